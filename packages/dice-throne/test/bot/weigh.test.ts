/** What a bot finds promising. */
import { keyOf, type Position } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { game, module } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';
import { table, type Table } from '../fixture.ts';

const weighed = (t: Table, noise = 0): (readonly [key: string, weight: number])[] => {
  const position = t.position as unknown as Position<World>;
  const weights = module.mind.weigh!(position, noise);
  return position.decision!.options.map((option, i) => [keyOf(option), weights[i]!] as const);
};
const promising = (t: Table, noise = 0): string[] =>
  weighed(t, noise)
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([key]) => key);
const first = (t: Table): string => promising(t)[0]!;
const judged = (t: Table): number => game.evaluate((t.position as unknown as Position<World>).world, 0);

describe('the mind of a bot', () => {
  it('keeps four of a kind of the best symbol and throws the fifth die', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [6, 6, 1, 6, 6]).do('Jana: roll');
    expect(promising(t)).toEqual(['reroll 3']);
  });
  it('stops with a large straight', () => {
    const t = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'loki' } }, [3, 2, 5, 4, 6]).do('Jana: roll');
    expect(first(t)).toBe('stop');
  });
  it('knows that a foreign die shows no symbol', () => {
    const dice = [6, 6, 6, 1, 6]; // four sixes, one of them another hero's
    const keeps = (tokens: { realityWarp?: number }): string =>
      first(table({ Jana: { hero: 'thor', tokens }, Petr: { hero: 'scarlet-witch' } }, dice).do('Jana: roll'));
    expect(keeps({})).toBe('reroll 4');
    expect(keeps({ realityWarp: 1 })).not.toBe('reroll 4');
  });
  it('rolls for what a card in hand completes, and stops where it does', () => {
    const thrown = (hand: Record<string, string>, ...dice: number[]): string =>
      first(table({ Jana: { hero: 'black-widow', cp: 3, hand }, Petr: { hero: 'loki' } }, dice).do('Jana: roll'));
    expect(thrown({}, 1, 3, 4, 5, 6)).toBe('reroll 1');
    expect(thrown({ tip: 'tipIt' }, 1, 3, 4, 5, 6)).toBe('stop'); // the 1 becomes a 2: a large straight
    expect(thrown({ paid: 'gettingPaid' }, 1, 3, 4, 5, 6)).toBe('reroll 1');
  });
  it('never stops before it has rolled', () => {
    expect(promising(table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }))).toEqual(['roll']);
  });
  it('takes the win before the better ability', () => {
    const announced = (health: number): string =>
      first(
        table({ Jana: { hero: 'loki' }, Petr: { hero: 'thor', health } }, [1, 1, 2, 5, 5])
          .do('Jana: roll', 'Jana: stop')
          .until('Jana'),
      );
    expect(announced(50)).toBe('announce antics');
    expect(announced(3)).toBe('announce mockery');
  });
  it('changes a die that changes the outcome, and only then', () => {
    const hand = { six: 'sixIt' };
    const offers = (dice: number[]): string[] =>
      promising(
        table({ Jana: { hero: 'thor', cp: 3, hand }, Petr: { hero: 'loki' } }, dice)
          .do('Jana: roll', 'Jana: stop')
          .until('Jana'),
      );
    expect(offers([6, 6, 6, 6, 2])[0]).toBe('play 0'); // an ultimate
    expect(offers([1, 1, 1, 4, 4])).not.toContain('play 0');
  });
  it('spoils dice once an ability is announced, not before', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki', cp: 5, hand: { six: 'sixIt', wild: 'soWild' } } }, [6, 6, 6, 6, 6]);
    t.do('Jana: roll', 'Jana: stop');
    expect([t.asked, t.offers.length > 1]).toEqual([1, true]);
    expect(promising(t)).toEqual(['pass']);
    t.do('Petr: pass').until('Jana');
    t.do(`Jana: ${first(t)}`).until('Petr');
    expect(first(t)).toBe(t.key('play wild'));
  });
  it('passes a window in which nothing can matter', () => {
    const t = table(
      { Jana: { hero: 'thor' }, Petr: { hero: 'loki', cp: 5, hand: { two: 'doubleUp', paid: 'gettingPaid' } } },
      [1, 1, 1, 4, 4],
    );
    t.do('Jana: roll', 'Jana: stop');
    expect(t.asked).toBe(1);
    expect(t.offers.length).toBeGreaterThan(1);
    expect(promising(t)).toEqual(['pass']);
  });
  it('saves its shield for a blow that counts, and uses it to live', () => {
    const last = (health: number): string[] => {
      const t = table(
        { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', cp: 3, health, hand: { no: 'notThisTime' } } },
        [1, 1, 1, 4, 4, 1],
      );
      t.do('Jana: roll', 'Jana: stop', 'Jana: announce hammered', 'Petr: decline').until('Petr');
      return promising(t);
    };
    expect(last(40)).toEqual(['pass']); // 4 damage
    expect(last(4)[0]).toBe('play 0'); // 4 damage would be the end
  });
  it('lays upgrades, and sells what can be of no use', () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', cp: 4, hand: { old: 'hammeredII', bolt: 'thunderBoltII' }, upgrades: ['hammeredIII'] },
      Petr: { hero: 'loki' },
    });
    t.until('Jana');
    const keys = promising(t);
    expect(keys).toContain(t.key('play bolt'));
    expect(keys).toContain(t.key('sell old'));
    expect(keys).not.toContain(t.key('sell bolt'));
  });
  it('thinks that a card which was put to use is not lost', () => {
    const better = (hero: string, cp: number, hand: Record<string, string>, does: string): void => {
      const t = table({ at: 'main1', Jana: { hero, cp, hand }, Petr: { hero: 'loki' } }).until('Jana');
      const before = judged(t);
      t.do(`Jana: ${does}`).until('Jana');
      expect(judged(t), does).toBeGreaterThan(before);
    };
    better('thor', 4, { wheel: 'thunderWheelII' }, 'play wheel');
    better('thor', 1, { paid: 'gettingPaid' }, 'play paid');
  });
  it('does not throw where a throw can bring nothing', () => {
    const t = table({ Jana: { hero: 'loki' }, Petr: { hero: 'thor' } }, [6, 5, 3, 3, 2]).do('Jana: roll');
    expect(promising(t)).toEqual(['stop']);
  });
  it('counts what a token does as it comes', () => {
    const t = table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'thor' } }, [3, 5, 6, 4, 5])
      .do('Jana: roll', 'Jana: stop')
      .until('Jana');
    expect(first(t)).toBe('announce ensnareSmall'); // 5 damage, 2 more from the web
  });
  it('picks the best dice of an attack that has no target yet', () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 1, 2, 6]);
    t.do('Jana: roll', 'Jana: stop', 'Jana: announce chainLightning').until('Jana');
    expect(t.offers).toEqual(['count 12', 'count 13', 'count 23']);
    expect(promising(t)).toEqual(['count 23']); // 2 and 6
  });
  it('changes such a die when that brings damage', () => {
    const t = table({ Jana: { hero: 'thor', cp: 3, hand: { six: 'sixIt' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 1, 2, 1]);
    t.do('Jana: roll', 'Jana: stop', 'Jana: announce chainLightning').until('Jana');
    expect(first(t)).toBe('play 0'); // 6 and 2 instead of 2 and 1
  });
  it('throws dice again only where that may bring something', () => {
    const thrownAgain = (...thrown: number[]): Table => {
      const jana = { hero: 'thor', cp: 3, hand: { again: 'tryTryAgain' } };
      const t = table({ Jana: jana, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, ...thrown]);
      t.do('Jana: roll', 'Jana: stop', 'Jana: announce chainLightning').until('Jana');
      return t;
    };
    expect(promising(thrownAgain(5, 6, 1))).toEqual(['pass']); // the third die would have to be a six
    const t = thrownAgain(2, 1, 4);
    expect(first(t)).toBe('play 0');
    expect(first(t.do('Jana: play again').until('Jana'))).toBe('die 2 to 0'); // the 1, not the first
    const widow = { hero: 'black-widow', upgrades: ['sabotageII', 'hackedII', 'grappleII', 'infiltrateII'] };
    const defends = (health: number, ...dice: number[]): string => {
      const defence = table({ Jana: { hero: 'thor', health }, Petr: widow }, [1, 2, 3, 4, 5, ...dice]);
      defence.do('Jana: roll', 'Jana: stop', 'Jana: announce thunderBolt', 'Petr: defend sabotage').until('Petr');
      expect(defence.question).toBe('defence.rethrown');
      return first(defence);
    };
    expect(defends(50, 2, 6, 4, 3)).toBe('reroll 2'); // a second Widow would be a bomb, but not beside a first that is thrown too
    expect(defends(1, 1, 6, 2, 4)).toBe('reroll 2'); // the baton wins
  });
  it('counts both throws of a card that throws again twice', () => {
    const jana = { hero: 'thor', cp: 10, hand: { again: 'tryTryAgain' } };
    const t = table({ Jana: jana, Petr: { hero: 'loki' } }, [4, 4, 4, 4, 5, 5, 5])
      .do('Jana: roll', 'Jana: reroll 5', 'Jana: reroll 5')
      .until('Jana');
    while ((t.position.decision!.about as { kind: string }).kind === 'rolled') t.do('Jana: pass').until('Jana');
    expect(first(t)).toBe('play 0'); // one die alone changes nothing
  });
  it('does not pay to hurt a player who gains by it, except to win', () => {
    const offers = (hero: string, health: number): string[] =>
      promising(
        table({ at: 'main1', Jana: { hero: 'thor', cp: 0, hand: { out: 'getThatOuttaHere' } }, Petr: { hero, health } }).until('Jana'),
      );
    expect(offers('loki', 50)).toContain('use mjolnir');
    expect(offers('black-panther', 50)).not.toContain('use mjolnir');
    expect(offers('black-panther', 1)[0]).toBe('use mjolnir');
  });
  it('keeps a card that guards for the blow it is meant for', () => {
    const hand = { suit: 'suitUp' };
    expect(promising(table({ at: 'main1', Jana: { hero: 'black-panther', cp: 3, hand }, Petr: { hero: 'loki' } }).until('Jana'))).toEqual([
      'end',
    ]);
    const last = (ability: string, ...dice: number[]): string => {
      const t = table({ Jana: { hero: 'loki' }, Petr: { hero: 'black-panther', cp: 3, hand } }, dice).attack('Jana', ability);
      t.do('Petr: decline').until('Petr');
      while ((t.position.decision!.about as { kind: string }).kind !== 'last') t.do('Petr: pass').until('Petr');
      return first(t);
    };
    expect(last('mockery', 1, 1, 1, 3, 5)).toBe('play 0'); // 6 damage
  });
  it('does not count a Crackle that is spent', () => {
    const offers = (tokens: Record<string, number>): string[] => {
      const t = table({ Jana: { hero: 'scarlet-witch', tokens }, Petr: { hero: 'loki' } }, [1, 1, 1, 4, 5]).attack('Jana', 'hexBolt');
      t.until('Jana');
      while ((t.position.decision!.about as { kind: string }).kind !== 'aimed') t.do('Jana: pass').until('Jana');
      return promising(t);
    };
    expect(offers({ crackle: 1, probabilityManipulation: 1 })).toEqual(['pass']); // 1 damage
    expect(offers({ crackle: 1, probabilityManipulation: 2, conjure: 1 })[0]).toBe('spend crackle'); // 3
  });
  it('conjures no bag that Loki would open', () => {
    const petr = { hero: 'loki', hand: { old: 'mockeryII' }, upgrades: ['mockeryII'] };
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: petr });
    t.do('Jana: spend conjure', 'Jana: choose borrow');
    expect([t.question, t.offers.includes('conjure bagOfTricks')]).toEqual(['conjure.chosen', true]);
    expect(promising(t)).not.toContain('conjure bagOfTricks');
    t.do('Jana: conjure bagOfTricks');
    expect([t.question, promising(t)]).toEqual(['conjure.answered', ['pass']]); // nor is it cancelled
  });
  it('inflicts nothing on a player who has it, if there is something better to do', () => {
    const petr = { hero: 'thor', tokens: { realityWarp: 1 } };
    const t = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: petr }).do('Jana: spend conjure');
    expect(t.offers).toEqual(['choose borrow', 'choose warp']);
    expect(promising(t)).toEqual(['choose borrow']);
  });
  it('spends Covert Ops, and searches where it may', () => {
    const deck = { a: 'sixIt', b: 'tipIt', c: 'betterD', up: 'sabotageII' };
    const jana = { hero: 'black-widow', cp: 0, deck, tokens: { covertOps: 1 } };
    const t = table({ at: 'main1', Jana: jana, Petr: { hero: 'thor' } }, ['kept']).until('Jana');
    const before = judged(t);
    t.do('Jana: spend covertOps').until('Jana');
    expect(t.offers).toEqual(['search', 'order']);
    expect(promising(t)).toEqual(['search']);
    t.do('Jana: search', 'Jana: take up').until('Jana');
    expect(judged(t)).toBeGreaterThan(before);
  });
  it('throws Mjölnir at nobody who gains by it', () => {
    const throws = (hero: string): string[] => {
      const t = table({ Jana: { hero: 'thor' }, Petr: { hero }, Eva: { hero: 'loki' } }, [1, 1, 1, 4, 4], {}, 3).attack('Jana', 'hammered');
      expect(t.question).toBe('mjolnir.chosen');
      return promising(t);
    };
    expect(throws('spider-man')).toEqual(['throw 1', 'throw 2']);
    expect(throws('black-panther')).toEqual(['throw 2']);
  });
  it('keeps a shield rather than three cards to come', () => {
    const hand = { no: 'notThisTime', three: 'tripleUp' };
    const t = table({ at: 'main1', Jana: { hero: 'thor', hand }, Petr: { hero: 'loki' } }).do('Jana: use mjolnir');
    expect(promising(t)).toEqual([t.key('discard three')]);
  });
  it('throws again what Better D! was played for', () => {
    const petr = { hero: 'spider-man', cp: 1, hand: { better: 'betterD' } };
    const t = table({ Jana: { hero: 'loki' }, Petr: petr }, [1, 1, 1, 3, 5, 6, 6, 6]).attack('Jana', 'mockery');
    t.do('Petr: defend counterpunch', 'Petr: play better').until('Petr');
    expect(t.question).toBe('extraAttempt.decided');
    expect(promising(t)).toEqual(['reroll 123']);
  });
  it('draws a card for Electrokinesis when no more of it can come', () => {
    const offers = (electrokinesis: number): string[] =>
      promising(table({ at: 'main1', Jana: { hero: 'thor', tokens: { electrokinesis } }, Petr: { hero: 'loki' } }).until('Jana'));
    expect(offers(4)[0]).toBe('spend electrokinesis');
    expect(offers(3)).not.toContain('spend electrokinesis');
  });
  it('throws the hammer for a card at any window that wins, and otherwise keeps its hand for the main phase', () => {
    const offers = (health: number): string[] =>
      promising(
        table({ Jana: { hero: 'thor', hand: { six: 'sixIt' } }, Petr: { hero: 'loki', health } }, [1, 2, 3, 4, 5])
          .do('Jana: roll', 'Jana: stop')
          .until('Jana'),
      );
    expect(offers(1)[0]).toBe('use mjolnir');
    expect(offers(30)).not.toContain('use mjolnir');
  });
  it('prepares a spell before it ends its phase', () => {
    const offers = (slots: number[]): string[] =>
      promising(table({ at: 'main1', Jana: { hero: 'doctor-strange', slots }, Petr: { hero: 'loki' } }).until('Jana'));
    expect(offers([0])).toEqual(['use prepare']);
    expect(offers([0, 1, 2])).toEqual(['end']);
  });
  it('tries nothing far worse with its last attempt, not even with noise', () => {
    const t = table({ Jana: { hero: 'black-widow' }, Petr: { hero: 'loki' } }, [1, 1, 1, 1, 2, 1]).do('Jana: roll', 'Jana: reroll 5');
    expect([t.question, t.world.rolls[0]!.left]).toEqual(['offence.attempted', 1]);
    expect(promising(t, 1)).toContain('reroll 12345');
    expect(promising(t, 1)).not.toContain('reroll 1'); // nearly four points less
  });
  it('does not harm itself', () => {
    const t = table({ at: 'main1', Jana: { hero: 'spider-man', cp: 3, hand: { web: 'webShooters' } }, Petr: { hero: 'thor' } });
    t.do('Jana: play web').until('Jana');
    expect(t.question).toBe('playCard.aimed');
    expect(promising(t)).toEqual(['player 1']);
    const bag = table({ at: 'upkeep', Jana: { hero: 'thor', tokens: { bagOfTricks: 1 } }, Petr: { hero: 'loki' } }, [3]).until('Petr');
    expect(bag.question).toBe('openBag.chosen');
    expect(promising(bag)).toEqual(['choose bagDamage']);
  });
  it('defends always, and with what fits the blow', () => {
    const defence = (upgrades: string[], dice: number[], ability: string): string[] =>
      promising(
        table({ Jana: { hero: 'black-panther', upgrades, tokens: { kineticEnergy: 7 } }, Petr: { hero: 'spider-man' } }, dice)
          .attack('Jana', ability)
          .until('Petr'),
      );
    const small = defence([], [1, 1, 1, 4, 5], 'vibraniumClaws');
    expect(small).not.toContain('decline');
    expect(small).toContain('defend counterpunch');
  });
});
