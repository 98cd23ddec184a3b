"""`gromada data`: what is printed, and where each fact comes from."""

from __future__ import annotations

from pathlib import Path

from gromada.cli.common import console, game_title, language, print_json, table_of
from gromada.cli.failures import AnswerIsNo, WrongUsage
from gromada.core.errors import BadData
from gromada.core.game import Game
from gromada.core.packs import SOURCES, Entry
from gromada.core.state import State
from gromada.library import game as game_by_name
from gromada.texts import Texts


def run_data(name: str, check: Path | None, pack: Path | None, lang: str | None, is_json: bool) -> None:
    if check is not None:
        check_pack(name, check, lang, is_json)
        return
    game: Game[State] = game_by_name(name, pack)
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
        raise AnswerIsNo(str(error)) from error
    sha = game.box.pack.sha
    if is_json:
        print_json({"game": name, "file": str(file), "ok": True, "pack": sha})
        return
    console().print(texts.say("data-good", file=file.name, game=game_title(texts, game), pack=sha[:12]))
