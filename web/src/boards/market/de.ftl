market-round = Runde { $round }
market-caption-red = Rot
market-caption-blue = Blau
market-caption-boats = Boote
market-caption-bandits = Eintreiber
market-price-rune = { $small_sum }, { $middle_sum }, { $large_sum }
market-price-rune-said = Eine Rune kostet Karten, die genau { $small_sum }, { $middle_sum } oder { $large_sum } ergeben.
market-price-big = { $big_sum }+ oder { $price } Runen
market-price-big-said = Das kostet Karten, die { $big_sum } oder mehr ergeben; oder, bevor du eine Karte spielst, { $price } Runen einer Farbe.
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
market-side-boat = { $side }, mit Boot
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
market-ask-main = Spiel mindestens eine Karte.
market-ask-main-bare = Du bist dran. Deine Hand ist leer.
market-ask-main-done = Spiel weiter oder beende den Zug.
market-ask-main-over = Beende deinen Zug.
market-ask-place-boat = Wohin mit dem Boot?
market-ask-place-bandit = Wessen Lager plündert der Eintreiber?
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
market-hint-whom = Wer nichts so Hohes zeigt, verliert an dich eine Rune oder Karte. Deine Karte ist so oder so weg. Jeden kannst du einmal pro Zug angreifen.
market-hint-giveup = { $brings ->
    [theft] Es ist weg mit allem, was darin liegt; dafür stiehlst du { $thefts ->
        [one] einmal
       *[other] { $thefts }-mal
    }.
   *[other] Es ist weg mit allem, was darin liegt, und bringt nichts.
}
market-hint-main = { $left ->
    [both] Zahlen, die { $small_sum }, { $middle_sum } oder { $large_sum } ergeben, kaufen eine Rune: einen Punkt. Eine allein greift an.
    [buy] Zahlen, die { $small_sum }, { $middle_sum } oder { $large_sum } ergeben, kaufen eine Rune: einen Punkt.
    [attack] Deine Zahlen kaufen jetzt nichts, aber eine allein greift an.
   *[play] Tipp eine umrandete Karte an.
}
market-hint-bare = Du kannst noch mit Runen zahlen oder umräumen. Danach ziehst du neue Karten.
market-hint-more = { $left ->
    [both] Du kannst noch kaufen oder angreifen.
    [buy] Du kannst noch etwas kaufen.
    [attack] Du kannst noch angreifen.
    [play] Du kannst noch eine umrandete Karte spielen.
    [empty] Deine Hand ist leer.
   *[none] Mit deinen Karten geht in diesem Zug nichts mehr.
} Danach ziehst du wieder auf { $size } Karten auf.
market-hint-must = Spiel mindestens eine Karte, dann beende den Zug.
market-hint-place = Tipp einen umrandeten Platz an.
market-hint-steal = Eine Rune ist ein Punkt für dich und einer weniger dort. Welche Karte du bekommst, ist Glück.
market-hint-occupy = Er holt dir jeden Zug eine Rune, und das Lager bringt solange keine Zinsen.
market-hint-duel = Zeig { $card } oder mehr, und du behältst alles, auch die Karte.
market-hint-duel-none = Du hast nichts so Hohes: { $seat } nimmt dir eine Rune oder Karte.
market-hint-which = Wähl eins davon.
market-hint-colour = Das kauft eine Rune: einen Punkt. Welche Farbe?
market-hint-attack = Wähl die Zahl, mit der du angreifst.
market-hint-pay = Wähl die Karten, mit denen du zahlst.
market-sum = { $cards } = { $sum }
market-closed-interest = Beantworte erst das, dann spiel deine Karten.
market-closed-main = { $card } nützt dir jetzt nichts: Sie ergibt keinen Preis, und angreifen kannst du in diesem Zug niemanden mehr.
market-closed-place = Wähl erst den Platz dafür.
market-closed-duel = Nur eine Zahl ab { $card } wehrt den Angriff ab.

# Was daraus wird
market-then-rune = Eine Rune ist ein Punkt.
market-then-duel = Angriff: Wer nichts so Hohes zeigt, verliert an dich eine Rune oder Karte.
market-then-attack = Zeigt { $seat } keine { $card } oder mehr, stiehlst du eine Rune oder Karte. Deine { $card } ist so oder so weg.
market-then-build = Bauen: { $card ->
    [R] Rote
   *[B] Blaue
} Runen darin bringen jeden Zug eine weitere.
market-then-raid = Raubzug: Du stiehlst { $thefts ->
    [one] einmal,
    [2] zweimal,
   *[other] { $thefts }-mal,
} und die Karte ist weg.
market-then-thief = Du stiehlst eine Rune oder Karte, bei wem du willst.
market-then-show = Du behältst alles, auch die Karte.
market-then-boat = Ein Boot verdoppelt die Zinsen eines Lagers{ $value ->
    [0] .
    [one] {" "}und ist ein Punkt.
   *[other] {" "}und ist { $value } Punkte.
}
market-then-bandit = Ein Eintreiber holt dir jeden Zug eine Rune aus dem Lager von jemandem.
market-then-ransom = Der Eintreiber geht, und deine Runen dort sind wieder frei.
market-then-store = Eingelagert bringt sie Zinsen.
market-then-store-held = Ein Eintreiber besetzt dieses Lager: Er nimmt jeden Zug eine Rune, und nichts darin kannst du ausgeben.

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
    [red] Boot für { $price } rote
   *[blue] Boot für { $price } blaue
}
market-do-bandit-runes = { $colour ->
    [red] Eintreiber für { $price } rote
   *[blue] Eintreiber für { $price } blaue
}
market-do-boat-cards = Boot kaufen
market-do-bandit-cards = Eintreiber kaufen
market-do-ransom-cards = Eintreiber auszahlen
market-do-ransom-runes = Eintreiber auszahlen: { $red ->
    [0] { $blue } blaue Runen
   *[other] { $blue ->
        [0] { $red } rote Runen
       *[other] { $red } rote, { $blue } blaue
    }
}
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
market-do-dock = Boot verbinden
market-do-neutralise = { $colour ->
    [red] Rot mit Boot befreien
   *[blue] Blau mit Boot befreien
}
market-do-attach = { $colour ->
    [red] Ans rote Lager
   *[blue] Ans blaue Lager
}
market-do-sign = { $sign } wählen
market-do-alone = Allein stehen lassen
market-do-occupy = { $seat }: { $what ->
    [red] rotes Lager
    [blue] blaues Lager
   *[open] Boot
}
market-pass-interest = Liegen lassen
market-pass-giveup = Behalten
market-pass-main = Zug beenden
market-pass-steal = Nichts stehlen
market-pass-duel = Lass { $seat } eine Rune oder Karte stehlen

# Was entschieden hat
market-tied-boats = Gleich viele Punkte: { $names }. Mehr Boote entscheiden: { $counts }.
market-tied-bandits = Gleich viele Punkte und Boote: { $names }. Weniger Eintreiber entscheiden: { $counts }.
market-tied-number = Gleich viele Punkte, Boote und Eintreiber: { $names }. Die höhere Zahlenkarte entscheidet: { $counts }.
market-tied-bouts = In allem gleich: { $names }. Stein, Schere, Papier hat entschieden.
market-tied-count = { $name } { $count }

# Was etwas ist
market-told-none = Noch kein { $colour ->
    [red] rotes
   *[blue] blaues
} Lager. Mit seiner Karte baust du eins, und Runen seiner Farbe darin bringen jeden Zug eine weitere.
market-told-shelter = Ein Lager: Die Runen darin bringen jeden Zug eine weitere, mit einem Boot zwei.
market-told-boat = Ein Boot: Es zählt Punkte, nimmt Runen einer Farbe auf und verdoppelt die Zinsen eines Lagers, mit dem es verbunden ist.
market-told-held = Ein Eintreiber besetzt dieses Lager: Es bringt nichts, und jeden Zug geht eine Rune an den, der ihn geschickt hat. Karten ab { $big_sum } oder { $ransom } freie Runen schicken ihn fort.
market-told-loose = Lose Runen zählen, bringen aber keine Zinsen. Ein Lager ihrer Farbe nimmt sie auf.
market-told-hand = { $attacked ->
    [true] Diese Hand hast du schon angegriffen: jeden einmal pro Zug.
   *[false] Eine Hand. Mit einer Zahlenkarte kannst du sie angreifen, jeden einmal pro Zug.
}
market-told-discard = Hier liegen gespielte Karten. Ist der Hauptstapel leer, werden sie neu gemischt.
market-told-points = { $parts }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
market-told-no-points = Jede Rune ist ein Punkt, ein Boot auch; ein Eintreiber in deinem Lager kostet einen. Noch hast du nichts davon.
market-points-why = { $points }. Woher?
market-few-left = { $count ->
    [0] letzte Runen
    [one] noch 1 Rune
   *[other] noch { $count } Runen
}

# Punkte
market-score-red = Rote Runen
market-score-blue = Blaue Runen
market-score-boats = { $count ->
    [one] 1 Boot
   *[other] { $count } Boote
}
market-score-bandits = { $count ->
    [one] 1 Eintreiber in deinen Lagern
   *[other] { $count } Eintreiber in deinen Lagern
}

# Was allen zugerufen wird
call-bandit = Ein Eintreiber!
call-abandon = Lager verloren!

# Ein Atemzug, bevor es gilt
breath-turn = Danach ist deine Hand leer und dein Zug zu Ende.
breath-turn-do = Tun und Zug beenden
breath-buy = { breath-turn }
breath-buy-do = Kaufen und Zug beenden
breath-pay = { breath-turn }
breath-pay-do = Zahlen und Zug beenden
breath-attack = { breath-turn }
breath-attack-do = Angreifen und Zug beenden
breath-build = { breath-turn }
breath-build-do = Bauen und Zug beenden
breath-raid = { breath-turn }
breath-raid-do = Rauben und Zug beenden
breath-thief = { breath-turn }
breath-thief-do = Dieb schicken, Zug beenden
breath-steal = { breath-turn }
breath-steal-do = Stehlen und Zug beenden
breath-place = { breath-turn }
breath-place-do = Setzen und Zug beenden
breath-discard = { breath-turn }
breath-discard-do = Wegwerfen, Zug beenden
breath-giveup = Dann ist das Lager weg und bringt keine Zinsen mehr. Die Runen bleiben, ohne Dach.
breath-giveup-do = Aufgeben
