/** The cards each seat brings, where players bring their own (SCW 1.5.1.2): a list of card codes. */
import type { Brings } from '@kolbiste/engine';
import { encodeCard, starterSets } from '../cards/index.ts';
import { codesFrom, poolFromCodes, type DuelOptions } from './options.ts';

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
  usual(_, __, random) {
    const { hero, weapons } = starterSets[random.integer(starterSets.length)]!;
    return [hero, ...weapons].map(encodeCard);
  },
};
