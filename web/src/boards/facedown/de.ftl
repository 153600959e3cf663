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
}, { $where }: { $state ->
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
facedown-discard-name = Ablage
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
facedown-look = { $count ->
    [one] Sieh dir deine Karte an.
   *[other] Sieh dir deine Karten an.
}
facedown-look-hint = { $aid ->
    [true] Lass dir Zeit. Was du gesehen hast, bleibt markiert.
   *[false] { $count ->
        [one] Lass dir Zeit: Du siehst sie nur dieses eine Mal. Dann liegt sie verdeckt, und du musst sie dir merken.
       *[other] Lass dir Zeit: Du siehst sie nur dieses eine Mal. Dann liegen sie verdeckt, und du musst sie dir merken.
    }
}
facedown-do-look = Gemerkt
facedown-too-late = Zu spät: Die Zeit war um.
facedown-before = Vorher
facedown-empty = { $mine ->
    [true] Du hast keine Karte mehr.
   *[false] { $name } hat keine Karte mehr.
}
facedown-bluff = Bluffen
facedown-bluff-hint = Tipp eine Karte an: Alle sehen dich ihre Ecke heben, aufgedeckt wird nichts. { $keys ->
    [true] Genauso: gedrückt halten oder B darauf.
   *[false] Genauso: gedrückt halten.
}
facedown-worth = { $card } ({ $points } Punkte)
facedown-swap-for = Getauscht wird { $card }. Mit welcher anderen? Tipp sie an.
facedown-swap-with = { $card } und { $other } tauschen ungesehen die Plätze.
facedown-do-swap = Tauschen
