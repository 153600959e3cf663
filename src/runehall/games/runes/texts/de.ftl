name = RUNES
tagline = Lege Runensteine Kante an Kante und bringe zuerst alle Münzen unter.
aim = Ziel: zuerst alle Münzen legen
playing-like = Stein an Stein legen, und jede Übereinstimmung bringt dich Münzen los. Rituale und große Figuren drehen ein ruhiges Spiel um.
playing-minutes = 30

# Steine, Karten und Orte
card-fill = Handsteine auffüllen
card-reverse = Ritual umkehren
card-spin = Richtung umdrehen
card-copy = Ritual kopieren
card-quick = Schneller Spielzug
card-replace = Münzen ersetzen
card-steal = Runenstein stehlen
card-rob = Handsteine stehlen
card-swap = Handsteine tauschen
card-gold = Goldenen Handstein stehlen
card-skip = Aussetzen
card-lay = Runenstein anlegen
card-extra = Zusätzliche Münzen ablegen
card-redraw = Handsteine neu ziehen
card-ward = Ritual abwehren
card-fill-help = Ziehe Steine, bis deine Hand voll ist.
card-reverse-help = Antwort: Du führst das Ritual gegen den aus, der es gespielt hat.
card-spin-help = Die Spielrichtung kehrt sich um.
card-copy-help = Wiederhole das zuletzt gespielte Ritual.
card-quick-help = Ein ganzer Zug extra: Lege einen Stein, auch auf einen anderen.
card-replace-help = Würfle; ersetze die Münzen auf einem fremden Stein, der höchstens so viele trägt.
card-steal-help = Überbaue einen fremden Stein, der an nicht mehr Kanten passt als deiner.
card-rob-help = Würfle; nimm einen grauen Handstein, bei 4 bis 6 auch einen schwarzen.
card-swap-help = Tausche deine ganze Hand mit einem anderen Platz.
card-gold-help = Nimm einen goldenen Handstein.
card-skip-help = Ein Platz setzt aus; ein Zug, in dem noch kein Stein liegt, endet sofort.
card-lay-help = Lege noch einen Stein auf ein leeres Feld.
card-extra-help = Würfle; lege so viele Münzen zusätzlich auf einen eigenen Stein.
card-redraw-help = Tausche deine Hand gegen ebenso viele neue Steine.
card-ward-help = Antwort: Das Ritual fällt aus.
colour-grey = grau
colour-gold = gold
colour-black = schwarz
form-circle = Kreis
form-line = Linie
source-stone = von einem Stein
source-forms = von Linien und Kreisen
direction-clockwise = im Uhrzeigersinn
direction-anticlockwise = gegen den Uhrzeigersinn
reason-coins = die letzte Münze liegt
reason-stones = es gibt keine Steine mehr
reason-stalemate = kein Stein passt mehr

phase-turn = Lege einen Stein
phase-full = Zu viele Rituale
phase-choose = Wähle
phase-respond = Auf das Ritual antworten?
phase-during = In den Zug eingreifen?
phase-between = Ein Ritual spielen?
phase-over = Das Spiel ist zu Ende
step-place = Lege einen Stein
step-target = Wähle einen Stein auf dem Tisch
step-grey = Nimm einen grauen Stein
step-black = Nimm einen schwarzen Stein oder passe
step-gold = Nimm einen goldenen Stein

# Wie der Tisch im Terminal die Dinge nennt
table-turn = Am Zug: { $seat }
table-pile = { $count ->
    [one] { $count } Stein im Stapel
   *[other] { $count } Steine im Stapel
}
table-rituals = { $count ->
    [one] { $count } Ritual im Stapel
   *[other] { $count } Rituale im Stapel
}
table-played = zuletzt gespielt: { $card }
table-coins = { $count ->
    [one] noch { $count } Münze
   *[other] noch { $count } Münzen
}
table-held = { $count ->
    [one] { $count } Ritual
   *[other] { $count } Rituale
}
table-skips = setzt { $count }-mal aus
table-stuck = kann nicht legen
table-hand = Hand
table-cast = { $seat }: { $card }
table-die = Würfel { $number }
table-forms = Linien und Kreise: { $forms }
table-form = { $seat } { $kind } bei { $at }, { $coins }
table-empty = Der Tisch ist leer: Der erste Stein kommt ungedreht auf 0 0.

preset-abenteurer = Abenteurer
preset-abenteurer-help = Das volle Spiel: alle Rituale, und Steine dürfen überbaut werden.
preset-entdecker = Entdecker
preset-entdecker-help = Ohne Überbauen, und die fünf stärksten Rituale bleiben in der Schachtel.
preset-kleine_entdecker = Kleine Entdecker
preset-kleine_entdecker-help = Ohne Rituale und ohne Überbauen.
preset-sealed = Abenteurer, verdeckt
preset-sealed-help = Das volle Spiel; gefragt werden alle, die eine Karte halten, damit Fragen nichts verraten.
preset-custom = Eigene Regeln
preset-custom-help = Das volle Spiel, das du ändern kannst, wie du magst.

option-preset = Stufe
option-preset-help = Die Stufe, nach der sich die anderen Einstellungen richten.
option-rituals = Rituale
option-rituals-help = Alle Rituale, alle außer den starken oder keine.
option-rituals-all = alle
option-rituals-mild = milde
option-rituals-none = keine
option-overbuild = Überbauen
option-overbuild-help = Ein Stein darf auf einen anderen gelegt werden, wenn er an mehr Kanten passt.
option-coins = Münzen
option-coins-help = Wie viele Münzen jeder ablegen muss; ohne Wahl zu zweit am meisten, mit mehr Personen weniger.
begins-first = Wer am jüngsten ist, beginnt.
begins-next = Wer die meisten Münzen übrig hatte, beginnt.
option-first = Erster Platz
option-first-help = Der Platz, der beginnt.
option-hand = Hand
option-hand-help = Wie viele Steine gezogen werden, wenn eine Hand leer ist.
option-max_rituals = Rituale auf der Hand
option-max_rituals-help = Wie viele Ritualkarten ein Platz halten darf.
option-cap = Münzen auf einem Stein
option-cap-help = Wie viele Münzen höchstens auf einem Stein liegen.
option-line_min = Länge einer Linie
option-line_min-help = Wie viele eigene Steine ohne Lücke in gerader Folge eine Linie bilden.
option-form_bonus = Zusatzmünzen
option-form_bonus-help = Zusätzliche Münzen für eine Linie oder einen Kreis; mit 0 wird ohne sie gespielt.
option-circle_middle = Mitte eines Kreises
option-circle_middle-help = Ein Kreis zählt unabhängig von seiner Mitte oder nur, solange sie leer ist.
option-circle_middle-any = beliebig
option-circle_middle-empty = leer
option-circles = Kreise
option-circles-help = Ein Kreis sind die sechs Steine um einen Platz oder jeder geschlossene Ring aus deinen Steinen, wie groß er auch ist.
option-circles-six = aus sechs Steinen
option-circles-any = jeder Größe
option-long_lines = Lange Linien
option-long_lines-help = Eine Linie bringt ihre Münzen für jede weitere volle Linie noch einmal (bei Linien aus sechs: mit zwölf, mit achtzehn) oder nur einmal.
option-long_lines-each = mit zwölf noch einmal
option-long_lines-once = einmal
option-ward_scope = Wer antworten darf
option-ward_scope-help = Nur wem das Ritual etwas nimmt oder alle Gegner.
option-ward_scope-target = wer etwas verliert
option-ward_scope-any = alle Gegner
option-out_of_turn = Außer der Reihe
option-out_of_turn-help = Rituale dürfen auch in fremden Zügen gespielt werden.
option-ask = Wer gefragt wird
option-ask-help = Nur wer etwas tun kann oder alle, die eine Karte halten.
option-ask-able = wer etwas tun kann
option-ask-holders = wer eine Karte hält
option-spin_in_duel = Richtung umdrehen zu zweit
option-spin_in_duel-help = Die Karten „Richtung umdrehen“ bleiben zu zweit im Spiel, obwohl sie nichts bewirken.
option-manifest = Steine und Rituale
option-manifest-help = Unsere Rekonstruktion der 72 Steine, weil ihre Runen nirgends gedruckt sind, oder ein eigener Satz aus einer Datei.
option-manifest-reconstructed-1 = unsere Rekonstruktion

# Was geschieht
event-placed = { $covered ->
    [none] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $at ->
        [start] den ersten Stein
       *[there] { $stone ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein. { $m ->
        [one] { $m } Kante passt
       *[other] { $m } Kanten passen
    }
    }
   *[other] { $seat_is ->
        [you] Du überbaust
       *[other] { $seat } überbaut
    } { $covered ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein mit { $stone ->
        [gold] einem goldenen
        [black] einem schwarzen
       *[grey] einem grauen
    }. { $m ->
        [one] { $m } Kante passt
       *[other] { $m } Kanten passen
    }
}{ $stone ->
    [gold] , Gold verdoppelt
   *[other] { "" }
}: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-laid = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
} dazu auf einen Stein.
event-coins_back = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
} von { $seat_is ->
    [you] dir
   *[other] { $seat }
} { $number ->
    [one] kommt
   *[other] kommen
} { $from } zurück.
event-form = { $change ->
    [lost] { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    }
   *[gained] { $seat_is ->
        [you] Du vollendest
       *[other] { $seat } vollendet
    }
} eine Form: { $kind }.
event-refilled = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}.
event-drew_card = { $seat_is ->
    [you] Du ziehst ein Ritual.
   *[other] { $seat } zieht ein Ritual.
}
event-drew_card_seen = Du hast „{ $card }“ gezogen; das sieht sonst niemand.
event-declined_card = { $seat_is ->
    [you] Du ziehst kein Ritual.
   *[other] { $seat } zieht kein Ritual.
}
event-removed_card = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} „{ $card }“ aus dem Spiel.
event-reshuffled = { $number ->
    [one] Das gespielte Ritual wird
   *[other] Die { $number } gespielten Rituale werden
} neu gemischt.
event-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} „{ $card }“.
event-played_at = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} „{ $card }“ gegen { $against_is ->
    [you] dich
   *[other] { $against }
}.
event-copied = Wiederholt wird „{ $kind }“.
event-rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $number }.
event-chose = { $choice ->
    [place] { $seat_is ->
        [you] Du wählst, wohin ein Stein kommt
       *[other] { $seat } wählt, wohin ein Stein kommt
    }
    [target] { $seat_is ->
        [you] Du wählst einen Stein auf dem Tisch
       *[other] { $seat } wählt einen Stein auf dem Tisch
    }
    [take] { $seat_is ->
        [you] Du wählst einen Handstein
       *[other] { $seat } wählt einen Handstein
    }
   *[pass] { $seat_is ->
        [you] Du nimmst nichts mehr
       *[other] { $seat } nimmt nichts mehr
    }
}.
event-answered = { $seat_is ->
    [you] Du antwortest
   *[other] { $seat } antwortet
} mit „{ $card }“.
event-fizzled = „{ $kind }“ von { $seat_is ->
    [you] dir
   *[other] { $seat }
} bleibt ohne Wirkung.
event-cancelled = „{ $kind }“ von { $seat_is ->
    [you] dir
   *[other] { $seat }
} wird abgewehrt.
event-stole = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $stone ->
    [gold] einen goldenen
    [black] einen schwarzen
   *[grey] einen grauen
} Stein von { $victim_is ->
    [you] dir
   *[other] { $victim }
}.
event-swapped = Die Hände werden getauscht: { $seat_is ->
    [you] deine
   *[other] die von { $seat }
} und { $other_is ->
    [you] deine
   *[other] die von { $other }
}.
event-redrew = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
} gegen neue.
event-skipped = { $seat_is ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
}
event-turn_ended = { $seat_is ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $seat } ist zu Ende.
}
event-direction = Gespielt wird jetzt { $direction }.
event-no_placement = { $seat_is ->
    [you] Du kannst keinen Stein legen.
   *[other] { $seat } kann keinen Stein legen.
}
event-game_over = Das Spiel ist zu Ende: { $reason }. { $winners_is ->
    [you] Du hast gewonnen.
   *[other] Der Sieg geht an { $winners }.
}

# Was ein Zug gebracht hat, wo die Zeile darüber nicht genügt
recap-placed = { $covered ->
    [none] { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $stone ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein
   *[other] { $seat_is ->
        [you] Du überbaust
       *[other] { $seat } überbaut
    } { $covered ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
recap-swapped = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} die Hand mit { $other_is ->
    [you] dir
   *[other] { $other }
}.

# Was man tun kann
action-pass = Passen
action-place = { $stone } auf { $q } { $r } legen, Drehung { $rot }
action-play = „{ $card }“ spielen
action-play-copy = „Ritual kopieren“ gegen { $seat } spielen
action-play-skip = „Aussetzen“ gegen { $seat } spielen
action-play-swap = Hände tauschen mit { $seat }
action-remove = „{ $card }“ aus dem Spiel nehmen
action-take = { $stone } nehmen
action-target = Den Stein auf { $q } { $r } wählen

# Was abgelehnt wird
refusal-must_place = Du kannst nicht passen, solange einer deiner Steine passt.
refusal-must_choose = Dein Ritual wartet auf eine Wahl; „{ $action }“ muss warten.
refusal-not_in_hand = „{ $action }“ geht nicht: Diesen Stein hast du nicht auf der Hand.
refusal-first_stone = Der erste Stein kommt mit Drehung 0 auf 0 0.
refusal-same_rotation = „{ $action }“ sieht aus wie eine kleinere Drehung; nimm diese.
refusal-no_neighbour = Dort berührt der Stein keinen anderen auf dem Tisch.
refusal-no_match = So passt der Stein an keiner Kante.
refusal-too_few_matches = So passt der Stein an zu wenigen Kanten, um den anderen dort zu überbauen.
refusal-no_covering = „{ $action }“ würde einen Stein überbauen; das ist hier nicht erlaubt.
refusal-nothing_to_steal = Für „{ $action }“ liegt dort kein Stein, den du stehlen könntest.
refusal-own_stone = Deinen eigenen Stein kannst du nicht stehlen.
refusal-other_victim = Dieses Ritual darf sich nur gegen den Platz richten, der es zuerst gespielt hat.
refusal-not_held = Die Karte für „{ $action }“ hast du nicht.
refusal-not_an_answer = Auf ein Ritual antworten nur „Ritual abwehren“ und „Ritual umkehren“.
refusal-cannot_be_reversed = Dieses Ritual lässt sich nicht umkehren.
refusal-only_an_answer = „Ritual abwehren“ und „Ritual umkehren“ sind nur Antworten auf ein Ritual.
refusal-name_a_seat = „{ $action }“ braucht die Nummer eines Platzes.
refusal-cannot_be_played = „{ $action }“ hätte jetzt keine Wirkung.

# Was an einem eigenen Satz nicht stimmt.
manifest-stone_id = „{ $place }“ ist kein Stein: Steine heißen s, g oder b (grau, golden, schwarz) und zwei Ziffern.
manifest-stone_faces = Der Stein „{ $place }“ muss { $count } Runen haben, nicht „{ $value }“.
manifest-stone_face = Auf dem Stein „{ $place }“ steht „{ $value }“; möglich sind: { $known }.
manifest-stones_total = Es sind { $found } Steine; es müssen { $expected } sein.
manifest-rituals_total = Es sind { $found } Ritualkarten; es müssen { $expected } sein.

# Wozu etwas gut ist
why-place = Du legst { $coins ->
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
why-place-edges = { $edges ->
    [one] Eine Kante passt
   *[other] { $edges } Kanten passen
}: { $coins ->
    [one] Du bist eine Münze los, { $left } bleiben.
   *[other] Du bist { $coins } Münzen los, { $left } bleiben.
}
why-place-wins = Damit legst du deine letzten Münzen: Du gewinnst.
why-form = { $kind ->
    [line] Eine Linie wird voll
   *[circle] Ein Kreis wird voll
}: { $bonus } dieser Münzen sind dafür.
why-cover = Er überbaut einen Stein: { $number ->
    [one] Eine Münze geht
   *[other] { $number } Münzen gehen
} an { $name } zurück.
why-cover-own = Er überbaut einen Stein, weil er an mehr Kanten passt.
why-card = Ein schwarzer Stein: Dafür ziehst du ein Ritual.
why-play = { $does }
why-answer = Nur so hältst du „{ $card }“ auf, das sich gegen dich richtet.
why-copy = Das letzte Ritual noch einmal, diesmal für dich und gegen { $name }.
why-skip = { $name } setzt aus, und du hast Zeit aufzuholen.
why-swap = Die Steine von { $name } sind besser als deine.
why-remove = „{ $card }“ brauchst du am wenigsten, und du ziehst ein anderes Ritual dafür.
why-take = { $stone ->
    [g] Ein goldener Stein nimmt zwei Münzen für jede passende Kante.
    [b] Ein schwarzer Stein bringt ein Ritual, wenn du ihn legst.
   *[s] Ein Stein mehr in deiner Hand und einer weniger für jemand anderen.
}
why-target = { $coins ->
    [one] Eine Münze geht
   *[other] { $coins } Münzen gehen
} an { $name } zurück, und ebenso viele von dir liegen dort.
why-target-own = Auf diesem Stein ist am meisten Platz für weitere Münzen.
why-pass = { $phase ->
    [turn] Keiner deiner Steine passt.
    [full] Du behältst die Rituale, die du hast.
    [respond] Du lässt es geschehen: Deine Antwort ist später mehr wert.
    [choose] Es gibt nichts, was sich zu nehmen lohnt.
   *[other] Du hebst deine Rituale für einen besseren Moment auf.
}
outlook = Bis zu deinem nächsten Zug: von dir etwa { $mine ->
    [0] keine Münze mehr gelegt,
    [1] eine Münze mehr gelegt,
    [-1] eine Münze zurück,
   *[other] { $mine } Münzen mehr gelegt,
} vom Besten der anderen { $others ->
    [0] keine.
    [1] eine.
   *[other] { $others }.
}
