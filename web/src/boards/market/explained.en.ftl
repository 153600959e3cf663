explained-bandit = { $mine ->
    [true] A bandit sits in your shelter now: its runes are frozen, earn nothing, and each turn one of them goes to the bandit’s owner, until you pay it off: cards of 21 or more together, or three free runes.
   *[false] A bandit: it holds the runes of that shelter. They earn nothing, pay for nothing, and each turn one goes to the bandit’s owner, until it is paid off: cards of 21 or more together, or three free runes.
}
explained-attacked = { $name } attacks you. Show a number at least as high and nothing happens, the card stays yours; { $forced ->
    [true] without one
   *[false] if not,
} { $name } steals a rune or a hand card from you.
explained-loot = { $mine ->
    [true] The bandit in your shelter has just taken a rune for its owner. That happens at the start of each of your turns until you pay it off: cards of 21 or more together, or three free runes.
   *[false] A bandit has just taken a rune for its owner. That happens every turn until it is paid off: cards of 21 or more together, or three free runes.
}
explained-abandon = { $mine ->
    [true] Your shelter
   *[false] That shelter
} was empty and a bandit still sat in it: it is abandoned, and both are gone.
explained-stolen-card = { $name } has stolen a card from your hand. You draw a new one only at the end of your own turn.
explained-stolen-rune = { $name } has stolen a rune from you, and with it a point. Runes are never quite safe, not even in a shelter.
explained-bout = All tie-breaks are equal, so stone, scissors, paper decides: two wins are enough.
explained-frozen = Your runes under the bandit are frozen: they still count, but pay for nothing. Cards of 21 or more together, or three free runes, send it away.
explained-interest = Interest: a shelter with a rune in it brings one more rune each turn, two with a boat. { $count ->
    [one] One rune is yours now.
   *[other] { $count } runes are yours now.
} Take it before you play a card.
explained-giveup = You may give up a shelter: its card is gone, and a bandit with it.
explained-main = Each rune is a point, and the most points win. Cards that make exactly 5, 10 or 15 together buy one; play at least one card in a turn.
explained-steal = A theft: take one rune, or a card from somebody’s hand without seeing it first. Tap what you want.
explained-boat = A boat doubles the interest of the shelter it joins, and { $value ->
    [0] counts nothing itself.
    [one] counts one point.
   *[other] counts { $value } points.
}
explained-shelter = Build this shelter: runes of its colour in it bring you another one each turn. Or spend it on a raid: { $thefts ->
    [one] one theft.
   *[other] { $thefts } thefts.
}
explained-thief = The thief steals once: a rune or a hand card, from whom you like. Nobody can defend against him.
explained-loose = Loose runes count, but earn no interest. A shelter of their colour takes them in.
explained-duel = A number can also attack somebody: if they show nothing as high, you steal from them. Your card is gone either way. Each opponent can be attacked once a turn.
explained-runes = Before your first card you may also pay with runes of one colour, for a boat or for a bandit to send to somebody.
explained-interest-others = Interest: a shelter that holds a rune brings its owner another one every turn. You want one too.
explained-ending = { $count ->
    [one] One rune is left in the market.
   *[other] { $count } runes are left in the market.
} As soon as the last one is taken the game is over, in the middle of a turn.
