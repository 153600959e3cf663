## The hall

hall-name = Runehall
hall-welcome = Runenspiele an einem Feuer. Setz dich zu Freunden, Fremden oder Bots. Kein Konto, nur ein Name und ein Link.
hall-quiet = In der Halle ist es still. Eröffne einen Tisch und zünde das Feuer an.
open-tables = Offene Tische
my-tables = Meine Tische
my-games = Meine Partien
sit-down = Dazusetzen
join-with-code = Mit Code beitreten
watch = Zuschauen
play-on = Weiterspielen
play-again = Noch einmal
play-now = Gleich spielen
play-one-round = Eine Runde gegen gemütliche Bots
play-gently = Gegen gemütliche Bots spielen
play-with-friends = Mit Freunden spielen
learn = In drei Minuten lernen
learn-on = Lektion fortsetzen
learn-again = Spielend lernen
lesson = Lektion
lesson-step = { $number } von { $of }
lesson-next = Weiter
lesson-read = Lies oben, dann geht es weiter.
lesson-leave = Lektion verlassen
lesson-done = Jetzt kannst du { $game } spielen
lesson-real-game = Ein richtiges Spiel beginnen
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
players-of = { $numbers } Personen
minutes = { $count } Min.

## The lobby

around-the-table = Am Tisch
send-invitation = Einladung schicken
copy-link = Link kopieren
link-copied = Link kopiert
join-line = Freunde scannen das oder tippen:
join-where = bei „Mit Code beitreten“ in der Halle
watch-line = Alle Plätze sind besetzt. Wer den Link hat, kann zuschauen.
qr-code = QR-Code des Links zu diesem Tisch
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
table-code = Sechs Buchstaben, oder der Link
table-code-like = KMT RXB

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
coins-to-lay = zu legen
bot = Bot
program = Programm
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
tap-to-go-on = Weiter mit einem Tipp.
go-on = Weiter
waits-for-you = Neu für dich
waits-for-you-hint = Bis du es gelesen hast, geschieht nichts.
take-it-back = Zurücknehmen
your-turn = Du bist dran.
time-was-up = Deine Zeit war um, darum hat die Halle für dich gezogen.
# Who was when in a race: “Alrun 0.41 s, you 0.78 s”
race-time = { $who ->
    [me] du
   *[other] { $name }
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
race-false-start = { $who ->
    [me] du
   *[other] { $name }
} { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s (Fehlstart)
reconnecting = Die Verbindung ist weg. Wir versuchen es weiter.
reconnecting-hint = Dein Platz bleibt dir. Nichts geht verloren.
watching = zuschauen
last-round = letzte Runde
log = Was bisher geschah
log-open = Alles lesen, was geschah
log-empty = Noch ist nichts geschehen.
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
waiting-window = Die anderen dürfen noch etwas tun.
thinking-several = { $names } überlegen.

## Die Halle, weiter

games = Spiele
more = Mehr
guest = Gast
loading = Einen Moment.
try-again = Noch einmal
to-the-hall = Zur Halle
to-the-table = Zum Tisch
nothing-here = Hier ist nichts
nothing-here-hint = Der Tisch ist vielleicht schon abgeräumt, oder der Link ist nicht vollständig.
hall-unreachable = Die Halle antwortet nicht
link-cut = Die Verbindung ist weg. Versuch es gleich noch einmal.
your-turn-short = Du bist dran
others-turn = Die anderen spielen
in-the-lobby = Vor dem Spiel
game-with = { $game } mit { $names }
more-tables = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
who-is-there = { $others ->
    [0] { $name }
    [one] { $name } und 1 weitere Person
   *[other] { $name } und { $others } weitere
}
open-record = Ein gespeichertes Spiel ansehen
how-many = Spielende
how-strong = Bots
bot-tempo = Tempo der Bots
bot-tempo-calm = Ruhig
bot-tempo-brisk = Zügig
bot-tempo-at_once = Sofort
about-minutes = Etwa { $count } Minuten.


memory-aid-help = Karten, die du gesehen hast, bleiben für dich sichtbar. Gedruckt ist das Spiel aus dem Gedächtnis.
less-motion = Weniger Bewegung
less-motion-help = Teile erscheinen an ihrem Platz, statt zu wandern.
explain-new = Neues erklären
explain-new-help = Ein Satz am Tisch, wenn etwas zum ersten Mal geschieht.
explain-again = Alles noch einmal zeigen
explained-new = Neu:
explained-got-it = Verstanden

## Vor dem Spiel, weiter

table-of = Tisch von { $name }
pace-of = Bedenkzeit: { $pace }
public-table = Offen für alle
public-table-help = Der Tisch steht auf der Liste der Halle, und alle dürfen zuschauen.
private-table = Nur für Freunde
chat-on = Chat
chat-on-help = Am Tisch kann man einander schreiben.
chat-off = Ohne Chat
change-rules = Regeln ändern
see-rules = Regeln ansehen
rules-of-table = Regeln dieses Tisches
only-host-changes = Das bestimmt, wer den Tisch eröffnet hat.
preset = Ausgabe
pace = Bedenkzeit
every-option = Alle { $count } Optionen
choose-set = Datei wählen …
save-set = Diesen Satz als Datei sichern
our-set-again = Zurück zu unserer Rekonstruktion
own-set = eigener Satz „{ $name }“
own-set-unnamed = eigene Zählung
set-refused = { $file } wurde nicht genommen. { $reason }
option-fixed = Das hat die Halle festgelegt.
none = keine
seats-free = { $count ->
    [one] Ein Platz ist frei: Lade jemanden ein oder nimm einen Bot.
   *[other] { $count } Plätze sind frei: Lade Leute ein oder nimm Bots.
}
not-all-ready = Noch nicht bereit: { $names }.
table-is-full = Alle Plätze sind besetzt. Du kannst zuschauen.
fill-with-bots = Mit Bots auffüllen
stand-up = Aufstehen
wait-for-host = Du bist bereit. Wer eingeladen hat, startet das Spiel, sobald alle es sind.
say-ready = Sieh dir die Regeln an, dann sag, dass du bereit bist.
not-ready-after-all = Doch nicht bereit
i-am-ready = Ich bin bereit
bot-of = Bot, { $level }
you-here = du
your-team = dein Team
opened-the-table = hat den Tisch eröffnet
move-up = Einen Platz nach oben
free-this-seat = Platz freimachen
link-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.

## Der Tisch, weiter

all-actions = Alle Züge
nothing-asked = Gerade wird nichts von dir verlangt.
find-action = Einen Zug suchen
actions-found = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
narrow-down = Es gibt noch mehr. Tipp ein Wort, um den gemeinten zu finden.
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
emotes = Gefühle
emote-well-played = Gut gespielt
emote-thanks = Danke
emote-hello = Hallo
emote-hurry = Du bist dran
emote-oops = Hoppla
emote-wow = Oh
emote-think = Ich überlege
emote-laugh = Haha
game-over = Das Spiel ist zu Ende.
see-result = Ergebnis ansehen
see-table = Tisch ansehen
seat-handed-over = Ein Bot spielt deinen Platz.
seat-handed-over-hint = Nimm ihn zurück, wann du willst.
take-back = Platz zurücknehmen
seat-absent = Deine Zeit war um: Ein Bot spielt für dich.
seat-absent-hint = So müssen die anderen nicht warten.
i-am-back = Ich bin wieder da
seat-was-kept = Willkommen zurück. Solange du weg warst, hat ein Bot deinen Platz gehütet.
hint = Hinweis
hint-thinking = Der stärkste Bot denkt über deine Entscheidung nach.
hint-reason = Ich habe oft durchgespielt, was folgen kann, und wusste nur, was du weißt. So ging es am besten aus.
hint-none = Für diese Entscheidung gibt es keinen Hinweis.
hint-chance = { $chance } Gewinnchance
do-it = So machen
show-it = Zeig es
hand-over = Einen Bot für mich spielen lassen
other-device = Link zu meinem Platz für ein anderes Gerät
send-watch-link = Link zum Zuschauen kopieren
pass-for-me = Nicht fragen, ob ich reagiere
pass-for-me-help = Wenn alle zugleich reagieren dürfen, lässt du es vorbeigehen. Deine eigenen Züge bleiben deine.
stop-asking = Nicht mehr fragen
asks-no-more = Solche Momente lässt du ab jetzt vorbeigehen. Im Menü stellst du das um.
played-by = Ausgabe: { $preset }.
spectators = { $count ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
leave = Tisch verlassen
leave-hint = Ein Bot übernimmt deinen Platz für immer.
leave-really = Endgültig verlassen
log-older = Ältere Zeilen

## Das Ende

nobody-wins = Niemand gewinnt
win-mine = Du gewinnst, { $name }
result-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $name }
win-other = { $name } gewinnt
win-together = { $names } gewinnen
win-team = Dein Team gewinnt
win-together-mine = { $names } gewinnt
sit-down-again = Wieder hinsetzen
next-is-open = Das nächste Spiel wird vorbereitet. Dein Platz bleibt dir frei.
share-game = Link zu diesem Spiel kopieren
honest-deal-short = Ehrlich gemischt.
honest-deal-line = Das Siegel von vor dem Spiel passt zum Stapel.
broken-seal = Das Siegel ist gebrochen.
broken-seal-line = Etwas passt nicht zum Mischen dieses Spiels.
check-it = Selbst prüfen
the-seal = Das Siegel
seal-explained = Vor dem Austeilen hat die Halle einen Fingerabdruck ihres geheimen Schlüssels gezeigt; dann hat jede Person eine Zufallszahl dazugegeben. Beides zusammen ergab das Mischen, also konnte es niemand aussuchen. Dieser Browser hat nachgerechnet:
check-commitment-seen = Der Fingerabdruck ist der, den du vorher gesehen hast
check-key-fits = Der Schlüssel passt zum Fingerabdruck
check-nonce-mine = Deine Zufallszahl ist darin
check-seed-fits = Schlüssel und Zufallszahlen ergeben die Mischung
check-holds = passt
check-fails = passt nicht
check-open = hier nicht bekannt
seal-commitment = Fingerabdruck
seal-key = Schlüssel
seal-seed = Mischung
download-record = Aufzeichnung herunterladen
verify-record = und mit „runehall verify“ nachspielen.

## Nachspielen

replay = Nachspielen
replay-position = Stelle im Spiel
the-deal = Das Austeilen
step-of = { $at } von { $total }
to-start = Zum Anfang
to-end = Zum Ende
one-back = Einen Schritt zurück
one-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
tempo = Tempo
tempo-0 = langsam
tempo-1 = ruhig
tempo-2 = schnell
look-from = Sicht
as-spectator = Beim Zuschauen
from-seat = Vom Platz von { $name }
share-position = Link zu dieser Stelle kopieren
choose-record = Wähle die Datei einer Partie, oder zieh sie hierher.
choose-file = Datei wählen
drop-record = Lass sie los: Die Partie geht hier auf.
no-record = Diese Datei ist keine Aufzeichnung eines Spiels.
broken-record = Diese Datei lässt sich nicht nachspielen: Etwas darin passt nicht zu den Regeln.
record-kept = Die Halle bewahrt eine Partie aus einer Datei einen Tag lang auf, und nur wer den Link hat, findet sie. Sie zählt nirgends.

## Regeln und Über die Halle

rules-of = Regeln: { $game }
age = ab { $age } Jahren
contents = Was in diesen Regeln steht
all-rules = Die Regeln aller Spiele
rules-welcome = Welches darf es heute sein? Jedes Spiel mit dem, was einen erwartet, für wie viele, wie lange und für wen. Ein Tipp öffnet die Regeln, mit Bildern.
read-rules = Regeln lesen
picture-refused = Das geht nicht
version = Version { $version }
about-what = Was das ist
about-what-text = Runehall ist eine Halle für Spiele mit Runen: mit einem Blatt von 76 Karten, mit Steinen, mit Karten auf einem Raster. Du spielst im Browser, mit Freunden, Fremden oder Bots. Die Bots wissen nur, was der Platz wissen darf, den sie spielen.
about-fair = Ehrlich gemischt, gerecht gemessen
about-fair-text = Vor jedem Austeilen versiegelt die Halle ihren Schlüssel, und alle am Tisch geben eine Zufallszahl zum Mischen; danach prüft dein Browser das Siegel. Wollen mehrere zuerst reagieren, zählt die Zeit vom Sehen zum Drücken, also ist eine langsame Leitung kein Nachteil.
about-kept = Was aufbewahrt wird
about-kept-text = Es gibt keine Konten. Dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser; Tische, Züge und Chat auf dem Server dieser Halle, bis sie lange still waren. Ein geheimer Schlüssel in diesem Browser sagt der Halle, welche Partien deine waren; unter „Meine Partien“ löschst du ihn mit allem, was er weiß. Nichts davon geht anderswohin.
about-sets = Unsere Rekonstruktion
about-sets-text = Nirgends ist gedruckt, wie oft die meisten der 76 Karten vorkommen, was auf den 72 Steinen von RUNES und den 16 Karten von RUNE steht und was einige Rituale bewirken. Das haben wir im Rahmen der Spielanleitungen selbst gemacht. Wenn du ein gedrucktes Spiel besitzt: Sichere den Satz am Tisch als Datei, verbessere ihn und wähle dort deine Datei; dann wird mit deinem gespielt.
about-keys = Mit der Tastatur
about-keys-text = Tab und Pfeile führen von Teil zu Teil, 1 bis 9 wählen aus deiner Hand, Enter drückt den Hauptknopf, R dreht ein Teil, Escape nimmt eine Wahl zurück. L zeigt alle Züge, H fragt nach einem Hinweis, S zeigt, was bisher geschah, C den Chat, M das Menü, ? die Regeln.
about-free = Freie Software
about-free-text = Regeln, Bots, Server und Seite sind freie Software unter der MIT-Lizenz. Zeichnungen und Klänge gehören dazu.

## Das Brett für jedes Spiel

ask-choose = Du bist dran. Wähl deinen Zug.
ask-window = Du darfst reagieren oder es geschehen lassen.
ask-window-nothing = Du hast nichts, womit du reagieren könntest. Lass es geschehen.
ask-sure = { $action }?
words-and-more = { $words } … ({ $count })

## Bretter zum Schieben und Zoomen

zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Das ganze Brett zeigen

log-since = Seit du gespielt hast
seconds-left = { $count ->
    [one] Noch 1 Sekunde
   *[other] Noch { $count } Sekunden
}
rename = So heißen

# Wie die Teile einer Ansicht heißen, wo kein eigenes Brett ein Spiel zeichnet
field-phase = Phase
field-turn = am Zug
field-turn_no = Zug
field-first = begann
field-hand = Hand
field-hands = Hand
field-draw = Zugstapel
field-discard = Ablage
field-points = Punkte
field-scores = Punkte
field-totals = Punkte insgesamt
value-true = ja
value-false = nein

# Wer beginnt
who-begins = Wer beginnt?
who-begins-tap = Tippe einen Namen an, oder lass das Los entscheiden.
draw-lots = Auslosen
somebody-begins = { $name } beginnt.
lots-are-drawn = Wer beginnt, wird ausgelost.
next-begins = Im nächsten Spiel beginnt { $name }.
next-begins-mine = Im nächsten Spiel beginnst du.
next-by-lot = Wer das nächste Spiel beginnt, würde ausgelost.

# Einstellungen eines Tisches
preset-needs = { $name } ({ $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
})
option-changed = Hier geändert.
option-usual = Wieder wie üblich

# Die Ecke einer Karte anheben
touched-card = { $who ->
    [me] Du hebst
   *[other] { $name } hebt
} eine Ecke { $whose ->
    [mine] deiner Karte { $number }
    [own] der eigenen Karte { $number }
   *[other] der Karte { $number } von { $owner }
} an.

# Nach der Partie: der Lehrer
what-mattered = Worauf kam es an?
open-cards = Offene Karten
go-on-from-here = Von hier weiterspielen
replay-more = Wie ich zusehe
exercise = Übung
exercise-over = Das war eine Übung. Sie zählt nirgends.
back-to-coach = Zurück zum Lehrer
coach = Der Lehrer
coach-waiting = Der Lehrer liest noch eine andere Partie. Deine ist die nächste.
coach-reading = Der Lehrer liest deine Partie …
coach-share = { " " }{ $share } von 100
coach-of-hundred = Siege in 100 solchen Partien
coach-chance = { $name } { $count } von 100
coach-moment = Ein Augenblick, auf den es ankam
coach-moment-number = Augenblick { $number }
coach-chapter-luck = Glück
coach-chapter-memory = Gedächtnis
coach-chapter-races = Rennen
coach-played = { $name } spielte
coach-played-mine = Du spieltest
coach-better = Besser
coach-cost = In 100 solchen Partien wäre das { $count ->
    [one] ein Sieg mehr gewesen.
   *[other] { $count } Siege mehr gewesen.
}
coach-instead = Nach dem, was gespielt wurde: { $line }
coach-honest = Beurteilt nur nach dem, was { $name } da wissen konnte.
coach-honest-mine = Beurteilt nur nach dem, was du da wissen konntest.
coach-says-to = Was der Lehrer dazu { $name } sagen würde:
coach-try = Noch einmal versuchen
coach-see = Sehen, was geschah
coach-no-moments = In dieser Partie hat niemand einen großen Fehler gemacht.
coach-luck-says = Stellt euch diese Partie 100-mal gespielt vor. Wie viele davon jeder anfangs gewänne, und was danach Siege brachte oder kostete:
coach-start = am Anfang
coach-luck = Glück
coach-own = eigene Fehler
coach-others = Fehler anderer
coach-end = am Ende
coach-luck-honest = Was kein Fehler erklärt, gilt als Glück: das Geben, das Ziehen, und was die anderen gerade hatten.
coach-memory = Was gesehen wurde
coach-memory-says = { $who ->
    [me] Jede verdeckte Karte, die du gesehen hattest, von wann bis wann.
   *[other] Jede verdeckte Karte, die { $name } gesehen hatte, von wann bis wann.
}
coach-memory-none = Nichts, was verdeckt war.
coach-slip = Schritt { $step }, „{ $played }“:
coach-span = { $card }, vor { $name }, bekannt von Schritt { $start } bis { $end }
coach-races-none = In dieser Partie gab es kein Rennen.
coach-sooner = { $seconds ->
    [0] Und wenn { $who ->
        [me] du schneller gewesen wärst
       *[other] { $name } schneller gewesen wäre
    }? Zieh, und sieh es dir an:
   *[other] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s schneller:
} { $won } von { $races } Rennen gewonnen.

# Rätsel
puzzles = Rätsel
puzzles-say = Eins gewinnt hier am meisten. Was?
puzzle-you = Du bist { $name } und am Zug: Was gewinnt am meisten?
puzzle-number = Rätsel { $number } von { $of }
puzzle-right = Richtig. Das gewinnt am meisten.
puzzle-wrong = Nicht ganz. Das gewinnt am meisten:
puzzle-chances = { $chance } von 100 solchen Partien werden damit gewonnen, höchstens { $next } mit etwas anderem.
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal ansehen
puzzle-seen = Du erinnerst dich
puzzles-none = Von diesem Spiel gibt es noch keine Rätsel.
