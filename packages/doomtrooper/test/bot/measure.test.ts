/** What a position is worth to a bot. */
import { judgement, type Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game as doomtrooperGame } from '../../src/index.ts';
import { rig } from '../fixture.ts';
import { at } from './promising.ts';

/** A strong airman against a weak sword. */
const strong = 'Airman Trevor Bartholomew';

describe('games', () => {
  it('are worth less to a debtor, who cannot win, than the same bank without a debt', () => {
    const chance = (side: Plain): number => {
      const { world } = at({ Jana: side, Petr: { victory: 20 } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ victory: 35, destiny: 9, debt: 6 })).toBeLessThan(chance({ victory: 35, destiny: 3 }));
  });
  it('would rather kill than go on threatening', () => {
    const standing = (jana: Plain, petr: Plain): number => {
      const { world } = at({ Jana: jana, Petr: petr });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    const [air, ranger] = [{ air: strong }, { ranger: { card: 'Venusian Ranger', wounded: true } }];
    expect(standing({ victory: 4, squad: air }, {})).toBeGreaterThan(standing({ squad: air }, { squad: ranger }));
  });
  it('are judged by the one bank that team-mates share', rules('DOT 38.10'), () => {
    const { world } = doomtrooperGame.start({ mode: 'teams' }, 4, 'teams');
    const destiny = (seat: number): number => mind.measure(world, seat)[Object.keys(mind.weights).indexOf('destiny')]!;
    rig(world).sides[0]!.destiny = 9; // seats 0 and 2 are a team, and its bank is kept with seat 0
    for (const seat of [1, 2, 3]) rig(world).sides[seat]!.destiny = 0;
    expect([destiny(0), destiny(2)]).toEqual([6, 6]);
    expect([destiny(1), destiny(3)]).toEqual([-6, -6]);
  });
  it('are worth more to the one who attacks now than to the one who only threatens to', () => {
    const [air, ranger] = [{ air: strong }, { ranger: { card: 'Venusian Ranger', wounded: true } }];
    const chance = (active: string): number => {
      const { world } = at({ active, Jana: { squad: air }, Petr: { squad: ranger } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance('Jana')).toBeGreaterThan(chance('Petr'));
  });
  it('are worth less to a side with nobody in play, whatever it has in the bank', () => {
    const { world } = at({ Jana: { destiny: 9 }, Petr: { squad: { clan: 'Clansman' } } });
    expect(judgement(Object.values(mind.weights), mind.measure(world, 0))).toBeLessThan(0.45);
  });
  it('are held up by one warrior nobody can hit more than by two weak ones, and by cards for combat', () => {
    const chance = (jana: Plain): number => {
      const { world } = at({ Jana: jana, Petr: { squad: { clan: 'Clansman' } } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ squad: { m: 'Venusian Marshal' } })).toBeGreaterThan(chance({ squad: { a: 'Hussar', b: 'Hussar' } }));
    expect(chance({ hand: { a: 'Lucky Shot' } })).toBeGreaterThan(chance({ hand: { a: 'Inspired' } }));
  });
  it('are no better for a card nobody needs, which only keeps another one from being drawn', () => {
    const chance = (jana: Plain): number => {
      const { world } = at({ Jana: jana, Petr: { squad: { clan: 'Clansman' } } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ hand: { a: 'Reputation' } })).toBe(chance({}));
    // A strong warrior who can be paid is worth saving for.
    expect(chance({ destiny: 8, hand: { m: 'Venusian Marshal' } })).toBeGreaterThan(chance({ destiny: 8 }));
    expect(chance({ destiny: 7, hand: { m: 'Venusian Marshal' } })).toBe(chance({ destiny: 7 }));
    // One sword is as good as two.
    const clan = (gear: Plain): Plain => ({ squad: { clan2: { card: 'Clansman', gear } } });
    expect(chance(clan({ x: 'Clansman Claymore', y: 'Clansman Claymore' }))).toBe(chance(clan({ x: 'Clansman Claymore' })));
    // Who is wounded matters.
    const hurt = (card: string): number => chance({ squad: { w: { card, wounded: true } } }) - chance({ squad: { w: card } });
    expect(hurt('Venusian Marshal')).toBeLessThan(hurt('Hussar'));
  });
  it('are judged alike from both sides', () => {
    const { world } = doomtrooperGame.start({}, 2, 'sides');
    const [mine, theirs] = [mind.measure(world, 0), mind.measure(world, 1)];
    mine.forEach((n, i) => expect(n + theirs[i]!).toBeCloseTo(0));
    expect(mine).toHaveLength(Object.keys(mind.weights).length);
  });
});
