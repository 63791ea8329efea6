/** How promising an option looks to somebody who has played the game: a window passed, a warrior worth his price, an attack that pays. */
import { questionOf, type Option, type Position, type Seat } from '@kolbiste/engine';
import { has, isWeapon, weaponFits } from '../abilities.ts';
import { destinyOf } from '../atoms.ts';
import { ARMOUR, FIGHT, SHOOT, type Ability, type Definition, type Timing } from '../cards/card.ts';
import { definitionOf } from '../cards/registry.ts';
import { pairRefusal } from '../combat/pairing.ts';
import type { Moment } from '../moves.ts';
import type { Awarding, Playing } from '../signatures.ts';
import { affiliationOf, bearerOf, homeOf, isLegion, vehicleOf, warriorsOf } from '../status.ts';
import { handOf } from '../turn/turn.ts';
import { COVER_ARMOUR } from '../values.ts';
import { totalOf } from '../victory.ts';
import { friends, fightNumbered, rulesOf, topFight, type CardId, type Fight, type Pool, type Tactic, type World } from '../world.ts';
import { bestTactic, bestWeapon, glance, marginsOf, mightOf, reserveOf, swingOf, tacticSwing, weaponBonus, type Might } from './odds.ts';
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
      return inWindow(w, seat, options, locals as { kind: Moment; subject: { card: CardId } });
    case 'acting.act':
      return actions(w, seat, options, w.pools[(locals as { pool: number }).pool]!);
    case 'attacking.attacker':
      return attackers(w, seat, options, topFight(w)!, haze);
    case 'attacking.defender': {
      const { attacker } = locals as { attacker: CardId };
      return sharpened(
        options.map(option => bestTactic(w, attacker, Number(wordsOf(option)['defender']), reserveOf(w, attacker))?.swing ?? -1),
        haze,
      );
    }
    case 'attacking.chosen': {
      const { attacker, defender } = locals as { attacker: CardId; defender: CardId };
      return sharpened(
        options.map(tactic => tacticSwing(w, attacker, defender, tactic as Tactic, reserveOf(w, attacker))),
        haze,
      );
    }
    case 'attacking.zoned':
      return sharpened(options.map(option => -swingIn(w, topFight(w)!, Number(wordsOf(option)['warzone'] ?? -1))));
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
    case 'playing.paid':
      return strengths(w, seat, options, locals as Playing);
    case 'awarding.announce':
      return split(w, seat, options, locals as Awarding);
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
/** So many pairs are reckoned to the end. */
const RECKONED = 6;
/** What the best attack of the seat brings. */
function bestAttack(w: World, seat: Seat, mights: readonly Might[]): number {
  let most = -9,
    left = RECKONED;
  for (const { a, d, at } of pairsOf(w, seat, mights)) {
    if (left === 0 || at < most - 2) break;
    if (pairRefusal(w, seat, a, d, null) !== null) continue;
    left--;
    most = Math.max(most, bestTactic(w, a, d, reserveOf(w, a))?.swing ?? -9);
  }
  return most;
}
/** Who attacks: by his best pair. */
function attackers(w: World, seat: Seat, options: readonly Option[], fight: Fight, haze: number): number[] {
  const most = new Map<CardId, number>();
  let left = 2 * RECKONED;
  for (const { a, d, at } of pairsOf(w, seat, mightsOf(w))) {
    if (left === 0) break;
    if (most.has(a) && at < most.get(a)!) continue;
    if (pairRefusal(w, seat, a, d, fight) !== null) continue;
    left--;
    most.set(a, Math.max(most.get(a) ?? -9, bestTactic(w, a, d, reserveOf(w, a))?.swing ?? -9));
  }
  return sharpened(
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
    const gain = sign * swingOf(world, after, changed, certain) - now - PRICE * Math.min(paid, 6) * 0.5;
    return { gain, strike: s - strike, ward: threat - t };
  };
  const trials = options.map(option => {
    if (typeof option !== 'object') return null;
    if ('warzone' in option)
      return { gain: sign * swingIn(w, fight, Number(option['warzone'])) - sign * swingOf(w, fight), strike: 0, ward: 0 };
    if ('strengthen' in option) return strike < 0 || threat >= 0 ? { gain: 0.5, strike: 0, ward: 0 } : null;
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
): number[] {
  const by = (of: (option: Option) => number): number[] => options.map(option => (option === 'pass' ? 1 : of(option)));
  switch (kind) {
    case 'modifiers': {
      const out = modifiers(w, seat, options, topFight(w)!);
      out[0] = out.some(weight => weight >= 1) ? 0.5 : 1;
      return out;
    }
    case 'saving':
      return by(option => (isPlayed(option) && ownWarrior(w, seat, option) ? 8 : 0));
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
      return by(option => (isPlayed(option) ? prospect(w, seat, option) : 0));
    case 'free': {
      // At one's own leisure, or at once where a Sabotage must be answered.
      const now = subject.card >= 0 ? w.cards[subject.card]!.by !== seat : w.active === seat && (w.step === 'draw' || w.step === 'actions');
      if (!now) return by(() => 0);
      return by(option => (isPlayed(option) ? prospect(w, seat, option) : typeof option === 'object' && 'assign' in option ? 0.5 : 0));
    }
    default:
      return by(() => 0);
  }
}
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
/** What an attachment does for its bearer: ratings, and abilities as two each. Null where it cannot be told. */
function boonOf({ gives, grants, uses }: Definition): number | null {
  let sum = 0;
  for (const { ratings, layer, to } of gives)
    if (to.who === 'bearer')
      sum += layer === 'multiply' ? (ratings[0] > 1 || ratings[1] > 1 || ratings[2] > 1 ? 4 : 0) : ratings[0] + ratings[1] + ratings[2];
  for (const { ability, to } of grants) if (to.who === 'bearer') sum += CURSES.has(ability) ? -3 : 2;
  for (const { byBearer } of uses) if (byBearer !== true) sum += 1.5;
  return gives.length + grants.length + uses.length === 0 ? null : sum;
}

/** Playing a card or using an ability, outside combat. */
function prospect(w: World, seat: Seat, move: Played, mights?: readonly Might[]): number {
  const definition = definitionOf(w, cardOf(move));
  const { actions } = moveOf(w, move);
  if ('play' in move && definition.type === 'alliance') return 2;
  if ('play' in move && definition.after === 'stays' && 'on' in move) return attaching(w, seat, definition, move.on, actions, mights);
  const { world, goesOn, lends } = tried(w, seat, move);
  if (lends) return credit(w, seat);
  if (world.sides[seat]!.debt < w.sides[seat]!.debt) return repayment(w, seat);
  if (world.pools.length > w.pools.length) {
    // More actions, when those one has are used up; attacks, if there is somebody to attack.
    const { open, peaceful } = world.pools.at(-1)!;
    if (open + peaceful > 0) return w.pools.some(pool => !pool.locked && pool.open + pool.peaceful > 1) ? 0 : 2;
    return bestAttack(w, seat, mights ?? mightsOf(w)) > 0.5 ? 2 : 0;
  }
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
/** A loan is dear and a debtor cannot win: once, early, for a warrior whom one could not pay otherwise. */
function credit(w: World, seat: Seat): number {
  const { debt, hand } = w.sides[seat]!;
  const destiny = destinyOf(w, seat);
  if (debt > 0 || destiny > 3 || totalOf(w, seat) > w.target / 3) return 0;
  return hand.some(id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[3] > destiny) ? 0.3 : 0;
}
/** Debts are paid by the rich, and by whoever is about to win. */
const repayment = (w: World, seat: Seat): number => (totalOf(w, seat) >= 0.6 * w.target || destinyOf(w, seat) >= 12 ? 3 : 0);
const rivals = (w: World, seat: Seat): number => {
  let most = -Infinity;
  for (let other = 0; other < w.sides.length; other++) if (!friends(w, other, seat)) most = Math.max(most, total(holdings(w, other)));
  return most;
};
function attaching(
  w: World,
  seat: Seat,
  definition: Definition,
  on: CardId,
  actions: number,
  mights: readonly Might[] = mightsOf(w),
): number {
  const bearer = bearerOf(w, on);
  if (bearer < 0) return 0.4;
  const own = friends(w, w.cards[bearer]!.by, seat);
  const boon = boonOf(definition);
  if (boon === null) return own ? 0.4 : 0.2;
  if (own ? boon <= 0 : boon >= 0) return 0;
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
  const has = (tactic: Tactic): number => {
    const weapon = bestWeapon(w, might.id, tactic);
    return weapon < 0 ? 0 : weaponBonus(w, weapon, tactic);
  };
  if (labels.includes('bothWeapon') || labels.includes('fightWeapon')) add[0] = Math.max(0, add[0] - has('fight'));
  if (labels.includes('bothWeapon') || labels.includes('shootWeapon')) add[1] = Math.max(0, add[1] - has('shoot'));
  return { ...might, fight: might.fight + add[0], shoot: might.shoot + add[1], armour: might.armour + add[2] };
}

// -- actions --------------------------------------------------------------------------------------------------------

function actions(w: World, seat: Seat, options: readonly Option[], pool: Pool): number[] {
  const mights = mightsOf(w);
  const bank = destinyOf(w, seat);
  const capable = mights.filter(({ id }) => w.cards[id]!.by === seat).length;
  const mine = new Map(mights.filter(({ id }) => w.cards[id]!.by === seat).map(might => [might.id, might]));
  const duty = !options.includes('meditate');
  // Rich, and nobody can reach anybody: waiting leads nowhere, so somebody goes where the enemy is.
  const idle = !duty && bank >= IDLE && mights.every(own => !mine.has(own.id) || mights.every(other => !meets(w, seat, own, other)));
  let best = 0;
  const out = options.map((option): number => {
    if (option === 'meditate') return bank >= 20 ? 0.05 : bank >= 12 ? 0.3 : 0.8;
    if (typeof option !== 'object') return 0;
    const words = wordsOf(option);
    if ('hide' in words) return 0;
    if ('cover' in words) return covering(w, seat, mine.get(Number(words['cover'])), mights);
    if ('uncover' in words) return uncovering(w, seat, mine.get(Number(words['uncover'])), mights, duty);
    if ('transfer' in words) return moving(w, seat, mine.get(Number(words['transfer'])), mights, duty, idle ? bank : 0);
    if ('board' in words) return w.cards[Number(words['board'])]!.inside || rideGain(w, Number(words['board'])) <= 0 ? 0 : 0.8;
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
  if (idle && options.some((option, i) => out[i]! > 0 && 'transfer' in wordsOf(option))) out[options.indexOf('meditate')] = 0;
  for (const weight of out) best = Math.max(best, weight);
  // The attack comes last: after it only attacks may follow.
  const last = pool.locked || best === 0 || pool.open + pool.peaceful <= Math.max(1, pool.allowance);
  options.forEach((option, i) => {
    if (option === 'attack' || (typeof option === 'object' && 'lead' in option))
      out[i] = last || pool.attack > 0 ? attackWeight(w, seat, mights) : 0;
    else if (typeof option === 'object' && 'sabotage' in option)
      out[i] = last || !rulesOf(w).sabotageLast ? 2 + (mine.get(Number(option['sabotage']))?.value ?? 0) : 0;
    if (out[i]! > best) best = out[i]!;
  });
  if (best === 0) out[options.indexOf('end')] = 1;
  return out;
}

/** By how much its bearer is stronger in a vehicle than beside it. */
function rideGain(w: World, vehicle: CardId): number {
  const card = w.cards[vehicle]!,
    { inside } = card;
  const strength = (aboard: boolean): number => {
    card.inside = aboard;
    const { fight, shoot, armour } = mightOf(w, card.host);
    return Math.max(fight, shoot) + armour;
  };
  const gain = strength(true) - strength(false);
  card.inside = inside;
  return gain;
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
    most = Math.max(most, points * (glance(w, might, enemy) > 0.5 ? 1 : 0.2));
  }
  [card.zone, card.host, card.chosen] = [zone, host, chosen];
  return most > 1 ? Math.min(3, most / 5) : 0;
}
/** By what the best attack brings; none that costs more than it wins. */
function attackWeight(w: World, seat: Seat, mights: readonly Might[]): number {
  const swing = bestAttack(w, seat, mights);
  return swing > 0.2 ? 2 * (1 + swing) ** 2 : swing > 0.05 ? SPARE : 0;
}
/** A warrior from hand: by what he could do where he will stand. Food for the others is brought in only when nobody else is there. */
function bringing(w: World, seat: Seat, id: CardId, capable: number, mights: readonly Might[]): number {
  const might = { ...mightOf(w, id), free: true, station: homeOf(w, id) === 'station' };
  const size = (Math.max(might.fight, might.shoot) + might.armour) / 8;
  const use = size + reachOf(w, seat, might, mights, might.station) / 2 - danger(w, seat, might, mights) / 2;
  if (capable === 0) return Math.max(1, 2 + use);
  return Math.max(capable < 3 ? 0.4 : SPARE, use * (capable < 3 ? 1.5 : 1));
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
function covering(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[]): number {
  if (!might) return 0;
  const threat = danger(w, seat, might, mights);
  if (threat < 1.5 || reachOf(w, seat, might, mights, might.station) > threat) return 0;
  const saved = threat - danger(w, seat, { ...might, armour: might.armour + COVER_ARMOUR }, mights);
  return saved > 1 ? Math.min(2, saved / 2) : 0;
}
function uncovering(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[], duty: boolean): number {
  if (!might) return duty ? 0.5 : 0; // hidden
  const open = { ...might, armour: might.armour - COVER_ARMOUR };
  const threat = danger(w, seat, open, mights),
    reach = reachOf(w, seat, open, mights, might.station);
  if (duty) return Math.max(SPARE, 1 + reach - threat);
  return reach > threat + 0.5 ? Math.min(1.5, reach / 2) : 0;
}
/** So much in the bank is more than can be used. */
const IDLE = 20;
/** A prisoner meets nobody. */
const meets = (w: World, seat: Seat, own: Might, other: Might): boolean =>
  own.station === other.station &&
  !friends(w, w.cards[other.id]!.by, seat) &&
  !has(w, own.id, 'prisoner', null) &&
  !has(w, other.id, 'prisoner', null);
function moving(w: World, seat: Seat, might: Might | undefined, mights: readonly Might[], duty: boolean, idle: number): number {
  if (!might) return duty ? 0.5 : 0;
  if (idle > 0) {
    const prey = reachOf(w, seat, might, mights, !might.station);
    return prey > 0 ? 1 + prey : idle >= 3 * IDLE ? SPARE : 0;
  }
  const there = reachOf(w, seat, might, mights, !might.station) - danger(w, seat, { ...might, station: !might.station }, mights);
  if (duty) return Math.max(SPARE, 1 + there / 2 + (might.armour + Math.max(might.fight, might.shoot)) / 10);
  const here = reachOf(w, seat, might, mights, might.station) - danger(w, seat, might, mights);
  return there > here + 2 && there > 1 ? 0.5 : 0;
}

// -- points and cards -----------------------------------------------------------------------------------------------

/** All to victory, all to destiny, or half of each; what wins the game wins it. */
function split(w: World, seat: Seat, options: readonly Option[], { points }: Awarding): number[] {
  const missing = w.target - totalOf(w, seat);
  const bank = destinyOf(w, seat);
  return options.map(option => {
    const victory = Number(wordsOf(option)['victory']);
    if (points >= missing && w.sides[seat]!.debt === 0) return victory === points ? 1 : 0;
    if (victory === points) return 3;
    if (bank >= 6) return 0; // whoever can pay takes victory points: that is what they are for
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
const KEPT: readonly Timing[] = ['modifier', 'combat', 'saving', 'points', 'reaction'];
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
    default:
      if (play === null) return 0.8;
      return play.actions > 1 ? 0.3 : KEPT.includes(play.timing) ? 1.3 : 0.8;
  }
}
/** A full hand draws nothing: what is least useful makes room. Otherwise only what is useless goes. */
function discards(w: World, seat: Seat, options: readonly Option[]): number[] {
  const uses = options.map(option => (option === 'keep' ? 9 : useOf(w, seat, Number(wordsOf(option)['discard']))));
  const least = Math.min(...uses);
  if (options[0] !== 'keep') return uses.map(use => (use <= least + 0.1 ? 1 : 0));
  const full = w.sides[seat]!.hand.length >= handOf(w, seat).draw && w.sides[seat]!.library.length > 0;
  return uses.map((use, i) => (i === 0 ? (full ? SPARE : 1) : use === least && (full || use <= 0.25) ? 1 : 0));
}
