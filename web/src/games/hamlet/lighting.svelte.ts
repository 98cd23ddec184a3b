/** The line of somebody's score that is pointed at: the map shows where it comes from. */
export const lighting = $state<{ seat: number; line: string }>({ seat: -1, line: "" });
export function light(seat: number, line: string): void {
  lighting.seat = seat;
  lighting.line = line;
}
export const dim = () => light(-1, "");
