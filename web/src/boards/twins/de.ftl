twins-place = { $shape ->
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
twins-card = { $mine ->
    [true] deine Karte { $where }
   *[false] die Karte von { $name } { $where }
}
twins-card-seen = { $mine ->
    [true] deine Karte { $where } ({ $card })
   *[false] die Karte von { $name } { $where } ({ $card })
}
twins-card-label = { $mine ->
    [true] Du
   *[false] { $name }
}, { twins-place }: { $state ->
    [gap] Lücke
    [up] { $card }, offen
    [remembered] verdeckt, du kennst sie: { $card }
   *[hidden] verdeckt
}{ $knowers ->
    [0] { "" }
   *[other] , bekannt: { $known }
}
twins-main-pile = Ziehstapel, noch { $count } Karten
twins-left = noch { $count }
twins-discard = Ablage: { $card }
twins-discard-empty = Ablage, leer
twins-window = Zeit zu werfen
twins-held-unseen = { $name } hält eine gezogene Karte
twins-seat = Platz
twins-total = Summe
twins-rounds = Bisherige Runden
twins-back = Zurück
twins-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
twins-let-go = Du lässt es gut sein. Die anderen dürfen noch werfen.
twins-watch = Die anderen dürfen jetzt werfen.
twins-deals = { $name } teilt die nächste Runde aus.
twins-remember = { $aid ->
    [true] Sieh dir deine Karten an: Gleich liegen sie verdeckt. Was du gesehen hast, bleibt markiert.
   *[false] Merk dir deine Karten: Gleich liegen sie verdeckt.
}
twins-empty = { $mine ->
    [true] Du hast keine Karte mehr.
   *[false] { $name } hat keine Karte mehr.
}
