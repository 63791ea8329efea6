/**
 * The dictionary in use. Reading `t()` in a component follows the language when it is switched. Only the reader's own language is
 * loaded at first; until another has come, the page keeps speaking the one it has.
 */
import type { Language } from '@kolbiste/engine';
import { settings } from '../shell/settings.svelte.ts';
import type { ShellText } from './words.ts';

const LOADERS: { readonly [L in Language]: () => Promise<ShellText> } = {
  cs: () => import('./cs.ts').then(module => module.cs),
  en: () => import('./en.ts').then(module => module.en),
};

let loaded: { readonly [L in Language]?: ShellText } = $state.raw({});
let spoken: ShellText | null = null;

export async function loadLanguage(language: Language): Promise<void> {
  if (loaded[language]) return;
  const text = await LOADERS[language]();
  loaded = { ...loaded, [language]: text };
}

/** Loads what the settings ask for, whenever they change. Called once, from the first component. */
export function followLanguage(): void {
  $effect(() => void loadLanguage(settings.language));
}

export function t(): ShellText {
  spoken = loaded[settings.language] ?? spoken;
  if (!spoken) throw new Error('no language has been loaded');
  return spoken;
}
export const lang = (): Language => settings.language;
export type { ShellText };

/** A game's name even if nobody has told it yet. */
export const gameTitle = (game: string): string =>
  (t().games as { readonly [id: string]: { readonly title: string } })[game]?.title ?? game;

export const dateText = (moment: number): string =>
  new Intl.DateTimeFormat(settings.language === 'cs' ? 'cs-CZ' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
