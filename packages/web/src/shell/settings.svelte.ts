/** What the person at this device wants: remembered, and applied to the page at once. */
import type { Language } from '@kolbiste/engine';
import type { StopMode, Stops } from '@kolbiste/protocol';
import { keep, readKept } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Motion = 'system' | 'full' | 'less';
/** When to ask "really?": never, before what cannot be taken back, or before every answer. */
export type Confirming = 'never' | 'careful' | 'always';

/** How quickly what happens is shown: a factor on the time it takes. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export const SPEEDS = { slow: 1.5, normal: 1, fast: 0.5, instant: 0 } as const satisfies Record<Speed, number>;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  /** 0 is the browser's own size. */
  text: 0 | 1 | 2 | 3;
  motion: Motion;
  sound: boolean;
  /** They were offered once. */
  soundOffered: boolean;
  /** 0 to 10. */
  volume: number;
  confirm: Confirming;
  /** A coach looks at answers against bots. */
  coach: boolean;
  /** Letters answer without a pointer. */
  letters: boolean;
  stops: StopMode;
  /** By game, other stops at windows of a kind. */
  stopsAt: { [game: string]: { [kind: string]: StopMode } };
  speed: Speed;
  /** Nobody's words are shown. */
  muted: boolean;
}

const DEFAULTS: Settings = {
  name: '',
  language: navigator.languages.some(tag => /^(cs|sk)\b/i.test(tag)) || navigator.languages.length === 0 ? 'cs' : 'en',
  theme: 'system',
  text: 0,
  motion: 'system',
  sound: false,
  soundOffered: false,
  volume: 5,
  confirm: 'careful',
  coach: false,
  letters: true,
  stops: 'matters',
  stopsAt: {},
  speed: 'normal',
  muted: false,
};

/** The levels of being asked; `never` is only for single kinds of window. */
export const STOPS: readonly StopMode[] = ['matters', 'whenUseful', 'everywhere'];

const ALLOWED: { readonly [K in keyof Settings]?: readonly unknown[] } = {
  language: ['cs', 'en'],
  theme: ['system', 'light', 'dark', 'contrast'],
  text: [0, 1, 2, 3],
  motion: ['system', 'full', 'less'],
  confirm: ['never', 'careful', 'always'],
  stops: STOPS,
  speed: SPEED_NAMES,
};

/** What was kept, field by field: what does not fit any more falls back to its default. */
function restored(): Settings {
  const kept = readKept('settings');
  const out: Record<string, unknown> = { ...DEFAULTS };
  if (typeof kept === 'object' && kept !== null) {
    // The speed was once that of bots alone.
    if ('pace' in kept) out['speed'] = kept.pace === 'atOnce' ? 'instant' : kept.pace === 'brisk' ? 'fast' : 'normal';
    for (const [name, value] of Object.entries(kept)) {
      if (!(name in DEFAULTS) || typeof value !== typeof out[name]) continue;
      const allowed = ALLOWED[name as keyof Settings];
      if (!allowed || allowed.includes(value)) out[name] = value;
    }
  }
  return out as unknown as Settings;
}

export const settings: Settings = $state(restored());

const darkness = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
/** A mouse speaks for a desk, and a desk for a keyboard. */
const desk = matchMedia('(hover: hover) and (pointer: fine)');
const system = $state({ dark: darkness.matches, contrast: contrast.matches, still: stillness.matches, keyboard: desk.matches });
desk.addEventListener('change', () => (system.keyboard ||= desk.matches));
darkness.addEventListener('change', () => (system.dark = darkness.matches));
contrast.addEventListener('change', () => (system.contrast = contrast.matches));
stillness.addEventListener('change', () => (system.still = stillness.matches));

/** Whether things may move. */
export const mayMove = (): boolean => settings.motion === 'full' || (settings.motion === 'system' && !system.still);

/** Whether letters stand at the answers: where there is a keyboard. */
const showLetters = (): boolean => settings.letters && system.keyboard;
/** A key was pressed outside of any text: there is a keyboard after all. */
export const keyPressed = (): void => void (system.keyboard = true);

/** The stops a table of this game should keep to. */
export function stopsFor(game: string): Stops {
  const kinds = $state.snapshot(settings.stopsAt[game] ?? {});
  return Object.keys(kinds).length ? { mode: settings.stops, kinds } : { mode: settings.stops };
}
export function sameStops(a: Stops, b: Stops): boolean {
  const [of, to] = [a.kinds ?? {}, b.kinds ?? {}];
  return a.mode === b.mode && Object.keys(of).length === Object.keys(to).length && Object.keys(of).every(kind => of[kind] === to[kind]);
}

/** Milliseconds of a motion, or nothing when the reader wants none. */
export const duration = (ms: number): number => (mayMove() ? ms : 0);

/** Puts the settings on the page and keeps them. Called once, from the first component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    const { theme } = settings;
    root.lang = settings.language;
    root.dataset['theme'] = theme === 'system' ? (system.contrast ? 'contrast' : system.dark ? 'dark' : 'light') : theme;
    root.dataset['text'] = String(settings.text);
    root.dataset['motion'] = mayMove() ? 'full' : 'less';
    root.dataset['letters'] = showLetters() ? 'shown' : 'hidden';
  });
  $effect(() => keep('settings', $state.snapshot(settings)));
}
