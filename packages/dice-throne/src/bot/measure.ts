/** What stands for and against a seat, feature by feature in the order of the weights. */
import { weighted, type Seat } from '@kolbiste/engine';
import { mayCast } from '../cards/doctor-strange/spells.ts';
import { healthOf, nextSeat, opponentsOf, upgradesInPlay } from '../rules/queries.ts';
import type { World } from '../rules/state.ts';
import { expected } from './outlook.ts';
import { WEIGHTS } from './weights.ts';
import { threat, tokenWorth } from './worth.ts';

/** Cards for the moment that needs them; the rest may go. */
const KEPT = 3;
const MOST_CARDS = 6;
const MOST_POINTS = 10;
/** An attack that would end the game is worth more, but health says that already. */
const MOST_ATTACK = 12;

/** Whose attack comes next. */
const attacksNext = (w: World): Seat => (w.phase === 'main2' || w.phase === 'discard' ? nextSeat(w, w.active) : w.active);

function featuresOf(w: World, seat: Seat): number[] {
  const player = w.players[seat]!;
  if (!player.alive) return [0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const cards = player.hand.length;
  let tokens = 0;
  for (const token of player.tokens) tokens += tokenWorth(w, seat, token);
  return [
    healthOf(w, seat) - threat(w, seat),
    Math.min(expected(w, seat), MOST_ATTACK),
    attacksNext(w) === seat ? 1 : 0,
    Math.min(player.cp, MOST_POINTS),
    upgradesInPlay(w, seat),
    Math.min(cards, KEPT),
    Math.max(0, Math.min(cards, MOST_CARDS) - KEPT),
    tokens,
    player.slots.length + (mayCast(w, seat) ? 0.5 : 0),
    0,
  ];
}

const WORTH = Object.values(WEIGHTS);

/** Against the strongest of the others. */
export function measure(w: World, seat: Seat): number[] {
  const mine = featuresOf(w, seat);
  let theirs: number[] | null = null;
  let most = -Infinity;
  for (const other of opponentsOf(w, seat)) {
    const features = featuresOf(w, other);
    const sum = weighted(WORTH, features);
    if (sum > most) [theirs, most] = [features, sum];
  }
  return theirs === null ? mine : mine.map((n, i) => n - theirs[i]!);
}
