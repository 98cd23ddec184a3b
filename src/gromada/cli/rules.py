"""`gromada rules`: a rule, where its code is and which tests would miss it."""

from __future__ import annotations

import difflib

from gromada.cli.common import console, language, print_json
from gromada.cli.failures import AnswerIsNo, WrongUsage
from gromada.ledgers import Coverage, coverage, find_tests, trace
from gromada.library import ledger_of
from gromada.texts import Texts


def run_rules(name: str, id: str | None, is_coverage: bool, lang: str | None, is_json: bool) -> None:
    texts = Texts(None, language(lang))
    if is_coverage:
        if id is not None:
            message = f"--coverage is about all rules of {name}: leave out {id}"
            raise WrongUsage(message, "coverage-of-all", {"game": name, "given": id})
        show_coverage(texts, coverage(name), is_json)
    elif id is not None:
        show_rule(texts, name, id, is_json)
    else:
        show_ledger(texts, name, is_json)


def show_ledger(texts: Texts, name: str, is_json: bool) -> None:
    ledger = ledger_of(name, texts.lang)
    if is_json:
        print_json({"game": name, "rules": [{"id": id, "text": text} for id, text in ledger.items()]})
        return
    screen = console()
    for id, text in ledger.items():
        screen.print(f"{id}  {text}", markup=False, soft_wrap=True)


def show_rule(texts: Texts, name: str, id: str, is_json: bool) -> None:
    wanted = id.upper()
    found = trace(name, wanted, texts.lang)
    if found is None:
        near = difflib.get_close_matches(wanted, ledger_of(name), 3)
        hint = f"; similar: {', '.join(near)}" if near else f"; list them with: gromada rules {name}"
        facts: dict[str, int | str] = {"game": name, "given": id[:60], "near": ", ".join(near), "count": len(near)}
        raise WrongUsage(f"{name} has no rule {id}{hint}", "no-rule", facts)
    if is_json:
        places = {"code": found.code, "tests": found.tests}
        print_json({"game": name, "id": found.id, "text": found.text, **places})
        return
    screen = console()
    screen.print(f"{found.id}  {found.text}", markup=False, soft_wrap=True)
    for title, lines in (("rules-code", found.code), ("rules-tests", found.tests)):
        screen.print(texts.say(title), style="bold")
        nothing = "rules-nowhere" if find_tests() is not None or title == "rules-code" else "rules-tests-not-here"
        for line in lines or [texts.say(nothing)]:
            screen.print(f"  {line}", markup=False, soft_wrap=True)


def show_coverage(texts: Texts, found: Coverage, is_json: bool) -> None:
    """All figures; the answer is no while anything is missing."""
    if is_json:
        print_json(found.as_json())
    else:
        screen = console()
        facts = {"rules": found.rules, "coded": found.coded, "tested": found.tested}
        screen.print(texts.say("rules-summary", game=found.game, **facts), soft_wrap=True)
        lists = {"missing-code": found.missing_code, "missing-test": found.missing_test, "unknown": found.unknown}
        for title, ids in lists.items():
            if ids:
                screen.print(texts.say(f"rules-{title}", ids=", ".join(ids)), markup=False, soft_wrap=True)
    if not found.is_full():
        message = f"the rules of {found.game} are not fully coded and tested"
        raise AnswerIsNo(message, "not-covered", {"game": found.game})
