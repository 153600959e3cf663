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

# Several words, one after the other.
recap-list = { $first } and { $last }

# What is wrong with a file that describes a set of a table's own.
manifest-line = Line { $line }: { $reason }
manifest-too_long = The file is too long: a set takes at most { $most } letters.
manifest-not_json = This is not JSON; look at column { $column }. Often a comma, a bracket or a quotation mark is missing.
manifest-nested = Too many brackets in brackets: a set has at most { $most }.
manifest-huge_number = There is a number with far too many digits in the file.
manifest-twice = “{ $place }” stands here a second time.
manifest-wrong_game = This set is for “{ $games }”, not for { name }.
manifest-missing = “{ $name }” is missing here.
manifest-unknown = “{ $place }” does not belong here; possible are: { $known }.
manifest-not_manifest = This is no set: the file must be one pair of curly brackets with everything in it.
manifest-not_object = “{ $place }” must be a list of names in curly brackets, not “{ $value }”.
manifest-not_list = “{ $place }” must be a list in square brackets, not “{ $value }”.
manifest-not_text = “{ $place }” must be a text, not “{ $value }”.
manifest-not_whole = “{ $place }” must be a whole number from { $low } to { $high }, not “{ $value }”.
manifest-not_truth = “{ $place }” must be true or false, not “{ $value }”.
manifest-bad_name = The set needs a name of 1 to { $most } letters, not “{ $value }”.
manifest-deck_size = A deck has { $low } to { $high } cards, not { $found }.

# Whoever reads a sentence, where it lists several seats.
seat-you = you

# Why something is a good idea.
why-plain = The games that could follow from this went well.
verdict-only = There is nothing else you can do here.
verdict-luck = Nobody can know this: it is pure luck. Choose whatever you like.
verdict-one = Only one thing is worth a thought here.
verdict-clear = One thing is clearly better than the rest.
verdict-better = The first is a little better than the rest.
verdict-equal = { $count ->
    [2] Two things are
   *[other] { $count } things are
} about equally good: choose the one you like.
verdict-all-equal = Nothing here is better than the rest: do as you like.

# What the coach says about a moment, to whoever sat there.
coach-wait = It was better to let the others go on.
coach-then = Then, most likely, { $whose ->
    [own] you yourself: “{ $deed }”.
   *[other] { $name }: “{ $deed }”.
}
coach-wins = As far as could be known, that decides the game for you.
