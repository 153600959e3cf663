name = RUNE
tagline = Leg Karten über Karten, lass Gebiete einer Farbe wachsen und schick im richtigen Augenblick einen Runenmeister.
aim = Ziel: die meisten Punkte in Gebieten
playing-like = Karten wachsen übereinander zu einem gemeinsamen Bild, und deine Meister beanspruchen seine Gebiete. Kurz, still und schärfer, als es aussieht.
playing-minutes = 15

# Farben
colour-B = blau
colour-G = grün
colour-R = rot

# Wie eine Karte gedreht ist
rotation-0 = aufrecht
rotation-1 = nach rechts gedreht
rotation-2 = auf dem Kopf
rotation-3 = nach links gedreht

# Phasen
phase-place = Leg eine Karte
phase-act = Zieh eine Karte oder stell einen Runenmeister auf
phase-token = Leg deinen Großmeisterstein oder behalt ihn
phase-over = Das Spiel ist zu Ende

# Der Tisch
table-deck = Stapel
table-removed = beiseitegelegt
table-hand = Hand
table-masters = Runenmeister
table-tokens = Steine
table-points = Punkte
table-turn = Zug { $number }
table-last = { $seat } hat den letzten Runenmeister aufgestellt

# Voreinstellungen
preset-duel = Duell
preset-duel-help = Die Regeln, wie sie gedruckt sind.
preset-duel-gm = Duell mit Großmeistern
preset-duel-gm-help = Beide haben einen Großmeisterstein, der eine Rune neben einem neuen Meister umfärbt.
preset-solo = Allein
preset-solo-help = Allein um möglichst viele Punkte.
preset-solo-gm = Allein mit Großmeister
preset-solo-gm-help = Allein, mit einem Großmeisterstein, der eine Rune neben einem neuen Meister umfärbt.
preset-teams = Zwei Zweierteams
preset-teams-help = Partner sitzen sich gegenüber und zählen zusammen.
preset-teams-gm = Zwei Zweierteams mit Großmeistern
preset-teams-gm-help = Partner zählen zusammen; alle haben einen Großmeisterstein, der eine Rune umfärbt.

# Optionen
option-mode = Spielart
option-mode-help = Zu zweit, allein oder in zwei Teams, deren Partner sich gegenübersitzen.
option-mode-duel = zu zweit
option-mode-solo = allein
option-mode-teams = zwei Teams
option-grand_master = Großmeister
option-grand_master-help = Alle haben einen Stein, der eine Rune neben einem neuen Runenmeister umfärbt.
option-connect = Gebiete verbinden
option-connect-help = Streng: Du darfst zwei Gebiete deiner Gegner nicht verbinden. Gemischt: Nur Gebiete zweier Seiten bleiben getrennt.
option-connect-strict = streng
option-connect-mixed = gemischt
option-cover = Karten überdecken
option-cover-help = Umriss: keine Karte genau auf eine andere. Begraben: Keine Karte darf ganz verschwinden. Innen: Mindestens eine Rune muss auf den leeren Tisch.
option-cover-footprint = Umriss
option-cover-bury = Begraben
option-cover-inside = Innen
option-own_area = Runenmeister ins eigene Gebiet
option-own_area-help = Ob ein Runenmeister in ein Gebiet darf, das deine Seite schon beherrscht.
option-tie_break = Gleichstand
option-tie_break-help = Der Sieg wird geteilt, oder rote Runen entscheiden, dann grüne.
option-tie_break-shared = geteilt
option-tie_break-reds = rote Runen zählen
begins-first = Es wird gelost, wer beginnt.
begins-next = Es wird wieder gelost.
option-first = Startplatz
option-first-help = Wer beginnt; sonst wird gelost.
option-first-random = gelost
option-first_bonus = Bonus für den Start
option-first_bonus-help = Punkte, die die beginnende Seite am Ende bekommt, um den ersten Zug auszugleichen.
option-hand_size = Hand
option-hand_size-help = Wie viele Karten alle bekommen.
option-masters = Runenmeister
option-masters-help = Wie viele Runenmeister alle haben.
option-copies = Kartensätze
option-copies-help = Wie viele Sätze zusammen gemischt werden.
option-removed = Beiseitegelegte Karten
option-removed-help = Wie viele Karten ungesehen in die Schachtel kommen.
option-line_limits = Längste Linien
option-line_limits-help = Wie lang eine gerade Linie jeder Farbe sein darf.
option-line_limits-each = blau { $B }, grün { $G }, rot { $R }
option-line_limits-null = beliebig lang
option-final_draw = Ziehen bis zum Schluss
option-final_draw-help = Ob noch gezogen werden darf, nachdem jemand den letzten Runenmeister aufgestellt hat.
option-done_seat = Nach deinem letzten Runenmeister
option-done_seat-help = Du bist fertig, du legst und ziehst weiter, oder du legst nur noch deine Handkarten.
option-done_seat-out = fertig
option-done_seat-play_on = weiterspielen
option-done_seat-hand_only = nur die Hand
option-values = Punkte
option-values-help = Was eine Rune jeder Farbe wert ist.
option-values-each = blau { $B }, grün { $G }, rot { $R }
option-manifest = Kartensatz
option-manifest-help = Unsere Rekonstruktion der 16 Karten, weil ihre Bilder verloren sind, oder ein eigener Satz aus einer Datei.
option-manifest-reconstructed-1 = unsere Rekonstruktion

# Was geschah
event-turn = { $seat_is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-placed = { $seat_is ->
    [you] Du legst eine Karte.
   *[other] { $seat } legt eine Karte.
}{ $own ->
    [none] { "" }
   *[other] { " " }Punkte: { $own }.
}{ $others ->
    [none] { "" }
   *[other] { " " }Die andere Seite: { $others }.
}
event-drew = { $seat_is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
event-drew_card = Es ist Karte { $card }.
event-master = { $seat_is ->
    [you] Du stellst einen Runenmeister auf.
   *[other] { $seat } stellt einen Runenmeister auf.
}{ $own ->
    [none] { "" }
   *[other] { " " }Punkte: { $own }.
}
event-token = { $seat_is ->
    [you] Du färbst
   *[other] { $seat } färbt
} eine Rune { $color }.{ $own ->
    [none] { "" }
   *[other] { " " }Punkte: { $own }.
}{ $others ->
    [none] { "" }
   *[other] { " " }Die andere Seite: { $others }.
}
event-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-stuck = { $seat_is ->
    [you] Von dir
   *[other] Von { $seat }
} passt keine Karte.
event-forfeit = { $seat_is ->
    [you] Du findest keinen Platz für einen Runenmeister und verlierst ihn.
   *[other] { $seat } findet keinen Platz für einen Runenmeister und verliert ihn.
}
event-last_master = { $seat_is ->
    [you] Du hast keine Runenmeister mehr.
   *[other] { $seat } hat keine Runenmeister mehr.
}
event-over = Der letzte Runenmeister steht. { $end ->
    [alone] { $scores } Punkte.
    [shared] { $scores }: unentschieden.
    [team] { $winners_is ->
        [you] Dein Team gewinnt { $scores }.
       *[other] { $winners } gewinnen { $scores }.
    }
   *[won] { $winners_is ->
        [you] Du gewinnst { $scores }.
       *[other] { $winners } gewinnt { $scores }.
    }
}

# Was du tun kannst
action-pass = Passen
action-draw = Eine Karte ziehen
action-place = { $card } bei { $x } { $y } legen, { $rot }
action-master = Bei { $x } { $y } einen Runenmeister aufstellen
action-token = Die Rune bei { $x } { $y } { $color } färben

# Warum nicht
refusal-wrong_phase = Danach ist gerade nicht gefragt.
refusal-not_in_hand = Du hast die Karte { $card } nicht auf der Hand.
refusal-rotation = { $card } sieht nach einer halben Drehung gleich aus; nimm Drehung 0 oder 1.
refusal-no_overlap = Eine Karte muss mindestens eine Rune überdecken.
refusal-on_master = Eine Karte überdeckt nie einen Runenmeister.
refusal-on_token = Eine Karte überdeckt nie einen Stein.
refusal-exact_cover = Eine Karte darf nicht genau auf einer anderen liegen.
refusal-inside = Mindestens eine Rune der Karte muss auf den leeren Tisch.
refusal-bury = Damit verschwände die letzte Rune einer anderen Karte.
refusal-no_match = Eine Karte muss zu jeder Rune passen, die sie überdeckt, oder zu jeder, die sie berührt.
refusal-connects = Damit würden Gebiete verbunden, die getrennt bleiben müssen.
refusal-line = Damit würde eine Linie einer Farbe zu lang.
refusal-no_rune = Bei { $x } { $y } liegt keine Rune.
refusal-occupied = Die Rune bei { $x } { $y } ist besetzt.
refusal-opponents_area = Das Gebiet bei { $x } { $y } gehört einem Gegner.
refusal-own_area = Deine Seite beherrscht das Gebiet bei { $x } { $y } schon, und anderswo ist Platz.
refusal-no_master_left = Du hast keinen Runenmeister mehr.
refusal-not_beside = Ein Stein kommt neben den Runenmeister, den du gerade aufgestellt hast.
refusal-same_colour = Die Rune bei { $x } { $y } hat diese Farbe schon.
refusal-empty_deck = Der Stapel ist leer.
refusal-no_draw = Du darfst nicht mehr ziehen.
refusal-no_pass = Du kannst jetzt nicht passen.

# Was an einem eigenen Satz nicht stimmt.
manifest-no_cards = Der Satz braucht mindestens eine Karte.
manifest-card_code = Eine Karte heißt wie ein Großbuchstabe von A bis Z, aber nicht { $start }: So heißt die Startkarte. „{ $value }“ ist nicht möglich.
manifest-card_twice = Die Karte „{ $value }“ steht schon weiter oben.
manifest-card_face = „{ $place }“ müssen sechs Buchstaben aus { $known } sein, nicht „{ $value }“.

# Wozu etwas gut ist
why-place = { $mine ->
    [0] { "" }
   *[other] { $mine ->
        [1] Ein Punkt mehr für dich
        [-1] Es kostet dich einen Punkt
       *[other] { $mine } Punkte für dich
    }{ $lost ->
        [0] .
       *[other] {" "}und { $lost } weniger für die andere Seite.
    }
}{ $mine ->
    [0] { $lost ->
        [1] Es nimmt der anderen Seite einen Punkt.
       *[other] Es nimmt der anderen Seite { $lost } Punkte.
    }
   *[other] { "" }
}
why-place-free = Noch ändern sich niemandes Punkte: So wächst ein Gebiet, das ein Runenmeister später nehmen kann.
why-draw = Mit einer neuen Karte hast du mehr Auswahl: { $count } auf der Hand. Deine Runenmeister warten auf ein besseres Gebiet.
why-master = { $mine ->
    [0] Das Gebiet hier gehört dir, bevor es jemand anderes nimmt
    [1] Das Gebiet hier bringt dir einen Punkt
   *[other] Das Gebiet hier bringt dir { $mine } Punkte
}; { $left ->
    [0] es ist dein letzter Runenmeister.
    [one] dann hast du noch einen.
   *[other] dann hast du noch { $left }.
}
why-master-costs = Dafür ziehst du keine Karte: { $count ->
    [one] Eine bleibt
   *[other] { $count } bleiben
} zur Auswahl.
why-token = { $mine ->
    [0] { $lost ->
        [0] Es öffnet oder schließt einem Gebiet den Weg.
       *[other] Es zerschneidet ein Gebiet der anderen Seite: dort { $lost } weniger.
    }
    [1] Ein Punkt mehr für dich.
   *[other] { $mine } Punkte für dich.
}
why-pass = { $phase ->
    [token] Du hebst deinen Großmeister für einen besseren Moment auf.
   *[other] Etwas anderes geht oder nützt jetzt nicht.
}
outlook = Bis zu deinem nächsten Zug: für dich etwa { $mine ->
    [0] so viele Punkte wie jetzt{ $alone ->
        [yes] .
       *[no] ,
    }
    [1] ein Punkt mehr{ $alone ->
        [yes] .
       *[no] ,
    }
   *[other] { $mine } Punkte mehr{ $alone ->
        [yes] .
       *[no] ,
    }
}{ $alone ->
    [yes] { "" }
   *[no] {" "}{ $others ->
        [0] keiner mehr für die andere Seite.
        [1] einer mehr für die andere Seite.
       *[other] { $others } mehr für die andere Seite.
    }
}
