name = Cambio
tagline = Four face-down cards, quick hands, and the nerve to say “Cambio” first.
playing-like = Cards lie face down before you, and you have seen too few of them. Remember them, swap them, and throw them away faster than anybody else.
playing-minutes = 15
playing-age = 10

# Cards
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-rr = red energy
card-br = blue energy
card-sw = swap
card-py = peek yours
card-pm = peek mine
card-rk = red king
card-bk = blue king
card-gap = gap

# Phases
phase-turn = Draw, take or call
phase-drawn = Place the drawn card
phase-snap = Snap window
phase-give = Give a card
phase-action = Card action
phase-round_end = End of the round
phase-over = Match over

# Actions that cards start
kind-peek_mine = peek at a card of one’s own
kind-peek_yours = peek at another seat's card
kind-swap = swap two cards
kind-red_king = two peeks or swaps
kind-blue_king = show a card of every other seat

# How a throw went
outcome-correct = identical, it goes
outcome-wrong = not identical, it goes back
outcome-late = too late, it goes back

# Why rounds and matches end
reason-cambio = everybody has had a last turn
reason-empty = a table is empty
reason-limit = the turn limit is reached
reason-target = the target is reached
reason-rounds = all rounds are played

# Options
option-manifest = Deck
option-manifest-help = Our reconstruction of the 76-card deck, because most of its counts are printed nowhere, or a deck of your own from a file.
option-manifest-deck76 = our reconstruction
option-cards = Cards dealt
option-cards-help = How many face-down cards each seat gets.
option-first_look = First look
option-first_look-help = How many of the own cards each seat sees before the first turn, counted from the last place.
begins-first = The youngest deals first and begins.
begins-next = The deal goes on clockwise from the last round.
option-first = First dealer
option-first-help = The seat that deals round 1 and takes its first turn.
option-memory = Memory aid
option-memory-help = The printed game has none: a card is looked at once, then you remember it. With the aid, cards you have seen stay visible to you.
option-memory-assisted = with the aid
option-memory-strict = none, as printed
option-target = Target
option-target-help = The match ends once a total has reached this many points.
option-max_rounds = Most rounds
option-max_rounds-help = The match ends after this many rounds at the latest.
option-turn_limit = Turn limit
option-turn_limit-help = A round without a call ends after this many turns, rounded up to whole laps.
option-cambio_from = Earliest call
option-cambio_from-help = The first lap of a round in which Cambio may be called.
option-cambio_bonus = Bonus for a right call
option-cambio_bonus-help = Points taken off for a caller with the lowest sum.
option-cambio_malus = Price of a wrong call
option-cambio_malus-help = Points added for a caller whom somebody has beaten.
option-cambio_tie = Tied call
option-cambio_tie-help = What happens to a caller who shares the lowest sum.
option-cambio_tie-reward = counts as right
option-cambio_tie-punish = counts as wrong
option-cambio_tie-none = counts as neither
option-own_wrong_penalty = Penalty for a wrong card of your own
option-own_wrong_penalty-help = Throwing a card of your own that is not identical costs a penalty card.
option-late_snaps = Late throws
option-late_snaps-help = Throws after the first correct one are accepted, with their consequences, instead of refused.
option-late_own_penalty = Penalty for a late card of your own
option-late_own_penalty-help = Throwing an identical card of your own too late costs a penalty card.
option-second_window = Second window
option-second_window-help = After a card action everybody may snap once more.
option-discard_return = Putting a taken card back
option-discard_return-help = A card taken from the discard pile may be put straight back on it.
option-swap_same_opponent = Swaps within one table
option-swap_same_opponent-help = A swap may use two cards of the same opponent.
option-energy_same = Energy matches energy
option-energy_same-help = Red and blue energy are identical.
option-freeze = Frozen pile
option-freeze-help = After a correct throw nobody may take from the discard pile: for the next player's turn, whatever that player does, or until the next card has been discarded.
option-freeze-next_player = for the next player
option-freeze-next_card = until the next card
option-failed_throws = Failed throws in a turn
option-failed_throws-help = Whoever has thrown wrongly or too late so often may not throw again in this turn.
option-failed_throws-null = no limit

# Presets
preset-standard = Standard
preset-standard-help = The rules as printed, to 50 points.
preset-single = Single round
preset-single-help = One round decides.
preset-marathon = Marathon
preset-marathon-help = To 100 points.
preset-family = Family
preset-family-help = Cards you have seen stay visible to you, three of them from the start; no late throws, own mistakes are free.
preset-iron = Iron
preset-iron-help = No mercy for slow hands or tied calls.
preset-street = Street
preset-street-help = One window, nothing put back, tied calls lose.

# Actions
action-draw = Draw from the main pile
action-take = Take the top discard
action-cambio = Call Cambio
action-exchange = Exchange for your { nth } card
action-discard = Discard the drawn card
action-snap = Throw { that-card }
action-give = Give your { nth } card
action-peek = Look at { that-card }
action-pick = Choose { that-card }
action-show = Show { that-card }
action-pass = Pass
action-deal = Deal the next round

# Cards by their place, as one reads
nth = { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
    [8] ninth
    [9] tenth
    [10] eleventh
    [11] twelfth
   *[other] further
}
nth-other = { $other_place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
    [8] ninth
    [9] tenth
    [10] eleventh
    [11] twelfth
   *[other] further
}

# A card of the table: whose it is, and which
that-card = { $seat_is ->
    [own] your { nth } card
   *[other] the { nth } card of { $seat }
}
owners-card = { $owner_is ->
    [own] their { nth } card
   *[other] the { nth } card of { $owner }
}
other-owners-card = { $other_owner_is ->
    [own] their { nth-other } card
   *[other] the { nth-other } card of { $other_owner }
}

# Events
event-deal = Round { $round }: { $dealer } deals and begins.
event-first-look = { $count ->
    [one] Everybody looks at one of their cards.
   *[other] Everybody looks at { $count } of their cards.
}
event-seen = { $owner_is ->
    [own] You see your { nth } card: { $card }.
   *[other] You see { $owner }’s { nth } card: { $card }.
}
event-draw = { $seat } draws a card.
event-seen-kept = { $owner_is ->
    [own] You look at your { nth } card.
   *[other] You look at { $owner }’s { nth } card.
}
event-drawn-kept = You have seen the card you drew.
event-take-kept = { $seat } takes the top card of the discard pile.
event-snap-kept = { $seat } throws { owners-card }: { $outcome }.
event-show-kept = The { nth } card of { $owner } is shown to all.
event-drawn = You have drawn { $card }.
event-take = { $seat } takes { $card } from the discard pile.
event-discard = { $seat } discards { $card }.
event-exchange = { $seat } exchanges the { nth } card; { $card } lands on the pile.
event-snap = { $seat } throws { owners-card }, { $card }: { $outcome }.
event-penalty = { $seat } takes a penalty card.
event-give = { $seat } gives { $owner } the { nth } card, unseen.
event-peek = { $seat } peeks at { owners-card }.
event-pick = { $seat } picks { owners-card }.
event-swap = { $seat } swaps { owners-card } with { other-owners-card }.
event-show = The { nth } card of { $owner } is shown to all: { $card }.
event-cambio = { $seat } says “Cambio!”
event-pass = { $seat } passes.
event-reshuffle = The discard pile is shuffled into a main pile of { $count }.
event-skip = { $seat } has nothing to draw and skips the turn.
event-round-end = Round { $round } ends: { $reason }.
event-reveal = { $seat } turns up { $cards }.
event-score = { $adjust ->
    [0] { $seat }: { $points } points, { $total } in all.
   *[other] { $seat }: { $points } points, { $adjust } for the call, { $total } in all.
}
event-over = The match is over, { $reason }. The lowest total is held by { $winners }.

# Refusals
refusal-nothing_to_draw = There is no card left to draw.
refusal-no_discard = The discard pile is empty.
refusal-frozen = The discard pile is frozen. Draw from the main pile instead.
refusal-called = Seat { $caller } has already called Cambio in this round.
refusal-too_early = Cambio can be called from lap { $lap } on.
refusal-no_return = At this table a card taken from the discard pile may not be put back.
refusal-no_card = There is no card at place { $place } of seat { $seat }.
refusal-must_draw = You can only pass when there is nothing to draw or take.
refusal-must_show = A blue king has to be carried out.
refusal-must_pick = The swap has begun: pick the second card.
refusal-caller_untouchable = Seat { $seat } has called Cambio; its cards cannot be touched.
refusal-show_order = The blue king asks clockwise: choose a card of seat { $seat } now.
refusal-peek_own = This card lets you peek at your own cards only.
refusal-peek_other = This card lets you peek at other seats' cards only.
refusal-no_partner = These two cards cannot be swapped.
refusal-other_action = That is not what the card in play does.

# The table in the terminal
table-round = Round { $round }
table-turn = turn of { $seat }
table-main = main pile { $count }
table-discard = discard { $card }
table-discard-empty = no discard
table-frozen = frozen
table-drawn = in hand: { $card }
table-unseen = an unseen card
table-action = waiting: { $kind }
table-caller = Cambio!
table-dealer = dealer
table-snapper = snapper
table-passed = passed
table-out = out
table-score = { $total } points
table-last = last round { $points }, adjustment { $adjust }
