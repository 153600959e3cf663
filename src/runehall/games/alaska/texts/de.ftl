name = Alaska
tagline = Angle in einem Fluss, der im Kreis fließt, zwischen Touristen, Einheimischen, Adlern und Bären.
aim = Ziel: die meisten Lachse fangen
playing-like = Alle fischen im selben Fluss, und der steht nie still. Wirf aus, wo die Lachse sind, nicht wo die Touristen stehen.
playing-minutes = 25
playing-age = 8

# Karten
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-B = Bär
card-E = Adler
card-F = Strömung
card-L = Einheimischer
card-S = Lachs
card-T = Tourist

# Fangarten
way-cast = mit einem Wurf
way-eagle = mit einem Adler

# Phasen
phase-salmon = Lachse werden ausgesetzt
phase-main = Spiel deine Hand
phase-choose = Wähle einen Lachs
phase-window = Ein Fang wird eingeholt
phase-over = Das Spiel ist zu Ende
reason-last-turns = die letzten Züge sind gespielt

# Der Tisch
table-pile = Stapel
table-discard = Ablage
table-hand = Hand
table-caught = gefangen
table-sits_out = setzt aus
table-to_place = auszusetzen
table-dice = Würfel warten
table-last_round = Letzte Runde: noch { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
table-slot = Zug { $number }
table-window = { $catcher } hat einen Lachs von Platz { $spot } an der Angel; noch kann ein Bär ihn fressen

# Vorlagen
preset-standard = Standard
preset-standard-help = Die Regeln, wie sie gedruckt sind.
preset-lucky = Glückswürfel
preset-lucky-help = Ein Würfel entscheidet, wenn Lachs und Angler im selben Abschnitt sind.
preset-gentle = Sanft
preset-gentle-help = Touristen kosten nur die Hand, Adler sind vor Bären sicher, Angler reichen weniger weit.
preset-rapids = Stromschnellen
preset-rapids-help = Angler reichen weiter, und große Summen zählen im Kreis weiter.
preset-sealed = Verdeckt
preset-sealed-help = Nach einem Fang werden alle gefragt, damit niemand erfährt, wer einen Bären hat.

# Optionen
begins-first = Wer am ältesten ist, beginnt.
begins-next = Nun beginnt, wer links von dem sitzt, der zuletzt begonnen hat.
option-first = Erster Platz
option-first-help = Der Platz, der den ersten Zug hat.
option-flow_dir = Strömung
option-flow_dir-help = Ob Strömungskarten die Lachse zu kleineren Abschnitten tragen oder zu größeren.
option-flow_dir-down = abwärts
option-flow_dir-up = aufwärts
option-angler_reach = Reichweite der Angler
option-angler_reach-help = Welche Lachse Angler nach der Strömung fangen: die über ihrem Abschnitt, nur die gerade hereingekommenen oder auch die gerade hinausgeschwommenen.
option-angler_reach-touch = darüber
option-angler_reach-enter = neu herein
option-angler_reach-sweep = auch hinaus
option-salmon_stack = Lachse pro Platz
option-salmon_stack-help = Beliebig viele Lachse teilen sich einen Platz, oder ein neuer braucht einen leeren Platz, solange es einen gibt.
option-salmon_stack-free = beliebig viele
option-salmon_stack-one = einer
option-cast_overflow = Summen über zehn
option-cast_overflow-help = Ein Paar von mehr als zehn findet nichts, zählt ab Abschnitt 1 weiter oder darf nicht geworfen werden.
option-cast_overflow-empty = fangen nichts
option-cast_overflow-wrap = im Kreis
option-cast_overflow-forbid = verboten
option-luck_die = Glückswürfel
option-luck_die-help = Sind Angler und Lachs im Abschnitt eines Wurfs, wird gewürfelt: Eine 1 ist der Lachs.
option-bear_vs_eagle = Bären gegen Adler
option-bear_vs_eagle-help = Ob ein Bär einen Lachs fressen darf, den ein Adler gefangen hat.
option-bear_window = Wer nach einem Fang gefragt wird
option-bear_window-help = Nur Plätze mit einem Bären, oder alle anderen mit Karten; das hält Bären geheim.
option-bear_window-holders = mit Bär
option-bear_window-everyone = alle
option-tourist_penalty = Einen Touristen haken
option-tourist_penalty-help = Du verlierst deine Hand und deinen nächsten Zug oder nur deine Hand.
option-tourist_penalty-full = Hand und Zug
option-tourist_penalty-hand = nur die Hand
option-onto_anglers = Angler auf Angler
option-onto_anglers-help = Ein Tourist, der zu einem Einheimischen geschickt wird, geht mit ihm. Entweder ist nur das erlaubt, oder jeder Angler darf zu jedem anderen geschickt werden, und beide gehen.
option-onto_anglers-locals = nur Tourist zu Einheimischem
option-onto_anglers-all = jeder zu jedem
option-hand_size = Handgröße
option-hand_size-help = Wie viele Karten du bekommst und auf wie viele du nachziehst.
option-save_max = Karten behalten
option-save_max-help = Wie viele Karten du am Ende deines Zuges behalten darfst; weniger als die Handgröße.
option-manifest = Kartenspiel
option-manifest-help = Unsere Rekonstruktion des Spiels mit 76 Karten, weil die meisten Anzahlen nirgends gedruckt sind, oder ein eigenes Kartenspiel aus einer Datei.
option-manifest-deck76 = unsere Rekonstruktion

# Die beiden Abschnitte, über denen ein Platz liegt
sections = { $spot ->
    [1] 1 und 2
    [2] 2 und 3
    [3] 3 und 4
    [4] 4 und 5
    [5] 5 und 6
    [6] 6 und 7
    [7] 7 und 8
    [8] 8 und 9
    [9] 9 und 10
   *[10] 10 und 1
}

# Wohin ein Wurf geht; Summen über zehn erreichen keinen Abschnitt
reach = { $section ->
    [11] über den Fluss hinaus (11)
    [12] über den Fluss hinaus (12)
    [13] über den Fluss hinaus (13)
    [14] über den Fluss hinaus (14)
    [15] über den Fluss hinaus (15)
    [16] über den Fluss hinaus (16)
    [17] über den Fluss hinaus (17)
    [18] über den Fluss hinaus (18)
   *[other] in Abschnitt { $section }
}

# Was geschieht
event-slot = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-skip = { $seat_is ->
    [you] Du hast noch mit dem Touristen zu tun und setzt aus.
   *[other] { $seat } hat noch mit dem Touristen zu tun und setzt aus.
}
salmon-count = { $count ->
    [one] einen Lachs
   *[other] { $count } Lachse
}
event-handed = { $seat_is ->
    [you] Du gibst { $placer } { salmon-count } zum Aussetzen.
   *[other] { $placer_is ->
        [you] { $seat } gibt dir { salmon-count } zum Aussetzen.
       *[other] { $seat } gibt { $placer } { salmon-count } zum Aussetzen.
    }
}
event-placed = { $seat_is ->
    [you] Du setzt einen Lachs über { sections } aus.
   *[other] { $seat } setzt einen Lachs über { sections } aus.
}
event-flow = Der Fluss strömt: Jeder Lachs schwimmt einen Platz weiter.
event-angler_catch = Ein { $angler } in Abschnitt { $section } fängt den Lachs über { sections }.
event-cast = { $seat_is ->
    [you] Du wirfst { $cards } { reach }.
   *[other] { $seat } wirft { $cards } { reach }.
}
event-die = { $seat_is ->
    [you] Du würfelst eine { $face }.
   *[other] { $seat } würfelt eine { $face }.
}
event-empty = { $seat_is ->
    [you] Du wirfst { reach }: Nichts beißt an.
   *[other] { $seat } wirft { reach }: Nichts beißt an.
}
event-choice = { $seat_is ->
    [you] Auf beiden Seiten ist ein Lachs: Wähle einen.
   *[other] Auf beiden Seiten ist ein Lachs: { $seat } wählt einen.
}
event-tourist_hooked = { $seat_is ->
    [you] Du hakst den Touristen in Abschnitt { $section }. Was für ein Tag!
   *[other] { $seat } hakt den Touristen in Abschnitt { $section }. Was für ein Tag!
}
event-hand_lost = { $seat_is ->
    [you] Du verlierst den Rest deiner Hand: { $cards }.
   *[other] { $seat } verliert den Rest der Hand: { $cards }.
}
event-local_paid = { $seat_is ->
    [you] Du hakst den Einheimischen in Abschnitt { $section } und gibst ihm zur Versöhnung einen Lachs.
   *[other] { $seat } hakt den Einheimischen in Abschnitt { $section } und gibt ihm zur Versöhnung einen Lachs.
}
event-local_unpaid = { $seat_is ->
    [you] Du hakst den Einheimischen in Abschnitt { $section }, hast aber keinen Lachs für ihn.
   *[other] { $seat } hakt den Einheimischen in Abschnitt { $section }, hat aber keinen Lachs für ihn.
}
event-catch = { $seat_is ->
    [you] Du fängst { $by } den Lachs über { sections }.
   *[other] { $seat } fängt { $by } den Lachs über { sections }.
}
event-tourist = { $seat_is ->
    [you] Du schickst einen Touristen in Abschnitt { $section }.
   *[other] { $seat } schickt einen Touristen in Abschnitt { $section }.
}
event-local = { $seat_is ->
    [you] Du schickst einen Einheimischen in Abschnitt { $section }.
   *[other] { $seat } schickt einen Einheimischen in Abschnitt { $section }.
}
event-tourist_chases = { $seat_is ->
    [you] Du schickst einen Touristen in Abschnitt { $section }, und der Einheimische geht mit ihm.
   *[other] { $seat } schickt einen Touristen in Abschnitt { $section }, und der Einheimische geht mit ihm.
}
event-angler_chases = { $seat_is ->
    [you] Du schickst jemanden in Abschnitt { $section } ({ $card }); wer dort stand ({ $angler }), geht mit ihm.
   *[other] { $seat } schickt jemanden in Abschnitt { $section } ({ $card }); wer dort stand ({ $angler }), geht mit ihm.
}
event-eagle_chases = { $seat_is ->
    [you] Dein Adler räumt Abschnitt { $section }: { $angler }.
   *[other] Der Adler von { $seat } räumt Abschnitt { $section }: { $angler }.
}
event-bear_chases = { $seat_is ->
    [you] Dein Bär vertreibt alle Angler aus dem Fluss.
   *[other] Der Bär von { $seat } vertreibt alle Angler aus dem Fluss.
}
event-wasted = { $seat_is ->
    [you] Du legst eine Karte ohne Wirkung ab: { $card }.
   *[other] { $seat } legt eine Karte ohne Wirkung ab: { $card }.
}
event-eaten = { $seat_is ->
    [you] Dein Bär frisst den Lachs, den { $catcher } gerade gefangen hat.
   *[other] { $catcher_is ->
        [you] Der Bär von { $seat } frisst den Lachs, den du gerade gefangen hast.
       *[other] Der Bär von { $seat } frisst den Lachs, den { $catcher } gerade gefangen hat.
    }
}
event-let_stand = Du lässt den Fang gelten.
drawn-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-draw = { $seat_is ->
    [you] Du ziehst { drawn-count }.
   *[other] { $seat } zieht { drawn-count }.
}
event-drawn = Du ziehst { $cards }.
event-last_round = { $seat_is ->
    [you] Der Stapel ist leer: Die letzte Runde beginnt mit dir.
   *[other] Der Stapel ist leer: Die letzte Runde beginnt mit { $seat }.
}
event-over = Das Spiel ist zu Ende. Die meisten Lachse: { $winners }.

# Was ein Zug gebracht hat, wo die Zeile darüber nicht genügt
recap-empty = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} vergeblich in { $section }.
recap-eaten = { $seat_is ->
    [you] Dein Bär
   *[other] Der Bär von { $seat }
} frisst { $catcher_is ->
    [you] deinen Fang
   *[other] den Fang von { $catcher }
}.
recap-draw = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} nur Karten.

# Was man tun kann
action-place = Den Lachs über { sections } aussetzen
action-cast = { $cards } werfen
action-take = Den Lachs über { sections } fangen
action-tourist = Einen Touristen in Abschnitt { $section } schicken
action-tourist-none = Einen Touristen ablegen; für ihn ist kein Platz
action-local = Einen Einheimischen in Abschnitt { $section } schicken
action-local-none = Einen Einheimischen ablegen; für ihn ist kein Platz
action-eagle-salmon = Adler: einen Lachs über { sections } fangen
action-eagle-angler = Adler: den Angler aus Abschnitt { $section } vertreiben
action-eagle-none = Einen Adler über dem leeren Fluss ablegen
action-bear = Einen Bären spielen
action-pass = Passen

# Warum nicht
refusal-place_first = Erst musst du die Lachse aussetzen, die du bekommen hast.
refusal-spot_taken = Über { sections } ist schon ein Lachs; wähle einen leeren Platz.
refusal-take_first = Wähle, welchen Lachs du fängst: take { $first } oder take { $second }.
refusal-answer_first = Ein Fang wird eingeholt: Spiel einen Bären oder passe.
refusal-last_round = In der letzten Runde darfst du nichts behalten; spiel deine ganze Hand.
refusal-too_many_cards = Du hast { $count } Karten und darfst am Ende deines Zuges { $most } behalten.
refusal-not_in_hand = { $card ->
    [B] Du hast keinen Bären.
    [E] Du hast keinen Adler.
    [L] Du hast keinen Einheimischen.
    [T] Du hast keinen Touristen.
   *[other] Dir fehlt eine Karte { $card }.
}
refusal-sum_too_high = Eine Summe von { $sum } darf an diesem Tisch nicht geworfen werden; höchstens zehn.
refusal-tourist_there = In Abschnitt { $section } steht schon ein Tourist.
refusal-angler_there = In Abschnitt { $section } steht schon ein Angler.
refusal-sections_open = { $card ->
    [T] Ein Tourist
   *[other] Ein Einheimischer
} darf nur abgelegt werden, wenn kein Abschnitt Platz für ihn hat.
refusal-no_salmon_there = Über { sections } ist kein Lachs.
refusal-no_angler_there = In Abschnitt { $section } steht kein Angler.
refusal-eagle_has_targets = Der Adler kann etwas fangen oder vertreiben und darf deshalb nicht umsonst abgelegt werden.

# Wozu etwas gut ist
why-place = { $guards ->
    [0] Irgendwo muss er hin; hier kommt { $name } weniger leicht heran als anderswo.
    [one] Daneben steht ein Angler: { $name } kann nur von einer Seite danach werfen.
   *[other] Auf beiden Seiten stehen Angler: { $name } kann kaum danach werfen.
}
why-cast-catch = Du fängst einen Lachs: { $count ->
    [1] deinen ersten.
    [2] deinen zweiten.
    [3] deinen dritten.
   *[other] Nummer { $count }.
}
why-cast-choice = Du fängst einen der Lachse auf beiden Seiten: { $count ->
    [1] deinen ersten.
    [2] deinen zweiten.
    [3] deinen dritten.
   *[other] Nummer { $count }.
}
why-cast-tourist_hooked = Du hättest den Touristen am Haken und verlörst deine Hand; alles andere sieht noch schlechter aus.
why-cast-local_paid = Du hättest den Einheimischen am Haken: Das kostet einen Lachs, aber dann ist er weg.
why-cast-local_unpaid = Du hättest den Einheimischen am Haken, aber keinen Lachs für ihn, also kostet es nichts.
why-cast-empty = Dort liegt nichts: So wirst du nur los, was du nicht behalten darfst.
why-cast-die = Ein Würfel entscheidet zwischen Lachs und Angler.
why-take = Dieser Lachs gehört dir: Nummer { $count }.
why-eagle-salmon = Ein sicherer Fang, egal wer daneben steht: dein Lachs Nummer { $count }.
why-tourist = { $salmon ->
    [0] Er steht den anderen im Weg: Wer dorthin wirft, verliert die Hand.
   *[other] Er bewacht den Lachs dort: Wer danach wirft, verliert die Hand.
}
why-local = { $salmon ->
    [0] Er steht den anderen im Weg: Wer dorthin wirft, schuldet ihm einen Lachs.
   *[other] Er bewacht den Lachs dort: Wer danach wirft, schuldet ihm einen Lachs.
}
why-chase = Der { $angler ->
    [T] Tourist
   *[other] Einheimische
} geht{ $salmon ->
    [0] , und der Abschnitt ist wieder frei.
    [one] , und der Lachs neben ihm kann gefangen werden.
   *[other] , und die Lachse neben ihm können gefangen werden.
}
why-bear-eats = { $name } verliert den Lachs wieder. Der Bär ist weg, aber auch ein Punkt von jemand anderem.
why-bear-chases = { $count ->
    [0] Kein Angler ist da: So wirst du nur los, was du nicht behalten darfst.
    [one] Der einzige Angler verlässt den Fluss.
   *[other] Alle { $count } Angler verlassen den Fluss: Jeder Abschnitt ist frei.
}
why-let = Du behältst deinen Bären für einen besseren Moment.
why-keep = { $count ->
    [0] Es ist nichts mehr zu spielen.
    [one] Was du noch hast, nützt dir später mehr als jetzt.
   *[other] Was du noch hast, nützt dir später mehr als jetzt.
}
why-spend = Jetzt bewirkt die Karte nichts, aber behalten darfst du sie nicht.
outlook = Bis zu deinem nächsten Zug: für dich etwa { $mine ->
    [-1] ein Lachs weniger,
    [0] kein Lachs mehr als jetzt,
    [1] ein Lachs mehr,
   *[other] { $mine } Lachse mehr,
} für den Besten der anderen { $others ->
    [0] keiner mehr.
    [1] einer mehr.
   *[other] { $others } mehr.
}
