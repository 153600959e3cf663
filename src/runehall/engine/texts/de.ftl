# Was der Tisch sagt, wenn er eine Handlung ablehnt, gleich in welchem Spiel.
refusal-game_over = Das Spiel ist zu Ende.
refusal-syntax = { $action } ist keine Handlung dieses Spiels.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not_your_turn = Platz { $seat } ist nicht an der Reihe; das Spiel wartet auf Platz { $waiting }.
refusal-not_asked = Platz { $seat } wird gerade nicht gefragt; andere können noch reagieren.
refusal-not_now = „{ $action }“ geht gerade nicht.

# Werte von Einstellungen, die kein eigenes Wort haben.
value-true = ja
value-false = nein
value-null = keine

# Was in die Spielregeln eingesetzt wird.
rules-usual-edition = **{ $name }** (gilt, wenn ihr nichts anderes wählt)
rules-you = Du
rules-usually = *Üblich: { $value }.*
rules-typed = { $name }, zum Tippen
rules-typed-actions = Was man am Tisch tut, ist eine Zeile Text. Was in ‹ › steht, füllst du aus; Plätze zählen ab 0 im Uhrzeigersinn.
rules-typed-options = Einstellungen für `--set option=wert`:
number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf

# Mehrere Wörter nacheinander.
recap-list = { $first } und { $last }

# Was an einer Datei nicht stimmt, die einen eigenen Satz beschreibt.
manifest-line = Zeile { $line }: { $reason }
manifest-too_long = Die Datei ist zu lang: Ein Satz hat höchstens { $most } Zeichen.
manifest-not_json = Das ist kein JSON; sieh dir Spalte { $column } an. Oft fehlt ein Komma, eine Klammer oder ein Anführungszeichen.
manifest-nested = Zu viele Klammern in Klammern: Ein Satz hat höchstens { $most }.
manifest-huge_number = In der Datei steht eine Zahl mit viel zu vielen Ziffern.
manifest-twice = „{ $place }“ steht hier zum zweiten Mal.
manifest-wrong_game = Dieser Satz ist für „{ $games }“, nicht für { name }.
manifest-missing = Hier fehlt „{ $name }“.
manifest-unknown = „{ $place }“ gehört nicht hierher; möglich sind: { $known }.
manifest-not_manifest = Das ist kein Satz: Die Datei muss aus einem Paar geschweifter Klammern bestehen, in dem alles steht.
manifest-not_object = „{ $place }“ muss eine Liste von Namen in geschweiften Klammern sein, nicht „{ $value }“.
manifest-not_list = „{ $place }“ muss eine Liste in eckigen Klammern sein, nicht „{ $value }“.
manifest-not_text = „{ $place }“ muss ein Text sein, nicht „{ $value }“.
manifest-not_whole = „{ $place }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
manifest-not_truth = „{ $place }“ muss true oder false sein, nicht „{ $value }“.
manifest-bad_name = Der Satz braucht einen Namen mit 1 bis { $most } Zeichen, nicht „{ $value }“.
manifest-deck_size = Ein Kartenspiel hat { $low } bis { $high } Karten, nicht { $found }.

# Wer einen Satz liest, wo er mehrere Plätze aufzählt.
seat-you = du

# Warum etwas eine gute Idee ist.
why-plain = Die Spiele, die daraus folgen könnten, gingen gut aus.
verdict-only = Etwas anderes kannst du hier nicht tun.
verdict-luck = Das kann niemand wissen: reine Glückssache. Wähl, was du willst.
verdict-one = Nur eins ist hier einen Gedanken wert.
verdict-clear = Eins ist deutlich besser als der Rest.
verdict-better = Das Erste ist ein wenig besser als der Rest.
verdict-equal = { $count ->
    [2] Zwei Dinge sind
   *[other] { $count } Dinge sind
} etwa gleich gut: Nimm, was dir gefällt.
verdict-all-equal = Nichts ist hier besser als der Rest: Mach, was du willst.

# Was der Lehrer zu einem Augenblick sagt, zu dem, der da saß.
coach-wait = Es war besser, die anderen weiterspielen zu lassen.
coach-then = Danach am ehesten { $whose ->
    [own] du selbst: „{ $deed }“.
   *[other] { $name }: „{ $deed }“.
}
coach-wins = Soweit man wissen konnte, entscheidet das die Partie für dich.
