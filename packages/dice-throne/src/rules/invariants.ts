/** What must be true of the world at every decision. */
import { healthCap } from './queries.ts';
import { HAND_LIMIT, MAX_CP, type World } from './state.ts';
import { countOf, limitOf } from './statuses.ts';

export function invariants(w: World): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  w.dials.forEach(health => must(health >= 0 && health <= healthCap(w), `health between 0 and ${healthCap(w)} (DIT 4.1)`));
  const seen = new Set<number>();
  w.players.forEach((player, seat) => {
    must(player.cp >= 0 && player.cp <= MAX_CP, `CP of seat ${seat} between 0 and ${MAX_CP} (DIT 4.3)`);
    for (const { status } of player.tokens)
      must(countOf(w, seat, status) <= limitOf(w, seat, status), `${status} of seat ${seat} within its limit (DIT 6.15)`);
    for (const id of [...player.deck, ...player.hand, ...player.discard, ...player.upgrades]) {
      must(w.owners[id] === seat, `card ${id} is with its owner`);
      must(!seen.has(id), `card ${id} is in one place`);
      seen.add(id);
    }
    if (w.phase === 'upkeep' && w.turn > 1 && seat !== w.active && player.alive)
      must(player.hand.length >= 0, `hand of seat ${seat} (DIT 7.7, ${HAND_LIMIT})`);
  });
  must(seen.size + w.playing.length === w.cards.length, 'no card is lost');
  if (w.turn === 0) must(w.packets.length === 0, 'nothing threatens before the first turn');
  return broken;
}
