/** Champions of the Shadow Elves. */
import { neighbours, squareOf, topAt, vineAt } from '../../rules/places.ts';
import { controllerOf, friendly, isWall } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf } from '../makers.ts';

const { champion } = cardsOf('shadow-elves');

/** Every adjacent enemy unit, and the vine wall under each, anybody's (SUM 4.28, F9). */
function around(w: World, hydrake: CardId): CardId[] {
  const targets: CardId[] = [];
  for (const square of neighbours(w, squareOf(w, hydrake))) {
    const unit = topAt(w, square);
    if (unit === null || isWall(w, unit) || friendly(controllerOf(w, unit), controllerOf(w, hydrake))) continue;
    targets.push(unit);
    const vine = vineAt(w, square);
    if (vine !== null) targets.push(vine);
  }
  return targets;
}
export const hydrake = champion({
  id: 'hydrake',
  cost: 8,
  attack: 3,
  range: 'melee',
  life: 8,
  words: {
    cs: {
      name: 'Hydrak',
      ability: 'Běsnění',
      text: 'Když útočí, může zaútočit na všechny sousedící nepřátelské jednotky; každý útok se hází a vyhodnocuje zvlášť.',
    },
    en: {
      name: 'Hydrake',
      ability: 'Assault',
      text: 'When it attacks it may attack every adjacent enemy unit; each attack is rolled and resolved by itself.',
    },
  },
  ability: { id: 'assault', rule: 'SUM F9', assault: around },
});

export const malidala = champion({
  id: 'malidala',
  cost: 5,
  attack: 2,
  range: 'ranged',
  life: 3,
  words: {
    cs: {
      name: 'Malidala',
      ability: 'Stínová tanečnice',
      text: 'Při prvním útoku na ni v každém tahu zvol jednu hozenou kostku; její výsledek se nepočítá.',
    },
    en: {
      name: 'Malidala',
      ability: 'Shadow Dancer',
      text: 'The first time she is attacked in a turn, choose one rolled die; its result does not count.',
    },
  },
  ability: { id: 'shadowDancer', rule: 'SUM G3', ignoresDie: () => true },
});

export const xaserbane = champion({
  id: 'xaserbane',
  cost: 4,
  attack: 3,
  range: 'melee',
  life: 4,
  words: {
    cs: {
      name: 'Xaserbane',
      ability: 'Plížení',
      text: 'Je-li jedinou kartou, kterou ve své fázi pohybu pohneš, může jít až o 2 pole dál.',
    },
    en: {
      name: 'Xaserbane',
      ability: 'Sneak',
      text: 'If he is the only card you move in your Movement phase, he may go up to 2 squares further.',
    },
  },
  ability: { id: 'sneak', rule: 'SUM E4', steps: w => (w.moves === 0 ? 2 : 0), movesAlone: true },
});
