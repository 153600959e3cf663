name = Markt der Runen
tagline = Runen kaufen, lagern und stehlen, bis der Markt leer ist.
aim = Ziel: meiste Punkte
playing-like = Runen kaufen, Zinsen einstreichen und sich bei den anderen bedienen. Ein Handelsspiel, in dem nichts lange sicher ist.
playing-minutes = 30
playing-age = 8

# Karten und Plätze
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-T = Dieb
card-R = rotes Lager
card-B = blaues Lager
a-card-T = einen Dieb
a-card-R = ein rotes Lager
a-card-B = ein blaues Lager
colour-red = rot
colour-blue = blau
boat-red = rotes Boot
boat-blue = blaues Boot
boat-open = Boot ohne Farbe
place-red = rotes Lager
place-blue = blaues Lager
place-open = Boot ohne Farbe
kind-main = Lager
kind-boat = Boot
kind-heap = Haufen
pile-red = rote Runen
pile-blue = blaue Runen
pile-boats = Boote
pile-bandits = Eintreiber

phase-interest = Zinsen
phase-main = Handeln und spielen
phase-place = Platziere, was du hast
phase-steal = Diebstahl
phase-duel = Duell
phase-bout = Stein, Schere, Papier
phase-over = Das Spiel ist zu Ende

purpose-rune = für eine Rune
purpose-boat = für ein Boot
purpose-bandit = für einen Eintreiber
purpose-ransom = als Lösegeld für einen Eintreiber
purpose-shelter = als Lager
purpose-raid = für einen Raubzug
purpose-theft = zum Stehlen
purpose-duel = zum Angriff
purpose-nothing = für nichts

reason-market_empty = der Markt hat keine Runen mehr
reason-round_limit = die letzte Runde ist vorbei
tiebreak-boats = mehr Boote
tiebreak-bandits = weniger Eintreiber
tiebreak-number = die höhere Zahlenkarte
tiebreak-bouts = Stein, Schere, Papier

sign-stone = Stein
sign-scissors = Schere
sign-paper = Papier

# Wörter am Tisch
table-market = Markt
table-hand = Hand
table-loose = lose
table-draw = Hauptstapel
table-discard = Ablagestapel
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-seen = gesehen: { $cards }
table-due = Zinsen fällig: { $red } rot, { $blue } blau.
table-tie = Stein, Schere, Papier, das Beste aus drei: { $wins }.
table-wins = { $seat } { $count }
table-chosen = Du hast { $sign } gewählt.
table-bout = Duell { $number }: { $signs }.
table-sign = { $seat } { $sign }
table-turn = Zug { $number }

preset-web-en = Mit Vergeltung
preset-web-en-help = Boote zählen 2 und heben Eintreiber auf; wer ein Lager aufgibt, darf stehlen.
preset-web-de = Friedlich
preset-web-de-help = Boote zählen 2 und heben Eintreiber auf; ein Lager kann man ohne Gegenwert aufgeben.
preset-booklet-2023 = Neueste Regeln
preset-booklet-2023-help = Die neuesten Regeln: Boote zählen 1 und behalten ihre Farbe, Verteidiger dürfen verzichten.

option-preset = Ausgabe
option-preset-help = Die Ausgabe der Regeln, der die übrigen Einstellungen folgen.
option-boat_value = Punkte für ein Boot
option-boat_value-help = Was jedes deiner Boote am Ende wert ist.
option-neutralise = Boote heben Eintreiber auf
option-neutralise-help = Du darfst ein Boot hergeben, um einen Eintreiber heimzuschicken.
option-rune_price = Preis in Runen
option-rune_price-help = Runen einer Farbe für ein Boot oder einen Eintreiber; nach Plätzen heißt 4 zu zweit, 3 zu dritt, sonst 2.
option-rune_price-table = nach Plätzen
option-rune_sale = Runen je Zahlung
option-rune_sale-help = Eine Zahlung von 5, 10 oder 15 kauft eine Rune oder eine je fünf.
option-rune_sale-single = eine
option-rune_sale-per_five = eine je fünf
option-give_up = Lager aufgeben
option-give_up-help = Ob du zu Beginn deines Zuges ein eigenes Lager ablegen darfst, ohne Gegenwert oder für Diebstähle.
option-give_up-none = verboten
option-give_up-plain = für nichts
option-give_up-theft = für Diebstähle
option-duel_defence = Verteidigung im Duell
option-duel_defence-help = Wer eine ausreichende Karte hat, darf aufgeben oder muss sie zeigen.
option-duel_defence-optional = darf aufgeben
option-duel_defence-forced = muss zeigen
option-duel_limit = Duelle
option-duel_limit-help = Du darfst jeden Gegner einmal in deinem Zug angreifen, oder jeder Platz wird zwischen zwei eigenen Zügen nur einmal angegriffen.
option-duel_limit-turn = je Zug
option-duel_limit-round = je Runde
option-boat_colour = Farbe der Boote
option-boat_colour-help = Ein geleertes Boot behält seine Farbe oder darf eine andere annehmen.
option-boat_colour-fixed = bleibt
option-boat_colour-reopens = kann wechseln
option-interest = Zinsen
option-interest-help = Du entscheidest, ob du Zinsen nimmst, oder sie kommen von selbst.
option-interest-optional = nach Wahl
option-interest-forced = von selbst
option-bandit_block = Was Eintreiber sperren
option-bandit_block-help = Ein Eintreiber sperrt die Zinsen seines Lagers oder aller deiner Lager.
option-bandit_block-shelter = sein Lager
option-bandit_block-all = alle Lager
option-bandits_per_shelter = Eintreiber je Lager
option-bandits_per_shelter-help = Wie viele Eintreiber in einem Lager Platz haben.
option-abandon = Geleerte Lager
option-abandon-help = Ein von Eintreibern geleertes Lager fällt im nächsten Zug seines Besitzers oder sofort.
option-abandon-next_turn = nächster Zug
option-abandon-at_once = sofort
option-lone_boat = Eintreiber auf einem einzelnen Boot
option-lone_boat-help = Der Eintreiber bleibt auf den Runen oder kehrt in den Markt zurück.
option-lone_boat-heap = bleibt
option-lone_boat-release = kehrt zurück
option-steal_scope = Was gestohlen werden kann
option-steal_scope-help = Alle Runen, alle außer denen unter Eintreibern oder nur lose.
option-steal_scope-all = alle Runen
option-steal_scope-not_frozen = freie Runen
option-steal_scope-loose = nur lose
option-rune_storage = Runen lagern
option-rune_storage-help = Runen wandern von selbst in dein freies Lager oder wenn du es sagst.
option-rune_storage-auto = von selbst
option-rune_storage-manual = von Hand
option-rune_purchases = Käufe mit Runen
option-rune_purchases-help = Wie viele Boote und Eintreiber du in einem Zug mit Runen kaufen darfst.
option-rune_purchases-null = beliebig viele
option-raid_thefts = Diebstähle je Raubzug
option-raid_thefts-help = Wie viele Diebstähle ein Lager bringt, das du für einen Raubzug ausgibst.
option-free_discard = Freies Abwerfen
option-free_discard-help = Du darfst jederzeit eine Handkarte für nichts abwerfen.
option-hand_size = Handgröße
option-hand_size-help = Wie viele Karten du bekommst und bis zu wie vielen du nachziehst.
option-round_limit = Letzte Runde
option-round_limit-help = Das Spiel endet spätestens nach so vielen Runden.
option-round_limit-null = keine
begins-first = Wer am jüngsten ist, beginnt.
begins-next = Wer zuletzt gewonnen hat, beginnt.
option-first = Erster Platz
option-first-help = Der Platz, der beginnt, oder der Zufall.
option-first-random = Zufall
option-last_tie = Der letzte Gleichstand
option-last_tie-help = Sind sogar die höchsten Zahlenkarten gleich, entscheidet Stein, Schere, Papier, das Beste aus drei: Ihr wählt selbst, oder es wird gelost.
option-last_tie-drawn = gelost
option-last_tie-played = gespielt
option-manifest = Kartenspiel
option-manifest-help = Unsere Rekonstruktion des Spiels mit 76 Karten, weil die meisten Anzahlen nirgends gedruckt sind, oder ein eigenes Kartenspiel aus einer Datei.
option-manifest-deck76 = unsere Rekonstruktion

# Was geschehen ist
event-turn = { $seat_is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-abandon = { $seat_is ->
    [you] Du musst dein { $colour ->
        [rot] rotes
       *[blau] blaues
    }
   *[other] { $seat } muss das { $colour ->
        [rot] rote
       *[blau] blaue
    }
} Lager aufgeben; { $bandits ->
    [one] der Eintreiber zieht ab
   *[other] { $bandits } Eintreiber ziehen ab
}.
event-loot = { $to_is ->
    [you] Dein Eintreiber
   *[other] Der Eintreiber von { $to }
} nimmt { $from_is ->
    [you] dir
   *[other] { $from }
} { $colour ->
    [rot] eine rote Rune.
   *[blau] eine blaue Rune.
}
event-interest = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $count ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $count } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
} Zinsen.
event-giveup = { $seat_is ->
    [you] Du gibst dein { $colour ->
        [rot] rotes
       *[blau] blaues
    }
   *[other] { $seat } gibt das { $colour ->
        [rot] rote
       *[blau] blaue
    }
} Lager auf.
event-play = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card } { $purpose }.
event-pay = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $count ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $count } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
} { $purpose }.
event-gain = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $count } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
} aus dem Markt.
event-boat = { $place ->
    [open] { $seat_is ->
        [you] Du lässt ein Boot
       *[other] { $seat } lässt ein Boot
    } zu Wasser.
   *[other] { $seat_is ->
        [you] Du verbindest ein Boot mit deinem
       *[other] { $seat } verbindet ein Boot mit dem
    } { $place ->
        [red] roten
       *[blue] blauen
    } Lager.
}
event-bandit = { $seat_is ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $victim_is ->
    [you] dir
   *[other] { $victim }
} einen Eintreiber { $place ->
    [open] aufs Boot
    [red] ins rote Lager
   *[blue] ins blaue Lager
}.
event-duel = { $seat_is ->
    [you] Du greifst
   *[other] { $seat } greift
} { $defender_is ->
    [you] dich
   *[other] { $defender }
} mit { $card } an.
event-shown = { $seat_is ->
    [you] Du zeigst { $card } und behältst alles.
   *[other] { $seat } zeigt { $card } und behält alles.
}
event-yield = { $seat_is ->
    [you] Du zeigst nichts
   *[other] { $seat } zeigt nichts
}: Der Angriff gelingt.
event-stolen-rune = { $seat_is ->
    [you] Du stiehlst
   *[other] { $seat } stiehlt
} { $victim_is ->
    [you] dir
   *[other] { $victim }
} { $colour ->
    [rot] eine rote Rune
   *[blau] eine blaue Rune
}.
event-stolen-card = { $seat_is ->
    [you] Du stiehlst
   *[other] { $seat } stiehlt
} { $victim_is ->
    [you] dir
   *[other] { $victim }
} eine Handkarte.
event-stolen-card-seen = Die gestohlene Karte zeigt { $card }.
event-draw = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drawn = Du ziehst { $card }.
event-reshuffle = Der Ablagestapel wird gemischt: { $count } neue Karten zum Ziehen.
event-ransom = { $seat_is ->
    [you] Du zahlst einen Eintreiber in deinem
   *[other] { $seat } zahlt einen Eintreiber im
} { $colour ->
    [rot] roten
   *[blau] blauen
} Lager aus.
event-neutralise = { $seat_is ->
    [you] Du gibst ein Boot her und wirst einen Eintreiber in deinem
   *[other] { $seat } gibt ein Boot her und wird einen Eintreiber im
} { $colour ->
    [rot] roten
   *[blau] blauen
} Lager los.
event-store = { $seat_is ->
    [you] Du lagerst
   *[other] { $seat } lagert
} { $colour ->
    [rot] eine rote Rune
   *[blau] eine blaue Rune
} ein.
event-dock = { $seat_is ->
    [you] Du verbindest ein Boot mit deinem
   *[other] { $seat } verbindet ein Boot mit dem
} { $colour ->
    [rot] roten
   *[blau] blauen
} Lager.
event-build = { $seat_is ->
    [you] Du baust dein { $colour ->
        [rot] rotes
       *[blau] blaues
    }
   *[other] { $seat } baut das { $colour ->
        [rot] rote
       *[blau] blaue
    }
} Lager.
event-over = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $reason }.
event-tie = In allem gleich: { $seats }. Stein, Schere, Papier: Zwei Siege entscheiden.
event-chosen = { $seat_is ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
}
event-sign = { $seat_is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { $sign }.
event-bout-won = Diese Runde gewinnt: { $seats }.
event-bout-even = Runde { $number } gewinnt niemand.
event-lots = Noch immer gleich: Es wird gelost zwischen { $seats }.

# Was ein Zug gebracht hat, wo die Zeile darüber nicht genügt
recap-gain = { $paid ->
    [0] { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }
   *[other] { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    }
} { $count ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $count } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
}{ $paid ->
    [0] {""}
   *[other] {" "}mit { $spent }
}.
recap-play-raid = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card } für einen Raubzug.
recap-play-theft = { $seat_is ->
    [you] Du schickst
   *[other] { $seat } schickt
} einen Dieb.
recap-stolen-rune = { $seat_is ->
    [you] Du stiehlst
   *[other] { $seat } stiehlt
} { $victim_is ->
    [you] dir
   *[other] { $victim }
} { $times ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $times } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
}.
recap-stolen-card = { $seat_is ->
    [you] Du stiehlst
   *[other] { $seat } stiehlt
} { $victim_is ->
    [you] dir
   *[other] { $victim }
} { $times ->
    [one] eine Karte
   *[other] { $times } Karten
}.
recap-store = { $seat_is ->
    [you] Du lagerst
   *[other] { $seat } lagert
} { $times ->
    [one] { $colour ->
        [rot] eine rote Rune
       *[blau] eine blaue Rune
    }
   *[other] { $times } { $colour ->
        [rot] rote Runen
       *[blau] blaue Runen
    }
} ein.
recap-draw = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} nur Karten.

# Was man tun kann
action-pass = Fertig
action-collect = Zinsen nehmen ({ $colour })
action-giveup = Lager aufgeben ({ $colour })
action-boat-runes = Boot kaufen mit Runen ({ $colour })
action-bandit-runes = Eintreiber kaufen mit Runen ({ $colour })
action-rune = Rune kaufen ({ $colour }) mit { $cards }
action-boat-cards = Boot kaufen mit { $cards }
action-bandit-cards = Eintreiber kaufen mit { $cards }
action-ransom-cards = Eintreiber auszahlen (Lager { $colour }) mit { $cards }
action-ransom-runes = Eintreiber auszahlen (Lager { $colour }) mit { $red ->
    [0] { $blue } blauen
   *[other] { $blue ->
        [0] { $red } roten
       *[other] { $red } roten und { $blue } blauen
    }
} Runen
action-build = { $card } bauen
action-raid = { $card } für einen Raubzug ausgeben
action-thief = Dieb losschicken
action-duel = { $seat } mit { $card } angreifen
action-discard = { $card } abwerfen
action-store = Rune einlagern ({ $colour })
action-dock = { $boat } mit dem Lager verbinden ({ $colour })
action-neutralise = { $boat } hergeben gegen den Eintreiber (Lager { $colour })
action-neutralise-bought = Neues Boot hergeben gegen den Eintreiber (Lager { $colour })
action-show = { $card } zeigen
action-steal-hand = { $seat } eine Handkarte stehlen
action-steal-shelter = { $seat } eine gelagerte Rune stehlen ({ $colour })
action-steal-loose = { $seat } eine lose Rune stehlen ({ $colour })
action-attach = Boot mit dem Lager verbinden ({ $colour })
action-alone = Boot allein hinstellen
action-sign = { $sign } wählen
action-occupy = Eintreiber zu { $seat } schicken: { $place }

# Warum etwas nicht geht
refusal-choose_a_sign = Wähle Stein, Schere oder Papier.
refusal-play_a_card_first = Spiel mindestens eine Karte, dann beende den Zug.
refusal-answer_the_duel = Du wirst angegriffen: Zeig eine Zahl von mindestens { $card } oder lass es geschehen.
refusal-must_defend = Du hast eine ausreichende Karte und musst sie zeigen.
refusal-place_first = Platziere zuerst, was du hast: { $item }.
refusal-not_in_hand = { $cards } hast du nicht auf der Hand.
refusal-wrong_sum = { $sum }: Es fehlen { $missing } bis { $price }. Eine Rune kostet { $small }, { $middle } oder { $large }.
refusal-between = { $sum }: zu viel für eine Rune, und bis { $price } für ein Boot oder einen Eintreiber fehlen { $missing }.
refusal-too_much = { $sum }: zu viel für eine Rune, die { $small }, { $middle } oder { $large } kostet.
refusal-too_little = { $sum }: Es fehlen { $missing } bis { $price }.
refusal-pile_empty = Davon hat der Markt nichts mehr.
refusal-cards_played = Käufe mit Runen kommen vor der ersten Handkarte.
refusal-purchases_used = Du hast in diesem Zug schon alle Käufe mit Runen gemacht.
refusal-too_few_runes = Du brauchst { $price } Runen ({ $colour }), die kein Eintreiber festhält.
refusal-no_room = Es gibt keinen Platz dafür.
refusal-already_built = Dein Lager ({ $colour }) steht schon.
refusal-already_attacked = Diesen Platz kannst du jetzt nicht noch einmal angreifen.
refusal-yourself = Das wärst du selbst.
refusal-nothing_to_steal = So etwas gibt es dort nicht zu stehlen.
refusal-not_occupied = In diesem Lager liegt kein Eintreiber.

# Was an einem eigenen Kartenspiel nicht stimmt.
manifest-market_needs = Der Markt der Runen braucht im Kartenspiel eine Rune und eine Zahlenkarte oder einen Dieb.

# Wozu etwas gut ist
why-rune = Ein Punkt{ $home ->
    [first] {" "}und die erste Rune in diesem Lager: Ab deinem nächsten Zug bringt es Zinsen.
    [true] , sicher in deinem Lager.
   *[false] . Ohne Lager bringt sie noch keine Zinsen.
}
why-collect = { $points ->
    [one] Ein Punkt umsonst.
   *[other] { $points } Punkte umsonst.
}
why-last-rune = Es ist die letzte Rune: Mit ihr ist das Spiel zu Ende.
why-few-runes = { $count ->
    [one] Dann ist nur noch eine Rune auf dem Markt:
   *[other] Dann sind nur noch { $count } Runen auf dem Markt:
} Das Ende ist nah.
why-boat = { $value ->
    [0] Ein Boot verdoppelt die Zinsen eines Lagers.
    [one] Ein Boot zählt einen Punkt und verdoppelt die Zinsen eines Lagers.
   *[other] Ein Boot zählt { $value } Punkte und verdoppelt die Zinsen eines Lagers.
}
why-bandit = Ein Eintreiber bringt dir jeden Zug eine Rune von dem, zu dem du ihn schickst, und dort gibt es keine Zinsen mehr.
why-occupy = { $runes ->
    [0] { $name } bekommt dort keine Zinsen mehr
    [one] Er holt die Rune dort für dich, und { $name } bekommt keine Zinsen
   *[other] Jeden Zug kommt eine der { $runes } Runen dort zu dir, und { $name } bekommt keine Zinsen
}{ $boat ->
    [true] ; das Boot wird zerstört.
   *[false] .
}
why-free = { $runes ->
    [0] Dein Lager ist wieder frei und kann Zinsen bringen.
    [one] Deine Rune dort ist wieder frei und bringt Zinsen.
   *[other] Deine { $runes } Runen dort sind wieder frei und bringen Zinsen.
}
why-build = { $loose ->
    [0] Ein Zuhause für Runen: Jeden Zug bringt ein Lager mit einer Rune darin eine weitere.
    [one] Deine lose Rune bekommt ein Zuhause und bringt jeden Zug eine weitere.
   *[other] Deine { $loose } losen Runen bekommen ein Zuhause und bringen jeden Zug eine weitere.
}
why-raid = { $thefts ->
    [one] Ein Diebstahl
   *[other] { $thefts } Diebstähle
}: jedes Mal ein Punkt für dich und einer weniger für jemand anderen.
why-thief = Ein sicherer Diebstahl: ein Punkt für dich und einer weniger für jemand anderen.
why-duel = { $cards ->
    [0] { $name } hat keine Karte zum Zeigen: ein sicherer Diebstahl.
   *[other] { $strength ->
        [high] Wenige Karten sind so hoch wie { $card }: { $name } kann kaum antworten, und du stiehlst.
        [middle] { $name } hat { $cards ->
            [one] eine Karte; ist sie niedriger als { $card },
           *[other] { $cards } Karten; sind alle niedriger als { $card },
        } stiehlst du.
       *[low] Auf eine { $card } ist leicht zu antworten, aber sonst nützt sie dir wenig.
    }
}
why-discard = Die Karte nützt dir nichts; am Ende deines Zuges ziehst du eine neue.
why-giveup = Dieses Lager kostet dich mehr, als es bringt.
why-store = Eingelagert bringt die Rune diesem Lager Zinsen.
why-show = Der Angriff von { $name } geht ins Leere, und du behältst die Karte.
why-steal = Ein Punkt für dich und einer weniger für { $name }.
why-steal-last = Es ist die letzte Rune in diesem Lager: { $name } bekommt dort keine Zinsen mehr.
why-steal-hand = Du hast eine Karte mehr, { $name } eine weniger, und du siehst, welche es ist.
why-sign = Alle drei sind gleich gut.
why-pass = { $phase ->
    [interest] Du lässt die Zinsen liegen: Der Markt soll noch nicht leer sein, oder sie wären eingefroren.
    [duel] Du zeigst nichts: Was du verlieren kannst, ist weniger wert als das Geheimnis deiner Karte.
    [steal] Es gibt nichts, was sich zu stehlen lohnt.
   *[other] Du hebst den Rest deiner Hand für später auf.
}
outlook = Bis zu deinem nächsten Zug hast du wohl { $mine ->
    [0] so viele Punkte wie jetzt
    [1] etwa einen Punkt mehr
    [-1] etwa einen Punkt weniger
    [-2] etwa 2 Punkte weniger
    [-3] etwa 3 Punkte weniger
    [-4] etwa 4 Punkte weniger
   *[other] etwa { $mine } Punkte mehr
}, wer sonst am besten steht, { $others ->
    [0] so viele wie jetzt
    [1] einen mehr
    [-1] einen weniger
    [-2] 2 weniger
    [-3] 3 weniger
    [-4] 4 weniger
   *[other] { $others } mehr
}.

# Was ein Platz gesehen hatte, und wann
ago = { $turns ->
    [0] im selben Zug
    [1] einen Zug zuvor
   *[other] { $turns } Züge zuvor
}
recalled = Du hattest eine Karte in der Hand von { $owner } { ago } gesehen: { $card }.
