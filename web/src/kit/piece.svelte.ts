/**
 * `const piece = pieces()` in a component, then `<g {@attach piece({ place: "road/3", id: "monk" })}>`: what is drawn there is
 * found by its place, lights by itself, is read, clicked and dragged. A piece only says who it is; `handling` listens for all.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Answer } from "../lib/wire";
import { listed } from "./answers";
import { theTable } from "./board";
import type { Piece, Table } from "./table.svelte";

const known = new WeakMap<Element, Piece>();

/** What is drawn by this element, or by one around it. */
export function pieceOf(target: EventTarget | null): { piece: Piece; element: Element } | null {
  const element = target instanceof Element ? target.closest("[data-place]") : null;
  const piece = element ? known.get(element) : undefined;
  return element && piece ? { piece, element } : null;
}

/** The innermost lit piece around: a card on a lit Village, say, stands for the Village. Where nothing is lit, what is drawn there. */
export function litAround(target: EventTarget | null): { piece: Piece; element: Element } | null {
  const lit = target instanceof Element ? target.closest("[data-lit], [data-picked]") : null;
  return pieceOf(lit) ?? pieceOf(target);
}

/** The answers at a piece, or at the one that it is like. */
function told(table: Table, { place, like }: Piece): Answer[] {
  const here = table.lit(place);
  return here.length || !like ? here : table.lit(like);
}

/** How a piece is called for whoever cannot see it: by its answer, or by its name and how many answers there are. */
function spoken(table: Table, piece: Piece, answers: Answer[]): string {
  const called = piece.label ?? (piece.id ? table.word(piece.id) : "");
  const [only] = answers;
  const count = answers.length;
  if (count === 1 && only) return called ? `${called}: ${table.words(only)}` : table.words(only);
  return count ? table.say("window-piece-answers", { name: called, count }) : called;
}

/** Written only where it differs: a browser looks again at all that is styled by an attribute, even if it stays the same. */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
const flag = (element: Element, name: string, isOn: boolean) => put(element, name, isOn ? "" : null);

const WRITTEN = ["data-place", "data-thing", "data-kept", "data-fresh", "data-echo", "data-mark", "data-lit", "data-picked", "role", "tabindex", "aria-pressed", "aria-label"];

/** What was a piece and is drawn on without being one: nothing there is found, lights or can be clicked any more. */
function forget(element: Element): void {
  if (!known.delete(element)) return;
  for (const name of WRITTEN) element.removeAttribute(name);
}

/** What a piece is told besides its answers, in one word: it changes for a few of hundreds at a time. */
const touched = (table: Table, { place }: Piece) => `${table.fresh.has(place) ? "fresh" : ""}/${table.echoes.has(place) ? "echo" : ""}/${table.marks.get(place) ?? ""}`;

const attached = (table: Table, piece: Piece): Attachment<Element> => (element) => {
  known.set(element, piece);
  put(element, "data-place", piece.place);
  if (piece.id) put(element, "data-thing", piece.id);
  flag(element, "data-kept", piece.keep === true);
  // What others do touches a few pieces at a time: the hundreds that it does not touch are left alone.
  const touch = $derived(touched(table, piece));
  $effect(() => {
    void touch;
    untrack(() => {
      flag(element, "data-fresh", table.fresh.has(piece.place));
      flag(element, "data-echo", table.echoes.has(piece.place));
      put(element, "data-mark", table.marks.get(piece.place) ?? null);
    });
  });
  // So does a question: what was dark and stays dark keeps its name and its attributes.
  const answers = $derived(told(table, piece));
  const isPicked = $derived(table.isPicked(piece.place));
  $effect(() => {
    const isLit = answers.length > 0;
    const isAnswer = isLit || isPicked;
    flag(element, "data-lit", isLit);
    flag(element, "data-picked", isPicked);
    if (!(element instanceof HTMLButtonElement)) {
      put(element, "role", isAnswer && !element.querySelector("[data-place]") ? "button" : "group"); // a nest of pieces is none
      put(element, "tabindex", isAnswer ? "0" : "-1");
    }
    put(element, "aria-pressed", isPicked ? "true" : null);
    put(element, "aria-label", spoken(table, piece, listed(answers)) || null);
  });
};

/** A maker of pieces, or of what is no piece now; to be called while a component is set up. */
export function pieces(table: Table = theTable()): (piece: Piece | null) => Attachment<Element> {
  // The same piece is the same attachment: what is drawn anew with every change need not be made a piece anew.
  const made = new Map<string, Attachment<Element>>();
  return (piece) => {
    if (!piece) return forget;
    const key = JSON.stringify([piece.place, piece.id, piece.like, piece.label, piece.keep]);
    const found = made.get(key) ?? attached(table, piece);
    made.set(key, found);
    return found;
  };
}
