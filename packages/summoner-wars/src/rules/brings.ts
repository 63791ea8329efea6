/** The deck each seat brings (SUM 6.3, 11.3): a faction, or a deck as text; who plays two decks brings two (SUM 12.1.6). */
import { fairSide, InputError, type Brings, type Plain } from '@kolbiste/engine';
import { UNEVEN } from '../cards/uneven.ts';
import { allFactions } from '../cards/registry.ts';
import { deckFrom, type TableOptions } from './options.ts';
import { seating } from './setup.ts';

const decksOf = (brought: Plain): readonly Plain[] => (Array.isArray(brought) ? brought : [brought]);

export const brings: Brings<TableOptions> = {
  option: 'decks',
  read(value) {
    const decks = decksOf(value);
    if (decks.length < 1 || decks.length > 2 || decks.some(deck => typeof deck !== 'string' || deck === ''))
      throw new InputError('deck', 'a deck is a faction or a text; who plays two decks may bring a list of two');
    for (const deck of decks) deckFrom(deck as string);
    return value;
  },
  summary: () => null,
  usual: (_, __, random, rival) =>
    fairSide(
      allFactions().map(({ id }) => id),
      UNEVEN,
      random,
      rival,
    ),
  uneven: UNEVEN,
  /** By side. A side without a deck chooses at the table (SUM 6.3). */
  gather(brought, { doubled }) {
    const left = brought.map(value => [...decksOf(value)]);
    return seating(brought.length, doubled).map(seat => left[seat]!.shift() ?? '');
  },
};
