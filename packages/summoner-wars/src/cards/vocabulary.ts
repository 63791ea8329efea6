/**
 * What a card is. Numbers are data; what data cannot say are hooks: small pure functions the rules ask at the right moment.
 * No function is ever in the world: a card in the world is an index into the registry.
 *
 * Hooks come in four kinds. `modifies`: attack, leads, steps, ranged, attacksWithin. `refuses`: refusesMove, refusesAttack, refusesSpending.
 * `replaces`: prevents, captures, collects, ignoresDie, needs, precise, sluggish. `on`: neighbourStepped, whenDestroyed, uses.
 */
import type { Call, Refusal } from '@kolbiste/engine';
import type { Square } from '../rules/battlefield.ts';
import type { CardId, Lasting, Rule, Side, World } from '../rules/state.ts';

export type FactionId = string;
export type UnitKind = 'summoner' | 'champion' | 'common';
export type No = Refusal<Rule>;

/** Name and effect in our own words. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}
export interface BothLanguages<T> {
  readonly cs: T;
  readonly en: T;
}

/** When an ability may be used. `anytime` is any moment of the controller's turn outside a roll (SUM C6, C13). */
export type Moment = 'anytime' | 'movementBegins' | 'moved' | 'movementEnded' | 'attackBegins' | 'attacked' | 'attackEnds' | 'turnEnds';

/** What the moment is about: for `attacked`, the attack that just ended. */
export interface Occasion {
  readonly target: CardId | null;
  /** The target as it was when attacked: an enemy unit, and still on the battlefield with new wounds. */
  readonly enemyUnit: boolean;
  readonly survived: boolean;
}

/** Something a player does with a unit's ability at a moment. */
export interface Use {
  /** Word of the option: `use push with 12`. */
  readonly id: string;
  readonly at: Moment;
  /** Magic, before lasting effects change it. */
  readonly cost: number;
  /** Once per turn and card (SUM C12); otherwise once per moment. */
  readonly oncePerTurn?: boolean;
  /** Happens without being chosen. */
  readonly mandatory?: boolean;
  /** With `anytime`: between actions of other players' turns too (SUM 10.15.2). */
  readonly everyTurn?: boolean;
  /** One for the player, however many units have it. */
  readonly shared?: boolean;
  readonly rule: Rule;
  /** Why it cannot be used now, apart from cost and once. */
  readonly refusal: (w: World, self: CardId, about: Occasion) => No | null;
  readonly run: (w: World, self: CardId, about: Occasion) => Call<unknown>;
}

/** A card that is about to leave the battlefield destroyed. */
export interface Fallen {
  readonly card: CardId;
  readonly square: Square;
  readonly controller: Side;
  /** Who collects it. */
  readonly by: Side;
  /** The unit whose attack did it. */
  readonly attacker: CardId | null;
}

/** Where a destroyed unit goes: as usual, as usual with a wound healed, or under its destroyer. */
export type Collecting = 'magic' | 'heal' | 'under';

export interface Ability {
  /** One given for a while adds nothing to the unit's own of the same name (SUM G12). */
  readonly id: string;
  /** Cited where the ability takes effect. */
  readonly rule: Rule;
  /** More dice for its own attack on the target. */
  readonly attack?: (w: World, self: CardId, target: CardId) => number;
  /** More dice for attacks of its controller's other units. */
  readonly leads?: (w: World, self: CardId, attacker: CardId, target: CardId) => number;
  /** More squares in its controller's Movement phase. */
  readonly steps?: (w: World, self: CardId) => number;
  /** Using those squares forbids any further move in the phase. */
  readonly movesAlone?: boolean;
  readonly ranged?: (w: World, self: CardId) => boolean;
  /** It attacks diagonally too: any card at most this many squares away, counted as steps of a move (SUM 10.10.2, 10.10.3). */
  readonly attacksWithin?: number;
  /** Its attack wounds once for each die it would roll, and nothing is rolled (SUM 10.7.5). */
  readonly precise?: boolean;
  /** An attack on it wounds once for each die that would be rolled, and nothing is rolled (SUM 10.7.5). */
  readonly sluggish?: boolean;
  /** Moving onto or off a vine wall gives it something (SUM F17). */
  readonly rousedByVines?: boolean;
  /** Leaves vine walls without a roll (SUM F4). */
  readonly freeOfVines?: boolean;
  /** Units it may move through. */
  readonly through?: (w: World, self: CardId, other: CardId) => boolean;
  /** Marks it gets as a turn begins (SUM C2). */
  readonly snapshot?: (w: World, self: CardId) => number;
  /** Whether another unit starts the turn stunned by it. */
  readonly stuns?: (w: World, self: CardId, other: CardId) => boolean;
  /** More units to move, as its controller's turn begins. */
  readonly moreMoves?: (w: World, self: CardId) => number;
  /** It cannot be moved by anyone. */
  readonly refusesMove?: (w: World, self: CardId, at: Square) => No | null;
  /** It cannot be placed or swapped by anyone. */
  readonly refusesPlacing?: (w: World, self: CardId) => No | null;
  /** It cannot be attacked by this unit. */
  readonly refusesAttack?: (w: World, self: CardId, attacker: CardId) => No | null;
  /** The least roll that wounds it in an attack by this side. */
  readonly needs?: (w: World, self: CardId, by: Side) => number;
  /** In an attack on it one die is ignored. */
  readonly ignoresDie?: (w: World, self: CardId) => boolean;
  /** Cards under it that may be given up to prevent wounds. */
  readonly prevents?: (w: World, self: CardId) => readonly CardId[];
  /** Whether its attack may take control of the target instead of destroying it. */
  readonly captures?: (w: World, self: CardId, target: CardId) => boolean;
  /** Where units destroyed by its attacks go: the choices; a single one is no choice. */
  readonly collects?: (w: World, self: CardId, fallen: Fallen) => readonly Collecting[];
  /** It may attack all of these in one go instead of one target. */
  readonly assault?: (w: World, self: CardId) => CardId[];
  /** A unit has made a step to a square beside it. */
  readonly neighbourStepped?: (w: World, self: CardId, mover: CardId) => Call<unknown> | null;
  /** A unit is destroyed; asked just before it is removed, run after (SUM F15). */
  readonly whenDestroyed?: (w: World, self: CardId, fallen: Fallen) => Call<unknown> | null;
  readonly uses?: readonly Use[];
}

/** What a lasting effect changes while it lasts. */
export interface LastingRules {
  readonly grants?: (w: World, lasting: Lasting, unit: CardId) => Ability | null;
  readonly leads?: (w: World, lasting: Lasting, attacker: CardId, target: CardId) => number;
  readonly refusesSpending?: (w: World, lasting: Lasting, side: Side) => No | null;
  readonly abilityCost?: (w: World, lasting: Lasting, side: Side, cost: number) => number;
  readonly steps?: (w: World, lasting: Lasting, unit: CardId) => number;
  /** The most squares a unit may go in the Movement phase. */
  readonly stepCap?: (w: World, lasting: Lasting, unit: CardId) => number;
  readonly refusesAttack?: (w: World, lasting: Lasting, attacker: CardId, target: CardId) => No | null;
  /** Squares a unit may be placed on instead of its move. */
  readonly insteadOfMove?: (w: World, lasting: Lasting, unit: CardId) => readonly Square[];
  readonly atTurnEnd?: (w: World, lasting: Lasting) => Call<unknown> | null;
  readonly rule: Rule;
}

export interface UnitDefinition {
  readonly type: 'unit';
  readonly id: string;
  readonly faction: FactionId;
  readonly kind: UnitKind;
  readonly cost: number;
  readonly attack: number;
  readonly ranged: boolean;
  readonly life: number;
  readonly ability: Ability;
  /** The same as a list, made once. */
  readonly abilities: readonly Ability[];
  readonly lasting: LastingRules | null;
  readonly words: BothLanguages<CardWords & { readonly ability: string }>;
}

export interface Reaction {
  /** Whether the fall of this card lets its former controller play the event. Public: it must not look at hands. */
  readonly reactsTo: (w: World, fallen: Fallen) => boolean;
  readonly respond: (side: Side, card: CardId, fallen: Fallen) => Call<unknown>;
}

export interface EventDefinition {
  readonly type: 'event';
  readonly id: string;
  readonly faction: FactionId;
  /** Played when a unit falls, not in the Events phase (SUM C14). */
  readonly reaction: Reaction | null;
  readonly rule: Rule;
  /** Why it cannot be played now, or null (SUM 7.3.6, C15). */
  readonly refusal: (w: World, side: Side, card: CardId) => No | null;
  /** Null for an event that only answers. */
  readonly play: ((side: Side, card: CardId) => Call<unknown>) | null;
  readonly lasting: LastingRules | null;
  readonly words: BothLanguages<CardWords>;
}

export interface WallDefinition {
  readonly type: 'wall' | 'vine';
  readonly id: string;
  readonly faction: FactionId;
  readonly life: number;
  readonly lasting: null;
  readonly words: BothLanguages<CardWords>;
}

export type CardDefinition = UnitDefinition | EventDefinition | WallDefinition;

/** A unit of any deck that belongs to no faction (SUM 11.2.3). */
export const MERCENARY: FactionId = 'mercenary';

/** One starting card on the reference card's grid: column 1 to 6 from its owner's left, row 1 is the back row. */
export interface SetupCard {
  readonly card: string;
  readonly column: number;
  readonly row: number;
}

/** How far a number of the box is known: read from the cards, from one listing, or assumed. */
export type Certainty = 'sure' | 'listed' | 'assumed';

/** What a faction's deck holds and how it starts. */
export interface DeckList {
  readonly champions: readonly string[];
  readonly commons: { readonly [card: string]: number };
  readonly events: { readonly [card: string]: number };
  readonly setup: readonly SetupCard[];
  readonly vineWalls: number;
  readonly certainty: { readonly commons: Certainty; readonly events: Certainty; readonly setup: Certainty };
}

export interface Faction {
  readonly id: FactionId;
  readonly summoner: string;
  readonly cards: readonly CardDefinition[];
  readonly list: DeckList;
  readonly words: BothLanguages<string>;
}
