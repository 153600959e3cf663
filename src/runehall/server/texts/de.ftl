# Was die Halle sagt, wenn sie etwas ablehnt, gleich in welchem Spiel.
refusal-bad_message = Diese Nachricht ist nicht lesbar: { $reason }.
refusal-not_text = Nachrichten sind JSON-Texte, keine Binärdaten.
refusal-too_large = Eine Nachricht darf höchstens { $bytes } Bytes haben.
refusal-too_fast = Das war zu schnell; warte einen Moment.
refusal-too_many_sockets = Es gibt zu viele Verbindungen von deiner Adresse.
refusal-too_many_tables = Es gibt zu viele offene Tische; beende oder verlasse erst einen.
refusal-hello_first = Stell dich zuerst mit „hello“ vor.
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-no_such_page = Hier ist nichts.
refusal-bad_method = { $method } geht hier nicht.
refusal-not_a_socket = Hier lässt sich nur ein WebSocket öffnen.
refusal-bad_token = Dieser Platzschlüssel gilt an diesem Tisch nicht.
refusal-bad_name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen oder einfache Zeichen.
refusal-name_taken = So heißt an diesem Tisch schon jemand.
refusal-bad_seats = Dieses Spiel kann nicht mit { $seats } Plätzen gespielt werden.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-table_full = Alle Plätze dieses Tisches sind besetzt.
refusal-no_person = Auf diesem Platz sitzt niemand.
refusal-no_card_there = Dort liegt keine Karte von { $name }, die man anfassen könnte.
refusal-memory_game = In diesem Spiel sieht niemand eine Karte zweimal an: Zurückblicken kannst du, wenn es zu Ende ist.
refusal-only_host = Das darf nur, wer den Tisch leitet.
refusal-only_seated = Das darf nur, wer am Tisch sitzt.
refusal-only_lobby = Das geht nur vor Spielbeginn.
refusal-only_playing = Das geht nur während eines Spiels.
refusal-only_over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-bad_order = Die neue Ordnung muss jeden Platz einmal nennen.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-seats_open = Es sind noch Plätze frei: warte auf Leute oder nimm Bots dazu.
refusal-no_such_level = Es gibt keine Bots der Stärke { $level }.
refusal-no_nonce = Schick eine Zufallszahl mit, damit alle am Mischen beteiligt sind.
refusal-chat_off = Der Chat dieses Tisches ist abgeschaltet.
refusal-empty_text = Darin steht nichts zu lesen.
refusal-too_late = Zu spät: der Moment dafür ist vorbei.
refusal-already_claimed = Du hast schon reagiert; es wird gerade entschieden, wer zuerst war.
refusal-false_start = Fehlstart: so schnell kann niemand reagieren.
refusal-handed_over = Ein Bot spielt deinen Platz; nimm ihn erst zurück.
refusal-hint_refused = Für dich gibt es gerade nichts zu entscheiden.
refusal-hint_busy = Über einen Hinweis wird schon nachgedacht.
refusal-not_a_seat = Dieses Spiel hat keinen Platz { $seat }.
refusal-hidden_view = Von einem anderen Platz aus darfst du schauen, wenn das Spiel zu Ende ist.
refusal-bad_number = „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein.
refusal-bad_origin = Diese Seite darf mit diesem Server nicht sprechen.
refusal-not_json = Schick JSON (Content-Type: application/json).
refusal-storage = Der Tisch konnte das nicht aufschreiben; nichts hat sich geändert, versuch es noch einmal.
refusal-draining = Die Halle schließt für einen Moment; dein Tisch kommt wieder.
refusal-unplayable = Dieser Tisch wurde mit Regeln begonnen, die dieser Server nicht kennt.
refusal-left = Du hast diesen Tisch verlassen.
refusal-slow_reader = Deine Verbindung ist zu langsam für diesen Tisch.
refusal-internal = Hier ist etwas schiefgegangen; nichts hat sich geändert.
refusal-only_loopback = Diese Adresse ist nur für die Maschine selbst.

level-random = Zufall
level-random-help = Spielt irgendetwas, das erlaubt ist.
level-novice = Neuling
level-novice-help = Vernünftig, vergesslich und langsam im Reagieren.
level-skilled = Geübt
level-skilled-help = Spielt nach dem ersten Einfall gut und vergisst nichts.
level-master = Meister
level-master-help = Denkt voraus, vergisst nichts und reagiert schnell.

pace-live = Live
pace-live-help = Alle sind da: eine Minute für eine Entscheidung, Sekunden zum Reagieren.
pace-relaxed = Gemütlich
pace-relaxed-help = Fünf Minuten für eine Entscheidung; niemand muss sich beeilen.
pace-correspondence = Fernpartie
pace-correspondence-help = Tage für eine Entscheidung: schau ab und zu herein.

value-true = ja
value-false = nein
value-null = keine

# Who begins, where a game has no words of its own
begins-first = Es beginnt, auf wen sich der Tisch einigt.
begins-next = Die Regeln sagen, wer das nächste Spiel beginnt.

# Was `runehall verify` gefunden hat
finding-refused = { $why }
finding-record = Es ist eine Aufzeichnung von { $game } mit { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}.
finding-no-proof = Diese Aufzeichnung hat keinen Beweis für ihr Mischen: Sie ist nicht an einem Tisch der Halle entstanden.
finding-key = Der Schlüssel ist der, der vor dem Austeilen zugesagt war.
finding-wrong-key = Der Schlüssel ist nicht der zugesagte: Sein SHA-256 ist ein anderer.
finding-nonces = Es sind { $nonces } Nonces für { $seats } Plätze.
finding-seed = Der Schlüssel und die Nonces der Plätze ergeben den Startwert dieses Spiels.
finding-wrong-seed = Der Schlüssel und die Nonces der Plätze ergeben nicht den Startwert dieses Spiels.
finding-commitment = Die Zusage ist die, die du notiert hast.
finding-wrong-commitment = Die Zusage ist nicht die, die du notiert hast.
finding-nonce = Die Nonce von Platz { $seat } ist die, die du geschickt hast.
finding-wrong-nonce = Die Nonce von Platz { $seat } ist nicht die, die du geschickt hast.
finding-digest = Seit dem Ende des Spiels ist nichts geändert worden.
finding-wrong-digest = Die Aufzeichnung ist geändert worden: Ihr Inhalt ergibt nicht ihre Prüfsumme.
finding-unfinished = Die Handlungen waren erlaubt, aber sie hören vor dem Ende des Spiels auf.
finding-played = Jede Handlung war erlaubt, und sie führen zum Ende des Spiels.
finding-races = { $count ->
    [one] Das Rennen ist nach seinen eigenen Zahlen gewertet.
   *[other] Alle { $count } Rennen sind nach ihren eigenen Zahlen gewertet.
}
finding-unreadable-races = Die Rennen dieser Aufzeichnung sind nicht lesbar.
finding-race-time = Rennen { $number }: Platz { $seat } ist mit { $judged } ms gewertet statt mit { $instead } ms.
finding-race-order = Rennen { $number }: Die Angaben stehen nicht in der Reihenfolge ihrer Zeiten.
finding-race-action = Rennen { $number }: Die schnellste Angabe ist nicht die ausgeführte Handlung.
