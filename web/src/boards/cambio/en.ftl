cambio-note = Round { $round }, to { $target }
cambio-last-turns = last turns
cambio-called = Cambio, { $points }
cambio-frozen = frozen
cambio-twin = A twin?
cambio-hint-twin = Top card: { $top }. Tap its twin before the others do.
cambio-let-go = No twin
cambio-ask-turn = Your turn. Draw a card.
cambio-hint-turn = { $top ->
    [none] { "" }
   *[other] { $frozen ->
        [true] The discard pile is frozen.
       *[false] Or take from the discard pile: { $top }.
    }
}
cambio-ask-drawn = You drew: { $card }.
cambio-hint-drawn = { $back ->
    [true] Tap the card it replaces, or discard it.
   *[false] Tap the card it replaces.
}
cambio-ask-give = Give { $name } one of your cards, unseen?
cambio-ask-action = { $kind ->
    [peek_mine] Look at one of your cards.
    [peek_yours] Look at somebody else’s card.
    [swap] { $begun ->
        [0] Swap two cards: tap the first.
       *[other] Tap the card it changes places with.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] The red king: one more look or swap.
           *[other] The red king: two looks or swaps.
        }
       *[other] Tap the card it changes places with.
    }
   *[blue_king] The blue king: tap the card to be shown to all.
}
cambio-ask-deal = The round is over. Deal the next one.
cambio-say-draw = Draw the top card of the main pile.
cambio-say-take = Take from the discard pile: { $top }. Everybody has seen it.
cambio-say-cambio = Call Cambio: the others have one more turn each, your cards stay as they are.
cambio-say-exchange = { $drawn } takes the place, face down. To the pile: { $card }.
cambio-say-discard = Discard: { $drawn }.
cambio-say-give = To { $name }, unseen: { $card }.
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
