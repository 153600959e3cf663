alaska-note = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
alaska-sits-out = { $cards }, setzt aus
alaska-river = Der Fluss
alaska-spot = Über { $first } und { $second }: { $count ->
    [0] kein Lachs
    [one] ein Lachs
   *[other] { $count } Lachse
}
alaska-section = Abschnitt { $section }: { $angler ->
    [T] ein Tourist
    [L] ein Einheimischer
   *[other] niemand
}
alaska-pile = Ziehstapel, { $count } Karten
alaska-discard = Ablage: { $card }
alaska-no-cards = Keine Karten auf der Hand
alaska-caught = { $count ->
    [one] ein Lachs gefangen
   *[other] { $count } Lachse gefangen
}
alaska-back = Zurück
alaska-ask-main = Du bist dran. Wähl eine Karte oder zwei Zahlen.
alaska-hint-main = { $salmon ->
    [0] Kein Lachs im Fluss. Sie kommen aus Lachskarten, wenn ein Zug beginnt.
   *[other] Zahlen werfen in ihren Abschnitt, zwei zählen zusammen. { $keep ->
        [0] Spiel alle Karten.
        [one] Eine darfst du behalten.
       *[other] { $keep } darfst du behalten.
    }
}
alaska-hint-keep = Du darfst behalten, was du hast, und ziehst nach.
alaska-ask-place = { $count ->
    [one] { $name } bringt einen Lachs. Du wählst, wo er schwimmt.
   *[other] { $name } bringt { $count } Lachse. Du wählst, wo sie schwimmen.
}
alaska-hint-place = Tipp eine Linie zwischen zwei Abschnitten: am besten, wo { $name } nicht hinkommt.
alaska-ask-take = Lachse auf beiden Seiten. Tipp den, den du fängst.
alaska-ask-target = { $card ->
    [T] Tipp den Abschnitt für den Touristen.
    [L] Tipp den Abschnitt für den Einheimischen.
    [E] Tipp einen Lachs, um ihn zu fangen, oder einen Angler, um ihn zu verjagen.
   *[other] Tipp die zweite Zahl.
}
alaska-landing = Ein Fang!
alaska-hint-bear = { $name } landet den Lachs von { $first } und { $second }. Dein Bär kann ihn fressen: Niemand bekommt ihn.
alaska-hint-landing = { $mine ->
    [true] Du landest den Lachs von { $first } und { $second }.
   *[false] { $name } landet den Lachs von { $first } und { $second }.
}
alaska-say-cast = { $cards } wirft in Abschnitt { $section }.
alaska-say-cast-plain = Wirf { $cards }.
alaska-say-place = Ein Lachs über { $first } und { $second }.
alaska-say-take = Du fängst den Lachs über { $first } und { $second }.
alaska-say-tourist = Ein Tourist kommt in Abschnitt { $section }.
alaska-say-local = Ein Einheimischer kommt in Abschnitt { $section }.
alaska-say-eagle-salmon = Der Adler fängt den Lachs über { $first } und { $second }.
alaska-say-eagle-angler = Der Adler verjagt den Angler aus Abschnitt { $section }.
alaska-say-bear = Der Bär verjagt alle Angler aus dem Fluss.
alaska-would-catch = Über { $first } und { $second } liegt ein Lachs: Du würdest ihn fangen.
alaska-would-choice = Auf beiden Seiten liegen Lachse: Du würdest einen davon fangen.
alaska-would-empty = Dort gibt es nichts zu fangen.
alaska-would-tourist_hooked = Dort steht ein Tourist: Du hättest ihn am Haken und verlörest den Rest deiner Hand{ $penalty ->
    [hand] { "" }
   *[full] { " " }und deinen nächsten Zug
}.
alaska-would-local_paid = Dort steht ein Einheimischer: Du hättest ihn am Haken und gäbest ihm einen Lachs.
alaska-would-local_unpaid = Dort steht ein Einheimischer: Du hättest ihn am Haken, aber keinen Lachs für ihn.
alaska-would-chase = Der { $angler ->
    [T] Tourist
   *[other] Einheimische
} dort würde mit ihm gehen.
alaska-would-roll = Ein Würfel entscheidet zwischen Lachs und Angler.
alaska-do-cast = In die { $section } werfen
alaska-do-cast-plain = Werfen
alaska-do-single = Nur die { $card }
alaska-do-place = Über { $first } und { $second } setzen
alaska-do-take = Fangen
alaska-do-tourist = In die { $section } schicken
alaska-do-local = In die { $section } schicken
alaska-do-eagle-salmon = Fangen
alaska-do-eagle-angler = Verjagen
alaska-do-bear = Den Bären loslassen
alaska-do-none = Karte ausspielen
alaska-do-eat = Bär, friss ihn
alaska-do-let = Stehen lassen
alaska-do-keep = Behalten, Zug beenden
alaska-line-salmon = { $count ->
    [one] Ein Lachs gefangen
   *[other] { $count } Lachse gefangen
}

# Was allen zugerufen wird
call-catch = Gefangen!
call-bear = Der Bär!
alaska-hint-target = { $card ->
    [T] Er holt einen Lachs, der zu ihm treibt. Ein Wurf dorthin kostet { $penalty ->
        [hand] die Hand.
       *[full] Hand und Zug.
    }
    [L] Er holt alle Lachse, die zu ihm treiben. Ein Wurf dorthin kostet einen Lachs.
   *[other] { "" }
}
alaska-hint-loose = Oder behalt ihn: Er kann einen Lachs fressen, den jemand gerade gefangen hat.

# Ein Atemzug, bevor es gilt
breath-turn = Danach ist deine Hand leer und dein Zug zu Ende.
breath-turn-do = Zug beenden
