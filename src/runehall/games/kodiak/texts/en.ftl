name = Kodiak
tagline = One cat, a few mice, and three cards each that nobody quite knows.
aim = Aim: the fewest points in the end
playing-like = One of you is the cat, the others are mice. The mice slip away as soon as they may; the cat waits with a raised paw.
playing-minutes = 20
playing-age = 7

## Words

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-rr = Sunlight
card-br = Hairball
card-sw = Swap
card-py = Exposure
card-pm = Peek
card-rk = Red King
card-bk = Blue King

phase-draw = drawing
phase-place = exchanging
phase-frenzy = frenzy
phase-action = card action
phase-offer = Kodiak's offer
phase-round_end = end of the round
phase-over = end of the match
reason-cycles = everybody has been Kodiak often enough

preset-standard = Standard
preset-standard-help = The rules as printed, one round as Kodiak for everybody.
preset-double = Double
preset-double-help = Two rounds as Kodiak for everybody.
preset-kitten = Kitten
preset-kitten-help = For teaching: pounces bring no actions, no second frenzy, no late throws.
preset-wild = Wild
preset-wild-help = The Blue King reaches Kodiak, the Red King may repeat himself, a hairball before you counts 20.
preset-family = Family
preset-family-help = Cards you have seen stay visible to you; a mouse’s wrong throw costs nothing, and nobody throws late.
preset-turnwise = Turn by turn
preset-turnwise-help = Kodiak pounces only in a frenzy and in his own turn.

## Options

option-manifest = Deck
option-manifest-help = Our reconstruction of the 76-card deck, because most of its counts are printed nowhere, or a deck of your own from a file.
option-manifest-deck76 = our reconstruction
option-cards = Cards each
option-cards-help = How many cards everybody is dealt.
option-first_look = First look
option-first_look-help = How many of your own cards you see at the start, beginning with the top card.
begins-first = The youngest is Kodiak first.
begins-next = The next in turn clockwise is Kodiak.
option-first = First Kodiak
option-first-help = The seat that is Kodiak in the first round.
option-memory = Memory aid
option-memory-help = The printed game has none: a card is looked at once, then you remember it. With the aid, cards you have seen stay visible to you.
option-memory-assisted = with the aid
option-memory-strict = none, as printed
option-cycles = Cycles
option-cycles-help = How often everybody is Kodiak before the match ends.
option-turn_limit = Turn limit
option-turn_limit-help = After this many turns, rounded up to whole laps, a round ends by itself.
option-wrong_pounce = Wrong pounce
option-wrong_pounce-help = What it costs Kodiak to pounce on the wrong card: a penalty card, his own card face up, or nothing.
option-wrong_pounce-card = penalty card
option-wrong_pounce-expose = face up
option-wrong_pounce-none = nothing
option-wrong_scurry = Wrong scurry
option-wrong_scurry-help = What it costs a mouse to throw the wrong card: a penalty card, the thrown card face up, or nothing.
option-wrong_scurry-card = penalty card
option-wrong_scurry-expose = face up
option-wrong_scurry-none = nothing
option-penalty_cap = Penalty cap
option-penalty_cap-help = Whoever has this many cards draws no penalty card.
option-late_scurries = Late scurries
option-late_scurries-help = Whether mice may still throw after somebody was faster; the card comes back, and everybody has seen it.
option-free_pounce = Free pounce
option-free_pounce-help = Whether Kodiak may pounce while a mouse is drawing or exchanging.
option-second_window = Second frenzy
option-second_window-help = Whether everybody may react once more after the actions of cards.
option-last_scurry_counter = Last chance
option-last_scurry_counter-help = Whether Kodiak may still counter a mouse that has thrown its last card.
option-pounce_actions = Actions of a pounce
option-pounce_actions-help = Which actions Kodiak performs after a pounce: those of both cards, only his own card's, or none.
option-pounce_actions-both = both cards
option-pounce_actions-own = own card
option-pounce_actions-none = none
option-pounce_points = Points for a pounce
option-pounce_points-help = What each pounce takes off Kodiak's points.
option-pounce_cap = Pounces that count
option-pounce_cap-help = How many pounces of a round count for points; 0 counts them all.
option-hairball_counter = Wild counter
option-hairball_counter-help = Whether a hairball also counters any escape.
option-hairball_scurry = Scurried hairballs count
option-hairball_scurry-help = Whether a hairball thrown in a scurry costs points like an exchanged one.
option-hairball_discard = Discarded hairball
option-hairball_discard-help = The points of a hairball you put on the pile.
option-hairball_table = Hairball on the table
option-hairball_table-help = The points of a hairball that lies before you at the end.
option-red_king_repeat = Red King twice
option-red_king_repeat-help = Whether the two actions of a Red King may be the same.
option-red_king_look = Red King's look
option-red_king_look-help = Whether his look at another card turns it up for all or is for you alone.
option-red_king_look-exposure = for all
option-red_king_look-private = for you alone
option-blue_king_on_cat = Blue King against Kodiak
option-blue_king_on_cat-help = Whether a mouse's Blue King reaches Kodiak's cards.
option-blue_king_on_cat-immune = protected
option-blue_king_on_cat-works = reached

## Actions

action-draw = Draw a card
action-pass = Pass
action-exchange = Exchange it for your { where } card
action-pounce = Pounce with your { where-own } card on the { where } card of { $seat }
action-scurry = Scurry with your { where } card
action-counter = Counter with your { where } card
action-peek = Look at { that-card }
action-expose = Turn up { that-card }
action-pick = Swap { that-card }
action-pick-kodiak = Swap a card that { $seat } chooses
action-offer = Give up your { where } card
action-show = Turn up { that-card }
action-deal = Deal the next round

## Events

# Where a card lies, as one looks at the table
where = { $place ->
    [0] top
    [1] lower left
    [2] lower right
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
   *[other] further
}
where-own = { $own ->
    [0] top
    [1] lower left
    [2] lower right
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
   *[other] further
}
where-other = { $other_place ->
    [0] top
    [1] lower left
    [2] lower right
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
   *[other] further
}

# A card of the table: whose it is, and which
that-card = { $seat_is ->
    [own] your { where } card
   *[other] the { where } card of { $seat }
}
owners-card = { $owner_is ->
    [you] your { where } card
    [own] their { where } card
   *[other] the { where } card of { $owner }
}
others-card = { $other_is ->
    [you] your { where-other } card
    [own] their { where-other } card
   *[other] the { where-other } card of { $other }
}
# The card of the mouse that is pounced on
prey = { $seat_is ->
    [you] your { where } card
   *[other] the { where } card of { $seat }
}
# The mouse that runs
runner = { $seat_is ->
    [you] you
   *[other] { $seat }
}

event-deal = { $cat_is ->
    [you] Round { $round }: you are Kodiak, the cat.
   *[other] Round { $round }: { $cat } is Kodiak, the cat.
}
# What the log keeps where everybody has to remember for themselves
event-first-look-kept = You look at your { where } card.
event-drawn-kept = You look at the card you drew.
event-scurry-kept = { $throw ->
    [escaped] { $seat_is ->
        [you] You scurry with your { where } card.
       *[other] { $seat } scurries with the { where } card.
    }
    [late] { $seat_is ->
        [you] You were too slow with your { where } card.
       *[other] { $seat } was too slow with the { where } card.
    }
   *[wrong] { $seat_is ->
        [you] You throw a wrong card, your { where } one.
       *[other] { $seat } throws a wrong card, the { where } one.
    }
}
event-counter-kept = { $throw ->
    [caught] { $cat_is ->
        [you] You counter with your { where } card and catch { runner }.
       *[other] { $cat } counters with the { where } card and catches { runner }.
    }
   *[wrong] { $cat_is ->
        [you] You fail to counter { runner } with your { where } card.
       *[other] { $cat } fails to counter { runner } with the { where } card.
    }
}
event-pounce-kept = { $throw ->
    [caught] { $cat_is ->
        [you] You pounce on { prey }.
       *[other] { $cat } pounces on { prey }.
    }
   *[wrong] { $cat_is ->
        [you] You pounce wrongly on { prey }.
       *[other] { $cat } pounces wrongly on { prey }.
    }
}
event-peeked-kept = You have seen { owners-card }.
event-expose-kept = { $seat_is ->
    [you] You turn up { owners-card }.
   *[other] { $seat } turns up { owners-card }.
}
event-show-kept = { $seat_is ->
    [you] You turn up { owners-card }.
   *[other] { $seat } turns up { owners-card }.
}

event-first-look = Your { where } card is: { $card }.
event-draw = { $seat_is ->
    [you] You draw.
   *[other] { $seat } draws.
}
event-drawn = You have drawn: { $card }.
event-exchange = { $seat_is ->
    [you] You exchange your { where } card and discard: { $card }.
   *[other] { $seat } exchanges the { where } card and discards: { $card }.
}
event-scurry = { $throw ->
    [escaped] { $seat_is ->
        [you] You scurry with your { where } card: { $card }.
       *[other] { $seat } scurries with the { where } card: { $card }.
    }
    [late] { $seat_is ->
        [you] You were too slow with your { where } card: { $card }.
       *[other] { $seat } was too slow with the { where } card: { $card }.
    }
   *[wrong] { $seat_is ->
        [you] You throw a wrong card, your { where } one: { $card }.
       *[other] { $seat } throws a wrong card, the { where } one: { $card }.
    }
}
event-counter = { $throw ->
    [caught] { $cat_is ->
        [you] You counter with your { where } card ({ $card }) and catch { runner }.
       *[other] { $cat } counters with the { where } card ({ $card }) and catches { runner }.
    }
   *[wrong] { $cat_is ->
        [you] You fail to counter { runner } with your { where } card: { $card }.
       *[other] { $cat } fails to counter { runner } with the { where } card: { $card }.
    }
}
event-redraw = { $seat_is ->
    [you] You draw a card back.
   *[other] { $seat } draws a card back.
}
event-pounce = { $throw ->
    [caught] { $cat_is ->
        [you] You pounce with { $card } on { prey } ({ $prey }).
       *[other] { $cat } pounces with { $card } on { prey } ({ $prey }).
    }
   *[wrong] { $cat_is ->
        [you] You pounce wrongly with { $card } on { prey } ({ $prey }).
       *[other] { $cat } pounces wrongly with { $card } on { prey } ({ $prey }).
    }
}
event-replacement = { $seat_is ->
    [you] You get a new { where } card.
   *[other] { $seat } gets a new { where } card.
}
event-penalty = { $seat_is ->
    [you] You take a penalty card.
   *[other] { $seat } takes a penalty card.
}
event-peek = { $seat_is ->
    [you] You look at { owners-card }.
   *[other] { $seat } looks at { owners-card }.
}
event-peeked = { $owner_is ->
    [you] Your { where } card is: { $card }.
   *[other] The { where } card of { $owner } is: { $card }.
}
event-expose = { $seat_is ->
    [you] You turn up { owners-card }: { $card }.
   *[other] { $seat } turns up { owners-card }: { $card }.
}
event-show = { $seat_is ->
    [you] You turn up { owners-card }: { $card }.
   *[other] { $seat } turns up { owners-card }: { $card }.
}
event-swap = { $seat_is ->
    [you] You swap { owners-card } with { others-card }.
   *[other] { $seat } swaps { owners-card } with { others-card }.
}
event-offer = { $seat_is ->
    [you] You ask { $cat } for a card.
   *[other] { $cat_is ->
        [you] { $seat } asks you for a card.
       *[other] { $seat } asks { $cat } for a card.
    }
}
event-hairball = { $seat_is ->
    [you] You have discarded a hairball: +{ $points } points.
   *[other] { $seat } has discarded a hairball: +{ $points } points.
}
event-pass = { $seat_is ->
    [you] You let it go.
   *[other] { $seat } lets it go.
}
event-lapse = { $seat_is ->
    [you] Your card has nothing to act on: { $card }.
   *[other] The card of { $seat } has nothing to act on: { $card }.
}
event-reshuffle = { $count } cards of the pile are shuffled into a new main pile.
event-skip = { $seat_is ->
    [you] You have nothing to draw.
   *[other] { $seat } has nothing to draw.
}
event-round-end = { $reason ->
    [empty] Round { $round } is over: that was a last card.
   *[limit] Round { $round } is over: its turns are used up.
}
event-points = { $seat_is ->
    [you] You: { $points } points, { $total } in all.
   *[other] { $seat }: { $points } points, { $total } in all.
}
event-over = The game is over. Fewest points: { $winners }.

## What came of a turn, where the line above does not do
recap-exchange = { $seat_is ->
    [you] You exchange your
   *[other] { $seat } exchanges the
} { where } card ({ $card }).

## Refusals

refusal-kodiak_never_scurries = Kodiak never scurries; he pounces, or counters an escape.
refusal-only_kodiak = Only Kodiak can do “{ $action }”.
refusal-escape_first = A mouse is escaping: Kodiak can counter now, not pounce.
refusal-nobody_runs = No mouse is escaping, so there is nothing to counter.
refusal-locked = After a wrong pounce Kodiak has to wait until a card lands on the pile.
refusal-other_action = The card that was discarded asks for something else.
refusal-must_draw = It is time to draw.
refusal-must_exchange = The drawn card has to be exchanged for one of your own.
refusal-window = In a frenzy you throw a card or pass.
refusal-compulsory = The action of a discarded card has to be carried out.
refusal-must_offer = Kodiak has to decide which of his cards is swapped.
refusal-must_deal = The next round has to be dealt.
refusal-not_a_mouse = Kodiak pounces on cards of mice only.
refusal-no_card = Seat { $seat } has no card in place { $place }.
refusal-face_up = That card already lies face up.
refusal-out_of_reach = This action does not reach that card of seat { $seat }.
refusal-same_seat = A swap moves cards of two different seats.
refusal-pick_a_card = Name the card that is to be swapped.
refusal-kodiak_chooses = Nobody touches Kodiak's cards: name only seat { $seat }, and he chooses.

## The terminal's table

kind-peek = Peek
kind-expose = Exposure
kind-swap = Swap
kind-red_king = Red King
kind-blue_king = Blue King
board-round = round { $round }, turn { $turn }
board-main = main pile { $count }
board-pile = pile { $count }:
board-empty = empty
board-claimed = (used up)
board-hand = in hand:
board-unseen = unseen
board-mouse = mouse
board-total = { $total } points
board-pounces = { $count ->
    [one] { $count } pounce
   *[other] { $count } pounces
}
board-hairballs = { $count ->
    [one] { $count } hairball discarded
   *[other] { $count } hairballs discarded
}
board-locked = may not pounce yet
board-runs = { $count ->
    [one] has escaped with { $count } card
   *[other] has escaped with { $count } cards
}
board-passed = has passed
board-out = out of this frenzy
board-waits = { $kind } of { $seat }

# What something is for
card-counts = { $points ->
    [one] counts 1 point
   *[other] counts { $points } points
}
miss-costs = { $cost ->
    [card] a miss costs a penalty card
    [expose] after a miss the card stays face up
   *[none] after a miss all have seen the card
}
why-draw = A new card may count less than one of yours, or be the twin you need.
why-deal = The next round begins.
why-show = Face up, it can be caught or swapped by whoever has a use for it.
why-exchange-shown = { $less ->
    [0] { $card } counts as much as the card there.
   *[other] { $card } { card-counts } instead of { $old }.
}
why-exchange-seen = { $card } { card-counts }. You have seen the card it replaces: go by what you remember.
why-exchange-never = { $card } { card-counts }, and you have never seen the card it replaces. From then on you know one more.
why-hairball = But a hairball on the pile costs you { $cost } points.
why-deed = What you discard makes you { $deed ->
    [pm] look at one of your cards.
    [py] turn over a card of a mouse.
    [sw] swap two cards.
    [rk] do two of: look, turn over, swap.
   *[bk] turn over a card of every other mouse.
}
why-pounce-sure = They are twins: you are rid of a card and { $points } points better off, and { $name } gets a new card unseen.
why-pounce-seen = You have seen both cards. If they are twins, you are rid of yours and { $points } points better off; { miss-costs }.
why-pounce-never = A gamble, for you have not seen both cards: { $points } points if they are twins; { miss-costs }.
why-scurry-shown = It is a twin of { $top }: you are rid of a card that { card-counts }.
why-scurry-seen = You have seen this card. If it is a twin of { $top }, you are rid of it; { miss-costs }.
why-scurry-never = A gamble: you have never seen this card, and { miss-costs }.
why-counter-shown = It is a twin of { $top }: the mouse is caught, and you are rid of a card.
why-counter-seen = You have seen this card. If it is a twin of { $top }, the mouse is caught and you are rid of a card; { miss-costs }.
why-counter-never = A gamble: you have never seen this card, and { miss-costs }.
why-peek = Then you know what lies there: whether to keep it, and when to throw it.
why-expose = All see what { $name } has there. It stays face up, easy to catch or to swap for.
why-pick-own-shown = { $card } { card-counts }: somebody else should have it.
why-pick-own = This card of yours is to go to somebody else, unseen.
why-pick-other-shown = { $card } { card-counts }: better before you than before { $name }.
why-pick-other = A card of { $name } comes into play, unseen.
why-pick-kodiak = { $name } has to give up a card, and chooses which.
why-offer-high = { $card } { card-counts }: if you must give one away, then that.
why-offer = You must give one away; this one you will miss least.
why-pass = { $phase ->
    [frenzy] You throw nothing: a wrong card would cost you.
   *[other] There is nothing better to do.
}
outlook = By your next turn your cards would be worth about { $after } instead of { $before }.

# What a seat had seen, and when
ago = { $turns ->
    [0] this very turn
    [1] one turn before
   *[other] { $turns } turns before
}
recalled = You had seen { owners-card } { ago }: { $card }.
