"""The server for language models, through the client of the protocol's own SDK."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer

import gromada
from gromada.core.rng import Rng
from gromada.mcp.server import make_server
from tests.table.running import free_port
from tests.words.sloppy import WAYS, Writing

T = TypeVar("T")
ANSWER = re.compile(r"^(\d+)\. (.+?): (.+)$", re.MULTILINE)
NOWHERE = "http://127.0.0.1:9/#/table/none"
ENOUGH = 60  # answers of one game


class Model:
    """Somebody who calls tools and reads text."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.table = ""

    async def call(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        text = "\n".join([getattr(part, "text", "") for part in result.content])
        assert not result.is_error, text
        return text

    async def fails(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return "\n".join([getattr(part, "text", "") for part in result.content])

    async def open(self, game: str, **arguments: object) -> str:
        text = await self.call("open_table", game=game, seed=3, bots="uniform", **arguments)
        found = re.search(r"[0-9a-f]{8}", text)
        assert found is not None
        self.table = found[0]
        return text


def with_model(work: Callable[[Model], Awaitable[T]], server: MCPServer | StdioServerParameters | None = None) -> T:
    async def run() -> T:
        async with Client(server or make_server()) as client:
            return await work(Model(client))

    return asyncio.run(run())


def test_the_tools_say_what_they_are_for() -> None:
    async def work(model: Model) -> None:
        tools = (await model.client.list_tools()).tools

        assert {"open_table", "join_table", "position", "answers", "play", "why", "look_up", "log", "undo"} <= {
            tool.name for tool in tools
        }
        assert all(tool.description for tool in tools)
        assert all("table" in tool.input_schema["properties"] for tool in tools if tool.name in ("play", "why", "log"))

    with_model(work)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_a_game_is_played_with_sloppy_answers(name: str) -> None:
    async def work(model: Model) -> None:
        rng = Rng.seeded(5)
        text = await model.open(name, lang="en")
        ways = list(WAYS)
        turns = 0
        failed: list[str] = []
        while "The game is over." not in text and turns < ENOUGH:
            offered = ANSWER.findall(text)
            _, move, label = offered[rng.below(len(offered))]
            bare = re.sub(r" \((costs|brings) .*\)$", "", label)
            way = ways[rng.below(len(ways))]
            typed = WAYS[way](Writing(move, bare, bare, rng))
            text = await model.call("play", table=model.table, moves=[typed])
            turns += 1
            if "means no answer" in text or "fits several answers" in text:
                failed.append(f"{way}: {typed!r} for {move!r}: {text[:200]}")
                text = await model.call("play", table=model.table, moves=[move])
        assert failed == []
        assert turns == ENOUGH or "Winners: " in text

    with_model(work)


def test_a_game_is_played_to_its_end() -> None:
    async def work(model: Model) -> None:
        text = await model.open("imperial_settlers", options={"mode": "competition_basic"})
        while "The game is over." not in text:
            text = await model.call("play", table=model.table, moves=["1"])

        assert "Winners: " in text

    with_model(work)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_where_answers_are_withheld_nothing_lists_one(name: str) -> None:
    async def work(model: Model) -> None:
        listed = ANSWER.findall(await model.open(name, mode="listed"))
        text = await model.open(name, mode="withheld")
        told = [
            text,
            await model.call("position", table=model.table),
            await model.call("play", table=model.table, moves=["frobnicate the wumpus"]),
            await model.call("play", table=model.table, moves=["1"]),
            await model.call("why", table=model.table, move="frobnicate"),
            await model.fails("answers", table=model.table),
        ]
        for said in told:
            assert ANSWER.findall(said) == []
            assert "Closest" not in said
        # Labels of answers are nowhere either; a bare name may stand on the board, so whole answers are looked for.
        for _, move, _ in listed:
            if " " in move:
                assert not any(f" {move}:" in said or f"“{move}”" in said for said in told)

    with_model(work)


def test_the_rest_of_a_step_is_proposed_where_answers_are_listed_else_to_whoever_asks() -> None:
    async def work(model: Model) -> None:
        listed = ANSWER.findall(await model.open("keyflower", mode="listed"))
        bid = next(move for _, move, _ in listed if move.startswith("bid "))
        for mode in ("listed", "withheld"):
            await model.open("keyflower", mode=mode)
            assert "no proposal" in await model.call("proposal", table=model.table)
            text = await model.call("play", table=model.table, moves=[bid])
            proposed = await model.call("proposal", table=model.table)
            moves = proposed.partition(": ")[2].split("; ")
            assert (proposed in text) == (mode == "listed")
            assert [move.split()[0] for move in moves[1:]] == ["workers"]

            assert "bids" in await model.call("play", table=model.table, moves=moves)

    with_model(work)


@pytest.mark.parametrize("name", gromada.GAMES)
def test_where_answers_are_withheld_a_refusal_names_no_legal_move(name: str) -> None:
    """The same game twice: what one table lists, the other must not tell whoever tries forbidden moves and asks why."""

    async def work(model: Model) -> None:
        rng = Rng.seeded(11)
        text = await model.open(name, mode="listed", lang="en")
        listed = model.table
        await model.open(name, mode="withheld", lang="en")
        withheld = model.table
        actions = gromada.game(name).catalogue.actions
        refusals = 0
        for _ in range(25):
            offered = ANSWER.findall(text)
            legal = {move: label for _, move, label in offered}
            tried = actions[rng.below(len(actions))].text
            told = []
            if tried not in legal:
                told = [
                    await model.call("play", table=withheld, moves=[tried]),
                    await model.call("why", table=withheld, move=tried),
                    await model.call("why", table=withheld, move=f"{tried.split()[0]} something"),
                ]
                refusals += told[0].startswith("Refused: ")
            _, move, _ = offered[rng.below(len(offered))]
            text = await model.call("play", table=listed, moves=[move])
            told.append(question_in(await model.call("play", table=withheld, moves=[move])))
            for said in told:
                without = said.replace(f"“{tried}”", "").lower()
                assert ANSWER.findall(said) == []
                assert [one for one in legal if " " in one and f" {one} " in f" {without} "] == []
                assert [one for one in legal.values() if len(one.split()) > 3 and one.lower() in without] == []
            if "The game is over." in text:
                break
        assert refusals > 3

    with_model(work)


def question_in(text: str) -> str:
    """The question, without what has happened and without the board."""
    return text[text.rindex("Asked: ") :] if "Asked: " in text else ""


def test_a_refused_move_costs_nothing_and_names_its_rule_and_the_closest_answers() -> None:
    async def work(model: Model) -> None:
        before = await model.open("keyflower")
        refused = await model.call("play", table=model.table, moves=["bid windmill"])
        after = await model.call("position", table=model.table)

        assert re.search(r"Refused: “bid windmill”\. .+ \[KEY-[A-Z]+-\d+\] Closest: bid ", refused)
        assert ANSWER.findall(before) == ANSWER.findall(after)

    with_model(work)


def test_several_moves_are_played_until_one_is_refused() -> None:
    async def work(model: Model) -> None:
        await model.open("villagers")
        text = await model.call("play", table=model.table, moves=["take 1", "frobnicate", "take 2"])

        assert text.startswith("1 answer was played.\n“frobnicate” means no answer to this question.")
        assert "drafts" in text

    with_model(work)


def test_things_rules_forms_and_the_log_can_be_read() -> None:
    async def work(model: Model) -> None:
        await model.open("villagers")

        assert "Padlock" in await model.call("look_up", game="villagers", words="brewer")
        assert (await model.call("look_up", game="villagers", words="VIL-LOCK-1")).startswith("VIL-LOCK-1: ")
        assert "take N" in await model.call("how_to_write", game="villagers")
        assert "is the first player" in await model.call("log", table=model.table)
        assert "Model: 8 (" in await model.call("scores", table=model.table)
        rules = await model.client.read_resource("gromada://rules/villagers/pl")
        now = await model.client.read_resource(f"gromada://table/{model.table}")
        assert "VIL-LOCK-1" in getattr(rules.contents[0], "text", "")
        assert "== The table" in getattr(now.contents[0], "text", "")

    with_model(work)


def test_what_is_wrong_is_one_sentence() -> None:
    async def work(model: Model) -> None:
        assert "there is no game 'chess'" in await model.fails("open_table", game="chess")
        assert "there is no table" in await model.fails("position", table="nowhere")
        assert "a table's address is like" in await model.fails("join_table", url="nonsense", key="x")
        assert "the modes are" in await model.fails("open_table", game="villagers", mode="blind")

    with_model(work)


def test_a_move_can_be_taken_back() -> None:
    async def work(model: Model) -> None:
        text = await model.open("imperial_settlers", seats=1, options={"mode": "adventure", "sheet": "7"})
        while "Asked: Round" not in text and "Expand" not in text:
            text = await model.call("play", table=model.table, moves=["1"])
        before = ANSWER.findall(text)
        await model.call("play", table=model.table, moves=[before[1][1]])
        back = await model.call("undo", table=model.table)

        assert ANSWER.findall(back) == before

    with_model(work)


def test_the_command_holds_a_seat_on_standard_input_and_output() -> None:
    """A program of its own; what it withholds is withheld at every table, whatever a model asks for."""
    command = ["-m", "gromada.cli", "mcp", "--mode", "withheld", "--lang", "pl"]
    program = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))

    async def work(model: Model) -> None:
        withheld = await model.open("villagers")
        assert "== Stół" in withheld
        assert ANSWER.findall(withheld) == []
        assert "dobiera" in await model.call("play", table=model.table, moves=["biorę 1"])

        for tool, where in (("open_table", {"game": "villagers"}), ("join_table", {"url": NOWHERE, "key": "k"})):
            assert "withheld at every table" in await model.fails(tool, mode="listed", **where)
        english = await model.open("villagers", lang="en")
        assert "== The table" in english
        assert ANSWER.findall(english) == []
        assert "drafts" in await model.call("play", table=model.table, moves=["take 1"])

    with_model(work, program)


def wait_for_port(port: int) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.1)
        else:
            return


def test_the_command_holds_seats_over_http() -> None:
    """Two models at one server: each has a table of its own, and its rules and position as resources."""
    port = free_port()
    command = [sys.executable, "-m", "gromada.cli", "mcp", "--http", "--port", str(port), "--lang", "en"]

    async def work() -> None:
        address = f"http://127.0.0.1:{port}/mcp"
        async with Client(address) as one, Client(address) as other:
            first, second = Model(one), Model(other)
            assert "== The table" in await first.open("hamlet")
            assert "== Stół" in await second.open("craftsmen", lang="pl")
            assert first.table != second.table
            assert "Nothing was played" not in await first.call("play", table=first.table, moves=["villager 0"])
            rules = await one.read_resource("gromada://rules/hamlet/en")
            position = await other.read_resource(f"gromada://table/{second.table}")
            assert "HAM-DONK-1" in str(rules.contents[0])
            assert "== Stół" in str(position.contents[0])

    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            wait_for_port(port)
            asyncio.run(work())
        finally:
            program.terminate()
