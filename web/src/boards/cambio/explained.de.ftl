explained-cambio = „Cambio“ heißt: { $name } glaubt, die wenigsten Punkte zu haben. Diese Karten darf niemand mehr anrühren, und alle anderen haben noch einen Zug.
explained-penalty = { $mine ->
    [true] Das war kein Zwilling: Die Karte geht zurück, alle haben sie gesehen, und du bekommst eine Strafkarte, die niemand ansieht.
   *[false] Falsch geworfen: Die Karte geht zurück, alle haben sie gesehen, und wer sie geworfen hat, bekommt eine Strafkarte, die niemand ansieht.
}
explained-late = Jemand war schneller. Deine Karte geht zurück, und nun haben alle sie gesehen: Wer zuerst war, darf sie auch noch werfen.
explained-look = { $aid ->
    [true] Du siehst { $count } deiner Karten; was du gesehen hast, bleibt markiert.
   *[false] Du siehst { $count } deiner Karten einmal, jetzt. Dann musst du sie dir merken.
} Niedrige Karten sind gut: Die wenigsten Punkte gewinnen.
explained-give = Du hast eine Karte von { $name } geworfen und darfst dafür eine von deinen hergeben. Werd eine schlechte los.
explained-deed = Diese Karte ({ $card }) kann etwas: Leg sie gleich ab, und { $does ->
    [pm] du siehst eine eigene Karte an.
    [py] du siehst die Karte von jemand anderem an.
    [sw] du tauschst zwei Karten von zwei Leuten, ungesehen.
    [rk] du darfst zweimal ansehen oder tauschen.
   *[bk] von allen anderen wird je eine Karte allen gezeigt.
} Behältst du sie, tut sie nichts.
explained-drawn = Diese Karte siehst nur du. Leg sie an die Stelle einer eigenen, die mehr zählt, oder leg sie ab.
explained-frozen = In diesem Zug zu: Auf diesen Stapel wurde gerade geworfen, also darfst du in diesem Zug nichts davon nehmen. Zieh stattdessen.
explained-throw = Wird eine Karte abgelegt, dürfen alle um die Wette eine mit derselben Rune darauf werfen. Wer am schnellsten ist, ist sie los; eine falsche kostet eine Strafkarte.
explained-gap = Diese Karte ist weg, und eine Lücke zählt nichts. Wer zuerst war, darf weitere Karten mit dieser Rune werfen.
explained-swapped = Jemand hat eine deiner Karten ungesehen getauscht. Was du dir gemerkt hast, liegt jetzt woanders.
explained-shown = Der blaue König zeigt diese Karte allen, nur kurz. Merk sie dir: Du darfst auch fremde Karten werfen.
explained-round = Jetzt werden alle Karten gezählt. Ihr spielt weiter, bis jemand { $target } Punkte hat; dann gewinnen die wenigsten.
explained-call = Glaubst du, du hast die wenigsten Punkte? Sag „Cambio“, statt zu ziehen: { $bonus } Punkte weniger, wenn es stimmt, { $malus } mehr, wenn jemand weniger hat.
explained-given = Jemand kannte deine Karte und hat sie geworfen; dafür hast du ungesehen eine von dort bekommen.
