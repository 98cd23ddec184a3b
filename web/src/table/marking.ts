/** What a hint draws on the board: its answers' numbers at their pieces, and a line through what would follow. */
import type { Place } from "../lib/wire";

export interface Marking { discs: { sign: string; place: Place; isOn: boolean }[]; line: Place[] }
