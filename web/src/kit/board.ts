/** What a board gets from the window, and what the window wants from a game's drawings. No game is known here. */
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { GlyphName } from "./glyphs";
import type { Place, Printed, ScoreLineOf } from "./types";
import type { Table } from "./table.svelte";

export type { Table };
export type Size = "desktop" | "phone";

export interface BoardProps<V = Record<string, unknown>> {
  view: V;
  seat: number | null; // null: watching
  table: Table;
  printed: Printed;
  size: Size;
  tab: string; // on a phone: the region to draw, one of `tabs`; on a desktop the board draws all
}

/** A region of the board that a phone shows alone; Others and Log are added by the window. */
export interface PhoneTab {
  id: string;
  word: string; // a text id
  icon: string; // a pictogram of lib/icons
  has?: (place: Place, seat: number | null) => boolean; // whether a place lies in this region, for the badge; what lies in none is with the others
}

/** Into a player's panel in the rail: what the game shows of a player at a glance. */
export interface GlanceProps<V = Record<string, unknown>> { view: V; seat: number; table: Table; printed: Printed; isMine: boolean }
/** Another player's area, opened from the panel over the board. Without it the panel opens nothing. */
export interface AreaProps<V = Record<string, unknown>> extends GlanceProps<V> { size: Size }
/** Beneath the players in the rail: somebody who plays without a seat. */
export interface RivalProps<V = Record<string, unknown>> { view: V; table: Table; printed: Printed }
/** One printed thing or plain word (a motion's `what` without its ~) as a picture: lifted, flying, in log and gallery. */
export interface ThingProps { what: string; printed: Printed; size: number; count?: number; seat?: number | null } // whose it is, where that shows
/** More about the piece that is lifted, beneath its description: what the view knows of it now. */
export interface AboutProps<V = Record<string, unknown>> { view: V; place: Place; id: string | null; table: Table; printed: Printed }

/** How everybody stands, beside the log in the rail: points so far by source, and what they would become. */
export interface StandingProps<V = Record<string, unknown>> { view: V; table: Table; printed: Printed }

/** The end of a game in more detail than its score sheet. */
export interface CountProps<V = Record<string, unknown>> { view: V; names: string[]; printed: Printed }

/** One step of what all go through together: its name, and the events that belong to it. */
export interface ChapterStep {
  word: string; // a text id
  events: string[];
  along?: string[]; // belong to it where they follow one of these, and to nobody's turn then
  keeps?: boolean; // the places that something leaves stay as they were: a tile whose workers go home
  isLaid?: boolean; // what comes to lie on the board: shown when it lies there, not while it is still where it was
}
/** What all go through together in a fixed order, such as the end of a season: told step by step in place of player by player. */
export interface Chapter {
  title: string; // a text id; its facts are those of the event that opened what ends here
  opened: string;
  steps: ChapterStep[];
}

/** What a game's folder exports: `web/src/games/<game>/index.ts`, `export const drawn: Drawn = {...}`. */
export interface Drawn {
  Board: Component<BoardProps<never>>;
  tabs: PhoneTab[];
  Glance?: Component<GlanceProps<never>>;
  Area?: Component<AreaProps<never>>;
  Rival?: Component<RivalProps<never>>;
  Thing?: Component<ThingProps>;
  About?: Component<AboutProps<never>>;
  /** Beneath the score sheet: what else the end of this game tells. */
  Count?: Component<CountProps<never>>;
  /** A tab of the rail; where few sit at the table and the window is high, it stands above the log. */
  standing?: { word: string; Standing: Component<StandingProps<never>> };
  /** The seats in turn order, where the game has one: the panels stand in it. */
  order?: (view: never) => number[];
  /** What is told step by step, under its name. */
  chapter?: Chapter;
  /** Whether somebody may be asked in secret now, by what everybody knows: at one screen the whole table is asked. */
  whispers?: (view: never) => boolean;
  /** Where colours mean something else, a seat is its initial in the log, too. */
  isLettered?: boolean;
  /** The pictogram of the score in a player's panel, and the place where it lies, if it is a thing that comes and goes: Gold in a purse. */
  score?: { icon: string; sign?: string; place?: (seat: number, isMine: boolean) => Place | null };
  /** From so many seats on the players have the rail for themselves, a tab beside the log: each panel shows all at a glance. */
  tabbedFrom?: number;
  /** A colour and a pictogram for each line of the score sheet. */
  lines?: Record<string, ScoreLineOf>;
}

const KEY = Symbol("table");
export const giveTable = (table: Table) => setContext(KEY, table);
/** The table, for every component under the window; boards get it as a prop, too. */
export const theTable = () => getContext<Table>(KEY);

export interface Row { label: string; value?: string; snippet?: Snippet }
export interface BarButton { text: string; act: () => unknown; key?: string; isMain?: boolean; glyph?: GlyphName }
