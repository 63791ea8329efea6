/** Bots are honest, bounded, repeatable, and each level is a player. */
import { canonical, keyOf, type AnyGame, type AnyPosition } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { answerJob, BUDGETS, choose, LEVELS, type Level } from '../src/index.ts';
import { weigh } from '../src/playout.ts';

/** Iterations small enough for a test; the levels' order does not depend on them here. */
const few = (level: Level): { iterations: number } => ({ iterations: level === 'novice' ? 1 : level === 'squire' ? 4 : 60 });
const games: readonly [string, AnyGame][] = [['mini', miniGame as AnyGame], ...GAMES.map(({ id, game }): [string, AnyGame] => [id, game])];

/** Plays a game between levels and hands every decision to `look`. */
function play(
  game: AnyGame,
  levels: readonly Level[],
  seed: string,
  look: (position: AnyPosition, key: string, n: number) => void,
  limit = 60,
): void {
  const position = game.start({}, game.module.seats.min, seed) as AnyPosition;
  for (let n = 0; position.decision && n < limit; n++) {
    const { seat } = position.decision,
      level = levels[seat % levels.length]!;
    const { key } = choose({ game, position: game.redeal(position, seat, `${seed}/${n}`), seat }, level, `${seed}/${n}`, few(level));
    look(position, key, n);
    game.answer(position, key);
  }
}

describe.each(games)('bots at %s', (_, game) => {
  it.each(LEVELS)('%s answers with a legal key', level => {
    let decisions = 0;
    play(
      game,
      [level],
      `legal ${level}`,
      (position, key) => {
        decisions++;
        expect(position.decision!.options.map(keyOf)).toContain(key);
      },
      25,
    );
    expect(decisions).toBeGreaterThan(0);
  });

  it('the same knowledge, seed and iterations give the same choice', () => {
    play(game, ['novice'], 'same', (position, _key, n) => {
      if (n % 7) return;
      const { seat } = position.decision!,
        dealt = game.redeal(position, seat, 'deal');
      for (const level of LEVELS)
        expect(choose({ game, position: dealt, seat }, level, 'seed', few(level))).toEqual(
          choose({ game, position: game.clone(dealt), seat }, level, 'seed', few(level)),
        );
    });
  });

  it('what a bot cannot see does not change its choice', () => {
    play(
      game,
      ['novice'],
      'honest',
      (position, _key, n) => {
        if (n % 5) return;
        const { seat } = position.decision!;
        // Two truths that look alike to the seat. Re-dealt by the same seed they are one and the same.
        const dealt = [position, game.redeal(position, seat, 'another truth')].map(truth => game.redeal(truth, seat, 'deal'));
        expect(canonical(dealt[1])).toBe(canonical(dealt[0]));
        for (const level of LEVELS) {
          const [one, other] = dealt.map(knowledge => choose({ game, position: knowledge, seat }, level, 'seed', few(level)).key);
          expect(other).toBe(one);
        }
      },
      30,
    );
  });

  it('a decision keeps to its budget of time', () => {
    const position = game.start({}, game.module.seats.min, 'time') as AnyPosition;
    let clock = 0;
    const now = (): number => (clock += 1); // every look at the clock costs a tick: the search stops by ticks, not by luck
    // To the first question that needs a thought.
    for (let n = 0; n < 200; n++) {
      const { seat } = position.decision!;
      clock = 0;
      const { key, thoughts, iterations } = choose({ game, position: game.redeal(position, seat, 'x'), seat }, 'champion', 'x', {
        iterations: BUDGETS.champion.iterations,
        until: 5,
        now,
      });
      if (thoughts.length === 0) {
        game.answer(position, key);
        continue;
      }
      expect(iterations).toBeGreaterThan(0);
      expect(iterations).toBeLessThan(100);
      return;
    }
    throw new Error('nothing to think about');
  });
});

describe('more than two seats', () => {
  const tables = [
    ['dice-throne', 3, {}],
    ['dice-throne', 4, {}],
    ['summoner-wars', 3, {}],
    ['summoner-wars', 4, {}],
    ['doomtrooper', 3, {}],
    ['doomtrooper', 4, { mode: 'teams' }],
  ] as const;
  it.each(tables)('%s with %i: bots come to an end by the rules', (id, seats, options) => {
    const { game } = GAMES.find(one => one.id === id)!;
    const position = game.start(options, seats, 'more') as AnyPosition;
    for (let n = 0; position.decision; n++) {
      const { seat } = position.decision,
        level = seat % 2 ? 'novice' : 'squire';
      expect(n, 'no endless stalling').toBeLessThan(12_000);
      game.answer(position, choose({ game, position: game.redeal(position, seat, `${n}`), seat }, level, `${n}`, { iterations: 1 }).key);
    }
    expect(position.outcome!.places).toHaveLength(seats);
    expect(position.outcome!.places).toContain(1);
  });
});

describe('with noise', () => {
  it.each(games)('%s: what looks promising still does', (id, game) => {
    let more = 0;
    play(
      game,
      ['squire'],
      'haze',
      position => {
        const [clear, noisy] = [weigh(game, position), weigh(game, position, 1)];
        expect(clear.filter((weight, i) => weight > 0 && !(noisy[i]! > 0))).toEqual([]);
        more += noisy.filter((weight, i) => weight > 0 && !(clear[i]! > 0)).length;
      },
      400,
    );
    // Where the mind computes exactly, a bot with noise has more to choose from.
    if (id === 'dice-throne' || id === 'doomtrooper') expect(more).toBeGreaterThan(0);
  });
});

describe('a bot job', () => {
  it('is answered with a choice, and with an error where nobody is asked', () => {
    const position = miniGame.start({}, 2, 'job') as AnyPosition,
      { seat } = position.decision!;
    const job = { id: 7, game: 'mini', version: 1, position, seat, level: 'squire', seed: 's' } as const;
    expect(answerJob(job, miniGame as AnyGame, () => 0)).toMatchObject({ id: 7, choice: { key: expect.any(String) } });
    expect(answerJob({ ...job, seat: 1 - seat }, miniGame as AnyGame, () => 0)).toEqual({ id: 7, error: `seat ${1 - seat} is not asked` });
    expect(answerJob(job, null, () => 0)).toEqual({ id: 7, error: 'version 1 of the rules of mini is not here' });
  });
});

describe('levels', () => {
  it('a squire beats a novice more often than not at Scratch Wars', () => {
    const { game } = GAMES.find(({ id }) => id === 'scratch-wars')!;
    let points = 0;
    const rounds = 24;
    for (let i = 0; i < rounds; i++) {
      const seatOfSquire = i % 2,
        position = game.start({}, 2, `levels/${i >> 1}`) as AnyPosition;
      for (let n = 0; position.decision; n++) {
        const { seat } = position.decision,
          level = seat === seatOfSquire ? 'squire' : 'novice';
        game.answer(position, choose({ game, position: game.redeal(position, seat, `${i}/${n}`), seat }, level, `${i}/${n}`).key);
      }
      const { places } = position.outcome!;
      points += places[0] === places[1] ? 0.5 : places[seatOfSquire] === 1 ? 1 : 0;
    }
    expect(points / rounds).toBeGreaterThan(0.5);
  });
});
