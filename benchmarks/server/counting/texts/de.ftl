name = Zählen
tagline = Ein Zug je Runde
event-count = { $seat } zählt.
action-count = Zählen
