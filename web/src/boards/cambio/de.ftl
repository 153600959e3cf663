cambio-note = { $rounds ->
    [1] Eine Runde
   *[other] Runde { $round }, bis { $target } Punkte
}
cambio-last-turns = letzte Züge
cambio-called = Cambio, { $points }
cambio-frozen = in diesem Zug zu
cambio-twin = Ein Zwilling?
cambio-hint-twin = Oben liegt: { $top }. { $twin ->
    [king] Noch einen König? Tipp ihn
    [energy] Noch eine Energie? Tipp sie
   *[other] Noch so eine? Tipp sie
} zuerst an. { $penalty ->
    [true] Eine falsche kostet eine Strafkarte.
   *[false] Eine falsche fremde kostet eine Strafkarte.
}
cambio-let-go = Kein Zwilling
cambio-ask-turn = Du bist dran. Zieh eine Karte.
cambio-hint-turn = { $top ->
    [none] Behalte niedrige Karten, werde hohe los.
   *[other] { $frozen ->
        [true] Die Ablage ist in diesem Zug zu.
       *[false] Oder nimm von der Ablage: { $top }.
    }
}
cambio-ask-drawn = Gezogen: { $card }.
cambio-hint-drawn = { $back ->
    [true] Tipp deine Karte, die sie ersetzt, oder leg sie ab{ $effect ->
        [pm] { " " }und sieh eine eigene Karte an
        [py] { " " }und sieh eine fremde Karte an
        [sw] { " " }und vertausche zwei Karten
        [rk] { " " }für zwei Blicke oder Tausche
        [bk] { " " }und zeig von allen anderen eine Karte
       *[none] { "" }
    }.
   *[false] Tipp deine Karte, die sie ersetzt.
}
cambio-ask-give = Gibst du { $name } eine deiner Karten, ungesehen?
cambio-ask-action = { $kind ->
    [peek_mine] Tipp eine eigene Karte, um sie anzusehen.
    [peek_yours] Tipp eine fremde Karte, um sie anzusehen.
    [swap] { $begun ->
        [0] Tausch zwei Karten: Tipp die erste.
       *[other] Tipp die Karte, mit der sie den Platz tauscht.
    }
    [red_king] { $begun ->
        [0] { $left ->
            [one] Der rote König: Tipp eine Karte für noch einen Blick oder Tausch.
           *[other] Der rote König: zwei Blicke oder Tausche. Tipp eine Karte.
        }
       *[other] Tipp die Karte, mit der sie den Platz tauscht.
    }
   *[blue_king] Der blaue König: Tipp eine Karte von { $name }. Alle sehen sie.
}
cambio-ask-deal = Die Runde ist vorbei. Teil die nächste aus.
cambio-say-take = Von der Ablage nehmen: { $top }?
cambio-say-cambio = Cambio sagen? Die anderen haben noch je einen Zug.
cambio-say-exchange = Ausgetauscht wird { $card }. Neu: { $drawn }.
cambio-say-give = { $name } bekommt ungesehen { $card }.
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
cambio-hint-give = Dann hast du eine Karte weniger.
cambio-more-take = Alle haben sie gesehen. Du tauschst sie gegen eine deiner Karten.
cambio-more-cambio = { $tie ->
    [punish] Alle anderen haben mehr Punkte: −{ $bonus }. Sonst: +{ $malus }.
   *[other] Niemand hat weniger Punkte: −{ $bonus }. Sonst: +{ $malus }.
}
cambio-more-exchange = Die alte Karte kommt offen auf die Ablage.

# Was allen zugerufen wird
call-cambio = Cambio!
