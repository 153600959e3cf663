name = Cambio
tagline = Vier verdeckte Karten, schnelle Hände und der Mut, zuerst „Cambio“ zu sagen.
aim = Ziel: möglichst wenig Punkte
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
phase-snap = Zeit zu werfen
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
outcome-correct = ein Zwilling, sie ist weg
outcome-wrong = kein Zwilling, sie geht zurück
outcome-late = zu spät, sie geht zurück

# Warum Runden und Partien enden
reason-cambio = alle hatten ihren letzten Zug
reason-empty = jemand hat keine Karte mehr
reason-limit = die Züge der Runde sind aufgebraucht
reason-target = jemand hat die Punktgrenze erreicht
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
option-second_window = Zweiter Wurf
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
preset-street-help = Einmal werfen, nichts wird zurückgelegt, geteilte Ansagen verlieren.

# Handlungen
action-draw = Vom Hauptstapel ziehen
action-take = Oberste Ablage nehmen
action-cambio = Cambio ansagen
action-exchange = Gegen deine Karte { where } tauschen
action-discard = Gezogene Karte ablegen
action-snap = { that-card } werfen
action-give = Deine Karte { where } abgeben
action-peek = { that-card } ansehen
action-pick = { that-card } wählen
action-show = { that-card } zeigen
action-pass = Passen
action-deal = Nächste Runde geben

# Wo eine Karte liegt, wie man auf den Tisch sieht
where = { $place ->
    [0] oben links
    [1] oben rechts
    [2] unten links
    [3] unten rechts
    [4] auf Platz fünf
    [5] auf Platz sechs
    [6] auf Platz sieben
    [7] auf Platz acht
    [8] auf Platz neun
    [9] auf Platz zehn
    [10] auf Platz elf
    [11] auf Platz zwölf
   *[other] auf einem weiteren Platz
}
where-other = { $other_place ->
    [0] oben links
    [1] oben rechts
    [2] unten links
    [3] unten rechts
    [4] auf Platz fünf
    [5] auf Platz sechs
    [6] auf Platz sieben
    [7] auf Platz acht
    [8] auf Platz neun
    [9] auf Platz zehn
    [10] auf Platz elf
    [11] auf Platz zwölf
   *[other] auf einem weiteren Platz
}

# Eine Karte auf dem Tisch: wessen, und welche
that-card = { $seat_is ->
    [own] Deine Karte { where }
   *[other] Die Karte von { $seat } { where }
}
owners-card = { $owner_is ->
    [you] deine Karte { where }
    [own] die eigene Karte { where }
   *[other] die Karte von { $owner } { where }
}
other-owners-card = { $other_owner_is ->
    [you] deiner { where-other }
    [own] der eigenen { where-other }
   *[other] der von { $other_owner } { where-other }
}

# Ereignisse
event-deal = { $dealer_is ->
    [you] Runde { $round }: Du gibst und beginnst.
   *[other] Runde { $round }: { $dealer } gibt und beginnt.
}
event-first-look = { $count ->
    [one] Alle sehen eine eigene Karte an.
   *[other] Alle sehen { $count } eigene Karten an.
}
event-seen = Du siehst { owners-card }: { $card }.
event-seen-kept = Du siehst { owners-card } an.
event-draw = { $seat_is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
event-drawn = Du hast { $card } gezogen.
event-drawn-kept = Du siehst dir die gezogene Karte an.
event-take = { $seat_is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel.
}
event-take-kept = { $seat_is ->
    [you] Du nimmst die oberste Karte vom Ablagestapel.
   *[other] { $seat } nimmt die oberste Karte vom Ablagestapel.
}
event-discard = { $seat_is ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
event-exchange = { $seat_is ->
    [you] Du tauschst deine Karte { where }; auf den Stapel kommt { $card }.
   *[other] { $seat } tauscht die Karte { where }; auf den Stapel kommt { $card }.
}
event-snap = { $seat_is ->
    [you] Du wirfst { owners-card }, { $card }: { $outcome }.
   *[other] { $seat } wirft { owners-card }, { $card }: { $outcome }.
}
event-snap-kept = { $seat_is ->
    [you] Du wirfst { owners-card }: { $outcome }.
   *[other] { $seat } wirft { owners-card }: { $outcome }.
}
event-penalty = { $seat_is ->
    [you] Du bekommst eine Strafkarte.
   *[other] { $seat } bekommt eine Strafkarte.
}
event-give = { $seat_is ->
    [you] Du gibst { $owner } deine Karte { where }, ungesehen.
   *[other] { $owner_is ->
        [you] { $seat } gibt dir die Karte { where }, ungesehen.
       *[other] { $seat } gibt { $owner } die Karte { where }, ungesehen.
    }
}
event-peek = { $seat_is ->
    [you] Du siehst { owners-card } an.
   *[other] { $seat } sieht { owners-card } an.
}
event-pick = { $seat_is ->
    [you] Du wählst { owners-card }.
   *[other] { $seat } wählt { owners-card }.
}
event-swap = { $seat_is ->
    [you] Du vertauschst { owners-card } mit { other-owners-card }.
   *[other] { $seat } vertauscht { owners-card } mit { other-owners-card }.
}
event-show = { $owner_is ->
    [you] Deine Karte { where } wird allen gezeigt: { $card }.
   *[other] Die Karte von { $owner } { where } wird allen gezeigt: { $card }.
}
event-show-kept = { $owner_is ->
    [you] Deine Karte { where } wird allen gezeigt.
   *[other] Die Karte von { $owner } { where } wird allen gezeigt.
}
event-cambio = { $seat_is ->
    [you] Du sagst „Cambio!“
   *[other] { $seat } sagt „Cambio!“
}
event-pass = { $seat_is ->
    [you] Du lässt es sein.
   *[other] { $seat } lässt es sein.
}
event-reshuffle = Der Ablagestapel wird gemischt: { $count } Karten bilden den neuen Hauptstapel.
event-skip = { $seat_is ->
    [you] Du kannst nichts ziehen und setzt aus.
   *[other] { $seat } kann nichts ziehen und setzt aus.
}
event-round-end = Runde { $round } endet: { $reason }.
event-reveal = { $seat_is ->
    [you] Du deckst auf: { $cards }.
   *[other] { $seat } deckt auf: { $cards }.
}
event-score = { $adjust ->
    [0] { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $points } Punkte, zusammen { $total }.
   *[other] { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $points } Punkte, { $adjust } für die Ansage, zusammen { $total }.
}
event-over = Das Spiel ist zu Ende: { $reason }. Die wenigsten Punkte: { $winners }.

# Was ein Zug gebracht hat, wo die Zeile darüber nicht genügt
recap-exchange = { $seat_is ->
    [you] Du tauschst deine
   *[other] { $seat } tauscht die
} Karte { where } aus ({ $card }).

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

# Wozu etwas gut ist
card-counts = { $points ->
    [one] zählt 1 Punkt
   *[other] zählt { $points } Punkte
}
why-draw = Eine neue Karte zählt vielleicht weniger als eine von deinen, oder du darfst ansehen oder tauschen.
why-take = Du weißt, was du bekommst: { $card }, { card-counts }.
why-cambio = Die Runde endet, bevor andere besser werden: { $bonus } Punkte weniger, wenn niemand unter dir liegt, { $malus } mehr, wenn doch.
why-exchange-shown = { $card } { card-counts } statt { $old }: Deine Karten sind { $less } weniger wert.
why-exchange-same = { $card } zählt so viel wie die Karte dort; was du ablegst, kann jemandem helfen.
why-exchange-seen = { $card } { card-counts }. Die Karte, die sie ersetzt, hast du gesehen: Geh nach dem, was du dir gemerkt hast.
why-exchange-never = { $card } { card-counts }, und die Karte, die sie ersetzt, hast du nie gesehen. Danach kennst du eine mehr.
why-discard-deed = { $deed ->
    [pm] Dafür siehst du eine eigene Karte an.
    [py] Dafür siehst du eine fremde Karte an.
    [sw] Dafür tauschst du zwei Karten: eine schlechte von dir gegen eine gute von jemandem.
    [rk] Dafür darfst du zweimal ansehen oder tauschen.
   *[bk] Alle sehen von jedem anderen eine Karte: Vielleicht findest du Zwillinge zum Werfen.
}
why-discard-high = { $card } { card-counts }: zu viel, um sie zu behalten.
why-discard = Deine Karten bleiben, wie sie sind und wie du sie kennst.
why-snap-own-shown = Ein Zwilling von { $top }: Du bist eine Karte los, und die { card-counts }.
why-snap-own-seen = Diese Karte hast du gesehen. Ist sie ein Zwilling von { $top }, bist du sie los; wenn nicht, nimmst du eine Strafkarte.
why-snap-own-never = Auf gut Glück: Diese Karte hast du nie gesehen. Nur ein Zwilling von { $top } ist weg; alles andere kostet eine Strafkarte.
why-snap-other-shown = Ein Zwilling von { $top }: Dafür darfst du { $name } eine deiner Karten geben.
why-snap-other-seen = Diese Karte von { $name } hast du gesehen. Ist sie ein Zwilling von { $top }, darfst du dafür eine eigene hergeben.
why-snap-other-never = Auf gut Glück: Diese Karte von { $name } hast du nie gesehen.
why-give-shown = Du bist eine Karte los: Sie { card-counts }; jetzt hat { $name } sie.
why-give = Du bist eine Karte los; jetzt hat { $name } sie.
why-peek-own = Dann weißt du, was dort liegt: ob du es behältst und wann du es wirfst.
why-peek-other = Dann weißt du, wogegen du tauschen und was du für jemanden werfen kannst.
why-pick-own-shown = { $card } { card-counts }: Das soll jemand anderes haben.
why-pick-own = Diese Karte von dir soll ungesehen zu jemand anderem.
why-pick-other-shown = { $card } { card-counts }: besser vor dir als vor { $name }.
why-pick-other = Eine Karte von { $name } kommt ungesehen ins Spiel.
why-show = Alle sehen sie: Du erfährst, was dort liegt, und die anderen auch.
why-deal = Die nächste Runde beginnt.
why-pass = { $phase ->
    [snap] Du wirfst nichts: Eine falsche Karte würde eine Strafkarte kosten.
    [give] Du behältst deine Karten, wie sie sind.
    [action] Nichts davon würde dir helfen.
   *[other] Es gibt nichts Besseres zu tun.
}
outlook = Bis zu deinem nächsten Zug wären deine Karten etwa { $after } statt { $before } wert.

# Was ein Platz gesehen hatte, und wann
ago = { $turns ->
    [0] im selben Zug
    [1] einen Zug zuvor
   *[other] { $turns } Züge zuvor
}
recalled = Du hattest { owners-card } { ago } gesehen: { $card }.
