"""What can be typed after `gromada`. What each command does is in the module of its name.

Those modules are imported only when their command runs, so that help appears at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gromada.cli.failures import AnswerIsNo

if TYPE_CHECKING:
    from gromada.core.errors import GromadaError

app = typer.Typer(
    name="gromada",
    help="Five village-building board games at one table.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as imperial_settlers.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="The seed that all luck follows from.")]
FixedSeed = Annotated[int, typer.Option("--seed", metavar="S", help="The seed that all luck follows from.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Bots = Annotated[
    str | None, typer.Option("--bots", metavar="A,B,C", help="Who holds the seats, in their order: bots, or human.")
]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="A corrected pack of printed facts.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="The language of sentences.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Time = Annotated[float | None, typer.Option("--time", metavar="SECONDS", help="How long mcts thinks about a move.")]
Rollouts = Annotated[
    int | None, typer.Option("--rollouts", metavar="N", help="How often mcts tries, instead of a time: reproducible.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster, or on a Ray of this machine: local."),
]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", help="How many processes play; the results are the same.")]


def _thinking(bots: list[str], time: float | None, rollouts: int | None) -> list[str]:
    """Bots that search get the time or the number of tries that was asked for."""
    from gromada.bots.registry import with_knobs

    return with_knobs(bots, {"time": time, "rollouts": rollouts})


def _thinking_text(bots: str | None, time: float | None, rollouts: int | None) -> str | None:
    from gromada.bots.registry import split_bots

    return None if bots is None else ",".join(_thinking(split_bots(bots), time, rollouts))


def _print_version(is_asked: bool) -> None:
    if is_asked:
        from gromada import __version__

        print(f"gromada {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def table(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five village-building board games at one table. Without a command: the table in the browser."""
    if context.invoked_subcommand is None:
        from gromada.table.serving import serve as serve_table

        serve_table("127.0.0.1", 8000, None, 1, [], is_own=True, level="warning")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    workers: Annotated[int, typer.Option(help="How many processes; more than one need PostgreSQL.")] = 1,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", metavar="FILE", help="A corrected pack; may be repeated.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="HOST", help="A name it is called by; may be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="A proxy to be trusted; may be repeated.")
    ] = None,
    policies: Annotated[
        Path | None, typer.Option("--policies", metavar="FOLDER", help="Learnt policies that may hold a seat.")
    ] = None,
) -> None:
    """The table in the browser, for others too."""
    from gromada.table.serving import serve as serve_table

    serve_table(host, port, database, workers, pack or [], is_own=False, names=name, proxies=proxy, policies=policies)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, such as imperial_settlers.")] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: OptionList = None,
    bots: Bots = None,
    time: Time = None,
    rollouts: Rollouts = None,
    pack: Pack = None,
    lang: Lang = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the record here.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the game that was left last.")] = False,
    json: Json = False,
) -> None:
    """Play at the terminal, against bots or hot seat."""
    from gromada.cli.play import run_play

    run_play(game, seats, seed, option or [], _thinking_text(bots, time, rollouts), pack, lang, record, json, go_on)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seats: Seats = None,
    seed: FixedSeed = 0,
    option: OptionList = None,
    bots: Bots = None,
    time: Time = None,
    rollouts: Rollouts = None,
    pack: Pack = None,
    lang: Lang = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write every game to a .jsonl or .parquet file.")
    ] = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count."""
    from gromada.cli.simulate import run_simulate

    thinking = _thinking_text(bots, time, rollouts)
    run_simulate(game, games, seats, seed, option or [], thinking, pack, lang, jobs, out, ray, json)


@app.command()
def arena(
    game: GameName,
    bots_to_compare: Annotated[list[str] | None, typer.Argument(metavar="BOT BOT ...", help="At least two.")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="At least so many games, in whole deals.")] = 100,
    seats: Seats = None,
    seed: FixedSeed = 0,
    option: OptionList = None,
    bots: Bots = None,
    time: Time = None,
    rollouts: Rollouts = None,
    pack: Pack = None,
    lang: Lang = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Compare bots, with 95 % intervals."""
    from gromada.cli.arena import run_arena

    named = _thinking(bots_to_compare or [], time, rollouts)
    more = _thinking_text(bots, time, rollouts)
    run_arena(game, named, games, seats, seed, option or [], more, pack, lang, jobs, ray, json)


@app.command()
def replay(file: RecordFile, pack: Pack = None, lang: Lang = None, json: Json = False) -> None:
    """Step through a record."""
    from gromada.cli.replay import run_replay

    run_replay(file, pack, lang, json)


@app.command()
def verify(file: RecordFile, pack: Pack = None, lang: Lang = None, json: Json = False) -> None:
    """Check a record: form, moves, result, seed."""
    from gromada.cli.verify import run_verify

    run_verify(file, pack, lang, json)


@app.command()
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="Only what this seat did, from 1.")] = None,
    rollouts: Annotated[
        int | None, typer.Option("--rollouts", metavar="N", help="Tries for each decision; more take longer.")
    ] = None,
    seed: FixedSeed = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="How many processes think; as many as there are cores.")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with a chart.")] = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A finished game judged move by move: what cost most, what turned it, luck and skill."""
    from gromada.cli.review import run_review

    run_review(file, seat, rollouts, seed, jobs, pack, html, lang, json)


@app.command()
def puzzles(
    game: GameName,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE ...]", help="Records to look in; without, games are played.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games are played for it.")] = 5,
    seats: Seats = None,
    seed: FixedSeed = 0,
    option: OptionList = None,
    rollouts: Annotated[int, typer.Option("--rollouts", metavar="N", help="Tries; ten times as many confirm.")] = 300,
    most: Annotated[int | None, typer.Option("--most", metavar="N", help="Keep so many, of every level.")] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="How many processes think; as many as there are cores.")
    ] = None,
    pack: Pack = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write them to a JSON file.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Positions with one clearly best answer that is not the obvious one."""
    from gromada.cli.puzzles import run_puzzles

    run_puzzles(game, files or [], games, seats, seed, option or [], rollouts, most, jobs, pack, out, lang, json)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="A rule, such as ISR-HARV-1.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules are coded and tested.")] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A rule: its text, its code, its tests."""
    from gromada.cli.rules import run_rules

    run_rules(game, rule, coverage, lang, json)


@app.command()
def data(
    game: GameName,
    thing: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A card, tile or piece, by its id or its name in any language.")
    ] = None,
    check: Annotated[Path | None, typer.Option("--check", metavar="PACK", help="Check a pack of your own.")] = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """What is printed in the game, and where each fact comes from; or what one printed thing is and does."""
    from gromada.cli.data import run_data

    run_data(game, thing, check, pack, lang, json)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long each game is measured.")] = 3.0,
    seed: FixedSeed = 0,
    option: OptionList = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """How fast the engine is here, compiled or not."""
    from gromada.cli.bench import run_bench

    run_bench(game, seats, seconds, seed, option or [], pack, lang, json)


@app.command()
def learn(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games to learn from, in each round.")] = 1500,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="How often it goes on with what it learnt.")] = 2,
    arena: Annotated[int, typer.Option("--arena", metavar="N", help="Games against each opponent.")] = 100,
    think: Annotated[
        int, typer.Option("--think", metavar="N", min=1, help="Tries of the search in these games; 1: no search.")
    ] = 64,
    tries: Annotated[
        int, typer.Option("--tries", metavar="N", min=0, help="With --think 1: tries in a last arena; 0: none.")
    ] = 40,
    seed: FixedSeed = 0,
    option: OptionList = None,
    pack: Pack = None,
    folder: Annotated[Path, typer.Option("--folder", help="Where games and values are kept.")] = Path("build/learn"),
    prior: Annotated[
        bool, typer.Option("--prior", help="Learn how a search shares out its first tries, not a value.")
    ] = False,
    short: Annotated[bool, typer.Option("--short", help="A small run of a few minutes.")] = False,
    recheck: Annotated[
        bool, typer.Option("--recheck", help="Only see whether what comes with the game still holds.")
    ] = False,
    afresh: Annotated[bool, typer.Option("--afresh", help="Begin without the value that comes with the game.")] = False,
    install: Annotated[bool, typer.Option("--install", help="Put the value where bots look for it.")] = False,
    lang: Lang = None,
    jobs: Jobs = 2,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """A better opponent from games of its own."""
    from gromada.cli.learn import run_learn

    sizes = (games, rounds, arena, think, tries if think == 1 else 0)
    steps = (prior, short, recheck, afresh, install, json)
    run_learn(game, seats, seed, option or [], pack, lang, jobs, ray, sizes, folder, *steps)


@app.command()
def ladder(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME ...]", help="All games if none is named.")] = None,
    seats: Seats = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="Deals for each pair of bots.")] = 10,
    bots: Bots = None,
    time: Time = None,
    rollouts: Rollouts = None,
    seed: FixedSeed = 0,
    lang: Lang = None,
    jobs: Jobs = 1,
    folder: Annotated[Path, typer.Option("--folder", help="Where deals and the page are kept.")] = Path("build/ladder"),
    json: Json = False,
) -> None:
    """All bots against all, with ratings and intervals; goes on where it stopped."""
    from gromada.cli.ladder import run_ladder

    run_ladder(games or [], seats, deals, bots, time, rollouts, seed, lang, jobs, folder, json)


@app.command()
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Over HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option(help="Where to listen with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port with --http.", min=1, max=65535)] = 8001,
    mode: Annotated[str, typer.Option(help="listed: legal answers are told; withheld: they are not.")] = "listed",
    lang: Lang = None,
) -> None:
    """A seat for a language model, by the Model Context Protocol."""
    from gromada.cli.mcp import run_mcp

    run_mcp(http, host, port, mode, lang)


@app.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
def seat(
    url: Annotated[str, typer.Argument(metavar="URL", help="The table, such as http://127.0.0.1:8000/#/table/ID.")],
    key: Annotated[str, typer.Argument(metavar="KEY", help="The key of the seat.")],
    command: Annotated[list[str], typer.Argument(metavar="-- COMMAND ...", help="The program that plays.")],
) -> None:
    """A seat at a running table for any program, by lines of JSON."""
    from gromada.cli.seat import run_seat

    run_seat(url, key, command)


def run(arguments: list[str]) -> int:
    """Runs one command; the exit status: 0 done, 1 the answer is no, 2 wrong usage or bad input."""
    from gromada.core.errors import GromadaError

    try:
        status = app(args=arguments, prog_name="gromada", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except AnswerIsNo as answer:
        return _complain(_in_words(answer, arguments), 1)
    except GromadaError as error:
        return _complain(_in_words(error, arguments), 2)
    except typer.TyperException as error:
        from gromada.cli.usage import wrong_usage

        return _complain(_in_words(wrong_usage(error.format_message()), arguments), 2)
    except (KeyboardInterrupt, typer.Abort):
        return _complain(_in_words(GromadaError("stopped", "stopped"), arguments), 130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever was reading has gone; there is nobody left to complain to
        return 0


def _in_words(error: GromadaError, arguments: list[str]) -> str:
    """The error in the language that was asked for; where that one is not spoken here, in English."""
    from gromada.cli.common import language
    from gromada.library import LANGUAGES
    from gromada.texts import Texts

    given: str | None = None
    for before, word in zip(["", *arguments], arguments, strict=False):
        if before == "--lang":
            given = word
        elif word.startswith("--lang="):
            given = word.removeprefix("--lang=")
    lang = language(given)
    return Texts(None, lang if lang in LANGUAGES else "en").error(error)


def _complain(message: str, status: int) -> int:
    line = " ".join(message.split())
    if line:
        print(f"gromada: {line}", file=sys.stderr)
    return status


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
