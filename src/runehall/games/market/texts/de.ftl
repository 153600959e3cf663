name = Markt der Runen
tagline = Runen kaufen, lagern und stehlen, bis der Markt leer ist.
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
card-R = rotes Hauptlager
card-B = blaues Hauptlager
colour-red = rot
colour-blue = blau
boat-red = rotes Außenlager
boat-blue = blaues Außenlager
boat-open = Außenlager ohne Farbe
place-red = rotes Lager
place-blue = blaues Lager
place-open = Außenlager ohne Farbe
kind-main = Hauptlager
kind-boat = Außenlager
kind-heap = Haufen
pile-red = rote Runen
pile-blue = blaue Runen
pile-boats = Außenlager
pile-bandits = Eintreiber

phase-interest = Zinsen
phase-main = Handeln und spielen
phase-place = Platziere, was du hast
phase-steal = Diebstahl
phase-duel = Duell
phase-bout = Stein, Schere, Papier
phase-over = Das Spiel ist zu Ende

purpose-rune = für eine Rune
purpose-boat = für ein Außenlager
purpose-bandit = für einen Eintreiber
purpose-ransom = als Lösegeld für einen Eintreiber
purpose-shelter = als Hauptlager
purpose-raid = für einen Raubzug
purpose-theft = zum Stehlen
purpose-duel = zum Duell
purpose-nothing = für nichts

reason-market_empty = der Markt hat keine Runen mehr
reason-round_limit = die letzte Runde ist vorbei
tiebreak-boats = mehr Außenlager
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

preset-web-en = Englische Webseite
preset-web-en-help = Außenlager zählen 2 und heben Eintreiber auf; wer ein Lager aufgibt, darf stehlen.
preset-web-de = Deutsche Webseite
preset-web-de-help = Außenlager zählen 2 und heben Eintreiber auf; ein Lager kann man ohne Gegenwert aufgeben.
preset-booklet-2023 = Heft von 2023
preset-booklet-2023-help = Die neuesten Regeln: Außenlager zählen 1 und behalten ihre Farbe, Verteidiger dürfen verzichten.

option-preset = Ausgabe
option-preset-help = Die Ausgabe der Regeln, der die übrigen Einstellungen folgen.
option-boat_value = Punkte für ein Außenlager
option-boat_value-help = Was jedes deiner Außenlager am Ende wert ist.
option-neutralise = Außenlager heben Eintreiber auf
option-neutralise-help = Du darfst ein Außenlager hergeben, um einen Eintreiber heimzuschicken.
option-rune_price = Preis in Runen
option-rune_price-help = Runen einer Farbe für ein Außenlager oder einen Eintreiber; nach Plätzen heißt 4 zu zweit, 3 zu dritt, sonst 2.
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
option-boat_colour = Farbe der Außenlager
option-boat_colour-help = Ein geleertes Außenlager behält seine Farbe oder darf eine andere annehmen.
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
option-lone_boat = Eintreiber auf einem einzelnen Außenlager
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
option-rune_purchases-help = Wie viele Außenlager und Eintreiber du in einem Zug mit Runen kaufen darfst.
option-rune_purchases-null = beliebig viele
option-raid_thefts = Diebstähle je Raubzug
option-raid_thefts-help = Wie viele Diebstähle ein Hauptlager bringt, das du für einen Raubzug ausgibst.
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
event-turn = { $seat } ist dran, Zug { $number }.
event-abandon = { $seat } muss das Lager ({ $colour }) aufgeben; { $bandits ->
    [one] der Eintreiber zieht ab
   *[other] { $bandits } Eintreiber ziehen ab
}.
event-loot = Der Eintreiber von { $to } nimmt { $from } eine Rune ({ $colour }).
event-interest = { $seat } nimmt { $count } { $count ->
    [one] Rune
   *[other] Runen
} ({ $colour }) Zinsen.
event-giveup = { $seat } gibt das Lager ({ $colour }) auf.
event-play = { $seat } spielt { $card } { $purpose }.
event-pay = { $seat } zahlt { $count } { $count ->
    [one] Rune
   *[other] Runen
} ({ $colour }) { $purpose }.
event-gain = { $seat } bekommt { $count } { $count ->
    [one] Rune
   *[other] Runen
} ({ $colour }) aus dem Markt.
event-boat = { $seat } setzt ein Außenlager: { $place }.
event-bandit = { $seat } schickt { $victim } einen Eintreiber: { $place }.
event-duel = { $seat } greift { $defender } mit { $card } an.
event-shown = { $seat } zeigt { $card } und gewinnt das Duell.
event-yield = { $seat } gibt das Duell verloren.
event-stolen-rune = { $seat } stiehlt { $victim } eine Rune ({ $colour }).
event-stolen-card = { $seat } stiehlt { $victim } eine Handkarte.
event-stolen-card-seen = Die gestohlene Karte ist { $card }.
event-draw = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drawn = Du ziehst { $card }.
event-reshuffle = Der Ablagestapel wird gemischt: { $count } neue Karten zum Ziehen.
event-ransom = { $seat } zahlt einen Eintreiber aus (Lager { $colour }).
event-neutralise = { $seat } gibt ein Außenlager her und wird einen Eintreiber los (Lager { $colour }).
event-store = { $seat } lagert eine Rune ein ({ $colour }).
event-dock = { $seat } verbindet ein Außenlager mit dem Hauptlager ({ $colour }).
event-build = { $seat } baut das Hauptlager ({ $colour }).
event-over = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $reason }.
event-tie = { $seats } sind in allem gleich. Stein, Schere, Papier: Zwei Siege entscheiden.
event-chosen = { $seat } hat gewählt.
event-sign = { $seat } zeigt { $sign }.
event-bout-won = Dieses Duell geht an { $seats }.
event-bout-even = Duell { $number } gewinnt niemand.
event-lots = Noch immer kein Sieger: Für { $seats } wird gelost.

# Was man tun kann
action-pass = Fertig
action-collect = Zinsen nehmen ({ $colour })
action-giveup = Lager aufgeben ({ $colour })
action-boat-runes = Außenlager kaufen mit Runen ({ $colour })
action-bandit-runes = Eintreiber kaufen mit Runen ({ $colour })
action-rune = Rune kaufen ({ $colour }) mit { $cards }
action-boat-cards = Außenlager kaufen mit { $cards }
action-bandit-cards = Eintreiber kaufen mit { $cards }
action-ransom-cards = Eintreiber auszahlen (Lager { $colour }) mit { $cards }
action-ransom-runes = Eintreiber auszahlen (Lager { $colour }) mit { $red } roten und { $blue } blauen Runen
action-build = { $card } bauen
action-raid = { $card } für einen Raubzug ausgeben
action-thief = Dieb losschicken
action-duel = { $seat } mit { $card } angreifen
action-discard = { $card } abwerfen
action-store = Rune einlagern ({ $colour })
action-dock = { $boat } mit dem Hauptlager verbinden ({ $colour })
action-neutralise = { $boat } hergeben gegen den Eintreiber (Lager { $colour })
action-neutralise-bought = Neues Außenlager hergeben gegen den Eintreiber (Lager { $colour })
action-show = { $card } zeigen
action-steal-hand = { $seat } eine Handkarte stehlen
action-steal-shelter = { $seat } eine gelagerte Rune stehlen ({ $colour })
action-steal-loose = { $seat } eine lose Rune stehlen ({ $colour })
action-attach = Außenlager mit dem Hauptlager verbinden ({ $colour })
action-alone = Außenlager allein hinstellen
action-sign = { $sign } wählen
action-occupy = Eintreiber zu { $seat } schicken: { $place }

# Warum etwas nicht geht
refusal-choose_a_sign = Wähle Stein, Schere oder Papier.
refusal-play_a_card_first = Spiel mindestens eine Karte, dann beende den Zug.
refusal-answer_the_duel = Du wirst angegriffen: Zeig eine Zahl von mindestens { $card } oder gib auf.
refusal-must_defend = Du hast eine ausreichende Karte und musst sie zeigen.
refusal-place_first = Platziere zuerst, was du hast: { $item }.
refusal-not_in_hand = { $cards } hast du nicht auf der Hand.
refusal-wrong_sum = { $cards } ergibt { $sum }; eine Rune kostet genau 5, 10 oder 15.
refusal-too_little = { $cards } ergibt { $sum }; das kostet mindestens 21.
refusal-pile_empty = Davon hat der Markt nichts mehr.
refusal-cards_played = Käufe mit Runen kommen vor der ersten Handkarte.
refusal-purchases_used = Du hast in diesem Zug schon alle Käufe mit Runen gemacht.
refusal-too_few_runes = Du brauchst { $price } Runen ({ $colour }), die kein Eintreiber festhält.
refusal-no_room = Es gibt keinen Platz dafür.
refusal-already_built = Dein Hauptlager ({ $colour }) steht schon.
refusal-already_attacked = Diesen Platz kannst du jetzt nicht noch einmal angreifen.
refusal-yourself = Das wärst du selbst.
refusal-nothing_to_steal = So etwas gibt es dort nicht zu stehlen.
refusal-not_occupied = In diesem Lager liegt kein Eintreiber.

# Was an einem eigenen Kartenspiel nicht stimmt.
manifest-market_needs = Der Markt der Runen braucht im Kartenspiel eine Rune und eine Zahlenkarte oder einen Dieb.
