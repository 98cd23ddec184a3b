"""Where things of one person are kept on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def own_folder() -> Path:
    """Where a program keeps a person's data on this kind of machine."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "gromada"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "gromada"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "gromada"
