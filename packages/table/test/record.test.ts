import { createGame, InputError, sha256 } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { mini, miniGame } from '../../engine/test/mini/module.ts';
import {
  commitmentTo,
  exportRecord,
  importRecord,
  matchSeed,
  Match,
  recordOf,
  replayRecord,
  sealOf,
  verifyFairness,
  type TableRecord,
} from '../src/index.ts';
import { answer, messagesFor, plain, refusalOf, started, table } from './sitting.ts';
import { tallyGame } from './tally.ts';

function finished(): Match {
  const match = started({}, miniGame);
  for (let i = 0; match.phase === 'playing' && i < 70; i++) {
    const { options } = match.position!.decision!;
    answer(match, String(options.at(i % options.length)), i * 1_000);
    if (i === 20) {
      const { row } = match.take({ at: i * 1_000, type: 'propose', seat: 0, topic: 'undo' });
      if (match.proposals.length) match.take({ at: i * 1_000, type: 'consent', seat: 1, proposal: row.n });
    }
  }
  if (match.phase === 'playing') match.take({ at: 1e6, type: 'concede', seat: 0 });
  return match;
}
const record = recordOf(finished());
/** The record with one thing changed. */
const forged = (change: (copy: any) => void): TableRecord => {
  const copy = plain(record) as unknown as TableRecord;
  change(copy);
  return copy;
};

describe('the record', () => {
  it('is only of a finished match: it tells every secret', () => {
    expect(() => recordOf(started())).toThrow('when the match is over');
  });

  it('holds seats, rows, result, a hash every 20 answers, and what each viewer learned', () => {
    expect(record.header.seats.map(({ name }) => name)).toEqual(['Jana', 'Petr']);
    expect(record.rows.map(({ n }) => n)).toEqual(record.rows.map((_, i) => i + 1));
    expect(record.moves.hashes).toHaveLength(Math.floor(record.moves.inputs.length / 20));
    expect(record.moves.hashes.length).toBeGreaterThan(1);
    expect(record.streams.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
    expect(record.streams.every(({ chapters }) => chapters.some(({ undoneFrom }) => undoneFrom !== undefined))).toBe(true);
  });

  it('keeps what was told as it was told', () => {
    const match = table({}, miniGame);
    const told = new Map(match.viewers.map(viewer => [viewer, [] as unknown[]]));
    for (const row of record.rows) {
      const change = match.take(row);
      for (const viewer of match.viewers) {
        const [update] = messagesFor(change, viewer);
        if (update?.type === 'update' && (update.events.length || update.undoneFrom !== undefined))
          told
            .get(viewer)!
            .push({ seq: update.seq, events: update.events, ...(update.undoneFrom !== undefined && { undoneFrom: update.undoneFrom }) });
      }
    }
    for (const { viewer, chapters } of record.streams) expect(chapters).toEqual(told.get(viewer));
  });

  it('plays again to the same end', () => {
    expect(replayRecord(miniGame, importRecord(exportRecord(record))).result).toEqual(record.result);
  });

  it.each<[string, string]>([
    ['not JSON', 'record {'],
    ['not the record of a match', '[]'],
    ['not the record of a match', '{"format":"chess"}'],
    ['version 2', exportRecord(forged(copy => (copy.v = 2)))],
    ["header's seats[1]", exportRecord(forged(copy => (copy.header.seats[1] = null)))],
    ["header's clock", exportRecord(forged(copy => delete copy.header.clock))],
    ["record's nonces", exportRecord(forged(copy => copy.nonces.pop()))],
    ["record's rows", exportRecord(forged(copy => (copy.rows = {})))],
    ['row 3: answer: "key" cannot be 5', exportRecord(forged(copy => (copy.rows[2].key = 5)))],
    ['row 3: there is no input "cheat"', exportRecord(forged(copy => (copy.rows[2].type = 'cheat')))],
    ['row 3 has the number 4', exportRecord(forged(copy => (copy.rows[2].n = 4)))],
    ["record's moves", exportRecord(forged(copy => (copy.moves.inputs = [1])))],
    ["record's moves", exportRecord(forged(copy => (copy.moves.game = 'tally')))],
    ["record's result", exportRecord(forged(copy => (copy.result.places = ['first'])))],
    ["record's streams", exportRecord(forged(copy => (copy.streams = [1])))],
    ["record's commitment", exportRecord(forged(copy => delete copy.commitment))],
  ])('a wrong one is refused: %s', (words, text) => {
    expect(() => importRecord(text)).toThrow(InputError);
    expect(() => importRecord(text)).toThrow(words);
  });

  it('parts ways with other rules at a row or a hash, and says so', () => {
    expect(() => replayRecord(tallyGame, record)).toThrow('a match of mini, not of tally');
    expect(() =>
      replayRecord(
        miniGame,
        forged(copy => (copy.moves.hashes[1] = '0')),
      ),
    ).toThrow('other answers or positions');
    expect(() =>
      replayRecord(
        miniGame,
        forged(copy => (copy.result.places = [1, 1])),
      ),
    ).toThrow('another result');
    expect(() =>
      replayRecord(
        miniGame,
        forged(copy => (copy.rows[2].key = 'fly')),
      ),
    ).toThrow('row 3: "fly" is not an option');
  });
});

describe('fairness', () => {
  it('commits to the seed, takes a nonce of each seat, and hashes all parts', () => {
    const { commitment, nonces, moves, header } = record;
    expect(commitment).toBe(sha256(header.tableSeed));
    expect(nonces).toEqual(['nonce-0', 'nonce-1']);
    expect(moves.seed).toBe(sha256(JSON.stringify([header.tableSeed, 'nonce-0', 'nonce-1'])));
    expect(commitmentTo('x')).not.toBe(matchSeed('x', []));
    expect(matchSeed('x', ['ab', 'c'])).not.toBe(matchSeed('x', ['a', 'bc']));
  });

  it('every part changes the shuffle', () => {
    const deal = (tableSeed: string, nonce: string) => {
      const match = table({ tableSeed }, miniGame);
      match.take({ at: 0, type: 'ready', seat: 0, nonce: 'same' });
      match.take({ at: 0, type: 'ready', seat: 1, nonce });
      return JSON.stringify(match.position!.world);
    };
    const seed = 'a seed long enough';
    expect(new Set([deal(seed, 'a'), deal(seed, 'b'), deal(`${seed}!`, 'a')]).size).toBe(3);
    expect(deal(seed, 'a')).toBe(deal(seed, 'a'));
  });

  it('holds for an honest record', () => {
    const report = verifyFairness(miniGame, record);
    expect(report.fair).toBe(true);
    expect(report.checks.map(({ name, ok }) => [name, ok])).toEqual([
      ['commitment', true],
      ['seed', true],
      ['replay', true],
    ]);
  });

  const other = 'another seed of the table';
  it.each<[string, (copy: any) => void]>([
    ['commitment', copy => (copy.header.tableSeed = other)],
    ['seed', copy => (copy.nonces[0] = 'mine')],
    ['seed', copy => (copy.moves.seed = sha256('mine'))],
    [
      'seed',
      copy => {
        copy.nonces[0] = 'mine';
        copy.moves.seed = matchSeed(copy.header.tableSeed, copy.nonces);
      },
    ],
    ['replay', copy => (copy.moves.hashes[0] = '0000000000000000')],
    ['replay', copy => (copy.result.places = [1, 1])],
    ['replay', copy => copy.moves.inputs.pop()],
  ])('finds a lie about the %s', (name, change) => {
    const report = verifyFairness(miniGame, forged(change));
    expect(report.fair).toBe(false);
    expect(report.checks.at(-1)).toMatchObject({ name, ok: false });
  });

  it('a table that swaps seed and commitment together is caught by the commitment a player noted', () => {
    const swapped = forged(copy => {
      copy.header.tableSeed = other;
      copy.commitment = commitmentTo(other);
      copy.moves.seed = matchSeed(other, copy.nonces);
    });
    expect(verifyFairness(miniGame, swapped, { commitment: record.commitment }).checks).toMatchObject([{ name: 'commitment', ok: false }]);
  });

  it('a record that names another commitment than the one noted is caught', () => {
    const lying = forged(copy => (copy.commitment = commitmentTo(other)));
    expect(verifyFairness(miniGame, lying, { commitment: record.commitment }).checks).toMatchObject([{ name: 'commitment', ok: false }]);
  });

  it('what a player noted counts, and the report says whether anything was', () => {
    const { commitment, nonces } = record;
    const nonce = nonces.find(each => each !== '')!;
    expect(verifyFairness(miniGame, record)).toMatchObject({ fair: true, noted: { commitment: false, nonce: false } });
    const noted = verifyFairness(miniGame, record, { commitment, nonce });
    expect(noted).toMatchObject({ fair: true, noted: { commitment: true, nonce: true } });
    expect(noted.checks.map(({ name }) => name)).toEqual(['commitment', 'nonce', 'seed', 'replay']);
    expect(verifyFairness(miniGame, record, { commitment, nonce: 'another' })).toMatchObject({ fair: false });
  });

  describe('sealed nonces', () => {
    const NONCES = ['nonce-0', 'nonce-1'];
    const ready = (seat: number, at = 0) => ({ at, type: 'ready', seat, seal: sealOf(NONCES[seat]!) }) as const;
    const unseal = (seat: number, nonce = NONCES[seat]!) => ({ at: 0, type: 'unseal', seat, nonce }) as const;

    it('are told when all are sealed; then the game starts, from the same seed as ever', () => {
      const match = table();
      match.take(ready(0));
      expect(match.state(1).seats[0]).toMatchObject({ ready: true, seal: sealOf('nonce-0') });
      expect(refusalOf(match, ready(0))).toBe('repeated');
      expect(refusalOf(match, { at: 0, type: 'ready', seat: 0, nonce: 'another' })).toBe('repeated');
      expect(refusalOf(match, unseal(0))).toBe('waiting');
      expect(refusalOf(match, unseal(1))).toBe('notAsked');
      match.take(ready(1));
      expect(match.phase).toBe('waiting');
      // Knowing what would come, nobody chooses another part, and nobody just leaves.
      expect(refusalOf(match, unseal(1, 'a-better-one'))).toBe('illegal');
      match.take({ at: 0, type: 'propose', seat: 1, topic: 'abort' });
      expect(match.phase).toBe('waiting');
      match.take(unseal(1));
      expect(JSON.stringify(match.state(0))).not.toContain('nonce-1');
      expect(match.state(0).seats[1]).toMatchObject({ unsealed: true });
      expect(refusalOf(match, unseal(1))).toBe('repeated');
      match.take(unseal(0));
      expect(match.phase).toBe('playing');
      expect(match.moves().seed).toBe(started().moves().seed);
      expect(refusalOf(match, unseal(0))).toBe('started');
      expect(JSON.stringify(Match.rebuild(tallyGame, match.header, match.log).save())).toBe(JSON.stringify(match.save()));
    });

    it.each([
      [false, { by: 'abort', why: 'withheld', places: [1, 1] }],
      [true, { by: 'absence', places: [1, 2] }],
    ])('kept back too long end the match (rated: %s)', (rated, result) => {
      const match = table({ rated });
      for (const seat of [0, 1]) match.take(ready(seat, 1_000));
      match.take(unseal(0));
      expect(refusalOf(match, { at: 60_999, type: 'forfeit', seat: 1 })).toBe('waiting');
      expect([match.wakeAt(), match.due(60_999)]).toEqual([61_000, null]);
      match.take(match.due(61_000)!);
      expect(match.result).toMatchObject(result);
      expect(recordOf(match).nonces).toEqual(['nonce-0', '']);
    });

    it('of both end even a rated match without a result', () => {
      const match = table({ rated: true });
      for (const seat of [0, 1]) match.take(ready(seat));
      match.take(match.due(60_000)!);
      expect(match.result).toMatchObject({ by: 'abort' });
    });

    it('go with a nonce that another seat told at once', () => {
      const match = table();
      match.take({ at: 0, type: 'ready', seat: 0, nonce: 'nonce-0' });
      match.take(ready(1));
      match.take(unseal(1));
      expect(match.moves().seed).toBe(started().moves().seed);
    });

    it('are verified: against the record, and against the seals that were seen', () => {
      const match = table();
      for (const seat of [0, 1]) match.take(ready(seat));
      for (const seat of [0, 1]) match.take(unseal(seat));
      match.take({ at: 0, type: 'concede', seat: 1 });
      const record = recordOf(match);
      const seals = NONCES.map(sealOf);
      expect(verifyFairness(tallyGame, record, { seals })).toMatchObject({ fair: true, noted: { seals: true } });
      // A seat that had sealed nothing when somebody looked has nothing to be bound to.
      expect(verifyFairness(tallyGame, record, { seals: [seals[0]!, null] }).fair).toBe(false);
      // The table lets an accomplice choose another nonce after all others are known, and makes a record to fit.
      const nonces = ['nonce-0', 'a-better-one'];
      const rows = record.rows.map(row =>
        'seat' in row && row.seat === 1 && row.type === 'ready'
          ? { ...row, seal: sealOf(nonces[1]!) }
          : row.type === 'unseal' && row.seat === 1
            ? { ...row, nonce: nonces[1]! }
            : row,
      );
      const forged = recordOf(Match.rebuild(tallyGame, record.header, rows));
      expect(verifyFairness(tallyGame, forged)).toMatchObject({ fair: true, noted: { seals: false } });
      const caught = verifyFairness(tallyGame, forged, { seals });
      expect(caught.fair).toBe(false);
      expect(caught.checks.at(-1)).toMatchObject({ name: 'seals', ok: false });
      const unsealed = {
        ...forged,
        rows: record.rows.map(row => (row.type === 'unseal' && row.seat === 1 ? { ...row, nonce: 'other' } : row)),
      };
      expect(verifyFairness(tallyGame, unsealed).fair).toBe(false);
    });
  });

  it('a record of other rules is not called unfair, and not proven either', () => {
    const other = createGame({ ...mini, version: mini.version + 1 });
    const report = verifyFairness(other, record, { commitment: record.commitment });
    expect(report.fair).toBe(null);
    expect(report.checks.map(({ name, ok }) => [name, ok])).toEqual([
      ['commitment', true],
      ['seed', true],
    ]);
  });
});
