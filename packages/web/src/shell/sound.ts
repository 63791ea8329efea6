/** Dry, small, synthesised sounds. Silent until the person switches them on; no file is loaded. */
import type { Sound } from '@kolbiste/board-kit/sound';
import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function stage(): AudioContext | null {
  if (!settings.sound || settings.volume === 0) return null;
  if (!context) {
    if (typeof AudioContext === 'undefined') return null;
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  readonly at?: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly gain: number;
  readonly wave?: OscillatorType;
}

function tone(audio: AudioContext, out: AudioNode, { at = 0, from, to = from, lasts, gain, wave = 'triangle' }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const level = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(level).connect(out);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

function rustle(audio: AudioContext, out: AudioNode, at: number, lasts: number, pitch: number, gain: number): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(level).connect(out);
  source.start(start, Math.random() * 0.3, lasts);
}

const SOUNDS: { readonly [S in Sound]: (audio: AudioContext, out: AudioNode) => void } = {
  card: (audio, out) => rustle(audio, out, 0, 0.09, 2600, 0.5),
  click: (audio, out) => rustle(audio, out, 0, 0.03, 4200, 0.35),
  die: (audio, out) => {
    for (const [at, pitch] of [
      [0, 1500],
      [0.07, 1900],
      [0.12, 1300],
      [0.2, 1700],
    ] as const)
      rustle(audio, out, at, 0.045, pitch, 0.6);
  },
  spin: (audio, out) => {
    for (let i = 0; i < 9; i++) rustle(audio, out, i * i * 0.006, 0.025, 3400, 0.3);
  },
  hit: (audio, out) => {
    tone(audio, out, { from: 170, to: 55, lasts: 0.16, gain: 0.7, wave: 'sine' });
    rustle(audio, out, 0, 0.06, 900, 0.5);
  },
  turn: (audio, out) => {
    tone(audio, out, { from: 523, lasts: 0.14, gain: 0.22 });
    tone(audio, out, { at: 0.1, from: 784, lasts: 0.22, gain: 0.22 });
  },
  win: (audio, out) => [523, 659, 784, 1046].forEach((from, i) => tone(audio, out, { at: i * 0.09, from, lasts: 0.3, gain: 0.2 })),
  lose: (audio, out) => [392, 330, 262].forEach((from, i) => tone(audio, out, { at: i * 0.13, from, lasts: 0.35, gain: 0.2 })),
};

export function play(sound: Sound): void {
  const audio = stage();
  if (!audio) return;
  const out = audio.createGain();
  out.gain.value = (settings.volume / 10) ** 2;
  out.connect(audio.destination);
  SOUNDS[sound](audio, out);
}
