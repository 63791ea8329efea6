/** Which phases are the roll phase. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';

describe('the roll phase', () => {
  it(
    'is the offensive, the targeting and the defensive roll phase, and no other',
    rules('DIT 12.4.1', 'DIT 7.36', 'DIT 3.12', 'DIT 3.15', 'DIT 3.18'),
    () => {
      const given = {
        Jana: { hero: 'black-panther', cp: 9, hand: { mine: 'soWild', paid: 'gettingPaid' } },
        Petr: { hero: 'spider-man' },
        Eva: { hero: 'thor', cp: 9, hand: { wild: 'soWild', x: 'gettingPaid' } },
        Tom: { hero: 'black-widow' },
      };
      const played = (t: Table): string => {
        t.do('Eva: play wild');
        return t.world.phase;
      };
      expect(played(table(given, [1, 1, 1, 4, 4], {}, 4).do('Jana: roll', 'Jana: stop'))).toBe('offence');
      const aiming = table(given, [1, 1, 1, 4, 4, 1], {}, 4).attack('Jana', 'vibraniumClaws');
      while (aiming.world.rolls.at(-1)?.purpose !== 'target') aiming.answer(aiming.asked!, 'pass');
      expect(played(aiming)).toBe('targeting');
      const defending = table(given, [1, 1, 1, 4, 4, 1, 1, 2, 3], {}, 4).attack('Jana', 'vibraniumClaws').do('Eva: defend thunderWheel');
      expect(played(defending)).toBe('defence');
      const main = table({ at: 'main1', ...given }, [], {}, 4);
      expect(main.refusal('play mine')).toBe('DIT 7.36');
      main.do('Jana: end').until('Eva');
      expect(main.world.phase).toBe('main1');
      expect(main.refusal('play wild')).toBe('DIT 7.36');
      const after = table({ at: 'main2', ...given }, [], {}, 4)
        .do('Jana: end')
        .until('Eva');
      expect(after.refusal('play wild')).toBe('DIT 7.36');
    },
  );
});
