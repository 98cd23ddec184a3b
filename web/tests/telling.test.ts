import { expect, test } from "vitest";
import type { LogLine, Told } from "../src/lib/wire";
import { parts, steps } from "../src/table/telling";

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
