explained-cambio = “Cambio” means: { $name } believes to have the fewest points. Nobody may touch those cards any more, and everybody else has one last turn.
explained-penalty = { $mine ->
    [true] That was no twin: the card goes back, all have seen it, and you get a penalty card that nobody looks at.
   *[false] A wrong throw: the card goes back, all have seen it, and whoever threw it gets a penalty card that nobody looks at.
}
explained-late = Somebody was faster. Your card goes back, and now all have seen it: whoever was first may throw it too.
explained-look = { $aid ->
    [true] You see { $count } of your cards; what you have seen stays marked.
   *[false] You see { $count } of your cards once, now. Then you have to remember them.
} Low cards are good: the fewest points win.
explained-give = You have thrown { $name }’s card, so you may give { $name } one of yours for it. Get rid of a bad one.
explained-deed = This card ({ $card }) does something: discard it at once, and { $does ->
    [pm] you look at one of your own cards.
    [py] you look at a card of somebody else.
    [sw] you swap two cards of two players, unseen.
    [rk] you look or swap, two times.
   *[bk] one card of everybody else is shown to all.
} If you keep it, it does nothing.
explained-drawn = Only you see this card. Put it in the place of one of yours that counts more, or discard it.
explained-frozen = Closed this turn: a card was just thrown on this pile, so you cannot take from it in this turn. Draw instead.
explained-throw = Whenever a card is discarded, all may race to throw one with the same rune on it. The fastest is rid of that card; a wrong one costs a penalty card.
explained-gap = That card is gone, and a gap counts nothing. Whoever was first may go on throwing cards with this rune.
explained-swapped = Somebody has swapped one of your cards, unseen. What you remembered now lies somewhere else.
explained-shown = The blue king shows this card to all for a moment. Remember it: you may throw other people’s cards too.
explained-round = Now all cards are counted. You play on until somebody has { $target } points; then the fewest win.
explained-call = Think you have the fewest points? Call “Cambio” instead of drawing: { $bonus } points off if you are right, { $malus } more if somebody has fewer.
explained-given = Your card was thrown by somebody who knew it; for that you have been given one of theirs, unseen.
