/** An old log stays readable when the mind changes: what the table answered was judged when it was written. */
import { createGame, keyOf, Random, seeded, type AnyGame } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { Match, newHeader } from '@kolbiste/table';
import { describe, expect, it } from 'vitest';

const ROWS = 150;

/** The same game for bots that see nothing in any option, or something in each. */
const weighing = ({ module }: AnyGame, weight: number): AnyGame => {
  const { lastChance: _, idle: __, ...mind } = module.mind;
  return createGame({
    ...module,
    mind: { ...mind, weigh: ({ decision }: { decision: { options: readonly unknown[] } }) => decision.options.map(() => weight) },
  } as AnyGame['module']);
};

/** The rows of a game of two people who answer at random. */
function played(game: AnyGame): Match {
  const seats = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
  const match = new Match(game, newHeader(game, { match: 'old', options: {}, tableSeed: 'the secret of an old log', seats }));
  seats.forEach((_, seat) => match.take({ at: 0, type: 'ready', seat, nonce: `${seat}` }));
  const lot = new Random(seeded('old'));
  for (let at = 10_000; match.seq < ROWS && match.asked; at += 10_000) {
    const { options } = match.position!.decision!;
    match.take(match.due(at) ?? { at, type: 'answer', ...match.asked, key: keyOf(options[lot.integer(options.length)]!) });
  }
  return match;
}

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  it.each([0, 1])('a log is read the same by a mind that weighs everything %i', weight => {
    const match = played(game);
    // Scratch Wars leaves the table nothing to answer.
    expect(match.log.some(({ type }) => type === 'automatic')).toBe(id !== 'scratch-wars');
    const again = Match.rebuild(weighing(game, weight), match.header, match.log);
    expect(again.log).toEqual(match.log);
    expect(again.save()).toEqual(match.save());
  });
});
