explained-caught = Kodiak has caught your card: he laid its twin on it. You get a new card, unseen; he is rid of one and { $points } points better off.
explained-miss = { $mine ->
    [true] A miss: the cards were no twins. { $costs ->
        [card] All have seen both, and you take a penalty card.
        [expose] Both have been seen, and yours stays face up.
       *[none] All have seen both.
    } You can pounce again once another card has landed.
   *[false] Kodiak has missed: the cards were no twins. { $costs ->
        [card] All have seen both, and he takes a penalty card.
        [expose] All have seen both, and his stays face up.
       *[none] All have seen both.
    } Remember them.
}
explained-grabbed = { $mine ->
    [true] Kodiak has grabbed you with a twin: for every card you threw you draw a new one.
   *[false] Kodiak has grabbed the mouse with a twin: for every card it threw it draws a new one.
}
explained-out = { $how ->
    [late] Too slow: another mouse was first. Your card goes back, all have seen it, and you are out until the next discard.
   *[wrong] No twin: the card goes back, all have seen it, { $costs ->
        [card] and you take a penalty card.
        [expose] and it stays face up.
       *[none] but it costs nothing else.
    } You are out until the next discard.
}
explained-offer = A mouse wants to swap with you. It may not touch your cards: you choose the one you give away.
explained-action = You have put a card with a picture on the pile, so now you do what it shows. What that is stands beside your badge.
explained-hairball = The hairball: { $table } points if it still lies before you at the end, { $discard } if you discard it. As the cat you can pounce on any card with it.
explained-cat = You are Kodiak, the cat. Get rid of cards by laying one on its twin, a mouse’s card with the same rune: that is a pounce. Fewest points win.
explained-mouse = { $name } is Kodiak, the cat; you are a mouse. Get rid of cards by throwing a twin on the pile: a card with the same rune as the top one. Fewest points win.
explained-frenzy = After every discard all mice may race to throw a twin of it. Only the first is rid of it; a wrong one { $costs ->
    [card] costs a penalty card.
    [expose] stays face up.
   *[none] is seen by all.
}
explained-pounce = Pounce: tap a card of yours and one of a mouse. If they are twins, both are gone and you are { $points } points better off. If not, { $costs ->
    [card] all see both and you take a penalty card.
    [expose] all see both and yours stays face up.
   *[none] all see both.
}
explained-place = You must put the drawn card in the place of one of yours. The old one goes on the pile, and the mice may throw its twins on it.
explained-counter = A mouse is running away with its card. You can grab it with a twin from your cards: then it draws a new one.
explained-second = Once more: somebody may have just seen a twin of this card, so all may throw again.
explained-exposed = { $mine ->
    [true] Your card has been turned face up. It stays so until it is thrown, caught, exchanged or swapped.
   *[false] This card has been turned face up. It stays so until it is thrown, caught, exchanged or swapped.
}
explained-escaped = { $mine ->
    [true] You were the first mouse: the card is gone. Throw more twins if you have any; Kodiak may still grab you.
   *[false] That mouse was first and is rid of its card. No other mouse may throw on this card now.
}
explained-redraw = { $mine ->
    [true] You draw back what Kodiak has grabbed. Nobody has seen the new card.
   *[false] The grabbed mouse draws back what it had thrown.
}
explained-swapped = One of your cards has been swapped, unseen. What you remembered now lies somewhere else.
explained-round = The cards before you count. Then the next one is Kodiak: { $rounds ->
    [one] one round in all,
   *[other] { $rounds } rounds in all,
} and the fewest points win.
