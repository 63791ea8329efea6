/** Dice on the table: what they are worth, and what changing or throwing them again brings. */
import type { Option, Seat } from '@kolbiste/engine';
import { knownStatus, opsOf, statusNamed } from '../../cards/registry.ts';
import type { Context, Script } from '../../cards/vocabulary.ts';
import { defencesOf } from '../../rules/abilities.ts';
import { currentRoll } from '../../rules/dice.ts';
import { dieOptions } from '../../rules/die-changes.ts';
import { positionOf } from '../../rules/odds.ts';
import type { AlterDice, Effects } from '../../rules/procedures.ts';
import { sameTeam } from '../../rules/queries.ts';
import { which, type Reroll } from '../../rules/rerolls.ts';
import type { Roll, World } from '../../rules/state.ts';
import { OffensiveDice } from '../outlook.ts';
import { aimed, worthOf } from '../worth.ts';
import { localsOf, type Place, type Question } from './question.ts';
import { ALIKE, keeps, onlyBest, PASSING } from './scale.ts';

/** Which script reads the dice on the table, if it is not an attack's: a defence, or an effect. */
function reading({ world: w, stack }: Place, roll: Roll): { script: Script; context: Context } | null {
  if (roll.purpose === 'defence' && w.attack) {
    const defence = defencesOf(w, roll.seat).find(({ id }) => id === w.attack!.defence);
    return defence
      ? { script: defence.script, context: { seat: roll.seat, target: w.attack.by, dice: roll.dice, source: defence.id } }
      : null;
  }
  if (roll.purpose !== 'effect') return null;
  for (let i = stack.length - 1; i > 0; i--) {
    if (stack[i]!.procedure !== 'throwDice') continue;
    const { procedure, locals } = stack[i - 1]!;
    if (procedure !== 'effects') return null;
    const { script, at, seat, target, source } = locals as Effects;
    const op = opsOf(script)[at - 1];
    return op?.op === 'roll' ? { script: op.script, context: aimed(w, { seat, target, dice: roll.dice, source }) } : null;
  }
  return null;
}

/** The dice on the table, and what they are worth to their roller. */
export class Dice {
  readonly roll: Roll;
  /** Null for dice that are no attack's. */
  readonly attack: OffensiveDice | null;
  private readonly world: World;
  private readonly read: ReturnType<typeof reading>;
  constructor(position: Place, roll: Roll) {
    this.roll = roll;
    this.world = position.world;
    this.attack = roll.purpose === 'offence' ? new OffensiveDice(position.world, roll) : null;
    this.read = this.attack ? null : reading(position, roll);
  }
  worth(dice: readonly number[]): number {
    if (this.attack) return this.attack.worth(dice, this.roll.left);
    if (this.read) return worthOf(this.world, { ...this.read.context, dice }, this.read.script);
    const { source } = this.roll;
    return knownStatus(source) ? (statusNamed(source).dieWorth?.(dice[0]!) ?? 0) : 0;
  }
  /** What throwing a die again can be expected to bring while those of a mask stay: one that would not be picked adds nothing. */
  again(die: number, lying = -1): number {
    const dice = this.roll.dice.filter((_, i) => i === die || lying & (1 << i)),
      at = this.roll.dice.filter((_, i) => i < die && lying & (1 << i)).length;
    const now = this.worth(dice);
    let mean = 0;
    for (let face = 1; face <= 6; face++) {
      dice[at] = face;
      mean += this.worth(dice) / 6;
    }
    return mean - now;
  }
  /** Those that are better thrown again, and what that would bring: the worst first, the next without its company. */
  weak(): { readonly mask: number; readonly gain: number } {
    const order = this.roll.dice.map((_, die) => ({ die, gain: this.again(die) })).sort((a, b) => b.gain - a.gain || a.die - b.die);
    let mask = 0,
      gain = 0;
    for (const { die } of order) {
      const more = this.again(die, ~mask);
      if (more <= ALIKE) continue;
      mask |= 1 << die;
      gain += more;
    }
    return { mask, gain };
  }
}
export const diceOn = (position: Place): Dice => new Dice(position, currentRoll(position.world)!);

/** What is gained by changing dice of the current roll, at best. */
export function changeGain(w: World, seat: Seat, change: AlterDice | 'attempt', dice: Dice): number {
  const { roll, attack } = dice;
  if (roll.dice.length === 0 || roll.purpose === 'target') return 0;
  const mine = sameTeam(w, seat, roll.seat) ? 1 : -1;
  if (change === 'attempt' || change.how === 'again') {
    if (!attack) return mine > 0 ? dice.weak().gain : 0;
    const now = dice.worth(roll.dice);
    if (change === 'attempt') return mine > 0 ? attack.worth(roll.dice, roll.left + 1) - now : 0;
    let best = 0;
    for (let i = 0; i < roll.dice.length; i++) best = Math.max(best, mine * (attack.again(i, change.left) - now));
    return best;
  }
  const now = dice.worth(roll.dice);
  let best = 0;
  const changed = roll.dice.slice();
  for (const { die, to } of dieOptions(w, seat, change.how, change.of)) {
    const was = changed[die - 1]!;
    changed[die - 1] = to;
    best = Math.max(best, mine * (dice.worth(changed) - now));
    changed[die - 1] = was;
  }
  return change.left > 1 ? best * 1.1 : best;
}

const isReroll = (option: Option): option is Reroll => typeof option === 'object' && 'reroll' in option;
const maskOf = (answer: Reroll, dice: number): number => which(answer).reduce((mask, at) => mask & ~(1 << at), (1 << dice) - 1);

/** Throwing again some dice of a defence or an effect, or keeping all. */
function rethrow(dice: Dice, options: readonly Option[]): number[] {
  const { mask } = dice.weak();
  return options.map(option => {
    const thrown = isReroll(option) ? which(option) : [];
    return thrown.reduce((bits, at) => bits | (1 << at), 0) === mask ? 1 : 0;
  });
}
/** An offensive roll: what each choice of dice can be expected to bring. Equal dice are one choice. */
export function attempts(dice: OffensiveDice, options: readonly Option[], left: number, stop: number): number[] {
  const { dice: shown, foreign } = dice.roll;
  const seen = new Set<number>();
  const worths = options.map(option => {
    if (typeof option !== 'object') return option === 'stop' || option === 'decline' ? stop : -Infinity;
    if (!isReroll(option)) return -Infinity;
    const mask = maskOf(option, shown.length);
    const kept = positionOf(shown, foreign, mask);
    if (seen.has(kept)) return -Infinity;
    seen.add(kept);
    return dice.keeping(mask, left);
  });
  // An attempt that brings nothing is saved: it can be used after somebody changed the dice (DIT 12.4.12).
  const best = Math.max(...worths);
  return stop >= best - ALIKE ? options.map((_, i) => (worths[i] === stop && typeof options[i] !== 'object' ? stop : -Infinity)) : worths;
}

export const throwEffectAgain = ({ position, options }: Question): number[] => rethrow(diceOn(position), options);
export function throwDefenceAgain({ position, options }: Question): number[] {
  const dice = diceOn(position);
  // For a token: without a six nothing is prevented.
  if (options.includes('veil')) return options.map(option => ((option === 'veil') === dice.roll.dice.includes(6) ? PASSING : 1));
  return rethrow(dice, options);
}
export function extraAttempt({ position, options, noise }: Question): number[] {
  const dice = diceOn(position);
  if (!dice.attack) return rethrow(dice, options);
  return keeps(attempts(dice.attack, options, 1, dice.attack.now()), noise, 1);
}
/** Of a card that is being declared, or the one that asks. */
export function alterDice(question: Question, change: AlterDice = localsOf<AlterDice>(question)): number[] {
  const { position, options, seat } = question;
  const { how, left } = change;
  const dice = diceOn(position);
  const { roll, attack } = dice;
  const mine = sameTeam(position.world, seat, roll.seat) ? 1 : -1;
  const now = dice.worth(roll.dice);
  return onlyBest(
    options.map(option => {
      if (typeof option !== 'object') return 0;
      const { die, to } = option as { die: number; to: number };
      if (how === 'again') return mine * (attack ? attack.again(die - 1, left) - now : dice.again(die - 1));
      const changed = roll.dice.slice();
      changed[die - 1] = to;
      return mine * (dice.worth(changed) - now);
    }),
  );
}
