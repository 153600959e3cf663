name = RUNES
tagline = Lay rune stones edge to edge and be the first to lay all your coins.
aim = Aim: be first to lay all your coins
playing-like = Lay stones side by side, and every match takes coins off your hands. Rituals and large figures turn a quiet game around.
playing-minutes = 30

# Stones, cards and places
card-fill = Fill
card-reverse = Reverse
card-spin = Spin
card-copy = Copy
card-quick = Quick Turn
card-replace = Replace
card-steal = Steal
card-rob = Rob
card-swap = Swap
card-gold = Gold Theft
card-skip = Skip
card-lay = Lay
card-extra = Extra Coins
card-redraw = Redraw
card-ward = Ward
card-fill-help = Draw stones until your hand is full.
card-reverse-help = Answer: you carry the ritual out against whoever played it.
card-spin-help = Play goes round the other way.
card-copy-help = Repeat the last ritual that was played.
card-quick-help = A whole extra turn: lay a stone, covering allowed.
card-replace-help = Roll; replace the coins on another's stone that has at most that many.
card-steal-help = Cover another's stone that agrees on no more edges than yours will.
card-rob-help = Roll; take a grey hand stone, on 4 to 6 a black one too.
card-swap-help = Swap your whole hand with another seat.
card-gold-help = Take a golden hand stone.
card-skip-help = A seat misses its turn; a turn without a stone laid yet ends at once.
card-lay-help = Lay one more stone on an empty cell.
card-extra-help = Roll; put that many more coins on one of your stones.
card-redraw-help = Swap your hand for as many new stones.
card-ward-help = Answer: the ritual is cancelled.
colour-grey = grey
colour-gold = gold
colour-black = black
form-circle = circle
form-line = line
source-stone = from a stone
source-forms = from lines and circles
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
reason-coins = the last coin is laid
reason-stones = no stones are left
reason-stalemate = no stone fits any more

phase-turn = Lay a stone
phase-full = Too many rituals
phase-choose = Choose
phase-respond = Answer the ritual?
phase-during = Break into the turn?
phase-between = Play a ritual?
phase-over = The game is over
step-place = Lay a stone
step-target = Choose a stone on the table
step-grey = Take a grey stone
step-black = Take a black stone, or pass
step-gold = Take a golden stone

# What a terminal table calls things
table-turn = On turn: { $seat }
table-pile = { $count ->
    [one] { $count } stone in the pile
   *[other] { $count } stones in the pile
}
table-rituals = { $count ->
    [one] { $count } ritual in the pile
   *[other] { $count } rituals in the pile
}
table-played = last played: { $card }
table-coins = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}
table-held = { $count ->
    [one] { $count } ritual
   *[other] { $count } rituals
}
table-skips = misses { $count }
table-stuck = stuck
table-hand = Hand
table-cast = { $seat }: { $card }
table-die = die { $number }
table-forms = Lines and circles: { $forms }
table-form = { $seat } { $kind } at { $at }, { $coins }
table-empty = The table is empty: the first stone goes to 0 0, unturned.

preset-abenteurer = Adventurer
preset-abenteurer-help = The full game: all rituals, and stones may be covered.
preset-entdecker = Explorer
preset-entdecker-help = No covering, and the five strongest rituals stay in the box.
preset-kleine_entdecker = Little explorer
preset-kleine_entdecker-help = No rituals and no covering.
preset-sealed = Adventurer, sealed
preset-sealed-help = The full game; everybody with a card is asked, so that questions give nothing away.
preset-custom = Own rules
preset-custom-help = The full game, to be changed as you like.

option-preset = Level
option-preset-help = The level that the other options follow.
option-rituals = Rituals
option-rituals-help = All rituals, all but the strong ones, or none.
option-rituals-all = all
option-rituals-mild = mild ones
option-rituals-none = none
option-overbuild = Covering
option-overbuild-help = A stone may be laid on another one if it agrees on more edges.
option-coins = Coins
option-coins-help = How many coins everybody has to lay; if nothing is chosen, most with two players and fewer with more.
begins-first = The youngest begins.
begins-next = Whoever had most coins left begins.
option-first = First seat
option-first-help = The seat that begins.
option-hand = Hand
option-hand-help = How many stones are drawn when a hand is empty.
option-max_rituals = Rituals in hand
option-max_rituals-help = How many ritual cards a seat may hold.
option-cap = Coins on a stone
option-cap-help = The most coins that can lie on one stone.
option-line_min = Length of a line
option-line_min-help = How many of your stones in a row make a line.
option-form_bonus = Bonus
option-form_bonus-help = Extra coins for a line or a circle; 0 plays without them.
option-circle_middle = Middle of a circle
option-circle_middle-help = A circle counts whatever lies in its middle, or only while it is empty.
option-circle_middle-any = anything
option-circle_middle-empty = empty
option-circles = Circles
option-circles-help = A circle is the six stones around one place, or any closed ring of your stones, however large.
option-circles-six = of six stones
option-circles-any = of any size
option-long_lines = Long lines
option-long_lines-help = A line earns its bonus again for every further full line (with lines of six: at twelve, at eighteen), or only once.
option-long_lines-each = again at twelve
option-long_lines-once = once
option-ward_scope = Who may answer
option-ward_scope-help = Only those a ritual takes something from, or every opponent.
option-ward_scope-target = who loses something
option-ward_scope-any = every opponent
option-out_of_turn = Out of turn
option-out_of_turn-help = Rituals may be played in other seats' turns.
option-ask = Who is asked
option-ask-help = Only seats that can do something, or everybody who holds a card.
option-ask-able = who can act
option-ask-holders = who holds a card
option-spin_in_duel = Spin with two seats
option-spin_in_duel-help = Keep the Spin cards with two seats, although they change nothing.
option-manifest = Stones and rituals
option-manifest-help = Our reconstruction of the 72 stones, because their faces are printed nowhere, or a set of your own from a file.
option-manifest-reconstructed-1 = our reconstruction

# What happens
event-placed = { $covered ->
    [none] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { $at ->
        [start] the first stone
       *[there] { $stone ->
        [gold] a golden
        [black] a black
       *[grey] a grey
    } stone. { $m ->
        [one] { $m } edge agrees
       *[other] { $m } edges agree
    }
    }
   *[other] { $seat_is ->
        [you] You cover
       *[other] { $seat } covers
    } { $covered ->
        [gold] a golden
        [black] a black
       *[grey] a grey
    } stone with { $stone ->
        [gold] a golden
        [black] a black
       *[grey] a grey
    } one. { $m ->
        [one] { $m } edge agrees
       *[other] { $m } edges agree
    }
}{ $stone ->
    [gold] , gold doubles
   *[other] { "" }
}: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-laid = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} more on a stone.
event-coins_back = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} of { $seat_is ->
    [you] yours
   *[other] { $seat }
} { $number ->
    [one] comes
   *[other] come
} home { $from }.
event-form = { $change ->
    [lost] { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    }
   *[gained] { $seat_is ->
        [you] You complete
       *[other] { $seat } completes
    }
} a { $kind }.
event-refilled = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}.
event-drew_card = { $seat_is ->
    [you] You draw a ritual.
   *[other] { $seat } draws a ritual.
}
event-drew_card_seen = You drew { $card }; nobody else sees it.
event-declined_card = { $seat_is ->
    [you] You draw no ritual.
   *[other] { $seat } draws no ritual.
}
event-removed_card = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } out of the game.
event-reshuffled = { $number ->
    [one] The played ritual is
   *[other] The { $number } played rituals are
} shuffled again.
event-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-played_at = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card } against { $against_is ->
    [you] you
   *[other] { $against }
}.
event-copied = It repeats { $kind }.
event-rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $number }.
event-chose = { $choice ->
    [place] { $seat_is ->
        [you] You choose where a stone goes
       *[other] { $seat } chooses where a stone goes
    }
    [target] { $seat_is ->
        [you] You choose a stone on the table
       *[other] { $seat } chooses a stone on the table
    }
    [take] { $seat_is ->
        [you] You choose a hand stone
       *[other] { $seat } chooses a hand stone
    }
   *[pass] { $seat_is ->
        [you] You take no more
       *[other] { $seat } takes no more
    }
}.
event-answered = { $seat_is ->
    [you] You answer
   *[other] { $seat } answers
} with { $card }.
event-fizzled = { $seat_is ->
    [you] Your { $kind }
   *[other] { $kind } of { $seat }
} comes to nothing.
event-cancelled = { $seat_is ->
    [you] Your { $kind }
   *[other] { $kind } of { $seat }
} is warded off.
event-stole = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $stone ->
    [gold] a golden
    [black] a black
   *[grey] a grey
} stone from { $victim_is ->
    [you] you
   *[other] { $victim }
}.
event-swapped = { $seat_is ->
    [you] You
   *[other] { $seat }
} and { $other_is ->
    [you] you
   *[other] { $other }
} swap hands.
event-redrew = { $seat_is ->
    [you] You swap
   *[other] { $seat } swaps
} { $number ->
    [one] { $number } stone
   *[other] { $number } stones
} for new ones.
event-skipped = { $seat_is ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
}
event-turn_ended = { $seat_is ->
    [you] Your turn is over.
   *[other] The turn of { $seat } is over.
}
event-direction = Play now goes { $direction }.
event-no_placement = { $seat_is ->
    [you] You cannot lay a stone.
   *[other] { $seat } cannot lay a stone.
}
event-game_over = The game is over: { $reason }. { $winners_is ->
    [you] You won.
   *[other] { $winners } won.
}

# What came of a turn, where the line above does not do
recap-placed = { $covered ->
    [none] { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { $stone ->
        [gold] a golden
        [black] a black
       *[grey] a grey
    } stone
   *[other] { $seat_is ->
        [you] You cover
       *[other] { $seat } covers
    } { $covered ->
        [gold] a golden
        [black] a black
       *[grey] a grey
    } stone
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
recap-swapped = { $seat_is ->
    [you] You swap
   *[other] { $seat } swaps
} hands with { $other_is ->
    [you] you
   *[other] { $other }
}.

# What one can do
action-pass = Pass
action-place = Lay { $stone } at { $q } { $r }, turned { $rot }
action-play = Play { $card }
action-play-copy = Play Copy against { $seat }
action-play-skip = Play Skip against { $seat }
action-play-swap = Swap hands with { $seat }
action-remove = Remove { $card } from the game
action-take = Take { $stone }
action-target = Choose the stone at { $q } { $r }

# What is refused
refusal-must_place = You cannot pass while one of your stones fits.
refusal-must_choose = Your ritual waits for a choice; “{ $action }” has to wait.
refusal-not_in_hand = You cannot make “{ $action }”: that stone is not in your hand.
refusal-first_stone = The first stone is laid at 0 0 with rotation 0.
refusal-same_rotation = “{ $action }” looks the same as a smaller rotation; use that one.
refusal-no_neighbour = There the stone touches no stone on the table.
refusal-no_match = Like this the stone agrees on no edge.
refusal-too_few_matches = Like this the stone agrees on too few edges to cover the one that lies there.
refusal-no_covering = “{ $action }” would cover a stone, which is not allowed here.
refusal-nothing_to_steal = There is no stone to steal for “{ $action }”.
refusal-own_stone = You cannot steal your own stone.
refusal-other_victim = This ritual may only be aimed at the seat that played it first.
refusal-not_held = You do not hold the card for “{ $action }”.
refusal-not_an_answer = Only Ward and Reverse answer a ritual.
refusal-cannot_be_reversed = This ritual cannot be reversed.
refusal-only_an_answer = Ward and Reverse can only answer a ritual.
refusal-name_a_seat = “{ $action }” needs the number of a seat.
refusal-cannot_be_played = “{ $action }” would have no effect now.

# What is wrong with a set of a table's own.
manifest-stone_id = “{ $place }” is no stone: stones are called s, g or b (grey, golden, black) and two digits.
manifest-stone_faces = The stone “{ $place }” must have { $count } faces, not “{ $value }”.
manifest-stone_face = The stone “{ $place }” has a face “{ $value }”; faces are: { $known }.
manifest-stones_total = There are { $found } stones; there must be { $expected }.
manifest-rituals_total = There are { $found } ritual cards; there must be { $expected }.

# What something is for
why-place = You lay { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
why-place-edges = { $edges ->
    [one] One edge agrees
   *[other] { $edges } edges agree
}: { $coins ->
    [one] you are rid of one coin, and { $left } are left.
   *[other] you are rid of { $coins } coins, and { $left } are left.
}
why-place-wins = With it you lay your last coins: you win.
why-form = It completes a { $kind ->
    [line] line
   *[circle] circle
}: { $bonus } of those coins are for that.
why-cover = It covers a stone: { $number ->
    [one] one coin goes
   *[other] { $number } coins go
} back to { $name }.
why-cover-own = It covers a stone, because it agrees on more edges.
why-card = A black stone: you draw a ritual for it.
why-play = { $does }
why-answer = It is the only way to stop “{ $card }”, which is aimed at you.
why-copy = The last ritual once more, this time for you and against { $name }.
why-skip = { $name } misses a turn, and you have time to catch up.
why-swap = The stones of { $name } are better than yours.
why-remove = You need “{ $card }” least, and draw another ritual for it.
why-take = { $stone ->
    [g] A golden stone takes two coins for every edge that agrees.
    [b] A black stone brings a ritual when you lay it.
   *[s] One more stone in your hand, and one fewer for somebody else.
}
why-target = { $coins ->
    [one] One coin goes
   *[other] { $coins } coins go
} back to { $name }, and as many of yours lie there.
why-target-own = There is most room for more coins on this stone.
why-pass = { $phase ->
    [turn] None of your stones fits.
    [full] You keep the rituals you have.
    [respond] You let it happen: your answer is worth more later.
    [choose] There is nothing worth taking.
   *[other] You keep your rituals for a better moment.
}
outlook = By your next turn: about { $mine ->
    [0] no more coins laid by you,
    [1] one more coin laid by you,
    [-1] one coin back to you,
   *[other] { $mine } more coins laid by you,
} { $others ->
    [0] none by the best of the others.
    [1] one by the best of the others.
   *[other] { $others } by the best of the others.
}
