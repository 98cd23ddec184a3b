/** The chain finder: the villagers of the chain that is pointed at, wherever they lie, and who opens its padlock. */
import type { Pack } from "./pack";

const LATER = 180; // milliseconds: whoever only passes over cards is not dazzled

class Finder {
  /** The villager that is pointed at. */
  id = $state<string | null>(null);
  /** Whether it stays when the pointer goes away. */
  isKept = $state(false);
  #pack = $state.raw<Pack | null>(null);
  #timer = 0;

  /** Villager -> its number in the chain; nothing for the one that opens the padlock. Of a start, all that is built on it. */
  links = $derived.by((): Record<string, string> => {
    const kind = this.id ? this.#pack?.kinds.get(this.id) : undefined;
    if (!kind) return {};
    const builtOn = () => [...(this.#pack?.kinds.values() ?? [])].filter((one) => one.chain.includes(kind.id)).map((one): [string, string] => [one.id, String(one.position + 1)]);
    const chain = kind.chain.length > 1 ? kind.chain.map((id, i): [string, string] => [id, String(i + 1)]) : kind.stack_size > 1 ? builtOn() : [];
    const opened = kind.padlock ? ([[kind.id, ""], [kind.padlock, ""]] as const) : []; // whoever is pointed at does not pale
    return Object.fromEntries([...opened, ...chain]);
  });
  isOn = $derived(Object.keys(this.links).length > 0);

  point(pack: Pack, id: string | null): void {
    clearTimeout(this.#timer);
    if (this.isKept || id === this.id) return;
    this.#pack = pack;
    if (id === null || this.isOn) this.id = id;
    else this.#timer = window.setTimeout(() => (this.id = id), LATER);
  }
  keep(): void {
    this.isKept = !this.isKept && this.isOn;
    if (!this.isKept) this.id = null;
  }
  end(): void {
    clearTimeout(this.#timer);
    this.isKept = false;
    this.id = null;
  }
}
export const finder = new Finder();
