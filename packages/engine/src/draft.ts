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

let opened = 0;

export const draft = <T>(world: T): Draft<T> => {
  opened = (opened + 1) | 0;
  return world as Draft<T>;
};

/** How often any world was opened here: between two looks at it that agree, none was. */
export const timesOpened = (): number => opened;
