import { emptyDeck, type OwnedCard, type StoredDeck } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { newAmong, readThings, thingsFile } from '../../src/workshop/things-file.ts';

const deck: StoredDeck = {
  id: '0'.repeat(32),
  game: 'doomtrooper',
  name: 'Husaři',
  data: { ...emptyDeck('doomtrooper'), cards: [['01001', 3]] },
  revision: 4,
  createdAt: 1,
  changedAt: 2,
  deletedAt: null,
};
const card: OwnedCard = { game: 'scratch-wars', code: 'SWH-1', copies: 1, origin: 'typed', pack: null, mark: 'QR', at: 3, deletedAt: null };

describe('a file of everything', () => {
  it('is read as it was written', () => {
    expect(readThings(thingsFile([deck], [card]))).toEqual({
      decks: [{ name: 'Husaři', data: deck.data }],
      cards: [{ game: 'scratch-wars', code: 'SWH-1', origin: 'typed', mark: 'QR' }],
    });
  });

  it('is an account’s export, too, without what was taken away', () => {
    const row = { ...card, deletedAt: undefined, deleted_at: null, player: 'p', change: 4 };
    const text = JSON.stringify({
      format: 'kolbiste-player',
      v: 1,
      decks: [{ ...deck, share: null }],
      owned: [row, { ...row, code: 'B', deleted_at: 7 }],
    });
    expect(readThings(text)).toMatchObject({ decks: [{ name: 'Husaři' }], cards: [{ code: 'SWH-1' }] });
    expect(readThings(text)!.cards.length).toBe(1);
  });

  it('leaves out what cannot be read, and nothing else', () => {
    const text = JSON.stringify({
      format: 'kolbiste-things',
      v: 1,
      decks: [{ name: 'x', data: { v: 1, game: 'chess' } }, null, deck],
      owned: [7, card],
    });
    expect(readThings(text)).toMatchObject({ decks: [{ name: 'Husaři' }], cards: [{ code: 'SWH-1' }] });
  });

  it.each(['', '{', '[]', 'null', '{"format":"other","v":1}', '{"format":"kolbiste-things","v":9}', '\u0000\u0001'])('is not %s', text => {
    expect(readThings(text)).toBeNull();
  });

  it('brings nothing twice', () => {
    const { decks } = readThings(thingsFile([deck], []))!;
    expect(newAmong(decks, [deck])).toEqual([]);
    expect(newAmong(decks, [{ ...deck, name: 'Jiní' }])).toEqual(decks);
  });
});
