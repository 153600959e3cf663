runes-board = Brett mit { $count ->
    [one] 1 Stein
   *[other] { $count } Steinen
}
runes-rituals = { $count ->
    [one] 1 Ritual
   *[other] { $count } Rituale
}
runes-skips = setzt { $count ->
    [one] einmal
   *[other] { $count }-mal
} aus
runes-coins-laid = { $seat } hat { $laid } von { $all } Münzen gelegt
runes-colour-grey = grau
runes-colour-gold = golden
runes-colour-black = schwarz
runes-stone-grey = grauer Stein
runes-stone-gold = goldener Stein
runes-stone-black = schwarzer Stein
runes-stone-laid = { $stone } von { $seat }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
runes-under = { $count ->
    [one] Darunter liegt ein Stein.
   *[other] Darunter liegen { $count } Steine.
}
runes-aim-laid = Es trifft { $mine ->
    [yes] deinen umrandeten Stein
   *[no] den umrandeten Stein von { $seat }
}.
runes-aim-hand = Es trifft { $mine ->
    [yes] deine Hand
   *[no] die Hand von { $seat }
}.
runes-pile = { $count ->
    [0] Stapel leer
   *[other] noch { $count } im Stapel
}
runes-hand-of = Steine von { $seat }

# Was gefragt ist
runes-ask-turn = Du bist dran. Leg einen Stein.
runes-ask-place = Wohin damit?
runes-ask-preview = { $edges ->
    [one] 1 Kante passt
   *[other] { $edges } Kanten passen
}{ $stone ->
    [gold] , Gold verdoppelt
   *[other] { "" }
}: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
runes-ask-first = Der erste Stein{ $stone ->
    [gold] , Gold verdoppelt
   *[other] { "" }
}: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
runes-ask-sure = So legen?
runes-sure-take = Von { $seat } nehmen: { $stone }?
runes-sure-extra = Die Münzen auf diesen Stein?
runes-sure-replace = Deine Münzen statt { $coins ->
    [one] der einen
   *[other] der { $coins }
} von { $seat }?
runes-ask-stuck = Keiner deiner Steine passt.
runes-ask-whom = { $card }: gegen wen?
runes-ask-full = Mehr Rituale darfst du nicht halten.
runes-choose-lay = Leg noch einen Stein auf ein leeres Feld.
runes-choose-quick = Ein Zug extra: Leg einen Stein.
runes-choose-steal = Leg einen Stein auf einen fremden.
runes-choose-extra = Der Würfel zeigt { $die }. Auf welchen deiner Steine kommen die Münzen?
runes-choose-replace = Der Würfel zeigt { $die }. Wessen Münzen ersetzt du?
runes-idle-respond = Darauf kannst du nicht antworten.
runes-idle-during = Jetzt dürfen Rituale gespielt werden.
runes-idle-between = Jetzt dürfen Rituale gespielt werden.
runes-hint-turn = Jede Kante mit derselben Rune wie nebenan legt eine Münze, auf Gold zwei. Werd deine zuerst los.
runes-hint-turn-ritual = Jede Kante mit derselben Rune wie nebenan legt eine Münze. Oder spiel ein Ritual.
runes-hint-place = Tipp ein Feld an oder zieh den Stein hin.
runes-hint-preview = Tippen dreht, Ziehen verschiebt.
runes-hint-target = Tipp einen umrandeten Stein an.
runes-hint-take = Tipp den Stein an, den du willst.
runes-hint-full = Spiel oder entfern eins, um ein neues zu ziehen, oder zieh keins.
runes-hint-window = Tipp ein Ritual an. Ist der Ring leer, geht es ohne weiter.
runes-ask-answer = Auf das Ritual antworten?
runes-ask-answer-to = { $seat } spielt „{ $card }“. Antworten?
runes-hint-answer = Ist der Ring leer, geschieht es.
runes-hint-idle = Von deinen geht gerade keins.
runes-cast = { $mine ->
    [yes] Du spielst „{ $card }“
   *[no] { $seat } spielt „{ $card }“
}
runes-cast-against = { $mine ->
    [yes] Du spielst „{ $card }“
   *[no] { $seat } spielt „{ $card }“
} gegen { $me ->
    [yes] dich
   *[no] { $against }
}

# Knöpfe
runes-lay = { $coins ->
    [0] Stein legen
    [one] Stein legen, 1 Münze
   *[other] Stein legen, { $coins } Münzen
}
runes-turn = Stein drehen
runes-play = „{ $card }“ spielen
runes-play-against = Gegen { $seat }
runes-remove = „{ $card }“ wegwerfen
runes-take = Nehmen
runes-target = Diesen Stein wählen
runes-show-place = { $colour ->
    [gold] Einen goldenen
    [black] Einen schwarzen
   *[grey] Einen grauen
} Stein legen
runes-show-target = Einen Stein auf dem Tisch wählen
runes-pass = Passen
runes-pass-full = Keins ziehen
runes-pass-respond = Ritual von { $seat } geschehen lassen
runes-pass-idle = Weiter
runes-pass-window = Jetzt nicht
runes-pass-choose = Keinen nehmen

# Punkte
runes-score-left = { $count ->
    [0] alle Münzen gelegt
    [one] noch 1 Münze
   *[other] noch { $count } Münzen
}
runes-score-coins = Münzen zu Beginn
runes-score-stones = Auf Steine gelegt
runes-score-forms = Auf Linien und Kreise gelegt

# Was allen zugerufen wird
call-circle = Ein Kreis!
call-line = Eine Linie!
