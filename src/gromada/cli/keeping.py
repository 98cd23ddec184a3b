"""Where `simulate --out` puts the games: JSON lines, or Parquet where pyarrow is installed."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any, Final

from gromada.cli.common import unwritable
from gromada.cli.failures import WrongUsage

TOGETHER: Final = 4096  # games in one group of rows


class Keeper:
    """Takes one game after another; `close` when all are there."""

    def add(self, line: dict[str, object]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class JsonLines(Keeper):
    """One JSON object a line, written at once, so that a stopped run keeps what it has."""

    def __init__(self, file: Path) -> None:
        self._stream: Final = file.open("w", encoding="utf-8")

    def add(self, line: dict[str, object]) -> None:
        self._stream.write(json.dumps(line, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self._stream.close()


class Parquet(Keeper):
    """Columns, written a few thousand games at a time; options become one JSON text, since their kinds differ."""

    def __init__(self, file: Path, arrow: Any, parquet: Any) -> None:
        number, numbers = arrow.int64(), arrow.list_(arrow.int64())
        text = arrow.string()
        self._schema: Final = arrow.schema(
            [
                ("game", text),
                ("seats", number),
                ("options", text),
                ("seed", number),
                ("bots", arrow.list_(text)),
                ("scores", numbers),
                ("winners", numbers),
                ("decisions", number),
                ("record", text),
            ]
        )
        self._table: Final = arrow.Table
        self._writer: Final = parquet.ParquetWriter(file, self._schema)
        self._rows: list[dict[str, object]] = []

    def add(self, line: dict[str, object]) -> None:
        self._rows.append({**line, "options": json.dumps(line["options"])})
        if len(self._rows) == TOGETHER:
            self._write()

    def close(self) -> None:
        if self._rows:
            self._write()
        self._writer.close()

    def _write(self) -> None:
        self._writer.write_table(self._table.from_pylist(self._rows, schema=self._schema))
        self._rows = []


def keeper_for(file: Path) -> Keeper:
    """By the ending of the file's name; whatever is missing is said before hours of games are played."""
    if file.suffix == ".jsonl":
        try:
            return JsonLines(file)
        except OSError as error:
            raise unwritable(file, error) from error
    if file.suffix == ".parquet":
        try:
            return Parquet(file, importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet"))
        except ImportError as error:
            message = "a .parquet file needs pyarrow: install it with pip install 'gromada[parquet]', or use .jsonl"
            raise WrongUsage(message, "needs-pyarrow") from error
        except OSError as error:
            raise unwritable(file, error) from error
    message = f"--out takes a file that ends in .jsonl or .parquet, not {file.name!r}"
    raise WrongUsage(message, "out-ending", {"given": file.name})
