"""Packs: what is printed, read from TOML with strict checks. A Box is a pack made ready for one game."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from gromada.core.errors import BadData

SOURCES: Final = ("rulebook", "public", "reconstructed")
_COMMON: Final = ("id", "name_en", "name_pl", "count", "source", "note")
NO_LIMIT: Final = 1 << 60


class Entry:
    """One printed thing: its names, and where the facts about it come from."""

    def __init__(self, kind: str, id: str, name_en: str, name_pl: str, source: str, overrides: dict[str, str]) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.name_en: Final = name_en
        self.name_pl: Final = name_pl
        self.source: Final = source
        self.overrides: Final = overrides  # field -> source, where it differs from the entry's own

    def is_guess(self) -> bool:
        return self.source == "reconstructed" or "reconstructed" in self.overrides.values()


class Pack:
    """A parsed file, its hash, and the entries read from it.

    The hash covers the content, not comments or layout.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        self.text: Final = text
        try:
            data: dict[str, Any] = tomllib.loads(text)
            canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"{file}: not valid TOML: {error}") from error
        except RecursionError as error:
            raise BadData(f"{file}: nested too deeply") from error
        self.sha: Final = hashlib.sha256(canonical.encode()).hexdigest()
        self.entries: Final[list[Entry]] = []
        self.names: Final[dict[str, Entry]] = {}
        self.data: Final = data
        self.root: Final = Table(self, "", data)

    def note(self, entry: Entry) -> None:
        """An id is unique among things of its kind; the plain id names the first thing that bears it."""
        self.entries.append(entry)
        if entry.id:
            self.names[f"{entry.kind}.{entry.id}"] = entry
            self.names.setdefault(entry.id, entry)


class Box:
    """What is in the box: base of every game's checked components."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack


class Table:
    """One TOML table being read; every key must be asked for, and `finish` refuses the others."""

    def __init__(self, pack: Pack, where: str, data: dict[str, Any]) -> None:
        self.pack: Final = pack
        self.where: Final = where
        self._data: Final = data
        self._asked: Final[set[str]] = set()

    def complaint(self, key: str, reason: str) -> BadData:
        place = f"{self.where}.{key}" if self.where and key else self.where or key
        return BadData(f"{self.pack.file}: {place}: {reason}")

    def has(self, key: str) -> bool:
        return key in self._data

    def keys(self) -> list[str]:
        return list(self._data)

    def _get(self, key: str, kind: type, wanted: str) -> Any:
        self._asked.add(key)
        if key not in self._data:
            raise self.complaint(key, f"is missing; expected {wanted}")
        value = self._data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.complaint(key, f"expected {wanted}, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self._data:
            self._asked.add(key)
            return default
        value: str = self._get(key, str, "a text")
        return value

    def number(self, key: str, low: int = 0, high: int = NO_LIMIT, default: int | None = None) -> int:
        if default is not None and key not in self._data:
            self._asked.add(key)
            return default
        wanted = f"a whole number from {low} to {high}" if high < NO_LIMIT else f"a whole number of at least {low}"
        value: int = self._get(key, int, wanted)
        if not low <= value <= high:
            raise self.complaint(key, f"expected {wanted}, not {value}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self._data:
            self._asked.add(key)
            return default
        value: bool = self._get(key, bool, "true or false")
        return value

    def one_of(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """The index of the value among the allowed names."""
        value = self.text(key, default)
        if value not in names:
            raise self.complaint(key, f"expected one of {', '.join(names)}, not {value!r}")
        return names.index(value)

    def items(self, key: str) -> list[Any]:
        value: list[Any] = self._get(key, list, "a list")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.items(key)
        for value in values:
            if not isinstance(value, str):
                raise self.complaint(key, f"expected a list of texts, not {value!r} in it")
        return values

    def numbers(self, key: str, low: int = 0, high: int = NO_LIMIT) -> list[int]:
        values = self.items(key)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.complaint(key, f"expected a list of whole numbers of at least {low}, not {value!r} in it")
        return values

    def table(self, key: str) -> Table:
        value: dict[str, Any] = self._get(key, dict, "a table")
        return Table(self.pack, f"{self.where}.{key}" if self.where else key, value)

    def tables(self, key: str, count: int | None = None) -> list[Table]:
        """A list of tables; with `count`, exactly so many."""
        values = self.items(key)
        if count is not None and len(values) != count:
            raise self.complaint(key, f"expected exactly {count} entries, not {len(values)}")
        found: list[Table] = []
        for i, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.complaint(key, f"expected a list of tables, not {value!r} in it")
            name = value.get("id")
            label = f"{key}[{name}]" if isinstance(name, str) else f"{key}[{i}]"
            found.append(Table(self.pack, f"{self.where}.{label}" if self.where else label, value))
        return found

    def entry(self) -> Entry:
        """Reads the keys that every printed thing has, and notes where its facts come from."""
        kind = self.where.split("[")[0]
        id = self.text("id", "")
        source = SOURCES[self.one_of("source", SOURCES)]
        overrides: dict[str, str] = {}
        for key in self._data:
            if key.endswith("_source"):
                overrides[key.removesuffix("_source")] = SOURCES[self.one_of(key, SOURCES)]
        entry = Entry(kind, id, self.text("name_en", id), self.text("name_pl", id), source, overrides)
        if f"{kind}.{id}" in self.pack.names:
            raise self.complaint("id", f"{id!r} is used twice")
        self._asked.update(_COMMON)
        self.pack.note(entry)
        return entry

    def ignore(self, *keys: str) -> None:
        """Keys that are printed for people and mean nothing to the rules."""
        self._asked.update(keys)

    def finish(self) -> None:
        for key in self._data:
            if key not in self._asked and not key.endswith("_source"):
                raise self.complaint(key, "is not a key that is known here")
