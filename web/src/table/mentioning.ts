/** Something on the table that a message speaks of, as everybody sees it. */
export interface Mentioned { place: string; name: string }
