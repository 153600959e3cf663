explained-hooked = { $mine ->
    [true] Du hast den Touristen am Haken: Der Rest deiner Hand ist weg{ $penalty ->
        [full] , und beim nächsten Mal setzt du aus.
       *[hand] .
    }
   *[false] Ein Tourist am Haken: Das kostet den Rest der Hand{ $penalty ->
        [full] {" "}und auch noch den nächsten Zug.
       *[hand] .
    }
} Wirf nie dorthin, wo einer steht.
explained-paid = { $mine ->
    [true] Du hast den Einheimischen am Haken und schuldest ihm einen deiner Lachse. Dann geht er.
   *[false] Wer einen Einheimischen am Haken hat, schuldet ihm einen Lachs. Dann geht er.
}
explained-unpaid = Ein Einheimischer am Haken, aber kein Lachs für ihn: Es kostet nichts, doch er bleibt stehen.
explained-skip = Du hattest einen Touristen am Haken, deshalb setzt du diesmal aus. Danach ziehst du eine neue Hand.
explained-eaten = { $mine ->
    [true] Ein Bär hat deinen Fang gefressen: Der Lachs gehört nun niemandem.
   *[false] Ein Bär hat den Fang gefressen: Der Lachs gehört nun niemandem.
} Bären können gleich nach jedem Fang kommen.
explained-last = Der Stapel ist leer: Alle haben noch einen Zug und müssen die ganze Hand spielen. Die meisten Lachse gewinnen.
explained-angler = Angler fischen nur, wenn der Fluss strömt: Ein Lachs, der dann über ihrem Abschnitt liegt, ist für euch alle verloren. { $angler ->
    [T] Ein Tourist nimmt einen und geht damit nach Hause.
   *[other] Ein Einheimischer nimmt jeden und bleibt.
}
explained-place = { $name } hat einen Lachs gezogen, und wer davor gespielt hat, du, setzt ihn aus. Wähl einen Platz, an den { $name } schwer herankommt.
explained-handed = Du hattest eine Lachskarte, deshalb beginnt dein Zug mit ihr: { $name } setzt den Lachs in den Fluss. Nur so kommen Lachse hinein.
explained-bear = Dein Bär darf gleich nach einem Fang kommen und den Lachs fressen. Dann bekommt ihn niemand.
explained-cast = Eine Zahl wirft in den Abschnitt mit dieser Zahl, zwei Zahlen in den ihrer Summe. Wirf dorthin, wo ein Lachs liegt und niemand steht: Die meisten Lachse gewinnen.
explained-flow = Eine Strömungskarte: Der Fluss trägt jeden Lachs einen Abschnitt weiter.
explained-tourist = Schick deinen Touristen dorthin, wo andere werfen wollen: Wer ihn am Haken hat, verliert die Hand{ $penalty ->
    [full] {" "}und den nächsten Zug.
   *[hand] .
} Wenn der Fluss strömt, fängt er selbst einen Lachs.
explained-local = Schick deinen Einheimischen dorthin, wo andere werfen wollen: Wer ihn am Haken hat, schuldet ihm einen Lachs. Wenn der Fluss strömt, nimmt er jeden Lachs über seinem Abschnitt.
explained-eagle = Dein Adler fängt irgendeinen Lachs, egal wer daneben steht, oder er vertreibt einen Angler.
explained-bear-anglers = In deinem Zug vertreibt ein Bär alle Angler aus dem Fluss. Oder behalt ihn und friss damit einen fremden Fang.
explained-empty = Dort liegt nichts. Die Karten sind trotzdem weg: Was du nicht behalten darfst, muss irgendwohin geworfen werden.
explained-keep = Was du noch hast, darfst du behalten und den Zug beenden; dann ziehst du nach, bis die Hand voll ist.
explained-die = Angler und Lachs sind im selben Abschnitt, also entscheidet ein Würfel: Nur eine 1 ist der Lachs.
