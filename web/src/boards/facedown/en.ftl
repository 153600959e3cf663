facedown-place = { $shape ->
    [triangle] { $place ->
        [0] top
        [1] lower left
        [2] lower right
        [3] fourth
        [4] fifth
        [5] sixth
       *[other] extra
    }
   *[square] { $place ->
        [0] upper left
        [1] upper right
        [2] lower left
        [3] lower right
        [4] fifth
        [5] sixth
        [6] seventh
        [7] eighth
       *[other] extra
    }
}
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
}, { facedown-place }: { $state ->
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
facedown-empty = { $mine ->
    [true] You have no card left.
   *[false] { $name } has no card left.
}
facedown-bluff = Bluff
facedown-bluff-hint = Tap any card: all see you lift its corner, and nothing is turned. Holding a card, or B on it, does the same.
