import { expect, test } from "vitest";
import type { Ask, Change, LogLine, Snapshot } from "../src/lib/wire";
import { changed, kept, shaped } from "../src/table/changed";

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

test("what a change tells anew though it is equal stays the same object, all the way down", () => {
  const tile = (workers: number) => ({ id: "key_home", workers: [{ colour: "red", count: workers }], bids: [] });
  const before = { ...known, view: { tiles: [tile(1), tile(2)], season: "spring" } } as Snapshot;
  type View = { tiles: ReturnType<typeof tile>[] };
  const [was, same, other] = [before.view as View, changed(before, { number: 8, follows: 7, log: [], patch: { tiles: [tile(1), tile(2)] } }).view,
    changed(before, { number: 8, follows: 7, log: [], patch: { tiles: [tile(1), tile(3)] } }).view as View];
  expect(same).toBe(was);
  expect(other).toEqual({ tiles: [tile(1), tile(3)], season: "spring" });
  expect(other.tiles[0]).toBe(was.tiles[0]);
  expect(other.tiles[1]?.bids).toBe(was.tiles[1]?.bids);
});

test("what grew, shrank or became something else is new", () => {
  expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(kept([], {})).toEqual({});
  expect(kept({ a: 1 }, null)).toBeNull();
});

test("gives every answer its geometry, also where it was told once for several", () => {
  const answer = (move: string, more: object = {}) => ({ move, places: [], label: { id: "do-x", facts: {} }, ...more });
  const ask = { at: "1", prompt: { id: "ask-x", facts: {} }, kind: "choice", options: [answer("a", { geometry: { cells: [1] } }), answer("b"), answer("c", { shaped_like: "a" })] } as unknown as Ask;
  expect(shaped(ask)?.options.map((one) => one.geometry ?? null)).toEqual([{ cells: [1] }, null, { cells: [1] }]);
  expect(shaped(null)).toBeNull();
});
