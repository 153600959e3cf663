explained-coins-back = { $number ->
    [one] One coin comes
   *[other] { $number } coins come
} back to you: { $from ->
    [stone] the stone they lay on belongs to somebody else now.
   *[forms] the line or circle they lay on is broken.
} You have to lay them again, for whoever has laid all coins wins.
explained-ritual = { $name } plays the ritual “{ $card }”. { $does }
explained-answer = The ritual “{ $card }” is aimed at you, and you hold an answer. Nothing has happened yet: play it, or let the ritual happen.
explained-form = { $kind ->
    [line] { $len } stones of one colour of coins in a row are a line:
   *[circle] A closed ring of one player’s stones is a circle:
} { $bonus } more coins are laid for it, as long as every stone stays.
explained-form-lost = One of its stones is not yours any more, so your { $kind ->
    [line] line
   *[circle] circle
} is broken: its { $bonus } coins come back to you.
explained-card = For a black stone you draw a ritual. Yours is “{ $card }”, and only you see it. { $does }
explained-full = You can hold no more rituals. Play one or remove one to draw the new one, or do without it.
explained-covered = { $mine ->
    [true] Your stone lies on another one, because it agrees on more edges. The coins below go back to their owner.
   *[false] That stone lies on another one, because it agrees on more edges. The coins below go back to their owner.
}
explained-place = Lay a stone so that at least one edge agrees: same rune, or a star. Each edge that agrees takes a coin of yours, and whoever first lays all wins; you have { $coins }.
explained-gold = A golden stone takes two coins for every edge that agrees, { $cap } at most.
explained-refilled = Your hand was empty, so you draw { $number ->
    [one] one new stone.
   *[other] { $number } new stones.
} Before that nobody draws any.
explained-black = A black stone brings a ritual card: a secret power that can be played at any time, even in your turn.
explained-skipped = You miss this turn because of a ritual.
explained-stuck = None of your stones agrees anywhere, so you lay nothing this time.
explained-between = Rituals may be played now, even when it is not your turn. You hold one that can be used; or let it pass and keep it.
explained-stole = A ritual has taken a stone from your hand. You draw new ones when your hand is empty.
explained-swapped = A ritual has swapped your hand with somebody else’s: look at your new stones.
