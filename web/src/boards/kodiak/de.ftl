kodiak-note = Runde { $round } von { $rounds }
kodiak-is-cat = die Katze
kodiak-me = { $cat ->
    [true] Katze, { $points }
   *[false] Maus, { $points }
}
kodiak-locked = kein Sprung vor dem nächsten Ablegen
kodiak-pounce = Springen?
kodiak-counter = Kontern?
kodiak-scurry = Huschen?
kodiak-hint-pounce = Tipp deine Karte, dann ihren Zwilling bei den Mäusen. { kodiak-miss }
kodiak-hint-later = Du kannst springen: Tipp deine Karte, dann ihren Zwilling bei ihnen. Das geht auch gleich noch, ohne Eile.
kodiak-hint-counter = { $name } flieht mit { $top }. Tipp einen Zwilling davon und fang { $name }. { kodiak-miss }
kodiak-hint-scurry = Oben liegt: { $top }. { $twin ->
    [king] Noch einen König? Tipp ihn
   *[other] Noch so eine? Tipp sie
} zuerst an. { kodiak-slip }
kodiak-ask-half = { $side ->
    [mine] Es springt { $card }. Tipp ihren Zwilling bei den Mäusen.
   *[theirs] Sprung auf { $card }: Tipp den Zwilling bei dir.
}
kodiak-ask-draw = Du bist dran. Zieh eine Karte.
kodiak-ask-place = Gezogen: { $card }.
kodiak-hint-place = Tipp deine Karte, die sie ersetzt.
kodiak-ask-free = { $name } spielt.
kodiak-ask-offer = Jemand tauscht mit dir. Welche deiner Karten gibst du her?
kodiak-ask-action = { $kind ->
    [peek] Tipp eine eigene Karte, um sie anzusehen.
    [expose] Tipp die Karte einer Maus: Sie wird aufgedeckt und bleibt es.
    [swap] { $begun ->
        [0] Tausch zwei Karten: Tipp die erste.
       *[other] Tipp die Karte, mit der sie den Platz tauscht.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] Der Rote König: noch eins. Tipp eine Karte.
           *[other] Der Rote König: Tu zwei Dinge. Sieh eine Karte an, deck eine auf oder tausch zwei. Tipp eine Karte.
        }
       *[other] Tipp die Karte, mit der sie den Platz tauscht.
    }
   *[blue_king] { $count ->
        [one] Der Blaue König: Tipp eine Karte von { $now }. Sie wird aufgedeckt.
       *[other] { $begun ->
            [0] Der Blaue König: von jeder Maus eine Karte. Wähl zuerst eine von { $now }.
           *[other] Wähl jetzt eine Karte von { $now }.
        }
    }
}
kodiak-hint-show = { $next ->
    [none] Dann werden alle zusammen aufgedeckt.
   *[other] Danach kommt { $next }.
}
kodiak-ask-calm = Die Mäuse dürfen jetzt werfen.
kodiak-ask-deal = Die Runde ist vorbei. Teil die nächste aus.
kodiak-say-exchange = Ausgetauscht wird { $card }. Neu: { $drawn }.
kodiak-say-pounce = Sprung: { $card } auf { $prey }?
kodiak-say-peek = Anschauen: { $card }.
kodiak-say-expose = Aufdecken: { $card }.
kodiak-say-show = Aufdecken: { $card }.
kodiak-say-offer = Hergeben: { $card }.
kodiak-say-pick = { $begun ->
    [0] Tausch: { $card }. Wogegen?
   *[other] Im Tausch gegen: { $card }.
}
kodiak-say-pick-kodiak = Tausch mit { $name }. Die Karte sucht { $name } aus.
kodiak-do-draw = Ziehen
kodiak-do-exchange = Austauschen
kodiak-do-pounce = Springen
kodiak-do-peek = Anschauen
kodiak-do-expose = Aufdecken
kodiak-do-show = Aufdecken
kodiak-do-show-later = Diese
kodiak-do-pick = Tauschen
kodiak-do-pick-kodiak = Tauschen
kodiak-do-offer = Hergeben
kodiak-do-deal = Neu austeilen
kodiak-do-pass = Kein Sprung
kodiak-let-go = Laufen lassen
kodiak-round-over = Runde { $round } ist vorbei
kodiak-reason-limit = Die Züge dieser Runde sind verbraucht.
kodiak-cards = Karten
kodiak-hairballs = Haarbälle
kodiak-pounces = Sprünge
kodiak-line-cat = Runde { $round }, als Katze: Karten auf dem Tisch
kodiak-line-mouse = Runde { $round }, als Maus: Karten auf dem Tisch
kodiak-line-hairballs = { $hairballs ->
    [one] Runde { $round }: ein abgelegter Haarball
   *[other] Runde { $round }: { $hairballs } abgelegte Haarbälle
}
kodiak-line-pounces = { $pounces ->
    [one] Runde { $round }: ein Sprung
   *[other] Runde { $round }: { $pounces } Sprünge
}
kodiak-cat-note = Katze, { $points }
kodiak-my-line = Du: { $note }
kodiak-wants = { $cat ->
    [true] Die Katze springt: eine deiner Karten auf ihren Zwilling bei den Mäusen{ $points ->
        [0] { "" }
       *[other] , je −{ $points } Punkte
    }.
   *[false] Mäuse werfen Zwillinge der obersten Karte, um wenige Karten zu haben. Hüte dich vor der Katze.
}
kodiak-miss = { $wrong ->
    [card] Daneben: eine Strafkarte.
    [expose] Daneben: Deine Karte wird aufgedeckt.
   *[none] Daneben kostet nichts.
}
kodiak-slip = { $wrong ->
    [card] Eine falsche kostet eine Strafkarte.
    [expose] Eine falsche Karte wird aufgedeckt.
   *[none] Eine falsche Karte kostet nichts.
}
kodiak-hit = { $points ->
    [0] Treffer: Beide Karten kommen auf die Ablage.
   *[other] Treffer: −{ $points } Punkte, beide Karten kommen auf die Ablage.
}
kodiak-ask-aim = Sprung: Tipp deine Karte, dann ihren Zwilling bei den Mäusen.
kodiak-hint-free = Du darfst jetzt springen.
kodiak-more-exchange = Die alte Karte kommt offen auf die Ablage.
kodiak-more-hairball = Ein Haarball auf der Ablage kostet dich { $points } Punkte.
kodiak-more-pounce = { kodiak-hit } { kodiak-miss }
kodiak-some-card = eine Karte, die { $name } aussucht
kodiak-do-aim = Springen

# Was allen zugerufen wird
call-pounce = Gepackt!
call-missed = Daneben!
call-caught = Erwischt!
