/** Passing until something happens, and being asked next. In this game a player with no shield left threatens the others in their turn. */
import { createGame, type AnyGame } from '@kolbiste/engine';
import type { Until } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { Match } from '../src/index.ts';
import { answer, byItself, people, refusalOf, started, updateFor } from './sitting.ts';
import { tally, tallyWith } from './tally.ts';

const gameWith = (shields: readonly boolean[]): AnyGame =>
  createGame({
    ...tally,
    setup(options, seats, random) {
      const { world, first } = tally.setup(options, seats, random);
      return { world: { ...world, shields: [...shields] }, first };
    },
    stance: ({ turn, shields: held }, seat) => ({ turn, threatened: turn !== seat && !held[turn] }),
  });
const SEATS = people('Jana', 'Petr', 'Eva');
const sit = (shields: readonly boolean[], delay = 400): Match =>
  started({ seats: SEATS, options: { target: 100 }, undo: 'consent', delay }, gameWith(shields));
const yieldUntil = (match: Match, until: Until): void =>
  void match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'matters', until } });
const stopsOf = (match: Match) => match.state(1).stops;
/** Seat 0 rolls; seat 1, who holds a shield, is asked unless the table passes for him. */
const asks = (match: Match): boolean => match.asked!.seat === 1 && match.wakeAt() === null;

describe('a yield', () => {
  it('passes windows in which something could be done, and says what it passed to that player alone', () => {
    const match = sit([true, true, true]);
    yieldUntil(match, 'turn');
    answer(match, 'roll');
    expect(asks(match)).toBe(false);
    const change = byItself(match);
    const { passed } = change;
    expect([...passed.keys()]).toEqual([1]);
    expect(passed.get(1)).toMatchObject([{ kind: 'shield:roll', why: 'turn', decision: { options: [{ key: 'shield' }] } }]);
    expect(JSON.stringify([0, 2, 'spectator'].map(viewer => updateFor(change, viewer as 0)))).not.toContain('"until"');
  });

  it('until something happens: ends with what somebody else causes, not with what came before', () => {
    const match = sit([true, true, true]);
    yieldUntil(match, 'news');
    expect(stopsOf(match)).toEqual({ mode: 'matters', until: 'news' });
    answer(match, 'roll');
    expect(stopsOf(match)).toEqual({ mode: 'matters', ended: 'news' });
    expect(asks(match)).toBe(true);
  });

  it('until I am attacked: ends with an attack, or with the own turn', () => {
    const match = sit([true, true, false]);
    yieldUntil(match, 'attacked');
    answer(match, 'hold');
    expect(stopsOf(match)).toMatchObject({ ended: 'turn' });
    yieldUntil(match, 'attacked');
    expect(match.asked!.seat).toBe(1);
    expect(match.wakeAt()).toBe(null); // A choice is never covered.
    answer(match, 'hold');
    expect(stopsOf(match)).toMatchObject({ ended: 'attacked' });
  });

  it('for this turn: ends when the turn does; until my turn: not before it', () => {
    const match = started({ seats: people('Jana', 'Petr', 'Eva', 'Jan'), options: { target: 100 } }, gameWith([true, true, true, true]));
    answer(match, 'hold');
    yieldUntil(match, 'turn');
    match.take({ at: 0, type: 'stops', seat: 0, stops: { mode: 'matters', until: 'turnEnd' } });
    answer(match, 'hold');
    expect(match.state(0).stops).toMatchObject({ ended: 'turnEnd' });
    expect(stopsOf(match)).toMatchObject({ until: 'turn' });
    answer(match, 'hold');
    answer(match, 'hold');
    expect(stopsOf(match)).toMatchObject({ until: 'turn' });
    answer(match, 'hold');
    expect(stopsOf(match)).toMatchObject({ ended: 'turn' });
  });

  it('comes together with an answer, ends at every undo, and is rebuilt from the log', () => {
    const match = sit([true, true, true], 0);
    answer(match, 'roll');
    match.take({ at: 0, type: 'answer', ...match.asked!, key: 'pass', stops: { mode: 'matters', until: 'turn' } });
    expect(stopsOf(match)).toEqual({ mode: 'matters', until: 'turn' });
    const again = Match.rebuild(gameWith([true, true, true]), match.header, match.log);
    expect(again.state(1).stops).toEqual(stopsOf(match));
    match.take({ at: 0, type: 'propose', seat: 1, topic: 'undo' });
    expect(stopsOf(match)).toEqual({ mode: 'matters', ended: 'undone' });
    expect(match.asked!.seat).toBe(1);
  });

  it('only the table says that it has ended', () => {
    const match = sit([true, true, true]);
    expect(refusalOf(match, { at: 0, type: 'stops', seat: 1, stops: { mode: 'matters', ended: 'news' } })).toBe('malformed');
    expect(refusalOf(match, { at: 0, type: 'stops', seat: 1, stops: { mode: 'matters', until: 'never' as Until } })).toBe('malformed');
  });
});

describe('ask me next', () => {
  it('stops the player at the next window, also with nothing but pass, and once', () => {
    const match = sit([true, false, true]);
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'matters', next: true } });
    answer(match, 'roll');
    expect(asks(match)).toBe(true);
    expect(match.state(1).seen!.decision!.options.map(({ key }) => key)).toEqual(['pass']);
    answer(match, 'pass');
    expect(stopsOf(match)).toEqual({ mode: 'matters' });
  });
});

describe('when it matters', () => {
  const three = (): AnyGame => tallyWith([false, true], 3);
  const passedOnce = (game: AnyGame): Match => {
    const match = started({ options: { target: 100 } }, game);
    answer(match, 'roll');
    expect(asks(match)).toBe(true);
    answer(match, 'pass');
    return match;
  };

  it('asks for what was passed by hand again when somebody else has done something, and not before', () => {
    const match = passedOnce(three());
    expect(asks(match)).toBe(false);
    const change = byItself(match);
    expect(change.row).toMatchObject({ answers: [{ key: 'pass' }, { key: 'pass' }] });
    expect(change.passed.get(1)).toMatchObject([{ why: 'again' }, { why: 'again' }]);
    answer(match, 'hold');
    answer(match, 'roll');
    expect(asks(match)).toBe(true);
    expect(Match.rebuild(three(), match.header, match.log).save()).toEqual(match.save());
  });

  it('asks again at a last chance, whatever was passed before', () => {
    const game = three();
    const match = passedOnce(createGame({ ...game.module, mind: { ...game.module.mind, lastChance: () => true } }));
    expect(asks(match)).toBe(true);
  });
});

describe('what one may do and need not', () => {
  /** Rolling is optional here, and holding declines it. */
  const declining = (worth: number): AnyGame =>
    createGame({
      ...tally,
      declining: { 'turn.acted': 'hold' },
      mind: { ...tally.mind, weigh: ({ decision }) => decision!.options.map(option => (option === 'hold' ? 1 : worth)) },
    });
  const begun = (worth: number): Match => started({ seats: people('Jana', 'Petr'), options: { target: 100 } }, declining(worth));

  it('is asked only where it looks worth it, and told to that player when it is declined for him', () => {
    const [worthy, idle] = [begun(1), begun(0)];
    expect(worthy.wakeAt()).toBe(null);
    expect(idle.asked!.seat).toBe(0);
    const change = byItself(idle);
    expect(change.row).toMatchObject({ answers: [{ seat: 0, key: 'hold' }] });
    expect(change.passed.get(0)).toMatchObject([
      { kind: 'turn.acted', why: 'hopeless', decision: { options: [{ key: 'roll' }, { key: 'peek' }] } },
    ]);
    expect(Match.rebuild(declining(1), idle.header, idle.log).save()).toEqual(idle.save()); // Another mind, the same log.
  });

  it('is not covered by a yield, and is asked next where that was wished for', () => {
    const worthy = begun(1);
    worthy.take({ at: 0, type: 'stops', seat: 0, stops: { mode: 'matters', until: 'turn' } });
    expect(worthy.wakeAt()).toBe(null);
    const idle = begun(0);
    idle.take({ at: 0, type: 'stops', seat: 0, stops: { mode: 'matters', next: true } });
    expect(idle.wakeAt()).toBe(null);
    answer(idle, 'hold');
    expect(idle.state(0).stops).toEqual({ mode: 'matters' });
  });
});

describe('whenever I can respond', () => {
  it('asks once for each happening: what was passed is not asked again before something is told', () => {
    const match = started({ options: { target: 100 } }, tallyWith([false, true], 3));
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'whenUseful' } });
    answer(match, 'roll');
    expect(asks(match)).toBe(true);
    answer(match, 'pass');
    expect(asks(match)).toBe(false);
    const change = byItself(match);
    expect(change.row).toMatchObject({ answers: [{ key: 'pass' }, { key: 'pass' }] });
    expect(change.passed.get(1)).toMatchObject([{ why: 'again' }, { why: 'again' }]);
    // The die has fallen: that is news.
    answer(match, 'hold');
    answer(match, 'roll');
    expect(asks(match)).toBe(true);
    const again = Match.rebuild(tallyWith([false, true], 3), match.header, match.log);
    expect(again.save()).toEqual(match.save());
  });

  it('is forgotten at an undo', () => {
    const match = started({ options: { target: 100 }, delay: 0 }, tallyWith([false, true], 2));
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'whenUseful' } });
    answer(match, 'roll');
    answer(match, 'pass');
    match.take({ at: 0, type: 'propose', seat: 1, topic: 'undo' });
    answer(match, 'shield');
    expect(match.asked!.seat).toBe(1);
    expect(match.wakeAt()).toBe(0);
  });
});

describe('at every last chance', () => {
  it('stops also with nothing but pass, and there alone', () => {
    const game = (last: boolean): AnyGame =>
      createGame({ ...gameWith([false, false, false]).module, mind: { ...tally.mind, lastChance: () => last } });
    const asksAt = (last: boolean, lastChances: boolean): boolean => {
      const match = started({ seats: SEATS, ...(lastChances && { lastChances }) }, game(last));
      answer(match, 'roll');
      return asks(match);
    };
    expect(asksAt(true, true)).toBe(true);
    expect(asksAt(false, true)).toBe(false);
    expect(asksAt(true, false)).toBe(false);
  });
});

describe('by post', () => {
  const sitByPost = (shields: readonly boolean[]): Match =>
    started({ seats: SEATS, options: { target: 100 }, undo: 'consent', delay: 0, byPost: true }, gameWith(shields));

  it('a player neither at turn nor attacked passes, again after each of their turns', () => {
    const match = sitByPost([true, true, true]);
    expect([0, 1].map(seat => match.state(seat).stops)).toEqual([
      { mode: 'matters', ended: 'turn' },
      { mode: 'matters', until: 'attacked' },
    ]);
    answer(match, 'hold');
    expect([0, 2].map(seat => match.state(seat).stops)).toEqual([
      { mode: 'matters', until: 'attacked' },
      { mode: 'matters', until: 'attacked' },
    ]);
    expect(stopsOf(match)).toEqual({ mode: 'matters', ended: 'turn' });
    answer(match, 'hold');
    expect(stopsOf(match)).toEqual({ mode: 'matters', until: 'attacked' });
    expect(match.state(2).stops).toEqual({ mode: 'matters', ended: 'turn' });
  });

  it('who is attacked is asked, and passes again when the attack is over', () => {
    const match = sitByPost([true, true, false]);
    answer(match, 'hold');
    answer(match, 'hold');
    expect(stopsOf(match)).toEqual({ mode: 'matters', ended: 'turn' }); // Eva threatens everybody from the beginning of her turn.
    expect(match.state(0).stops).toEqual({ mode: 'matters', ended: 'attacked' });
    answer(match, 'hold');
    expect(match.state(2).stops).toEqual({ mode: 'matters', until: 'attacked' });
    expect(stopsOf(match)).toEqual({ mode: 'matters', until: 'attacked' });
  });

  it('what a player says himself stays said', () => {
    const match = sitByPost([true, true, true]);
    answer(match, 'hold');
    match.take({ at: 0, type: 'stops', seat: 0, stops: { mode: 'whenUseful' } });
    answer(match, 'hold');
    answer(match, 'hold');
    answer(match, 'hold');
    expect(match.state(0).stops).toEqual({ mode: 'whenUseful' });
    expect(Match.rebuild(gameWith([true, true, true]), match.header, match.log).save()).toEqual(match.save());
  });
});
