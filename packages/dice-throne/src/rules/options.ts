/** Table options: heroes, the mode, and readings of the rules on which the sources disagree. */
import { choice, custom, flag, InputError, number, schema, type Plain, type Random } from '@kolbiste/engine';
import '../cards/heroes.ts';
import { allHeroes } from '../cards/registry.ts';
import type { Switches } from './state.ts';

export interface TableOptions extends Switches {
  /** Hero by seat; empty or `random` is dealt. */
  readonly heroes: readonly string[];
  /** The same hero twice (DIT R92). */
  readonly mirror: boolean;
}

export const knownHeroes = (): string[] => allHeroes().map(({ id }) => id);

const readHeroes = (value: unknown, name: string): string[] => {
  const known = knownHeroes();
  if (!Array.isArray(value) || value.some(id => id !== 'random' && !known.includes(id as string)))
    throw new InputError('options', `option "${name}" must be a list of heroes by seat: ${known.join(', ')} or random`);
  return value as string[];
};

export const tableOptions = schema<TableOptions>({
  heroes: { ...custom<string[]>([], readHeroes), values: knownHeroes() },
  mirror: flag(false),
  rollCards: choice(['atomic', 'interruptible'], 'atomic'),
  preemption: flag(true),
  withoutDamage: choice(['phase', 'atOnce'], 'phase'),
  isolated: choice(['immediate', 'pooled'], 'immediate'),
  healing: choice(['pooled', 'immediate'], 'pooled'),
  lock: choice(['rollPhase', 'resolution'], 'rollPhase'),
  kingTest: choice(['now', 'turnStart'], 'now'),
  income: choice(['phase', 'turnStart'], 'phase'),
  holds: flag(false),
  sharedHands: flag(true),
  turnCap: number(1, 1000, 200),
});

/** Random options for soak runs: any number of players, any heroes, the same ones too, and any reading of the rules. */
export function randomTable(random: Random): { readonly options: Plain; readonly seats: number } {
  const seats = 2 + random.integer(3);
  const known = allHeroes();
  const options: Record<string, Plain> = {
    heroes: Array.from({ length: seats }, () => known[random.integer(known.length)]!.id),
    mirror: true,
  };
  for (const { name, kind, values } of tableOptions.fields)
    if (kind === 'choice') options[name] = values![random.integer(values!.length)]!;
    else if (kind === 'flag' && name !== 'mirror') options[name] = random.integer(2) === 0;
  return { options, seats };
}

export const switchesOf = (options: TableOptions): Switches => ({
  rollCards: options.rollCards,
  preemption: options.preemption,
  withoutDamage: options.withoutDamage,
  isolated: options.isolated,
  healing: options.healing,
  lock: options.lock,
  kingTest: options.kingTest,
  income: options.income,
  holds: options.holds,
  sharedHands: options.sharedHands,
  turnCap: options.turnCap,
});
