/** What dice are worth to their roller: the best of the abilities they may still lead to. */
import type { Seat } from '@kolbiste/engine';
import { opsOf, statusNamed } from '../cards/registry.ts';
import type { Ability, Context, Hero, Needs } from '../cards/vocabulary.ts';
import { abilitiesOf } from '../rules/abilities.ts';
import { satisfies, tierOf } from '../rules/dice.ts';
import { facesFor } from '../rules/die-changes.ts';
import { forecast, newWorth, positionOf, THROWS, type Forecast } from '../rules/odds.ts';
import type { DieChange } from '../rules/procedures.ts';
import { healthCap, healthOf, heroOf } from '../rules/queries.ts';
import { ATTEMPTS, DICE, type Roll, type World } from '../rules/state.ts';
import { covered } from '../rules/statuses.ts';
import { likelyTarget, MANY_CARDS, threat, worthOf } from './worth.ts';

/** The most equal numbers of every complete throw: abilities ask for three or four of a kind. */
const equals = (throws: typeof THROWS.clean): Uint8Array =>
  Uint8Array.from(throws, ({ dice }) => Math.max(...dice.map(die => dice.filter(other => other === die).length)));
const EQUALS = { clean: equals(THROWS.clean), fouled: equals(THROWS.fouled) };
const KINDS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [1, 1, 1, 2, 3],
  [1, 1, 1, 1, 2],
];
const kindOf = (equal: number): number => (equal >= 4 ? 2 : equal === 3 ? 1 : 0);

const meets = new Map<string, Uint8Array>();
/** Which complete throws meet a requirement. */
function meeting(hero: Hero, needs: Needs, fouled: boolean): Uint8Array {
  const name = `${hero.die.join('')} ${needs} ${fouled}`;
  let found = meets.get(name);
  if (!found) {
    const throws = fouled ? THROWS.fouled : THROWS.clean;
    meets.set(name, (found = Uint8Array.from(throws, ({ dice }) => (satisfies(hero, dice, needs, fouled ? DICE - 1 : null) ? 1 : 0))));
  }
  return found;
}

const context = (w: World, seat: Seat, source: string, dice: readonly number[]): Context => ({
  seat,
  target: likelyTarget(w, seat),
  dice,
  source,
});
/** What it is worth to activate the ability with the dice of a roll. */
export function abilityWorth(w: World, { seat, dice, foreign }: Roll, ability: Ability): number {
  const tier = tierOf(heroOf(w, seat), dice, ability, foreign);
  return tier === null ? 0 : worthOf(w, context(w, seat, ability.id, dice), tier.script);
}

interface Line {
  readonly needs: Needs;
  /** By how many numbers are equal. */
  readonly worth: readonly [number, number, number];
}
/** Rounded, so that positions that hardly differ share a table. */
const round = (n: number): number => Math.round(n * 4) / 4;
function linesOf(w: World, seat: Seat): Line[] {
  const lines: Line[] = [];
  for (const ability of abilitiesOf(w, seat)) {
    if (covered(w, seat, ability)) continue;
    for (const { needs, script } of ability.tiers) {
      const plain = round(worthOf(w, context(w, seat, ability.id, KINDS[0]!), script));
      const varies = opsOf(script).some(({ op }) => op === 'if');
      const three = varies ? round(worthOf(w, context(w, seat, ability.id, KINDS[1]!), script)) : plain,
        four = varies ? round(worthOf(w, context(w, seat, ability.id, KINDS[2]!), script)) : plain;
      lines.push({ needs, worth: [plain, three, four] });
    }
  }
  return lines;
}
const MOST_TABLES = 1000;
const MOST_NAMES = 20_000;
const tables = new Map<string, Forecast>();
const tableByName = new Map<string, Forecast>();
/** More health than is ever lost or healed at once. */
const MUCH_HEALTH = 26;
const MUCH_HEALING = 8;
/** Everything the worth of a seat's abilities may depend on. Positions of one name have one table. */
function nameOf(w: World, seat: Seat, fouled: boolean): string {
  let name = fouled ? '!' : '';
  for (let at = 0; at < w.players.length; at++) {
    const { alive, hero, levels, tokens, cp, hand, slots, companion, raised } = w.players[at]!;
    if (!alive) {
      name += ';';
      continue;
    }
    const health = healthOf(w, at);
    name += `${at === seat ? '*' : ''}${hero}${levels.join('')} ${Math.min(health - threat(w, at), MUCH_HEALTH)} ${cp} ${hand.length < MANY_CARDS} ${slots.length} ${companion ?? -1}`;
    if (healthCap(w) - health < MUCH_HEALING) name += `h${health}`;
    for (let i = 0; i < tokens.length; i++)
      name += `${tokens[i]!.status}${tokens[i]!.by}${statusNamed(tokens[i]!.status).covers ? tokens[i]!.state : ''}`;
    for (const status in raised) name += `^${status}${raised[status]}`;
    name += ';';
  }
  return name;
}
/** What every position of the seat's offensive roll is worth, by attempts left. */
export function outlook(w: World, seat: Seat, fouled = false): Forecast {
  const name = nameOf(w, seat, fouled);
  let table = tableByName.get(name);
  if (table) return table;
  table = tableFor(w, seat, fouled);
  if (tableByName.size >= MOST_NAMES) tableByName.clear();
  tableByName.set(name, table);
  return table;
}
function tableFor(w: World, seat: Seat, fouled: boolean): Forecast {
  const hero = heroOf(w, seat);
  const lines = linesOf(w, seat);
  let name = hero.id + (fouled ? '!' : ' ');
  for (const { needs, worth } of lines) name += `${needs}${worth[0]},${worth[1]},${worth[2]} `;
  let table = tables.get(name);
  if (table) return table;
  const worth = newWorth(fouled),
    throws = fouled ? THROWS.fouled : THROWS.clean,
    equal = fouled ? EQUALS.fouled : EQUALS.clean;
  for (const { needs, worth: of } of lines) {
    const met = meeting(hero, needs, fouled);
    for (let i = 0; i < throws.length; i++) {
      if (!met[i]) continue;
      const { at } = throws[i]!,
        n = of[kindOf(equal[i]!)]!;
      if (n > worth[at]!) worth[at] = n;
    }
  }
  table = forecast(worth, fouled);
  if (tables.size >= MOST_TABLES) {
    tables.clear();
    tableByName.clear();
  }
  tables.set(name, table);
  return table;
}
/** The attack to be expected of a whole roll. */
export const expected = (w: World, seat: Seat): number => outlook(w, seat)[ATTEMPTS - 1]![0]!;

/** A card that turns one of one's own dice when the attempts are over, and what it costs. */
export interface Changer {
  readonly how: Exclude<DieChange, 'again'>;
  readonly cost: number;
}
const changed = new WeakMap<Forecast, Map<string, Forecast>>();
/** The same table for somebody who may turn a die at the end. */
function withChangers(plain: Forecast, changers: readonly Changer[]): Forecast {
  let known = changed.get(plain);
  if (!known) changed.set(plain, (known = new Map()));
  const rounded = changers.map(({ how, cost }) => ({ how, cost: round(cost) }));
  const name = rounded.map(({ how, cost }) => `${how}${cost}`).join();
  let table = known.get(name);
  if (table) return table;
  const worth = plain[0]!.slice();
  for (const { at, dice } of THROWS.clean)
    for (const { how, cost } of rounded)
      for (let i = 0; i < dice.length; i++)
        for (const to of facesFor(dice, i, how)) worth[at] = Math.max(worth[at]!, plain[0]![positionOf(dice.with(i, to))]! - cost);
  known.set(name, (table = forecast(worth, false)));
  return table;
}

/** What the dice of an offensive roll are worth, with attempts or without: one table answers for all of them. */
export class OffensiveDice {
  private readonly table: Forecast;
  readonly roll: Roll;
  /** `changers`: what their roller may turn at the end; a die of another hero makes plans vain. */
  constructor(w: World, roll: Roll, changers: readonly Changer[] = []) {
    this.roll = roll;
    const plain = outlook(w, roll.seat, roll.foreign !== null);
    this.table = changers.length > 0 && roll.foreign === null ? withChangers(plain, changers) : plain;
  }
  /** As they lie. */
  now(dice: readonly number[] = this.roll.dice): number {
    return this.table[0]![positionOf(dice, this.roll.foreign)]!;
  }
  /** With some attempts left. */
  worth(dice: readonly number[], left: number): number {
    let best = this.now(dice);
    if (left > 0)
      for (let mask = 0; mask < 31; mask++) best = Math.max(best, this.table[left - 1]![positionOf(dice, this.roll.foreign, mask)]!);
    return best;
  }
  /** If the dice of a mask are kept and the others thrown. */
  keeping(mask: number, left: number): number {
    return this.table[left - 1]![positionOf(this.roll.dice, this.roll.foreign, mask)]!;
  }
  /** If one die is thrown again, then perhaps another, or the same, that many times in all. */
  again(die: number, times: number, dice: readonly number[] = this.roll.dice): number {
    if (times <= 1) return this.table[0]![positionOf(dice, this.roll.foreign, 31 & ~(1 << die))]!;
    const changed = dice.slice();
    let mean = 0;
    for (let face = 1; face <= 6; face++) {
      changed[die] = face;
      let best = this.now(changed);
      for (let next = 0; next < dice.length; next++) best = Math.max(best, this.again(next, times - 1, changed));
      mean += best / 6;
    }
    return mean;
  }
  /** Of a new roll with all attempts. */
  restarted(): number {
    return this.table[ATTEMPTS - 1]![0]!;
  }
}
