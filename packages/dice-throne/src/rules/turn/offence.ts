/** The Offensive Roll phase: attempts, announcement, changed dice, activation (chapter 12.4). */
import { signature, type Seat } from '@kolbiste/engine';
import { abilitiesOf, abilityOf } from '../abilities.ts';
import {
  activate,
  addForeignDie,
  announce,
  beginOffensiveRoll,
  clearAttack,
  clearRolls,
  closeRoll,
  enterPhase,
  fixAttack,
  noteDice,
  take,
  takeRoll,
  throwAttempt,
  throwFirst,
  withdrawAnnouncement,
} from '../atoms.ts';
import { baseDamage, TYPES } from '../damage.ts';
import { currentRoll, tierOf } from '../dice.ts';
import { announceRefusal } from '../legality.ts';
import { attackPacket } from '../packets.ts';
import { effects, implement } from '../procedures.ts';
import { alive, heroOf, inPriority, opponentsOf, partnerOf } from '../queries.ts';
import { mightReact, reactionsIn, type Reaction } from '../reactions.ts';
import { REROLLS, which, type Reroll } from '../rerolls.ts';
import { ALL_TOKENS, ATTEMPTS, DICE, type Rule } from '../state.ts';
import { actsBy, statusesOn } from '../statuses.ts';
import { openFor, openForOthers, openWindow, respond } from '../windows.ts';
import { needsTarget } from './targeting.ts';

export interface OffenceLocals {
  readonly seat: Seat;
  /** The ability announced. */
  announced: string | null;
  /** The roll may go on although the roller stopped: dice were changed (DIT 12.4.12). */
  reopened: boolean;
}
export const offence = signature<OffenceLocals, null>('offence');

/** The rule of a further attempt, by how many are left after it. */
const attemptRule = (left: number): Rule => (left === 1 ? 'DIT 12.4.5' : 'DIT 12.4.6');

type Attempt = 'roll' | 'stop' | Reroll | Reaction;
type Announce = { readonly announce: string } | 'none' | 'pass' | Reroll | Reaction;

export const offenceSteps = implement(offence)<{
  begin: null;
  fouled: null;
  offer: unknown;
  attempted: Attempt;
  partner: null;
  hold: unknown;
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
    clearAttack(g.world);
    enterPhase(g, 'offence', 'DIT 3.10');
    return g.go('fouled', null);
  },
  fouled(g, v) {
    beginOffensiveRoll(g.world, v.seat);
    for (const status of statusesOn(g.world, v.seat)) {
      const { id, fouls } = status;
      if (!fouls) continue;
      take(g, { from: v.seat, status: id, n: 1, how: 'expired', rule: actsBy(status) });
      // A die of the status's own hero; to that hero it is like any other.
      if (!heroOf(g.world, v.seat).statuses.some(own => own.id === id)) addForeignDie(g.world);
    }
    return g.go('offer', null);
  },
  /** Between attempts only the roller and a teammate may play roll-phase cards (DIT R05). */
  offer(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('end', null);
    const roll = currentRoll(w)!;
    const options: Attempt[] = roll.left > 0 ? (roll.dice.length ? [...REROLLS[DICE]!] : ['roll']) : [];
    if (roll.left === 0) return g.go('stopped', null);
    options.push('stop');
    if (roll.dice.length) reactionsIn(w, v.seat, 'attempt', options);
    return g.ask('attempted', v.seat, roll.left === ATTEMPTS ? 'DIT 12.4.4' : attemptRule(roll.left - 1), options, { left: roll.left });
  },
  attempted(g, v, answer) {
    if (answer === 'stop') return g.go('stopped', null);
    if (answer === 'roll') {
      throwFirst(g, v.seat, 'DIT 12.4.4');
      return g.go('partner', null);
    }
    if ('reroll' in answer) {
      throwAttempt(g, which(answer), attemptRule);
      return g.go('partner', null);
    }
    return g.call('offer', respond(v.seat, answer, 'attempt'));
  },
  partner(g, v) {
    const partner = partnerOf(g.world, v.seat);
    return partner === null ? g.go('hold', null) : g.call('hold', openFor('attempt', [partner]));
  },
  /** Instants and tokens fit anywhere (DIT 7.28, 6.11); after the last attempt the step is over, and everybody is asked anyway. */
  hold(g, v) {
    const { world: w } = g;
    if (!w.switches.holds || currentRoll(w)!.left === 0) return g.go('offer', null);
    const seats = inPriority(w).filter(seat => seat !== v.seat && seat !== partnerOf(w, v.seat));
    return g.call('offer', openFor('hold', seats));
  },
  /** Everybody may play roll-phase cards after step 1 (DIT 12.4.2); the roller with the announcement that follows. */
  stopped(g) {
    noteDice(g.world);
    return currentRoll(g.world)!.dice.length ? g.call('announce', openForOthers(g.world, 'rolled')) : g.go('check', null);
  },
  announce(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('end', null);
    const roll = currentRoll(w)!;
    const options: Announce[] = [];
    for (const ability of abilitiesOf(w, v.seat)) if (announceRefusal(w, v.seat, ability) === null) options.push({ announce: ability.id });
    withdrawAnnouncement(w);
    v.reopened ||= roll.changed;
    noteDice(w);
    if (v.reopened && roll.left > 0) options.push(...REROLLS[DICE]!); // DIT 12.4.12
    const idle = options.length === 0;
    if (idle && !mightReact(w, v.seat, 'announce')) return g.go('announced', 'none');
    options.push(idle ? 'pass' : 'none'); // with nothing to announce it is a window like others, and may be passed like them
    reactionsIn(w, v.seat, 'announce', options);
    return g.ask('announced', v.seat, v.reopened ? 'DIT 12.4.11' : 'DIT 12.4.7', options, { reopened: v.reopened });
  },
  announced(g, v, answer) {
    if (typeof answer === 'object' && 'reroll' in answer) {
      throwAttempt(g, which(answer), () => 'DIT 12.4.12');
      return g.go('partner', null);
    }
    if (typeof answer === 'object' && !('announce' in answer)) return g.call('reacted', respond(v.seat, answer, 'announce'));
    v.announced = typeof answer === 'object' ? answer.announce : null;
    announce(g, v.announced);
    return g.go('asked', null);
  },
  /** Instead of an announcement the roll may start again. */
  reacted(g, v) {
    if (!currentRoll(g.world)!.restarts) return g.go('announce', null);
    takeRoll(g.world);
    v.announced = null;
    v.reopened = false;
    return g.go('fouled', null);
  },
  /** The opponents must be asked (DIT 12.4.8, R55); giving up too leaves one window (DIT R19). */
  asked: (g, v) => g.call('others', openForOthers(g.world, v.announced ? 'announced' : 'none')),
  /** What they did may be answered before the activation, if it left the dice alone. */
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
    const ability = abilityOf(w, v.seat, v.announced!)!;
    closeRoll(w);
    activate(g, v.seat, ability, tierOf(heroOf(w, v.seat), roll.dice, ability, roll.foreign)!.script);
    return g.go('resolved', null);
  },
  /** Conditions first, then what needs no target (DIT 12.4.14, 12.4.15). */
  resolved(g, v) {
    const { script, target, ability } = g.world.attack!;
    const dice = currentRoll(g.world)!.dice.slice();
    return g.call('fixed', effects({ script, seat: v.seat, target, source: ability, kind: 'offence', dice }));
  },
  fixed(g) {
    const packet = attackPacket(g.world);
    fixAttack(g, packet && TYPES[packet.type].attack ? baseDamage(packet) : 0);
    return g.go('closed', null);
  },
  /** With one opponent the target is known at once, and the window is that of the target. */
  closed(g, v) {
    const { world: w } = g;
    const aimed = needsTarget(w) && opponentsOf(w, v.seat).length === 1;
    return w.attack && !aimed ? g.call('over', openWindow(w, 'activated')) : g.go('over', null);
  },
  over(g, v) {
    for (const status of statusesOn(g.world, v.seat))
      if (status.until === 'offence') take(g, { from: v.seat, status: status.id, n: ALL_TOKENS, how: 'expired', rule: actsBy(status) });
    return g.go('end', null);
  },
  end(g) {
    clearRolls(g.world);
    return g.done(null);
  },
});
