/** Effects: their dice, "then" and "or" (chapter 8). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('dice of effects', () => {
  it(
    'counts the dice of "roll X" alone, once for a symbol, N times for N ×',
    rules('DIT 8.1', 'DIT 8.2', 'DIT 8.3', 'DIT 8.4', 'DIT 8.5', 'DIT 8.6', 'DIT 5.12', 'DIT 15.28'),
    () => {
      // Triple Threat: 6, then two dice: +1 per Claws, 2 Kinetic Energy once for Vibranium.
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 4, 5])
        .attack('Jana', 'tripleThreat')
        .do('Petr: decline');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(2);
      expect(t.health('Petr')).toBe(50 - 6 - 1); // one pair of the energy just gained
      const claws = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 4, 4, 6, 1, 2])
        .attack('Jana', 'tripleThreat')
        .do('Petr: decline');
      expect(claws.health('Petr')).toBe(50 - 6 - 2);
    },
  );
  it('needs two Widows for a line that says two', rules('DIT 15.28'), () => {
    const t = table({ Jana: { hero: 'black-widow', tokens: {} }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5, 6, 3, 3, 3])
      .attack('Jana', 'vengeance')
      .do('Petr: decline');
    expect(t.tokens('Jana', 'covertOps')).toBe(0);
    expect(t.health('Petr')).toBe(50 - 10);
  });
  it('looks at numbers for "of a kind"', rules('DIT 15.1'), () => {
    const given = { Jana: { hero: 'spider-man', upgrades: ['punchII'] }, Petr: { hero: 'thor' } };
    expect(table(given, [1, 1, 1, 1, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(1);
    expect(table(given, [1, 1, 2, 3, 6]).attack('Jana', 'punch').tokens('Jana', 'combo')).toBe(0);
  });
  it('lets other dice of an effect be changed in a window of their own', rules('DIT R08', 'DIT R07'), () => {
    const t = table(
      { Jana: { hero: 'spider-man', hand: { x: 'yikes' } }, Petr: { hero: 'thor', cp: 5, hand: { tip: 'tipIt', paid: 'gettingPaid' } } },
      [1, 4, 4, 6, 1, 6, 6],
    ).attack('Jana', 'spiderReflexes');
    while (t.position.decision!.rule !== 'DIT R08') t.answer(t.asked!, 'pass');
    expect(t.refusal('play paid')).toBe('DIT R08');
    t.do('Petr: play tip', 'Petr: die 1 to 5', 'Petr: decline').pass();
    expect(t.health('Petr')).toBe(50 - 11);
  });
});

describe('"then"', () => {
  it(
    'is a pause for tokens, instants and roll-phase cards before what follows',
    rules('DIT 8.7', 'DIT 8.8', 'DIT R06', 'DIT 15.11'),
    () => {
      const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } }, [1, 2, 3, 4, 6], {
        preemption: false,
      }).attack('Jana', 'meteoricSmall');
      while (t.position.decision!.rule !== 'DIT 8.7') t.answer(t.asked!, 'pass');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(1);
      expect(t.world.packets).toEqual([]);
      t.do('Petr: play bye');
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(0);
    },
  );
});

describe('"or"', () => {
  it('resolves one of options joined by "or"', rules('DIT 8.9'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend conjure',
    );
    expect(t).toOffer(['choose borrow', 'choose warp']);
    t.do('Jana: choose warp');
    expect(t.tokens('Petr', 'realityWarp')).toBe(1);
    expect(t.tokens('Jana', 'conjure')).toBe(0);
    expect(t.question).not.toBe('effects.answered');
  });
});
