/** Warriors brought in, covered, moved and boarded, and the missions they are given. */
import { has } from '../../rules/abilities.ts';
import { definitionOf } from '../../cards/registry.ts';
import { totalOf } from '../../rules/outcome.ts';
import { destinyOf, friends, supposing } from '../../rules/queries.ts';
import { homeOf } from '../../rules/status.ts';
import type { CardId, World } from '../../rules/state.ts';
import { COVER_ARMOUR } from '../../rules/values.ts';
import { foundOf, kept } from '../found.ts';
import type { Might } from '../might.ts';
import { glance, mightOf } from '../odds.ts';
import { danger, reachOf, type Outlook } from '../outlook.ts';
import { aidOf } from '../worth.ts';
import { SPARE } from './scale.ts';
import { cardOf, type Played } from './tried.ts';

/** More in the bank than can be used. */
export const IDLE = 20;

/** A vehicle's bearer as he would be in it or beside it. */
function mightAboard(w: World, vehicle: CardId, aboard: boolean): Might {
  return kept(foundOf(w).aboard, 2 * vehicle + Number(aboard), () =>
    mightOf(supposing(w, vehicle, { inside: aboard }), w.cards[vehicle]!.host!),
  );
}
/** A warrior in hand as he would come. */
function mightArriving(w: World, id: CardId): Might {
  const { def, by } = w.cards[id]!;
  return { ...kept(foundOf(w).arrivals, 8 * def + by, () => mightOf(w, id)), id };
}
/** By how much its bearer is stronger in a vehicle than beside it. */
export function rideGain(w: World, vehicle: CardId): number {
  const strength = ({ fight, shoot, armour }: Might): number => Math.max(fight, shoot) + armour;
  return strength(mightAboard(w, vehicle, true)) - strength(mightAboard(w, vehicle, false));
}
/** A mission is for the player's own warrior, for one who can fulfil it: by the most it could earn him with somebody he could hit. */
export function mission({ w, seat, mights }: Outlook, move: Played): number {
  const id = cardOf(move);
  if (!('on' in move)) return friends(w, 'at' in move ? move.at : seat, seat) ? 0.7 : 0;
  const might = mights.find(other => other.id === move.on);
  if (!might || !friends(w, w.cards[move.on]!.by, seat)) return 0;
  let most = 0;
  for (const enemy of mights) {
    if (friends(w, w.cards[enemy.id]!.by, seat) || enemy.station !== might.station) continue;
    if (glance(w, might, enemy) <= 0.5) continue;
    const event = { type: 'killed', card: enemy.id, by: might.id, value: enemy.value, fight: 0, rule: 'DOT 24.6.5' } as const;
    const borne = supposing(w, id, { zone: 'attached', host: move.on, chosen: enemy.id });
    most = Math.max(most, definitionOf(w, id).mission!.on(borne, id, event)?.points ?? 0);
  }
  return most > 1 ? Math.min(3, most / 5) : 0;
}
/** This many points of rating for the others are worth as much as a point he could strike for himself. */
const AID = 5;
/** A warrior from hand: by what he could do where he will stand. Food for the others is brought in only when nobody else is there. */
export function bringing(outlook: Outlook, id: CardId, capable: number): number {
  const { w, seat, mights } = outlook;
  const might = { ...mightArriving(w, id), free: true, station: homeOf(w, id) === 'station' };
  const size = (Math.max(might.fight, might.shoot) + might.armour) / 8;
  // Who makes the others stronger comes when they are there.
  const use = size + aidOf(w, id, seat, mights) / AID + reachOf(outlook, might) / 2 - danger(outlook, might) / 2;
  if (capable === 0) return isFodder(outlook, id, might) ? SPARE : Math.max(1, 2 + use);
  // Where nobody is met he is of no use, unless he helps the others from there.
  const { gives, grants } = definitionOf(w, id);
  const meetsAny = (station: boolean): boolean =>
    mights.some(other => other.station === station && !friends(w, w.cards[other.id]!.by, seat));
  if (capable > 1 && !meetsAny(might.station) && meetsAny(!might.station) && ![...gives, ...grants].some(({ to }) => to.who === 'yours'))
    return 0;
  return Math.max(capable < 3 && use > 0 ? 0.4 : SPARE, use * (capable < 3 ? 1.5 : 1));
}
/** This much comes into the bank by a turn of nothing else. */
const SAVED = 3;
/**
 * Somebody to be killed, when a far stronger one in hand could be paid a turn later but not after him: what a Sabotage takes meanwhile
 * (half the Value of the best of them, DOT 26.13) is less than the points for his death.
 */
function isFodder(outlook: Outlook, id: CardId, might: Might): boolean {
  const { w, seat, mights } = outlook;
  const threat = danger(outlook, might);
  if (threat < 0.6 || reachOf(outlook, might) > 0.5) return false;
  let raid = 0;
  for (const other of mights) if (!friends(w, w.cards[other.id]!.by, seat)) raid = Math.max(raid, Math.ceil(other.value / 2));
  if (raid >= might.value) return false;
  const bank = destinyOf(w, seat);
  return w.sides[seat]!.hand.some(other => {
    const { type, ratings } = definitionOf(w, other);
    if (other === id || type !== 'warrior' || ratings[3] > bank + SAVED || ratings[3] <= bank - might.value) return false;
    const better = { ...mightArriving(w, other), free: true, station: might.station };
    return reachOf(outlook, better) - danger(outlook, better) > reachOf(outlook, might) - threat + 1;
  });
}
/** Cover for the one who would be hit, when nobody else is there to be hit as hard. */
export function covering(outlook: Outlook, might: Might | undefined): number {
  if (!might) return 0;
  const threat = danger(outlook, might);
  // With nobody else in the open, the next turn brings him out again, unable to attack (DOT 9.5t, 9.5s, 9.20): cover buys one turn and costs two.
  if (reachOf(outlook, might) > 0.5 && isNext(outlook, might) && !might.wounded) return 0;
  if (threat < 1.5 || outlook.open.danger(might.id, might.station) >= threat || reachOf(outlook, might) > threat) return 0;
  const saved = threat - danger(outlook, { ...might, armour: might.armour + COVER_ARMOUR });
  return saved > 1 ? Math.min(2, saved / 2) : 0;
}
/** The one other in the open will be killed, and nobody in hand could be paid to stand there after him. */
function isNext({ w, seat, mights }: Outlook, might: Might): boolean {
  const falls = (own: Might): boolean =>
    mights.some(
      enemy =>
        enemy.free &&
        enemy.station === own.station &&
        !friends(w, w.cards[enemy.id]!.by, seat) &&
        (own.wounded || enemy.kills) &&
        Math.max(enemy.fight, enemy.shoot) >= own.armour,
    );
  const others = mights.filter(other => other.id !== might.id && other.free && w.cards[other.id]!.by === seat);
  if (others.length > 1 || !others.every(falls)) return false;
  const bank = destinyOf(w, seat);
  return !w.sides[seat]!.hand.some(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] <= bank);
}
/** Out of cover for the one who could do more than those in the open: he attacks in the next turn (DOT 9.20), and one enemy strikes but once. */
export function uncovering(outlook: Outlook, might: Might | undefined, duty: boolean): number {
  const { open } = outlook;
  if (!might) return duty ? 0.5 : 0; // hidden
  const bare = { ...might, armour: might.armour - COVER_ARMOUR };
  const threat = danger(outlook, bare),
    reach = reachOf(outlook, bare);
  if (duty) return Math.max(SPARE, 1 + reach - threat);
  const more = threat - open.danger(might.id, might.station);
  return reach > Math.max(0, more) + 0.5 && reach > open.reach(might.station) + 0.5 ? Math.min(1.5, reach / 2) : 0;
}
/** Into a vehicle that makes him stronger, out of one in which he is easier prey or worth more to the one who kills him. */
export function boarding(outlook: Outlook, vehicle: CardId): number {
  const { w } = outlook;
  const card = w.cards[vehicle]!;
  if (!card.inside) return rideGain(w, vehicle) > 0 ? 0.8 : 0;
  const might = outlook.mights.find(({ id }) => id === card.host);
  if (!might) return 0;
  const saved = danger(outlook, might) - danger(outlook, mightAboard(w, vehicle, false));
  return saved > 1.5 ? Math.min(2, saved / 2) : 0;
}
/** A prisoner meets nobody. */
export const meets = ({ w, seat }: Outlook, own: Might, other: Might): boolean =>
  own.station === other.station &&
  !friends(w, w.cards[other.id]!.by, seat) &&
  !has(w, own.id, 'prisoner', null) &&
  !has(w, other.id, 'prisoner', null);
/** `idle`: what lies in the bank of a player who cannot reach anybody, else 0. */
export function moving(
  outlook: Outlook,
  might: Might | undefined,
  { duty, idle }: { readonly duty: boolean; readonly idle: number },
): number {
  const { w, seat } = outlook;
  if (!might) return duty ? 0.5 : 0;
  const there = reachOf(outlook, might, !might.station) - danger(outlook, { ...might, station: !might.station });
  if (idle > 0) {
    // To where he can do more than is done to him; anyone who is behind, and at last anybody, goes all the same.
    const behind = totalOf(w, seat) < Math.max(...w.sides.map((_, other) => (friends(w, other, seat) ? 0 : totalOf(w, other))));
    return there > 0 ? 1 + there : idle >= (behind ? 3 : 5) * IDLE ? SPARE : 0;
  }
  if (duty) return there < 0 ? Math.exp(there / 4) : 1 + there / 2 + (might.armour + Math.max(might.fight, might.shoot)) / 10;
  const here = reachOf(outlook, might) - danger(outlook, might);
  return there > here + 2 && there > 1 ? 0.5 : 0;
}
