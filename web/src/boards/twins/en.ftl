twins-place = { $shape ->
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
twins-card = { $mine ->
    [true] your { $where } card
   *[false] the { $where } card of { $name }
}
twins-card-seen = { $mine ->
    [true] your { $card }
   *[false] { $name }’s { $card }
}
twins-card-label = { $mine ->
    [true] You
   *[false] { $name }
}, { twins-place }: { $state ->
    [gap] gap
    [up] { $card }, face up
    [remembered] hidden, you know it: { $card }
   *[hidden] hidden
}{ $knowers ->
    [0] { "" }
   *[other] , known to { $known }
}
twins-main-pile = Main pile, { $count } cards left
twins-left = { $count } left
twins-discard = Discard pile: { $card }
twins-discard-empty = Discard pile, empty
twins-window = Time to throw
twins-held-unseen = { $name } holds a drawn card
twins-seat = Seat
twins-total = Total
twins-rounds = Rounds so far
twins-back = Back
twins-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
twins-let-go = You let it go. The others may still throw.
twins-watch = The others may throw now.
twins-deals = { $name } deals the next round.
twins-remember = { $aid ->
    [true] Look at your cards: they are turned over in a moment. What you saw stays marked.
   *[false] Remember your cards: they are turned over in a moment.
}
twins-empty = { $mine ->
    [true] You have no card left.
   *[false] { $name } has no card left.
}
