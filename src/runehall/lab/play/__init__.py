"""Games by the shard: what decides them, who plays them, and what is noted of them."""

from runehall.lab.play.shard import Played, play_shard
from runehall.lab.play.specification import Specification

__all__ = ["Played", "Specification", "play_shard"]
