## The hall

hall-name = Runehall
hall-welcome = Sechs Runenspiele an einem Feuer. Setz dich zu Freunden, Fremden oder Bots. Kein Konto, nur ein Name und ein Link.
hall-quiet = In der Halle ist es still. Eröffne einen Tisch und zünde das Feuer an.
open-tables = Offene Tische
my-tables = Meine Tische
sit-down = Dazusetzen
join-with-code = Mit Code beitreten
watch = Zuschauen
play-on = Weiterspielen
play-again = Noch einmal
play-now = Gleich spielen
play-with-friends = Mit Freunden spielen
watch-the-game = Partie ansehen
rules = Regeln
about = Über Runehall
back = Zurück
close = Schließen
menu = Menü
help = Hilfe
undo = Zurücknehmen
cancel = Abbrechen
players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
minutes = { $count } Min.

## The lobby

around-the-table = Am Tisch
send-invitation = Einladung schicken
copy-link = Link kopieren
link-copied = Link kopiert
invite-friends = Schick diesen Link an deine Freunde.
join-line = Freunde kommen mit diesem Link oder mit dem Code dazu:
ready = bereit
not-ready = noch nicht bereit
free-seat = Freier Platz
free-seat-hint = für Freunde oder einen Bot
add-bot = Bot
change = Ändern
start-with = { $count ->
    [1] Allein anfangen
    [2] Zu zweit anfangen
    [3] Zu dritt anfangen
    [4] Zu viert anfangen
    [5] Zu fünft anfangen
    [6] Zu sechst anfangen
    [7] Zu siebt anfangen
   *[8] Zu acht anfangen
}
your-name = Dein Name
table-code = Code des Tisches

## Seats and states

you = Du
points = { $count ->
    [one] Punkt
   *[other] Punkte
}
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
coins-to-lay = { $count ->
    [one] Münze zu legen
   *[other] Münzen zu legen
}
bot = Bot
bot-level = { $level ->
    [0] Bot
    [1] Bot, leicht
    [2] Bot, geübt
   *[3] Bot, stark
}
seat-turn = { $name } ist am Zug
seat-away = Ein Bot spielt diesen Platz, bis { $name } zurück ist.
thinking = { $name } überlegt.
thinking-next = { $name } überlegt. Danach bist du dran.
your-turn = Du bist dran.
reconnecting = Die Verbindung ist weg. Wir versuchen es weiter.
reconnecting-hint = Dein Platz bleibt dir. Nichts geht verloren.
watching = zuschauen
last-round = letzte Runde
saga = Saga
saga-open = Saga aufschlagen
saga-empty = Noch ist nichts geschehen.
honest-deal = Ehrlich gemischt: Das Siegel passt zum Stapel.
win-you = { $margin ->
    [0] Du gewinnst, { $name }.
   *[other] Du gewinnst, { $name }. { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $margin } vor { $second }.
}
time-left = { $notches ->
    [one] noch 1 von 12 Kerben
   *[other] noch { $notches } von 12 Kerben
}

## Settings

settings = Einstellungen
theme = Licht
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht
language = Sprache
language-en = English
language-de = Deutsch
volume = Ton
volume-off = Ton aus
volume-on = Ton an

## Emblems

emblem-sun = Sonne
emblem-wave = Welle
emblem-fir = Tanne
emblem-moon = Mond
emblem-peak = Gipfel
emblem-feather = Feder
emblem-axe = Axt
emblem-rose = Rose
badge-person = { $name }, { $emblem }
badge-bot = { $name }, Bot, { $emblem }
badge-kept = { $name }, { $emblem }, gespielt von einem Bot

## Der Tisch

seats = Plätze
the-table = Tisch
away = nicht da
waiting-table = Am Tisch geschieht gerade etwas.
thinking-several = { $names } überlegen.
