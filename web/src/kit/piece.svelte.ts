/**
 * `const piece = pieces()` in a component, then `<g {@attach piece({ place: "road/3", id: "monk" })}>`: what is drawn there is
 * found by its place, lights by itself, is read, clicked and dragged. A piece only says who it is; `handling` listens for all.
 */
import type { Attachment } from "svelte/attachments";
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

/** The answers that a piece is called by. */
const told = (table: Table, piece: Piece) => listed(table.lit(piece.place).length ? table.lit(piece.place) : table.lit(piece.like ?? piece.place));

/** How a piece is called for whoever cannot see it: by its answer, or by its name and how many answers there are. */
function spoken(table: Table, piece: Piece, count: number): string {
  const called = piece.label ?? (piece.id ? table.word(piece.id) : "");
  const [only] = told(table, piece);
  if (count === 1 && only) return called ? `${called}: ${table.words(only)}` : table.words(only);
  return count ? table.say("window-piece-answers", { name: called, count }) : called;
}

function flag(element: Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, "");
  else element.removeAttribute(name);
}

/** A maker of pieces; to be called while a component is set up. */
export function pieces(table: Table = theTable()): (piece: Piece) => Attachment<Element> {
  return (piece) => (element) => {
    known.set(element, piece);
    element.setAttribute("data-place", piece.place);
    if (piece.id) element.setAttribute("data-thing", piece.id);
    $effect(() => {
      const count = (table.lit(piece.place).length || (piece.like ? table.lit(piece.like).length : 0));
      const isPicked = table.isPicked(piece.place);
      const isAnswer = count > 0 || isPicked;
      flag(element, "data-lit", count > 0);
      flag(element, "data-picked", isPicked);
      flag(element, "data-echo", table.echoes.has(piece.place));
      flag(element, "data-fresh", table.fresh.has(piece.place));
      const mark = table.marks.get(piece.place);
      if (mark) element.setAttribute("data-mark", mark);
      else element.removeAttribute("data-mark");
      if (!(element instanceof HTMLButtonElement)) {
        const isNest = element.querySelector("[data-place]") !== null;
        element.setAttribute("role", isAnswer && !isNest ? "button" : "group");
        element.setAttribute("tabindex", isAnswer ? "0" : "-1");
      }
      if (isPicked) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      const words = spoken(table, piece, told(table, piece).length);
      if (words) element.setAttribute("aria-label", words);
      else element.removeAttribute("aria-label");
    });
  };
}
