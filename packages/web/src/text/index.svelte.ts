/** The dictionary in use. Reading `t()` in a component follows the language when it is switched. */
import type { Language } from '@kolbiste/engine';
import { settings } from '../shell/settings.svelte.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import type { ShellText } from './words.ts';

const DICTIONARIES: Record<Language, ShellText> = { cs, en };

export const t = (): ShellText => DICTIONARIES[settings.language];
export const lang = (): Language => settings.language;
export type { ShellText };

/** A game's name even if nobody has told it yet. */
export const gameTitle = (game: string): string =>
  (t().games as { readonly [id: string]: { readonly title: string } })[game]?.title ?? game;

export const dateText = (moment: number): string =>
  new Intl.DateTimeFormat(settings.language === 'cs' ? 'cs-CZ' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
