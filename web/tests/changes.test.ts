import { expect, test } from "vitest";
import type { Change, LogLine, Snapshot } from "../src/lib/wire";
import { changed, isOlder, upgraded } from "../src/table/upgrade";

const line = (number: number): LogLine => ({ number, seat: 0, events: [{ id: "event-x", facts: {} }] });
const known = { number: 7, log: [line(0), line(1), line(2)], chat: [{ seat: 0, text: "hello" }], asked: [0], is_over: false } as unknown as Snapshot;

test("a change adds lines and leaves what it does not name", () => {
  const next = changed(known, { number: 8, follows: 7, log: [line(3)], asked: [1] } as Change);
  expect(next.number).toBe(8);
  expect(next.log.map((one) => one.number)).toEqual([0, 1, 2, 3]);
  expect(next.asked).toEqual([1]);
  expect(next.is_over).toBe(false);
  expect(next.chat).toHaveLength(1);
});

test("after something was taken back the log is cut before it grows", () => {
  const next = changed(known, { number: 9, follows: 7, cut: 1, log: [line(1)], chat: [{ seat: 1, text: "hi" }] } as Change);
  expect(next.log.map((one) => one.number)).toEqual([0, 1]);
  expect(next.chat.map((one) => one.text)).toEqual(["hello", "hi"]);
});

test("a snapshot of yesterday gets places from what lit up", () => {
  const older = { moves: 3, undoable: 2, view: { round: 2, rounds: 5 }, ask: { at: "1", prompt: { id: "ask-x", facts: {} }, options: [{ move: "take 1", on: ["take-1"], label: { id: "do-take", facts: {} } }] } };
  expect(isOlder(older)).toBe(true);
  const next = upgraded(older as never);
  expect(next.ask?.options[0]?.places).toEqual(["take-1"]);
  expect(next.undo?.steps).toHaveLength(2);
  expect(next.progress).toEqual({ round: 2, of: 5, phase: "" });
});
