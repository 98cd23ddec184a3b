import { expect, test } from "vitest";
import { clicked, fitting, listed, litPlaces, placeless } from "../src/kit/answers";
import { common, covers, freeSpot, spotFor } from "../src/kit/placing";
import type { Answer } from "../src/lib/wire";

const answer = (move: string, ...places: string[]): Answer => ({ move, places, label: { id: `do-${move.split(" ")[0]}`, facts: {} } });
const PASS = answer("pass");
const options = [answer("draft 0", "road/0"), answer("draft 1", "road/1"), answer("build 3 5", "hand/3", "village/5"), answer("build 3 6", "hand/3", "village/6"), answer("trade 3", "hand/3"), PASS];

test("an answer lights its first place, and its next one when that is picked", () => {
  expect([...litPlaces(options, []).keys()]).toEqual(["road/0", "road/1", "hand/3"]);
  expect([...litPlaces(options, ["hand/3"]).keys()]).toEqual(["village/5", "village/6"]);
  expect(fitting(options, ["hand/3"]).map((one) => one.move)).toEqual(["build 3 5", "build 3 6", "trade 3"]);
});

test("what is about no place is a button", () => {
  expect(placeless(options)).toEqual([PASS]);
});

test("a click acts, opens a menu, lights the next places or asks why not", () => {
  const lit = litPlaces(options, []);
  expect(clicked(lit, [], "road/1")).toEqual({ kind: "act", answer: options[1] });
  expect(clicked(lit, [], "hand/3").kind).toBe("menu");
  expect(clicked(lit, [], "bank").kind).toBe("why");
  const building = options.slice(2, 4);
  expect(clicked(litPlaces(building, []), [], "hand/3")).toEqual({ kind: "pick" });
  expect(clicked(litPlaces(building, ["hand/3"]), ["hand/3"], "village/6")).toEqual({ kind: "act", answer: building[1] });
});

test("the only answer at a place happens though it names a second place", () => {
  const only = [answer("build 3 5", "hand/3", "village/5"), PASS];
  expect(clicked(litPlaces(only, []), [], "hand/3")).toEqual({ kind: "act", answer: only[0] });
});

test("what is begun by taking a piece in hand is not told at it, and gives way to what a click there does", () => {
  const held = (move: string, ...places: string[]): Answer => ({ ...answer(move, ...places), isHeld: true });
  const bids = [answer("bid 1", "dock/1"), held("bid 1, red", "screen/red", "dock/1"), held("bid 1, group", "dock/2", "dock/1"), answer("bid 2", "dock/2")];
  const lit = litPlaces(bids, []);
  expect(clicked(lit, [], "screen/red")).toEqual({ kind: "pick" }); // though it leads to one place only
  expect(clicked(lit, [], "dock/2")).toEqual({ kind: "act", answer: bids[3] });
  expect(listed(lit.get("dock/2") ?? [])).toEqual([bids[3]]);
  expect(clicked(litPlaces(bids, ["screen/red"]), ["screen/red"], "dock/1")).toEqual({ kind: "act", answer: bids[1] });
});

test("what opens at a piece lies beside it and not over what it speaks of", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 800 };
  const piece = { left: 480, top: 380, right: 520, bottom: 420 };
  const echo = { left: 540, top: 300, right: 800, bottom: 500 };
  const spot = spotFor(piece, room, 300, 200, [echo]);
  const isOver = (box: typeof piece) => spot.x < box.right && spot.x + 300 > box.left && spot.y < box.bottom && spot.y + 200 > box.top;
  expect([isOver(piece), isOver(echo)]).toEqual([false, false]);
  expect(spotFor({ left: 900, top: 10, right: 990, bottom: 60 }, room, 300, 200).x + 300).toBeLessThanOrEqual(1000);
});

test("what may stand away from its piece covers no lit one, and stays near", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 800 };
  const piece = { left: 150, top: 10, right: 270, bottom: 100 };
  const lit = [0, 1, 2, 3, 4, 5, 6].map((i) => ({ left: i * 140, top: 110, right: i * 140 + 130, bottom: 280 }));
  const spot = freeSpot(piece, room, 360, 180, lit);
  const box = { left: spot.x, top: spot.y, right: spot.x + 360, bottom: spot.y + 180 };
  expect([...lit, piece].map((one) => common(box, one))).toEqual([...lit, piece].map(() => 0));
  expect(Math.abs(box.left - piece.left)).toBeLessThan(360);
  expect(freeSpot(piece, room, 360, 180, [])).toEqual(spotFor(piece, room, 360, 180));
});
test("what opens at a piece slides along it where lit pieces lie in the way, and knows when it covers one", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 600 };
  const piece = { left: 420, top: 250, right: 520, bottom: 350 };
  const lit = [{ left: 540, top: 300, right: 640, bottom: 400 }, { left: 300, top: 200, right: 400, bottom: 300 }, { left: 420, top: 100, right: 520, bottom: 200 }, { left: 420, top: 400, right: 520, bottom: 500 }];
  const spot = spotFor(piece, room, 300, 250, lit);
  const box = { left: spot.x, right: spot.x + 300, top: spot.y, bottom: spot.y + 250 };
  expect(covers(box, [...lit, piece])).toBe(false);
  expect(covers({ left: 530, top: 280, right: 830, bottom: 530 }, lit)).toBe(true);
  expect(covers({ left: 600, top: 280, right: 900, bottom: 530 }, lit)).toBe(false); // only its edge: whoever aims at it hits it
});
