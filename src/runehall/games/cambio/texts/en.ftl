name = Cambio
tagline = Four face-down cards, quick hands, and the nerve to say “Cambio” first.
aim = Aim: the fewest points
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
phase-snap = Time to throw
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
outcome-correct = a twin, it goes
outcome-wrong = no twin, it goes back
outcome-late = too late, it goes back

# Why rounds and matches end
reason-cambio = everybody has had a last turn
reason-empty = somebody has no card left
reason-limit = the turns of the round are used up
reason-target = a total has reached the limit
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
option-second_window = A second throw
option-second_window-help = After a card action everybody may throw once more.
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
preset-street-help = One chance to throw, nothing put back, tied calls lose.

# Actions
action-draw = Draw from the main pile
action-take = Take the top discard
action-cambio = Call Cambio
action-exchange = Exchange for your { where } card
action-discard = Discard the drawn card
action-snap = Throw { that-card }
action-give = Give your { where } card
action-peek = Look at { that-card }
action-pick = Choose { that-card }
action-show = Show { that-card }
action-pass = Pass
action-deal = Deal the next round

# Where a card lies, as one looks at the table
where = { $place ->
    [0] upper left
    [1] upper right
    [2] lower left
    [3] lower right
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
where-other = { $other_place ->
    [0] upper left
    [1] upper right
    [2] lower left
    [3] lower right
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
    [own] your { where } card
   *[other] the { where } card of { $seat }
}
owners-card = { $owner_is ->
    [you] your { where } card
    [own] their { where } card
   *[other] the { where } card of { $owner }
}
other-owners-card = { $other_owner_is ->
    [you] your { where-other } card
    [own] their { where-other } card
   *[other] the { where-other } card of { $other_owner }
}

# Events
event-deal = { $dealer_is ->
    [you] Round { $round }: you deal and begin.
   *[other] Round { $round }: { $dealer } deals and begins.
}
event-first-look = { $count ->
    [one] Everybody looks at one of their cards.
   *[other] Everybody looks at { $count } of their cards.
}
event-seen = You see { owners-card }: { $card }.
event-seen-kept = You look at { owners-card }.
event-draw = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-drawn = You have drawn { $card }.
event-drawn-kept = You look at the card you drew.
event-take = { $seat_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
event-take-kept = { $seat_is ->
    [you] You take the top card of the discard pile.
   *[other] { $seat } takes the top card of the discard pile.
}
event-discard = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-exchange = { $seat_is ->
    [you] You exchange your { where } card; { $card } lands on the pile.
   *[other] { $seat } exchanges the { where } card; { $card } lands on the pile.
}
event-snap = { $seat_is ->
    [you] You throw { owners-card }, { $card }: { $outcome }.
   *[other] { $seat } throws { owners-card }, { $card }: { $outcome }.
}
event-snap-kept = { $seat_is ->
    [you] You throw { owners-card }: { $outcome }.
   *[other] { $seat } throws { owners-card }: { $outcome }.
}
event-penalty = { $seat_is ->
    [you] You take a penalty card.
   *[other] { $seat } takes a penalty card.
}
event-give = { $seat_is ->
    [you] You give { $owner } your { where } card, unseen.
   *[other] { $owner_is ->
        [you] { $seat } gives you the { where } card, unseen.
       *[other] { $seat } gives { $owner } the { where } card, unseen.
    }
}
event-peek = { $seat_is ->
    [you] You peek at { owners-card }.
   *[other] { $seat } peeks at { owners-card }.
}
event-pick = { $seat_is ->
    [you] You pick { owners-card }.
   *[other] { $seat } picks { owners-card }.
}
event-swap = { $seat_is ->
    [you] You swap { owners-card } with { other-owners-card }.
   *[other] { $seat } swaps { owners-card } with { other-owners-card }.
}
event-show = { $owner_is ->
    [you] Your { where } card is shown to all: { $card }.
   *[other] The { where } card of { $owner } is shown to all: { $card }.
}
event-show-kept = { $owner_is ->
    [you] Your { where } card is shown to all.
   *[other] The { where } card of { $owner } is shown to all.
}
event-cambio = { $seat_is ->
    [you] You say “Cambio!”
   *[other] { $seat } says “Cambio!”
}
event-pass = { $seat_is ->
    [you] You let it go.
   *[other] { $seat } lets it go.
}
event-reshuffle = The discard pile is shuffled into a main pile of { $count }.
event-skip = { $seat_is ->
    [you] You have nothing to draw and skip your turn.
   *[other] { $seat } has nothing to draw and skips the turn.
}
event-round-end = Round { $round } ends: { $reason }.
event-reveal = { $seat_is ->
    [you] You turn up { $cards }.
   *[other] { $seat } turns up { $cards }.
}
event-score = { $adjust ->
    [0] { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $points } points, { $total } in all.
   *[other] { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $points } points, { $adjust } for the call, { $total } in all.
}
event-over = The game is over: { $reason }. Fewest points: { $winners }.

# What came of a turn, where the line above does not do
recap-exchange = { $seat_is ->
    [you] You exchange your
   *[other] { $seat } exchanges the
} { where } card ({ $card }).

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

# What something is for
card-counts = { $points ->
    [one] counts 1 point
   *[other] counts { $points } points
}
why-draw = A new card may count less than one of yours, or let you look or swap.
why-take = You know what you get: { $card }, which { card-counts }.
why-cambio = It ends the round before others get better: { $bonus } points off if nobody has fewer than you, { $malus } more if somebody has.
why-exchange-shown = { $card } { card-counts } instead of { $old }: your cards are worth { $less } less.
why-exchange-same = { $card } counts as much as the card there; what you discard may help somebody.
why-exchange-seen = { $card } { card-counts }. You have seen the card it replaces: go by what you remember.
why-exchange-never = { $card } { card-counts }, and you have never seen the card it replaces. From then on you know one more.
why-discard-deed = { $deed ->
    [pm] You look at one of your own cards for it.
    [py] You look at somebody’s card for it.
    [sw] You swap two cards for it: a bad one of yours for somebody’s good one.
    [rk] You look or swap two times for it.
   *[bk] All see a card of each of the others: you may find twins to throw.
}
why-discard-high = { $card } { card-counts }: too much to keep.
why-discard = Your cards stay as they are, and as you know them.
why-snap-own-shown = It is a twin of { $top }: you are rid of a card that { card-counts }.
why-snap-own-seen = You have seen this card. If it is a twin of { $top }, you are rid of it; if not, you take a penalty card.
why-snap-own-never = A gamble: you have never seen this card. Only a twin of { $top } is gone; anything else costs a penalty card.
why-snap-other-shown = It is a twin of { $top }: for it you may give { $name } one of your cards.
why-snap-other-seen = You have seen this card of { $name }. If it is a twin of { $top }, you may give one of yours for it.
why-snap-other-never = A gamble: you have never seen this card of { $name }.
why-give-shown = You are rid of a card that { card-counts }; { $name } has it now.
why-give = You are rid of a card; { $name } has it now.
why-peek-own = Then you know what lies there: whether to keep it, and when to throw it.
why-peek-other = Then you know what to swap for, and what to throw for somebody.
why-pick-own-shown = { $card } { card-counts }: somebody else should have it.
why-pick-own = This card of yours is to go to somebody else, unseen.
why-pick-other-shown = { $card } { card-counts }: better before you than before { $name }.
why-pick-other = A card of { $name } comes into play, unseen.
why-show = All see it: you learn what lies there, and so does everybody.
why-deal = The next round begins.
why-pass = { $phase ->
    [snap] You throw nothing: a wrong card would cost you a penalty card.
    [give] You keep your cards as they are.
    [action] Nothing here would help you.
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
