name = RUNES
tagline = Lege Runensteine Kante an Kante und bringe zuerst alle Münzen unter.
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
change-gained = vollendet
change-lost = verliert
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
    [none] { $seat } legt { $stone ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein: { $m ->
        [one] { $m } Kante passt
       *[other] { $m } Kanten passen
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
   *[other] { $seat } überbaut { $covered ->
        [gold] einen goldenen
        [black] einen schwarzen
       *[grey] einen grauen
    } Stein mit { $stone ->
        [gold] einem goldenen
        [black] einem schwarzen
       *[grey] einem grauen
    }: { $m ->
        [one] { $m } Kante passt
       *[other] { $m } Kanten passen
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
}
event-laid = { $seat } legt { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
} dazu auf einen Stein.
event-coins_back = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
} von { $seat } { $number ->
    [one] kommt
   *[other] kommen
} { $from } zurück.
event-form = { $seat } { $change } eine Form: { $kind }.
event-refilled = { $seat } zieht { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}.
event-drew_card = { $seat } zieht ein Ritual.
event-drew_card_seen = { $seat } hat „{ $card }“ gezogen; das sieht sonst niemand.
event-declined_card = { $seat } zieht kein Ritual.
event-removed_card = { $seat } nimmt „{ $card }“ aus dem Spiel.
event-reshuffled = { $number ->
    [one] Das gespielte Ritual wird
   *[other] Die { $number } gespielten Rituale werden
} neu gemischt.
event-played = { $seat } spielt „{ $card }“.
event-played_at = { $seat } spielt „{ $card }“ gegen { $against }.
event-copied = Wiederholt wird „{ $kind }“.
event-rolled = { $seat } würfelt { $number }.
event-chose = { $seat } { $choice ->
    [place] wählt, wohin ein Stein kommt
    [target] wählt einen Stein auf dem Tisch
    [take] wählt einen Handstein
   *[pass] nimmt nichts mehr
}.
event-answered = { $seat } antwortet mit „{ $card }“.
event-fizzled = „{ $kind }“ von { $seat } bleibt ohne Wirkung.
event-cancelled = „{ $kind }“ von { $seat } wird abgewehrt.
event-stole = { $seat } nimmt { $stone ->
    [gold] einen goldenen
    [black] einen schwarzen
   *[grey] einen grauen
} Stein von { $victim }.
event-swapped = { $seat } und { $other } tauschen die Hände.
event-redrew = { $seat } tauscht { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
} gegen neue.
event-skipped = { $seat } setzt aus.
event-turn_ended = Der Zug von { $seat } ist zu Ende.
event-direction = Gespielt wird jetzt { $direction }.
event-no_placement = { $seat } kann keinen Stein legen.
event-game_over = Das Spiel ist zu Ende: { $reason }. Gewonnen: { $winners }.

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
