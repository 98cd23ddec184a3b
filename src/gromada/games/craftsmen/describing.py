"""Printed things in words: what a card, good, ship, token or town building is and does, from the data of the pack."""

from __future__ import annotations

from gromada.core.events import Fact
from gromada.core.game import Description, Phrase
from gromada.games.craftsmen.components import CraftsBox
from gromada.games.craftsmen.printed import (
    BANKERS,
    BUILDERS,
    CAPITALS,
    COLOURS,
    CRAFTS,
    FIRST_PRODUCT,
    FIRST_SAWMILL,
    GOODS,
    MERCHANTS,
    NOTARY,
    PRODUCTS,
    RAWS,
    SEASONS,
    TIERS,
    TOWN,
    VALUES,
)


def describe(box: CraftsBox, id: str) -> Description | None:
    """None for an id that names no thing of the box."""
    plain = id.rpartition(".")[2]
    for number in range(len(box.cards)):
        if box.cards[number].id == plain:
            return Description(id, card_lines(box, number), ["CRA-COMP-7", "CRA-BUILD-2", "CRA-NOT-2"])
    if plain in box.capital_ids:
        return Description(
            id, capital_lines(box, box.capital_ids.index(plain)), ["CRA-CAP-1", "CRA-CAP-2", "CRA-CAP-3"]
        )
    if plain in GOODS:
        return Description(id, good_lines(box, GOODS.index(plain)), good_rules(box, GOODS.index(plain)))
    if plain in TOWN:
        return town_description(box, id, TOWN.index(plain) + 1)
    if plain.startswith("ship_"):
        return Description(id, ship_lines(box, int(plain[5:]) - 1), ["CRA-COMP-14", "CRA-YEAR-2", "CRA-YEAR-4"])
    if plain.startswith("bonus_"):
        return Description(
            id, bonus_lines(box, PRODUCTS.index(plain[6:])), ["CRA-BONUS-1", "CRA-BONUS-2", "CRA-BONUS-4"]
        )
    return other_description(box, id, plain)


def other_description(box: CraftsBox, id: str, plain: str) -> Description | None:
    if plain in COLOURS:
        return Description(id, [Phrase("describe-colour", {"points": box.colour_set_points})], ["CRA-YEAR-6"])
    if plain in SEASONS:
        season = box.seasons[SEASONS.index(plain)]
        facts: dict[str, Fact] = {"stages": len(season.stages), "has_helpers": int(season.has_helpers)}
        return Description(id, [Phrase("describe-season", facts)], ["CRA-FLOW-2", "CRA-FLOW-3"])
    if plain == "privilege_token":
        most: dict[str, Fact] = {"limit": box.privilege_max}
        return Description(id, [Phrase("describe-privilege-token", most)], ["CRA-BLD-4", "CRA-HALL-2"])
    if plain == "labour_token":
        most = {"limit": box.labour_max}
        return Description(id, [Phrase("describe-labour-token", most)], ["CRA-LAB-1", "CRA-LAB-3"])
    if plain == "natural_cube":
        return Description(id, [Phrase("describe-natural-cube", {"count": box.natural_cubes})], ["CRA-SETUP-11"])
    if plain in ("season_marker", "year_marker"):
        return Description(id, [Phrase("describe-marker", {"years": box.years})], ["CRA-FLOW-1", "CRA-SETUP-2"])
    if plain == "craftsmen":
        return Description(id, [Phrase("describe-game", {"years": box.years})], ["CRA-FLOW-1", "CRA-END-3"])
    return None


def thing(id: str) -> str:
    return f"~{id}"


def card_lines(box: CraftsBox, number: int) -> list[Phrase]:
    """Kind and colours, recipe, what it costs."""
    card = box.cards[number]
    tier = "sawmill" if number >= FIRST_SAWMILL else TIERS[card.tier]
    lines = [
        Phrase("describe-card", {"tier": tier, "top": thing(COLOURS[card.top]), "bottom": thing(COLOURS[card.bottom])})
    ]
    makes: dict[str, Fact] = {"good": thing(GOODS[card.output]), "points": card.points, "count": card.icons}
    for i in range(4):
        makes[f"input{i + 1}"] = thing(GOODS[card.inputs[i]]) if i < card.icons else ""
    lines.append(Phrase("describe-makes", makes))
    if number < FIRST_SAWMILL:
        costs: dict[str, Fact] = {"cost": box.build_cost[card.tier], "price": box.buy_cost[card.tier]}
        costs["mayor"] = box.mayor_cards[card.tier]
        lines.append(Phrase("describe-costs", costs))
    return lines


def capital_lines(box: CraftsBox, card: int) -> list[Phrase]:
    facts: dict[str, Fact] = {"value": card % VALUES + 1, "colour": thing(COLOURS[card // VALUES])}
    facts["copies"] = box.capital >> 4 * card & 15
    assert card < CAPITALS
    pair: dict[str, Fact] = {"two": box.worth[2], "three": box.worth[3]}  # cards of value 1: nothing but the set counts
    return [Phrase("describe-capital", facts), Phrase("describe-sets", pair)]


def good_rules(box: CraftsBox, good: int) -> list[str]:
    if good < RAWS:
        return ["CRA-PROD-3", "CRA-PROD-4"]
    return ["CRA-SHIP-1", "CRA-PROD-11"] if box.is_shipped[good] else ["CRA-PROD-6", "CRA-PROD-7"]


def good_lines(box: CraftsBox, good: int) -> list[Phrase]:
    recipe = box.recipes[good]
    if good < RAWS:
        return [Phrase("describe-raw", {"limit": box.market_max})]
    if not box.is_shipped[good]:
        return [Phrase("describe-semi", {"points": recipe.points, "granary": box.granary_points})]
    lines = [Phrase("describe-shipped", {"points": recipe.points, "rows": len(box.rows_of[good])})]
    for row in box.rows_of[good]:
        lines.append(Phrase("describe-row", {"ship": box.rows[row].ship + 1, "points": box.rows[row].points}))
    return lines


def ship_lines(box: CraftsBox, ship: int) -> list[Phrase]:
    bonuses = box.ship_bonuses[ship]
    facts: dict[str, Fact] = {"count": len(bonuses)}
    for i in range(4):
        facts[f"bonus{i + 1}"] = bonuses[i] if i < len(bonuses) else 0
    lines = [Phrase("describe-ship", facts)]
    for row in box.rows:
        if row.ship == ship:
            lines.append(Phrase("describe-hold", {"good": thing(GOODS[row.good]), "points": row.points}))
    return lines


def bonus_lines(box: CraftsBox, product: int) -> list[Phrase]:
    facts: dict[str, Fact] = {"points": box.bonus_points[product], "good": thing(PRODUCTS[product])}
    lines = [Phrase("describe-bonus", facts)]
    for good in range(len(GOODS)):
        if box.lines[product] >> good & 1 and good != FIRST_PRODUCT + product:
            lines.append(Phrase("describe-line", {"good": thing(GOODS[good])}))
    return lines


def town_description(box: CraftsBox, id: str, stage: int) -> Description:
    """What a helper does there, and its privilege."""
    facts: dict[str, Fact] = {"stage": stage}
    if stage == BANKERS:
        facts["gain"] = box.bank_gain
        facts["discard"] = box.bank_discard
        facts["fewer"] = box.bank_discard_privilege
        return Description(id, [Phrase("describe-bankers", facts)], ["CRA-BANK-1", "CRA-BANK-2", "CRA-BANK-3"])
    if stage == BUILDERS:
        facts["count"] = box.build_max
        return Description(id, [Phrase("describe-builders", facts)], ["CRA-BUILD-1", "CRA-BUILD-4", "CRA-BUILD-6"])
    if stage == NOTARY:
        facts["basic"] = box.buy_cost[0]
        facts["extended"] = box.buy_cost[1]
        facts["advanced"] = box.buy_cost[2]
        facts["cards"] = box.peek_cards
        return Description(id, [Phrase("describe-notary", facts)], ["CRA-NOT-1", "CRA-NOT-2", "CRA-PEEK-1"])
    if stage == CRAFTS:
        for year in range(box.years):
            facts[f"year{year + 1}"] = box.labour_points[year]
        return Description(id, [Phrase("describe-crafts", facts)], ["CRA-PROD-1", "CRA-PROD-2", "CRA-PROD-14"])
    if stage == MERCHANTS:
        return Description(id, [Phrase("describe-merchants", facts)], ["CRA-MERCH-1", "CRA-MERCH-5", "CRA-MERCH-7"])
    facts["spaces"] = box.order_spaces
    return Description(id, [Phrase("describe-hall", facts)], ["CRA-HALL-1", "CRA-HALL-4"])
