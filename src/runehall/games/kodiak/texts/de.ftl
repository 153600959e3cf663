name = Kodiak
tagline = Eine Katze, ein paar Mäuse und je drei Karten, die niemand so genau kennt.
aim = Ziel: am Ende die wenigsten Punkte
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
action-exchange = Tausch sie gegen deine Karte { where }
action-pounce = Spring mit deiner Karte { where-own } auf die Karte von { $seat } { where }
action-scurry = Husch mit deiner Karte { where }
action-counter = Kontere mit deiner Karte { where }
action-peek = Sieh dir { that-card } an
action-expose = Deck { that-card } auf
action-pick = Tausch { that-card }
action-pick-kodiak = Tausch eine Karte von { $seat }; Kodiak wählt sie aus
action-offer = Gib deine Karte { where } her
action-show = Deck { that-card } auf
action-deal = Gib die nächste Runde

## Ereignisse

# Wo eine Karte liegt, wie man auf den Tisch sieht
where = { $place ->
    [0] oben
    [1] unten links
    [2] unten rechts
    [3] auf Platz vier
    [4] auf Platz fünf
    [5] auf Platz sechs
    [6] auf Platz sieben
    [7] auf Platz acht
   *[other] auf einem weiteren Platz
}
where-own = { $own ->
    [0] oben
    [1] unten links
    [2] unten rechts
    [3] auf Platz vier
    [4] auf Platz fünf
    [5] auf Platz sechs
    [6] auf Platz sieben
    [7] auf Platz acht
   *[other] auf einem weiteren Platz
}
where-other = { $other_place ->
    [0] oben
    [1] unten links
    [2] unten rechts
    [3] auf Platz vier
    [4] auf Platz fünf
    [5] auf Platz sechs
    [6] auf Platz sieben
    [7] auf Platz acht
   *[other] auf einem weiteren Platz
}

# Eine Karte auf dem Tisch: wessen, und welche
that-card = { $seat_is ->
    [own] deine Karte { where }
   *[other] die Karte von { $seat } { where }
}
owners-card = { $owner_is ->
    [you] deine Karte { where }
    [own] die eigene Karte { where }
   *[other] die Karte von { $owner } { where }
}
others-card = { $other_is ->
    [you] deiner { where-other }
    [own] der eigenen { where-other }
   *[other] der von { $other } { where-other }
}
# Die Karte der Maus, auf die gesprungen wird
prey = { $seat_is ->
    [you] deine Karte { where }
   *[other] die Karte von { $seat } { where }
}
# Die Maus, die läuft
runner = { $seat_is ->
    [you] dich
   *[other] { $seat }
}

event-deal = { $cat_is ->
    [you] Runde { $round }: Du bist Kodiak, die Katze.
   *[other] Runde { $round }: { $cat } ist Kodiak, die Katze.
}
# Was der Verlauf behält, wo sich alle selbst erinnern müssen
event-first-look-kept = Du siehst deine Karte { where } an.
event-drawn-kept = Du siehst dir die gezogene Karte an.
event-scurry-kept = { $throw ->
    [escaped] { $seat_is ->
        [you] Du huschst mit deiner Karte { where } davon.
       *[other] { $seat } huscht mit der Karte { where } davon.
    }
    [late] { $seat_is ->
        [you] Du warst mit deiner Karte { where } zu langsam.
       *[other] { $seat } war mit der Karte { where } zu langsam.
    }
   *[wrong] { $seat_is ->
        [you] Du wirfst eine falsche Karte, die { where }.
       *[other] { $seat } wirft eine falsche Karte, die { where }.
    }
}
event-counter-kept = { $throw ->
    [caught] { $cat_is ->
        [you] Du konterst mit deiner Karte { where } und fängst { runner }.
       *[other] { $cat } kontert mit der Karte { where } und fängt { runner }.
    }
   *[wrong] { $cat_is ->
        [you] Du konterst { runner } vergeblich mit deiner Karte { where }.
       *[other] { $cat } kontert { runner } vergeblich mit der Karte { where }.
    }
}
event-pounce-kept = { $throw ->
    [caught] { $cat_is ->
        [you] Du springst auf { prey }.
       *[other] { $cat } springt auf { prey }.
    }
   *[wrong] { $cat_is ->
        [you] Du springst falsch auf { prey }.
       *[other] { $cat } springt falsch auf { prey }.
    }
}
event-peeked-kept = Du hast { owners-card } gesehen.
event-expose-kept = { $seat_is ->
    [you] Du deckst { owners-card } auf.
   *[other] { $seat } deckt { owners-card } auf.
}
event-show-kept = { $seat_is ->
    [you] Du deckst { owners-card } auf.
   *[other] { $seat } deckt { owners-card } auf.
}

event-first-look = Deine Karte { where } ist: { $card }.
event-draw = { $seat_is ->
    [you] Du ziehst.
   *[other] { $seat } zieht.
}
event-drawn = Du hast gezogen: { $card }.
event-exchange = { $seat_is ->
    [you] Du tauschst deine Karte { where } aus und legst ab: { $card }.
   *[other] { $seat } tauscht die Karte { where } aus und legt ab: { $card }.
}
event-scurry = { $throw ->
    [escaped] { $seat_is ->
        [you] Du huschst mit deiner Karte { where } davon: { $card }.
       *[other] { $seat } huscht mit der Karte { where } davon: { $card }.
    }
    [late] { $seat_is ->
        [you] Du warst mit deiner Karte { where } zu langsam: { $card }.
       *[other] { $seat } war mit der Karte { where } zu langsam: { $card }.
    }
   *[wrong] { $seat_is ->
        [you] Du wirfst eine falsche Karte, die { where }: { $card }.
       *[other] { $seat } wirft eine falsche Karte, die { where }: { $card }.
    }
}
event-counter = { $throw ->
    [caught] { $cat_is ->
        [you] Du konterst mit deiner Karte { where } ({ $card }) und fängst { runner }.
       *[other] { $cat } kontert mit der Karte { where } ({ $card }) und fängt { runner }.
    }
   *[wrong] { $cat_is ->
        [you] Du konterst { runner } vergeblich mit deiner Karte { where }: { $card }.
       *[other] { $cat } kontert { runner } vergeblich mit der Karte { where }: { $card }.
    }
}
event-redraw = { $seat_is ->
    [you] Du ziehst eine Karte nach.
   *[other] { $seat } zieht eine Karte nach.
}
event-pounce = { $throw ->
    [caught] { $cat_is ->
        [you] Du springst mit { $card } auf { prey } ({ $prey }).
       *[other] { $cat } springt mit { $card } auf { prey } ({ $prey }).
    }
   *[wrong] { $cat_is ->
        [you] Du springst mit { $card } falsch auf { prey } ({ $prey }).
       *[other] { $cat } springt mit { $card } falsch auf { prey } ({ $prey }).
    }
}
event-replacement = { $seat_is ->
    [you] Du bekommst { where } eine neue Karte.
   *[other] { $seat } bekommt { where } eine neue Karte.
}
event-penalty = { $seat_is ->
    [you] Du nimmst eine Strafkarte.
   *[other] { $seat } nimmt eine Strafkarte.
}
event-peek = { $seat_is ->
    [you] Du siehst dir { owners-card } an.
   *[other] { $seat } sieht sich { owners-card } an.
}
event-peeked = { $owner_is ->
    [you] Deine Karte { where } ist: { $card }.
   *[other] Die Karte von { $owner } { where } ist: { $card }.
}
event-expose = { $seat_is ->
    [you] Du deckst { owners-card } auf: { $card }.
   *[other] { $seat } deckt { owners-card } auf: { $card }.
}
event-show = { $seat_is ->
    [you] Du deckst { owners-card } auf: { $card }.
   *[other] { $seat } deckt { owners-card } auf: { $card }.
}
event-swap = { $seat_is ->
    [you] Du vertauschst { owners-card } mit { others-card }.
   *[other] { $seat } vertauscht { owners-card } mit { others-card }.
}
event-offer = { $seat_is ->
    [you] Du bittest { $cat } um eine Karte.
   *[other] { $cat_is ->
        [you] { $seat } bittet dich um eine Karte.
       *[other] { $seat } bittet { $cat } um eine Karte.
    }
}
event-hairball = { $seat_is ->
    [you] Du hast einen Haarball abgelegt: +{ $points } Punkte.
   *[other] { $seat } hat einen Haarball abgelegt: +{ $points } Punkte.
}
event-pass = { $seat_is ->
    [you] Du lässt es sein.
   *[other] { $seat } lässt es sein.
}
event-lapse = { $seat_is ->
    [you] Deine Karte findet kein Ziel: { $card }.
   *[other] Die Karte von { $seat } findet kein Ziel: { $card }.
}
event-reshuffle = { $count } Karten des Ablagestapels werden zum neuen Hauptstapel gemischt.
event-skip = { $seat_is ->
    [you] Du kannst nichts ziehen.
   *[other] { $seat } kann nichts ziehen.
}
event-round-end = { $reason ->
    [empty] Runde { $round } ist zu Ende: Das war eine letzte Karte.
   *[limit] Runde { $round } ist zu Ende: Ihre Züge sind aufgebraucht.
}
event-points = { $seat_is ->
    [you] Du: { $points } Punkte, zusammen { $total }.
   *[other] { $seat }: { $points } Punkte, zusammen { $total }.
}
event-over = Das Spiel ist zu Ende. Die wenigsten Punkte: { $winners }.

## Was ein Zug gebracht hat, wo die Zeile darüber nicht genügt
recap-exchange = { $seat_is ->
    [you] Du tauschst deine
   *[other] { $seat } tauscht die
} Karte { where } aus ({ $card }).

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

# Wozu etwas gut ist
card-counts = { $points ->
    [one] zählt 1 Punkt
   *[other] zählt { $points } Punkte
}
miss-costs = { $cost ->
    [card] daneben kostet es eine Strafkarte
    [expose] daneben bleibt die Karte offen liegen
   *[none] daneben haben alle die Karte gesehen
}
why-draw = Eine neue Karte zählt vielleicht weniger als eine von deinen, oder sie ist der Zwilling, den du brauchst.
why-deal = Die nächste Runde beginnt.
why-show = Offen kann sie gefangen oder getauscht werden, von wem sie brauchen kann.
why-exchange-shown = { $less ->
    [0] { $card } zählt so viel wie die Karte dort.
   *[other] { $card } { card-counts } statt { $old }.
}
why-exchange-seen = { $card } { card-counts }. Die Karte, die sie ersetzt, hast du gesehen: Geh nach dem, was du dir gemerkt hast.
why-exchange-never = { $card } { card-counts }, und die Karte, die sie ersetzt, hast du nie gesehen. Danach kennst du eine mehr.
why-hairball = Aber ein Haarball auf dem Stapel kostet dich { $cost } Punkte.
why-deed = Für das, was du ablegst, { $deed ->
    [pm] siehst du eine eigene Karte an.
    [py] deckst du die Karte einer Maus auf.
    [sw] tauschst du zwei Karten.
    [rk] tust du zwei von drei Dingen: ansehen, aufdecken, tauschen.
   *[bk] deckst du von jeder anderen Maus eine Karte auf.
}
why-pounce-sure = Zwillinge: Du bist eine Karte los und hast { $points } Punkte weniger, und { $name } bekommt ungesehen eine neue.
why-pounce-seen = Beide Karten hast du gesehen. Sind es Zwillinge, bist du deine los und hast { $points } Punkte weniger; { miss-costs }.
why-pounce-never = Auf gut Glück, denn du hast nicht beide Karten gesehen: { $points } Punkte weniger, wenn es Zwillinge sind; { miss-costs }.
why-scurry-shown = Ein Zwilling von { $top }: Du bist eine Karte los, und die { card-counts }.
why-scurry-seen = Diese Karte hast du gesehen. Ist sie ein Zwilling von { $top }, bist du sie los; { miss-costs }.
why-scurry-never = Auf gut Glück: Diese Karte hast du nie gesehen, und { miss-costs }.
why-counter-shown = Ein Zwilling von { $top }: Die Maus ist gefangen, und du bist eine Karte los.
why-counter-seen = Diese Karte hast du gesehen. Ist sie ein Zwilling von { $top }, ist die Maus gefangen und du bist eine Karte los; { miss-costs }.
why-counter-never = Auf gut Glück: Diese Karte hast du nie gesehen, und { miss-costs }.
why-peek = Dann weißt du, was dort liegt: ob du es behältst und wann du es wirfst.
why-expose = Alle sehen, was dort bei { $name } liegt. Es bleibt offen, leicht zu fangen oder zu tauschen.
why-pick-own-shown = { $card } { card-counts }: Das soll jemand anderes haben.
why-pick-own = Diese Karte von dir soll ungesehen zu jemand anderem.
why-pick-other-shown = { $card } { card-counts }: besser vor dir als vor { $name }.
why-pick-other = Eine Karte von { $name } kommt ungesehen ins Spiel.
why-pick-kodiak = { $name } muss eine Karte hergeben und sucht sie selbst aus.
why-offer-high = { $card } { card-counts }: Wenn du schon eine hergeben musst, dann die.
why-offer = Eine musst du hergeben; diese wird dir am wenigsten fehlen.
why-pass = { $phase ->
    [frenzy] Du wirfst nichts: Eine falsche Karte würde dich etwas kosten.
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
