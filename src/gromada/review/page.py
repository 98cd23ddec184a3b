"""A review as one page of HTML that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from html import escape
from typing import Final

from gromada.review.telling import Telling, percent, signed

WIDE: Final = 720  # the chart, in its own units
EDGE: Final = 8  # to its left, so that "100 %" is whole
HIGH: Final = 260
# One colour, one kind of line and one letter a seat: no colour has to be told from another.
COLOURS: Final = ("#b3541e", "#1d6b8f", "#5c7a1f", "#8a3a78", "#8a6d10", "#4a4a9c")
DASHES: Final = ("", "9 4", "3 3", "12 4 3 4", "1 4", "16 6")

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f7f1e3; --ink: #2b2118; --soft: #6b5b48; --edge: #d8c9ad; }
@media (prefers-color-scheme: dark) { :root { --paper: #221c16; --ink: #efe5d3; --soft: #b8a78d; --edge: #4a3f32; } }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 Georgia, serif; max-width: 48rem; margin: 0 auto;
  padding: 1rem; }
h1 { font-size: 1.8rem; margin: 0.5rem 0; } h2 { font-size: 1.25rem; margin: 1.6rem 0 0.4rem; }
p, li { margin: 0.3rem 0; } .soft { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--edge); padding: 0.3rem 0.5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font: 12px sans-serif; }
.seat { stroke-width: 2.5; fill: none; } summary { cursor: pointer; padding: 0.4rem 0; }
@media (prefers-color-scheme: dark) { .seat { filter: brightness(1.6); } }
"""


def page_of(told: Telling, title: str) -> str:
    """The whole file."""
    review, texts = told.review, told.texts
    say = texts.say
    heading = say("review-title", game=title)
    results = [f"{name} {points}" for name, points in zip(told.names, review.result, strict=True)]
    body = [
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(', '.join(results))}</p>",
        f"<h2>{escape(say('review-chances'))}</h2>{chart(told, True)}" if review.is_contest else "",
        f"<h2>{escape(say('review-points'))}</h2>",
        chart(told, False),
        f"<details><summary>{escape(say('review-as-table'))}</summary>{curve_table(told)}</details>",
        f"<h2>{escape(say('review-costly'))}</h2>",
        costly_list(told),
    ]
    if review.turning:
        rows = [f"<li><b>{when(told, one.at, one.round)}</b> {escape(told.turn(one))}</li>" for one in review.turning]
        body.append(f"<h2>{escape(say('review-turning'))}</h2><ol>{''.join(rows)}</ol>")
    body += [
        f"<h2>{escape(say('review-sums'))}</h2>",
        sums_table(told),
        f"<h2>{escape(say('review-sources'))}</h2>",
        sources_table(told),
        f"<details><summary>{escape(say('review-by-round'))}</summary>{rounds_table(told)}</details>",
        f'<p class="soft">{escape(told.about())}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(heading)}</title>'
        f"<style>{STYLE}</style></head>\n<body><main>\n" + "\n".join(body) + "\n</main></body>\n</html>\n"
    )


def when(told: Telling, at: int, round: int) -> str:
    return escape(told.when(at, round))


def costly_list(told: Telling) -> str:
    rows: list[str] = []
    for one in told.costly():
        line = told.line(one)
        more = f'<br><span class="soft">{escape(line)}</span>' if line else ""
        rows.append(f"<li><b>{when(told, one.at, one.round)}</b> {escape(told.cost(one))}{more}</li>")
    return f"<ol>{''.join(rows)}</ol>" if rows else f"<p>{escape(told.texts.say('review-none'))}</p>"


# -- the chart ----------------------------------------------------------------------------------------------------


def heights(told: Telling, is_chance: bool) -> tuple[list[list[float]], float]:
    """What is drawn for each seat, and the most that can be."""
    review = told.review
    if is_chance:
        return [[moment.chance[seat] for moment in review.curve] for seat in range(len(told.names))], 1.0
    rows = [[moment.points[seat] for moment in review.curve] for seat in range(len(told.names))]
    return rows, max(1.0, *[max(row) for row in rows])


def chart(told: Telling, is_chance: bool) -> str:
    """Chances or points: a line for each seat over the moves; bands are rounds, numbers are turning points."""
    review, texts = told.review, told.texts
    rows, most = heights(told, is_chance)
    last = max(1, len(review.curve) - 1)

    def x(at: int) -> float:
        return round(40 + (WIDE - 130) * at / last, 1)

    def y(value: float) -> float:
        return round(14 + (HIGH - 40) * (1 - max(0.0, value) / most), 1)

    parts: list[str] = []
    begin = 0
    for at in range(1, len(review.curve) + 1):
        if at == len(review.curve) or review.curve[at].round != review.curve[begin].round:
            end = min(at, last)
            shade = 0.06 if review.curve[begin].round % 2 else 0.0
            parts.append(
                f'<rect x="{x(begin)}" y="14" width="{round(x(end) - x(begin), 1)}" height="{HIGH - 40}" '
                f'fill="currentColor" opacity="{shade}"/>'
            )
            if x(end) - x(begin) > 16:
                middle = round((x(begin) + x(end)) / 2, 1)
                parts.append(
                    f'<text x="{middle}" y="{HIGH - 10}" text-anchor="middle">{review.curve[begin].round}</text>'
                )
            begin = at
    for share in (0.0, 0.5, 1.0):
        label = percent(share) if is_chance else str(round(share * most))
        parts.append(
            f'<line x1="40" x2="{WIDE - 90}" y1="{y(share * most)}" y2="{y(share * most)}" '
            f'stroke="currentColor" opacity="0.25"/>'
            f'<text x="34" y="{y(share * most) + 4}" text-anchor="end">{label}</text>'
        )
    ends: list[float] = []
    for seat in sorted(range(len(rows)), key=lambda one: -rows[one][-1]):
        points = " ".join([f"{x(at)},{y(value)}" for at, value in enumerate(rows[seat])])
        kind = f'stroke="{COLOURS[seat % 6]}" stroke-dasharray="{DASHES[seat % 6]}"'
        parts.append(f'<polyline class="seat" points="{points}" {kind}/>')
        height = max(y(rows[seat][-1]) + 4, ends[-1] + 15 if ends else 0.0)  # names do not lie on each other
        ends.append(height)
        name = escape(told.names[seat][:12])
        parts.append(f'<text x="{WIDE - 84}" y="{height}">{seat + 1} {name}</text>')
    beside = 0.0
    for number, one in enumerate(review.turning):
        beside = max(x(one.at + 1), beside + 11)  # numbers do not lie on each other, either
        parts.append(
            f'<text x="{beside}" y="11" text-anchor="middle" font-weight="bold">{number + 1}</text>'
            f'<line x1="{x(one.at + 1)}" x2="{x(one.at + 1)}" y1="14" y2="{HIGH - 26}" stroke="currentColor" '
            f'opacity="0.3" stroke-dasharray="2 3"/>'
        )
    label = escape(texts.say("review-chart"))
    return f'<svg viewBox="{-EDGE} 0 {WIDE + EDGE} {HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


# -- tables -------------------------------------------------------------------------------------------------------


def table(head: list[str], rows: list[list[str]]) -> str:
    titles = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    lines = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table></div>'


def curve_table(told: Telling) -> str:
    """The curve at the beginning of every round, and at the end."""
    review = told.review
    shown = [
        i for i, one in enumerate(review.curve) if i == 0 or one.round != review.curve[i - 1].round
    ]  # the first moment of each round
    rows: list[list[str]] = []
    for i in [*shown, len(review.curve) - 1]:
        moment = review.curve[i]
        values = [percent(chance) for chance in moment.chance] if review.is_contest else []
        values += [str(round(points)) for points in moment.points]
        name = told.texts.say("review-round", round=moment.round)
        rows.append([name if i < len(review.curve) - 1 else told.texts.say("review-end"), *values])
    points = told.texts.say("review-points-short")
    head = [f"{name}" for name in told.names] if review.is_contest else []
    return table([told.texts.say("review-round-short"), *head, *[f"{name}, {points}" for name in told.names]], rows)


def sums_rows(told: Telling) -> tuple[list[str], list[list[str]]]:
    """Luck and skill: a head, and a row for each seat."""
    say, review = told.texts.say, told.review
    keys = ["seat", "points"]
    if review.is_contest:
        keys += ["at-start", "luck", "play", "at-end"]
    keys += ["luck-points", "found", "given"]
    rows: list[list[str]] = []
    for one in review.sums:
        row = [told.names[one.seat], str(review.result[one.seat])]
        if review.is_contest:
            row += [percent(one.start), signed(one.luck), signed(one.play), percent(one.end)]
        row += [told.texts.tenths(one.luck_points, is_signed=True), f"{one.found}/{one.decisions}"]
        rows.append([*row, str(round(100 * one.given_away))])
    return [say(f"review-column-{key}") for key in keys], rows


def sums_table(told: Telling) -> str:
    return table(*sums_rows(told)) + f'<p class="soft">{escape(told.texts.say("review-sums-about"))}</p>'


def sources_rows(told: Telling) -> tuple[list[str], list[list[str]]]:
    """Sources and rounds: what each brought to each seat."""
    say, review = told.texts.say, told.review
    rows = [[say(source.id), *[whole(sum(points)) for points in source.points]] for source in review.sources]
    for i, round_ in enumerate(review.rounds):
        brought = [sum([source.points[seat][i] for source in review.sources]) for seat in range(len(told.names))]
        if any(brought):
            rows.append([say("review-round", round=round_), *[whole(points) for points in brought]])
    return [say("review-column-source"), *told.names], rows


def whole(points: int) -> str:
    return str(points).replace("-", "−")


def sources_table(told: Telling) -> str:
    return table(*sources_rows(told))


def rounds_table(told: Telling) -> str:
    """What each source brought to each seat in each round."""
    say, review = told.texts.say, told.review
    rows: list[list[str]] = []
    for i, round_ in enumerate(review.rounds):
        for source in review.sources:
            brought = [points[i] for points in source.points]
            if any(brought):
                rows.append([say("review-round", round=round_), say(source.id), *[str(points) for points in brought]])
    return table([say("review-round-short"), say("review-column-source"), *told.names], rows)
