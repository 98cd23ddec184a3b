/** How long ago something was, in words. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

export function ago(seconds: number, lang: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return words.format(0, "minute");
}
