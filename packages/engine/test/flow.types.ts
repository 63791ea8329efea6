/**
 * What must not compile, does not: `tsc` reads this file and complains about every `@ts-expect-error` under which nothing is
 * wrong. It is never run.
 */
import { chooseMany, order, proceduresOf, signature, windowOf, type Call, type Next } from '../src/index.ts';

interface Toy {
  readonly world: { n: number };
  readonly event: { readonly type: 'grew'; readonly by: number; readonly rule: 'TOY 1' | 'TOY 2' };
  readonly rule: 'TOY 1' | 'TOY 2';
}
const { define, implement } = proceduresOf<Toy>();

export const callee = define<{ readonly card: number }, { only: null }, boolean>('callee', { only: g => g.done(true) });

// Everything right: the pattern that the mistakes below depart from.
export const right = define<{ card: number }, { begin: null; answered: 'a' | 'b'; called: boolean; counted: number }, string>('right', {
  begin: g => g.ask('answered', 0, 'TOY 1', ['a', 'b']),
  answered: (g, v, letter) => (letter === 'a' ? g.call('called', callee({ card: v.card })) : g.go('counted', 3)),
  called: (g, _, died) => g.go('counted', died ? 1 : 0),
  counted(g, _, n) {
    g.emit({ type: 'grew', by: n, rule: 'TOY 2' });
    return g.done(n.toFixed());
  },
});

interface Steps {
  begin: null;
  answered: 'a' | 'b';
  called: boolean;
  picked: number[];
}
const wrong = (step: Parameters<typeof define<{ card: number }, Steps, string>>[1]['begin']): void => void step;

// -- a misspelt step ----------------------------------------------------------------------------------------------
// @ts-expect-error
wrong(g => g.ask('answerd', 0, 'TOY 1', ['a']));
// @ts-expect-error
wrong(g => g.call('caled', callee({ card: 1 })));
// @ts-expect-error
wrong(g => g.go('begining', null));

// -- a step that is missing, or one too many ----------------------------------------------------------------------
// @ts-expect-error
define<object, { one: null; two: null }, null>('missing', { one: g => g.done(null) });
// @ts-expect-error
define<object, { one: null }, null>('extra', { one: g => g.done(null), two: g => g.done(null) });

// -- a wrong answer type ------------------------------------------------------------------------------------------
// @ts-expect-error
wrong(g => g.ask('answered', 0, 'TOY 1', ['a', 'c']));
// @ts-expect-error
wrong(g => g.ask('answered', 0, 'TOY 1', [1]));
// @ts-expect-error
wrong(g => g.ask('picked', 0, 'TOY 1', [[1]])); // a list is no option at all
// @ts-expect-error
wrong(g => g.go('answered', 'c'));
define<object, { begin: null; answered: 'a' | 'b' }, null>('reads', {
  begin: g => g.ask('answered', 0, 'TOY 1', ['a']),
  // @ts-expect-error
  answered: (g, _v, _letter: number) => g.done(null),
});

// -- a step that does not say what comes next ---------------------------------------------------------------------
// @ts-expect-error
wrong(() => undefined);
// @ts-expect-error
wrong(g => {
  g.go('begin', null);
});
// @ts-expect-error
wrong(g => {
  if (g.world.n) return g.go('begin', null);
});
// @ts-expect-error
wrong(() => 'begin');
// @ts-expect-error
wrong(async g => g.go('begin', null));
// @ts-expect-error
wrong(function* (g): Generator<Next> {
  yield g.go('begin', null);
});
// @ts-expect-error
export const made: Next = Symbol('next');

// -- wrong locals for a call --------------------------------------------------------------------------------------
// @ts-expect-error
wrong(g => g.call('called', callee({})));
// @ts-expect-error
wrong(g => g.call('called', callee({ card: 'one' })));
// @ts-expect-error
wrong(g => g.call('called', callee({ card: 1, colour: 'red' })));
// @ts-expect-error
wrong((g, v) => g.call('called', callee({ card: v.cart })));

// -- a wrong result: of the callee, of the procedure itself -------------------------------------------------------
// @ts-expect-error
wrong(g => g.call('answered', callee({ card: 1 })));
// @ts-expect-error
wrong(g => g.call('picked', chooseMany({ seat: 0, rule: 'TOY 1', from: ['x'] })));
// @ts-expect-error
wrong(g => g.call('called', order({ seat: 0, rule: 'TOY 1', items: [] })));
wrong(g => g.call('picked', order({ seat: 0, rule: 'TOY 1', items: [] })));
// @ts-expect-error
wrong(g => g.done(7));
// @ts-expect-error
export const result: Call<string> = callee({ card: 1 });

// -- implementing a signature -------------------------------------------------------------------------------------
const promised = signature<{ readonly card: number }, boolean>('promised');
implement(promised)<{ only: null }>({ only: (g, v) => g.done(v.card > 0) });
// @ts-expect-error
implement(promised)<{ only: null }>({ only: (g, v) => g.done(v.card) });
// @ts-expect-error
implement(promised)<{ only: null }>({ only: (g, v) => g.done(v.cart > 0) });

// -- rules and events that the game does not have -----------------------------------------------------------------
// @ts-expect-error
wrong(g => g.ask('answered', 0, 'TOY 3', ['a']));
wrong(g => {
  // @ts-expect-error
  g.emit({ type: 'grew', by: 1, rule: 'TOY 3' });
  // @ts-expect-error
  g.emit({ type: 'grew', by: 1 });
  // @ts-expect-error
  g.emit({ type: 'shrank', by: 1, rule: 'TOY 1' });
  return g.done('');
});

// -- windows ------------------------------------------------------------------------------------------------------
export const window = windowOf<Toy>()<{ readonly card: number }, number>('window', {
  reactions: (w, seat, { subject }) => (w.n > seat ? [subject.card] : []),
  mightReact: () => true,
  respond: (_, card) => callee({ card }),
  rule: () => 'TOY 1',
});
// @ts-expect-error
window.open({ kind: 'any', subject: { cart: 1 }, seats: [0], closes: 'round' });
// @ts-expect-error
window.open({ kind: 'any', subject: { card: 1 }, seats: [0], closes: 'never' });
// @ts-expect-error
wrong(g => g.call('called', window.open({ kind: 'any', subject: { card: 1 }, seats: [0], closes: 'once' }))); // gives a number
