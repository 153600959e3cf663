## The hall

hall-name = Runehall
hall-welcome = Six rune games at one hearth. Sit down with friends, strangers or bots. No account, just a name and a link.
hall-quiet = The hall is quiet. Open a table and light the fire.
open-tables = Open tables
my-tables = My tables
sit-down = Sit down
join-with-code = Join with a code
watch = Watch
play-on = Play on
play-again = Play again
play-now = Play now
play-with-friends = Play with friends
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
minutes = { $count } min

## The lobby

around-the-table = Around the table
send-invitation = Send invitation
copy-link = Copy link
link-copied = Link copied
invite-friends = Send this link to your friends.
join-line = Friends join with this link or with the code:
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
table-code = Code of the table

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
coins-to-lay = { $count ->
    [one] coin to lay
   *[other] coins to lay
}
bot = bot
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
your-turn = Your turn.
reconnecting = The line is cut. Reconnecting.
reconnecting-hint = Your seat is kept. Nothing is lost.
watching = watching
last-round = last round
saga = Saga
saga-open = Open the saga
saga-empty = Nothing has happened yet.
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
thinking-several = { $names } are thinking.
