/** Golgotha: all goes dark. */
import { turnDown } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isAloof, isThere } from '../../rules/status.ts';
import { special } from '../makers.ts';

const faceUp = (w: World): CardId[] =>
  w.play.filter(
    id =>
      w.cards[id]!.zone !== 'hidden' &&
      isThere(w, id) &&
      !isAloof(w, id) &&
      !w.effects.some(({ what, on }) => what === 'eclipsed' && on === id),
  );
export const totalEclipse = special({
  code: '05072',
  name: { en: 'Total Eclipse', cs: 'Úplné zatmění' },
  text: {
    en: 'All cards in play turn face down: they do nothing, and warriors count as in cover. 1 action turns one of your cards up again; what is attached to it takes an action of its own.',
    cs: 'Všechny karty ve hře se otočí lícem dolů: nic nedělají a bojovníci se počítají jako v úkrytu. 1 akce otočí zpět jednu tvou kartu; co je k ní přiloženo, stojí další akci.',
  },
  timing: 'any',
  condition: ({ world }) => faceUp(world).length > 0,
  effect: ({ g, world, play }) => {
    for (const id of faceUp(world)) turnDown(g, play, id, 'DOT DR-144');
  },
});
