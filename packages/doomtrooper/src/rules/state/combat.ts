/** A combat, its wounds, and attacks that are due (chapter 24). */
import type { Seat } from '@kolbiste/engine';
import type { Rule } from '../rule.ts';
import type { CardId } from './card.ts';

export type Tactic = 'fight' | 'shoot';

export type Phase = 'declared' | 'paired' | 'tactic' | 'warzone' | 'modifiers' | 'strikes' | 'status' | 'points';

export interface Fight {
  readonly id: number;
  /** The attacking player. */
  readonly by: Seat;
  readonly phase: Phase;
  readonly attacker: CardId | null;
  readonly defender: CardId | null;
  /** Null until announced. */
  readonly tactic: Tactic | null;
  readonly warzone: CardId | null;
  /** Whether the defender has had his say about a warzone. */
  readonly zoned: boolean;
  /** The weapon each side uses: the attacker's, the defender's. */
  readonly weapons: readonly [CardId | null, CardId | null];
  /** Who joined, on either side. */
  readonly helpers: readonly CardId[];
  /** Ended before its strikes were resolved [DR-49]. */
  readonly over: boolean;
  /** Who could attack when it was declared: whether one of them no longer can decides what its player may do then [DR-48]. */
  readonly able: readonly CardId[];
  /** Whose strike comes first, once ratings are compared; before that it is asked for. The dead strike first no longer. */
  readonly first: Seat | null;
  /** Cards played on warriors in this combat (DOT 24.5.18s). */
  readonly copies: readonly Copy[];
  /** Plays among the modifiers of the one who acts before the defender, for the defender's one word about warzones [DR-53]. */
  readonly plays: number;
  /** Only warriors of this affiliation may attack (a Corporate Leader's action), or 0. */
  readonly only: number;
  /** The attacker was chosen by a card. */
  readonly forced: CardId | null;
  /** A card makes this combat: even friends may meet in it (DOT 24.2.5). */
  readonly free: boolean;
  /** Combat spells whose strength was paid for: more may follow (DOT 21.10). */
  readonly cast: readonly Cast[];
  /** Wounded in it and not killed. */
  readonly hurt: readonly Hurt[];
  /** Killed in it. */
  readonly felled: readonly Felled[];
}

/** A combat whose two warriors are named. */
export type Paired = Fight & { readonly attacker: CardId; readonly defender: CardId };
/** Just declared: nobody is paired yet. */
export const newFight = (id: number, by: Seat): Fight => ({
  id,
  by,
  phase: 'declared',
  attacker: null,
  defender: null,
  tactic: null,
  warzone: null,
  zoned: false,
  weapons: [null, null],
  helpers: [],
  over: false,
  able: [],
  first: null,
  copies: [],
  plays: 0,
  only: 0,
  forced: null,
  free: false,
  cast: [],
  hurt: [],
  felled: [],
});

/** A card a player has played on a warrior. */
export interface Copy {
  readonly seat: Seat;
  readonly def: number;
  readonly on: CardId;
}
export interface Hurt {
  readonly victim: CardId;
  /** Null where no warrior did it. */
  readonly by: CardId | null;
}
export interface Felled extends Hurt {
  /** What the victim was, and what it was worth. */
  readonly affiliations: number;
  readonly value: number;
  /** What it bore that now lies in its owners' discard piles, unless another card has taken it since. */
  readonly spoils: readonly Spoil[];
}
export interface Spoil {
  readonly owner: Seat;
  readonly def: number;
}
export interface Cast {
  readonly card: CardId;
  readonly def: number;
  readonly seat: Seat;
  readonly on: CardId | null;
  readonly caster: CardId | null;
  readonly spent: number;
}

/** A wound or death about to happen; saving cards change it (DOT 24.7.3). */
export interface Harm {
  readonly victim: CardId;
  /** Null where no warrior did it. */
  readonly by: CardId | null;
  /** Who earns points for it, if anybody does. */
  readonly earner: Seat | null;
  readonly kill: boolean;
  readonly saved: boolean;
  /** Nothing saves the victim. */
  readonly final: boolean;
  /** The victim is removed from the game. */
  readonly sacrifice: boolean;
  /** What a wound follows from. */
  readonly rule: Rule;
  readonly fight: number;
}

/** An attack a player must make in a turn of his, as far as he can; one that names nobody forbids him to attack. */
export interface Order {
  readonly seat: Seat;
  /** Own turns he will have finished when it falls due. */
  readonly due: number;
  readonly attacker: CardId | null;
  readonly defender: CardId | null;
  readonly tactic: Tactic | null;
  readonly done: boolean;
}

export const cloneFight = (f: Fight): Fight => ({
  id: f.id,
  by: f.by,
  phase: f.phase,
  attacker: f.attacker,
  defender: f.defender,
  tactic: f.tactic,
  warzone: f.warzone,
  zoned: f.zoned,
  weapons: [f.weapons[0], f.weapons[1]],
  helpers: f.helpers.slice(),
  over: f.over,
  able: f.able,
  first: f.first,
  copies: f.copies.slice(),
  plays: f.plays,
  only: f.only,
  forced: f.forced,
  free: f.free,
  cast: f.cast.slice(),
  hurt: f.hurt.slice(),
  felled: f.felled.slice(),
});
export const cloneHarm = (h: Harm): Harm => ({
  victim: h.victim,
  by: h.by,
  earner: h.earner,
  kill: h.kill,
  saved: h.saved,
  final: h.final,
  sacrifice: h.sacrifice,
  rule: h.rule,
  fight: h.fight,
});
export const cloneOrder = (o: Order): Order => ({
  seat: o.seat,
  due: o.due,
  attacker: o.attacker,
  defender: o.defender,
  tactic: o.tactic,
  done: o.done,
});
