type Values = Record<string, string | number | boolean>;

/** What was chosen, for another number of chairs: what was left as usual follows what is usual there. */
export function moved(chosen: Values, usual: Values, usualThere: Values): Values {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== usual[name]);
  return { ...usualThere, ...Object.fromEntries(changed) };
}
