import { expect, test } from "vitest";
import { clicked, litPlaces } from "../src/kit/answers";
import { spread, unrolled } from "../src/kit/unrolling";
import type { Ahead, Answer, Ask } from "../src/lib/wire";

const answer = (move: string, places: string[] = [], more: Partial<Answer> = {}): Answer => ({ move, places, label: { id: `do-${move}`, facts: {} }, ...more });
const ask = (id: string, ...options: Answer[]): Ask => ({ at: "1", prompt: { id, facts: {} }, kind: "choice", options, proposal: null });
const ahead = (found: Ask | null): Ahead => ({ ask: found, costs: {}, gives: {}, others: {} });

test("an answer with what follows it is one gesture, at the part where the piece has one", () => {
  const cover = answer("place 3", ["town/3"], { then: [answer("space 0", ["town/3/space/0"]), answer("space 1", ["town/3/space/1"])] });
  expect(spread(cover).map((one) => [one.moves, one.places])).toEqual([[["place 3", "space 0"], ["town/3/space/0"]], [["place 3", "space 1"], ["town/3/space/1"]]]);
  expect(spread(answer("place 1", ["town/1"]))).toMatchObject([{ move: "place 1", places: ["town/1"] }]);
});

test("what is picked up is named before where it goes, and the second place may be pointed at alone", () => {
  const make = answer("make wood", ["row/0"], { then: [answer("at 2", ["row/2/icon/0"]), answer("market", ["market"])] });
  const gestures = spread(make);
  expect(gestures[0]).toMatchObject({ first: make.label, places: ["row/0", "row/2/icon/0"] });
  const lit = litPlaces(gestures, []);
  expect([...lit.keys()]).toEqual(["row/0", "row/2/icon/0", "market"]);
  expect(clicked(lit, [], "row/0").kind).toBe("pick");
  expect(clicked(lit, [], "market")).toMatchObject({ kind: "act", answer: { moves: ["make wood", "market"] } });
  expect([...litPlaces(gestures, ["row/0"]).keys()]).toEqual(["row/2/icon/0", "market"]);
});

test("what is proposed for the rest goes along, or the rest is chosen", () => {
  const buy = answer("buy", [], { then: [answer("card 5", ["offer/0"], { proposal: { moves: ["pay 1", "pay 2"], costs: { capital: 2 }, gives: {} } })] });
  expect(spread(buy)).toMatchObject([
    { moves: ["buy", "card 5", "pay 1", "pay 2"], rest: "proposed", costs: { capital: 2 }, places: ["offer/0"] },
    { moves: ["buy", "card 5"], rest: "own", places: ["offer/0"] },
  ]);
});

test("what has a form of its own is left for its own question", () => {
  const auction = answer("auction", [], { then: [answer("card 5", ["offer/0"], { then: [answer("bid 1", ["auction"])] })] });
  expect(spread(auction, ["auction"])).toMatchObject([{ moves: ["auction", "card 5"], places: ["offer/0"] }]);
});

test("a question of words is passed through to the one behind it, nothing twice", async () => {
  const peek = ask("peek", answer("pass"), answer("use", [], { then: [answer("kind 0", ["stack/0"])] }));
  const notary = ask("notary", answer("pass"), answer("auction", [], { then: [answer("card 7", ["offer/1"])] }));
  const tree: Record<string, Ask> = { "": peek, pass: notary, "pass pass": peek };
  const look = (moves: string[]) => Promise.resolve(ahead(tree[moves.join(" ")] ?? null));
  const found = await unrolled(peek, { through: ["peek", "notary"] }, look);
  expect(found.options.map((one) => [one.moves ?? [one.move], one.places])).toEqual([
    [["use", "kind 0"], ["stack/0"]], [["pass", "auction", "card 7"], ["offer/1"]], [["pass", "pass", "pass"], []],
  ]);
  expect((await unrolled(peek, {}, look)).options.map((one) => one.move)).toEqual(["pass", "use + kind 0"]);
});
