/** Chapter 5: effects that fall due together, and their order. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`effects that fall due together (${profile})`, () => {
    it(
      "resolves opponents' effects before one's own: Doomed, then Industrial Complex",
      rules('DOT 5.24', 'DOT 5.28', 'DOT 5.31', 'DOT DR-18', 'DOT DR-19', 'DOT DR-20'),
      () => {
        const t = table(profile, {
          at: 'draw',
          Jana: { destiny: 3, squad: { works: 'Industrial Complex' }, player: { doomed: { card: 'Doomed', by: 'Petr' } } },
          Petr: {},
        });
        expect(t.side(0).destiny).toBe(3);
        expect(t.card('doomed').zone).toBe('discard');
      },
    );
    it('lets the player order his own', rules('DOT 5.29'), () => {
      const t = table(profile, { at: 'draw', Jana: { destiny: 4, squad: { works: 'Industrial Complex', hq: 'Secret HQ' } }, Petr: {} });
      expect(t).toAsk(0, 'order.put');
      // The income first, and the upkeep of 5 can be paid.
      t.do('0: next 0', '0: pay');
      expect(t.side(0).destiny).toBe(2);
      expect(t.card('hq').zone).toBe('squad');
    });
    it("resolves several opponents' effects by whose turn is nearest", rules('DOT 5.25', 'DOT 5.24'), () => {
      const t = table(
        profile,
        {
          at: 'draw',
          active: 'Petr',
          Jana: {},
          Petr: { destiny: 4, player: { mine: { card: 'Doomed', by: 'Jana' }, evas: { card: 'Doomed', by: 'Eva' } } },
          Eva: {},
        },
        { seats: 3 },
      );
      const paid = t.events.filter(event => event.type === 'discarded').map(event => (event as never as { card: number }).card);
      // Eva's comes first and leaves 1; Jana's takes the last and is the one that goes.
      expect(paid).toEqual([t.id('mine')]);
    });
  });

for (const profile of PROFILES)
  describe(`effects of a draw step (${profile})`, () => {
    const tallies = (t: Table): number[] =>
      t.events.filter(event => event.type === 'marked').map(event => (event as never as { card: number }).card);
    it(
      'come from team-mates third, the nearest turn first',
      rules('DOT 5.24', 'DOT 5.25', 'DOT 5.26', 'DOT 5.27', 'DOT 5.28', 'DOT DR-18'),
      () => {
        const t = table(
          profile,
          {
            at: 'draw',
            Jana: {
              player: {
                own: 'Tally',
                e5: { card: 'Tally', by: 'Ida' },
                e2: { card: 'Tally', by: 'Eva' },
                p5: { card: 'Tally', by: 'Jan' },
                p1: { card: 'Tally', by: 'Petr' },
              },
            },
            Petr: {},
            Eva: {},
            Tom: {},
            Ida: {},
            Jan: {},
          },
          { seats: 6, options: { mode: 'teams' } },
        );
        expect(tallies(t)).toEqual(['p1', 'p5', 'e2', 'e5', 'own'].map(name => t.id(name)));
      },
    );
    it('come first where they concern the whole game', rules('DOT 5.23', 'DOT DR-18'), () => {
      const t = table(profile, {
        at: 'draw',
        Jana: { player: { own: 'Tally', theirs: { card: 'Tally', by: 'Petr' }, common: 'Common Tally' } },
        Petr: {},
      });
      expect(tallies(t)).toEqual(['common', 'theirs', 'own'].map(name => t.id(name)));
    });
    it('of one team-mate are put in order by him', rules('DOT 5.26', 'DOT DR-18'), () => {
      const t = table(
        profile,
        {
          at: 'draw',
          Jana: { player: { a: { card: 'Tally', by: 'Eva' }, b: { card: 'Tally', by: 'Eva' }, c: 'Tally' } },
          Petr: {},
          Eva: {},
          Tom: {},
        },
        { seats: 4, options: { mode: 'teams' } },
      );
      expect([t.asked, t.question, t.position.decision!.rule]).toEqual([2, 'order.put', 'DOT 5.26']);
      t.answer(2, 'next 1');
      expect(tallies(t)).toEqual(['b', 'a', 'c'].map(name => t.id(name)));
    });
    it('of one player are put in order by him', rules('DOT 5.29', 'DOT DR-18'), () => {
      const t = table(profile, {
        at: 'draw',
        Jana: { player: { a: { card: 'Tally', by: 'Petr' }, b: { card: 'Tally', by: 'Petr' }, c: 'Tally', d: 'Tally' } },
        Petr: {},
      });
      expect(t).toAsk(1, 'order.put');
      expect(t.position.decision!.rule).toBe('DOT 5.24');
      t.answer(1, 'next 1');
      expect(t).toAsk(0, 'order.put');
      t.answer(0, 'next 1');
      expect(tallies(t)).toEqual(['b', 'a', 'd', 'c'].map(name => t.id(name)));
    });
  });
