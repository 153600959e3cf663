explained-bandit = { $mine ->
    [true] In deinem Lager sitzt jetzt ein Eintreiber: Seine Runen sind eingefroren, bringen keine Zinsen, und jeden Zug geht eine davon an den, der ihn geschickt hat, bis du ihn auszahlst: mit Karten von zusammen mindestens 21 oder drei freien Runen.
   *[false] Ein Eintreiber: Er hält die Runen dieses Lagers fest. Sie bringen keine Zinsen, bezahlen nichts, und jeden Zug geht eine davon an den, der ihn geschickt hat, bis er ausgezahlt wird: mit Karten von zusammen mindestens 21 oder drei freien Runen.
}
explained-attacked = { $name } greift dich an. Zeig eine Zahl, die mindestens so hoch ist, und nichts passiert, die Karte bleibt dir; { $forced ->
    [true] hast du keine,
   *[false] sonst
} stiehlt { $name } dir eine Rune oder eine Handkarte.
explained-loot = { $mine ->
    [true] Der Eintreiber in deinem Lager hat gerade eine Rune mitgenommen. Das tut er am Anfang jedes Zuges von dir, bis du ihn auszahlst: mit Karten von zusammen mindestens 21 oder drei freien Runen.
   *[false] Ein Eintreiber hat gerade eine Rune mitgenommen. Das tut er jeden Zug, bis er ausgezahlt ist: mit Karten von zusammen mindestens 21 oder drei freien Runen.
}
explained-abandon = { $mine ->
    [true] Dein Lager
   *[false] Dieses Lager
} war leer, und noch saß ein Eintreiber darin: Es wird aufgegeben, beide sind weg.
explained-stolen-card = { $name } hat dir eine Handkarte gestohlen. Eine neue ziehst du erst am Ende deines eigenen Zuges.
explained-stolen-rune = { $name } hat dir eine Rune gestohlen und damit einen Punkt. Ganz sicher sind Runen nie, auch nicht im Lager.
explained-bout = In allem gleich, also entscheidet Stein, Schere, Papier: Zwei Siege genügen.
explained-frozen = Deine Runen unter dem Eintreiber sind eingefroren: Sie zählen noch, bezahlen aber nichts. Karten von zusammen mindestens 21 oder drei freie Runen schicken ihn fort.
explained-interest = Zinsen: Ein Lager mit einer Rune darin bringt jeden Zug eine weitere, mit einem Boot zwei. { $count ->
    [one] Eine Rune gehört jetzt dir.
   *[other] { $count } Runen gehören jetzt dir.
} Nimm sie, bevor du eine Karte spielst.
explained-giveup = Du darfst ein Lager aufgeben: Seine Karte ist weg, und ein Eintreiber mit ihr.
explained-main = Jede Rune ist ein Punkt, und die meisten Punkte gewinnen. Karten, die zusammen genau 5, 10 oder 15 ergeben, kaufen eine; spiel in jedem Zug mindestens eine Karte.
explained-steal = Ein Diebstahl: Nimm eine Rune oder blind eine Karte aus einer Hand. Tipp an, was du willst.
explained-boat = Ein Boot verdoppelt die Zinsen des Lagers, mit dem du es verbindest, und { $value ->
    [0] zählt selbst nichts.
    [one] zählt einen Punkt.
   *[other] zählt { $value } Punkte.
}
explained-shelter = Bau dieses Lager: Runen seiner Farbe darin bringen dir jeden Zug eine weitere. Oder gib es für einen Raubzug aus: { $thefts ->
    [one] ein Diebstahl.
   *[other] { $thefts } Diebstähle.
}
explained-thief = Der Dieb stiehlt einmal: eine Rune oder eine Handkarte, von wem du willst. Gegen ihn wehrt sich niemand.
explained-loose = Lose Runen zählen, bringen aber keine Zinsen. Ein Lager ihrer Farbe nimmt sie auf.
explained-duel = Mit einer Zahl kannst du auch jemanden angreifen: Zeigt er nichts, was so hoch ist, stiehlst du. Deine Karte ist so oder so weg. Jeden kannst du einmal pro Zug angreifen.
explained-runes = Vor deiner ersten Karte kannst du auch mit Runen einer Farbe bezahlen: ein Boot, oder einen Eintreiber, den du jemandem schickst.
explained-interest-others = Zinsen: Ein Lager, in dem eine Rune liegt, bringt jeden Zug eine weitere. So eins willst du auch.
explained-ending = { $count ->
    [one] Auf dem Markt ist noch eine Rune.
   *[other] Auf dem Markt sind noch { $count } Runen.
} Sobald die letzte weg ist, ist das Spiel zu Ende, mitten im Zug.
