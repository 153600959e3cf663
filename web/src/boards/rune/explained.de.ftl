explained-cut = Diese Karte hat dich { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} gekostet: Sie verdeckt Runen deines Gebiets oder zerschneidet es. Dir bleibt der Teil, in dem dein Runenmeister steht.
explained-last-master = { $mine ->
    [true] Das war dein letzter Runenmeister.
   *[false] Das war der letzte Runenmeister dort.
} { $mode ->
    [duel] Wer noch welche hat, macht nun alle übrigen Züge, ohne zu ziehen: jedes Mal eine Karte, dann einen Runenmeister.
    [teams] Wenn alle ihre gesetzt haben, ist das Spiel zu Ende.
   *[solo] Das Spiel ist zu Ende.
}
explained-forfeit = Du konntest weder ziehen noch einen Runenmeister setzen, deshalb verlierst du einen.
explained-stuck = Keine deiner Karten passt irgendwo, deshalb legst du keine und machst mit der zweiten Hälfte deines Zuges weiter.
explained-token = Dein Großmeister ändert die Farbe einer Rune neben deinem Runenmeister, für immer. Du hast nur diesen einen und darfst ihn aufheben.
explained-master = Ein Runenmeister nimmt das ganze Gebiet einer Farbe, in dem er steht: Blaue Runen zählen { $blue }, grüne { $green }, rote { $red }. Er kostet dich die Karte, die du ziehen würdest, und steht für immer; du hast { $left }.
explained-place = Leg eine Karte so, dass sie mindestens eine Rune verdeckt und entweder alles darunter oder alles daneben dieselbe Farbe hat. Gebiete einer Farbe bringen später Punkte.
explained-lines = Allein darf keine Linie zu lang werden: höchstens { $red } rote, { $green } grüne oder { $blue } blaue Runen hintereinander.
explained-their-master = Der Runenmeister von { $name } besitzt jetzt das Gebiet, in dem er steht. Du darfst keinen hineinsetzen und es nicht mit deinem verbinden, aber seine Runen verdecken.
explained-must-master = Du kannst nicht mehr ziehen: Von jetzt an legst du jedes Mal eine Karte und setzt einen Runenmeister.
explained-their-token = Ein Großmeister hat die Farbe dieser Rune geändert, für immer. Keine Karte darf sie verdecken.
