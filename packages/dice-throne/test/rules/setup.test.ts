/** The table before the first turn (chapter 2). */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { COMMON_CARDS } from '../../src/cards/common.ts';
import { game, heroNamed } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';
import { table } from '../fixture.ts';

describe('set-up', () => {
  const dealt = (seed: string): World =>
    newTable(game, { options: { heroes: ['black-widow', 'thor'] }, seed }).position.world as unknown as World;
  it(
    'gives 50 health, 2 CP, four cards of a shuffled deck, and the hero’s own set-up first',
    rules('DIT 2.2', 'DIT 2.3', 'DIT 2.4', 'DIT 2.5', 'DIT 2.6', 'DIT 2.9', 'DIT R93'),
    () => {
      const w = dealt('set-up');
      expect(w.dials).toEqual([50, 50]);
      for (const { cp, hand, deck } of w.players)
        expect([cp, hand.length, deck.length]).toEqual([2, 4, cp === 2 && hand.length === 4 ? deck.length : -1]);
      expect(w.players[0]!.deck.length + 4).toBe(32);
      expect(w.players[1]!.deck.length + 4).toBe(33);
      expect(w.players[0]!.tokens.map(({ status }) => status)).toEqual(['covertOps', 'covertOps', 'covertOps']);
      expect(w.players[1]!.tokens).toEqual([]);
      expect(w.players[1]!.companion).toBe(1);
      expect(dealt('another').cards).not.toEqual(w.cards);
      // Each deck has the common cards and the hero's own, and nobody knows what is left in it.
      for (const [seat, { deck, hand }] of w.players.entries()) {
        const own = heroNamed(w.players[seat]!.hero).cards.map(({ id }) => id);
        expect([...deck, ...hand].map(id => w.cards[id]!).sort()).toEqual([...COMMON_CARDS.map(({ id }) => id), ...own].sort());
        expect([...deck.map(id => w.known[id]), ...hand.map(id => w.known[id])]).toEqual([
          ...deck.map(() => 0),
          ...hand.map(() => 1 << seat),
        ]);
      }
    },
  );
  it('lets the highest roll start, ties roll again', rules('DIT 2.7', 'DIT 2.8', 'DIT 3.1', 'DIT 3.2', 'DIT R91'), () => {
    const t = table({ at: 'start', Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [4, 4, 2, 5]);
    expect(t.cites('startTied', 'DIT R91')).toBe(true);
    expect(t.all('startRolled').map(({ seat, die, rule }) => `${seat}: ${die} ${rule}`)).toEqual([
      '0: 4 DIT 2.7',
      '1: 4 DIT 2.7',
      '0: 2 DIT 2.7',
      '1: 5 DIT 2.7',
    ]);
    expect(t.world.active).toBe(1);
    expect(t.cites('startDecided', 'DIT 2.8')).toBe(true);
  });
  it('offers no hero twice unless the table says so', rules('DIT R92'), () => {
    expect(() => newTable(game, { options: { heroes: ['thor', 'thor'] } })).toThrow('mirror');
    expect(newTable(game, { options: { heroes: ['thor', 'thor'], mirror: true } }).asked).not.toBeNull();
  });
});
