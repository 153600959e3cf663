name = The Rune Market
tagline = Buy, store and steal runes until the market is empty.
aim = Aim: the most points
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
a-card-T = a thief
a-card-R = a red shelter
a-card-B = a blue shelter
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
purpose-duel = to attack
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

preset-web-en = With payback
preset-web-en-help = Boats score 2 and cancel bandits; a shelter given up lets you steal.
preset-web-de = Peaceful
preset-web-de-help = Boats score 2 and cancel bandits; a shelter can be given up, for nothing.
preset-booklet-2023 = Newest rules
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
event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-abandon = { $seat_is ->
    [you] You have to abandon your
   *[other] { $seat } has to abandon the
} { $colour } shelter; { $bandits ->
    [one] its bandit leaves
   *[other] its { $bandits } bandits leave
}.
event-loot = { $to_is ->
    [you] Your bandit
   *[other] { $to }'s bandit
} takes a { $colour } rune from { $from_is ->
    [you] you
   *[other] { $from }
}.
event-interest = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} of interest.
event-giveup = { $seat_is ->
    [you] You give up your
   *[other] { $seat } gives up the
} { $colour } shelter.
event-play = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card } { $purpose }.
event-pay = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} { $purpose }.
event-gain = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $count } { $colour } { $count ->
    [one] rune
   *[other] runes
} from the market.
event-boat = { $place ->
    [open] { $seat_is ->
        [you] You launch
       *[other] { $seat } launches
    } a boat.
   *[other] { $seat_is ->
        [you] You join a boat to your
       *[other] { $seat } joins a boat to the
    } { $place } shelter.
}
event-bandit = { $seat_is ->
    [you] You send
   *[other] { $seat } sends
} a bandit to { $victim_is ->
    [you] your
   *[other] { $victim }'s
} { $place ->
    [open] boat
   *[other] { $place } shelter
}.
event-duel = { $seat_is ->
    [you] You attack
   *[other] { $seat } attacks
} { $defender_is ->
    [you] you
   *[other] { $defender }
} with { $card }.
event-shown = { $seat_is ->
    [you] You show { $card } and keep everything.
   *[other] { $seat } shows { $card } and keeps everything.
}
event-yield = { $seat_is ->
    [you] You show nothing
   *[other] { $seat } shows nothing
}: the attack succeeds.
event-stolen-rune = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} a { $colour } rune from { $victim_is ->
    [you] you
   *[other] { $victim }
}.
event-stolen-card = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} a hand card from { $victim_is ->
    [you] you
   *[other] { $victim }
}.
event-stolen-card-seen = The stolen card is { $card }.
event-draw = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn = You draw { $card }.
event-reshuffle = The discard pile is shuffled: { $count } new cards to draw.
event-ransom = { $seat_is ->
    [you] You pay off a bandit in your
   *[other] { $seat } pays off a bandit in the
} { $colour } shelter.
event-neutralise = { $seat_is ->
    [you] You give a boat to be rid of a bandit in your
   *[other] { $seat } gives a boat to be rid of a bandit in the
} { $colour } shelter.
event-store = { $seat_is ->
    [you] You store
   *[other] { $seat } stores
} a { $colour } rune.
event-dock = { $seat_is ->
    [you] You join a boat to your
   *[other] { $seat } joins a boat to the
} { $colour } shelter.
event-build = { $seat_is ->
    [you] You build your
   *[other] { $seat } builds the
} { $colour } shelter.
event-over = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reason }.
event-tie = { $seats } are equal in everything. Stone, scissors, paper: two wins decide.
event-chosen = { $seat_is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-sign = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { $sign }.
event-bout-won = This bout goes to { $seats }.
event-bout-even = Bout { $number } goes to nobody.
event-lots = Still no winner: lots are drawn for { $seats }.

# What came of a turn, where the line above does not do
recap-gain = { $paid ->
    [0] { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    }
   *[other] { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    }
} { $count ->
    [one] a { $colour } rune
   *[other] { $count } { $colour } runes
}{ $paid ->
    [0] {""}
   *[other] {" "}with { $spent }
}.
recap-play-raid = { $seat_is ->
    [you] You raid
   *[other] { $seat } raids
} with { $card }.
recap-play-theft = { $seat_is ->
    [you] You send
   *[other] { $seat } sends
} a thief.
recap-stolen-rune = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} { $times ->
    [one] a { $colour } rune
   *[other] { $times } { $colour } runes
} from { $victim_is ->
    [you] you
   *[other] { $victim }
}.
recap-stolen-card = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
} { $times ->
    [one] a card
   *[other] { $times } cards
} from { $victim_is ->
    [you] you
   *[other] { $victim }
}.
recap-store = { $seat_is ->
    [you] You store
   *[other] { $seat } stores
} { $times ->
    [one] a { $colour } rune
   *[other] { $times } { $colour } runes
}.
recap-draw = { $seat_is ->
    [you] You do
   *[other] { $seat } does
} nothing but draw.

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
action-ransom-runes = Pay off the bandit in the { $colour } shelter with { $red ->
    [0] { $blue } blue
   *[other] { $blue ->
        [0] { $red } red
       *[other] { $red } red and { $blue } blue
    }
} runes
action-build = Build the { $card }
action-raid = Spend the { $card } on a raid
action-thief = Send the thief
action-duel = Attack { $seat } with { $card }
action-discard = Throw away the { $card }
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
refusal-answer_the_duel = You are attacked: show a number of at least { $card }, or let it happen.
refusal-must_defend = You hold a card that is good enough and have to show it.
refusal-place_first = First place what you have: { $item }.
refusal-not_in_hand = You do not hold { $cards }.
refusal-wrong_sum = { $sum }: { $missing } short of { $price }. A rune costs { $small }, { $middle } or { $large }.
refusal-between = { $sum }: too much for a rune, { $missing } short of { $price } for a boat or a bandit.
refusal-too_much = { $sum }: too much for a rune, which costs { $small }, { $middle } or { $large }.
refusal-too_little = { $sum }: { $missing } short of { $price }.
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

# What something is for
why-rune = A point{ $home ->
    [first] , and the first rune in that shelter: it brings interest from your next turn on.
    [true] , safe in your shelter.
   *[false] . Without a shelter it earns no interest yet.
}
why-collect = { $points ->
    [one] A point for nothing.
   *[other] { $points } points for nothing.
}
why-last-rune = It is the last rune: with it the game is over.
why-few-runes = { $count ->
    [one] Then only one rune is left in the market:
   *[other] Then only { $count } runes are left in the market:
} the end is near.
why-boat = { $value ->
    [0] A boat doubles the interest of a shelter.
    [one] A boat counts a point and doubles the interest of a shelter.
   *[other] A boat counts { $value } points and doubles the interest of a shelter.
}
why-bandit = A bandit takes a rune for you each turn from whom you send it to, and stops their interest.
why-occupy = { $runes ->
    [0] { $name } earns no interest there any more
    [one] It takes the rune there for you, and { $name } earns no interest
   *[other] Each turn one of the { $runes } runes there comes to you, and { $name } earns no interest
}{ $boat ->
    [true] ; the boat is destroyed.
   *[false] .
}
why-free = { $runes ->
    [0] Your shelter is free again and can earn interest.
    [one] Your rune there is free again and earns interest.
   *[other] Your { $runes } runes there are free again and earn interest.
}
why-build = { $loose ->
    [0] A home for runes: every turn a shelter with a rune in it brings another one.
    [one] Your loose rune gets a home and brings another one every turn.
   *[other] Your { $loose } loose runes get a home and bring another one every turn.
}
why-raid = { $thefts ->
    [one] One theft
   *[other] { $thefts } thefts
}: a point for you and one less for somebody else, each time.
why-thief = A sure theft: a point for you and one less for somebody else.
why-duel = { $cards ->
    [0] { $name } has no card to show: a sure theft.
   *[other] { $strength ->
        [high] Few cards are as high as { $card }: { $name } will hardly be able to answer, and you steal.
        [middle] { $name } has { $cards ->
            [one] one card; if it is lower than { $card },
           *[other] { $cards } cards; if all are lower than { $card },
        } you steal.
       *[low] A { $card } is easily answered, but of little use otherwise.
    }
}
why-discard = The card is of no use to you; at the end of your turn you draw a new one.
why-giveup = That shelter costs you more than it brings.
why-store = Stored, the rune lets that shelter earn interest.
why-show = { $name }'s attack comes to nothing, and you keep the card.
why-steal = A point for you and one less for { $name }.
why-steal-last = It is the last rune in that shelter: { $name } earns no interest there any more.
why-steal-hand = You have a card more, { $name } one fewer, and you see what it is.
why-sign = All three are equally good.
why-pass = { $phase ->
    [interest] You leave the interest: the market should not run out yet, or it would be frozen.
    [duel] You show nothing: what you could lose is worth less than showing your card.
    [steal] There is nothing worth stealing.
   *[other] You keep the rest of your hand for later.
}
outlook = By your next turn you will probably have { $mine ->
    [0] as many points as now
    [1] about one point more
    [-1] about one point fewer
    [-2] about 2 points fewer
    [-3] about 3 points fewer
    [-4] about 4 points fewer
   *[other] about { $mine } points more
}, and the best of the others { $others ->
    [0] as many as now
    [1] one more
    [-1] one fewer
    [-2] 2 fewer
    [-3] 3 fewer
    [-4] 4 fewer
   *[other] { $others } more
}.

# What a seat had seen, and when
ago = { $turns ->
    [0] this very turn
    [1] one turn before
   *[other] { $turns } turns before
}
recalled = You had seen a card in the hand of { $owner } { ago }: { $card }.
