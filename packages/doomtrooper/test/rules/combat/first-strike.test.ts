/** Chapters 25 and 36: first strikes. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, rig, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`first strikes (${profile})`, () => {
    const tournament = profile === 'tournament';
    it(
      'lets the first striker strike first, and the other only if he survives',
      rules('DOT 5.22', 'DOT 25.11', 'DOT 25.12', 'DOT 25.13', 'DOT DR-60', 'DOT 25.16t'),
      () => {
        const t = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', wounded: true, gear: { gun: 'Cybernetic Power Arm' } } } },
          Petr: { station: {}, cohort: { necro: { card: 'Necromutant', gear: { death: 'Time Death' } } } },
        });
        t.card('death');
        t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight').arm('gun').do('1: victory 3').passWhile();
        // Nine against four would have hit, but he was dead first.
        expect(t.card('lion').zone).toBe('discard');
        expect(t.card('necro').wounded).toBe(false);
        // Unwounded he survives the first strike, and strikes back.
        const alive = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', gear: { gun: 'Cybernetic Power Arm' } } } },
          Petr: { cohort: { necro: { card: 'Necromutant', gear: { quick: 'Quick' } } } },
        });
        alive.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight').arm('gun').passWhile();
        expect(alive.all('wounded').map(event => (event as never as { card: number }).card)).toEqual(
          ['lion', 'necro'].map(name => alive.id(name)),
        );
      },
    );
    it('has no more of two sources than of one', rules('DOT 25.15'), () => {
      const t = table(profile, {
        Jana: { cohort: { two: { card: 'Necromutant', wounded: true, gear: { q: 'Quick' } } }, player: { f: 'Necromutant Frenzy' } },
        Petr: { squad: { one: { card: 'Blood Beret', wounded: true, gear: { r: 'Quick' } } } },
      });
      t.do('0: attack', '0: attacker two', '0: defender one', '0: fight', '0: victory 4', '1: victory 4').passWhile();
      expect([t.card('two').zone, t.card('one').zone]).toEqual(['discard', 'discard']);
    });
    it('cancels out first strikes on both sides, however many', rules('DOT 25.14', 'DOT 25.15', 'DOT 36.5'), () => {
      const t = table(profile, { opened: true, Jana: { station: { a: 'Templar Marine' } }, Petr: { station: { b: 'Templar Marine' } } });
      rig(t.card('a')).wounded = true;
      rig(t.card('b')).wounded = true;
      for (const name of ['a', 'b'])
        rig(t.world).effects.push({
          source: t.id(name),
          def: t.card(name).def,
          by: 0,
          on: t.id(name),
          what: 'ratings',
          ratings: [3, 3, 0, 0],
          layer: 'add',
          fight: null,
          until: null,
          draw: false,
          whileInPlay: false,
          role: null,
          stamp: 1,
        });
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 7', '1: victory 7').passWhile();
      expect([t.card('a').zone, t.card('b').zone]).toEqual(['discard', 'discard']);
    });
    it(
      tournament ? 'lets ALWAYS come before an ordinary first strike' : 'cancels first strikes out, ALWAYS or not',
      rules('DOT 25.16t', 'DOT 25.16s', 'DOT 36.4', 'DOT DR-61'),
      () => {
        const meet = (ever: object): Table => {
          const t = table(profile, {
            Jana: { hand: { x: 'Doomed' }, cohort: { a: { card: 'Razide', wounded: true, gear: { quick: 'Quick' } } } },
            Petr: { hand: { y: 'Doomed' }, cohort: { d: { card: 'Razide', wounded: true, gear: ever } } },
          } as never);
          return t.do('0: attack', '0: attacker a', '0: defender d');
        };
        // Anyone who strikes first acts first; the other, dead by then, does not strike back.
        const always = meet({ ever: 'Ever First' });
        expect(always.asked).toBe(tournament ? 1 : 0);
        always.do('0: fight').passWhile();
        expect([always.card('a').zone, always.card('d').zone]).toEqual(['discard', tournament ? 'cohort' : 'discard']);
        expect(meet({ quick2: 'Quick' }).asked).toBe(0);
      },
    );
    it('strikes never first by NEVER, whatever else says ALWAYS', rules('DOT 36.6', 'DOT 25.16t'), () => {
      const first = (gear: object): number | null => {
        const t = table(profile, {
          Jana: { hand: { x: 'Doomed' }, squad: { a: 'Hussar' } },
          Petr: { hand: { y: 'Doomed' }, cohort: { d: { card: 'Razide', gear } } },
        } as never);
        return t.do('0: attack', '0: attacker a', '0: defender d').asked;
      };
      expect([first({}), first({ ever: 'Ever First' }), first({ ever: 'Ever First', never: 'Never First' })]).toEqual([0, 1, 0]);
    });
    it('makes nobody strike last by NEVER: those without a first strike strike together', rules('DOT 36.6', 'DOT DR-61'), () => {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Hussar', wounded: true, gear: { never: 'Never First' } } } },
        Petr: { squad: { d: { card: 'Infantry', wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '0: victory 0', '1: victory 0').passWhile();
      expect([t.card('a').zone, t.card('d').zone]).toEqual(['discard', 'discard']);
    });
  });
