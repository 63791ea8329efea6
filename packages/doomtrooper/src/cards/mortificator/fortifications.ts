/** Mortificator: fortifications. */
import { copiesInPlay } from '../../rules/status.ts';
import { placeOnTable } from '../effects.ts';
import { followerOfApostle, toAll, toYours } from '../filters.ts';
import { fortification } from '../makers.ts';
import { definitionOf } from '../registry.ts';

export const clubArkadin = fortification({
  code: '04024',
  name: { en: 'Club Arkadin', cs: 'Klub ArkaDin' },
  text: {
    en: 'Outside the areas. All warriors without an affiliation on their card have +5 Fight, Shoot and Armor.',
    cs: 'Mimo oblasti. Všichni bojovníci bez příslušnosti na kartě mají +5 Zápas, Střelba a Obrana.',
  },
  target: null,
  condition: ({ world, seat, self }) => copiesInPlay(world, world.cards[self]!.def, seat).length === 0,
  effect: placeOnTable('DOT 12.1'),
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toAll((w, id) => definitionOf(w, id).affiliation === 0) }],
});

export const golgothasCitadel = fortification({
  code: '04048',
  name: { en: "Golgotha's Citadel", cs: 'Golgothina citadela' },
  text: {
    en: 'Whoever your followers of Algeroth wound is killed. Discarded, it is removed from the game.',
    cs: 'Koho zraní tvoji stoupenci Algerothovi, toho zabijí. Je-li vyřazena, odstraní se ze hry.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  grants: [{ ability: 'killsOnWound', to: toYours(followerOfApostle('algeroth')) }],
  sacrificedInstead: true,
});
