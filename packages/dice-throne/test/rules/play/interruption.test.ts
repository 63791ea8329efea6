/** Who goes first, and what can be interrupted (chapter 14). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('interruption', () => {
  it(
    'lets the active player go before a declared instant or token; then nothing stops it',
    rules('DIT 14.1', 'DIT 14.2', 'DIT 14.3', 'DIT 14.5', 'DIT R02', 'DIT 6.21', 'DIT R03'),
    () => {
      const given = { Jana: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } }, Petr: { hero: 'black-widow', tokens: { agility: 1 } } };
      const t = table(given, [1, 1, 1, 4, 4]).attack('Jana', 'hammered').do('Jana: stop', 'Petr: decline', 'Petr: spend agility');
      expect(t.position.decision!.rule).toBe('DIT R02');
      t.do('Jana: play bye', 'Jana: remove agility').pass();
      expect(t.health('Petr')).toBe(46);
      expect(t.all('statusLeft').map(({ how }) => how)).toEqual(['removed']);
      const without = table(given, [1, 1, 1, 4, 4, 2], { preemption: false })
        .attack('Jana', 'hammered')
        .do('Jana: stop', 'Petr: decline', 'Petr: spend agility')
        .pass();
      expect(without.health('Petr')).toBe(48);
    },
  );
  it('holds a declared card out of the hand while it waits, so it cannot be played twice', rules('DIT R02', 'DIT R03'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'sixIt' } },
      Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } },
    }).do('Jana: end', 'Petr: play paid');
    expect(t.position.decision!.rule).toBe('DIT R02');
    expect([t.player('Petr').hand.length, t.world.playing.length]).toEqual([0, 1]);
    t.do('Jana: use mjolnir', 'Jana: discard a', 'Jana: throw Petr');
    expect(t.player('Petr').cp).toBe(4);
  });
  it(
    'works the other way round: the active player spends first and the card comes back unpaid',
    rules('DIT 14.4', 'DIT R03', 'DIT R13'),
    () => {
      const t = table(
        { Jana: { hero: 'scarlet-witch', tokens: { crackle: 1 } }, Petr: { hero: 'thor', cp: 5, hand: { bye: 'buhBye' } } },
        [1, 1, 1, 4, 4],
      ).attack('Jana', 'hexBolt');
      while (t.world.attack === null || t.world.attack.target === null || t.asked !== 0) t.answer(t.asked!, 'pass');
      t.answer(0, 'pass');
      t.do('Petr: play bye');
      expect(t.position.decision!.rule).toBe('DIT R02');
      t.do('Jana: spend crackle');
      expect(t.cites('cardTakenBack', 'DIT R03')).toBe(true);
      expect([t.player('Petr').cp, t.player('Petr').hand.length]).toEqual([5, 1]);
    },
  );
  it('opens a window before a main-phase card takes effect', rules('DIT 14.6', 'DIT 14.7', 'DIT 14.9', 'DIT R04'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { what: 'whatStatusEffects' } },
      Petr: { hero: 'thor', cp: 5, hand: { paid: 'gettingPaid', six: 'sixIt' }, tokens: { electrokinesis: 4 } },
    });
    t.do('Jana: play what').until('Petr');
    expect(t.position.decision!.rule).toBe('DIT 14.6');
    t.do('Petr: play paid').until('Jana');
    expect(t.player('Petr').cp).toBe(7);
    t.do('Jana: player Petr');
    expect(t.tokens('Petr', 'electrokinesis')).toBe(0);
  });
  it('leaves a paid roll-phase card alone, unless the table says otherwise', rules('DIT 15.6', 'DIT 15.7', 'DIT R01'), () => {
    const interrupted = (rollCards: string) => {
      const t = table(
        { Jana: { hero: 'thor', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man', hand: { paid: 'gettingPaid' } } },
        [1, 1, 1, 4, 4],
        { rollCards },
      ).do('Jana: roll', 'Jana: play six');
      return t.position.decision!.rule;
    };
    expect(interrupted('atomic')).toBe('DIT 7.25');
    expect(interrupted('interruptible')).toBe('DIT 14.6');
  });
  it('keeps a card in hand that could do nothing', rules('DIT R81', 'DIT R86'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'spider-man', cp: 5, hand: { move: 'transference', bye: 'getThatOuttaHere' } },
      Petr: { hero: 'black-widow' },
    });
    while (t.question !== 'mainPhase.acted') t.answer(t.asked!, 'pass');
    expect(t.refusal('play move')).toBe('DIT R86'); // Covert Ops are never moved
    expect(t.refusal('play bye')).toBe('DIT R81');
  });
});
