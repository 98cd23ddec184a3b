/** What a Building does in a few words, with its values of now; amounts become pictograms. */
import type { EmpireView } from "../../api/types";
import { say, texts } from "../../lib/texts.svelte";
import { amount, parts, underlined } from "./amounts";
import type { Ability, Building } from "./layout";

export type Player = EmpireView["players"][number];
export type BuildingView = Player["buildings"][number];

const NAMED = new Set(["stone", "wood", "food", "gold"]);
const key = (word: unknown) => String(word).replaceAll("_", "-");

export const thing = (name: string) => (NAMED.has(name) ? texts.name(name) : say(`isr-thing-${name}`));
export const plain = (sentence: string) =>
  parts(sentence).map((part) => part.text ?? (part.name ? `${part.units} ${thing(part.name)}` : String(part.units))).join("");

/** A word that the table says in a way of its own, such as `any`, or the printed name; nothing for nothing. */
function word(kind: string, value: string | undefined): string {
  if (value === undefined) return "";
  const id = `${kind}-words-${key(value)}`;
  return texts.has(id) ? say(id) : texts.name(value);
}

/** The star behind a number of points is a pictogram here, which is with the number. */
const starred = (said: string) => said.replaceAll("]★", "]");

/** The ability of a Building: a raise adds to the underlined value, which stays marked. */
export function ability(building: Building, raises = 0): string {
  const now = structuredClone(building.ability);
  const [outer = "", inner] = (building.underlined || "").split(".");
  if (raises && outer) {
    const holder = (inner ? now[outer as keyof Ability] : now) as Record<string, number>;
    holder[inner ?? outer] = (holder[inner ?? outer] ?? 1) + raises;
  }
  const { kind, event, metric, resource, vp = 0, limit = 1, threshold = 0 } = now;
  const points = `[vp*${vp}${outer === "vp" ? "_" : ""}]`;
  if (metric === "flat") return starred(say("ability-flat", { vp: points }));
  const track = word("track", now.track);
  const count = now.dice ?? now.amount ?? now.divisor ?? threshold;
  const spent = resource === undefined ? "" : amount({ [resource]: threshold });
  const said = starred(say(`ability-${key(kind)}`, {
    count, vp: points, gain: amount(now.gain, outer === "gain" ? inner : ""), pay: amount(now.pay), less: amount(now.less),
    faces: (now.faces ?? []).map((face) => amount({ [face]: 1 })).join(" / "),
    event: event === undefined ? "" : say(`event-words-${key(event)}`, { count: threshold, track, spent, limit }),
    metric: metric === undefined ? "" : say(`metric-words-${key(metric)}`, { count, track }),
    pool: word("pool", now.pool), target: word("target", now.target), yields: word("yield", now.yields),
  }));
  const marked = outer === "dice" || outer === "amount" ? said.replace(String(count), underlined(count)) : said;
  const isOften = limit > 1 && event === undefined;
  return isOften ? say("ability-times", { ability: marked, limit: outer === "limit" ? underlined(limit) : limit }) : marked;
}

/** Whether the ability helps now; if not yet, why. */
export function status(building: Building, shown: BuildingView, round: number): string {
  const missing = shown.crossed.filter((is) => !is).length;
  const kind = building.ability.kind;
  if (missing) return say("isr-status-missing", { missing });
  if (shown.worth_now !== null) return starred(say("isr-worth-now", { points: `[vp*${shown.worth_now}]` }));
  if (building.final) return "";
  if (!shown.is_working) return say("isr-status-next", { round: (shown.completed_in ?? round) + 1 });
  if (kind === "none") return "";
  if (shown.progress && shown.uses < shown.limit && shown.progress.have < shown.progress.need) return ""; // the progress says it
  if (kind === "trigger" || kind === "store") return say("isr-status-itself");
  return shown.uses >= shown.limit ? say("isr-status-used") : say("isr-status-ready", { left: shown.limit - shown.uses });
}
