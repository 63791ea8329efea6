import { describe, expect, it } from 'vitest';
import { doing, inTurn, type Call, type Frame } from '../src/index.ts';
import { define, lab, offers, type Lab, type LabWorld } from './lab.ts';

const say = define<{ readonly what: string }, { now: null }, string>('say', {
  now(g, v) {
    g.world.log.push(v.what);
    return g.done(`never seen: ${v.what}`);
  },
});
const emit = (n: number) => ({ type: 'hit', rule: 'LAB 1', n });
/** Each hit sets off a saying for it. */
const sayHits = (_: LabWorld, event: Lab['event']): Frame[] => (event.type === 'hit' ? [say({ what: `after ${event.n}` })] : []);

describe('triggers', () => {
  it('run before what the step named next, whichever of go, call and done it was', () => {
    const callee = define<object, { only: null }, number>('callee', {
      only(g) {
        g.world.log.push('callee');
        g.emit(emit(3));
        return g.done(42);
      },
    });
    const main = define<object, { go: null; call: string; done: number }, string>('main', {
      go(g) {
        g.emit(emit(1));
        return g.go('call', 'went');
      },
      call(g, _, input) {
        g.world.log.push(`call ${input}`);
        g.emit(emit(2));
        return g.call('done', callee({}));
      },
      done(g, _, result) {
        g.world.log.push(`done ${result}`);
        g.emit(emit(4));
        return g.done('end');
      },
    });
    const { start } = lab(() => main({}), [main, callee, say], { triggers: sayHits });
    // The results of triggers go nowhere: 'went', 42 and 'end' arrive as if nothing had come between.
    expect(start().world.log).toEqual(['after 1', 'call went', 'after 2', 'callee', 'after 3', 'done 42', 'after 4', 'result "end"']);
  });

  it('of one step run in the order of its events, and what they set off themselves runs first', () => {
    const chain = define<{ readonly n: number }, { now: null }, null>('chain', {
      now(g, v) {
        g.world.log.push(`chain ${v.n}`);
        if (v.n < 20) g.emit(emit(v.n * 10));
        return g.done(null);
      },
    });
    const main = define<object, { now: null }, null>('main', {
      now(g) {
        g.emit(emit(1));
        g.emit(emit(2));
        return g.done(null);
      },
    });
    const { start } = lab(() => main({}), [main, chain], { triggers: (_, e) => (e.type === 'hit' ? [chain({ n: e.n! })] : []) });
    expect(start().world.log).toEqual(['chain 1', 'chain 10', 'chain 100', 'chain 2', 'chain 20', 'result null']);
  });

  it('may ask, and the game waits', () => {
    const ask = define<object, { ask: null; told: string }, null>('ask', {
      ask: g => g.ask('told', 1, 'LAB 2', ['x', 'y']),
      told(g, _, letter) {
        g.world.log.push(letter);
        return g.done(null);
      },
    });
    const main = define<object, { now: null; then: number }, number>('main', {
      now(g) {
        g.emit(emit(1));
        return g.go('then', 7);
      },
      then: (g, _, n) => g.done(n),
    });
    const { game, start } = lab(() => main({}), [main, ask], { triggers: (_, e) => (e.type === 'hit' ? [ask({})] : []) });
    const position = start();
    expect(doing(position)).toEqual(['whole.end', 'main.then', 'ask.told']);
    game.answer(position, 'y');
    expect(position.world.log).toEqual(['y', 'result 7']);
  });

  it('do not run when the step ended the game', () => {
    const main = define<object, { now: null }, null>('main', {
      now(g) {
        g.world.over = true;
        g.emit(emit(1));
        return g.done(null);
      },
    });
    expect(lab(() => main({}), [main, say], { triggers: sayHits }).start().world.log).toEqual([]);
  });
});

describe('triggers that a player may order', () => {
  const main = define<{ readonly hits: readonly number[] }, { now: null; then: string }, string>('main', {
    now(g, v) {
      for (const n of v.hits) g.emit(emit(n));
      return g.go('then', 'afterwards');
    },
    then: (g, _, input) => g.done(input),
  });
  const ordered = (hits: readonly number[], first: () => Call<unknown> = () => main({ hits })) =>
    lab(first, [main, say], {
      triggers: sayHits,
      orderTriggers: (_, frames) => (frames.length > 1 ? [inTurn(1, 'LAB 3', frames)] : frames),
    });

  it('are asked for one at a time, by the seat and rule of the policy; the last runs by itself', () => {
    const { game, start } = ordered([1, 2, 3]);
    const position = start();
    expect(position.decision).toMatchObject({ seat: 1, rule: 'LAB 3', about: { waiting: ['say', 'say', 'say'] } });
    expect(offers(position)).toEqual(['first 0', 'first 1', 'first 2']);
    game.answer(position, 'first 1');
    expect(offers(position)).toEqual(['first 0', 'first 1']);
    game.answer(position, 'first 1');
    expect(position.world.log).toEqual(['after 2', 'after 3', 'after 1', 'result "afterwards"']);
  });

  it('are not asked for when there is one', () => {
    expect(ordered([5]).start().world.log).toEqual(['after 5', 'result "afterwards"']);
  });

  it('survive JSON while they wait', () => {
    const { game, start } = ordered([1, 2, 3]);
    const position = start();
    game.answer(position, 'first 2');
    const restored = JSON.parse(JSON.stringify(position)) as typeof position;
    game.answer(position, 'first 1');
    game.answer(restored, 'first 1');
    expect(restored).toEqual(position);
    expect(restored.world.log).toEqual(['after 3', 'after 2', 'after 1', 'result "afterwards"']);
  });
});
