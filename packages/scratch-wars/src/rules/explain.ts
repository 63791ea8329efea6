/** "What can I do" and "why can't I": every candidate of the current question, with what refuses it. */
import { keyOf, no, other, questionOf, type Explained, type Option, type Position, type Refusal, type Seat } from '@kolbiste/engine';
import type { Effect } from '../cards/vocabulary.ts';
import { bonusPick } from './bonus/bonus.ts';
import type { AttackKind } from './events.ts';
import {
  actionCandidates,
  actionRefusal,
  bonusRefusal,
  curseRefusal,
  loadoutEndRefusal,
  mechanicRefusal,
  poolWeaponRefusal,
  shieldRefusal,
  targetRefusal,
  trickRefusal,
} from './legality.ts';
import { slotsNow, weaponsOf } from './queries.ts';
import type { Rule, Target, WeaponId, World } from './state.ts';

type Candidate = readonly [Option, Refusal<Rule> | null];

/** What the questions below are asked about. */
interface About {
  readonly attack: AttackKind;
  readonly effect: Effect;
  readonly picked: readonly WeaponId[];
  readonly chosen: readonly number[];
  readonly weapon: WeaponId;
  readonly power: number;
}

/** Everything of the opponent's that a player might want to hit. */
function targetCandidates(w: World, by: Seat, kind: AttackKind): Candidate[] {
  const targets: Target[] = ['hero', ...weaponsOf(w, other(by)).flatMap(id => [{ weapon: id }, { effect: id }])];
  return targets.map(target => [target, targetRefusal(w, kind, target)]);
}

const CANDIDATES: { readonly [question: string]: (w: World, seat: Seat, about: About) => Candidate[] } = {
  'turn.acted': (w, seat) => [
    ...actionCandidates(w).map((action): Candidate => [action, actionRefusal(w, action)]),
    ['break', curseRefusal(w, seat) ?? no('SCW 2.5.3.1', 'onlyAtStart')],
  ],
  'attack.announce': (w, seat, { attack }) => targetCandidates(w, seat, attack),
  'spin.aimAgain': (w, seat, { attack }) => [['stop', null], ...targetCandidates(w, seat, attack)],
  'mechanic.decide': (w, seat, { power }) => [
    ['skip', null],
    ...weaponsOf(w, seat).map((repair): Candidate => [{ repair }, mechanicRefusal(w, repair, power)]),
    ...targetCandidates(w, seat, 'mechanic'),
  ],
  'defence.pick': (w, seat, { picked }) => [
    ['enough', null],
    ...weaponsOf(w, seat).map((shield): Candidate => [{ shield }, shieldRefusal(w, shield, picked)]),
  ],
  'spin.refuse': (w, seat, { weapon }) => [
    ['accept', null],
    ...weaponsOf(w, seat).map((trick): Candidate => [{ trick }, trickRefusal(w, trick, weapon)]),
  ],
  'bonus.take': (w, seat, { effect }) => [
    ...slotsNow(w, seat).map((_, slot): Candidate => [bonusPick(w, seat, slot), bonusRefusal(w, seat, effect, slot)]),
    ['none', bonusRefusal(w, seat, effect, null)],
  ],
  'loadout.pick': (w, seat, { chosen }) => [
    ...w.sides[seat]!.pool!.weapons.map((_, weapon): Candidate => [{ weapon }, poolWeaponRefusal(weapon, chosen)]),
    ['done', loadoutEndRefusal(chosen)],
  ],
};

export function explain(position: Position<World>, seat: Seat): readonly Explained<Rule>[] {
  const { about, options } = position.decision!;
  const candidates = CANDIDATES[questionOf(position)]?.(position.world, seat, about as unknown as About);
  return (candidates ?? options.map((option): Candidate => [option, null])).map(([option, refusal]) => ({
    key: keyOf(option),
    option,
    refusal,
  }));
}
