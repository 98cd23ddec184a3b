/** Where places lie: a Village as production chains on shelves, at the largest scale at which all of them fit. */
import { kindOf, SUITS, type Pack } from "./pack";

export interface Laid { slot: number; id: string; on: number | null; is_covered: boolean }
/** Something that may or will lie there: on a card, or on the table. `id` where it is another card than the one that is held. */
export interface Ghost { on: number | null; place: string; id?: string; word?: string; isSettled?: boolean; tags?: { sign: string; amount: string; isBad: boolean }[] }
interface Tree<C> { card: C | null; ghost: Ghost | null; kids: Tree<C>[]; columns: number; deep: number }
export interface Spot<C> { card: C | null; ghost: Ghost | null; x: number; y: number; width: number; height: number; depth: number }
export interface Shelves<C> { spots: Spot<C>[]; scale: number; width: number; height: number }
export interface Sizes { width: number; height: number; head: number; inner: number; gapX: number; gapY: number; most: number; spread?: number; isCentred?: boolean }

export const BUILT: Sizes = { width: 100, height: 106, head: 33, inner: 5, gapX: 13, gapY: 9, most: 1.36, spread: 24, isCentred: true };
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
    const id = one.card?.id ?? one.ghost?.id ?? "monk";
    const isWild = id === "monk" || id === "apprentice";
    return isWild && one.kids[0]?.card ? suitOf(one.kids[0]) : SUITS.indexOf(kindOf(pack, id).suit);
  };
  const rank = (one: Tree<C>): number => {
    if (!one.card) return 900; // what is still to come lies last
    const isFirst = one.card.id === "founders" || one.card.id === "countess";
    return (one.kids.length ? -200 : 0) + (isFirst ? -100 : suitOf(one) * 10) + (one.kids.length ? 0 : kindOf(pack, one.card.id).stack_size === 2 ? 5 : 6);
  };
  return on(null).toSorted((a, b) => rank(a) - rank(b) || (a.card?.id ?? "").localeCompare(b.card?.id ?? "") || (a.card?.slot ?? 0) - (b.card?.slot ?? 0));
}

interface Row<C> { trees: Tree<C>[]; width: number; deep: number }

export function shelve<C extends Laid>(cards: C[], pack: Pack, room: { width: number; height: number }, sizes: Sizes, ghosts: Ghost[] = []): Shelves<C> {
  const bySuit = trees(cards, ghosts, pack);
  const byDepth = bySuit.toSorted((a, b) => b.deep - a.deep);
  const wide = (tree: Tree<C>) => tree.columns * sizes.width + (tree.columns - 1) * sizes.inner;
  /** Trees in their order on shelves no wider than this. */
  function rowsOf(roots: Tree<C>[], most: number): Row<C>[] {
    const rows: Row<C>[] = [];
    for (const tree of roots) {
      const last = rows.at(-1);
      const width = wide(tree);
      if (last && last.width + sizes.gapX + width <= most) {
        last.trees.push(tree);
        last.width += sizes.gapX + width;
        last.deep = Math.max(last.deep, tree.deep);
      } else rows.push({ trees: [tree], width, deep: tree.deep });
    }
    return rows;
  }
  const tall = (row: Row<C>) => sizes.height + (row.deep - 1) * sizes.head;
  const high = (rows: Row<C>[]) => rows.reduce((sum, row) => sum + tall(row) + sizes.gapY, -sizes.gapY);
  /** The largest scale at which an order fits. */
  function fitted(roots: Tree<C>[]): { scale: number; rows: Row<C>[] } {
    let scale = sizes.most;
    for (; scale > 0.32; scale -= 0.02) {
      const rows = rowsOf(roots, room.width / scale);
      if (high(rows) * scale <= room.height && rows.every((row) => row.width * scale <= room.width)) break;
    }
    return { scale, rows: rowsOf(roots, room.width / scale) };
  }
  // Suits lie side by side; where chains of different depth cost much room, the deep ones share a shelf.
  const [plain, deep] = [fitted(bySuit), fitted(byDepth)];
  const { scale, rows } = deep.scale > plain.scale * 1.06 ? deep : plain;
  // As many shelves, but evenly filled.
  let even = rows;
  for (let most = room.width / scale - 10; most > 0; most -= 10) {
    const next = rowsOf(rows.flatMap((row) => row.trees), most);
    if (next.length > rows.length || high(next) * scale > room.height || next.some((row) => row.width > most)) break;
    even = next;
  }
  const free = Math.min(...even.map((row) => room.width / scale - row.width));
  const most = Math.max(1, ...even.map((row) => row.trees.length));
  const apart = sizes.spread ? Math.max(0, Math.min(sizes.spread, free / Math.max(1, most - 1))) : 0;
  const used = high(even) * scale;
  const spots: Spot<C>[] = [];
  function put(tree: Tree<C>, left: number, top: number, depth: number): void {
    const width = wide(tree) * scale;
    spots.push({ card: tree.card, ghost: tree.ghost, x: left + (width - sizes.width * scale) / 2, y: top, width: sizes.width * scale, height: sizes.height * scale, depth });
    let at = left;
    for (const kid of tree.kids) {
      put(kid, at, top + sizes.head * scale, depth + 1);
      at += (wide(kid) + sizes.inner) * scale;
    }
  }
  const widest = Math.max(0, ...even.map((row) => row.width + apart * (row.trees.length - 1))) * scale;
  let y = sizes.isCentred ? Math.max(0, (room.height - used) / 2) : 0;
  for (const row of even) {
    let x = sizes.isCentred ? Math.max(0, (room.width - widest) / 2) : 0;
    for (const tree of row.trees) {
      put(tree, x, y, 0);
      x += (wide(tree) + sizes.gapX + apart) * scale;
    }
    y += (tall(row) + sizes.gapY) * scale;
  }
  return { spots, scale, width: Math.max(0, ...spots.map((one) => one.x + one.width)), height: used };
}
