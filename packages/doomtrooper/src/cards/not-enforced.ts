/**
 * Official cards whose effect is not enforced yet: known by name and type, and not to be put into a deck. With the pool they are
 * the whole official list.
 */
import type { CardType } from './vocabulary.ts';

type Row = readonly [code: string, type: CardType, en: string, cs: string];
const ROWS: readonly Row[] = [];

export const NOT_ENFORCED = ROWS.map(([code, type, en, cs]) => ({ code, type, en, cs }));
