# What the `runehall` command says, apart from the words of each game.
number = { $value }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat = seat { $number }
interpreted = Runehall runs interpreted here, about a hundred times slower than compiled; to compile the rules, install a C compiler and Python's headers, then install Runehall again.

# games
games-seats = { $counts } seats
games-presets = presets: { $presets }

# options
options-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, preset { $preset }
options-how = Change one with --set option=value. Behind its name stands what you get without.
options-presets = Presets
options-preset-how = Choose one with --preset. The last line of each is what it changes.
options-same = changes nothing

# simulate
simulate-title = { $game }: { $games }
simulate-length = actions a game: { $mean } (from { $shortest } to { $longest })
simulate-seat = in order
simulate-wins = wins
simulate-interval = 95 %
simulate-ties = ties: { $share } ({ $interval })
simulate-score = mean score
simulate-ended = ended by:
simulate-starts = A simulation starts from a whole number, because it counts seeds upwards.
simulate-saved = Saved: { $games }, in { $folder }.
simulate-too-many = At most { $most } games can be saved at once; simulate fewer, or keep only the shortest, longest or closest.

# record
record-written = { $count } decisions are in { $file }.
record-ending = A dataset is written to a file whose name ends in .npz or .parquet, not to “{ $file }”.
record-needs-numpy = Writing a dataset needs NumPy: install runehall[numpy].
record-other-game = One of these records is not of { $game }.

# lab
waiting-playing = Playing
lab-options = options
lab-as-it-is = as it is
lab-seats = Numbers of seats are typed like 2,3,4, not { $typed }.
lab-vary = Values to compare are typed like boat_value=1,2, not { $typed }.
lab-range = Between the numbers of { $typed } lies nothing, or more than { $most } values.
lab-written = The report: { $report }
lab-interrupted = What was played is kept in { $folder }; the same command goes on from there.
lab-failed = With { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} it is so that { $text }: { $value }.

# arena
arena-title = { $game }, { $seats }
arena-bot = bot
arena-games = games
arena-score = score
arena-interval = 95 %
arena-decided = decided
arena-elo = Elo
arena-margin = margin
arena-speed = choices/s
arena-pair = pair
arena-alone = A tournament of all pairs needs at least two bots.
arena-fault = { $bot } did not play { $count } of its games to their end; a bot has played on. The first time { $fault }.
arena-faults = { $bot } did not play { $count } of its games to their end; a bot has played on.
arena-starts = A tournament starts from a whole number, because it counts seeds upwards.

# hint
hint-chance = win chance
hint-looks = looks
hint-wait = wait
hint-over = The game is over; there is nothing to decide.
hint-not-asked = Seat { $seat } has nothing to decide now.

# analyse
analyse-reading = Reading the game
analyse-chances = The chance to win, from the first action to the last:
analyse-start = at first
analyse-own = own mistakes
analyse-others = mistakes of others
analyse-luck = luck
analyse-result = result
analyse-no-moments = No single decision cost anybody much.
analyse-moment = Action { $ply }, { $name }: “{ $played }” cost { $loss } of the win. Better: “{ $better }”.
analyse-instead = After what was played: { $outlook }
analyse-honest = Everything is judged by what the seat could know at that moment; what no mistake explains counts as luck.

# race
race-title = Race { $number }, window { $window }, before action { $action }. All pages were told { $lead } ms ahead when to show it.
race-place = place
race-who = who
race-action = action
race-arrived = arrived
race-says = says
race-round-trip = round trip
race-earliest = earliest
race-judged = judged
race-false-start = false start
race-explained = Milliseconds after the moment of showing. “says” is the reaction time the page reported; it counts between “earliest” (arrival less half the round trip the server measured, at most { $longest }) and “arrived”. Less than { $false-start } is a false start. Equal times are decided by lot.
race-missing = This record has { $count ->
    [one] { $count } race
   *[other] { $count } races
}; there is no race { $number }.
race-unreadable = Race { $number } of this record cannot be read.

# serve
serve-open = The hall is open: { $address }
serve-to-others = Everybody in your network can come in. To keep the hall to yourself, start it with “make play HOST=127.0.0.1” or “runehall serve --host 127.0.0.1”.
serve-bad-network = “{ $text }” is no address and no network.

# mcp
mcp-extra = This needs what assistants speak: install it with “pip install 'runehall[mcp]'”.
mcp-open = Assistants can come to { $address }
mcp-no-place = Nobody can be let in at { $where }: { $reason }.
mcp-to-others = Everybody in your network can use it, and nobody is asked who they are. Without “--host” only this machine can.

# open
open-shown = The game is shown here: { $address }
open-stop = Ctrl+C closes the hall again; nothing of it is kept.
open-unfinished = This game is not over yet; “runehall replay” shows how far it went.
open-no-hall = There is no hall at { $address }.

# backup and restore
backup-done = The hall is kept in { $path }.
backup-counted = The hall is kept in { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
restore-done = The hall has been made again from { $path }.
restore-counted = The hall has been made again from { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.

# play
play-bot = { $level } bot { $seat }
play-person = Player { $seat }
play-may = You may react. Others who may: { $others }.
play-may-last = You may react; nobody else is still asked.
play-may-secret = You may react; nobody is told whether others can.
play-must = Your decision.
play-idle = You may act now, or press Enter to let play go on.
play-hand-over = { $name }, take the screen and press Enter.
play-prompt = number, action text, p = pass, h = hint, ? = help
play-help = Type a number from the list or the action itself. p passes, h asks a master bot, r shows the rules, l the whole log, q leaves the table.
play-won = { $names } won.
play-nobody-won = Nobody won.
play-next = { $name } would begin the next game (--set first=…).
play-next-lot = Lots would be drawn for who begins the next game.
play-remember = Remember what you have seen, then press Enter.
play-bye = You leave the table.
play-more = … and { $count } more; type the action, or + for all of them
play-too-many-bots = There are { $seats } seats for { $bots } bots.

# A table whose game has no drawing of its own
table-turn = turn { $number }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yes = yes
no = no

# What is wrong with what was typed
no-seat = There is no seat { $seat }; this table has seats 0 to { $last }.
no-position = This record has { $count ->
    [one] { $count } action
   *[other] { $count } actions
}; there is no position { $at }.
no-json = { $path } holds no JSON.
no-equals = An option is changed with option=value, not { $typed }.
no-nonce = A nonce is given as SEAT:HEX, not { $typed }.
file-too-large = { $path } is larger than a file of Runehall can be.
file-not-text = { $path } is not a text in UTF-8.

manifest-good = The set “{ $set }” can be played with in { $game }: add --manifest FILE, or choose it in the lobby.

# puzzles
puzzles-found = { $count ->
    [one] { $count } puzzle found.
   *[other] { $count } puzzles found.
}
puzzles-checked = { $count } puzzles, { $share } of them solved as they should be; not so: { $wrong }
