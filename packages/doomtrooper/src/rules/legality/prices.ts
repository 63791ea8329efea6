/** What a card or ability costs, in actions and destiny points, and what comes free. */
import { priceOf } from '../values.ts';
import { giversOf } from '../givers.ts';
import { no, type Seat } from '@kolbiste/engine';
import { AFFILIATION, type Definition, type Move } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { has } from '../abilities.ts';
import { feeFor } from '../combat/pairing.ts';
import { destinyOf, topFight } from '../queries.ts';
import type { CardId, Fight, World } from '../state.ts';
import { affiliationOf, bearerOf, isFollower, hasLabel, isThere, warriorsOf, isKind } from '../status.ts';
import { mostMeans } from '../art-means.ts';
import type { Rule } from '../rule.ts';
import type { Attempt } from './aim.ts';
import type { Reason } from './moment.ts';
import { attackBar, attackTokens, peacefulTokens } from './tokens.ts';

/** Actions and destiny points. */
export function costRefusal(w: World, attempt: Attempt): Reason {
  const { seat, move, definition } = attempt;
  const pool = attempt.scope.pool !== null ? w.pools[attempt.scope.pool]! : null;
  if (move.actions > 0) {
    if (pool === null && !attempt.scope.prepaid && !isGiftForFree(w, attempt)) return no(actionRule(attempt), 'needsAction');
    const refused =
      pool === null ? null : move.attack ? attackTokens(w, pool, move.actions) : peacefulTokens(pool, move.actions, actionRule(attempt));
    if (refused) return refused;
  } else if (move.attack && pool !== null) {
    const barred = attackBar(w, pool.seat);
    if (barred) return barred;
  }
  // Of several casters the cheapest will do; who he is is asked later.
  const destiny = attempt.use === null && definition.aspect !== null ? Math.ceil(move.destiny / MOST_WORTH) : priceFor(w, attempt);
  const cut =
    move.destiny + (move.per?.step ?? 0) > 1 && definition.aspect !== null && w.effects.some(({ what }) => what === 'proficient') ? 1 : 0;
  const step = move.per && !move.per.none ? move.per.step : 0;
  const price =
    destiny +
    (definition.aspect === null ? step : Math.ceil(step / MOST_WORTH)) +
    (move.sums ? Math.ceil(Math.min(...move.sums) / MOST_WORTH) : 0) -
    cut;
  const means = attempt.use === null && definition.aspect !== null ? mostMeans(w, seat) : destinyOf(w, seat);
  return price > means ? no(definition.type === 'warrior' ? 'DOT 8.7' : 'DOT 3.32', 'destiny', { cost: price, destiny: means }) : null;
}
/** What says that it takes actions: the chapter of its type, the special itself, or the ability (DOT 7.24). */
export const actionRule = ({ use, move }: Pick<Attempt, 'use' | 'move'>): Rule => (use === null ? (move.rule ?? 'DOT 22.1') : 'DOT 7.24');
/** Gifts, equipment and KI powers that somebody may take at any time without an action. */
export const takesForFree = (w: World, definition: Definition, on: CardId): boolean =>
  definition.type === 'symmetry'
    ? has(w, on, 'freeGifts', topFight(w)) || (definition.needs.gift === 'algeroth' && has(w, on, 'freeAlgeroth', null))
    : definition.type === 'ki'
      ? has(w, on, 'freeKi', null)
      : definition.type === 'equipment' && (has(w, on, 'freeEquipment', topFight(w)) || byTechnician(w, definition, on));
/** Cybertronic equipment from a technician's hands: to whomever, even who may not have it (DOT 36.1). */
export const byTechnician = (w: World, definition: Definition, on: CardId): boolean =>
  definition.type === 'equipment' && (definition.affiliation & AFFILIATION.cybertronic) !== 0 && has(w, on, 'freeCybertronics', null);
export const hasQuartermaster = (w: World, seat: Seat): boolean => {
  for (const id of w.play) if (w.cards[id]!.by === seat && hasLabel(w, id, 'quartermaster')) return true;
  return false;
};
/** Whether a card lets this warrior come at any time without an action. */
const isAdmitted = (w: World, seat: Seat, card: CardId): boolean =>
  giversOf(w).hosts.some(
    host => w.cards[host]!.by === seat && (definitionOf(w, host).admits?.(w, host, card) ?? false) && isThere(w, host),
  );
/** Whether any card in play lets somebody have equipment without an action: asked first, and often. */
const isGearFree = (w: World): boolean => {
  const { abilities } = giversOf(w);
  return abilities.has('freeEquipment') || abilities.has('freeCybertronics');
};
/** Whether a card on a Patriarch of the player makes his Rituals take an action less. */
const hasEase = (w: World, seat: Seat): boolean =>
  w.play.some(id => {
    if (w.cards[id]!.by !== seat || !hasLabel(w, id, 'easesRituals') || !isThere(w, id)) return false;
    const bearer = bearerOf(w, id);
    return bearer !== null && isKind(w, bearer, 'patriarch');
  });
export function isGiftForFree(w: World, { seat, card, definition }: Attempt): boolean {
  if (w.cards[card]!.zone !== 'hand') return false;
  if (definition.type === 'warrior') return isAdmitted(w, seat, card);
  if (definition.labels.includes('ritual')) return definition.play!.actions <= 1 && hasEase(w, seat);
  if (
    definition.type === 'equipment'
      ? definition.part !== null || !isGearFree(w)
      : definition.type !== 'symmetry' && definition.type !== 'ki'
  )
    return false;
  return warriorsOf(w, seat).some(id => takesForFree(w, definition, id));
}
/** What a target costs on top: by the card's text, by an ex-corporate mercenary, by whom an Apostle favours for a price. */
export function feeOf(w: World, { use, move, definition }: Pick<Attempt, 'use' | 'move' | 'definition'>, on: CardId | null): number {
  if (on === null) return 0;
  const fee = move.fee?.(w, on) ?? 0;
  if (use !== null || definition.after !== 'stays' || definitionOf(w, on).type !== 'warrior') return fee;
  if (exCorporate(w, definition, on) && !byTechnician(w, definition, on)) return fee + EX_CORPORATE_FEE;
  return definition.type === 'symmetry' && isDear(w, definition, on) ? fee + DEAR_GIFT : fee;
}
/** DOT 38.7: an attack without combat on a secondary target's warrior costs as much as a combat with him [DR-96]. */
export const strikingFee = (w: World, { seat, move }: Pick<Attempt, 'seat' | 'move'>, on: CardId | null): number =>
  on !== null && move.attack && !move.startsCombat ? feeFor(w, seat, w.cards[on]!.by) : 0;
const DEAR_GIFT = 5;
const isDear = (w: World, { needs: { gift } }: Definition, on: CardId): boolean =>
  gift !== undefined && gift !== 'generic' && !isFollower(w, on, gift) && has(w, on, 'dearGifts', null) && !has(w, on, 'anyGift', null);
/** DOT 32.31: an ex-corporate mercenary may use his old corporation's cards for 3 destiny points each. */
const EX_CORPORATE_FEE = 3;
export const exCorporate = (w: World, definition: Definition, on: CardId): boolean => {
  const { affiliation, abilities } = definitionOf(w, on);
  return (
    abilities.includes('freelancer') &&
    definition.needs.affiliation !== undefined &&
    (affiliation & definition.needs.affiliation) !== 0 &&
    (affiliationOf(w, on) & definition.needs.affiliation) === 0
  );
};
/** A caster whose spells cost less this turn. */
const isProficient = (w: World, caster: CardId): boolean =>
  w.effects.some(effect => effect.what === 'proficient' && effect.on === caster && effect.turn === w.turn);
/** A price or a step of strength as this caster pays it. */
export const costFor = (w: World, caster: CardId | null, cost: number): number =>
  cost > 1 && caster !== null && isProficient(w, caster) ? cost - 1 : cost;
/** What a card or its ability costs by itself; a warrior may come cheaper. */
export const priceFor = (w: World, { card, use, move, definition }: Pick<Attempt, 'card' | 'use' | 'move' | 'definition'>): number =>
  use !== null ? destinyFor(w, card, move) : definition.type === 'warrior' ? priceOf(w, card) : move.destiny;
/** What an ability costs: half where each point spent on the Dark Symmetry counts double. */
export const destinyFor = (w: World, id: CardId, move: Move): number =>
  move.destiny > 1 && definitionOf(w, id).type === 'symmetry' && has(w, bearerOf(w, id), 'doubleSymmetry', null)
    ? Math.ceil(move.destiny / 2)
    : move.destiny;
/** What each point this caster spends on the spell counts for: on all his Art, on one aspect, or against the followers of one Apostle. */
export function artWorth(w: World, caster: CardId | null, { aspect }: Pick<Definition, 'aspect'>, on: CardId | null): number {
  if (caster === null) return 1;
  const fight = topFight(w);
  if (aspect !== null && aspect !== 'any') {
    if (has(w, caster, `quintuples:${aspect}`, fight)) return MOST_WORTH;
    if (has(w, caster, `triples:${aspect}`, fight)) return 3;
  }
  const doubled =
    has(w, caster, 'doubleArt', null) ||
    (aspect !== null && aspect !== 'any' && has(w, caster, `doubles:${aspect}`, null)) ||
    (on !== null && APOSTLES.some(apostle => isFollower(w, on, apostle) && has(w, caster, `doublesAgainst:${apostle}`, null)));
  return (doubled ? 2 : 1) / (has(w, caster, 'dearArt', null) ? 2 : 1);
}
/** The most a point counts for anywhere. */
const MOST_WORTH = 5;
/** A spell's own price for this caster: half where each point he spends counts double. */
export const spellPrice = (
  w: World,
  caster: CardId,
  { definition, move }: Pick<Attempt, 'definition' | 'move'>,
  on: CardId | null,
): number => Math.ceil(costFor(w, caster, move.destiny) / artWorth(w, caster, definition, on));
/** What a step of its strength costs this caster. */
export const stepPrice = (
  w: World,
  caster: CardId | null,
  { definition, move }: Pick<Attempt, 'definition' | 'move'>,
  on: CardId | null,
): number => costFor(w, caster, move.per!.step) * (definition.aspect !== null && artWorth(w, caster, definition, on) < 1 ? 2 : 1);
/** The least that reaches a step. */
const leastStep = (w: World, caster: CardId, attempt: Pick<Attempt, 'definition' | 'move'>, on: CardId | null): number =>
  Math.ceil(stepPrice(w, caster, attempt, on) / Math.max(1, artWorth(w, caster, attempt.definition, on)));
/** The least this caster pays for the spell. */
export const castingPrice = (
  w: World,
  attempt: Pick<Attempt, 'definition' | 'move'>,
  caster: CardId,
  on: CardId | null,
  fight: Fight | null,
): number =>
  (castingFee(w, caster, attempt.definition, fight) ?? 0) +
  spellPrice(w, caster, attempt, on) +
  (attempt.move.per && !attempt.move.per.none ? leastStep(w, caster, attempt, on) : 0) +
  (attempt.move.sums ? Math.ceil(Math.min(...attempt.move.sums) / artWorth(w, caster, attempt.definition, on)) : 0);
/** What casting it costs him on top: nothing where he knows the aspect, else what a card asks; null where none lets him. */
export function castingFee(w: World, id: CardId, { aspect, casting }: Definition, fight: Fight | null): number | null {
  if (has(w, id, 'casts:all', fight)) return 0;
  if (aspect === 'any' ? ASPECTS.some(known => has(w, id, `casts:${known}`, fight)) : has(w, id, `casts:${aspect!}`, fight)) return 0;
  if (casting === 'personal' && has(w, id, 'castsPersonal', fight)) return 0;
  if (casting === 'any' && has(w, id, 'castsForTwo', fight)) return 2;
  return has(w, id, 'castsForThree', fight) ? 3 : null;
}
const APOSTLES = ['algeroth', 'semai', 'muawijhe', 'ilian', 'demnogonis'] as const;
const ASPECTS = ['changeling', 'elements', 'exorcism', 'kinetics', 'manipulation', 'mentalism', 'premonition', 'summoning'] as const;
