/** A record that was opened on one page to be shown on another. */
let text = "";

export function open(record: string): void {
  text = record;
}

export function opened(): string {
  return text;
}
