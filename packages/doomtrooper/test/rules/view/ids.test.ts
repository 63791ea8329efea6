/** An id that somebody has seen tells nothing about a card that nobody sees any longer: worlds that differ only in what is hidden look alike. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { definitionNamed } from '../../../src/index.ts';
import { redact, view } from '../../../src/rules/view.ts';
import { PROFILES, rig, table, type Table } from '../../fixture.ts';

const HAND = { h1: 'Golden Lion', h2: 'Sea Lion', h3: 'Hussar', h4: 'Combat Warhead' };
/** Which of the places this card's id can be at in the end, over many lots. */
function idsOf(play: (seed: number) => Table, card: string, zone: string): Set<number> {
  const ids = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const t = play(seed);
    const def = definitionNamed(card);
    const found = t.world.cards.findIndex(({ def: is, zone: at, owner }) => is === def && at === zone && owner === 0);
    expect(found).toBeGreaterThanOrEqual(0);
    ids.add(found);
  }
  return ids;
}
/** The same table with another lot. */
const other = (t: Table, seed: number): Table => {
  rig(t.position.random).drawn += seed * 16;
  return t;
};

for (const profile of PROFILES)
  describe(`ids (${profile})`, () => {
    const given = (hand: { readonly [name: string]: string }) =>
      table(profile, {
        at: 'window',
        Jana: { destiny: 9, hand: { fix: 'Strategic Restructuring', ...hand }, squad: { valerie: 'Valerie Duval', lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
    it('of a card that comes back to the hand is one that nobody has seen on the table', rules('DOT 9.25', 'DOT DR-89'), () => {
      const ids = idsOf(
        seed =>
          other(given({ h1: 'Hussar', h2: 'Sea Lion', h3: 'Combat Warhead' }), seed)
            .do('0: play fix on valerie')
            .answered(),
        'Valerie Duval',
        'hand',
      );
      expect(ids.size).toBe(4);
    });
    it('of a warrior played into cover may be any of those that were in the hand', rules('DOT 9.25'), () => {
      const ids = idsOf(
        seed =>
          other(table(profile, { Jana: { hand: HAND, squad: { own: 'Mystic' } }, Petr: { squad: { foe: 'Sea Lion' } } }), seed).do(
            '0: hide h3',
          ),
        'Hussar',
        'hidden',
      );
      expect(ids.size).toBe(4);
    });
    it('of a card discarded from the hand may be any of those that were in it', rules('DOT 27.4', 'DOT DR-89'), () => {
      const ids = idsOf(
        seed =>
          other(table(profile, { at: 'discard', Jana: { hand: HAND }, Petr: { squad: { foe: 'Sea Lion' } } }), seed).do('0: discard h3'),
        'Hussar',
        'discard',
      );
      expect(ids.size).toBe(4);
    });
    it('of a card taken out of the discard pile may be any of those that lay there', rules('DOT DR-89'), () => {
      const left = new Set<string>();
      for (let seed = 0; seed < 30; seed++) {
        const t = other(
          table(profile, {
            at: 'window',
            Jana: { hand: { gift: 'Gift of Fate' }, discard: { d1: 'Hussar', d2: 'Sea Lion', d3: 'Golden Lion' } },
            Petr: { squad: { foe: 'Sea Lion' } },
          }),
          seed,
        );
        t.do('0: play gift', '0: spend 0').answered().do('0: take d2');
        left.add(['d1', 'd2', 'd3'].filter(name => t.side(0).hand.includes(t.id(name))).join());
        expect(t.side(0).hand.map(id => t.world.cards[id]!.def)).toEqual([definitionNamed('Sea Lion')]);
      }
      expect([...left].toSorted()).toEqual(['d1', 'd2', 'd3']);
    });
    it('keep their places: the owner sees the same hand in the same order', rules('DOT DR-89'), () => {
      const t = given({ h1: 'Hussar', h2: 'Sea Lion' }).do('0: play fix on valerie').answered();
      const names = ['Hussar', 'Sea Lion', 'Valerie Duval'];
      expect(view(t.world, 0).sides[0]!.hand.map(({ def }) => def)).toEqual(names.map(definitionNamed));
      expect(view(t.world, 1).sides[0]!.hand.map(({ def }) => def)).toEqual([null, null, null]);
    });
    it('everybody is told who went back to the hand, and nobody which card there it is', rules('DOT DR-89'), () => {
      const t = given({ h1: 'Hussar', h2: 'Sea Lion' }).do('0: play fix on valerie').answered();
      const event = t.events.find(({ type }) => type === 'returned')!;
      for (const viewer of [0, 1])
        expect(redact(t.world, event as never, viewer)).toMatchObject({
          card: t.id('valerie'),
          faces: { [t.id('valerie')]: definitionNamed('Valerie Duval') },
        });
    });
  });
