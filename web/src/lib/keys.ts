/** The keys of one's own seats, kept in this browser. A link with #key=... adds one. */
export interface OwnSeat {
  seat: number;
  key: string;
}

const name = (table: string) => `seats:${table}`;

export function ownSeats(table: string): OwnSeat[] {
  try {
    return JSON.parse(localStorage.getItem(name(table)) ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
}

export function keep(table: string, seats: OwnSeat[]): void {
  const all = [...ownSeats(table).filter((own) => !seats.some((seat) => seat.seat === own.seat)), ...seats];
  all.sort((a, b) => a.seat - b.seat);
  localStorage.setItem(name(table), JSON.stringify(all));
  const tables = recent().filter((id) => id !== table);
  localStorage.setItem("tables", JSON.stringify([table, ...tables].slice(0, 20)));
}

export function recent(): string[] {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]") as string[];
  } catch {
    return [];
  }
}
