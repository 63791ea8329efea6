/** Chapter 4: who begins, the first hands, the privilege of an exchange. */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game as doomtrooperGame } from '../../../src/index.ts';
import { READY_DECKS } from '../../../src/decks/ready.ts';
import type { World } from '../../../src/rules/state.ts';
import { type Profile, PROFILES } from '../../fixture.ts';

const start = (profile: Profile, more: object = {}, seats = 2) =>
  newTable(doomtrooperGame as never, { options: { profile, ...more }, seats, seed: 'opening' });
const starter = (options: object, seed: string): number =>
  (newTable(doomtrooperGame as never, { options: options as never, seats: 2, seed }).position.world as World).active;

for (const profile of PROFILES)
  describe(`the opening (${profile})`, () => {
    it(
      'shuffles, gives five destiny points and seven cards, and asks for the privilege',
      rules('DOT 4.3', 'DOT 4.4', 'DOT 4.7t', 'DOT 4.7s', 'DOT DR-23', 'DOT DR-24'),
      () => {
        const play = start(profile);
        const w = play.position.world as World;
        for (const side of w.sides) {
          expect(side.destiny).toBe(5);
          expect(side.hand.length).toBe(7);
        }
        expect(play.offers).toEqual(['keep', 'exchange']);
        expect(play.asked).toBe(w.active);
        expect(play.position.decision!.rule).toBe(profile === 'tournament' ? 'DOT 4.7t' : 'DOT 4.7s');
        // The tournament book always grants the privilege, the other where the players agreed on it.
        expect(start(profile, { cardinal: false }).question === 'opening.exchange').toBe(profile === 'tournament');
      },
    );
    it('is for two or more, each with a deck of his own, shuffled', rules('DOT 2.1', 'DOT 2.3', 'DOT 4.1', 'DOT DR-23'), () => {
      const decks = READY_DECKS.slice(0, 2);
      const opened = (seed: string): World =>
        newTable(doomtrooperGame as never, { options: { profile, decks: decks.map(({ name }) => name) }, seats: 2, seed }).position
          .world as World;
      const w = opened('a');
      for (const [seat, { cards }] of decks.entries())
        expect(w.cards.flatMap(({ owner, zone, def }) => (owner === seat && zone !== 'sideboard' ? [def] : [])).toSorted()).toEqual(
          cards.toSorted(),
        );
      const order = (seed: string): number[] => {
        const { cards, sides } = opened(seed);
        return sides[0]!.library.map(id => cards[id]!.def);
      };
      expect(order('a')).not.toEqual(order('b'));
      expect((start(profile, {}, 3).position.world as World).sides).toHaveLength(3);
      expect(() => start(profile, {}, 1)).toThrow('2 to 7');
    });
    it(
      'exchanges a hand without a warrior freely, one with a warrior at the price of seven cards',
      rules('DOT 4.8', 'DOT 4.9t', 'DOT 4.9s', 'DOT 4.10', 'DOT 4.11', 'DOT DR-24'),
      () => {
        let free = 0,
          paid = 0;
        for (let i = 0; i < 40 && (!free || !paid); i++) {
          const play = newTable(doomtrooperGame as never, { options: { profile }, seats: 2, seed: `exchange ${i}` });
          const w = play.position.world as World;
          const seat = play.asked!;
          const faces = (ids: readonly number[]) => ids.map(id => w.cards[id]!.def);
          const old = faces(w.sides[seat]!.hand);
          const library = w.sides[seat]!.library.length;
          play.answer(seat, 'exchange');
          expect(w.sides[seat]!.hand.length).toBe(7);
          const exchanged = play.events.find(event => event.type === 'handExchanged') as never as { free: boolean };
          if (exchanged.free) {
            free++;
            expect(w.sides[seat]!.library.length).toBe(library);
            expect(play.events.some(event => event.type === 'handShown')).toBe(true);
          } else {
            paid++;
            expect(faces(w.sides[seat]!.discard)).toEqual(old);
            expect(w.sides[seat]!.library.length).toBe(library - 7);
          }
        }
        expect(free).toBeGreaterThan(0);
        expect(paid).toBeGreaterThan(0);
      },
    );
  });

describe('who starts', () => {
  it('is told, by the rule of the book (tournament, standard)', rules('DOT 4.6t', 'DOT 4.6s'), () => {
    for (const profile of PROFILES) {
      const { events, position } = start(profile);
      const [told] = events.filter(({ type }) => type === 'startDecided');
      expect(told).toMatchObject({ seat: (position.world as World).active, rule: profile === 'tournament' ? 'DOT 4.6t' : 'DOT 4.6s' });
    }
  });
  it('is decided at random (tournament)', rules('DOT 4.6t', 'DOT DR-23'), () => {
    const starters = new Set(Array.from({ length: 12 }, (_, i) => starter({ profile: 'tournament' }, `lot ${i}`)));
    expect([...starters].toSorted()).toEqual([0, 1]);
  });
  it('is agreed at the table (standard)', rules('DOT 4.6s', 'DOT DR-23'), () => {
    for (let i = 0; i < 6; i++) expect(starter({ profile: 'standard', start: 'first' }, `agreed ${i}`)).toBe(0);
  });
});
