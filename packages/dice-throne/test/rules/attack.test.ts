/** An attack from its modifiers to the total (chapters 9 and 13). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('an attack', () => {
  it('is defended by normal damage only', rules('DIT 5.13', 'DIT 5.15', 'DIT 9.4', 'DIT 9.10', 'DIT 12.6.4'), () => {
    const normal = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4]).attack('Jana', 'vibraniumClaws');
    expect(normal).toAsk(1, 'defence.chosen');
    const undefendable = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 6, 6, 4]).attack(
      'Jana',
      'stealthStrike',
    );
    expect(undefendable.health('Petr')).toBe(47);
    expect(undefendable.all('defended')).toEqual([]);
  });
  it('lets the defender decline', rules('DIT R23'), () => {
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4])
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline');
    expect(t.health('Petr')).toBe(46);
    expect(t.cites('defenceDeclined', 'DIT R23')).toBe(true);
  });
  it(
    'is totalled at the end with what the defence prevents and deals',
    rules('DIT 12.6.6', 'DIT 12.6.8', 'DIT 12.6.11', 'DIT 13.2', 'DIT 13.3', 'DIT 9.1', 'DIT 3.17', 'DIT 5.16', 'DIT 5.18'),
    () => {
      // Thunder Wheel with three dice: 2 per Worthy; one Thunder gives Electrokinesis before the total.
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 1, 4, 4, 5, 6])
        .attack('Jana', 'vibraniumClaws')
        .do('Petr: defend thunderWheel');
      expect(t.health('Petr')).toBe(50 - (5 - 4));
      expect(t.all('damaged')).toMatchObject([{ seat: 1, n: 1, health: 49, rule: 'DIT 13.2' }]);
      expect(t.tokens('Petr', 'electrokinesis')).toBe(1);
      expect(t.all('rolled').at(-1)).toMatchObject({ purpose: 'defence', dice: [4, 5, 6], rule: 'DIT 12.6.6' });
    },
  );
  it(
    'deals defensive damage to the attacker in the same total, as damage without a type; both may fall together',
    rules('DIT 1.5', 'DIT 13.18', 'DIT R27', 'DIT R47'),
    () => {
      const t = table({ Jana: { hero: 'black-panther', health: 2 }, Petr: { hero: 'spider-man', health: 4 } }, [1, 1, 1, 4, 4, 1, 1, 2])
        .attack('Jana', 'vibraniumClaws')
        .do('Petr: defend counterpunch');
      expect(t).toBeDrawn();
      expect(t.outcome).toMatchObject({ rule: 'DIT 1.5', why: 'allFell' });
    },
  );
  it(
    'is raised by an attack modifier that takes its type before and after the defence',
    rules('DIT 9.6', 'DIT 9.40', 'DIT 9.42', 'DIT 15.14', 'DIT 9.41', 'DIT R24'),
    () => {
      const given = { Jana: { hero: 'spider-man', hand: { a: 'ambush' }, tokens: { invisibility: 1 } }, Petr: { hero: 'thor' } };
      const before = table(given, [1, 1, 1, 4, 4, 1, 4, 6]).attack('Jana', 'punch').do('Jana: play a', 'Petr: defend thunderWheel').pass();
      expect(before.health('Petr')).toBe(50 - (4 + 3 - 2));
      const after = table(given, [1, 1, 1, 4, 4, 1, 4, 6]).attack('Jana', 'punch').do('Petr: defend thunderWheel', 'Jana: play a').pass();
      expect(after.all('damageAdded').find(({ rule }) => rule === 'DIT 9.42')).toMatchObject({
        damage: 'normal',
        line: { does: 'plus', n: 3 },
        rule: 'DIT 9.42',
      });
      expect(after.health('Petr')).toBe(50 - (4 + 3 - 2));
    },
  );
  it('is modified by the attacker alone, in their own turn, and only if it is an attack', rules('DIT 9.43', 'DIT 9.44', 'DIT R25'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther' },
        Petr: { hero: 'spider-man', hand: { a: 'ambush', b: 'gettingPaid' }, tokens: { invisibility: 1 } },
      },
      [1, 1, 1, 4, 4],
    ).attack('Jana', 'vibraniumClaws');
    t.do('Petr: decline').until('Petr');
    expect(t.position.decision!.rule).toBe('DIT 12.6.10');
    expect(t.refusal('play a')).toBe('DIT 9.44');
    const herb = table(
      {
        Jana: { hero: 'spider-man', hand: { a: 'ambush', b: 'gettingPaid' }, tokens: { invisibility: 1 }, upgrades: ['comboStrikeII'] },
        Petr: { hero: 'thor' },
      },
      [4, 4, 6, 1, 2],
    ).attack('Jana', 'webShot');
    while (herb.world.attack === null || herb.asked !== 0) herb.answer(herb.asked!, 'pass');
    expect(herb.refusal('play a')).toBe('DIT 9.43');
  });
});
