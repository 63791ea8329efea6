/** Makes what rules read out of what a card file says: once, when the cards are loaded. */
import { type Call, type Seat, no } from '@kolbiste/engine';
import type { Here } from '../rules/game.ts';
import { topFight } from '../rules/queries.ts';
import { type Announced, type CardId, type Happening, type World } from '../rules/state.ts';
import type {
  Affiliations,
  Asking,
  Bonus,
  Card,
  Effect,
  Filter,
  Grant,
  Membership,
  MissionCard,
  Needs,
  Play,
  Strength,
  To,
  Use,
} from './form.ts';
import {
  AFFILIATION,
  type Aimed,
  type CardSet,
  type CardType,
  type Change,
  type Context,
  type Definition,
  type Gives,
  type Grants,
  type Move,
  type Reach,
  type Standing,
} from './vocabulary.ts';

/** "Golden Lion" as a kind is `golden-lion`. */
export const kindOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** By the first two figures of the official number. */
export const SETS: Record<string, CardSet> = {
  '01': 'Base',
  '02': 'Inquisition',
  '03': 'Warzone',
  '04': 'Mortificator',
  '05': 'Golgotha',
  '06': 'Apocalypse',
  '07': 'Paradise Lost',
  '08': 'Promo',
};
const setOf = (code: string): CardSet => SETS[code.slice(0, 2)] ?? 'Test';

/** Affiliations as bits. */
export const bitsOf = (of: Affiliations | undefined): number =>
  of === undefined ? 0 : typeof of === 'string' ? AFFILIATION[of] : of.reduce((all, one) => all | AFFILIATION[one], 0);
/** Fight, Shoot, Armor, Value; where nothing is said, nothing changes. */
export const changeOf = ({ fight, shoot, armour, value }: Strength, same = 0): Change => [
  fight ?? same,
  shoot ?? same,
  armour ?? same,
  value ?? same,
];

/** Where a card is asked about by itself, its player is the one who controls it. */
const asking = (w: World, self: CardId, fight: Context): Asking => ({ self, seat: w.cards[self]!.by, fight });

function reachOf({ where, ...reach }: To): Reach {
  if (where === undefined || where.length === 0) return reach;
  const [only] = where as readonly [Filter, ...Filter[]];
  if (where.length === 1)
    // A fact of the receiver alone needs to know nothing of who asks.
    return only.length < 3
      ? { ...reach, fits: (w, _, receiver) => (only as (w: World, id: CardId) => boolean)(w, receiver) }
      : { ...reach, fits: (w, self, receiver, fight) => only(w, receiver, asking(w, self, fight)) };
  return {
    ...reach,
    fits: (w, self, receiver, fight) => {
      const from = asking(w, self, fight);
      return where.every(filter => filter(w, receiver, from));
    },
  };
}
const TO_BEARER: To = { who: 'bearer' };
const isFactor = (layer: Gives['layer']): boolean => layer === 'multiply' || layer === 'baseTimes' || layer === 'whole';

function givesOf({ to = TO_BEARER, layer = 'add', sergeant, count, ...ratings }: Bonus): Gives {
  return {
    ratings: changeOf(ratings, isFactor(layer) ? 1 : 0),
    layer,
    to: reachOf(to),
    ...(sergeant && { sergeant }),
    ...(count && { count: (world: World, self: CardId, receiver: CardId, fight: Context) => count({ world, self, receiver, fight }) }),
  };
}
const grantsOf = (grant: Grant): Grants =>
  typeof grant === 'string' ? { ability: grant, to: TO_BEARER } : { ability: grant.ability, to: reachOf(grant.to) };

function needsOf({ affiliation, not, refusal, ...needs }: Needs): Definition['needs'] {
  return {
    ...needs,
    ...(affiliation !== undefined && { affiliation: bitsOf(affiliation) }),
    ...(not !== undefined && { not: bitsOf(not) }),
    ...(refusal && { also: (world: World, target: CardId) => refusal({ world, target }) }),
  };
}
function standingOf({ adds, removes, sets, keeps, ...standing }: Membership): Standing {
  return {
    ...standing,
    ...(adds !== undefined && { adds: bitsOf(adds) }),
    ...(removes !== undefined && { removes: bitsOf(removes) }),
    ...(sets !== undefined && { sets: bitsOf(sets) }),
    ...(keeps !== undefined && { keeps: bitsOf(keeps) }),
  };
}

const playOf = (g: Here, play: Announced): Play => ({
  g,
  world: g.world,
  seat: play.seat,
  self: play.card,
  target: play.target!,
  targets: play.also === undefined ? [play.target!] : [play.target!, ...play.also],
  player: play.player!,
  area: play.area!,
  spent: play.spent,
  caster: play.caster!,
  fight: play.fight,
  play,
});
/** Effects in their order. Only the last may leave the rest to a procedure. */
export function perform(effect: Effect | readonly Effect[], play: Play): Call<unknown> | null {
  if (typeof effect === 'function') {
    const outcome = effect(play) ?? null;
    return typeof outcome === 'function' || Array.isArray(outcome) ? perform(outcome as Effect, play) : (outcome as Call<unknown> | null);
  }
  let call: Call<unknown> | null = null;
  for (const one of effect) {
    if (call !== null) throw new Error('an effect follows one that has not ended');
    call = perform(one, play);
  }
  return call;
}

/** The refusals of target, condition and card, in this order. */
function fitsOf({ target, condition, refusal }: Pick<Use, 'target' | 'condition' | 'refusal'>): Move['fits'] {
  const aimed = target?.refusal;
  if (!aimed && !condition && !refusal) return undefined;
  return (world: World, seat: Seat, self: CardId, aim: Aimed) => {
    // What a use is not aimed at, it does not ask for.
    const attempt = { world, seat, self, target: aim.target!, player: aim.player!, fight: topFight(world) };
    const refused = aimed?.(attempt) ?? null;
    if (refused !== null) return refused;
    if (condition && !condition(attempt)) return no('DOT 28.16', 'noTarget');
    return refusal ? refusal(attempt) : null;
  };
}
export function moveOf(use: Use): Move {
  const {
    actions = 0,
    destiny = 0,
    per,
    fee,
    target,
    condition: _,
    refusal: __,
    effect,
    adds: steps,
    answers,
    hears,
    wounds,
    ...same
  } = use;
  const adds = steps ?? ('adds' in effect ? effect.adds : undefined);
  const fits = fitsOf(use);
  return shaped({
    ...same,
    actions,
    destiny,
    aim: target?.aim ?? 'none',
    does: (g, play) => perform(effect, playOf(g, play)),
    ...(fits && { fits }),
    ...(per && { per: perOf(per) }),
    ...(fee && { fee: (world: World, target: CardId) => fee({ world, target }) }),
    ...(adds && { adds: changeOf(adds) }),
    ...(wounds && { wounds: (world: World, pending: Announced) => wounds({ world, pending }) }),
    ...(hears && {
      hears: (world: World, seat: Seat, self: CardId, happening: Happening) => hears({ world, seat, self, happening }),
    }),
    ...(answers && {
      answers: (world: World, seat: Seat, self: CardId, pending: Announced) => answers({ world, seat, self, pending }),
    }),
  });
}
/** The same with all its fields: every window looks at every move, and things that are made alike are looked at faster. */
const shaped = (move: Move): Move => {
  const whole: Record<keyof Move, unknown> = {
    timing: move.timing,
    actions: move.actions,
    destiny: move.destiny,
    per: move.per,
    sums: move.sums,
    fee: move.fee,
    many: move.many,
    absent: move.absent,
    aim: move.aim,
    fits: move.fits,
    does: move.does,
    adds: move.adds,
    strikesFirst: move.strikesFirst,
    answers: move.answers,
    hears: move.hears,
    wounds: move.wounds,
    spares: move.spares,
    saves: move.saves,
    oncePerTurn: move.oncePerTurn,
    attack: move.attack,
    startsCombat: move.startsCombat,
    byAnybody: move.byAnybody,
    byBearer: move.byBearer,
    blind: move.blind,
    fromDiscard: move.fromDiscard,
    removes: move.removes,
    rule: move.rule,
  };
  return whole as unknown as Move;
};
function perOf({ upTo, ...per }: NonNullable<Use['per']>): NonNullable<Move['per']> {
  return upTo ? { ...per, upTo: (world, seat, target) => upTo({ world, seat, target: target! }) } : per;
}

/** How cards of a type are played, unless the card says otherwise. */
type Usual = Partial<Use> | null;

const USE_FIELDS = [
  'timing',
  'actions',
  'destiny',
  'per',
  'sums',
  'fee',
  'many',
  'absent',
  'target',
  'condition',
  'refusal',
  'effect',
  'adds',
  'strikesFirst',
  'answers',
  'hears',
  'wounds',
  'spares',
  'saves',
  'oncePerTurn',
  'attack',
  'startsCombat',
  'byBearer',
  'blind',
  'removes',
  'rule',
] as const satisfies readonly (keyof Use)[];
/** The card's own words on how it is played. */
const ownUse = (card: Card): Partial<Use> =>
  Object.fromEntries(USE_FIELDS.flatMap(field => (card[field] === undefined ? [] : [[field, card[field]]])));

interface Extra {
  readonly ratings?: Definition['ratings'];
  readonly aspect?: Definition['aspect'];
  readonly casting?: Definition['casting'];
  readonly mission?: MissionCard;
}
export function define(type: CardType, card: Card, usual: Usual, extra: Extra = {}): Definition {
  const {
    part,
    attacks,
    attackedBy,
    harmedBy,
    enters,
    bars,
    forbids,
    tolls,
    levies,
    attackActions,
    drawsFewer,
    prevents,
    multiplies,
    guards,
    strips,
    keepsPoints,
    earning,
    keeps,
    discounts,
    admits,
    on,
    lost,
    answered,
    atDraw,
    atDiscard,
  } = card;
  const { mission } = extra;
  return {
    code: card.code,
    name: card.name,
    text: card.text,
    set: setOf(card.code),
    type,
    affiliation: bitsOf(card.affiliation),
    ratings: extra.ratings ?? [0, 0, 0, 0],
    follower: card.follower ?? null,
    personality: card.personality ?? false,
    kinds: [kindOf(card.name.en), ...(card.kinds ?? [])],
    labels: card.labels ?? [],
    abilities: card.abilities ?? [],
    gives: (card.gives ?? []).map(givesOf),
    grants: (card.grants ?? []).map(grantsOf),
    standing: card.standing ? standingOf(card.standing) : null,
    needs: card.needs ? needsOf(card.needs) : {},
    play: usual === null ? null : moveOf({ ...usual, ...ownUse(card) } as Use),
    uses: (card.uses ?? []).map(moveOf),
    areas: card.areas ?? [],
    embodies: card.embodies ?? null,
    holds: card.holds ?? null,
    part: part ? (w, of) => part(w, of, asking(w, of, null)) : null,
    aspect: extra.aspect ?? null,
    casting: extra.casting ?? 'any',
    after: card.after ?? 'stays',
    mission: mission ? { for: mission.for, on: (world, self, event) => mission.earns?.({ world, self, event }) ?? null } : null,
    copies: card.copies ?? 'one',
    attacks: attacks ? (world, self, defender) => attacks({ world, self, defender }) : null,
    attackedBy: attackedBy ? (world, self, attacker) => attackedBy({ world, self, attacker }) : null,
    harmedBy: harmedBy ? (world, self, by) => harmedBy({ world, self, by }) : null,
    enters: enters ? (world, self, seat) => enters({ world, self, seat }) : null,
    forbids: forbids ? (world, self, attacker, defender) => forbids({ world, self, attacker, defender }) : null,
    tolls: tolls ? (world, self, attacker, defender) => tolls({ world, self, attacker, defender }) : null,
    levies: levies ? (world, self, attacker, defender) => levies({ world, self, attacker, defender }) : null,
    untouchedBy: card.untouchedBy ?? [],
    drawsFewer: drawsFewer ? (world, self, seat) => drawsFewer({ world, self, seat }) : null,
    attackActions: attackActions ? (world, self, attacker, defender) => attackActions({ world, self, attacker, defender }) : null,
    prevents: prevents ?? null,
    multiplies: multiplies
      ? (world, self, { source, rating }, receiver, fight) => multiplies({ world, self, source, rating, receiver, fight })
      : null,
    guards: guards ? (world, self, of, how) => guards({ world, self, card: of, how }) : null,
    claimsKills: card.claimsKills ?? false,
    namesTargets: card.namesTargets ?? false,
    strips: strips ? (world, self, receiver, fight) => strips({ world, self, receiver, fight }) : null,
    keepsPoints: keepsPoints ? (world, self) => keepsPoints({ world, self }) : null,
    mostDestiny: card.mostDestiny ?? null,
    artLimit: card.artLimit ?? null,
    earning: earning ? (world, self, earned) => earning({ world, self, earned }) : null,
    stores: card.stores ?? null,
    keeps: keeps ? (world, self, of, how) => keeps({ world, self, card: of, how }) : null,
    discounts: discounts ? (world, self, entering) => discounts({ world, self, entering }) : null,
    admits: admits ? (world, self, entering) => admits({ world, self, entering }) : null,
    bars: bars ? (world, self, entering, seat) => bars({ world, self, entering, seat }) : null,
    on: on ? (world, self, event, watch) => on({ world, self, event, watch }) : null,
    lost: lost ? (world, self, host, by) => lost({ world, self, host, by }) : null,
    answered: answered
      ? (g, asked, answer) =>
          answered({ g, world: g.world, seat: asked.seat, self: asked.card, ask: asked.ask, args: asked.args, answer, asked }) ?? null
      : null,
    atDraw: atDraw ? (g, self, seat) => atDraw({ g, world: g.world, self, seat }) ?? null : null,
    atDiscard: atDiscard ? (g, self, seat) => atDiscard({ g, world: g.world, self, seat }) ?? null : null,
    atBearersDraw: card.atBearersDraw ?? false,
    global: card.global ?? false,
    hand: card.hand ?? null,
    extraActions: card.extraActions ?? 0,
    leads: card.leads ?? null,
    peacefulActions: card.peacefulActions ?? 0,
    meditation: card.meditation ?? null,
    recycles: card.recycles ?? false,
    sacrificedInstead: card.sacrificedInstead ?? false,
    limit: card.limit ?? 99,
    harmful: card.harmful ?? false,
  };
}
