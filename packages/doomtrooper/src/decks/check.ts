/** Chapter 40 at the table: everybody brings one of his decks, if it may be played, and the game opens. Scenarios begin here. */
import { proceduresOf, type Refusal, type Seat } from '@kolbiste/engine';
import type { Doomtrooper } from '../rules/game.ts';
import type { Rule } from '../rules/rule.ts';
import type { World } from '../rules/state.ts';
import { opening } from '../rules/turn/opening.ts';
import { putDeck } from '../rules/atoms.ts';
import { deckProblems, type Deck } from './deck.ts';

const { define } = proceduresOf<Doomtrooper>();

export const deckRefusal = (deck: Deck, { profile, house }: World): Refusal<Rule> | null =>
  deckProblems(deck, profile, house.restricted)[0]?.refusal ?? null;

export interface Decks {
  /** By seat, the decks to choose from. */
  readonly choice: readonly (readonly Deck[])[];
  seat: Seat;
}
export const deckCheck = define<Decks, { ask: null; bring: { readonly deck: number }; over: null }, null>('deckCheck', {
  ask(g, v) {
    if (v.seat === v.choice.length) return g.call('over', opening({ first: 0, order: [], i: 0, votes: [], voters: [] }));
    const fits = v.choice[v.seat]!.flatMap((deck, i) => (deckRefusal(deck, g.world) === null ? [{ deck: i }] : []));
    return g.ask('bring', v.seat, 'DOT 40.1', fits);
  },
  bring(g, v, { deck }) {
    putDeck(g.world, v.seat, v.choice[v.seat]![deck]!);
    v.seat++;
    return g.go('ask', null);
  },
  over: g => g.done(null),
});
