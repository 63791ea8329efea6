/** Words about people in the reader's language. */
import { lang } from '../text/index.svelte.ts';
import { cs } from './people.cs.ts';
import { en, type PeopleWords } from './people.en.ts';

export const p = (): PeopleWords => (lang() === 'cs' ? cs : en);

/** `+14`, `−8`, `±0`, with a minus that is one. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');
export const dayText = (moment: number): string =>
  new Intl.DateTimeFormat(lang() === 'cs' ? 'cs-CZ' : 'en-GB', { dateStyle: 'medium' }).format(moment);
