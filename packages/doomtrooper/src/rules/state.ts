/** The state of a game of Doomtrooper: plain data. What follows from it is asked of `queries.ts`, `status.ts`, `abilities.ts` and `values.ts`. */
import type { Outcome, Seat } from '@kolbiste/engine';
import type { ProfileName } from './profiles/index.ts';
import { cloneCard, type Card, type CardId } from './state/card.ts';
import { cloneFight, cloneHarm, cloneOrder, type Fight, type Harm, type Order } from './state/combat.ts';
import type { Effect } from './state/effect.ts';
import {
  cloneAnnounced,
  cloneAward,
  clonePool,
  type Announced,
  type Award,
  type Claim,
  type Happening,
  type Loss,
  type Pool,
  type Proposal,
  type Secret,
} from './state/pending.ts';
import { cloneSide, type Side } from './state/side.ts';

export { isAtRest, isInPlay, newCard, type Area, type Card, type CardId, type Zone } from './state/card.ts';
export {
  newFight,
  type Cast,
  type Copy,
  type Felled,
  type Fight,
  type Harm,
  type Hurt,
  type Order,
  type Paired,
  type Phase,
  type Spoil,
  type Tactic,
} from './state/combat.ts';
export type { Effect, Lasting, Lock, Note, Term, Watch } from './state/effect.ts';
export type { Announced, Award, Claim, Happening, Loss, Pool, Proposal, Secret } from './state/pending.ts';
export { newSide, type Side } from './state/side.ts';

/** A card that only this seat sees now. */
export interface Sight {
  readonly seat: Seat;
  readonly card: CardId;
}

export interface World {
  readonly profile: ProfileName;
  readonly target: number;
  readonly mode: 'duel' | 'everybody' | 'targets' | 'teams' | 'cartel';
  readonly house: House;
  readonly turn: number;
  readonly active: Seat;
  readonly step: 'opening' | 'start' | 'draw' | 'actions' | 'discard' | 'end' | 'between';
  /** Whether somebody's first warrior has opened the Stations (DOT 20.8t). */
  readonly opened: boolean;
  readonly stamp: number;
  readonly fightCount: number;
  readonly cards: readonly Card[];
  readonly sides: readonly Side[];
  /** Everything on the table, in order of coming. Replaced, never changed in place: what was found out about it holds as long as it is the same list. */
  readonly play: readonly CardId[];
  readonly effects: readonly Effect[];
  readonly fights: readonly Fight[];
  readonly harms: readonly Harm[];
  readonly awards: readonly Award[];
  readonly announced: readonly Announced[];
  readonly pools: readonly Pool[];
  readonly orders: readonly Order[];
  readonly secrets: readonly Secret[];
  /** Whose card or ability was carried out last. */
  readonly doer: Seat | null;
  /** The card whose effect was carried out last, by its definition. */
  readonly deed: number | null;
  /** Cards that somebody is being shown. */
  readonly shown: readonly Sight[];
  /** The seats clockwise, as the players sit now. */
  readonly around: readonly Seat[];
  /** Cards that are not as printed: `stripped` and `copies` say how. */
  readonly altered: readonly CardId[];
  /** Whose hands lie open to everybody. */
  readonly open: readonly Seat[];
  /** Turns left after time ran out or after a tie; null when the game is not in its last turns. */
  readonly lastTurns: number | null;
  readonly lastTurnsWhy: 'time' | 'tie';
  /** Whether the position was ever changed by consent: such games are marked. */
  readonly judged: boolean;
  readonly proposal: Proposal | null;
  /** Cards in discard piles that can be used there and whose owners know where they are [DR-130]. */
  readonly known: readonly CardId[];
  readonly losses: readonly Loss[];
  readonly happenings: readonly Happening[];
  readonly claim: Claim | null;
  readonly ended: Outcome | null;
}

/** Table options that the rules read while playing. */
export interface House {
  readonly cardinal: boolean;
  /** Turns after which time is up (DOT 1.6t); 0 for none. */
  readonly turnLimit: number;
  readonly timeTie: 'extraTurns' | 'draw';
  /** Whether the list of restricted cards holds [DR-101]. */
  readonly restricted: boolean;
  /** Only capable warriors sabotage in the standard profile [DR-87]. */
  readonly capableSaboteurs: boolean;
  readonly ante: 'off' | 'top' | 'vote';
  /** Whether players may propose a change of the position [DR-100]. */
  readonly judge: boolean;
  /** The seat that decides about it alone, or an official of the club, who has no seat; null where all must agree. */
  readonly arbiter: Seat | 'official' | null;
}

export function cloneWorld(w: World): World {
  return {
    profile: w.profile,
    target: w.target,
    mode: w.mode,
    house: w.house,
    turn: w.turn,
    active: w.active,
    step: w.step,
    opened: w.opened,
    stamp: w.stamp,
    fightCount: w.fightCount,
    cards: w.cards.map(cloneCard),
    sides: w.sides.map(cloneSide),
    play: w.play, // replaced, never changed in place: copies may share it
    effects: w.effects.slice(),
    fights: w.fights.map(cloneFight),
    harms: w.harms.map(cloneHarm),
    awards: w.awards.map(cloneAward),
    announced: w.announced.map(cloneAnnounced),
    pools: w.pools.map(clonePool),
    orders: w.orders.map(cloneOrder),
    secrets: w.secrets.slice(),
    doer: w.doer,
    deed: w.deed,
    shown: w.shown.slice(),
    around: w.around,
    altered: w.altered,
    open: w.open,
    lastTurns: w.lastTurns,
    lastTurnsWhy: w.lastTurnsWhy,
    judged: w.judged,
    proposal: w.proposal,
    known: w.known,
    losses: w.losses.slice(),
    happenings: w.happenings.slice(),
    claim: w.claim,
    ended: w.ended,
  };
}
