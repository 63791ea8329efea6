/** What the tiles of My things say of a deck: all games with what it is or was, and no others. */
import { emptyDeck, type CardDeck } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { broughtFrom } from '../../src/workshop/brought.ts';
import { broughtTo, recordsOf } from '../../src/workshop/played.ts';
import type { LocalMatch } from '../../src/worker/local-store.ts';

const hussars = (count: number): CardDeck => ({ ...emptyDeck('doomtrooper'), cards: [['01-1', count]] });
const BOT = { by: 'bot', level: 'squire' } as const;

function match(places: readonly number[] | null, more: Partial<LocalMatch> & { readonly by?: string } = {}): LocalMatch {
  const { by = 'rules', ...rest } = more;
  return {
    mode: 'bot',
    control: [BOT, { by: 'person' }],
    header: { options: { decks: ['imperial', broughtFrom(hussars(3))] } },
    summary: { game: 'doomtrooper', result: places && { places, by } },
    ...rest,
  } as unknown as LocalMatch;
}

describe('a match on this device', () => {
  it('counts for what its person brought, once it is over', () => {
    expect(broughtTo(match([2, 1]))).toEqual({ brought: broughtFrom(hussars(3)), record: { played: 1, won: 1 } });
    expect(broughtTo(match([1, 2]))?.record).toEqual({ played: 1, won: 0 });
    expect(broughtTo(match([1, 1]))?.record).toEqual({ played: 1, won: 0 });
  });

  it('counts for nobody while it goes on, when it was given up, or when no one person played', () => {
    expect(broughtTo(match(null))).toBeNull();
    expect(broughtTo(match([2, 1], { by: 'abort' }))).toBeNull();
    expect(broughtTo(match([2, 1], { mode: 'self' }))).toBeNull();
    expect(broughtTo(match([2, 1], { control: [BOT, BOT] }))).toBeNull();
    expect(broughtTo(match([2, 1], { header: { options: {} } as never }))).toBeNull();
  });
});

describe('a deck', () => {
  it('has the games of all its versions, each once, and none of other decks', () => {
    const counted = [3, 3, 4, 5].map((count, i) => ({ brought: broughtFrom(hussars(count)), record: { played: 1, won: i % 2 } }));
    const records = recordsOf(
      [
        { deck: 'a', versions: [hussars(4), hussars(3), { ...hussars(3), notes: 'the same cards' }] },
        { deck: 'b', versions: [hussars(9)] },
      ],
      counted,
    );
    expect(records.get('a')).toEqual({ played: 3, won: 1 });
    expect(records.get('b')).toEqual({ played: 0, won: 0 });
  });
});
