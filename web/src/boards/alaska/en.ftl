alaska-note = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
alaska-sits-out = { $cards }, sits out
alaska-river = The river
alaska-spot = Over { $first } and { $second }: { $count ->
    [0] no salmon
    [one] one salmon
   *[other] { $count } salmon
}
alaska-section = Section { $section }: { $angler ->
    [T] a tourist
    [L] a local
   *[other] nobody
}
alaska-pile = Draw pile, { $count } cards
alaska-discard = Discard pile: { $card }
alaska-no-cards = No cards in hand
alaska-caught = { $count ->
    [one] one salmon caught
   *[other] { $count } salmon caught
}
alaska-back = Back
alaska-ask-main = Your turn. Choose a card, or two numbers.
alaska-hint-main = { $salmon ->
    [0] No salmon in the river. They come from salmon cards when a turn begins.
   *[other] Numbers cast into their section, two are added. { $keep ->
        [0] Play all your cards.
        [one] You may keep one card.
       *[other] You may keep { $keep } cards.
    }
}
alaska-hint-keep = You may keep what you hold for your next turn, and draw.
alaska-ask-place = { $count ->
    [one] { $name } brings a salmon. You choose where it swims.
   *[other] { $name } brings { $count } salmon. You choose where they swim.
}
alaska-hint-place = Tap a line between two sections: best where { $name } cannot reach.
alaska-ask-take = Salmon on either side. Tap the one you catch.
alaska-ask-target = { $card ->
    [T] Tap the section for the tourist.
    [L] Tap the section for the local.
    [E] Tap a salmon to catch it, or an angler to chase him.
   *[other] Tap the second number.
}
alaska-landing = A catch!
alaska-hint-bear = { $name } lands the salmon from { $first } and { $second }. Your bear can eat it: nobody gets it.
alaska-hint-landing = { $mine ->
    [true] You are landing the salmon from { $first } and { $second }.
   *[false] { $name } is landing the salmon from { $first } and { $second }.
}
alaska-say-cast = { $cards } casts into section { $section }.
alaska-say-cast-plain = Cast { $cards }.
alaska-say-place = A salmon over { $first } and { $second }.
alaska-say-take = You catch the salmon over { $first } and { $second }.
alaska-say-tourist = A tourist goes to section { $section }.
alaska-say-local = A local goes to section { $section }.
alaska-say-eagle-salmon = The eagle catches the salmon over { $first } and { $second }.
alaska-say-eagle-angler = The eagle chases the angler out of section { $section }.
alaska-say-bear = The bear chases all anglers out of the river.
alaska-would-catch = A salmon lies over { $first } and { $second }: you would catch it.
alaska-would-choice = Salmon lie on either side: you would catch one of your choice.
alaska-would-empty = Nothing to catch there.
alaska-would-tourist_hooked = A tourist stands there: you would hook him and lose the rest of your hand{ $penalty ->
    [hand] { "" }
   *[full] { " " }and your next turn
}.
alaska-would-local_paid = A local stands there: you would hook him and give him a salmon.
alaska-would-local_unpaid = A local stands there: you would hook him, but have no salmon to give.
alaska-would-chase = The { $angler ->
    [T] tourist
   *[other] local
} there would leave with him.
alaska-would-roll = A die decides between salmon and angler.
alaska-do-cast = Cast into { $section }
alaska-do-cast-plain = Cast
alaska-do-single = Only the { $card }
alaska-do-place = Put it over { $first } and { $second }
alaska-do-take = Catch it
alaska-do-tourist = Send him to { $section }
alaska-do-local = Send him to { $section }
alaska-do-eagle-salmon = Catch it
alaska-do-eagle-angler = Chase him
alaska-do-bear = Let the bear loose
alaska-do-none = Spend the card
alaska-do-eat = Bear, eat it
alaska-do-let = Let it stand
alaska-do-keep = Keep it, end turn
alaska-line-salmon = { $count ->
    [one] One salmon caught
   *[other] { $count } salmon caught
}

# Called out for all to see and hear
call-catch = A catch!
call-bear = The bear!
alaska-hint-target = { $card ->
    [T] He lands one salmon that flows to him. Casting there costs { $penalty ->
        [hand] the hand.
       *[full] hand and next turn.
    }
    [L] He lands all salmon that flow to him. Casting there costs a salmon.
   *[other] { "" }
}
alaska-hint-loose = Or keep it: it can eat a salmon that somebody has just caught.

# A breath before it is final
breath-turn = That leaves your hand empty: your turn is over then.
breath-turn-do = End turn
