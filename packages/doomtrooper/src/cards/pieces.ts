/** Pieces that several cards are made of. */
import type { Call, Option, Seat } from '@kolbiste/engine';
import { no } from '@kolbiste/engine';
import { has, isCapable, isWeapon, opponentIn, takesPart, works } from '../rules/abilities.ts';
import { attach, cancel, cancelPlayed, destinyOf, discard, last, loseDestiny, mark } from '../rules/atoms.ts';
import { changeTactic, joiningRefusal } from '../rules/combat/pairing.ts';
import type { Here } from '../rules/game.ts';
import type { No } from '../rules/rule.ts';
import { artWorth, bearerRefusal, costFor, type CardMove } from '../rules/legality.ts';
import { isOutside } from '../rules/search.ts';
import { choosing, type Choosing } from '../rules/procedures.ts';
import { affiliationOf, carrierOf, isDoomtrooper, isLegion, isPresent, isSealed, seenBy, vehicleOf, warriorsOf } from '../rules/status.ts';
import { friends, pendingOf, topFight } from '../rules/queries.ts';
import { type Announced, type Area, type CardId, type Fight, isInPlay, type Paired, type World } from '../rules/state.ts';
import { ratingOf } from '../rules/values.ts';
import type { Answer, Card, Done, Grant, Part, Played, Use } from './form.ts';
import { DEFINITIONS, definitionNamed, definitionOf } from './registry.ts';
import { toBearer } from './filters.ts';
import { aModifier, aPlayer, noTarget } from './targets.ts';
import { ARMOUR, CORPORATIONS, VALUE, type CardType, type Change, type Context, type Definition } from './vocabulary.ts';

/** Whether a warrior takes part in the combat that is on. */
export const inCombat = (w: World, id: CardId): boolean => {
  const fight = topFight(w);
  return fight !== null && takesPart(fight, id);
};
/** Everybody in the combat that is on: attacker, defender, reinforcements. */
export const combatants = (w: World): CardId[] => {
  const { attacker, defender, helpers } = topFight(w)!;
  return [attacker, defender, ...helpers].filter((id): id is CardId => id !== null && isPresent(w, id));
};
/** The weapons a warrior carries. */
export const weaponsOn = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(card => isWeapon(definitionOf(w, card)));
/** Whether he profits from a fortification now. */
export function isFortified(w: World, id: CardId, fight: Context): boolean {
  if ((vehicleOf(w, id) !== null && !has(w, id, 'coversInVehicle', null)) || has(w, id, 'noFortifications', fight)) return false;
  for (const source of w.play) {
    const definition = definitionOf(w, source);
    const isCard = definition.type === 'fortification';
    if (!isCard && !definition.labels.includes('fortification')) continue;
    if (isCard && fight !== null && fight.warzone !== null) continue;
    if (!works(w, source, fight)) continue;
    for (const { to, ratings } of definition.gives) {
      if (ratings[2] <= 0) continue;
      if (
        to.who === 'bearer'
          ? carrierOf(w, source) === id
          : to.who === 'yours' && w.cards[source]!.by === w.cards[id]!.by && (to.fits?.(seenBy(w, source, id), source, id, fight) ?? true)
      )
        return true;
    }
  }
  return false;
}
/** The Dark Legion fights beside its like only; Doomtroopers and Tribal warriors may fight side by side. */
const fightTogether = (w: World, one: CardId, other: CardId): boolean =>
  isLegion(w, one) === isLegion(w, other) && (!isLegion(w, one) || isDoomtrooper(w, one) === isDoomtrooper(w, other));
/** Who of a player's may join a combat: able to fight so (DOT 25.23), in the same area (DOT 25.9), not against his own corporation. */
export function reinforcements(w: World, seat: Seat, fight: Fight): CardId[] {
  const main = w.cards[fight.attacker!]!.by === seat ? fight.attacker : fight.defender;
  const enemy = opponentIn(w, fight, main!);
  return warriorsOf(w, seat).filter(
    id =>
      id !== main &&
      id !== enemy &&
      !fight.helpers.includes(id) &&
      w.cards[id]!.zone === w.cards[main!]!.zone &&
      !w.cards[id]!.covered &&
      isCapable(w, id) &&
      !has(w, id, 'neverFights', fight) &&
      joiningRefusal(w, id, fight.tactic!) === null &&
      fightTogether(w, id, main!) &&
      (affiliationOf(w, id) & affiliationOf(w, enemy!) & CORPORATIONS) === 0,
  );
}
/** The tactic changes, be it to one that ends the combat (DOT 25.24). */
export const changesTactic: Played = {
  timing: 'combat',
  refusal: ({ world }) => (topFight(world)?.tactic ? null : no('DOT 28.19', 'noTactic')),
  effect: ({ g, world }) => changeTactic(g, topFight(world) as Paired),
};
/** A weapon that kills anyone its bearer outdoes twice over with it. */
export const overwhelms = (rating: 0 | 1): Grant => ({
  ability: 'killsOnWound',
  to: toBearer((w, id, { fight }) => {
    const opponent = fight === null ? null : opponentIn(w, fight, id);
    return opponent !== null && ratingOf(w, id, rating, fight) > 2 * ratingOf(w, opponent, ARMOUR, fight);
  }),
});
/** Steps of strength bought, doubled where the payer counts double. */
export function stepsOf(
  w: World,
  play: Announced,
  { step, payer, kind }: { readonly step: number; readonly payer: CardId; readonly kind: 'art' | 'symmetry' },
): number {
  const each = kind === 'art' ? artWorth(w, payer, definitionOf(w, play.card), play.target) : has(w, payer, 'doubleSymmetry', null) ? 2 : 1;
  const worth = play.spent * each;
  return Math.floor(worth / (kind === 'art' ? costFor(w, payer, step) : step));
}
export const times = (change: Change, n: number): Change => [change[0] * n, change[1] * n, change[2] * n, change[3] * n];

export const plus = (fight: number, shoot: number, armour: number, value = 0): Change => [fight, shoot, armour, value];

/** A question of a card that was played; nothing where there is nothing to choose from. */
export const asks = (
  g: Here,
  play: { readonly card: CardId },
  seat: Seat,
  { ask, options, args = [] }: { readonly ask: string; readonly options: readonly Option[]; readonly args?: readonly number[] },
): Call<null> | null =>
  options.length ? choosing({ seat, card: play.card, def: g.world.cards[play.card]!.def, ask, options, args }) : null;
/** The same card goes on asking. */
export const asksOn = (
  asked: Choosing,
  {
    ask,
    options,
    args = asked.args,
    seat = asked.seat,
  }: { readonly ask: string; readonly options: readonly Option[]; readonly args?: readonly number[]; readonly seat?: Seat },
): Call<null> | null => (options.length ? choosing({ ...asked, seat, ask, options, args }) : null);
/** A card goes on without a question, for what it waited for has come. */
export const follows = (
  w: World,
  card: CardId,
  { def, ask, args = [] }: { readonly def: number; readonly ask: string; readonly args?: readonly number[] },
) => choosing({ seat: w.cards[card]!.by, card, def, ask, options: [], args });
export const picks = (ids: readonly CardId[]): Option[] => ids.map(pick => ({ pick }));
/** The card of a `pick`, or null for any other answer. */
export const pickedOrNone = (answer: Option): CardId | null =>
  typeof answer === 'object' && 'pick' in answer ? Number(answer['pick']) : null;
/** The same where nothing else can be answered. */
export const picked = (answer: Option): CardId => pickedOrNone(answer)!;

/** For `needs`. */
export const doomtroopersOnly = ({ world, target }: { readonly world: World; readonly target: CardId }): No | null =>
  isDoomtrooper(world, target) ? null : no('DOT 11.6', 'doomtroopersOnly');

/** For `needs`: a warrior of this Value or less. */
export const ofValueAtMost =
  (value: number) =>
  ({ world, target }: { readonly world: World; readonly target: CardId }): No | null =>
    ratingOf(world, target, VALUE, null) <= value ? null : no('DOT 28.16', 'tooValuable');

/** Whether a card of this type has just been announced by somebody else. */
export const isOfAnother =
  (type: CardType): NonNullable<Use['answers']> =>
  ({ world, seat, pending }) =>
    pending.use === null && pending.seat !== seat && definitionOf(world, pending.card).type === type;
export const isSpecialOfAnother = isOfAnother('special');
/** The same by an opponent: no team-mate. */
export const isOfOpponent =
  (type: CardType): NonNullable<Use['answers']> =>
  to =>
    isOfAnother(type)(to) && !friends(to.world, to.pending.seat, to.seat);
/** Cancels a special just played, or a combat card while the combat lasts [DR-16]. */
export const cancelling: Played = {
  timing: 'cancel',
  target: aModifier,
  answers: isSpecialOfAnother,
  // What is cancelled already is not cancelled again (DOT 28.16); what has been in play was not played in the combat (DOT 28.3).
  condition: ({ world, seat, target }) =>
    pendingOf(world)?.cancelled === false ||
    (world.effects.some(({ source, by, def }) => source === target && by !== seat && DEFINITIONS[def]!.type === 'special') &&
      !isInPlay(world.cards[target]!.zone)),
  effect: ({ g, play, world }) => {
    const { target } = play;
    if (target !== null) cancelPlayed(g, topFight(world)!, target);
    else cancel(g, world.announced[world.announced.length - 1]!);
  },
};

/** Somebody's Squad or Kohort: asked for where both hold warriors. */
const manned = (w: World, at: Seat): ('squad' | 'cohort')[] =>
  (['squad', 'cohort'] as const).filter(area => warriorsOf(w, at).some(id => w.cards[id]!.zone === area));
export const onArea = (
  does: (g: Here, asked: Choosing, warriors: readonly CardId[]) => Done,
): Played & { readonly answered: (answer: Answer) => Done } => ({
  timing: 'action',
  actions: 1,
  target: aPlayer((w, player) => manned(w, player).length > 0),
  effect: ({ world, seat, self, player }) => {
    const { def } = world.cards[self]!;
    const areas = manned(world, player);
    return choosing({ seat, card: self, def, ask: 'area', options: areas.length > 1 ? areas : [], args: [player] });
  },
  answered: ({ g, world, args, answer, asked }) => {
    const at = args[0]!;
    const area = answer === '' ? manned(world, at)[0] : answer;
    return does(
      g,
      asked,
      warriorsOf(world, at).filter(id => world.cards[id]!.zone === area),
    );
  },
});

/** 1 action puts a card of the hand into it for good; each is a marker. */
export const fedWith = (food: (w: World, seat: Seat, self: CardId) => CardId[]): Part => ({
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat, self }) => food(world, seat, self).length > 0,
      // Asked even if nothing fits by now: what is not asked would tell of the hand.
      effect: ({ g, world, seat, self, play }) =>
        asks(g, play, seat, { ask: 'feed', options: ['stop', ...picks(food(world, seat, self))] }),
    },
  ],
  answered: ({ g, self, answer }) => {
    const fed = pickedOrNone(answer);
    if (fed === null) return;
    discard(g, fed, 'DOT 37.10');
    mark(g, self, 1, 'DOT 7.25');
  },
});

/** In each draw step of its player it is paid for or discarded. */
export const upkeep = (price: number): Pick<Card, 'atDraw' | 'answered'> => ({
  atDraw: ({ g, world, self, seat }) => {
    if (destinyOf(world, seat) >= price) return asks(g, { card: self }, seat, { ask: 'upkeep', options: ['pay', 'refuse'] });
    discard(g, self, 'DOT 37.10');
    return null;
  },
  answered: ({ g, seat, self, answer }) => {
    if (answer === 'pay') loseDestiny(g, seat, price, { cause: 'ability', rule: 'DOT 3.32' });
    else discard(g, self, 'DOT 37.10');
  },
});

/** Both books have made it needless: it has no effect, so it cannot be played. */
export const withoutUse: Played = {
  timing: 'any',
  refusal: noTarget,
  effect: () => null,
  after: 'stays',
};

/** Who may have stolen equipment: affiliations do not matter. */
export function robbers(w: World, seat: number, id: CardId): CardId[] {
  const definition = definitionOf(w, id);
  const { affiliation: _, legion: __, doomtrooper: ___, not: ____, ...needs } = definition.needs;
  return warriorsOf(w, seat).filter(
    on =>
      on !== w.cards[id]!.host &&
      bearerRefusal(
        w,
        {
          seat,
          card: id,
          definition: {
            ...definition,
            needs,
          },
        },
        on,
      ) === null,
  );
}

/** Whose cards an effect of a pile may fetch: all of the player's cards that are not in play or in hand, and others he owns, by number (DOT 37.29t, DOT 37.29s). */
export const collectionOf = (w: World, seat: Seat, fits: (definition: Definition) => boolean): number[] =>
  DEFINITIONS.flatMap((definition, def) => {
    if (!fits(definition)) return [];
    const { discard: dead, sideboard, library } = w.sides[seat]!;
    const owns = (pile: readonly CardId[]): boolean => pile.some(id => w.cards[id]!.def === def);
    return owns(dead) || owns(sideboard) || (owns(library) && !isSealed(w, seat)) || isOutside(w, seat, def) ? [def] : [];
  });
export const named = (defs: readonly number[]): Option[] => defs.map(def => ({ named: DEFINITIONS[def]!.code }));
/** The number of a card that was named. */
export const namedIn = (answer: Option): number => definitionNamed((answer as { readonly named: string }).named);

/** A card comes into play as a move would have it, unplayed and unpaid: nobody answers it. */
export function putsIntoPlay(g: Here, seat: Seat, move: CardMove): Call<unknown> | null {
  const { play: card } = move as { readonly play: CardId };
  return definitionOf(g.world, card).play!.does(g, {
    seat,
    card,
    use: null,
    target: 'on' in move ? move.on : null,
    player: 'at' in move ? move.at : null,
    area: 'to' in move ? (move.to as Area) : null,
    spent: 0,
    caster: null,
    fight: 0,
    cancelled: false,
  });
}

/** What those whom a player's warriors have killed in this combat bore, and a warrior of his might have. */
export const spoilsFor = (w: World, seat: Seat, type: CardType): CardId[] => {
  const fight = topFight(w);
  if (fight === null) return [];
  const found = new Set<CardId>();
  for (const { by, spoils } of fight.felled)
    if (by !== null && w.cards[by]!.by === seat)
      for (const { owner, def } of spoils) {
        const id = w.sides[owner]!.discard.findLast(card => w.cards[card]!.def === def);
        if (id !== undefined && DEFINITIONS[def]!.type === type && robbers(w, seat, id).length > 0) found.add(id);
      }
  return [...found];
};
export const takesSpoils = (type: CardType): Pick<Played, 'effect'> & { readonly answered: (answer: Answer) => Done } => ({
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'spoils', options: picks(spoilsFor(world, seat, type)) }),
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    const id = picked(answer);
    if (ask === 'spoils') return asksOn(asked, { ask: 'to', options: picks(robbers(world, seat, id)), args: [id] });
    attach(g, args[0]!, { host: id, by: seat, rule: 'DOT DR-105' });
    last(g, { card: self, seat }, { what: 'lent', on: args[0]! }, { rule: 'DOT 35.1' });
    return null;
  },
});
