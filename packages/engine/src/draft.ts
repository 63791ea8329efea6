/**
 * The one door through which a world is written. A game declares its world read-only all the way down; its atoms open it with
 * `draft`, and nobody else may import this file (`.dependency-cruiser.cjs`).
 */

/** The same data, writable all the way down. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly [] | readonly [unknown, ...unknown[]]
    ? { -readonly [I in keyof T]: Draft<T[I]> }
    : T extends readonly (infer Item)[]
      ? Draft<Item>[]
      : { -readonly [K in keyof T]: Draft<T[K]> };

export const draft = <T>(world: T): Draft<T> => world as Draft<T>;
