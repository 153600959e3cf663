alaska-note = { $count ->
    [one] 1 card to go
   *[other] { $count } cards to go
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
alaska-hint-main = Numbers cast, anglers go into the river, eagle and bear strike.
alaska-hint-keep = You may keep what you hold and end your turn.
alaska-ask-place = Put a salmon of { $name } into the river.
alaska-hint-place = { $count ->
    [one] Tap the line between two sections.
   *[other] { $count } salmon to place. Tap the line between two sections.
}
alaska-ask-take = Salmon on either side. Tap the one you catch.
alaska-ask-target = { $card ->
    [T] Tap the section for the tourist.
    [L] Tap the section for the local.
   *[other] Tap a salmon to catch it, or an angler to chase him.
}
alaska-landing = A catch!
alaska-hint-bear = { $name } lands the salmon from { $first } and { $second }. Your bear can eat it.
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
alaska-would-tourist_hooked = A tourist stands there: you would hook him and lose the rest of your hand.
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
