import fc from 'fast-check';
import { sha256 } from '@kolbiste/engine';
import type { EventAct, EventCommand, EventEntry, EventSettings, EventState, EventTable } from '../src/event.ts';
import { describe, expect, it } from 'vitest';
import { restedSince, restingUntil } from '../src/calls.ts';
import { conceding, decide, nextActs, playedOut, resultActs, type Circumstances } from '../src/event-commands.ts';
import { applyEntry, beginning, foldEvent } from '../src/event-state.ts';
import { CommandRefused } from '../src/refusals.ts';
import { standingsOf } from '../src/standings.ts';
import { verifyEvent } from '../src/verify.ts';
import { SEED, settings } from './fixture.ts';

/** An event under way: its log and what follows from it. */
class Running {
  readonly log: EventEntry[];
  state: EventState;
  at = 1_000;
  constructor(changes: Partial<EventSettings> = {}) {
    const first: EventEntry = {
      n: 1,
      at: 1_000,
      by: 'olga',
      act: { type: 'created', settings: settings(changes), seedHash: sha256(SEED), name: 'Olga' },
    };
    this.log = [first];
    this.state = beginning(first);
  }

  private now(hash: string | null): Circumstances {
    return { at: this.at, seed: SEED, hash, needsList: false, names: { judy: 'Judy' } };
  }

  write(acts: readonly EventAct[], by: string | null = null): void {
    for (const act of acts) {
      const entry = { n: this.state.n + 1, at: this.at, by, act };
      this.log.push(entry);
      this.state = applyEntry(this.state, entry);
    }
  }

  do(player: string, command: EventCommand): void {
    this.at += 1_000;
    this.write(decide(this.state, command, { player, name: player.toUpperCase() }, this.now(null)), player);
  }

  open(count: number): this {
    this.do('olga', { type: 'open' });
    for (let i = 1; i <= count; i++) this.do(`p${i}`, { type: 'enter' });
    return this;
  }
  next(): void {
    this.at += 1_000;
    this.write(nextActs(this.state, this.now(null)));
  }

  /** Every open table ends; `who` says which seat wins it, or that it is drawn. */
  playRound(who: (table: EventTable) => 0 | 1 | 'draw'): void {
    const round = this.state.rounds.at(-1)!;
    for (const { table } of round.tables) {
      const open = (): EventTable | undefined =>
        this.state.rounds.at(-1)!.tables.find(other => other.table === table && other.result === null);
      for (let now = open(); now; now = open()) {
        const winner = who(now);
        const result = winner === 'draw' ? playedOut([1, 1], 1) : playedOut(winner === 0 ? [2, 0] : [0, 2], 0);
        this.at += 1_000;
        this.write(resultActs(this.state, { round: round.round, table, result, source: 'table' }, this.at));
      }
    }
  }

  verified() {
    return verifyEvent({ format: 'kolbiste-event', v: 1, event: 'e', log: this.log, seed: SEED, standings: standingsOf(this.state) });
  }
}

function refusedBy(doing: () => void): CommandRefused | null {
  try {
    doing();
  } catch (error) {
    if (error instanceof CommandRefused) return error;
    throw error;
  }
  return null;
}
const refusal = (doing: () => void): string => refusedBy(doing)?.code ?? 'done';
const refused = (doing: () => void): string => refusedBy(doing)?.why ?? 'done';

describe('an event', () => {
  it('goes from the draft to the final: Swiss with a cut', () => {
    const event = new Running({ cut: null }).open(16);
    for (let i = 0; i < 4; i++) {
      event.next();
      event.playRound(({ seats }) => (Number(seats[0]!.slice(1)) < Number(seats[1]!.slice(1)) ? 0 : 1));
    }
    expect(event.state.plan).toEqual({ rounds: 4, cut: 4 });
    const swiss = standingsOf(event.state);
    event.next();
    expect(event.state.phase).toBe('cut');
    expect(event.state.rounds.at(-1)!.tables.map(({ seats }) => seats)).toEqual([
      [swiss[0]!.player, swiss[3]!.player],
      [swiss[1]!.player, swiss[2]!.player],
    ]);
    event.playRound(() => 1);
    event.next();
    expect(event.state.rounds.at(-1)!.tables.map(({ seats }) => seats)).toEqual([[swiss[2]!.player, swiss[3]!.player]]);
    event.playRound(() => 1);
    event.next();
    expect(event.state.phase).toBe('over');
    const places = standingsOf(event.state).map(({ player }) => player);
    expect(places.slice(0, 2)).toEqual([swiss[3]!.player, swiss[2]!.player]);
    // Who lost in the same round stays in the order of the table.
    expect(places.slice(2)).toEqual(swiss.map(({ player }) => player).filter(player => !places.slice(0, 2).includes(player)));
    expect(event.verified()).toEqual([]);
  });

  it.each([2, 3, 5, 8, 13])('knocks out %i until one is left', count => {
    const event = new Running({ kind: 'knockout' }).open(count);
    for (event.next(); event.state.phase !== 'over'; event.next()) event.playRound(() => 1);
    const beaten = event.state.rounds.flatMap(({ tables }) => tables.filter(({ source }) => source === 'table'));
    expect(beaten).toHaveLength(count - 1);
    const champion = standingsOf(event.state)[0]!;
    expect(beaten.some(({ seats, result }) => seats.indexOf(champion.player) === 1 - (result!.winner as number))).toBe(false);
    expect(event.verified()).toEqual([]);
  });

  it('plays a drawn match of a bracket once more, then the higher seed goes on', () => {
    const event = new Running({ kind: 'knockout' }).open(2);
    event.next();
    const [round, table] = [1, 1];
    const draw = (): void =>
      event.write(resultActs(event.state, { round, table, result: playedOut([1, 1], 1), source: 'table' }, event.at));
    draw();
    expect(event.state.rounds[0]).toMatchObject({ phase: 'published', tables: [{ result: null, decider: event.at + 1_800_000 }] });
    draw();
    expect(event.state.rounds[0]).toMatchObject({ phase: 'over', tables: [{ source: 'seed', result: { winner: 0 } }] });
  });

  it.each(['roundRobin', 'league'] as const)('has every pair of a %s once', kind => {
    const event = new Running({ kind, group: 4 }).open(8);
    for (event.next(); event.state.phase !== 'over'; event.next()) event.playRound(() => 0);
    const pairs = event.state.rounds.flatMap(({ tables }) => tables.map(({ seats }) => [...seats].sort().join()));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(kind === 'league' ? 12 : 28);
    expect(event.verified()).toEqual([]);
  });

  it('refuses the next round while results are missing, and says how many', () => {
    const event = new Running().open(4);
    event.next();
    expect(() => event.do('olga', { type: 'pair' })).toThrow('2 results of round 1 are missing');
  });

  it('lets late ones in until the second round, and counts what they missed as lost', () => {
    const event = new Running().open(4);
    event.next();
    event.do('late', { type: 'enter' });
    event.playRound(() => 0);
    event.next();
    expect(event.state.rounds[1]!.tables.flatMap(({ seats }) => seats)).toContain('late');
    event.playRound(() => 0);
    event.next();
    expect(refusal(() => event.do('later', { type: 'enter' }))).toBe('conflict');
    expect(standingsOf(event.state).find(({ player }) => player === 'late')!.lost).toBeGreaterThan(0);
    expect(event.state.rounds[0]!.tables.flatMap(({ seats }) => seats)).not.toContain('late');
  });

  it('takes one who drops as having conceded, and pairs him no more until he comes back', () => {
    const event = new Running().open(4);
    event.next();
    const { seats } = event.state.rounds[0]!.tables[0]!;
    event.do(seats[0]!, { type: 'drop' });
    expect(event.state.rounds[0]!.tables[0]).toMatchObject({ source: 'drop', result: { winner: 1 } });
    expect(refusal(() => event.do(seats[0]!, { type: 'drop' }))).toBe('conflict');
    event.playRound(() => 0);
    event.next();
    expect(event.state.rounds[1]!.tables.flatMap(table => table.seats)).not.toContain(seats[0]);
    event.playRound(() => 0);
    event.do(seats[0]!, { type: 'return' });
    event.next();
    expect(event.state.rounds[2]!.tables.flatMap(table => table.seats)).toContain(seats[0]);
  });

  it('asks nobody who may not: roles and phases', () => {
    const event = new Running().open(4);
    const judging: EventCommand = { type: 'ruling', kind: 'warning', player: 'p1', text: 'late' };
    expect(refusal(() => event.do('p1', { type: 'lock' }))).toBe('notAllowed');
    expect(refusal(() => event.do('p1', judging))).toBe('notAllowed');
    event.do('olga', { type: 'official', player: 'judy', role: 'judge', on: true });
    event.do('judy', judging);
    expect(event.state.rulings).toHaveLength(1);
    expect(refusal(() => event.do('judy', { type: 'lock' }))).toBe('notAllowed');
    expect(refusal(() => event.do('p1', { type: 'drop', player: 'p2' }))).toBe('notAllowed');
    expect(refusal(() => event.do('olga', { type: 'publish' }))).toBe('conflict');
    event.do('olga', { type: 'lock' });
    expect(refusal(() => event.do('p1', { type: 'bring', brings: null }))).toBe('conflict');
    event.do('judy', { type: 'unlock', player: 'p1' });
    expect(refusal(() => event.do('p1', { type: 'bring', brings: null }))).toBe('done');
    expect(refusal(() => event.do('p1', { type: 'bring', brings: null }))).toBe('conflict');
  });

  it('lets nobody judge themselves or their own match, and nobody play who knows what others brought', () => {
    const event = new Running({ venue: 'room', games: 1 }).open(4);
    event.do('olga', { type: 'official', player: 'judy', role: 'judge', on: true });
    event.do('judy', { type: 'enter' });
    event.do('olga', { type: 'lock' });
    expect(refused(() => event.do('judy', { type: 'unlock', player: 'judy' }))).toBe('himself');
    event.do('olga', { type: 'drop', player: 'p4' });
    event.do('olga', { type: 'pair' });
    expect(refused(() => event.do('judy', { type: 'swap', players: ['judy', 'p1'] }))).toBe('himself');
    event.next();
    const tables = event.state.rounds[0]!.tables;
    const own = tables.find(({ seats }) => seats.includes('judy'))!;
    const other = tables.find(({ seats }) => !seats.includes('judy'))!;
    const [opponent] = own.seats.filter(seat => seat !== 'judy') as [string];
    const { table } = own;
    const asked: readonly EventCommand[] = [
      { type: 'result', round: 1, table, wins: [1, 0], draws: 0, why: 'mine' },
      { type: 'drop', player: opponent },
      { type: 'extend', table, ms: 60_000 },
      { type: 'look', table, player: opponent },
      { type: 'verdict', table, agree: true },
      { type: 'ruling', kind: 'matchLoss', player: opponent, text: 'mine' },
    ];
    for (const command of asked) expect([command.type, refused(() => event.do('judy', command))]).toEqual([command.type, 'ownMatch']);
    expect(refused(() => event.do('judy', { type: 'look', table: other.table, player: other.seats[0]! }))).toBe('playsHere');
    // Elsewhere this judge decides like others.
    event.do('judy', { type: 'extend', table: other.table, ms: 60_000 });
    // An official who has looked plays no more.
    event.do('judy', { type: 'drop' });
    event.do('judy', { type: 'look', table: other.table, player: other.seats[0]! });
    expect(refused(() => event.do('judy', { type: 'return' }))).toBe('hasRead');
    event.write([{ type: 'read', player: 'p1' }], 'olga');
    expect(refused(() => event.do('olga', { type: 'enter' }))).toBe('hasRead');
    expect(event.verified()).toEqual([]);
  });

  it('that is opened after its start begins when the organiser says', () => {
    const event = new Running({ startsAt: 1_500 }).open(2);
    expect(event.state.settings.startsAt).toBeNull();
    expect(new Running({ startsAt: 9_000 }).open(2).state.settings.startsAt).toBe(9_000);
  });

  it('counts what both report; where they differ nobody has won until a judge says so', () => {
    const event = new Running({ venue: 'room' }).open(2);
    event.next();
    const [a, b] = event.state.rounds[0]!.tables[0]!.seats as [string, string];
    event.do(a, { type: 'report', wins: [2, 0], draws: 0 });
    event.do(b, { type: 'report', wins: [2, 1], draws: 0 });
    expect(event.state.rounds[0]!.tables[0]!.result).toBeNull();
    expect(refusal(() => event.do(b, { type: 'report', wins: [2, 2], draws: 0 }))).toBe('malformed');
    event.do(b, { type: 'report', wins: [2, 0], draws: 0 });
    expect(event.state.rounds[0]!.tables[0]).toMatchObject({ source: 'report', result: { winner: 0 } });
    event.do('olga', { type: 'result', round: 1, table: 1, wins: [1, 2], draws: 0, why: 'both mistook the seats' });
    expect(event.state.rounds[0]!.tables[0]).toMatchObject({ source: 'judge', result: { winner: 1 } });
  });

  it('adds a game lost by ruling to the other side; the last one of a match ends it', () => {
    const event = new Running({ games: 3 }).open(2);
    event.next();
    const [a, b] = event.state.rounds[0]!.tables[0]!.seats as [string, string];
    event.do('olga', { type: 'ruling', kind: 'gameLoss', player: a, text: 'a wrong list' });
    event.write(resultActs(event.state, { round: 1, table: 1, result: playedOut([1, 1], 0), source: 'table' }, event.at));
    expect(event.state.rounds[0]!.tables[0]!.result).toMatchObject({ wins: [1, 2], winner: 1 });
    const other = new Running({ games: 1 }).open(2);
    other.next();
    other.do('olga', { type: 'ruling', kind: 'gameLoss', player: b, text: 'a wrong list' });
    expect(other.state.rounds[0]!.phase).toBe('over');
  });

  it('ends this much later as it rested', () => {
    const event = new Running().open(2);
    event.next();
    event.write([{ type: 'started', round: 1, endsAt: 100_000 }]);
    event.do('olga', { type: 'pause' });
    expect(refusal(() => event.do('olga', { type: 'next' }))).toBe('conflict');
    event.at += 50_000;
    const since = event.state.paused!;
    event.do('olga', { type: 'resume' });
    expect(event.state.rounds[0]!.endsAt).toBe(100_000 + event.at - since);
  });

  it('draws checks of lists from the seed: a tenth, the same no matter who asks, others in another round', () => {
    const event = new Running().open(25);
    event.do('olga', { type: 'lock' });
    expect(refusal(() => event.do('olga', { type: 'check' }))).toBe('conflict');
    for (const { player } of event.state.entrants) event.write([{ type: 'brought', player, hash: 'x' }]);
    const drawn = (): string[] => {
      const before = event.state.checks.length;
      event.do('olga', { type: 'check' });
      return event.state.checks.slice(before).map(({ player }) => player);
    };
    const first = drawn();
    expect(new Set(first).size).toBe(3);
    expect(drawn()).toEqual(first);
    event.next();
    expect(drawn()).not.toEqual(first);
    event.do('olga', { type: 'check', player: 'p7' });
    expect(event.state.checks.at(-1)).toMatchObject({ player: 'p7', round: 1 });
  });

  it('lets players of an event by post rest, and of no other', () => {
    for (const [pace, answer] of [
      ['live', 'conflict'],
      ['correspondence', 'done'],
    ] as const) {
      const event = new Running({ pace }).open(2);
      event.next();
      expect(refusal(() => event.do('p1', { type: 'rest' }))).toBe(answer);
      expect(refusal(() => event.do('olga', { type: 'rest' }))).toBe('conflict');
    }
  });

  it('counts what two of a table rest at once once', () => {
    const rests = (...all: [number, number][]) => all.map(([from, until]) => ({ from, until }));
    const entrants = [
      { player: 'a', rests: rests([10, 20], [40, 50]) },
      { player: 'b', rests: rests([15, 30]) },
      { player: 'c', rests: rests([0, 100]) },
    ] as unknown as EventState['entrants'];
    const seats = ['a', 'b'] as const;
    expect(restedSince({ entrants }, { seats }, { from: 0, now: 100 })).toBe(30);
    expect(restedSince({ entrants }, { seats }, { from: 18, now: 45 })).toBe(17);
    expect(restingUntil({ entrants }, { seats }, 16)).toBe(30);
    expect(restingUntil({ entrants }, { seats }, 35)).toBeNull();
  });

  it('is over with the table so far when nobody is left to pair', () => {
    const event = new Running().open(3);
    event.next();
    event.playRound(() => 0);
    event.do('p1', { type: 'drop' });
    event.do('p2', { type: 'drop' });
    event.next();
    expect(event.state.phase).toBe('over');
  });

  it('shows it when a file was changed: a pairing, a lot, a result, the table', () => {
    const event = new Running().open(6);
    for (let i = 0; i < 3; i++) {
      event.next();
      event.playRound(() => 0);
    }
    event.next();
    const file = { format: 'kolbiste-event', v: 1, event: 'e', log: event.log, seed: SEED, standings: standingsOf(event.state) } as const;
    expect(verifyEvent(file)).toEqual([]);
    const changed = (change: (entry: EventEntry) => EventEntry) => verifyEvent({ ...file, log: event.log.map(change) });
    const swapped = changed(entry =>
      entry.act.type === 'paired' && entry.act.round === 2
        ? {
            ...entry,
            act: { ...entry.act, pairings: entry.act.pairings.map(({ seats: [a, b], ...rest }) => ({ ...rest, seats: [b, a] })) },
          }
        : entry,
    );
    expect(swapped.map(({ text }) => text)).toContain('round 2 does not follow from the results and the seed');
    const luckier = changed(entry =>
      entry.act.type === 'entered' && entry.act.player === 'p6' ? { ...entry, act: { ...entry.act, lot: 0 } } : entry,
    );
    expect(luckier.map(({ text }) => text)).toContain('the lot of p6 does not follow from the seed');
    const won = changed(entry => (entry.act.type === 'result' ? { ...entry, act: { ...entry.act, result: playedOut([0, 2], 0) } } : entry));
    expect(won.length).toBeGreaterThan(0);
    expect(verifyEvent({ ...file, seed: 'another' }).map(({ text }) => text)).toContain('the seed is not the one that was promised');
    expect(verifyEvent({ ...file, standings: file.standings.toReversed() })).toEqual([
      { n: null, what: 'table', text: 'the table does not follow from the results' },
    ]);
    expect(verifyEvent({ ...file, log: event.log.toSpliced(4, 1) })).toMatchObject([{ n: null }]);
  });
});

describe('whatever is asked of an event', () => {
  const somebody = fc.constantFrom('olga', 'judy', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7');
  const kinds = fc.constantFrom('swiss', 'knockout', 'roundRobin', 'league');
  const score = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
  const small = fc.integer({ min: 1, max: 4 });
  const command: fc.Arbitrary<EventCommand> = fc.oneof(
    ...(['open', 'lock', 'pair', 'publish', 'pause', 'resume', 'call'] as const).map(type => fc.constant({ type })),
    { weight: 8, arbitrary: fc.constant({ type: 'enter' } as const) },
    { weight: 8, arbitrary: fc.constant({ type: 'next' } as const) },
    fc.constant({ type: 'drop' } as const),
    fc.constant({ type: 'return' } as const),
    fc.record({ type: fc.constant('drop' as const), player: somebody }),
    fc.record({ type: fc.constant('unlock' as const), player: somebody }),
    fc.record({
      type: fc.constant('official' as const),
      player: fc.constant('judy'),
      role: fc.constant('judge' as const),
      on: fc.boolean(),
    }),
    fc.record({ type: fc.constant('keep' as const), players: fc.tuple(somebody, somebody), apart: fc.boolean() }),
    fc.record({ type: fc.constant('swap' as const), players: fc.tuple(somebody, somebody) }),
    { weight: 12, arbitrary: fc.record({ type: fc.constant('report' as const), wins: score, draws: fc.constant(0) }) },
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('result' as const),
        round: small,
        table: small,
        wins: score,
        draws: fc.constant(0),
        why: fc.constant('seen'),
      }),
    },
    fc.record({
      type: fc.constant('ruling' as const),
      kind: fc.constantFrom('note', 'gameLoss', 'matchLoss', 'disqualified'),
      player: somebody,
      text: fc.constant('why'),
    }),
    fc.record({ type: fc.constant('extend' as const), table: small, ms: fc.constant(60_000) }),
    fc.record({ type: fc.constant('answer' as const), table: small }),
  );

  it('is refused with a reason or done, and what is done holds together', () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.tuple(somebody, command), { minLength: 20, maxLength: 120 }), (kind, asked) => {
        const event = new Running({ kind, venue: 'room', cut: 2, group: 4 }).open(5);
        for (const [player, what] of asked) {
          const n = event.state.n;
          if (refusal(() => event.do(player, what)) !== 'done') expect(event.state.n).toBe(n);
          const { state } = event;
          for (const round of state.rounds) {
            const seated = round.tables.flatMap(({ seats }) => seats.filter(seat => seat !== null));
            expect(new Set(seated).size).toBe(seated.length);
            expect(round.phase === 'over').toBe(round.phase !== 'paired' && round.tables.every(({ result }) => result !== null));
          }
          // Only the last round is open.
          expect(state.rounds.slice(0, -1).every(({ phase }) => phase === 'over')).toBe(true);
          expect(state.seed === null).toBe(state.phase !== 'over' && state.phase !== 'cancelled');
          const table = standingsOf(state);
          expect(new Set(table.map(({ player }) => player)).size).toBe(table.length);
          if (kind !== 'league') expect(table.map(({ place }) => place)).toEqual(table.map((_, i) => i + 1));
        }
        expect(foldEvent(event.log)).toEqual(event.state);
        expect(event.verified()).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('concedes nothing for one who does not play', () => {
    const event = new Running().open(3);
    expect(conceding(event.state, 'p1', 'drop')).toEqual([]);
  });
});
