/**
 * Which of the cards in play give what, so that a rule asks those and not all. What was looked up is kept as long as the list of the cards in play is the
 * same: `play` of the world is replaced, never changed in place.
 */
import type { Ability, Gives, Rating } from '../cards/vocabulary.ts';
import { definitionOf } from '../cards/registry.ts';
import type { CardId, World } from './state.ts';

interface Givers {
  readonly abilities: ReadonlyMap<Ability, readonly CardId[]>;
  readonly ratings: Readonly<Record<Rating, readonly CardId[]>>;
  /** Those that listen to what happens. */
  readonly listeners: readonly CardId[];
  readonly missions: readonly CardId[];
  /** Those that say who attacks whom, what may not be played, how often what others give counts, and what a warrior costs. */
  readonly limits: readonly CardId[];
  readonly preventers: readonly CardId[];
  readonly multipliers: readonly CardId[];
  readonly guards: readonly CardId[];
  readonly hosts: readonly CardId[];
}

/** A search asks of the same table again and again. */
const known = new WeakMap<readonly CardId[], Givers>();
let last: readonly CardId[] = [],
  ofLast: Givers | undefined;

export function giversOf(w: World): Givers {
  if (w.play === last && ofLast) return ofLast;
  let givers = known.get(w.play);
  if (!givers) known.set(w.play, (givers = lookUp(w)));
  [last, ofLast] = [w.play, givers];
  return givers;
}

function lookUp(w: World): Givers {
  const abilities = new Map<Ability, CardId[]>(),
    ratings: Record<Rating, CardId[]> = [[], [], [], []],
    listeners: CardId[] = [],
    missions: CardId[] = [],
    limits: CardId[] = [],
    preventers: CardId[] = [],
    multipliers: CardId[] = [],
    guards: CardId[] = [],
    hosts: CardId[] = [];
  for (const id of w.play) {
    const { gives, grants, on, mission, forbids, tolls, prevents, multiplies, guards: keeps, discounts, admits } = definitionOf(w, id);
    for (const { ability } of grants) {
      const of = abilities.get(ability);
      if (!of) abilities.set(ability, [id]);
      else if (of.at(-1) !== id) of.push(id);
    }
    for (const rating of [0, 1, 2, 3] as const) if (gives.some(give => changes(give, rating))) ratings[rating].push(id);
    if (on !== null || mission !== null) listeners.push(id);
    if (mission !== null) missions.push(id);
    if (forbids !== null || tolls !== null) limits.push(id);
    if (prevents !== null) preventers.push(id);
    if (multiplies !== null) multipliers.push(id);
    if (keeps !== null) guards.push(id);
    if (discounts !== null || admits !== null) hosts.push(id);
  }
  return { abilities, ratings, listeners, missions, limits, preventers, multipliers, guards, hosts };
}

/** Whether what is kept is what is there: an invariant. */
export const areTrue = (w: World): boolean => textOf(giversOf(w)) === textOf(lookUp(w));
const textOf = ({ abilities, ...others }: Givers): string => JSON.stringify([[...abilities], others]);

export const isFactor = (layer: Gives['layer']): boolean => layer === 'multiply' || layer === 'baseTimes' || layer === 'whole';
/** Whether it changes the rating at all. */
export const changes = ({ ratings, layer }: Gives, rating: Rating): boolean =>
  ratings[rating] !== 0 && !(isFactor(layer) && ratings[rating] === 1);
