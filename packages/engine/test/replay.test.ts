import { describe, expect, it } from 'vitest';
import {
  createGame,
  freeUndo,
  HASH_EVERY,
  InputError,
  keyOf,
  Random,
  seeded,
  undoDepth,
  type Answered,
  type MatchRecord,
} from '../src/index.ts';
import { Recording, replay } from '../../testkit/src/recording.ts';
import { thrown } from './lab.ts';
import { given } from './mini/given.ts';
import { mini, miniGame } from './mini/module.ts';
import type { Event, Mini } from './mini/world.ts';

const HAPPENED: Event[] = [];
/** A whole random game, recorded. */
function recorded(seed: string): Recording<Mini, { target: number }> {
  const recording = new Recording(miniGame, {}, 2, seed, event => HAPPENED.push(event));
  const choices = new Random(seeded(`${seed}/choices`));
  while (recording.position.decision) {
    const { options } = recording.position.decision;
    recording.answer(keyOf(options[choices.integer(options.length)]!), event => HAPPENED.push(event));
  }
  return recording;
}
const whole = recorded('replay');
const record: MatchRecord = JSON.parse(JSON.stringify(whole.record())) as MatchRecord;
const refused = (changed: MatchRecord): string => {
  const error = thrown(() => replay(miniGame, changed)) as InputError;
  expect(error).toBeInstanceOf(InputError);
  expect(error.code).toBe('replay');
  return error.message;
};

describe('a record', () => {
  it('holds everything: game, version, options, seats, seed, inputs, and a hash every twenty', () => {
    expect(record).toMatchObject({ game: 'mini', version: 1, options: {}, seats: 2, seed: 'replay' });
    expect(record.inputs.length).toBeGreaterThan(60);
    expect(record.hashes).toHaveLength(Math.floor(record.inputs.length / HASH_EVERY));
    expect(new Set(record.hashes).size).toBe(record.hashes.length);
  });

  it('leads to the same position, with the same events', () => {
    const events: Event[] = [];
    const again = replay(miniGame, record, event => events.push(event));
    expect(again.position).toEqual(whole.position);
    expect(again.record()).toEqual(record);
    expect(events).toEqual(HAPPENED);
    expect(events[0]).toMatchObject({ type: 'turnBegan', turn: 1 });
  });

  it('can be played up to any input', () => {
    const part = replay(miniGame, record, null, 33);
    expect(part.inputs).toEqual(record.inputs.slice(0, 33));
    for (const key of record.inputs.slice(33)) part.answer(key);
    expect(part.position).toEqual(whole.position);
    expect(replay(miniGame, record, null, 1e9).inputs).toHaveLength(record.inputs.length);
  });
});

describe('a record that was tampered with is refused', () => {
  it('another answer, though it was possible: something later does not fit', () => {
    const said = { impossible: 0, another: 0, harmless: 0 };
    for (let at = 0; at < 40; at++) {
      const { position } = replay(miniGame, record, null, at);
      const alternative = position.decision!.options.map(keyOf).find(key => key !== record.inputs[at]);
      if (alternative === undefined) continue;
      const changed = { ...record, inputs: record.inputs.with(at, alternative) };
      try {
        // Hashes guard positions: an answer that made no difference to any later one is not found, and does no harm.
        expect(replay(miniGame, changed).position).toEqual(whole.position);
        said.harmless++;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        if (/^input \d+, ".*", is not possible/.test(error.message)) said.impossible++;
        else {
          expect(error.message).toBe(`after input ${at < HASH_EVERY ? 20 : 40} the position is not the recorded one`);
          said.another++;
        }
      }
    }
    expect(said.harmless).toBe(1); // a fight in which nobody was hurt, against anybody
    expect(said.impossible).toBeGreaterThan(10);
    expect(said.another).toBeGreaterThan(10);
  });

  it('an input that is not possible is named with its number', () => {
    expect(refused({ ...record, inputs: record.inputs.with(4, 'cheat') })).toMatch(
      /^input 5, "cheat", is not possible: "cheat" is not an option of /,
    );
  });

  it('a hash that is another', () => {
    expect(refused({ ...record, hashes: record.hashes.with(1, '0123456789abcdef') })).toBe(
      'after input 40 the position is not the recorded one',
    );
  });

  it('hashes left out', () => {
    expect(refused({ ...record, hashes: [] })).toMatch(/^a record of \d+ inputs has \d+ hashes, not 0$/);
  });

  it('inputs after the end', () => {
    const inputs = [...record.inputs, 'pass'];
    const hashes = inputs.length % HASH_EVERY === 0 ? [...record.hashes, 'x'] : record.hashes;
    expect(refused({ ...record, inputs, hashes })).toMatch(/the game is over/);
  });

  it('another seed', () => {
    expect(refused({ ...record, seed: 'another' })).toMatch(/is not possible|is not the recorded one/);
  });

  it('another game, another version of its rules', () => {
    expect(refused({ ...record, game: 'maxi' })).toBe('this is a record of maxi, not of mini');
    expect(refused({ ...record, version: 2 })).toBe('this match was played by version 2 of the rules, these are version 1');
  });

  it('options that cannot be', () => {
    expect(() => replay(miniGame, { ...record, options: { goal: 3 } })).toThrow(InputError);
    expect(() => replay(miniGame, { ...record, seats: 5 })).toThrow(InputError);
  });
});

describe('a hash of a position', () => {
  it('sees every bit of it, the coming randomness too', () => {
    const position = miniGame.start({}, 2, 'hash');
    const hash = miniGame.hash(position);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(miniGame.hash(JSON.parse(JSON.stringify(position)) as typeof position)).toBe(hash);
    const drawn = miniGame.clone(position);
    drawn.random.drawn++;
    expect(miniGame.hash(drawn)).not.toBe(hash);
    const fate = miniGame.clone(position);
    fate.world.sides[1].fate++;
    expect(miniGame.hash(fate)).not.toBe(hash);
  });
});

describe('undo', () => {
  it('restores the random state, so that it never re-rolls', () => {
    const { play, id } = given({ Jana: { hand: { bolt: 'Bolt' } }, Petr: { squad: { f: 'Footman' } } });
    play.position.random = seeded('roll');
    play.answer(0, 'meditate');
    const before = miniGame.clone(play.position as never);
    const roll = () => {
      play.answer(0, id('bolt'));
      return play.last.find(({ type }) => type === 'rolled');
    };
    const first = roll();
    expect(first).toBeDefined();
    for (let i = 0; i < 5; i++) {
      miniGame.restore(play.position as never, before);
      expect(play.position).toEqual(before);
      expect(roll()).toEqual(first);
    }
  });

  it('in a recording takes back inputs and hashes', () => {
    const recording = new Recording(miniGame, {}, 2, 'rewind');
    for (const key of replayKeys(recording, 19)) recording.answer(key);
    const before = miniGame.clone(recording.position);
    for (const key of replayKeys(recording, 3)) recording.answer(key);
    expect(recording.hashes).toHaveLength(1);
    const { position } = recording;
    recording.rewind(before, 19);
    expect(recording.position).toBe(position); // its holder still holds the match
    expect(recording.inputs).toHaveLength(19);
    expect(recording.hashes).toEqual([]);
    for (const key of replayKeys(recording, 5)) recording.answer(key);
    expect(replay(miniGame, recording.record()).position).toEqual(recording.position);
  });

  /** The first option, n times, looked up as the game goes on. */
  function* replayKeys(recording: { readonly position: ReturnType<typeof miniGame.start> }, n: number): Generator<string> {
    for (let i = 0; i < n; i++) yield keyOf(recording.position.decision!.options[0]!);
  }

  it('is free while nobody learned anything', () => {
    const quiet = (seat: number): Answered => ({ seat, drew: false, revealed: false });
    expect(freeUndo([], 0)).toBe(0);
    expect(freeUndo([quiet(0)], 0)).toBe(1);
    expect(freeUndo([quiet(0)], 1)).toBe(0); // another seat's
    expect(freeUndo([quiet(0), quiet(1)], 0)).toBe(0); // the other has decided since
    expect(freeUndo([{ ...quiet(0), drew: true }], 0)).toBe(0);
    expect(freeUndo([{ ...quiet(0), revealed: true }], 0)).toBe(0);
    expect(freeUndo([{ ...quiet(0), drew: true }, quiet(0)], 0)).toBe(1); // only what came after the draw
  });

  it('by consent goes back to the last decision of your own', () => {
    const by = (...seats: number[]): Answered[] => seats.map(seat => ({ seat, drew: true, revealed: true }));
    expect(undoDepth(by(), 0)).toBe(0);
    expect(undoDepth(by(1, 1), 0)).toBe(0);
    expect(undoDepth(by(0, 1, 1), 0)).toBe(3);
    expect(undoDepth(by(0, 1, 0), 0)).toBe(1);
  });

  it('knows from the answer whether something was drawn or revealed', () => {
    const { play, id } = given({ Jana: { hand: { bolt: 'Bolt', f: 'Footman' } }, Petr: { squad: { g: 'Footman' } } }, [1]);
    const answer = (key: string | number) => miniGame.answer(play.position as never, String(key));
    expect(answer('meditate')).toEqual({ drew: false, revealed: false });
    expect(answer(id('bolt'))).toEqual({ drew: true, revealed: true });
    expect(answer(id('f'))).toEqual({ drew: false, revealed: true });
    const next = given({ turn: 40, Petr: { hand: { a: 'Footman' } } });
    expect(miniGame.answer(next.play.position as never, 'meditate')).toEqual({ drew: false, revealed: false });
    const told = createGame({ ...mini, reveals: event => event.type === 'meditated' });
    expect(told.answer(told.start({}, 2, 'x'), 'meditate')).toEqual({ drew: false, revealed: true });
  });
});
