/** Golgotha: what a name brings with it. */
import { endEffectsWhere, last } from '../../rules/atoms.ts';
import { works } from '../../rules/abilities.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isKind, knownWarriors } from '../../rules/status.ts';
import { placeOnTable } from '../effects.ts';
import { special } from '../makers.ts';
import { follows } from '../pieces.ts';
import { DEFINITIONS } from '../registry.ts';

/** Who counts as which other warrior in play; a card's first kind is its own name. */
const namesakes = (w: World, self: CardId): { readonly on: CardId; readonly of: number }[] => {
  if (!works(w, self, null)) return [];
  const known = knownWarriors(w);
  const defs = [...new Set(known.map(id => w.cards[id]!.def))];
  return known.flatMap(on =>
    defs.flatMap(of => (w.cards[on]!.def !== of && isKind(w, on, DEFINITIONS[of]!.kinds[0]!) ? [{ on, of }] : [])),
  );
};
const isSaid = (w: World, self: CardId): boolean => {
  const said = w.effects.flatMap(effect => (effect.what === 'copies' && effect.source === self ? [`${effect.on} ${effect.of}`] : []));
  return (
    said.toSorted().join() ===
    namesakes(w, self)
      .map(({ on, of }) => `${on} ${of}`)
      .toSorted()
      .join()
  );
};
export const theFirstAmendment = special({
  code: '05069',
  name: { en: 'The First Amendment', cs: 'První dodatek' },
  text: {
    en: 'For the whole game, and cannot be discarded: a warrior who counts as another one has the abilities printed on that one as well, as long as that one is in play.',
    cs: 'Na celou hru a nelze vyřadit: bojovník, který platí za jiného, má i schopnosti natištěné na onom jiném, dokud je onen ve hře.',
  },
  timing: 'any',
  effect: placeOnTable(),
  after: 'stays',
  abilities: ['neverDiscarded'],
  on: ({ world, self }) => (isSaid(world, self) ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'names' })),
  answered: ({ g, world, self, asked }) => {
    if (isSaid(world, self)) return;
    endEffectsWhere(g, effect => effect.what === 'copies' && effect.source === self);
    for (const { on, of } of namesakes(world, self)) last(g, asked, { what: 'copies', on, of }, { whileInPlay: true, rule: 'DOT 32.5' });
  },
});
