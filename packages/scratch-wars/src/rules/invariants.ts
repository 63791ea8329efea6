/** What must be true of the world at every decision. */
import { other } from '@kolbiste/engine';
import { ACTIONS, MAX_ENERGY, MAX_WEAPONS, SUDDEN_DEATH_ROUND, type World } from './state.ts';

/** Names what does not hold. */
export function brokenInvariants(w: World): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  must(w.actions >= 0 && w.actions <= ACTIONS, 'between no and four actions');
  w.sides.forEach((side, seat) => {
    if (!side.hero) return;
    must(side.lives <= side.hero.lives, `lives of seat ${seat} are at most the printed number (SCW 2.7.2.2)`);
    must(side.energy >= 0 && side.energy <= MAX_ENERGY, `energy of seat ${seat} is between 0 and 12 (SCW 2.6.1.2)`);
    must(new Set(side.used).size === side.used.length, `no slot of seat ${seat} is used twice (SCW 4.1.2.1)`);
    const own = w.weapons.filter(weapon => weapon.owner === seat).length;
    must(own >= 1 && own <= MAX_WEAPONS, `seat ${seat} has one to five weapons (SCW 1.5.1.2)`);
  });
  for (const { state, deferred } of w.weapons)
    must((state === 'carrying') === (deferred !== null), 'a weapon carries exactly when it has a deferred effect');
  if (w.starter !== null)
    must(
      w.sides.every((side, seat) => side.lives > 0 || w.sides[other(seat)]!.lives > 0) || w.round >= SUDDEN_DEATH_ROUND,
      'both fall together only by sudden death (SCW 2.3.4.2)',
    );
  return broken;
}
