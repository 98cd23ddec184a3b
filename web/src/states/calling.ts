/** Calling somebody whose turn it is: a dot in the title and on the sign of the page, a chime, and a notice if they want it. */
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";

const SIGN = 'link[rel="icon"]';

/** Switches notices on or off; the browser is asked only when they are wanted. */
export async function call(isWanted: boolean): Promise<void> {
  settings.isCalled = isWanted && (await mayNotify());
}

async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) === "granted";
}

/** What the window of the browser shows: whether one is asked, and where. */
export function show(isAsked: boolean, where: string): void {
  document.title = `${isAsked ? "● " : ""}${where ? `${where} – ` : ""}Gromada`;
  const sign = document.querySelector<HTMLLinkElement>(SIGN);
  const picture = isAsked ? "/icon-asked.svg" : "/icon.svg";
  if (sign && sign.getAttribute("href") !== picture) sign.setAttribute("href", picture);
}

/** It has become somebody's turn. */
export function turn(where: string, sentence: string): void {
  play("chime");
  if (!settings.isCalled || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  new Notification(where, { body: sentence, icon: "/icon.svg", tag: "turn" });
}
