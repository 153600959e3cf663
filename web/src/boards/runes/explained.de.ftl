explained-coins-back = { $number ->
    [one] Eine Münze kommt
   *[other] { $number } Münzen kommen
} zu dir zurück: { $from ->
    [stone] Der Stein, auf dem sie lag, gehört jetzt jemand anderem.
   *[forms] Die Linie oder der Kreis, auf dem sie lagen, ist unterbrochen.
} Du musst sie noch einmal legen, denn wer alle gelegt hat, gewinnt.
explained-ritual = { $name } spielt das Ritual „{ $card }“. { $does }
explained-answer = Das Ritual „{ $card }“ richtet sich gegen dich, und du hast eine Antwort. Noch ist nichts geschehen: Spiel sie, oder lass es geschehen.
explained-form = { $kind ->
    [line] { $len } Steine mit Münzen derselben Farbe in einer Reihe sind eine Linie:
   *[circle] Ein geschlossener Ring aus Steinen einer Person ist ein Kreis:
} Dafür werden { $bonus } weitere Münzen gelegt, solange jeder Stein bleibt.
explained-form-lost = Einer der Steine gehört nicht mehr dir, deshalb ist { $kind ->
    [line] deine Linie
   *[circle] dein Kreis
} unterbrochen: Die { $bonus } Münzen dafür kommen zurück.
explained-card = Für einen schwarzen Stein ziehst du ein Ritual. Deins ist „{ $card }“, und nur du siehst es. { $does }
explained-full = Mehr Rituale darfst du nicht haben. Spiel oder entfern eins, um das neue zu ziehen, oder verzichte darauf.
explained-covered = { $mine ->
    [true] Dein Stein liegt auf einem anderen, weil er an mehr Kanten passt. Die Münzen darunter gehen an den zurück, dem sie gehören.
   *[false] Dieser Stein liegt auf einem anderen, weil er an mehr Kanten passt. Die Münzen darunter gehen an den zurück, dem sie gehören.
}
explained-place = Leg einen Stein so, dass mindestens eine Kante passt: dieselbe Rune oder ein Stern. Für jede passende Kante legst du eine Münze, und wer zuerst alle gelegt hat, gewinnt; du hast { $coins }.
explained-gold = Ein goldener Stein nimmt für jede passende Kante zwei Münzen, höchstens { $cap }.
explained-refilled = Deine Hand war leer, deshalb ziehst du { $number ->
    [one] einen neuen Stein.
   *[other] { $number } neue Steine.
} Vorher zieht niemand.
explained-black = Ein schwarzer Stein bringt ein Ritual: eine geheime Kraft, die jederzeit gespielt werden kann, auch wenn du dran bist.
explained-skipped = Wegen eines Rituals setzt du diesmal aus.
explained-stuck = Keiner deiner Steine passt irgendwo, deshalb legst du diesmal nichts.
explained-between = Jetzt dürfen Rituale gespielt werden, auch wenn man nicht dran ist. Eins von deinen geht; oder du wartest ab und behältst es.
explained-stole = Ein Ritual hat dir einen Stein aus der Hand genommen. Neue ziehst du, wenn deine Hand leer ist.
explained-swapped = Ein Ritual hat deine Hand gegen eine andere getauscht: Sieh dir deine neuen Steine an.
