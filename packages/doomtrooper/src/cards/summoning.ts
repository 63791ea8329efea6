/** Cards that are summoned out of a pile of the caster's player: the discard pile, or dearer the library. */
import { isNote } from '../rules/queries.ts';
import { look, shuffleLibrary, stopLooking } from '../rules/atoms.ts';
import { artWorth, movesWith, type CardMove } from '../rules/legality.ts';
import type { CardId, World, Announced } from '../rules/state.ts';
import type { Part, Use } from './form.ts';
import { asks, putsIntoPlay } from './pieces.ts';
import { definitionOf } from './registry.ts';
import type { CardType } from './vocabulary.ts';

export const piles = (w: World, seat: number): readonly CardId[] => [...w.sides[seat]!.discard, ...w.sides[seat]!.library];

/** What was settled for a Summoning while it was being cast: which pile, and what that costs. */
export const ESSENCE = 'essence';
type Essence = 'discard' | 'library' | null;
export const essenceOf = (w: World, card: CardId): Essence => {
  const note = w.effects.find(effect => isNote(effect, ESSENCE) && effect.on === card);
  return note?.what !== 'note' ? null : note.n === 1 ? 'library' : 'discard';
};
/** Whether a Summoning looks into the library: as was settled, or as was paid. */
export const isDeep = (w: World, { card, spent, caster }: Announced, deep: number): boolean => {
  const settled = essenceOf(w, card);
  return settled === null ? spent * artWorth(w, caster, definitionOf(w, card), null) >= deep : settled === 'library';
};

/** A card of this type is put into play as it would be played: for one price out of the discard pile, for the other out of the library. */
export const summonsCard = (
  type: CardType,
  dead: number,
  deep: number,
  fits: (w: World, move: CardMove) => boolean = () => true,
): Part & Pick<Use, 'effect'> => ({
  sums: [dead, deep],
  condition: ({ world, seat }) => piles(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => {
    const fromLibrary = isDeep(world, play, deep);
    const pile = world.sides[seat]![fromLibrary ? 'library' : 'discard'];
    look(g, { seat, at: seat, cards: pile, rule: 'DOT 37.6' });
    const cards = pile.filter(id => definitionOf(world, id).type === type);
    const moves = movesWith(world, seat, cards, { moment: 'free', pool: null, anyTime: true, free: true }).filter(move =>
      fits(world, move),
    );
    return asks(g, play, seat, { ask: 'summon', options: ['stop', ...moves], args: [fromLibrary ? 1 : 0] });
  },
  answered: ({ g, seat, args, answer }) => {
    stopLooking(g);
    const call = answer === 'stop' ? null : putsIntoPlay(g, seat, answer as unknown as CardMove);
    if (args[0] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return call;
  },
});
