"""What a seat sees: everything but foreign hands, the draw pile and what others have seen."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import SPECTATOR, mix, mix_cards
from runehall.games.market.bouts import undecided
from runehall.games.market.codes import BOUT, KINDS, PILES
from runehall.games.market.position import HAND_WIDTH, Position


def sight(game: Position, seat: i64) -> i64:
    """Equal exactly when the views of a seat (or SPECTATOR) are equal."""
    seen = mix(mix(0, game.turn_no * 16 + game.phase), game.turn * 8 + game.seats)
    seen = mix(
        seen,
        (game.due_red * 4 + game.due_blue) * 16
        + game.collected_first * 4
        + game.collected_second
        + 8,
    )
    seen = mix(seen, (game.cards_played * 64 + game.purchases) * 64 + game.attacked)
    seen = mix(seen, (game.item * 16 + game.thefts_left) * 16 + game.victim + 1)
    seen = mix(seen, ((game.theft_back + 1) * 16 + game.defender + 1) * 16 + game.attack_card + 1)
    seen = mix(seen, (game.draw_count * 256 + game.discard_count) * 256 + len(game.dice))
    seen = mix(seen, game.shuffles * 65536 + game.rolls)
    seen = mix_cards(seen, game.market, 0, PILES)
    seen = mix_cards(seen, game.discard, 0, game.discard_count)
    seen = mix_cards(seen, game.before, 0, len(game.before))
    owner: i64 = 0
    while owner < game.seats:
        if owner == seat or game.phase >= BOUT:
            seen = mix_cards(seen, game.hands, owner * HAND_WIDTH, owner * HAND_WIDTH + HAND_WIDTH)
        else:
            seen = mix(seen, game.hand_count(owner))
        owner += 1
    if seat != SPECTATOR:
        width = game.seats * KINDS
        seen = mix_cards(seen, game.known, seat * width, seat * width + width)
    if game.tied != 0:
        seen = mix_bouts(seen, game, seat)
    return mix_cards(mix(seen, game.winner + 1), game.bouts, 0, len(game.bouts))


def mix_bouts(seen: i64, game: Position, seat: i64) -> i64:
    """Stir in who plays, who has chosen, the own sign, and what was shown."""
    own = i64(0) if seat == SPECTATOR else game.sign_of(seat)
    seen = mix(seen, (undecided(game) << 24) | (game.tied << 16) | (game.wins << 4) | own)
    bout: i64 = 0
    while bout < len(game.shown):
        seen = mix(seen, game.shown[bout])
        bout += 1
    return seen
