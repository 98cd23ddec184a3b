"""Compiles the engine, the bots and the games with mypyc; everything else is in pyproject.toml.

    GROMADA_PURE=1   leave everything interpreted: the same results, slower
    GROMADA_OPT=1    let the C compiler optimise less: the same results from a build that takes half the time

Where no C compiler works the package is installed interpreted, with a message that says so. Where
one works, an error while compiling is a bug in the sources and stops the build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import BaseError

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src") / "gromada"
LEVEL = os.environ.get("GROMADA_OPT") or "3"
# Every level has its own folder: what was compiled for one must not be taken for another.
BUILD = Path("build") if LEVEL == "3" else Path("build") / f"O{LEVEL}"
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def modules(*folders: Path) -> list[str]:
    """The modules to compile below these folders; `__init__.py` stays interpreted."""
    found = [file for folder in folders for file in (ROOT / folder).rglob("*.py") if file.name != "__init__.py"]
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the engine with the bots, then each game on its own."""
    parts = [(modules(PACKAGE / "core", PACKAGE / "bots"), "gromada_engine")]
    games = [folder for folder in sorted((ROOT / PACKAGE / "games").iterdir()) if folder.is_dir()]
    return parts + [
        (files, f"gromada_{folder.name}") for folder in games if (files := modules(folder.relative_to(ROOT)))
    ]


def compiler_complaint() -> str:
    """Why no extension can be compiled here; empty if one can."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "probe.c"
            source.write_text("#include <Python.h>\nint gromada_probe(void) { return PY_MAJOR_VERSION; }\n")
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include)
            compiler.link_shared_object(objects, str(Path(folder) / "probe.so"))
    except (BaseError, OSError, subprocess.SubprocessError) as error:
        return str(error) or type(error).__name__
    except Exception as error:  # the compiler classes' own errors have moved between versions of setuptools
        if "distutils" not in type(error).__module__:
            raise
        return str(error) or type(error).__name__
    return ""


def is_build() -> bool:
    """Whether more is asked for than metadata or a source archive."""
    commands = ("build_ext", "build", "install", "develop", "bdist_wheel", "editable_wheel")
    return any(command in sys.argv for command in commands)


def extensions() -> list[Extension]:
    if os.environ.get("GROMADA_PURE", "") not in ("", "0"):
        say("GROMADA_PURE is set: nothing is compiled")
        return []
    if not is_build():
        return []
    if complaint := compiler_complaint()[:160]:
        say(f"no working C compiler ({complaint}): gromada is installed interpreted, same results but slower")
        return []
    from mypyc.build import mypycify

    parts = groups()
    types = BUILD / "types"
    try:
        made: list[Extension] = mypycify(
            # A cache of its own: mypy, which asks for more, would find nothing in it and may be at work beside.
            [f"--cache-dir={types}", *[file for files, _ in parts for file in files]],
            opt_level=LEVEL,
            debug_level="0",
            separate=parts,
            strip_asserts=False,
            target_dir=str(BUILD),
        )
    except BaseException:  # mypyc ends the program where types are wrong, and half a cache would fail the next build
        shutil.rmtree(types, ignore_errors=True)
        raise
    for extension in made:
        if "-O3" in extension.extra_compile_args:
            # Nobody replaces a function of ours at load time, so calls may be inlined: games run a tenth faster.
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    # The largest first, so that in the end no core waits for another.
    return sorted(made, key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))


def say(text: str) -> None:
    print(f"gromada: {text}", file=sys.stderr)


def sweep(wanted: set[str]) -> None:
    """Forgets what former builds left behind, so that no deleted or half-compiled module is packed."""
    for library in (ROOT / BUILD).glob("lib*"):
        for file in library.rglob("*"):
            is_source = (ROOT / "src" / file.relative_to(library)).exists()
            is_extension = file.suffix in (".so", ".pyd")
            name = ".".join(file.relative_to(library).parts).split(".cpython")[0].split(".cp3")[0].split(".abi3")[0]
            if file.is_file() and not is_source and not (is_extension and name in wanted):
                file.unlink()


os.chdir(ROOT)
EXTENSIONS = extensions()
if is_build():  # metadata alone must not cost what was compiled
    sweep({extension.name for extension in EXTENSIONS})
(BUILD / "notes").mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=EXTENSIONS,
    options={
        "build": {"build_base": str(BUILD)},
        "build_ext": {"parallel": os.cpu_count() or 1},
        # Not beside the sources, where two builds of different levels at the same time would write over each other's.
        "egg_info": {"egg_base": str(BUILD / "notes")},
    },
)
