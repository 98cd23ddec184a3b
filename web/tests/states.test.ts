import { describe, expect, it } from "vitest";
import type { SeatOut } from "../src/api/types";
import { Presence } from "../src/states/presence.svelte";
import { arrival, states, type Situation } from "../src/states/notes";

const seat = (number: number, more: Partial<SeatOut> = {}): SeatOut => ({
  seat: number, name: `P${number}`, holder: "person", is_here: true, is_standing_in: false, is_stuck: false, ...more,
});
const quiet: Situation = {
  timeLeft: null, canUndo: false, timeWish: null, timeNews: null,
  problem: null, connection: "live", seat: 0, isPlayer: true, ownSeats: [0], seats: [seat(0), seat(1)], asked: [0], host: 0, free: [], isOver: false,
  past: null, proposal: null, rematch: "", watchers: 0, longGone: [], missed: null, arrived: null, isEnded: false, puzzle: null,
};
const kinds = (more: Partial<Situation>) => states({ ...quiet, ...more }).map((one) => one.kind);
const watching: Partial<Situation> = { seat: null, isPlayer: false, ownSeats: [] };

describe("the notes of a table", () => {
  it("are none when all is well", () => {
    expect(kinds({})).toEqual([]);
  });

  it("put what keeps one from playing first", () => {
    expect(kinds({ problem: new Error("no"), connection: "lost", missed: 2, past: 4 })).toEqual(["refused", "lost", "past", "back"]);
  });

  it("offer a bot that is stuck to its person and to the host", () => {
    const [one] = states({ ...quiet, seats: [seat(0), seat(1, { holder: "mcts", is_stuck: true })] });
    expect(one).toMatchObject({ kind: "stuck", isMine: false, isHosts: true });
    const [other] = states({ ...quiet, seat: 1, host: 1, seats: [seat(0, { holder: "mcts", is_stuck: true }), seat(1, { is_stuck: true })] });
    expect(other).toMatchObject({ isHosts: true });
    expect(kinds({ isOver: true, seats: [seat(0), seat(1, { holder: "mcts", is_stuck: true })] })).toEqual([]);
  });

  it("ask for consent until it is given, and tell the proposer who is missing", () => {
    const proposal = { by: 1, to: 5, agreed: [1] };
    expect(kinds({ proposal })).toEqual(["proposal"]);
    expect(kinds({ proposal: { ...proposal, agreed: [1, 0] } })).toEqual([]);
    expect(states({ ...quiet, seat: 1, proposal })[0]).toMatchObject({ kind: "consent", missing: [0] });
    expect(kinds({ ...watching, proposal })).toEqual(["watching"]);
  });

  it("warn of a clock in steps that can be read aloud, and tell whose answer it was", () => {
    expect(kinds({ timeLeft: 16 })).toEqual([]);
    expect(states({ ...quiet, timeLeft: 13 })).toEqual([{ kind: "clock", left: 15, missing: null }]);
    expect(states({ ...quiet, timeLeft: 0 })).toEqual([{ kind: "clock", left: 0, missing: null }]);
    expect(kinds({ timeLeft: 3, isOver: true })).toEqual([]);
    const late = [seat(0, { time: { late: 2 } }), seat(1)];
    expect(states({ ...quiet, seats: late, canUndo: true })).toEqual([{ kind: "clockout", count: 2, canUndo: true, isAsking: false }]);
    expect(kinds({ ...watching, seats: late })).toEqual(["watching"]);
  });

  it("ask for more time until all have answered, and tell whoever asked who has not", () => {
    const timeWish = { by: 1, agreed: [1] };
    expect(kinds({ timeWish })).toEqual(["time-asked"]);
    expect(kinds({ timeWish, timeLeft: 3 })).toEqual(["time-asked", "clock"]); // it would help this seat, too
    expect(kinds({ timeWish: { by: 1, agreed: [1, 0] } })).toEqual([]);
    expect(kinds({ ...watching, timeWish })).toEqual(["watching"]);
    expect(states({ ...quiet, seat: 1, timeWish })).toEqual([{ kind: "time-waits", missing: [0] }]);
    expect(states({ ...quiet, seat: 1, timeWish, timeLeft: 3 })[0]).toEqual({ kind: "clock", left: 5, missing: [0] });
    expect(kinds({ timeNews: "given" })).toEqual(["time-given"]);
    expect(kinds({ timeNews: "declined" })).toEqual(["time-declined"]);
  });

  it("offer a free chair to who watches, and say who has the link to another", () => {
    expect(kinds({ ...watching, free: [1] })).toEqual(["join"]);
    expect(kinds({ ...watching, seats: [seat(0), seat(1, { holder: "open" })] })).toEqual(["bylink", "watching"]);
    expect(kinds({ seats: [seat(0, { holder: "open" }), seat(1)] })).toEqual(["sit"]);
  });

  it("offer a stand-in only for somebody who is long gone and asked", () => {
    expect(kinds({ longGone: [1], asked: [0] })).toEqual([]);
    expect(kinds({ longGone: [1], asked: [1] })).toEqual(["away"]);
    expect(kinds({ ...watching, longGone: [1], asked: [1] })).toEqual(["watching"]);
  });

  it("lead on when the game is over", () => {
    expect(kinds({ isOver: true, rematch: "next" })).toEqual(["rematch"]);
    expect(kinds({ ...watching, isOver: true })).toEqual([]);
  });
});

describe("an arrival", () => {
  it("is somebody who was not a person here before", () => {
    expect(arrival(null, [seat(0)])).toBeNull();
    expect(arrival([seat(0), seat(1, { holder: "open" })], [seat(0), seat(1)])).toBe(1);
    expect(arrival([seat(0), seat(1, { is_standing_in: true })], [seat(0), seat(1)])).toBe(1);
    expect(arrival([seat(0), seat(1, { is_here: false })], [seat(0), seat(1)])).toBeNull();
  });
});

describe("who is away", () => {
  const now = Math.floor(Date.now() / 1000);
  it("has been so since the server says, where that was before this page came", () => {
    const presence = new Presence();
    presence.see([seat(0), seat(1, { is_here: false, away_since: now - 300 }), seat(2, { is_here: false })]);
    expect(presence.minutes(1)).toBe(5);
    expect(presence.longGone([seat(1, { is_here: false }), seat(2, { is_here: false })], [0])).toEqual([1]);
  });
  it("has been so since this page saw it, where that was later", () => {
    const presence = new Presence();
    presence.see([seat(0), seat(1)]);
    presence.see([seat(0), seat(1, { is_here: false, away_since: now - 300 })]);
    expect(presence.minutes(1)).toBe(0);
  });
});
