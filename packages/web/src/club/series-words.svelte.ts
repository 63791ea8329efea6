/** The words of series in the reader's language. */
import { lang } from '../text/index.svelte.ts';
import { cs } from './series.cs.ts';
import { en, type SeriesWords } from './series.en.ts';

export const w = (): SeriesWords => (lang() === 'cs' ? cs : en);
