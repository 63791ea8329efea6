/** How much each game asks of a person, on seeded games against a squire. */
import { gameNamed, GAMES } from '@kolbiste/games';
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
