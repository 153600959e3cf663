"""The games behind interfaces that researchers already use: dress over the engine, no rules.

Each module needs an extra of its own (`runehall[pettingzoo]`, `[gym]`, `[openspiel]`, `[mcp]`), and
the hall imports none of them. `mcp` is for assistants, who come to a hall from outside.
"""

__all__: list[str] = []
