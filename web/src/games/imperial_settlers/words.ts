/** What each piece is and does, in words: for whoever points at it, tabs to it, or listens to a screen reader. */
import type { EmpireView } from "../../api/types";
import { say, texts } from "../../lib/texts.svelte";
import { amount, parts } from "./amounts";
import { TRACKS, type Ability, type Building, type Cost, type Sheets } from "./layout";

export type Player = EmpireView["players"][number];
export type BuildingView = Player["buildings"][number];
export interface Explanation { title: string; lines: string[]; isGuess: boolean }

const RESOURCES = new Set(["stone", "wood", "food", "gold"]);
const key = (word: unknown) => String(word).replaceAll("_", "-");

export const thing = (name: string) => (RESOURCES.has(name) ? texts.name(name) : say(`isr-thing-${name}`));
export const plain = (sentence: string) =>
  parts(sentence).map((part) => part.text ?? `${part.units} ${thing(part.name ?? "")}`).join("");

/** A word that the table says in a way of its own, such as `any`, or the printed name; nothing for nothing. */
function word(kind: string, value: string | undefined): string {
  if (value === undefined) return "";
  const id = `${kind}-words-${key(value)}`;
  return texts.has(id) ? say(id) : texts.name(value);
}

/** The ability of a Building with its values of now: a raise adds to the underlined one. */
export function ability(building: Building, raises = 0): string {
  const now = structuredClone(building.ability);
  if (raises && building.underlined) {
    const [outer = "", inner] = building.underlined.split(".");
    const holder = (inner ? now[outer as keyof Ability] : now) as Record<string, number>;
    holder[inner ?? outer] = (holder[inner ?? outer] ?? 1) + raises;
  }
  const { kind, event, metric, resource, vp = 0, limit = 1, threshold = 0 } = now;
  if (metric === "flat") return say("ability-flat", { vp });
  const track = word("track", now.track);
  const count = now.dice ?? now.amount ?? now.divisor ?? threshold;
  const spent = resource === undefined ? "" : amount({ [resource]: threshold });
  const said = say(`ability-${key(kind)}`, {
    count, vp, gain: amount(now.gain), pay: amount(now.pay), less: amount(now.less),
    faces: (now.faces ?? []).map((face) => amount({ [face]: 1 })).join(" / "),
    event: event === undefined ? "" : say(`event-words-${key(event)}`, { count: threshold, track, spent, limit }),
    metric: metric === undefined ? "" : say(`metric-words-${key(metric)}`, { count, track }),
    pool: word("pool", now.pool), target: word("target", now.target), yields: word("yield", now.yields),
  });
  const isOften = limit > 1 && event === undefined;
  return isOften ? say("ability-times", { ability: said, limit }) : said;
}

/** Whether the ability helps now; if not yet, why. */
export function status(building: Building, shown: BuildingView, round: number): string {
  const missing = shown.crossed.filter((is) => !is).length;
  const kind = building.ability.kind;
  if (missing) return say("isr-status-missing", { missing });
  if (building.final) return say("isr-status-final");
  if (!shown.is_working) return say("isr-status-next", { round: (shown.completed_in ?? round) + 1 });
  if (kind === "trigger" || kind === "store") return say("isr-status-itself");
  return shown.uses >= shown.limit ? say("isr-status-used") : say("isr-status-ready", { left: shown.limit - shown.uses });
}

export function planWords(building: Building, plan: number): string {
  const printed = building.plans[plan];
  if (!printed) return "";
  const cells = { plan: plan + 1, building: texts.name(building.id) };
  return printed.effect === "vp" ? say("isr-plan-vp", { ...cells, vp: printed.vp ?? 0 }) : say("isr-plan-raise", cells);
}

/** What a piece is; `who` is whose sheet it lies on. */
export function explain(piece: string, table: EmpireView, player: Player, printed: Sheets): Explanation {
  const [kind = "", first = "", second = "", third = ""] = piece.split("-");
  const building = (slot: string) => printed.buildings.get(player.buildings[Number(slot)]?.id ?? "");
  const cost = (spent: Cost) => (Object.keys(spent).length ? say("isr-costs", { cost: plain(amount(spent)) }) : say("isr-costs-worker"));
  const of = (slot: string, lines: string[]): Explanation => {
    const found = building(slot);
    return { title: found ? texts.name(found.id) : "", lines, isGuess: found !== undefined && texts.isGuess(found.id) };
  };
  const state = (isCrossed: boolean) => (isCrossed ? [say("isr-is-crossed")] : []);
  if (kind === "build" && first === "village") {
    const found = building(second);
    const shown = player.buildings[Number(second)];
    if (!found || !shown) return of(second, []);
    const about = [cost(found.spaces[Number(third)] ?? {}), plain(ability(found, shown.raises)), status(found, shown, table.round)];
    return of(second, [...state(shown.crossed[Number(third)] ?? false), ...about]);
  }
  if (kind === "build") {
    const row = TRACKS.indexOf(first as (typeof TRACKS)[number]);
    const section = printed.tracks[row]?.[Number(second) - 1];
    const track = player.tracks[row];
    if (!section || !track) return { title: piece, lines: [], isGuess: false };
    const column = Number(second) - 1;
    const isCrossed = column < track.completed || (column === track.completed && (track.partial[Number(third)] ?? false));
    const lines = [...state(isCrossed), cost(section.spaces[Number(third)] ?? {}), say("isr-section-vp", { vp: section.vp, track: texts.name(first) })];
    const bridge = first === "bridges" ? printed.bridges.find((one) => one.last_section === section.section) : undefined;
    if (bridge) lines.push(say("isr-bridge-opens", { field: texts.name(bridge.opens_field) }));
    if (section.imperial) lines.push(say("isr-imperial"));
    return { title: texts.name(section.id), lines, isGuess: texts.isGuess(section.id) };
  }
  if (kind === "harvest") {
    const row = Number(first) - 1;
    const field = printed.fields[row];
    const shown = player.fields[row];
    if (!field || !shown) return { title: piece, lines: [], isGuess: false };
    const lines = [...state(shown.crossed[Number(second)] ?? false), say("isr-harvest-gives", { crop: plain(amount(field.spaces[Number(second)])) })];
    if (!shown.is_accessible) lines.push(say("isr-field-closed", { bridge: texts.name(field.bridge) }));
    return { title: texts.name(field.id), lines, isGuess: texts.isGuess(field.id) };
  }
  if (kind === "use" || kind === "discount") {
    const found = building(first);
    const shown = player.buildings[Number(first)];
    return found && shown ? of(first, [plain(ability(found, shown.raises)), status(found, shown, table.round)]) : of(first, []);
  }
  if (kind === "plan") {
    const found = building(first);
    return of(first, found ? [planWords(found, Number(second)), say("isr-plan-fixed")] : []);
  }
  if (kind === "at") return { title: say("do-anchor", { row: Number(first) + 1, column: Number(second) + 1 }), lines: [say("isr-plan-fixed")], isGuess: false };
  if (kind === "take" || kind === "token") {
    const favour = kind === "token" ? (player.token ?? "") : piece.slice("take-".length);
    const about = texts.has(`about-${key(favour)}`) ? [say(`about-${key(favour)}`)] : [];
    const holder = kind === "token" && player.is_token_used ? [say("isr-status-used")] : [];
    return { title: texts.name(favour), lines: [...about, ...holder], isGuess: texts.isGuess(favour) };
  }
  if (kind === "die") {
    const isWorker = Number(first) === 3;
    const shown = isWorker ? `${player.workers} ${say("isr-thing-action")}` : texts.name(player.dice[Number(first)] ?? "");
    const id = isWorker ? "worker_die" : `resource_die_${"abc"[Number(first)]}`;
    return { title: texts.name(id), lines: [say("isr-die-shows", { shown })], isGuess: texts.isGuess(id) };
  }
  if (RESOURCES.has(kind)) {
    const lines = [say("isr-pool-has", { units: player.pool[kind] ?? 0 }), kind === "gold" ? say("isr-gold-is-wild") : say("isr-pool-lost")];
    return { title: texts.name(kind), lines, isGuess: texts.isGuess(kind) };
  }
  if (kind === "export") return { title: texts.name("export"), lines: [say("about-export")], isGuess: texts.isGuess("export") };
  if (kind === "workers") return { title: say("isr-workers"), lines: [say("isr-workers-left", { units: player.actions })], isGuess: false };
  if (kind === "score") return { title: say(`score-${first}`), lines: [say(`isr-box-${first}`)], isGuess: false };
  const ids: Record<string, string> = { end: "do-end-phase", pass: "do-pass-settlement", done: "do-done" };
  return { title: say(ids[kind] ?? kind), lines: [], isGuess: false };
}
