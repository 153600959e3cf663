name = Cambio
tagline = Vier verdeckte Karten, schnelle Hände und der Mut, zuerst „Cambio“ zu sagen.
playing-like = Vor dir liegen Karten verdeckt, und du kennst zu wenige davon. Merken, tauschen und schneller abwerfen als alle anderen.
playing-minutes = 15
playing-age = 10

# Karten
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-rr = rote Energie
card-br = blaue Energie
card-sw = Tausch
card-py = Fremdblick
card-pm = Eigenblick
card-rk = roter König
card-bk = blauer König
card-gap = Lücke

# Phasen
phase-turn = Ziehen, nehmen oder ansagen
phase-drawn = Gezogene Karte ablegen
phase-snap = Wurffenster
phase-give = Karte weitergeben
phase-action = Kartenaktion
phase-round_end = Rundenende
phase-over = Partie zu Ende

# Aktionen, die Karten auslösen
kind-peek_mine = eine eigene Karte ansehen
kind-peek_yours = eine fremde Karte ansehen
kind-swap = zwei Karten vertauschen
kind-red_king = zweimal ansehen oder vertauschen
kind-blue_king = von jedem anderen Platz eine Karte zeigen

# Wie ein Wurf ausging
outcome-correct = gleich, sie ist weg
outcome-wrong = nicht gleich, sie geht zurück
outcome-late = zu spät, sie geht zurück

# Warum Runden und Partien enden
reason-cambio = alle hatten ihren letzten Zug
reason-empty = eine Auslage ist leer
reason-limit = die Zuggrenze ist erreicht
reason-target = das Ziel ist erreicht
reason-rounds = alle Runden sind gespielt

# Optionen
option-manifest = Kartenspiel
option-manifest-help = Unsere Rekonstruktion des Spiels mit 76 Karten, weil die meisten Anzahlen nirgends gedruckt sind, oder ein eigenes Kartenspiel aus einer Datei.
option-manifest-deck76 = unsere Rekonstruktion
option-cards = Ausgeteilte Karten
option-cards-help = Wie viele verdeckte Karten jeder Platz bekommt.
option-first_look = Erster Blick
option-first_look-help = Wie viele eigene Karten du vor dem ersten Zug siehst, vom letzten Feld an gezählt.
begins-first = Wer am jüngsten ist, gibt zuerst und beginnt.
begins-next = Das Geben geht im Uhrzeigersinn weiter.
option-first = Erster Geber
option-first-help = Der Platz, der Runde 1 gibt und beginnt.
option-memory = Gedächtnishilfe
option-memory-help = Im gedruckten Spiel gibt es keine: Jede Karte sieht man einmal an und merkt sie sich. Mit der Hilfe bleiben Karten, die du gesehen hast, für dich sichtbar.
option-memory-assisted = mit Hilfe
option-memory-strict = keine, wie gedruckt
option-target = Ziel
option-target-help = Die Partie endet, sobald jemand so viele Punkte erreicht hat.
option-max_rounds = Höchstens Runden
option-max_rounds-help = Spätestens nach so vielen Runden endet die Partie.
option-turn_limit = Zuggrenze
option-turn_limit-help = Eine Runde ohne Ansage endet nach so vielen Zügen, aufgerundet auf ganze Umläufe.
option-cambio_from = Früheste Ansage
option-cambio_from-help = Der erste Umlauf einer Runde, in dem Cambio angesagt werden darf.
option-cambio_bonus = Lohn der richtigen Ansage
option-cambio_bonus-help = So viele Punkte werden abgezogen, wenn du mit der kleinsten Summe angesagt hast.
option-cambio_malus = Preis der falschen Ansage
option-cambio_malus-help = So viele Punkte kommen dazu, wenn jemand deine Summe unterbietet.
option-cambio_tie = Gleichstand bei Ansage
option-cambio_tie-help = Was gilt, wenn du die kleinste Summe mit jemandem teilst.
option-cambio_tie-reward = gilt als richtig
option-cambio_tie-punish = gilt als falsch
option-cambio_tie-none = gilt als keines von beiden
option-own_wrong_penalty = Strafe für falsche eigene Karte
option-own_wrong_penalty-help = Wirfst du eine eigene Karte, die nicht gleich ist, bekommst du eine Strafkarte.
option-late_snaps = Späte Würfe
option-late_snaps-help = Würfe nach dem ersten richtigen werden mit ihren Folgen angenommen statt abgelehnt.
option-late_own_penalty = Strafe für späte eigene Karte
option-late_own_penalty-help = Wirfst du eine gleiche eigene Karte zu spät, bekommst du eine Strafkarte.
option-second_window = Zweites Fenster
option-second_window-help = Nach einer Kartenaktion darf noch einmal geworfen werden.
option-discard_return = Genommenes zurücklegen
option-discard_return-help = Eine vom Ablagestapel genommene Karte darf gleich wieder darauf gelegt werden.
option-swap_same_opponent = Tausch in einer Auslage
option-swap_same_opponent-help = Ein Tausch darf zwei Karten desselben Gegners verwenden.
option-energy_same = Energie gleich Energie
option-energy_same-help = Rote und blaue Energie gelten als gleich.
option-freeze = Eingefrorener Stapel
option-freeze-help = Nach einem richtigen Wurf darf niemand vom Ablagestapel nehmen: im Zug des nächsten Spielers, was immer er tut, oder bis die nächste Karte abgelegt ist.
option-freeze-next_player = für den nächsten Spieler
option-freeze-next_card = bis zur nächsten Karte
option-failed_throws = Fehlwürfe in einem Zug
option-failed_throws-help = Wer so oft falsch oder zu spät geworfen hat, darf in diesem Zug nicht mehr werfen.
option-failed_throws-null = unbegrenzt

# Voreinstellungen
preset-standard = Standard
preset-standard-help = Die Regeln wie gedruckt, bis 50 Punkte.
preset-single = Eine Runde
preset-single-help = Eine einzige Runde entscheidet.
preset-marathon = Marathon
preset-marathon-help = Bis 100 Punkte.
preset-family = Familie
preset-family-help = Karten, die du gesehen hast, bleiben für dich sichtbar, drei davon von Anfang an; keine späten Würfe, eigene Fehler kosten nichts.
preset-iron = Eisern
preset-iron-help = Keine Gnade für Langsame und geteilte Ansagen.
preset-street = Straße
preset-street-help = Ein Fenster, nichts wird zurückgelegt, geteilte Ansagen verlieren.

# Handlungen
action-draw = Vom Hauptstapel ziehen
action-take = Oberste Ablage nehmen
action-cambio = Cambio ansagen
action-exchange = Gegen deine { nth } Karte tauschen
action-discard = Gezogene Karte ablegen
action-snap = { that-card } werfen
action-give = Deine { nth } Karte abgeben
action-peek = { that-card } ansehen
action-pick = { that-card } wählen
action-show = { that-card } zeigen
action-pass = Passen
action-deal = Nächste Runde geben

# Karten nach ihrem Platz, wie man liest
nth = { $place ->
    [0] erste
    [1] zweite
    [2] dritte
    [3] vierte
    [4] fünfte
    [5] sechste
    [6] siebte
    [7] achte
    [8] neunte
    [9] zehnte
    [10] elfte
    [11] zwölfte
   *[other] weitere
}
nth-other = { $other_place ->
    [0] erste
    [1] zweite
    [2] dritte
    [3] vierte
    [4] fünfte
    [5] sechste
    [6] siebte
    [7] achte
    [8] neunte
    [9] zehnte
    [10] elfte
    [11] zwölfte
   *[other] weitere
}

# Eine Karte auf dem Tisch: wessen, und welche
that-card = { $seat_is ->
    [own] Deine { nth } Karte
   *[other] Die { nth } Karte von { $seat }
}
owners-card = { $owner_is ->
    [own] die eigene { nth } Karte
   *[other] die { nth } Karte von { $owner }
}
other-owners-card = { $other_owner_is ->
    [own] der eigenen { nth-other }n
   *[other] der { nth-other }n von { $other_owner }
}

# Ereignisse
event-deal = Runde { $round }: { $dealer } gibt und beginnt.
event-first-look = { $count ->
    [one] Alle sehen eine eigene Karte an.
   *[other] Alle sehen { $count } eigene Karten an.
}
event-seen = { $owner_is ->
    [own] Du siehst deine { nth } Karte: { $card }.
   *[other] Du siehst die { nth } Karte von { $owner }: { $card }.
}
event-draw = { $seat } zieht eine Karte.
event-seen-kept = { $owner_is ->
    [own] Du siehst deine { nth } Karte an.
   *[other] Du siehst die { nth } Karte von { $owner } an.
}
event-drawn-kept = Du hast deine gezogene Karte gesehen.
event-take-kept = { $seat } nimmt die oberste Karte vom Ablagestapel.
event-snap-kept = { $seat } wirft { owners-card }: { $outcome }.
event-show-kept = Die { nth } Karte von { $owner } wird allen gezeigt.
event-drawn = Du hast { $card } gezogen.
event-take = { $seat } nimmt { $card } vom Ablagestapel.
event-discard = { $seat } legt { $card } ab.
event-exchange = { $seat } tauscht die { nth } Karte; auf den Stapel kommt { $card }.
event-snap = { $seat } wirft { owners-card }, { $card }: { $outcome }.
event-penalty = { $seat } bekommt eine Strafkarte.
event-give = { $seat } gibt { $owner } die { nth } Karte, ungesehen.
event-peek = { $seat } sieht { owners-card } an.
event-pick = { $seat } wählt { owners-card }.
event-swap = { $seat } vertauscht { owners-card } mit { other-owners-card }.
event-show = Die { nth } Karte von { $owner } wird allen gezeigt: { $card }.
event-cambio = { $seat } sagt „Cambio!“
event-pass = { $seat } passt.
event-reshuffle = Der Ablagestapel wird gemischt: { $count } Karten bilden den neuen Hauptstapel.
event-skip = { $seat } kann nichts ziehen und setzt aus.
event-round-end = Runde { $round } endet: { $reason }.
event-reveal = { $seat } deckt auf: { $cards }.
event-score = { $adjust ->
    [0] { $seat }: { $points } Punkte, zusammen { $total }.
   *[other] { $seat }: { $points } Punkte, { $adjust } für die Ansage, zusammen { $total }.
}
event-over = Die Partie ist zu Ende, { $reason }. Den niedrigsten Stand hat: { $winners }.

# Ablehnungen
refusal-nothing_to_draw = Es gibt keine Karte mehr zu ziehen.
refusal-no_discard = Der Ablagestapel ist leer.
refusal-frozen = Der Ablagestapel ist eingefroren. Zieh stattdessen vom Hauptstapel.
refusal-called = Platz { $caller } hat in dieser Runde schon Cambio angesagt.
refusal-too_early = Cambio kann ab Umlauf { $lap } angesagt werden.
refusal-no_return = An diesem Tisch darfst du eine genommene Karte nicht zurücklegen.
refusal-no_card = Auf Feld { $place } von Platz { $seat } liegt keine Karte.
refusal-must_draw = Passen kannst du nur, wenn es nichts zu ziehen oder zu nehmen gibt.
refusal-must_show = Ein blauer König muss ausgeführt werden.
refusal-must_pick = Der Tausch hat begonnen: Wähle die zweite Karte.
refusal-caller_untouchable = Platz { $seat } hat Cambio angesagt; seine Karten sind unantastbar.
refusal-show_order = Der blaue König fragt im Uhrzeigersinn: Wähle jetzt eine Karte von Platz { $seat }.
refusal-peek_own = Mit dieser Karte siehst du nur eigene Karten an.
refusal-peek_other = Mit dieser Karte siehst du nur fremde Karten an.
refusal-no_partner = Diese beiden Karten können nicht getauscht werden.
refusal-other_action = Das tut die gespielte Karte nicht.

# Der Tisch im Terminal
table-round = Runde { $round }
table-turn = am Zug: { $seat }
table-main = Hauptstapel { $count }
table-discard = Ablage { $card }
table-discard-empty = keine Ablage
table-frozen = eingefroren
table-drawn = in der Hand: { $card }
table-unseen = eine ungesehene Karte
table-action = es wartet: { $kind }
table-caller = Cambio!
table-dealer = gibt
table-snapper = war zuerst
table-passed = gepasst
table-out = draußen
table-score = { $total } Punkte
table-last = letzte Runde { $points }, Ausgleich { $adjust }
