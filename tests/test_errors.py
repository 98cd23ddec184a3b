"""Every error that has an id can be said in both languages with the facts that it carries."""

from __future__ import annotations

import ast
import hashlib
import pickle
import re
from pathlib import Path

import pytest

import gromada
from gromada.bots.registry import make_bot
from gromada.cli.usage import FORMS
from gromada.core.errors import GromadaError
from gromada.core.history import History
from gromada.core.play import awaited, options
from gromada.core.record import read_record, replay
from gromada.core.rng import Rng
from gromada.core.state import State
from gromada.library import LANGUAGES
from gromada.texts import Texts

SOURCE = Path(gromada.__file__).parent
ERRORS = {
    "BadSetup",
    "WrongUsage",
    "AnswerIsNo",
    "BadBot",
    "UnreadableMove",
    "NoTests",
    "BadText",
    "BadPolicy",
    "BadValue",
}
ERRORS |= {"IllegalMove", "BadRecord", "NotARecord", "OtherRecord", "Unfinished", "complaint"}
ERRORS |= {"GromadaError", "CannotServe", "CannotOpen", "MissingExtra"}
ID = re.compile(r"[a-z]+(-[a-z]+)*")


def ids_in_code() -> set[str]:
    """The second argument of every such error."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ERRORS:
                given = [a.value for a in node.args[1:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                found |= {id for id in given if ID.fullmatch(id)}
    return found


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_are_those_that_the_code_knows(lang: str) -> None:
    texts = Texts(None, lang)
    file = SOURCE / "texts" / f"{lang}.ftl"
    written = set(re.findall(r"^error-([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))

    assert written == ids_in_code() | {id for id, _ in FORMS}
    assert all(texts.has(f"error-{id}") for id in written)


def raised(make: object, *arguments: object) -> GromadaError:
    assert callable(make)
    with pytest.raises(GromadaError) as caught:
        make(*arguments)
    return caught.value


def test_errors_are_said_with_their_facts_in_both_languages() -> None:
    villagers, settlers = gromada.game("villagers"), gromada.game("imperial_settlers")
    errors = [
        raised(villagers.catalogue.read, "fly to the moon"),
        raised(villagers.catalogue.read, "tak 3"),
        raised(villagers.new, 9),
        raised(villagers.new, 2, -1),
        raised(villagers.new, 2, 0, {"solo": "x"}),
        raised(villagers.new, 2, 0, {"wings": True}),
        raised(villagers.new, 2, 0, {"saints": "perhaps"}),
        raised(villagers.new, 2, 0, {"solo": "veteran"}),
        raised(villagers.new, 1, 0, {"first_player": "mini_villagers"}),
        raised(settlers.new, 1, 0, {"mode": "competition_basic"}),
        raised(settlers.new, 1, 0, {"sheet": 999}),
        raised(settlers.new, 2, 0, {"sheet": 3}),
        raised(gromada.game("hamlet").new, 2, 0, {"stall_limit": "off", "round_limit": "off"}),
        raised(gromada.game("craftsmen").new, 2, 0, {"age_order": "0-1-2"}),
        raised(gromada.game, "chess"),
        raised(make_bot, "deep_blue"),
        raised(make_bot, "mcts:depth=x"),
        raised(make_bot, "greedy:wings=1"),
        raised(Texts, None, "de"),
    ]
    for error in errors:
        assert error.id, str(error)
        english, polish = (Texts(None, lang).error(error) for lang in LANGUAGES)
        assert english != polish
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.id, again.facts) == (type(error), str(error), error.id, error.facts)


def damaged(text: str) -> list[str]:
    """A record spoilt in every way that a person might spoil it; those after the first few with a fitting checksum."""
    body = text[: text.index("checksum")]
    lines = body.splitlines()
    first = lines.index("moves") + 1
    spoilt = [
        body.replace("\nmoves\n", "\nmoves now\n"),
        body.replace("\nseats 2\n", "\nseats two\n"),
        body.replace("\nseats 2\n", "\nchairs 2\n"),
        body.replace("\nseed ", "\noption broken\nseed "),
        body.replace("\nseat 0 ", "\nseat 1 "),
        re.sub("^game .*", "game chess", body, flags=re.MULTILINE),
        re.sub("^game .*", "game hamlet", body, flags=re.MULTILINE),
        re.sub("^rules .*", "rules 999", body, flags=re.MULTILINE),
        re.sub("^pack .*", f"pack {'0' * 64}", body, flags=re.MULTILINE),
        re.sub("^seats .*", "seats 9", body, flags=re.MULTILINE),
        "\n".join([*lines[:first], "0 fly", *lines[first:]]) + "\n",
        "\n".join([*lines[:first], "7 pass", *lines[first:]]) + "\n",
        "\n".join([*lines[:first], *lines[first + 1 :]]) + "\n",
        "\n".join([line for line in lines if not line.startswith(("result", "winners"))]) + "\n",
        re.sub("^result .*", "result 1 1", body, flags=re.MULTILINE),
        "\n".join([*lines[: first + 3], *lines[-2:]]) + "\n",
    ]
    ways = [f"{one}checksum {hashlib.sha256(one.encode()).hexdigest()}\n" for one in spoilt]
    return ["", "hello\n", "\ud800", "x" * 4_000_001, text + "more\n", text.replace("seed ", "seed 1"), *ways]


def judge(text: str) -> None:
    record = read_record(text)
    replay(record, gromada.game("villagers") if record.game == "hamlet" else gromada.game_of(record))


def test_what_is_wrong_with_a_record_is_said_in_both_languages() -> None:
    game = gromada.game("villagers")
    history: History[State] = History(game, 2, 5, {})
    rng = Rng.seeded(4)
    while not history.state.is_over():
        seat = awaited(history.state)[0]
        offered = options(history.state, seat)
        history.play(seat, offered[rng.below(len(offered))].text)
    text = history.record(["Ada", "Ola"]).write()
    replay(read_record(text), game)  # as it stands it is good

    ids = set()
    for spoilt in damaged(text):
        error = raised(judge, spoilt)
        ids.add(error.id)
        assert error.id, str(error)
        english, polish = (Texts(game, lang).error(error) for lang in LANGUAGES)
        assert english != polish
        assert not re.search(r"expected|the record|answered", polish), polish
    assert len(ids) > 14
