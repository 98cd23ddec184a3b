/** Any view of any game as an outline of words, read by what the game says that its fields mean. Nothing here knows a game. */
import type { Place } from "../lib/wire";

/** The words of one language; in the page they are `texts`. */
export interface Words {
  field(parent: string, key: string): string;
  value(field: string, value: string): string;
  has(id: string): boolean;
  say(id: string, facts?: Record<string, string | number>): string;
}
/** A path of a view without indices, such as `players.seat`, and what it holds: see `Game.meanings`. */
export type Meanings = Record<string, string>;

/** A thing that is named in passing; one that lies at a place can be touched. */
export interface Chip { text: string; count: number; isCounted: boolean; place?: Place; id?: string }
/** A thing of which more is to be said. */
export interface Thing { title: string; place?: Place; id?: string; nodes: Node[] }
export type Node =
  | { kind: "fact"; key: string; title: string; text: string }
  | { kind: "word"; key: string; text: string }
  | { kind: "chips"; key: string; title: string; chips: Chip[]; isFolded: boolean }
  | { kind: "things"; key: string; title: string; things: Thing[]; isFolded: boolean }
  | { kind: "group"; key: string; title: string; nodes: Node[]; isFolded: boolean };
export interface SeatArea {
  seat: number | null; // null: an opponent without a seat
  title: string;
  nodes: Node[];
}
export interface Sheet {
  general: Node[];
  shared: Node[];
  seats: SeatArea[];
}

type Fields = Record<string, unknown>;
const SAID_ELSEWHERE = ["game", "players", "at", "like"];
const UNREAD = ["place", "geometry"];
const NAMES = ["id", "card", "tile", "good", "resource"]; // fields that name the thing they are in

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isCounts = (value: unknown): value is Record<string, number> => isFields(value) && Object.values(value).every((one) => typeof one === "number");
const isEmpty = (value: unknown) => value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);
const dashed = (field: string) => field.replaceAll("_", "-");
const last = (path: string) => path.slice(path.lastIndexOf(".") + 1);

export function readView(view: Fields, meanings: Meanings, own: number | null, names: string[], words: Words): Sheet {
  const means = (path: string) => meanings[path] ?? "";

  function word(path: string, value: unknown): string {
    const none = `view-${dashed(last(path))}-none`;
    if (isEmpty(value)) return words.say(words.has(none) ? none : "page-unknown");
    if (typeof value === "number") {
      if (means(path) === "seat") return names[value] ?? words.say("page-nobody");
      return String(means(path) === "from_zero" ? value + 1 : value);
    }
    const [, seat] = /^seat (\d+)$/.exec(String(value)) ?? [];
    return seat === undefined ? words.value(last(path), String(value)) : (names[Number(seat)] ?? "");
  }

  /** Equal words are counted, unless they lie at places of their own. */
  function chips(path: string, values: unknown[]): Chip[] {
    const found = new Map<string, Chip>();
    for (const value of values) {
      const thing = isFields(value) ? thingOf(path, value, found.size) : { title: word(path, value), place: undefined, id: undefined };
      const key = `${thing.title} ${thing.place ?? ""}`;
      const same = found.get(key);
      if (same) same.count += 1;
      else found.set(key, { text: thing.title, count: 1, isCounted: false, place: thing.place, id: thing.id });
    }
    return [...found.values()];
  }

  function node(path: string, value: unknown, isThing: boolean): Node | null {
    const key = last(path);
    const title = words.field(last(path.slice(0, Math.max(0, path.lastIndexOf(".")))), key);
    const isFolded = means(path) === "folded";
    if (SAID_ELSEWHERE.includes(key) || UNREAD.includes(means(path)) || isEmpty(value)) return null;
    if (typeof value === "boolean") {
      const denial = `view-${dashed(key)}-false`;
      if (words.has(denial)) return value ? null : { kind: "word", key, text: words.say(denial) };
      return value ? { kind: "word", key, text: title } : null;
    }
    if (typeof value !== "object") {
      const isNothing = value === 0 && isThing && !["seat", "from_zero"].includes(means(path));
      return isNothing ? null : { kind: "fact", key, title, text: word(path, value) };
    }
    if (Array.isArray(value)) return list(path, title, value as unknown[], isFolded);
    if (isCounts(value) && !Object.keys(value).some((inner) => means(`${path}.${inner}`))) {
      const counted = Object.entries(value).filter(([, count]) => count).map(([inner, count]) => ({ text: words.field(key, inner), count, isCounted: true }));
      return counted.length ? { kind: "chips", key, title, chips: counted, isFolded } : null;
    }
    const nodes = inside(path, value as Fields, isThing);
    return nodes.length ? { kind: "group", key, title, nodes, isFolded } : null;
  }

  function list(path: string, title: string, values: unknown[], isFolded: boolean): Node {
    const key = last(path);
    if (values.every((value) => typeof value === "boolean")) return { kind: "fact", key, title, text: `${values.filter(Boolean).length} / ${values.length}` };
    if (!values.some((value) => typeof value === "object" && value !== null)) return { kind: "chips", key, title, chips: chips(path, values), isFolded };
    const things = values.map((value, i) => thingOf(path, value, i));
    if (values.every((value) => isFields(value)) && things.every((one) => !one.nodes.length)) return { kind: "chips", key, title, chips: chips(path, values), isFolded };
    return { kind: "things", key, title, things, isFolded };
  }

  /** A thing is called by the field that names it, by whose it is, or by its number. */
  function thingOf(path: string, value: unknown, index: number): Thing {
    const numbered = `view-${dashed(last(path))}-item`;
    const number = words.has(numbered) ? words.say(numbered, { number: index + 1 }) : String(index + 1);
    if (!isFields(value)) {
      const found = Array.isArray(value) ? node(path, value, true) : null;
      return { title: number, nodes: found ? [found] : [] };
    }
    const by = NAMES.find((key) => typeof value[key] === "string") ?? Object.keys(value).find((key) => means(`${path}.${key}`) === "seat" && value[key] !== null) ?? NAMES.find((key) => key in value);
    const id = by && NAMES.includes(by) && typeof value[by] === "string" ? value[by] : undefined;
    return {
      title: by ? word(`${path}.${by}`, value[by]) : number,
      place: typeof value.at === "string" ? value.at : undefined,
      id,
      nodes: inside(path, value, true, by),
    };
  }

  function inside(path: string, fields: Fields, isThing: boolean, besides = ""): Node[] {
    return Object.entries(fields).filter(([key]) => key !== besides).map(([key, value]) => node(path ? `${path}.${key}` : key, value, isThing)).filter((one) => one !== null);
  }

  const nodes = inside("", view, false);
  const isShort = (one: Node) => one.kind === "fact" || one.kind === "word";
  const areas = ((Array.isArray(view.players) ? view.players : []) as Fields[]).map((player, i): SeatArea => {
    const seat = player.seat === null ? null : typeof player.seat === "number" ? player.seat : i;
    const title = seat === null ? words.say("page-opponent") : (names[seat] ?? words.say("page-opponent"));
    return { seat: seat !== null && seat < names.length ? seat : null, title, nodes: inside("players", player, false, "seat") };
  });
  return {
    general: nodes.filter(isShort),
    shared: nodes.filter((one) => !isShort(one)),
    seats: [...areas.filter((one) => own !== null && one.seat === own), ...areas.filter((one) => own === null || one.seat !== own)],
  };
}
