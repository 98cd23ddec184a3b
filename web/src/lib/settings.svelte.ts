/** What a person has chosen for this browser: light, motion, pace, sound, drawn or told. */
export type Light = "light" | "dark" | "auto";
export type Pace = "slow" | "readable" | "quick" | "off";

/** How long one step of another's turn is shown, in milliseconds. */
export const PACES: Record<Pace, number> = { slow: 1600, readable: 900, quick: 350, off: 0 };

interface Kept { light: Light; pace: Pace; motion: boolean; sound: boolean; isCalled: boolean; inWords: boolean }
const FIRST: Kept = { light: "auto", pace: "readable", motion: true, sound: false, isCalled: false, inWords: false };

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST; // written by hand, or by another version
  }
}

class Settings {
  #kept = $state<Kept>(kept());
  #isNight = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #isStill = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.#isNight = event.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.#isStill = event.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.theme;
        document.documentElement.dataset.motion = this.isMoving ? "on" : "off";
      });
      $effect(() => localStorage.setItem("settings", JSON.stringify(this.#kept)));
    });
  }

  get light(): Light { return this.#kept.light; }
  set light(light: Light) { this.#kept.light = light; }
  get pace(): Pace { return this.#kept.pace; }
  set pace(pace: Pace) { this.#kept.pace = pace; }
  get motion(): boolean { return this.#kept.motion; }
  set motion(motion: boolean) { this.#kept.motion = motion; }
  get sound(): boolean { return this.#kept.sound; }
  set sound(sound: boolean) { this.#kept.sound = sound; }
  get isCalled(): boolean { return this.#kept.isCalled; }
  set isCalled(isCalled: boolean) { this.#kept.isCalled = isCalled; }

  /** Whether boards are told in words instead of drawn. */
  get inWords(): boolean { return this.#kept.inWords; }
  set inWords(inWords: boolean) { this.#kept.inWords = inWords; }

  /** The theme of the moment. */
  get theme(): "light" | "dark" {
    if (this.light !== "auto") return this.light;
    return this.#isNight ? "dark" : "light";
  }

  /** Whether things fly: not where the person or the device wants them still. */
  get isMoving(): boolean {
    return this.motion && !this.#isStill && this.pace !== "off";
  }

  /** Milliseconds for one step of another's turn. */
  get step(): number {
    return this.isMoving ? PACES[this.pace] : 0;
  }
}

export const settings = new Settings();
