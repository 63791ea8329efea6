/** Verbs that cards are made of: `effect: healTarget()`. Each is an effect, or makes one; `[a, b]` does one after the other. */
import type { Seat } from '@kolbiste/engine';
import {
  attach,
  breakOff,
  cover,
  discard,
  discardFromHand,
  gainDestiny,
  heal,
  last,
  place,
  reattach,
  strengthen,
  takeDestiny,
  takeVictory,
  toHand,
} from '../rules/atoms.ts';
import type { Rule } from '../rules/rule.ts';
import { carrierOf } from '../rules/status.ts';
import { topFight } from '../rules/queries.ts';
import { type CardId } from '../rules/state.ts';
import { changeOf } from './define.ts';
import type { Effect, Play, Strength } from './form.ts';
import type { Ability } from './vocabulary.ts';

/** How long it lasts. */
export type Lasting = 'thisCombat' | 'untilYourNextTurn' | 'forGood';
const lasts = ({ fight, seat }: Play, lasting: Lasting): { readonly fight?: number; readonly until?: Seat } =>
  lasting === 'thisCombat' ? { fight } : lasting === 'untilYourNextTurn' ? { until: seat } : {};

const bearer = ({ world, self }: Play): CardId => carrierOf(world, self);

// Strength and abilities.

const strengthenWhom =
  (whom: (play: Play) => CardId) =>
  (ratings: Strength, lasting: Lasting = 'thisCombat', rule: Rule = 'DOT 24.5.14'): Effect =>
  play =>
    strengthen(play.g, play.play, { on: whom(play), ratings: changeOf(ratings) }, { ...lasts(play, lasting), rule });
const ofTarget = strengthenWhom(({ target }) => target);
export const strengthenTarget = (ratings: Strength, lasting: Lasting = 'thisCombat', rule?: Rule): Effect =>
  Object.assign(ofTarget(ratings, lasting, rule), lasting === 'thisCombat' && { adds: ratings });
/** The warrior himself, where the card is a warrior. */
export const strengthenBearer = strengthenWhom(bearer);

const grantWhom =
  (whom: (play: Play) => CardId) =>
  (ability: Ability, lasting: Lasting, rule: Rule): Effect =>
  play =>
    last(play.g, play.play, { what: 'ability', on: whom(play), ability }, { ...lasts(play, lasting), rule });
export const grantTarget = grantWhom(({ target }) => target);
export const grantCaster = grantWhom(({ caster }) => caster);

// Where cards go.

export const attachToTarget =
  (rule: Rule = 'DOT 19.1'): Effect =>
  ({ g, self, target, seat }) =>
    attach(g, self, { host: target, by: seat, rule });
/** The card goes from its bearer to the target. */
export const moveToTarget =
  (rule: Rule): Effect =>
  ({ g, self, target }) =>
    reattach(g, self, target, rule);
export const placeInArea =
  (rule: Rule): Effect =>
  ({ g, self, seat, area }) =>
    place(g, self, { by: seat, area, at: seat, rule });
/** It lies before its player, and stays. */
export const placeOnYou =
  (rule: Rule = 'DOT 19.2'): Effect =>
  ({ g, self, seat }) =>
    place(g, self, { by: seat, area: 'player', at: seat, rule });
export const placeOnTargetPlayer =
  (rule: Rule = 'DOT 19.2'): Effect =>
  ({ g, self, seat, player }) =>
    place(g, self, { by: seat, area: 'player', at: player, rule });
/** It lies on the table for all. */
export const placeOnTable =
  (rule: Rule = 'DOT 19.2'): Effect =>
  ({ g, self, seat }) =>
    place(g, self, { by: seat, area: 'table', at: null, rule });
export const discardTarget =
  (rule: Rule = 'DOT 37.10'): Effect =>
  ({ g, target }) =>
    discard(g, target, rule);
export const discardSelf =
  (rule: Rule = 'DOT 37.10'): Effect =>
  ({ g, self }) =>
    discard(g, self, rule);
/** Of the player it is aimed at. */
export const discardHand: Effect = ({ g, world, player }) => discardFromHand(g, player, world.sides[player]!.hand.slice(), 'DOT 37.10');
export const returnTarget =
  (rule: Rule = 'DOT 37.15'): Effect =>
  ({ g, target }) =>
    void toHand(g, target, rule);

// Wounds and cover.

export const healTarget =
  (rule: Rule = 'DOT 7.24'): Effect =>
  ({ g, target }) =>
    heal(g, target, rule);
export const healSelf =
  (rule: Rule = 'DOT 7.24'): Effect =>
  ({ g, self }) =>
    heal(g, self, rule);
export const healBearer =
  (rule: Rule = 'DOT 7.24'): Effect =>
  play =>
    heal(play.g, bearer(play), rule);
export const coverTarget =
  (rule: Rule = 'DOT 9.3'): Effect =>
  ({ g, target }) =>
    cover(g, target, rule);
export const coverSelf =
  (rule: Rule = 'DOT 9.3'): Effect =>
  ({ g, self }) =>
    cover(g, self, rule);

// Points.

export const gainDestinyPoints =
  (n: number, rule: Rule = 'DOT 3.32'): Effect =>
  ({ g, seat }) =>
    gainDestiny(g, seat, n, { cause: 'card', rule });
/** Of the player it is aimed at. */
export const takeDestinyPoints =
  (n: number): Effect =>
  ({ g, seat, player }) =>
    void takeDestiny(g, { from: player, by: seat }, n, 'DOT 3.32');
export const takeVictoryPoints =
  (n: number): Effect =>
  ({ g, seat, player }) =>
    void takeVictory(g, { from: player, by: seat }, n, 'DOT 1.13');
// Combat.

export const endCombat: Effect = ({ world }) => {
  breakOff(topFight(world)!);
};
