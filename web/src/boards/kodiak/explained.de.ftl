explained-caught = Kodiak hat deine Karte gefangen: Er hat ihren Zwilling daraufgelegt. Du bekommst eine neue, ungesehen; er ist eine los und hat { $points } Punkte weniger.
explained-miss = { $mine ->
    [true] Daneben: Die Karten waren keine Zwillinge. { $costs ->
        [card] Alle haben beide gesehen, und du nimmst eine Strafkarte.
        [expose] Alle haben beide gesehen, und deine bleibt offen liegen.
       *[none] Alle haben beide gesehen.
    } Springen darfst du wieder, wenn die nächste Karte liegt.
   *[false] Kodiak ist danebengesprungen: keine Zwillinge. { $costs ->
        [card] Alle haben beide gesehen, und er nimmt eine Strafkarte.
        [expose] Alle haben beide gesehen, und seine bleibt offen liegen.
       *[none] Alle haben beide gesehen.
    } Merk sie dir.
}
explained-grabbed = { $mine ->
    [true] Kodiak hat dich mit einem Zwilling erwischt: Für jede Karte, die du geworfen hast, ziehst du eine neue.
   *[false] Kodiak hat die Maus mit einem Zwilling erwischt: Für jede Karte, die sie geworfen hat, zieht sie eine neue.
}
explained-out = { $how ->
    [late] Zu langsam: Eine andere Maus war zuerst da. Deine Karte geht zurück, alle haben sie gesehen, und du bist draußen, bis wieder etwas abgelegt wird.
   *[wrong] Kein Zwilling: Die Karte geht zurück, alle haben sie gesehen, { $costs ->
        [card] und du nimmst eine Strafkarte.
        [expose] und sie bleibt offen liegen.
       *[none] mehr kostet es nicht.
    } Du bist draußen, bis wieder etwas abgelegt wird.
}
explained-offer = Eine Maus will mit dir tauschen. Deine Karten darf sie nicht anrühren: Du wählst die, die du hergibst.
explained-action = Du hast eine Karte mit einem Bild auf den Stapel gelegt, darum tust du jetzt, was sie zeigt. Was das ist, steht neben deinem Zeichen.
explained-hairball = Der Haarball: { $table } Punkte, wenn er am Ende vor dir liegt, { $discard }, wenn du ihn ablegst. Als Katze springst du damit auf jede Karte.
explained-cat = Du bist Kodiak, die Katze. Werd Karten los, indem du eine auf ihren Zwilling legst, die Karte einer Maus mit derselben Rune: Das ist ein Sprung. Die wenigsten Punkte gewinnen.
explained-mouse = { $name } ist Kodiak, die Katze; du bist eine Maus. Werd Karten los, indem du einen Zwilling auf den Stapel wirfst: eine Karte mit derselben Rune wie die oberste. Die wenigsten Punkte gewinnen.
explained-frenzy = Nach jedem Ablegen dürfen alle Mäuse um die Wette einen Zwilling davon werfen. Nur die erste ist ihn los; eine falsche { $costs ->
    [card] kostet eine Strafkarte.
    [expose] bleibt offen liegen.
   *[none] haben alle gesehen.
}
explained-pounce = Der Sprung: Tipp eine Karte von dir und eine einer Maus an. Sind es Zwillinge, sind beide weg, und du hast { $points } Punkte weniger. Sonst { $costs ->
    [card] sehen alle beide, und du nimmst eine Strafkarte.
    [expose] sehen alle beide, und deine bleibt offen liegen.
   *[none] sehen alle beide.
}
explained-place = Die gezogene Karte musst du gegen eine deiner Karten tauschen. Die alte kommt auf den Stapel, und die Mäuse dürfen Zwillinge darauf werfen.
explained-counter = Eine Maus läuft mit ihrer Karte davon. Mit einem Zwilling kannst du sie erwischen: Dann zieht sie eine neue.
explained-second = Noch einmal: Vielleicht hat gerade jemand einen Zwilling dieser Karte gesehen, darum dürfen alle noch einmal werfen.
explained-exposed = { $mine ->
    [true] Deine Karte ist aufgedeckt worden. Das bleibt so, bis sie geworfen, gefangen oder getauscht wird.
   *[false] Diese Karte ist aufgedeckt worden. Das bleibt so, bis sie geworfen, gefangen oder getauscht wird.
}
explained-escaped = { $mine ->
    [true] Du warst die erste Maus: Die Karte ist weg. Wirf weitere Zwillinge, wenn du welche hast; noch kann Kodiak dich erwischen.
   *[false] Diese Maus war zuerst da und ist ihre Karte los. Keine andere darf jetzt noch auf diese Karte werfen.
}
explained-redraw = { $mine ->
    [true] Du ziehst nach, was Kodiak erwischt hat. Die neue Karte hat niemand gesehen.
   *[false] Die erwischte Maus zieht nach, was sie geworfen hatte.
}
explained-swapped = Eine deiner Karten ist ungesehen getauscht worden. Was du dir gemerkt hast, liegt jetzt woanders.
explained-round = Die Karten vor dir zählen. Dann ist der Nächste Kodiak: { $rounds ->
    [one] eine Runde im Ganzen,
   *[other] { $rounds } Runden im Ganzen,
} und die wenigsten Punkte gewinnen.
