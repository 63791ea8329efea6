/** Dice are thrown, thrown again, changed and taken off the table. */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { ATTEMPTS, DICE, type Roll, type RollPurpose, type Rule, type World } from '../state.ts';

const ALL_DICE: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map(n => Array.from({ length: n }, (_, i) => i));
const current = (w: World): Draft<Roll> => draft(w).rolls[w.rolls.length - 1]!;

/** An offensive roll before its first attempt. Silent: there are no dice yet. */
export function beginOffensiveRoll(w: World, seat: Seat): void {
  draft(w).rolls.push({
    seat,
    purpose: 'offence',
    dice: [],
    left: ATTEMPTS,
    open: true,
    changed: false,
    foreign: null,
    announced: null,
    restarts: false,
    source: 'offence',
  });
}
/** One die of the roll to come belongs to another hero. */
export function addForeignDie(w: World): void {
  current(w).foreign = DICE - 1;
}

export interface Throw {
  readonly seat: Seat;
  readonly purpose: RollPurpose;
  readonly n: number;
  readonly left: number;
  readonly source: string;
  readonly rule: Rule;
}
export function throwNew(g: Here, { seat, purpose, n, left, source, rule }: Throw, foreign: number | null = null): void {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(g.random.die());
  draft(g.world).rolls.push({
    seat,
    purpose,
    dice,
    left,
    open: true,
    changed: false,
    foreign,
    announced: null,
    restarts: false,
    source,
  });
  g.emit({ type: 'rolled', seat, purpose, dice: dice.slice(), thrown: ALL_DICE[n] ?? dice.map((_, i) => i), left, source, rule });
}
/** The first attempt: the roll that was begun gets its dice. */
export function throwFirst(g: Here, seat: Seat, rule: Rule): void {
  const { foreign } = draft(g.world).rolls.pop()!;
  throwNew(g, { seat, purpose: 'offence', n: DICE, left: ATTEMPTS - 1, source: 'offence', rule }, foreign);
}
/** Throws some dice of the current roll again. */
export function throwAgain(g: Here, which: readonly number[], rule: Rule): void {
  const roll = current(g.world);
  for (const die of which) roll.dice[die] = g.random.die();
  g.emit({
    type: 'rolled',
    seat: roll.seat,
    purpose: roll.purpose,
    dice: roll.dice.slice(),
    thrown: which.slice(),
    left: roll.left,
    source: roll.source,
    rule,
  });
}
/** The same as a roll attempt. */
export function throwAttempt(g: Here, which: readonly number[], rule: (left: number) => Rule): void {
  const roll = current(g.world);
  roll.left--;
  throwAgain(g, which, rule(roll.left));
}
/** The same by an effect: something was applied to the dice (DIT R15). */
export function throwByEffect(g: Here, which: readonly number[], rule: Rule): void {
  current(g.world).changed = true;
  throwAgain(g, which, rule);
}
/** Even to the value it had: something was applied to the die (DIT R15). */
export function setDie(g: Here, seat: Seat, { die, to }: { die: number; to: number }, rule: Rule): void {
  const roll = current(g.world);
  const from = roll.dice[die]!;
  roll.dice[die] = to;
  roll.changed = true;
  g.emit({ type: 'dieChanged', seat, of: roll.seat, die, from, to, rule });
}

/** The roller has taken note of changed dice. */
export function noteDice(w: World): void {
  current(w).changed = false;
}
export function announce(g: Here, ability: string | null): void {
  const roll = current(g.world);
  roll.announced = ability;
  if (ability !== null) g.emit({ type: 'announced', seat: roll.seat, ability, rule: 'DIT 12.4.7' });
}
/** Silent: what is announced next tells it. */
export function withdrawAnnouncement(w: World): void {
  current(w).announced = null;
}
/** The roll is to begin again with all attempts. */
export function restartRoll(w: World): void {
  current(w).restarts = true;
}
/** Frozen from here on (DIT R07). */
export function closeRoll(w: World): void {
  current(w).open = false;
}
export function takeRoll(w: World): Roll {
  return draft(w).rolls.pop()!;
}
export function clearRolls(w: World): void {
  draft(w).rolls.length = 0;
}
