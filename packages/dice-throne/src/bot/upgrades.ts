/** What upgrades add: better attacks in the turns to come, or a better defence or passive, by a rule of thumb. */
import type { Seat } from '@kolbiste/engine';
import { fitsBox } from '../rules/legality.ts';
import { boxIndex, definitionOf, heroOf, playerOf } from '../rules/queries.ts';
import type { CardId, World } from '../rules/state.ts';
import { expected } from './outlook.ts';
import { withPlayer } from './supposed.ts';
import { POINT, turnsLeft } from './worth.ts';

const BETTER_GUARD = 0.8;

/** Whether an upgrade would still cover something. */
export function fits(w: World, seat: Seat, id: CardId): boolean {
  const card = definitionOf(w, id);
  return card.type === 'upgrade' && fitsBox(w, seat, card);
}
export function upgradeWorth(w: World, seat: Seat, id: CardId): number {
  const card = definitionOf(w, id);
  if (card.type !== 'upgrade' || !fitsBox(w, seat, card)) return 0;
  const hero = heroOf(w, seat);
  const box = boxIndex(hero, card.box);
  const levels = playerOf(w, seat).levels.slice();
  levels[box] = card.level;
  const more = expected(withPlayer(w, seat, { levels }), seat) - expected(w, seat);
  return (more + (hero.boxes[box]!.kind === 'offence' ? 0 : BETTER_GUARD)) * turnsLeft(w, seat) + POINT / 2;
}
