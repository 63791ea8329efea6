/** How promising an option looks to somebody who has played the game: a window passed, a warrior worth his price, an attack that pays. */
import { questionOf, type Option, type Position, type Seat } from '@kolbiste/engine';
import { has, isWeapon, weaponFits } from '../abilities.ts';
import { destinyOf } from '../atoms.ts';
import { ARMOUR, FIGHT, SHOOT, type Ability, type Definition, type Timing } from '../cards/card.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { pairRefusal } from '../combat/pairing.ts';
import type { Moment } from '../moves.ts';
import type { Awarding, Playing } from '../signatures.ts';
import { affiliationOf, bearerOf, homeOf, isLegion, vehicleOf, warriorsOf } from '../status.ts';
import { handOf } from '../turn/turn.ts';
import { COVER_ARMOUR, worthOf } from '../values.ts';
import { totalOf } from '../victory.ts';
import {
  friends,
  fightNumbered,
  NOTHING,
  rulesOf,
  topFight,
  type CardId,
  type Fight,
  type Pool,
  type Tactic,
  type World,
} from '../world.ts';
import {
  bestTactic,
  bestWeapon,
  DEATH,
  glance,
  imagined,
  marginsOf,
  mightOf,
  reserveOf,
  swingOf,
  tacticSwing,
  weaponBonus,
  withWeapons,
  WOUND,
  type Might,
} from './odds.ts';
import { holdings, mightsOf, total } from './standing.ts';
import { cardOf, moveOf, tried, type Played } from './tried.ts';

type Words = { readonly [word: string]: string | number | boolean };
const wordsOf = (option: Option): Words => (typeof option === 'object' ? option : {});
const isPlayed = (option: unknown): option is Played =>
  typeof option === 'object' && option !== null && ('play' in option || 'use' in option);

/** Not the best, but not hopeless: what keeps the search open. */
const SPARE = 0.1;
/** So many options of one question are tried at most. */
const MOST = 8;
/** What a destiny point spent in combat must bring back, in points. */
const PRICE = 0.35;

export function weigh(position: Position<World>, haze = 0): number[] {
  const { world: w, stack } = position;
  const { seat, options } = position.decision!;
  // What does harm is not worth a try, and no less than that.
  const out = weights(w, seat, options, questionOf(position), stack[stack.length - 1]!.locals, haze).map(weight => Math.max(0, weight));
  prune(out);
  if (!out.some(weight => weight > 0)) out[0] = 1;
  return out;
}
function prune(out: number[]): void {
  let promising = 0;
  for (const weight of out) if (weight > 0) promising++;
  if (promising <= MOST) return;
  const least = out.toSorted((a, b) => b - a)[MOST - 1]!;
  let left = MOST;
  for (let i = 0; i < out.length; i++)
    if (out[i]! > least) left--;
    else if (out[i]! < least) out[i] = 0;
  for (let i = 0; i < out.length; i++) if (out[i] === least && left-- <= 0) out[i] = 0;
}

function weights(w: World, seat: Seat, options: readonly Option[], question: string, locals: object, haze: number): number[] {
  if (options.length === 1) return [1];
  switch (question) {
    case 'window.answer':
      return inWindow(w, seat, options, locals as { kind: Moment; subject: { card: CardId } }, haze);
    case 'acting.act':
      return actions(w, seat, options, w.pools[(locals as { pool: number }).pool]!, haze);
    case 'attacking.attacker':
      return attackers(w, seat, options, topFight(w)!, haze);
    case 'attacking.defender': {
      const { attacker } = locals as { attacker: CardId };
      return blows(
        options.map(option => {
          const defender = Number(wordsOf(option)['defender']);
          return bestTactic(w, attacker, defender, reserveOf(w, attacker, defender))?.swing ?? -1;
        }),
        haze,
      );
    }
    case 'attacking.chosen': {
      const { attacker, defender } = locals as { attacker: CardId; defender: CardId };
      const reserve = reserveOf(w, attacker, defender);
      const worths = options.map(tactic => tacticSwing(w, attacker, defender, tactic as Tactic, reserve));
      const most = Math.max(...worths);
      // This is no matter of judgement: the sums lie on the table.
      return blows(worths).map((weight, i) => (worths[i]! < most - 0.3 - (forgets(haze) ? 3 : 0) ? 0 : weight));
    }
    case 'attacking.zoned': {
      const fight = withWeapons(w, { ...topFight(w)! });
      return sharpened(options.map(option => -swingIn(w, fight, Number(wordsOf(option)['warzone'] ?? -1))));
    }
    case 'attacking.weapon':
    case 'attacking.rearm': {
      const { tactic } = topFight(w)!;
      return best(
        options.map(option => {
          const weapon = Number(wordsOf(option)['weapon']);
          return (weaponFits(w, weapon, tactic!) ? weaponBonus(w, weapon, tactic!) : 0) + (definitionOf(w, weapon).grants.length ? 2 : 0);
        }),
      );
    }
    case 'namingVictim.named': {
      const bearer = mightOf(w, bearerOf(w, (locals as { mission: CardId }).mission));
      return sharpened(
        options.map(option => {
          const victim = mightOf(w, Number(wordsOf(option)['victim']));
          return victim.value * (glance(w, bearer, victim) > 0.5 ? 2 : 0.3);
        }),
      );
    }
    case 'attacking.target':
      return options.map(() => 1);
    case 'playing.cast': {
      // Whose every point counts double casts it.
      const doubles = options.map(option => (has(w, Number(wordsOf(option)['caster']), 'doubleArt', topFight(w)) ? 1 : 0));
      return doubles.some(double => double > 0) ? doubles : options.map(() => 1);
    }
    case 'playing.paid':
      return strengths(w, seat, options, locals as Playing);
    case 'awarding.announce':
      return split(w, seat, options, locals as Awarding, haze);
    case 'opening.exchange':
      return exchange(w, seat);
    case 'turn.discarded':
      return discards(w, seat, options);
    case 'order.put':
      return options.map((_, i) => (i === 0 ? 1 : 0));
    case 'boarding.chosen':
      return best(options.map(option => (option === 'inside' ? 1 : 0) * rideGain(w, (locals as { vehicle: CardId }).vehicle)));
    case 'searching.taken':
    case 'looking.chosen':
      return options.map(option =>
        option === 'stop' ? 0.01 : useOf(w, seat, Number(wordsOf(option)['take'] ?? wordsOf(option)['discard'] ?? -1)),
      );
    default:
      return options.map(option => (option === 'judge' ? 0 : 1));
  }
}

// -- combat ---------------------------------------------------------------------------------------------------------

/** The better ones by how much better they are, in points; what is clearly worse is not tried. Through a haze less is clear. */
function sharpened(worths: readonly number[], haze = 0): number[] {
  const most = Math.max(...worths),
    blur = 1 + HAZY * haze;
  return worths.map(worth => (worth < most - 3 * blur ? 0 : Math.exp((worth - most) / (0.8 * blur))));
}
/** Whom to attack, with whom and how. Nobody strikes where he alone is hurt, nor, unless he forgets, where nothing can come of it while a blow that pays is to be had; a duty is done with the least harm. */
function blows(worths: readonly number[], haze = 0): number[] {
  const most = Math.max(...worths),
    least = most > PAYS && !forgets(haze) ? IDLE_BLOW : Math.min(most, 0);
  return sharpened(worths, haze).map((weight, i) => (worths[i]! < least ? 0 : weight));
}
/** An attack is worth an action from here on, and does nothing below that. */
const PAYS = 0.2;
const IDLE_BLOW = 0.05;
/** In so thick a haze somebody does not see what is to be had for nothing: a rescue, a gift, the better weapon. */
const forgets = (haze: number): boolean => haze > 2;
/** How much wider a fight seems open to whoever misjudges a position by one. */
const HAZY = 4;
/** The best alone; of equals the first. */
const best = (worths: readonly number[]): number[] => {
  const at = worths.indexOf(Math.max(...worths));
  return worths.map((_, i) => (i === at ? 1 : 0));
};

/** Pairs that may fight, the most promising at a glance first. */
function pairsOf(w: World, seat: Seat, mights: readonly Might[]): { readonly a: CardId; readonly d: CardId; readonly at: number }[] {
  const pairs: { a: CardId; d: CardId; at: number }[] = [];
  for (const a of mights) {
    if (w.cards[a.id]!.by !== seat || !a.free) continue;
    for (const d of mights)
      if (a.station === d.station && !friends(w, w.cards[d.id]!.by, seat)) pairs.push({ a: a.id, d: d.id, at: glance(w, a, d) });
  }
  return pairs.sort((x, y) => y.at - x.at);
}
/** So many pairs are reckoned to the end: what the table, a warzone or a hand changes is not seen at a glance. */
const RECKONED = 8;
/** So many of them with the same warrior. */
const RECKONED_OF_ONE = 2;
/** What the best attack of the seat brings. */
function bestAttack(w: World, seat: Seat, mights: readonly Might[]): number {
  const times = new Map<CardId, number>();
  let most = -9,
    left = RECKONED;
  for (const { a, d, at } of pairsOf(w, seat, mights)) {
    if (left === 0 || (most > PAYS && at < most - 2)) break;
    const before = times.get(d) ?? 0;
    if (before === RECKONED_OF_ONE || pairRefusal(w, seat, a, d, null) !== null) continue;
    times.set(d, before + 1);
    left--;
    most = Math.max(most, bestTactic(w, a, d, reserveOf(w, a, d))?.swing ?? -9);
  }
  return most;
}
/** Who attacks: by his best pair. */
function attackers(w: World, seat: Seat, options: readonly Option[], fight: Fight, haze: number): number[] {
  const most = new Map<CardId, number>(),
    times = new Map<CardId, number>();
  let left = 2 * RECKONED;
  for (const { a, d } of pairsOf(w, seat, mightsOf(w))) {
    if (left === 0) break;
    const before = times.get(a) ?? 0;
    if (before === RECKONED_OF_ONE || pairRefusal(w, seat, a, d, fight) !== null) continue;
    times.set(a, before + 1);
    left--;
    most.set(a, Math.max(most.get(a) ?? -9, bestTactic(w, a, d, reserveOf(w, a, d))?.swing ?? -9));
  }
  return blows(
    options.map(option => (option === 'decline' ? 0 : (most.get(Number(wordsOf(option)['attacker'])) ?? -9))),
    haze,
  );
}
const certain = (margin: number): number => (margin >= 0 ? 1 : 0);
/** What the combat brings the attacking player if nobody adds anything, from this warzone. */
function swingIn(w: World, fight: Fight, warzone: CardId): number {
  const was = fight.warzone;
  fight.warzone = warzone;
  const swing = swingOf(w, fight);
  fight.warzone = was;
  return swing;
}

/** Cards and abilities in the modifier window: only what turns the outcome, alone or together with the rest of the hand. */
function modifiers(w: World, seat: Seat, options: readonly Option[], fight: Fight): number[] {
  const attacks = w.cards[fight.attacker]!.by === seat;
  if (!attacks && w.cards[fight.defender]!.by !== seat) return options.map(option => (option === 'pass' ? 1 : 0));
  const sign = attacks ? 1 : -1;
  const margins = marginsOf(w, fight);
  const now = sign * swingOf(w, fight, margins, certain);
  const strike = attacks ? margins[0] : margins[1],
    threat = attacks ? margins[1] : margins[0];
  const trialOf = (world: World, after: Fight, changed: [number, number], paid: number) => {
    const [s, t] = attacks ? changed : [changed[1], changed[0]];
    const gain = sign * swingOf(world, after, changed, certain) - now - PRICE * Math.min(paid, 6) * 0.5 - pendingOf(w, world, seat);
    return { gain, strike: s - strike, ward: threat - t };
  };
  const trials = options.map(option => {
    if (typeof option !== 'object') return null;
    if ('warzone' in option)
      return { gain: sign * swingIn(w, fight, Number(option['warzone'])) - sign * swingOf(w, fight), strike: 0, ward: 0 };
    if ('strengthen' in option) {
      // More of a spell, where it adds to what is missing.
      const spell = fight.cast.find(({ card }) => card === option['strengthen']);
      const more = (spell && DEFINITIONS[spell.def]!.play!.adds) ?? [1, 1, 1, 0];
      const helps = (strike < 0 && more[fight.tactic === 'fight' ? FIGHT : SHOOT] > 0) || (threat >= 0 && more[ARMOUR] > 0);
      return helps ? { gain: 0.5, strike: 0, ward: 0 } : null;
    }
    if (!isPlayed(option)) return null;
    const { timing, adds, per, destiny } = moveOf(w, option);
    // What only adds is reckoned without a copy of the table.
    if (adds && !per && destiny === 0 && 'on' in option && (option.on === fight.attacker || option.on === fight.defender)) {
      const strikes = adds[fight.tactic === 'fight' ? FIGHT : SHOOT];
      const changed: [number, number] =
        option.on === fight.attacker
          ? [margins[0] + strikes, margins[1] - adds[ARMOUR]]
          : [margins[0] - adds[ARMOUR], margins[1] + strikes];
      return trialOf(w, fight, changed, 0);
    }
    const { world, goesOn } = tried(w, seat, option);
    const after = fightNumbered(world, fight.id)!;
    if (after.over || goesOn) return now < 0 && timing !== 'any' ? { gain: 0.3 - now / 4, strike: 0, ward: 0 } : null;
    return trialOf(world, after, marginsOf(world, after), destinyOf(w, seat) - destinyOf(world, seat));
  });
  // Together they may do what none does alone.
  let more = 0,
    ward = 0;
  for (const trial of trials) {
    more += Math.max(0, trial?.strike ?? 0);
    ward += Math.max(0, trial?.ward ?? 0);
  }
  return trials.map(trial => {
    if (trial === null) return 0;
    if (trial.gain > 0.05) return Math.min(6, 1 + trial.gain);
    if (trial.strike > 0 && strike < 0 && strike + more >= 0) return 0.5;
    return trial.ward > 0 && threat >= 0 && threat - ward < 0 ? 0.5 : 0;
  });
}

/** What a card that was tried will cost its own side when the combat is over: a wound, or a death for whoever is wounded. */
function pendingOf(w: World, after: World, seat: Seat): number {
  let cost = 0;
  for (const { what, on, source } of after.effects)
    if (
      what === 'watch' &&
      friends(w, w.cards[on]!.by, seat) &&
      !w.effects.some(effect => effect.what === 'watch' && effect.source === source)
    ) {
      const twice = w.cards[on]!.wounded || w.effects.some(effect => effect.what === 'watch' && effect.on === on);
      cost += (twice ? DEATH : WOUND) * (worthOf(w, on, null) + 0.5);
    }
  return cost;
}

/** How much strength to buy: the least that turns a combat, or little, half and all. */
function strengths(w: World, seat: Seat, options: readonly Option[], v: Playing): number[] {
  const fight = topFight(w);
  const spends = options.map(option => Number(wordsOf(option)['spend']));
  // Debts are paid in full, or as far as it goes.
  if (v.use >= 0 && fight === null && definitionOf(w, v.card).uses[v.use]!.per?.upTo && w.sides[seat]!.debt > 0)
    return spends.map((_, i) => (i === spends.length - 1 ? 1 : 0));
  const few = spends.map((_, i) => (i === 0 || i === spends.length - 1 || i === spends.length >> 1 ? 1 : 0));
  if (fight === null || fight.phase !== 'modifiers') return few;
  const sign = w.cards[fight.attacker]!.by === seat ? 1 : -1;
  const move = (v.use < 0 ? { play: v.card, on: v.on } : { use: v.card, as: v.use, on: v.on }) as Played;
  const worths = spends.map(spend => {
    const { world, goesOn } = tried(w, seat, move, spend, v.caster);
    return goesOn ? null : sign * swingOf(world, fightNumbered(world, fight.id)!, undefined, certain) - PRICE * spend;
  });
  return worths.includes(null) ? few : sharpened(worths as number[]);
}

// -- windows --------------------------------------------------------------------------------------------------------

function inWindow(
  w: World,
  seat: Seat,
  options: readonly Option[],
  { kind, subject }: { kind: Moment; subject: { card: CardId } },
  haze: number,
): number[] {
  const by = (of: (option: Option) => number): number[] => options.map(option => (option === 'pass' ? 1 : of(option)));
  // In an opponent's turn a forgetful player does not think of his cards.
  if (forgets(haze) && w.active !== seat && kind !== 'free') return by(() => 0);
  switch (kind) {
    case 'modifiers': {
      const out = modifiers(w, seat, options, topFight(w)!);
      out[0] = out.some(weight => weight >= 1) ? 0.5 : 1;
      return out;
    }
    case 'saving': {
      const out = by(option => (isPlayed(option) && ownWarrior(w, seat, option) ? 8 : 0));
      // Nobody lets a warrior of worth fall whom he can save.
      if (out.includes(8) && !forgets(haze) && worthOf(w, subject.card, topFight(w)) >= WORTH_SAVING) out[options.indexOf('pass')] = 0;
      return out;
    }
    case 'points':
      return by(() => (w.awards.at(-1)!.seat === seat ? 0.3 : w.awards.at(-1)!.victory >= 3 ? 2 : 0.2));
    case 'reaction':
      return by(() => (friends(w, w.announced.at(-1)!.seat, seat) ? 0 : 0.6));
    case 'declared':
    case 'special':
      return by(option => (w.active !== seat && isPlayed(option) && moveOf(w, option).timing !== 'any' ? 0.5 : 0));
    case 'start':
    case 'end':
    case 'drawing':
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(w, seat, option) : 0)),
        haze,
      );
    case 'free': {
      // At one's own leisure, or at once where a Sabotage must be answered.
      const now = subject.card >= 0 ? w.cards[subject.card]!.by !== seat : w.active === seat && (w.step === 'draw' || w.step === 'actions');
      if (!now) return by(() => 0);
      return atLeisure(
        options,
        by(option => (isPlayed(option) ? prospect(w, seat, option) : typeof option === 'object' && 'assign' in option ? 0.5 : 0)),
        haze,
      );
    }
    default:
      return by(() => 0);
  }
}
/** What can only do good is done now. */
const SURE = 9;
function atLeisure(options: readonly Option[], weights: number[], haze: number): number[] {
  if (weights.includes(SURE) && !forgets(haze)) weights[0] = 0;
  return fewOfEach(options, weights, haze);
}
/** Of all the targets of one card the best two are thought over: many alike would crowd out the rest. */
function fewOfEach(options: readonly Option[], weights: number[], haze: number): number[] {
  const ranks = new Map<CardId, number[]>();
  options.forEach((option, i) => {
    if (isPlayed(option) && weights[i]! > 0) ranks.set(cardOf(option), [...(ranks.get(cardOf(option)) ?? []), i]);
  });
  const most = haze > 0 ? TARGETS_IN_HAZE : TARGETS;
  for (const [, of] of ranks)
    if (of.length > most) for (const i of of.sort((a, b) => weights[b]! - weights[a]!).slice(most)) weights[i] = 0;
  return weights;
}
const TARGETS = 2;
const TARGETS_IN_HAZE = 4;
const WORTH_SAVING = 4;
const ownWarrior = (w: World, seat: Seat, move: Played): boolean => !('on' in move) || friends(w, w.cards[move.on]!.by, seat);

/** Abilities nobody wants for his own. */
const CURSES: ReadonlySet<Ability> = new Set<Ability>([
  'prisoner',
  'notInPlay',
  'behindWall',
  'noActions',
  'neverFights',
  'cannotAttack',
  'cannotAttackFight',
  'diesFromWound',
  'neverFirst',
  'noEquipment',
  'noWeapons',
  'noSymmetry',
  'neverSymmetry',
  'neverArt',
  'lostArtImmune',
  'lostSymmetryImmune',
  'destinyOnly',
]);
/** What an attachment does for its bearer: ratings, and abilities that he has not `had` as two each. Null where it cannot be told. */
function boonOf({ gives, grants, uses }: Definition, had: (ability: Ability) => boolean): number | null {
  let sum = 0;
  for (const { ratings, layer, to } of gives)
    if (to.who === 'bearer')
      sum += layer === 'multiply' ? (ratings[0] > 1 || ratings[1] > 1 || ratings[2] > 1 ? 4 : 0) : ratings[0] + ratings[1] + ratings[2];
    else if (to.who === 'opponent' && layer === 'add') sum -= ratings[0] + ratings[1] + ratings[2];
  for (const { ability, to } of grants) if (to.who === 'bearer') sum += CURSES.has(ability) ? -3 : had(ability) ? 0 : 2;
  for (const { byBearer } of uses) if (byBearer !== true) sum += 1.5;
  return gives.length + grants.length + uses.length === 0 ? null : sum;
}

/** Playing a card or using an ability, outside combat. */
function prospect(w: World, seat: Seat, move: Played, mights?: readonly Might[]): number {
  const definition = definitionOf(w, cardOf(move));
  const { actions } = moveOf(w, move);
  if ('play' in move && definition.type === 'alliance') return 2;
  if ('play' in move && definition.after === 'stays' && 'on' in move) return attaching(w, seat, move, actions, mights);
  const { world, goesOn, chancy, lends } = tried(w, seat, move);
  // Nobody wounds his own for something that cannot be told.
  if (world.harms.slice(w.harms.length).some(({ victim }) => friends(w, w.cards[victim]!.by, seat))) return 0;
  if (lends) return credit(w, seat);
  if (world.sides[seat]!.debt < w.sides[seat]!.debt) return repayment(w, seat);
  if (world.pools.length > w.pools.length) {
    // More actions, when those one has are used up; attacks, if there is somebody to attack.
    const { open, peaceful } = world.pools.at(-1)!;
    if (open + peaceful > 0 && w.pools.length > 0) return w.pools.some(pool => !pool.locked && pool.open + pool.peaceful > 1) ? 0 : 2;
    if (peaceful > 0) return 0;
    return bestAttack(w, seat, mights ?? mightsOf(w)) > 0.5 ? 2 : 0;
  }
  // What only fills the bank: at once, until there is enough in it.
  if ('play' in move && actions === 0 && !goesOn && !chancy && destinyOf(world, seat) > destinyOf(w, seat) + 1)
    return destinyOf(w, seat) < ENOUGH ? SURE : 0;
  const before = total(holdings(w, seat)) - rivals(w, seat),
    gain = total(holdings(world, seat)) - rivals(world, seat) - before;
  if (goesOn || Math.abs(gain) < 0.001) {
    const aimed = 'on' in move ? w.cards[move.on]!.by : 'at' in move ? move.at : -1;
    if (gain < -0.1) return 0;
    return aimed < 0 ? 0.5 : friends(w, aimed, seat) ? SPARE : 0.8;
  }
  const due = 'play' in move ? gain : gain - 0.005;
  return due > 0 ? Math.min(5, (1 + 30 * due) / Math.max(1, actions)) : 0;
}
/** A loan is dear and a debtor cannot win: once, early, for a warrior whom one could not pay otherwise, with nobody there. */
function credit(w: World, seat: Seat): number {
  const { debt, hand } = w.sides[seat]!;
  const destiny = destinyOf(w, seat);
  if (debt > 0 || destiny > 3 || totalOf(w, seat) > w.target / 3 || warriorsOf(w, seat).length > 0) return 0;
  return hand.some(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] > destiny) ? 0.3 : 0;
}
/** Debts are paid by the rich, and by whoever is about to win. */
const repayment = (w: World, seat: Seat): number => (totalOf(w, seat) >= 0.6 * w.target || destinyOf(w, seat) >= 12 ? 3 : 0);
const rivals = (w: World, seat: Seat): number => {
  let most = -Infinity;
  for (let other = 0; other < w.sides.length; other++) if (!friends(w, other, seat)) most = Math.max(most, total(holdings(w, other)));
  return most;
};
function attaching(w: World, seat: Seat, move: Played & { on: CardId }, actions: number, mights: readonly Might[] = mightsOf(w)): number {
  const card = cardOf(move),
    { on } = move,
    bearer = bearerOf(w, on);
  if (bearer < 0) return 0.4;
  const own = friends(w, w.cards[bearer]!.by, seat);
  const definition = feltBy(w, card, bearer, mights);
  const boon =
    boonOf(definition, ability => has(w, bearer, ability, null)) ?? (definition.gives === definitionOf(w, card).gives ? null : 0);
  if (boon === null) return own ? 0.4 : 0.2;
  if (own ? boon <= 0 : boon >= 0) return 0;
  if (own && isWasted(w, seat, card, on, bearer, mights)) return 0;
  const might = mights.find(({ id }) => id === bearer);
  if (!might) return SPARE;
  const better = own ? armed(w, might, definition) : might;
  // A weapon he has no use for: he has a better one, or sits in a vehicle.
  if (own && isWeapon(definition) && definition.grants.length === 0) {
    const isArmed = bestWeapon(w, bearer, 'fight') >= 0 || bestWeapon(w, bearer, 'shoot') >= 0;
    if (vehicleOf(w, bearer) >= 0 || (isArmed && better.fight + better.shoot <= might.fight + might.shoot)) return 0;
  }
  const gain = own ? prowess(w, w.cards[bearer]!.by, better, mights) - prowess(w, w.cards[bearer]!.by, might, mights) : -boon / 2;
  return (Math.min(4, 0.2 + Math.min(4, Math.abs(boon)) / 8 + gain / 2) * (might.wounded && own ? 0.5 : 1)) / Math.max(1, actions);
}
/** The card with what it would do for this bearer against those who are there: some work only against some. */
function feltBy(w: World, card: CardId, bearer: CardId, mights: readonly Might[]): Definition {
  const definition = definitionOf(w, card);
  if (!definition.gives.some(({ to }) => to.fits)) return definition;
  const foe = mights.find(({ id }) => !friends(w, w.cards[id]!.by, w.cards[bearer]!.by));
  if (!foe) return definition;
  const fight = imagined(w, bearer, foe.id, 'fight');
  return { ...definition, gives: definition.gives.filter(({ to }) => !to.fits || to.fits(w, card, bearer, fight)) };
}
/** A vehicle nobody can board, a part for a weapon that stays outside, the same again, or a hiding-place for the last one who can fight. */
function isWasted(w: World, seat: Seat, card: CardId, on: CardId, bearer: CardId, mights: readonly Might[]): boolean {
  const { labels, grants } = definitionOf(w, card);
  const { covered, gear } = w.cards[bearer]!;
  if (labels.includes('vehicle') && covered) return true;
  const vehicle = vehicleOf(w, bearer);
  if (on !== bearer && vehicle >= 0 && vehicle !== on) return true;
  if (isWeapon(definitionOf(w, card)) && gear.some(other => w.cards[other]!.def === w.cards[card]!.def)) return true;
  return grants.some(({ ability }) => ability === 'lurking') && mights.filter(({ id }) => w.cards[id]!.by === seat).length < 2;
}
/** What he could do to the others, less what they could do to him, in points. */
const prowess = (w: World, seat: Seat, might: Might, mights: readonly Might[]): number =>
  reachOf(w, seat, might, mights, might.station) - danger(w, seat, might, mights);
/** His strength with one more card on him. A weapon counts for as much as it is better than the one he has. */
function armed(w: World, might: Might, { gives, labels }: Definition): Might {
  const add: [number, number, number] = [0, 0, 0];
  for (const { ratings, layer, to } of gives)
    if (to.who === 'bearer')
      for (const rating of [0, 1, 2] as const)
        add[rating] +=
          layer === 'multiply' ? (ratings[rating] > 1 ? [might.fight, might.shoot, might.armour][rating]! : 0) : ratings[rating];
    else if (to.who === 'opponent' && layer === 'add') {
      // What it takes from whoever fights him.
      add[0] -= ratings[2];
      add[1] -= ratings[2];
      add[2] -= Math.min(0, ratings[0], ratings[1]);
    }
  const has = (tactic: Tactic): number => {
    const weapon = bestWeapon(w, might.id, tactic);
    return weapon < 0 ? 0 : weaponBonus(w, weapon, tactic);
  };
  if (labels.includes('bothWeapon') || labels.includes('fightWeapon')) add[0] = Math.max(0, add[0] - has('fight'));
  if (labels.includes('bothWeapon') || labels.includes('shootWeapon')) add[1] = Math.max(0, add[1] - has('shoot'));
  return { ...might, fight: might.fight + add[0], shoot: might.shoot + add[1], armour: might.armour + add[2] };
}

// -- actions --------------------------------------------------------------------------------------------------------

function actions(w: World, seat: Seat, options: readonly Option[], pool: Pool, haze: number): number[] {
  const mights = mightsOf(w);
  const bank = destinyOf(w, seat);
  const capable = mights.filter(({ id }) => w.cards[id]!.by === seat).length;
  const mine = new Map(mights.filter(({ id }) => w.cards[id]!.by === seat).map(might => [might.id, might]));
  const duty = !options.includes('meditate');
  // Rich, and nobody can reach anybody: waiting leads nowhere, so somebody goes where the enemy is.
  const idle = !duty && bank >= IDLE && mights.every(own => !mine.has(own.id) || mights.every(other => !meets(w, seat, own, other)));
  let best = 0;
  const open = openOf(w, seat, mights);
  const out = options.map((option): number => {
    if (option === 'meditate') return bank >= IDLE ? 0.05 : bank >= ENOUGH ? 0.3 : 0.8;
    if (typeof option !== 'object') return 0;
    const words = wordsOf(option);
    if ('hide' in words) return 0;
    if ('cover' in words) return covering(w, seat, mine.get(Number(words['cover'])), mights, open);
    if ('uncover' in words) return uncovering(w, seat, mine.get(Number(words['uncover'])), mights, duty, open);
    if ('transfer' in words) return moving(w, seat, mine.get(Number(words['transfer'])), mights, duty, idle ? bank : 0);
    if ('board' in words) return boarding(w, seat, Number(words['board']), mights);
    if (!isPlayed(option)) return 0;
    const definition = definitionOf(w, cardOf(option));
    if ('play' in option && definition.type === 'warrior') return bringing(w, seat, cardOf(option), capable, mights);
    if ('to' in option) {
      if (definition.type !== 'fortification' && definition.type !== 'warzone') return 0.6;
      return warriorsOf(w, seat).some(id => w.cards[id]!.zone === option.to) ? 0.8 : 0;
    }
    if ('play' in option && definition.type === 'mission') return mission(w, seat, option, mights);
    return prospect(w, seat, option, mights);
  });
  fewOfEach(options, out, haze);
  if (idle && options.some((option, i) => out[i]! > 0 && 'transfer' in wordsOf(option))) out[options.indexOf('meditate')] = 0;
  for (const weight of out) best = Math.max(best, weight);
  // The attack comes last: after it only attacks may follow.
  const last = pool.locked || best === 0 || pool.open + pool.peaceful <= Math.max(1, pool.allowance);
  const isAttack = (option: Option): boolean => option === 'attack' || (typeof option === 'object' && 'lead' in option);
  const swing = last && options.some(isAttack) ? bestAttack(w, seat, mights) : -9;
  // Whoever is rich or has a good blow does not wait; whoever is very rich does nothing else.
  options.forEach((option, i) => {
    if (
      option === 'meditate'
        ? swing > 1.5 + 2 * haze || (swing > PAYS && bank >= ENOUGH && !forgets(haze))
        : swing > 1 && bank >= IDLE && !('to' in wordsOf(option))
    )
      out[i] = 0;
  });
  options.forEach((option, i) => {
    if (isAttack(option)) out[i] = attackWeight(swing);
    else if (typeof option === 'object' && 'sabotage' in option)
      out[i] = last || !rulesOf(w).sabotageLast ? 2 + (mine.get(Number(option['sabotage']))?.value ?? 0) : 0;
    if (out[i]! > best) best = out[i]!;
  });
  if (best === 0) out[options.indexOf('end')] = 1;
  return out;
}

/** A vehicle's bearer as he would be in it or beside it. */
function mightAboard(w: World, vehicle: CardId, aboard: boolean): Might {
  const card = w.cards[vehicle]!,
    { inside } = card;
  card.inside = aboard;
  const might = mightOf(w, card.host);
  card.inside = inside;
  return might;
}
/** By how much its bearer is stronger in a vehicle than beside it. */
function rideGain(w: World, vehicle: CardId): number {
  const strength = ({ fight, shoot, armour }: Might): number => Math.max(fight, shoot) + armour;
  return strength(mightAboard(w, vehicle, true)) - strength(mightAboard(w, vehicle, false));
}
/** A mission is for one's own, and for him who can fulfil it: by the most it could earn him with somebody he could hit. */
function mission(w: World, seat: Seat, move: Played, mights: readonly Might[]): number {
  const id = cardOf(move);
  if (!('on' in move)) return friends(w, 'at' in move ? move.at : seat, seat) ? 0.7 : 0;
  const might = mights.find(other => other.id === move.on);
  if (!might || !friends(w, w.cards[move.on]!.by, seat)) return 0;
  const card = w.cards[id]!,
    { zone, host, chosen } = card;
  [card.zone, card.host] = ['attached', move.on]; // as if he had it, for a moment
  let most = 0;
  for (const enemy of mights) {
    if (friends(w, w.cards[enemy.id]!.by, seat) || enemy.station !== might.station) continue;
    card.chosen = enemy.id;
    const event = { type: 'killed', card: enemy.id, by: might.id, value: enemy.value, fight: 0, rule: 'DOT 24.6.5' } as const;
    const points = definitionOf(w, id).mission!.on(w, id, event)?.points ?? 0;
    if (glance(w, might, enemy) > 0.5) most = Math.max(most, points);
  }
  [card.zone, card.host, card.chosen] = [zone, host, chosen];
  return most > 1 ? Math.min(3, most / 5) : 0;
}
/** By what the best attack brings; none that costs more than it wins. */
const attackWeight = (swing: number): number => (swing > PAYS ? 2 * (1 + swing) ** 2 : swing > IDLE_BLOW ? SPARE : 0);
/** A warrior from hand: by what he could do where he will stand. Food for the others is brought in only when nobody else is there. */
function bringing(w: World, seat: Seat, id: CardId, capable: number, mights: readonly Might[]): number {
  const might = { ...mightOf(w, id), free: true, station: homeOf(w, id) === 'station' };
  const size = (Math.max(might.fight, might.shoot) + might.armour) / 8;
  const use = size + reachOf(w, seat, might, mights, might.station) / 2 - danger(w, seat, might, mights) / 2;
  if (capable === 0) return Math.max(1, 2 + use);
  // Where nobody is met he is of no use, unless he helps the others from there.
  const { gives, grants } = definitionOf(w, id);
  const meetsAny = (station: boolean): boolean =>
    mights.some(other => other.station === station && !friends(w, w.cards[other.id]!.by, seat));
  if (capable > 1 && !meetsAny(might.station) && meetsAny(!might.station) && ![...gives, ...grants].some(({ to }) => to.who === 'yours'))
    return 0;
  return Math.max(capable < 3 && use > 0 ? 0.4 : SPARE, use * (capable < 3 ? 1.5 : 1));
}
/** The worst the others could do to him, in points. */
function danger(w: World, seat: Seat, might: Might, mights: readonly Might[]): number {
  let most = 0;
  for (const enemy of mights)
    if (!friends(w, w.cards[enemy.id]!.by, seat) && enemy.free && enemy.station === might.station)
      most = Math.max(most, glance(w, enemy, might));
  return most;
}
function reachOf(w: World, seat: Seat, might: Might, mights: readonly Might[], station: boolean): number {
  let most = 0;
  for (const enemy of mights)
    if (!friends(w, w.cards[enemy.id]!.by, seat) && enemy.station === station) most = Math.max(most, glance(w, might, enemy));
  return most;
}
/** Those of a seat who stand in the open: the most that could be done to one of them besides this one, and the most one of them could do. */
interface Open {
  readonly danger: (besides: CardId, station: boolean) => number;
  readonly reach: (station: boolean) => number;
}
function openOf(w: World, seat: Seat, mights: readonly Might[]): Open {
  const own = mights.filter(({ id, free }) => free && w.cards[id]!.by === seat);
  let dangers: readonly number[] | null = null,
    reaches: readonly number[] | null = null;
  const most = (station: boolean, of: readonly number[], besides = NOTHING): number =>
    own.reduce((sum, might, i) => (might.id === besides || might.station !== station ? sum : Math.max(sum, of[i]!)), 0);
  return {
    danger: (besides, station) => most(station, (dangers ??= own.map(might => danger(w, seat, might, mights))), besides),
    reach: station => most(station, (reaches ??= own.map(might => reachOf(w, seat, might, mights, might.station)))),
  };
}
/** Cover for whoever would be hit, when nobody else is there to be hit as hard. */
function covering(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[], open: Open): number {
  if (!might) return 0;
  const threat = danger(w, seat, might, mights);
  if (threat < 1.5 || open.danger(might.id, might.station) >= threat || reachOf(w, seat, might, mights, might.station) > threat) return 0;
  const saved = threat - danger(w, seat, { ...might, armour: might.armour + COVER_ARMOUR }, mights);
  return saved > 1 ? Math.min(2, saved / 2) : 0;
}
/** Out of cover for whoever could do more than those in the open: he attacks in the next turn (DOT 9.20), and one enemy strikes but once. */
function uncovering(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[], duty: boolean, open: Open): number {
  if (!might) return duty ? 0.5 : 0; // hidden
  const bare = { ...might, armour: might.armour - COVER_ARMOUR };
  const threat = danger(w, seat, bare, mights),
    reach = reachOf(w, seat, bare, mights, might.station);
  if (duty) return Math.max(SPARE, 1 + reach - threat);
  const more = threat - open.danger(might.id, might.station);
  return reach > Math.max(0, more) + 0.5 && reach > open.reach(might.station) + 0.5 ? Math.min(1.5, reach / 2) : 0;
}
/** Into a vehicle that makes him stronger, out of one in which he is easier prey or worth more to whoever kills him. */
function boarding(w: World, seat: Seat, vehicle: CardId, mights: readonly Might[]): number {
  const card = w.cards[vehicle]!;
  if (!card.inside) return rideGain(w, vehicle) > 0 ? 0.8 : 0;
  const might = mights.find(({ id }) => id === card.host);
  if (!might) return 0;
  const saved = danger(w, seat, might, mights) - danger(w, seat, mightAboard(w, vehicle, false), mights);
  return saved > 1.5 ? Math.min(2, saved / 2) : 0;
}
/** So much in the bank buys anybody; so much is more than can be used. */
const ENOUGH = 12;
const IDLE = 20;
/** A prisoner meets nobody. */
const meets = (w: World, seat: Seat, own: Might, other: Might): boolean =>
  own.station === other.station &&
  !friends(w, w.cards[other.id]!.by, seat) &&
  !has(w, own.id, 'prisoner', null) &&
  !has(w, other.id, 'prisoner', null);
function moving(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[], duty: boolean, idle: number): number {
  if (!might) return duty ? 0.5 : 0;
  const there = reachOf(w, seat, might, mights, !might.station) - danger(w, seat, { ...might, station: !might.station }, mights);
  if (idle > 0) {
    // To where he can do more than is done to him; whoever is behind, and at last anybody, goes all the same.
    const behind = totalOf(w, seat) < Math.max(...w.sides.map((_, other) => (friends(w, other, seat) ? 0 : totalOf(w, other))));
    return there > 0 ? 1 + there : idle >= (behind ? 3 : 5) * IDLE ? SPARE : 0;
  }
  if (duty) return there < 0 ? Math.exp(there / 4) : 1 + there / 2 + (might.armour + Math.max(might.fight, might.shoot)) / 10;
  const here = reachOf(w, seat, might, mights, might.station) - danger(w, seat, might, mights);
  return there > here + 2 && there > 1 ? 0.5 : 0;
}

// -- points and cards -----------------------------------------------------------------------------------------------

/** All to victory, all to destiny, or half of each; what wins the game wins it. */
function split(w: World, seat: Seat, options: readonly Option[], { points }: Awarding, haze: number): number[] {
  const missing = w.target - totalOf(w, seat);
  const bank = destinyOf(w, seat);
  return options.map(option => {
    const victory = Number(wordsOf(option)['victory']);
    if (points >= missing && w.sides[seat]!.debt === 0) return victory === points ? 1 : 0;
    if (victory === points) return 3;
    if (bank >= (forgets(haze) ? 6 : 2)) return 0; // whoever can pay takes victory points: that is what they are for
    return victory === 0 ? 0.3 : victory === points >> 1 ? 0.6 : 0;
  });
}

/** A hand without a warrior one can pay is exchanged. */
function exchange(w: World, seat: Seat): number[] {
  const { hand } = w.sides[seat]!;
  const destiny = destinyOf(w, seat);
  const payable = hand.filter(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] <= destiny + 3).length;
  return payable === 0 ? [0, 1] : payable === 1 ? [1, 0.3] : [1, 0];
}

/** Cards for the moment that decides: a combat, a death, points about to be taken. */
const KEPT: readonly Timing[] = ['modifier', 'combat', 'saving', 'points', 'reaction', 'cancel'];
/** How useful a card in hand is to its player, from 0 to about 2. */
function useOf(w: World, seat: Seat, id: CardId): number {
  if (id < 0) return 0.5;
  const { type, ratings, personality, needs, aspect, play } = definitionOf(w, id);
  const own = warriorsOf(w, seat);
  switch (type) {
    case 'warrior': {
      if (personality && w.play.some(other => w.cards[other]!.def === w.cards[id]!.def)) return 0.1;
      const short = ratings[3] - destinyOf(w, seat);
      const power = Math.max(ratings[0] ?? 0, ratings[1] ?? 0) + (ratings[2] ?? 0);
      if (power >= MIGHTY && short <= 0) return 1.5;
      return (own.length < 2 ? 2 : Math.min(1.2, 0.3 + power / 15)) * (short > 6 ? 0.6 : 1);
    }
    case 'equipment':
    case 'relic':
    case 'beast':
    case 'ki':
      return needs.affiliation === undefined || own.some(other => (affiliationOf(w, other) & needs.affiliation!) !== 0) ? 1 : 0.2;
    case 'symmetry':
      return own.some(other => isLegion(w, other)) ? 0.9 : 0.2;
    case 'art':
      return aspect !== null && own.some(other => definitionOf(w, other).abilities.some(ability => ability.startsWith('casts:')))
        ? 0.9
        : 0.2;
    case 'warzone':
    case 'fortification':
      return w.play.some(other => w.cards[other]!.def === w.cards[id]!.def && w.cards[other]!.by === seat) ? 0.1 : 0.8;
    default:
      if (play === null) return 0.8;
      if (!KEPT.includes(play.timing)) return play.actions > 1 ? 0.3 : 0.8;
      // Of the same card a second one is seldom needed.
      return w.sides[seat]!.hand.find(other => w.cards[other]!.def === w.cards[id]!.def) === id ? 1.3 : 0.9;
  }
}
/** Fight or Shoot and Armor of a warrior who decides games. */
const MIGHTY = 11;
/** So few cards left to draw are not drawn for nothing. */
const FEW_LEFT = 15;
/** A full hand draws nothing: what is least useful makes room. Otherwise only what is useless goes. */
function discards(w: World, seat: Seat, options: readonly Option[]): number[] {
  const uses = options.map(option => (option === 'keep' ? 9 : useOf(w, seat, Number(wordsOf(option)['discard']))));
  const least = Math.min(...uses);
  if (options[0] !== 'keep') return uses.map(use => (use <= least + 0.1 ? 1 : 0));
  const full = w.sides[seat]!.hand.length >= handOf(w, seat).draw && w.sides[seat]!.library.length > 0;
  const useless = w.sides[seat]!.library.length > FEW_LEFT ? 0.35 : 0.25;
  return uses.map((use, i) => (i === 0 ? (full ? SPARE : 1) : use === least && (full || use <= useless) ? 1 : 0));
}
