name = The Rune Market
tagline = Buy, store and steal runes until the market is empty.
playing-like = Buy runes, let them earn interest, and help yourself to what the others have. A trading game in which nothing stays safe for long.
playing-minutes = 30
playing-age = 8

# Cards and places
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-T = thief
card-R = red shelter
card-B = blue shelter
colour-red = red
colour-blue = blue
boat-red = red boat
boat-blue = blue boat
boat-open = boat without a colour
place-red = red shelter
place-blue = blue shelter
place-open = boat without a colour
kind-main = main shelter
kind-boat = boat
kind-heap = heap
pile-red = red runes
pile-blue = blue runes
pile-boats = boats
pile-bandits = bandits

phase-interest = Interest
phase-main = Trade and play
phase-place = Place what you have
phase-steal = Theft
phase-duel = Duel
phase-bout = Stone, scissors, paper
phase-over = The game is over

purpose-rune = to buy a rune
purpose-boat = for a boat
purpose-bandit = for a bandit
purpose-ransom = to pay off a bandit
purpose-shelter = as a shelter
purpose-raid = for a raid
purpose-theft = to steal
purpose-duel = to duel
purpose-nothing = for nothing

reason-market_empty = the market has no runes left
reason-round_limit = the last round is over
tiebreak-boats = more boats
tiebreak-bandits = fewer bandits
tiebreak-number = the higher number card
tiebreak-bouts = stone, scissors, paper

sign-stone = stone
sign-scissors = scissors
sign-paper = paper

# What a terminal table calls things
table-market = Market
table-hand = Hand
table-loose = loose
table-draw = draw pile
table-discard = discard pile
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-seen = seen: { $cards }
table-due = Interest due: { $red } red, { $blue } blue.
table-tie = Stone, scissors, paper, the best of three: { $wins }.
table-wins = { $seat } { $count }
table-chosen = You have chosen { $sign }.
table-bout = Bout { $number }: { $signs }.
table-sign = { $seat } { $sign }
table-turn = turn { $number }

preset-web-en = English web page
preset-web-en-help = Boats score 2 and cancel bandits; a shelter given up lets you steal.
preset-web-de = German web page
preset-web-de-help = Boats score 2 and cancel bandits; a shelter can be given up, for nothing.
preset-booklet-2023 = Booklet of 2023
preset-booklet-2023-help = The newest rules: boats score 1 and keep their colour, a defender may decline.

option-preset = Edition
option-preset-help = The edition of the rules that the other options follow.
option-boat_value = Points for a boat
option-boat_value-help = What each of your boats is worth at the end.
option-neutralise = Boats cancel bandits
option-neutralise-help = You may give up a boat to send a bandit home.
option-rune_price = Price in runes
option-rune_price-help = Runes of one colour for a boat or a bandit; by seats means 4 with two, 3 with three, 2 with more.
option-rune_price-table = by seats
option-rune_sale = Runes for a payment
option-rune_sale-help = A payment of 5, 10 or 15 buys one rune, or one for every five.
option-rune_sale-single = one
option-rune_sale-per_five = one per five
option-give_up = Giving up shelters
option-give_up-help = Whether you may discard an own shelter when your turn begins, for nothing or for thefts.
option-give_up-none = not allowed
option-give_up-plain = for nothing
option-give_up-theft = for thefts
option-duel_defence = Defence in duels
option-duel_defence-help = A defender with a good enough card may give up, or must show it.
option-duel_defence-optional = may give up
option-duel_defence-forced = must show
option-duel_limit = Duels
option-duel_limit-help = You may attack each opponent once in your turn, or each seat is attacked once between two of its turns.
option-duel_limit-turn = once a turn
option-duel_limit-round = once a round
option-boat_colour = Colour of boats
option-boat_colour-help = An emptied boat keeps its colour, or may take another.
option-boat_colour-fixed = stays
option-boat_colour-reopens = may change
option-interest = Interest
option-interest-help = You choose whether to take interest, or it comes by itself.
option-interest-optional = your choice
option-interest-forced = by itself
option-bandit_block = What bandits block
option-bandit_block-help = A bandit stops the interest of its shelter, or of all your shelters.
option-bandit_block-shelter = its shelter
option-bandit_block-all = all shelters
option-bandits_per_shelter = Bandits in one shelter
option-bandits_per_shelter-help = How many bandits a shelter can hold.
option-abandon = Emptied shelters
option-abandon-help = A shelter that bandits have emptied falls at its owner's next turn, or at once.
option-abandon-next_turn = next turn
option-abandon-at_once = at once
option-lone_boat = Bandit on a lone boat
option-lone_boat-help = The bandit stays on the runes, or goes back to the market.
option-lone_boat-heap = stays
option-lone_boat-release = goes back
option-steal_scope = What can be stolen
option-steal_scope-help = All runes, all but those under bandits, or only loose ones.
option-steal_scope-all = all runes
option-steal_scope-not_frozen = not held
option-steal_scope-loose = only loose
option-rune_storage = Storing runes
option-rune_storage-help = Runes go into your free shelter by themselves, or when you say so.
option-rune_storage-auto = by itself
option-rune_storage-manual = by hand
option-rune_purchases = Purchases with runes
option-rune_purchases-help = How many boats and bandits you may buy with runes in one turn.
option-rune_purchases-null = as many as you like
option-raid_thefts = Thefts of a raid
option-raid_thefts-help = How many thefts a shelter card gives when it is spent on a raid.
option-free_discard = Free discards
option-free_discard-help = You may always throw a hand card away for nothing.
option-hand_size = Hand size
option-hand_size-help = How many cards you are dealt and draw back to.
option-round_limit = Last round
option-round_limit-help = The game ends after this many rounds at the latest.
option-round_limit-null = no last round
begins-first = The youngest begins.
begins-next = The winner of the last game begins.
option-first = First seat
option-first-help = The seat that begins, or chance.
option-first-random = by chance
option-last_tie = The last tie
option-last_tie-help = If even the highest number cards are equal, stone, scissors, paper decides, the best of three: you choose, or lots are drawn.
option-last_tie-drawn = by lot
option-last_tie-played = played
option-manifest = Deck
option-manifest-help = Our reconstruction of the 76-card deck, because most of its counts are printed nowhere, or a deck of your own from a file.
option-manifest-deck76 = our reconstruction

# What happened
event-turn = { $seat } is on, turn { $number }.
event-abandon = { $seat } has to abandon the { $colour } shelter; { $bandits ->
    [one] its bandit leaves
   *[other] its { $bandits } bandits leave
}.
event-loot = The bandit of { $to } takes a { $colour } rune from { $from }.
event-interest = { $seat } takes { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} of interest.
event-giveup = { $seat } gives up the { $colour } shelter.
event-play = { $seat } plays { $card } { $purpose }.
event-pay = { $seat } pays { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} { $purpose }.
event-gain = { $seat } gets { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} from the market.
event-boat = { $seat } places a boat: { $place }.
event-bandit = { $seat } sends a bandit to { $victim }: { $place }.
event-duel = { $seat } attacks { $defender } with { $card }.
event-shown = { $seat } shows { $card } and wins the duel.
event-yield = { $seat } gives up the duel.
event-stolen-rune = { $seat } steals a { $colour } rune from { $victim }.
event-stolen-card = { $seat } steals a hand card from { $victim }.
event-stolen-card-seen = The stolen card is { $card }.
event-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn = You draw { $card }.
event-reshuffle = The discard pile is shuffled: { $count } new cards to draw.
event-ransom = { $seat } pays off a bandit in the { $colour } shelter.
event-neutralise = { $seat } gives a boat to be rid of a bandit in the { $colour } shelter.
event-store = { $seat } stores a { $colour } rune.
event-dock = { $seat } joins a boat to the { $colour } shelter.
event-build = { $seat } builds the { $colour } shelter.
event-over = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reason }.
event-tie = { $seats } are equal in everything. Stone, scissors, paper: two wins decide.
event-chosen = { $seat } has chosen.
event-sign = { $seat } shows { $sign }.
event-bout-won = This bout goes to { $seats }.
event-bout-even = Bout { $number } goes to nobody.
event-lots = Still no winner: lots are drawn for { $seats }.

# What can be done
action-pass = Done
action-collect = Take the { $colour } interest
action-giveup = Give up the { $colour } shelter
action-boat-runes = Buy a boat with { $colour } runes
action-bandit-runes = Buy a bandit with { $colour } runes
action-rune = Buy a { $colour } rune with { $cards }
action-boat-cards = Buy a boat with { $cards }
action-bandit-cards = Buy a bandit with { $cards }
action-ransom-cards = Pay off the bandit in the { $colour } shelter with { $cards }
action-ransom-runes = Pay off the bandit in the { $colour } shelter with { $red } red and { $blue } blue runes
action-build = Build the { $card }
action-raid = Spend the { $card } on a raid
action-thief = Send the thief
action-duel = Attack { $seat } with { $card }
action-discard = Throw away { $card }
action-store = Store a { $colour } rune
action-dock = Join the { $boat } to the { $colour } shelter
action-neutralise = Give the { $boat } to be rid of the bandit in the { $colour } shelter
action-neutralise-bought = Give the new boat to be rid of the bandit in the { $colour } shelter
action-show = Show { $card }
action-steal-hand = Steal a hand card from { $seat }
action-steal-shelter = Steal a stored { $colour } rune from { $seat }
action-steal-loose = Steal a loose { $colour } rune from { $seat }
action-attach = Join the boat to the { $colour } shelter
action-alone = Let the boat stand alone
action-sign = Choose { $sign }
action-occupy = Send the bandit to { $seat }: { $place }

# Why something is refused
refusal-choose_a_sign = Choose stone, scissors or paper.
refusal-play_a_card_first = Play at least one card, then end your turn.
refusal-answer_the_duel = You are attacked: show a number of at least { $card }, or give up.
refusal-must_defend = You hold a card that is good enough and have to show it.
refusal-place_first = First place what you have: { $item }.
refusal-not_in_hand = You do not hold { $cards }.
refusal-wrong_sum = { $cards } make { $sum }; a rune costs exactly 5, 10 or 15.
refusal-too_little = { $cards } make { $sum }; this costs at least 21.
refusal-pile_empty = The market has none left.
refusal-cards_played = Purchases with runes come before the first hand card.
refusal-purchases_used = You have made all your purchases with runes this turn.
refusal-too_few_runes = You need { $price } { $colour } runes that no bandit holds.
refusal-no_room = There is no place where it could go.
refusal-already_built = Your { $colour } shelter stands already.
refusal-already_attacked = You cannot attack that seat again now.
refusal-yourself = That would be yourself.
refusal-nothing_to_steal = There is nothing of that kind to steal.
refusal-not_occupied = No bandit lies in that shelter.

# What is wrong with a deck of a table's own.
manifest-market_needs = The Rune Market needs a rune and a number card or a thief in the deck.
