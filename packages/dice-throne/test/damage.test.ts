/** Damage: types and properties, the arithmetic of the end, isolated damage, upkeep totals (chapters 9 and 13). */
import { describe, expect, it } from 'vitest';
import { finalDamage, TYPES } from '../src/damage.ts';
import type { Line } from '../src/state.ts';
import { table } from './table.ts';

const line = (does: Line['does'], n = 0): Line => ({ does, n, source: 'x', rule: 'DIT 13.4' });

describe('final damage', () => {
  it('adds and subtracts first, then divides from one subtotal, rounded up [DIT 13.4] [DIT 13.7] [DIT 13.8] [DIT 13.9] [DIT 13.11] [DIT 13.12] [DIT 13.13] [DIT 13.15] [DIT 13.16] [DIT 13.17]', () => {
    // 9 + 3 − 2 + 1 + 4 = 15; 15 − 8 − 8 is below 0. The order of use does not matter.
    const lines = [line('base', 9), line('plus', 3), line('half'), line('minus', 2), line('plus', 1), line('plus', 4), line('half')];
    expect(finalDamage('normal', lines)).toEqual({ subtotal: 15, final: 0 });
    expect(finalDamage('normal', [...lines].reverse())).toEqual({ subtotal: 15, final: 0 });
    expect(finalDamage('normal', lines.slice(0, -1))).toEqual({ subtotal: 15, final: 7 });
  });
  it('rounds what is prevented up [DIT R33] and lets an early half cover later modifiers [DIT R34] [DIT 6.56]', () => {
    expect(finalDamage('normal', [line('base', 7), line('half')]).final).toBe(3);
    expect(finalDamage('normal', [line('base', 7), line('half'), line('plus', 4)]).final).toBe(5);
    expect(finalDamage('normal', [line('base', 9), line('half'), line('minus', 3)]).final).toBe(3);
  });
  it('stops all with two halves [DIT 6.55] [DIT R32] and with "prevent all" [DIT R36], and surplus is lost [DIT R31] [DIT R37]', () => {
    expect(finalDamage('normal', [line('base', 7), line('half'), line('half')]).final).toBe(0);
    expect(finalDamage('normal', [line('base', 7), line('all')]).final).toBe(0);
    expect(finalDamage('normal', [line('base', 3), line('minus', 9), line('half')])).toEqual({ subtotal: 0, final: 0 });
  });
  it('never lowers an ultimate but raises it [DIT 9.36] [DIT 9.37] [DIT 5.22] [DIT 5.23] [DIT 5.24] [DIT 15.21]', () => {
    expect(finalDamage('ultimate', [line('base', 11), line('plus', 2), line('minus', 5), line('half'), line('all')]).final).toBe(13);
  });
  it('knows five types with four properties, and damage without a type [DIT 9.2] [DIT 9.3]', () => {
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

describe('an attack', () => {
  it('is defended by normal damage only [DIT 5.13] [DIT 5.15] [DIT 9.4] [DIT 9.10] [DIT 12.6.4]', () => {
    const normal = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4]).attack('Jana', 'vibraniumClaws');
    expect(normal.play).toAsk(1, 'defence.chosen');
    const undefendable = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 6, 6, 4]).attack(
      'Jana',
      'stealthStrike',
    );
    expect(undefendable.health('Petr')).toBe(47);
    expect(undefendable.events('defended')).toEqual([]);
  });
  it('lets the defender decline [DIT R23]', () => {
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline');
    expect(t.health('Petr')).toBe(46);
    expect(t.cites('defenceDeclined', 'DIT R23')).toBe(true);
  });
  it('is totalled at the end with what the defence prevents and deals [DIT 12.6.6] [DIT 12.6.8] [DIT 12.6.11] [DIT 13.2] [DIT 13.3] [DIT 9.1] [DIT 3.17] [DIT 5.16] [DIT 5.18]', () => {
    // Thunder Wheel with three dice: 2 per Worthy; one Thunder gives Electrokinesis before the total.
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 1, 4, 4, 5, 6])
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: defend thunderWheel');
    expect(t.health('Petr')).toBe(50 - (5 - 4));
    expect(t.tokens('Petr', 'electrokinesis')).toBe(1);
    expect(t.events('rolled').at(-1)).toMatchObject({ purpose: 'defence', dice: [4, 5, 6], rule: 'DIT 12.6.6' });
  });
  it('deals defensive damage to the attacker in the same total, as damage without a type; both may fall together [DIT 1.5] [DIT 13.18] [DIT R27] [DIT R47]', () => {
    const t = table({ Jana: { hero: 'black-panther', health: 2 }, Petr: { hero: 'spider-man', health: 4 } }, [1, 1, 1, 4, 4, 1, 1, 2])
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: defend counterpunch');
    expect(t.play).toBeDrawn();
    expect(t.play.outcome).toMatchObject({ rule: 'DIT 1.5', why: 'allFell' });
  });
  it('is raised by an attack modifier that takes its type [DIT 9.6] [DIT 9.40] [DIT 9.42] [DIT 15.14] before and after the defence [DIT 9.41] [DIT R24]', () => {
    const given = { Jana: { hero: 'spider-man', hand: { a: 'ambush' }, tokens: { invisibility: 1 } }, Petr: { hero: 'thor' } };
    const before = table(given, [1, 1, 1, 4, 4, 1, 4, 6]).attack('Jana', 'punch').do('Jana: play a', 'Petr: defend thunderWheel').pass();
    expect(before.health('Petr')).toBe(50 - (4 + 3 - 2));
    const after = table(given, [1, 1, 1, 4, 4, 1, 4, 6]).attack('Jana', 'punch').do('Petr: defend thunderWheel', 'Jana: play a').pass();
    expect(after.events('damageAdded').find(({ rule }) => rule === 'DIT 9.42')).toMatchObject({
      damage: 'normal',
      line: { does: 'plus', n: 3 },
      rule: 'DIT 9.42',
    });
    expect(after.health('Petr')).toBe(50 - (4 + 3 - 2));
  });
  it('is modified by the attacker alone, in the own turn, and only if it is an attack [DIT 9.43] [DIT 9.44] [DIT R25]', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther' },
        Petr: { hero: 'spider-man', hand: { a: 'ambush', b: 'gettingPaid' }, tokens: { invisibility: 1 } },
      },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    t.do('Petr: decline').until('Petr');
    expect(t.play.position.decision!.rule).toBe('DIT 12.6.10');
    expect(t.refusal('play a')).toBe('DIT 9.44');
    const herb = table(
      {
        Jana: { hero: 'spider-man', hand: { a: 'ambush', b: 'gettingPaid' }, tokens: { invisibility: 1 }, upgrades: ['comboStrikeII'] },
        Petr: { hero: 'thor' },
      },
      [4, 4, 6, 1, 2],
    ).attack('Jana', 'webShot');
    while (herb.world.attack === null || herb.play.asked !== 0) herb.play.answer(herb.play.asked!, 'pass');
    expect(herb.refusal('play a')).toBe('DIT 9.43');
  });
});

describe('isolated damage', () => {
  it('is dealt at once and prevented on its own [DIT 15.18] [DIT 15.19] [DIT R38] [DIT 6.51] [DIT 13.5] [DIT 13.6]', () => {
    const t = table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'black-widow' },
        Petr: { hero: 'black-panther', tokens: { timeBomb: [1], vibraniumSuit: 1 } },
      },
      [3],
    );
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: spend vibraniumSuit');
    expect(t.health('Petr')).toBe(49);
    expect(t.events('damaged')[0]).toMatchObject({ seat: 1, n: 1, isolated: true });
  });
  it('may defeat on the spot [DIT 1.4] [DIT R48] [DIT 1.6]', () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor', health: 2, tokens: { timeBomb: [1] } } },
      [3],
    );
    expect(t.play).toBeWonBy(0);
    expect(t.health('Petr')).toBe(0);
  });
  it('waits for the total at a table that says so [DIT R38]', () => {
    const ensnared = (isolated: string) =>
      table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 4], { isolated }).attack('Jana', 'ensnareSmall');
    expect(ensnared('immediate').health('Petr')).toBe(48);
    const t = ensnared('pooled');
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: decline');
    expect(t.health('Petr')).toBe(43);
  });
});

describe('upkeep', () => {
  it('totals damage and healing and applies them together [DIT 3.4] [DIT 12.1.1] [DIT 12.1.4] [DIT R39] [DIT R42] [DIT R43]', () => {
    const t = table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'loki' },
        Petr: { hero: 'captain-marvel', health: 2, tokens: { bagOfTricks: 2, cosmicFlare: 3 } },
      },
      [3, 3],
    );
    t.do('Petr: resolve bagOfTricks', 'Jana: choose bagDamage', 'Petr: resolve bagOfTricks', 'Jana: choose bagHeal');
    // 2 damage and 2 healing: nobody falls. Loki takes 3 from the flares in the same total.
    expect(t.health('Petr')).toBe(2);
    expect(t.health('Jana')).toBe(47);
    expect(t.tokens('Petr', 'cosmicFlare')).toBe(2);
    expect(t.events('settled')).toHaveLength(1);
  });
  it('lets the active player choose the order [DIT 12.1.3] [DIT R09]', () => {
    const t = table({
      at: 'upkeep',
      active: 'Petr',
      Jana: { hero: 'loki' },
      Petr: { hero: 'captain-marvel', tokens: { bagOfTricks: 1, cosmicFlare: 1 } },
    });
    expect(t.play).toAsk(1, 'upkeep.run');
    expect(t.offers).toEqual(['resolve bagOfTricks', 'resolve cosmicFlare']);
  });
  it('heals at once at a table that says so [DIT R42]', () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'loki' }, Petr: { hero: 'captain-marvel', health: 40, tokens: { bagOfTricks: 1 } } },
      [3],
      { healing: 'immediate' },
    );
    t.do('Jana: choose bagHeal');
    expect(t.events('healed')).toHaveLength(1);
    expect(t.events('healWaits')).toHaveLength(0);
  });
});
