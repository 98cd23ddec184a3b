/** Any view of any game as an outline of words: what ViewPanel draws. Nothing here knows the rules. */

/** The words of one language; in the page they are `texts`. */
export interface Words {
  field(parent: string, key: string): string;
  value(field: string, value: string): string;
  name(id: string): string;
  has(id: string): boolean;
  say(id: string, facts?: Record<string, string | number>): string;
}

/** How the views of one game are read. Fields are named as in its view.py. */
export interface Reading {
  seats: string[]; // hold the number of a seat
  hidden: string[]; // geometry that the map draws, or said elsewhere on the page
  bare: string[]; // the word says enough without the name of its field
  folded: string[]; // long and seldom needed
  titles: Record<string, string>; // in things of this list, the field that names the thing
  tiles?: string[]; // hold the number of a tile of the board
  on?: string; // holds the slot of the thing below in the same list: chains
  tallies?: string[]; // numbers that say more with their names in front
  each?: string[]; // one number a seat
  fromOne?: string[]; // counted from 0 in the view and from 1 by people
  counts?: Record<string, string>; // in things of this list, the field that counts equal ones
  absent?: string[]; // of these, nothing is said when they are 0
  pairs?: [string, string]; // two lists that belong together, item by item
  called?: (words: Words, id: string, thing: Record<string, unknown>) => string | null;
}

export interface Chip {
  text: string;
  count: number;
  isCounted: boolean; // one is said to be one
  isPiece: boolean;
}
export interface Thing {
  title: string;
  isPiece: boolean;
  count: number;
  nodes: Node[];
  at?: { q: number; r: number };
}
export type Node =
  | { kind: "fact"; key: string; title: string; text: string }
  | { kind: "word"; key: string; text: string }
  | { kind: "chips"; key: string; title: string; chips: Chip[]; isFolded: boolean; isBare: boolean }
  | { kind: "things"; key: string; title: string; things: Thing[]; isFolded: boolean; isBare: boolean }
  | { kind: "group"; key: string; title: string; nodes: Node[]; isFolded: boolean };
export interface SeatArea {
  seat: number | null; // null: an opponent without a seat, such as the Countess
  title: string;
  nodes: Node[];
}
export interface Sheet {
  general: Node[];
  shared: Node[];
  seats: SeatArea[];
}

type Fields = Record<string, unknown>;
const SAID_ELSEWHERE = ["game", "asked", "is_over", "winners", "players", "ranking", "at", "like"];
const COLOURS = "(purple|green|blue|red)";
/** The names of building cards repeat; their colours tell them apart and end their ids. */
function cardOfCraftsmen(words: Words, id: string): string | null {
  const found = new RegExp(`_${COLOURS}(?:_${COLOURS})?$`).exec(id);
  if (!found || id.startsWith("capital_")) return null;
  const [, top = "", bottom = top] = found;
  return words.say("view-card-name", { card: words.name(id), top: words.name(top), bottom: words.name(bottom) });
}
/** A boat of summer goes by its side up. */
function tileOfKeyflower(words: Words, id: string, thing: Fields): string | null {
  const side = id.startsWith("summer_boat") && typeof thing.face === "string" ? `${id}${thing.face}` : "";
  return side && words.name(side) !== side ? words.name(side) : null;
}

const PLAIN: Reading = { seats: ["seat"], hidden: [], bare: [], folded: [], titles: {} };
export const READINGS: Record<string, Reading> = {
  villagers: {
    seats: ["first", "token"],
    hidden: ["slot", "is_done", "is_covered"],
    bare: ["side", "category", "suit"],
    folded: ["discards", "basics", "reserve"],
    titles: {},
    on: "on",
    each: ["amounts"],
    fromOne: ["market_stacks"],
    absent: ["bonus_food", "bonus_builder", "face_down_discards", "coins", "limit", "actions", "trades"],
  },
  craftsmen: {
    seats: ["order", "order_change", "seat"],
    hidden: [],
    bare: ["tier", "spaces", "rows"],
    folded: ["discard", "lines", "sawmills", "known"],
    titles: { stacks: "tier", spaces: "seat" },
    pairs: ["inputs", "cubes"],
    tallies: ["lines"],
    absent: ["stage", "bid", "returned", "market", "privilege", "labour"],
    called: cardOfCraftsmen,
  },
  hamlet: {
    seats: ["first", "maker", "flag", "owner", "by"],
    hidden: ["rotation", "at", "origin", "direct", "outline", "segments", "spaces", "ends", "side", "is_botric", "stall_limit", "round_limit"],
    bare: ["tokens"],
    folded: ["bag", "stacks", "sales_unseen", "lines", "built_roads"],
    titles: { tokens: "resource", villagers: "tile", built_roads: "owner" },
    tiles: ["tile", "other", "longest"],
    tallies: ["lines"],
    absent: ["stall"],
    counts: { tokens: "count" },
  },
  imperial_settlers: { ...PLAIN, seats: ["active"], titles: { settlements: "plan" } },
  keyflower: {
    seats: ["start", "active", "seat"],
    hidden: ["q", "r", "rotation"],
    bare: ["face", "colour", "lock"],
    folded: ["supply", "known_workers"],
    titles: { bids: "seat", awards: "tile" },
    tallies: ["points"],
    called: tileOfKeyflower,
  },
};

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isCounts = (value: unknown): value is Record<string, number> =>
  isFields(value) && Object.values(value).every((one) => typeof one === "number");

export function readView(view: Fields, own: number | null, names: string[], words: Words): Sheet {
  const game = String(view.game ?? "");
  const reading = READINGS[game] ?? PLAIN;
  const board = (Array.isArray(view.board) ? view.board : []) as Fields[];
  const opponent = words.name(game === "hamlet" ? "botric" : "countess");

  const who = (seat: number) => names[seat] ?? opponent;
  const tile = (number: number) => {
    const found = board.find((one) => one.tile === number);
    return found ? words.value("id", String(found.id)) : String(number + 1);
  };
  const none = (field: string) => {
    const id = `view-${field.replaceAll("_", "-")}-none`;
    return words.say(words.has(id) ? id : "page-unknown");
  };
  function word(field: string, value: unknown, thing: Fields = {}): string {
    if (value === null || value === undefined || value === "") return none(field);
    if (typeof value === "number") {
      if (reading.seats.includes(field)) return who(value);
      if (reading.tiles?.includes(field)) return tile(value);
      return String(reading.fromOne?.includes(field) ? value + 1 : value);
    }
    const text = String(value);
    const seat = /^seat (\d+)$/.exec(text);
    if (seat) return who(Number(seat[1]));
    return reading.called?.(words, text, thing) ?? words.value(field, text);
  }

  function chips(field: string, values: unknown[]): Chip[] {
    const found = new Map<string, Chip>();
    for (const value of values) {
      const text = word(field, value);
      const same = found.get(text);
      if (same && typeof value !== "number") same.count += 1;
      else found.set(same ? `${text} ${found.size}` : text, { text, count: 1, isCounted: false, isPiece: typeof value === "string" && !/^seat \d/.test(value) });
    }
    return [...found.values()];
  }

  /** A number for each name: 2 × blue; what is not there is left out. */
  function counted(field: string, counts: Record<string, number>): Chip[] {
    return Object.entries(counts).filter(([, count]) => count !== 0)
      .map(([key, count]) => ({ text: words.field(field, key), count, isCounted: true, isPiece: false }));
  }

  function isSaid(field: string): boolean {
    return SAID_ELSEWHERE.includes(field) || reading.hidden.includes(field);
  }

  /** One field as what is drawn of it; inside a thing, nothing is said of zeros. */
  function node(parent: string, field: string, value: unknown, isThing: boolean, siblings: Fields[] = [], self: Fields = {}): Node | null {
    const title = words.field(parent, field);
    const [isFolded, isBare] = [reading.folded.includes(field), reading.bare.includes(field)];
    if (value === null || value === undefined || value === "") return null;
    if (typeof value === "boolean") {
      const denial = `view-${field.replaceAll("_", "-")}-false`;
      if (words.has(denial)) return value ? null : { kind: "word", key: field, text: words.say(denial) };
      return value ? { kind: "word", key: field, text: title } : null;
    }
    if (field === reading.on && typeof value === "number") {
      const at = siblings.findIndex((one) => one.slot === value);
      const isNext = at >= 0 && siblings[at + 1]?.[field] === value && siblings.indexOf(self) === at + 1;
      return isNext || at < 0 ? null : { kind: "fact", key: field, title, text: word("id", siblings[at]?.id) };
    }
    if (typeof value === "number" || typeof value === "string") {
      const isCount = !reading.seats.includes(field) && !reading.tiles?.includes(field);
      if (value === 0 && isCount && (isThing || reading.absent?.includes(field))) return null;
      const text = word(field, value);
      if (!text) return null;
      return isBare ? { kind: "word", key: field, text } : { kind: "fact", key: field, title, text };
    }
    if (Array.isArray(value)) return list(field, title, value, isFolded);
    if (reading.tallies?.includes(field) && isCounts(value)) {
      const nodes = Object.entries(value).map(([key, count]): Node => ({ kind: "fact", key, title: words.field(field, key), text: String(count) }));
      return { kind: "group", key: field, title, nodes, isFolded };
    }
    if (isCounts(value)) {
      const found = counted(field, value);
      return found.length ? { kind: "chips", key: field, title, chips: found, isFolded, isBare } : null;
    }
    const nodes = inner(field, value as Fields, isThing);
    return nodes.length ? { kind: "group", key: field, title, nodes, isFolded } : null;
  }

  function list(field: string, title: string, values: unknown[], isFolded: boolean): Node | null {
    if (!values.length) return null;
    const isBare = !title || reading.bare.includes(field);
    if (reading.each?.includes(field)) {
      const text = values.map((value, seat) => `${who(seat)} ${String(value)}`).join(", ");
      return { kind: "fact", key: field, title, text };
    }
    const on = reading.on;
    if (on && values.every((value) => isFields(value) && on in value)) return chains(field, title, on, values as Fields[]);
    if (values.some((value) => isFields(value) || Array.isArray(value))) {
      const things = values.map((value, i) => thing(field, value, i, values.filter(isFields)));
      if (things.every((one) => !one.nodes.length && !one.at)) {
        const same = new Map<string, Chip>();
        for (const one of things) {
          const kept = same.get(one.title) ?? { text: one.title, count: 0, isCounted: one.count > 1, isPiece: one.isPiece };
          same.set(one.title, { ...kept, count: kept.count + one.count });
        }
        return { kind: "chips", key: field, title, chips: [...same.values()], isFolded, isBare };
      }
      return { kind: "things", key: field, title, things, isFolded, isBare };
    }
    return { kind: "chips", key: field, title, chips: chips(field, values), isFolded, isBare };
  }

  /** What lies on what: each chain from its root up, then the things that stand alone, counted. */
  function chains(field: string, title: string, on: string, values: Fields[]): Node | null {
    const above = (below: Fields): Fields[] => values.filter((one) => one[on] === below.slot).flatMap((one) => [one, ...above(one)]);
    const roots = values.filter((one) => one[on] === null);
    const ordered = roots.flatMap((root) => [root, ...above(root)]);
    const found: Thing[] = [];
    const alone = new Map<string, Chip>();
    for (const root of roots) {
      const made = thing(field, root, 0, ordered);
      const upper = above(root).map((one) => thing(field, one, 0, ordered));
      if (upper.length || made.nodes.length) {
        const nodes = upper.length ? [...made.nodes, { kind: "things", key: on, title: "", things: upper, isFolded: false, isBare: true } as Node] : made.nodes;
        found.push({ ...made, nodes });
      } else {
        const same = alone.get(made.title);
        alone.set(made.title, { text: made.title, count: (same?.count ?? 0) + 1, isCounted: false, isPiece: made.isPiece });
      }
    }
    const nodes: Node[] = [];
    if (found.length) nodes.push({ kind: "things", key: "chains", title: "", things: found, isFolded: false, isBare: true });
    if (alone.size) nodes.push({ kind: "chips", key: "alone", title: "", chips: [...alone.values()], isFolded: false, isBare: true });
    return { kind: "group", key: field, title, nodes, isFolded: false };
  }

  function thing(field: string, value: unknown, index: number, siblings: Fields[]): Thing {
    const numbered = `view-${field.replaceAll("_", "-")}-item`;
    const number = words.has(numbered) ? words.say(numbered, { number: index + 1 }) : String(index + 1);
    const nothing: Node[] = [{ kind: "word", key: "", text: words.say("page-nothing") }];
    if (!isFields(value)) {
      const items = value as unknown[];
      const found = items.length ? list(field, "", items, false) : null;
      return { title: number, isPiece: false, count: 1, nodes: found ? [found] : nothing };
    }
    const by = reading.titles[field] ?? ["id", "card", "good", "tile"].find((key) => key in value);
    const nodes = inner(field, value, true, siblings, by);
    const at = typeof value.q === "number" && typeof value.r === "number" ? { q: value.q, r: value.r } : undefined;
    const count = Number(value[reading.counts?.[field] ?? ""] ?? 1);
    if (!by) return { title: number, isPiece: false, count, nodes: nodes.length ? nodes : nothing, at };
    const named = value[by];
    const isPiece = typeof named === "string" && named !== "" && by !== "tier";
    const title = named === null || named === "" ? none(field) : word(by, named, value);
    return { title, isPiece, count, nodes, at };
  }

  function inner(field: string, fields: Fields, isThing: boolean, siblings: Fields[] = [], titled?: string): Node[] {
    const nodes: Node[] = [];
    const [keys, values] = reading.pairs ?? ["", ""];
    for (const [key, value] of Object.entries(fields)) {
      if (isSaid(key) || key === titled || key === reading.counts?.[field] || (key === "tile" && titled === "id")) continue;
      if (isThing && key === "tier" && titled === "card" && fields.card !== null) continue;
      if (key === values && keys in fields) continue;
      if (key === keys && Array.isArray(value) && Array.isArray(fields[values])) {
        const with_ = fields[values] as unknown[];
        const found = value.map((one, i) => ({ text: `${word(key, one)}: ${word(values, with_[i] ?? null)}`, count: 1, isCounted: false, isPiece: false }));
        if (found.length) nodes.push({ kind: "chips", key, title: words.field(field, key), chips: found, isFolded: false, isBare: false });
        continue;
      }
      const made = node(field, key, value, isThing, siblings, fields);
      if (made) nodes.push(made);
    }
    return nodes;
  }

  const nodes = inner("", view, false);
  const isShort = (one: Node) => one.kind === "fact" || one.kind === "word";
  const players = (Array.isArray(view.players) ? view.players : []) as Fields[];
  const areas = players.map((player, i) => {
    const seat = player.is_botric === true || player.seat === null ? null : typeof player.seat === "number" ? player.seat : i;
    const { seat: _, ...rest } = player;
    return { seat, title: seat === null ? opponent : who(seat), nodes: inner("players", rest, false) };
  });
  return {
    general: nodes.filter(isShort),
    shared: nodes.filter((one) => !isShort(one)),
    seats: [...areas.filter((one) => own !== null && one.seat === own), ...areas.filter((one) => own === null || one.seat !== own)],
  };
}
