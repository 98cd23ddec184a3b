"""Packs: TOML is read strictly, and every complaint names file, key and reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gromada.core.errors import BadData
from gromada.core.packs import Pack, Table

CARD = """
[[card]]
id = "cider-press"   # a comment
name_en = "Cider Press"
name_pl = "Tłocznia"
count = 2
points = 3
points_source = "reconstructed"
source = "rulebook"
"""


def root(text: str) -> Table:
    return Pack("orchard.toml", text).root


def test_an_entry_has_names_and_says_where_its_facts_come_from() -> None:
    pack = Pack("orchard.toml", CARD)
    table = pack.root.tables("card", 1)[0]

    entry = table.entry()
    points = table.number("points")
    table.finish()

    assert (entry.kind, entry.id, entry.name_en, entry.name_pl) == ("card", "cider-press", "Cider Press", "Tłocznia")
    assert (entry.source, entry.overrides, entry.is_guess()) == ("rulebook", {"points": "reconstructed"}, True)
    assert points == 3
    assert pack.names["cider-press"] is entry
    assert pack.entries == [entry]


@pytest.mark.parametrize(
    ("text", "read", "complaint"),
    [
        ("a = ", lambda t: None, "orchard.toml: not valid TOML"),
        ("a = 1", lambda t: t.finish(), "orchard.toml: a: is not a key that is known here"),
        ("", lambda t: t.number("a"), "orchard.toml: a: is missing; expected a whole number of at least 0"),
        ("a = true", lambda t: t.number("a"), "orchard.toml: a: expected a whole number of at least 0, not True"),
        ("a = 7", lambda t: t.number("a", 1, 6), "orchard.toml: a: expected a whole number from 1 to 6, not 7"),
        ("a = 7", lambda t: t.text("a"), "orchard.toml: a: expected a text, not 7"),
        ("a = 7", lambda t: t.flag("a"), "orchard.toml: a: expected true or false, not 7"),
        ("a = 'x'", lambda t: t.one_of("a", ["y", "z"]), "orchard.toml: a: expected one of y, z, not 'x'"),
        ("a = 7", lambda t: t.items("a"), "orchard.toml: a: expected a list, not 7"),
        ("a = [7]", lambda t: t.texts("a"), "orchard.toml: a: expected a list of texts, not 7 in it"),
        ("a = [0]", lambda t: t.numbers("a", 1), "orchard.toml: a: expected a list of whole numbers of at least 1"),
        ("a = 7", lambda t: t.table("a"), "orchard.toml: a: expected a table, not 7"),
        ("a = [7]", lambda t: t.tables("a"), "orchard.toml: a: expected a list of tables, not 7 in it"),
        (CARD, lambda t: t.tables("card", 2), "orchard.toml: card: expected exactly 2 entries, not 1"),
        (CARD, lambda t: t.tables("card")[0].finish(), r"orchard.toml: card[cider-press].id: is not a key"),
        (CARD, lambda t: t.tables("card")[0].number("cost"), r"orchard.toml: card[cider-press].cost: is missing"),
        ("[a.b]\nc = 1", lambda t: t.table("a").table("b").text("c"), "orchard.toml: a.b.c: expected a text, not 1"),
        ("[[a]]\nb = 1", lambda t: t.tables("a")[0].text("b"), "orchard.toml: a[0].b: expected a text, not 1"),
        ("[[a]]\nid = 'x'", lambda t: t.tables("a")[0].entry(), "orchard.toml: a[x].source: is missing"),
        (CARD.replace("rulebook", "memory"), lambda t: t.tables("card")[0].entry(), "expected one of rulebook, public"),
        (CARD + CARD, lambda t: [c.entry() for c in t.tables("card")], "card[cider-press].id: 'cider-press' is used"),
    ],
)
def test_what_does_not_fit_is_refused_with_file_key_and_reason(
    text: str, read: Callable[[Table], object], complaint: str
) -> None:
    with pytest.raises(BadData) as caught:
        read(root(text))

    assert complaint in str(caught.value)
    assert str(caught.value).startswith("orchard.toml: ")


def test_defaults_stand_in_for_missing_keys() -> None:
    table = root("")

    assert table.text("a", "x") == "x"
    assert table.number("b", default=3) == 3
    assert table.flag("c", default=True) is True
    assert table.one_of("d", ["y", "z"], "z") == 1
    table.finish()


def test_keys_for_people_can_be_ignored() -> None:
    table = root("remark = 'nice'")

    table.ignore("remark")

    table.finish()


def test_the_hash_covers_content_not_comments_or_layout() -> None:
    plain = Pack("a.toml", "a = 1\nb = 'x'\n")

    assert Pack("b.toml", '# hello\n\nb = "x"   # there\na = 0x1\n').sha == plain.sha
    assert Pack("a.toml", "a = 2\nb = 'x'\n").sha != plain.sha
