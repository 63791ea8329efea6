/** Commons of the Swamp Orcs. */
import { discardUnit } from '../../rules/atoms.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, friendly, isCommon } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { cardsOf } from '../makers.ts';
import { ambushAbility, guard } from './vines.ts';

const { common } = cardsOf('swamp-orcs');

export const hunter = common({
  id: 'hunter',
  cost: 2,
  attack: 1,
  range: 'ranged',
  life: 2,
  words: {
    cs: {
      name: 'Lovec',
      ability: 'Révová záloha',
      text: 'Pohnul-li se v tomto tahu na živý plot nebo z něj, má do konce tahu o 1 vyšší útočné číslo. Živé ploty opouští bez hodu.',
    },
    en: {
      name: 'Hunter',
      ability: 'Vinemancer Ambush',
      text: 'If it moved onto or off a vine wall this turn, it has +1 attack value until the end of the turn. It leaves vine walls without a roll.',
    },
  },
  ability: ambushAbility,
});

export const swampShaman = common({
  id: 'swamp-shaman',
  cost: 1,
  attack: 1,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Šaman',
      ability: 'Révová stráž',
      text: 'Je-li napaden a sousedí-li s živým plotem, zraní ho jen kostky s výsledkem 5 a více. Živé ploty opouští bez hodu.',
    },
    en: {
      name: 'Shaman',
      ability: 'Vinemancer Guard',
      text: 'Attacked while beside a vine wall, it is wounded only by dice showing 5 or more. It leaves vine walls without a roll.',
    },
  },
  ability: { ...guard, freeOfVines: true },
});

export const fear = define<{ readonly unit: CardId; readonly mover: CardId }, { roll: null; flee: null }, null>('fear', {
  roll(g, { unit, mover }) {
    const die = g.random.die();
    const takes = die >= 5;
    g.emit({ type: 'abilityRolled', card: unit, ability: 'fear', against: mover, die, takes, rule: 'SUM E8' });
    return takes ? g.go('flee', null) : g.done(null);
  },
  flee(g, { unit, mover }) {
    discardUnit(g, controllerOf(g.world, unit), mover, 'SUM D10');
    return g.done(null);
  },
});

export const savager = common({
  id: 'savager',
  cost: 4,
  attack: 3,
  range: 'melee',
  life: 3,
  words: {
    cs: {
      name: 'Divous',
      ability: 'Strach',
      text: 'Pokaždé, když se nepřátelská běžná jednotka pohne na pole vedle divouse, hoď kostkou; při 5 a více ji odhoď.',
    },
    en: {
      name: 'Savager',
      ability: 'Fear',
      text: 'Each time an enemy common moves to a square beside this Savager, roll a die; on 5 or more discard that common.',
    },
  },
  ability: {
    id: 'fear',
    rule: 'SUM E8',
    neighbourStepped: (w, self, mover) =>
      isCommon(w, mover) && !friendly(controllerOf(w, mover), controllerOf(w, self)) ? fear({ unit: self, mover }) : null,
  },
});
