/** Talking to the server: one function a request; every refusal has a code, which the Fluent files can say. */
import type {
  Acted, BoardPart, ChapterOut, Closed, Compared, Course, DealDay, GameOut, Position, Printed, Problem, PublicTable, PuzzleDay, ReviewOut, SeatTaken, Snapshot, TableMade, TableSummary, Why,
} from "../api/types";
import { serverTime } from "./time.svelte";
import type { Ahead, Description, Hint, Idle, Unlit } from "./wire";

export class Refusal extends Error {
  readonly code: Problem["code"];
  readonly facts: Problem["facts"];
  constructor(problem: Problem) {
    super(problem.error); // for whoever reads the browser's console
    this.code = problem.code;
    this.facts = problem.facts;
  }
}

/** The server's refusal in an answer; what a proxy has put in its place is a failure. */
function refusal(text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.code) return new Refusal({ error: "", facts: {}, ...problem } as Problem);
  } catch {
    // A proxy's own page.
  }
  return new Refusal({ error: text.slice(0, 200), code: "failure", facts: {} });
}

export async function request<T>(path: string, body?: unknown, key?: string | null, more: Record<string, string> = {}): Promise<T> {
  const headers = { ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["x-seat-key"] = key;
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.headers.get("cache-control") === "no-store") serverTime.heard(response.headers.get("date")); // no answer of yesterday
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? JSON.parse(text) : text) as T;
}

const kept = new Map<string, Promise<unknown>>();
/** What never changes while a page is open is asked for once, whoever wants it. */
function once<T>(path: string): Promise<T> {
  const found = (kept.get(path) as Promise<T> | undefined) ?? request<T>(path);
  kept.set(path, found);
  found.catch(() => kept.delete(path));
  return found;
}

export const closed = (game: string, wish: { seats: number; options: object; pack: string }) =>
  request<Closed[]>(`/api/games/${game}/closed`, wish);
export const games = () => request<GameOut[]>("/api/games");
/** A pack that is named by its hash never changes. */
export const printed = (game: string, pack = "") =>
  (pack ? once<Printed> : request<Printed>)(`/api/games/${game}/printed?pack=${pack}`);
export const catalogue = (game: string) => request<string[]>(`/api/games/${game}/moves`);
export const mine = (tables: { table: string; key: string | null }[]) => request<TableSummary[]>("/api/mine", { tables });
/** A moment of a table; with a language in words as well. */
export const past = (table: string, key: string | null, line: number, lang = "") =>
  request<Position>(`/api/tables/${table}/past?line=${line}&lang=${lang}`, undefined, key);
export const replay = (record: string, at: number | null, lang = "") => request<Position>("/api/replays", { record, at, lang });
export const beginReview = (record: string) => request<ReviewOut>("/api/reviews", { record });
export const review = (id: string) => request<ReviewOut>(`/api/reviews/${id}`);
export const branch = (wish: { record: string; at: number; name: string; lang: string }) => request<TableMade>("/api/branches", wish);
export const puzzle = () => request<PuzzleDay>("/api/puzzle");
/** A table of one's own at the question of a puzzle. */
export const solve = (id: string, wish: { name: string; lang: string }) => request<TableMade>(`/api/puzzles/${id}`, wish);
/** The deal of the day, and how the browser stands that is known by this word. */
export const deal = (player: string | null) => request<DealDay>("/api/deal", undefined, null, player ? { "x-player": player } : {});
export const playDeal = (wish: { player: string; name: string; lang: string }) => request<TableMade>("/api/deal", wish);
export const course = (table: string) => request<Course>(`/api/tables/${table}/course`);
export const record = (table: string) => request<string>(`/api/tables/${table}/record`);
export const rules = (game: string, lang: string) => once<Record<string, string>>(`/api/games/${game}/rules/${lang}`);
export const chapters = (game: string, lang: string) => once<ChapterOut[]>(`/api/games/${game}/chapters/${lang}`);
export const texts = (name: string, lang: string) => once<string>(`/api/texts/${name}/${lang}`);
export const learn = (game: string, lang: string) => once<string>(`/api/games/${game}/learn/${lang}`);
export const makeTable = (wish: object) => request<TableMade>("/api/tables", wish);
export const publicTables = () => request<PublicTable[]>("/api/tables");
export const join = (table: string, name: string) => request<SeatTaken>(`/api/tables/${table}/join`, { name });
export const invite = (table: string, key: string, seat: number) =>
  request<SeatTaken>(`/api/tables/${table}/invite`, { seat }, key);
/** Small moves at once: all of them are made, or none. */
export const moves = (table: string, key: string, texts: string[], at: string) =>
  request<Acted>(`/api/tables/${table}/moves`, { moves: texts, at }, key);
export const ahead = (table: string, key: string, texts: string[], depth: number) =>
  request<Ahead>(`/api/tables/${table}/ahead`, { moves: texts, depth }, key);
/** A finished game beside others like it. */
export const compared = (table: string) => request<Compared | null>(`/api/tables/${table}/compared`);
export const idle = (table: string, key: string, place: string) => request<Idle | null>(`/api/tables/${table}/idle`, { place }, key);
export const allUnlit = (table: string, key: string) => request<Unlit[]>(`/api/tables/${table}/unlit`, undefined, key);
export const hint = (table: string, key: string) => request<Hint>(`/api/tables/${table}/hint`, {}, key);
export const describe = (game: string, pack: string) => once<Record<string, Description>>(`/api/games/${game}/describe?pack=${pack}`);
/** What a seat, or a spectator, sees, in words. */
export const inWords = (table: string, key: string | null, lang: string) =>
  request<BoardPart[]>(`/api/tables/${table}/words/${lang}`, undefined, key);
export const why = (table: string, key: string, text: string) =>
  request<Why>(`/api/tables/${table}/why`, { move: text }, key);
/** An invitation as a picture; in a body, because an address with a key in it would be kept in logs. */
export const qr = (text: string) => request<string>("/api/qr", { text });
export const see = (table: string, key: string | null) => request<Snapshot>(`/api/tables/${table}`, undefined, key);
export const act = (table: string, key: string, what: string, body: object) =>
  request<Acted>(`/api/tables/${table}/${what}`, body, key);
