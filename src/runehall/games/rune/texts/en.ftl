name = RUNE
tagline = Lay cards over cards, grow areas of one colour, and send a Rune Master at the right moment.
aim = Aim: the most points in your areas
playing-like = Cards grow over one another into one shared picture, and your Masters claim its areas. Quick, quiet, and sharper than it looks.
playing-minutes = 15

# Colours
colour-B = blue
colour-G = green
colour-R = red

# How a card is turned
rotation-0 = upright
rotation-1 = turned right
rotation-2 = upside down
rotation-3 = turned left

# Phases
phase-place = Lay a card
phase-act = Draw a card or place a Rune Master
phase-token = Lay your Grand Master token, or keep it
phase-over = The game is over

# The table
table-deck = deck
table-removed = set aside
table-hand = hand
table-masters = Rune Masters
table-tokens = tokens
table-points = points
table-turn = turn { $number }
table-last = { $seat } has placed the last Rune Master

# Presets
preset-duel = Duel
preset-duel-help = The rules as they are printed.
preset-duel-gm = Duel with Grand Masters
preset-duel-gm-help = Each side has a token that recolours a rune beside a new Rune Master.
preset-solo = Solo
preset-solo-help = Alone for as many points as you can.
preset-solo-gm = Solo with a Grand Master
preset-solo-gm-help = Alone, with a token that recolours a rune beside a new Rune Master.
preset-teams = Two teams of two
preset-teams-help = Partners sit opposite each other and score together.
preset-teams-gm = Two teams with Grand Masters
preset-teams-gm-help = Partners score together; everybody has a token that recolours a rune.

# Options
option-mode = Mode
option-mode-help = Two players, one player, or two teams whose partners sit opposite each other.
option-mode-duel = two players
option-mode-solo = one player
option-mode-teams = two teams
option-grand_master = Grand Masters
option-grand_master-help = Everybody has one token that recolours a rune beside a new Rune Master.
option-connect = Connecting areas
option-connect-help = Strict: you may not join two areas your opponents control. Mixed: only areas of two sides must stay apart.
option-connect-strict = strict
option-connect-mixed = mixed
option-cover = Covering cards
option-cover-help = Footprint: no card exactly on another. Bury: no card may vanish. Inside: at least one rune must land on the bare table.
option-cover-footprint = footprint
option-cover-bury = bury
option-cover-inside = inside
option-own_area = Rune Master in your own area
option-own_area-help = Whether a Rune Master may join an area your side already controls.
option-tie_break = Ties
option-tie_break-help = Share the win, or let red runes decide, then green ones.
option-tie_break-shared = shared
option-tie_break-reds = red runes decide
begins-first = Lots are drawn for who begins.
begins-next = Lots are drawn again.
option-first = Starting seat
option-first-help = Who begins; by default this is drawn.
option-first-random = drawn
option-first_bonus = Bonus for the start
option-first_bonus-help = Points that the starting side gets at the end, to even out the first turn.
option-hand_size = Hand
option-hand_size-help = How many cards everybody is dealt.
option-masters = Rune Masters
option-masters-help = How many Rune Masters everybody has.
option-copies = Sets of cards
option-copies-help = How many sets are shuffled together.
option-removed = Cards set aside
option-removed-help = How many cards go back to the box unseen.
option-line_limits = Longest lines
option-line_limits-help = How long a straight line of each colour may be.
option-line_limits-each = blue { $B }, green { $G }, red { $R }
option-line_limits-null = any length
option-final_draw = Drawing to the end
option-final_draw-help = Whether cards may still be drawn after somebody's last Rune Master.
option-done_seat = After your last Rune Master
option-done_seat-help = You are out, you go on laying and drawing cards, or you only lay the cards you hold.
option-done_seat-out = out
option-done_seat-play_on = play on
option-done_seat-hand_only = hand only
option-values = Points
option-values-help = What a rune of each colour is worth.
option-values-each = blue { $B }, green { $G }, red { $R }
option-manifest = Set of cards
option-manifest-help = Our reconstruction of the 16 cards, because their faces are lost, or a set of your own from a file.
option-manifest-reconstructed-1 = our reconstruction

# What happened
event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-placed = { $seat_is ->
    [you] You lay a card.
   *[other] { $seat } lays a card.
}{ $own ->
    [none] { "" }
   *[other] { " " }Points: { $own }.
}{ $others ->
    [none] { "" }
   *[other] { " " }The other side: { $others }.
}
event-drew = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-drew_card = It is card { $card }.
event-master = { $seat_is ->
    [you] You place a Rune Master.
   *[other] { $seat } places a Rune Master.
}{ $own ->
    [none] { "" }
   *[other] { " " }Points: { $own }.
}
event-token = { $seat_is ->
    [you] You turn
   *[other] { $seat } turns
} a rune { $color }.{ $own ->
    [none] { "" }
   *[other] { " " }Points: { $own }.
}{ $others ->
    [none] { "" }
   *[other] { " " }The other side: { $others }.
}
event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-stuck = None of { $seat_is ->
    [you] your
   *[other] { $seat }'s
} cards fits.
event-forfeit = { $seat_is ->
    [you] You find no place for a Rune Master and lose it.
   *[other] { $seat } finds no place for a Rune Master and loses it.
}
event-last_master = { $seat_is ->
    [you] You have no Rune Masters left.
   *[other] { $seat } has no Rune Masters left.
}
event-over = The last Rune Master is placed. { $end ->
    [alone] { $scores } points.
    [shared] { $scores }: a tie.
    [team] { $winners_is ->
        [you] Your team wins { $scores }.
       *[other] { $winners } win { $scores }.
    }
   *[won] { $winners_is ->
        [you] You win { $scores }.
       *[other] { $winners } wins { $scores }.
    }
}

# What you can do
action-pass = Pass
action-draw = Draw a card
action-place = Lay { $card } at { $x } { $y }, { $rot }
action-master = Place a Rune Master at { $x } { $y }
action-token = Turn the rune at { $x } { $y } { $color }

# Why not
refusal-wrong_phase = That is not asked for now.
refusal-not_in_hand = You do not hold the card { $card }.
refusal-rotation = { $card } looks the same after half a turn; use rotation 0 or 1.
refusal-no_overlap = A card must cover at least one rune.
refusal-on_master = A card never covers a Rune Master.
refusal-on_token = A card never covers a token.
refusal-exact_cover = A card may not lie exactly on another one.
refusal-inside = At least one rune of the card must land on the bare table.
refusal-bury = That would hide the last rune of another card.
refusal-no_match = A card must match every rune it covers, or every rune it touches.
refusal-connects = That would join areas that must stay apart.
refusal-line = That would make too long a line of one colour.
refusal-no_rune = There is no rune at { $x } { $y }.
refusal-occupied = The rune at { $x } { $y } is taken.
refusal-opponents_area = The area at { $x } { $y } belongs to an opponent.
refusal-own_area = Your side controls the area at { $x } { $y } already, and there is room elsewhere.
refusal-no_master_left = You have no Rune Master left.
refusal-not_beside = A token goes beside the Rune Master you have just placed.
refusal-same_colour = The rune at { $x } { $y } has that colour already.
refusal-empty_deck = The deck is empty.
refusal-no_draw = You may not draw any more.
refusal-no_pass = You cannot pass now.

# What is wrong with a set of a table's own.
manifest-no_cards = The set needs at least one card.
manifest-card_code = A card is called by one capital letter from A to Z, but not { $start }: that is the starting card. “{ $value }” is not possible.
manifest-card_twice = There is a card “{ $value }” above already.
manifest-card_face = “{ $place }” must be six letters out of { $known }, not “{ $value }”.

# What something is for
why-place = { $mine ->
    [0] { "" }
   *[other] { $mine ->
        [1] One point more for you
        [-1] It costs you a point
       *[other] { $mine } points for you
    }{ $lost ->
        [0] .
       *[other] {" "}and { $lost } fewer for the other side.
    }
}{ $mine ->
    [0] { $lost ->
        [1] It takes a point from the other side.
       *[other] It takes { $lost } points from the other side.
    }
   *[other] { "" }
}
why-place-free = Nobody’s points change yet: it builds an area that a Rune Master can take later.
why-draw = A new card keeps your choice wide: { $count } in hand. Your Rune Masters wait for a better area.
why-master = { $mine ->
    [0] The area here is yours, before somebody else takes it
    [1] The area here brings you one point
   *[other] The area here brings you { $mine } points
}; { $left ->
    [0] it is your last Rune Master.
    [one] then you have one more.
   *[other] then you have { $left } more.
}
why-master-costs = But you draw no card: { $count ->
    [one] one is left
   *[other] { $count } are left
} to choose from.
why-token = { $mine ->
    [0] { $lost ->
        [0] It opens or closes the way for an area.
       *[other] It cuts an area of the other side: { $lost } fewer for them.
    }
    [1] One point more for you.
   *[other] { $mine } points for you.
}
why-pass = { $phase ->
    [token] You keep your token for a better moment.
   *[other] Nothing else is possible or useful now.
}
outlook = By your next turn: about { $mine ->
    [0] as many points as now for you{ $alone ->
        [yes] .
       *[no] ,
    }
    [1] one point more for you{ $alone ->
        [yes] .
       *[no] ,
    }
   *[other] { $mine } points more for you{ $alone ->
        [yes] .
       *[no] ,
    }
}{ $alone ->
    [yes] { "" }
   *[no] {" "}{ $others ->
        [0] none more for the other side.
        [1] one more for the other side.
       *[other] { $others } more for the other side.
    }
}
