/** The sounds of a table, made on the spot: wood, paper, coin, dice, and a chime when one is called. Silent until switched on. */
import { settings } from "./settings.svelte";

export type Sound = "wood" | "paper" | "coin" | "dice" | "chime";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Half a second of hiss, from which knocks and rustles are cut. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Loud at once, then fading. */
function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, pitch: number, loudness: number, length: number, type: OscillatorType = "sine"): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.92, at + length);
  voice.connect(fading(audio, at, loudness, length));
  voice.start(at);
  voice.stop(at + length);
}

function rustle(audio: AudioContext, at: number, pitch: number, width: number, loudness: number, length: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  source.connect(band).connect(fading(audio, at, loudness, length));
  source.start(at, Math.random() * 0.2, length);
}

const makers: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood(audio, at) {
    tone(audio, at, 190 + Math.random() * 30, 0.25, 0.09, "triangle");
    rustle(audio, at, 900, 2, 0.2, 0.05);
  },
  paper(audio, at) {
    rustle(audio, at, 3600, 0.8, 0.09, 0.16);
    rustle(audio, at + 0.06, 5200, 0.9, 0.06, 0.12);
  },
  coin(audio, at) {
    tone(audio, at, 2350, 0.07, 0.28);
    tone(audio, at + 0.012, 3320, 0.05, 0.22);
  },
  dice(audio, at) {
    for (let i = 0; i < 5; i += 1) {
      const knock = at + i * 0.055 + Math.random() * 0.02;
      rustle(audio, knock, 1500 + Math.random() * 900, 3, 0.22 - i * 0.03, 0.045);
      tone(audio, knock, 320 + Math.random() * 120, 0.08, 0.04, "triangle");
    }
  },
  chime(audio, at) {
    tone(audio, at, 659, 0.09, 0.5);
    tone(audio, at + 0.14, 880, 0.09, 0.7);
  },
};

/** Which sound goes with something that moves: by a word of the games. */
export function soundOf(what: string): Sound {
  if (/gold|coin|money/.test(what)) return "coin";
  if (/card|tile|sheet|^~/.test(what)) return "paper";
  if (/die|dice/.test(what)) return "dice";
  return "wood";
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  makers[sound](context, context.currentTime + 0.01);
}

/** What moved in these lines of a log, each kind of sound once. */
export function hear(lines: { events: { motions?: { what: string }[] | null }[] }[]): void {
  const moved = lines.flatMap((line) => line.events.flatMap((event) => event.motions ?? []));
  for (const sound of new Set(moved.map(({ what }) => soundOf(what)))) play(sound);
}
