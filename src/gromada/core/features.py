"""Numbers for learners: a Layout says where each number stands, a Sink takes those that are not 0.

A game puts a position number by number (`Game.put_features`), and most numbers are 0: so it costs what there is to say,
whatever the width of the vector. A search that sums weights needs no vector at all.

Places in the vector are machine integers where this is compiled (`i64` is an int otherwise): a position is hundreds of
sums of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from gromada.core.codec import classes_below
from gromada.core.errors import BadSetup
from gromada.core.fields import field_names
from gromada.core.steps import Choice

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a fact of a question is told.
ONE_OF: Final = 0  # one number for each value, from -1 on
AMOUNT: Final = 1  # one number
COUNTS: Final = 2  # a pile: some bits for each kind
SOME_OF: Final = 3  # a tuple of kinds
SEAT: Final = 4  # one number for each seat, the own one first
AMOUNTS: Final = 5  # a tuple of numbers

# What is handed to a memoryview is an object: one for each place of the widest layout, and the commonest number.
_PLACES: Final[list[Any]] = []
_ONE: Final[Any] = float(1)
_WORD: Final = (1 << 62) - 1  # the largest pile that a machine integer holds


class Block:
    """Numbers that belong together: a name, where they start, how many there are, and what they are called."""

    def __init__(self, name: str, start: int, names: list[str], low: float, high: float) -> None:
        self.name: Final = name
        self.start: Final = start
        self.names: Final = names
        self.low: Final = low
        self.high: Final = high

    @property
    def size(self) -> int:
        return len(self.names)


class Layout:
    """Blocks one after the other."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.width: i64 = 0

    def block(self, name: str, names: Sequence[object], high: float = 1.0, low: float = 0.0) -> i64:
        """Room for more numbers; where they start."""
        start = self.width
        self.blocks.append(Block(name, start, [str(one) for one in names], low, high))
        self.width += len(names)
        while len(_PLACES) < self.width:
            _PLACES.append(len(_PLACES))
        return start

    def repeat(self, name: str, count: int, part: Layout) -> i64:
        """The same blocks several times; where the first one starts. The next one is `part.width` further."""
        start = self.width
        for i in range(count):
            for block in part.blocks:
                self.block(f"{name}{i}_{block.name}", block.names, block.high, block.low)
        return start

    def names(self) -> list[str]:
        return [f"{block.name}_{name}" for block in self.blocks for name in block.names]

    def bounds(self) -> tuple[list[float], list[float]]:
        low: list[float] = []
        high: list[float] = []
        for block in self.blocks:
            low += [block.low] * block.size
            high += [block.high] * block.size
        return low, high


class Sink:
    """Takes the numbers of a position one by one. `add` is enough to be one."""

    # Whether passages may come in any order: a row of numbers has none, while a sum changes its last bit with it.
    takes_blocks: bool = False

    def add(self, index: i64, value: float) -> None:
        """Takes a number that is not 0; where an index comes again, its numbers are to be added."""
        raise NotImplementedError

    def put(self, index: i64, value: float) -> None:
        """Takes any number, at an index that comes only once."""
        if value != 0.0:
            self.add(index, value)

    def one(self, index: i64) -> None:
        """A 1, at an index that comes only once."""
        self.add(index, 1.0)

    def bits(self, start: i64, mask: int) -> None:
        """1 for each bit that is set."""
        while mask:
            if mask & 1:
                self.one(start)
            mask >>= 1
            start += 1

    def pile(self, start: i64, pile: int, width: int, unit: float) -> None:
        """A count for each kind, from a number with `width` bits a kind."""
        most = (1 << width) - 1
        while pile:
            count = pile & most
            if count:
                self.put(start, count / unit)
            pile >>= width
            start += 1

    def counts(self, start: i64, counts: list[int], unit: float) -> None:
        """A count for each kind, at places of which nothing else is told."""
        for count in counts:
            if count:
                self.put(start, count / unit)
            start += 1

    def passage(self, told: Passage, shift: i64 = 0) -> None:
        """Numbers that were found before and have not changed, so many places further on."""
        for i in range(len(told.index)):
            self.add(shift + told.index[i], told.value[i])


class Numbers(Sink):
    """The numbers and their places, in the order in which they came."""

    def __init__(self) -> None:
        self.index: list[int] = []
        self.value: list[float] = []

    def add(self, index: i64, value: float) -> None:
        self.index.append(index)
        self.value.append(value)

    def clear(self) -> None:
        self.index.clear()
        self.value.clear()


class Passage(Numbers):
    """All numbers of some blocks, from `start` to `end`, kept for as long as what they tell does not change.

    A row takes them in one go: a board of Hamlet's is some 120 numbers, a third of what a decision took. It may begin
    with the numbers of another one, which lie within its own blocks.
    """

    def __init__(self, start: i64, end: i64, before: Passage | None = None) -> None:
        super().__init__()
        self.start: Final = start
        self.end: Final = end
        self._before: Final = before
        self._has_sums = False
        self._packed: bytearray | None = None
        if before is not None:
            self.index = before.index[:]
            self.value = before.value[:]

    def add(self, index: i64, value: float) -> None:
        self._has_sums = True
        self.index.append(index)
        self.value.append(value)

    def put(self, index: i64, value: float) -> None:
        if value != 0.0:
            self.index.append(index)
            self.value.append(value)

    def one(self, index: i64) -> None:
        self.index.append(index)
        self.value.append(1.0)

    def packed(self) -> bytearray:
        """The blocks as float32, zeros too."""
        if self._packed is None:
            packed = bytearray(4 * (self.end - self.start))
            done = 0
            before = self._before
            if before is not None:
                at = 4 * (before.start - self.start)
                packed[at : at + 4 * (before.end - before.start)] = before.packed()
                done = len(before.index)
            row = memoryview(packed).cast("f")
            for i in range(done, len(self.index)):
                place = _PLACES[self.index[i] - self.start]
                if self._has_sums:  # otherwise every place comes once, and need not be read
                    earlier: float = row[place]
                    row[place] = earlier + self.value[i]
                else:
                    row[place] = self.value[i]
            self._packed = packed
        return self._packed


class Dense(Sink):
    """Writes into a row of float32 zeros."""

    takes_blocks = True

    def __init__(self, out: memoryview[float]) -> None:
        self.out = out

    def add(self, index: i64, value: float) -> None:
        place = _PLACES[index]
        before: float = self.out[place]
        self.out[place] = before + value

    def put(self, index: i64, value: float) -> None:
        if value != 0.0:
            self.out[_PLACES[index]] = value

    def one(self, index: i64) -> None:
        self.out[_PLACES[index]] = _ONE

    def bits(self, start: i64, mask: int) -> None:
        while mask:
            if mask & 1:
                self.out[_PLACES[start]] = _ONE
            mask >>= 1
            start += 1

    def pile(self, start: i64, pile: int, width: int, unit: float) -> None:
        most = (1 << width) - 1
        while pile > _WORD:
            if pile & most:
                self.out[_PLACES[start]] = (pile & most) / unit
            pile >>= width
            start += 1
        rest: i64 = pile
        mask: i64 = most
        step: i64 = width
        while rest:
            if rest & mask:
                self.out[_PLACES[start]] = int(rest & mask) / unit
            rest >>= step
            start += 1

    def counts(self, start: i64, counts: list[int], unit: float) -> None:
        for count in counts:
            if count:
                self.out[_PLACES[start]] = count / unit
            start += 1

    def passage(self, told: Passage, shift: i64 = 0) -> None:
        self.out[shift + told.start : shift + told.end] = memoryview(told.packed()).cast("f")


class Rows(Dense):
    """Writes rows of float32 zeros, one after the other.

    It remembers what it has added to: reading a float32 back takes longer than writing one.
    """

    def __init__(self, buffer: bytearray, rows: int, width: int) -> None:
        numbers = memoryview(buffer).cast("f")
        super().__init__(numbers)
        self._buffer: Final = buffer
        self._rows: Final = [numbers[i * width : (i + 1) * width] for i in range(rows)]
        self._size: Final = 4 * width
        # What rows are cleared with: bytes would be copied into a bytearray first, which took 0.5 us a decision more.
        self._blank: Final = bytearray(4 * width)
        self._from = 0
        self._mark = object()  # another one for each row
        self._added: Final = [self._mark] * width

    def begin(self, row: int) -> None:
        """The next numbers are of this row, which is cleared."""
        self.out = self._rows[row]
        self._from = row * self._size
        self._buffer[self._from : self._from + self._size] = self._blank
        self._mark = object()

    def passage(self, told: Passage, shift: i64 = 0) -> None:
        """As bytes, which takes half the time of float32."""
        start = self._from + 4 * (shift + told.start)
        self._buffer[start : start + 4 * (told.end - told.start)] = told.packed()

    def add(self, index: i64, value: float) -> None:
        if self._added[index] is self._mark:
            place = _PLACES[index]
            before: float = self.out[place]
            self.out[place] = before + value
        else:
            self._added[index] = self._mark
            self.out[_PLACES[index]] = value


class Row(Sink):
    """Writes into a list of zeros."""

    def __init__(self, width: int) -> None:
        self.values: Final = [0.0] * width

    def add(self, index: i64, value: float) -> None:
        self.values[index] += value


class Told:
    """How one field of questions is told."""

    def __init__(self, name: str, way: int, start: i64, size: int, width: int, scale: float) -> None:
        self.name: Final = name
        self.way: Final = way
        self.start: Final = start
        self.size: Final = size
        self.width: Final = width
        self.scale: Final = scale


class Questions:
    """What is asked and its facts: one number a kind of question, and each field that some of them have.

    A field is told alike in all questions that have it. Fields that a game tells by itself are named in `apart`.
    """

    def __init__(self, layout: Layout, package: str, apart: tuple[str, ...] = ()) -> None:
        self._layout: Final = layout
        self._apart: Final = apart
        kinds = [kind for kind in classes_below(Choice, package) if kind.__module__.startswith(package)]
        kinds.sort(key=_name)
        self._kinds: Final[list[type]] = kinds
        start = layout.block("asked", [kind.__name__ for kind in kinds])
        self._at: Final[dict[type, int]] = {kind: start + i for i, kind in enumerate(kinds)}
        self._told: Final[dict[str, Told]] = {}
        self._facts: Final[dict[type, list[Told]]] = {}

    def one_of(self, name: str, values: int) -> None:
        """A number of something: a tile, a kind, a place. -1 stands for none."""
        start = self._layout.block(f"asked_{name}", range(-1, values))
        self._told[name] = Told(name, ONE_OF, start, values + 1, 0, 1.0)

    def flag(self, name: str) -> None:
        self.amount(name, 1.0, 1.0)

    def amount(self, name: str, unit: float, high: float) -> None:
        """A count, told in units; `high` is the largest such number."""
        start = self._layout.block(f"asked_{name}", ["amount"], high)
        self._told[name] = Told(name, AMOUNT, start, 1, 0, unit)

    def counts(self, name: str, kinds: int, width: int, unit: float) -> None:
        """A pile with `width` bits a kind."""
        start = self._layout.block(f"asked_{name}", range(kinds), ((1 << width) - 1) / unit)
        self._told[name] = Told(name, COUNTS, start, kinds, width, unit)

    def set_of(self, name: str, kinds: int) -> None:
        """One bit a kind."""
        self.counts(name, kinds, 1, 1.0)

    def some_of(self, name: str, kinds: int, high: float) -> None:
        """A tuple of kinds, in which one comes at most so often."""
        start = self._layout.block(f"asked_{name}", range(kinds), high)
        self._told[name] = Told(name, SOME_OF, start, kinds, 0, 1.0)

    def amounts(self, name: str, count: int, unit: float, high: float) -> None:
        """A tuple of so many numbers."""
        start = self._layout.block(f"asked_{name}", range(count), high)
        self._told[name] = Told(name, AMOUNTS, start, count, 0, unit)

    def seat(self, name: str, seats: int) -> None:
        """Somebody, counted clockwise from who is asked."""
        start = self._layout.block(f"asked_{name}", range(seats))
        self._told[name] = Told(name, SEAT, start, seats, 0, 1.0)

    def ready(self) -> None:
        """Nothing that is asked may be left out."""
        for kind in self._kinds:
            names = [name for name in field_names(kind) if name != "seat" and name not in self._apart]
            missing = [name for name in names if name not in self._told]
            if missing:
                raise BadSetup(f"{kind.__name__} asks about {', '.join(missing)}, which is in no block")
            self._facts[kind] = [self._told[name] for name in names]

    def put(self, choice: Choice[Any], around: int, out: Sink) -> None:
        """`around`: how many sit at the table, for seats counted clockwise."""
        kind = type(choice)
        out.one(self._at[kind])
        for told in self._facts[kind]:
            value = getattr(choice, told.name)
            if told.way == SOME_OF:
                for one in value:
                    out.add(told.start + int(one), 1.0 / told.scale)
                continue
            if told.way == AMOUNTS:
                for i, one in enumerate(value):
                    out.put(told.start + i, int(one) / told.scale)
                continue
            number = int(value)
            if told.way == ONE_OF:
                out.one(told.start + number + 1)
            elif told.way == AMOUNT:
                out.put(told.start, number / told.scale)
            elif told.way == COUNTS:
                out.pile(told.start, number, told.width, told.scale)
            else:
                out.one(told.start + (number - choice.seat) % around)


def _name(kind: type) -> str:
    return kind.__name__
