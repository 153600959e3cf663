# Was der Tisch sagt, wenn er eine Handlung ablehnt, gleich in welchem Spiel.
refusal-game_over = Das Spiel ist zu Ende.
refusal-syntax = { $action } ist keine Handlung dieses Spiels.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not_your_turn = Platz { $seat } ist nicht an der Reihe; das Spiel wartet auf Platz { $waiting }.
refusal-not_asked = Platz { $seat } wird gerade nicht gefragt; andere können noch reagieren.
refusal-not_now = „{ $action }“ geht gerade nicht.
