/**
 * Windows: the moments at which players may react. One procedure with seat order, pass rule, filter and subject;
 * the game gives the policy. A reaction is a procedure of the game's and may open a window of its own.
 */
import type { Option } from './decision.ts';
import { proceduresOf, type Call, type GameTypes, type Procedure, type Signature } from './flow.ts';
import type { Plain } from './plain.ts';
import type { Seat } from './seat.ts';

export interface WindowPolicy<G extends GameTypes, Subject extends Plain, Reaction extends Option> {
  /** What the seat could play now. Passing is offered by the window itself. */
  reactions(world: G['world'], seat: Seat, window: Opened<Subject>): readonly Reaction[];
  /**
   * Whether the others must expect a reaction, by what they can see. Then the seat is asked even when it holds nothing,
   * so that being asked tells nobody anything.
   */
  mightReact(world: G['world'], seat: Seat, window: Opened<Subject>): boolean;
  respond(seat: Seat, reaction: Reaction, window: Opened<Subject>): Call<unknown>;
  rule(window: Opened<Subject>): G['rule'];
}

/** An open window: its kind, what it is about, who is asked in which order, and when it closes. */
export interface Opened<Subject extends Plain> {
  readonly kind: string;
  readonly subject: Subject;
  readonly seats: readonly Seat[];
  /** `round`: closes when all have passed in a row; any reaction restarts the count. `once`: each seat reacts at most once. */
  readonly closes: 'round' | 'once';
}

interface WindowLocals<Subject extends Plain> extends Opened<Subject> {
  at: number;
  passes: number;
}

export interface Window<Subject extends Plain> {
  /** Opens a window; the result is how many reactions were played. */
  open(window: Opened<Subject>): Call<number>;
  readonly procedure: Procedure;
}

export function windowOf<G extends GameTypes>() {
  return <Subject extends Plain, Reaction extends Option>(id: string, policy: WindowPolicy<G, Subject, Reaction>): Window<Subject> => {
    type Locals = WindowLocals<Subject> & { played: number };
    const procedure: Signature<Locals, number> & Procedure = proceduresOf<G>().define<
      Locals,
      { offer: null; answer: Reaction | 'pass'; played: unknown },
      number
    >(id, {
      offer(g, v) {
        while (v.passes < v.seats.length) {
          const seat = v.seats[v.at]!;
          const haste = g.haste(seat, v);
          const reactions = haste === 'pass' ? [] : policy.reactions(g.world, seat, v);
          if (reactions.length || (haste === 'ask' && policy.mightReact(g.world, seat, v))) {
            const options: Option[] = ['pass'];
            for (const reaction of reactions) options.push(reaction);
            return g.ask('answer', seat, policy.rule(v), options as never, { kind: v.kind, subject: v.subject });
          }
          pass(v);
        }
        return g.done(v.played);
      },
      answer(g, v, reaction) {
        const seat = v.seats[v.at]!;
        pass(v);
        if (reaction === 'pass') return g.go('offer', null);
        if (v.closes === 'round') v.passes = 0;
        v.played++;
        return g.call('played', policy.respond(seat, reaction, { kind: v.kind, subject: v.subject, seats: v.seats, closes: v.closes }));
      },
      played: g => g.go('offer', null),
    });
    return {
      // Spelt out, not spread: one hidden class for every window, and windows are the hottest thing there is.
      open: ({ kind, subject, seats, closes }) => procedure({ kind, subject, seats, closes, at: 0, passes: 0, played: 0 }),
      procedure,
    };
  };
}

/** The next seat's turn to speak. A seat that just played counts as having passed only if it passes next time. */
function pass(v: { at: number; passes: number; readonly seats: readonly Seat[] }): void {
  v.passes++;
  v.at = (v.at + 1) % v.seats.length;
}
