"""What was typed wrongly after `gromada`, told in the reader's language.

The library that reads the command line says it in English alone and keeps no facts, so its sentences are read here.
What is not among them stays as it was said; a test asks for each of them.
"""

from __future__ import annotations

import re
from typing import Final

from gromada.cli.failures import WrongUsage

NONE: Final = "none"
FORMS: Final = (
    ("usage-command", r"No such command '(?P<given>.+)'\.?"),
    ("usage-option", r"No such option: (?P<given>\S+)(?: \(Possible options: (?P<near>.+)\))?"),
    ("usage-missing", r"Missing (?:argument|option|parameter) '(?P<name>.+)'\.?"),
    ("usage-whole", r"Invalid value for '(?P<name>.+)': Input should be a valid integer.*"),
    ("usage-number", r"Invalid value for '(?P<name>.+)': Input should be a valid number.*"),
    ("usage-least", r"Invalid value for '(?P<name>.+)': Input should be greater than or equal to (?P<limit>\S+)"),
    ("usage-most", r"Invalid value for '(?P<name>.+)': Input should be less than or equal to (?P<limit>\S+)"),
    ("usage-value", r"Option '(?P<name>.+)' requires an argument\.?"),
    ("usage-no-value", r"Option '(?P<name>.+)' does not take a value\.?"),
    ("usage-more", r"Got unexpected extra argument\(s\) \((?P<given>.*)\)"),
)


def wrong_usage(message: str) -> WrongUsage:
    """
    >>> wrong_usage("No such option: --lan (Possible options: --lang)").facts
    {'given': '--lan', 'near': '--lang'}
    """
    said = f"{message.rstrip('.')}; see: gromada --help"
    for id, form in FORMS:
        if found := re.fullmatch(form, message, re.DOTALL):
            return WrongUsage(said, id, {name: value or NONE for name, value in found.groupdict().items()})
    return WrongUsage(said)
