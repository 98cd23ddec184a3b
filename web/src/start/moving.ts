type Values = Record<string, string | number | boolean>;

/** What was chosen, for another number of chairs: what was left as usual follows what is usual there. */
export function moved(chosen: Values, usual: Values, usualThere: Values): Values {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== usual[name]);
  return { ...usualThere, ...Object.fromEntries(changed) };
}

/** What was chosen and is closed now gives way to what is usual. Nothing new where nothing is closed. */
export function open(chosen: Values, closed: { setting: string; value: string | number | boolean }[], usual: Values): Values {
  const shut = closed.filter(({ setting, value }) => chosen[setting] === value && usual[setting] !== value).map(({ setting }) => setting);
  return shut.length ? { ...chosen, ...Object.fromEntries(Object.entries(usual).filter(([name]) => shut.includes(name))) } : chosen;
}
