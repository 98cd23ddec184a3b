"""Texts: sentences in Polish and English from the Fluent files, the same files that a browser reads.

Rules tell events and refusals as facts; here they become sentences. A message that is missing or does
not get a fact it needs is an error, never an empty line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Resource

from gromada.core.errors import GromadaError
from gromada.core.events import Event, Fact
from gromada.core.game import Game, Phrase, kebab
from gromada.core.play import Refusal
from gromada.core.state import State
from gromada.library import LANGUAGES, ledger_of

_ROOT: Final = Path(__file__).parent


class BadText(GromadaError):
    """A language that is not spoken here, or a sentence that cannot be made."""


def both(first: object, second: object) -> str:
    """`{ BOTH($top, $bottom) }` in a sentence: red/blue, and red where both are red."""
    return str(first) if first == second else f"{first}/{second}"


def listed(*parts: object) -> str:
    """`{ LIST(listed-stone, listed-wood) }` in a sentence: with commas, and without the parts that say nothing."""
    return ", ".join([str(part) for part in parts if part != ""])


@cache  # reading the sentences takes a tenth of a second, and nobody changes them meanwhile
def _bundle(lang: str, *files: Path) -> FluentBundle:
    functions: dict[str, Any] = {"BOTH": both, "LIST": listed}  # fluent types them as functions of one argument
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for file in files:
        bundle.add_resource(_sentences(file))
    return bundle


@cache  # those of the table are part of every game's bundle
def _sentences(file: Path) -> Resource:
    where = f"{file.parent.parent.name}/texts/{file.name}"
    try:
        resource = FluentResource(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadText(f"the texts {where} cannot be read: {error.strerror}") from error
    for entry in resource.body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().splitlines()[0]
            raise BadText(f"{where} is not valid Fluent at {first!r}")
    return resource


class Texts:
    """All sentences of the table, and of one game, in one language."""

    def __init__(self, game: Game[State] | None, lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            message = f"the languages are {' and '.join(LANGUAGES)}, not {lang!r}"
            raise BadText(message, "no-language", {"given": lang[:60], "known": known})
        self.lang: Final = lang
        self._game: Final = game
        self._ledger: dict[str, str] | None = None
        folders = [_ROOT] if game is None else [_ROOT, _ROOT / "games" / game.name]
        self._bundle: Final = _bundle(lang, *[folder / "texts" / f"{lang}.ftl" for folder in folders])

    # -- sentences ----------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, **facts: object) -> str:
        """The sentence with this id; a fact such as "~farm" is shown by the printed name of the thing."""
        if not self.has(id):
            raise BadText(f"there is no {self.lang} sentence {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise BadText(f"the {self.lang} sentence {id!r} has no text of its own")
        return self._made(id, pattern, facts)

    def _made(self, id: str, pattern: Pattern, facts: Mapping[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, {name: self._shown(fact) for name, fact in facts.items()})
        if errors or not isinstance(text, str):
            reason = "; ".join([str(error) for error in errors]) or "it is no text"
            raise BadText(f"the {self.lang} sentence {id!r} cannot be made: {reason}")
        return text

    def tenths(self, number: float, is_signed: bool = False) -> str:
        """A number with one digit behind the decimal mark of the language."""
        written = f"{number:+.1f}" if is_signed else f"{number:.1f}"
        return written.replace("-", "−").replace(".", self.say("decimal-mark"))

    def phrase(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        return self.say(phrase.id, **self._with_names(phrase.facts, names))

    def part(self, phrase: Phrase, part: str, names: Sequence[str] = ()) -> str:
        """A part of a sentence's message, such as `.piece`: what an option is about; nothing where it has none."""
        if not self.has(phrase.id):
            raise BadText(f"there is no {self.lang} sentence {phrase.id!r}")
        pattern = self._bundle.get_message(phrase.id).attributes.get(part)
        if pattern is None:
            return ""
        return self._made(f"{phrase.id}.{part}", pattern, self._with_names(phrase.facts, names))

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """What happened, with the names of the seats."""
        return self.say(f"event-{kebab(type(event).__name__)}", **self._with_names(event.facts(), names))

    def why(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not: the sentence about the rule, or the ledger's own words where there is none."""
        id = f"why-{refusal.rule}"
        if self.has(id):
            return self.say(id, **self._with_names(refusal.facts, names))
        rule = self._rules().get(refusal.rule)
        if rule is None:
            raise BadText(f"the rule {refusal.rule} is in no ledger")
        return re.sub(r"[*`]|\s*\(->[^)]*\)", "", rule)

    def error(self, error: GromadaError) -> str:
        """What went wrong, in the reader's language where there is a sentence for it; English is as it was raised."""
        if not error.id or self.lang == "en":
            return str(error)
        facts: dict[str, object] = dict(error.facts)
        cause = error.__cause__ or error.__context__  # compiled code keeps only the context
        if "reason" in facts and isinstance(cause, GromadaError):
            facts["reason"] = self.error(cause)
        return self.say(f"error-{error.id}", **facts)

    # -- words --------------------------------------------------------------------------------------

    def name(self, id: str) -> str:
        """The printed name of a thing."""
        entry = None if self._game is None else self._game.box.pack.names.get(id)
        if entry is None:
            raise BadText(f"nothing printed has the id {id!r}")
        return entry.name_pl if self.lang == "pl" else entry.name_en

    def field(self, parent: str, key: str) -> str:
        """What a field of a view is called: by its place, by itself, or by the printed thing it counts."""
        return self._word(f"view-{dashed(parent)}-{dashed(key)}", f"view-{dashed(key)}", key)

    def value(self, field: str, value: str) -> str:
        """What a coded word in a field of a view means."""
        return self._word(f"view-{dashed(field)}-{dashed(value)}", f"thing-{dashed(value)}", value)

    def _word(self, first: str, second: str, printed: str) -> str:
        for id in (first, second):
            if self.has(id):
                return self.say(id)
        return self.name(printed)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """Who sits there; seats are counted from 1 for people."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat-name", number=seat + 1)

    def _with_names(self, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, object]:
        shown: dict[str, object] = dict(facts)
        for name, fact in facts.items():
            if isinstance(fact, str) and fact.startswith("@"):
                shown[name] = self.seat(int(fact[1:]), names)
        return shown

    def _shown(self, fact: object) -> object:
        if isinstance(fact, bool):
            return int(fact)
        if isinstance(fact, str) and fact.startswith("~"):
            return self.name(fact[1:])
        return fact

    def _rules(self) -> dict[str, str]:
        if self._ledger is None:
            self._ledger = ledger_of("core", self.lang)
            if self._game is not None:
                self._ledger.update(ledger_of(self._game.name, self.lang))
        return self._ledger


def dashed(word: str) -> str:
    """A name of the rules as a part of a Fluent id."""
    return word.replace("_", "-").replace(" ", "-")
