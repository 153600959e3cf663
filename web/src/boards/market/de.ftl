market-round = Runde { $round }
market-caption-red = Rot
market-caption-blue = Blau
market-caption-boats = Außenlager
market-caption-bandits = Eintreiber
market-caption-draw = Stapel
market-caption-discard = Ablage
market-pile = { $name }: noch { $count }
market-top = Ablage, { $card } liegt oben
market-top-none = Ablage, leer
market-known = Gesehen hast du: { $cards }.
market-hand = { $count ->
    [0] { $seat }: keine Karte auf der Hand
    [one] { $seat }: 1 Karte auf der Hand
   *[other] { $seat }: { $count } Karten auf der Hand
}
market-side = { $seat }: { $place }, { $count ->
    [0] keine Runen
    [one] 1 Rune
   *[other] { $count } Runen
}
market-side-boat = { $side }, mit Außenlager
market-side-held = { $side }, besetzt von { $count ->
    [one] einem Eintreiber
   *[other] { $count } Eintreibern
}
market-side-none = { $seat }: kein { $colour ->
    [red] rotes
   *[blue] blaues
} Lager
market-loose = { $seat }: { $count } lose { $colour ->
    [red] rote
   *[blue] blaue
} { $count ->
    [one] Rune
   *[other] Runen
}
market-no-shelter = { $colour ->
    [red] kein rotes Lager
   *[blue] kein blaues Lager
}
market-attacked = angegriffen mit { $card }
market-held = besetzt
market-due = +{ $count } fällig
market-loose-short = lose
market-heap = Runen unter einem Eintreiber

# Was gefragt ist
market-ask-interest = Du bist dran. Zinsen nehmen?
market-ask-giveup = Du bist dran. Ein Lager aufgeben?
market-ask-main = Du bist dran. Spiel eine Karte.
market-ask-main-done = Spiel weiter oder beende den Zug.
market-ask-place-boat = Wohin mit dem Außenlager?
market-ask-place-bandit = In wessen Lager soll der Eintreiber?
market-ask-steal = { $left ->
    [one] Was stiehlst du?
   *[other] Was stiehlst du? Noch { $left }.
}
market-ask-bout = Gleichstand! Stein, Schere oder Papier?
market-hint-bout = Niemand sieht es, bis alle gewählt haben. Zwei Siege entscheiden.
market-ask-bout-others = Gleichstand: Stein, Schere, Papier entscheidet.
market-bout-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
market-bout-chosen = hat gewählt
market-ask-duel = { $seat } greift dich mit { $card } an.
market-ask-whom = Angriff mit { $card }. Auf wen?
market-ask-which = { $cards }: wofür?
market-hint-whom = Tipp einen Namen oder eine umrandete Hand.
market-hint-giveup = Tipp es an, oder behalte, was du hast.
market-hint-main = Wähl Karten, dann wofür.
market-hint-must = Spiel mindestens eine Karte, dann beende den Zug.
market-hint-place = Tipp einen umrandeten Platz an.
market-hint-steal = Tipp eine umrandete Hand oder Rune an.
market-hint-duel = Zeig eine mindestens so hohe Karte oder gib auf.
market-hint-duel-none = Du hast keine so hohe Karte.
market-hint-which = Wähl eins davon.
market-hint-attack = Wähl die Zahl, mit der du angreifst.
market-hint-pay = Wähl die Karten, mit denen du zahlst.
market-sum = { $cards } machen { $sum }.

# Knöpfe
market-do-rune = { $colour ->
    [red] Rote Rune
   *[blue] Blaue Rune
}
market-do-collect = { $colour ->
    [red] Rot nehmen
   *[blue] Blau nehmen
}
market-do-giveup = { $colour ->
    [red] Rot aufgeben
   *[blue] Blau aufgeben
}
market-do-boat-runes = { $colour ->
    [red] Außenlager für { $price } rote
   *[blue] Außenlager für { $price } blaue
}
market-do-bandit-runes = { $colour ->
    [red] Eintreiber für { $price } rote
   *[blue] Eintreiber für { $price } blaue
}
market-do-boat-cards = Außenlager kaufen
market-do-bandit-cards = Eintreiber kaufen
market-do-ransom-cards = Eintreiber auszahlen
market-do-ransom-runes = { $red } rot, { $blue } blau zahlen
market-do-build = Bauen
market-do-raid = Raubzug
market-do-thief = Dieb schicken
market-do-attack = Angreifen
market-do-duel = { $seat } angreifen
market-do-discard = Wegwerfen
market-do-show = { $card } zeigen
market-do-steal = { $seat }: { $what ->
    [hand] Karte
    [red] rote Rune
    [blue] blaue Rune
   *[other] Rune
}
market-do-store = { $colour ->
    [red] Rot einlagern
   *[blue] Blau einlagern
}
market-do-dock = Außenlager verbinden
market-do-neutralise = { $colour ->
    [red] Rot mit Außenlager befreien
   *[blue] Blau mit Außenlager befreien
}
market-do-attach = { $colour ->
    [red] Ans rote Hauptlager
   *[blue] Ans blaue Hauptlager
}
market-do-sign = { $sign } wählen
market-do-alone = Allein stehen lassen
market-do-occupy = { $seat }: { $what ->
    [red] rotes Lager
    [blue] blaues Lager
   *[open] Außenlager
}
market-pass-interest = Keine Zinsen
market-pass-giveup = Behalten
market-pass-main = Zug beenden
market-pass-steal = Nichts stehlen
market-pass-duel = Aufgeben

# Punkte
market-score-red = Rote Runen
market-score-blue = Blaue Runen
market-score-boats = { $count ->
    [one] 1 Außenlager
   *[other] { $count } Außenlager
}
market-score-bandits = { $count ->
    [one] 1 Eintreiber in deinen Lagern
   *[other] { $count } Eintreiber in deinen Lagern
}
