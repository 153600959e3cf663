rune-note = { $mode }, Zug { $turn }
rune-mode-duel = Duell
rune-mode-solo = Solo
rune-mode-teams = Teams
rune-last = letzte Runenmeister
rune-partner = mit { $mine ->
    [yes] dir
   *[no] { $name }
}
rune-board = Brett mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
rune-masters-left = { $count ->
    [0] kein Runenmeister mehr
    [one] noch 1 Runenmeister
   *[other] noch { $count } Runenmeister
}
rune-token = Großmeisterstein
rune-deck = Stapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
rune-card = Karte { $rows }
rune-colour-B = blau
rune-colour-G = grün
rune-colour-R = rot

# Was gefragt ist
rune-ask-place = Du bist dran. Leg eine Karte.
rune-ask-where = Wohin damit?
rune-ask-fits = Passt.
rune-ask-refused = Passt nicht.
rune-ask-act = Karte ziehen oder Meister setzen?
rune-ask-act-master = Setz einen Runenmeister.
rune-ask-act-draw = Eine Karte ziehen?
rune-ask-master = Einen Runenmeister hierher?
rune-ask-token = Deinen Großmeisterstein legen?
rune-ask-token-here = Den Großmeisterstein hierher?
rune-ask-nowhere = Sie passt nirgends.
rune-ask-token-colour = Welche Seite nach oben?
rune-hint-place = Wähl eine Handkarte und leg sie über die anderen.
rune-hint-where = Zieh sie hin oder tipp einen Punkt an.
rune-hint-act = Ein Meister auf einer Rune zählt alle Runen seiner Farbe, die zusammenhängen.
rune-hint-act-master = Tipp eine Rune an: Alle ihrer Farbe, die zusammenhängen, zählen für dich.
rune-warn-last = Es ist dein letzter Runenmeister: Danach bist du fertig.
rune-warn-end = Es ist dein letzter Runenmeister: Damit endet das Spiel.
rune-hint-same = Niemandes Punkte ändern sich.
rune-hint-turn = So herum passt sie nirgends. Dreh sie.
rune-hint-nowhere = Nimm eine andere Karte.
rune-hint-token = Tipp die Rune an, die er umfärbt.
rune-hint-change = Du: { $mine }. { $others }
rune-hint-mine = Du: { $mine }.
rune-change = { $name }: { $change }

# Knöpfe
rune-lay = Hierher legen
rune-turn = Karte drehen
rune-draw = Karte ziehen
rune-master = Runenmeister setzen
rune-show-place = Karte { $number } deiner Hand legen
rune-show-token = Eine Rune umfärben: { $colour }
rune-token-B = Blau
rune-token-G = Grün
rune-pass = Passen
rune-pass-token = Stein behalten

# Allein
rune-goal = { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
} ab { $from }
rune-best = bisher höchstens { $best }
rune-best-new = So viel hattest du noch nie.
rune-medal-bronze = Bronze: gut. So weit kommt ein Neuling in jedem zweiten Spiel.
rune-medal-silver = Silber: So weit kommt ein geübter Bot in jedem zweiten Spiel.
rune-medal-gold = Gold: So weit kommt ein geübter Bot in einem von zehn Spielen.
rune-medal-next = { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
} beginnt bei { $from } Punkten.
rune-values = Was jede Rune eines Gebiets wert ist
rune-value = { $colour }: { $value }
rune-line = Längste Linie ({ $colour }): { $now } von höchstens { $limit }

# Punkte
rune-score-B = { $count ->
    [one] 1 blaue Rune
   *[other] { $count } blaue Runen
} zu { $value }
rune-score-G = { $count ->
    [one] 1 grüne Rune
   *[other] { $count } grüne Runen
} zu { $value }
rune-score-R = { $count ->
    [one] 1 rote Rune
   *[other] { $count } rote Runen
} zu { $value }
rune-score-first = Bonus für den Anfang

# Was allen zugerufen wird
call-last-master = Der letzte Meister!

# Ein Atemzug, bevor es gilt
breath-last-master = Das ist dein letzter Runenmeister: Er bleibt, wo du ihn hinstellst.
breath-last-master-do = Aufstellen
