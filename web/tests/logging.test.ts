import { expect, test } from "vitest";
import type { Chapter } from "../src/kit/board";
import type { LogLine, Told } from "../src/lib/wire";
import { begun, rows, type Opens } from "../src/table/logging";

const event = (id: string, seat?: number): Told => ({ id, facts: seat === undefined ? {} : { seat: `@${seat}` } });
const line = (number: number, seat: number | null, ...events: Told[]): LogLine => ({ number, seat, events });
/** "round 2" opens Round 2 and is said beneath it; "year 2" says no more than its heading. */
const opens: Opens = ({ id }) => ({ heading: /^(round|year) /.test(id) ? id : "", isAll: id.startsWith("year ") });
const told = (log: LogLine[], isWanted?: (part: { seat: number | null; line: number }) => boolean) =>
  rows(log, opens, { isWanted }).map((row) => row.entries.map(({ heading, seat, goesOn, events }) => [heading, goesOn ? "+" : seat, events.map((one) => one.id).join(" ")].join("|")));

test("one player's lines are one turn, until somebody else or a heading comes", () => {
  const log = [line(1, 0, event("round 1", 0), event("takes", 0)), line(2, 0, event("builds", 0)), line(3, 1, event("builds", 1)), line(4, 1, event("ends", 1), event("round 2", 1)), line(5, 1, event("takes", 1))];
  expect(told(log)).toEqual([["round 1|0|round 1 takes"], ["|+|builds"], ["|1|builds"], ["|+|ends", "round 2|1|round 2"], ["|+|takes"]]);
});

test("a heading is written once, and alone where it says all", () => {
  const log = [line(1, null, event("year 1")), line(2, 0, event("round 1", 0)), line(3, 1, event("round 1", 1)), line(4, 1, event("year 2"))];
  expect(told(log)).toEqual([["year 1||"], ["round 1|0|round 1"], ["|1|round 1"], ["year 2|1|"]]);
});

test("of one player alone, headings stay, whoever opened them", () => {
  const log = [line(1, 0, event("round 1", 0)), line(2, 1, event("builds", 1)), line(3, 0, event("round 2", 0)), line(4, 0, event("builds", 0)), line(5, 1, event("builds", 1), event("ends", 0))];
  expect(told(log, ({ seat }) => seat === 1)).toEqual([["round 1|1|builds"], ["round 2|1|builds"]]);
  expect(told(log, (part) => part.line > 3)).toEqual([["round 2|0|builds"], ["|1|builds", "|0|ends"]]);
});

test("a step that goes on over several lines has its name above the first of them", () => {
  const chapter: Chapter = { title: "", opened: "", steps: ["grow", "pay"].map((word) => ({ word, events: [word] })) };
  const log = [line(1, 0, event("grow", 0)), line(2, 1, event("grow", 1)), line(3, 1, event("pay", 1), event("takes", 1)), line(4, 0, event("pay", 0))];
  const named = rows(log, opens, { chapter }).map((row) => row.entries.map((part) => part.named?.word ?? ""));
  expect(named).toEqual([["grow"], [""], ["pay", ""], ["pay"]]);
});

test("what is new and long is written bit by bit, and whole in the end", () => {
  const log = [line(0, null, event("a")), line(1, 0, event("b"), event("c")), line(2, null), line(3, 1, event("d"), event("e"), event("f"))];
  const written = (count: number) => begun(log, 1, count).map((one) => one.events.map(({ id }) => id).join(""));
  expect([1, 2, 4].map(written)).toEqual([["a", "b"], ["a", "bc", ""], ["a", "bc", "", "de"]]);
  expect(begun(log, 1, 5)).toBe(log);
  expect(begun(log, 4, 0)).toBe(log);
});
