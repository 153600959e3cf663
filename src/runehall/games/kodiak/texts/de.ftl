name = Kodiak
tagline = Eine Katze, ein paar Mäuse und je drei Karten, die niemand so genau kennt.
playing-like = Einer ist die Katze, die anderen sind Mäuse. Die Mäuse entwischen, sobald sie können; die Katze wartet mit erhobener Pfote.
playing-minutes = 20
playing-age = 7

## Wörter

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-rr = Sonnenlicht
card-br = Haarball
card-sw = Tausch
card-py = Enthüllung
card-pm = Spähen
card-rk = Roter König
card-bk = Blauer König

phase-draw = Ziehen
phase-place = Austauschen
phase-frenzy = Getümmel
phase-action = Kartenaktion
phase-offer = Kodiaks Angebot
phase-round_end = Ende der Runde
phase-over = Ende der Partie
reason-cycles = alle waren oft genug Kodiak

preset-standard = Standard
preset-standard-help = Die Regeln wie gedruckt, alle sind eine Runde lang Kodiak.
preset-double = Doppelt
preset-double-help = Alle sind zwei Runden lang Kodiak.
preset-kitten = Kätzchen
preset-kitten-help = Zum Lernen: Sprünge bringen keine Aktionen, kein zweites Getümmel, keine späten Würfe.
preset-wild = Wild
preset-wild-help = Der Blaue König erreicht Kodiak, der Rote König darf sich wiederholen, ein Haarball vor dir zählt 20.
preset-family = Familie
preset-family-help = Karten, die du gesehen hast, bleiben für dich sichtbar; ein falscher Wurf einer Maus kostet nichts, späte Würfe gibt es nicht.
preset-turnwise = Zug um Zug
preset-turnwise-help = Kodiak springt nur im Getümmel und in seinem eigenen Zug.

## Optionen

option-manifest = Kartenspiel
option-manifest-help = Unsere Rekonstruktion des Spiels mit 76 Karten, weil die meisten Anzahlen nirgends gedruckt sind, oder ein eigenes Kartenspiel aus einer Datei.
option-manifest-deck76 = unsere Rekonstruktion
option-cards = Karten je Platz
option-cards-help = Wie viele Karten alle bekommen.
option-first_look = Erster Blick
option-first_look-help = Wie viele deiner Karten du am Anfang siehst, von der obersten an.
begins-first = Wer am jüngsten ist, ist zuerst Kodiak.
begins-next = Im Uhrzeigersinn ist der Nächste Kodiak.
option-first = Erster Kodiak
option-first-help = Der Platz, der in der ersten Runde Kodiak ist.
option-memory = Gedächtnishilfe
option-memory-help = Im gedruckten Spiel gibt es keine: Jede Karte sieht man einmal an und merkt sie sich. Mit der Hilfe bleiben Karten, die du gesehen hast, für dich sichtbar.
option-memory-assisted = mit Hilfe
option-memory-strict = keine, wie gedruckt
option-cycles = Durchgänge
option-cycles-help = Wie oft alle Kodiak sind, bis die Partie endet.
option-turn_limit = Zuggrenze
option-turn_limit-help = Nach so vielen Zügen, auf ganze Umläufe aufgerundet, endet eine Runde von selbst.
option-wrong_pounce = Falscher Sprung
option-wrong_pounce-help = Was Kodiak ein Sprung auf die falsche Karte kostet: eine Strafkarte, die eigene Karte offen oder nichts.
option-wrong_pounce-card = Strafkarte
option-wrong_pounce-expose = offene Karte
option-wrong_pounce-none = nichts
option-wrong_scurry = Falsches Huschen
option-wrong_scurry-help = Was eine Maus die falsche Karte kostet: eine Strafkarte, die Karte offen oder nichts.
option-wrong_scurry-card = Strafkarte
option-wrong_scurry-expose = offene Karte
option-wrong_scurry-none = nichts
option-penalty_cap = Strafgrenze
option-penalty_cap-help = Wer so viele Karten hat, zieht keine Strafkarte.
option-late_scurries = Spätes Huschen
option-late_scurries-help = Ob Mäuse noch werfen dürfen, wenn jemand schneller war; die Karte kommt zurück, und alle haben sie gesehen.
option-free_pounce = Freier Sprung
option-free_pounce-help = Ob Kodiak springen darf, während eine Maus zieht oder austauscht.
option-second_window = Zweites Getümmel
option-second_window-help = Ob nach den Aktionen der Karten alle noch einmal reagieren dürfen.
option-last_scurry_counter = Letzte Gelegenheit
option-last_scurry_counter-help = Ob Kodiak eine Maus noch kontern darf, die ihre letzte Karte geworfen hat.
option-pounce_actions = Aktionen beim Sprung
option-pounce_actions-help = Welche Aktionen Kodiak nach einem Sprung ausführt: die beider Karten, nur die seiner eigenen oder keine.
option-pounce_actions-both = beide Karten
option-pounce_actions-own = eigene Karte
option-pounce_actions-none = keine
option-pounce_points = Punkte je Sprung
option-pounce_points-help = Was jeder Sprung Kodiak an Punkten erspart.
option-pounce_cap = Zählende Sprünge
option-pounce_cap-help = Wie viele Sprünge einer Runde Punkte bringen; 0 zählt alle.
option-hairball_counter = Wilder Konter
option-hairball_counter-help = Ob ein Haarball auch jede Flucht kontert.
option-hairball_scurry = Gehuschte Haarbälle zählen
option-hairball_scurry-help = Ob ein beim Huschen geworfener Haarball Punkte kostet wie ein ausgetauschter.
option-hairball_discard = Abgelegter Haarball
option-hairball_discard-help = Die Punkte eines Haarballs, den du ablegst.
option-hairball_table = Haarball auf dem Tisch
option-hairball_table-help = Die Punkte eines Haarballs, der am Ende vor dir liegt.
option-red_king_repeat = Roter König doppelt
option-red_king_repeat-help = Ob die beiden Aktionen eines Roten Königs gleich sein dürfen.
option-red_king_look = Blick des Roten Königs
option-red_king_look-help = Ob sein Blick auf eine fremde Karte sie für alle aufdeckt oder nur für dich ist.
option-red_king_look-exposure = für alle
option-red_king_look-private = nur für dich
option-blue_king_on_cat = Blauer König gegen Kodiak
option-blue_king_on_cat-help = Ob der Blaue König einer Maus Kodiaks Karten erreicht.
option-blue_king_on_cat-immune = geschützt
option-blue_king_on_cat-works = erreicht

## Handlungen

action-draw = Zieh eine Karte
action-pass = Passe
action-exchange = Tausch sie gegen deine { nth } Karte
action-pounce = Spring mit deiner { nth-own }n Karte auf die { nth } Karte von { $seat }
action-scurry = Husch mit deiner { nth }n Karte
action-counter = Kontere mit deiner { nth }n Karte
action-peek = Sieh dir { that-card } an
action-expose = Deck { that-card } auf
action-pick = Tausch { that-card }
action-pick-kodiak = Tausch eine Karte von { $seat }; Kodiak wählt sie aus
action-offer = Gib deine { nth } Karte her
action-show = Deck { that-card } auf
action-deal = Gib die nächste Runde

## Ereignisse

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
   *[other] weitere
}
nth-own = { $own ->
    [0] erste
    [1] zweite
    [2] dritte
    [3] vierte
    [4] fünfte
    [5] sechste
    [6] siebte
    [7] achte
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
   *[other] weitere
}

# Eine Karte auf dem Tisch: wessen, und welche
that-card = { $seat_is ->
    [own] deine { nth } Karte
   *[other] die { nth } Karte von { $seat }
}
owners-card = { $owner_is ->
    [own] die eigene { nth } Karte
   *[other] die { nth } Karte von { $owner }
}
others-card = { $other_is ->
    [own] der eigenen { nth-other }n
   *[other] der { nth-other }n von { $other }
}

event-deal = Runde { $round }: { $cat } ist Kodiak.
# Was die Saga behält, wo sich alle selbst erinnern müssen
event-first-look-kept = Du siehst deine { nth } Karte an.
event-drawn-kept = Du hast deine gezogene Karte gesehen.
event-scurry-kept = { $throw ->
    [escaped] { $seat } huscht mit der { nth }n Karte davon.
    [late] { $seat } war mit der { nth }n Karte zu langsam.
   *[wrong] { $seat } wirft eine falsche Karte, die { nth }.
}
event-counter-kept = { $throw ->
    [caught] { $cat } kontert mit der { nth }n Karte und fängt { $seat }.
   *[wrong] { $cat } kontert { $seat } vergeblich mit der { nth }n Karte.
}
event-pounce-kept = { $throw ->
    [caught] { $cat } springt auf die { nth } Karte von { $seat }.
   *[wrong] { $cat } springt falsch auf die { nth } Karte von { $seat }.
}
event-peeked-kept = { $owner_is ->
    [own] Du hast deine { nth } Karte gesehen.
   *[other] Du hast die { nth } Karte von { $owner } gesehen.
}
event-expose-kept = { $seat } deckt { owners-card } auf.
event-show-kept = { $seat } deckt { owners-card } auf.

event-first-look = Deine { nth } Karte ist: { $card }.
event-draw = { $seat } zieht.
event-drawn = Du hast gezogen: { $card }.
event-exchange = { $seat } tauscht die { nth } Karte aus und legt ab: { $card }.
event-scurry = { $throw ->
    [escaped] { $seat } huscht mit der { nth }n Karte davon: { $card }.
    [late] { $seat } war mit der { nth }n Karte zu langsam: { $card }.
   *[wrong] { $seat } wirft eine falsche Karte, die { nth }: { $card }.
}
event-counter = { $throw ->
    [caught] { $cat } kontert mit der { nth }n Karte ({ $card }) und fängt { $seat }.
   *[wrong] { $cat } kontert { $seat } vergeblich mit der { nth }n Karte: { $card }.
}
event-redraw = { $seat } zieht eine Karte nach.
event-pounce = { $throw ->
    [caught] { $cat } springt mit { $card } auf die { nth } Karte von { $seat } ({ $prey }).
   *[wrong] { $cat } springt mit { $card } falsch auf die { nth } Karte von { $seat } ({ $prey }).
}
event-replacement = { $seat } bekommt eine neue { nth } Karte.
event-penalty = { $seat } nimmt eine Strafkarte.
event-peek = { $seat } sieht sich { owners-card } an.
event-peeked = { $owner_is ->
    [own] Deine { nth } Karte ist: { $card }.
   *[other] Die { nth } Karte von { $owner } ist: { $card }.
}
event-expose = { $seat } deckt { owners-card } auf: { $card }.
event-show = { $seat } deckt { owners-card } auf: { $card }.
event-swap = { $seat } tauscht { owners-card } mit { others-card }.
event-offer = { $seat } verlangt von { $cat } eine Karte.
event-hairball = { $seat } hat einen Haarball abgelegt: { $points } Punkte.
event-pass = { $seat } passt.
event-lapse = Die Aktion von { $seat } findet kein Ziel: { $card }.
event-reshuffle = { $count } Karten des Ablagestapels werden zum neuen Hauptstapel gemischt.
event-skip = { $seat } hat nichts zu ziehen.
event-round-end = { $reason ->
    [empty] Runde { $round } ist zu Ende: Ein Tisch ist leer.
   *[limit] Runde { $round } ist zu Ende: Die Zuggrenze ist erreicht.
}
event-points = { $seat }: { $points } Punkte, zusammen { $total }.
event-over = Die Partie ist zu Ende. Die wenigsten Punkte: { $winners }.

## Ablehnungen

refusal-kodiak_never_scurries = Kodiak huscht nie; er springt oder kontert eine Flucht.
refusal-only_kodiak = „{ $action }“ kann nur Kodiak.
refusal-escape_first = Eine Maus flieht: Kodiak kann jetzt kontern, aber nicht springen.
refusal-nobody_runs = Keine Maus flieht, also gibt es nichts zu kontern.
refusal-locked = Nach einem falschen Sprung muss Kodiak warten, bis eine Karte auf dem Stapel landet.
refusal-other_action = Die abgelegte Karte verlangt etwas anderes.
refusal-must_draw = Jetzt wird gezogen.
refusal-must_exchange = Die gezogene Karte musst du gegen eine eigene austauschen.
refusal-window = Im Getümmel wirfst du eine Karte oder passt.
refusal-compulsory = Die Aktion einer abgelegten Karte muss ausgeführt werden.
refusal-must_offer = Kodiak muss entscheiden, welche seiner Karten getauscht wird.
refusal-must_deal = Die nächste Runde muss gegeben werden.
refusal-not_a_mouse = Kodiak springt nur auf Karten von Mäusen.
refusal-no_card = Platz { $seat } hat auf Stelle { $place } keine Karte.
refusal-face_up = Diese Karte liegt schon offen.
refusal-out_of_reach = Diese Aktion erreicht diese Karte von Platz { $seat } nicht.
refusal-same_seat = Ein Tausch bewegt Karten zweier verschiedener Plätze.
refusal-pick_a_card = Nenne die Karte, die getauscht werden soll.
refusal-kodiak_chooses = Niemand fasst Kodiaks Karten an: Nenne nur Platz { $seat }, er wählt selbst.

## Der Tisch im Terminal

kind-peek = Spähen
kind-expose = Enthüllung
kind-swap = Tausch
kind-red_king = Roter König
kind-blue_king = Blauer König
board-round = Runde { $round }, Zug { $turn }
board-main = Hauptstapel { $count }
board-pile = Ablage { $count }:
board-empty = leer
board-claimed = (verbraucht)
board-hand = auf der Hand:
board-unseen = ungesehen
board-mouse = Maus
board-total = { $total } Punkte
board-pounces = { $count ->
    [one] { $count } Sprung
   *[other] { $count } Sprünge
}
board-hairballs = { $count ->
    [one] { $count } Haarball abgelegt
   *[other] { $count } Haarbälle abgelegt
}
board-locked = darf noch nicht springen
board-runs = { $count ->
    [one] mit { $count } Karte entwischt
   *[other] mit { $count } Karten entwischt
}
board-passed = hat gepasst
board-out = aus diesem Getümmel heraus
board-waits = { $kind } von { $seat }
