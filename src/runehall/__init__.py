"""Runehall: six rune games, one rules engine, for people, designers and researchers."""

__version__ = "0.1.0"
__all__ = ["__version__"]
