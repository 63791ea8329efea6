/** Procedures that cards start: a vehicle boarded, a mission paid, cards looked for, hands looked at, many hurt at once. */
import { proceduresOf, type Option, type Seat } from '@kolbiste/engine';
import { earnsDestinyOnly, has } from '../rules/abilities.ts';
import {
  attach,
  board,
  bringFromOutside,
  choose,
  destinyOf,
  discard,
  enter,
  handOn,
  holdersOf,
  holdFast,
  join,
  last,
  look,
  loseDestiny,
  shuffleLibrary,
  sacrifice,
  seize,
  settleLoss,
  turnUp,
  stopLooking,
  toHand,
  noteDeed,
  reattach,
  strengthen,
} from '../rules/atoms.ts';
import { harmingFrom, harmOne, threaten } from '../rules/combat/harm.ts';
import { pairRefusal, tacticRefusal } from '../rules/combat/pairing.ts';
import type { Doomtrooper, Here } from '../rules/game.ts';
import { entryRefusal } from '../rules/legality.ts';
import { fetch, isOutside } from '../rules/search.ts';
import { isAwaited } from '../rules/happenings.ts';
import {
  attackingInTurn,
  awarding,
  boarding,
  chaining,
  choosing,
  cowering,
  fetching,
  finding,
  holding,
  turningUp,
  taking,
  type Choosing,
  hurtingAll,
  looking,
  losingAffiliation,
  namingVictim,
  newAttack,
  reinforcing,
  rewarding,
  searching,
  wrecking,
  type AttackingInTurn,
} from '../rules/procedures.ts';
import { bearerOf, homeOf, isPresent, isSealed, warriorsOf } from '../rules/status.ts';
import { barring } from './attacks.ts';
import { reinforcements, plus, weaponsOn } from './pieces.ts';
import { DEFINITIONS, definitionNamed, definitionOf } from './registry.ts';
import { fightNumbered } from '../rules/queries.ts';
import { isInPlay, type Area, type CardId, type World } from '../rules/state.ts';

const { implement } = proceduresOf<Doomtrooper>();

/** The options but for cards of libraries that nobody searches. */
function open(w: World, options: readonly Option[]): readonly Option[] {
  const isShut = (option: Option): boolean => {
    const id = typeof option === 'object' ? (option['pick'] ?? option['take'] ?? option['play']) : null;
    return typeof id === 'number' && w.cards[id]!.zone === 'library' && isSealed(w, w.cards[id]!.owner);
  };
  return options.some(isShut) ? options.filter(option => !isShut(option)) : options;
}
/** The card of a pile of his own that somebody takes by this answer, if that is what it is. */
function foundBy(w: World, { seat, ask }: Choosing, answer: Option): CardId | null {
  if (typeof answer !== 'object' || LOSSES.includes(ask)) return null;
  const id = 'pick' in answer ? answer['pick'] : 'play' in answer ? answer['play'] : null;
  if (typeof id !== 'number') return null;
  const { zone, owner } = w.cards[id]!;
  return owner === seat && (zone === 'library' || zone === 'discard') ? id : null;
}
/** Questions about cards that go, not about cards that come. */
const LOSSES: readonly string[] = ['divine', 'remove', 'discard', 'feed'];
/** The same answer with another card, if that might have been given. */
const withCard = ({ options }: Choosing, answer: Option, card: CardId): Option | null =>
  options.find(
    option =>
      typeof option === 'object' && (('pick' in option && option['pick'] === card) || ('play' in option && option['play'] === card)),
  ) ?? null;

const choosingProcedure = implement(choosing)<{ ask: null; answered: Option; found: CardId | null; carried: Option; over: unknown }>({
  ask(g, v) {
    if (v.options.length === 0) return g.go('answered', '');
    const options = open(g.world, v.options);
    // All that was to be chosen from lies where nobody looks.
    if (options.length === 0) return g.done(null);
    return g.ask('answered', v.seat, 'DOT 7.25', options, { card: v.card, ask: v.ask });
  },
  answered(g, v, answer) {
    const card = foundBy(g.world, v, answer);
    if (card === null || !isAwaited(g.world, 'found')) return g.go('carried', answer);
    v.found = { card, answer };
    return g.call('found', finding({ seat: v.seat, card }));
  },
  found(g, v, card) {
    const { card: wanted, answer } = v.found!;
    const now = card === null ? null : card === wanted ? answer : withCard(v, answer, card);
    if (now !== null) return g.go('carried', now);
    const { zone } = card === null ? { zone: null } : g.world.cards[card]!;
    if (card !== null) toHand(g, card, 'DOT DR-138');
    if (v.options.includes('stop')) return g.go('carried', 'stop');
    stopLooking(g);
    if (zone === 'library') shuffleLibrary(g, v.seat, 'DOT 4.1');
    return g.done(null);
  },
  carried(g, v, answer) {
    noteDeed(g, v.def);
    const call = DEFINITIONS[v.def]!.answered!(g, v, answer);
    return call === null ? g.go('over', null) : g.call('over', call);
  },
  over: g => g.done(null),
});

const chainingProcedure = implement(chaining)<{ begin: null; then: unknown; over: unknown }>({
  begin: (g, v) => g.call('then', v.first),
  then: (g, v) => g.call('over', v.then),
  over: g => g.done(null),
});

const boardingProcedure = implement(boarding)<{ ask: null; chosen: 'inside' | 'outside' }>({
  ask: (g, v) =>
    g.world.cards[g.world.cards[v.vehicle]!.host!]!.covered
      ? g.done(null)
      : g.ask('chosen', v.seat, 'DOT 11.26', ['inside', 'outside'], { vehicle: v.vehicle }),
  chosen(g, v, answer) {
    if (answer === 'inside') board(g, v.vehicle, true, 'DOT 11.26');
    return g.done(null);
  },
});

/** Somebody's mission comes before the others of its player: one finished before it earns nothing. */
function isOutOfTurn(w: World, mission: CardId): boolean {
  const first = (id: CardId): boolean => definitionOf(w, id).abilities.includes('missionsFirst');
  if (first(w.cards[mission]!.host === null ? mission : w.cards[mission]!.host)) return false;
  const { by } = w.cards[mission]!;
  return warriorsOf(w, by).some(
    id => first(id) && w.cards[id]!.gear.some(card => w.cards[card]!.by === by && definitionOf(w, card).type === 'mission'),
  );
}
/** DOT 32.32t, 32.32s: what a mercenary bears and fulfils brings destiny points [DR-103]; what lies on the player may bring either. */
function earnsNoVictory(w: World, mission: CardId): boolean {
  const bearer = bearerOf(w, mission);
  return bearer !== null && earnsDestinyOnly(w, bearer);
}
const rewardingProcedure = implement(rewarding)<{ begin: null; choose: 'victory' | 'destiny'; paid: unknown }>({
  begin(g, v) {
    if (!isInPlay(g.world.cards[v.mission]!.zone)) return g.done(null);
    g.emit({ type: 'missionCompleted', card: v.mission, seat: v.seat, rule: 'DOT 14.12' });
    if (isOutOfTurn(g.world, v.mission)) return g.go('paid', null);
    if (earnsNoVictory(g.world, v.mission)) return g.go('choose', 'destiny');
    return g.go('choose', v.orDestiny > 0 ? ('ask' as never) : 'victory');
  },
  choose(g, v, answer) {
    if ((answer as string) === 'ask')
      return g.ask('choose', v.seat, 'DOT 14.14', ['victory', 'destiny'], { victory: v.points, destiny: v.orDestiny });
    const destiny = answer === 'destiny';
    return g.call(
      'paid',
      awarding({
        seat: v.seat,
        points: destiny && v.orDestiny > 0 ? v.orDestiny : v.points,
        kind: destiny ? 'destiny' : v.kind,
        for: v.mission,
        cause: 'mission',
        check: true,
      }),
    );
  },
  paid(g, v) {
    if (v.over && isInPlay(g.world.cards[v.mission]!.zone)) discard(g, v.mission, 'DOT 14.7');
    return g.done(null);
  },
});

const hurtingProcedure = implement(hurtingAll)<{ begin: null; over: unknown }>({
  begin(g, v) {
    const w = g.world;
    const from = w.harms.length;
    for (const victim of v.victims)
      if (isPresent(w, victim) && !has(w, victim, 'unharmed', null))
        threaten(w, { victim, by: v.by, earner: v.earner, kill: has(w, victim, 'diesFromWound', null) });
    return g.call('over', harmingFrom(w, from, v.earner));
  },
  over: g => g.done(null),
});

function takesPlace(g: Here, id: CardId, of: CardId, seat: Seat): void {
  const w = g.world;
  if (!isPresent(w, of)) return;
  const { zone, gear } = w.cards[of]!;
  enter(g, id, { seat, area: zone as Area, rule: 'DOT 37.44' });
  for (const card of gear.slice()) if (isInPlay(w.cards[card]!.zone)) reattach(g, card, id, 'DOT DR-122');
  discard(g, of, 'DOT DR-122', true);
}
const fetchingProcedure = implement(fetching)<{ begin: null; found: CardId | null }>({
  begin(g, v) {
    const id = v.def < 0 ? null : fetch(g, v.seat, v.def);
    return id === null ? g.done(null) : g.call('found', finding({ seat: v.seat, card: id }));
  },
  found(g, v, id) {
    if (id === null) return g.done(null);
    // Another card in its place comes to hand.
    if (g.world.cards[id]!.def !== v.def) toHand(g, id, 'DOT DR-138');
    else if (v.onto !== undefined) attach(g, id, { host: v.onto, by: v.seat, rule: 'DOT 37.44' });
    else if (entryRefusal(g.world, v.seat, id) !== null) return g.done(null);
    else if (v.replaces !== undefined) takesPlace(g, id, v.replaces, v.seat);
    else enter(g, id, { seat: v.seat, area: homeOf(g.world, id), rule: 'DOT 37.44' });
    return g.done(null);
  },
});

const searchingProcedure = implement(searching)<{
  begin: null;
  offer: null;
  taken: 'stop' | { readonly take: CardId } | { readonly named: string };
  had: null;
  over: null;
}>({
  begin(g, v) {
    const w = g.world;
    const side = w.sides[v.seat]!;
    const seen =
      v.from === 'library' ? side.library : v.from === 'discard' ? side.discard : [...side.library, ...side.discard, ...side.sideboard];
    look(g, { seat: v.seat, at: v.seat, cards: seen, rule: 'DOT 37.6' });
    return g.go('offer', null);
  },
  offer(g, v) {
    const side = g.world.sides[v.seat]!;
    const pile =
      v.from === 'library' ? side.library : v.from === 'discard' ? side.discard : [...side.library, ...side.discard, ...side.sideboard];
    const outside =
      v.from === 'collection' ? DEFINITIONS.filter((_, def) => isOutside(g.world, v.seat, def)).map(({ code }) => ({ named: code })) : [];
    if (v.left === 0 || pile.length + outside.length === 0) return g.go('over', null);
    return g.ask(
      'taken',
      v.seat,
      'DOT 37.6',
      [
        'stop',
        ...open(
          g.world,
          pile.map(take => ({ take })),
        ),
        ...outside,
      ] as never,
      { from: v.from },
    );
  },
  taken(g, v, answer) {
    if (answer === 'stop') return g.go('over', null);
    v.left--;
    const card = 'take' in answer ? answer.take : bringFromOutside(g, v.seat, definitionNamed(answer.named));
    return g.call('had', taking({ seat: v.seat, card, shown: false, over: false, shuffle: false }));
  },
  had: g => g.go('offer', null),
  over(g, v) {
    stopLooking(g);
    if (v.shuffle) shuffleLibrary(g, v.seat, 'DOT 4.1');
    return g.done(null);
  },
});

const lookingProcedure = implement(looking)<{ begin: null; offer: null; chosen: 'stop' | { readonly discard: CardId } }>({
  begin(g, v) {
    const w = g.world;
    const cards = w.sides[v.at]!.hand;
    look(g, { seat: v.seat, at: v.at, cards, rule: 'DOT 37.14' });
    return g.go('offer', null);
  },
  offer(g, v) {
    const { hand } = g.world.sides[v.at]!;
    const picks = v.left > 0 ? hand.map(id => ({ discard: id })) : [];
    // With nothing to discard the look itself is the effect; he says when he has seen enough.
    return g.ask('chosen', v.seat, 'DOT 37.14', (picks.length ? picks : ['stop']) as never, { at: v.at });
  },
  chosen(g, v, answer) {
    if (answer === 'stop') {
      stopLooking(g);
      return g.done(null);
    }
    discard(g, answer.discard, 'DOT 27.4');
    v.left--;
    if (v.left > 0 && g.world.sides[v.at]!.hand.length) return g.go('offer', null);
    stopLooking(g);
    return g.done(null);
  },
});

export const COWARDS_PRICE = 5;
const coweringProcedure = implement(cowering)<{ ask: null; answer: 'pay' | 'refuse' }>({
  ask(g, v) {
    if (v.lost.length === 0) return g.done(null);
    const options = destinyOf(g.world, v.seat) >= COWARDS_PRICE ? (['pay', 'refuse'] as const) : (['refuse'] as const);
    return g.ask('answer', v.seat, 'DOT 3.32', [...options], { price: COWARDS_PRICE });
  },
  answer(g, v, answer) {
    if (answer === 'pay') loseDestiny(g, v.seat, COWARDS_PRICE, { cause: 'card', rule: 'DOT 3.32' });
    else for (const id of v.lost) if (isInPlay(g.world.cards[id]!.zone)) discard(g, id, 'DOT 37.41');
    return g.done(null);
  },
});

const turningUpProcedure = implement(turningUp)<{ begin: null }>({
  begin(g, v) {
    turnUp(g, v.card, 'DOT DR-144');
    return g.done(null);
  },
});

/** Those who may hold on to it are asked one after another. */
const holdingProcedure = implement(holding)<{ begin: null; next: unknown }>({
  begin(g, v) {
    v.holders.push(...holdersOf(g.world));
    return g.go('next', null);
  },
  next(g, v) {
    const w = g.world;
    const loss = w.losses.find(({ card }) => card === v.card);
    if (loss === undefined) return g.done(null);
    for (let holder = v.holders.shift(); holder !== undefined; holder = v.holders.shift())
      if (holdersOf(w).includes(holder)) {
        const { by: seat, def } = w.cards[holder]!;
        return g.call('next', choosing({ seat, card: holder, def, ask: 'hold', options: ['pay', 'refuse'], args: [v.card] }));
      }
    settleLoss(g, v.card);
    if (isInPlay(w.cards[v.card]!.zone)) {
      if (loss.how === 'discard') discard(g, v.card, loss.rule);
      else if (loss.how === 'sacrifice') sacrifice(g, v.card, loss.rule);
      else if (loss.to !== null && isPresent(w, loss.to)) seize(g, v.card, { by: loss.by, host: loss.to, rule: loss.rule });
    }
    holdFast(g, v.card);
    return g.done(null);
  },
});

const losingProcedure = implement(losingAffiliation)<{ ask: null; lost: { readonly lose: number } }>({
  ask: (g, v) =>
    v.masks.length === 1
      ? g.go('lost', { lose: v.masks[0]! })
      : g.ask(
          'lost',
          v.seat,
          'DOT 32.33',
          v.masks.map(lose => ({ lose })),
          { card: v.card },
        ),
  lost(g, v, { lose }) {
    choose(g, v.card, lose, 'DOT 32.33');
    return g.done(null);
  },
});

const namingProcedure = implement(namingVictim)<{ ask: null; named: { readonly victim: CardId } }>({
  ask: (g, v) =>
    g.ask(
      'named',
      v.seat,
      'DOT 14.8',
      v.victims.map(victim => ({ victim })),
      { mission: v.mission },
    ),
  named(g, v, { victim }) {
    choose(g, v.mission, victim, 'DOT 14.8');
    return g.done(null);
  },
});

const reinforcingProcedure = implement(reinforcing)<{ offer: null; joined: 'stop' | { readonly join: CardId } }>({
  offer(g, v) {
    const w = g.world;
    const fight = fightNumbered(w, v.fight);
    if (fight === null || v.left === 0) return g.done(null);
    const able = reinforcements(w, v.seat, fight);
    if (able.length === 0) return g.done(null);
    return g.ask('joined', v.seat, 'DOT 25.9', ['stop', ...able.map(join => ({ join }))] as never, { left: v.left });
  },
  joined(g, v, answer) {
    if (answer === 'stop') return g.done(null);
    join(g, fightNumbered(g.world, v.fight)!, answer.join);
    v.left--;
    return g.go('offer', null);
  },
});

const wreckingProcedure = implement(wrecking)<{ begin: null; over: unknown }>({
  begin: (g, v) => g.call('over', harmOne(g, { victim: v.warrior, rule: 'DOT 11.29' })),
  over: g => g.done(null),
});

/** Whether the first of the attacks that are left can be made, with nothing but its tactic against it. */
function isPossible(g: Here, { seat, tactic }: AttackingInTurn, attacker: CardId, defender: CardId): boolean {
  const w = g.world;
  if (!isPresent(w, attacker) || !isPresent(w, defender) || pairRefusal(w, seat, attacker, defender, null) !== null) return false;
  return tactic === null || tacticRefusal(w, attacker, defender, tactic, null) === null;
}
const inTurnProcedure = implement(attackingInTurn)<{ next: unknown }>({
  next(g, v) {
    while (v.pairs.length > 0) {
      const [attacker, defender] = v.pairs.splice(0, 2) as [CardId, CardId];
      const more = v.plus?.shift() ?? 0;
      const weapon = v.weapons?.shift() ?? null;
      if (!isPossible(g, v, attacker, defender)) continue;
      const fight = g.world.fightCount + 1;
      handOn(g, v.keeps ? fight : null);
      if (v.keeps && v.pairs.length > 0) last(g, v, { what: 'keeps', on: attacker }, { fight, rule: 'DOT 24.5.14' });
      if (v.tactic !== null) last(g, v, { what: 'ability', on: attacker, ability: barring(v.tactic) }, { fight, rule: 'DOT 25.25' });
      if (more > 0) strengthen(g, v, { on: attacker, ratings: plus(more, more, 0) }, { fight, rule: 'DOT 24.5.14' });
      if (weapon !== null)
        for (const other of weaponsOn(g.world, attacker))
          if (other !== weapon) last(g, v, { what: 'jammed', on: other }, { fight, rule: 'DOT 24.5.6' });
      return g.call('next', newAttack(v.seat, { attacker, defender }));
    }
    handOn(g, null);
    return g.done(null);
  },
});

export const cardProcedures = [
  inTurnProcedure,
  choosingProcedure,
  chainingProcedure,
  wreckingProcedure,
  coweringProcedure,
  holdingProcedure,
  turningUpProcedure,
  losingProcedure,
  namingProcedure,
  reinforcingProcedure,
  boardingProcedure,
  rewardingProcedure,
  hurtingProcedure,
  fetchingProcedure,
  searchingProcedure,
  lookingProcedure,
];
