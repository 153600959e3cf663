name = Zählen
tagline = Ein Zug je Runde
event-count = { $seat } zählt.
action-count = Zählen
phase-turn = Zähl
phase-over = Es ist gezählt
preset-standard = Üblich
preset-standard-help = Es gibt nur eine Art zu zählen.
