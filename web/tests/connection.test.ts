/** What comes in a burst is known at once and drawn when the browser is ready for it; the newest of it, not all. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine, Snapshot } from "../src/lib/wire";

vi.setConfig({ testTimeout: 60_000 }); // the first test also waits until the sources are read, on a busy machine

class Socket {
  static last: Socket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) { Socket.last = this; }
  sent: string[] = []; // the server of this test says to it what it likes
  send(text: string): void { this.sent.push(text); }
  close(): void { /* nor is it told */ }
  hear(data: object): void { this.onmessage?.({ data: JSON.stringify(data) }); }
}
const line = (number: number): LogLine => ({ number, seat: 1, events: [{ id: "event-x", facts: {} }] });
const seat = (number: number, more: object = {}) => ({ seat: number, name: "", holder: "person", is_here: true, is_standing_in: false, is_stuck: false, ...more });
const first = { number: 0, log: [line(0)], chat: [], seats: [seat(0), seat(1)], asked: [1], ask: null, is_over: false, view: {} } as unknown as Snapshot;
let frames: (() => void)[] = [];
/** The browser paints, and whoever waited for that goes on. */
async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connected() {
  const { Connection } = await import("../src/table/connection.svelte");
  const connection = new Connection("t");
  connection.seat = 0;
  connection.follow();
  Socket.last.hear(first);
  await paint();
  return connection;
}
const shownAt = (connection: { shown: Snapshot | null }) => connection.shown?.number;

it("draws the first change at once and then the newest of a burst", async () => {
  const connection = await connected();
  const drawn = new Set<number | undefined>();
  for (let number = 1; number <= 200; number += 1) {
    Socket.last.hear({ number, follows: number - 1, log: [line(number)] });
    drawn.add(shownAt(connection));
  }
  expect(connection.known?.number).toBe(200);
  expect([...drawn]).toEqual([1]);
  await paint();
  expect(shownAt(connection)).toBe(200);
  expect(connection.shown?.log).toHaveLength(201);
});

it.each([[20, 0], [60, 59]])("shows %i moves of others one after the other, or offers them where that would take too long", async (count, offered) => {
  const connection = await connected();
  const shown: number[] = [];
  connection.present = async (step, apply) => {
    shown.push(step.snapshot.number);
    await new Promise((done) => setTimeout(done, 100));
    apply();
  };
  for (let number = 1; number <= count; number += 1) Socket.last.hear({ number, follows: number - 1, log: [line(number)] });
  await vi.advanceTimersByTimeAsync(100 * count + 100);
  expect(shownAt(connection)).toBe(count);
  expect(shown).toHaveLength(count - offered);
  expect(connection.missed).toHaveLength(offered);
});

it("draws in a hidden window, where nothing is painted", async () => {
  const connection = await connected();
  Socket.last.hear({ number: 1, follows: 0, log: [] });
  Socket.last.hear({ number: 2, follows: 1, log: [] });
  frames = [];
  await vi.advanceTimersByTimeAsync(300);
  expect(shownAt(connection)).toBe(2);
});

it("never draws late what another seat of this screen must not see", async () => {
  const connection = await connected();
  connection.own = [{ seat: 0, key: "a" }, { seat: 1, key: "b" }];
  Socket.last.hear({ number: 1, follows: 0, log: [] });
  Socket.last.hear({ number: 2, follows: 1, log: [], asked: [1] });
  expect(connection.awaited?.seat).toBe(1);
  await paint();
  expect(connection.shown).toBeNull();
});

it("asks nothing of whom a bot plays for, unless the bot has failed", async () => {
  const connection = await connected();
  const with_ = (more: object) => ({ ...first, seats: [seat(0, more), seat(1)] }) as unknown as Snapshot;
  expect(connection.isPlayedFor(with_({}))).toBe(false);
  expect(connection.isPlayedFor(with_({ is_standing_in: true }))).toBe(true);
  expect(connection.isPlayedFor(with_({ is_standing_in: true, is_stuck: true }))).toBe(false);
  expect(connection.isPlayedFor(null)).toBe(false);
});

/** The server's word about the last answer that was sent. */
async function told(word: object): Promise<void> {
  const { answer } = JSON.parse(Socket.last.sent.at(-1) ?? "{}") as { answer: number };
  Socket.last.hear({ answered: answer, ...word });
  await vi.advanceTimersByTimeAsync(0);
}

it("takes a question for answered from the server's word on until the change is there", async () => {
  const connection = await connected();
  void connection.send(["pass"], "0.0");
  expect(JSON.parse(Socket.last.sent[0] ?? "")).toEqual({ answer: 1, at: "0.0", moves: ["pass"] });
  expect(connection.isAnswered).toBe(false);
  await told({ number: 2 });
  expect(connection.isAnswered).toBe(true);
  Socket.last.hear({ number: 1, follows: 0, log: [] }); // somebody has come
  await paint();
  expect(connection.isAnswered).toBe(true);
  Socket.last.hear({ number: 2, follows: 1, log: [] });
  await paint();
  expect(connection.isAnswered).toBe(false);
});

it("takes nothing for answered at the seat that sits down before the server's word is there", async () => {
  const connection = await connected();
  connection.own = [{ seat: 0, key: "a" }, { seat: 1, key: "b" }];
  const leave = connection.follow();
  Socket.last.hear({ ...first, asked: [0] });
  const before = Socket.last;
  const sending = connection.send(["pass"], "0.0");
  before.hear({ number: 9, follows: 0, log: [], asked: [1] });
  leave();
  await sending;
  expect(connection.seat).toBe(1);
  expect(connection.problem).toBeNull();
  connection.follow();
  Socket.last.hear({ ...first, number: 5 });
  await paint();
  before.hear({ answered: 1, number: 9 }); // comes to nobody
  expect(connection.shown?.number).toBe(5);
  expect(connection.isAnswered).toBe(false);
});

it("takes nothing for answered that the server refuses", async () => {
  const connection = await connected();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...first, number: 3 })));
  const sending = connection.send(["pass"], "0.0");
  await told({ refused: { error: "too late", code: "stale", facts: {} } });
  await sending;
  expect(connection.problem).toMatchObject({ code: "stale" });
  expect(connection.state).toBe("live");
  expect(connection.isAnswered).toBe(false);
  expect(connection.known?.number).toBe(3);
});

it("tells every answer its own fate, in whatever order they come", async () => {
  const connection = await connected();
  const fates: unknown[] = [];
  for (const move of ["a", "b"]) void connection.send([move], "0.0").then(() => fates.push(move));
  Socket.last.hear({ answered: 2, number: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(fates).toEqual(["b"]);
  Socket.last.hear({ answered: 1, number: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(fates).toEqual(["b", "a"]);
});

it("does not wait for a socket that is gone, and gives up one that says nothing", async () => {
  const connection = await connected();
  const socket = Socket.last;
  const close = vi.spyOn(socket, "close").mockImplementation(() => socket.onclose?.());
  const sending = connection.send(["pass"], "0.0");
  await vi.advanceTimersByTimeAsync(15_100);
  await sending;
  expect(close).toHaveBeenCalled();
  expect(connection.problem).toBeInstanceOf(TypeError);
  expect(connection.isAnswered).toBe(false);
});

it("answers over HTTP while there is no socket", async () => {
  const connection = await connected();
  Socket.last.onclose?.();
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ number: 2 }, { status: 201 }));
  });
  await connection.send(["pass"], "0.0");
  expect(asked).toEqual(["/api/tables/t/moves"]);
  expect(connection.isAnswered).toBe(true);
});

it("takes nothing for answered when the network is gone", async () => {
  const connection = await connected();
  Socket.last.onclose?.();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("the network is gone")));
  await connection.send(["pass"], "0.0");
  expect(connection.isAnswered).toBe(false);
});

it("shows nothing more of a seat whose turn at the screen is over, though its news were still being shown", async () => {
  const connection = await connected();
  connection.present = async (_, apply) => {
    await new Promise((done) => setTimeout(done, 100));
    apply();
    await new Promise((done) => setTimeout(done, 100));
  };
  Socket.last.hear({ number: 1, follows: 0, log: [line(1)] });
  connection.choose(seat(1) as never);
  await vi.advanceTimersByTimeAsync(150);
  expect(connection.shown).toBeNull();
  await vi.advanceTimersByTimeAsync(150);
  expect(connection.shown).toBeNull();
  expect(connection.isShowing).toBe(false);
});
