/** The pictograms, from game-icons.net (CC BY 3.0). A word finds its picture here; a game brings its own with `addIcons`. */
import { untrack } from "svelte";
import cards from "game-icons:card-draw";
import castle from "game-icons:castle";
import coin from "game-icons:two-coins";
import house from "game-icons:house";
import meeple from "game-icons:meeple";
import meeples from "game-icons:meeple-group";
import scroll from "game-icons:scroll-unfurled";
import star from "game-icons:round-star";

const found: Record<string, string> = {
  gold: coin, action: meeple, actions: meeple, vp: star, points: star, cards,
  others: meeples, log: scroll, board: castle, mine: house,
};

class Icons {
  bodies = $state.raw(found);
}
const icons = new Icons();
export const drawnIcons = () => icons.bodies;
export const hasIcon = (name: string) => name in icons.bodies;

interface Later { names: RegExp; load: () => Promise<Record<string, string>> }
let later: Later[] = [];

/** Pictograms that few games need: they come when the first of them is wanted, and what refers to them is drawn then. */
export function laterIcons(names: RegExp, load: () => Promise<Record<string, string>>): void {
  later = [...later, { names, load }];
}

/** Whoever draws a pictogram says so. */
export function wantIcon(name: string): void {
  if (!later.length || untrack(() => name in icons.bodies)) return;
  const wanted = later.find((one) => one.names.test(name));
  if (!wanted) return;
  later = later.filter((one) => one !== wanted);
  void wanted.load().then(addIcons);
}

/** The pictograms of a game: word -> body, as `import brewer from "game-icons:beer-stein"` gives it. */
export function addIcons(more: Record<string, string>): void {
  icons.bodies = { ...icons.bodies, ...more };
}
