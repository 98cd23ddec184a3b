/** The end of a game in words: who won, by which source, who was tied and why it ended. */
import type { CoursePoint } from "../api/types";
import { say, texts } from "../lib/texts.svelte";
import { bestTurn, changesOfLead, leadSince } from "./course";

interface Over {
  winners: number[];
  scores: { id: string; points: number }[][];
  opponent: { id: string; sheet: { id: string; points: number }[] } | null;
  view: object;
}
type Sheet = { id: string; points: number }[];

const points = (sheet: Sheet, id: string) => sheet.filter((line) => line.id === id).reduce((sum, line) => sum + line.points, 0);
export const totalOf = (sheet: Sheet) => sheet.reduce((sum, line) => sum + line.points, 0);

/** The source by which a winner was most ahead of the best of the others. */
export function decisive(winners: number[], scores: Sheet[]): { id: string; by: number } | null {
  const [winner] = winners;
  if (winner === undefined || winners.length !== 1 || scores.length < 2) return null;
  const own = scores[winner] ?? [];
  const others = scores.filter((_, seat) => seat !== winner);
  const leads = own.map(({ id }) => ({ id, by: points(own, id) - Math.max(...others.map((sheet) => points(sheet, id))) }));
  return leads.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)[0] ?? null;
}

/** A word that some views have at the end: a rank, or why the game ended. */
function last(view: object, field: string): string {
  const word = (view as Record<string, unknown>)[field];
  return typeof word === "string" ? texts.value(field, word) : "";
}

export function result(over: Over, names: string[]): { headline: string; why: string; tie: string; reason: string } {
  const winners = over.winners.map((seat) => names[seat] ?? "");
  const totals = over.scores.map(totalOf);
  const reason = last(over.view, "end_reason");
  const ended = reason ? `${say("view-end-reason")}: ${reason}` : "";
  if (over.scores.length === 1) {
    const rank = last(over.view, "rank");
    const headline = rank ? say("solo-rank", { rank }) : say(winners.length ? "solo-won" : "solo-lost");
    const why = over.opponent ? say("end-by", { best: totals[0] ?? 0, second: totalOf(over.opponent.sheet) }) : "";
    return { headline, why, tie: texts.has("tie-break-alone") ? say("tie-break-alone") : "", reason: ended };
  }
  const headline = winners.length === 1 ? say("won-alone", { seat: winners[0] ?? "" }) : say("won-shared", { seats: winners.join(", ") });
  const best = Math.max(...totals);
  const tied = names.filter((_, seat) => totals[seat] === best);
  const cause = decisive(over.winners, over.scores);
  return {
    headline,
    why: [say("end-by", { best, second: Math.max(...totals.filter((_, seat) => seat !== (over.winners[0] ?? 0))) }), cause ? say("end-decisive", { source: say(cause.id), by: cause.by }) : ""].filter(Boolean).join(" "),
    tie: tied.length > 1 ? `${say("page-tied", { names: tied.join(", ") })} ${say("tie-break")}` : "",
    reason: ended,
  };
}

/** How a game went, as far as points tell it. */
export function wentBy(course: CoursePoint[], names: string[], [winner]: number[]): string {
  const best = bestTurn(course);
  const turn = best ? say("end-best-turn", { seat: names[best.seat] ?? "", points: best.points, round: best.round }) : "";
  if (names.length < 2 || winner === undefined || course.length < 2) return turn;
  const [since, seat] = [leadSince(course, winner), names[winner] ?? ""];
  const lead = since === null ? say("end-led-always", { seat }) : say("end-led-since", { seat, round: since });
  return [lead, turn, say("end-lead-changes", { count: changesOfLead(course) })].filter(Boolean).join(" ");
}
