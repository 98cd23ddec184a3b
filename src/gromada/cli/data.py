"""`gromada data`: what is printed, and where each fact comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gromada.cli.common import console, game_title, language, print_json, table_of
from gromada.cli.failures import AnswerIsNo, WrongUsage
from gromada.core.errors import BadData
from gromada.core.events import Fact
from gromada.core.game import Game
from gromada.core.packs import SOURCES, Entry
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.texts import Texts
from gromada.words.lookup import sentence, things_named


def run_data(
    name: str, thing: str | None, check: Path | None, pack: Path | None, lang: str | None, is_json: bool
) -> None:
    if check is not None:
        check_pack(name, check, lang, is_json)
        return
    game: Game[State] = game_by_name(name, pack)
    if thing is not None:
        tell_thing(game, thing, lang, is_json)
        return
    entries = game.box.pack.entries
    counts = {source: len([entry for entry in entries if entry.source == source]) for source in SOURCES}
    if is_json:
        print_json({"game": name, "pack": game.box.pack.sha, "entries": len(entries), **counts})
        return
    texts = Texts(game, language(lang))
    screen = console()
    screen.print(texts.say("data-title", game=game_title(texts, game)), style="bold", soft_wrap=True)
    table = table_of(texts, ["kind", "id", "name", "source"])
    for entry in entries:
        shown = entry.name_pl if texts.lang == "pl" else entry.name_en
        table.add_row(entry.kind, entry.id, shown, sources_of(entry))
    screen.print(table)
    screen.print(texts.say("data-summary", entries=len(entries), pack=game.box.pack.sha[:12], **counts))
    if counts["reconstructed"]:
        screen.print(texts.say("data-note"))


def tell_thing(game: Game[State], wanted: str, lang: str | None, is_json: bool) -> None:
    """What the things of a name are and do, by the words that page, terminal and language models use, too."""
    texts = Texts(game, language(lang))
    names = game.box.pack.names
    ids = [id for id in names if id == wanted and game.describe(id) is not None] or things_named(game, wanted)
    found = {(names[id].kind, names[id].id): id for id in reversed(ids)}  # once, whether or not its kind is named
    if not found:
        facts: dict[str, Fact] = {"game": game.name, "given": wanted[:60]}
        raise WrongUsage(f"nothing printed in {game.name} is called {wanted[:60]!r}", "no-thing", facts)
    told: list[dict[str, Any]] = []
    for id in reversed(found.values()):
        described = game.describe(id)
        assert described is not None
        lines = [sentence(texts.phrase(line)) for line in described.lines]
        told.append({"id": id, "name": texts.name(id), "kind": names[id].kind, "source": sources_of(names[id])})
        told[-1].update({"lines": lines, "rules": described.rules})
    if is_json:
        print_json({"game": game.name, "pack": game.box.pack.sha, "things": told})
        return
    screen = console()
    for thing in told:
        screen.print(f"{thing['name']} ({thing['id']}, {thing['source']})", style="bold", markup=False, soft_wrap=True)
        for line in thing["lines"]:
            screen.print(line, markup=False, soft_wrap=True)
        if thing["rules"]:
            screen.print(", ".join(thing["rules"]), style="dim", markup=False, soft_wrap=True)


def sources_of(entry: Entry) -> str:
    """The entry's own source, and the fields that come from elsewhere."""
    if not entry.overrides:
        return entry.source
    others = ", ".join([f"{field}: {source}" for field, source in entry.overrides.items()])
    return f"{entry.source} ({others})"


def check_pack(name: str, file: Path, lang: str | None, is_json: bool) -> None:
    """Whether a file is a pack of this game; the reason if it is not."""
    if not file.is_file():
        raise WrongUsage(f"there is no file {file}", "no-file", {"file": str(file)})
    texts = Texts(None, language(lang))
    game_by_name(name)  # an unknown game is wrong usage, not a bad pack
    try:
        game: Game[State] = game_by_name(name, file)
    except BadData as error:
        if is_json:
            print_json({"game": name, "file": str(file), "ok": False, "reason": str(error)})
        raise AnswerIsNo(str(error), error.id, error.facts) from error.__cause__
    sha = game.box.pack.sha
    if is_json:
        print_json({"game": name, "file": str(file), "ok": True, "pack": sha})
        return
    console().print(texts.say("data-good", file=file.name, game=game_title(texts, game), pack=sha[:12]))
