/** The cards each seat brings, where players bring their own (SCW 1.5.1.2): a list of card codes. */
import type { Brings } from '@kolbiste/engine';
import { decodeCard, encodeCard, starterSets } from '../cards/index.ts';
import { codesFrom, poolFromCodes, type DuelOptions } from './options.ts';

/** Cards of the ready sets are everybody's. */
const READY: ReadonlySet<string> = new Set(starterSets.flatMap(({ hero, weapons }) => [hero, ...weapons].map(encodeCard)));

/** A card's one code, however it was typed. */
function codeOf(typed: string): string {
  const read = decodeCard(typed);
  return 'card' in read ? encodeCard(read.card) : typed;
}

export const brings: Brings<DuelOptions> = {
  option: 'pools',
  wanted: ({ preparation }) => preparation === 'collection',
  read(value, { printedValues }) {
    const codes = codesFrom(value, 'your cards');
    poolFromCodes(codes, 'your cards', printedValues);
    return codes;
  },
  // How many they are is not told either: the loadouts are chosen in secret.
  summary: () => null,
  ofClub: (brought, { pool }) => (pool === 'club' ? (brought as readonly string[]).map(codeOf).filter(code => !READY.has(code)) : []),
  usualRated: { pool: 'club' },
  usual(_, __, random) {
    const { hero, weapons } = starterSets[random.integer(starterSets.length)]!;
    return [hero, ...weapons].map(encodeCard);
  },
};
