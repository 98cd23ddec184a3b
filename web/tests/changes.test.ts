import { expect, test } from "vitest";
import type { Change, LogLine, Snapshot } from "../src/lib/wire";
import { changed } from "../src/table/changed";

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

test("of a list in a view only what changed in its things comes", () => {
  const before = { ...known, view: { gold: 3, players: [{ hand: 5, village: ["a"] }, { hand: 4, village: [] }] } } as Snapshot;
  const after = changed(before, { number: 8, follows: 7, log: [], within: { players: { 1: { hand: 6 } } } }).view as { players: object[] };
  expect(after).toEqual({ gold: 3, players: [{ hand: 5, village: ["a"] }, { hand: 6, village: [] }] });
  expect(after.players[0]).toBe((before.view as typeof after).players[0]);
});

test("of a list within a thing only what changed comes, and what is new at its end", () => {
  const before = { ...known, view: { players: [{ hand: 5, village: [{ card: "a", coins: 0 }, { card: "b", coins: 0 }] }, { hand: 1, village: [] }] } } as Snapshot;
  const within = { players: { 0: { "+village": { 1: { coins: 7 }, 2: { card: "c", coins: 1 } } }, 2: { hand: 3, village: [] } } };
  const after = changed(before, { number: 8, follows: 7, log: [], within }).view as { players: { village: object[] }[] };
  expect(after).toEqual({
    players: [{ hand: 5, village: [{ card: "a", coins: 0 }, { card: "b", coins: 7 }, { card: "c", coins: 1 }] }, { hand: 1, village: [] }, { hand: 3, village: [] }],
  });
  expect(after.players[1]).toBe((before.view as typeof after).players[1]);
  expect(after.players[0]?.village[0]).toBe((before.view as typeof after).players[0]?.village[0]);
});

test("of a view only the fields that changed come", () => {
  const before = { ...known, view: { map: [1, 2], gold: 3 } } as Snapshot;
  expect(changed(before, { number: 8, follows: 7, log: [], patch: { gold: 4 } }).view).toEqual({ map: [1, 2], gold: 4 });
  expect(changed(before, { number: 8, follows: 7, log: [], view: { gold: 5 } }).view).toEqual({ gold: 5 });
});
