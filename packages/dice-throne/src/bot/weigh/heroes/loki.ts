/** Loki's bags, seals and illusions. */
import type { Seat } from '@kolbiste/engine';
import { ILLUSIONS } from '../../../cards/loki/illusions.ts';
import { abilitiesOf, printedName } from '../../../rules/abilities.ts';
import { oddsOf } from '../../../rules/odds.ts';
import { healthOf, heroOf, sameTeam } from '../../../rules/queries.ts';
import { ATTEMPTS } from '../../../rules/state.ts';
import { DECISIVE, likelyTarget, POINT, threat, worthOf } from '../../worth.ts';
import { localsOf, type Question } from '../question.ts';
import { onlyBest, weights } from '../scale.ts';

export function openBag(question: Question): number[] {
  const { w, seat, options } = question;
  const { seat: bearer } = localsOf<{ seat: Seat }>(question);
  const friend = sameTeam(w, seat, bearer);
  return weights(
    options.map(option => {
      const { choose } = option as { choose: string };
      if (choose === 'bagDamage') return friend ? -2 : healthOf(w, bearer) <= 2 ? DECISIVE : 2;
      const good = choose === 'bagCp' ? POINT : 2;
      return friend ? good : -good;
    }),
  );
}
/** On what the bearer most likely wants. */
export function seal(question: Question): number[] {
  const { w, options } = question;
  const { seat: bearer } = localsOf<{ seat: Seat }>(question);
  const hero = heroOf(w, bearer);
  return weights(
    options.map(option => {
      let most = 0;
      for (const ability of abilitiesOf(w, bearer)) {
        if (printedName(ability) !== (option as { seal: string }).seal) continue;
        for (const { needs, script } of ability.tiers)
          most = Math.max(
            most,
            worthOf(w, { seat: bearer, target: likelyTarget(w, bearer), dice: [], source: ability.id }, script) *
              oddsOf(hero, needs, { dice: [], left: ATTEMPTS }).chance,
          );
      }
      return most;
    }),
  );
}
export const swapIllusion = ({ w, seat, options }: Question): number[] =>
  onlyBest(
    options.map(option => {
      const card = ILLUSIONS.find(({ id }) => id === (option as { choose: string }).choose)!;
      if (!card.prevents) return 0;
      return card.prevents.does === 'half' ? Math.ceil(threat(w, seat) / 2) : Math.min(card.prevents.n, threat(w, seat));
    }),
  );
