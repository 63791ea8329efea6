import { describe, expect, it } from 'vitest';
import { foldEvent } from '../src/event-state.ts';
import { standingsOf } from '../src/standings.ts';
import { Log } from './fixture.ts';

const of = (log: Log, player: string) => standingsOf(foldEvent(log.entries)).find(row => row.player === player)!;
const order = (log: Log): string[] => standingsOf(foldEvent(log.entries)).map(({ player }) => player);

/**
 * The worked example of Magic's tournament rules, appendix C: eight rounds, six wins and two losses, against players with the records
 * 4–4–0, 7–1–0, 1–3–1, 3–3–1, 6–2–0, 5–2–1, 4–3–1 and 6–1–1; the one with 1–3–1 counts for 0.33.
 */
function eightRounds(): Log {
  const log = new Log().enter('me');
  // What each opponent does in every round, by the round: w, l or d; the round in which he meets `me` is his number.
  const records = ['lllwwwlw', 'wlwwwwww', 'wlldl', 'lllwdww', 'lwwwlwww', 'wwdwwllw', 'llwdwwlw', 'wwwdwwwl'];
  records.forEach((_, i) => log.enter(`o${i + 1}`, `x${i + 1}`));
  for (let round = 0; round < 8; round++) {
    const tables = records.flatMap((record, i) => {
      const what = record[round];
      if (what === undefined) return [];
      const [won, lost, drawn] = what === 'w' ? [2, 0, 0] : what === 'l' ? [0, 2, 0] : [1, 1, 1];
      return [`o${i + 1} ${i === round ? 'me' : `x${i + 1}`} ${won} ${lost} ${drawn}`];
    });
    log.round(...tables);
    records.forEach(
      (record, i) => record.length === round + 1 && round < 7 && log.add({ type: 'dropped', player: `o${i + 1}`, why: 'asked' }),
    );
  }
  return log;
}

describe('the table', () => {
  it('gives three points for a win, one for a draw', () => {
    const log = new Log().enter('a', 'b', 'c', 'd').round('a b 2 0', 'c d 1 1 1');
    expect(standingsOf(foldEvent(log.entries)).map(({ player, points }) => [player, points])).toEqual([
      ['a', 3],
      ['c', 1],
      ['d', 1],
      ['b', 0],
    ]);
  });

  it('takes the mean of the opponents’ matches, no less than 0.33 each: the worked example', () => {
    const me = of(eightRounds(), 'me');
    // (12/24 + 21/24 + 0.33 + 10/21 + 18/24 + 16/24 + 13/24 + 19/24) / 8, by hand 4.9313/8.
    expect(me.omw.value).toBeCloseTo(0.6164, 4);
    expect(me.omw.how.map(({ exact }) => exact)).toEqual(['1/2', '7/8', '4/15', '10/21', '3/4', '2/3', '13/24', '19/24']);
    expect(me.omw.how.map(({ floored }) => floored)).toEqual([false, false, true, false, false, false, false, false]);
    // 12/24, 21/24 and so on are what the rounds were to give; 14/24 of these are `me`'s own.
    expect(me.won + me.lost + me.drawn).toBe(8);
  });

  it('counts a match of three games as two to one: the worked examples of games', () => {
    // 2–0, 2–1, 1–2 and 2–0 are seven games won of ten: 21 of 30 points.
    const log = new Log().enter('a', 'b').round('a b 2 0').round('a b 2 1').round('a b 1 2').round('a b 2 0');
    expect(of(log, 'a').gw.exact).toBe('7/10');
    // 1–2, 1–2, 0–2 and 1–2 are three of eleven: 9 of 33, less than 0.33.
    const weak = new Log().enter('a', 'b').round('a b 1 2').round('a b 1 2').round('a b 0 2').round('a b 1 2');
    expect(of(weak, 'a').gw).toMatchObject({ exact: '33/100', how: [{ exact: '3/11', floored: true }] });
  });

  it('counts a bye as two games won for who has it, and for nobody’s opponents', () => {
    const log = new Log().enter('a', 'b', 'c').round('a b 2 1', 'c - bye');
    expect(of(log, 'c')).toMatchObject({ points: 3, byes: 1, omw: { exact: '33/100', how: [] } });
    expect(of(log, 'c').gw.exact).toBe('1/1');
    expect(of(log, 'a').omw.how.map(({ of: who }) => who)).toEqual(['b']);
  });

  it('leaves games that nobody played out of the games', () => {
    const log = new Log().enter('a', 'b').round('a b 1 2');
    log.add({ type: 'paired', round: 2, stage: 'swiss', pairings: [{ table: 1, seats: ['a', 'b'] }] }).add({ type: 'published', round: 2 });
    log.add({
      type: 'result',
      round: 2,
      table: 1,
      result: { wins: [2, 0], draws: 0, winner: 0, unplayed: true },
      source: 'noShow',
    });
    expect(of(log, 'a')).toMatchObject({ points: 3, won: 1, gw: { how: [{ exact: '1/3' }] } });
  });

  it('counts a round that somebody missed as lost: late entries and those who came back', () => {
    const log = new Log().enter('a', 'b').round('a b 2 0').enter('late');
    log.round('a late 2 0', 'b - bye');
    expect(of(log, 'late')).toMatchObject({ points: 0, lost: 2 });
    log.add({ type: 'dropped', player: 'late', why: 'asked' }).round('a b 2 0').round('a b 2 0');
    expect(of(log, 'late').lost).toBe(2);
    log.add({ type: 'returned', player: 'late' });
    expect(of(log, 'late').lost).toBe(4);
  });

  it('lets a dropped opponent count for the rounds he was there', () => {
    const log = new Log().enter('a', 'b', 'c', 'd').round('a b 2 0', 'c d 2 0').add({ type: 'dropped', player: 'b', why: 'asked' });
    log.round('a c 2 0', 'd - bye').round('a d 2 0', 'c - bye');
    expect(of(log, 'a').omw.how).toMatchObject([{ of: 'b', exact: '0/1', floored: true }, { of: 'c' }, { of: 'd' }]);
  });

  it('looks at their own meeting where everything else is equal, then at the lot', () => {
    // a beat b, b beat c, c beat a and so on in a circle: only the lot tells them apart.
    const circle = new Log().enter('a', 'b', 'c').round('a b 2 0', 'c - bye').round('b c 2 0', 'a - bye').round('c a 2 0', 'b - bye');
    expect(order(circle)).toEqual(['a', 'b', 'c']);
    // z entered first and has the better lot, but y beat him; everything else is alike.
    const met = new Log().enter('z', 'y', 'p', 'q', 'r', 's').round('y z 2 0', 'p r 2 0', 's q 2 0');
    for (const player of ['r', 's']) met.add({ type: 'dropped', player, why: 'asked' });
    met.round('z p 2 0', 'q y 2 0');
    for (const share of ['omw', 'gw', 'ogw'] as const) expect(of(met, 'y')[share].exact).toBe(of(met, 'z')[share].exact);
    expect(of(met, 'y').points).toBe(of(met, 'z').points);
    expect(order(met).indexOf('y')).toBeLessThan(order(met).indexOf('z'));
  });

  it('is not deceived by rounding: 1/3 and 0.33 differ', () => {
    const log = new Log().enter('a', 'b', 'c', 'd').round('a b 1 2', 'c d 2 1');
    const [a, c] = [of(log, 'a'), of(log, 'c')];
    expect([a.gw.exact, c.gw.exact]).toEqual(['1/3', '2/3']);
  });
});
