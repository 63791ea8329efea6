/** Searches the deck for upgrades and lays them together, then shuffles (DIT R77). */
import type { Seat } from '@kolbiste/engine';
import { passiveOf } from '../abilities.ts';
import { layUpgradeFromDeck, searchDeck, shuffleDeck } from '../atoms.ts';
import { fitsBox } from '../legality.ts';
import { implement, putInPlay } from '../procedures.ts';
import { definitionOf, playerOf } from '../queries.ts';
import type { CardId, Rule, World } from '../state.ts';

const SEARCH: Rule = 'DIT R77';

const boxOf = (w: World, id: CardId): string | null => {
  const card = definitionOf(w, id);
  return card.type === 'upgrade' ? card.box : null;
};
/** One of each upgrade that fits, for boxes without one chosen already. */
function found(w: World, seat: Seat, chosen: readonly CardId[]): CardId[] {
  const boxes = chosen.map(id => boxOf(w, id));
  const ids: CardId[] = [];
  const seen: string[] = [];
  for (const id of playerOf(w, seat).deck) {
    const card = definitionOf(w, id);
    if (card.type !== 'upgrade' || !fitsBox(w, seat, card)) continue;
    if (chosen.includes(id) || boxes.includes(card.box) || seen.includes(card.id)) continue;
    ids.push(id);
    seen.push(card.id);
  }
  return ids;
}

export const putInPlaySteps = implement(putInPlay)<{
  search: null;
  offer: null;
  picked: 'none' | { readonly take: CardId };
  lay: null;
  shuffle: unknown;
  end: unknown;
}>({
  search(g, v) {
    searchDeck(g, v.seat, SEARCH);
    return g.go('offer', null);
  },
  offer(g, v) {
    const options = v.chosen.length < v.max ? found(g.world, v.seat, v.chosen) : [];
    if (options.length === 0) return g.go('lay', null);
    return g.ask('picked', v.seat, SEARCH, ['none', ...options.map(id => ({ take: id }))]);
  },
  picked(g, v, answer) {
    if (answer === 'none') return g.go('lay', null);
    v.chosen.push(answer.take);
    return g.go('offer', null);
  },
  lay(g, v) {
    // Together: a passive that comes into play sets nothing off for the other upgrades.
    const passive = v.chosen.some(id => boxOf(g.world, id) === passiveOf(g.world, v.seat)?.id);
    for (const id of v.chosen) layUpgradeFromDeck(g, v.seat, id, passive ? 'DIT 6.53' : 'DIT 7.13');
    return g.go('shuffle', null);
  },
  shuffle(g, v) {
    shuffleDeck(g, v.seat, SEARCH);
    return g.go('end', null);
  },
  end: g => g.done(null),
});
