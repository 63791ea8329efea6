/** The builder's words in the reader's language. */
import { lang } from '../../text/index.svelte.ts';
import { cs } from './words.cs.ts';
import { en, type BuilderWords } from './words.en.ts';

export const w = (): BuilderWords => (lang() === 'cs' ? cs : en);
/** A number with one decimal place, as the reader writes it. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(lang(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);
export const percent = (share: number): string =>
  new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: share > 0.995 && share < 1 ? 1 : 0 }).format(share);
