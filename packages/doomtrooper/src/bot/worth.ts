/**
 * What a card is worth by what it says: its bonuses and abilities for others, actions, cards and points it goes on to give. No card has a
 * number of its own here, so one that is written tomorrow is weighed like those of today.
 */
import type { Seat } from '@kolbiste/engine';
import type { Ability, Definition, Reach } from '../cards/vocabulary.ts';
import { definitionOf } from '../cards/registry.ts';
import { has } from '../rules/abilities.ts';
import { friends } from '../rules/queries.ts';
import { isFactor } from '../rules/givers.ts';
import type { CardId, World } from '../rules/state.ts';
import type { Might } from './might.ts';
import { CURSES } from './curses.ts';

/** Its warriors feel it, or those who fight them. */
const OURS: ReadonlySet<Reach['who']> = new Set<Reach['who']>(['yours', 'zone', 'defender', 'self', 'bearer', 'opponent']);
const MOST = 2.5;
const known = new WeakMap<Definition, number>();
/** A card that stays on the table beside the warriors, for the side that has it there: about one. */
export function stayingWorth(definition: Definition): number {
  let worth = known.get(definition);
  if (worth === undefined) known.set(definition, (worth = Math.min(MOST, estimate(definition))));
  return worth;
}
function estimate(definition: Definition): number {
  const { type, gives, grants, uses, hand, stores } = definition;
  let worth = type === 'fortification' || type === 'warzone' || type === 'mission' || type === 'alliance' ? 1 : 0;
  if ([...gives, ...grants].some(({ to }) => OURS.has(to.who))) worth = Math.max(worth, 1);
  worth += 2.5 * definition.extraActions + 2 * definition.peacefulActions;
  if (definition.atDraw !== null && !definition.global) worth += 0.75;
  if (hand !== null && (hand.more !== undefined || (hand.draw ?? 0) > 7 || hand.spare !== undefined)) worth += 0.5;
  if (definition.discounts !== null || definition.admits !== null) worth += 0.75;
  if (definition.guards !== null || definition.keeps !== null || definition.keepsPoints !== null || stores !== null) worth += 0.5;
  worth += 0.5 * Math.min(2, uses.length);
  // What holds for everybody alike, or waits for something, may still be of some use.
  return worth === 0 ? (definition.on === null && definition.earning === null ? 0.4 : 0.7) : worth;
}

export const isForOthers = ({ who }: Reach): boolean => who === 'yours' || who === 'all';
/** What a warrior or a card in play adds to warriors of its side, in points of rating, by its bonuses and abilities for others. */
export function aidOf(w: World, id: CardId, seat: Seat, mights: readonly Might[]): number {
  const { gives, grants } = definitionOf(w, id);
  let aid = 0;
  const felt = (to: Reach, each: number, ability: Ability | null = null): void => {
    if (!isForOthers(to)) return;
    const { who, at, fits, exceptSelf } = to;
    for (const might of mights) {
      const { by, zone } = w.cards[might.id]!;
      const own = friends(w, by, seat);
      if ((who === 'yours' && !own) || (exceptSelf && might.id === id) || (at !== undefined && at !== zone)) continue;
      if ((fits && !fits(w, id, might.id, null)) || (ability !== null && has(w, might.id, ability, null))) continue;
      aid += own ? each : -each;
    }
  };
  for (const {
    ratings: [fight, shoot, armour],
    layer,
    to,
    count,
  } of gives)
    if (!count) felt(to, isFactor(layer) ? 4 * (Math.max(fight, shoot, armour) - 1) : Math.max(fight, shoot) + armour);
  for (const { ability, to } of grants) felt(to, CURSES.has(ability) ? -3 : 2, ability);
  return aid;
}

/** What a side's warriors in the open can do more than the others', in points of rating. */
export function footing(w: World, seat: Seat, mights: readonly Might[]): number {
  let sum = 0;
  for (const { id, fight, shoot, armour } of mights) {
    const strength = Math.max(0, fight, shoot) + armour;
    sum += friends(w, w.cards[id]!.by, seat) ? strength : -strength;
  }
  return sum;
}
