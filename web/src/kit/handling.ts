/** Mouse, finger and keys on a board, listened to once at its root: click, drag, hover, long press, arrows, Enter, Space. */
import type { Attachment } from "svelte/attachments";
import { ARROWS, nearest, underFinger } from "./nearest";
import { litAround, pieceOf } from "./piece.svelte";
import { signOf } from "./signs";
import type { Table } from "./table.svelte";

const HOVER = 500; // milliseconds until a piece is lifted
const PRESS = 450;
const FAR = 7; // pixels: from here on it is a drag

type Focusable = HTMLElement | SVGElement;
const isShown = (one: Element) => one.checkVisibility?.({ visibilityProperty: true }) ?? true;
const all = (root: Element, lit: boolean) => [...root.querySelectorAll<Focusable>(lit ? "[data-lit]" : "[data-place], [data-sign][tabindex]")].filter(isShown);

/** The uppermost lit piece at a spot of the window. */
const litAt = (x: number, y: number) => document.elementsFromPoint(x, y).map((one) => pieceOf(one)).find((one) => one?.element.hasAttribute("data-lit")) ?? null;

export function handling(table: Table): Attachment<HTMLElement> {
  return (root) => {
    let hover = 0;
    let press = 0;
    let wasDragged = false;
    let quiet: string | null = null; // a place that was just clicked is not lifted while the pointer rests there
    let drag: { x: number; y: number; element: Element; id: number; isFar: boolean; ghost: HTMLElement | null } | null = null;
    const forget = () => { clearTimeout(hover); clearTimeout(press); };

    function onClick(event: MouseEvent): void {
      if (wasDragged) { wasDragged = false; return; }
      const hit = (event as PointerEvent).pointerType === "touch" ? (touched(event) ?? litAround(event.target)) : litAround(event.target);
      // What stands on something lit and is not lit itself does not keep a click from it.
      const found = hit && event.detail && !hit.element.matches("[data-lit], [data-picked]") ? (litAt(event.clientX, event.clientY) ?? hit) : hit;
      forget();
      quiet = found?.piece.place ?? null;
      if (!found || (event.target as Element).closest("[data-own-click]")) {
        if (!found && !(event.target as Element).closest("[data-over]")) table.close();
        return;
      }
      void table.pick(found.piece, found.element);
    }

    /** A small lit piece of the same drawing that a finger covers. */
    function touched({ target, clientX, clientY }: MouseEvent): ReturnType<typeof pieceOf> {
      const drawing = (target as Element).closest("svg");
      if (!drawing || (target as Element).closest("[data-over], [data-own-click]")) return null;
      const lit = [...drawing.querySelectorAll("[data-lit], [data-picked]")].filter(isShown);
      return pieceOf(lit[underFinger(clientX, clientY, lit.map((one) => one.getBoundingClientRect()))] ?? null);
    }

    function onOver(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || drag?.isFar) return;
      const found = signOf(event.target) ? null : pieceOf(event.target);
      clearTimeout(hover);
      if (!found || found.piece.keep || found.piece.place === quiet || table.picked.length) return; // nothing opens over where a piece in hand can go
      quiet = null;
      hover = window.setTimeout(() => table.lift(found.piece, found.element, "hover"), HOVER);
    }

    function onOut(event: PointerEvent): void {
      clearTimeout(hover);
      const { over } = table;
      if (over?.kind !== "lifted" || over.by !== "hover") return;
      const to = event.relatedTarget as Element | null;
      if (to && (over.element.contains(to) || to.closest("[data-over]"))) return;
      table.close();
    }

    function onDown(event: PointerEvent): void {
      const found = pieceOf(event.target);
      wasDragged = false;
      if (!event.isPrimary) return forget(); // two fingers enlarge; neither reads
      if (!found) return;
      if (event.pointerType !== "mouse" && !signOf(event.target)) {
        press = window.setTimeout(() => { wasDragged = true; table.lift(found.piece, found.element); }, PRESS);
      }
      const goesOn = (one: Element) => one.hasAttribute("data-lit") && table.lit(found.piece.like ?? found.piece.place).concat(table.lit(found.piece.place)).some((answer) => answer.places.length > table.picked.length + 1);
      if (event.button === 0 && event.pointerType === "mouse" && goesOn(found.element)) {
        drag = { x: event.clientX, y: event.clientY, element: found.element, id: event.pointerId, isFar: false, ghost: null };
      }
    }

    function onMove(event: PointerEvent): void {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > FAR) clearTimeout(press);
      if (!drag || event.pointerId !== drag.id) return;
      if (!drag.isFar) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
        drag.isFar = true;
        forget();
        const found = pieceOf(drag.element);
        if (found) { void table.hold(found.piece); }
        drag.ghost = shadowOf(drag.element);
      }
      drag.ghost?.style.setProperty("translate", `${event.clientX - drag.x}px ${event.clientY - drag.y}px`);
    }

    function onUp(event: PointerEvent): void {
      clearTimeout(press);
      const done = drag;
      drag = null;
      if (!done?.isFar) return;
      done.ghost?.remove();
      wasDragged = true;
      setTimeout(() => (wasDragged = false));
      const under = litAt(event.clientX, event.clientY);
      forget();
      quiet = under?.piece.place ?? null;
      if (under && under.element !== done.element) void table.drop(under.piece, under.element);
      else table.unpick();
    }

    function onFocus(event: FocusEvent): void {
      const found = pieceOf(event.target);
      clearTimeout(hover);
      if (!found || found.piece.keep || !(event.target as Element).matches(":focus-visible")) return;
      hover = window.setTimeout(() => table.lift(found.piece, found.element, "hover"), HOVER);
    }

    function onKey(event: KeyboardEvent): void {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const read = signOf(event.target);
      if (read?.element === event.target && (ARROWS.has(key) || key === "Home" || key === "End")) {
        event.preventDefault();
        event.stopPropagation();
        return step(read.element, key);
      }
      const found = pieceOf(event.target);
      if (!found || event.target !== found.element) return;
      if (key === "Enter") {
        event.preventDefault();
        forget();
        void table.pick(found.piece, found.element);
      } else if (key === " ") {
        event.preventDefault();
        event.stopPropagation();
        clearTimeout(hover); // read and put back within half a second, it does not open once more by itself
        // What has opened by itself stays from now on: a key that comes a moment later means the same.
        if (table.over?.kind === "lifted" && table.over.by === "hand") table.close();
        else table.lift(found.piece, found.element);
      } else if (ARROWS.has(key) || key === "Home" || key === "End") {
        event.preventDefault();
        event.stopPropagation();
        if (table.over?.kind === "lifted") table.close();
        step(found.element, key);
      }
    }

    /** The other button of a mouse lifts a piece at once, to stay until it is put back; a long press has done so already. */
    function onSecond(event: MouseEvent): void {
      const found = pieceOf(event.target);
      if (!found || (found.piece.keep && !table.over)) return;
      event.preventDefault();
      forget();
      if ((event as PointerEvent).pointerType === "mouse" && !found.piece.keep) table.lift(found.piece, found.element);
    }

    /** Lit pieces first; where none lies in that direction, any piece. */
    function step(from: Element, key: string): void {
      const lit = all(root, true);
      if (key === "Home" || key === "End") return lit.at(key === "Home" ? 0 : -1)?.focus();
      for (const among of [lit, all(root, false)]) {
        const others = among.filter((one) => one !== from && !one.contains(from));
        const next = others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), key)];
        if (next) return next.focus();
      }
    }

    const listeners: [string, (event: never) => void][] = [
      ["click", onClick], ["pointerover", onOver], ["pointerout", onOut], ["pointerdown", onDown], ["pointermove", onMove], ["pointerup", onUp],
      ["pointercancel", onUp], ["focusin", onFocus], ["keydown", onKey], ["contextmenu", onSecond],
    ];
    for (const [name, listen] of listeners) root.addEventListener(name, listen as EventListener);
    return () => {
      forget();
      for (const [name, listen] of listeners) root.removeEventListener(name, listen as EventListener);
    };
  };
}

/** A picture of an element that follows the pointer. */
function shadowOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  ghost.append(copyOf(element, box));
  document.body.append(ghost);
  return ghost;
}

/** A copy of a piece outside its drawing: a part of an SVG is put into an SVG of its own. */
export function copyOf(element: Element, box: DOMRect): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("[data-place]")]) {
    for (const name of ["data-place", "data-lit", "tabindex", "role", "aria-label", "id"]) one.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) {
    (copy as HTMLElement).style.cssText += `;position:static;margin:0;width:100%;height:100%;transform:none`;
    return copy;
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = element.getBBox();
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.style.overflow = "visible";
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}
