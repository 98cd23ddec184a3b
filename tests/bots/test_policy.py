"""A policy from a file holds a seat; a file that does not fit is refused."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

import gromada
from gromada.bots.policy import BadPolicy, write_policy
from gromada.bots.registry import make_bot
from gromada.core.play import awaited, options

GAME = gromada.game("imperial_settlers")


def wrote(file: Path, liked: int) -> str:
    """A policy that likes one code best and minds nothing else."""
    width, codes = len(GAME.feature_names()), len(GAME.catalogue)
    likes = [1.0 if code == liked else 0.0 for code in range(codes)]
    write_policy(file, GAME, [([0.0] * width, [0.0]), ([0.0] * codes, likes)])
    return f"policy:{file}"


def test_a_policy_answers_what_it_likes_best(tmp_path: Path) -> None:
    s = GAME.new(2, 3)
    seat = awaited(s)[0]
    for option in options(s, seat):
        bot = make_bot(wrote(tmp_path / "one.policy", option.code))

        assert bot.pick(GAME, s, seat, options(s, seat)) is option


def test_a_policy_plays_a_whole_game_in_the_arena(tmp_path: Path) -> None:
    bot = make_bot(wrote(tmp_path / "one.policy", 0), 5)
    s = GAME.new(2, 4)
    while asked := awaited(s):
        gromada.play(s, asked[0], bot.pick(GAME, s, asked[0], options(s, asked[0])))

    assert s.is_over()


def test_a_file_that_is_no_policy_or_one_for_another_game_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.policy"
    for text in ("", "[]", "{}", '{"format": "gromada policy 1", "game": "x", "features": "y", "layers": [{}]}'):
        wrong.write_text(text, encoding="utf-8")
        with pytest.raises(BadPolicy, match="is no policy"):
            make_bot(f"policy:{wrong}")
    with pytest.raises(BadPolicy, match="is no policy"):
        make_bot(f"policy:{tmp_path / 'nowhere'}")
    villagers = gromada.game("villagers")
    s = villagers.new(2, 1)
    bot = make_bot(wrote(tmp_path / "one.policy", 0))
    with pytest.raises(BadPolicy, match="was learnt for imperial_settlers"):
        bot.pick(villagers, s, awaited(s)[0], options(s, awaited(s)[0]))


# -- ONNX ------------------------------------------------------------------------------------------------------


def field(number: int, content: bytes | str | int) -> bytes:
    """One field of a Protocol Buffers message."""
    if isinstance(content, int):
        return varint(number << 3) + varint(content)
    data = content.encode() if isinstance(content, str) else content
    return varint(number << 3 | 2) + varint(len(data)) + data


def varint(value: int) -> bytes:
    found = b""
    while value > 127:
        found += bytes([value & 127 | 128])
        value >>= 7
    return found + bytes([value])


def tensor(name: str, dims: list[int], values: list[float]) -> bytes:
    sizes = b"".join([field(1, size) for size in dims])
    return sizes + field(2, 1) + field(8, name) + field(9, struct.pack(f"<{len(values)}f", *values))


def node(op: str, inputs: list[str], output: str, **flags: int) -> bytes:
    names = b"".join([field(1, name) for name in inputs])
    given = b"".join([field(5, field(1, name) + field(3, value)) for name, value in flags.items()])
    return names + field(2, output) + field(4, op) + given


def model(nodes: list[bytes], tensors: list[bytes], notes: dict[str, str]) -> bytes:
    ends = field(11, field(1, "seen")) + field(12, field(1, "likes"))
    body = b"".join([*[field(1, one) for one in nodes], *[field(5, one) for one in tensors]]) + ends
    return field(7, body) + b"".join([field(14, field(1, key) + field(2, text)) for key, text in notes.items()])


def as_onnx(liked: int, notes: dict[str, str], op: str = "Relu") -> bytes:
    """Two layers, one written as Gemm and one as MatMul and Add, as different libraries write them."""
    width, codes = GAME.layout().width, len(GAME.catalogue)
    likes = [1.0 if code == liked else 0.0 for code in range(codes)]
    return model(
        [
            node("Flatten", ["seen"], "flat"),
            node("Gemm", ["flat", "w1", "b1"], "first", transB=1),
            node(op, ["first"], "bent"),
            node("MatMul", ["bent", "w2"], "second"),
            node("Add", ["second", "b2"], "likes"),
            node("Gemm", ["bent", "w1", "b1"], "value", transB=1),
        ],
        [
            tensor("w1", [2, width], [0.0] * (2 * width)),
            tensor("b1", [2], [1.0, -1.0]),
            tensor("w2", [2, codes], [*likes, *[9.0] * codes]),
            tensor("b2", [codes], [0.0] * codes),
        ],
        notes,
    )


def test_a_network_in_onnx_holds_a_seat_too(tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    s = GAME.new(2, 3)
    seat = awaited(s)[0]
    for option in options(s, seat):
        file.write_bytes(as_onnx(option.code, {"gromada.game": GAME.name}))

        assert make_bot(f"policy:{file}").pick(GAME, s, seat, options(s, seat)) is option


@pytest.mark.parametrize(
    "content",
    [b"", b"\x3a", b"\xff" * 30, as_onnx(0, {})[:-40], as_onnx(0, {}, op="Loop")],
    ids=["nothing", "cut", "noise", "half", "an operation that is none of a plain network"],
)
def test_an_onnx_file_that_is_no_plain_network_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "net.onnx"
    file.write_bytes(content)
    with pytest.raises(BadPolicy, match="is no policy"):
        make_bot(f"policy:{file}")


def test_a_network_for_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    villagers = gromada.game("villagers")
    for game, notes in ((villagers, {}), (GAME, {"gromada.game": "hamlet"}), (GAME, {"gromada.features": "old"})):
        file.write_bytes(as_onnx(0, notes))
        s = game.new(2, 1)
        with pytest.raises(BadPolicy, match="was learnt for"):
            make_bot(f"policy:{file}").pick(game, s, awaited(s)[0], options(s, awaited(s)[0]))
