"""A small reader of ONNX files: networks in which one layer follows another, by the standard library alone.

The format is a Protocol Buffers message. What is read of it: `Gemm`, `MatMul`, `Add`, `Tanh`, `Relu` and what changes
nothing (`Identity`, `Flatten`, `Cast`), from the one input to the first output; other heads, such as a value, are left
aside. Anything else is refused. Nothing in a file is ever run.
"""

from __future__ import annotations

import struct
from array import array
from typing import Final

# Kinds of fields on the wire.
VARINT: Final = 0
FIXED64: Final = 1
BYTES: Final = 2
FIXED32: Final = 5
FLOAT: Final = 1  # a tensor of float32
PLAIN: Final = ("Identity", "Flatten", "Cast", "Dropout")  # a net at rest leaves its numbers as they are

Fields = list[tuple[int, int, bytes]]  # number, value if it is one, bytes if it has some


class BadOnnx(Exception):
    """What about a file cannot be read."""


class Tensor:
    """Numbers with a shape."""

    def __init__(self, dims: list[int], values: list[float]) -> None:
        self.dims: Final = dims
        self.values: Final = values


class Node:
    """One operation."""

    def __init__(self, op: str, inputs: list[str], outputs: list[str], flags: dict[str, int]) -> None:
        self.op: Final = op
        self.inputs: Final = inputs
        self.outputs: Final = outputs
        self.flags: Final = flags


class Dense:
    """Weights by rows of outputs, what is added to each, and the bend after it: "", "tanh" or "relu"."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases
        self.bend = ""


class Graph:
    """What a file holds."""

    def __init__(self) -> None:
        self.tensors: Final[dict[str, Tensor]] = {}
        self.maker: Final[dict[str, Node]] = {}  # by what a node makes
        self.inputs: Final[list[str]] = []
        self.outputs: Final[list[str]] = []
        self.notes: Final[dict[str, str]] = {}


def fields(data: bytes) -> Fields:
    """A message, field by field."""
    found: Fields = []
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == VARINT:
            value, at = varint(data, at)
            found.append((key >> 3, value, b""))
            continue
        if kind == BYTES:
            size, at = varint(data, at)
        elif kind in (FIXED64, FIXED32):
            size = 8 if kind == FIXED64 else 4
        else:
            raise BadOnnx(f"a field of kind {kind}")
        if at + size > len(data):
            raise BadOnnx("it ends too early")
        found.append((key >> 3, 0, data[at : at + size]))
        at += size
    return found


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, and where the next one starts."""
    value = shift = 0
    while True:
        if at >= len(data) or shift > 63:
            raise BadOnnx("it ends too early")
        byte = data[at]
        value |= (byte & 127) << shift
        at += 1
        shift += 7
        if byte < 128:
            return value, at


def words(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def read_graph(data: bytes) -> Graph:
    graph = Graph()
    is_there = False
    for number, _, content in fields(data):
        if number == 7:
            read_body(graph, content)
            is_there = True
        elif number == 14:
            note = [words(part) for _, _, part in fields(content)]
            if len(note) == 2:
                graph.notes[note[0]] = note[1]
    if not is_there or not graph.outputs:
        raise BadOnnx("it holds no network")
    return graph


def read_body(graph: Graph, data: bytes) -> None:
    for number, _, content in fields(data):
        if number == 1:
            read_node(graph, content)
        elif number == 5:
            name, tensor = read_tensor(content)
            graph.tensors[name] = tensor
        elif number in (11, 12):
            name = name_in(content)
            (graph.inputs if number == 11 else graph.outputs).append(name)


def name_in(data: bytes) -> str:
    """The first field of what has a name."""
    for number, _, content in fields(data):
        if number == 1:
            return words(content)
    raise BadOnnx("something has no name")


def read_node(graph: Graph, data: bytes) -> None:
    inputs: list[str] = []
    outputs: list[str] = []
    op = ""
    flags: dict[str, int] = {}
    constant: Tensor | None = None
    for number, _, content in fields(data):
        if number == 1:
            inputs.append(words(content))
        elif number == 2:
            outputs.append(words(content))
        elif number == 4:
            op = words(content)
        elif number == 5:
            name = ""
            for part, value, inner in fields(content):
                if part == 1:
                    name = words(inner)
                elif part == 2 and struct.unpack("<f", inner)[0] != 1.0:
                    flags[name] = -1  # a factor that is not 1
                elif part == 3:
                    flags[name] = value
                elif part == 5:
                    constant = read_tensor(inner)[1]
    if op == "Constant" and constant is not None:
        graph.tensors[outputs[0]] = constant
        return
    node = Node(op, inputs, outputs, flags)
    for name in outputs:
        graph.maker[name] = node


def read_tensor(data: bytes) -> tuple[str, Tensor]:
    name = ""
    dims: list[int] = []
    kind = FLOAT
    numbers = array("f")
    for number, value, content in fields(data):
        if number == 1 and content:
            at = 0
            while at < len(content):
                size, at = varint(content, at)
                dims.append(size)
        elif number == 1:
            dims.append(value)
        elif number == 2:
            kind = value
        elif number == 8:
            name = words(content)
        elif number in (4, 9):
            numbers.frombytes(content)
    values: list[float] = numbers.tolist() if kind == FLOAT else []
    return name, Tensor(dims, values)


def layers_of(graph: Graph) -> list[Dense]:
    """The layers on the way from the input to the first output."""
    given = [name for name in graph.inputs if name not in graph.tensors]
    if len(given) != 1:
        raise BadOnnx(f"it has {len(given)} inputs, not one")
    way: list[Node] = []
    name = graph.outputs[0]
    while name != given[0]:
        node = graph.maker.get(name)
        if node is None or len(way) > 1000:
            raise BadOnnx(f"{name[:60]!r} comes from nowhere")
        way.append(node)
        moving = [one for one in node.inputs if one and one not in graph.tensors]
        if len(moving) != 1:
            raise BadOnnx(f"{node.op} has {len(moving)} changing inputs, not one")
        name = moving[0]
    found: list[Dense] = []
    for node in reversed(way):
        add_layer(graph, node, found)
    if not found:
        raise BadOnnx("it has no layers")
    return found


def add_layer(graph: Graph, node: Node, found: list[Dense]) -> None:
    fixed = [graph.tensors[one] for one in node.inputs if one in graph.tensors]
    if node.op == "Gemm" and fixed and not node.flags.get("transA", 0) and -1 not in node.flags.values():
        rows = rows_of(fixed[0], bool(node.flags.get("transB", 0)))
        found.append(Dense(rows, fixed[1].values[:] if len(fixed) > 1 else [0.0] * len(rows)))
    elif node.op == "MatMul" and fixed and node.inputs[1] in graph.tensors:
        rows = rows_of(fixed[0], False)
        found.append(Dense(rows, [0.0] * len(rows)))
    elif node.op == "Add" and fixed and found and not found[-1].bend:
        biases = found[-1].biases
        if len(fixed[0].values) != len(biases):
            raise BadOnnx("what is added does not fit its layer")
        for i in range(len(biases)):
            biases[i] += fixed[0].values[i]
    elif node.op in ("Tanh", "Relu") and found and not found[-1].bend:
        found[-1].bend = node.op.lower()
    elif node.op not in PLAIN:
        raise BadOnnx(f"{node.op[:60]!r} is no operation of a plain network")
    if found and len(found[-1].biases) != len(found[-1].weights):
        raise BadOnnx("what is added does not fit its layer")


def rows_of(tensor: Tensor, is_by_output: bool) -> list[list[float]]:
    """One row of weights an output."""
    if len(tensor.dims) != 2 or tensor.dims[0] * tensor.dims[1] != len(tensor.values) or not tensor.values:
        raise BadOnnx("weights are float32 numbers in two dimensions")
    first, second = tensor.dims
    if is_by_output:
        return [tensor.values[row * second : (row + 1) * second] for row in range(first)]
    return [tensor.values[column::second] for column in range(second)]
