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
runes-hand-of = Steine von { $seat }

# Was gefragt ist
runes-ask-turn = Du bist dran. Leg einen Stein.
runes-ask-place = Wohin damit?
runes-ask-preview = { $edges ->
    [one] 1 Kante passt
   *[other] { $edges } Kanten passen
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
runes-hint-whom = Gegen wen?
runes-hint-turn = Wähl einen Stein.
runes-hint-turn-ritual = Wähl einen Stein oder spiel ein Ritual.
runes-hint-place = Tipp ein Feld an oder zieh den Stein hin.
runes-hint-preview = Tippen dreht, Ziehen verschiebt.
runes-hint-target = Tipp einen umrandeten Stein an.
runes-hint-take = Tipp den Stein an, den du willst.
runes-hint-full = Spiel eins, entfern eins oder zieh keins.
runes-hint-window = Tipp ein Ritual an oder warte ab.
runes-cast = { $seat }: { $card }
runes-cast-against = { $seat }: { $card } gegen { $against }

# Knöpfe
runes-lay = { $coins ->
    [0] Stein legen
    [one] Stein legen, 1 Münze
   *[other] Stein legen, { $coins } Münzen
}
runes-turn = Stein drehen
runes-play = { $card } spielen
runes-play-against = Gegen { $seat }
runes-remove = { $card } entfernen
runes-take = Nehmen
runes-target = Diesen Stein wählen
runes-pass = Passen
runes-pass-full = Keins ziehen
runes-pass-respond = Geschehen lassen
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
