# Was die Halle sagt, wenn sie etwas ablehnt, gleich in welchem Spiel.
refusal-bad_message = Diese Nachricht ist nicht lesbar: { $reason }.
refusal-not_text = Nachrichten sind JSON-Texte, keine Binärdaten.
refusal-too_large = Eine Nachricht darf höchstens { $bytes } Bytes haben.
refusal-packed_body = Bitte so schicken, wie es ist: Gepacktes wird hier nicht ausgepackt.
refusal-too_slow = Diese Nachricht war zu lange unterwegs.
refusal-head_too_large = Diese Anfrage sagt zu viel, bevor sie anfängt.
refusal-too_fast = Das war zu schnell; warte einen Moment.
refusal-too_many_sockets = Es gibt zu viele Verbindungen von deiner Adresse.
refusal-too_many_tables = Es gibt zu viele offene Tische; beende oder verlasse erst einen, oder komm später wieder.
refusal-too_many_seats = Von deiner Adresse sind genug Plätze an offenen Tischen besetzt; spiel erst eines dieser Spiele.
refusal-table_busy = Dieser Tisch hat gerade zu viel zu tun; versuch es gleich noch einmal.
refusal-table_crowded = Diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist.
refusal-elsewhere = Dein Platz ist in zu vielen anderen Fenstern offen; dieses wurde geschlossen.
refusal-chat_too_fast = Eine Zeile in der Sekunde genügt; warte einen Moment.
refusal-hello_first = Stell dich zuerst mit „hello“ vor.
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-no_such_code = Dieser Code führt zu keinem Tisch: Schau die Buchstaben noch einmal an. Sind alle Plätze besetzt, gilt ein Code nicht mehr.
refusal-too_many_guesses = Das waren zu viele Codes hintereinander; warte einen Moment, oder nimm den Link.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-no_such_page = Hier ist nichts.
refusal-bad_method = { $method } geht hier nicht.
refusal-not_a_socket = Hier lässt sich nur ein WebSocket öffnen.
refusal-bad_token = Dieser Platzschlüssel gilt an diesem Tisch nicht.
refusal-bad_name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen oder einfache Zeichen.
refusal-invisible_name = In diesem Namen steckt ein Zeichen, das niemand sieht; bitte ohne es schreiben.
refusal-name_taken = So oder zum Verwechseln ähnlich heißt an diesem Tisch schon jemand.
refusal-bad_seats = Dieses Spiel kann nicht mit { $seats } Plätzen gespielt werden.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-table_full = Alle Plätze dieses Tisches sind besetzt.
refusal-no_person = Auf diesem Platz sitzt niemand.
refusal-no_card_there = Dort liegt keine Karte von { $name }, die man anfassen könnte.
refusal-memory_game = In diesem Spiel sieht niemand eine Karte zweimal an: Zurückblicken kannst du, wenn es zu Ende ist.
refusal-only_host = Das darf nur, wer den Tisch leitet.
refusal-only_seated = Das darf nur, wer am Tisch sitzt.
refusal-only_lobby = Das geht nur vor Spielbeginn.
refusal-not_alone = Du spielst nicht allein: Andere lesen vielleicht noch.
refusal-only_playing = Das geht nur während eines Spiels.
refusal-only_over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-bad_order = Die neue Ordnung muss jeden Platz einmal nennen.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-seats_open = Es sind noch Plätze frei: warte auf Leute oder nimm Bots dazu.
refusal-no_such_level = Es gibt keine Bots der Stärke { $level }.
refusal-not_learned = { $level } hat nicht gelernt, an so einem Tisch zu spielen.
refusal-no_nonce = Schick eine Zufallszahl mit, damit alle am Mischen beteiligt sind.
refusal-chat_off = Der Chat dieses Tisches ist abgeschaltet.
refusal-empty_text = Darin steht nichts zu lesen.
refusal-too_late = Zu spät: der Moment dafür ist vorbei.
refusal-already_claimed = Du hast schon reagiert; es wird gerade entschieden, wer zuerst war.
refusal-false_start = Fehlstart: In { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s kann niemand etwas gesehen haben.
refusal-outrun = Zu spät: { $name } { NUMBER($first, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, du { NUMBER($own, minimumFractionDigits: 2, maximumFractionDigits: 2) } s. Du verlierst dadurch nichts.
refusal-handed_over = Ein Bot spielt deinen Platz; nimm ihn erst zurück.
refusal-hint_refused = Für dich gibt es gerade nichts zu entscheiden.
refusal-hint_busy = Über einen Hinweis wird schon nachgedacht; frag gleich noch einmal.
refusal-no_lesson = Für dieses Spiel gibt es noch keine Lektion.
refusal-no_such_chapter = Diese Lektion hat { $chapters } Kapitel.
refusal-no_lesson_here = Das ist ein Spiel, keine Lektion.
refusal-lesson_first = Gute Idee, aber probiere zuerst, was markiert ist.
refusal-lesson_read = Einen Moment: Lies erst weiter.
refusal-no_shuffle = Hier wurde nichts gemischt: Dieses Spiel begann mit einer vorbereiteten Stellung.
refusal-brought_shuffle = Diese Partie kam als Datei; ihr Siegel prüft „runehall verify“.
refusal-record_unfinished = Diese Partie ist noch nicht zu Ende; bring sie, wenn sie aus ist.
refusal-record_too_long = Diese Partie hat mehr als { $most } Züge; das ist hier zu lang.
refusal-too_many_records = Fürs Erste sind genug Partien gebracht worden; warte eine Minute und versuche es dann noch einmal.
refusal-no_such_chronicle = Die Halle kennt unter diesem Schlüssel keine Partien; vielleicht wurden sie auf einem anderen Gerät gelöscht.
refusal-too_many_chronicles = Von deiner Adresse aus wurden genug neue Schlüssel geholt; komm später wieder.
refusal-no_such_family = Diese Familie gibt es nicht, oder du gehörst nicht dazu.
refusal-too_many_families = Du gehörst schon zu { $most } Familien; verlasse zuerst eine davon.
refusal-family_full = Diese Familie hat schon { $most } Mitglieder, mehr Platz ist nicht.
refusal-not_a_seat = Dieses Spiel hat keinen Platz { $seat }.
refusal-hidden_view = Von einem anderen Platz aus darfst du schauen, wenn das Spiel zu Ende ist.
refusal-bad_number = „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein.
refusal-bad_origin = Diese Seite darf mit diesem Server nicht sprechen.
refusal-not_json = Schick JSON (Content-Type: application/json).
refusal-storage = Der Tisch konnte das nicht aufschreiben; nichts hat sich geändert, versuch es noch einmal.
refusal-draining = Die Halle schließt für einen Moment; dein Tisch kommt wieder.
refusal-unplayable = Dieser Tisch wurde mit Regeln begonnen, die dieser Server nicht kennt.
refusal-unreadable = Dieser Tisch ist nicht mehr lesbar; er wurde für die Leitung dieser Halle beiseitegelegt.
refusal-not_read = Die Halle kann ihre Datenbank gerade nicht lesen; versuch es gleich noch einmal.
refusal-left = Du hast diesen Tisch verlassen.
refusal-slow_reader = Deine Verbindung ist zu langsam für diesen Tisch.
refusal-internal = Hier ist etwas schiefgegangen; nichts hat sich geändert.
refusal-only_loopback = Diese Adresse ist nur für die Maschine selbst.

# Was an der Datenbank nicht stimmt, wenn eine Halle geöffnet wird
refusal-occupied = Auf { $where } ist schon eine Halle offen; eine Datenbank gehört einer Halle.
refusal-occupied_by = Auf { $where } ist schon eine Halle offen: Prozess { $process } auf { $machine }, seit { $since }. Eine Datenbank gehört einer Halle.
refusal-succeeded = Auf { $where } wurde eine andere Halle geöffnet; diese hier hat geschlossen, und nichts Bestätigtes ist verloren.
refusal-second_name = { $where } hat einen zweiten Namen (einen harten Link), unter dem SQLite die Datei zerstören würde; mach stattdessen eine Kopie mit „runehall backup“.
refusal-bad_address = Das ist keine Adresse einer Datenbank: { $address }. Sie sieht so aus: postgresql+asyncpg://user@host/name.
refusal-no_database = Unter { $where } gibt es keine Datenbank: { $reason }.
refusal-newer_database = { $where } wurde von einem neueren Runehall geschrieben; öffne sie damit oder mit einem noch neueren.
refusal-not_a_database = { $where } ist keine Datenbank von Runehall.
refusal-damaged_database = { $where } ist beschädigt; hol mit „runehall restore“ eine Kopie zurück.
refusal-closed_database = { $where } darf von diesem Benutzer nicht geöffnet oder beschrieben werden ({ $reason }).
refusal-disk_full = { $where } kann nicht beschrieben werden: Auf der Platte ist kein Platz ({ $reason }).
refusal-busy_database = { $where } wird gerade von einem anderen Programm benutzt.
refusal-unusable_database = { $where } ist nicht brauchbar: { $reason }.
refusal-file_exists = { $path } gibt es schon, und überschrieben wird nichts.
refusal-no_hall = In { $path } ist keine Halle.
refusal-hall_exists = Hier ist schon eine Halle: { $path }. Nenn einen leeren Ordner.
refusal-no_tool = Dafür muss hier das Programm { $tool } von PostgreSQL installiert sein.
refusal-tool_failed = { $tool } von PostgreSQL konnte das nicht: { $reason }

level-random = Zufall
level-random-help = Spielt irgendetwas, das erlaubt ist.
level-novice = Gemütlich
level-novice-help = Spielt vernünftig, vergisst wie Menschen und braucht etwa eine Sekunde, um zu reagieren.
level-skilled = Geübt
level-skilled-help = Spielt gut, vergisst nichts und ist schneller als die meisten Menschen.
level-master = Meister
level-master-help = Denkt voraus, vergisst nichts und ist sehr schnell.
level-trained-help = Hat sich { $game } zu { $seats } selbst beigebracht und spielt nichts anderes.

pace-live = Eine Minute
pace-live-help = Alle sind da: eine Minute für eine Entscheidung, Sekunden zum Reagieren.
pace-relaxed = Fünf Minuten
pace-relaxed-help = Fünf Minuten für eine Entscheidung; niemand muss sich beeilen.
pace-correspondence = Tage
pace-correspondence-help = Tage für eine Entscheidung: schau ab und zu herein.

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

# Der Lehrer
coach-wait = Die anderen weiterspielen lassen
refusal-coach_later = Der Lehrer spricht, wenn die Partie zu Ende ist.
refusal-coach_busy = Der Lehrer liest gerade andere Partien. Frag bitte in einer Minute noch einmal.
refusal-coach_too_long = Diese Partie ist dem Lehrer zu lang: Er liest Partien mit bis zu { $most } Zügen.
refusal-no_such_step = Diese Partie hat { $steps } Schritte.
refusal-nothing_follows = Hier ist die Partie zu Ende; es folgt nichts mehr.
refusal-no_such_puzzle = Dieses Rätsel gibt es nicht.
refusal-not_a_choice = „{ $action }“ geht hier nicht.
