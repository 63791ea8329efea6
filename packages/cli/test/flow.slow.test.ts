/** How much each game asks of a person, on seeded games against a squire. */
import { createGame, keyOf, type AnyGame } from '@kolbiste/engine';
import { gameNamed, GAMES } from '@kolbiste/games';
import { Match, newHeader } from '@kolbiste/table';
import { describe, expect, it, vi } from 'vitest';
import { MANNERS, measureFlow, perRound } from '../src/commands/flow.ts';

/** At most this many questions and windows a round, and at least this share of choices; a keeper holds full hands. */
const BOUNDS = {
  'scratch-wars': { games: 6, squire: [6, 0, 0.95], keeper: [6, 0, 0.95] },
  'summoner-wars': { games: 12, squire: [9, 1, 0.9], keeper: [9, 1, 0.9] },
  'dice-throne': { games: 20, squire: [12, 3, 0.8], keeper: [14, 4, 0.8] },
  doomtrooper: { games: 4, squire: [7.5, 1.5, 0.8], keeper: [7.5, 1.5, 0.8] },
} as const;

/** Whole games, some of them looked at twice. */
vi.setConfig({ testTimeout: 600_000 });

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  it.each(MANNERS)('asks a %s only when it matters, nothing with one answer, and waits for nothing', manner => {
    const { games, [manner]: bounds } = BOUNDS[id];
    const { asked, windows, single, share, waited } = perRound(measureFlow({ game, games, seed: 'flow', options: {}, manner }));
    const [mostAsked, mostWindows, leastShare] = bounds;
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThanOrEqual(mostAsked);
    expect(windows).toBeLessThanOrEqual(mostWindows);
    expect(share).toBeGreaterThanOrEqual(leastShare);
    expect(single).toBe(0);
    expect(waited).toBe(0);
  });
});

describe('what is passed for a player', () => {
  it.each([
    ['dice-throne', 3, 0.1],
    ['doomtrooper', 1, 0.02],
  ] as const)('%s: is no chance that is never offered again in its turn', (id, games, most) => {
    const { game } = gameNamed(id);
    const { rounds, missed } = measureFlow({ game, games, seed: 'missed', options: {}, manner: 'keeper', look: true });
    expect(rounds).toBeGreaterThan(10);
    expect(missed / rounds).toBeLessThanOrEqual(most);
  });
});

/** The rules as they are, with a mind to which every answer is worth as much as every other. */
const minding = ({ module }: AnyGame, worth: number): AnyGame =>
  createGame({
    ...module,
    mind: { ...module.mind, weigh: ({ decision }) => decision!.options.map(() => worth), lastChance: () => false },
  } as typeof module);

describe('what the table answered', () => {
  it.each(GAMES.map(({ id, game }) => [id, game] as const))(
    '%s: is read as it was written, whatever the mind thinks of it today',
    (_, game) => {
      const seats = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
      const match = new Match(game, newHeader(game, { match: 'log', tableSeed: 'the seed of an old log', seats }));
      seats.forEach((__, seat) => match.take({ at: 0, type: 'ready', seat, nonce: `nonce${seat}` }));
      let now = 0;
      for (let given = 0; given < 400 && match.asked; given++) {
        const wake = match.wakeAt();
        now = Math.max(now, wake ?? now);
        const { options } = match.position!.decision!;
        const weights = game.module.mind.weigh!(match.position!);
        const key = keyOf(options[weights.indexOf(Math.max(...weights))]!);
        match.take(wake === null ? { at: now, type: 'answer', ...match.asked, key } : match.due(now)!, [], []);
      }
      const quiet = ['scratch-wars', 'summoner-wars'].includes(game.module.id);
      expect(quiet || match.log.some(({ type }) => type === 'automatic')).toBe(true);
      for (const worth of [0, 1]) expect(Match.rebuild(minding(game, worth), match.header, match.log).save()).toEqual(match.save());
    },
  );
});
