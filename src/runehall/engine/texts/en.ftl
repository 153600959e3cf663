# What the table says when it refuses an action, whatever the game.
refusal-game_over = The game is over.
refusal-syntax = { $action } is not an action of this game.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-not_your_turn = It is not seat { $seat }'s turn to act; the game waits for seat { $waiting }.
refusal-not_asked = Seat { $seat } is not asked now; others may still react.
refusal-not_now = “{ $action }” is not possible now.

# Values of options that have no word of their own.
value-true = yes
value-false = no
value-null = none

# What the rules for players fill in.
rules-usual-edition = **{ $name }** (played unless you choose another)
rules-you = You
rules-usually = *Usually: { $value }.*
rules-typed = { $name }, for those who type
rules-typed-actions = What is done at a table is one line of text. What stands in ‹ › is yours to fill in; seats are counted from 0, clockwise.
rules-typed-options = Options for `--set option=value`:
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
