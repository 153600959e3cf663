rune-note = { $mode }, turn { $turn }
rune-mode-duel = Duel
rune-mode-solo = Solo
rune-mode-teams = Teams
rune-last = last Rune Masters
rune-partner = with { $name }
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
rune-hint-place = Choose a card from your hand.
rune-hint-where = Drag it there, or tap a dot.
rune-hint-act = Tap a marked rune for a Rune Master.
rune-hint-act-master = Tap a marked rune.
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
