/** Dry, small sounds, synthesised and recorded once for each game. Silent until the person switches them on; no file is loaded. */
import type { Sound } from '@kolbiste/board-kit/sound';
import { settings } from './settings.svelte.ts';

/** What the things of a game are made of. */
interface Matter {
  /** How high its noises are, against paper and plastic. */
  readonly pitch: number;
  /** The body of a blow: tones that sound together, each with its share and its length. */
  readonly blow: readonly {
    readonly from: number;
    readonly to: number;
    readonly lasts: number;
    readonly gain: number;
    readonly wave: OscillatorType;
  }[];
  /** Of the small melodies. */
  readonly wave: OscillatorType;
}
const PUNCH = { from: 170, to: 55, lasts: 0.16, gain: 0.7, wave: 'sine' } as const;
const USUAL: Matter = { pitch: 1, blow: [PUNCH], wave: 'triangle' };
const MATTERS: { readonly [game: string]: Matter } = {
  // A tin toy: thin and bright.
  'scratch-wars': {
    pitch: 1.35,
    blow: [
      { from: 240, to: 120, lasts: 0.1, gain: 0.4, wave: 'triangle' },
      { from: 1480, to: 1440, lasts: 0.22, gain: 0.1, wave: 'sine' },
      { from: 2210, to: 2190, lasts: 0.14, gain: 0.06, wave: 'sine' },
    ],
    wave: 'square',
  },
  // A fist in a comic book.
  'dice-throne': { pitch: 1, blow: [{ from: 210, to: 45, lasts: 0.2, gain: 0.8, wave: 'sine' }], wave: 'triangle' },
  // Wood on wood.
  'summoner-wars': {
    pitch: 0.72,
    blow: [
      { from: 320, to: 210, lasts: 0.07, gain: 0.6, wave: 'triangle' },
      { from: 120, to: 90, lasts: 0.1, gain: 0.5, wave: 'sine' },
    ],
    wave: 'sine',
  },
  // Plate and rivets.
  doomtrooper: {
    pitch: 0.55,
    blow: [
      { from: 90, to: 40, lasts: 0.22, gain: 0.7, wave: 'sine' },
      { from: 523, to: 517, lasts: 0.3, gain: 0.1, wave: 'square' },
      { from: 831, to: 826, lasts: 0.24, gain: 0.07, wave: 'square' },
    ],
    wave: 'sawtooth',
  },
};
/** Seconds of a recording. */
const LENGTH = 0.8;
const RATE = 44_100;

interface Tone {
  readonly at?: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly gain: number;
  readonly wave?: OscillatorType;
}

function tone(audio: BaseAudioContext, { at = 0, from, to = from, lasts, gain, wave = 'triangle' }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const level = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(level).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

interface Noise {
  readonly at?: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly gain: number;
}
function rustle(audio: BaseAudioContext, { at = 0, lasts, pitch, gain }: Noise): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = noiseOf(audio);
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(level).connect(audio.destination);
  source.start(start, at, lasts);
}

const SOUNDS: { readonly [S in Sound]: (audio: BaseAudioContext, matter: Matter) => void } = {
  card: (audio, { pitch }) => rustle(audio, { lasts: 0.09, pitch: 2600 * pitch, gain: 0.5 }),
  click: (audio, { pitch }) => rustle(audio, { lasts: 0.03, pitch: 4200 * pitch, gain: 0.35 }),
  die: (audio, { pitch }) => {
    for (const [at, height] of [
      [0, 1500],
      [0.07, 1900],
      [0.12, 1300],
      [0.2, 1700],
    ] as const)
      rustle(audio, { at, lasts: 0.045, pitch: height * pitch, gain: 0.6 });
  },
  spin: (audio, { pitch }) => {
    for (let i = 0; i < 9; i++) rustle(audio, { at: i * i * 0.006, lasts: 0.025, pitch: 2600 * pitch, gain: 0.3 });
  },
  hit: (audio, { blow, pitch }) => {
    for (const each of blow) tone(audio, each);
    rustle(audio, { lasts: 0.06, pitch: 900 * pitch, gain: 0.5 });
  },
  turn: (audio, { wave }) => {
    tone(audio, { from: 523, lasts: 0.14, gain: loudness(wave), wave });
    tone(audio, { at: 0.1, from: 784, lasts: 0.22, gain: loudness(wave), wave });
  },
  win: (audio, { wave }) =>
    [523, 659, 784, 1046].forEach((from, i) => tone(audio, { at: i * 0.09, from, lasts: 0.3, gain: loudness(wave), wave })),
  lose: (audio, { wave }) =>
    [392, 330, 262].forEach((from, i) => tone(audio, { at: i * 0.13, from, lasts: 0.35, gain: loudness(wave), wave })),
};
/** Rich tones are as loud as plain ones with less. */
const loudness = (wave: OscillatorType): number => (wave === 'square' || wave === 'sawtooth' ? 0.08 : 0.2);

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, RATE, RATE);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

let context: AudioContext | null = null;
const recorded = new Map<string, Promise<AudioBuffer>>();
function recordingOf(sound: Sound, game: string): Promise<AudioBuffer> {
  const name = `${game} ${sound}`;
  const known = recorded.get(name);
  if (known) return known;
  const studio = new OfflineAudioContext(1, LENGTH * RATE, RATE);
  SOUNDS[sound](studio, MATTERS[game] ?? USUAL);
  const made = studio.startRendering();
  recorded.set(name, made);
  return made;
}

/** Plays a sound as it is in this game, if sounds are wanted. */
export async function play(sound: Sound, game = ''): Promise<void> {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const buffer = await recordingOf(sound, game);
  const source = context.createBufferSource();
  const level = context.createGain();
  source.buffer = buffer;
  level.gain.value = (settings.volume / 10) ** 2;
  source.connect(level).connect(context.destination);
  source.start();
}
