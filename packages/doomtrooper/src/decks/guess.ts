/** What a player who does not know an opponent's deck takes it to be: the ready deck that holds most of the cards he has seen. */
import type { Random } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import type { ProfileName } from '../rules/profiles/index.ts';
import { randomDeck } from './random.ts';
import { READY_DECKS } from './ready.ts';

const READY: readonly (readonly number[])[] = READY_DECKS.map(({ cards, sideboard }) => [...cards, ...sideboard]);

/** The rest of the likeliest deck in a random order, at least this many cards. It follows from what was seen, and from the lot alone. */
export function guessedRest(seen: readonly number[], least: number, profile: ProfileName, random: Random): number[] {
  const deck = likeliest(seen, random);
  const rest = without(deck, seen);
  random.shuffle(rest);
  const affiliations = (seen.length ? seen : deck).reduce((mask, def) => mask | DEFINITIONS[def]!.affiliation, 0);
  while (rest.length < least) {
    const more = [...randomDeck(random, profile, [], affiliations).cards];
    random.shuffle(more);
    rest.push(...more);
  }
  return rest;
}

/** Of those that hold as many, one at random. */
function likeliest(seen: readonly number[], random: Random): readonly number[] {
  const held = READY.map(deck => seen.length - without(seen, deck).length);
  const most = Math.max(...held);
  const best = READY.filter((_, i) => held[i] === most);
  return best[random.integer(best.length)]!;
}

/** The cards that are left when others are taken out, one for one. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const def of taken) counts.set(def, (counts.get(def) ?? 0) + 1);
  return cards.filter(def => {
    const count = counts.get(def) ?? 0;
    if (count > 0) counts.set(def, count - 1);
    return count === 0;
  });
}
