/** Table options: what they are, their defaults, and a reader that says exactly what is wrong. */
import { InputError } from './errors.ts';
import { copyPlain, type Plain } from './plain.ts';

/** One option as a form shows it. */
export interface Field {
  readonly name: string;
  readonly kind: 'choice' | 'flag' | 'number' | 'custom';
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** What a table means that does not name the option. */
  readonly default: Plain;
  /** What a new table starts with, where that is not the default: the option came later, and older tables are played as before. */
  readonly suggested?: Plain;
}

export interface Schema<T> {
  readonly fields: readonly Field[];
  readonly defaults: T;
  /** Takes anything; gives options with every field filled, or throws an InputError that names the field. */
  read(value: unknown): T;
  /** The same for a table that is made now: what it does not name is as suggested. */
  readNew(value: unknown): T;
}

export interface Reader<T> extends Omit<Field, 'name'> {
  read(value: unknown, name: string): T;
}

const wrong = (name: string, wanted: string, value: unknown): never => {
  throw new InputError('options', `option "${name}" must be ${wanted}, not ${JSON.stringify(value) ?? String(value)}`);
};

export const choice = <const T extends string>(values: readonly T[], preset: NoInfer<T>): Reader<T> => ({
  kind: 'choice',
  values,
  default: preset,
  read: (value, name) => (values.includes(value as T) ? (value as T) : wrong(name, `one of ${values.join(', ')}`, value)),
});

export const flag = (preset: boolean, suggested = preset): Reader<boolean> => ({
  kind: 'flag',
  default: preset,
  ...(suggested !== preset && { suggested }),
  read: (value, name) => (typeof value === 'boolean' ? value : wrong(name, 'true or false', value)),
});

export const number = (min: number, max: number, preset: number): Reader<number> => ({
  kind: 'number',
  min,
  max,
  default: preset,
  read: (value, name) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? Number(value)
      : wrong(name, `a whole number from ${min} to ${max}`, value),
});

/** Anything else: a deck, a loadout. The reader throws InputErrors of its own. */
export const custom = <T extends Plain>(preset: T, read: (value: unknown, name: string) => T): Reader<T> => ({
  kind: 'custom',
  default: preset,
  read,
});

export function schema<T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Schema<T> {
  const entries = Object.entries(readers) as [keyof T & string, Reader<T[keyof T]>][];
  const reading = (value: unknown, isNew: boolean): T => {
    const given = value ?? {};
    if (typeof given !== 'object' || Array.isArray(given)) throw new InputError('options', 'options must be an object');
    for (const name of Object.keys(given))
      if (!Object.hasOwn(readers, name))
        throw new InputError('options', `there is no option "${name}"; there is ${Object.keys(readers).join(', ') || 'none'}`);
    const out: Record<string, unknown> = {};
    for (const [name, reader] of entries) {
      const field = (given as Record<string, unknown>)[name];
      // A copy: options may become part of a world, and the default belongs to every table.
      out[name] = field === undefined ? copyPlain((isNew ? reader.suggested : undefined) ?? reader.default) : reader.read(field, name);
    }
    return out as T;
  };
  return {
    fields: entries.map(([name, { kind, values, min, max, default: preset, suggested }]) => ({
      name,
      kind,
      default: preset,
      ...(values && { values }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(suggested !== undefined && { suggested }),
    })),
    defaults: reading({}, false),
    read: value => reading(value, false),
    readNew: value => reading(value, true),
  };
}
