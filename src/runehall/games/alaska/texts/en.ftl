name = Alaska
tagline = Fish a river that runs in a ring, among tourists, locals, eagles and bears.
playing-like = You all fish in one river that never stands still. Cast where the salmon are, not where the tourists stand.
playing-minutes = 25
playing-age = 8

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
card-B = bear
card-E = eagle
card-F = flow
card-L = local
card-S = salmon
card-T = tourist

# Ways to catch
way-cast = with a cast
way-eagle = with an eagle

# Phases
phase-salmon = Salmon are being placed
phase-main = Play your hand
phase-choose = Choose a salmon
phase-window = A catch is being landed
phase-over = The game is over
reason-last-turns = the last turns have been taken

# The table
table-pile = pile
table-discard = discard
table-hand = hand
table-caught = caught
table-sits_out = sits out
table-to_place = to place
table-dice = dice waiting
table-last_round = Last round: { $count ->
    [one] one slot
   *[other] { $count } slots
} to go
table-slot = slot { $number }
table-window = { $catcher } has a salmon from spot { $spot } on the line; a bear may still eat it

# Presets
preset-standard = Standard
preset-standard-help = The rules as they are printed.
preset-lucky = Lucky die
preset-lucky-help = A die decides when salmon and angler share a section.
preset-gentle = Gentle
preset-gentle-help = Tourists cost only your hand, eagles are safe from bears, anglers reach less far.
preset-rapids = Rapids
preset-rapids-help = Anglers reach further, and large sums go round the ring.
preset-sealed = Sealed
preset-sealed-help = Everybody is asked after a catch, so that nobody learns who holds a bear.

# Options
begins-first = The oldest begins.
begins-next = Whoever sits to the left of the last to begin begins now.
option-first = First seat
option-first-help = The seat that takes the first turn.
option-flow_dir = Current
option-flow_dir-help = Whether flow cards carry salmon to lower section numbers or to higher ones.
option-flow_dir-down = downwards
option-flow_dir-up = upwards
option-angler_reach = Anglers' reach
option-angler_reach-help = Which salmon anglers land after the flow: those over their section, only those that have just come in, or also those that have just left.
option-angler_reach-touch = over it
option-angler_reach-enter = coming in
option-angler_reach-sweep = leaving too
option-salmon_stack = Salmon per spot
option-salmon_stack-help = Any number of salmon may share a spot, or a new one needs an empty spot while there is one.
option-salmon_stack-free = any number
option-salmon_stack-one = one
option-cast_overflow = Sums above ten
option-cast_overflow-help = A pair of more than ten finds nothing, counts on from section 1, or may not be cast.
option-cast_overflow-empty = find nothing
option-cast_overflow-wrap = go round
option-cast_overflow-forbid = not allowed
option-luck_die = Lucky die
option-luck_die-help = When an angler and a salmon share the section of a cast, a die is rolled: a 1 is the salmon.
option-bear_vs_eagle = Bears answer eagles
option-bear_vs_eagle-help = Whether a bear may eat a salmon that an eagle has caught.
option-bear_window = Who is asked after a catch
option-bear_window-help = Only seats that hold a bear, or every other seat with cards, which keeps bears secret.
option-bear_window-holders = with a bear
option-bear_window-everyone = everyone
option-tourist_penalty = Hooking a tourist
option-tourist_penalty-help = You lose your hand and your next turn, or only your hand.
option-tourist_penalty-full = hand and turn
option-tourist_penalty-hand = only the hand
option-onto_anglers = Anglers onto anglers
option-onto_anglers-help = A tourist who is sent to a local leaves with him. Either only that is allowed, or any angler may be sent to any other, and both leave.
option-onto_anglers-locals = tourist to local only
option-onto_anglers-all = any to any
option-hand_size = Hand size
option-hand_size-help = How many cards you are dealt and draw back to.
option-save_max = Cards to save
option-save_max-help = How many cards you may keep at the end of your turn; fewer than the hand size.
option-manifest = Deck
option-manifest-help = Our reconstruction of the 76-card deck, because most of its counts are printed nowhere, or a deck of your own from a file.
option-manifest-deck76 = our reconstruction

# The two sections a spot lies over
sections = { $spot ->
    [1] 1 and 2
    [2] 2 and 3
    [3] 3 and 4
    [4] 4 and 5
    [5] 5 and 6
    [6] 6 and 7
    [7] 7 and 8
    [8] 8 and 9
    [9] 9 and 10
   *[10] 10 and 1
}

# What happens
event-slot = { $seat } is on.
event-skip = { $seat } is still busy with the tourist and sits this turn out.
event-handed = { $seat } hands { $count ->
    [one] a salmon
   *[other] { $count } salmon
} to { $placer } to place.
event-placed = { $seat } lets a salmon into the river over { sections }.
event-flow = The river flows: every salmon swims one spot on.
event-angler_catch = The { $angler } in section { $section } lands the salmon over { sections }.
event-cast = { $seat } casts { $cards } towards { $section }.
event-die = { $seat } rolls a { $face }.
event-empty = Nothing bites.
event-choice = There is a salmon on either side: { $seat } may choose spot { $spots }.
event-tourist_hooked = { $seat } hooks the tourist in section { $section }. What a day!
event-hand_lost = { $seat } loses the rest of the hand: { $cards }.
event-local_paid = { $seat } hooks the local in section { $section } and gives him a salmon to make up for it.
event-local_unpaid = { $seat } hooks the local in section { $section } but has no salmon to give.
event-catch = { $seat } catches the salmon over { sections } { $by }.
event-tourist = { $seat } sends a tourist to section { $section }.
event-local = { $seat } sends a local to section { $section }.
event-tourist_chases = { $seat } sends a tourist to section { $section }, and the local leaves with him.
event-angler_chases = { $seat } sends a { $card } to section { $section }, and the { $angler } there leaves with him.
event-eagle_chases = { $seat }'s eagle drives the { $angler } out of section { $section }.
event-bear_chases = { $seat }'s bear clears the river of all anglers.
event-wasted = { $seat } spends a card without effect: { $card }.
event-eaten = { $seat }'s bear eats the salmon that { $catcher } has just caught.
event-let_stand = You let the catch stand.
event-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn = You draw { $cards }.
event-last_round = The pile is empty: the last round begins with { $seat }.
event-over = The game is over. Winning: { $winners }.

# What can be done
action-place = Put the salmon on spot { $spot }
action-cast = Cast { $cards }
action-take = Take the salmon from spot { $spot }
action-tourist = Send a tourist to section { $section }
action-tourist-none = Spend a tourist; there is no room for him
action-local = Send a local to section { $section }
action-local-none = Spend a local; there is no room for him
action-eagle-salmon = Eagle: catch a salmon from spot { $spot }
action-eagle-angler = Eagle: chase the angler out of section { $section }
action-eagle-none = Spend an eagle over the empty river
action-bear = Play a bear
action-pass = Pass

# Why not
refusal-place_first = The salmon that were handed to you have to be placed first.
refusal-spot_taken = There is already a salmon on spot { $spot }; choose an empty one.
refusal-take_first = Choose which salmon you catch: take { $first } or take { $second }.
refusal-answer_first = A catch is being landed: play a bear or pass.
refusal-last_round = In the last round no card may be kept; play your whole hand.
refusal-too_many_cards = You hold { $count } cards and may keep { $most } at the end of your turn.
refusal-not_in_hand = You do not hold { $card ->
    [B] a bear
    [E] an eagle
    [L] a local
    [T] a tourist
   *[other] enough cards { $card }
}.
refusal-sum_too_high = A sum of { $sum } may not be cast at this table; ten is the most.
refusal-tourist_there = There is a tourist in section { $section } already.
refusal-angler_there = There is an angler in section { $section } already.
refusal-sections_open = { $card ->
    [T] A tourist
   *[other] A local
} can only be spent when no section has room for him.
refusal-no_salmon_there = There is no salmon on spot { $spot }.
refusal-no_angler_there = There is no angler in section { $section }.
refusal-eagle_has_targets = The eagle has something to catch or to chase, so it cannot be spent for nothing.
