/** Final damage and its packets (chapters 9 and 13). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { threaten } from '../../src/rules/atoms.ts';
import { baseDamage, finalDamage, TYPES } from '../../src/rules/damage.ts';
import type { Line } from '../../src/rules/state.ts';
import { table } from '../fixture.ts';

const line = (does: Line['does'], n = 0): Line => ({ does, n, source: 'x', rule: 'DIT 13.4' });

describe('final damage', () => {
  it(
    'adds and subtracts first, then divides from one subtotal, rounded up',
    rules('DIT 13.4', 'DIT 13.7', 'DIT 13.8', 'DIT 13.9', 'DIT 13.11', 'DIT 13.12', 'DIT 13.13', 'DIT 13.15', 'DIT 13.16', 'DIT 13.17'),
    () => {
      // 9 + 3 − 2 + 1 + 4 = 15; 15 − 8 − 8 is below 0. The order of use does not matter.
      const lines = [line('base', 9), line('plus', 3), line('half'), line('minus', 2), line('plus', 1), line('plus', 4), line('half')];
      expect(finalDamage('normal', lines)).toEqual({ subtotal: 15, final: 0 });
      expect(finalDamage('normal', [...lines].reverse())).toEqual({ subtotal: 15, final: 0 });
      expect(finalDamage('normal', lines.slice(0, -1))).toEqual({ subtotal: 15, final: 7 });
    },
  );
  it('counts from the printed damage: one is one, and nothing is below nothing', rules('DIT 13.4', 'DIT 13.7', 'DIT 13.13'), () => {
    expect(finalDamage('normal', [line('base', 1)])).toEqual({ subtotal: 1, final: 1 });
    expect(finalDamage('normal', [line('base', 3), line('half')])).toEqual({ subtotal: 3, final: 1 }); // two prevented
    expect(finalDamage('normal', [line('base', 2), line('minus', 5)])).toEqual({ subtotal: 0, final: 0 });
    expect(finalDamage('normal', [line('base', 2), line('minus', 2)], 3)).toEqual({ subtotal: 3, final: 3 }); // held statuses
    const packet = { to: 1, by: 0, type: 'normal', attack: true, lines: [line('base', 4), line('plus', 3), line('base', 2)] } as const;
    expect(baseDamage(packet)).toBe(6);
  });
  it('rounds what is prevented up and lets an early half cover later modifiers', rules('DIT R33', 'DIT R34', 'DIT 6.56'), () => {
    expect(finalDamage('normal', [line('base', 7), line('half')]).final).toBe(3);
    expect(finalDamage('normal', [line('base', 7), line('half'), line('plus', 4)]).final).toBe(5);
    expect(finalDamage('normal', [line('base', 9), line('half'), line('minus', 3)]).final).toBe(3);
  });
  it('stops all with two halves and with "prevent all", and surplus is lost', rules('DIT 6.55', 'DIT R36', 'DIT R31', 'DIT R37'), () => {
    expect(finalDamage('normal', [line('base', 7), line('half'), line('half')]).final).toBe(0);
    expect(finalDamage('normal', [line('base', 7), line('all')]).final).toBe(0);
    expect(finalDamage('normal', [line('base', 3), line('minus', 9), line('half')])).toEqual({ subtotal: 0, final: 0 });
  });
  it('multiplies from the same subtotal, each effect on its own', rules('DIT R32', 'DIT 13.8', 'DIT 13.9', 'DIT 13.12'), () => {
    // Seven doubled and halved: 7 + 7 − 4.
    expect(finalDamage('normal', [line('base', 7), line('times', 2), line('half')])).toEqual({ subtotal: 7, final: 10 });
    expect(finalDamage('normal', [line('half'), line('times', 2), line('base', 5), line('plus', 2)])).toEqual({ subtotal: 7, final: 10 });
    expect(finalDamage('normal', [line('base', 4), line('times', 2), line('times', 3)]).final).toBe(4 + 4 + 8);
    expect(finalDamage('ultimate', [line('base', 7), line('times', 2), line('half')]).final).toBe(14);
    expect(finalDamage('normal', [line('base', 3), line('minus', 5), line('times', 2)]).final).toBe(0);
  });
  it('never lowers an ultimate but raises it', rules('DIT 9.36', 'DIT 9.37', 'DIT 5.22', 'DIT 5.23', 'DIT 5.24', 'DIT 15.21'), () => {
    expect(finalDamage('ultimate', [line('base', 11), line('plus', 2), line('minus', 5), line('half'), line('all')]).final).toBe(13);
    expect(finalDamage('ultimate', [line('base', 11), line('times', 2)]).final).toBe(22);
    expect(finalDamage('undefendable', [line('base', 11), line('minus', 5)]).final).toBe(6); // only an ultimate is
  });
  it('knows five types with four properties, and damage without a type', rules('DIT 9.2', 'DIT 9.3'), () => {
    const table_ = Object.fromEntries(
      Object.entries(TYPES).map(([type, t]) => [
        type,
        [t.defendable, t.avoidable, t.raisable, t.ownTargeting, t.attack].map(Number).join(''),
      ]),
    );
    expect(table_).toEqual({
      normal: '11101',
      undefendable: '01101',
      pure: '01001',
      collateral: '01010',
      ultimate: '00101',
      untyped: '01010',
    });
  });
});

describe('packets of damage', () => {
  it(
    'keeps packets apart by type; a defence lowers the attack, other prevention what its player picks',
    rules('DIT 9.5', 'DIT R29'),
    () => {
      const t = table(
        { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } } },
        [1, 1, 1, 4, 4],
      ).attack('Jana', 'hammered');
      threaten(
        { world: t.world, random: null as never, emit: () => {} },
        { to: 1, by: 0, type: 'untyped', attack: false },
        { does: 'base', n: 3, source: 'x', rule: 'DIT R27' },
      );
      t.do('Petr: spend vibraniumSuit');
      expect(t).toAsk(1, 'prevent.picked');
      expect(t.offers).toEqual(['packet 0', 'packet 1']); // the larger first
      t.do('Petr: packet 1', 'Petr: decline');
      expect(t.health('Petr')).toBe(46);
    },
  );
});
