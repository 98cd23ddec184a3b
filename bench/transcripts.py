"""The transcripts of docs/terminal.md, played again: the same commands and the same lines typed, what is printed now.

python bench/transcripts.py
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "terminal.md"
BLOCK: Final = re.compile(r"```\n\$ (gromada play [^\n]+)\n(.*?)```\n", re.DOTALL)
PROMPT: Final = re.compile(r"^(?:Your move|Twój ruch)> (.+)$", re.MULTILINE)


def played_again(block: re.Match[str]) -> str:
    command, typed = block[1], PROMPT.findall(block[2])
    with tempfile.TemporaryDirectory() as folder:  # a game that is left is kept elsewhere than one's own
        done = subprocess.run(
            [sys.executable, "-m", "gromada.cli", *shlex.split(command)[1:]],
            input="\n".join(typed) + "\n",
            env={**os.environ, "XDG_DATA_HOME": folder, "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=True,
        )
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    return "```\n$ " + "\n".join([command, *lines]) + "\n```\n"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BLOCK.sub(played_again, page), encoding="utf-8")


if __name__ == "__main__":
    main()
