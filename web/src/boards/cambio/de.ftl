cambio-note = Runde { $round }, bis { $target }
cambio-last-turns = letzte Züge
cambio-called = Cambio, { $points }
cambio-frozen = gefroren
cambio-twin = Ein Zwilling?
cambio-hint-twin = Oben liegt: { $top }. Tipp den Zwilling, bevor es andere tun.
cambio-let-go = Kein Zwilling
cambio-ask-turn = Du bist dran. Zieh eine Karte.
cambio-hint-turn = { $top ->
    [none] { "" }
   *[other] { $frozen ->
        [true] Die Ablage ist gefroren.
       *[false] Oder nimm von der Ablage: { $top }.
    }
}
cambio-ask-drawn = Gezogen: { $card }.
cambio-hint-drawn = { $back ->
    [true] Tipp die Karte, die sie ersetzt, oder leg sie ab.
   *[false] Tipp die Karte, die sie ersetzt.
}
cambio-ask-give = Gibst du { $name } eine deiner Karten, ungesehen?
cambio-ask-action = { $kind ->
    [peek_mine] Sieh dir eine deiner Karten an.
    [peek_yours] Sieh dir eine fremde Karte an.
    [swap] { $begun ->
        [0] Tausch zwei Karten: Tipp die erste.
       *[other] Tipp die Karte, mit der sie tauscht.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] Der rote König: noch ein Blick oder Tausch.
           *[other] Der rote König: zweimal Blick oder Tausch.
        }
       *[other] Tipp die Karte, mit der sie tauscht.
    }
   *[blue_king] Der blaue König: Tipp die Karte, die alle sehen sollen.
}
cambio-ask-deal = Die Runde ist vorbei. Teil die nächste aus.
cambio-say-draw = Zieh die oberste Karte vom Stapel.
cambio-say-take = Nimm von der Ablage: { $top }. Alle haben sie gesehen.
cambio-say-cambio = Sag Cambio: Die anderen haben noch je einen Zug, deine Karten bleiben, wie sie sind.
cambio-say-exchange = { $drawn } kommt verdeckt an den Platz. Auf die Ablage: { $card }.
cambio-say-discard = Leg ab: { $drawn }.
cambio-say-give = An { $name }, ungesehen: { $card }.
cambio-say-peek = Anschauen: { $card }.
cambio-say-pick = { $begun ->
    [0] Tausch: { $card }. Wogegen?
   *[other] Im Tausch gegen: { $card }.
}
cambio-say-show = Allen zeigen: { $card }.
cambio-do-draw = Ziehen
cambio-do-take = Nehmen
cambio-do-cambio = Cambio
cambio-do-exchange = Austauschen
cambio-do-discard = Ablegen
cambio-do-give = Geben
cambio-do-peek = Anschauen
cambio-do-pick = Tauschen
cambio-do-show = Zeigen
cambio-do-deal = Neu austeilen
cambio-do-pass = Verzichten
cambio-round-over = Runde { $round } ist vorbei
cambio-reason-cambio = { $mine ->
    [true] Du hast Cambio gesagt, die anderen hatten ihren letzten Zug.
   *[false] { $name } hat Cambio gesagt, alle anderen hatten ihren letzten Zug.
}
cambio-reason-limit = Die Züge dieser Runde sind verbraucht.
cambio-cards = Karten
cambio-call = Ansage
cambio-line-cards = Runde { $round }: Karten auf dem Tisch
cambio-line-right = Runde { $round }: richtig angesagt
cambio-line-wrong = Runde { $round }: falsch angesagt
cambio-line-tied = Runde { $round }: Gleichstand angesagt
cambio-me = Du, { $note }
