/** How the windows feel at a table: what a player is really asked, and what the table passes for them. */
import { type AnyGame, Random, seeded } from '@kolbiste/engine';
import { Match, newHeader } from '@kolbiste/table';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game as diceThrone } from '../../src/index.ts';

function sitDown(seed: string, heroes: string[]): Match {
  const game = diceThrone as unknown as AnyGame;
  const seats = heroes.map(name => ({ name, kind: 'human' as const }));
  const match = new Match(game, newHeader(game, { match: 'm', tableSeed: seed, seats, options: { heroes } }));
  seats.forEach((_, seat) => match.take({ at: 0, type: 'ready', seat, nonce: `nonce-${seat}` }));
  return match;
}
/** Plays at random; gives what players and what the table answered, by question and kind of window. */
function play(match: Match, seed: string): { players: number; table: number } {
  const random = new Random(seeded(seed));
  const count = { players: 0, table: 0 };
  let now = 1_000;
  while (match.asked) {
    const { seat } = match.asked;
    const automatic = match.due((now += 2_000));
    if (automatic) {
      expect(match.state(seat).seen!.decision).toBe(null);
      const { row } = match.take(automatic);
      if (row.type === 'automatic') count.table += row.answers!.length;
      continue;
    }
    const { options } = match.state(seat).seen!.decision!;
    const { key } = options[random.integer(options.length)]!;
    expect(options.length > 1 || key !== 'pass').toBe(true);
    match.take({ at: now, type: 'answer', ...match.asked, key });
    count.players++;
  }
  return count;
}

describe('at a table', () => {
  it('nobody is asked by hand where passing is all there is, and most questions are real ones', rules('DIT R04'), () => {
    const count = play(sitDown('the secret seed of a table', ['thor', 'black-widow']), 'a game');
    expect(count.table).toBeGreaterThan(0);
    expect(count.players).toBeGreaterThan(count.table);
  });
  it('a player may be stopped at a kind of window, or never', rules('DIT R04'), () => {
    const stopped = sitDown('the secret seed of a table', ['thor', 'black-widow']);
    for (const seat of [0, 1]) stopped.take({ at: 0, type: 'stops', seat, stops: { mode: 'whenUseful', kinds: { phase: 'everywhere' } } });
    while (stopped.asked) {
      const { seat } = stopped.asked;
      const automatic = stopped.due(1e9);
      if (automatic) {
        stopped.take(automatic);
        continue;
      }
      const { about, options } = stopped.state(seat).seen!.decision!;
      if ((about as { kind?: string } | null)?.kind === 'phase') {
        return;
      }
      stopped.take({ at: 1e9, type: 'answer', ...stopped.asked, key: options.at(-1)!.key });
    }
    throw new Error('no phase ended');
  });
});
