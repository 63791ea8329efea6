/** Chapters 9, 24 and 28: what breaks a combat off. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a combat (${profile})`, () => {
    it(
      'ends at once when a combatant is discarded; no strikes, no points, the action is spent',
      rules('DOT 24.2.2', 'DOT 24.2.3', 'DOT 37.41', 'DOT 37.42', 'DOT DR-49'),
      () => {
        const t = table(profile, {
          Jana: { squad: { sean: 'Sean Gallagher' } },
          Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { neph: 'Nepharite of Ilian' } },
        });
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '1: play wave on sean').passWhile();
        expect(t.happened('struck')).toBe(false);
        expect(t.happened('combatEnded', { how: 'brokenOff', attacker: t.id('sean'), defender: t.id('neph') })).toBe(true);
        expect([t.side(0).victory, t.side(1).victory]).toEqual([0, 0]);
        expect(t.card('wave').zone).toBe('sacrificed');
      },
    );
    it('ends a combat when a combatant is stolen', rules('DOT 28.27', 'DOT 24.2.3'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { destiny: 9, hand: { inspired: 'Inspired', prog: 'Programmed' }, cohort: { foe: 'Razide' } },
      });
      t.do(
        '0: attack',
        '0: attacker lion',
        '0: defender foe',
        '0: fight',
        '1: play inspired',
        '1: play prog on lion',
        '1: end',
      ).passWhile();
      expect([t.card('lion').by, t.happened('struck')]).toEqual([1, false]);
    });
  });

describe('a combat between corporations', () => {
  it('ends the combat when one joins the other’s corporation (standard)', rules('DOT 24.2.13'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { hand: { knight: 'Knighthood' }, squad: { marine: 'Free Marine' } },
    });
    t.do('0: attack', '0: attacker lion', '0: defender marine', '0: shoot', '1: play knight on marine').passWhile();
    expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 24.2.13' })).toBe(true);
  });
});

describe('driven into cover in a combat', () => {
  const given = {
    Jana: { squad: { lion: 'Golden Lion', x: 'Infantry' } },
    Petr: { hand: { coward: 'Cowardice' }, cohort: { necro: 'Necromutant' } },
  };
  it('does not end it: +3 Armor and on (tournament)', rules('DOT 9.8t', 'DOT DR-46'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight', '1: play coward at 0').passWhile();
    const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { armour: number }[] };
    expect(struck.strikes[1]!.armour).toBe(6);
  });
  it('ends the attack (standard)', rules('DOT 9.8s', 'DOT DR-46'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight', '1: play coward at 0').passWhile();
    expect(t.happened('struck')).toBe(false);
    expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
  });
});
