/** Choices that effects ask for: one of several, a player, dice, tokens. */
import { opsOf } from '../../cards/registry.ts';
import type { Effects } from '../../rules/procedures.ts';
import { which } from '../../rules/rerolls.ts';
import { aimed, worthOf } from '../worth.ts';
import { localsOf, type Question } from './question.ts';
import { onlyBest, PASSING, weights } from './scale.ts';

export function choose(question: Question): number[] {
  const { w, options } = question;
  const v = localsOf<Effects>(question);
  const op = opsOf(v.script)[v.at - 1]!;
  const worths = options.map(option => {
    if (typeof option !== 'object') return 0;
    if (op.op === 'either' && 'choose' in option)
      return worthOf(w, aimed(w, v), op.options.find(({ id }) => id === option['choose'])!.script);
    return op.op === 'player' ? worthOf(w, { ...v, target: Number(option['player']) }, op.script) : 0;
  });
  // If something brings good, what brings none is out, except declining.
  const good = worths.some(worth => worth > 0);
  return weights(worths.map((worth, i) => (good && worth <= 0 && typeof options[i] === 'object' ? -Infinity : worth)));
}
export function pickDice(question: Question): number[] {
  const { w, options } = question;
  const v = localsOf<Effects>(question);
  const op = opsOf(v.script)[v.at - 1]!;
  return onlyBest(
    options.map(option => {
      const dice = which({ reroll: (option as { count: number }).count }).map(at => v.dice[at]!);
      return op.op === 'pick' ? worthOf(w, { ...aimed(w, v), dice }, op.script) : 0;
    }),
  );
}
/** The largest packet is offered first. */
export const prevent = ({ options }: Question): number[] => options.map((_, i) => (i === 0 ? 1 : PASSING));
