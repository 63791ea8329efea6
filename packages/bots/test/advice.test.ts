/** What a bot tells people: what it would do and why, and where a game turned. */
import { createGame, keyOf, type AnyGame, type AnyPosition } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { GAMES } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { stones, type World } from '../../engine/test/toy/stones.ts';
import { adviceFrom, advise, answerJob, choose, coach, lookBack, type Level } from '../src/index.ts';

/** Its judgement is exact: nothing has to be played on. */
const game = createGame({ ...stones, mind: { ...stones.mind, horizon: 0 } }) as AnyGame;
/** Both dice shown, `count` stones on the table: leaving a multiple of four wins. */
function table(count: number): AnyPosition {
  const position = game.start({ stones: count + 1 }, 2, 'seed');
  for (const die of draft(position.world as World).dice) die.shown = true;
  game.answer(position, 'take 1');
  return position;
}
const keys = (position: AnyPosition): string[] => position.decision!.options.map(keyOf);

describe('advice', () => {
  it('names the best option, its chance, and what it brings more than the next best', () => {
    const position = table(7),
      { seat } = position.decision!;
    const advice = adviceFrom(game, choose({ game, position, seat }, 'squire', 'a', { iterations: 4 }));
    expect(advice.key).toBe('take 3');
    expect(advice.chance).toBeGreaterThan(0.5);
    expect(keys(position)).toContain(advice.instead);
    expect(advice.instead).not.toBe('take 3');
    expect(advice.reasons.map(({ feature }) => feature)).toEqual(['stones']);
    expect(advice.reasons[0]!.difference).toBeGreaterThan(0);
  });

  it('has no reasons where there was nothing to choose', () => {
    expect(adviceFrom(game, { key: 'take 1', thoughts: [], iterations: 0 })).toEqual({
      key: 'take 1',
      chance: null,
      instead: null,
      gain: 0,
      reasons: [],
    });
  });

  /** The same game to somebody whose mind leaves one option. */
  const sure = (only: string): AnyGame =>
    createGame({
      ...game.module,
      mind: { ...game.module.mind, weigh: ({ decision }) => decision!.options.map(option => Number(keyOf(option) === only)) },
    }) as AnyGame;

  it('says why also where a knight would not think: what it leaves out is tried', () => {
    const position = table(7),
      { seat } = position.decision!,
      knowledge = { game: sure('take 3'), position, seat };
    expect(choose(knowledge, 'knight', 'd', { iterations: 50 }, true).thoughts).toEqual([]);
    const advice = adviceFrom(game, advise(knowledge, 'd', { iterations: 50 }));
    expect(advice).toMatchObject({ key: 'take 3', reasons: [{ feature: 'stones' }] });
    expect(advice.chance).toBeGreaterThan(0.5);
    expect(advice.instead).not.toBe('take 3');
  });

  it('gives no reasons where the tries say otherwise, and stays with what a knight would do', () => {
    const position = table(7),
      { seat } = position.decision!;
    const advice = adviceFrom(game, advise({ game: sure('take 1'), position, seat }, 'd', { iterations: 50 }));
    expect(advice).toMatchObject({ key: 'take 1', instead: 'take 3', reasons: [] });
  });

  it('ends when its time is over, with one deal at least', () => {
    const position = table(7),
      { seat } = position.decision!;
    const tries = (until: number): number[] =>
      advise({ game: sure('take 3'), position, seat }, 'd', { iterations: 50, until, now: () => 1 }).thoughts.map(({ visits }) => visits);
    expect(tries(0)).toEqual([1, 1, 1]);
    expect(tries(2)).toEqual([24, 24, 24]);
  });

  it.each(GAMES.map(({ id, game: one, text }) => [id, one, text] as const))('%s: every feature has its words', (_, one, text) => {
    const names = Object.keys(one.module.mind.weights);
    const position = one.start({}, one.module.seats.min, 'features');
    expect(one.module.mind.measure(position.world, 0)).toHaveLength(names.length);
    for (const language of ['cs', 'en'] as const) expect(Object.keys(text[language].features).sort()).toEqual([...names].sort());
  });
});

describe('noise', () => {
  const noisy = createGame({ ...game.module, mind: { ...game.module.mind, noise: { novice: 9, squire: 9, knight: 9 } } }) as AnyGame;
  const position = table(7),
    { seat } = position.decision!;
  /** What is answered with twenty seeds. */
  const answers = (level: Level, advises?: true): Set<string> =>
    new Set(
      Array.from({ length: 20 }, (_, n) => {
        const job = { id: n, game: 'stones', version: 1, position, seat, level, seed: `${n}`, iterations: 60, ...(advises && { advises }) };
        const answer = answerJob(job, noisy, () => 0);
        return 'choice' in answer ? answer.choice.key : '';
      }),
    );

  it.each(['squire', 'knight'] as const)('a %s who sees badly chooses this and that', level => {
    expect(answers(level).size).toBeGreaterThan(1);
  });
  it('a champion sees clearly, and so does who gives advice', () => {
    expect(answers('champion')).toEqual(new Set(['take 3']));
    expect(answers('knight', true)).toEqual(new Set(['take 3']));
  });
  it('and who looks back', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(lookBack({ game: noisy, position, seat }, 'take 1', seed, { iterations: 100 })).toMatchObject({ better: { key: 'take 3' } });
  });
});

describe('a coach', () => {
  const look = (played: string) => {
    const position = table(7),
      { seat } = position.decision!;
    return adviceFrom(game, coach({ game, position, seat }, played, 'b', { iterations: 400 }));
  };
  it('names what is much better than the answer about to be given, by how much, and why', () => {
    const said = look('take 1');
    expect(said).toMatchObject({ key: 'take 3', instead: 'take 1', reasons: [{ feature: 'stones' }] });
    expect(said.gain).toBeGreaterThan(0.2);
    expect(said.chance! - said.gain).toBeGreaterThanOrEqual(0);
  });
  it('has nothing to say of the best answer, nor of what is not offered', () => {
    expect(look('take 3')).toMatchObject({ key: 'take 3', instead: null, gain: 0, reasons: [] });
    expect(look('take 9')).toMatchObject({ instead: null, gain: 0 });
  });
  it('is asked as a job: with an answer, and eyes to advise', () => {
    const position = table(6),
      { seat } = position.decision!;
    const job = { id: 3, game: 'stones', version: 1, position, seat, level: 'knight', seed: 's', iterations: 200 } as const;
    expect(answerJob({ ...job, played: 'take 1', advises: true }, game, () => 0)).toMatchObject({
      choice: { key: 'take 2', thoughts: [{ key: 'take 2' }, { key: 'take 1' }] },
    });
  });
});

describe('looking back', () => {
  it('finds the answer that threw the game away, and the better one', () => {
    const position = table(7),
      { seat } = position.decision!;
    const moment = lookBack({ game, position, seat }, 'take 1', 'b', { iterations: 400 })!;
    expect(moment.better).toMatchObject({ key: 'take 3' });
    expect(moment.better!.gain).toBeGreaterThan(0.2);
    expect(moment.chances[seat]).toBeGreaterThan(0.5);
    expect(moment.chances[0]! + moment.chances[1]!).toBeCloseTo(1);
  });

  it('blames nobody for the best answer, and gives the same for the same seed', () => {
    const position = table(7),
      { seat } = position.decision!;
    const look = () => lookBack({ game, position, seat }, 'take 3', 'c', { iterations: 400 });
    expect(look()).toMatchObject({ better: null });
    expect(look()).toEqual(look());
  });

  it('is a job like any other', () => {
    const position = table(6),
      { seat } = position.decision!;
    const job = {
      id: 3,
      game: 'stones',
      version: 1,
      position,
      seat,
      level: 'knight',
      seed: 's',
      iterations: 200,
      played: 'take 1',
    } as const;
    expect(answerJob(job, game, () => 0)).toMatchObject({ id: 3, moment: { better: { key: 'take 2' } } });
  });
});
