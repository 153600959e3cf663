## Meine Partien
my-games-none = Hier findest du die Partien, die du gespielt hast. Spiel erst einmal eine.
my-games-played = Was ich gespielt habe
my-games-older = Ältere Partien zeigen
played-won = Du hast gewonnen
played-shared = Du hast mitgewonnen
played-lost = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
played-nobody = Niemand hat gewonnen
played-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
played-points = { $name } { $points }
played-against-self = Du saßt auf beiden Seiten, deshalb zählt diese nicht.
watch-again = Ansehen
watch-again-of = { $game } vom { $date } noch einmal ansehen
my-games-coach = Lehrer
my-games-coach-of = Was der Lehrer zu { $game } vom { $date } sagt
no-longer-kept = nicht mehr da

## Zahlen
my-figures = Meine Ergebnisse
figures-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
figures-won = { $count } gewonnen
figures-best = Bestes Ergebnis: { $points }
figures-streak = { $count ->
    [0] Noch kein Sieg
    [1] Beste Serie: ein Sieg
   *[other] Beste Serie: { $count } Siege am Stück
}
figures-closer = Mehr Zahlen
figures-editions = Nach Ausgabe
figures-levels = Allein gegen Bots
figures-people = Gegen Menschen
figures-share = { $won } von { $played } gewonnen

## Der Schlüssel
my-key = Meine Partien auf einem anderen Gerät
my-key-line = Es gibt kein Konto. Dieser Browser hat einen Schlüssel zu deinen Partien. Nimm ihn mit auf dein Handy oder deinen Computer: Fotografiere das Bild, oder öffne dort den Link.
my-key-secret = Zeig ihn niemandem: Wer den Schlüssel hat, sieht deine Partien und kann für dich spielen.
my-key-show = Meine Partien mitnehmen
my-key-copy = Link kopieren
my-key-code = QR-Code des Links zu meinen Partien
adopt-title = Deine Partien auf diesem Gerät?
adopt-line = Mit diesem Link kommen deine Partien in diesen Browser, und was hier gespielt wurde, kommt dazu.
adopt-own = Hast du den Link selbst gemacht, auf deinem anderen Gerät? Hat ihn dir jemand geschickt, dann schließ das hier: Sonst sehen andere deine Partien und können für dich spielen.
adopt = Meine Partien herholen
adopted = Deine Partien sind jetzt hier.
export-games = Alle Partien als Datei sichern
export-running = { $count ->
    [one] Bis jetzt { $count } Partie …
   *[other] Bis jetzt { $count } Partien …
}
export-none = Von deinen Partien ist keine mehr da.
export-done = { $count ->
    [one] Gesichert: { $count } Partie.
   *[other] Gesichert: { $count } Partien.
}
open-a-record = Eine Partie aus einer Datei öffnen
delete-games = Alles über mich löschen
delete-title = Alles über dich löschen?
delete-line = Die Halle vergisst, welche Partien deine waren: deine Liste, deine Zahlen und deinen Platz in Familien, auf allen deinen Geräten. Das lässt sich nicht zurücknehmen.
delete-kept = Die Partien selbst gehören allen, die sie gespielt haben, und bleiben, bis sie vergessen werden. Sichere sie vorher, wenn du magst. Was noch läuft, bleibt in diesem Browser offen.
delete-do = Löschen
delete-done = Gelöscht. Die Halle weiß nichts mehr von deinen Partien.

## Familien
family = Familientafel
family-line = Wer einen Link teilt, sieht, wie es bei allen läuft: Partien, Siege, beste Ergebnisse. Niemand sieht die Partien der anderen.
family-begin = Eine Familientafel beginnen
family-share = Link für die Familie kopieren
family-leave = Verlassen
family-leave-named = Die Familientafel verlassen
family-join-title = Zur Familientafel dazukommen?
family-join-line = Alle dort sehen, wie viele Partien du gespielt und gewonnen hast, und du siehst es von ihnen.
family-join = Dazukommen
family-name = Wie sollen wir dich nennen?
family-alone = Noch bist du hier allein. Schick den anderen den Link.
family-you = { $name } (du)
family-best = bestes: { $points }
family-none = noch nichts
