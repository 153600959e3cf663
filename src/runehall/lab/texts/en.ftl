# What a report of the lab says.
number = { $value }
percent = { $value } %
share = { $value } ({ $low } to { $high })
points = { $value } pp ({ $low } to { $high })
points-short = { $value } pp
amount = { $value } ({ $low } to { $high })
place = place { $places }
chance-tiny = less than 0.0001

title = { $game }: how the game plays
about = { $games ->
    [one] One game
   *[other] { $games } games
} for each question, players: { $players }, edition: { $preset }, version { $version } of the rules. Behind every number stands the interval that holds the true one in 95 of 100 such studies.
table = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}
flags = What to look at first
flags-none = Nothing stands out: no seat, no rule and no ending is far from what one would wish.
flag-edge = With { $seats } seats, number { $place } in the order of turns wins { $share } % ({ $low } to { $high }) instead of { $fair } %.
flag-ties = With { $seats } seats, { $share } % of games ({ $low } to { $high }) end in a tie.
flag-limit = With { $seats } seats, { $share } % of games ({ $low } to { $high }) are ended by a limit.
flag-landslides = With { $seats } seats, { $share } % of games ({ $low } to { $high }) are landslides: the next one has less than half as much.
flag-decisive = With { $seats } seats, { $count ->
    [one] one verb decides
   *[other] { $count } verbs decide
}; who never does { $count ->
    [one] it
   *[other] one of them
} wins so many of 100 games fewer: { $verbs }. Players who search may find ways around that; --confirm tries it.
flag-decisive-confirmed = With { $seats } seats, it is so for players who search as well: { $verbs }.
flag-worthless = With { $seats } seats, nobody would miss { $count ->
    [one] this verb: { $verbs }. Who never does it wins as often.
   *[other] these verbs: { $verbs }. Who never does one of them wins as often.
}
flag-never = With { $seats } seats, { $count ->
    [one] this could be done and never was: { $verbs }.
   *[other] these could be done and never were: { $verbs }.
}
flag-forced = With { $seats } seats, { $share } % of decisions ({ $low } to { $high }) are none: there is one possibility.
flag-early = With { $seats } seats, half of the games are decided before { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of them is played.
flag-luck = With { $seats } seats, the deal alone explains { $share } % ({ $low } to { $high }) of who wins.
flag-slow = With { $seats } seats, hands that are a tenth of a second slower cost { $share } points of the win out of 100 ({ $high } to { $low }).

seats = Seats
seats-says = Who wins, by place in the order of turns; a shared win counts in parts. The dashed line is an equal share. χ² of the wins that nobody shared: { $statistic }; by chance one as large has a probability of { $chance }.
place-head = place
share-head = share
edge-head = edge over an equal share
score-head = mean points

options = Options
options-says = The same deals with the option changed and unchanged. The chart shows what each value adds to the share of who begins.
options-first = What options add to the share of who begins
option-head = option
first-head = who begins
edge-now-head = largest edge
ties-head = ties
landslides-head = landslides
margin-head = margin, points
actions-head = actions a game
options-differences = What changes
interactions = Together
interactions-says = What two changes do to the share of who begins, beyond what each does alone.

worth = The worth of each rule
worth-says = One seat never does something, the others play as always, on the same deals. Shown is what that seat has more or less of the win. Grey: no difference that could be told from chance.
verb-head = verb
worth-head = share without it
confirmed-head = { $players }

use = Use
use-says = In how many of its opportunities each verb was chosen, in { $games ->
    [one] one game
   *[other] { $games } games
} that were looked at decision by decision. Below the verbs stand things that they name.
possible-head = possible a game
chosen-head = chosen a game
taken-head = taken

length = Length
turns = turns
actions = actions
reasons = Why games end
reason-head = end
limit = ended by a limit
what-head = what
mean-head = mean
p5 = 5 % are below
p50 = middle
p95 = 5 % are above
extremes = least – most

margins = Margins
margins-says = A landslide is a game in which the next one has less than half as much as the winner, and at least five points less; where few points are good, none is counted.
ties = ties
landslides = landslides
margin = margin in points

decisions = Decisions
decisions-says = { $decisions } decisions a game, with { $choices } possibilities on average.
forced = only one possibility
nearly-equal = two about as good

drama = Drama
drama-says = Who is ahead, by the evaluation that bots use. How much of the game the winner was behind; when somebody had nine chances in ten for good; and how far chances moved in all. The first two are parts of the game, from 0 to 1; the last counts how often a whole win changed hands.
leads = changes of lead
trailed = winner behind
sure = decided after
swing = movement of chances

luck = Luck and skill
luck-says = The deal alone explains { $share } of who wins; the rest is what players do.
ladder = Thinking
ladder-says = The share of one seat that searches, among sensible ones, by how long it thinks.
deal = the deal
iterations = { $count } iterations

reaction = Quick hands
reaction-says = A seat whose reactions take a tenth of a second longer has { $share } of the win.
slower = 100 ms slower

examples = Games to look at
examples-says = A link opens in a hall on your machine (make play, or runehall serve); the file can be opened there, too, or with runehall replay.
example-shortest = The shortest, { $number } actions (seed { $seed })
example-longest = The longest, { $number } actions (seed { $seed })
example-closest = The closest, { $number } points apart (seed { $seed })
example-dramatic = The most dramatic, chances moved { $number } times from nothing to all (seed { $seed })
open = open in the hall
file = file

how = How these numbers came about
how-says = Each game is dealt from its seed; the same command gives the same numbers, to the last digit, on every machine. Options as they were played:
made = Runehall { $runehall }, rules and bots { $code }, from seed { $seed } on.
tune-title = { $game }: options that come nearest to “{ $goal }”
as-it-is = as it is
tune-says = Options that no other combination beats at every goal, few changes being better than many; measured again on deals that the search has not seen. ✓ the goal is reached, ✗ it is not.
