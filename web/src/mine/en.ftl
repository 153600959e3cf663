## My games
my-games-none = Here you will find the games you have played. Play one first.
my-games-played = What I have played
my-games-older = Show older games
played-won = You won
played-shared = You shared the win
played-lost = { $names } won
played-nobody = Nobody won
played-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
played-points = { $name } { $points }
played-against-self = You sat on both sides, so this one is not counted.
watch-again = Watch
watch-again-of = Watch { $game } of { $date } again
my-games-coach = Coach
my-games-coach-of = What the coach says about { $game } of { $date }
no-longer-kept = no longer kept

## Figures
my-figures = My results
figures-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
figures-won = { $count } won
figures-best = Best result: { $points }
figures-streak = { $count ->
    [0] No win yet
    [1] Best run: one win
   *[other] Best run: { $count } wins in a row
}
figures-closer = More numbers
figures-editions = By edition
figures-levels = Alone against bots
figures-people = Against people
figures-share = { $won } of { $played } won

## The key
my-key = My games on another device
my-key-line = There is no account. This browser has a key to your games. Take it along to your phone or computer: photograph the picture, or open the link there.
my-key-secret = Show it to nobody: who has the key sees your games and can play for you.
my-key-show = Take my games along
my-key-copy = Copy the link
my-key-code = QR code of the link to my games
adopt-title = Your games on this device?
adopt-line = With this link your games come to this browser, and what was played here comes along.
adopt-own = Did you make this link yourself, on your other device? If somebody else sent it, close this: they would see your games and could play for you.
adopt = Bring my games here
adopted = Your games are here now.
export-games = Save all games as a file
export-running = { $count ->
    [one] { $count } game so far …
   *[other] { $count } games so far …
}
export-none = None of your games is kept any more.
export-done = { $count ->
    [one] Saved: { $count } game.
   *[other] Saved: { $count } games.
}
open-a-record = Open a game from a file
delete-games = Delete everything about me
delete-title = Delete everything about you?
delete-line = The hall forgets which games were yours: your list, your figures and your place in families, on all your devices. This cannot be undone.
delete-kept = The games themselves belong to everybody who played them and stay until they are forgotten. Save them first if you like. Games that go on stay open in this browser.
delete-do = Delete
delete-done = Deleted. The hall knows nothing of your games any more.

## Families
family = Family table
family-line = People who share a link see how each of them fares: games, wins, best results. Nobody sees anybody's games.
family-begin = Begin a family table
family-share = Copy the link for the family
family-leave = Leave
family-leave-named = Leave the family table
family-join-title = Join the family table?
family-join-line = Everybody there sees how many games you have played and won, and you see theirs.
family-join = Join
family-name = What shall we call you?
family-alone = So far you are alone here. Send the link to the others.
family-you = { $name } (you)
family-best = best: { $points }
family-none = nothing yet
