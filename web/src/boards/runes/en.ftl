runes-board = Board with { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
runes-rituals = { $count ->
    [one] 1 ritual
   *[other] { $count } rituals
}
runes-skips = misses { $count ->
    [one] a turn
   *[other] { $count } turns
}
runes-coins-laid = { $seat } has laid { $laid } of { $all } coins
runes-colour-grey = grey
runes-colour-gold = gold
runes-colour-black = black
runes-stone-grey = grey stone
runes-stone-gold = golden stone
runes-stone-black = black stone
runes-stone-laid = { $stone } of { $seat }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
runes-under = { $count ->
    [one] One stone lies under it.
   *[other] { $count } stones lie under it.
}
runes-aim-laid = Aimed at { $mine ->
    [yes] your ringed stone
   *[no] the ringed stone of { $seat }
}.
runes-aim-hand = Aimed at { $mine ->
    [yes] your hand
   *[no] the hand of { $seat }
}.
runes-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
}
runes-hand-of = Stones of { $seat }

# What is asked
runes-ask-turn = Your turn. Lay a stone.
runes-ask-place = Where does it go?
runes-ask-preview = { $edges ->
    [one] 1 edge agrees
   *[other] { $edges } edges agree
}{ $stone ->
    [gold] , gold doubles
   *[other] { "" }
}: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
runes-ask-first = The first stone{ $stone ->
    [gold] , gold doubles
   *[other] { "" }
}: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
runes-ask-sure = Lay it like this?
runes-sure-take = Take the { $stone } of { $seat }?
runes-sure-extra = Put the coins on this stone?
runes-sure-replace = Your coins for { $coins ->
    [one] the coin
   *[other] the { $coins } coins
} of { $seat }?
runes-ask-stuck = None of your stones fits.
runes-ask-whom = { $card }: against whom?
runes-ask-full = You hold as many rituals as you may.
runes-choose-lay = Lay one more stone on an empty cell.
runes-choose-quick = An extra turn: lay a stone.
runes-choose-steal = Lay a stone on one of another seat.
runes-choose-extra = The die shows { $die }. On which of your stones do the coins go?
runes-choose-replace = The die shows { $die }. Whose coins do you replace?
runes-idle-respond = You cannot answer this ritual.
runes-idle-during = Rituals may be played now.
runes-idle-between = Rituals may be played now.
runes-hint-turn = Every edge with the same rune as its neighbour lays a coin, two on gold. Be rid of yours first.
runes-hint-turn-ritual = Every edge with the same rune as its neighbour lays a coin. Or play a ritual.
runes-hint-place = Tap a dashed cell or drag the stone there.
runes-hint-preview = Tap the stone to turn it, drag to move it.
runes-hint-target = Tap a ringed stone.
runes-hint-take = Tap the stone you want.
runes-hint-full = Play or remove one to draw a new one, or draw none.
runes-hint-window = Tap a ritual. When the ring is empty, play goes on without one.
runes-ask-answer = Answer the ritual?
runes-ask-answer-to = { $seat } plays { $card }. Answer?
runes-hint-answer = When the ring is empty, it happens.
runes-hint-idle = None of yours can be played now.
runes-cast = { $mine ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
runes-cast-against = { $mine ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
} against { $me ->
    [yes] you
   *[no] { $against }
}

# Buttons
runes-lay = { $coins ->
    [0] Lay stone
    [one] Lay stone, 1 coin
   *[other] Lay stone, { $coins } coins
}
runes-turn = Turn the stone
runes-play = Play { $card }
runes-play-against = Against { $seat }
runes-remove = Throw { $card } away
runes-take = Take it
runes-target = Choose this stone
runes-show-place = Lay { $colour ->
    [gold] a golden
    [black] a black
   *[grey] a grey
} stone
runes-show-target = Choose a stone on the table
runes-pass = Pass
runes-pass-full = Draw none
runes-pass-respond = Let { $seat }'s ritual happen
runes-pass-idle = Go on
runes-pass-window = Not now
runes-pass-choose = Take none

# Points
runes-score-left = { $count ->
    [0] all coins laid
    [one] 1 coin left
   *[other] { $count } coins left
}
runes-score-coins = Coins at the start
runes-score-stones = Laid on stones
runes-score-forms = Laid on lines and circles

# Called out for all to see and hear
call-circle = A circle!
call-line = A line!
