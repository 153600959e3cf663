"""The games behind interfaces that researchers already use: dress over the engine, no rules.

Each module needs an extra of its own (`runehall[pettingzoo]`, `[gym]`, `[openspiel]`), and the hall
imports none of them.
"""

__all__: list[str] = []
