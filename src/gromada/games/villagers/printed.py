"""The words of the pack and the records made from it: what can be printed on a card of Villagers."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("wood", "hay", "ore", "grain", "grapes", "wool", "leather", "solitary", "special")
NO_SUIT: Final = -1
SPECIAL: Final = 8

# The first four are cards that are never in a hand; a side of a double-sided card is a kind of its own.
FOUNDERS: Final = 0
FOUNDERS_FED: Final = 1
COUNTESS: Final = 2
COUNTESS_PLAIN: Final = 3
FIRST_VILLAGER: Final = 4
BASIC_KINDS: Final = 3
KINDS: Final = (
    "founders",
    "founders",
    "countess",
    "countess",
    # basic
    "lumberjack",
    "hayer",
    "miner",
    # base
    "brewer",
    "poulterer",
    "swineherd",
    "truffler",
    "carpenter",
    "cooper",
    "shipwright",
    "wheeler",
    "cartwright",
    "wood_carver",
    "log_rafter",
    "thatcher",
    "bed_builder",
    "grazier",
    "milk_maid",
    "fromager",
    "peddler",
    "horse_trader",
    "ore_muler",
    "blacksmith",
    "glass_blower",
    "mason",
    "seeker",
    "spelunker",
    "jeweler",
    "locksmith",
    "graper",
    "vintner",
    "wine_trader",
    "shepherd",
    "spinner",
    "weaver",
    "tailor",
    "tanner",
    "saddler",
    "cobbler",
    "harvester",
    "hunter",
    "chandler",
    "wattler",
    "fisher",
    "beekeeper",
    "grocer",
    "freemason",
    "priest",
    "agent",
    "monk",
    "apprentice",
    "tinner",
    "smuggler",
    # scoundrels
    "barbarian",
    "courier",
    "flaker",
    "noble",
    "schemer",
    "thief",
    "sheriff",
    # saints
    "benefactor",
    "nun",
    "pigeoneer",
    "prophet",
    "recruiter",
    # profiteers
    "arkwright",
    "carter",
    "alchemist",
    "captain",
    "wholesaler",
    "freelancer",
)
NO_KIND: Final = -1

SETS: Final = ("basic", "base", "scoundrels", "saints", "profiteers")
SET_BASIC: Final = 0
SET_BASE: Final = 1
SET_SCOUNDRELS: Final = 2
SET_SAINTS: Final = 3
SET_PROFITEERS: Final = 4

# Modules as bits, in the order of the options.
MODULES: Final = ("scoundrels", "saints", "profiteers", "improvements")
SCOUNDRELS: Final = 1
SAINTS: Final = 2
PROFITEERS: Final = 4
IMPROVEMENTS: Final = 8

# Where the cards of a kind are at set-up.
FROM_PILE: Final = 0  # basic villagers
FROM_DECK: Final = 1
FROM_SCOUNDRELS: Final = 2  # one is dealt to each player
FROM_SAINTS: Final = 3

SILVER_OPS: Final = (
    "per_suit_symbols",
    "per_food",
    "per_builder",
    "per_gold_symbols",
    "per_padlocks",
    "sum_gold_on_suit",
    "coins_on_one_villager",
    "per_set_of_suit_symbols",
)
PER_SUIT_SYMBOLS: Final = 0
PER_FOOD: Final = 1
PER_BUILDER: Final = 2
PER_GOLD_SYMBOLS: Final = 3
PER_PADLOCKS: Final = 4
SUM_GOLD_ON_SUIT: Final = 5
COINS_ON_ONE: Final = 6
PER_SET: Final = 7
COPPER_OPS: Final = (
    "per_gold_symbols",
    "per_chain_of_at_least",
    "per_villager_with_coins",
    "half_silver_of_one_villager",
)
COPPER_GOLD_SYMBOLS: Final = 0
COPPER_CHAINS: Final = 1
COPPER_COINS: Final = 2
COPPER_HALF_SILVER: Final = 3

PHASES: Final = ("", "build", "build_start", "build_each", "draft_own_turn", "draft_other_turn", "draft_each_turn")
NO_PHASE: Final = 0
IN_BUILD: Final = 1
IN_OWN_DRAFT: Final = 4
IN_OTHER_DRAFT: Final = 5

EFFECTS: Final = (
    "",
    "wildcard_in_chain",
    "swap_with_covered_villager",
    "free_unlock_this_build_phase",
    "gain_half_printed_gold",
    "replace_road_from_reserve",
    "take_face_up_road_villager_to_hand",
    "take_from_village_square_to_hand",
    "steal_from_hand",
    "take_top_villager_to_hand",
    "steal_gold_to_card",
    "discard_thief_take_coins",
    "build_one_from_hand_now",
    "look_reserve_take_one",
    "look_stack_draft_one",
    "pay_to_draft_two",
    "pay_for_extra_build",
)
NO_EFFECT: Final = 0
MONK: Final = 1
APPRENTICE: Final = 2
TINNER: Final = 3
SMUGGLER: Final = 4
BARBARIAN: Final = 5
COURIER: Final = 6
FLAKER: Final = 7
NOBLE: Final = 8
SCHEMER: Final = 9
THIEF: Final = 10
SHERIFF: Final = 11
BENEFACTOR: Final = 12
PIGEONEER: Final = 13
PROPHET: Final = 14
RECRUITER: Final = 15
FREELANCER: Final = 16

SEASONS: Final = ("summer", "winter")
SUMMER: Final = 0
WINTER: Final = 1
TIMINGS: Final = ("event", "build", "draft", "reveal", "round")
AT_EVENT: Final = 0
EVENTS: Final = (
    "sinister_banquet",
    "mood_swing",
    "black_market",
    "value_added_tax",
    "land_claim",
    "temporary_employment",
    "bribes",
    "serfdom",
    "customs",
    "guild_conspiracy",
    "betrayer",
    "countess_bank",
    "dark_mood",
    "it_was_you",
    "arson",
    "conscription",
    "tribute",
    "protection_money",
    "trade_network",
    "spy_network",
    "blackmail",
    "abduction",
    "arrest",
    "rats",
)
EVENT_OPS: Final = (
    "countess_gain_per",
    "pay_countess_per",
    "replace_with_new_event",
    "both_score_silver",
    "countess_coins_on_key_villager",
    "basic_trade_goes_to_countess_village",
    "move_own_top_villager_to_countess",
    "bank_padlock_cost",
    "discard_and_deal_events",
    "jester_must_be_used",
    "build_limit_minus_or_pay_bank",
    "draft_limit_minus_or_pay_bank",
    "countess_takes_face_down_card",
    "pay_countess_coins_value_of_one_own_villager",
    "countess_gain_silver_value",
    "countess_gain_highest_own_printed_gold",
    "discard_own_hand_card",
    "discard_own_top_villager",
)
COUNTESS_GAIN_PER: Final = 0
PAY_COUNTESS_PER: Final = 1
REPLACE_EVENT: Final = 2
BOTH_SCORE_SILVER: Final = 3
COINS_ON_KEY: Final = 4
SERFDOM: Final = 5
BETRAYER: Final = 6
BANK_PADLOCK: Final = 7
DEAL_EVENTS: Final = 8
JESTER_DUE: Final = 9
ARSON: Final = 10
RATS: Final = 11
CONSCRIPTION: Final = 12
PROTECTION_MONEY: Final = 13
SILVER_TO_COUNTESS: Final = 14
BLACKMAIL: Final = 15
ABDUCTION: Final = 16
ARREST: Final = 17
PERS: Final = (
    "countess_food",
    "own_gold_symbols",
    "own_basic_villagers",
    "distinct_suits_in_own_hand",
    "villagers_of_own_largest_suit",
    "own_hand_cards",
)
COUNTESS_FOOD: Final = 0
OWN_GOLD_SYMBOLS: Final = 1
OWN_BASICS: Final = 2
HAND_SUITS: Final = 3
LARGEST_SUIT: Final = 4
HAND_CARDS: Final = 5

CATEGORIES: Final = ("technology", "trade", "community")
IMPROVEMENT_IDS: Final = (
    "windmill",
    "sawmill",
    "gold_mine",
    "ox_crane",
    "bank",
    "marketplace",
    "lighthouse",
    "guildhall",
    "town_hall",
    "inn",
    "tavern",
    "church",
)
CONDITIONS: Final = (
    "production_chains",
    "suit_symbols",
    "villagers_with_coins",
    "food",
    "highest_single_silver_value",
    "padlocks",
    "gold_symbols",
    "suit_cards_in_hand",
    "villagers",
)
MOST_CHAINS: Final = 0
MOST_SUIT: Final = 1
MOST_WITH_COINS: Final = 2
MOST_FOOD: Final = 3
HIGHEST_SILVER: Final = 4
MOST_PADLOCKS: Final = 5
MOST_GOLD_SYMBOLS: Final = 6
MOST_IN_HAND: Final = 7
MOST_VILLAGERS: Final = 8

SOLO_MODES: Final = ("normal", "novice", "veteran")

# Limits of the format: the catalogue of actions is sized by them, not by a pack.
MAX_SPACES: Final = 8
MAX_CARDS: Final = 160  # in one Village: more than there are in the box
MAX_SEATS: Final = 5
OWNERS: Final = 6


class Formula:
    """A Silver or Copper symbol as numbers; what an operation does not use is 0."""

    def __init__(self, op: int, suit: int, suits: tuple[int, ...], every: int, gold: int, cards: int) -> None:
        self.op: Final = op
        self.suit: Final = suit
        self.suits: Final = suits
        self.every: Final = every
        self.gold: Final = gold
        self.cards: Final = cards


class Effect:
    """What a special villager does, as numbers."""

    def __init__(self, op: int, amount: int, least: int) -> None:
        self.op: Final = op
        self.amount: Final = amount
        self.least: Final = least


class EventPart:
    """One effect of an event card, as numbers."""

    def __init__(self, op: int, per: int, gold: int, is_all: bool, is_key: bool, is_own: bool, count: int) -> None:
        self.op: Final = op
        self.per: Final = per
        self.gold: Final = gold
        self.is_all: Final = is_all
        self.is_key: Final = is_key
        self.is_own: Final = is_own
        self.count: Final = count  # cards, events, or by how much a limit is lowered


class EventCard:
    def __init__(self, season: int, timing: int, parts: tuple[EventPart, ...]) -> None:
        self.season: Final = season
        self.timing: Final = timing
        self.parts: Final = parts

    def has(self, op: int) -> bool:
        for part in self.parts:
            if part.op == op:
                return True
        return False


class Improvement:
    def __init__(
        self, category: int, most: int, suit: int, cards: int, gold: int, food: int, builder: int, basic: int, card: int
    ) -> None:
        self.category: Final = category
        self.most: Final = most
        self.suit: Final = suit
        self.cards: Final = cards
        self.gold: Final = gold
        self.food: Final = food
        self.builder: Final = builder
        self.basic: Final = basic  # basic villagers that the winner may place
        self.card: Final = card  # face-down cards that the winner may take


class SoloMode:
    def __init__(
        self, side: int, gold: int, events: int, fixed: int, has_jester: bool, removed: tuple[int, ...]
    ) -> None:
        self.side: Final = side
        self.gold: Final = gold
        self.events: Final = events
        self.fixed: Final = fixed
        self.has_jester: Final = has_jester
        self.removed: Final = removed


class SetUp:
    """How the deck is made for one number of players."""

    def __init__(
        self, has_4plus: bool, has_special: bool, deck: int, stack: int, reserve: int, is_for_two: bool
    ) -> None:
        self.has_4plus: Final = has_4plus
        self.has_special: Final = has_special
        self.deck: Final = deck
        self.stack: Final = stack
        self.reserve: Final = reserve
        self.is_for_two: Final = is_for_two  # the Road update of two players
