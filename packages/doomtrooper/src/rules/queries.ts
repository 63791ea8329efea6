/** What rules everywhere ask of the state: the book, seats, combats, banks, pools. */
import type { Seat } from '@kolbiste/engine';
import type { Rule } from './rule.ts';
import { PROFILES, type Switches } from './profiles/index.ts';
import type { Announced, Card, CardId, Effect, Fight, Lock, Note, Paired, Pool, World } from './state.ts';

export const rulesOf = (w: World): Switches => PROFILES[w.profile];
/** A rule both books have, each in its own words. */
export const byBook = (w: World, tournament: Rule, standard: Rule): Rule => (w.profile === 'tournament' ? tournament : standard);
export const topFight = (w: World): Fight | null => (w.fights.length ? w.fights[w.fights.length - 1]! : null);
/** Whether its two warriors are named. */
export const isPaired = (fight: Fight | null): fight is Paired => fight !== null && fight.attacker !== null;
export const fightNumbered = (w: World, id: number): Fight | null => {
  for (const fight of w.fights) if (fight.id === id) return fight;
  return null;
};
/** The card or ability that was announced last and is not yet resolved. */
export const pendingOf = (w: World): Announced | null => w.announced[w.announced.length - 1] ?? null;

/** Whose turn it is, and whether a seat is attacked: a warrior of its defends, or the last announcement is aimed at it or its cards. */
export function stanceOf(w: World, seat: Seat): { readonly turn: Seat; readonly threatened: boolean } {
  const own = (card: CardId | null | undefined): boolean => card !== null && card !== undefined && w.cards[card]!.by === seat;
  const last = pendingOf(w);
  const aimed = last !== null && last.seat !== seat && (last.player === seat || own(last.target));
  return { turn: w.active, threatened: aimed || own(topFight(w)?.defender) };
}

/** Team-mates, oneself included, count as friends [DR-97]. */
export const friends = (w: World, a: Seat, b: Seat): boolean =>
  a === b || (w.sides[a]!.team !== null && w.sides[a]!.team === w.sides[b]!.team);

/** The seat the others play against together (DOT 38.12, 38.14). */
export const isLegionOfCartel = (w: World, seat: Seat): boolean => w.mode === 'cartel' && seat === w.sides.length - 1;

/** Whether the order of turns runs the other way: as soon as the turn in which a card turned it is over. */
export const isReversed = (w: World, now: boolean): boolean =>
  w.effects.some(effect => effect.what === 'reversed' && (now || effect.turn < w.turn));
/** Seats still in the game, from `first` on, clockwise (DOT 38.1) or as a card has it. */
export const seatsFrom = (w: World, first: Seat): Seat[] => seatsInOrder(w, first, isReversed(w, false));
/** As the players sit now. */
function seatsInOrder(w: World, first: Seat, reversed: boolean): Seat[] {
  const { around } = w;
  const n = around.length;
  const at = around.indexOf(first);
  const out: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = around[(at + (reversed ? n - i : i)) % n]!;
    if (!w.sides[seat]!.out) out.push(seat);
  }
  return out;
}
/** Who sits next to him, in the game or not. */
export function seatAfter(w: World, seat: Seat, reversed = false): Seat {
  const { around } = w;
  return around[(around.indexOf(seat) + (reversed ? around.length - 1 : 1)) % around.length]!;
}
/** The next one to the left who is still in the game (DOT 38.5). */
export const leftOf = (w: World, seat: Seat): Seat => seatsInOrder(w, seatAfter(w, seat), false)[0] ?? seat;

/** Whose turn is next: that of the last one is over. */
export const nextSeat = (w: World, seat: Seat): Seat => {
  const reversed = isReversed(w, true);
  return seatsInOrder(w, seatAfter(w, seat, reversed), reversed)[0] ?? seat;
};

/** Team-mates share one bank (DOT 38.10): it is kept with the first seat of the team. */
export function bankOf(w: World, seat: Seat): Seat {
  const { team } = w.sides[seat]!;
  if (team === null || w.mode !== 'teams') return seat;
  return w.sides.findIndex(side => side.team === team);
}
/** What he may spend: the pool, and what he has in reserve. */
export const destinyOf = (w: World, seat: Seat): number => poolOf(w, seat) + w.sides[seat]!.reserve;
/** What others may take. */
export const poolOf = (w: World, seat: Seat): number => w.sides[bankOf(w, seat)]!.destiny;

export const actionsLeft = (pool: Pool): number => pool.open + pool.attack + pool.peaceful;

/** Whether something is forbidden to everybody now. */
export const isLocked = (w: World, lock: Lock): boolean => {
  for (const effect of w.effects) if (effect.what === 'lock' && effect.lock === lock) return true;
  return false;
};
/** The same for one attacker, where some locks do not concern him: `spurned` says of which card. */
export const isLockedFor = (w: World, lock: Lock, spurned: (def: number) => boolean): boolean =>
  w.effects.some(effect => effect.what === 'lock' && effect.lock === lock && !spurned(effect.def));
/** What each action of a further attack costs, where a card sells them; null where none does (DOT 24.0.9). */
export const attackPrice = (w: World): number | null => {
  for (const effect of w.effects) if (effect.what === 'paidAttacks') return effect.price;
  return null;
};

export const isNote = (effect: Effect, note: string): effect is Note => effect.what === 'note' && effect.note === note;
/** What cards remember under this name. */
export const notesOf = (w: World, note: string): Note[] => w.effects.filter(effect => isNote(effect, note));

/** The same table but for one card, for asking what would be. It shares everything else with the table. */
export const supposing = (w: World, id: CardId, otherwise: Partial<Card>): World => ({
  ...w,
  cards: w.cards.with(id, { ...w.cards[id]!, ...otherwise }),
});
