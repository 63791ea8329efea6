/** Windows: when players may play instants and roll-phase cards, spend tokens and use what their hero offers. */
import { windowOf, type Call, type Seat } from '@kolbiste/engine';
import type { DiceThrone } from './game.ts';
import { playCard, spendToken, useAbility } from './procedures.ts';
import type { Aim, CardId, Rule, World } from './state.ts';
import { inPriority, locked } from './queries.ts';
import { mightReact, offeredIn, type Reaction } from './reactions.ts';

/** What somebody wants to do: others may go first, or interrupt it. A card, or the token or use of that name. */
export interface Declared {
  readonly seat: Seat;
  readonly card: CardId | null;
  readonly thing: string | null;
  readonly aim: Aim | null;
}
type Subject = { readonly [K in keyof Declared]: Declared[K] } | null;

export const respond = (seat: Seat, reaction: Reaction, window: string): Call<unknown> =>
  'play' in reaction
    ? playCard({ seat, card: reaction.play, window, aim: null })
    : 'spend' in reaction
      ? spendToken({ seat, status: reaction.spend, window })
      : useAbility({ seat, use: reaction.use, window });

/** The rule that opens each kind of window. */
const RULES: { readonly [kind: string]: Rule } = {
  upkeep: 'DIT R04',
  income: 'DIT R04',
  begin: 'DIT R04',
  phase: 'DIT R04',
  rolled: 'DIT 12.4.2',
  announced: 'DIT 12.4.8',
  none: 'DIT R19',
  activated: 'DIT 12.4.2',
  targeting: 'DIT 3.15',
  aimed: 'DIT 3.15',
  effects: 'DIT 3.18',
  committed: 'DIT 9.41',
  defenceRolled: 'DIT 3.18',
  last: 'DIT 12.6.10',
  defended: 'DIT 15.5',
  totals: 'DIT R39',
  then: 'DIT 8.7',
  dice: 'DIT R08',
  isolated: 'DIT 15.19',
  interrupt: 'DIT 14.6',
  preempt: 'DIT R02',
  attempt: 'DIT R05',
  hold: 'DIT R05',
};

const reactionWindow = windowOf<DiceThrone>()<Subject, Reaction>('window', {
  reactions: (w, seat, { kind }) => offeredIn(w, seat, kind),
  mightReact: (w, seat, { kind }) => mightReact(w, seat, kind),
  respond: (seat, reaction, { kind }) => respond(seat, reaction, kind),
  rule: ({ kind }) => RULES[kind]!,
});
export const windowProcedure = reactionWindow.procedure;

/** Opens a window for everybody who is not locked out, the active player first (DIT 14.1, 14.8). */
export function openWindow(w: World, kind: string): Call<number> {
  let seats = inPriority(w);
  if (w.lock !== null) seats = seats.filter(seat => !locked(w, seat));
  return openFor(kind, seats);
}
/** The same for everybody but the one who acts just before or after it: the active player, or who declared something. */
export const openForOthers = (w: World, kind: string, about: Declared | null = null): Call<number> =>
  openFor(
    kind,
    inPriority(w).filter(seat => seat !== (about?.seat ?? w.active) && !locked(w, seat)),
    about,
  );
/** Those before the seat in priority may declare whatever they like, which resolves first, until all of them pass (DIT 14.5, R02). */
export function openPreemption(w: World, about: Declared): Call<number> {
  const all = inPriority(w);
  const seats = all.slice(0, all.indexOf(about.seat)).filter(each => !locked(w, each));
  return openFor('preempt', seats, about);
}
/** Only these seats. */
export const openFor = (kind: string, seats: readonly Seat[], subject: Subject = null): Call<number> =>
  reactionWindow.open({ kind, subject, seats, closes: 'round' });
