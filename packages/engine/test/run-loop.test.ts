import { describe, expect, it } from 'vitest';
import { createGame, DesignError, doing, InputError, questionOf, signature, StepError, type Scope } from '../src/index.ts';
import { Recording } from '../../testkit/src/recording.ts';
import { define, END, implement, lab, offers, thrown, type Lab } from './lab.ts';
import { mini } from './mini/module.ts';

describe('the run loop', () => {
  const inner = define<{ readonly from: number }, { add: null; more: number }, number>('inner', {
    add: (g, v) => g.ask('more', 1, 'LAB 2', [v.from, v.from + 1]),
    more(g, v, chosen) {
      g.world.log.push(`inner ${chosen}`);
      return g.done(chosen * 10);
    },
  });
  const outer = define<{ total: number }, { first: null; second: number; third: string; fourth: 'a' | 'b' }, string>('outer', {
    first(g) {
      g.world.log.push('first');
      return g.call('second', inner({ from: 3 }));
    },
    second(g, v, result) {
      v.total += result;
      g.world.log.push(`second ${result}`);
      return g.go('third', 'went');
    },
    third(g, _, input) {
      g.world.log.push(`third ${input}`);
      return g.ask('fourth', 0, 'LAB 3', ['a', 'b'], { question: 'which' });
    },
    fourth: (g, v, letter) => g.done(`${letter}${v.total}`),
  });

  it('starts with the first step listed, calls, hands results down, goes on, asks, and ends', () => {
    const { game, start } = lab(() => outer({ total: 1 }), [outer, inner]);
    const position = start();
    expect(position.world.log).toEqual(['first']);
    expect(doing(position)).toEqual(['whole.end', 'outer.second', 'inner.more']);
    expect(questionOf(position)).toBe('inner.more');
    expect(position.decision).toEqual({ seat: 1, rule: 'LAB 2', options: [3, 4], about: null });

    game.answer(position, '4');
    expect(position.world.log).toEqual(['first', 'inner 4', 'second 40', 'third went']);
    expect(position.decision).toEqual({ seat: 0, rule: 'LAB 3', options: ['a', 'b'], about: { question: 'which' } });

    game.answer(position, 'b');
    expect(position.world.log.at(-1)).toBe('result "b41"');
    expect(position.decision).toBeNull();
    expect(position.stack).toEqual([]);
    expect(position.outcome).toEqual({ places: [1, 2], rule: 'LAB 9', why: 'done' });
  });

  it('keeps nothing outside the position: JSON in the middle of a call goes on the same', () => {
    const { game, start } = lab(() => outer({ total: 1 }), [outer, inner]);
    const position = start();
    const saved = JSON.parse(JSON.stringify(position)) as typeof position;
    const other = start();
    game.answer(other, '3'); // another game of the same engine in between
    game.answer(position, '4');
    game.answer(saved, '4');
    expect(saved).toEqual(position);
    expect(other.world.log).toContain('inner 3');
  });

  it('takes the option at an index, for those who play millions', () => {
    const { game, start } = lab(() => outer({ total: 0 }), [outer, inner]);
    const position = start();
    game.advance(position, 1);
    game.advance(position, 0);
    expect(position.world.log.at(-1)).toBe('result "a40"');
  });

  it('gives null for a result that is undefined, so that frames stay plain data', () => {
    const silent = define<object, { only: null }, undefined>('silent', { only: g => g.done(undefined) });
    const { start } = lab(() => silent({}), [silent]);
    expect(start().world.log).toEqual(['result null']);
  });

  it('runs a signature that is implemented elsewhere, so that procedures can call each other', () => {
    const ping = signature<{ readonly n: number }, number>('ping');
    const pong = define<{ readonly n: number }, { hit: null; back: number }, number>('pong', {
      hit: (g, v) => (v.n === 0 ? g.done(0) : g.call('back', ping({ n: v.n - 1 }))),
      back: (g, _, n) => g.done(n + 1),
    });
    const pinging = implement(ping)<{ hit: null; back: number }>({
      hit: (g, v) => g.call('back', pong({ n: v.n })),
      back: (g, _, n) => g.done(n + 1),
    });
    expect(lab(() => ping({ n: 5 }), [pong, pinging]).start().world.log).toEqual(['result 11']);
  });

  it('goes on for as long as it takes without growing the stack of the machine', () => {
    const count = define<{ n: number }, { again: null }, number>('count', {
      again: (g, v) => (++v.n < 100_000 ? g.go('again', null) : g.done(v.n)),
    });
    expect(lab(() => count({ n: 0 }), [count]).start().world.log).toEqual(['result 100000']);
  });

  it('ends at once when the world says so, whatever is still on the stack', () => {
    const deep = define<object, { over: null; never: null }, null>('deep', {
      over(g) {
        g.world.over = true;
        g.emit(END);
        return g.go('never', null);
      },
      never() {
        throw new Error('the game was over');
      },
    });
    const position = lab(() => deep({}), [deep]).start();
    expect(position.outcome?.why).toBe('done');
    expect(position.stack).toEqual([]);
  });

  it('tells events to a sink with the world of that moment, and to nobody without one', () => {
    const loud = define<object, { one: null; two: 'go' }, null>('loud', {
      one: g => g.ask('two', 0, 'LAB 1', ['go']),
      two(g) {
        for (let n = 1; n <= 3; n++) {
          g.world.n = n;
          g.emit({ type: 'counted', rule: 'LAB 1', n });
        }
        return g.done(null);
      },
    });
    const { game, start } = lab(() => loud({}), [loud]);
    const heard: unknown[] = [];
    const position = start();
    game.answer(position, 'go', (event, world) => heard.push([event.type, event.n, world.n]));
    expect(heard).toEqual([
      ['counted', 1, 1],
      ['counted', 2, 2],
      ['counted', 3, 3],
      ['ended', undefined, 3],
    ]);
    const silent = start();
    game.answer(silent, 'go');
    expect(silent).toEqual(position);
  });
});

describe('an atom', () => {
  it('may take world and emit out of its scope', () => {
    const count = ({ world, emit }: Scope<Lab>): void => {
      world.n++;
      emit({ type: 'counted', rule: 'LAB 1', n: world.n });
    };
    const heard: unknown[] = [];
    const main = define<object, { now: null }, null>('main', {
      now(g) {
        count(g);
        count(g);
        return g.done(null);
      },
    });
    const { game } = lab(() => main({}), [main]);
    game.start({}, 2, 'x', event => heard.push(event.n));
    expect(heard).toEqual([1, 2, undefined]);
  });
});

describe('what the rules may not do is a DesignError that names procedure and step', () => {
  /** A question first, so that there is a position to go back to. */
  const failing = (bad: Parameters<typeof define<object, { ask: null; act: 'go'; next: unknown }, null>>[1]['act']) => {
    const procedure = define<object, { ask: null; act: 'go'; next: unknown }, null>('bad', {
      ask: g => g.ask('act', 0, 'LAB 1', ['go']),
      act: bad,
      next: g => g.done(null),
    });
    const { game, start } = lab(() => procedure({}), [procedure]);
    const position = start();
    const before = JSON.stringify(position);
    const error = thrown(() => game.answer(position, 'go'));
    expect(JSON.stringify(position)).toBe(before);
    expect(error).toBeInstanceOf(StepError);
    expect(error).toMatchObject({ procedure: 'bad', step: 'act', input: 'go' });
    expect((error as StepError).cause).toBeInstanceOf(DesignError);
    return (error as StepError).message;
  };

  it('ending twice', () => {
    expect(
      failing(g => {
        g.go('next', null);
        return g.done(null);
      }),
    ).toBe('bad.act failed on input "go": a step ends once: it already said what comes next');
    expect(
      failing(g => {
        g.ask('next', 0, 'LAB 1', ['x']);
        return g.call('next', { procedure: 'bad', step: '', locals: {}, input: null, returns: true });
      }),
    ).toContain('a step ends once');
  });

  it('not ending', () => {
    expect(failing(() => undefined as never)).toContain('a step must end with ask, call, go or done');
  });

  it('asking after emitting: the options would be stale', () => {
    expect(
      failing(g => {
        g.emit({ type: 'x', rule: 'LAB 1' });
        return g.ask('next', 0, 'LAB 1', ['x']);
      }),
    ).toContain('a step that emitted may not ask');
  });

  it('asking with nothing to choose from', () => {
    expect(failing(g => g.ask('next', 1, 'LAB 1', []))).toContain('a question needs an option: nothing is offered to seat 1 for "next"');
  });

  it('a step or a procedure that does not exist', () => {
    expect(lab(() => ({ procedure: 'nobody', step: '', locals: {}, input: null, returns: true }), []).start).toThrow(
      /^nobody\.first step failed on input null: there is no such step/,
    );
    const lost = define<object, { ask: null }, null>('lost', { ask: g => g.go('elsewhere' as never, null as never) });
    expect(lab(() => lost({}), [lost]).start).toThrow('lost.elsewhere failed on input null: there is no such step');
  });

  it('two procedures of one name, a procedure without steps', () => {
    const a = define<object, { x: null }, null>('same', { x: g => g.done(null) });
    expect(() => lab(() => a({}), [a, a])).toThrow('two procedures are called "same"');
    expect(() => lab(() => a({}), [{ id: 'empty', steps: {} }])).toThrow('procedure "empty" has no steps');
  });

  it('a last procedure that is done while the game has no outcome', () => {
    const { start } = lab(() => ({ procedure: 'inTurn', step: '', locals: { frames: [] }, input: null, returns: true }), [], {
      outcome: () => null,
    });
    expect(start).toThrow(DesignError);
    expect(start).toThrow('lab: the last procedure is done and the game has no outcome');
  });
});

describe('a step that throws', () => {
  const half = define<{ readonly items: number[] }, { ask: null; act: string; then: number }, null>('half', {
    ask: (g, v) => g.ask('act', 0, 'LAB 1', [v.items.length ? 'again' : 'go', 'fail']),
    act(g, v, answer) {
      g.world.n++;
      g.world.log.push(answer);
      v.items.push(g.random.integer(1000));
      g.emit({ type: 'acted', rule: 'LAB 1' });
      return answer === 'fail' ? g.go('then', v.items.length) : g.go('ask', null);
    },
    then(g) {
      g.random.die();
      g.world.n = -1;
      throw new TypeError('three steps deep');
    },
  });
  const { game, start } = lab(() => half({ items: [] }), [half]);

  it('leaves the position byte-identical, random state and all, and names procedure, step and input', () => {
    const position = start();
    game.answer(position, 'go');
    const before = JSON.stringify(position);
    const error = thrown(() => game.answer(position, 'fail')) as StepError;
    expect(JSON.stringify(position)).toBe(before);
    expect(error).toBeInstanceOf(StepError);
    expect(error).toMatchObject({ procedure: 'half', step: 'then', input: 2, message: 'half.then failed on input 2: three steps deep' });
    expect(error.cause).toBeInstanceOf(TypeError);
    // and the game goes on as if nothing had been
    game.answer(position, 'again');
    const fresh = start();
    game.answer(fresh, 'go');
    game.answer(fresh, 'again');
    expect(position).toEqual(fresh);
  });

  it('leaves no event behind for the next step of another game', () => {
    const seen: string[] = [];
    const moody = define<object, { ask: null; act: 'fail' | 'go' }, null>('moody', {
      ask: g => g.ask('act', 0, 'LAB 1', ['fail', 'go']),
      act(g, _, answer) {
        g.emit({ type: answer === 'fail' ? 'lost' : 'fine', rule: 'LAB 1' });
        if (answer === 'fail') throw new Error('after the event');
        return g.done(null);
      },
    });
    const { game, start } = lab(() => moody({}), [moody], {
      triggers: (_, event) => {
        seen.push(event.type);
        return [];
      },
    });
    const [one, other] = [start(), start()];
    expect(() => game.answer(one, 'fail')).toThrow('after the event');
    game.answer(other, 'go');
    expect(seen).toEqual(['fine']);
  });

  it('comes with a reproduction that is ready to run, from a recording', () => {
    const recording = new Recording(game, {}, 3, 'reproduce me');
    recording.answer('go');
    const error = thrown(() => recording.answer('fail')) as StepError;
    expect(error.reproduction).toEqual({ game: 'lab', options: {}, seats: 3, seed: 'reproduce me', inputs: ['go', 'fail'] });
    expect(recording.inputs).toEqual(['go']);

    const { options, seats, seed, inputs } = JSON.parse(JSON.stringify(error.reproduction)) as NonNullable<typeof error.reproduction>;
    const again = new Recording(game, options, seats, seed);
    expect(() => inputs.forEach(input => again.answer(input))).toThrow(error.message);
  });

  it('comes with a reproduction when not even the start succeeds', () => {
    const broken = createGame({
      ...mini,
      triggers: () => {
        throw new Error('at once');
      },
    });
    const error = thrown(() => new Recording(broken, {}, 2, 'start')) as StepError;
    expect(error).toMatchObject({ procedure: 'turn', step: 'begin', input: null });
    expect(error.reproduction).toEqual({ game: 'mini', options: {}, seats: 2, seed: 'start', inputs: [] });
  });
});

describe('an input that cannot be taken changes nothing', () => {
  const one = define<object, { ask: null; done: string }, string>('one', {
    ask: g => g.ask('done', 1, 'LAB 4', ['yes', 'no']),
    done: (g, _, answer) => g.done(answer),
  });

  it('no such option: an InputError without a refusal', () => {
    const { game, start } = lab(() => one({}), [one]);
    const position = start();
    const before = JSON.stringify(position);
    const error = thrown(() => game.answer(position, 'maybe')) as InputError;
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'illegal', refusal: null, message: '"maybe" is not an option of one.done' });
    expect(JSON.stringify(position)).toBe(before);
    expect(offers(position)).toEqual(['yes', 'no']);
  });

  it('a refused option: the InputError has the rule', () => {
    const refusal = { rule: 'LAB 5', why: 'late', params: { turn: 3 } };
    const { game, start } = lab(() => one({}), [one], { explain: () => [{ key: 'maybe', option: 'maybe', refusal }] });
    const error = thrown(() => game.answer(start(), 'maybe')) as InputError;
    expect(error.refusal).toEqual(refusal);
    expect(error.message).toBe('"maybe" is refused by LAB 5');
  });

  it('after the end nothing is taken', () => {
    const { game, start } = lab(() => one({}), [one]);
    const position = start();
    game.answer(position, 'no');
    expect(thrown(() => game.answer(position, 'yes'))).toMatchObject({ code: 'over', message: 'the game is over: nothing is asked' });
  });

  it('a number of seats the game is not played by', () => {
    const { game } = lab(() => one({}), [one]);
    expect(thrown(() => game.start({}, 8, 'x'))).toMatchObject({ code: 'seats', message: 'lab is played by 1 to 7, not by 8' });
    expect(() => game.start({}, 0, 'x')).toThrow(InputError);
    expect(() => game.start({}, 1.5, 'x')).toThrow(InputError);
    expect(() => createGame(mini).start({}, 3, 'x')).toThrow('mini is played by 2, not by 3');
  });

  it('options the game does not have', () => {
    const { game } = lab(() => one({}), [one]);
    expect(() => game.start({ profile: 'x' }, 2, 'x')).toThrow('there is no option "profile"; there is none');
  });
});
