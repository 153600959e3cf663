cambio-note = { $rounds ->
    [1] One round
   *[other] Round { $round }, until { $target } points
}
cambio-last-turns = last turns
cambio-called = Cambio, { $points }
cambio-frozen = closed this turn
cambio-twin = A twin?
cambio-hint-twin = On the pile: { $top }. { $twin ->
    [king] Know another king?
    [energy] Know another energy?
   *[other] Know another one?
} Tap it first. { $penalty ->
    [true] A wrong card costs a penalty card.
   *[false] A wrong one of others costs a penalty card.
}
cambio-let-go = No twin
cambio-ask-turn = Your turn. Draw a card.
cambio-hint-turn = { $top ->
    [none] Keep low cards, get rid of high ones.
   *[other] { $frozen ->
        [true] The discard pile is closed for this turn.
       *[false] Or take from the discard pile: { $top }.
    }
}
cambio-ask-drawn = You drew: { $card }.
cambio-hint-drawn = { $back ->
    [true] Tap the card of yours it replaces, or discard it{ $effect ->
        [pm] { " " }to look at one of your cards
        [py] { " " }to look at somebody else’s card
        [sw] { " " }to swap two cards
        [rk] { " " }for two looks or swaps
        [bk] { " " }to show all a card of everybody else
       *[none] { "" }
    }.
   *[false] Tap the card of yours it replaces.
}
cambio-ask-give = Give { $name } one of your cards, unseen?
cambio-ask-action = { $kind ->
    [peek_mine] Tap a card of yours to look at it.
    [peek_yours] Tap somebody else’s card to look at it.
    [swap] { $begun ->
        [0] Swap two cards: tap the first.
       *[other] Tap the card it changes places with.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] The red king: tap a card for one more look or swap.
           *[other] The red king: two looks or swaps. Tap a card.
        }
       *[other] Tap the card it changes places with.
    }
   *[blue_king] The blue king: tap a card of { $name }. It is shown to all.
}
cambio-ask-deal = The round is over. Deal the next one.
cambio-say-take = Take { $top } from the discard pile?
cambio-say-cambio = Call Cambio? The others have one more turn each.
cambio-say-exchange = { $drawn } takes the place of { $card }.
cambio-say-give = { $name } gets { $card }, unseen.
cambio-say-peek = Look at { $card }.
cambio-say-pick = { $begun ->
    [0] Swap { $card }, but for which?
   *[other] Swap it for { $card }.
}
cambio-say-show = Show to all: { $card }.
cambio-do-draw = Draw
cambio-do-take = Take
cambio-do-cambio = Cambio
cambio-do-exchange = Exchange
cambio-do-discard = Discard
cambio-do-give = Give
cambio-do-peek = Look
cambio-do-pick = Swap it
cambio-do-show = Show it
cambio-do-deal = Deal the next round
cambio-do-pass = Do without
cambio-round-over = Round { $round } is over
cambio-reason-cambio = { $mine ->
    [true] You said Cambio, and the others have had a last turn.
   *[false] { $name } said Cambio, and everybody else has had a last turn.
}
cambio-reason-limit = The turns of this round are used up.
cambio-cards = Cards
cambio-call = Call
cambio-line-cards = Round { $round }: cards on the table
cambio-line-right = Round { $round }: right call
cambio-line-wrong = Round { $round }: wrong call
cambio-line-tied = Round { $round }: tied call
cambio-me = You, { $note }
cambio-hint-give = You have one card fewer then.
cambio-more-take = Everybody has seen it. You exchange it for a card of yours.
cambio-more-cambio = { $tie ->
    [punish] All others have more points: −{ $bonus }. If not: +{ $malus }.
   *[other] Nobody has fewer points: −{ $bonus }. If somebody has: +{ $malus }.
}
cambio-more-exchange = The old card goes on the pile, face up.

# Called out for all to see and hear
call-cambio = Cambio!
