/** Names and types of procedures that cards and chapters call across files. */
import { signature, type Call, type Option, type Seat } from '@kolbiste/engine';
import type { Area, CardId, Happening, Tactic } from './state.ts';

/** A card announced, answered and resolved. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  /** As which card it is played, where it passes for another. */
  readonly as: number | null;
  /** One of its abilities; null for the card itself. */
  readonly use: number | null;
  /** What it is aimed at. */
  readonly target: CardId | null;
  readonly player: Seat | null;
  readonly area: Area | null;
  /** Further targets, each for its price. */
  readonly also: CardId[];
  spent: number;
  caster: CardId | null;
  readonly fight: number;
  /** Actions are taken from this pool; null in a window. */
  readonly pool: number | null;
}
export const playing = signature<Playing, null>('playing');

/** A death: who died, by whom, who earns what for it, and what becomes of the card. */
export interface Death {
  readonly victim: CardId;
  readonly by: CardId | null;
  readonly earner: Seat | null;
  readonly value: number;
  readonly trooper: boolean;
  /** What the points may be, by what victim and killer were when he died. */
  readonly kind: 'choice' | 'destiny';
  readonly fate: 'discarded' | 'removed' | 'possessed';
}
/** The wounds and deaths in `World.harms` from `from` on: the chance to save, then the change of status. Gives back who died. */
export interface Harming {
  readonly from: number;
  readonly fight: number;
  readonly first: Seat;
  /** Whether points are given here: outside combat they are. */
  readonly award: boolean;
  readonly deaths: Death[];
  i: number;
}
export const harming = signature<Harming, readonly Death[]>('harming');

/** Points for somebody: split, announced, answered, given. */
export interface Awarding {
  readonly seat: Seat;
  readonly points: number;
  readonly kind: 'choice' | 'victory' | 'destiny';
  readonly for: CardId;
  readonly cause: 'points' | 'sabotage' | 'mission' | 'card';
  readonly check: boolean;
  /** Who has killed somebody for them. */
  readonly by?: CardId | null;
  /** Whether the victim was a Doomtrooper. */
  readonly trooper?: boolean;
}
export const awarding = signature<Awarding, null>('awarding');

/** A question a card asks in its own words; its definition's `answered` hears the answer. */
export interface Choosing {
  readonly seat: Seat;
  readonly card: CardId;
  /** The card's definition: the card itself may lie face down by now. */
  readonly def: number;
  /** Which of its questions. */
  readonly ask: string;
  /** Empty where there is nothing to ask: the card goes on at once. */
  readonly options: readonly Option[];
  /** What the card must remember until then. */
  readonly args: readonly number[];
  /** A card that was found by the answer, while others answer that. */
  found?: { readonly card: CardId; readonly answer: Option };
}
export const choosing = signature<Choosing, null>('choosing');

/** One thing, and when it is over another. */
export const chaining = signature<{ readonly first: Call<unknown>; readonly then: Call<unknown> }, null>('chaining');

/** Actions granted by a card, taken at once. */
export const bonusActions = signature<{ readonly seat: Seat; pool: number }, null>('bonusActions');

/** A strike that comes after the other, its ratings already fixed (DOT 25.12, 25.13). */
export interface LateStrike {
  readonly hits: boolean;
  readonly by: CardId;
  readonly against: CardId;
  /** Who struck first. */
  readonly first: CardId;
}
/** An attack with one action of a pool, or one that a card makes: the whole combat. */
export interface Attacking {
  readonly seat: Seat;
  readonly pool: number | null;
  /** Destiny points paid for its action, where a card sold it. */
  fee: number;
  fight: number;
  /** Given by a card, or named. */
  attacker: CardId | null;
  defender: CardId | null;
  later: LateStrike | null;
  readonly deaths: Death[];
  i: number;
  /** Who of the two has chosen to use no weapon. */
  readonly unarmed: [CardId | null, CardId | null];
  /** Whom the attacker strikes, and whom the defender. */
  readonly targets: [CardId | null, CardId | null];
  /** Only warriors of these affiliations may attack, or 0. */
  readonly only: number;
}
export const attacking = signature<Attacking, null>('attacking');
/** An attack that a card makes has no pool. */
export const newAttack = (
  seat: Seat,
  {
    pool = null,
    attacker = null,
    defender = null,
    only = 0,
  }: { readonly pool?: number | null; readonly attacker?: CardId | null; readonly defender?: CardId | null; readonly only?: number } = {},
) =>
  attacking({
    only,
    seat,
    pool,
    fee: 0,
    fight: 0,
    attacker,
    defender,
    later: null,
    deaths: [],
    i: 0,
    unarmed: [null, null],
    targets: [null, null],
  });

/** Attacks of one player that cards make one after another, each as far as it is possible when its turn comes: attacker, defender, … */
export interface AttackingInTurn {
  readonly seat: Seat;
  readonly pairs: CardId[];
  /** No combat of the other kind. */
  readonly tactic: Tactic | null;
  /** What the attacker had for the combat before he keeps for the next. */
  readonly keeps: boolean;
  readonly card: CardId;
  /** What each of them adds to the attacker's Fight and Shoot, in the same order. */
  readonly plus?: number[];
  /** The one weapon that may be used in each of them, in the same order. */
  readonly weapons?: CardId[];
}
export const attackingInTurn = signature<AttackingInTurn, null>('attackingInTurn');

/** Something stands before the defender and attacks the attacker, with cards played for and against it, before the combat goes on. Nothing harms it. */
export interface Obstacle {
  readonly fight: number;
  readonly card: CardId;
  readonly seat: Seat;
  readonly rating: number;
  /** What the table was when it began: what was played since ends with it. */
  stamp: number;
  zoned: boolean;
}
export const obstacle = signature<Obstacle, null>('obstacle');

/** A warrior attacks a player, no matter who defends him, for this many points. */
export const raiding = signature<{ readonly seat: Seat; readonly saboteur: CardId; readonly against: Seat; readonly points: number }, null>(
  'raiding',
);

/** A move made in a window: a card or ability, or a move without a card. */
export const turning = signature<{ readonly seat: Seat; readonly move: Option }, null>('turning');

/** A vehicle has been assigned: is its warrior inside or outside (DOT 11.26)? */
export const boarding = signature<{ readonly seat: Seat; readonly vehicle: CardId }, null>('boarding');
/** A completed mission pays and is discarded. */
export const rewarding = signature<
  {
    readonly mission: CardId;
    readonly seat: Seat;
    readonly points: number;
    readonly kind: 'choice' | 'victory' | 'destiny';
    readonly orDestiny: number;
    readonly over: boolean;
  },
  null
>('rewarding');
/** Several seats or cards one after another: damage, wounds, discards to be chosen. */
export const hurtingAll = signature<{ readonly by: CardId | null; readonly earner: Seat | null; readonly victims: CardId[] }, null>(
  'hurtingAll',
);
/** A card of a pile is looked for and taken. */
export const searching = signature<
  { readonly seat: Seat; readonly from: 'library' | 'discard' | 'collection'; left: number; readonly shuffle: boolean },
  null
>('searching');
/** Something has happened, and those who may answer it do. Gives back what their answers made of it. */
export const happening = signature<Pick<Happening, 'what' | 'card' | 'def' | 'seat'>, Happening>('happening');
/** A player has found a card of a pile of his: gives back which one he has. */
export const finding = signature<{ readonly seat: Seat; readonly card: CardId }, CardId | null>('finding');
/** The same, and it comes to his hand. `over`: the search ends with it. */
export const taking = signature<
  { readonly seat: Seat; readonly card: CardId; readonly shown: boolean; readonly over: boolean; readonly shuffle: boolean },
  null
>('taking');
/** A card that lies face down is turned up again. */
export const turningUp = signature<{ readonly card: CardId }, null>('turningUp');
/** Equipment is about to be lost, and some may pay to keep it. */
export const holding = signature<{ readonly card: CardId; readonly holders: CardId[] }, null>('holding');
/** A hand is looked at, and some of it discarded by the one who looks. */
export const looking = signature<{ readonly seat: Seat; readonly at: Seat; left: number }, null>('looking');
/** A warrior of this name comes out of the collection, free of cost. */
export const fetching = signature<
  {
    readonly seat: Seat;
    readonly def: number;
    /** It is attached to this card, or takes the place of this one with all it carries. */
    readonly onto?: CardId;
    readonly replaces?: CardId;
  },
  null
>('fetching');
/** A vehicle is lost with its warrior inside (DOT 11.29). */
export const wrecking = signature<{ readonly warrior: CardId }, null>('wrecking');
/** Cowardice: warriors already in cover are lost unless their player pays. */
export const cowering = signature<{ readonly seat: Seat; readonly lost: CardId[] }, null>('cowering');
/** Which affiliation is lost, where there are several. */
export const losingAffiliation = signature<{ readonly seat: Seat; readonly card: CardId; readonly masks: number[] }, null>(
  'losingAffiliation',
);
/** A mission's victim is named. */
export const namingVictim = signature<{ readonly seat: Seat; readonly mission: CardId; readonly victims: CardId[] }, null>('namingVictim');
/** Warriors join a combat, each for a price. */
export const reinforcing = signature<{ readonly seat: Seat; readonly card: CardId; readonly fight: number; left: number }, null>(
  'reinforcing',
);
/** A change of the position that all must agree to [DR-100]. */
export const judging = signature<{ readonly seat: Seat; change: string }, null>('judging');
