## The hall

hall-name = Runehall
hall-welcome = Rune games at one hearth. Sit down with friends, strangers or bots. No account, just a name and a link.
hall-quiet = The hall is quiet. Open a table and light the fire.
open-tables = Open tables
my-tables = My tables
my-games = My games
sit-down = Sit down
join-with-code = Join with a code
watch = Watch
play-on = Play on
play-again = Play again
play-now = Play now
play-one-round = Play one round against gentle bots
play-gently = Play against gentle bots
play-with-friends = Play with friends
learn = Learn in three minutes
learn-on = Go on with the lesson
learn-again = Learn by playing
lesson = Lesson
lesson-step = { $number } of { $of }
lesson-next = Next
lesson-read = Read above, then go on.
lesson-leave = Leave the lesson
lesson-done = You can play { $game } now
lesson-real-game = Play a real game
watch-the-game = Watch the game
rules = Rules
about = About
back = Back
close = Close
menu = Menu
help = Help
undo = Undo
cancel = Cancel
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
players-of = { $numbers } players
minutes = { $count } min

## The lobby

around-the-table = Around the table
send-invitation = Send invitation
copy-link = Copy link
link-copied = Link copied
join-line = Friends scan this, or type:
join-where = at “Join with a code” in the hall
watch-line = All seats are taken. Whoever has the link can watch.
qr-code = QR code of the link to this table
ready = ready
not-ready = not ready yet
free-seat = Free seat
free-seat-hint = for a friend or a bot
add-bot = Bot
change = Change
start-with = { $count ->
    [1] Start alone
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
    [7] Start with seven
   *[8] Start with eight
}
your-name = Your name
table-code = Six letters, or the link
table-code-like = KMT RXB

## Seats and states

you = You
points = { $count ->
    [one] point
   *[other] points
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
coins-to-lay = to lay
bot = bot
program = program
bot-level = { $level ->
    [0] bot
    [1] bot, easy
    [2] bot, skilled
   *[3] bot, strong
}
seat-turn = { $name }, to play
seat-away = A bot plays this seat until { $name } is back.
thinking = { $name } is thinking.
thinking-next = { $name } is thinking. You are next.
tap-to-go-on = Tap to go on.
go-on = Go on
waits-for-you = New for you
waits-for-you-hint = Nothing happens until you have read it.
take-it-back = Take it back
your-turn = Your turn.
time-was-up = Your time was up, so the hall has moved for you.
# Who was when in a race: “Alrun 0.41 s, you 0.78 s”
race-time = { $who ->
    [me] you
   *[other] { $name }
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
race-false-start = { $who ->
    [me] you
   *[other] { $name }
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (false start)
reconnecting = The line is cut. Reconnecting.
reconnecting-hint = Your seat is kept. Nothing is lost.
watching = watching
last-round = last round
log = What happened
log-open = See all that happened
log-empty = Nothing has happened yet.
honest-deal = An honest deal: the seal fits the shuffle.
win-you = { $margin ->
    [0] You win, { $name }.
   *[other] You win, { $name }. { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $margin } ahead of { $second }.
}
time-left = { $notches ->
    [one] 1 of 12 notches left
   *[other] { $notches } of 12 notches left
}

## Settings

settings = Settings
theme = Light
theme-auto = As the device
theme-day = Day
theme-night = Night
language = Language
language-en = English
language-de = Deutsch
volume = Sound
volume-off = Sound off
volume-on = Sound on

## Emblems

emblem-sun = Sun
emblem-wave = Wave
emblem-fir = Fir
emblem-moon = Moon
emblem-peak = Peak
emblem-feather = Feather
emblem-axe = Axe
emblem-rose = Rose
badge-person = { $name }, { $emblem }
badge-bot = { $name }, bot, { $emblem }
badge-kept = { $name }, { $emblem }, kept by a bot

## The table

seats = Seats
the-table = Table
away = away
waiting-table = The table is busy.
waiting-window = The others may still act.
thinking-several = { $names } are thinking.

## The hall, further

games = Games
more = More
guest = Guest
loading = One moment.
try-again = Try again
to-the-hall = To the hall
to-the-table = Go to the table
nothing-here = There is nothing here
nothing-here-hint = The table may have been cleared away, or the link is not complete.
hall-unreachable = The hall does not answer
link-cut = The line is cut. Try again in a moment.
your-turn-short = Your turn
others-turn = The others are playing
in-the-lobby = Before the game
game-with = { $game } with { $names }
more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
who-is-there = { $others ->
    [0] { $name }
    [one] { $name } and 1 other
   *[other] { $name } and { $others } others
}
open-record = Look at a stored game
how-many = Players
how-strong = Bots
bot-tempo = Speed of the bots
bot-tempo-calm = Calm
bot-tempo-brisk = Brisk
bot-tempo-at_once = At once
about-minutes = About { $count } minutes.


memory-aid-help = Cards you have seen stay visible to you. The printed game is played from memory.
less-motion = Less movement
less-motion-help = Pieces appear where they belong instead of travelling.
explain-new = Explain new things to me
explain-new-help = One sentence at the table, when something happens for the first time.
explain-again = Show all again
explained-new = New:
explained-got-it = Got it

## The lobby, further

table-of = { $name }’s table
pace-of = Time to think: { $pace }
public-table = Open to everybody
public-table-help = The table is on the list of the hall, and anybody may watch.
private-table = Only for friends
chat-on = Chat
chat-on-help = People at the table can write to each other.
chat-off = Without chat
change-rules = Change the rules
see-rules = See the rules
rules-of-table = Rules of this table
only-host-changes = Whoever opened the table chooses these.
preset = Edition
pace = Time to think
every-option = All { $count } options
choose-set = Choose a file…
save-set = Save this set as a file
our-set-again = Back to our reconstruction
own-set = own set “{ $name }”
own-set-unnamed = own count
set-refused = { $file } was not taken. { $reason }
option-fixed = The hall has fixed this.
none = none
seats-free = { $count ->
    [one] One seat is free: invite somebody or take a bot.
   *[other] { $count } seats are free: invite people or take bots.
}
not-all-ready = Not ready yet: { $names }.
table-is-full = All seats are taken. You can watch.
fill-with-bots = Fill with bots
stand-up = Stand up
wait-for-host = You are ready. The host starts the game as soon as everybody is.
say-ready = Look at the rules, then say that you are ready.
not-ready-after-all = Not ready after all
i-am-ready = I am ready
bot-of = bot, { $level }
you-here = you
your-team = your team
opened-the-table = opened the table
move-up = Move one seat up
free-this-seat = Free this seat
link-not-copied = The link could not be copied. It stands in the address bar.

## The table, further

all-actions = All actions
nothing-asked = Nothing is asked of you now.
find-action = Find an action
actions-found = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
narrow-down = There are more. Type a word to find the one you mean.
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 new line
   *[other] Chat, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
emotes = Feelings
emote-well-played = Well played
emote-thanks = Thank you
emote-hello = Hello
emote-hurry = Your turn
emote-oops = Oops
emote-wow = Oh
emote-think = Let me think
emote-laugh = Ha ha
game-over = The game is over.
see-result = See the result
see-table = See the table
seat-handed-over = A bot plays your seat.
seat-handed-over-hint = Take it back whenever you like.
take-back = Take my seat back
seat-absent = Your time was up: a bot plays for you.
seat-absent-hint = This way the others need not wait.
i-am-back = I am back
seat-was-kept = Welcome back. A bot kept your seat while you were away.
hint = Hint
hint-thinking = The strongest bot is thinking about your decision.
hint-reason = I tried out what could come next many times, knowing only what you know. This went best.
hint-none = There is no hint for this decision.
hint-chance = { $chance } to win
do-it = Do it
show-it = Show me
hand-over = Let a bot play for me
other-device = Link to my seat for another device
send-watch-link = Copy the link for spectators
pass-for-me = Don’t ask me to react
pass-for-me-help = Whenever everybody may react at once, you let it go by. Your own turns stay yours.
stop-asking = Don’t ask again
asks-no-more = You let such moments go by from now on. The menu changes that.
played-by = Edition: { $preset }.
spectators = { $count ->
    [0] Nobody is watching.
    [one] 1 person watches.
   *[other] { $count } people watch.
}
leave = Leave the table
leave-hint = A bot takes your seat for good.
leave-really = Leave for good
log-older = Older lines

## The end

nobody-wins = Nobody wins
win-mine = You win, { $name }
result-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $name }
win-other = { $name } wins
win-together = { $names } win
win-team = Your team wins
win-together-mine = { $names } win
sit-down-again = Sit down again
next-is-open = The next game is being set up. Your seat is kept for you.
share-game = Copy the link to this game
honest-deal-short = An honest deal.
honest-deal-line = The seal from before the game fits the shuffle.
broken-seal = The seal is broken.
broken-seal-line = Something does not fit the shuffle of this game.
check-it = Check it yourself
the-seal = The seal
seal-explained = Before the deal the hall showed a fingerprint of its secret key; then every person added a random number. Both together made the shuffle, so nobody could choose it. This browser has reckoned it again:
check-commitment-seen = The fingerprint is the one you saw before the deal
check-key-fits = The key fits the fingerprint
check-nonce-mine = Your random number is in it
check-seed-fits = Key and random numbers give the seed of the shuffle
check-holds = fits
check-fails = does not fit
check-open = not known here
seal-commitment = Fingerprint
seal-key = Key
seal-seed = Seed
download-record = Download the record
verify-record = and play it again with “runehall verify”.

## Replays

replay = Replay
replay-position = Position in the game
the-deal = The deal
step-of = { $at } of { $total }
to-start = To the start
to-end = To the end
one-back = One step back
one-on = One step on
play = Play
pause = Pause
tempo = Tempo
tempo-0 = slowly
tempo-1 = steadily
tempo-2 = fast
look-from = Look from
as-spectator = As a spectator
from-seat = From { $name }’s seat
share-position = Copy the link to this position
choose-record = Choose the file of a game, or drop it here.
choose-file = Choose a file
drop-record = Drop it: the game opens here.
no-record = This file is no record of a game.
broken-record = This file cannot be played: something in it does not fit the rules.
record-kept = The hall keeps a game from a file for a day, and only who has its link finds it. It is counted nowhere.

## Rules and about

rules-of = Rules: { $game }
age = from { $age } years
contents = What stands in these rules
all-rules = The rules of every game
rules-welcome = Which one tonight? Each game with what it is like, how many can play, how long it takes and for whom it is. A tap opens its rules, with pictures.
read-rules = Read the rules
picture-refused = Not allowed
version = Version { $version }
about-what = What this is
about-what-text = Runehall is a hall for games with runes: with one deck of 76 cards, with stones, with cards on a grid. You play in the browser, with friends, strangers or bots. The bots know only what the seat they play may know.
about-fair = Fair deals, fair races
about-fair-text = Before every deal the hall seals its key, and everybody at the table adds a random number to the shuffle; afterwards your browser checks the seal. When several people want to react first, what counts is the time from seeing to pressing, so a slow line is no handicap.
about-kept = What is kept
about-kept-text = There are no accounts. Your name, your settings and the keys to your seats are kept in this browser; tables, moves and chat on the server of this hall until they have been quiet for a long time. A private key in this browser tells the hall which games were yours; you can delete it with all it knows under “My games”. Nothing is sent anywhere else.
about-sets = Our reconstruction
about-sets-text = No source prints how many there are of most cards of the 76-card deck, what the 72 stones of RUNES and the 16 cards of RUNE show, or what some of the rituals do. We made these within what the rule sheets say. If you own a printed game, save the set in the lobby, correct it and choose your file there: the table is then played with yours.
about-keys = By keyboard
about-keys-text = Tab and arrows move between pieces, 1 to 9 choose from your hand, Enter presses the main button, R turns a piece, Escape takes a choice back. L lists every action, H asks for a hint, S shows what happened, C the chat, M the menu, ? the rules.
about-free = Free software
about-free-text = Rules, bots, server and page are free software under the MIT licence. Drawings and sounds are part of it.

## The board of any game

ask-choose = Your turn. Choose what to do.
ask-window = You may react, or let it pass.
ask-window-nothing = You have nothing to react with. Let it pass.
ask-sure = { $action }?
words-and-more = { $words } … ({ $count })

## Boards that pan and zoom

zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show the whole board

log-since = Since you last played
seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
rename = Take this name

# What a view calls its parts, where no board of its own draws a game
field-phase = phase
field-turn = whose turn
field-turn_no = turn
field-first = began
field-hand = hand
field-hands = hand
field-draw = draw pile
field-discard = discard pile
field-points = points
field-scores = points
field-totals = points in all
value-true = yes
value-false = no

# Who begins
who-begins = Who begins?
who-begins-tap = Tap a name, or let lots decide.
draw-lots = Draw lots
somebody-begins = { $name } begins.
lots-are-drawn = Lots are drawn for who begins.
next-begins = { $name } begins the next game.
next-begins-mine = You begin the next game.
next-by-lot = Lots would be drawn for who begins the next game.

# Options of a table
preset-needs = { $name } ({ $count ->
    [one] { $count } seat
   *[other] { $count } seats
})
option-changed = Changed here.
option-usual = Back to the usual

# Lifting the corner of a card
touched-card = { $who ->
    [me] You lift
   *[other] { $name } lifts
} a corner of { $whose ->
    [mine] your card { $number }
    [own] their own card { $number }
   *[other] card { $number } of { $owner }
}.

# After the game: the coach
what-mattered = What mattered?
open-cards = Open cards
go-on-from-here = Go on from here
replay-more = How I watch
exercise = exercise
exercise-over = This was an exercise. It counts nowhere.
back-to-coach = Back to the coach
coach = The coach
coach-waiting = The coach is still reading another game. Yours is next.
coach-reading = The coach is reading your game …
coach-share = { " " }{ $share } of 100
coach-of-hundred = wins in 100 such games
coach-chance = { $name } { $count } of 100
coach-moment = A moment that mattered
coach-moment-number = Moment { $number }
coach-chapter-luck = Luck
coach-chapter-memory = Memory
coach-chapter-races = Races
coach-played = { $name } played
coach-played-mine = You played
coach-better = Better
coach-cost = In 100 games like this, that would have been { $count ->
    [one] one more win.
   *[other] { $count } more wins.
}
coach-instead = After what was played: { $line }
coach-honest = Judged only by what { $name } could know then.
coach-honest-mine = Judged only by what you could know then.
coach-says-to = What the coach would say to { $name }:
coach-try = Try it again
coach-see = See what happened
coach-no-moments = Nobody made a big mistake in this game.
coach-luck-says = Imagine this game played 100 times. How many of them each of you would win at first, and what added or took away wins after that:
coach-start = at first
coach-luck = luck
coach-own = own mistakes
coach-others = others’ mistakes
coach-end = in the end
coach-luck-honest = What no mistake explains counts as luck: the deal, the draws, and what the others happened to hold.
coach-memory = What was seen
coach-memory-says = { $who ->
    [me] Every hidden card you had seen, from when to when.
   *[other] Every hidden card { $name } had seen, from when to when.
}
coach-memory-none = Nothing that was hidden.
coach-slip = Step { $step }, “{ $played }”:
coach-span = { $card }, before { $name }, known from step { $start } to { $end }
coach-races-none = Nobody raced in this game.
coach-sooner = { $seconds ->
    [0] What if { $who ->
        [me] you
       *[other] { $name }
    } had been faster? Drag and see.
   *[other] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s faster:
} { $won } of { $races } races won.

# Puzzles
puzzles = Puzzles
puzzles-say = One thing wins most here. Which?
puzzle-you = You are { $name }. It is your turn: what wins most?
puzzle-number = Puzzle { $number } of { $of }
puzzle-right = Right. That wins most.
puzzle-wrong = Not quite. This wins most:
puzzle-chances = { $chance } of 100 such games are won with it, at most { $next } with anything else.
puzzle-next = Next puzzle
puzzle-again = Look again
puzzle-seen = You remember
puzzles-none = There are no puzzles of this game yet.
