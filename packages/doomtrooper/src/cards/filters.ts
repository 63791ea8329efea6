/** Words for which cards or players are meant. They fit targets (`targets.ts`) and whom a working card reaches. */
import type { Seat } from '@kolbiste/engine';
import { has, opponentIn } from '../rules/abilities.ts';
import { friends, poolOf } from '../rules/queries.ts';
import { keepsPoints } from '../rules/banking.ts';
import { affiliationOf, bearerOf, isFollower, hasLabel, isKind } from '../rules/status.ts';
import type { CardId, Tactic, World } from '../rules/state.ts';
import { ratingOf } from '../rules/values.ts';
import { bitsOf } from './define.ts';
import type { Affiliations, Filter, PlayerFilter, To } from './form.ts';
import { definitionOf } from './registry.ts';
import { CORPORATIONS, VALUE, type Ability, type Apostle, type CardType, type Label } from './vocabulary.ts';

type Fact = (world: World, id: CardId) => boolean;

// Facts of a card.

export const ofType =
  (...types: readonly CardType[]): Fact =>
  (w, id) =>
    types.includes(definitionOf(w, id).type);
export const ofKind =
  (kind: string): Fact =>
  (w, id) =>
    isKind(w, id, kind);
export const labelled =
  (label: Label): Fact =>
  (w, id) =>
    hasLabel(w, id, label);
export const belongsTo = (affiliation: Affiliations): Fact => {
  const bits = bitsOf(affiliation);
  return (w, id) => (affiliationOf(w, id) & bits) !== 0;
};
export const followerOfApostle =
  (apostle: Apostle): Fact =>
  (w, id) =>
    isFollower(w, id, apostle);
/** Has an ability now, from wherever. */
export const able =
  (ability: Ability): Fact =>
  (w, id) =>
    has(w, id, ability, null);
/** Of a corporation. */
export const isCorporate: Fact = (w, id) => (affiliationOf(w, id) & CORPORATIONS) !== 0;
export const isPersonality: Fact = (w, id) => definitionOf(w, id).personality;
export const isCovered: Fact = (w, id) => w.cards[id]!.covered;
/** Of this Value or less. */
export const worthAtMost =
  (value: number): Fact =>
  (w, id) =>
    ratingOf(w, id, VALUE, null) <= value;
export const bearsRelic: Fact = (w, id) => w.cards[id]!.gear.some(card => definitionOf(w, card).type === 'relic');
export const isBorne: Fact = (w, id) => bearerOf(w, id) !== null;

// What it is to the one who asks.

export const isYours: Filter = (w, id, { seat }) => w.cards[id]!.by === seat;
export const isAnothers: Filter = (w, id, { seat }) => w.cards[id]!.by !== seat;
/** Not a team-mate's either. */
export const isOpponents: Filter = (w, id, { seat }) => !friends(w, w.cards[id]!.by, seat);
/** Not the card that asks. */
export const isAnother: Filter = (_, id, { self }) => id !== self;
/** Of the same player, in the same area as the card that asks. */
export const isBeside: Filter = (w, id, { self }) => w.cards[id]!.by === w.cards[self]!.by && w.cards[id]!.zone === w.cards[self]!.zone;
export const isAttacking: Filter = (_, id, { fight }) => fight?.attacker === id;
export const isDefending: Filter = (_, id, { fight }) => fight?.defender === id;
/** Attacker or defender, no reinforcement. */
export const isMain: Filter = (_, id, { fight }) => fight?.attacker === id || fight?.defender === id;
/** In a combat against such an opponent. */
export const against =
  (...filters: readonly Filter[]): Filter =>
  (w, id, asking) => {
    const opponent = asking.fight === null ? null : opponentIn(w, asking.fight, id);
    return opponent !== null && filters.every(filter => filter(w, opponent, asking));
  };
export const inTactic =
  (tactic: Tactic): Filter =>
  (_, __, { fight }) =>
    fight?.tactic === tactic;
/** Fights with a weapon of this kind. */
export const uses =
  (kind: string): Filter =>
  (w, id, { fight }) =>
    fight !== null && fight.weapons.some(weapon => weapon !== null && bearerOf(w, weapon) === id && isKind(w, weapon, kind));
/** A weapon that is used in the combat. */
export const isInUse: Filter = (_, id, { fight }) => fight !== null && fight.weapons.includes(id);

// Put together.

export const not =
  (filter: Filter): Filter =>
  (w, id, asking) =>
    !filter(w, id, asking);
export const either =
  (...filters: readonly Filter[]): Filter =>
  (w, id, asking) =>
    filters.some(filter => filter(w, id, asking));

// Players.

export const hasHand = (w: World, player: Seat): boolean => w.sides[player]!.hand.length > 0;
/** Has points that can be taken from him. */
export const hasDestiny: PlayerFilter = (w, player, { seat }) => poolOf(w, player) > 0 && !keepsPoints(w, player, seat);
export const hasVictory: PlayerFilter = (w, player, { seat }) => w.sides[player]!.victory > 0 && !keepsPoints(w, player, seat);

// Whom a working card reaches.

export const toBearer = (...where: readonly Filter[]): To => ({ who: 'bearer', where });
export const toItself = (...where: readonly Filter[]): To => ({ who: 'self', where });
/** To those who fight its bearer. */
export const toOpponent = (...where: readonly Filter[]): To => ({ who: 'opponent', where });
export const toYours = (...where: readonly Filter[]): To => ({ who: 'yours', where });
export const toYourOthers = (...where: readonly Filter[]): To => ({ who: 'yours', exceptSelf: true, where });
export const toAll = (...where: readonly Filter[]): To => ({ who: 'all', where });
export const toAllOthers = (...where: readonly Filter[]): To => ({ who: 'all', exceptSelf: true, where });
export const toDefender = (...where: readonly Filter[]): To => ({ who: 'defender', where });
export const toCombatants = (...where: readonly Filter[]): To => ({ who: 'combatants', where });
