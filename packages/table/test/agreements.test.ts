import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { answer, BOT, byItself, people, refusalOf, started, updateFor } from './sitting.ts';
import { tallyWith } from './tally.ts';
import type { Match } from '../src/index.ts';

const propose = (match: Match, seat: number, topic: 'undo' | 'draw' | 'pause' | 'resume' | 'abort' | 'hints', at = 0) =>
  match.take({ at, type: 'propose', seat, topic });
const position = (match: Match) => JSON.stringify(match.position);

describe('undo', () => {
  it('is free while nobody learned anything, and restores the position with its random state', () => {
    const match = started();
    const before = position(match);
    answer(match, 'hold');
    expect(match.viewers.map(viewer => match.state(viewer).undo)).toEqual(['free', null, null]);
    const applied = propose(match, 0, 'undo');
    expect(position(match)).toBe(before);
    expect(updateFor(applied, 1)).toMatchObject({
      act: { type: 'propose', seat: 0, topic: 'undo', agreed: true },
      undoneFrom: 3,
      events: [],
    });
  });

  it.each([
    ['a reveal', (match: Match) => answer(match, 'peek')],
    [
      "another player's decision",
      (match: Match) => {
        answer(match, 'hold');
        answer(match, 'hold');
      },
    ],
  ])('is not free after %s', (_, play) => {
    const match = started();
    play(match);
    expect(match.state(0).undo).toBe('consent');
    propose(match, 0, 'undo');
    expect(match.proposals).toHaveLength(1);
    expect(match.state(0).answers).toBeGreaterThan(0);
  });

  it('is not free after a draw of randomness, not even by an automatic pass that only let it happen', () => {
    const match = started({}, tallyWith([false, false]));
    answer(match, 'roll');
    byItself(match);
    expect(match.state(0).undo).toBe('consent');
  });

  it('never re-rolls: the same answers after an undo meet the same dice', () => {
    const match = started({}, tallyWith([false, false]));
    const roll = () => {
      answer(match, 'roll');
      return updateFor(match.take(match.due(match.wakeAt()!)!), 0).events;
    };
    const first = roll();
    match.take({ at: 0, type: 'consent', seat: 1, proposal: propose(match, 0, 'undo').row.n });
    expect(roll()).toEqual(first);
  });

  it('is not free while somebody may respond: how long it is would tell whether somebody has passed', () => {
    const undo = (delay: number): unknown => {
      const match = started({ delay }, tallyWith([false, true]));
      answer(match, 'roll');
      return match.state(0).undo;
    };
    expect(undo(400)).toBe('consent');
    expect(undo(0)).toBe('free');
  });

  it('after it nothing advances by itself, until somebody answers', () => {
    const match = started({ seats: people('Jana', 'Petr', 'Eva'), delay: 0 }, tallyWith([false, false, false]));
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'everywhere' } });
    answer(match, 'roll');
    answer(match, 'pass');
    match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'never' } });
    propose(match, 1, 'undo');
    expect(match.asked!.seat).toBe(1);
    expect(match.wakeAt()).toBe(null);
    expect(match.due(1e9)).toBe(null);
    answer(match, 'pass');
    expect(match.wakeAt()).not.toBe(null);
  });

  it('by consent: the opponent agrees, declines, or answers, which is a no', () => {
    const match = started();
    answer(match, 'peek');
    const first = propose(match, 0, 'undo').row.n;
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'undo' })).toBe('pending');
    expect(refusalOf(match, { at: 0, type: 'consent', seat: 0, proposal: first })).toBe('notAsked');
    expect(refusalOf(match, { at: 0, type: 'consent', seat: 1, proposal: first + 1 })).toBe('noProposal');
    match.take({ at: 0, type: 'decline', seat: 1, proposal: first });
    expect(match.proposals).toEqual([]);
    expect(refusalOf(match, { at: 19_999, type: 'propose', seat: 0, topic: 'undo' })).toBe('tooSoon');
    const second = propose(match, 0, 'undo', 20_000).row.n;
    expect(refusalOf(match, { at: 20_000, type: 'consent', seat: 1, proposal: first })).toBe('noProposal');
    answer(match, 'hold', 20_000);
    expect(refusalOf(match, { at: 20_000, type: 'consent', seat: 1, proposal: second })).toBe('noProposal');
    const third = propose(match, 0, 'undo', 20_000).row.n;
    const applied = match.take({ at: 20_000, type: 'consent', seat: 1, proposal: third });
    expect(updateFor(applied, 'spectator')).toMatchObject({ undoneFrom: 3, state: { answers: 0 } });
    expect(match.asked!.seat).toBe(0);
  });

  it('who proposed may take it back', () => {
    const match = started();
    answer(match, 'peek');
    const { n } = propose(match, 0, 'undo').row;
    match.take({ at: 0, type: 'decline', seat: 0, proposal: n });
    expect(match.proposals).toEqual([]);
  });

  it('a free one is not kept waiting by a declined one', () => {
    const match = started();
    answer(match, 'peek');
    match.take({ at: 0, type: 'decline', seat: 1, proposal: propose(match, 0, 'undo').row.n });
    answer(match, 'hold');
    answer(match, 'hold');
    expect(match.check({ at: 1, type: 'propose', seat: 0, topic: 'undo' })).toBe(null);
  });

  it('bots always let it be taken back', () => {
    const match = started({ seats: [...people('Jana'), BOT] });
    answer(match, 'peek');
    answer(match, 'peek');
    expect(match.state(0).undo).toBe('free');
    propose(match, 0, 'undo');
    expect(match.state(0).answers).toBe(0);
  });

  it('obeys the policy of the table', () => {
    const free = started({ undo: 'free' });
    answer(free, 'peek');
    expect(free.state(0).undo).toBe(null);
    expect(refusalOf(free, { at: 0, type: 'propose', seat: 0, topic: 'undo' })).toBe('noUndo');
    answer(free, 'hold');
    expect(free.state(1).undo).toBe('free');
    const none = started({ undo: 'none' });
    answer(none, 'hold');
    expect(none.state(0).undo).toBe(null);
    expect(refusalOf(none, { at: 0, type: 'propose', seat: 0, topic: 'undo' })).toBe('noUndo');
  });

  it('asked: the opponents are asked even where nobody learned anything', () => {
    const asked = started({ undo: 'asked' });
    answer(asked, 'hold');
    expect(asked.state(0).undo).toBe('consent');
    const { row } = asked.take({ at: 0, type: 'propose', seat: 0, topic: 'undo' });
    expect(asked.state(0).answers).toBe(1);
    asked.take({ at: 0, type: 'consent', seat: 1, proposal: row.n });
    expect(asked.state(0).answers).toBe(0);
  });

  it('there is none for a seat that has not decided anything', () => {
    const match = started();
    answer(match, 'peek');
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 1, topic: 'undo' })).toBe('noUndo');
  });

  it('goes back to what was really played, not to what an earlier undo had taken back', () => {
    const match = started({}, tallyWith([true, true]));
    answer(match, 'hold');
    answer(match, 'hold');
    match.take({ at: 0, type: 'consent', seat: 1, proposal: propose(match, 0, 'undo').row.n });
    answer(match, 'roll');
    const asked = position(match);
    answer(match, 'shield');
    match.take({ at: 0, type: 'consent', seat: 0, proposal: propose(match, 1, 'undo').row.n });
    expect(position(match)).toBe(asked);
  });

  it('reaches far back, beyond the positions that are kept', () => {
    const match = started({ seats: people('Jana', 'Petr') }, miniGame);
    const positions: string[] = [];
    const step = () => {
      positions.push(position(match));
      const { options } = match.position!.decision!;
      answer(match, String(options.at(-1)));
    };
    while (match.state(0).answers < 40) step();
    const back: number[] = [];
    while (match.state(0).answers > 0 && match.state(0).undo !== null) {
      const { row } = propose(match, 0, 'undo');
      if (match.proposals.length) match.take({ at: 0, type: 'consent', seat: 1, proposal: row.n });
      const { answers } = match.state(0);
      expect(position(match)).toBe(positions[answers]);
      back.push(answers);
    }
    expect(back.length).toBeGreaterThan(8);
  });
});

describe('draws, pauses, breaking off', () => {
  it('a draw is a draw when all agree; bots are asked too', () => {
    const match = started();
    const { n } = propose(match, 0, 'draw').row;
    match.take({ at: 0, type: 'consent', seat: 1, proposal: n });
    expect(match.result).toEqual({ places: [1, 1], by: 'agreement', rule: null, why: 'draw' });
    const bots = started({ seats: [...people('Jana'), BOT] });
    propose(bots, 0, 'draw');
    expect(bots.proposals).toMatchObject([{ topic: 'draw', needs: [1] }]);
  });

  it('a draw offer outlives answers', () => {
    const match = started();
    const { n } = propose(match, 0, 'draw').row;
    answer(match, 'hold');
    answer(match, 'hold');
    match.take({ at: 0, type: 'consent', seat: 1, proposal: n });
    expect(match.phase).toBe('over');
  });

  it('a draw leaves those who had left behind', () => {
    const match = started({ seats: people('Jana', 'Petr', 'Eva') });
    match.take({ at: 0, type: 'concede', seat: 1 });
    const { n } = propose(match, 0, 'draw').row;
    match.take({ at: 0, type: 'consent', seat: 2, proposal: n });
    expect(match.result!.places).toEqual([1, 3, 1]);
  });

  it('in a pause nothing is answered or taken back, but one may concede', () => {
    const match = started();
    answer(match, 'hold');
    match.take({ at: 0, type: 'consent', seat: 0, proposal: propose(match, 1, 'pause').row.n });
    expect(match.phase).toBe('paused');
    expect(refusalOf(match, { at: 0, type: 'answer', ...match.asked!, key: 'hold' })).toBe('paused');
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'undo' })).toBe('paused');
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'pause' })).toBe('paused');
    expect(match.state(0).undo).toBe(null);
    match.take({ at: 0, type: 'concede', seat: 0 });
    expect(match.phase).toBe('over');
  });

  it('a pause ends by agreement, or by anyone when it lasted long enough', () => {
    const match = started({ pauseLimit: 60_000 });
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'resume' })).toBe('notPaused');
    match.take({ at: 1_000, type: 'consent', seat: 0, proposal: propose(match, 1, 'pause').row.n });
    propose(match, 0, 'resume', 60_999);
    expect(match.phase).toBe('paused');
    match.take({ at: 60_999, type: 'decline', seat: 1, proposal: match.seq });
    propose(match, 0, 'resume', 61_000);
    expect(match.phase).toBe('playing');
    expect(match.proposals).toEqual([]);
  });

  it('an undo that waits for consent does not survive a pause', () => {
    const match = started();
    answer(match, 'peek');
    const undo = propose(match, 0, 'undo').row.n;
    match.take({ at: 0, type: 'consent', seat: 1, proposal: propose(match, 0, 'pause').row.n });
    expect(refusalOf(match, { at: 0, type: 'consent', seat: 1, proposal: undo })).toBe('noProposal');
  });

  it('a running match is broken off only by agreement', () => {
    const match = started();
    const { n } = propose(match, 0, 'abort').row;
    expect(match.phase).toBe('playing');
    match.take({ at: 0, type: 'consent', seat: 1, proposal: n });
    expect(match.result).toMatchObject({ by: 'abort', places: [1, 1] });
  });

  it('when a seat leaves, nothing that was proposed stands', () => {
    const match = started({ seats: people('Jana', 'Petr', 'Eva') });
    const { n } = propose(match, 0, 'draw').row;
    match.take({ at: 0, type: 'concede', seat: 2 });
    expect(refusalOf(match, { at: 0, type: 'consent', seat: 1, proposal: n })).toBe('noProposal');
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 2, topic: 'draw' })).toBe('left');
  });
});

describe('hints', () => {
  it('are there against bots, between people when all agree, and never in rated matches', () => {
    expect(started({ seats: [...people('Jana'), BOT] }).hints).toBe(true);
    const match = started();
    expect(match.hints).toBe(false);
    const { row } = propose(match, 0, 'hints');
    expect(match.hints).toBe(false);
    const { act } = match.take({ at: 0, type: 'consent', seat: 1, proposal: row.n });
    expect(act).toMatchObject({ topic: 'hints', agreed: true });
    expect(match.viewers.map(viewer => match.state(viewer).hints)).toEqual([true, true, true]);
    expect(refusalOf(match, { at: 0, type: 'propose', seat: 0, topic: 'hints' })).toBe('notAsked');
    expect(refusalOf(started({ rated: true }), { at: 0, type: 'propose', seat: 0, topic: 'hints' })).toBe('notAsked');
  });
});
