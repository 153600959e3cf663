name = Alaska
tagline = Angle in einem Fluss, der im Kreis fließt, zwischen Touristen, Einheimischen, Adlern und Bären.
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

# Was geschieht
event-slot = { $seat } ist am Zug.
event-skip = { $seat } hat noch mit dem Touristen zu tun und setzt aus.
event-handed = { $seat } gibt { $placer } { $count ->
    [one] einen Lachs
   *[other] { $count } Lachse
} zum Aussetzen.
event-placed = { $seat } setzt einen Lachs über { sections } aus.
event-flow = Der Fluss strömt: Jeder Lachs schwimmt einen Platz weiter.
event-angler_catch = { $angler } in Abschnitt { $section } fängt den Lachs über { sections }.
event-cast = { $seat } wirft { $cards } in Richtung { $section }.
event-die = { $seat } würfelt eine { $face }.
event-empty = Nichts beißt an.
event-choice = Auf beiden Seiten ist ein Lachs: { $seat } wählt Platz { $spots }.
event-tourist_hooked = { $seat } hakt den Touristen in Abschnitt { $section }. Was für ein Tag!
event-hand_lost = { $seat } verliert den Rest der Hand: { $cards }.
event-local_paid = { $seat } hakt den Einheimischen in Abschnitt { $section } und gibt ihm zur Versöhnung einen Lachs.
event-local_unpaid = { $seat } hakt den Einheimischen in Abschnitt { $section }, hat aber keinen Lachs für ihn.
event-catch = { $seat } fängt { $by } den Lachs über { sections }.
event-tourist = { $seat } schickt einen Touristen in Abschnitt { $section }.
event-local = { $seat } schickt einen Einheimischen in Abschnitt { $section }.
event-tourist_chases = { $seat } schickt einen Touristen in Abschnitt { $section }, und der Einheimische geht mit ihm.
event-angler_chases = { $seat } schickt jemanden in Abschnitt { $section } ({ $card }); wer dort stand ({ $angler }), geht mit ihm.
event-eagle_chases = Der Adler von { $seat } räumt Abschnitt { $section }: { $angler }.
event-bear_chases = Der Bär von { $seat } vertreibt alle Angler aus dem Fluss.
event-wasted = { $seat } legt eine Karte ohne Wirkung ab: { $card }.
event-eaten = Der Bär von { $seat } frisst den Lachs, den { $catcher } gerade gefangen hat.
event-let_stand = Du lässt den Fang gelten.
event-draw = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drawn = Du ziehst { $cards }.
event-last_round = Der Stapel ist leer: Die letzte Runde beginnt mit { $seat }.
event-over = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

# Was man tun kann
action-place = Den Lachs auf Platz { $spot } aussetzen
action-cast = { $cards } werfen
action-take = Den Lachs von Platz { $spot } nehmen
action-tourist = Einen Touristen in Abschnitt { $section } schicken
action-tourist-none = Einen Touristen ablegen; für ihn ist kein Platz
action-local = Einen Einheimischen in Abschnitt { $section } schicken
action-local-none = Einen Einheimischen ablegen; für ihn ist kein Platz
action-eagle-salmon = Adler: einen Lachs von Platz { $spot } fangen
action-eagle-angler = Adler: den Angler aus Abschnitt { $section } vertreiben
action-eagle-none = Einen Adler über dem leeren Fluss ablegen
action-bear = Einen Bären spielen
action-pass = Passen

# Warum nicht
refusal-place_first = Erst musst du die Lachse aussetzen, die du bekommen hast.
refusal-spot_taken = Auf Platz { $spot } ist schon ein Lachs; wähle einen leeren Platz.
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
refusal-no_salmon_there = Auf Platz { $spot } ist kein Lachs.
refusal-no_angler_there = In Abschnitt { $section } steht kein Angler.
refusal-eagle_has_targets = Der Adler kann etwas fangen oder vertreiben und darf deshalb nicht umsonst abgelegt werden.
