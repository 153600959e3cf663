# Was der Befehl `runehall` sagt, abgesehen von den Worten der einzelnen Spiele.
number = { $value }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
count-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
count-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
seat = Platz { $number }
interpreted = Runehall läuft hier interpretiert, etwa hundertmal langsamer als übersetzt; um die Regeln zu übersetzen, installiere einen C-Compiler und die Header von Python, dann Runehall noch einmal.

# games
games-seats = { $counts } Plätze
games-presets = Ausgaben: { $presets }

# options
options-title = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Ausgabe { $preset }
options-how = Ändere eine mit --set option=wert. Hinter ihrem Namen steht, was sonst gilt.
options-presets = Ausgaben
options-preset-how = Wähle eine mit --preset. Was sie ändert, steht in ihrer letzten Zeile.
options-same = ändert nichts

# simulate
simulate-title = { $game }: { $games }
simulate-length = Handlungen je Spiel: { $mean } (von { $shortest } bis { $longest })
simulate-seat = Reihe
simulate-wins = Siege
simulate-interval = 95 %
simulate-ties = unentschieden: { $share } ({ $interval })
simulate-score = Punkte im Mittel
simulate-ended = zu Ende, weil:
simulate-starts = Eine Simulation beginnt mit einer ganzen Zahl, denn sie zählt die Startwerte hoch.
simulate-saved = Aufgehoben: { $games }, in { $folder }.
simulate-too-many = Auf einmal lassen sich höchstens { $most } Partien aufheben; simuliere weniger, oder hebe nur die kürzesten, längsten oder knappsten auf.

# record
record-written = { $count } Entscheidungen stehen in { $file }.
record-ending = Ein Datensatz wird in eine Datei geschrieben, deren Name auf .npz oder .parquet endet, nicht in „{ $file }“.
record-needs-numpy = Für einen Datensatz wird NumPy gebraucht: runehall[numpy] installieren.
record-other-game = Eine dieser Aufzeichnungen ist nicht von { $game }.

# lab
waiting-playing = Es wird gespielt
lab-options = Optionen
lab-as-it-is = wie es ist
lab-seats = Anzahlen von Plätzen schreibt man wie 2,3,4, nicht { $typed }.
lab-vary = Werte zum Vergleichen schreibt man wie boat_value=1,2, nicht { $typed }.
lab-range = Zwischen den Zahlen von { $typed } liegt nichts, oder es sind mehr als { $most } Werte.
lab-written = Der Bericht: { $report }
lab-interrupted = Was gespielt ist, liegt in { $folder }; derselbe Befehl macht dort weiter.
lab-failed = Zu { $seats } gilt { $text }: { $value }.

# arena
arena-title = { $game }, { $seats }
arena-bot = Bot
arena-games = Spiele
arena-score = Anteil
arena-interval = 95 %
arena-decided = entschieden
arena-elo = Elo
arena-margin = Abstand
arena-speed = Züge/s
arena-pair = Paarung
arena-alone = Ein Turnier aller gegen alle braucht mindestens zwei Bots.
arena-fault = { $bot } hat { $count } Spiele nicht zu Ende gespielt; ein Bot hat weitergespielt. Beim ersten Mal: { $fault }.
arena-faults = { $bot } hat { $count } Spiele nicht zu Ende gespielt; ein Bot hat weitergespielt.
arena-starts = Ein Turnier beginnt mit einer ganzen Zahl, denn es zählt die Startwerte hoch.

# hint
hint-chance = Aussicht
hint-looks = Blicke
hint-wait = abwarten
hint-over = Das Spiel ist zu Ende; es gibt nichts zu entscheiden.
hint-not-asked = Platz { $seat } hat gerade nichts zu entscheiden.

# analyse
analyse-reading = Das Spiel wird gelesen
analyse-chances = Die Aussicht auf den Sieg, vom ersten Zug bis zum letzten:
analyse-start = zu Beginn
analyse-own = eigene Fehler
analyse-others = Fehler anderer
analyse-luck = Glück
analyse-result = Ergebnis
analyse-no-moments = Keine einzelne Entscheidung hat jemanden viel gekostet.
analyse-moment = Zug { $ply }, { $name }: „{ $played }“ hat { $loss } des Sieges gekostet. Besser: „{ $better }“.
analyse-instead = Nach dem, was gespielt wurde: { $outlook }
analyse-honest = Beurteilt wird, was der Platz in dem Augenblick wissen konnte; was kein Fehler erklärt, gilt als Glück.

# race
race-title = Rennen { $number }, Fenster { $window }, vor Handlung { $action }. Alle Seiten erfuhren { $lead } ms vorher, wann es zu zeigen ist.
race-place = Rang
race-who = wer
race-action = Handlung
race-arrived = Ankunft
race-says = Angabe
race-round-trip = Umlauf
race-earliest = frühestens
race-judged = gewertet
race-false-start = Fehlstart
race-explained = Millisekunden nach dem Augenblick des Zeigens. „Angabe“ ist die Reaktionszeit, die die Seite gemeldet hat; sie gilt zwischen „frühestens“ (Ankunft weniger die Hälfte des Umlaufs, den der Server gemessen hat, höchstens { $longest }) und „Ankunft“. Weniger als { $false-start } ist ein Fehlstart. Bei gleicher Zeit entscheidet das Los.
race-missing = Diese Aufzeichnung hat { $count } Rennen; ein Rennen { $number } gibt es nicht.
race-unreadable = Rennen { $number } dieser Aufzeichnung ist nicht lesbar.

# serve
serve-open = Die Halle ist offen: { $address }
serve-to-others = Alle in deinem Netz können hereinkommen. Nur für dich allein öffnet sie „make play HOST=127.0.0.1“ oder „runehall serve --host 127.0.0.1“.
serve-bad-network = „{ $text }“ ist keine Adresse und kein Netz.

# mcp
mcp-extra = Dafür fehlt, was Assistenten sprechen: „pip install 'runehall[mcp]'“ bringt es mit.
mcp-open = Assistenten finden hierher: { $address }
mcp-no-place = Unter { $where } kann niemand eingelassen werden: { $reason }.
mcp-to-others = Alle in deinem Netz können das benutzen, und niemand wird gefragt, wer er ist. Ohne „--host“ kann es nur dieser Rechner.

# open
open-shown = Die Partie ist hier zu sehen: { $address }
open-stop = Strg+C schließt die Halle wieder; nichts davon bleibt.
open-unfinished = Diese Partie ist noch nicht zu Ende; „runehall replay“ zeigt, wie weit sie kam.
open-no-hall = Unter { $address } ist keine Halle.

# backup und restore
backup-done = Die Halle ist in { $path } aufgehoben.
backup-counted = Die Halle ist in { $path } aufgehoben: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}.
restore-done = Die Halle ist aus { $path } wiederhergestellt.
restore-counted = Die Halle ist aus { $path } wiederhergestellt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $actions ->
    [one] { $actions } Handlung
   *[other] { $actions } Handlungen
}.

# play
play-bot = Bot { $seat } ({ $level })
play-person = Person { $seat }
play-may = Du darfst reagieren. Wer es außerdem darf: { $others }.
play-may-last = Du darfst reagieren; sonst wird niemand mehr gefragt.
play-may-secret = Du darfst reagieren; ob andere es können, erfährt niemand.
play-must = Du entscheidest.
play-idle = Du darfst jetzt eingreifen, oder drück Enter, dann geht es weiter.
play-hand-over = { $name }, nimm den Bildschirm und drück Enter.
play-prompt = Nummer, Handlung, p = passen, h = Rat, ? = Hilfe
play-help = Tipp eine Nummer der Liste oder die Handlung selbst. p passt, h fragt einen Meister-Bot, r zeigt die Regeln, l das ganze Protokoll, q verlässt den Tisch.
play-won = Gewonnen: { $names }.
play-nobody-won = Niemand hat gewonnen.
play-next = Das nächste Spiel würde { $name } beginnen (--set first=…).
play-next-lot = Wer das nächste Spiel beginnt, würde ausgelost.
play-remember = Merk dir, was du gesehen hast, und drück Enter.
play-bye = Du verlässt den Tisch.
play-more = … und { $count } weitere; tipp die Handlung oder + für alle
play-too-many-bots = Es gibt { $seats } Plätze für { $bots } Bots.

# Ein Tisch, dessen Spiel keine eigene Zeichnung hat
table-turn = Zug { $number }
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
yes = ja
no = nein

# Was am Getippten nicht stimmt
no-seat = Es gibt keinen Platz { $seat }; dieser Tisch hat die Plätze 0 bis { $last }.
no-position = Diese Aufzeichnung hat { $count ->
    [one] { $count } Handlung
   *[other] { $count } Handlungen
}; eine Stellung { $at } gibt es nicht.
no-json = { $path } enthält kein JSON.
no-equals = Eine Einstellung ändert man mit option=wert, nicht mit { $typed }.
no-nonce = Eine Nonce gibt man als PLATZ:HEX an, nicht als { $typed }.
file-too-large = { $path } ist größer, als eine Datei von Runehall sein kann.
file-not-text = { $path } ist kein Text in UTF-8.

manifest-good = Mit dem Satz „{ $set }“ lässt sich { $game } spielen: mit --manifest DATEI, oder wähle ihn am Tisch.

# puzzles
puzzles-found = { $count ->
    [one] { $count } Rätsel gefunden.
   *[other] { $count } Rätsel gefunden.
}
puzzles-checked = { $count } Rätsel, { $share } davon so gelöst, wie sie sollen; nicht so: { $wrong }
