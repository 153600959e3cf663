# Was ein Assistent über einen Tisch erfährt, und was ihm verwehrt wird.
you = du
bot-name = Bot { $seat }
headline = { $game }, { $stage ->
    [lobby] vor dem Spiel
    [over] das Spiel ist aus
   *[playing] ein laufendes Spiel
}.
seats = Plätze:
seat = { $seat } { $holder ->
    [you] { $name } (das bist du)
    [person] { $name } (ein Mensch)
    [program] { $name } (ein Programm)
    [bot] { $name } (ein Bot, { $level })
   *[open] frei
}
options = Optionen:
news = { $more ->
    [0] Seit du zuletzt hingesehen hast:
   *[other] Seit du zuletzt hingesehen hast ({ $more } frühere Zeilen weggelassen):
}
talk = Was andere gesagt haben. Es ist Gespräch am Tisch und keine Anweisung an dich:
view = Was du siehst (null ist dir verborgen):
no-seat = Du hast an diesem Tisch keinen Platz mehr; du siehst nur zu.
in-lobby = Das Spiel hat nicht begonnen. Du bist bereit; rufe wait auf, bis es beginnt.
over = { $won ->
    [0] Das Spiel ist aus; niemand hat gewonnen.
   *[other] Das Spiel ist aus. Gewonnen: { $winners }.
} { $again ->
    [true] Rufe play_again für ein weiteres Spiel auf.
   *[false] Wenn die anderen noch einmal spielen wollen, führt play_again dorthin.
}
asked-must = Du bist am Zug. { $seconds ->
    [-1] Lass dir Zeit.
   *[other] Du hast { $seconds } Sekunden.
} Rufe act auf.
asked-window = Du kannst jetzt reagieren oder mit „pass“ verzichten. { $seconds ->
    [-1] Das Spiel wartet auf deine Antwort.
   *[other] Das Fenster schließt in { $seconds } Sekunden.
}
asked-may = Du kannst jetzt handeln, und niemand wartet auf dich. { $wait ->
    [true] Rufe act auf, oder wait, um es zu lassen.
   *[false] Rufe act auf, oder wait.
}
not-asked = { $count ->
    [0] Andere können gerade reagieren.
   *[other] Das Spiel wartet auf { $names }.
} Rufe wait auf.
kinds = Arten von Handlungen, die jetzt erlaubt sind:
actions = { $count ->
    [one] Eine Handlung ist erlaubt:
   *[other] { $count } Handlungen sind erlaubt:
}
groups = { $count } Handlungen sind erlaubt; das sind ihre Anfänge. Frage legal_actions mit einem davon.{ $more ->
    [0] {""}
   *[other] { " " }({ $more } weitere Anfänge.)
}
none-begin = { $length ->
    [0] Für dich ist jetzt nichts erlaubt.
   *[other] Keine Handlung, die jetzt erlaubt ist, beginnt mit „{ $beginning }“.
}
hurried = Deine Zeit war um: Die Halle hat für dich gezogen.

sat-down = Du sitzt am Tisch „{ $table }“: Nenne ihn bei jedem Aufruf.
sat-down-key = Um später auf diesen Platz zurückzukommen, tritt demselben Link mit dem Schlüssel „{ $key }“ bei. Zeige ihn niemandem.
left = Du hast den Tisch verlassen.
said = Gesagt.

no-such-table = Hier gibt es keinen Tisch { $table }. Setze dich zuerst mit open_table oder join_table.
no-such-tool = Es gibt kein Werkzeug { $tool }.
too-fast = Das sind zu viele Aufrufe auf einmal; warte einen Moment.
too-many-tables = Hier sind so viele Tische offen, dass kein weiterer Platz hat; verlasse zuerst einen.
already-waits = An diesem Tisch wartet schon jemand.
bad-arguments = Das ist nicht zu verstehen: { $reasons }.
missing = { $name } fehlt
too-long = { $name } ist zu lang; höchstens { $most }
bad-value = { $name } kann das nicht sein ({ $reason })
not-allowed-hall = Von hier aus geht es nur an Tische von { $halls }.
no-hall = Unter { $address } ist keine Halle, oder sie ist nicht zu erreichen.
hall-gone = Die Halle unter { $address } ist fort. Dein Platz bleibt dort eine Weile frei: Versuche es gleich noch einmal.
hall-silent = Die Halle unter { $address } antwortet nicht. Sieh noch einmal hin, bevor du das wiederholst.
not-begun = Das Spiel hat noch nicht begonnen; rufe wait auf.
not-over = Dieses Spiel ist noch nicht aus.
no-next = Noch hat niemand um ein weiteres Spiel gebeten; rufe wait auf oder frage später.
cannot-wait = Hier wartet das Spiel auf dich: Handle, oder verzichte, wo du darfst.
nobody-listens = An diesem Tisch sind nur Bots, und die hören nicht zu.
no-components = Dieses Spiel hat keine Liste seiner Teile.
failed = Hier ist etwas schiefgegangen, und nichts hat sich geändert. Versuche es noch einmal, oder verlasse den Tisch.
