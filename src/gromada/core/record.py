"""Record: one readable text file a game, from which everything else can be computed again.

```
gromada record 1
game orchard
rules 1
pack 5d41402abc4b2a76...
seats 2
option days=3
seed 7
salt 9f1c
commitment 1b4f0e98...
seat 0 greedy
seat 1 Ada
moves
0 pick 3
1 sell 2
result 14 9
winners 0
checksum 7d865e959b2466918c9863afca942d0f...
```
"""

from __future__ import annotations

import hashlib
from typing import Final

from gromada.core.commitment import commitment
from gromada.core.errors import BadRecord, GromadaError, NotARecord, OtherRecord
from gromada.core.game import Game, S
from gromada.core.play import play
from gromada.core.state import State

_FIRST_LINE: Final = "gromada record 1"
_LARGEST: Final = 4_000_000  # characters; a long game has a few tens of thousands


class Record:
    """What a record says, before it is compared with the rules."""

    def __init__(self, game: str, rules: int, pack: str, seats: int, options: dict[str, str], seed: int) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.pack: Final = pack
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.salt = ""  # with it the commitment to the seed can be checked
        self.commitment = ""
        self.holders: list[str] = []  # who sat where: a bot's name or a person's
        self.moves: list[tuple[int, str]] = []
        self.result: list[int] | None = None  # None while the game is running
        self.winners: list[int] = []
        self.first_move_line = 0

    def write(self) -> str:
        lines = [_FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"pack {self.pack}", f"seats {self.seats}"]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        lines.append(f"seed {self.seed}")
        if self.salt:
            lines += [f"salt {self.salt}", f"commitment {self.commitment}"]
        lines += [f"seat {seat} {one_line(name)}" for seat, name in enumerate(self.holders)]
        lines.append("moves")
        lines += [f"{seat} {move}" for seat, move in self.moves]
        if self.result is not None:
            lines.append("result " + " ".join([str(points) for points in self.result]))
            lines.append("winners " + " ".join([str(seat) for seat in self.winners]))
        text = "\n".join(lines) + "\n"
        return f"{text}checksum {hashlib.sha256(text.encode()).hexdigest()}\n"


def one_line(name: str) -> str:
    """A name as a record can hold it: single spaces, and nothing that cannot be written to a file."""
    return " ".join(name.encode("utf-8", "replace").decode().split())


def option_text(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def blank_record(game: Game[S], seats: int, options: dict[str, str | int | bool], seed: int) -> Record:
    """A record of a game in which nothing was played yet."""
    texts = {name: option_text(value) for name, value in options.items()}
    return Record(game.name, game.rules_version, game.box.pack.sha, seats, texts, seed)


def close_record(record: Record, game: Game[S], s: S) -> None:
    """Notes the result of a finished game."""
    record.result = game.scores(s)
    record.winners = game.winners(s)


class _Lines:
    """The lines of a record, taken one by one."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        self.at = 0

    def complaint(self, reason: str, id: str, wanted: str = "", given: str = "") -> BadRecord:
        return BadRecord(f"line {self.at}: {reason}", id, {"line": self.at, "wanted": wanted, "given": given})

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def take(self, word: str) -> str:
        """The rest of the next line, which must start with this word."""
        line = self.peek()
        self.at += 1
        if line == word:
            return ""
        if not line.startswith(word + " "):
            raise self.complaint(
                f"expected a line that starts with {word!r}, not {line[:60]!r}", "record-word", word, line[:60]
            )
        return line[len(word) + 1 :]

    def number(self, word: str) -> int:
        return self.whole(self.take(word))

    def whole(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 80):
            raise self.complaint(
                f"expected a whole number of at least 0, not {text[:60]!r}", "record-number", "", text[:60]
            )
        return int(text)


def read_record(text: str) -> Record:
    """Reads the text and checks its form and checksum, not yet the rules. [CORE-REC-1]"""
    if len(text) > _LARGEST:
        facts: dict[str, int | str] = {"most": _LARGEST, "given": len(text)}
        raise NotARecord(f"a record has at most {_LARGEST} characters, not {len(text)}", "record-length", facts)
    if not text.isascii() and text.encode("utf-8", "replace").decode() != text:
        raise NotARecord("a record holds only characters that can be written as UTF-8", "record-characters")
    lines = _Lines(text)
    if lines.peek() != _FIRST_LINE:
        given = lines.peek()[:60]
        reason = f"line 1: a record starts with {_FIRST_LINE!r}, not {given!r}"
        raise NotARecord(reason, "record-first-line", {"wanted": _FIRST_LINE, "given": given})
    lines.at = 1
    game, rules, pack, seats = lines.take("game"), lines.number("rules"), lines.take("pack"), lines.number("seats")
    options: dict[str, str] = {}
    while lines.peek().startswith("option "):
        name, equals, value = lines.take("option").partition("=")
        if not equals or name in options:
            raise lines.complaint("expected a new option as name=value", "record-option")
        options[name] = value
    record = Record(game, rules, pack, seats, options, lines.number("seed"))
    if lines.peek().startswith("salt "):
        record.salt, record.commitment = lines.take("salt"), lines.take("commitment")
    while lines.peek().startswith("seat "):
        seat, _, name = lines.take("seat").partition(" ")
        if lines.whole(seat) != len(record.holders) or len(record.holders) >= seats:
            raise lines.complaint("expected the seats in order, each once", "record-seats")
        record.holders.append(name)
    if lines.take("moves"):
        raise lines.complaint("expected the word 'moves' alone on its line", "record-moves")
    record.first_move_line = lines.at + 1
    while lines.peek()[:1].isdigit():
        seat, _, move = lines.peek().partition(" ")
        lines.at += 1
        record.moves.append((lines.whole(seat), move))
    if lines.peek().startswith("result"):
        record.result = [_points(lines, word) for word in lines.take("result").split()]
        record.winners = [lines.whole(word) for word in lines.take("winners").split()]
    checksum = lines.take("checksum")
    body = "\n".join(lines.lines[: lines.at - 1]) + "\n"
    if checksum != hashlib.sha256(body.encode()).hexdigest():
        reason = "the checksum does not belong to the text above it: the record was changed or cut"
        raise lines.complaint(reason, "record-checksum")
    if any(line.strip() for line in lines.lines[lines.at :]):
        lines.at += 1
        raise lines.complaint("nothing may follow the checksum", "record-more")
    return record


def _points(lines: _Lines, word: str) -> int:
    return -lines.whole(word[1:]) if word.startswith("-") else lines.whole(word)


def brought_up(record: Record, game: Game[S]) -> Record:
    """A record of older rules in the form of today's, where it plays to the same end; otherwise as it is. [CORE-REC-2]

    What was not asked then is answered as it went then, so that an old game can be watched and verified.
    """
    is_older = record.game == game.name and record.rules < game.rules_version
    if not is_older or record.result is None or record.pack != game.box.pack.sha:
        return record
    form = Record(record.game, game.rules_version, record.pack, record.seats, record.options, record.seed)
    form.salt, form.commitment, form.holders = record.salt, record.commitment, record.holders
    form.result, form.winners, form.first_move_line = record.result, record.winners, record.first_move_line
    s = game.new(record.seats, record.seed, record.options)
    for seat, move in record.moves:
        try:
            while (answer := game.unasked(s, record.rules)) is not None:
                play(s, answer[0], answer[1])
                form.moves.append((answer[0], answer[1].text))
            play(s, seat, move)
        except GromadaError:
            return record  # it went on otherwise then
        form.moves.append((seat, move))
    is_same = s.is_over() and record.result == game.scores(s) and record.winners == game.winners(s)
    return form if is_same else record


def start_record(record: Record, game: Game[S]) -> S:
    """The first position of a record, after checking that this game, rules and pack are its own. [CORE-REC-2]"""
    if record.game != game.name:
        others: dict[str, int | str] = {"given": record.game, "wanted": game.name}
        raise OtherRecord(f"line 2: a record of {record.game}, not of {game.name}", "record-game", others)
    if not game.plays_like(record.rules, record.seats):
        reason = f"line 3: played by rules version {record.rules}, this is version {game.rules_version}"
        raise OtherRecord(reason, "record-rules", {"given": record.rules, "wanted": game.rules_version})
    if record.pack != game.box.pack.sha:
        given, here = record.pack[:12], game.box.pack.sha[:12]
        reason = f"line 4: played with pack {given}, not {here}; give that pack"
        raise OtherRecord(reason, "record-pack", {"given": given, "wanted": here})
    try:
        return game.new(record.seats, record.seed, record.options)
    except GromadaError as error:
        facts: dict[str, int | str] = {"last": 5 + len(record.options), "reason": str(error)}
        raise BadRecord(f"lines 5 to {5 + len(record.options)}: {error}", "record-setup", facts) from error


def step_record(record: Record, s: State, index: int) -> None:
    """Plays move number `index` of a record on the position before it."""
    seat, move = record.moves[index]
    try:
        play(s, seat, move)
    except GromadaError as error:
        raise bad_move(record, index, error) from error


def bad_move(record: Record, index: int, error: GromadaError) -> BadRecord:
    """What is wrong with move number `index`; raise it from the error itself."""
    line = record.first_move_line + index
    return BadRecord(f"line {line}: {error}", "record-move", {"line": line, "reason": str(error)})


def replay(record: Record, game: Game[S]) -> S:
    """The final position; BadRecord names the line where the record parts from the rules. [CORE-REC-2]"""
    record = brought_up(record, game)
    s = start_record(record, game)
    for index in range(len(record.moves)):
        step_record(record, s, index)
    after = record.first_move_line + len(record.moves)
    if record.result is None:
        if s.is_over():
            raise BadRecord(
                f"line {after}: the game is over, but the record has no result", "record-open", {"line": after}
            )
    elif not s.is_over():
        reason = f"line {after}: the record has a result, but the game is not over"
        raise BadRecord(reason, "record-early", {"line": after})
    elif record.result != game.scores(s) or record.winners != game.winners(s):
        scores, winners = str(game.scores(s)), str(game.winners(s))
        reason = f"line {after}: the result is {scores}, winners {winners}"
        raise BadRecord(reason, "record-result", {"line": after, "scores": scores, "winners": winners})
    return s


def check_commitment(record: Record) -> None:
    """Compares the seed with the promise given before the deal. [CORE-REC-3]"""
    if record.salt and commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord("the seed is not the one that was promised before the deal", "record-promise")
