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
