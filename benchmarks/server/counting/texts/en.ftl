name = Counting
tagline = One move per turn
event-count = { $seat } counts.
action-count = Count
