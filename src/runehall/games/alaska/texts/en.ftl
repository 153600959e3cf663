name = Alaska
tagline = Fish a river that runs in a ring, among tourists, locals, eagles and bears.
aim = Aim: catch the most salmon
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
table-window = { $catcher } has a salmon over { sections } on the line; a bear may still eat it

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

# Where a cast goes; sums above ten reach no section
reach = { $section ->
    [11] beyond the river (11)
    [12] beyond the river (12)
    [13] beyond the river (13)
    [14] beyond the river (14)
    [15] beyond the river (15)
    [16] beyond the river (16)
    [17] beyond the river (17)
    [18] beyond the river (18)
   *[other] into section { $section }
}

# What happens
event-slot = { $seat_is ->
    [you] It is your turn.
   *[other] { $seat } is on.
}
event-skip = { $seat_is ->
    [you] You are still busy with the tourist and sit this turn out.
   *[other] { $seat } is still busy with the tourist and sits this turn out.
}
salmon-count = { $count ->
    [one] a salmon
   *[other] { $count } salmon
}
event-handed = { $seat_is ->
    [you] You hand { salmon-count } to { $placer } to place.
   *[other] { $placer_is ->
        [you] { $seat } hands { salmon-count } to you to place.
       *[other] { $seat } hands { salmon-count } to { $placer } to place.
    }
}
event-placed = { $seat_is ->
    [you] You let a salmon into the river over { sections }.
   *[other] { $seat } lets a salmon into the river over { sections }.
}
event-flow = The river flows: every salmon swims one spot on.
event-angler_catch = The { $angler } in section { $section } lands the salmon over { sections }.
event-cast = { $seat_is ->
    [you] You cast { $cards } { reach }.
   *[other] { $seat } casts { $cards } { reach }.
}
event-die = { $seat_is ->
    [you] You roll a { $face }.
   *[other] { $seat } rolls a { $face }.
}
event-empty = { $seat_is ->
    [you] You cast { reach }: nothing bites.
   *[other] { $seat } casts { reach }: nothing bites.
}
event-choice = { $seat_is ->
    [you] There is a salmon on either side: choose one.
   *[other] There is a salmon on either side: { $seat } chooses one.
}
event-tourist_hooked = { $seat_is ->
    [you] You hook the tourist in section { $section }. What a day!
   *[other] { $seat } hooks the tourist in section { $section }. What a day!
}
event-hand_lost = { $seat_is ->
    [you] You lose the rest of your hand: { $cards }.
   *[other] { $seat } loses the rest of the hand: { $cards }.
}
event-local_paid = { $seat_is ->
    [you] You hook the local in section { $section } and give him a salmon to make up for it.
   *[other] { $seat } hooks the local in section { $section } and gives him a salmon to make up for it.
}
event-local_unpaid = { $seat_is ->
    [you] You hook the local in section { $section } but have no salmon to give.
   *[other] { $seat } hooks the local in section { $section } but has no salmon to give.
}
event-catch = { $seat_is ->
    [you] You catch the salmon over { sections } { $by }.
   *[other] { $seat } catches the salmon over { sections } { $by }.
}
event-tourist = { $seat_is ->
    [you] You send a tourist to section { $section }.
   *[other] { $seat } sends a tourist to section { $section }.
}
event-local = { $seat_is ->
    [you] You send a local to section { $section }.
   *[other] { $seat } sends a local to section { $section }.
}
event-tourist_chases = { $seat_is ->
    [you] You send a tourist to section { $section }, and the local leaves with him.
   *[other] { $seat } sends a tourist to section { $section }, and the local leaves with him.
}
event-angler_chases = { $seat_is ->
    [you] You send a { $card } to section { $section }, and the { $angler } there leaves with him.
   *[other] { $seat } sends a { $card } to section { $section }, and the { $angler } there leaves with him.
}
event-eagle_chases = { $seat_is ->
    [you] Your eagle drives the { $angler } out of section { $section }.
   *[other] { $seat }’s eagle drives the { $angler } out of section { $section }.
}
event-bear_chases = { $seat_is ->
    [you] Your bear clears the river of all anglers.
   *[other] { $seat }’s bear clears the river of all anglers.
}
event-wasted = { $seat_is ->
    [you] You spend a card without effect: { $card }.
   *[other] { $seat } spends a card without effect: { $card }.
}
event-eaten = { $seat_is ->
    [you] Your bear eats the salmon that { $catcher } has just caught.
   *[other] { $catcher_is ->
        [you] { $seat }’s bear eats the salmon that you have just caught.
       *[other] { $seat }’s bear eats the salmon that { $catcher } has just caught.
    }
}
event-let_stand = You let the catch stand.
drawn-count = { $count ->
    [one] a card
   *[other] { $count } cards
}
event-draw = { $seat_is ->
    [you] You draw { drawn-count }.
   *[other] { $seat } draws { drawn-count }.
}
event-drawn = You draw { $cards }.
event-last_round = { $seat_is ->
    [you] The pile is empty: the last round begins with you.
   *[other] The pile is empty: the last round begins with { $seat }.
}
event-over = The game is over. Most salmon: { $winners }.

# What came of a turn, where the line above does not do
recap-empty = { $seat_is ->
    [you] You cast
   *[other] { $seat } casts
} into { $section } in vain.
recap-eaten = { $seat_is ->
    [you] Your bear
   *[other] { $seat }'s bear
} eats { $catcher_is ->
    [you] your catch
   *[other] the catch of { $catcher }
}.
recap-draw = { $seat_is ->
    [you] You do
   *[other] { $seat } does
} nothing but draw.

# What can be done
action-place = Put the salmon over { sections }
action-cast = Cast { $cards }
action-take = Catch the salmon over { sections }
action-tourist = Send a tourist to section { $section }
action-tourist-none = Spend a tourist; there is no room for him
action-local = Send a local to section { $section }
action-local-none = Spend a local; there is no room for him
action-eagle-salmon = Eagle: catch a salmon over { sections }
action-eagle-angler = Eagle: chase the angler out of section { $section }
action-eagle-none = Spend an eagle over the empty river
action-bear = Play a bear
action-pass = Pass

# Why not
refusal-place_first = The salmon that were handed to you have to be placed first.
refusal-spot_taken = There is already a salmon over { sections }; choose an empty place.
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
refusal-no_salmon_there = There is no salmon over { sections }.
refusal-no_angler_there = There is no angler in section { $section }.
refusal-eagle_has_targets = The eagle has something to catch or to chase, so it cannot be spent for nothing.

# What something is for
why-place = { $guards ->
    [0] It has to lie somewhere; here { $name } reaches it less easily than elsewhere.
    [one] An angler stands beside it: { $name } has only one way to cast for it.
   *[other] Anglers stand on either side: { $name } can hardly cast for it.
}
why-cast-catch = You catch a salmon: your { $count ->
    [1] first.
    [2] second.
    [3] third.
   *[other] number { $count }.
}
why-cast-choice = You catch one of the salmon on either side: your { $count ->
    [1] first.
    [2] second.
    [3] third.
   *[other] number { $count }.
}
why-cast-tourist_hooked = You would hook the tourist and lose your hand; everything else looks even worse.
why-cast-local_paid = You would hook the local: it costs you a salmon, but then he is gone.
why-cast-local_unpaid = You would hook the local, but have no salmon to give, so it costs nothing.
why-cast-empty = Nothing lies there: it only gets rid of what you may not keep.
why-cast-die = A die decides between the salmon and the angler.
why-take = This salmon is yours: number { $count }.
why-eagle-salmon = A sure catch, whoever stands beside it: your salmon number { $count }.
why-tourist = { $salmon ->
    [0] He stands in the way of others: whoever casts there loses their hand.
   *[other] He guards the salmon there: whoever casts for it loses their hand.
}
why-local = { $salmon ->
    [0] He stands in the way of others: whoever casts there owes him a salmon.
   *[other] He guards the salmon there: whoever casts for it owes him a salmon.
}
why-chase = The { $angler ->
    [T] tourist
   *[other] local
} leaves{ $salmon ->
    [0] , and the section is free again.
    [one] , and the salmon beside him can be caught.
   *[other] , and the salmon beside him can be caught.
}
why-bear-eats = { $name } loses the salmon again. The bear is gone, but so is a point of somebody else.
why-bear-chases = { $count ->
    [0] No angler is there: it only gets rid of what you may not keep.
    [one] The only angler leaves the river.
   *[other] All { $count } anglers leave the river: every section is free.
}
why-let = You keep your bear for a better moment.
why-keep = { $count ->
    [0] Nothing is left to play.
    [one] What you hold is worth more later than now.
   *[other] What you hold is worth more later than now.
}
why-spend = It can do nothing now, but may not be kept.
outlook = By your next turn: about { $mine ->
    [-1] one salmon fewer for you,
    [0] no more salmon for you,
    [1] one more salmon for you,
   *[other] { $mine } more salmon for you,
} { $others ->
    [0] none more for the best of the others.
    [1] one more for the best of the others.
   *[other] { $others } more for the best of the others.
}
