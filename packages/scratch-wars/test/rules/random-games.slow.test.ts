/** Random games: what the engine promises at every decision, how games end, which options occur. */
import { keyOf, Random, seeded } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { madeUpTable } from '../made-up-cards.ts';

describe('random games with every check at every decision', () => {
  const modes = {
    'ready sets': () => ({}),
    'opened packs': () => ({ preparation: 'pack' }),
    'made-up cards': (game: number) => madeUpTable(`checked ${game}`),
    'made-up cards, no cancelling': (game: number) => ({ ...madeUpTable(`kept ${game}`), cancelling: 'never' }),
  };
  it.each(Object.entries(modes))(
    'hold from %s',
    rules('SCW 2.6.1.2', 'SCW 2.7.2.2', 'SCW 4.1.2.1', 'SCW 1.5.1.2', 'SCW R-23'),
    (name, options) => {
      const { games, finished, failures } = checkMany(game, { games: 12, seed: name, options, ruleExists: exists });
      expect({ games, finished, failures }).toEqual({ games: 12, finished: 12, failures: [] });
    },
  );

  it('come to an end by the hundred', () => {
    for (const [name, options] of Object.entries(modes)) {
      const { finished, outcomes } = checkMany(game, { games: 100, seed: `fast ${name}`, options, every: 0 });
      expect([name, finished]).toEqual([name, 100]);
      for (const wins of outcomes.winsBySeat) expect(wins).toBeGreaterThan(15);
    }
  });
});

interface Seen {
  readonly keys: ReadonlySet<string>;
  readonly outcomes: ReadonlyMap<string, number>;
  /** Rounds in which games were drawn because both fell. */
  readonly drawnIn: readonly number[];
}

/** First words of all options, and all outcomes, of random games. */
function randomGames(games: number, options: object): Seen {
  const keys = new Set<string>(),
    outcomes = new Map<string, number>(),
    drawnIn: number[] = [];
  for (let i = 0; i < games; i++) {
    const choices = new Random(seeded(`rulings ${i}`));
    const position = game.start(options, 2, `rulings ${i}`);
    while (position.decision) {
      for (const option of position.decision.options) keys.add(keyOf(option).split(' ')[0]!);
      game.advance(position, choices.integer(position.decision.options.length));
    }
    const { why } = position.outcome!;
    outcomes.set(why, (outcomes.get(why) ?? 0) + 1);
    if (why === 'bothDefeated') drawnIn.push(position.world.round);
  }
  return { keys, outcomes, drawnIn };
}

describe('random games', () => {
  const seen = randomGames(400, { preparation: 'pack' });

  it('offer no way to give up the game or the turn: leaving a table is no rule', rules('SCW R-24'), () => {
    expect([...seen.keys].sort()).toEqual(
      [
        'accept',
        'best',
        'bonus',
        'break',
        'cancel',
        'done',
        'effect',
        'end',
        'enough',
        'fire',
        'hero',
        'ignore',
        'keep',
        'none',
        'repair',
        'shield',
        'skip',
        'spin',
        'start',
        'stop',
        'trick',
        'use',
        'weapon',
      ].sort(),
    );
  });

  it('end by defeat or, in round nine at the earliest, in a draw', rules('SCW R-23', 'SCW 2.3.4.2', 'SCW 2.3.4.3'), () => {
    expect([...seen.outcomes.keys()].sort()).toEqual(['bothDefeated', 'defeat']);
    expect(seen.drawnIn.length).toBeGreaterThan(0);
    expect(Math.min(...seen.drawnIn)).toBeGreaterThanOrEqual(9);
  });
});
