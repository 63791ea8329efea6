/** What an attachment would do for its bearer. */
import { has, isWeapon } from '../../rules/abilities.ts';
import type { Ability, Definition } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { friends, supposing } from '../../rules/queries.ts';
import { isFactor } from '../../rules/givers.ts';
import { bearerOf, vehicleOf } from '../../rules/status.ts';
import type { CardId, Tactic, World } from '../../rules/state.ts';
import { CURSES } from '../curses.ts';
import { factorWorth } from '../measure.ts';
import { foundOf, kept } from '../found.ts';
import type { Might } from '../might.ts';
import { bestWeapon, imagined, weaponBonus } from '../odds.ts';
import { danger, reachOf, type Outlook } from '../outlook.ts';
import { aidOf, isForOthers } from '../worth.ts';
import { SPARE } from './scale.ts';
import { cardOf, type Played } from './tried.ts';

/**
 * What an attachment does for its bearer: ratings, abilities that he has not `had` as two each, and what it can be used for by those who
 * may. Null where it cannot be told.
 */
function boonOf({ gives, grants, uses }: Definition, own: boolean, had: (ability: Ability) => boolean): number | null {
  let sum = 0;
  for (const { ratings, layer, to } of gives)
    if (to.who === 'bearer') sum += isFactor(layer) ? factorWorth(ratings) : ratings[0] + ratings[1] + ratings[2];
    else if (to.who === 'opponent' && layer === 'add') sum -= ratings[0] + ratings[1] + ratings[2];
  for (const { ability, to } of grants) if (to.who === 'bearer') sum += CURSES.has(ability) ? -3 : had(ability) ? 0 : 2;
  for (const { byBearer } of uses) sum += own || byBearer === true ? 1.5 : -1.5;
  return gives.length + grants.length + uses.length === 0 ? null : sum;
}
export function attaching(outlook: Outlook, move: Played & { on: CardId }, actions: number): number {
  const { w, seat } = outlook;
  const { def } = w.cards[cardOf(move)]!;
  return kept(foundOf(w).borne, (def * 4096 + move.on) * 8 + seat, () => worthBorne(outlook, move, actions));
}
function worthBorne(outlook: Outlook, move: Played & { on: CardId }, actions: number): number {
  const { w, seat, mights } = outlook;
  const card = cardOf(move),
    { on } = move,
    bearer = bearerOf(w, on);
  if (bearer === null) return 0.4;
  const own = friends(w, w.cards[bearer]!.by, seat);
  const definition = feltBy(outlook, card, bearer);
  const limits = limitsOf(outlook, card, on, bearer);
  const effect =
    boonOf(definition, own, ability => has(w, bearer, ability, null)) ?? (definition.gives === definitionOf(w, card).gives ? null : 0);
  // Some of it may be for the others beside him; whom it reaches may depend on who bears it.
  const borne = [...definition.gives, ...definition.grants].some(({ to }) => isForOthers(to))
    ? supposing(w, card, { zone: 'attached', host: on, by: seat })
    : w;
  const aid = aidOf(borne, card, seat, mights) * (own ? 1 : -1);
  const boon = effect === null && limits === 0 && aid === 0 ? null : (effect ?? 0) + limits + aid;
  if (boon === null) return own ? 0.4 : 0.2;
  if (own ? boon <= 0 : boon >= 0) return 0;
  if (own && isWasted(outlook, card, on)) return 0;
  const might = mights.find(({ id }) => id === bearer);
  if (!might) return SPARE;
  const better = own ? armed(w, might, definition) : might;
  // A weapon he has no use for: he has a better one, or sits in a vehicle.
  if (own && isWeapon(definition) && definition.grants.length === 0) {
    const isArmed = bestWeapon(w, bearer, 'fight') !== null || bestWeapon(w, bearer, 'shoot') !== null;
    if (vehicleOf(w, bearer) !== null || (isArmed && better.fight + better.shoot <= might.fight + might.shoot)) return 0;
  }
  const gain = own ? prowess(outlook, better) - prowess(outlook, might) : -boon / 2;
  // What is for combat, on somebody who can do no more with it than without, and is no safer: another has more use for it, or it waits.
  const isIdle =
    own &&
    gain <= 0 &&
    definition.gives.length > 0 &&
    definition.grants.length + definition.uses.length === 0 &&
    mights.some(({ id }) => outlook.isEnemy(id));
  const leaves = own && isWeapon(definition) && ARMS.some(tactic => hasParts(w, bestWeapon(w, bearer, tactic)));
  return (
    ((isIdle || leaves ? 0.4 : 1) * Math.min(4, 0.2 + Math.min(4, Math.abs(boon)) / 8 + gain / 2) * (might.wounded && own ? 0.5 : 1)) /
    Math.max(1, actions)
  );
}
const ARMS: readonly Tactic[] = ['fight', 'shoot'];
/** A weapon with something on it: with another in hand that is of no use. */
const hasParts = (w: World, weapon: CardId | null): boolean => weapon !== null && w.cards[weapon]!.gear.length > 0;
/** What it would say of attacks: two for each enemy it keeps from him at the most, and as much the other way if it keeps him from attacking. */
function limitsOf({ w, seat, mights }: Outlook, card: CardId, on: CardId, bearer: CardId): number {
  const { forbids, tolls, levies } = definitionOf(w, card);
  if (forbids === null && tolls === null && levies === null) return 0;
  const borne = supposing(w, card, { zone: 'attached', host: on, by: seat });
  const hinders = (attacker: CardId, defender: CardId): boolean =>
    (forbids?.(borne, card, attacker, defender) ?? null) !== null ||
    (tolls?.(borne, card, attacker, defender) ?? 0) + (levies?.(borne, card, attacker, defender) ?? 0) > 0;
  const enemies = mights.filter(({ id }) => !friends(w, w.cards[id]!.by, w.cards[bearer]!.by));
  return (enemies.some(({ id }) => hinders(id, bearer)) ? 2 : 0) - (enemies.some(({ id }) => hinders(bearer, id)) ? 2 : 0);
}
/** The card with what it would do for this bearer against those who are there: some work only against some. */
function feltBy({ w, mights }: Outlook, card: CardId, bearer: CardId): Definition {
  const definition = definitionOf(w, card);
  if (!definition.gives.some(({ to }) => to.fits)) return definition;
  const foe = mights.find(({ id }) => !friends(w, w.cards[id]!.by, w.cards[bearer]!.by));
  if (!foe) return definition;
  const fight = imagined(w, { attacker: bearer, defender: foe.id, tactic: 'fight' });
  return { ...definition, gives: definition.gives.filter(({ to }) => !to.fits || to.fits(w, card, bearer, fight)) };
}
/** A vehicle nobody can board, a part for a weapon that stays outside, the same again, or a hiding-place for the last one who can fight. */
function isWasted(outlook: Outlook, card: CardId, on: CardId): boolean {
  const { w } = outlook;
  const bearer = bearerOf(w, on);
  const { labels, grants } = definitionOf(w, card);
  const { covered, gear } = w.cards[bearer!]!;
  if (labels.includes('vehicle') && covered) return true;
  const vehicle = vehicleOf(w, bearer!);
  if (on !== bearer && vehicle !== null && vehicle !== on) return true;
  if (isWeapon(definitionOf(w, card)) && gear.some(other => w.cards[other]!.def === w.cards[card]!.def)) return true;
  return grants.some(({ ability }) => ability === 'lurking') && outlook.mights.filter(({ id }) => outlook.owns(id)).length < 2;
}
/** What he could do to the others, less what they could do to him, in points. */
const prowess = ({ w, mights }: Outlook, might: Might): number => {
  const sides = { w, mights, seat: w.cards[might.id]!.by };
  return reachOf(sides, might) - danger(sides, might);
};
/** His strength with one more card on him. A weapon counts for as much as it is better than the one he has. */
function armed(w: World, might: Might, { gives, labels }: Definition): Might {
  const add: [number, number, number] = [0, 0, 0];
  for (const { ratings, layer, to } of gives)
    if (to.who === 'bearer')
      for (const rating of [0, 1, 2] as const)
        add[rating] += isFactor(layer) ? (ratings[rating] - 1) * [might.fight, might.shoot, might.armour][rating]! : ratings[rating];
    else if (to.who === 'opponent' && layer === 'add') {
      // What it takes from the one who fights him.
      add[0] -= ratings[2];
      add[1] -= ratings[2];
      add[2] -= Math.min(0, ratings[0], ratings[1]);
    }
  const has = (tactic: Tactic): number => {
    const weapon = bestWeapon(w, might.id, tactic);
    return weapon === null ? 0 : weaponBonus(w, weapon, tactic);
  };
  if (labels.includes('bothWeapon') || labels.includes('fightWeapon')) add[0] = Math.max(0, add[0] - has('fight'));
  if (labels.includes('bothWeapon') || labels.includes('shootWeapon')) add[1] = Math.max(0, add[1] - has('shoot'));
  return { ...might, fight: might.fight + add[0], shoot: might.shoot + add[1], armour: might.armour + add[2] };
}
