/** Where we are: the start page, a table, a replay, the set-up of a game, how to play it, or the gallery. The address is the whole state. */
export interface Place {
  page: "start" | "table" | "replay" | "new" | "gallery" | "learn";
  table: string; // or the game that is set up
  at: string; // of a replay: a move, or `review`
}

function read(): Place {
  const [, page, table, at = ""] = location.hash.split("/");
  if (page === "table" && table) return { page, table: table.split("?")[0] ?? table, at };
  if ((page === "new" || page === "learn") && table) return { page, table, at };
  if (page === "replay" || page === "record") return { page: "replay", table: table ?? "", at };
  if (page === "gallery") return { page, table: table ?? "", at };
  return { page: "start", table: "", at };
}

class Route {
  place = $state<Place>(read());
  constructor() {
    addEventListener("hashchange", () => {
      this.place = read();
    });
  }
  go(hash: string): void {
    location.hash = hash;
  }
}

export const route = new Route();

/** The key in an invitation link, `#/table/ID?key=...&seat=1`; it is taken out of the address once read. */
export function invitation(): { seat: number; key: string } | null {
  const query = location.hash.split("?")[1];
  if (!query) return null;
  const values = new URLSearchParams(query);
  const key = values.get("key");
  const seat = Number(values.get("seat"));
  history.replaceState(null, "", location.hash.split("?")[0]);
  return key && Number.isInteger(seat) ? { seat, key } : null;
}
