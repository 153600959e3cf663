"""The report: what a study found, as a file to be sent to somebody."""

from runehall.lab.report.page import flags_in_words, page_of
from runehall.lab.report.speaker import speaker
from runehall.lab.report.tuned import page_of_tuning

__all__ = ["flags_in_words", "page_of", "page_of_tuning", "speaker"]
