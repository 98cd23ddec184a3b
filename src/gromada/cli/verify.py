"""`gromada verify`: is this record what it says it is?"""

from __future__ import annotations

from pathlib import Path

from gromada.cli.common import console, game_title, language, print_json, unreadable
from gromada.cli.failures import AnswerIsNo, WrongUsage
from gromada.core.errors import GromadaError
from gromada.core.record import Record, check_commitment, read_record, replay
from gromada.library import LANGUAGES, game_of
from gromada.texts import BadText, Texts


def load_record(file: Path) -> Record:
    """A record from a file; a file that cannot be opened is another mistake than a bad record."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise unreadable(file, error) from error
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        message = f"{file} is no record: it is not a text in UTF-8"
        raise AnswerIsNo(message, "no-record", {"file": str(file)}) from error
    except GromadaError as error:
        raise bad_record(file, error) from error


def bad_record(file: Path, error: GromadaError) -> AnswerIsNo:
    """What is wrong with the record in a file."""
    return AnswerIsNo(f"{file}: {error}", "in-file", {"file": str(file), "reason": str(error)})


def run_verify(file: Path, pack: Path | None, lang: str | None, is_json: bool) -> None:
    chosen = language(lang)
    if chosen not in LANGUAGES:
        raise BadText(f"the languages are {' and '.join(LANGUAGES)}, not {chosen!r}")
    try:
        record = load_record(file)
        game = game_of(record, pack)
        try:
            replay(record, game)
            check_commitment(record)
        except GromadaError as error:
            raise bad_record(file, error) from error
    except WrongUsage:
        raise
    except GromadaError as error:
        if is_json:
            print_json({"ok": False, "file": str(file), "reason": str(error)})
        if isinstance(error, AnswerIsNo):
            raise
        raise AnswerIsNo(str(error), error.id, error.facts) from error.__cause__
    if is_json:
        print_json(
            {
                "ok": True,
                "file": str(file),
                "game": record.game,
                "moves": len(record.moves),
                "finished": record.result is not None,
                "result": record.result,
                "winners": record.winners,
                "committed": bool(record.salt),
            }
        )
        return
    texts = Texts(game, chosen)
    screen = console()
    sentence = "verify-good" if record.result is not None else "verify-running"
    screen.print(texts.say(sentence, count=len(record.moves), game=game_title(texts, game)))
    screen.print(texts.say("verify-committed" if record.salt else "verify-uncommitted"))
