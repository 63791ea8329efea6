import { createGame, DesignError, InputError, StepError } from '@kolbiste/engine';
import { replay } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { inputFrom, Match, newHeader, recordOf, verifyFairness, type MatchHeader } from '../src/index.ts';
import { rejectionOf } from '../src/match/rejection.ts';
import { answer, BOT, byItself, messagesFor, people, refusalOf, started, table, updateFor } from './sitting.ts';
import { tally, tallyGame, tallyWith, type World } from './tally.ts';

describe('before the game', () => {
  it('tells the options, but not those that players bring in secret', () => {
    const header = (game: typeof miniGame): MatchHeader =>
      newHeader(game, { match: 'm', seats: people('Jana', 'Petr'), tableSeed: 'a'.repeat(64) });
    expect(new Match(miniGame, header(miniGame)).info.options).toEqual({ target: 12 });
    const brings = { option: 'target', read: () => 12, summary: () => null, usual: () => 12 } as const;
    const secretive = createGame({ ...miniGame.module, brings });
    expect(new Match(secretive, header(secretive)).info.options).toEqual({});
  });

  it('waits until every person is ready, then asks the first decision', () => {
    const match = table({ seats: [...people('Jana', 'Petr'), BOT] });
    expect(match.phase).toBe('waiting');
    expect(match.state(0)).toMatchObject({ seen: null, decision: null });
    expect(match.state(0).seats.map(({ ready }) => ready)).toEqual([false, false, true]);
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 0, decision: 1, key: 'roll' })).toBe('waiting');
    expect(refusalOf(match, { at: 0, type: 'concede', seat: 0 })).toBe('waiting');
    match.take({ at: 0, type: 'ready', seat: 1 });
    expect(refusalOf(match, { at: 0, type: 'ready', seat: 1 })).toBe('repeated');
    expect(match.phase).toBe('waiting');
    match.take({ at: 0, type: 'ready', seat: 0 });
    expect(match.phase).toBe('playing');
    expect(match.asked).toEqual({ seat: 0, decision: 1 });
    expect(refusalOf(match, { at: 0, type: 'ready', seat: 0 })).toBe('started');
  });

  it('a table of bots starts when one says so', () => {
    const match = table({ seats: [BOT, BOT] });
    match.take({ at: 0, type: 'ready', seat: 0 });
    expect(match.botAsked).toBe(0);
  });

  it('anyone may call it off before it starts', () => {
    const match = table();
    match.take({ at: 0, type: 'propose', seat: 1, topic: 'abort' });
    expect(match.result).toEqual({ places: [1, 1], by: 'abort', rule: null, why: 'agreement' });
  });

  it.each<[string, Partial<MatchHeader>]>([
    ['version', { version: 2 }],
    ['mini', { game: 'mini' }],
    ['2 to 4', { seats: people('Jana') }],
    ['target', { options: { target: 0 } }],
    ['there is no option "speed"', { options: { speed: 1 } }],
    ['two sides', { seats: people('Jana', 'Petr').map(seat => ({ ...seat, team: 1 })) }],
    ['seats[1]', { seats: [...people('Jana'), { name: '', kind: 'human' }] }],
    ['tableSeed', { tableSeed: 'short' }],
    ['clock', { clock: { kind: 'bank', bank: -1, increment: 0 } }],
    ['undo', { undo: 'sometimes' as never }],
  ])('refuses a table that cannot be: %s', (words, settings) => {
    const attempt = () => table(settings);
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow(words);
  });
});

describe('decisions', () => {
  it('have numbers that are never used twice, not even after an undo', () => {
    const match = started();
    answer(match, 'hold');
    expect(match.asked).toEqual({ seat: 1, decision: 2 });
    match.take({ at: 0, type: 'propose', seat: 0, topic: 'undo' });
    expect(match.asked).toEqual({ seat: 0, decision: 3 });
  });

  it('refuses stale, foreign and illegal answers, and says which decision is asked', () => {
    const match = started();
    answer(match, 'hold');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 1, decision: 1, key: 'hold' })).toBe('stale');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 1, decision: 3, key: 'hold' })).toBe('stale');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 0, decision: 2, key: 'hold' })).toBe('notYours');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 7, decision: 2, key: 'hold' })).toBe('noSeat');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 1, decision: 2, key: 'fly' })).toBe('illegal');
    const rejection = match.check({ at: 0, type: 'answer', seat: 1, decision: 1, key: 'hold' })!;
    expect(match.refused(rejection, 1, 5, 'q7')).toEqual([
      { type: 'refused', match: 'm1', re: 'q7', code: 'stale', text: 'decision 1 is not asked now', decision: 2 },
    ]);
  });

  it('an illegal answer is refused with the rule that forbids it [MINI 3.3]', () => {
    const match = started({}, miniGame);
    while (match.state(match.asked!.seat).seen!.decision!.question !== 'turn.act') answer(match, 'pass');
    const rejection = match.check({ at: 0, type: 'answer', ...match.asked!, key: 'attack' })!;
    expect(match.refused(rejection, 0, 0)).toMatchObject([{ code: 'illegal', rule: 'MINI 3.3', why: 'refused' }]);
  });

  it('the same answer sent again has no effect and is told what is current', () => {
    const match = started();
    const { row } = answer(match, 'hold', 5, 'a1');
    const again = { at: 9, type: 'answer', seat: 0, decision: 1, key: 'hold', id: 'a1' } as const;
    expect(refusalOf(match, again)).toBe('repeated');
    expect(match.refused(match.check(again)!, 0, 9, 'a1')).toEqual([
      { type: 'accepted', match: 'm1', re: 'a1', seq: row.n },
      { ...match.snapshot(0, 9), history: [] },
    ]);
    // Another id, another seat or another decision is another answer.
    expect(refusalOf(match, { ...again, id: 'a2' })).toBe('stale');
    expect(refusalOf(match, { ...again, seat: 1 })).toBe('stale');
    expect(refusalOf(match, { ...again, decision: 2 })).toBe('notYours');
  });

  it('a repeated answer is recognised even when the match is over', () => {
    const match = started();
    answer(match, 'hold', 0, 'a1');
    match.take({ at: 0, type: 'concede', seat: 0 });
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 0, decision: 1, key: 'hold', id: 'a1' })).toBe('repeated');
    expect(refusalOf(match, { at: 0, type: 'answer', seat: 0, decision: 1, key: 'hold', id: 'a9' })).toBe('over');
  });

  it('explains only to the seat that is asked', () => {
    const match = started();
    expect(match.explained(0, 'x')).toMatchObject({
      type: 'explained',
      re: 'x',
      decision: 1,
      moves: [{ key: 'roll' }, { key: 'hold' }, { key: 'peek' }],
    });
    expect(match.explained(1).moves).toEqual([]);
  });

  it('a fault of the rules changes nothing, and its reproduction is not for players', () => {
    const game = createGame({
      ...tally,
      outcome(w) {
        if (w.turn === 1) throw new DesignError('broken on purpose');
        return null;
      },
    });
    const match = started({}, game);
    const before = JSON.stringify(match.save());
    let error: unknown;
    try {
      answer(match, 'hold');
      answer(match, 'hold');
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(StepError);
    expect((error as StepError).reproduction).toEqual({
      game: 'tally',
      options: {},
      seats: 2,
      seed: match.reproduction().seed,
      inputs: ['hold', 'hold'],
    });
    expect(JSON.stringify(rejectionOf(error))).not.toContain(match.reproduction().seed);
    expect(rejectionOf(error)).toMatchObject({ code: 'fault' });
    expect(match.log).toHaveLength(3);
    expect(match.asked).toEqual({ seat: 1, decision: 2 });
    match.take({ at: 0, type: 'propose', seat: 0, topic: 'undo' });
    expect(JSON.parse(JSON.stringify(match.save()))).toMatchObject({ data: { position: JSON.parse(before).data.position } });
  });
});

describe('what viewers are told', () => {
  it('each gets his own view of events and state', () => {
    const match = started({ seats: people('Jana', 'Petr', 'Eva') }, tallyWith([true, true, false]));
    const applied = answer(match, 'peek');
    const events = match.viewers.map(viewer => updateFor(applied, viewer).events);
    const peeked = { type: 'peeked', seat: 0, rule: 'TALLY 4' };
    expect(events).toEqual([[{ ...peeked, shield: true }], ...[1, 2, 3].map(() => [{ ...peeked, shield: null }])]);
    expect(match.viewers.map(viewer => match.state(viewer).seen!.decision?.options.length ?? 0)).toEqual([0, 3, 0, 0]);
    expect(match.viewers.map(viewer => (match.state(viewer).seen!.table as { shield: unknown }).shield)).toEqual([true, true, false, null]);
  });

  it('only those are told who are asked for', () => {
    const match = started();
    const { events, states } = match.take({ at: 0, type: 'answer', ...match.asked!, key: 'hold' }, ['spectator']);
    expect([...events.keys()]).toEqual(['spectator']);
    expect([...states.keys()]).toEqual(['spectator']);
  });

  it('nobody learns which option was chosen, nor whether the table chose it', () => {
    const match = started({}, tallyWith([true, false]));
    answer(match, 'roll');
    const [update] = messagesFor(byItself(match), 0);
    expect(update).toMatchObject({ type: 'update', act: { type: 'answer', seat: 1, decision: null } });
    expect(JSON.stringify(update)).not.toContain('auto');
    expect(Object.keys((update as { act: object }).act)).toEqual(['type', 'seat', 'decision']);
  });

  it('stops are told to nobody else', () => {
    const match = started();
    const { states } = match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: 'everywhere' } });
    expect([...states.keys()]).toEqual([1]);
    expect(match.viewers.map(viewer => match.state(viewer).stops)).toEqual([{ mode: 'matters' }, { mode: 'everywhere' }, null]);
  });

  it('what was told stays as it was told when the game goes on, even if the game hands out its own lists', () => {
    const careless = createGame({
      ...tally,
      view: w => ({ scores: w.scores }),
      redact: (w, event) => ({ ...event, scores: w.scores }),
    });
    const match = started({}, careless);
    const told: [unknown, string][] = [];
    while (match.asked) {
      const key = match.position!.decision!.options.includes('roll') ? 'roll' : 'pass';
      const change = answer(match, key);
      for (const viewer of match.viewers) {
        const messages = messagesFor(change, viewer);
        told.push([messages, JSON.stringify(messages)]);
      }
    }
    expect(match.result!.by).toBe('rules');
    for (const [messages, then] of told) expect(JSON.stringify(messages)).toBe(then);
  });

  it('a snapshot tells what happened so far, or since a row', () => {
    const match = started();
    answer(match, 'hold');
    answer(match, 'peek');
    const all = match.snapshot('spectator', 7);
    expect(all.history.map(({ seq, events }) => [seq, events.map(({ type }) => type)])).toEqual([
      [3, ['held']],
      [4, ['peeked']],
    ]);
    expect(match.snapshot('spectator', 7, match.history('spectator', 3)).history.map(({ seq }) => seq)).toEqual([4]);
    expect(all).toMatchObject({ seq: 4, now: 7, viewer: 'spectator', info: { game: 'tally', options: { target: 10 } } });
  });

  it('messages that are inputs become inputs, others do not', () => {
    expect(inputFrom({ type: 'answer', match: 'm1', id: 'a', decision: 3, key: 'hold' }, 1, 9)).toEqual({
      at: 9,
      type: 'answer',
      seat: 1,
      decision: 3,
      key: 'hold',
      id: 'a',
    });
    expect(inputFrom({ type: 'ready', match: 'm1' }, 0, 1)).toEqual({ at: 1, type: 'ready', seat: 0 });
    expect(inputFrom({ type: 'chat', match: 'm1', text: 'hi' }, 0, 1)).toBe(null);
    expect(inputFrom({ type: 'ping' }, 0, 1)).toBe(null);
  });
});

describe('automatic passes', () => {
  const asked = (shield: boolean, stops?: 'everywhere' | 'never', kinds?: Record<string, 'everywhere' | 'never'>) => {
    const match = started({}, tallyWith([true, shield]));
    if (stops) match.take({ at: 0, type: 'stops', seat: 1, stops: { mode: stops, ...(kinds && { kinds }) } });
    answer(match, 'roll', 1_000);
    return match;
  };

  it('come where only passing is possible, after a random wait between half and three times the delay', () => {
    const match = asked(false);
    const wake = match.wakeAt()!;
    expect(wake).toBeGreaterThanOrEqual(1_200);
    expect(wake).toBeLessThanOrEqual(2_200);
    expect(match.due(wake - 1)).toBe(null);
    expect(refusalOf(match, { at: wake - 1, type: 'automatic' })).toBe('notYours');
    expect(refusalOf(match, { at: wake, type: 'answer', seat: 1, decision: 2, key: 'pass', auto: true })).toBe('notYours');
    expect(match.due(wake)).toEqual({ at: wake, type: 'automatic' });
    const { row, act } = match.take(match.due(wake)!);
    expect(row).toEqual({ n: 4, at: wake, type: 'automatic', answers: [{ seat: 1, key: 'pass' }] });
    expect(act).toEqual({ type: 'answer', seat: 1, decision: null });
    expect(match.asked!.decision).toBe(3);
  });

  it('come at once where no two sides have people', () => {
    const match = started({ seats: [...people('Jana'), BOT] }, tallyWith([true, false]));
    answer(match, 'roll', 1_000);
    expect(match.wakeAt()).toBe(1_000);
  });

  it('what the table will answer is no question for the player', () => {
    expect(asked(false).state(1).seen!.decision).toBe(null);
    expect(asked(true).state(1).seen!.decision).not.toBe(null);
  });

  it('an old log, with a row for each of them, is read', () => {
    const match = asked(false);
    const rows = [...match.log, { n: 4, at: 1_400, type: 'answer', seat: 1, decision: 2, key: 'pass', auto: true } as const];
    expect(Match.rebuild(tallyWith([true, false]), match.header, rows).asked!.decision).toBe(3);
  });

  it('a log is read by whatever the table would do today, but no choice can have been its own', () => {
    const stopped = asked(true);
    const at = 5_000;
    const taken = (key: string) =>
      Match.rebuild(tallyWith([true, true]), stopped.header, [
        ...stopped.log,
        { n: 4, at, type: 'automatic', answers: [{ seat: 1, key }] },
      ]);
    expect(taken('pass').asked!.decision).toBe(3);
    expect(() => taken('shield')).toThrow('the table cannot have answered "shield" for seat 1');
  });

  it('do not come where the player could do something', () => {
    expect(asked(true).wakeAt()).toBe(null);
    expect(asked(true).due(1e9)).toBe(null);
    expect(refusalOf(asked(true), { at: 1e9, type: 'automatic' })).toBe('notYours');
  });

  it('come after the same delay when the player never wants to be stopped, whatever he holds', () => {
    expect(asked(true, 'never').wakeAt()).toBe(asked(false, 'never').wakeAt());
  });

  it('do not come when the player wants to be stopped everywhere', () => {
    expect(asked(false, 'everywhere').wakeAt()).toBe(null);
  });

  it('a kind of window can have a stop of its own', () => {
    expect(asked(false, 'never', { shield: 'everywhere' }).wakeAt()).toBe(null);
    expect(asked(true, 'everywhere', { shield: 'never' }).wakeAt()).not.toBe(null);
    expect(asked(true, 'everywhere', { other: 'never' }).wakeAt()).toBe(null);
  });

  it('a window that says what it is of can be named more narrowly, and the narrower name counts', () => {
    expect(asked(true, 'everywhere', { 'shield:roll': 'never' }).wakeAt()).not.toBe(null);
    expect(asked(false, 'never', { shield: 'never', 'shield:roll': 'everywhere' }).wakeAt()).toBe(null);
    expect(asked(false, 'never', { 'shield:other': 'everywhere' }).wakeAt()).not.toBe(null);
  });

  it('never answer what cannot be passed', () => {
    const match = started();
    match.take({ at: 0, type: 'stops', seat: 0, stops: { mode: 'never' } });
    expect(match.wakeAt()).toBe(null);
  });

  it('a bot that the table passes for need not think', () => {
    const asked = (shield: boolean) => {
      const match = started({ seats: [...people('Jana'), BOT] }, tallyWith([true, shield]));
      answer(match, 'roll');
      return match.botAsked;
    };
    expect(asked(true)).toBe(1);
    expect(asked(false)).toBe(null);
  });

  it('wait while the match is paused', () => {
    const match = started({ seats: [...people('Jana'), BOT] }, tallyWith([true, false]));
    answer(match, 'roll', 0);
    match.take({ at: 0, type: 'propose', seat: 0, topic: 'pause' });
    expect(match.wakeAt()).toBe(null);
    expect(match.botAsked).toBe(null);
    match.take({ at: 9_000, type: 'propose', seat: 0, topic: 'resume' });
    expect(match.wakeAt()).toBe(9_000);
  });
});

describe('the end', () => {
  it('by the rules: their places, rule and reason', () => {
    const match = started({ options: { target: 1 } }, tallyWith([false, false]));
    answer(match, 'roll');
    const applied = byItself(match);
    const result = { places: [1, 2], by: 'rules', rule: 'TALLY 5', why: 'score' };
    expect(match.result).toEqual(result);
    expect(match.phase).toBe('over');
    for (const viewer of match.viewers)
      expect(messagesFor(applied, viewer)[1]).toEqual({ type: 'over', match: 'm1', seq: 4, result, reveal: match.reveal() });
  });

  it('by concession, which anyone may do at any time; nothing is asked any more', () => {
    const match = started();
    match.take({ at: 0, type: 'concede', seat: 1 });
    expect(match.result).toEqual({ places: [1, 2], by: 'concession', rule: null, why: 'concession' });
    expect(match.state(0)).toMatchObject({ phase: 'over', decision: null, undo: null, seen: { waiting: null, decision: null } });
    for (const input of [
      { at: 0, type: 'concede', seat: 0 },
      { at: 0, type: 'forfeit', seat: 0 },
      { at: 0, type: 'propose', seat: 0, topic: 'undo' },
      { at: 0, type: 'abort', why: 'x' },
      { at: 0, type: 'stopped', ms: 5 },
    ] as const)
      expect(refusalOf(match, input)).toBe('over');
  });

  it('by absence, judged by the table; by the table itself, without a result', () => {
    const away = started();
    away.take({ at: 0, type: 'forfeit', seat: 0 });
    expect(away.result).toEqual({ places: [2, 1], by: 'absence', rule: null, why: 'absence' });
    const aborted = started();
    aborted.take({ at: 0, type: 'abort', why: 'closed by the house' });
    expect(aborted.result).toEqual({ places: [1, 1], by: 'abort', rule: null, why: 'closed by the house' });
  });

  it('reveals the seed then, and never before', () => {
    const match = started();
    const secrets = [match.header.tableSeed, match.reproduction().seed];
    const all = () => JSON.stringify(match.viewers.map(viewer => match.snapshot(viewer, 0)));
    answer(match, 'hold');
    for (const secret of secrets) expect(all()).not.toContain(secret);
    match.take({ at: 0, type: 'concede', seat: 1 });
    for (const secret of secrets) expect(all()).toContain(secret);
  });
});

describe('more than two seats', () => {
  const four = people('Jana', 'Petr', 'Eva', 'Ivan');
  const teams = four.map((seat, i) => ({ ...seat, team: i % 2 }));

  it('the others play on when one leaves; the table answers for it', () => {
    const match = started({ seats: four.slice(0, 3) }, tallyWith([false, true, false]));
    match.take({ at: 100, type: 'concede', seat: 1 });
    expect(match.phase).toBe('playing');
    expect(refusalOf(match, { at: 100, type: 'concede', seat: 1 })).toBe('left');
    answer(match, 'roll', 200);
    expect(match.asked!.seat).toBe(1);
    expect(refusalOf(match, { at: 200, type: 'answer', ...match.asked!, key: 'shield' })).toBe('left');
    // Seat 1 has left, seat 2 holds nothing: both are passed for at once, and nobody hears of it before the score changes.
    expect(byItself(match).row).toMatchObject({
      answers: [
        { seat: 1, key: 'pass' },
        { seat: 2, key: 'pass' },
      ],
    });
    expect(match.asked!.seat).toBe(1);
    expect(byItself(match).row).toMatchObject({ answers: [{ seat: 1, key: 'roll' }] });
  });

  it('a game that knows what leaving means is told of it; no undo goes back behind it, and it is played again with the rest', () => {
    const game = createGame({
      ...tally,
      leave(world, seat) {
        world.scores[seat] = -1;
      },
    });
    const match = started({ seats: four.slice(0, 3), undo: 'consent' }, game);
    answer(match, 'peek');
    expect(match.state(0).undo).toBe('consent');
    match.take({ at: 0, type: 'concede', seat: 1 });
    expect((match.position!.world as World).scores).toEqual([0, -1, 0]);
    expect(match.state(0)).toMatchObject({ phase: 'playing', undo: null });
    byItself(match); // the table answers for seat 1
    const again = Match.rebuild(game, match.header, match.log);
    expect(again.position).toEqual(match.position);
    expect(match.moves().inputs).toEqual(['peek', '@left 1', 'roll']);
    match.take({ at: 0, type: 'concede', seat: 2 });
    const record = recordOf(match);
    expect(replay(game, record.moves).position).toEqual(match.position);
    expect(verifyFairness(game, record).fair).toBe(true);
  });

  it('those who left stand behind the others, the later the better', () => {
    const match = started({ seats: four });
    match.take({ at: 0, type: 'concede', seat: 2 });
    match.take({ at: 0, type: 'forfeit', seat: 0 });
    match.take({ at: 0, type: 'concede', seat: 3 });
    expect(match.result).toEqual({ places: [3, 1, 4, 2], by: 'concession', rule: null, why: 'concession' });
  });

  it('the rules place those who stayed', () => {
    const match = started({ seats: four.slice(0, 3), options: { target: 1 } }, tallyWith([false, false, false]));
    match.take({ at: 0, type: 'concede', seat: 0 });
    while (match.phase === 'playing') byItself(match);
    // Seat 0 rolled first (the table rolled for it) and reached the target, but it had left.
    expect(match.state(0).seen!.outcome!.places[0]).toBe(1);
    expect(match.result!.places).toEqual([3, 1, 1]);
  });

  it('a team is in while one of it is, and shares its place', () => {
    const match = started({ seats: teams });
    match.take({ at: 0, type: 'concede', seat: 1 });
    expect(match.phase).toBe('playing');
    match.take({ at: 0, type: 'concede', seat: 3 });
    expect(match.result!.places).toEqual([1, 3, 1, 3]);
  });

  it('an undo needs the consent of the opponents, not of the partner', () => {
    const match = started({ seats: teams });
    answer(match, 'peek');
    match.take({ at: 0, type: 'propose', seat: 0, topic: 'undo' });
    expect(match.proposals).toMatchObject([{ topic: 'undo', by: 0, needs: [1, 3] }]);
    expect(refusalOf(match, { at: 0, type: 'consent', seat: 2, proposal: match.seq })).toBe('notAsked');
    const { proposal } = match.proposals[0]!;
    match.take({ at: 0, type: 'consent', seat: 3, proposal });
    expect(match.proposals).toMatchObject([{ needs: [1] }]);
    match.take({ at: 0, type: 'consent', seat: 1, proposal });
    expect(match.asked!.seat).toBe(0);
  });
});

describe('rebuilding', () => {
  it('names the row that does not fit', () => {
    const match = started();
    answer(match, 'hold');
    const rows = [...match.log];
    const header = match.header;
    expect(() => Match.rebuild(tallyGame, header, [...rows, { ...rows[2]!, n: 4 }])).toThrow('row 4: decision 1 is not asked now');
    expect(() => Match.rebuild(tallyGame, header, rows.slice(1))).toThrow('row 1: the next row is 1');
    expect(() => Match.rebuild(tallyGame, newHeader(tallyGame, { ...header, options: { target: 0 } }), rows)).toThrow('target');
    expect(() => Match.restore(tallyGame, header, match.save(), rows.slice(0, 2))).toThrow('the log ends with 2');
  });

  it('leaves the saved state as it is: it may be used again', () => {
    const match = started();
    const saved = match.save();
    const before = JSON.stringify(saved);
    answer(Match.restore(tallyGame, match.header, saved, match.log), 'hold');
    answer(match, 'hold');
    expect(JSON.stringify(saved)).toBe(before);
  });

  it('an input with a field that is there but undefined would not survive the log, and is refused', () => {
    expect(refusalOf(table(), { at: 0, type: 'ready', seat: 0, nonce: undefined } as never)).toBe('malformed');
  });
});
