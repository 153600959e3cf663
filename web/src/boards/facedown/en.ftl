facedown-card = { $mine ->
    [true] your { $where } card
   *[false] the { $where } card of { $name }
}
facedown-card-seen = { $mine ->
    [true] your { $card }
   *[false] { $name }’s { $card }
}
facedown-card-label = { $mine ->
    [true] You
   *[false] { $name }
}, { $where }: { $state ->
    [gap] gap
    [up] { $card }, face up
    [remembered] hidden, you know it: { $card }
   *[hidden] hidden
}{ $knowers ->
    [0] { "" }
   *[other] , known to { $known }
}
facedown-main-pile = Main pile, { $count } cards left
facedown-left = { $count } left
facedown-discard = Discard pile: { $card }
facedown-discard-name = discard pile
facedown-discard-empty = Discard pile, empty
facedown-window = Time to throw
facedown-held-unseen = { $name } holds a drawn card
facedown-seat = Seat
facedown-total = Total
facedown-rounds = Rounds so far
facedown-back = Back
facedown-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
facedown-let-go = You let it go. The others may still throw.
facedown-watch = The others may throw now.
facedown-deals = { $name } deals the next round.
facedown-remember = { $aid ->
    [true] Look at your cards: they are turned over in a moment. What you saw stays marked.
   *[false] Remember your cards: they are turned over in a moment.
}
facedown-look = { $count ->
    [one] Look at your card.
   *[other] Look at your cards.
}
facedown-look-hint = { $aid ->
    [true] Take your time. What you saw stays marked.
   *[false] { $count ->
        [one] Take your time: you see it this once. Then it lies face down, and you have to remember it.
       *[other] Take your time: you see them this once. Then they lie face down, and you have to remember them.
    }
}
facedown-do-look = { $count ->
    [one] I have it
   *[other] I have them
}
facedown-too-late = Too late: the time was up.
facedown-before = Before
facedown-empty = { $mine ->
    [true] You have no card left.
   *[false] { $name } has no card left.
}
facedown-bluff = Bluff
facedown-bluff-hint = Tap any card: all see you lift its corner, and nothing is turned. { $keys ->
    [true] The same: hold it, or press B on it.
   *[false] The same: hold it.
}
facedown-worth = { $card } ({ $points } points)
facedown-swap-for = Swap { $card }. With which other? Tap it.
facedown-swap-with = { $card } and { $other } change places, unseen.
facedown-do-swap = Swap them
