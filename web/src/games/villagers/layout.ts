/** Where places lie: a Village as production chains on shelves, at the largest scale at which all of them fit. */
import { kindOf, SUITS, type Pack } from "./pack";

export interface Laid { slot: number; id: string; on: number | null; is_covered: boolean }
export interface Ghost { on: number | null; place: string }
interface Tree<C> { card: C | null; ghost: Ghost | null; kids: Tree<C>[]; columns: number; deep: number }
export interface Spot<C> { card: C | null; ghost: Ghost | null; x: number; y: number; width: number; height: number; depth: number }
export interface Shelves<C> { spots: Spot<C>[]; scale: number; width: number; height: number }
export interface Sizes { width: number; height: number; head: number; inner: number; gapX: number; gapY: number; most: number; spread?: number }

export const BUILT: Sizes = { width: 100, height: 106, head: 33, inner: 5, gapX: 13, gapY: 9, most: 1.36, spread: 24 };
export const MINI: Sizes = { width: 30, height: 46, head: 13, inner: 2, gapX: 4.5, gapY: 6, most: 1.22 };

function trees<C extends Laid>(cards: C[], ghosts: Ghost[], pack: Pack): Tree<C>[] {
  const tree = (card: C | null, ghost: Ghost | null, kids: Tree<C>[]): Tree<C> => ({
    card, ghost, kids, columns: Math.max(1, kids.reduce((sum, kid) => sum + kid.columns, 0)), deep: 1 + Math.max(0, ...kids.map((kid) => kid.deep)),
  });
  const on = (slot: number | null): Tree<C>[] => [
    ...cards.filter((one) => one.on === slot).map((one) => tree(one, null, on(one.slot))),
    ...ghosts.filter((one) => one.on === slot).map((one) => tree(null, one, [])),
  ];
  const suitOf = (one: Tree<C>): number => {
    const id = one.card?.id ?? "monk";
    const isWild = id === "monk" || id === "apprentice";
    return isWild && one.kids[0]?.card ? suitOf(one.kids[0]) : SUITS.indexOf(kindOf(pack, id).suit);
  };
  const rank = (one: Tree<C>): number => {
    if (!one.card) return 900;
    const isFirst = one.card.id === "founders" || one.card.id === "countess";
    return (one.kids.length ? -200 : 0) + (isFirst ? -100 : suitOf(one) * 10) + (one.kids.length ? 0 : kindOf(pack, one.card.id).stack_size === 2 ? 5 : 6);
  };
  return on(null).toSorted((a, b) => rank(a) - rank(b) || (a.card?.id ?? "").localeCompare(b.card?.id ?? "") || (a.card?.slot ?? 0) - (b.card?.slot ?? 0));
}

export function shelve<C extends Laid>(cards: C[], pack: Pack, room: { width: number; height: number }, sizes: Sizes, ghosts: Ghost[] = []): Shelves<C> {
  const roots = trees(cards, ghosts, pack);
  const wide = (tree: Tree<C>) => tree.columns * sizes.width + (tree.columns - 1) * sizes.inner;
  for (let scale = sizes.most; ; scale -= 0.02) {
    const all = roots.reduce((sum, tree) => sum + (wide(tree) + sizes.gapX) * scale, -sizes.gapX * scale);
    const count = Math.max(1, Math.ceil(all / room.width));
    const limit = count > 1 ? Math.min(room.width, all / count + sizes.width * scale * 0.9) : room.width;
    const rows: { tree: Tree<C>; x: number; width: number }[][] = [[]];
    let x = 0;
    for (const tree of roots) {
      const width = wide(tree) * scale;
      if (x && x + width > limit) { rows.push([]); x = 0; }
      rows.at(-1)?.push({ tree, x, width });
      x += width + sizes.gapX * scale;
    }
    const tall = rows.map((row) => (sizes.height + Math.max(0, ...row.map((one) => one.tree.deep - 1)) * sizes.head) * scale);
    const used = tall.reduce((sum, one) => sum + one + sizes.gapY * scale, -sizes.gapY * scale);
    if (used > room.height && scale > 0.32) continue;
    const ends = (row: { x: number; width: number }[]) => (row.at(-1)?.x ?? 0) + (row.at(-1)?.width ?? 0);
    const widest = Math.max(...rows.map(ends));
    const most = Math.max(...rows.map((row) => row.length));
    const apart = sizes.spread ? Math.min(sizes.spread, (room.width - widest) / Math.max(1, most - 1)) : 0;
    const spots: Spot<C>[] = [];
    const put = (tree: Tree<C>, left: number, top: number, depth: number): void => {
      const width = wide(tree) * scale;
      spots.push({ card: tree.card, ghost: tree.ghost, x: left + (width - sizes.width * scale) / 2, y: top, width: sizes.width * scale, height: sizes.height * scale, depth });
      let at = left;
      for (const kid of tree.kids) {
        put(kid, at, top + sizes.head * scale, depth + 1);
        at += (wide(kid) + sizes.inner) * scale;
      }
    };
    let y = 0;
    rows.forEach((row, i) => {
      row.forEach((one, n) => put(one.tree, one.x + n * apart, y, 0));
      y += (tall[i] ?? 0) + sizes.gapY * scale;
    });
    return { spots, scale, width: Math.max(0, ...spots.map((one) => one.x + one.width)), height: used };
  }
}
