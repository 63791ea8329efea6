/** What officials of an event do at a table: stop it, let it go on, answer what only they may. */
import { createGame, PASS, type AnyGame } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { Match, type Row, type SavedMatch } from '../src/index.ts';
import { tally } from './tally.ts';
import { answer, people, plain, refusalOf, started } from './sitting.ts';

const BANK = { kind: 'bank', bank: 60_000, increment: 0 } as const;
const seats = people('Jana', 'Petr');

describe('a table that an official stops', () => {
  const stopped = (): Match => {
    const match = started({ seats, clock: BANK, delay: 0, timeLimit: 3_600_000 });
    match.take({ at: 10_000, type: 'halt', on: true });
    return match;
  };

  it('stands until he lets it go on: nobody answers, no clock runs, players cannot resume it', () => {
    const match = stopped();
    expect([match.phase, match.halted, match.state(0).halted, match.state('spectator').halted]).toEqual(['paused', true, true, true]);
    expect(refusalOf(match, { at: 11_000, type: 'answer', ...match.asked!, key: 'roll' })).toBe('paused');
    expect(refusalOf(match, { at: 11_000, type: 'propose', seat: 0, topic: 'resume' })).toBe('paused');
    expect(refusalOf(match, { at: 11_000, type: 'halt', on: true })).toBe('paused');
    expect(match.due(500_000)).toBeNull();
    const { act } = match.take({ at: 310_000, type: 'halt', on: false });
    expect(act).toEqual({ type: 'halt', on: false });
    expect([match.phase, match.halted, match.state(0).halted]).toEqual(['playing', false, false]);
    // Ten seconds were used before; the time of the whole match is as much later.
    expect(match.remaining(310_000)[match.asked!.seat]).toBe(50_000);
    expect(match.due(360_000)).toMatchObject({ type: 'timeout' });
    expect(refusalOf(match, { at: 310_000, type: 'halt', on: false })).toBe('notPaused');
  });

  it('is no pause of the players, which he does not end', () => {
    const match = started({ seats });
    expect(refusalOf(match, { at: 0, type: 'halt', on: false })).toBe('notPaused');
    match.take({ at: 0, type: 'propose', seat: 0, topic: 'pause' });
    match.take({ at: 0, type: 'consent', seat: 1, proposal: match.seq });
    expect(refusalOf(match, { at: 0, type: 'halt', on: false })).toBe('notPaused');
    expect(refusalOf(match, { at: 0, type: 'halt', on: true })).toBe('paused');
  });

  it('is the same when it is rebuilt or restored', () => {
    const match = stopped();
    const rows = plain(match.log) as unknown as Row[];
    for (const again of [
      Match.rebuild(match['running'].game, match.header, rows),
      Match.restore(match['running'].game, match.header, plain(match.save()) as unknown as SavedMatch, rows),
    ])
      expect(again.save()).toEqual(match.save());
  });

  it('may be conceded', () => {
    const match = stopped();
    match.take({ at: 12_000, type: 'concede', seat: 1 });
    expect(match.result).toMatchObject({ places: [1, 2], by: 'concession' });
  });
});

describe('a match of an event', () => {
  it('says so, and its players neither pause nor abort it', () => {
    const match = started({ seats, event: true });
    expect(match.info.event).toBe(true);
    for (const topic of ['pause', 'abort', 'hints'] as const)
      expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic })).toBe('notAsked');
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'draw' })).toBeNull();
    expect('event' in started({ seats }).info).toBe(false);
  });
});

describe('a question for an official', () => {
  /** The dice game where holding is for officials to say. */
  const game = createGame({ ...tally, officialKeys: () => ['hold'] } as never) as unknown as AnyGame;
  const asked = (): Match => started({ seats, event: true, clock: BANK, delay: 0 }, game);

  it('is not offered at the table, and not taken from it', () => {
    const match = asked();
    const { seat, decision } = match.asked!;
    const keys = match.state(seat).seen!.decision!.options.map(({ key }) => key);
    expect(keys).toContain('roll');
    expect(keys).not.toContain('hold');
    expect(refusalOf(match, { at: 0, type: 'answer', seat, decision, key: 'hold' })).toBe('notYours');
    expect(match.judged).toMatchObject({ decision, asks: { options: [{ key: 'hold' }] } });
  });

  it('is answered by him once, also while the table stands, and then it still stands', () => {
    const match = asked();
    const { decision, seat } = match.asked!;
    match.take({ at: 1_000, type: 'halt', on: true });
    expect(refusalOf(match, { at: 2_000, type: 'judge', decision, key: 'roll' })).toBe('illegal');
    expect(refusalOf(match, { at: 2_000, type: 'judge', decision: decision + 1, key: 'hold' })).toBe('stale');
    const { act } = match.take({ at: 2_000, type: 'judge', decision, key: 'hold' });
    expect(act).toEqual({ type: 'judge' });
    expect(match.asked!.seat).not.toBe(seat);
    expect(match.phase).toBe('paused');
    expect(match.due(10_000_000)).toBeNull();
    expect(refusalOf(match, { at: 3_000, type: 'judge', decision, key: 'hold' })).toBe('stale');
    match.take({ at: 4_000, type: 'halt', on: false });
    if (match.state(match.asked!.seat).seen!.decision!.options.some(({ key }) => key === PASS)) answer(match, PASS, 4_000);
    expect(match.phase).toBe('playing');
    const rows = plain(match.log) as unknown as Row[];
    expect(Match.rebuild(game, match.header, rows).save()).toEqual(match.save());
  });
});
