rune-note = { $mode }, turn { $turn }
rune-mode-duel = Duel
rune-mode-solo = Solo
rune-mode-teams = Teams
rune-last = last Rune Masters
rune-partner = with { $mine ->
    [yes] you
   *[no] { $name }
}
rune-board = Board with { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rune-masters-left = { $count ->
    [0] no Rune Masters left
    [one] 1 Rune Master left
   *[other] { $count } Rune Masters left
}
rune-token = Grand Master token
rune-deck = Deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
rune-card = Card { $rows }
rune-colour-B = blue
rune-colour-G = green
rune-colour-R = red

# What is asked
rune-ask-place = Your turn. Lay a card.
rune-ask-where = Where does it go?
rune-ask-fits = It fits.
rune-ask-refused = It does not fit.
rune-ask-act = Draw a card, or place a Rune Master?
rune-ask-act-master = Place a Rune Master.
rune-ask-act-draw = Draw a card?
rune-ask-master = A Rune Master here?
rune-ask-token = Lay your token?
rune-ask-token-here = The token here?
rune-ask-nowhere = It fits nowhere.
rune-ask-token-colour = Which side up?
rune-hint-place = Choose a card from your hand and lay it over the others.
rune-hint-where = Drag it there, or tap a dot.
rune-hint-act = A Rune Master on a rune scores all runes of its colour that hang together.
rune-hint-act-master = Tap a rune: all of its colour that hang together score for you.
rune-warn-last = It is your last Rune Master: you are done then.
rune-warn-end = It is your last Rune Master: the game ends.
rune-hint-same = Nobody's points change.
rune-hint-turn = This way up it fits nowhere. Turn it.
rune-hint-nowhere = Try another card.
rune-hint-token = Tap a marked rune to recolour it.
rune-hint-change = You: { $mine }. { $others }
rune-hint-mine = You: { $mine }.
rune-change = { $name }: { $change }

# Buttons
rune-lay = Lay it here
rune-turn = Turn the card
rune-draw = Draw a card
rune-master = Place Rune Master
rune-show-place = Lay card { $number } of your hand
rune-show-token = Turn a rune { $colour }
rune-token-B = Blue
rune-token-G = Green
rune-pass = Pass
rune-pass-token = Keep the token

# Alone
rune-goal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
} from { $from }
rune-best = best so far { $best }
rune-best-new = Your best score so far.
rune-medal-bronze = Bronze: good. A novice bot gets this far in every second game.
rune-medal-silver = Silver: as far as a skilled bot gets in every second game.
rune-medal-gold = Gold: a skilled bot gets this far in one game out of ten.
rune-medal-next = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
} begins at { $from } points.
rune-values = What each rune of an area is worth
rune-value = { $colour }: { $value }
rune-line = Longest { $colour } line: { $now } of at most { $limit }

# Points
rune-score-B = { $count ->
    [one] 1 blue rune
   *[other] { $count } blue runes
} at { $value }
rune-score-G = { $count ->
    [one] 1 green rune
   *[other] { $count } green runes
} at { $value }
rune-score-R = { $count ->
    [one] 1 red rune
   *[other] { $count } red runes
} at { $value }
rune-score-first = Bonus of the start

# Called out for all to see and hear
call-last-master = The last Master!

# A breath before it is final
breath-last-master = This is your last Rune Master: it stays where you put it.
breath-last-master-do = Place it
