/** How much each game asks of a person, on seeded games against a squire. */
import { GAMES } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { MANNERS, measureFlow, perRound } from '../src/commands/flow.ts';

/** At most so many questions and windows a round, and at least this share of choices; a keeper holds full hands. */
const BOUNDS = {
  'scratch-wars': { squire: [6, 0, 0.95], keeper: [6, 0, 0.95] },
  'summoner-wars': { squire: [9.5, 1, 0.9], keeper: [9.5, 1, 0.9] },
  'dice-throne': { squire: [13.5, 3, 0.8], keeper: [14, 4, 0.75] },
  doomtrooper: { squire: [7.5, 1.5, 0.8], keeper: [8.5, 2.2, 0.7] },
} as const;

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  it.each(MANNERS)('asks a %s only when it matters, nothing with one answer, and waits for nothing', manner => {
    const { asked, windows, single, share, waited } = perRound(
      measureFlow({ game, games: id === 'doomtrooper' ? 1 : 3, seed: 'flow', options: {}, manner }),
    );
    const [mostAsked, mostWindows, leastShare] = BOUNDS[id][manner];
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThanOrEqual(mostAsked);
    expect(windows).toBeLessThanOrEqual(mostWindows);
    expect(share).toBeGreaterThanOrEqual(leastShare);
    expect(single).toBe(0);
    expect(waited).toBe(0);
  });
});
