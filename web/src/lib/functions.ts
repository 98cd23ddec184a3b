/** What sentences may ask for beyond Fluent's own; the same as in the Python that reads these files. */
import type { FluentFunction } from "@fluent/bundle";

/** `{ BOTH($top, $bottom) }`: red/blue, and red where both are red. */
const both: FluentFunction = ([first, second]) => (first === second ? String(first) : `${String(first)}/${String(second)}`);

/** `{ LIST(listed-stone, listed-wood) }`: with commas, and without the parts that say nothing. */
const listed: FluentFunction = (parts) => parts.filter((part) => part !== "").map(String).join(", ");

export const FUNCTIONS = { BOTH: both, LIST: listed };
