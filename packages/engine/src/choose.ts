/** Questions every game asks: several things out of many, several things in an order, and what resolves first. */
import { proceduresOf, signature, type Call, type Frame, type GameTypes, type Procedure } from './flow.ts';
import type { Plain } from './plain.ts';
import type { Seat } from './seat.ts';

interface ChooseMany {
  readonly seat: Seat;
  readonly rule: string;
  readonly from: (string | number)[];
  readonly min: number;
  readonly max: number;
  readonly about: Plain;
  readonly chosen: (string | number)[];
}

type Pick = { readonly pick: string | number };
const { implement } = proceduresOf<GameTypes>();
const chooseManySignature = signature<ChooseMany, never>('chooseMany');

/** Single picks until the seat says `done`; `done` is offered from `min` picks on, and said for it at `max`. */
export const chooseManyProcedure: Procedure = implement(chooseManySignature)<{ offer: null; picked: Pick | 'done' }>({
  offer(g, v) {
    const left = v.from.filter(item => !v.chosen.includes(item));
    if (v.chosen.length >= v.max || left.length === 0) return g.done(v.chosen as never);
    const picks = left.map((item): Pick => ({ pick: item }));
    return g.ask('picked', v.seat, v.rule, v.chosen.length >= v.min ? ['done' as const, ...picks] : picks, {
      chosen: [...v.chosen],
      min: v.min,
      max: v.max,
      about: v.about,
    });
  },
  picked(g, v, answer) {
    if (answer === 'done') return g.done(v.chosen as never);
    v.chosen.push(answer.pick);
    return g.go('offer', null);
  },
});

export function chooseMany<T extends string | number>(ask: {
  seat: Seat;
  rule: string;
  from: readonly T[];
  min?: number;
  max?: number;
  about?: Plain;
}): Call<T[]> {
  const { seat, rule, from, min = 0, max = from.length, about = null } = ask;
  return chooseManySignature({ seat, rule, from: [...from], min: Math.min(min, from.length), max, about, chosen: [] });
}

interface Ordered {
  readonly seat: Seat;
  readonly rule: string;
  readonly items: Plain[];
  readonly about: Plain;
  readonly order: number[];
}
const orderedSignature = signature<Ordered, never>('order');

/** Which first, which then: the answer to `next n` puts item n behind those already put. The last one follows by itself. */
export const orderedProcedure: Procedure = implement(orderedSignature)<{ offer: null; put: { readonly next: number } }>({
  offer(g, v) {
    const left = v.items.map((_, i) => i).filter(i => !v.order.includes(i));
    if (left.length <= 1) return g.done([...v.order, ...left] as never);
    return g.ask(
      'put',
      v.seat,
      v.rule,
      left.map(next => ({ next })),
      { items: v.items, order: [...v.order], about: v.about },
    );
  },
  put(g, v, { next }) {
    v.order.push(next);
    return g.go('offer', null);
  },
});

/** Asks a seat for an order of the items; the result is their indexes in that order. */
export const order = (ask: { seat: Seat; rule: string; items: readonly Plain[]; about?: Plain }): Call<number[]> =>
  orderedSignature({ seat: ask.seat, rule: ask.rule, items: [...ask.items], about: ask.about ?? null, order: [] });

interface InTurn {
  readonly seat: Seat;
  readonly rule: string;
  readonly frames: Frame[];
  /** What each of them is, for the seat that is asked. */
  readonly names: Plain[];
}
const inTurnSignature = signature<InTurn, null>('inTurn');

/** Runs waiting procedures in the order a seat chooses, one choice at a time, for triggers that a player may order. */
export const inTurnProcedure: Procedure = implement(inTurnSignature)<{ offer: unknown; run: { readonly first: number } }>({
  offer(g, v) {
    if (v.frames.length === 0) return g.done(null);
    if (v.frames.length === 1) return g.go('run', { first: 0 });
    return g.ask(
      'run',
      v.seat,
      v.rule,
      v.frames.map((_, first) => ({ first })),
      { waiting: [...v.names] },
    );
  },
  run(g, v, { first }) {
    const [frame] = v.frames.splice(first, 1);
    v.names.splice(first, 1);
    return g.call('offer', { ...frame!, returns: true });
  },
});

/** One frame that runs the given ones as the seat orders them; it is asked by their names, or by those of their procedures. */
export const inTurn = (seat: Seat, rule: string, frames: readonly Frame[], names?: readonly Plain[]): Call<null> =>
  inTurnSignature({ seat, rule, frames: [...frames], names: names ? [...names] : frames.map(({ procedure }) => procedure) });
