import { describe, expect, it } from 'vitest';
import type { ClockConfig } from '@kolbiste/protocol';
import { miniGame } from '../../engine/test/mini/module.ts';
import { answer, byItself, people, refusalOf, started } from './sitting.ts';
import { tallyWith } from './tally.ts';

const BANK: ClockConfig = { kind: 'bank', bank: 10_000, increment: 1_000 };
const at = (clock: ClockConfig, more = {}) => started({ clock, delay: 100, ...more });
const bank = (match: ReturnType<typeof started>, seat: number) => match.state(0).clock.banks[seat];

describe('the clock', () => {
  it('does not run without one', () => {
    const match = started();
    expect(match.wakeAt()).toBe(null);
    expect(match.remaining(1e9)).toEqual([null, null]);
    expect(refusalOf(match, { at: 1e12, type: 'timeout', seat: 0 })).toBe('notTimeUp');
  });

  it('bank: the delay and the increment are free, the rest comes out of the bank', () => {
    const match = at(BANK);
    expect(match.state('spectator').clock).toEqual({ banks: [10_000, 10_000], running: 0, since: 100, spent: 0, expiresAt: 11_100 });
    answer(match, 'hold', 1_100);
    expect(bank(match, 0)).toBe(10_000);
    answer(match, 'hold', 1_100 + 100 + 1_000 + 2_500);
    expect(match.state(0).clock.banks).toEqual([10_000, 7_500]);
    expect(match.remaining(4_700)).toEqual([11_000, 8_500]);
  });

  it('bank: never grows, however quick the answers are', () => {
    const match = at(BANK);
    for (let i = 1; i < 50; i++) answer(match, 'hold', i);
    expect(match.state(0).clock.banks).toEqual([10_000, 10_000]);
  });

  it('byo-yomi: the bank first, then a period for each decision', () => {
    const match = at({ kind: 'byoyomi', bank: 5_000, period: 3_000 });
    answer(match, 'hold', 100 + 6_000);
    expect(match.state(0).clock.banks).toEqual([0, 5_000]);
    answer(match, 'hold', 6_100);
    expect(match.wakeAt()).toBe(6_100 + 100 + 3_000);
    answer(match, 'hold', 9_199);
    answer(match, 'hold', 9_199);
    expect(match.wakeAt()).toBe(9_199 + 100 + 3_000);
  });

  it('correspondence: the same time for every decision', () => {
    const day = 86_400_000;
    const match = at({ kind: 'correspondence', perMove: 3 * day });
    answer(match, 'hold', 2 * day);
    answer(match, 'hold', 4 * day);
    expect(match.wakeAt()).toBe(7 * day + 100);
    expect(match.remaining(4 * day + 100 + day)).toEqual([2 * day, 3 * day]);
  });

  it('at the very moment the time is up an answer is late and the timeout is right; a moment before it is the other way round', () => {
    const match = at(BANK);
    const last = 11_099;
    expect(refusalOf(match, { at: last, type: 'timeout', seat: 0 })).toBe('notTimeUp');
    expect(match.due(last)).toBe(null);
    expect(match.check({ at: last, type: 'answer', ...match.asked!, key: 'hold' })).toBe(null);
    expect(refusalOf(match, { at: last + 1, type: 'answer', ...match.asked!, key: 'hold' })).toBe('timeUp');
    expect(refusalOf(match, { at: last + 1, type: 'timeout', seat: 1 })).toBe('notTimeUp');
    const due = match.due(last + 1)!;
    expect(due).toEqual({ at: last + 1, type: 'timeout', seat: 0 });
    match.take(due);
    expect(match.result).toEqual({ places: [2, 1], by: 'time', rule: null, why: 'time' });
    expect(match.wakeAt()).toBe(null);
  });

  it('a moment that lies before the last one counts as the last one', () => {
    const match = at(BANK);
    answer(match, 'hold', 5_000);
    expect(answer(match, 'hold', 3_000).row.at).toBe(5_000);
    expect(match.state(0).clock.since).toBe(5_100);
  });

  it('does not run while the table was away', () => {
    const match = at(BANK);
    match.take({ at: 60_000, type: 'stopped', ms: 58_000 });
    expect(match.wakeAt()).toBe(11_100 + 58_000);
    answer(match, 'hold', 60_000);
    expect(bank(match, 0)).toBe(10_000 - (60_000 - 58_000 - 100 - 1_000));
  });

  it('an absence longer than the decision does not pay the player', () => {
    const match = at(BANK);
    answer(match, 'hold', 50_000 - 45_000);
    match.take({ at: 10_000, type: 'stopped', ms: 1_000_000 });
    expect(match.state(0).clock.since).toBe(10_000);
  });

  it('stands in a pause and goes on where it was', () => {
    const match = at(BANK);
    const { row } = match.take({ at: 4_100, type: 'propose', seat: 0, topic: 'pause' });
    match.take({ at: 5_100, type: 'consent', seat: 1, proposal: row.n });
    expect(match.state(0).clock).toEqual({ banks: [10_000, 10_000], running: 0, since: null, spent: 5_000, expiresAt: null });
    expect(match.wakeAt()).toBe(null);
    expect(match.remaining(1e9)).toEqual([6_000, 11_000]);
    const resume = match.take({ at: 100_000, type: 'propose', seat: 1, topic: 'resume' });
    match.take({ at: 200_000, type: 'consent', seat: 0, proposal: resume.row.n });
    expect(match.wakeAt()).toBe(206_000);
  });

  it('an undo gives no time back: the decision goes on with what was thought, and who thought meanwhile pays', () => {
    const match = at(BANK);
    answer(match, 'hold', 4_100);
    expect(bank(match, 0)).toBe(7_000);
    match.take({ at: 9_000, type: 'propose', seat: 0, topic: 'undo' });
    expect(match.state(0).clock).toEqual({ banks: [10_000, 6_200], running: 0, since: 5_000, spent: 0, expiresAt: 16_000 });
  });

  it('answering, thinking on and taking back in a circle does not stop the clock', () => {
    const table = () => started({ clock: BANK, delay: 100, undo: 'free' }, miniGame);
    const first = table();
    const seat = first.asked!.seat;
    /** An answer that leaves the seat at the move, and that it may take back. */
    const key = first.state(seat).seen!.decision!.options.find(option => {
      const match = table();
      answer(match, option.key);
      return match.asked!.seat === seat && match.state(seat).undo === 'free';
    })!.key;
    const match = table();
    let now = 0;
    for (let round = 0; round < 3; round++) {
      answer(match, key, (now += 1_000));
      match.take({ at: (now += 2_100), type: 'propose', seat, topic: 'undo' });
    }
    // Three times 3.1 seconds were thought; the free moments of the three questions answered again are free.
    expect(match.remaining(now)[seat]).toBe(11_000 - (now - 4 * 100));
  });

  it('nothing is taken back when no time would be left to decide again', () => {
    const match = started({ clock: { kind: 'byoyomi', bank: 0, period: 3_000 }, delay: 100 }, tallyWith([false, false]));
    answer(match, 'roll', 2_100);
    const { at: passed } = byItself(match).row;
    answer(match, 'hold', passed);
    expect(match.check({ at: passed + 1_099, type: 'propose', seat: 0, topic: 'undo' })).toBe(null);
    expect(match.check({ at: passed + 1_100, type: 'propose', seat: 0, topic: 'undo' })?.code).toBe('noUndo');
  });

  it('an automatic pass costs nothing, however late the driver woke up', () => {
    const match = started({ clock: { kind: 'byoyomi', bank: 1, period: 0 }, delay: 100 }, tallyWith([false, false]));
    answer(match, 'roll', 0);
    const pass = match.due(5_000)!;
    expect(pass).toEqual({ at: 5_000, type: 'automatic' });
    match.take(pass);
    expect(match.state(0).clock.banks).toEqual([1, 1]);
  });

  it('a seat that left has no clock, neither then nor when it is asked again', () => {
    const match = at(BANK, { seats: people('Jana', 'Petr', 'Eva') });
    match.take({ at: 10, type: 'concede', seat: 0 });
    expect(match.state(0).clock.running).toBe(null);
    const other = at(BANK, { seats: people('Jana', 'Petr', 'Eva') });
    other.take({ at: 10, type: 'concede', seat: 1 });
    expect(other.state(0).clock.running).toBe(0);
    answer(other, 'hold', 20);
    expect(other.asked!.seat).toBe(1);
    expect(other.state(0).clock.running).toBe(null);
    expect(other.wakeAt()).toBeLessThanOrEqual(20 + 3 * 100);
  });
});
