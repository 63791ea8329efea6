/** What is announced, granted, proposed or earned and not yet carried out. */
import type { Outcome, Seat } from '@kolbiste/engine';
import type { Rule } from '../rule.ts';
import type { Area, CardId } from './card.ts';

/** Actions that belong together: the standard three of a turn, or those a card grants [DR-37]. */
export interface Pool {
  readonly seat: Seat;
  readonly standard: boolean;
  /** The card that granted them. */
  readonly source: CardId | null;
  /** Tokens whose kind is not yet fixed (DOT 7.13). */
  readonly open: number;
  /** Tokens granted as attacks or as non-attacks (DOT 7.12). */
  readonly attack: number;
  readonly peaceful: number;
  /** How many open tokens may still become attacks (DOT 7.16). */
  readonly allowance: number;
  /** After an attack out of the standard pool only attacks may follow (DOT 7.7). */
  readonly locked: boolean;
  /** The one warrior whose actions they are, where a card says so. */
  readonly warrior: CardId | null;
  /** What the action taken last was, for giving it back (DOT 30.9). */
  readonly taken: 'open' | 'attack' | 'peaceful';
}

/** A card or ability announced and not yet resolved: what reactions answer. */
export interface Announced {
  readonly seat: Seat;
  readonly card: CardId;
  /** Which of its abilities; null for playing the card. */
  readonly use: number | null;
  /** The card, the player or the area it is aimed at. */
  readonly target: CardId | null;
  readonly player: Seat | null;
  readonly area: Area | null;
  /** Further targets, each paid for. */
  readonly also?: readonly CardId[];
  /** Destiny points spent on its strength. */
  readonly spent: number;
  /** The warrior who casts it. */
  readonly caster: CardId | null;
  readonly fight: number;
  readonly cancelled: boolean;
}

/** Points announced and not yet given (DOT 24.8.5). */
export interface Award {
  readonly seat: Seat;
  readonly for: CardId;
  readonly victory: number;
  readonly destiny: number;
  /** Whether they are for the death of a Doomtrooper. */
  readonly trooper: boolean;
}

/** What has just happened and may be answered, while it is [DR-137]. */
export interface Happening {
  readonly what: 'healed' | 'lost' | 'found' | 'won';
  /** The card it happened to; one that was found lies in its pile still. */
  readonly card: CardId | null;
  readonly def: number | null;
  /** Who has lost or found it, or won. */
  readonly seat: Seat;
  /** What becomes of the card that was found: another one instead, or none. */
  readonly instead: CardId | null;
  readonly void: boolean;
}

/** Equipment about to be lost, while its holders may pay to keep it [DR-140]. */
export interface Loss {
  readonly card: CardId;
  readonly how: 'discard' | 'sacrifice' | 'seize';
  readonly rule: Rule;
  /** Who would have it, and on which warrior. */
  readonly by: Seat;
  readonly to: CardId | null;
  /** Nobody pays: it is lost now. */
  readonly settled: boolean;
}

/** Who has won, and by which rule, while it can still be answered. */
export interface Claim {
  readonly outcome: Outcome;
  readonly rule: Rule;
  readonly asked: boolean;
}

/** A mission's reward earned while the mission was not on the table. */
export interface Secret {
  readonly seat: Seat;
  /** The mission's definition. */
  readonly def: number;
  readonly points: number;
  readonly kind: 'choice' | 'victory' | 'destiny';
  readonly orDestiny: number;
}

/** A change of the position that waits for consent [DR-100]: about a card or about a player. */
export interface Proposal {
  readonly by: Seat;
  readonly change: string;
  readonly card: CardId | null;
  readonly player: Seat | null;
  /** Who has yet to agree, the next first. */
  readonly waits: readonly Seat[];
}

export const cloneAward = (a: Award): Award => ({ seat: a.seat, for: a.for, victory: a.victory, destiny: a.destiny, trooper: a.trooper });
export const cloneAnnounced = (a: Announced): Announced => ({
  seat: a.seat,
  card: a.card,
  use: a.use,
  target: a.target,
  player: a.player,
  area: a.area,
  ...(a.also && { also: a.also }),
  spent: a.spent,
  caster: a.caster,
  fight: a.fight,
  cancelled: a.cancelled,
});
export const clonePool = (p: Pool): Pool => ({
  seat: p.seat,
  standard: p.standard,
  source: p.source,
  open: p.open,
  attack: p.attack,
  peaceful: p.peaceful,
  allowance: p.allowance,
  locked: p.locked,
  warrior: p.warrior,
  taken: p.taken,
});
