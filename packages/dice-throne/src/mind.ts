/** What bots know of the game: health first, then what waits in hand, on the board and in points. */
import { questionOf, weighted, type Mind } from '@kolbiste/engine';
import { expected } from './mind/roll.ts';
import { threat, tokenWorth } from './mind/worth.ts';
import { weigh } from './mind/weigh.ts';
import type { World } from './state.ts';
import { WEIGHTS } from './weights.ts';
import { healthOf, marked, MAY_CAST, nextSeat, opponentsOf, upgradesInPlay } from './world.ts';

/** Cards for the moment that needs them; what is more may go. */
const KEPT = 3;
const MOST_CARDS = 6;
const MOST_POINTS = 10;
/** A blow that would end the game is reckoned higher, yet health says that already. */
const MOST_ATTACK = 12;

/** Whose attack comes next. */
const attacksNext = (w: World): number => (w.phase === 'main2' || w.phase === 'discard' ? nextSeat(w, w.active) : w.active);

/** By feature, in the order of the weights. */
function standing(w: World, seat: number): number[] {
  const player = w.players[seat]!;
  if (!player.alive) return [0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const cards = player.hand.length;
  let tokens = 0;
  for (const { status, by } of player.tokens) tokens += tokenWorth(w, seat, status, by);
  return [
    healthOf(w, seat) - threat(w, seat),
    Math.min(expected(w, seat), MOST_ATTACK),
    attacksNext(w) === seat ? 1 : 0,
    Math.min(player.cp, MOST_POINTS),
    upgradesInPlay(w, seat),
    Math.min(cards, KEPT),
    Math.max(0, Math.min(cards, MOST_CARDS) - KEPT),
    tokens,
    player.slots.length + (marked(w, seat, MAY_CAST) ? 0.5 : 0),
    0,
  ];
}

const WORTH = Object.values(WEIGHTS);

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** Who holds cards is winning, yet holding them does not win; what they would do for his attack is reckoned too low then. */
  given: ['attack', 'cards', 'moreCards', 'fallen'],
  /** Against the strongest of the others. */
  measure(w, seat) {
    const mine = standing(w, seat);
    let theirs: number[] | null = null,
      most = -Infinity;
    for (const other of opponentsOf(w, seat)) {
      const features = standing(w, other),
        sum = weighted(WORTH, features);
      if (sum > most) [theirs, most] = [features, sum];
    }
    return theirs === null ? mine : mine.map((n, i) => n - theirs[i]!);
  },
  weigh,
  /** In which order Loki lays his illusions. */
  secret: position => questionOf(position) === 'layIllusions.laid',
  /** Between attacks: no dice on the table, nothing on its way. */
  settled: ({ world: w }) =>
    w.attack === null && w.packets.length === 0 && w.isolated.length === 0 && (w.rolls.length === 0 || w.rolls[0]!.dice.length === 0),
  horizon: 16,
  haze: { novice: 1.8, squire: 0.65, knight: 0.22 },
};
