/** The question on the board: a series of answers gathered before anything is sent, and two questions as one. */
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Table, type Window } from "../src/kit/table.svelte";
import type { Ahead, Answer, Ask } from "../src/lib/wire";

const answer = (move: string, label: string, ...places: string[]): Answer => ({ move, label: { id: label, facts: {} }, places });
const asking = (prompt: string, options: Answer[], proposal?: string): Ask => ({
  at: "1", prompt: { id: prompt, facts: {} }, kind: "choice", options, proposal: proposal ? { moves: [proposal], costs: {}, gives: {} } : null,
});
const hand = (count: number) => Array.from({ length: count }, (_, i) => answer(`trade ${i}`, "do-trade", `hand/${i}`));
const basics = asking("ask-kind", [answer("basic a", "do-basic", "basic/a"), answer("basic b", "do-basic", "basic/b")]);
const stacks = asking("ask-stack", [answer("stack 1", "do-stack", "stack/0"), answer("stack 2", "do-stack", "stack/1")], "stack 2");

/** A window that knows what would be asked after so many moves: card, villager, stack, and again. */
function at(sent: string[][], follows: (moves: string[]) => Ask | null): Table {
  const window = {
    send: (moves: string[]) => { sent.push(moves); return Promise.resolve(); },
    ahead: (moves: string[]): Promise<Ahead> => Promise.resolve({ ask: follows(moves), costs: { cards: moves.length }, gives: {}, others: {} }),
    unlit: () => Promise.resolve([]),
  } as unknown as Window;
  return new Table(window);
}
const build = (cards: number) => asking("ask-build", [answer("done", "do-done"), answer("play 0", "do-play", "hand/0"), ...hand(cards)]);
function trading(sent: string[][]): Table {
  const table = at(sent, (moves) => (moves.length % 3 === 1 ? basics : moves.length % 3 === 2 ? stacks : build(4 - moves.length / 3)));
  table.series = ["do-trade"];
  table.show(build(4));
  return table;
}
async function trade(table: Table, place: string, basic: string): Promise<void> {
  const found = table.lit(place).find((one) => one.label.id === "do-trade");
  if (found) await table.act(found, { place });
  await table.pick(basic);
  flushSync();
}

describe("a series", () => {
  it("is sent at once, with what was proposed, and nothing before", async () => {
    const sent: string[][] = [];
    const table = trading(sent);
    await trade(table, "hand/1", "basic/a");
    expect(table.isWhole).toBe(true);
    await trade(table, "hand/2", "basic/b");
    expect(sent).toEqual([]);
    expect(table.count).toBe(2);
    await table.confirm();
    // Once the second card has left, the third lies where it lay.
    expect(sent).toEqual([["trade 1", "basic a", "stack 2", "trade 1", "basic b", "stack 2"]]);
  });
  it("lights only what goes on with it", async () => {
    const table = trading([]);
    await trade(table, "hand/0", "basic/a");
    expect(table.lit("hand/0")).toEqual([]);
    expect(table.lit("hand/1").map((one) => one.label.id)).toEqual(["do-trade"]);
    expect(table.buttons).toEqual([]);
  });
  it("lets what was proposed be changed", async () => {
    const table = trading([]);
    await trade(table, "hand/0", "basic/a");
    expect(table.lit("stack/1")).toEqual([]);
    await table.pick("stack/0");
    expect(table.gathered.moves).toEqual(["trade 0", "basic a", "stack 1"]);
  });
  it("gives a piece back with all that it led to", async () => {
    const table = trading([]);
    await trade(table, "hand/0", "basic/a");
    await trade(table, "hand/3", "basic/b");
    await table.pick("hand/0");
    expect(table.gathered.answers.map((one) => one.label.id)).toEqual(["do-trade", "do-basic", "do-stack"]);
    expect(table.isPicked("hand/3")).toBe(true);
    await table.pick("hand/3");
    expect(table.count).toBe(0);
    expect(table.lit("hand/0")).toHaveLength(2);
  });
  it("is not begun from a list", async () => {
    const sent: string[][] = [];
    const table = trading(sent);
    await table.act(answer("trade 0", "do-trade", "hand/0"));
    expect(sent).toEqual([["trade 0"]]);
  });
});

describe("two questions as one", () => {
  const whose = asking("ask-whose", [answer("player 1", "do-owner", "seat/0"), answer("player 2", "do-owner", "seat/1"), answer("bank", "do-pay", "bank")]);
  const which = (seat: number) => asking("ask-which", [2, 5].map((slot) => answer(`slot ${slot}`, "do-card", `seat/${seat}/village/${slot}`)));
  it("light the cards themselves, and send both answers", async () => {
    const sent: string[][] = [];
    const table = at(sent, ([move]) => (move === "player 2" ? which(1) : asking("ask-else", [])));
    table.show(whose);
    await table.unfold("ask-which");
    expect([...table.places.keys()]).toEqual(["seat/0", "seat/1/village/2", "seat/1/village/5", "bank"]);
    await table.pick("seat/1/village/5");
    expect(sent).toEqual([["player 2", "slot 5"]]);
  });
});

it("takes no second answer while the first one's change is on its way", async () => {
  const sent: string[][] = [];
  const table = new Table({ send: (moves: string[]) => { sent.push(moves); return Promise.resolve(); }, isAnswered: () => sent.length > 0 } as unknown as Window);
  table.show(build(4));
  await table.pick("hand/0");
  await table.act(answer("done", "do-done"));
  expect(sent).toEqual([["done"]]);
  await table.act(answer("done", "do-done"));
  await table.pick("hand/1");
  expect(sent).toEqual([["done"]]);
  expect(table.held).toEqual(["hand/0"]);
});

describe("answers that are carried out one by one", () => {
  const drive = (rest: boolean): Ask => ({
    ...asking("ask-donkey", [answer("stay", "do-stay"), answer("drive 1", "do-drive", "tile/1")]),
    proposal: { moves: ["drive 1", "stay"], costs: {}, gives: {}, in_turn: rest },
  });
  it("are sent each when it is given, and the rest by one click", async () => {
    const sent: string[][] = [];
    const table = at(sent, () => null);
    table.show(drive(true));
    expect(table.isMany).toBe(false);
    expect(table.rest?.moves).toEqual(["drive 1", "stay"]);
    await table.pick("tile/1");
    await table.take();
    expect(sent).toEqual([["drive 1"], ["drive 1", "stay"]]);
  });
  it("are gathered where they are picked together", () => {
    const table = at([], () => null);
    table.show(drive(false));
    expect(table.isMany).toBe(true);
    expect(table.rest).toBeNull();
  });
});

describe("an answer that is seldom meant", () => {
  it("is asked for once more, with what the board says, and then given", async () => {
    const sent: string[][] = [];
    const table = at(sent, () => null);
    table.show(build(1));
    table.doubts = ({ label }) => (label.id === "do-done" ? "so soon?" : "");
    const [done] = table.buttons;
    if (!done) throw new Error("there is no button");
    await table.act(done);
    expect(sent).toEqual([]);
    expect(table.over).toMatchObject({ kind: "sure", doubt: "so soon?" });
    await table.act(done, null, null, true);
    expect(sent).toEqual([["done"]]);
  });
});

it("what is dark and stays dark is told by the same list, so that hundreds of pieces need not look at themselves again", () => {
  const table = at([], () => null);
  table.show(build(1));
  const before = table.lit("road/0");
  table.show({ ...basics, at: "2" });
  expect(before).toEqual([]);
  expect(table.lit("road/0")).toBe(before);
  expect(table.lit("basic/a")).toHaveLength(1);
});
