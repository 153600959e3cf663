market-round = Round { $round }
market-caption-red = Red
market-caption-blue = Blue
market-caption-boats = Boats
market-caption-bandits = Bandits
market-price-rune = { $small_sum }, { $middle_sum }, { $large_sum }
market-price-rune-said = A rune costs cards that make exactly { $small_sum }, { $middle_sum } or { $large_sum }.
market-price-big = { $big_sum }+ or { $price } runes
market-price-big-said = It costs cards that make { $big_sum } or more; or, before you play a card, { $price } runes of one colour.
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
market-ask-main = Your turn. Play at least one card.
market-ask-main-bare = Your turn. Your hand is empty.
market-ask-main-done = Play on, or end your turn.
market-ask-main-over = End your turn.
market-ask-place-boat = Where does the boat go?
market-ask-place-bandit = Whose shelter does the bandit plunder?
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
market-hint-whom = Who shows nothing as high loses a rune or a card to you. Your card is spent either way. Each of them can be attacked once a turn.
market-hint-giveup = { $brings ->
    [theft] It goes with all that is in it; for that you steal { $thefts ->
        [one] once
        [2] twice
       *[other] { $thefts } times
    }.
   *[other] It goes with all that is in it, and brings nothing.
}
market-hint-main = { $left ->
    [both] Numbers that make { $small_sum }, { $middle_sum } or { $large_sum } buy a rune: a point. One alone attacks.
    [buy] Numbers that make { $small_sum }, { $middle_sum } or { $large_sum } buy a rune: a point.
    [attack] Your numbers buy nothing now, but one alone attacks.
   *[play] Tap a ringed card.
}
market-hint-bare = You can still pay with runes or put things in order. Then you draw new cards.
market-hint-more = { $left ->
    [both] You can still buy or attack.
    [buy] You can still buy something.
    [attack] You can still attack.
    [play] You can still play a ringed card.
    [empty] Your hand is empty.
   *[none] None of your cards can do anything more this turn.
} When your turn ends you draw up to { $size } cards again.
market-hint-must = Play at least one card, then end your turn.
market-hint-place = Tap a ringed place.
market-hint-steal = A rune is a point for you and one less for them. Which card you get is luck.
market-hint-occupy = It takes a rune a turn for you, and the shelter earns nothing meanwhile.
market-hint-duel = Show { $card } or higher and you keep everything, the card too.
market-hint-duel-none = You have nothing as high: { $seat } takes a rune or a card of yours.
market-hint-which = Choose one.
market-hint-colour = That buys a rune: a point. Which colour?
market-hint-attack = Choose a number to attack with.
market-hint-pay = Choose the cards that pay.
market-sum = { $cards } = { $sum }
market-closed-interest = First answer this, then play your cards.
market-closed-main = { $card } is of no use now: it makes no price, and nobody can be attacked again this turn.
market-closed-place = First choose where it goes.
market-closed-duel = Only a number of { $card } or more answers the attack.

# What comes of it
market-then-rune = A rune is a point.
market-then-duel = Attack: who shows nothing as high loses a rune or a card to you.
market-then-attack = If { $seat } shows no { $card } or higher, you steal a rune or a card. Your { $card } is gone either way.
market-then-build = Build: { $card ->
    [R] red
   *[B] blue
} runes in it bring another one each turn.
market-then-raid = Raid: { $thefts ->
    [one] you steal once,
    [2] you steal twice,
   *[other] you steal { $thefts } times,
} and the card is gone.
market-then-thief = You steal a rune or a card, from whom you like.
market-then-show = You keep everything, the card too.
market-then-boat = A boat doubles a shelter’s interest{ $value ->
    [0] .
    [one] {" "}and is a point.
   *[other] {" "}and is { $value } points.
}
market-then-bandit = A bandit takes a rune a turn for you from somebody’s shelter.
market-then-ransom = The bandit leaves, and your runes there are free again.
market-then-store = Stored, it brings interest.
market-then-store-held = A bandit holds this shelter: it takes a rune each turn, and nothing there can be spent.

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
market-do-ransom-runes = Pay off the bandit: { $red ->
    [0] { $blue } blue runes
   *[other] { $blue ->
        [0] { $red } red runes
       *[other] { $red } red, { $blue } blue
    }
}
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
market-pass-interest = Leave it there
market-pass-giveup = Keep it
market-pass-main = End turn
market-pass-steal = Steal nothing
market-pass-duel = Let { $seat } steal a rune or a card

# What decided
market-tied-boats = { $names } have as many points. More boats decide: { $counts }.
market-tied-bandits = { $names } have as many points and boats. Fewer bandits decide: { $counts }.
market-tied-number = { $names } have as many points, boats and bandits. The higher number card decides: { $counts }.
market-tied-bouts = { $names } are equal in everything. Stone, scissors, paper decided.
market-tied-count = { $name } { $count }

# What something is
market-told-none = No { $colour } shelter yet. With its card you build one, and { $colour } runes in it bring another one each turn.
market-told-shelter = A shelter: the runes in it bring their owner another one each turn, two with a boat.
market-told-boat = A boat: it counts points, keeps runes of one colour and doubles the interest of a shelter it joins.
market-told-held = A bandit holds this shelter: it earns nothing, and one rune a turn goes to the bandit’s owner. Cards of { $big_sum } or more, or { $ransom } free runes, send it away.
market-told-loose = Loose runes count, but earn no interest. A shelter of their colour takes them in.
market-told-hand = { $attacked ->
    [true] You have attacked this hand already: each opponent once a turn.
   *[false] A hand. A number card of yours can attack it, each opponent once a turn.
}
market-told-discard = Played cards lie here. When the draw pile is empty they are shuffled again.
market-told-points = { $parts }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
market-told-no-points = Each rune is a point, a boat too; a bandit in your shelter costs one. You have none of them yet.
market-points-why = { $points }. Where from?
market-few-left = { $count ->
    [0] last runes
    [one] 1 rune left
   *[other] { $count } runes left
}

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

# Called out for all to see and hear
call-bandit = A bandit!
call-abandon = Shelter lost!

# A breath before it is final
breath-turn = That leaves your hand empty: your turn is over then.
breath-turn-do = Do it and end turn
breath-buy = { breath-turn }
breath-buy-do = Buy and end turn
breath-pay = { breath-turn }
breath-pay-do = Pay and end turn
breath-attack = { breath-turn }
breath-attack-do = Attack and end turn
breath-build = { breath-turn }
breath-build-do = Build and end turn
breath-raid = { breath-turn }
breath-raid-do = Raid and end turn
breath-thief = { breath-turn }
breath-thief-do = Send him and end turn
breath-steal = { breath-turn }
breath-steal-do = Steal and end turn
breath-place = { breath-turn }
breath-place-do = Place and end turn
breath-discard = { breath-turn }
breath-discard-do = Throw away and end turn
breath-giveup = Then the shelter is gone and pays no more interest. Its runes stay, without a roof.
breath-giveup-do = Give it up
