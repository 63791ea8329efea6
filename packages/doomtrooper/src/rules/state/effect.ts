/** What changes values or abilities for a time, or is remembered for a time. */
import type { Seat } from '@kolbiste/engine';
import type { Ability, Change } from '../../cards/terms.ts';
import type { CardId } from './card.ts';

/** What nobody may do while it lasts. */
export type Lock = 'onlyFight' | 'onlyShoot' | 'noCombat' | 'noAirships';

/** What lasts, and on which card; null where it concerns no card. */
export type Lasting =
  | {
      readonly what: 'ratings';
      readonly on: CardId;
      readonly ratings: Change;
      readonly layer: 'base' | 'multiply' | 'add';
      /** Only in this role of a combat. */
      readonly role: 'attacker' | 'defender' | null;
    }
  | { readonly what: 'ability'; readonly on: CardId; readonly ability: Ability }
  /** `on`: the card that keeps it up, where one does. */
  | { readonly what: 'lock'; readonly on: CardId | null; readonly lock: Lock }
  /** More attacks than one, for destiny points an action (DOT 24.0.9). */
  | { readonly what: 'paidAttacks'; readonly on: null; readonly price: number }
  /** Nobody earns points for this death. */
  | { readonly what: 'worthless'; readonly on: null; readonly victim: CardId }
  /** One card more is drawn in this turn. */
  | { readonly what: 'extraDraw'; readonly on: null; readonly turn: number }
  /** Spells cost this caster less in this turn. */
  | { readonly what: 'proficient'; readonly on: CardId; readonly turn: number }
  /** Immune to one card (DOT 29.3). */
  | { readonly what: 'warded'; readonly on: CardId; readonly against: CardId }
  | { readonly what: 'joins'; readonly on: CardId; readonly affiliations: number }
  /** The source serves this ex-corporate mercenary, who was paid for (DOT 32.31). */
  | { readonly what: 'serves'; readonly on: CardId }
  /** The source hears what happens to this card, in or after this combat. */
  | { readonly what: 'watch'; readonly on: CardId; readonly combat: number }
  /** A weapon that fails, equipment that may be used without its affiliation, a Heretic, or a warrior of the Dark Legion, by no card on him (DOT 32.27). */
  | { readonly what: 'jammed' | 'lent' | 'converted' | 'enlisted'; readonly on: CardId }
  /** The source says what may not be played. */
  | { readonly what: 'prevents'; readonly on: CardId | null }
  /** This player draws nothing in the draw step of this turn. */
  | { readonly what: 'noDraw'; readonly on: null; readonly seat: Seat; readonly turn: number }
  /** His printed abilities are gone, but not his restrictions. */
  | { readonly what: 'stripped'; readonly on: CardId }
  /** It has the abilities printed on a card, by number. */
  | { readonly what: 'copies'; readonly on: CardId; readonly of: number }
  /** In a vehicle of an area, the source, since then. */
  | { readonly what: 'aboard'; readonly on: CardId }
  /** Two teams, as bits, whose warriors do not attack each other. */
  | { readonly what: 'truce'; readonly on: null; readonly teams: number }
  /** Everybody sees this player's hand. */
  | { readonly what: 'openHand'; readonly on: null; readonly seat: Seat }
  /** From the end of this turn on the order of turns runs the other way. */
  | { readonly what: 'reversed'; readonly on: null; readonly turn: number }
  /** A Doomtrooper of the source's who wounds him kills him, and nothing saves him. */
  | { readonly what: 'condemned'; readonly on: CardId }
  /** Points for what he kills go to this player. */
  | { readonly what: 'earnsFor'; readonly on: CardId; readonly seat: Seat }
  /** Another's for the time being; he goes back to this player. */
  | { readonly what: 'hired'; readonly on: CardId; readonly from: Seat }
  /** What this card adds to ratings, or takes, counts twice. */
  | { readonly what: 'doubled'; readonly on: CardId }
  /** This player never meditates again. */
  | { readonly what: 'noMeditation'; readonly on: null; readonly seat: Seat }
  /** What a caster has spent on Art under a card that limits it. */
  | { readonly what: 'spentOnArt'; readonly on: CardId; readonly n: number }
  /** He keeps what changed his ratings in this combat for the next of several attacks. */
  | { readonly what: 'keeps'; readonly on: CardId }
  /** Face down: it does nothing. Whether it was switched off, or in cover, before. */
  | { readonly what: 'eclipsed'; readonly on: CardId; readonly off: boolean; readonly covered: boolean }
  /** It is what its text says it counts as, while it is in play. */
  | { readonly what: 'embodied'; readonly on: CardId }
  /** One and the same warrior as that one. */
  | { readonly what: 'twin'; readonly on: CardId; readonly of: CardId }
  /** This player's Tribal warriors may leave the Stations. */
  | { readonly what: 'roams'; readonly on: null; readonly seat: Seat }
  /** What the source remembers; no rule reads it. */
  | { readonly what: 'note'; readonly on: CardId | null; readonly note: string; readonly n: number };

/** How long it lasts. */
export interface Term {
  /** Ends with this combat. */
  readonly fight: number | null;
  /** Ends when this player's next turn begins. */
  readonly until: Seat | null;
  /** Whether it ends at that player's draw step instead. */
  readonly draw: boolean;
  /** Ends when its source leaves play. */
  readonly whileInPlay: boolean;
}

export type Effect = Lasting &
  Term & {
    readonly source: CardId;
    /** Its definition: the card itself may lie face down by now, and what it did stays known. */
    readonly def: number;
    readonly by: Seat;
    readonly stamp: number;
  };
export type Note = Extract<Effect, { readonly what: 'note' }>;
export type Watch = Extract<Effect, { readonly what: 'watch' }>;
