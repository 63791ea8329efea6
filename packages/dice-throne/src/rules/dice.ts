/** What dice show: symbols, straights, equal numbers. */
import type { Ability, Hero, Needs } from '../cards/vocabulary.ts';
import type { Roll, World } from './state.ts';

export const currentRoll = (w: World): Roll | null => (w.rolls.length ? w.rolls[w.rolls.length - 1]! : null);
/** The symbol a number shows to this hero. */
export const symbolOf = (hero: Hero, value: number): number => hero.die[value - 1]!;

export const SYMBOLS = 'ABCD';
interface Need {
  readonly counts: readonly number[];
  readonly straight: number;
}
const needs = new Map<Needs, Need>();
function needOf(text: Needs): Need {
  let need = needs.get(text);
  if (!need) {
    const straight = text === 'SS' ? 4 : text === 'LS' ? 5 : 0;
    const counts = [0, 0, 0, 0];
    if (straight === 0) for (const letter of text) counts[SYMBOLS.indexOf(letter)]!++;
    needs.set(text, (need = { counts, straight }));
  }
  return need;
}
const shown = new Int32Array(4);
/** Symbols: at least those; straights: that many numbers in a row (DIT 5.4, 5.5, 5.8, 15.9, 15.10, R18). */
export function satisfies(hero: Hero, dice: readonly number[], text: Needs, foreign: number | null = null): boolean {
  const { counts, straight } = needOf(text);
  if (straight > 0) {
    let seen = 0;
    for (let i = 0; i < dice.length; i++) seen |= 1 << dice[i]!;
    const run = (1 << straight) - 1;
    for (let from = 1; from + straight <= 7; from++) if (((seen >> from) & run) === run) return true;
    return false;
  }
  shown.fill(0);
  for (let i = 0; i < dice.length; i++) if (i !== foreign) shown[hero.die[dice[i]! - 1]!]!++;
  for (let s = 0; s < 4; s++) if (shown[s]! < counts[s]!) return false;
  return true;
}
/** The highest tier the dice satisfy (DIT R17). */
export function tierOf(
  hero: Hero,
  dice: readonly number[],
  ability: Ability,
  foreign: number | null = null,
): Ability['tiers'][number] | null {
  for (let tier = ability.tiers.length - 1; tier >= 0; tier--)
    if (satisfies(hero, dice, ability.tiers[tier]!.needs, foreign)) return ability.tiers[tier]!;
  return null;
}
/** Equal numbers, not symbols (DIT 15.1). */
export function ofAKind(dice: readonly number[], n: number): boolean {
  for (let value = 1; value <= 6; value++) if (dice.filter(die => die === value).length >= n) return true;
  return false;
}
