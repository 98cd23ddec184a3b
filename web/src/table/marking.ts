/** What a hint or a lesson draws on the board: numbers at pieces, a line through what would follow, and a hand that clicks. */
import type { Place } from "../lib/wire";

export interface Marking { discs: { sign: string; place: Place; isOn: boolean }[]; line: Place[]; hand?: Place }
