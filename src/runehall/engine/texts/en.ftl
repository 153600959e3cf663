# What the table says when it refuses an action, whatever the game.
refusal-game_over = The game is over.
refusal-syntax = { $action } is not an action of this game.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-not_your_turn = It is not seat { $seat }'s turn to act; the game waits for seat { $waiting }.
refusal-not_asked = Seat { $seat } is not asked now; others may still react.
refusal-not_now = “{ $action }” is not possible now.
