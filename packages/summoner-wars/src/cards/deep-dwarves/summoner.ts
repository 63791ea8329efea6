/** Tundle, Summoner of the Deep Dwarves. */
import { no } from '@kolbiste/engine';
import { beginLasting, recover } from '../../rules/atoms.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, marked } from '../../rules/queries.ts';
import { ATTACKED, type CardId } from '../../rules/state.ts';
import { cardsOf } from '../makers.ts';
import { indexOf } from '../registry.ts';

const { summoner } = cardsOf('deep-dwarves');

export const meditate = define<{ readonly unit: CardId }, { begin: null }, null>('meditate', {
  begin(g, { unit }) {
    const by = controllerOf(g.world, unit);
    recover(g, by, [g.world.sides[by]!.discard.at(-1)!], 'SUM G5');
    beginLasting(g, { definition: indexOf('tundle'), by, against: null, card: unit, until: 'turnEnd' }, 'SUM G5');
    return g.done(null);
  },
});

export const tundle = summoner({
  id: 'tundle',
  attack: 2,
  range: 'ranged',
  life: 6,
  words: {
    cs: {
      name: 'Tundle',
      ability: 'Meditace',
      text: 'Na začátku své fáze útoku můžeš vrchní kartu svého odhazovacího balíčku položit lícem dolů na svůj magický balíček. V tom tahu smí zaútočit jen jedna tvá jednotka.',
    },
    en: {
      name: 'Tundle',
      ability: 'Meditate',
      text: 'As your Attack phase begins you may turn the top card of your discard pile into magic. If you do, only one of your units may attack this turn.',
    },
  },
  ability: {
    id: 'meditate',
    rule: 'SUM G5',
    uses: [
      {
        id: 'meditate',
        at: 'attackBegins',
        cost: 0,
        rule: 'SUM G5',
        refusal: (w, self) => (w.sides[controllerOf(w, self)]!.discard.length ? null : no('SUM G5', 'emptyDiscard')),
        run: (_, unit) => meditate({ unit }),
      },
    ],
  },
  lasting: {
    rule: 'SUM G5',
    // One unit in the whole turn, Telepathic Command included; that unit may attack again.
    refusesAttack: (w, { by }, attacker) =>
      controllerOf(w, attacker) === by && !marked(w, attacker, ATTACKED) && w.sides[by]!.units.some(unit => marked(w, unit, ATTACKED))
        ? no('SUM G5', 'meditating')
        : null,
  },
});
