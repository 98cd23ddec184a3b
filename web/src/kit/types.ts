export type { Place, Printed } from "../lib/wire";
/** How a line of the score sheet looks. */
export interface ScoreLineOf { colour: string; icon: string }
