/** What a seat has, feature by feature, in the order of the weights. */
import { weighted, type Seat } from '@kolbiste/engine';
import { destinyOf } from '../rules/atoms.ts';
import type { Change, Gives } from '../cards/vocabulary.ts';
import { isFactor } from '../rules/givers.ts';
import { definitionOf } from '../cards/registry.ts';
import { pairRefusal } from '../rules/combat/pairing.ts';
import { isPresent } from '../rules/status.ts';
import { COVER_ARMOUR } from '../rules/values.ts';
import { totalOf } from '../rules/outcome.ts';
import { WEIGHTS } from './weights.ts';
import { friends } from '../rules/queries.ts';
import { type CardId, type World } from '../rules/state.ts';
import { foundOf } from './found.ts';
import { stayingWorth } from './worth.ts';
import type { Might } from './might.ts';
import { bestWeapon, glance, mightOf } from './odds.ts';

const WORTH: readonly number[] = Object.values(WEIGHTS);
const VICTORY = 20;
/** What is more in the bank buys nothing any sooner. */
const MOST_DESTINY = 12;
/** More gear than this makes nobody stronger. */
const MOST_GEAR = 6;

/** More cards for combat than this are only waiting. */
const MOST_TRICKS = 3;
/** Cards for a combat, in which the right one decides. */
const TRICKS: readonly (string | undefined)[] = ['modifier', 'combat', 'saving'];

/** What is counted without looking at who could hit whom. */
export function holdings(w: World, seat: Seat): number[] {
  const side = w.sides[seat]!;
  let warriors = 0,
    hurt = 0,
    gear = 0,
    others = 0,
    tricks = 0;
  for (const id of w.play) {
    const { by, host, at, wounded, zone } = w.cards[id]!;
    const definition = definitionOf(w, id);
    if (zone === 'attached') {
      if (w.cards[host!]?.by === seat && isOfUse(w, id, host!))
        gear += by === seat ? gearWorth(definition.gives) : -gearWorth(definition.gives);
      continue;
    }
    if (zone === 'player' ? at !== seat : by !== seat) continue;
    if (definition.type !== 'warrior') others += by === seat ? stayingWorth(definition) : -1;
    else if (isPresent(w, id)) {
      warriors += definition.ratings[3] + 1;
      if (wounded) hurt += (definition.ratings[3] + 1) / 5;
    }
  }
  for (const id of side.hand) if (TRICKS.includes(definitionOf(w, id).play?.timing)) tricks++;
  const bank = destinyOf(w, seat) - side.debt;
  return [
    // A debtor cannot win (DOT 1.9): the more he owes, the less his points are worth to him.
    ((VICTORY * totalOf(w, seat)) / w.target) * (1 - Math.min(0.5, side.debt / 20)),
    bank < 0 ? bank : 2 * Math.sqrt(Math.min(bank, MOST_DESTINY)), // the first are worth the most
    side.hand.length,
    Math.min(MOST_TRICKS, tricks),
    Math.sqrt(warriors),
    hurt,
    0,
    Math.max(-MOST_GEAR, Math.min(MOST_GEAR, gear)),
    others,
    0,
    0,
    side.out ? 1 : 0,
  ];
}
/** A mission is worth what it can earn, a vehicle carries nobody who stands beside it, and of two weapons one hand holds the better. */
function isOfUse(w: World, id: CardId, host: CardId): boolean {
  const { type, labels } = definitionOf(w, id);
  if (type === 'mission' || (labels.includes('vehicle') && !w.cards[id]!.inside)) return false;
  if (w.cards[host]!.gear.length === 1 || !WEAPONS.some(label => labels.includes(label))) return true;
  return bestWeapon(w, host, 'fight') === id || bestWeapon(w, host, 'shoot') === id;
}
const WEAPONS = ['fightWeapon', 'shootWeapon', 'bothWeapon'] as const;
/** What multiplies ratings makes its bearer strong, or weak. */
export const factorWorth = ([fight, shoot, armour]: Change): number =>
  Math.max(fight, shoot, armour) > 1 ? 4 : Math.min(fight, shoot, armour) < 1 ? -4 : 0;
/** What an attachment adds to its bearer; one whose help cannot be told in numbers counts as one. */
function gearWorth(gives: readonly Gives[]): number {
  if (gives.length === 0) return 1;
  let sum = 0;
  for (const { ratings, layer, to } of gives) {
    const n = isFactor(layer) ? factorWorth(ratings) : Math.max(ratings[0], ratings[1]) + ratings[2];
    sum += to.who === 'opponent' ? -(Math.min(ratings[0], ratings[1]) + ratings[2]) : n;
  }
  return (Math.sign(sum) * Math.min(4, Math.abs(sum))) / 2;
}

/** Those who stand in the open for anybody to see, with their strength. */
export const mightsOf = (w: World): readonly Might[] => (foundOf(w).mights ??= strengthsOf(w));
function strengthsOf(w: World): Might[] {
  const out: Might[] = [];
  const warriors = w.play.filter(id => definitionOf(w, id).type === 'warrior' && w.cards[id]!.zone !== 'hidden' && isPresent(w, id));
  for (const id of warriors) out.push(mightOf(w, id, foeOf(w, id, warriors)));
  return out;
}
/** The first enemy where he stands. */
function foeOf(w: World, id: CardId, warriors: readonly CardId[]): CardId | null {
  const { by, zone } = w.cards[id]!;
  for (const other of warriors)
    if ((w.cards[other]!.zone === 'station') === (zone === 'station') && !friends(w, w.cards[other]!.by, by)) return other;
  return null;
}
/** What one attack brings at most: the rest of a big victim is luck. */
const MOST_MENACE = 8;
const MOST_ARMOUR = 14;
const WAITING = 0.6;
/** The best attack the seat has at a glance, in points, and the root of the best Armor among its warriors: one nobody can hit holds a side up. */
export function prospects(w: World, seat: Seat, mights: readonly Might[]): { readonly menace: number; readonly shield: number } {
  let menace = 0,
    armour = 0;
  for (const own of mights) {
    if (w.cards[own.id]!.by !== seat) continue;
    // Cover saves a warrior and keeps him from attacking: it is no strength of the side.
    armour = Math.max(armour, own.armour - (w.cards[own.id]!.covered ? COVER_ARMOUR : 0));
    if (!own.free) continue;
    for (const enemy of mights) {
      if (menace >= MOST_MENACE) break;
      if (own.station !== enemy.station || friends(w, w.cards[enemy.id]!.by, seat)) continue;
      const brings = glance(w, own, enemy);
      if (brings > menace && pairRefusal(w, seat, own.id, enemy.id, null) === null) menace = Math.min(MOST_MENACE, brings);
    }
  }
  // Anyone who waits in hand and can be paid is nearly there.
  const bank = destinyOf(w, seat);
  for (const id of w.sides[seat]!.hand) {
    const { type, ratings } = definitionOf(w, id);
    if (type === 'warrior' && ratings[3] <= bank) armour = Math.max(armour, WAITING * (ratings[2] ?? 0));
  }
  return { menace, shield: Math.sqrt(Math.min(MOST_ARMOUR, armour)) };
}
export const total = (features: readonly number[]): number => weighted(WORTH, features);
