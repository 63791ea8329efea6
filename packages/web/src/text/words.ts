/** The shape of the shell's dictionary: what English says, any language must say. */
import type { en } from './en.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

export type ShellText = Widen<typeof en>;
