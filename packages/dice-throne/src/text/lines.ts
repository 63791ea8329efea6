/** What abilities do, in words short enough for a panel. */
import type { Language } from '@kolbiste/engine';
import { describe, opsOf, type Ability, type DamageType, type Hero, type Op } from '../index.ts';

/** Several texts that differ in one place told as one: "deal 4/5/6 damage". Null when they differ too much. */
export function merged(texts: readonly string[]): string | null {
  const [first = '', ...rest] = texts.map(text => text.split(' '));
  const all = [first as string[], ...rest];
  if (all.some(words => words.length !== all[0]!.length)) return null;
  let differs = 0;
  const out = (first as string[]).map((word, i) => {
    if (all.every(words => words[i] === word)) return word;
    differs++;
    return all.map(words => words[i]).join('/');
  });
  return differs > 2 ? null : out.join(' ');
}

/** The lines of an ability: what the dice must show, and in words what it does, told once where only a number differs. */
export function linesOf(
  { tiers }: Ability,
  hero: Hero,
  language: Language,
): {
  readonly text: string;
  readonly tiers: readonly { readonly needs: string; readonly text: string; readonly damage: Printed | null }[];
} {
  const told = tiers.map(({ needs, script }) => ({ needs, text: describe(script, language, hero), damage: damageIn(opsOf(script)) }));
  const one = merged(told.map(({ text }) => text));
  return one === null ? { text: '', tiers: told } : { text: one, tiers: told.map(tier => ({ ...tier, text: '' })) };
}
/** The printed number of damage, if there is one that needs no counting. */
export interface Printed {
  readonly n: number;
  readonly type: DamageType;
}
function damageIn(ops: readonly Op[]): Printed | null {
  const printed = ops.flatMap(op => (op.op === 'deal' && typeof op.n === 'number' ? [{ n: op.n, type: op.type }] : []));
  return printed.length === 1 ? printed[0]! : null;
}
