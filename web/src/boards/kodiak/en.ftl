kodiak-note = { $cat ->
    [me] Round { $round } of { $rounds }, you are the cat
   *[other] Round { $round } of { $rounds }, { $name } is the cat
}
kodiak-is-cat = the cat
kodiak-me = { $cat ->
    [true] Kodiak, { $pounces ->
        [one] { $pounces } pounce
       *[other] { $pounces } pounces
    }
   *[false] Mouse, { $points }
}
kodiak-locked = no pounce until a card lands
kodiak-pounce = Pounce?
kodiak-counter = Counter?
kodiak-scurry = Scurry?
kodiak-hint-pounce = Tap your card and the mouse’s card that is its twin.
kodiak-hint-counter = { $name } runs with { $top }. Tap a twin of it to catch the runner.
kodiak-hint-scurry = Top card: { $top }. Tap its twin before the others do.
kodiak-ask-half = { $side ->
    [mine] You pounce with { $card }. On which card?
   *[theirs] You pounce on { $card }. With which of yours?
}
kodiak-ask-draw = Your turn. Draw a card.
kodiak-or-pounce = Or pounce: tap your card and a mouse’s.
kodiak-or-prey = Or tap a mouse’s card to pounce with it.
kodiak-ask-place = You drew: { $card }.
kodiak-hint-place = Tap the card it replaces.
kodiak-hint-place-cat = Tap the card it replaces, or pounce.
kodiak-ask-free = { $name } is playing.
kodiak-ask-offer = Which of your cards do you give up?
kodiak-ask-action = { $kind ->
    [peek] Look at one of your cards.
    [expose] Turn up a mouse’s card.
    [swap] { $begun ->
        [0] Swap two cards: tap the first.
       *[other] Tap the card it changes places with.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] The Red King: one more look or swap.
           *[other] The Red King: two of look, exposure and swap.
        }
       *[other] Tap the card it changes places with.
    }
   *[blue_king] The Blue King: tap the card to turn up.
}
kodiak-ask-deal = The round is over. Deal the next one.
kodiak-say-draw = Draw the top card of the main pile.
kodiak-say-exchange = { $drawn } takes the place, face down. To the pile: { $card }.
kodiak-say-pounce = With { $card } on { $prey }. A miss costs you.
kodiak-say-peek = Look at { $card }.
kodiak-say-expose = Turn up { $card }.
kodiak-say-show = Turn up { $card }.
kodiak-say-offer = Give up { $card }.
kodiak-say-pick = { $begun ->
    [0] Swap { $card }, but for which?
   *[other] Swap it for { $card }.
}
kodiak-say-pick-kodiak = Swap with { $name }, who chooses the card.
kodiak-do-draw = Draw
kodiak-do-exchange = Exchange
kodiak-do-pounce = Pounce
kodiak-do-peek = Look
kodiak-do-expose = Turn it up
kodiak-do-show = Turn it up
kodiak-do-pick = Swap it
kodiak-do-pick-kodiak = Swap it
kodiak-do-offer = Give it up
kodiak-do-deal = Deal the next round
kodiak-do-pass = Pass
kodiak-let-go = Let it go
kodiak-round-over = Round { $round } is over
kodiak-reason-limit = The turns of this round are used up.
kodiak-cards = Cards
kodiak-hairballs = Hairballs
kodiak-pounces = Pounces
kodiak-line-cat = Round { $round }, as the cat: cards on the table
kodiak-line-mouse = Round { $round }, as a mouse: cards on the table
kodiak-line-hairballs = { $hairballs ->
    [one] Round { $round }: a discarded hairball
   *[other] Round { $round }: { $hairballs } discarded hairballs
}
kodiak-line-pounces = { $pounces ->
    [one] Round { $round }: one pounce
   *[other] Round { $round }: { $pounces } pounces
}
