/** A match with a time limit: the table says when time is up, and how the game ends is the rules' affair. */
import { createGame, keyOf, TIME_KEY, type AnyGame } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { describe, expect, it } from 'vitest';
import { mini } from '../../engine/test/mini/module.ts';
import type { World } from '../../engine/test/mini/world.ts';
import { Match, readHeader, type Row, type SavedMatch } from '../src/index.ts';
import { answer, people, plain, refusalOf, started } from './sitting.ts';

/** The mini game, which ends after its fortieth turn: when time is up, the next turn is the last. */
const game = createGame({ ...mini, timeUp: ({ world }: { world: World }) => void (draft(world).turn = 40) } as never) as unknown as AnyGame;
const HOUR = 3_600_000;
/** The table answers for nobody. */
function limited(more = {}): Match {
  const match = started({ seats: people('Jana', 'Petr'), timeLimit: HOUR, ...more }, game);
  for (const seat of [0, 1]) match.take({ at: 0, type: 'stops', seat, stops: { mode: 'everywhere' } });
  return match;
}

describe('time', () => {
  it('is up this long after the beginning, not before, and once', () => {
    const match = limited();
    expect(match.info.timeLimit).toBe(HOUR);
    expect(match.wakeAt()).toBe(HOUR);
    expect(match.due(HOUR - 1)).toBeNull();
    expect(refusalOf(match, { at: HOUR - 1, type: 'time' })).toBe('notTimeUp');
    expect(match.due(HOUR)).toEqual({ at: HOUR, type: 'time' });
    const { act, row } = match.take(match.due(HOUR)!);
    expect(act).toEqual({ type: 'time' });
    expect(row).toEqual({ at: HOUR, type: 'time', n: match.seq });
    expect((match.position!.world as World).turn).toBe(40);
    expect(match.due(HOUR + 1)).toBeNull();
    expect(refusalOf(match, { at: HOUR + 1, type: 'time' })).toBe('notTimeUp');
  });

  it('is called by an official, whatever the limit, once', () => {
    for (const match of [limited(), started({ seats: people('Jana', 'Petr') }, game)]) {
      expect(refusalOf(match, { at: 5, type: 'time' })).toBe('notTimeUp');
      const { row } = match.take({ at: 5, type: 'time', called: true });
      expect(row).toEqual({ at: 5, type: 'time', called: true, n: match.seq });
      expect((match.position!.world as World).turn).toBe(40);
      expect(refusalOf(match, { at: 6, type: 'time', called: true })).toBe('notTimeUp');
      expect(match.due(HOUR)).toBeNull();
    }
  });

  it('has no limit without one', () => {
    const match = started({ seats: people('Jana', 'Petr') }, game);
    expect(match.wakeAt()).toBeNull();
    expect(refusalOf(match, { at: HOUR, type: 'time' })).toBe('notTimeUp');
    expect(() => readHeader({ ...match.header, timeLimit: 0 })).toThrow('timeLimit');
    const place = { id: 's', n: 2, games: 3, kind: 'match' };
    expect(readHeader({ ...match.header, series: place })).toMatchObject({ series: place });
    for (const wrong of [null, {}, { ...place, n: 0 }, { ...place, kind: 'cup' }])
      expect(() => readHeader({ ...match.header, series: wrong })).toThrow('series');
  });

  it('stands still in a pause, and while the table is away', () => {
    const match = limited();
    match.take({ at: 1_000, type: 'propose', seat: 0, topic: 'pause' });
    match.take({ at: 1_000, type: 'consent', seat: 1, proposal: match.proposals[0]!.proposal });
    expect(match.due(2 * HOUR)).toBeNull();
    expect(refusalOf(match, { at: 2 * HOUR, type: 'time' })).toBe('paused');
    match.take({ at: 11_000, type: 'propose', seat: 0, topic: 'resume' });
    match.take({ at: 11_000, type: 'consent', seat: 1, proposal: match.proposals[0]!.proposal });
    expect(match.wakeAt()).toBe(HOUR + 10_000);
    match.take({ at: 20_000, type: 'stopped', ms: 5_000 });
    expect(match.wakeAt()).toBe(HOUR + 15_000);
  });

  it('is in the log: replayed, restored and recorded it is the same, and nobody takes it back', () => {
    const match = limited({ undo: 'consent' });
    for (let at = 1; at < 6; at++) answer(match, keyOf(match.position!.decision!.options.at(-1)!), at);
    match.take({ at: HOUR, type: 'time' });
    for (const viewer of match.viewers) expect(match.state(viewer).undo).toBeNull();
    expect(match.moves().inputs).toContain(TIME_KEY);
    const rows = plain(match.log) as unknown as Row[];
    for (const again of [
      Match.rebuild(game, match.header, rows),
      Match.restore(game, match.header, plain(match.save()) as unknown as SavedMatch, rows),
    ])
      expect(again.save()).toEqual(match.save());
  });
});
