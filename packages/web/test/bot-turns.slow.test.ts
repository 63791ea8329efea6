/** How long a bot's turn takes to be seen at normal speed: the beats of seeded games between squires, without thought and merging. */
import type { Beat } from '@kolbiste/board-kit/beats';
import { choose } from '@kolbiste/bots';
import type { AnyGame, Seat } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import type { SeenEvent } from '@kolbiste/protocol';
import { Match, newHeader } from '@kolbiste/table';
import { describe, expect, it, vi } from 'vitest';
import { beats as diceThrone } from '../../dice-throne/src/board/beats.ts';
import { beats as doomtrooper } from '../../doomtrooper/src/board/beats.ts';
import { beats as scratchWars } from '../../scratch-wars/src/board/beats.ts';
import { beats as summonerWars } from '../../summoner-wars/src/board/beats.ts';

type Cut = (events: readonly SeenEvent[]) => readonly Beat[];
/** At most this many seconds in the middle, and for nine turns of ten. */
const GAMES_SEEN: {
  readonly [game: string]: { readonly cut: Cut; readonly middle: number; readonly most: number; readonly games: number };
} = {
  'scratch-wars': { cut: scratchWars, middle: 4.5, most: 8.5, games: 24 },
  'summoner-wars': { cut: summonerWars, middle: 5, most: 8.5, games: 3 },
  // Whoever holds a card that dice complete rolls more often: its longest turns are longer than those without.
  'dice-throne': { cut: diceThrone, middle: 8, most: 11, games: 16 },
  doomtrooper: { cut: doomtrooper, middle: 3, most: 6, games: 2 },
};

/** The turns of seat 1 as seat 0 sees them, in seconds, the shortest first. */
function turnsOf(game: AnyGame, cut: Cut, games: number): number[] {
  const turns: number[] = [];
  for (let n = 0; n < games; n++) {
    const seats = ['White', 'Black'].map(name => ({ name, kind: 'bot' as const }));
    const match = new Match(game, newHeader(game, { match: 'm', options: {}, tableSeed: `the secret of the table ${n}`, seats }));
    match.take({ at: 0, type: 'ready', seat: 0 });
    let length = 0;
    for (let i = 0; match.asked; i++) {
      const turn = turnIn(game, match);
      const { events } = match.take(match.due(0) ?? answerTo(game, match, `${n}/${i}`), [0], []);
      if (turn === 1) length += cut(events.get(0)!).reduce((sum, { ms }) => sum + ms, 0);
      if (turn === 1 && turnIn(game, match) !== 1) turns.push(length / 1000);
      if (turnIn(game, match) !== 1) length = 0;
    }
  }
  return turns.sort((a, b) => a - b);
}
const turnIn = (game: AnyGame, match: Match): Seat => game.module.stance!(match.position!.world, 0).turn;
function answerTo(game: AnyGame, match: Match, seed: string): Parameters<Match['take']>[0] {
  const { seat, decision } = match.asked!;
  const position = game.redeal(match.position!, seat, seed);
  return { at: 0, type: 'answer', seat, decision, key: choose({ game, position, seat }, 'squire', seed, { iterations: 2 }).key };
}

vi.setConfig({ testTimeout: 600_000 });

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  it('a turn of a bot is seen in its time', () => {
    const { cut, middle, most, games } = GAMES_SEEN[id]!;
    const turns = turnsOf(game, cut, games);
    const at = (share: number): number => turns[Math.floor(turns.length * share)]!;
    expect(turns.length).toBeGreaterThan(8);
    expect(at(0.5)).toBeGreaterThan(1);
    expect(at(0.5)).toBeLessThanOrEqual(middle);
    expect(at(0.9)).toBeLessThanOrEqual(most);
  });
});
