# Was ein Bericht der Werkstatt sagt.
number = { $value }
percent = { $value } %
share = { $value } ({ $low } bis { $high })
points = { $value } PP ({ $low } bis { $high })
points-short = { $value } PP
amount = { $value } ({ $low } bis { $high })
place = Stelle { $places }
chance-tiny = weniger als 0,0001

title = { $game }: wie sich das Spiel spielt
about = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} je Frage, Spieler: { $players }, Ausgabe: { $preset }, Regelfassung { $version }. Hinter jeder Zahl steht der Bereich, in dem die wahre in 95 von 100 solchen Untersuchungen liegt.
table = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
}
flags = Worauf man zuerst schauen sollte
flags-none = Nichts fällt auf: Kein Platz, keine Regel und kein Ende ist weit von dem, was man sich wünscht.
flag-edge = Zu { $seats }: Wer als Nummer { $place } an der Reihe ist, gewinnt { $share } % ({ $low } bis { $high }) statt { $fair } %.
flag-ties = Zu { $seats }: { $share } % der Spiele ({ $low } bis { $high }) enden unentschieden.
flag-limit = Zu { $seats }: { $share } % der Spiele ({ $low } bis { $high }) enden, weil eine Grenze erreicht ist.
flag-landslides = Zu { $seats }: { $share } % der Spiele ({ $low } bis { $high }) sind haushoch: Der Nächste hat weniger als halb so viel.
flag-decisive = Zu { $seats }: { $count ->
    [one] Ein Verb entscheidet
   *[other] { $count } Verben entscheiden
}; wer { $count ->
    [one] es
   *[other] eins davon
} nie tut, gewinnt von 100 Spielen so viele weniger: { $verbs }. Wer vorausdenkt, findet vielleicht Auswege; --confirm probiert es.
flag-decisive-confirmed = Zu { $seats }: Auch für die, die vorausdenken, gilt das: { $verbs }.
flag-worthless = Zu { $seats }: Niemand würde { $count ->
    [one] das vermissen: { $verbs }. Wer es nie tut, gewinnt genauso oft.
   *[other] diese vermissen: { $verbs }. Wer eins davon nie tut, gewinnt genauso oft.
}
flag-never = Zu { $seats }: { $count ->
    [one] Das war möglich und geschah nie: { $verbs }.
   *[other] Diese waren möglich und geschahen nie: { $verbs }.
}
flag-forced = Zu { $seats }: { $share } % der Entscheidungen ({ $low } bis { $high }) sind keine, denn es gibt nur eine Möglichkeit.
flag-early = Zu { $seats }: Die Hälfte der Spiele ist entschieden, bevor { NUMBER($share, style: "percent", maximumFractionDigits: 0) } davon gespielt sind.
flag-luck = Zu { $seats }: Das Austeilen allein erklärt { $share } % ({ $low } bis { $high }) davon, wer gewinnt.
flag-slow = Zu { $seats }: Eine Zehntelsekunde langsamere Hände kosten { $share } von 100 Punkten des Sieges ({ $high } bis { $low }).

seats = Plätze
seats-says = Wer gewinnt, nach der Stelle in der Reihenfolge; ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist der gleiche Anteil. χ² der ungeteilten Siege: { $statistic }; durch Zufall ist ein so großes mit der Wahrscheinlichkeit { $chance } zu erwarten.
place-head = Stelle
share-head = Anteil
edge-head = Vorteil gegenüber dem gleichen Anteil
score-head = Punkte im Mittel

options = Optionen
options-says = Dieselben Karten mit und ohne die Änderung. Das Bild zeigt, was jeder Wert dem Anteil dessen hinzufügt, der beginnt.
options-first = Was Optionen dem Anteil dessen hinzufügen, der beginnt
option-head = Option
first-head = wer beginnt
edge-now-head = größter Vorteil
ties-head = unentschieden
landslides-head = haushoch
margin-head = Abstand, Punkte
actions-head = Handlungen je Spiel
options-differences = Was sich ändert
interactions = Zusammen
interactions-says = Was zwei Änderungen am Anteil dessen, der beginnt, über das hinaus tun, was jede allein tut.

worth = Was jede Regel wert ist
worth-says = Ein Platz tut etwas nie, die anderen spielen wie immer, mit denselben Karten. Gezeigt ist, wie viel mehr oder weniger vom Sieg dieser Platz hat. Grau: kein Unterschied, der nicht auch Zufall sein könnte.
verb-head = Verb
worth-head = Anteil ohne das
confirmed-head = { $players }

use = Gebrauch
use-says = Bei wie vielen Gelegenheiten jedes Verb gewählt wurde, in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, die Entscheidung für Entscheidung angesehen wurden. Unter den Verben stehen die Dinge, die sie nennen.
possible-head = möglich je Spiel
chosen-head = gewählt je Spiel
taken-head = genutzt

length = Länge
turns = Züge
actions = Handlungen
reasons = Warum Spiele enden
reason-head = Ende
limit = durch eine Grenze beendet
what-head = was
mean-head = Mittel
p5 = 5 % darunter
p50 = Mitte
p95 = 5 % darüber
extremes = kleinste – größte

margins = Abstände
margins-says = Haushoch ist ein Spiel, in dem der Nächste weniger als halb so viel hat wie der Sieger und mindestens fünf Punkte weniger; wo wenige Punkte gut sind, wird keins gezählt.
ties = unentschieden
landslides = haushoch
margin = Abstand in Punkten

decisions = Entscheidungen
decisions-says = { $decisions } Entscheidungen je Spiel, mit { $choices } Möglichkeiten im Mittel.
forced = nur eine Möglichkeit
nearly-equal = zwei etwa gleich gut

drama = Spannung
drama-says = Wer vorn liegt, nach der Einschätzung, die auch die Bots haben. Wie viel des Spiels der Sieger zurücklag; wann jemand endgültig neun von zehn Chancen hatte; und wie weit sich die Chancen insgesamt bewegten. Die ersten beiden sind Teile des Spiels, von 0 bis 1; das letzte zählt, wie oft ein ganzer Sieg die Seite wechselte.
leads = Führungswechsel
trailed = Sieger lag zurück
sure = entschieden nach
swing = Bewegung der Chancen

luck = Glück und Können
luck-says = Das Austeilen allein erklärt { $share } davon, wer gewinnt; der Rest ist, was die Spieler tun.
ladder = Nachdenken
ladder-says = Der Anteil eines Platzes, der vorausdenkt, unter vernünftigen, je nachdem, wie lange er denkt.
deal = das Austeilen
iterations = { $count } Durchläufe

reaction = Schnelle Hände
reaction-says = Ein Platz, der eine Zehntelsekunde später reagiert, hat { $share } vom Sieg.
slower = 100 ms langsamer

examples = Spiele zum Ansehen
examples-says = Ein Link öffnet sich in einer Halle auf deinem Rechner (make play oder runehall serve); die Datei lässt sich dort auch öffnen, oder mit runehall replay.
example-shortest = Das kürzeste, { $number } Handlungen (Startwert { $seed })
example-longest = Das längste, { $number } Handlungen (Startwert { $seed })
example-closest = Das knappste, { $number } Punkte Abstand (Startwert { $seed })
example-dramatic = Das spannendste, die Chancen bewegten sich { $number }-mal von nichts zu allem (Startwert { $seed })
open = in der Halle öffnen
file = Datei

how = Wie diese Zahlen entstanden sind
how-says = Jedes Spiel wird aus seinem Startwert ausgeteilt; derselbe Befehl gibt auf jedem Rechner dieselben Zahlen, bis zur letzten Stelle. Optionen, mit denen gespielt wurde:
made = Runehall { $runehall }, Regeln und Bots { $code }, ab Startwert { $seed }.
tune-title = { $game }: Optionen, die „{ $goal }“ am nächsten kommen
as-it-is = wie es ist
tune-says = Optionen, die von keiner anderen Zusammenstellung in jedem Ziel übertroffen werden, wenige Änderungen sind besser als viele; noch einmal gemessen mit Karten, die die Suche nicht kannte. ✓ das Ziel ist erreicht, ✗ es ist nicht erreicht.
