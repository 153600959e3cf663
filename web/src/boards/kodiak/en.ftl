kodiak-note = Round { $round } of { $rounds }
kodiak-is-cat = the cat
kodiak-me = { $cat ->
    [true] cat, { $points }
   *[false] mouse, { $points }
}
kodiak-locked = no pounce before the next discard
kodiak-pounce = Pounce?
kodiak-counter = Counter?
kodiak-scurry = Scurry?
kodiak-hint-pounce = Tap your card, then its twin among the mice’s cards. { kodiak-miss }
kodiak-hint-later = You can pounce: tap your card, then its twin among theirs. You can also pounce in a moment, without hurry.
kodiak-hint-counter = { $name } runs with { $top }. Tap a twin of it to catch { $name }. { kodiak-miss }
kodiak-hint-scurry = On the pile: { $top }. { $twin ->
    [king] Have another king?
   *[other] Have another one?
} Tap it first. { kodiak-slip }
kodiak-ask-half = { $side ->
    [mine] Pounce with { $card }. Tap its twin among the mice’s cards.
   *[theirs] Pounce on { $card }. Tap its twin among your cards.
}
kodiak-ask-draw = Your turn. Draw a card.
kodiak-ask-place = You drew: { $card }.
kodiak-hint-place = Tap the card of yours it replaces.
kodiak-ask-free = { $name } is playing.
kodiak-ask-offer = Somebody swaps with you. Which of your cards do you give?
kodiak-ask-action = { $kind ->
    [peek] Tap a card of yours to look at it.
    [expose] Tap a mouse’s card: it is turned up and stays so.
    [swap] { $begun ->
        [0] Swap two cards: tap the first.
       *[other] Tap the card it changes places with.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] The Red King: one more thing. Tap a card.
           *[other] The Red King: do two things. Look at a card, turn one up, or swap two. Tap a card.
        }
       *[other] Tap the card it changes places with.
    }
   *[blue_king] { $count ->
        [one] The Blue King: tap a card of { $now }. It is turned up.
       *[other] { $begun ->
            [0] The Blue King: one card of each mouse. First choose one of { $now }.
           *[other] Now choose a card of { $now }.
        }
    }
}
kodiak-hint-show = { $next ->
    [none] Then all of them are turned up together.
   *[other] Then { $next } comes.
}
kodiak-ask-calm = The mice may throw now.
kodiak-ask-deal = The round is over. Deal the next one.
kodiak-say-exchange = { $drawn } takes the place of { $card }.
kodiak-say-pounce = With { $card } on { $prey }?
kodiak-say-peek = Look at { $card }.
kodiak-say-expose = Turn up { $card }.
kodiak-say-show = Turn up { $card }.
kodiak-say-offer = Give up { $card }.
kodiak-say-pick = { $begun ->
    [0] Swap { $card }, but for which?
   *[other] Swap it for { $card }.
}
kodiak-say-pick-kodiak = Swap with { $name }. { $name } chooses the card.
kodiak-do-draw = Draw
kodiak-do-exchange = Exchange
kodiak-do-pounce = Pounce
kodiak-do-peek = Look
kodiak-do-expose = Turn it up
kodiak-do-show = Turn it up
kodiak-do-show-later = Choose it
kodiak-do-pick = Swap it
kodiak-do-pick-kodiak = Swap it
kodiak-do-offer = Give it up
kodiak-do-deal = Deal the next round
kodiak-do-pass = No pounce
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
kodiak-cat-note = cat, { $points }
kodiak-my-line = You: { $note }
kodiak-wants = { $cat ->
    [true] The cat pounces: lay a card of yours on its twin among the mice’s cards{ $points ->
        [0] { "" }
       *[other] , −{ $points } points each
    }.
   *[false] Mice throw twins of the top card, to have few cards left. Beware of the cat.
}
kodiak-miss = { $wrong ->
    [card] A miss: you draw a penalty card.
    [expose] A miss: your card is turned up.
   *[none] A miss costs nothing.
}
kodiak-slip = { $wrong ->
    [card] A wrong card costs a penalty card.
    [expose] A wrong card is turned up.
   *[none] A wrong card costs nothing.
}
kodiak-hit = { $points ->
    [0] A hit: both cards go to the pile.
   *[other] A hit: −{ $points } points, and both cards go to the pile.
}
kodiak-ask-aim = Pounce: tap your card, then its twin among the mice’s cards.
kodiak-hint-free = You may pounce now.
kodiak-more-exchange = The old card goes on the pile, face up.
kodiak-more-hairball = A hairball on the pile costs you { $points } points.
kodiak-more-pounce = { kodiak-hit } { kodiak-miss }
kodiak-some-card = a card that { $name } chooses
kodiak-do-aim = Pounce

# Called out for all to see and hear
call-pounce = A pounce!
call-missed = Missed!
call-caught = Caught!
