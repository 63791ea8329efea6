/** Whatever comes in, in whatever order: what is refused changes nothing, and the log is the match. */
import { InputError, keyOf, type Seat, type AnyGame } from '@kolbiste/engine';
import { TOPICS } from '@kolbiste/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { exportRecord, importRecord, Match, readRow, recordOf, replayRecord, type Input, type MatchHeader } from '../src/index.ts';
import { BOT, people, plain, table } from './sitting.ts';
import { tallyGame } from './tally.ts';

const WORDS = ['answer', 'answer', 'answer', 'answer', 'due', 'ready', 'propose', 'vote', 'stops', 'late', 'rare'] as const;
const wish = fc.record({
  what: fc.constantFrom(...WORDS),
  seat: fc.nat(4),
  pick: fc.nat(99),
  wait: fc.constantFrom(0, 0, 1, 100, 400, 5_000, 30_000),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const CLOCKS: MatchHeader['clock'][] = [
  { kind: 'none' },
  { kind: 'bank', bank: 60_000, increment: 2_000 },
  { kind: 'byoyomi', bank: 20_000, period: 10_000 },
  { kind: 'correspondence', perMove: 120_000 },
];
const setting = fc.record({
  seats: fc.constantFrom(
    people('Jana', 'Petr'),
    [...people('Jana'), BOT],
    people('Jana', 'Petr', 'Eva'),
    [...people('Jana', 'Petr', 'Eva'), BOT].map((seat, i) => ({ ...seat, team: i % 2 })),
  ),
  clock: fc.constantFrom(...CLOCKS),
  undo: fc.constantFrom('free' as const, 'consent' as const, 'none' as const),
  pauseLimit: fc.constantFrom(1_000, 1e9),
  tableSeed: fc.string({ minLength: 16, maxLength: 20 }),
});

/** A wish as an input: mostly one that could be meant, sometimes one that could not. */
function inputFor(match: Match, { what, seat, pick, wait }: Wish, now: number): Input {
  const at = now + wait;
  const { asked, position } = match;
  const keys = position?.decision?.options.map(keyOf) ?? ['nothing'];
  const key = keys[pick % keys.length]!;
  const id = `c${pick}`;
  switch (what) {
    case 'answer':
      return { at, type: 'answer', seat: asked?.seat ?? 0, decision: asked?.decision ?? 0, key, id: `${id}/${match.seq}` };
    case 'late': {
      const last = match.log.findLast(row => row.type === 'answer');
      if (pick % 3 === 0 && last) return Object.assign({ ...last, at }, { n: match.seq + 1 });
      return { at, type: 'answer', seat, decision: pick, key: pick % 2 ? key : 'fly', id, ...(pick % 5 === 0 && { auto: true as const }) };
    }
    case 'due':
      return match.due(at) ?? { at, type: 'timeout', seat };
    case 'ready':
      return { at, type: 'ready', seat, ...(pick % 2 === 0 && { nonce: `n${pick}` }) };
    case 'propose':
      return { at, type: 'propose', seat, topic: pick > 95 ? 'abort' : TOPICS[pick % 4]! };
    case 'vote': {
      const proposal = match.proposals[0];
      const by = proposal && pick % 2 ? proposal.needs[0]! : seat;
      return { at, type: pick % 3 ? 'consent' : 'decline', seat: by, proposal: proposal?.proposal ?? pick };
    }
    case 'stops':
      return {
        at,
        type: 'stops',
        seat,
        stops: { mode: pick % 2 ? 'never' : 'everywhere', ...(pick % 3 === 0 && { kinds: { any: 'whenUseful' } }) },
      };
    case 'rare':
      if (pick > 15) return { at, type: 'stopped', ms: pick * 100 };
      return pick === 0 ? { at, type: 'abort', why: 'x' } : { at, type: pick < 6 ? 'concede' : pick < 9 ? 'forfeit' : 'timeout', seat };
  }
}

function play(game: AnyGame, settings: Partial<MatchHeader>, wishes: readonly Wish[], reached = new Set<string>()): Match {
  const match = table(settings, game);
  match.header.seats.forEach((_, seat) => take(match, { at: 0, type: 'ready', seat }));
  let now = 0;
  for (const each of wishes) {
    const input = inputFor(match, each, now);
    take(match, input);
    now = Math.max(now, input.at);
    reached.add(match.result?.by ?? match.phase);
  }
  return match;
}

/** Check and apply must agree; a refusal is an InputError and leaves every byte as it was. */
function take(match: Match, input: Input): void {
  const before = JSON.stringify([match.save(), match.log.length]);
  const rejection = match.check(input);
  if (rejection === null) expect(JSON.stringify([match.save(), match.log.length])).toBe(before);
  try {
    match.take(input);
    expect(rejection).toBe(null);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.code).toBe(rejection?.code);
    expect(JSON.stringify([match.save(), match.log.length])).toBe(before);
  }
}

const REACHED = [
  'ready answer propose consent decline concede stops forfeit abort stopped',
  'playing paused concession absence time agreement undone',
].flatMap(words => words.split(' '));

const games = [
  [
    'mini',
    miniGame,
    setting.map(settings => ({ ...settings, seats: settings.seats.length === 2 ? settings.seats : people('Jana', 'Petr') })),
  ],
  ['tally', tallyGame, setting],
] as const;

describe.each(games)('%s', (_, game, settings) => {
  it('what is refused changes nothing, and nothing but InputErrors is thrown; header and log lead to the same match', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(settings, fc.array(wish, { maxLength: 150, size: 'max' }), (given, wishes) => {
        const match = play(game, given, wishes, reached);
        const rows = plain(match.log) as unknown as readonly unknown[];
        const again = Match.rebuild(
          game,
          plain(match.header) as unknown as MatchHeader,
          rows.map((row, i) => readRow(row, i + 1)),
        );
        expect(again.save()).toEqual(match.save());
        for (const viewer of match.viewers) expect(again.snapshot(viewer, 1)).toEqual(match.snapshot(viewer, 1));
        for (const row of match.log) reached.add(row.type);
        if (
          match
            .streams(['spectator'])
            .get('spectator')!
            .some(({ undoneFrom }) => undoneFrom !== undefined)
        )
          reached.add('undone');
      }),
      { numRuns: 90, seed: 7 },
    );
    // The random matches do reach what this is about.
    expect([...reached]).toEqual(expect.arrayContaining(REACHED));
  });

  it('a saved state goes on like the match it was saved from', () => {
    fc.assert(
      fc.property(settings, fc.array(wish, { minLength: 20, maxLength: 80, size: 'max' }), fc.nat(79), (given, wishes, cut) => {
        const first = play(game, given, wishes.slice(0, cut));
        const saved = plain(first.save()) as unknown as ReturnType<Match['save']>;
        const whole = play(game, given, wishes);
        // The first part is the same, so the saved state fits the whole log.
        const restored = Match.restore(game, whole.header, saved, whole.log);
        expect(restored.save()).toEqual(whole.save());
      }),
      { numRuns: 40, seed: 8 },
    );
  });

  it('a finished match is recorded, exported, imported and played again', () => {
    fc.assert(
      fc.property(settings, fc.array(wish, { maxLength: 60, size: 'max' }), (given, wishes) => {
        const match = play(game, given, wishes);
        if (match.phase !== 'over') match.take({ at: 0, type: 'abort', why: 'enough' });
        const record = importRecord(exportRecord(recordOf(match)));
        expect(record).toEqual(plain(recordOf(match)));
        expect(replayRecord(game, record).save()).toEqual(match.save());
      }),
      { numRuns: 25, seed: 9 },
    );
  });
});

describe('anything at all as an input', () => {
  it('is refused as malformed, or for a reason, and never throws', () => {
    const match = play(tallyGame, {}, []);
    const before = JSON.stringify(match.save());
    const odd = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.constantFrom(
            'ready',
            'answer',
            'propose',
            'consent',
            'decline',
            'concede',
            'stops',
            'timeout',
            'forfeit',
            'abort',
            'stopped',
            '__proto__',
          ),
          at: fc.oneof(fc.nat(), fc.double(), fc.anything()),
          seat: fc.oneof(fc.nat(3), fc.anything()) as fc.Arbitrary<Seat>,
          decision: fc.anything(),
          key: fc.anything(),
          topic: fc.anything(),
          proposal: fc.anything(),
          stops: fc.anything(),
          ms: fc.anything(),
          n: fc.anything(),
        },
        { requiredKeys: ['type'] },
      ),
    );
    let malformed = 0;
    fc.assert(
      fc.property(odd, value => {
        const rejection = match.check(value as Input);
        if (rejection?.code === 'malformed') malformed++;
        if (rejection) expect(() => match.take(value as Input)).toThrow(InputError);
      }),
      { numRuns: 2_000, seed: 10 },
    );
    expect(malformed).toBeGreaterThan(1_000);
    expect(JSON.stringify(match.save())).toBe(before);
  });
});
