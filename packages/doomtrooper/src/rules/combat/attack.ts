/** The attack action and the combat, phase by phase (chapter 24, notes of chapter 25). */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { definitionOf } from '../../cards/registry.ts';
import { has, isJammed, weaponFits } from '../abilities.ts';
import {
  closeWarzones,
  convertAction,
  drawWeapon,
  endFight,
  enterPhase,
  fixOrder,
  fulfil,
  loseDestiny,
  loseVictory,
  noteAble,
  openFight,
  pair,
  setTactic,
  setWarzone,
  sheathe,
  takeActions,
  takeFurther,
} from '../atoms.ts';
import { ARMOUR, FIGHT, SHOOT } from '../../cards/vocabulary.ts';
import { reveal } from '../cover.ts';
import type { Doomtrooper, Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { Strike } from '../events.ts';
import { attackFee, furtherTokens } from '../legality.ts';
import { attacking, harming, type Attacking, type Death } from '../procedures.ts';
import { isPresent } from '../status.ts';
import { ratingOf } from '../values.ts';
import { checkVictory } from '../outcome.ts';
import { fightNumbered, rulesOf } from '../queries.ts';
import { type CardId, type Fight, type Paired, type Tactic, type World } from '../state.ts';
import { openCombatWindow } from '../windows.ts';
import { pointsFor, threatenByStrike } from './harm.ts';
import { endOf, isOver } from './ending.ts';
import { firstToAct, sideGrade } from './order.ts';
import {
  actionsFor,
  attackerRefusal,
  attackersOf,
  attackersUnderOrders,
  carriesOut,
  defendersUnderOrders,
  feeFor,
  knownPairRefusal,
  levyFor,
  ordersOf,
  pairRefusal,
  tacticsUnderOrders,
  tollFor,
} from './pairing.ts';
import { warzonesFor } from './warzone.ts';
import { armings, type Arming } from './weapons.ts';

const { implement } = proceduresOf<Doomtrooper>();

interface Steps {
  declare: null;
  name: number;
  attacker: 'decline' | { readonly attacker: CardId };
  aim: null;
  defender: { readonly defender: CardId };
  meet: null;
  paired: null;
  tactic: number;
  chosen: Tactic;
  announced: null;
  zone: number;
  zoned: 'none' | { readonly warzone: CardId };
  armed: null;
  arm: null;
  weapon: Arming;
  modify: null;
  strike: number;
  rearm: Arming;
  target: { readonly strike: CardId };
  compare: null;
  fell: readonly Death[];
  second: null;
  fellToo: readonly Death[];
  after: null;
  points: unknown;
  end: null;
}

const fightOf = (w: World, v: Attacking): Fight => fightNumbered(w, v.fight)!;
/** The same, once attacker and defender are named. */
const combatOf = (w: World, v: Attacking): Paired => fightNumbered(w, v.fight) as Paired;

/** The attack rating of a side: the main warrior's, and what helpers add [DR-65]. */
function attackRating(w: World, fight: Fight, main: CardId): number {
  const rating = fight.tactic === 'fight' ? FIGHT : SHOOT;
  let total = ratingOf(w, main, rating, fight);
  for (const helper of fight.helpers) if (w.cards[helper]!.by === w.cards[main]!.by) total += ratingOf(w, helper, rating, fight);
  return total;
}

/** Who names whom he attacks, where a card gives that to somebody else. */
function namerOf(w: World, attacker: CardId): Seat | null {
  const card = w.cards[attacker]!.gear.find(id => definitionOf(w, id).namesTargets);
  return card === undefined ? null : w.cards[card]!.by;
}
/** Whom a side may strike: the one it faces, or one of those who joined him. */
const struckBy = (w: World, fight: Fight, enemy: CardId): CardId[] => [
  enemy,
  ...fight.helpers.filter(id => w.cards[id]!.by === w.cards[enemy]!.by && id !== enemy && !has(w, id, 'lurking', fight)), // [DR-65]
];

function breakOff(g: Here, v: Attacking, rule: Rule): void {
  endFight(g, fightOf(g.world, v), 'brokenOff', rule);
}

function takeUp(g: Here, v: Attacking, side: 0 | 1, arming: Arming): void {
  const fight = combatOf(g.world, v);
  if (arming === 'unarmed') v.unarmed[side] = side === 0 ? fight.attacker : fight.defender;
  else drawWeapon(g, fight, side, arming.weapon);
}

export const attackingProcedure = implement(attacking)<Steps>({
  declare(g, v) {
    const w = g.world;
    if (v.pool !== null) {
      const fee = attackFee(w, w.pools[v.pool]!, 1);
      if (v.only !== 0) convertAction(g, w.pools[v.pool]!);
      else {
        v.fee = fee;
        if (fee > 0) loseDestiny(g, v.seat, fee, { cause: 'attack', rule: 'DOT 24.0.9' });
        takeActions(g, w.pools[v.pool]!, 1, { attack: true, rule: 'DOT 7.14' });
      }
    }
    const fight = openFight(g, v.seat, { only: v.only, free: v.defender !== null });
    v.fight = fight.id;
    noteAble(fight, attackersOf(w, v.seat, fight));
    return g.call('name', openCombatWindow(w, fight, 'declared'));
  },
  name(g, v) {
    const w = g.world;
    const fight = fightOf(w, v);
    const given = v.attacker;
    // An attacker a card has named, if there is anybody for him to attack.
    if (given === null && fight.forced !== null && defendersUnderOrders(w, v.seat, fight.forced, fight, furtherTokens(w, v)).length)
      v.attacker = fight.forced;
    if (v.attacker !== null && attackerRefusal(w, v.seat, v.attacker, fight) === null) return g.go('aim', null);
    // Where a card gives the attack to one warrior, nobody else makes it.
    const attackers = fight.over || given !== null ? [] : attackersUnderOrders(w, v.seat, fight, furtherTokens(w, v));
    if (attackers.length === 0) {
      g.emit({ type: 'attackLost', seat: v.seat, rule: rulesOf(w).attackerGone === 'choice' ? 'DOT 24.1.2t' : 'DOT 24.1.2s' });
      endFight(g, fight, 'noAttack', 'DOT DR-48');
      return g.go('end', null);
    }
    const options: Steps['attacker'][] = attackers.map(attacker => ({ attacker }));
    const lost = fight.able.some(id => attackerRefusal(w, v.seat, id, fight) !== null); // [DR-48]
    if (lost && rulesOf(w).attackerGone === 'choice') options.unshift('decline'); // DOT 24.1.2t
    return g.ask('attacker', v.seat, 'DOT 24.2.1', options);
  },
  attacker(g, v, answer) {
    if (answer === 'decline') {
      g.emit({ type: 'attackLost', seat: v.seat, rule: 'DOT 24.1.2t' });
      endFight(g, fightOf(g.world, v), 'noAttack', 'DOT 24.1.2t');
      return g.go('end', null);
    }
    v.attacker = answer.attacker;
    return g.go('aim', null);
  },
  aim(g, v) {
    const w = g.world;
    const fight = fightOf(w, v);
    const given = v.defender;
    if (given !== null && pairRefusal(w, v.seat, v.attacker!, given, fight) === null) return g.go('meet', null);
    const defenders = given !== null ? [] : defendersUnderOrders(w, v.seat, v.attacker!, fight, furtherTokens(w, v));
    if (defenders.length === 0) {
      endFight(g, fight, 'noAttack', 'DOT DR-48');
      return g.go('end', null);
    }
    return g.ask(
      'defender',
      namerOf(w, v.attacker!) ?? v.seat,
      'DOT 24.2.1',
      defenders.map(defender => ({ defender })),
      { attacker: v.attacker },
    );
  },
  defender(g, v, { defender }) {
    v.defender = defender;
    return g.go('meet', null);
  },
  meet(g, v) {
    const w = g.world;
    const fight = fightOf(w, v);
    const attacker = v.attacker!,
      defender = v.defender!;
    const further = v.pool === null ? 0 : actionsFor(w, attacker, defender) - 1;
    if (further > 0) {
      if (v.fee > 0) loseDestiny(g, v.seat, v.fee * further, { cause: 'attack', rule: 'DOT 24.0.9' });
      takeFurther(g, w.pools[v.pool!]!, further, v.only !== 0);
    }
    const fee = feeFor(w, v.seat, w.cards[defender]!.by);
    if (fee > 0) loseDestiny(g, v.seat, fee, { cause: 'attack', rule: 'DOT 38.7' });
    loseDestiny(g, v.seat, tollFor(w, attacker, defender), { cause: 'attack', rule: 'DOT 24.2.11' });
    loseVictory(g, v.seat, levyFor(w, attacker, defender), { cause: 'attack', rule: 'DOT 24.2.11' });
    if (w.cards[defender]!.zone === 'hidden') {
      // [DR-39]: seen and paid for before the window; anyone who cannot be paid ends the combat.
      const paid = reveal(g, defender);
      if (!paid || knownPairRefusal(w, attacker, defender, fight) !== null) {
        breakOff(g, v, paid ? 'DOT 9.35' : 'DOT 9.30');
        return g.go('end', null);
      }
    }
    for (const order of ordersOf(w, v.seat)) if (carriesOut(order, attacker, defender)) fulfil(order);
    pair(g, fight, attacker, defender);
    return g.go('paired', null);
  },
  paired: (g, v) => g.call('tactic', openCombatWindow(g.world, fightOf(g.world, v), 'paired')),
  tactic(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    v.attacker = fight.attacker;
    v.defender = fight.defender;
    const end = endOf(w, fight);
    if (end !== null) {
      breakOff(g, v, end);
      return g.go('end', null);
    }
    if (fight.tactic !== null) return g.go('announced', null);
    const tactics = tacticsUnderOrders(w, fight);
    if (tactics.length === 0) {
      breakOff(g, v, 'DOT 25.24');
      return g.go('end', null);
    }
    return g.ask('chosen', v.seat, 'DOT 24.3.1', tactics, { attacker: fight.attacker, defender: fight.defender });
  },
  chosen(g, v, tactic) {
    const fight = combatOf(g.world, v);
    setTactic(g, fight, tactic, tactic === 'fight' ? 'DOT 24.3.3' : 'DOT 24.3.4');
    enterPhase(fight, 'tactic');
    return g.go('announced', null);
  },
  announced(g, v) {
    // The standard book has one window after the tactic, for modifiers and the warzone alike (DOT 24.0.11s).
    if (!rulesOf(g.world).warzonePhase) return g.go('armed', null);
    return g.call('zone', openCombatWindow(g.world, fightOf(g.world, v), 'tactic'));
  },
  zone(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    if (isOver(w, fight) || fight.zoned) return g.go('armed', null);
    const zones = warzonesFor(w, fight.defender);
    if (zones.length === 0) return g.go('zoned', 'none');
    return g.ask('zoned', w.cards[fight.defender]!.by, 'DOT 16.7t', ['none', ...zones.map(warzone => ({ warzone }))] as never, {
      defender: fight.defender,
    });
  },
  zoned(g, v, answer) {
    const fight = combatOf(g.world, v);
    closeWarzones(fight);
    enterPhase(fight, 'warzone');
    if (answer !== 'none') setWarzone(g, fight, answer.warzone, 'DOT 16.7t');
    return g.call('armed', openCombatWindow(g.world, fight, 'warzone') as never);
  },
  armed(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    if (isOver(w, fight)) return g.go('strike', 0);
    enterPhase(fight, 'modifiers');
    v.i = 0;
    return g.go('arm', null);
  },
  // [DR-51]: weapons are chosen as the modifiers begin, the side that acts first choosing first.
  arm(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    while (v.i < 2) {
      const side = sideAt(w, v, fight);
      const id = side === 0 ? fight.attacker : fight.defender;
      const ways = armings(w, fight, id);
      if (ways.length > 1) return g.ask('weapon', w.cards[id]!.by, 'DOT 24.5.6', ways, { warrior: id });
      if (ways.length === 1) return g.go('weapon', ways[0]!);
      v.i++;
    }
    return g.go('modify', null);
  },
  weapon(g, v, arming) {
    const fight = combatOf(g.world, v);
    takeUp(g, v, sideAt(g.world, v, fight), arming);
    v.i++;
    return g.go('arm', null);
  },
  modify: (g, v) => g.call('strike', openCombatWindow(g.world, fightOf(g.world, v), 'modifiers')),
  strike(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    const end = endOf(w, fight);
    if (end !== null) {
      breakOff(g, v, end);
      return g.go('end', null);
    }
    // DOT 24.5.13: a weapon lost or useless may be replaced.
    for (const side of [0, 1] as const) {
      const id = side === 0 ? fight.attacker : fight.defender;
      const held = fight.weapons[side];
      if (held !== null && w.cards[held]!.host === id && !isJammed(w, held, fight) && weaponFits(w, held, fight.tactic!)) continue;
      const ways = v.unarmed[side] === id ? [] : armings(w, fight, id);
      if (ways.length === 0) {
        sheathe(fight, side);
        continue;
      }
      v.i = side;
      if (ways.length === 1) return g.go('rearm', ways[0]!);
      return g.ask('rearm', w.cards[id]!.by, 'DOT 24.5.13', ways, { warrior: id });
    }
    for (const side of [0, 1] as const) {
      const enemy = side === 0 ? fight.defender : fight.attacker;
      if (v.targets[side] !== null) continue;
      const targets = struckBy(w, fight, enemy);
      if (targets.length === 1) v.targets[side] = enemy;
      else {
        v.i = side;
        return g.ask(
          'target',
          w.cards[side === 0 ? fight.attacker : fight.defender]!.by,
          'DOT 25.7',
          targets.map(strike => ({ strike })),
        );
      }
    }
    return g.go('compare', null);
  },
  rearm(g, v, arming) {
    takeUp(g, v, v.i as 0 | 1, arming);
    return g.go('strike', 0);
  },
  target(g, v, { strike }) {
    v.targets[v.i as 0 | 1] = strike;
    return g.go('strike', 0);
  },
  compare(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    enterPhase(fight, 'strikes');
    const [struckByAttacker, struckByDefender] = v.targets as readonly [CardId, CardId];
    const strikeOf = (by: CardId, against: CardId): Strike => {
      const rating = attackRating(w, fight, by),
        armour = ratingOf(w, against, ARMOUR, fight);
      return { by, rating, against, armour, hits: rating >= armour }; // DOT 24.6.2
    };
    const a = strikeOf(fight.attacker, struckByAttacker),
      d = strikeOf(fight.defender, struckByDefender);
    g.emit({ type: 'struck', fight: fight.id, strikes: [a, d], rule: 'DOT 24.6.1' });
    const order = sideGrade(w, fight, fight.attacker) - sideGrade(w, fight, fight.defender);
    fixOrder(fight, firstToAct(w, fight));
    const from = w.harms.length;
    if (a.hits && order >= 0) threatenByStrike(w, fight, a.by, a.against);
    const answers = d.hits && !has(w, fight.defender, 'neverStrikesBack', fight);
    if (answers && order <= 0) threatenByStrike(w, fight, d.by, d.against);
    // DOT 25.12, 25.13: the rest comes after, with the ratings already fixed.
    const late = order > 0 ? d : a;
    v.later =
      order === 0 ? null : { hits: late === d ? answers : late.hits, by: late.by, against: late.against, first: order > 0 ? a.by : d.by };
    return g.call('fell', harming({ from, fight: fight.id, first: fight.by, award: false, deaths: [], i: 0 }));
  },
  fell(g, v, deaths) {
    v.deaths.push(...deaths);
    return g.go('second', null);
  },
  second(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    if (v.later === null || !v.later.hits) return g.go('after', null);
    const { by, against, first } = v.later;
    v.later = null;
    if (!isPresent(w, by) || fight.felled.some(({ victim }) => victim === by)) return g.go('after', null);
    if (has(w, first, 'endsCombatByStrike', fight)) return g.go('after', null);
    if (has(w, first, 'endsCombatByWound', fight) && w.cards[by]!.wounded) return g.go('after', null);
    const from = w.harms.length;
    threatenByStrike(w, fight, by, against);
    return g.call('fellToo', harming({ from, fight: fight.id, first: fight.by, award: false, deaths: [], i: 0 }));
  },
  fellToo(g, v, deaths) {
    v.deaths.push(...deaths);
    return g.go('after', null);
  },
  after(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    enterPhase(fight, 'status');
    v.i = 0;
    return g.call('points', openCombatWindow(w, fight, 'status'));
  },
  points(g, v) {
    const w = g.world;
    const fight = combatOf(w, v);
    enterPhase(fight, 'points');
    while (v.i < v.deaths.length) {
      const points = pointsFor(w, v.deaths[v.i++]!, false);
      if (points !== null) return g.call('points', points);
    }
    checkVictory(g); // both awards count as one moment [DR-27]
    endFight(g, fight, 'resolved', 'DOT 24.8.1');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

const sideAt = (w: World, v: Attacking, fight: Paired): 0 | 1 => {
  const attackerFirst = firstToAct(w, fight) === w.cards[fight.attacker]!.by;
  return (attackerFirst ? v.i : 1 - v.i) as 0 | 1;
};
