/** Champions of the Shadow Elves. */
import type { CardId, World } from '../../state.ts';
import { friendly, isWall, neighbours, squareOf } from '../../world.ts';
import { cardsOf } from '../make.ts';

const { champion } = cardsOf('shadow-elves');

/** Every adjacent enemy unit, and the vine wall under each, whoever's it is (SUM 4.28, F9). */
function around(w: World, hydrake: CardId): CardId[] {
  const targets: CardId[] = [];
  for (const square of neighbours(w, squareOf(w, hydrake))) {
    const unit = w.top[square]!;
    if (unit < 0 || isWall(w, unit) || friendly(w.cards[unit]!.controller, w.cards[hydrake]!.controller)) continue;
    targets.push(unit);
    if (w.vines[square]! >= 0) targets.push(w.vines[square]!);
  }
  return targets;
}
export const hydrake = champion(
  'hydrake',
  { cost: 8, attack: 3, range: 'melee', life: 8 },
  { id: 'assault', rule: 'SUM F9', assault: around },
  {
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
);

export const malidala = champion(
  'malidala',
  { cost: 5, attack: 2, range: 'ranged', life: 3 },
  { id: 'shadowDancer', rule: 'SUM G3', ignoresDie: () => true },
  {
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
);

export const xaserbane = champion(
  'xaserbane',
  { cost: 4, attack: 3, range: 'melee', life: 4 },
  // Two more squares while no other card was moved in the phase; using them ends the phase's moves (SUM E4).
  { id: 'sneak', rule: 'SUM E4', steps: w => (w.moves === 0 ? 2 : 0), movesAlone: true },
  {
    cs: {
      name: 'Xaserbane',
      ability: 'Plížení',
      text: 'Je-li jedinou kartou, se kterou ve své fázi pohybu pohneš, může jít až o 2 pole dál.',
    },
    en: {
      name: 'Xaserbane',
      ability: 'Sneak',
      text: 'If he is the only card you move in your Movement phase, he may go up to 2 squares further.',
    },
  },
);
