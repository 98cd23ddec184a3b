"""Reads and checks components.toml: section COMP of the ledger. The records are in printed.py."""

from __future__ import annotations

from typing import Final

from gromada.core.packs import Box, Pack, Table
from gromada.games.craftsmen.printed import (
    ADVANCED,
    ALL_CARDS,
    BASIC,
    CAPITALS,
    COLOURS,
    EXTENDED,
    FIRST,
    FIRST_PRODUCT,
    FIRST_SAWMILL,
    GOOD_TIERS,
    GOODS,
    GRANARY_GOODS,
    HIGHEST_BID,
    LEVELS,
    MAX_SEATS,
    MOST_ICONS,
    MOST_ROWS,
    PRODUCTS,
    QUEUE_KINDS,
    RAWS,
    SAWMILLS,
    SEASONS,
    SPACES,
    TIER_CARDS,
    TIERS,
    TOWN,
    VALUES,
    Card,
    Counts,
    Season,
    ShipRow,
)

GOLD: Final = "gold"
RIBBON: Final = "silver_ribbon"
REFILLS: Final = ("missing_good", "all_spaces")
CAPITAL_CARDS: Final = 48
_COLOUR_BITS: Final = 4 * VALUES  # a hand has four bits for every kind of capital card


class CraftsBox(Box):
    """Everything printed, checked. [CRA-COMP-1, CRA-COMP-2, CRA-COMP-3, CRA-COMP-4, CRA-COMP-5, CRA-COMP-6]"""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        root = pack.root
        meta = root.table("meta")
        meta.entry()
        meta.ignore("designer", "publisher", "year", "rulebook_version", "players_min", "players_max", "rules_prefix")
        meta.finish()
        _read_words(root)
        helpers = _read_player_sets(root)
        self.counts: Final = _read_counts(root)

        limits = _plain(root, "limits")
        self.hand_max: Final = limits.number("capital_hand_any_moment", 4, 12)
        self.hand_end: Final = limits.number("capital_hand_end_of_round", 0, self.hand_max)
        self.privilege_max: Final = limits.number("privilege_tokens_per_player", 0, 10)
        self.labour_max: Final = limits.number("labour_tokens_per_player", 0, 10)
        self.market_max: Final = limits.number("market_cubes_per_player", 0, 9)
        limits.number("granary_cubes_per_good", LEVELS, LEVELS)
        limits.number("ship_cubes_per_row", LEVELS, LEVELS)
        limits.number("discs_per_queue_space", LEVELS, LEVELS)
        self.helpers: Final = limits.number("helpers_per_player", helpers, helpers)
        limits.finish()

        setup = _plain(root, "setup")
        self.capital_dealt: Final = setup.number("capital_cards_dealt", 0, self.hand_max)
        self.capital_open: Final = setup.number("capital_face_up", 1, 4)
        self.basic_dealt: Final = setup.number("basic_dealt", 0, 4)
        self.house_dealt: Final = setup.number("extended_house_dealt", 0, 1)
        setup.number("advanced_dealt", 0, 0)
        setup.number("sawmills_dealt", 1, 1)
        self.open_cards: Final = setup.number("building_face_up_per_kind", 1, 4)
        setup.number("building_exchanges_per_player", 1, 1)
        setup.number("sawmill_exchanges_per_player", 1, 1)
        natural = setup.number("natural_cubes_in_granary", 0)
        setup.finish()

        costs = _plain(root, "costs")
        self.build_cost: Final = _by_tier(costs, "build")
        self.buy_cost: Final = _by_tier(costs, "notary_buy")
        self.least_bid: Final = costs.number("auction_min_bid", 1, 9)
        self.mayor_cards: Final = _by_tier(costs, "mayor_cards")
        for single in ("granary_buy_capital_cards", "ship_bribe_capital_cards", "stacking_fee_cards"):
            costs.number(single, 1, 1)
        years = root.table("calendar").number("years", 1, 9)
        self.fee_points: Final = _by_year(costs, "stacking_fee_points_by_year", years)
        costs.finish()

        labour = _plain(root, "labour")
        self.labour_points: Final = _by_year(labour, "points_per_helper_by_year", years)
        labour.number("points_per_labour_token", 1, 1)
        steps = labour.table("cost")
        for step in ("produce_raw", "market_trade", "produce_semi", "produce_final"):
            steps.number(step, 1, 1)
        steps.finish()
        labour.finish()

        sets = _plain(root, "capital_set_value")
        set_step = sets.number("step", 1, 8)
        set_least = sets.number("min_cards", 2, 9)
        sets.finish()
        self.worth: Final = _worths(set_step, set_least)
        self.loss: Final = _losses(self.worth)
        self.largest_loss: Final = max(self.loss)
        if max(set_step, VALUES) * self.hand_max > HIGHEST_BID:
            raise root.complaint("capital_set_value", f"a hand may be worth more than {HIGHEST_BID}, the highest bid")

        self.years: Final = years
        self.seasons: Final = _read_calendar(root, years)
        score_track = _plain(root, "score_track")
        score_track.ignore("units", "second_track_counts")
        score_track.finish()
        track = _plain(root, "turn_order_track")
        track.number("spaces", MAX_SEATS)
        self.order_spaces: Final = track.number("order_change_spaces", 0, MAX_SEATS)
        track.finish()
        is_gold, is_ribbon, numbers = _read_town(root, self.open_cards, self.labour_points)
        self.is_gold: Final = is_gold
        self.is_ribbon: Final = is_ribbon
        self.bank_gain: Final = numbers[0]
        self.bank_open_max: Final = numbers[1]
        self.bank_discard: Final = numbers[2]
        self.bank_discard_privilege: Final = numbers[3]
        self.build_max: Final = numbers[4]
        self.peek_cards: Final = numbers[5]

        is_shipped = _read_goods(root)
        self.is_shipped: Final = is_shipped
        self.capital_ids: Final = [""] * CAPITALS
        self.capital: Final = _packed(_read_capital(root, self.capital_ids))
        self.cards: Final = _read_cards(root, is_shipped)
        self.recipes: Final = _recipes(root, self.cards)
        self.granary_goods: Final = _read_granary(root, is_shipped)
        self.granary_place: Final = _places(self.granary_goods)
        self.natural_cubes: Final = _read_tokens(root, self.counts)
        if natural > min(self.natural_cubes, len(self.granary_goods) * LEVELS):
            raise root.complaint("setup.natural_cubes_in_granary", "more natural cubes than there are, or spaces")
        self.natural_start: Final = natural
        granary = root.table("granary")
        self.granary_points: Final = granary.number("points_per_player_cube_at_year_end", 0, 99)
        self.granary_reward: Final = granary.number("sale_reward_capital_cards", 0, 1)
        self.rows: Final = _read_ships(root)
        self.rows_of: Final = tuple([_rows_of(self.rows, good) for good in range(len(GOODS))])
        self.ship_bonuses: Final = tuple([tuple(t.numbers("bonuses")) for t in root.tables("ships")])
        _check_ships(root, self.rows, is_shipped)
        self.bonus_points: Final = _read_bonus_tokens(root, self.recipes)
        self.lines: Final = tuple([line_of(self.recipes, good) for good in range(FIRST_PRODUCT, len(GOODS))])
        self.line_rates: Final = _line_rates(self.recipes, self.rows)

        market = _plain(root, "market")
        market.number("cubes_per_player_max", self.market_max, self.market_max)
        market.number("trade_labour", 1, 1)
        market.finish()
        scoring = _plain(root, "year_scoring")
        scoring.ignore("steps")
        self.colour_set_points: Final = scoring.number("colour_set_points", 0, 99)
        scoring.number("colour_set_size", len(COLOURS), len(COLOURS))
        _read_investment(scoring.table("investment"))
        scoring.finish()
        helper_phase = _plain(root, "helper_phase")
        self.idle_points: Final = helper_phase.number("unused_helper_points", 0, 99)
        helper_phase.finish()
        final_phase = _plain(root, "final_phase")
        self.award_tokens: Final = final_phase.number("fewest_privileges_tokens", 0, 1)
        final_phase.finish()
        two = _plain(root, "two_players")
        for key in ("cover_opponent_fee", "order_change_available", "equal_privileges_award"):
            if two.flag(key):
                raise two.complaint(key, "expected false: the rules for two are written so")
        if not two.flag("swap_turn_order_each_round"):
            raise two.complaint("swap_turn_order_each_round", "expected true: the rules for two are written so")
        self.cover_draws: Final = two.number("cover_opponent_owner_draws", 0, 4)
        two.finish()
        options = _plain(root, "options")
        options.ignore("age_order")
        self.mayor_uses_sets: Final = options.flag("mayor_uses_sets")
        self.winter_privilege_award: Final = options.flag("winter_privilege_award")
        self.granary_refill: Final = REFILLS[options.one_of("granary_refill", REFILLS)]
        if tuple(options.texts("granary_refill_values")) != REFILLS:
            raise options.complaint("granary_refill_values", f"expected {', '.join(REFILLS)}")
        options.finish()
        tie = _plain(root, "tie_break")
        if tie.texts("order") != ["points", "capital_cards_in_hand", "later_in_turn_order"]:
            raise tie.complaint("order", "expected points, capital_cards_in_hand, later_in_turn_order")
        tie.finish()
        root.finish()


def _read_town(
    root: Table, open_cards: int, labour: tuple[int, ...]
) -> tuple[tuple[bool, ...], tuple[bool, ...], list[int]]:
    """[CRA-COMP-16] Six town buildings with three queue spaces each, and the numbers of their actions."""
    is_gold: list[bool] = []
    is_ribbon: list[bool] = []
    numbers: list[int] = []
    for i, table in enumerate(root.tables("town_buildings", len(TOWN))):
        id = table.entry().id
        if id != TOWN[i] or table.number("stage", i + 1, i + 1) != i + 1:
            raise table.complaint("id", f"expected {TOWN[i]} here, of stage {i + 1}")
        queue = table.texts("queue")
        if len(queue) != SPACES or [kind for kind in queue if kind not in QUEUE_KINDS]:
            raise table.complaint("queue", f"expected {SPACES} of {', '.join(QUEUE_KINDS)}")
        is_gold += [kind == GOLD for kind in queue]
        is_ribbon += [kind == RIBBON for kind in queue]
        table.ignore("winter", "options_two_players")
        numbers += _read_action(table, i + 1, open_cards, labour)
        table.finish()
    return tuple(is_gold), tuple(is_ribbon), numbers


def _read_action(table: Table, stage: int, open_cards: int, labour: tuple[int, ...]) -> list[int]:
    action = table.table("action")
    types = ("gain_capital", "build", "choose_one", "spend_labour", "buy_semi_product", "choose_one")
    if action.text("type") != types[stage - 1]:
        raise action.complaint("type", f"expected {types[stage - 1]}")
    found: list[int] = []
    privileges = ("discard_fewer", "ignore_colour_rule", "peek", "double_raw", "pay_with_market_cube")
    if stage <= len(privileges):
        privilege = table.table("privilege")
        if privilege.text("type") != privileges[stage - 1]:
            raise privilege.complaint("type", f"expected {privileges[stage - 1]}")
    if stage == 1:
        gain = action.number("gain", 1, 4)
        action.number("face_up_min", 1, 1)
        found = [gain, action.number("face_up_max", 1, gain), action.number("discard", 0, 9)]
        found.append(privilege.number("discard", 0, found[2]))
    elif stage == 2:
        found = [action.number("max_buildings", 1, 9)]
        privilege.number("buildings", 1, 1)
    elif stage == 3:
        action.ignore("options")
        found = [privilege.number("draw_from_stack", 1, 9)]
        privilege.number("take_face_up", open_cards, open_cards)
        privilege.number("lay_face_up", open_cards, open_cards)
        privilege.ignore("when")
    elif stage == 4:
        if tuple(action.numbers("points_by_year")) != labour:
            raise action.complaint("points_by_year", "expected the same as labour.points_per_helper_by_year")
        privilege.number("labour", 1, 1)
        privilege.number("raw", 2, 2)
        privilege.number("uses_per_helper", 1, 1)
    elif stage == 5:
        action.number("pay_capital_cards", 1, 1)
        privilege.number("cubes", 1, 1)
        privilege.ignore("owner_gains")
    else:
        action.ignore("options")
    action.finish()
    if stage <= len(privileges):
        privilege.finish()
    return found


def _plain(root: Table, key: str) -> Table:
    table = root.table(key)
    table.entry()
    return table


def _by_tier(table: Table, key: str) -> tuple[int, ...]:
    inner = table.table(key)
    found = tuple([inner.number(tier, 0, 40) for tier in TIERS])
    inner.finish()
    return found


def _by_year(table: Table, key: str, years: int) -> tuple[int, ...]:
    found = tuple(table.numbers(key, 0, 60))
    if len(found) != years:
        raise table.complaint(key, f"expected {years} numbers, one a year")
    return found


def _read_words(root: Table) -> None:
    found: list[str] = []
    for table in root.tables("colors"):
        found.append(table.entry().id)
        table.finish()
    if tuple(found) != COLOURS:
        raise root.complaint("colors", f"expected {', '.join(COLOURS)}")


def _read_player_sets(root: Table) -> int:
    """[CRA-COMP-4, CRA-COMP-5] Five sets of 8 discs (5 of them helpers) and 20 cubes."""
    sets = _plain(root, "player_sets")
    if len(sets.texts("colors")) != MAX_SEATS:
        raise sets.complaint("colors", f"expected {MAX_SEATS} colours")
    sets.ignore("names_pl")
    discs = sets.number("discs_per_set", 1)
    sets.number("cubes_per_set", 1)
    use = sets.table("disc_use")
    helpers = use.number("helpers", 1, 9)
    if helpers + use.number("turn_order", 1) + use.number("score_units", 1) + use.number("score_fifties", 1) != discs:
        raise sets.complaint("disc_use", f"the uses of the discs do not add up to {discs}")
    use.finish()
    sets.finish()
    return helpers


def _read_counts(root: Table) -> tuple[Counts, ...]:
    """[CRA-SETUP-12, CRA-HELP-6, CRA-HELP-7, CRA-TWO-1] Tokens, limits and spaces by the number of players."""
    found: list[Counts] = []
    for i, table in enumerate(root.tables("counts_by_players", MAX_SEATS - 1)):
        table.entry()
        players = table.number("players", i + 2, i + 2)
        spaces = table.number("queue_spaces_in_use", 1, SPACES)
        start = tuple(table.numbers("start_points_by_turn_order"))
        if len(start) != players:
            raise table.complaint("start_points_by_turn_order", f"expected {players} numbers")
        found.append(
            Counts(
                table.number("privilege_tokens", 0),
                table.number("labour_tokens", 0),
                table.number("helpers_per_town_building_max", 1, spaces * LEVELS),
                spaces,
                table.number("helpers_per_player_per_town_building_max", 1, spaces * LEVELS),
                start,
            )
        )
        table.finish()
    return tuple(found)


def _worths(step: int, least: int) -> list[int]:
    """[CRA-CAP-1, CRA-CAP-2, CRA-CAP-3] What the cards of one colour are worth, by how many there are of each value."""
    found: list[int] = []
    for held in range(1 << _COLOUR_BITS):
        cards = 0
        printed = 0
        for value in range(1, VALUES + 1):
            count = held >> 4 * (value - 1) & 15
            cards += count
            printed += count * value
        found.append(max(printed, step * (cards - 1) if cards >= least else 0))
    return found


def _losses(worth: list[int]) -> list[int]:
    """[CRA-CAP-6] By how much those cards are worth less without the one that is missed least."""
    found: list[int] = []
    for held in range(1 << _COLOUR_BITS):
        least = HIGHEST_BID if held == 0 else worth[held]
        for value in range(VALUES):
            if held >> 4 * value & 15:
                least = min(least, worth[held] - worth[held - (1 << 4 * value)])
        found.append(0 if held == 0 else least)
    return found


def _read_calendar(root: Table, years: int) -> tuple[Season, ...]:
    """[CRA-FLOW-1, CRA-FLOW-2, CRA-FLOW-3] Four seasons a year and their stages."""
    calendar = _plain(root, "calendar")
    calendar.number("years", 1)
    found: list[Season] = []
    for i, table in enumerate(calendar.tables("seasons", len(SEASONS))):
        id = table.text("id")
        if id != SEASONS[i]:
            raise table.complaint("id", f"expected {SEASONS[i]}")
        table.entry()
        stages = tuple(table.numbers("stages", 1, len(TOWN)))
        has_helpers = table.flag("helper_phase")
        if list(stages) != sorted(set(stages)):
            raise table.complaint("stages", "stages come in ascending order, each once")
        if not has_helpers and [stage for stage in stages if stage not in (2, 4)]:
            raise table.complaint("stages", "without helpers only stages 2 and 4 can be played")
        table.ignore("phases")
        table.finish()
        found.append(Season(id, stages, has_helpers))
    calendar.number("rounds_total", years * len(found), years * len(found))
    calendar.finish()
    return tuple(found)


def _read_goods(root: Table) -> tuple[bool, ...]:
    """[CRA-COMP-6, CRA-PROD-13] The goods in their three tiers; meat is a semi-product that is loaded on a ship."""
    found: dict[str, bool] = {}
    for table in root.tables("goods", len(GOODS)):
        id = table.entry().id
        if id not in GOODS:
            raise table.complaint("id", f"expected one of {', '.join(GOODS)}")
        good = GOODS.index(id)
        tier = 0 if good < RAWS else 1 if good < FIRST_PRODUCT else 2
        if table.one_of("tier", GOOD_TIERS) != tier:
            raise table.complaint("tier", f"expected {GOOD_TIERS[tier]}")
        table.text("made_in")
        is_shipped = table.flag("ship")
        if table.flag("market") != (tier == 0) or table.flag("granary") != (tier == 1 and not is_shipped):
            raise table.complaint("granary", "raw goods go to the market, semi-products to the granary or on a ship")
        if tier != 1 and is_shipped != (tier == 2):
            raise table.complaint("ship", "final products are loaded on ships, raw goods are not")
        found[id] = is_shipped
        table.finish()
    return tuple([found[id] for id in GOODS])


def _read_capital(root: Table, ids: list[str]) -> list[int]:
    """[CRA-COMP-1] How many cards there are of every colour and value, and what they are called."""
    counts = [0] * CAPITALS
    for table in root.tables("capital_cards", CAPITALS):
        id = table.entry().id
        kind = table.one_of("color", COLOURS) * VALUES + table.number("value", 1, VALUES) - 1
        if counts[kind]:
            raise table.complaint("value", "this colour and value is listed twice")
        counts[kind] = table.number("count", 1, 15)
        ids[kind] = id
        table.finish()
    if sum(counts) != CAPITAL_CARDS:
        raise root.complaint("capital_cards", f"expected {CAPITAL_CARDS} cards in all, not {sum(counts)}")
    return counts


def _packed(counts: list[int]) -> int:
    packed = 0
    for kind in range(CAPITALS):
        packed |= counts[kind] << 4 * kind
    return packed


NO_CARD: Final = Card("", BASIC, 0, 0, (), 0, 0, False, 0)


def _read_cards(root: Table, is_shipped: tuple[bool, ...]) -> list[Card]:
    """[CRA-COMP-2, CRA-COMP-12] The cards of each tier at their places; identical copies share one entry."""
    cards = [NO_CARD] * ALL_CARDS
    made_in = {t.text("id"): t.text("made_in") for t in root.tables("goods")}
    for tier in range(len(TIERS)):
        key = f"{TIERS[tier]}_buildings"
        total = 0
        houses = 0
        for i, table in enumerate(root.tables(key)):
            card = _read_card(table, tier, is_shipped, made_in)
            total += card.copies
            houses += card.copies if card.has_house else 0
            if total > TIER_CARDS[tier]:
                break
            cards[FIRST[tier] + i] = card
        if total != TIER_CARDS[tier]:
            raise root.complaint(key, f"expected {TIER_CARDS[tier]} cards in all, not {total}")
        if houses != (0 if tier == BASIC else 8):
            raise root.complaint(key, f"expected {0 if tier == BASIC else 8} cards with a house, not {houses}")
    for i, table in enumerate(root.tables("sawmills", SAWMILLS)):
        table.ignore("starting_building")
        card = _read_card(table, BASIC, is_shipped, made_in)
        if card.copies != 1:
            raise table.complaint("count", "every sawmill is one card")
        cards[FIRST_SAWMILL + i] = card
    return cards


def _read_card(table: Table, tier: int, is_shipped: tuple[bool, ...], made_in: dict[str, str]) -> Card:
    """[CRA-COMP-7, CRA-COMP-8, CRA-COMP-9, CRA-COMP-10] Two colour halves, inputs, one output, points."""
    entry = table.entry()
    table.one_of("tier", TIERS[tier : tier + 1])
    output = table.one_of("output", GOODS)
    if table.text("kind") != made_in[GOODS[output]]:
        raise table.complaint("kind", f"{GOODS[output]} is made in {made_in[GOODS[output]]}")
    inputs: list[int] = []
    for name in table.texts("inputs"):
        if name not in GOODS or is_shipped[GOODS.index(name)]:
            raise table.complaint("inputs", f"expected raw goods and semi-products, not {name!r}")
        inputs.append(GOODS.index(name))
    if tier == BASIC and (inputs or output >= RAWS):
        raise table.complaint("inputs", "a basic building has no input and makes a raw good")
    if tier == EXTENDED and (len(inputs) != 1 or inputs[0] >= RAWS or not RAWS <= output < FIRST_PRODUCT):
        raise table.complaint("inputs", "an extended building has one raw input and makes a semi-product")
    if tier == ADVANCED and (not 2 <= len(inputs) <= MOST_ICONS or output < FIRST_PRODUCT):
        raise table.complaint("inputs", f"an advanced building has 2 to {MOST_ICONS} inputs and makes a final product")
    points = table.number("points", 0, 0 if tier == BASIC else 30)
    has_house = tier != BASIC and table.flag("house")
    table.ignore("house")
    top = table.one_of("top", COLOURS)
    bottom = table.one_of("bottom", COLOURS)
    table.ignore("colour_pair")
    card = Card(entry.id, tier, top, bottom, tuple(inputs), output, points, has_house, table.number("count", 1, 24))
    table.finish()
    return card


def _recipes(root: Table, cards: list[Card]) -> list[Card]:
    """One way to make every good: all cards that make it agree on inputs and points."""
    found = [NO_CARD] * len(GOODS)
    for card in cards:
        if card.copies == 0:
            continue
        known = found[card.output]
        if known.copies == 0:
            found[card.output] = card
        elif known.inputs != card.inputs or known.points != card.points:
            raise root.complaint(card.id, f"has other inputs or points than {known.id}, which makes the same good")
    for good in range(len(GOODS)):
        if found[good].copies == 0:
            raise root.complaint("goods", f"no card makes {GOODS[good]}")
    return found


def line_of(recipes: list[Card], good: int) -> int:
    """[CRA-BONUS-1] The goods of the full production line, as bits: the product and all that is needed for it."""
    line = 1 << good
    for needed in recipes[good].inputs:
        line |= line_of(recipes, needed)
    return line


def steps_for(recipes: list[Card], good: int) -> int:
    """Production steps from raw goods to one unit of a good."""
    steps = 1
    for needed in recipes[good].inputs:
        steps += steps_for(recipes, needed)
    return steps


def _line_rates(recipes: list[Card], rows: tuple[ShipRow, ...]) -> tuple[float, ...]:
    """Points for each production step of a line, with the place on a ship."""
    rates: list[float] = []
    for good in range(FIRST_PRODUCT, len(GOODS)):
        on_ship = max([row.points for row in rows if row.good == good])
        rates.append((recipes[good].points + on_ship) / steps_for(recipes, good))
    return tuple(rates)


def _read_granary(root: Table, is_shipped: tuple[bool, ...]) -> tuple[int, ...]:
    """[CRA-COMP-13] Two spaces for each semi-product but meat."""
    granary = _plain(root, "granary")
    goods = granary.texts("goods")
    wanted = [GOODS[good] for good in range(RAWS, FIRST_PRODUCT) if not is_shipped[good]]
    if sorted(goods) != sorted(wanted):
        raise granary.complaint("goods", f"expected {', '.join(wanted)}")
    granary.number("spaces_per_good", LEVELS, LEVELS)
    granary.number("spaces_total", LEVELS * len(goods), LEVELS * len(goods))
    granary.number("points_per_player_cube_at_year_end")
    granary.number("sale_reward_capital_cards")
    granary.ignore("space_order")
    granary.finish()
    if len(goods) > GRANARY_GOODS:
        raise granary.complaint("goods", f"at most {GRANARY_GOODS} goods have a place")
    return tuple([GOODS.index(good) for good in goods])


def _places(goods: tuple[int, ...]) -> tuple[int, ...]:
    """Where each good lies in the granary: its first bit, -1 for none. A space has three bits."""
    return tuple([6 * goods.index(good) if good in goods else -1 for good in range(len(GOODS))])


def _read_tokens(root: Table, counts: tuple[Counts, ...]) -> int:
    """[CRA-COMP-3, CRA-COMP-4] Ten tokens of each type, two markers, and the natural cubes: how many there are."""
    for table in root.tables("tokens", 2):
        id = table.entry().id
        count = table.number("count", 0)
        most = max([each.privilege if id == "privilege_token" else each.labour for each in counts])
        if most > count:
            raise table.complaint("count", f"set-up needs {most} of these")
        table.ignore("effect")
        table.finish()
    natural = -1
    for table in root.tables("markers"):
        if table.entry().id == "natural_cube":
            natural = table.number("count", 0, 99)
        table.finish()
    if natural < 0:
        raise root.complaint("markers", "an entry natural_cube is missing")
    return natural


def _read_ships(root: Table) -> tuple[ShipRow, ...]:
    """[CRA-COMP-14, CRA-COMP-15] Four holds from left to right, their rows from the top, and n bonuses on ship n."""
    found: list[ShipRow] = []
    for i, ship in enumerate(root.tables("ships", 4)):
        ship.entry()
        ship.number("position", i + 1, i + 1)
        bonuses = ship.numbers("bonuses")
        ship.number("bonus_players", i + 1, i + 1)
        if len(bonuses) != i + 1:
            raise ship.complaint("bonuses", f"expected {i + 1} numbers")
        for row in ship.tables("rows"):
            row.number("spaces", LEVELS, LEVELS)
            found.append(ShipRow(i, row.one_of("good", GOODS), row.number("points", 0, 99)))
            row.finish()
        ship.finish()
    if len(found) > MOST_ROWS:
        raise root.complaint("ships", f"at most {MOST_ROWS} rows in all, not {len(found)}")
    return tuple(found)


def _rows_of(rows: tuple[ShipRow, ...], good: int) -> tuple[int, ...]:
    return tuple([i for i, row in enumerate(rows) if row.good == good])


def _check_ships(root: Table, rows: tuple[ShipRow, ...], is_shipped: tuple[bool, ...]) -> None:
    """[CRA-RULING-20] A good may have rows on several ships; every shipped good has at least one."""
    for good in range(len(GOODS)):
        if is_shipped[good] != bool(_rows_of(rows, good)):
            raise root.complaint("ships", f"{GOODS[good]} has rows exactly if it is loaded on ships")


def _read_bonus_tokens(root: Table, recipes: list[Card]) -> tuple[int, ...]:
    """[CRA-COMP-3, CRA-BONUS-1] One token for each final product; the printed line is the one that its inputs need."""
    made_in = {t.text("id"): t.text("made_in") for t in root.tables("goods")}
    points: dict[int, int] = {}
    for table in root.tables("bonus_tokens", len(PRODUCTS)):
        table.entry()
        good = FIRST_PRODUCT + table.one_of("good", PRODUCTS)
        points[good] = table.number("points", 0, 99)
        line = line_of(recipes, good)
        wanted = sorted([made_in[GOODS[needed]] for needed in range(len(GOODS)) if line >> needed & 1])
        if sorted(table.texts("line")) != wanted:
            raise table.complaint("line", f"expected {', '.join(wanted)}")
        table.finish()
    if len(points) != len(PRODUCTS):
        raise root.complaint("bonus_tokens", "expected one for each final product")
    return tuple([points[good] for good in range(FIRST_PRODUCT, len(GOODS))])


def _read_investment(table: Table) -> None:
    table.number("cards", len(COLOURS), len(COLOURS))
    table.number("times", 1, 1)
    if not table.flag("distinct_colours") or table.text("points") != "sum_of_face_values":
        raise table.complaint("points", "expected four distinct colours for the sum of their values")
    table.finish()
