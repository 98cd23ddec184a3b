/**
 * Signs: pictograms that are no pieces, such as a count in a player's panel or a price in the bar. `<span {@attach sign({ word: "gold" })}>`
 * has a reading form, by pointing, focus and long press; `Signs.svelte` listens for all of them. Where several stand together, their
 * box carries `data-signs`, and it or a child of it `tabindex="0"`: one stop of the Tab key, from which arrows go through them.
 */
import type { Attachment } from "svelte/attachments";
import { say, texts } from "../lib/texts.svelte";

export interface Sign {
  id?: string | null; // a printed thing: its name and what it does are known
  word?: string; // else the sentences `sign-WORD` and `sign-WORD-about`
  name?: string; // in place of that name
  about?: string; // what there is to say besides
  isQuiet?: boolean; // its words are said elsewhere: no focus stops here
}

const known = new WeakMap<Element, Sign>();
const ACTS = "button, a[href], summary, [role=button]";

/** The sign that is pointed at, unless a piece lies nearer. */
export function signOf(target: EventTarget | null): { sign: Sign; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-sign], [data-place]") : null;
  const sign = element ? known.get(element) : undefined;
  return element && sign ? { sign, element } : null;
}

/** How a sign is called. */
export const nameOf = ({ id, word, name }: Sign) => name ?? (id ? texts.name(id) : word ? say(`sign-${word}`) : "");

/** The next sign of a box by an arrow key; from the box itself the first one. */
export function nextSign(from: Element, key: string): HTMLElement | null {
  const box = from.closest("[data-signs]");
  if (!box) return null;
  const all = [...box.querySelectorAll<HTMLElement>("[data-sign]")].filter((one) => one.checkVisibility?.() ?? true);
  const at = all.indexOf(from as HTMLElement);
  // On a board, Home and End lead to what is lit; in rail and drawer there is nothing to answer.
  if (key === "Home" && box.closest("aside")) return all[0] ?? null;
  if (key === "End" && box.closest("aside")) return all.at(-1) ?? null;
  if (key === "ArrowRight" || key === "ArrowDown") return all[at + 1] ?? null;
  if (key === "ArrowLeft" || key === "ArrowUp") return at > 0 ? (all[at - 1] ?? null) : null;
  return null;
}

function attached(what: Sign): Attachment<Element> {
  return (element) => {
    known.set(element, what);
    element.setAttribute("data-sign", what.id ?? what.word ?? "");
    // In a button it is part of the button's words; there a pointer and a finger read it.
    if (!what.isQuiet && !element.closest(ACTS)) {
      element.setAttribute("tabindex", element.closest("[data-signs], svg") ? "-1" : "0"); // within a drawing, arrows go there from piece to piece
      element.setAttribute("role", element.matches("svg") ? "img" : "group");
      element.setAttribute("aria-label", nameOf(what));
    }
    return () => {
      known.delete(element);
      element.removeAttribute("data-sign");
    };
  };
}

const MANY = 500; // what signs say besides changes with the game
const made = new Map<string, Attachment<Element>>();

/** The same sign is the same attachment: what is drawn anew with every change need not be made a sign anew. */
export function sign(what: Sign | null): Attachment<Element> | null {
  if (!what) return null;
  const key = JSON.stringify([what.id, what.word, what.name, what.about, what.isQuiet]);
  const found = made.get(key) ?? attached(what);
  if (made.size > MANY) made.clear();
  made.set(key, found);
  return found;
}
