/** The Offensive Roll phase: attempts, announcement, changed dice, activation (chapter 12.4). */
import { signature, type Seat } from '@kolbiste/engine';
import { enterPhase, take, throwAgain, throwNew } from '../atoms.ts';
import { baseDamage, TYPES } from '../damage.ts';
import { mightReact, reactionsIn, type Reaction } from '../cards/legal.ts';
import type { Ability, No } from '../heroes/definition.ts';
import { REROLLS, which, type Reroll } from '../effects/rerolls.ts';
import { effects, implement } from '../procedures.ts';
import { statusNamed } from '../registry.ts';
import { ATTEMPTS, DICE, type World } from '../state.ts';
import {
  abilitiesOf,
  abilityOf,
  alive,
  attackPacket,
  currentRoll,
  heroOf,
  no,
  opponentsOf,
  partnerOf,
  statusesOn,
  tierOf,
} from '../world.ts';
import { openFor, openForOthers, openWindow, respond } from '../windows.ts';
import { needsTarget } from './targeting.ts';

export interface OffenceLocals {
  readonly seat: Seat;
  /** Announced, or empty. */
  announced: string;
  /** The roll may go on although the roller stopped: dice were changed (DIT 12.4.12). */
  reopened: boolean;
}
export const offence = signature<OffenceLocals, null>('offence');

/** The name tokens lie on: both straights of a box bear one. */
const nameOn = ({ id, under }: Ability): string => under ?? id;
/** Covered by a status: it cannot be activated. */
function covered(w: World, seat: Seat, ability: Ability): boolean {
  const { tokens } = w.players[seat]!;
  for (const { status, state } of tokens) if (statusNamed(status).covers && abilityPlaces(w, seat)[state] === nameOn(ability)) return true;
  return false;
}
/** Names of all offensive abilities a hero can ever have, without the ultimate: what tokens can lie on. */
export function abilityPlaces(w: World, seat: Seat): readonly string[] {
  const { id, boxes } = heroOf(w, seat);
  let places = placesByHero.get(id);
  if (!places) {
    const all = new Set<string>();
    for (const { levels } of boxes)
      for (const { abilities } of levels) for (const ability of abilities) if (!ability.ultimate) all.add(nameOn(ability));
    placesByHero.set(id, (places = [...all]));
  }
  return places;
}
const placesByHero = new Map<string, readonly string[]>();
/** The names on the board as it is now. */
export const namesNow = (w: World, seat: Seat): readonly string[] => [
  ...new Set(abilitiesOf(w, seat).flatMap(ability => (ability.ultimate ? [] : [nameOn(ability)]))),
];

/** Why the ability cannot be announced on the dice that lie there (DIT 12.4.7). */
export function announceRefusal(w: World, seat: Seat, ability: Ability): No | null {
  const roll = currentRoll(w);
  if (!roll || roll.dice.length === 0) return no('DIT R14', 'notRolled');
  if (tierOf(heroOf(w, seat), roll.dice, ability, roll.foreign) < 0) return no('DIT 5.3', 'notSatisfied');
  return covered(w, seat, ability) ? no('DIT 6.19', 'covered') : null;
}

type Attempt = 'roll' | 'stop' | Reroll | Reaction;
type Announce = { readonly announce: string } | 'none' | 'pass' | Reroll | Reaction;

export const offenceSteps = implement(offence)<{
  begin: null;
  fouled: null;
  offer: unknown;
  attempted: Attempt;
  partner: null;
  stopped: unknown;
  announce: unknown;
  announced: Announce;
  reacted: unknown;
  asked: unknown;
  others: number;
  check: unknown;
  activate: null;
  resolved: unknown;
  fixed: null;
  closed: unknown;
  over: unknown;
  end: null;
}>({
  begin(g) {
    g.world.attack = null;
    enterPhase(g, 'offence', 'DIT 3.10');
    return g.go('fouled', null);
  },
  fouled(g, v) {
    g.world.rolls.push({
      seat: v.seat,
      purpose: 'offence',
      dice: [],
      left: ATTEMPTS,
      open: true,
      changed: false,
      foreign: -1,
      announced: '',
      source: 'offence',
    });
    for (const { id, fouls } of statusesOn(g.world, v.seat)) {
      if (!fouls) continue;
      take(g, v.seat, id, 1, 'expired', 'DIT 6.19');
      // A die of the status's own hero; to that hero it is like any other.
      if (!heroOf(g.world, v.seat).statuses.some(status => status.id === id)) currentRoll(g.world)!.foreign = DICE - 1;
    }
    return g.go('offer', null);
  },
  /** Between attempts only the roller (and a teammate) may act (DIT R05). */
  offer(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('end', null);
    const roll = currentRoll(w)!;
    const options: Attempt[] = roll.left > 0 ? (roll.dice.length ? [...REROLLS[DICE]!] : ['roll']) : [];
    if (roll.left === 0) return g.go('stopped', null);
    options.push('stop');
    if (roll.dice.length) reactionsIn(w, v.seat, 'attempt', options as Reaction[]);
    return g.ask('attempted', v.seat, roll.left === ATTEMPTS ? 'DIT 12.4.4' : roll.left === 2 ? 'DIT 12.4.5' : 'DIT 12.4.6', options, {
      left: roll.left,
    });
  },
  attempted(g, v, answer) {
    if (answer === 'stop') return g.go('stopped', null);
    if (answer === 'roll') {
      const { foreign } = g.world.rolls.pop()!;
      throwNew(g, v.seat, 'offence', DICE, ATTEMPTS - 1, 'offence', 'DIT 12.4.4');
      currentRoll(g.world)!.foreign = foreign;
      return g.go('partner', null);
    }
    if ('reroll' in answer) {
      const roll = currentRoll(g.world)!;
      roll.left--;
      throwAgain(g, which(answer), roll.left === 1 ? 'DIT 12.4.5' : 'DIT 12.4.6');
      return g.go('partner', null);
    }
    return g.call('offer', respond(v.seat, answer, 'attempt'));
  },
  partner(g, v) {
    const partner = partnerOf(g.world, v.seat);
    return partner >= 0 ? g.call('offer', openFor('attempt', [partner])) : g.go('offer', null);
  },
  /** Everybody may play roll-phase cards after step 1 (DIT 12.4.2); the roller with the announcement that follows. */
  stopped(g) {
    const roll = currentRoll(g.world)!;
    roll.changed = false;
    return roll.dice.length ? g.call('announce', openForOthers(g.world, 'rolled')) : g.go('check', null);
  },
  announce(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('end', null);
    const roll = currentRoll(w)!;
    const options: Announce[] = [];
    for (const ability of abilitiesOf(w, v.seat)) if (announceRefusal(w, v.seat, ability) === null) options.push({ announce: ability.id });
    roll.announced = '';
    v.reopened ||= roll.changed;
    roll.changed = false;
    if (v.reopened && roll.left > 0) options.push(...REROLLS[DICE]!); // DIT 12.4.12
    const idle = options.length === 0;
    if (idle && !mightReact(w, v.seat, 'announce')) return g.go('announced', 'none');
    options.push(idle ? 'pass' : 'none'); // without anything to announce it is a window like others, and may be passed like them
    reactionsIn(w, v.seat, 'announce', options as Reaction[]);
    return g.ask('announced', v.seat, v.reopened ? 'DIT 12.4.11' : 'DIT 12.4.7', options, { reopened: v.reopened });
  },
  announced(g, v, answer) {
    if (typeof answer === 'object' && 'reroll' in answer) {
      const roll = currentRoll(g.world)!;
      roll.left--;
      throwAgain(g, which(answer), 'DIT 12.4.12');
      return g.go('partner', null);
    }
    if (typeof answer === 'object' && !('announce' in answer)) return g.call('reacted', respond(v.seat, answer, 'announce'));
    v.announced = typeof answer === 'object' ? answer.announce : '';
    currentRoll(g.world)!.announced = v.announced;
    if (v.announced) g.emit({ type: 'announced', seat: v.seat, ability: v.announced, rule: 'DIT 12.4.7' });
    return g.go('asked', null);
  },
  /** Instead of an announcement the roll may have been begun anew. */
  reacted(g, v) {
    const { marks } = g.world.players[v.seat]!;
    if (!marks.includes('anew')) return g.go('announce', null);
    marks.splice(marks.indexOf('anew'), 1);
    g.world.rolls.pop();
    v.announced = '';
    v.reopened = false;
    return g.go('fouled', null);
  },
  /** The opponents must be asked (DIT 12.4.8, R55); giving up too leaves one window (DIT R19). */
  asked: (g, v) => g.call('others', openForOthers(g.world, v.announced ? 'announced' : 'none')),
  /** Whatever they did that left the dice alone may be answered before the activation. */
  others: (g, v, played) =>
    played > 0 && !currentRoll(g.world)!.changed
      ? g.call('check', openWindow(g.world, v.announced ? 'announced' : 'none'))
      : g.go('check', null),
  check(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('end', null);
    if (currentRoll(w)!.changed) {
      const ability = v.announced ? abilityOf(w, v.seat, v.announced) : undefined;
      if (v.announced && (!ability || announceRefusal(w, v.seat, ability)))
        g.emit({ type: 'announcementLapsed', seat: v.seat, ability: v.announced, rule: 'DIT R16' });
      return g.go('announce', null);
    }
    return v.announced ? g.go('activate', null) : g.go('closed', null);
  },
  activate(g, v) {
    const { world: w } = g;
    const roll = currentRoll(w)!;
    const ability = abilityOf(w, v.seat, v.announced)!;
    const { script } = ability.tiers[tierOf(heroOf(w, v.seat), roll.dice, ability, roll.foreign)]!;
    roll.open = false; // frozen from here on (DIT R07)
    w.attack = {
      by: v.seat,
      ability: ability.id,
      script,
      ultimate: ability.ultimate,
      target: -1,
      is: false,
      committed: false,
      modifiable: false,
      defence: '',
      pending: [],
      marks: [],
    };
    if (ability.ultimate) w.lock = v.seat; // DIT 5.27
    g.emit({
      type: 'activated',
      seat: v.seat,
      ability: ability.id,
      ultimate: ability.ultimate,
      rule: ability.ultimate ? 'DIT 5.27' : 'DIT 12.4.14',
    });
    return g.go('resolved', null);
  },
  /** Conditions first, then what needs no target (DIT 12.4.14, 12.4.15). */
  resolved(g, v) {
    const { attack } = g.world;
    return g.call('fixed', effects(attack!.script, v.seat, attack!.target, attack!.ability, 'offence', currentRoll(g.world)!.dice.slice()));
  },
  fixed(g, v) {
    const { world: w } = g;
    const packet = attackPacket(w);
    const damage = packet && TYPES[packet.type].attack ? baseDamage(packet) : 0;
    w.attack!.is = damage >= 1; // DIT R20
    g.emit({ type: 'attackFixed', seat: v.seat, is: damage >= 1, damage, rule: 'DIT 15.22' });
    return g.go('closed', null);
  },
  /** With one opponent the target is known at once, and the window is that of the target. */
  closed(g, v) {
    const { world: w } = g;
    const aimed = needsTarget(w) && opponentsOf(w, v.seat).length === 1;
    return w.attack && !aimed ? g.call('over', openWindow(w, 'activated')) : g.go('over', null);
  },
  over(g, v) {
    for (const { id, until } of statusesOn(g.world, v.seat)) if (until === 'offence') take(g, v.seat, id, 99, 'expired', 'DIT 6.19');
    return g.go('end', null);
  },
  end(g) {
    while (g.world.rolls.length) g.world.rolls.pop();
    return g.done(null);
  },
});
