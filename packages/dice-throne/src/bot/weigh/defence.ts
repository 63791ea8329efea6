/** Which defence to choose. */
import type { Defence } from '../../cards/vocabulary.ts';
import { defencesOf } from '../../rules/abilities.ts';
import { defendingStatus } from '../../rules/statuses.ts';
import { worthOf } from '../worth.ts';
import type { Question } from './question.ts';
import { weights } from './scale.ts';

/** The mean of a defence over throws of its dice. */
function guardWorth({ w, seat }: Question, { script, dice }: Defence): number {
  let sum = 0;
  for (let k = 0; k < 12; k++)
    sum += worthOf(
      w,
      {
        seat,
        target: w.attack!.by,
        source: w.attack!.defence ?? '',
        dice: Array.from({ length: dice }, (_, i) => 1 + ((k * (i % 2 ? 5 : 1) + (k > 5 ? 2 * i + 1 : i)) % 6)),
      },
      script,
    );
  return sum / 12;
}
export function defend(question: Question): number[] {
  const { w, seat, options } = question;
  return weights(
    options.map(option => {
      if (typeof option !== 'object') return -Infinity;
      const veiled = 'veiled' in option;
      const defence = defencesOf(w, seat).find(({ id }) => id === (veiled ? option['veiled'] : option['defend']))!;
      return guardWorth(question, defence) - (veiled ? defendingStatus(w, seat)!.worth * 0.7 : 0);
    }),
  );
}
