"""Which page this server has: a browser that shows the page of another version loads it again."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).with_name("page")
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="([^"]+)"')


@cache
def page_name() -> str:
    """The script of the built page, whose name follows from what is in it; nothing where no page was built."""
    index = PAGE / "index.html"
    found = SCRIPT.search(index.read_text(encoding="utf-8")) if index.is_file() else None
    return found[1] if found else ""
