market-round = Round { $round }
market-caption-red = Red
market-caption-blue = Blue
market-caption-boats = Boats
market-caption-bandits = Bandits
market-caption-draw = Draw
market-caption-discard = Discard
market-pile = { $name }: { $count } left
market-top = Discard pile, { $card } on top
market-top-none = Discard pile, empty
market-known = You have seen { $cards }.
market-hand = { $count ->
    [0] { $seat }: no card in hand
    [one] { $seat }: 1 card in hand
   *[other] { $seat }: { $count } cards in hand
}
market-side = { $seat }: { $place }, { $count ->
    [0] no runes
    [one] 1 rune
   *[other] { $count } runes
}
market-side-boat = { $side }, with a boat
market-side-held = { $side }, held by { $count ->
    [one] a bandit
   *[other] { $count } bandits
}
market-side-none = { $seat }: no { $colour ->
    [red] red
   *[blue] blue
} shelter
market-loose = { $seat }: { $count } loose { $colour ->
    [red] red
   *[blue] blue
} { $count ->
    [one] rune
   *[other] runes
}
market-no-shelter = { $colour ->
    [red] no red shelter
   *[blue] no blue shelter
}
market-attacked = attacked with { $card }
market-held = held
market-due = +{ $count } due
market-loose-short = loose
market-heap = Runes under a bandit

# What is asked
market-ask-interest = Your turn. Take interest?
market-ask-giveup = Your turn. Give up a shelter?
market-ask-main = Your turn. Play a card.
market-ask-main-done = Play on, or end your turn.
market-ask-place-boat = Where does the boat go?
market-ask-place-bandit = Send the bandit to whose shelter?
market-ask-steal = { $left ->
    [one] What do you steal?
   *[other] What do you steal? { $left } left.
}
market-ask-bout = A tie! Stone, scissors or paper?
market-hint-bout = Nobody sees it until all have chosen. Two wins decide.
market-ask-bout-others = A tie: stone, scissors, paper decides.
market-bout-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
market-bout-chosen = has chosen
market-ask-duel = { $seat } attacks you with { $card }.
market-ask-whom = Attack with { $card }. Whom?
market-ask-which = { $cards }: what for?
market-hint-whom = Tap a name or a ringed hand.
market-hint-giveup = Tap it, or keep what you have.
market-hint-main = Choose cards, then what they are for.
market-hint-must = Play at least one card, then end your turn.
market-hint-place = Tap a ringed place.
market-hint-steal = Tap a ringed hand or rune.
market-hint-duel = Show a card that is as high, or give up.
market-hint-duel-none = You have no card as high as that.
market-hint-which = Choose one.
market-hint-attack = Choose a number to attack with.
market-hint-pay = Choose the cards that pay.
market-sum = { $cards } make { $sum }.

# Buttons
market-do-rune = { $colour ->
    [red] Red rune
   *[blue] Blue rune
}
market-do-collect = { $colour ->
    [red] Take red
   *[blue] Take blue
}
market-do-giveup = { $colour ->
    [red] Give up red
   *[blue] Give up blue
}
market-do-boat-runes = { $colour ->
    [red] Boat for { $price } red
   *[blue] Boat for { $price } blue
}
market-do-bandit-runes = { $colour ->
    [red] Bandit for { $price } red
   *[blue] Bandit for { $price } blue
}
market-do-boat-cards = Buy a boat
market-do-bandit-cards = Buy a bandit
market-do-ransom-cards = Pay off the bandit
market-do-ransom-runes = Pay { $red } red, { $blue } blue
market-do-build = Build it
market-do-raid = Raid
market-do-thief = Send the thief
market-do-attack = Attack
market-do-duel = Attack { $seat }
market-do-discard = Throw it away
market-do-show = Show { $card }
market-do-steal = { $seat }: { $what ->
    [hand] a card
    [red] red rune
    [blue] blue rune
   *[other] a rune
}
market-do-store = { $colour ->
    [red] Store red
   *[blue] Store blue
}
market-do-dock = Join the boat
market-do-neutralise = { $colour ->
    [red] Free red with a boat
   *[blue] Free blue with a boat
}
market-do-attach = { $colour ->
    [red] To the red shelter
   *[blue] To the blue shelter
}
market-do-sign = Choose { $sign }
market-do-alone = Let it stand alone
market-do-occupy = { $seat }: { $what ->
    [red] red shelter
    [blue] blue shelter
   *[open] boat
}
market-pass-interest = No interest
market-pass-giveup = Keep it
market-pass-main = End turn
market-pass-steal = Steal nothing
market-pass-duel = Give up

# Points
market-score-red = Red runes
market-score-blue = Blue runes
market-score-boats = { $count ->
    [one] 1 boat
   *[other] { $count } boats
}
market-score-bandits = { $count ->
    [one] 1 bandit in your shelters
   *[other] { $count } bandits in your shelters
}
