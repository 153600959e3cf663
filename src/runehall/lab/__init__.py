"""The lab: change a rule, see what it does to a hundred thousand games."""

from runehall.lab.numbers.findings import Findings
from runehall.lab.play.specification import POLICIES, Specification
from runehall.lab.reading import study
from runehall.lab.runners import runner_for
from runehall.lab.studies import Study

__all__ = ["POLICIES", "Findings", "Specification", "Study", "runner_for", "study"]
