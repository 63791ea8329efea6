/**
 * Which of the cards in play give what, so that a rule asks those and not all. What was looked up is kept as long as the list of the cards in play is the
 * same: `play` of the world is replaced, never changed in place.
 */
import type { Ability, Gives, Label, Rating } from '../cards/vocabulary.ts';
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
  readonly strippers: readonly CardId[];
  readonly guards: readonly CardId[];
  readonly hosts: readonly CardId[];
  /** Those that keep cards they name from doing anything. */
  readonly spurners: readonly CardId[];
  /** Whose players may pay to keep equipment. */
  readonly holders: readonly CardId[];
  /** Under which other cards come to lie. */
  readonly keepers: readonly CardId[];
  /** Those that say how many cards one holds, and those that show what others do not see. */
  readonly handlers: readonly CardId[];
  readonly openers: readonly CardId[];
  /** Those that say who may not stand beside whom. */
  readonly barriers: readonly CardId[];
  /** Those with abilities to be used, and those with something to be said about them in a window: switched, on a side, leading a unit. */
  readonly users: readonly CardId[];
  readonly turners: readonly CardId[];
  readonly warriors: readonly CardId[];
  readonly freelancers: readonly CardId[];
  readonly leaders: readonly CardId[];
  /** Those that say how many cards one draws at most. */
  readonly savers: readonly CardId[];
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
    strippers: CardId[] = [],
    guards: CardId[] = [],
    hosts: CardId[] = [],
    spurners: CardId[] = [],
    keepers: CardId[] = [],
    holders: CardId[] = [],
    handlers: CardId[] = [],
    openers: CardId[] = [],
    barriers: CardId[] = [],
    users: CardId[] = [],
    turners: CardId[] = [],
    warriors: CardId[] = [],
    freelancers: CardId[] = [],
    leaders: CardId[] = [],
    savers: CardId[] = [];
  // A label that a card on another lends may be anybody's.
  const lent = w.play.flatMap(id => definitionOf(w, id).standing?.label ?? []);
  for (const id of w.play) {
    const {
      gives,
      grants,
      on,
      mission,
      forbids,
      tolls,
      levies,
      attackActions,
      prevents,
      multiplies,
      strips,
      guards: keeps,
      discounts,
      admits,
      keeps: stores,
      hand,
      labels,
      untouchedBy,
      bars,
      uses,
      type,
      abilities: printed,
      drawsFewer,
      holds,
    } = definitionOf(w, id);
    for (const { ability } of grants) {
      const of = abilities.get(ability);
      if (!of) abilities.set(ability, [id]);
      else if (of.at(-1) !== id) of.push(id);
    }
    for (const rating of [0, 1, 2, 3] as const) if (gives.some(give => changes(give, rating))) ratings[rating].push(id);
    if (on !== null || mission !== null) listeners.push(id);
    if (mission !== null) missions.push(id);
    if (forbids !== null || tolls !== null || levies !== null || attackActions !== null) limits.push(id);
    if (prevents !== null) preventers.push(id);
    if (multiplies !== null) multipliers.push(id);
    if (strips !== null) strippers.push(id);
    if (keeps !== null) guards.push(id);
    if (discounts !== null || admits !== null) hosts.push(id);
    if (stores !== null) keepers.push(id);
    if (untouchedBy.length > 0) spurners.push(id);
    if (holds !== null) holders.push(id);
    if (hand !== null) handlers.push(id);
    if (labels.includes('opensHands') || labels.includes('seesTops')) openers.push(id);
    if (bars !== null) barriers.push(id);
    if (uses.length > 0) users.push(id);
    if (type === 'warrior') warriors.push(id);
    if (type === 'warrior' && printed.includes('freelancer')) freelancers.push(id);
    if (labels.includes('leader')) leaders.push(id);
    if (drawsFewer !== null || labels.includes('oneDraw') || lent.includes('oneDraw')) savers.push(id);
    if (type === 'symmetry' || (type === 'warrior' && lent.includes('sergeant')) || labels.some(label => TURNING.includes(label)))
      turners.push(id);
  }
  return {
    abilities,
    ratings,
    listeners,
    missions,
    limits,
    preventers,
    multipliers,
    strippers,
    guards,
    hosts,
    spurners,
    keepers,
    holders,
    handlers,
    openers,
    barriers,
    users,
    turners,
    warriors,
    freelancers,
    leaders,
    savers,
  };
}
const TURNING: readonly Label[] = ['optional', 'cultist', 'sergeant'];

/** Whether what is kept is what is there: an invariant. */
export const areTrue = (w: World): boolean => textOf(giversOf(w)) === textOf(lookUp(w));
const textOf = ({ abilities, ...others }: Givers): string => JSON.stringify([[...abilities], others]);

export const isFactor = (layer: Gives['layer']): boolean => layer === 'multiply' || layer === 'baseTimes' || layer === 'whole';
/** Whether it changes the rating at all. */
export const changes = ({ ratings, layer }: Gives, rating: Rating): boolean =>
  ratings[rating] !== 0 && !(isFactor(layer) && ratings[rating] === 1);
