import { expect, test } from "vitest";
import type { Chapter } from "../src/kit/board";
import type { LogLine, Told } from "../src/lib/wire";
import { early, laidSince, newest, ofTheAction, parts, steps } from "../src/table/telling";

const event = (id: string, seat?: number): Told => ({ id, facts: seat === undefined ? {} : { seat: `@${seat}` } });
const told = (found: { seat: number | null; events: Told[] }[]) => found.map((one) => [one.seat, one.events.map((each) => each.id).join(" ")]);

test("what several did at the same time is told of one after the other", () => {
  const line: LogLine = { number: 7, seat: 2, events: [event("a", 1), event("b", 1), event("c", 2), event("round"), event("d", 1)] };
  expect(told(parts(line))).toEqual([[1, "a b"], [2, "c"], [null, "round"], [1, "d"]]);
});

test("what follows from somebody's move is theirs", () => {
  const line: LogLine = { number: 7, seat: 2, events: [event("a", 2), event("tile turned")] };
  expect(told(parts(line))).toEqual([[2, "a tile turned"]]);
});

test("a long part is shown in steps", () => {
  const line: LogLine = { number: 7, seat: 0, events: ["a", "b", "c", "d", "e"].map((id) => event(id, 1)) };
  expect(told(steps(line, 2))).toEqual([[1, "a b"], [1, "c d"], [1, "e"]]);
});

const chapter: Chapter = { title: "end", opened: "began", steps: [{ word: "home", events: ["returned"] }, { word: "boats", events: ["sailed"], along: ["drew"] }, { word: "grow", events: ["built"], isLaid: true }] };
const season = (number: number): Told => ({ id: "began", facts: { season: number } });
const named = (found: { step?: { word: string }; events: Told[] }[]) => found.map((one) => [one.step?.word ?? "", one.events.map((each) => each.id).join(" ")]);

test("what all go through together is told by its steps, whoever it happens to", () => {
  const line: LogLine = { number: 7, seat: 2, events: [event("passed", 2), event("sailed", 0), event("drew", 0), event("returned", 1), event("returned", 2), event("drew", 1)] };
  expect(named(parts(line, chapter))).toEqual([["", "passed"], ["home", "returned returned"], ["boats", "sailed drew"], ["", "drew"]]);
  expect(named(steps(line, 1, chapter))[1]).toEqual(["home", "returned returned"]); // never in pieces
});

test("a step is shown while all lies where it was, unless it lays something down", () => {
  const shown = (...ids: string[]) => early(parts({ number: 1, seat: 0, events: ids.map((id) => event(id, 0)) }, chapter));
  expect(shown("passed", "returned", "tile laid")).toBe(2);
  expect(shown("built")).toBe(0);
  expect(shown("passed")).toBe(0);
});

test("the newest chapter is gathered over the lines it took, its steps in their order", () => {
  const log: LogLine[] = [
    { number: 1, seat: null, events: [event("returned", 0), season(0)] }, // before anything has begun there is nothing to end
    { number: 2, seat: 1, events: [event("passed", 1), event("returned", 0)] },
    { number: 3, seat: 0, events: [event("sailed", 0), season(1)] },
    { number: 4, seat: 1, events: [event("drew", 1)] },
  ];
  expect(newest(log.slice(0, 1), chapter)).toBeNull();
  const told = newest(log, chapter);
  expect(told?.facts).toEqual({ season: 0 });
  expect(named(told?.steps ?? [])).toEqual([["home", "returned"], ["boats", "sailed"]]);
  expect(told?.lines.map((line) => line.number)).toEqual([2, 3]);
  expect(newest([...log, { number: 5, seat: 0, events: [event("built", 0), event("returned", 1)] }], chapter)?.steps.map((one) => one.step.word)).toEqual(["home", "grow"]);
  expect(newest(log, undefined)).toBeNull();
});

test("what others laid since one's own last turn is known by its place, with who laid it", () => {
  const laid = (number: number, seat: number | null, ...places: string[]): LogLine =>
    ({ number, seat, events: [{ id: "laid", facts: {}, motions: places.map((to) => ({ what: "card", from: "stack", to })) }] });
  const log = [laid(1, 1, "offer/0"), laid(2, 0, "offer/1"), laid(3, 2, "offer/2"), laid(4, null, "offer/3"), laid(5, 1, "offer/2", "offer/4")];
  expect([...laidSince(log, 0)]).toEqual([["offer/2", 1], ["offer/4", 1]]);
  expect([...laidSince(log, null)]).toEqual([]);
});

test("the action under way has the lines since it began, also where a log does not begin at the start", () => {
  const log: LogLine[] = [6, 7, 8].map((number) => ({ number, seat: 0, events: [] }));
  expect(ofTheAction({ log, action_since: 7 }).map((line) => line.number)).toEqual([7, 8]);
  expect(ofTheAction({ log, action_since: 9 })).toEqual([]);
  expect(ofTheAction({ log, action_since: null })).toEqual([]);
  expect(ofTheAction({ log })).toEqual([]);
});
