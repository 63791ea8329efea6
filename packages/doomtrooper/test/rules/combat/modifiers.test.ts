/** Chapters 24 and 25: cards played on a combatant, and how long they last. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, strikes, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`modifiers (${profile})`, () => {
    it('lets the player of a combatant who stepped in play cards on him', rules('DOT 24.5.20', 'DOT DR-62', 'DOT 24.5.18s'), () => {
      const t = table(profile, {
        Jana: { cohort: { foe: 'Razide' } },
        Petr: {
          hand: { swap: 'Premonition', evade: 'Evasive Action', evade2: 'Evasive Action' },
          squad: { d: 'Hussar', mystic: 'Mystic' },
        },
      });
      t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      t.do('1: play evade on d').answered();
      t.do('1: play swap on mystic').answered();
      expect(t.world.fights[0]!.defender).toBe(t.id('mystic'));
      expect(t.offersKey('play evade2 on d')).toBe(false);
      t.do('1: play evade2 on mystic').answered().passWhile();
      // What was played on the one replaced is gone with him.
      expect(strikes(t)[0]!.armour).toBe(4 + 2);
    });
  });

for (const profile of PROFILES)
  describe(`a fight within a fight (${profile})`, () => {
    /** Her lion's attack on the Razide is interrupted by one of the marine on the lion. */
    const interrupted = (jana: Plain, ...modifiers: readonly string[]): Table =>
      table(profile, {
        Jana: jana,
        Petr: {
          hand: { grand: 'Inspired' },
          squad: { boss: 'President Charles W. Colding', marine: 'Free Marine' },
          cohort: { neph: 'Razide' },
        },
      }).do(
        '0: attack',
        '0: attacker lion',
        '0: defender neph',
        '0: shoot',
        ...modifiers,
        '1: play grand',
        '1: lead boss',
        '1: attacker marine',
        '1: defender lion',
        '1: shoot',
      );
    it(
      'lasts for its own combat only: a fight within a fight',
      rules('DOT 21.14', 'DOT 25.26', 'DOT 25.28', 'DOT 25.29', 'DOT 25.30', 'DOT 25.31', 'DOT DR-63'),
      () => {
        const t = interrupted(
          { hand: { shot: 'Lucky Shot' }, squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
          '0: play shot on lion',
        );
        t.passWhile(() => t.world.fights.length === 2);
        const [inner] = t.events.filter(event => event.type === 'struck') as never as { strikes: { rating: number }[] }[];
        expect(inner!.strikes[1]!.rating).toBe(3);
        // The inner one is over; the outer one waits where it was, with its modifier.
        expect(t.events.filter(event => event.type === 'combatEnded')).toHaveLength(1);
        expect(t.world.fights.map(({ phase, attacker }) => [phase, attacker])).toEqual([['modifiers', t.id('lion')]]);
        t.do('1: end').passWhile();
        const outer = strikes(t);
        expect(outer[0]!.rating).toBe(5);
      },
    );
    it('is fought to its end first, with cards of its own', rules('DOT 25.27', 'DOT DR-63'), () => {
      const t = interrupted({ hand: { shot: 'Lucky Shot' }, squad: { lion: 'Golden Lion' } }).do('0: play shot on lion');
      t.passWhile(() => t.world.fights.length === 2);
      const [inner] = t.events.filter(event => event.type === 'struck') as never as { strikes: { rating: number }[] }[];
      expect(inner!.strikes[1]!.rating).toBe(5);
    });
    it('ends the outer combat when its warrior is gone', rules('DOT 25.32', 'DOT DR-63'), () => {
      const t = interrupted({ squad: { lion: { card: 'Golden Lion', wounded: true } } })
        .do('1: victory 3', '1: end')
        .passWhile();
      expect(t.events.filter(event => event.type === 'struck')).toHaveLength(1);
      expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    });
  });

describe('copies of a modifier', () => {
  const given = {
    Jana: { hand: { one: 'Lucky Shot', two: 'Lucky Shot' }, squad: { lion: 'Golden Lion' } },
    Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
  };
  it('are not limited (tournament)', rules('DOT 24.5.18t', 'DOT DR-52'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion', '0: play two on lion').passWhile();
    expect(strikes(t)[0]!.rating).toBe(7);
  });
  it('are one of a kind on a warrior (standard)', rules('DOT 24.5.18s', 'DOT 24.5.19', 'DOT DR-52'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion');
    while (!(t.asked === 0 && kindNow(t) === 'modifiers')) t.answer(t.asked!, 'pass');
    expect(t.refusal('play two on lion')).toBe('DOT 24.5.18s');
    expect(t.offersKey('play two on foe')).toBe(true);
  });
  it('do not count when they are cancelled, be it later in the combat (standard)', rules('DOT 24.5.18s', 'DOT 28.3', 'DOT DR-52'), () => {
    const t = table('standard', { ...given, Petr: { cohort: { foe: 'Razide' }, hand: { noise: 'Miscommunication', x: 'Doomed' } } });
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion').answered();
    t.do('1: play noise on one').answered();
    t.do('0: play two on lion').passWhile();
    expect(strikes(t)[0]!.rating).toBe(3 + 2);
  });
});
