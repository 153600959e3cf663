explained-cut = That card has cost you { $count ->
    [one] a point
   *[other] { $count } points
}: it covers runes of your area or cuts it in two. You keep the part your Rune Master stands in.
explained-last-master = { $mine ->
    [true] That was your last Rune Master.
   *[false] That was the last Rune Master of that player.
} { $mode ->
    [duel] The other one now takes all the turns that are left, without drawing: each time a card, then a Rune Master.
    [teams] When all of you have placed theirs, the game is over.
   *[solo] The game is over.
}
explained-forfeit = You could neither draw nor find a rune for a Rune Master, so you lose one.
explained-stuck = None of your cards fits anywhere, so you lay none and go on with the second half of your turn.
explained-token = Your Grand Master token changes the colour of one rune beside your Rune Master, for good. You have only this one, and may keep it for later.
explained-master = A Rune Master takes the whole area of one colour it stands in: blue runes count { $blue }, green { $green }, red { $red }. It costs you the card you would draw, and never moves again; you have { $left }.
explained-place = Lay a card so that it covers at least one rune, and either everything under it or everything beside it has the same colour. Areas of one colour bring points later.
explained-lines = When you play alone no line may grow too long: at most { $red } red, { $green } green or { $blue } blue runes in a row.
explained-their-master = { $name }’s Rune Master now owns the area it stands in. You cannot place one there, nor join it with yours; but you may cover its runes.
explained-must-master = You cannot draw any more: from now on you lay a card and place a Rune Master each turn.
explained-their-token = A Grand Master token has changed the colour of that rune, for good. No card may cover it.
