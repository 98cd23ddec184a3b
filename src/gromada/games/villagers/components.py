"""Reads and checks components.toml: section COMP of the ledger. The words and records are in printed.py."""

from __future__ import annotations

from typing import Final

from gromada.core.errors import BadData
from gromada.core.packs import Box, Pack, Table
from gromada.games.villagers.printed import (
    BASIC_KINDS,
    CATEGORIES,
    CONDITIONS,
    COPPER_OPS,
    EFFECTS,
    EVENT_OPS,
    EVENTS,
    FIRST_VILLAGER,
    FROM_DECK,
    FROM_PILE,
    FROM_SAINTS,
    FROM_SCOUNDRELS,
    IMPROVEMENT_IDS,
    KINDS,
    MAX_SEATS,
    MAX_SPACES,
    NO_KIND,
    NO_SUIT,
    PERS,
    PHASES,
    SEASONS,
    SET_BASE,
    SET_BASIC,
    SET_SAINTS,
    SET_SCOUNDRELS,
    SETS,
    SILVER_OPS,
    SOLO_MODES,
    SPECIAL,
    SUITS,
    TIMINGS,
    Effect,
    EventCard,
    EventPart,
    Formula,
    Improvement,
    SetUp,
    SoloMode,
)

LARGEST: Final = 999  # no printed number is larger

# What each effect needs: a number, or the only value with which the rules know the effect.
_EFFECT_KEYS: Final[dict[str, dict[str, object]]] = {
    "": {},
    "wildcard_in_chain": {
        "not_top": True,
        "stack_size_if_bottom": 2,
        "stack_size_otherwise": 1,
        "same_suit_if_bottom": True,
    },
    "swap_with_covered_villager": {
        "any_village": True,
        "not_kinds": ["monk", "apprentice"],
        "other_founders": False,
        "own_founders": True,
        "place_replaced_now": True,
        "not_top": True,
        "stack_size_if_bottom": 2,
        "stack_size_otherwise": 1,
        "same_suit_if_bottom": True,
    },
    "free_unlock_this_build_phase": {"optional_per_card": True},
    "gain_half_printed_gold": {"of": "own_top_villager", "founders": True, "round": "up"},
    "replace_road_from_reserve": {"take_coins": True},
    "take_face_up_road_villager_to_hand": {"before_current_pick": True, "take_coins": True, "refill": "leftmost_stack"},
    "take_from_village_square_to_hand": {"any_player": True},
    "steal_from_hand": {"target": "other_player", "not_suit": "special"},
    "take_top_villager_to_hand": {
        "any_village": True,
        "not_suit": "special",
        "founders": False,
        "coins_to": "village_owner",
    },
    "steal_gold_to_card": {"amount": int, "from": "other_player_supply", "needs_at_least": int, "optional": True},
    "discard_thief_take_coins": {"any_player": True},
    "build_one_from_hand_now": {"not_suit": "special"},
    "look_reserve_take_one": {"look": int, "take": 1, "rest": "top_any_order"},
    "look_stack_draft_one": {"reserve": False, "rest": "same_stack_any_order", "counts_as_draft": True},
    "pay_to_draft_two": {"cost": int, "to": "bank", "optional": True},
    "pay_for_extra_build": {
        "cost": int,
        "to": "this_card",
        "any_player": True,
        "once_per_player_per_build_phase": True,
    },
}
_AMOUNTS: Final = ("amount", "look", "cost")

_EVENT_KEYS: Final[dict[str, dict[str, object]]] = {
    "countess_gain_per": {"per": str, "gold": int},
    "pay_countess_per": {"per": str, "gold": int},
    "replace_with_new_event": {"same_deck": True, "resolve_now": True},
    "both_score_silver": {},
    "countess_coins_on_key_villager": {"which": str, "gold": object},
    "basic_trade_goes_to_countess_village": {},
    "move_own_top_villager_to_countess": {"which": "choice", "not_basic": True},
    "bank_padlock_cost": {"gold": int},
    "discard_and_deal_events": {"count": int},
    "jester_must_be_used": {},
    "build_limit_minus_or_pay_bank": {"delta": int, "gold": int, "partial_payment": True},
    "draft_limit_minus_or_pay_bank": {"delta": int, "gold": int, "partial_payment": True},
    "countess_takes_face_down_card": {"from": "choice_of_stack_or_reserve", "count": int},
    "pay_countess_coins_value_of_one_own_villager": {"which": "choice"},
    "countess_gain_silver_value": {"of": str, "which": "choice"},
    "countess_gain_highest_own_printed_gold": {},
    "discard_own_hand_card": {"which": "choice", "count": int},
    "discard_own_top_villager": {"which": "choice", "not_basic": True},
}


def _strict(table: Table, keys: dict[str, object]) -> None:
    """Every key is there, and those with a single known value have it."""
    for key, wanted in keys.items():
        if wanted is int:
            table.number(key, 0, LARGEST)
        elif wanted is str:
            table.text(key)
        elif isinstance(wanted, bool):
            if table.flag(key) != wanted:
                raise table.complaint(key, f"the rules know only {str(wanted).lower()} here")
        elif isinstance(wanted, int):
            if table.number(key) != wanted:
                raise table.complaint(key, f"the rules know only {wanted} here")
        elif isinstance(wanted, str):
            if table.text(key) != wanted:
                raise table.complaint(key, f"the rules know only {wanted!r} here")
        elif isinstance(wanted, list):
            if table.texts(key) != wanted:
                raise table.complaint(key, f"the rules know only {', '.join(wanted)} here")


class VillagersBox(Box):
    """Everything printed, checked. [VIL-COMP-1, VIL-COMP-2, VIL-COMP-3, VIL-COMP-4, VIL-COMP-5, VIL-COMP-6, VIL-COMP-7]

    What is printed on a kind of card stands in lists by kind, so that rules look it up and never compute it.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        root = pack.root
        meta = root.table("meta")
        meta.entry()
        meta.ignore("game_id")
        if meta.number("players_min") != 1 or meta.number("players_max") != MAX_SEATS:
            raise meta.complaint("players_max", f"the rules know 1 to {MAX_SEATS} players")
        meta.finish()
        self._read_constants(root.table("constants"))
        counts = _read_counts(root.table("counts"))
        self.set_ups: Final = _read_set_ups(root)
        _read_suits(root)
        kinds = len(KINDS)
        self.suit: Final = [NO_SUIT] * kinds
        self.symbols: Final = [0] * kinds
        self.food: Final = [0] * kinds
        self.builder: Final = [0] * kinds
        self.gold: Final = [0] * kinds
        self.lock: Final = [NO_KIND] * kinds
        self.key: Final = [0] * kinds
        self.chain: Final[list[tuple[int, ...]]] = [()] * kinds
        self.position: Final = [0] * kinds
        self.stack_size: Final = [0] * kinds
        self.copies: Final = [0] * kinds
        self.set: Final = [SET_BASE] * kinds
        self.min_players: Final = [1] * kinds
        self.is_discarded: Final = [False] * kinds
        self.phase: Final = [0] * kinds
        nothing = Effect(0, 0, 0)
        self.effects: Final = [nothing] * kinds
        self.op: Final = [0] * kinds
        self.silver: Final[list[Formula | None]] = [None] * kinds
        self.copper: Final[list[Formula | None]] = [None] * kinds
        self.copies_silver: Final = [False] * kinds  # the Nun
        self.home: Final = [FROM_DECK] * kinds
        self._read_founders(root)
        self._read_countess(root.table("countess"), counts)
        self._read_villagers(root, counts)
        self.starting_road: Final = self._read_starting_road(root.table("starting_road"))
        self.wild: Final = [self.op[kind] in (1, 2) for kind in range(kinds)]
        self.has_formula: Final = [self.silver[kind] is not None for kind in range(kinds)]
        self._check_chains(root)
        # Bits for what a Village can be asked for at once: cards to build on, and unlockers.
        self.parent_bit: Final = [0] * kinds
        self.needs_bit: Final = [0] * kinds
        self.key_bit: Final = [0] * kinds
        self.lock_bit: Final = [0] * kinds
        self._give_bits(root)
        self.basics: Final = [kind for kind in range(kinds) if self.home[kind] == FROM_PILE]
        self.dealt_scoundrels: Final = [kind for kind in range(kinds) if self.home[kind] == FROM_SCOUNDRELS]
        self.dealt_saints: Final = [kind for kind in range(kinds) if self.home[kind] == FROM_SAINTS]
        self.thief: Final = self._only(root, "steal_gold_to_card")
        self.freelancer: Final = self._only(root, "pay_for_extra_build")
        self.recruiter: Final = self._only(root, "pay_to_draft_two")
        self.courier: Final = self._only(root, "take_face_up_road_villager_to_hand")
        self.monk: Final = self._only(root, "wildcard_in_chain")
        self.apprentice: Final = self._only(root, "swap_with_covered_villager")
        self._read_others(root, counts)
        self.solo_modes: Final = self._read_solo_modes(root)
        self.event_cards: Final = self._read_events(root, counts)
        self.improvements: Final = _read_improvements(root, counts)
        self.minis: Final = _read_minis(root, counts)
        self._check_set_ups(root)
        root.finish()

    # -- constants ----------------------------------------------------------------------------------

    def _read_constants(self, table: Table) -> None:
        table.entry()
        self.starting_gold = table.number("starting_gold", 0, LARGEST)
        self.starting_hand = table.number("starting_hand", 0, 20)
        self.road_spaces = table.number("road_spaces", 1, MAX_SPACES)
        self.road_stacks = table.number("road_stacks", 1, MAX_SPACES)
        self.stack_cards_per_player = table.number("stack_cards_per_player", 1, 10)
        stack_cards_solo = table.number("stack_cards_solo", 1, 20)
        self.stack_cards_solo = stack_cards_solo
        self.draft_base = table.number("draft_base", 1, 5)
        self.draft_max = table.number("draft_max", 1, 9)
        self.build_base = table.number("build_base", 0, 9)
        self.build_max = table.number("build_max", 1, 9)
        self.trades = table.number("basic_trades_per_build_phase", 0, 9)
        self.padlock_cost = table.number("padlock_cost", 0, LARGEST)
        self.road_coin = table.number("road_update_coin", 0, LARGEST)
        first = table.number("first_market_stack", 1, self.road_stacks)
        second = table.number("second_market_stack", 1, self.road_stacks)
        self.market_stacks = (first - 1, second - 1)
        needed = table.numbers("first_market_needs_empty", 1, self.road_stacks)
        self.first_market_needs = [stack - 1 for stack in needed]
        self.countess_gold = table.number("countess_start_gold", 0, LARGEST)
        self.countess_gold_veteran = table.number("countess_start_gold_veteran", 0, LARGEST)
        self.thresholds: list[tuple[int, int]] = []
        for row in table.tables("solo_event_thresholds"):
            self.thresholds.append((row.number("min_value", 0, LARGEST), row.number("events", 0, 9)))
            row.finish()
        if not self.thresholds or self.thresholds[-1][0] or self.thresholds != sorted(self.thresholds, reverse=True):
            raise table.complaint("solo_event_thresholds", "expected falling values that end with 0")
        if table.number("copper_conversions_per_round") != 1:
            raise table.complaint("copper_conversions_per_round", "the rules know only 1 here")
        table.finish()

    # -- cards --------------------------------------------------------------------------------------

    def _read_founders(self, root: Table) -> None:
        """[VIL-COMP-5] The Founders' two sides: kinds 0 and 1."""
        for table in root.tables("founders", 1):
            table.entry()
            if table.number("copies") != MAX_SEATS:
                raise table.complaint("copies", f"one for each of {MAX_SEATS} players is needed")
            if table.text("start_side") != "side_gold":
                raise table.complaint("start_side", "the rules know only 'side_gold' here")
            for kind, side in enumerate(("side_gold", "side_food")):
                self._read_side(kind, table.table(side))
                self.suit[kind] = table.one_of("suit", SUITS)
                self.symbols[kind] = table.number("suit_symbols", 0, 9)
                self.stack_size[kind] = table.number("stack_size", 0, 3)
                self.chain[kind] = (0,)
                self.copies[kind] = 0
            if table.text("padlock") or table.number("key") or table.texts("chain") != ["founders"]:
                raise table.complaint("chain", "the Founders start a chain and have neither padlock nor key")
            if table.number("position"):
                raise table.complaint("position", "expected 0")
            table.finish()

    def _read_side(self, kind: int, side: Table) -> None:
        self.gold[kind] = side.number("gold", 0, LARGEST)
        self.food[kind] = side.number("food", 0, 9)
        self.builder[kind] = side.number("builder", 0, 9)
        side.finish()

    def _read_countess(self, table: Table, counts: dict[str, int]) -> None:
        """[VIL-COMP-6] The Countess' two sides: kinds 2 and 3."""
        table.entry()
        _same(table, "copies", table.number("copies"), counts["countess_cards"])
        self._read_side(2, table.table("side_gold"))
        self._read_side(3, table.table("side_plain"))
        _strict(table, {"start_side": "side_gold", "start_side_novice": "side_plain", "suit": "", "suit_symbols": 0})
        table.finish()
        for kind in (2, 3):
            self.copies[kind] = 0
            self.chain[kind] = (kind,)

    def _read_villagers(self, root: Table, counts: dict[str, int]) -> None:
        """[VIL-COMP-1, VIL-COMP-2, VIL-COMP-3, VIL-COMP-4, VIL-COMP-7] Every villager, and the totals of the box."""
        by_id = {id: kind for kind, id in enumerate(KINDS) if kind >= FIRST_VILLAGER}
        by_id["founders"] = 0
        found: set[int] = set()
        for table in root.tables("villager"):
            id = table.entry().id
            if by_id.get(id, 0) < FIRST_VILLAGER:
                raise table.complaint("id", f"no villager of the rules is called {id!r}")
            kind = by_id[id]
            found.add(kind)
            self._read_villager(kind, table, by_id)
            table.finish()
        for kind in range(FIRST_VILLAGER, len(KINDS)):
            if kind not in found:
                raise root.complaint("villager", f"the villager {KINDS[kind]!r} is missing")
        totals = [0] * len(SETS)
        for kind in range(FIRST_VILLAGER, len(KINDS)):
            totals[self.set[kind]] += self.copies[kind]
        names = ("basic_cards", "main_villager_cards", "scoundrel_cards", "saint_cards", "profiteer_cards")
        for i, name in enumerate(names):
            _same(root, "villager", totals[i], counts[name], name)
        base = [kind for kind in range(len(KINDS)) if self.set[kind] == SET_BASE]
        special = sum([self.copies[kind] for kind in base if self.suit[kind] == SPECIAL])
        _same(root, "villager", special, counts["special_cards_base"], "special_cards_base")
        marked = sum([self.copies[kind] for kind in base if self.min_players[kind] > 1])
        _same(root, "villager", marked, counts["cards_4plus"], "cards_4plus")
        basics = [kind for kind in range(len(KINDS)) if self.set[kind] == SET_BASIC]
        if basics != list(range(FIRST_VILLAGER, FIRST_VILLAGER + BASIC_KINDS)):
            raise root.complaint("villager", "the basic villagers are Lumberjack, Hayer and Miner")

    def _read_villager(self, kind: int, table: Table, by_id: dict[str, int]) -> None:
        self.set[kind] = table.one_of("set", SETS)
        self.suit[kind] = table.one_of("suit", SUITS)
        self.symbols[kind] = table.number("suit_symbols", 0, 9)
        self.copies[kind] = table.number("copies", 1, 20)
        self.min_players[kind] = table.number("min_players", 1, MAX_SEATS)
        self.food[kind] = table.number("food", 0, 9)
        self.builder[kind] = table.number("builder", 0, 9)
        self.gold[kind] = table.number("gold", 0, LARGEST)
        lock = table.text("padlock")
        if lock and by_id.get(lock, 0) < FIRST_VILLAGER:
            raise table.complaint("padlock", f"no villager is called {lock!r}")
        self.lock[kind] = by_id[lock] if lock else NO_KIND
        self.key[kind] = table.number("key", 0, LARGEST)
        chain = table.texts("chain")
        for id in chain:
            if id not in by_id:
                raise table.complaint("chain", f"no villager is called {id!r}")
        self.chain[kind] = tuple([by_id[id] for id in chain])
        self.position[kind] = table.number("position", 0, 9)
        if self.position[kind] >= len(chain) or self.chain[kind][self.position[kind]] != kind:
            raise table.complaint("position", "the villager is not at this place of its chain")
        self.stack_size[kind] = table.number("stack_size", 0, 3)
        self.is_discarded[kind] = table.flag("discard")
        self.phase[kind] = table.one_of("phase", PHASES, "")
        if table.has("effect"):
            self.effects[kind] = _read_effect(table.table("effect"))
            self.op[kind] = self.effects[kind].op
        if table.has("silver"):
            self.silver[kind] = _read_silver(table.table("silver"))
        if table.has("copper"):
            self.copper[kind] = _read_copper(table.table("copper"))
        if table.has("endgame"):
            endgame = table.table("endgame")
            _strict(endgame, {"op": "copy_silver_of_unique_villager", "choose": "best"})
            endgame.finish()
            self.copies_silver[kind] = True
        if self.set[kind] == SET_BASIC:
            self.home[kind] = FROM_PILE
        elif self.set[kind] == SET_SCOUNDRELS and self.min_players[kind] == 1:
            self.home[kind] = FROM_SCOUNDRELS
        elif self.set[kind] == SET_SAINTS:
            self.home[kind] = FROM_SAINTS

    def _check_chains(self, root: Table) -> None:
        """[VIL-LOCK-9, VIL-LOCK-10, VIL-INV-11] Chains fit each other, unlockers carry nothing, key numbers add up."""
        for kind in range(FIRST_VILLAGER, len(KINDS)):
            place = f"villager[{KINDS[kind]}]"
            position = self.position[kind]
            if position:
                below = self.chain[kind][position - 1]
                if self.chain[below][: self.position[below] + 1] != self.chain[kind][:position]:
                    raise root.complaint(f"{place}.chain", f"it does not go on from the chain of {KINDS[below]!r}")
                if not self.stack_size[below]:
                    raise root.complaint(f"{place}.chain", f"nothing can lie on {KINDS[below]!r}")
            lock = self.lock[kind]
            if lock != NO_KIND and (self.stack_size[lock] or lock == kind):
                raise root.complaint(f"{place}.padlock", f"{KINDS[lock]!r} can be covered, so it cannot be an unlocker")
            unlocks = [k for k in range(len(KINDS)) if self.lock[k] == kind and self.set[k] == SET_BASE]
            if sum([self.copies[k] for k in unlocks]) != self.key[kind]:
                count = sum([self.copies[k] for k in unlocks])
                raise root.complaint(
                    f"{place}.key", f"{self.key[kind]} is printed, but {count} cards name this villager"
                )

    def _give_bits(self, root: Table) -> None:
        parents: list[int] = []
        keys: list[int] = []
        for kind in range(len(KINDS)):
            if self.position[kind]:
                below = self.chain[kind][self.position[kind] - 1]
                if below not in parents:
                    parents.append(below)
            if self.lock[kind] != NO_KIND and self.lock[kind] not in keys:
                keys.append(self.lock[kind])
        for kind in range(len(KINDS)):
            face = 0 if kind == 1 else kind  # both sides of the Founders are Founders
            if face in parents:
                self.parent_bit[kind] = 2 << parents.index(face)
            if self.wild[kind]:
                self.parent_bit[kind] = 1
            if self.position[kind]:
                self.needs_bit[kind] = 2 << parents.index(self.chain[kind][self.position[kind] - 1])
            if kind in keys:
                self.key_bit[kind] = 1 << keys.index(kind)
            if self.lock[kind] != NO_KIND:
                self.lock_bit[kind] = 1 << keys.index(self.lock[kind])

    def _only(self, root: Table, op: str) -> int:
        found = [kind for kind in range(len(KINDS)) if EFFECTS[self.op[kind]] == op]
        if len(found) != 1:
            raise root.complaint("villager", f"exactly one villager has the effect {op!r}, not {len(found)}")
        return found[0]

    def _read_starting_road(self, table: Table) -> list[int]:
        """[VIL-R-32] Which villagers carry the signpost is a stand-in, so it is easy to change."""
        table.entry()
        ids = table.texts("villagers")
        _same(table, "villagers", len(ids), self.road_spaces)
        if table.number("copies_each") != 1 or len(set(ids)) != len(ids):
            raise table.complaint("copies_each", "one copy of each of them is on the Road")
        kinds: list[int] = []
        for id in ids:
            kind = KINDS.index(id) if id in KINDS else 0
            if self.set[kind] != SET_BASE or kind < FIRST_VILLAGER:
                raise table.complaint("villagers", f"{id!r} is no villager of the base deck")
            if self.min_players[kind] > 1 or self.suit[kind] == SPECIAL:
                raise table.complaint("villagers", f"{id!r} is not used at every number of players")
            kinds.append(kind)
        table.finish()
        return kinds

    def _read_others(self, root: Table, counts: dict[str, int]) -> None:
        """[VIL-COMP-5] Markets, tiles and coins: nothing that the rules compute with."""
        for i, table in enumerate(root.tables("market_card", counts["market_cards"])):
            table.entry()
            _same(table, "copies", table.number("copies"), 1)
            _same(table, "under_stack", table.number("under_stack"), self.market_stacks[i] + 1)
            table.finish()
        for table in root.tables("tile"):
            table.entry()
            table.number("copies", 1)
            table.finish()
        coins = root.table("coins")
        coins.entry()
        _same(coins, "pieces", coins.number("pieces"), counts["coins"])
        _strict(coins, {"unlimited_bank": True})
        coins.numbers("values_seen", 1)
        coins.finish()
        jester = root.table("jester")
        jester.entry()
        _same(jester, "copies", jester.number("copies"), counts["jester_cards"])
        effect = jester.table("effect")
        _strict(effect, {"op": "discard_one_unresolved_event", "once_per_game": True})
        effect.finish()
        jester.finish()

    def _read_solo_modes(self, root: Table) -> list[SoloMode]:
        modes: dict[int, SoloMode] = {}
        for table in root.tables("solo_mode", len(SOLO_MODES)):
            table.entry()
            mode = table.one_of("id", SOLO_MODES)
            side = 2 + table.one_of("countess_side", ("side_gold", "side_plain"))
            removed: list[int] = []
            for id in table.texts("remove_events"):
                if id not in EVENTS:
                    raise table.complaint("remove_events", f"no event is called {id!r}")
                removed.append(EVENTS.index(id))
            gold = table.number("countess_start_gold", 0, LARGEST)
            wanted = self.countess_gold_veteran if SOLO_MODES[mode] == "veteran" else self.countess_gold
            _same(table, "countess_start_gold", gold, wanted)
            events = table.number("setup_events", 0, 9)
            fixed = table.number("fixed_events_per_round", 0, 9)
            modes[mode] = SoloMode(side, gold, events, fixed, table.flag("jester"), tuple(removed))
            table.finish()
        if len(modes) != len(SOLO_MODES):
            raise root.complaint("solo_mode", f"expected {', '.join(SOLO_MODES)}")
        return [modes[mode] for mode in range(len(SOLO_MODES))]

    def _read_events(self, root: Table, counts: dict[str, int]) -> list[EventCard]:
        """[VIL-COMP-6] All event cards, by their number in EVENTS."""
        cards: dict[int, EventCard] = {}
        for table in root.tables("event", counts["event_cards"]):
            id = table.entry().id
            if id not in EVENTS:
                raise table.complaint("id", f"no event of the rules is called {id!r}")
            _same(table, "copies", table.number("copies"), 1)
            parts = [_read_event_part(part) for part in table.tables("effects")]
            season = table.one_of("season", SEASONS)
            cards[EVENTS.index(id)] = EventCard(season, table.one_of("timing", TIMINGS), tuple(parts))
            table.finish()
        if len(cards) != len(EVENTS):
            raise root.complaint("event", f"expected {len(EVENTS)} different events, not {len(cards)}")
        return [cards[event] for event in range(len(EVENTS))]

    def _check_set_ups(self, root: Table) -> None:
        """[VIL-SETUP-11, VIL-SOLO-2] The printed sizes of deck and reserve follow from the cards."""
        for players, set_up in self.set_ups.items():
            deck = -len(self.starting_road)
            for kind in range(FIRST_VILLAGER, len(KINDS)):
                if self.set[kind] == SET_BASE and self.is_in_deck(kind, players):
                    deck += self.copies[kind]
            place = f"setup[{players}]"
            _same(root, f"{place}.deck", set_up.deck, deck)
            reserve = deck - self.road_stacks * set_up.stack - players * self.starting_hand
            _same(root, f"{place}.reserve", set_up.reserve, reserve)
            wanted = self.stack_cards_solo if players == 1 else players * self.stack_cards_per_player
            _same(root, f"{place}.stack_cards", set_up.stack, wanted)

    def is_in_deck(self, kind: int, players: int) -> bool:
        """[VIL-SETUP-5, VIL-SOLO-1, VIL-SCOUN-1] Whether a kind of the deck is used by so many players."""
        set_up = self.set_ups[players]
        if self.home[kind] != FROM_DECK:
            return False
        if self.set[kind] == SET_BASE:
            return (set_up.has_4plus or self.min_players[kind] == 1) and (
                set_up.has_special or self.suit[kind] != SPECIAL
            )
        return players >= self.min_players[kind]


def _same(table: Table, key: str, found: int, wanted: int, of: str = "") -> None:
    if found != wanted:
        raise table.complaint(key, f"expected {wanted}{f' ({of})' if of else ''}, not {found}")


def _read_counts(table: Table) -> dict[str, int]:
    """[VIL-COMP-1, VIL-COMP-5, VIL-COMP-7] How many cards and pieces are in the box."""
    table.entry()
    names = [
        "main_villager_cards",
        "deck_cards",
        "starting_road_cards",
        "cards_4plus",
        "special_cards_base",
        "basic_cards",
        "founders_cards",
        "village_square_tiles",
        "player_aids",
        "market_cards",
        "first_player_markers",
        "coins",
        "event_cards",
        "countess_cards",
        "jester_cards",
        "scoundrel_cards",
        "saint_cards",
        "profiteer_cards",
        "improvement_cards",
        "improvement_tokens",
        "mini_villager_cards",
    ]
    counts = {name: table.number(name, 0, LARGEST) for name in names}
    table.finish()
    _same(table, "deck_cards", counts["deck_cards"] + counts["starting_road_cards"], counts["main_villager_cards"])
    return counts


def _read_set_ups(root: Table) -> dict[int, SetUp]:
    found: dict[int, SetUp] = {}
    for table in root.tables("setup", MAX_SEATS):
        table.entry()
        players = table.number("players", 1, MAX_SEATS)
        found[players] = SetUp(
            not table.flag("remove_4plus"),
            not table.flag("remove_special"),
            table.number("deck", 0, LARGEST),
            table.number("stack_cards", 1, 30),
            table.number("reserve", 0, LARGEST),
            table.one_of("road_update", ("standard", "two_player")) == 1,
        )
        table.finish()
    if len(found) != MAX_SEATS:
        raise root.complaint("setup", f"expected one entry for each of 1 to {MAX_SEATS} players")
    return found


def _read_suits(root: Table) -> None:
    for i, table in enumerate(root.tables("suit", len(SUITS))):
        if table.entry().id != SUITS[i]:
            raise table.complaint("id", f"expected the suits in the order {', '.join(SUITS)}")
        table.finish()


def _read_effect(table: Table) -> Effect:
    op = table.one_of("op", EFFECTS)
    keys = _EFFECT_KEYS[EFFECTS[op]]
    _strict(table, keys)
    table.finish()
    amount = 0
    for name in _AMOUNTS:
        if keys.get(name) is int:
            amount = table.number(name, 0 if name == "cost" else 1, LARGEST)
    least = table.number("needs_at_least", amount, LARGEST) if "needs_at_least" in keys else 0
    return Effect(op, amount, least)


def _read_silver(table: Table) -> Formula:
    op = table.one_of("op", SILVER_OPS)
    name = SILVER_OPS[op]
    suit = table.one_of("suit", SUITS) if name in ("per_suit_symbols", "sum_gold_on_suit") else NO_SUIT
    suits: tuple[int, ...] = ()
    if name == "per_set_of_suit_symbols":
        ids = table.texts("suits")
        if not ids or [id for id in ids if id not in SUITS]:
            raise table.complaint("suits", f"expected a list of some of {', '.join(SUITS)}")
        suits = tuple([SUITS.index(id) for id in ids])
    every = 1
    if name in ("per_suit_symbols", "per_gold_symbols"):
        every = table.number("every", 1, 99)
    elif name in ("per_food", "per_builder", "per_padlocks"):
        _strict(table, {"every": 1})
    gold = table.number("gold", 0, LARGEST) if name.startswith("per_") else 1
    if name == "coins_on_one_villager":
        _strict(table, {"choose": "best"})
    table.finish()
    return Formula(op, suit, suits, every, gold, 0)


def _read_copper(table: Table) -> Formula:
    op = table.one_of("op", COPPER_OPS)
    name = COPPER_OPS[op]
    every = table.number("every", 1, 99) if name == "per_gold_symbols" else 1
    cards = table.number("cards", 1, 99) if name == "per_chain_of_at_least" else 0
    gold = 1
    if name == "half_silver_of_one_villager":
        _strict(table, {"round": "down", "choose": "best"})
    else:
        gold = table.number("gold", 0, LARGEST)
    table.finish()
    return Formula(op, NO_SUIT, (), every, gold, cards)


def _read_event_part(table: Table) -> EventPart:
    op = table.one_of("op", EVENT_OPS)
    keys = _EVENT_KEYS[EVENT_OPS[op]]
    _strict(table, keys)
    per = table.one_of("per", PERS) if "per" in keys else 0
    is_all = False
    is_key = False
    gold = 0
    if EVENT_OPS[op] == "countess_coins_on_key_villager":
        is_all = table.one_of("which", ("choice", "all")) == 1
        try:
            gold = table.number("gold", 0, LARGEST)
        except BadData:
            is_key = table.one_of("gold", ("key_number",)) == 0
    elif "gold" in keys:
        gold = table.number("gold", 0, LARGEST)
    is_own = False
    if "of" in keys:
        is_own = table.one_of("of", ("one_countess_villager", "one_own_villager")) == 1
    count = table.number("count", 1, 9) if "count" in keys else 0
    if "delta" in keys:
        count = table.number("delta", 0, 9)
    table.finish()
    return EventPart(op, per, gold, is_all, is_key, is_own, count)


def _read_improvements(root: Table, counts: dict[str, int]) -> list[Improvement]:
    """[VIL-COMP-7] Twelve Improvements in three categories, each category with its token."""
    found: dict[int, Improvement] = {}
    for table in root.tables("improvement", counts["improvement_cards"]):
        id = table.entry().id
        if id not in IMPROVEMENT_IDS:
            raise table.complaint("id", f"no Improvement of the rules is called {id!r}")
        _same(table, "copies", table.number("copies"), 1)
        category = table.one_of("category", CATEGORIES)
        condition = table.table("condition")
        most = condition.one_of("most", CONDITIONS)
        name = CONDITIONS[most]
        suit = condition.one_of("suit", SUITS) if name.startswith("suit_") else NO_SUIT
        cards = condition.number("min_cards", 1, 99) if name == "production_chains" else 0
        condition.finish()
        reward = table.table("reward")
        values = [reward.number(key, 0, 99, 0) for key in ("gold", "food", "builder")]
        more = [reward.number(key, 0, 1, 0) for key in ("basic_villager", "face_down_card")]
        optional = reward.texts("optional") if reward.has("optional") else []
        if optional != [key for key, n in zip(("basic_villager", "face_down_card"), more, strict=True) if n]:
            raise reward.complaint("optional", "basic villagers and face-down cards are optional, and nothing else is")
        reward.finish()
        table.finish()
        found[IMPROVEMENT_IDS.index(id)] = Improvement(
            category, most, suit, cards, values[0], values[1], values[2], more[0], more[1]
        )
    if len(found) != len(IMPROVEMENT_IDS):
        raise root.complaint("improvement", f"expected {len(IMPROVEMENT_IDS)} different Improvements")
    for category in range(len(CATEGORIES)):
        if not [one for one in found.values() if one.category == category]:
            raise root.complaint("improvement", f"there is none of the category {CATEGORIES[category]}")
    tokens = [0] * len(CATEGORIES)
    for table in root.tables("improvement_token", counts["improvement_tokens"]):
        table.entry()
        _same(table, "copies", table.number("copies"), 1)
        tokens[table.one_of("category", CATEGORIES)] += 1
        table.finish()
    if tokens != [1] * len(CATEGORIES):
        raise root.complaint("improvement_token", "expected one token for each category")
    return [found[improvement] for improvement in range(len(IMPROVEMENT_IDS))]


def _read_minis(root: Table, counts: dict[str, int]) -> list[int]:
    """[VIL-MINI-1] The pair that each Mini Villager belongs to; the Capricious Countess belongs to none (-1)."""
    pairs: list[int] = []
    genders: list[str] = []
    for table in root.tables("mini_villager", counts["mini_villager_cards"]):
        table.entry()
        _same(table, "copies", table.number("copies"), 1)
        suit = table.one_of("suit", (*SUITS, ""))
        gender = table.one_of("gender", ("female", "male", ""))
        pairs.append(suit if suit < len(SUITS) else NO_SUIT)
        genders.append(f"{suit} {gender}")
        table.finish()
    if len(set(genders)) != len(genders) or pairs.count(NO_SUIT) != 1:
        raise root.complaint("mini_villager", "expected pairs of a male and a female card, and one Countess")
    for pair in pairs:
        if pair != NO_SUIT and pairs.count(pair) != 2:
            raise root.complaint("mini_villager", f"the suit {SUITS[pair]} is no pair")
    return pairs
