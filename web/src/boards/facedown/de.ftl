facedown-place = { $shape ->
    [triangle] { $place ->
        [0] oben
        [1] unten links
        [2] unten rechts
        [3] auf Platz 4
        [4] auf Platz 5
        [5] auf Platz 6
       *[other] auf einem weiteren Platz
    }
   *[square] { $place ->
        [0] oben links
        [1] oben rechts
        [2] unten links
        [3] unten rechts
        [4] auf Platz 5
        [5] auf Platz 6
        [6] auf Platz 7
        [7] auf Platz 8
       *[other] auf einem weiteren Platz
    }
}
facedown-card = { $mine ->
    [true] deine Karte { $where }
   *[false] die Karte von { $name } { $where }
}
facedown-card-seen = { $mine ->
    [true] deine Karte { $where } ({ $card })
   *[false] die Karte von { $name } { $where } ({ $card })
}
facedown-card-label = { $mine ->
    [true] Du
   *[false] { $name }
}, { facedown-place }: { $state ->
    [gap] Lücke
    [up] { $card }, offen
    [remembered] verdeckt, du kennst sie: { $card }
   *[hidden] verdeckt
}{ $knowers ->
    [0] { "" }
   *[other] , bekannt: { $known }
}
facedown-main-pile = Hauptstapel, noch { $count } Karten
facedown-left = noch { $count }
facedown-discard = Ablage: { $card }
facedown-discard-empty = Ablage, leer
facedown-window = Zeit zu werfen
facedown-held-unseen = { $name } hält eine gezogene Karte
facedown-seat = Platz
facedown-total = Summe
facedown-rounds = Bisherige Runden
facedown-back = Zurück
facedown-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
facedown-let-go = Du lässt es gut sein. Die anderen dürfen noch werfen.
facedown-watch = Die anderen dürfen jetzt werfen.
facedown-deals = { $name } teilt die nächste Runde aus.
facedown-remember = { $aid ->
    [true] Sieh dir deine Karten an: Gleich liegen sie verdeckt. Was du gesehen hast, bleibt markiert.
   *[false] Merk dir deine Karten: Gleich liegen sie verdeckt.
}
facedown-empty = { $mine ->
    [true] Du hast keine Karte mehr.
   *[false] { $name } hat keine Karte mehr.
}
facedown-bluff = Bluffen
facedown-bluff-hint = Tippe eine Karte an: Alle sehen, wie du ihre Ecke anhebst, aufgedeckt wird nichts. Gedrückt halten oder B darauf tut dasselbe.
