/** Chapters 7 and 21: what may be spent on the strength of a card, what is added later, and what an attack takes besides. */
import type { Plain, Position } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { told } from '../../../src/rules/told.ts';
import type { Pool, World } from '../../../src/rules/state.ts';
import { inPhase } from '../../cards/situations.ts';
import { PROFILES, rig, table, type Profile, type Table } from '../../fixture.ts';

const modifiers = (t: Table, seat: number): Table =>
  t.passWhile(p => !(inPhase('modifiers')(p) && t.asked === seat && p.question === 'window.answer'));
const cast = (profile: Profile, destiny: number): Table =>
  table(profile, {
    Jana: { destiny, hand: { x: 'Doomed', ball: 'Elemental Ball' }, squad: { a: 'Archangel', b: 'Archangel' } },
    Petr: { destiny: 9, hand: { z: 'Doomed' }, squad: { p: 'Archangel' }, cohort: { d: 'Razide' } },
  }).do('0: attack', '0: attacker a', '0: defender d', '0: fight');

for (const profile of PROFILES)
  describe(`what is spent (${profile})`, () => {
    it('on a spell is whole steps, as far as the bank reaches', rules('DOT 21.8'), () => {
      const ball = (destiny: number) => cast(profile, destiny).do('0: play ball on a').offers;
      expect(ball(7)).toEqual(['spend 2', 'spend 4', 'spend 6']);
      expect(ball(2)).toEqual(['spend 2']);
      expect(modifiers(cast(profile, 1), 0).refusal('play ball on a')).toBe('DOT 3.32');
    });
    it('on training is whole steps, too', rules('DOT 21.8'), () => {
      const t = table(profile, {
        Jana: { destiny: 5, hand: { x: 'Doomed' }, squad: { a: { card: 'Golden Lion', gear: { g: 'Martial Training' } } } },
        Petr: { cohort: { d: 'Razide' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0');
      expect(t.offers).toEqual(['spend 2', 'spend 4']);
    });
    it('may be nothing where the card says so', rules('DOT 21.8'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 9, hand: { fate: 'Gift of Fate' }, discard: { q: 'Hussar', r: 'Hussar' }, squad: { a: 'Hussar' } },
        Petr: {},
      });
      expect(t.do('0: play fate').offers).toEqual(['spend 0', 'spend 8']);
    });
    it(
      'may be raised in the same combat by who cast the spell, as long as there is enough and it works',
      rules('DOT 21.10', 'DOT 24.5.14'),
      () => {
        const t = cast(profile, 6).do('0: play ball on a', '0: spend 2').answered();
        expect([modifiers(t, 0).offersKey('strengthen ball'), modifiers(t, 1).offersKey('strengthen ball')]).toEqual([true, false]);
        const short = cast(profile, 3).do('0: play ball on a', '0: spend 2').answered();
        expect(modifiers(short, 0).offersKey('strengthen ball')).toBe(false);
        const even = cast(profile, 4).do('0: play ball on a', '0: spend 2').answered();
        even.do('0: strengthen ball').answered();
        expect([even.side(0).destiny, modifiers(even, 0).offersKey('strengthen ball')]).toEqual([0, false]);
      },
    );
  });

describe('what an attack costs beside its own action (tournament)', () => {
  it('is told: after it only attacks may follow', rules('DOT 7.7', 'DOT 7.8'), () => {
    const lost = (pool: Partial<Pool>, given: { readonly [word: string]: Plain } = {}): unknown => {
      const t = table('tournament', { Jana: { squad: { a: 'Golden Lion' }, ...given }, Petr: { cohort: { d: 'Razide' } } });
      Object.assign(rig(t.world.pools[0]!), pool);
      return told(t.position as Position<World>)['lost'];
    };
    expect(lost({})).toBe(2);
    expect(lost({ open: 3, attack: 0, peaceful: 1, allowance: 2 })).toBe(2);
    expect(lost({ open: 3, attack: 0, peaceful: 2, allowance: 3 })).toBe(2);
    expect(lost({ open: 2, attack: 1, peaceful: 1, allowance: 0 })).toBe(3);
    expect(lost({ open: 2, attack: 1, peaceful: 1, allowance: 1 })).toBe(2);
    expect(lost({ open: 2, attack: 2, peaceful: 0, allowance: 3 })).toBe(0);
    expect(lost({ locked: true })).toBe(0);
    expect(lost({ standard: false })).toBe(0);
    expect(lost({}, { table: { chaos: 'Battlefield Chaos' } })).toBe(0);
  });
});

describe('an attack of two actions (tournament)', () => {
  const urox = { card: 'Prophet', gear: { b: 'Holy Urox' } };
  const at = (pool: Partial<Pool>, station: Plain = { a: urox }): Table => {
    const t = table('tournament', { opened: true, Jana: { destiny: 9, station }, Petr: { station: { d: 'Soldat' } } });
    Object.assign(rig(t.world.pools[0]!), pool);
    return t;
  };
  it('takes what is left in any of the kinds an attack may be of', rules('DOT 24.0.9', 'DOT 7.14', 'DOT 7.16', 'DOT 7.5'), () => {
    expect(at({ open: 1, attack: 0, peaceful: 1, allowance: 1 }).refusal('attack')).toBe('DOT 24.0.9');
    const left = (pool: Partial<Pool>) => {
      const t = at(pool).do('0: attack', '0: attacker a', '0: defender d');
      const { open, attack, peaceful } = t.world.pools[0]!;
      return [open, attack, peaceful];
    };
    expect(left({ open: 2, attack: 0, peaceful: 1, allowance: 1 })).toEqual([0, 0, 1]);
    expect(left({ open: 1, attack: 1, peaceful: 1, allowance: 1 })).toEqual([0, 0, 1]);
    expect(left({ open: 0, attack: 2, peaceful: 1, allowance: 0 })).toEqual([0, 0, 1]);
    expect(left({ open: 3, attack: 0, peaceful: 0, allowance: 1 })).toEqual([1, 0, 0]);
  });
});
