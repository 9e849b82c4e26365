/** Short tones, made here; no files. Off unless switched on in the settings. */

import type { Frame } from "../protocol";
import { settings } from "./settings.svelte";

const TONES: Record<string, [pitch: number, seconds: number, shape: OscillatorType]> = {
  draw: [520, 0.05, "triangle"],
  summon: [330, 0.16, "triangle"],
  set: [220, 0.08, "triangle"],
  activate: [660, 0.14, "sine"],
  attack: [140, 0.18, "sawtooth"],
  "battle-damage": [90, 0.25, "square"],
  "effect-damage": [90, 0.25, "square"],
  gain: [780, 0.16, "sine"],
  over: [440, 0.6, "triangle"],
};

let context: AudioContext | null = null;

export function cue(frame: Frame, seat: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const event of (frame.view.events ?? []).slice(-4)) {
    const tone = TONES[event.kind];
    if (tone) at = play(context, at, ...tone);
  }
  if (frame.view.turn_player === seat && frame.view.events?.some((one) => one.kind === "turn")) {
    play(context, at, 880, 0.12, "sine");
  }
}

function play(context: AudioContext, at: number, pitch: number, seconds: number, shape: OscillatorType): number {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.07, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
  return at + seconds * 0.6;
}
