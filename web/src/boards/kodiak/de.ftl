kodiak-note = { $cat ->
    [me] Runde { $round } von { $rounds }, du bist die Katze
   *[other] Runde { $round } von { $rounds }, Katze: { $name }
}
kodiak-is-cat = die Katze
kodiak-me = { $cat ->
    [true] Kodiak, { $pounces ->
        [one] { $pounces } Sprung
       *[other] { $pounces } Sprünge
    }
   *[false] Maus, { $points }
}
kodiak-locked = kein Sprung, bis eine Karte abgelegt wird
kodiak-pounce = Springen?
kodiak-counter = Kontern?
kodiak-scurry = Huschen?
kodiak-hint-pounce = Tipp deine Karte und ihren Zwilling bei einer Maus.
kodiak-hint-counter = { $name } flieht mit { $top }. Tipp einen Zwilling davon, um den Läufer zu fangen.
kodiak-hint-scurry = Oben liegt: { $top }. Tipp den Zwilling, bevor es andere tun.
kodiak-ask-half = { $side ->
    [mine] Du springst mit: { $card }. Worauf?
   *[theirs] Du springst auf: { $card }. Womit?
}
kodiak-ask-draw = Du bist dran. Zieh eine Karte.
kodiak-or-pounce = Oder spring: Tipp deine Karte und die einer Maus.
kodiak-or-prey = Oder tipp die Karte einer Maus, um damit zu springen.
kodiak-ask-place = Gezogen: { $card }.
kodiak-hint-place = Tipp die Karte, die sie ersetzt.
kodiak-hint-place-cat = Tipp die Karte, die sie ersetzt, oder spring.
kodiak-ask-free = { $name } spielt.
kodiak-ask-offer = Welche deiner Karten gibst du her?
kodiak-ask-action = { $kind ->
    [peek] Sieh dir eine deiner Karten an.
    [expose] Deck die Karte einer Maus auf.
    [swap] { $begun ->
        [0] Tausch zwei Karten: Tipp die erste.
       *[other] Tipp die Karte, mit der sie tauscht.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] Der Rote König: noch ein Blick oder Tausch.
           *[other] Der Rote König: zwei von Blick, Aufdecken und Tausch.
        }
       *[other] Tipp die Karte, mit der sie tauscht.
    }
   *[blue_king] Der Blaue König: Tipp die Karte, die aufgedeckt wird.
}
kodiak-ask-deal = Die Runde ist vorbei. Teil die nächste aus.
kodiak-say-draw = Zieh die oberste Karte vom Stapel.
kodiak-say-exchange = { $drawn } kommt verdeckt an den Platz. Auf die Ablage: { $card }.
kodiak-say-pounce = Sprung: { $card } auf { $prey }. Daneben kostet.
kodiak-say-peek = Anschauen: { $card }.
kodiak-say-expose = Aufdecken: { $card }.
kodiak-say-show = Aufdecken: { $card }.
kodiak-say-offer = Hergeben: { $card }.
kodiak-say-pick = { $begun ->
    [0] Tausch: { $card }. Wogegen?
   *[other] Im Tausch gegen: { $card }.
}
kodiak-say-pick-kodiak = Tausch mit { $name }; die Karte wählt Kodiak.
kodiak-do-draw = Ziehen
kodiak-do-exchange = Austauschen
kodiak-do-pounce = Springen
kodiak-do-peek = Anschauen
kodiak-do-expose = Aufdecken
kodiak-do-show = Aufdecken
kodiak-do-pick = Tauschen
kodiak-do-pick-kodiak = Tauschen
kodiak-do-offer = Hergeben
kodiak-do-deal = Neu austeilen
kodiak-do-pass = Passen
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
