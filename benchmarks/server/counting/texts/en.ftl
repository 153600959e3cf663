name = Counting
tagline = One move per turn
event-count = { $seat } counts.
action-count = Count
phase-turn = Count
phase-over = The count is over
preset-standard = Standard
preset-standard-help = There is only one way to count.
