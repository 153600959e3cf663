# What the hall says when it refuses something, whatever the game.
refusal-bad_message = This message cannot be read: { $reason }.
refusal-not_text = Messages are JSON texts, not binary data.
refusal-too_large = A message may have at most { $bytes } bytes.
refusal-packed_body = Send this as it is: packed messages are not unpacked here.
refusal-too_slow = This message took too long to arrive.
refusal-head_too_large = This request says too much before it begins.
refusal-too_fast = That was too fast; wait a moment.
refusal-too_many_sockets = There are too many connections from your address.
refusal-too_many_tables = There are too many open tables; finish or leave one first, or come back later.
refusal-too_many_seats = Enough seats at open tables are taken from your address; play one of those games first.
refusal-table_busy = This table has too much to do just now; try again in a moment.
refusal-table_crowded = So many are watching this table already that there is no place left.
refusal-elsewhere = Your seat is open in too many other windows; this one was closed.
refusal-chat_too_fast = One line a second is enough; wait a moment.
refusal-hello_first = Say hello first.
refusal-no_such_table = There is no such table.
refusal-no_such_code = This code leads to no table: look at its letters again. Once all seats are taken, a code ends.
refusal-too_many_guesses = That was too many codes in a row; wait a moment, or use the link.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-no_such_page = There is nothing here.
refusal-bad_method = { $method } is not possible here.
refusal-not_a_socket = Only a WebSocket can be opened here.
refusal-bad_token = This seat token is not valid at this table.
refusal-bad_name = A name has 1 to 24 letters, digits, spaces or simple marks.
refusal-invisible_name = There is a sign in this name that nobody can see; type it again without it.
refusal-name_taken = Somebody at this table has this name already, or one that looks like it.
refusal-bad_seats = This game cannot be played with { $seats } seats.
refusal-seat_taken = This seat is taken.
refusal-table_full = All seats of this table are taken.
refusal-no_person = There is nobody on this seat.
refusal-no_card_there = There is no card of { $name } to touch there.
refusal-memory_game = In this game nobody looks at a card twice: look back when it is over.
refusal-only_host = Only the host of the table may do this.
refusal-only_seated = Only somebody who sits at the table may do this.
refusal-only_lobby = This is possible only before the game starts.
refusal-not_alone = You do not play alone: others may still be reading.
refusal-only_playing = This is possible only while a game is being played.
refusal-only_over = This is possible only when the game is over.
refusal-bad_order = The new order must name every seat once.
refusal-not_ready = Not everybody is ready yet.
refusal-seats_open = There are open seats: wait for people or add bots.
refusal-no_such_level = There is no level { $level } of bots.
refusal-not_learned = { $level } has not learned to play at a table like this one.
refusal-no_nonce = Send a nonce with this, so that everybody has a hand in the shuffle.
refusal-chat_off = The chat of this table is switched off.
refusal-empty_text = There is nothing to read in this.
refusal-too_late = Too late: the moment for this has passed.
refusal-already_claimed = You have already reacted; it is being judged who was first.
refusal-false_start = False start: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s is faster than anybody can see.
refusal-outrun = Too late: { $name } { NUMBER($first, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, you { NUMBER($own, minimumFractionDigits: 2, maximumFractionDigits: 2) } s. You lose nothing by it.
refusal-handed_over = A bot plays your seat; take it back first.
refusal-hint_refused = There is nothing to decide for you now.
refusal-hint_busy = A hint is already being thought about; ask again in a moment.
refusal-no_lesson = There is no lesson for this game yet.
refusal-no_such_chapter = This lesson has { $chapters } chapters.
refusal-no_lesson_here = This is a game, not a lesson.
refusal-lesson_first = Good idea, but first try what is marked.
refusal-lesson_read = One moment: first read on.
refusal-no_shuffle = Nothing was shuffled here: this game began from a prepared position.
refusal-brought_shuffle = This game was brought as a file; “runehall verify” checks its seal.
refusal-record_unfinished = This game is not over yet; bring it when it has ended.
refusal-record_too_long = This game has more than { $most } moves; that is too long for here.
refusal-too_many_records = Enough games have been brought for now; wait a minute and try again.
refusal-no_such_chronicle = The hall knows no games under this key; perhaps they were deleted on another device.
refusal-too_many_chronicles = Enough new keys have been given to your address; come back in a while.
refusal-no_such_family = There is no such family, or you do not belong to it.
refusal-too_many_families = You belong to { $most } families already; leave one of them first.
refusal-family_full = This family has { $most } members already, and no room for more.
refusal-not_a_seat = This game has no seat { $seat }.
refusal-hidden_view = You may look from another seat when the game is over.
refusal-bad_number = “{ $name }” must be a whole number from { $low } to { $high }.
refusal-bad_origin = This page may not talk to this server.
refusal-not_json = Send JSON (Content-Type: application/json).
refusal-storage = The table could not write this down; nothing has changed, try again.
refusal-draining = The hall is closing for a moment; your table will be back.
refusal-unplayable = This table was begun with rules that this server does not know.
refusal-unreadable = This table cannot be read any more; it has been set aside for the keeper of this hall.
refusal-not_read = The hall cannot read its database just now; try again in a moment.
refusal-left = You have left this table.
refusal-slow_reader = Your connection is too slow for this table.
refusal-internal = Something went wrong here; nothing has changed.
refusal-only_loopback = This address is for the machine itself.

# What is wrong with the database when a hall is opened
refusal-occupied = Another hall is open on { $where }; one database belongs to one hall.
refusal-occupied_by = Another hall is open on { $where }: process { $process } on { $machine }, since { $since }. One database belongs to one hall.
refusal-succeeded = Another hall has been opened on { $where }; this one has closed, and nothing it acknowledged is lost.
refusal-second_name = { $where } has a second name (a hard link), under which SQLite would ruin it; make a copy instead, with “runehall backup”.
refusal-bad_address = This is not the address of a database: { $address }. It looks like postgresql+asyncpg://user@host/name.
refusal-no_database = There is no database at { $where }: { $reason }.
refusal-newer_database = { $where } was written by a newer Runehall; open it with that, or a still newer one.
refusal-not_a_database = { $where } is not a database of Runehall.
refusal-damaged_database = { $where } is damaged; bring back a copy of it with “runehall restore”.
refusal-closed_database = { $where } may not be opened or written by this user ({ $reason }).
refusal-disk_full = { $where } cannot be written: there is no room on the disk ({ $reason }).
refusal-busy_database = { $where } is being used by another program.
refusal-unusable_database = { $where } cannot be used: { $reason }.
refusal-file_exists = { $path } exists already, and nothing is written over it.
refusal-no_hall = There is no hall in { $path }.
refusal-hall_exists = There is a hall already: { $path }. Name an empty folder.
refusal-no_tool = For this, PostgreSQL's program { $tool } must be installed here.
refusal-tool_failed = PostgreSQL's { $tool } could not do this: { $reason }

level-random = Random
level-random-help = Plays anything that is allowed.
level-novice = Gentle
level-novice-help = Plays sensibly, forgets as people do, and takes about a second to react.
level-skilled = Skilled
level-skilled-help = Plays well, forgets nothing and is faster than most people.
level-master = Master
level-master-help = Thinks ahead, forgets nothing and is very fast.
level-trained-help = Has taught itself { $game } for { $seats }, and plays nothing else.

pace-live = A minute
pace-live-help = Everybody is here: a minute for a decision, seconds to react.
pace-relaxed = Five minutes
pace-relaxed-help = Five minutes for a decision; nobody needs to hurry.
pace-correspondence = Days
pace-correspondence-help = Days for a decision: look in now and then.

# Who begins, where a game has no words of its own
begins-first = Whoever the table agrees on begins.
begins-next = The rules name who begins the next game.

# What `runehall verify` has found
finding-refused = { $why }
finding-record = It is a record of { $game } with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
finding-no-proof = This record has no proof of its shuffle: it was not played at a live table.
finding-key = The key is the one that was promised before the deal.
finding-wrong-key = The key is not the one that was promised: its SHA-256 is different.
finding-nonces = There are { $nonces } nonces for { $seats } seats.
finding-seed = The key and the seats' nonces give the seed of this game.
finding-wrong-seed = The key and the seats' nonces do not give the seed of this game.
finding-commitment = The commitment is the one you have noted.
finding-wrong-commitment = The commitment is not the one you have noted.
finding-nonce = The nonce of seat { $seat } is the one you sent.
finding-wrong-nonce = The nonce of seat { $seat } is not the one you sent.
finding-digest = Nothing has been changed since the end of the game.
finding-wrong-digest = The record has been changed: its contents do not give its digest.
finding-unfinished = The actions are legal, but they stop before the end of the game.
finding-played = Every action was legal, and they lead to the end of the game.
finding-races = { $count ->
    [one] The race was judged by its own numbers.
   *[other] All { $count } races were judged by their own numbers.
}
finding-unreadable-races = The races of this record cannot be read.
finding-race-time = Race { $number }: seat { $seat } was judged at { $judged } ms instead of { $instead } ms.
finding-race-order = Race { $number }: the claims are not in the order of their times.
finding-race-action = Race { $number }: the fastest claim is not the action that was carried out.

# The coach
coach-wait = Let the others go on
refusal-coach_later = The coach speaks when the game is over.
refusal-coach_busy = The coach is reading other games just now. Please ask again in a minute.
refusal-coach_too_long = This game is too long for the coach: it reads games of up to { $most } actions.
refusal-no_such_step = This game has { $steps } steps.
refusal-nothing_follows = Here the game is over; nothing follows.
refusal-no_such_puzzle = There is no such puzzle.
refusal-not_a_choice = “{ $action }” is not possible here.
