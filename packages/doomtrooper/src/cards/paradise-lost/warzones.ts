/** Paradise Lost: warzones. */
import { discard, strengthen } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import { beastOf, hasLabel, isTribal, ownsVehicle } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { against, belongsTo, isYours, toDefender } from '../filters.ts';
import { warzone } from '../makers.ts';
import { inCombat, plus } from '../pieces.ts';
import { aWarrior } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

export const centralEurope = warzone({
  code: '07015',
  name: { en: 'Central Europe', cs: 'Střední Evropa' },
  text: {
    en: 'Station, Crescentia only. Defenders with beasts have +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Půlměsíc. Obránci se zvířaty mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 2, shoot: 2 },
  areas: ['station'],
  needs: { affiliation: 'crescentia' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender((w, id) => beastOf(w, id) !== null || hasLabel(w, id, 'beast')) }],
});

export const easternEurope = warzone({
  code: '07026',
  name: { en: 'Eastern Europe', cs: 'Východní Evropa' },
  text: {
    en: 'Station, Sons of Rasputin only. Defenders with vehicles have +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Synové Rasputina. Obránci s vozidly mají navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  bonus: { fight: 1, shoot: 2, armour: 2, value: 2 },
  areas: ['station'],
  needs: { affiliation: 'rasputin' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(ownsVehicle) }],
});

export const northwesternEurope = warzone({
  code: '07070',
  name: { en: 'Northwestern Europe', cs: 'Severozápadní Evropa' },
  text: {
    en: 'Station, for Lutherans. In the combat: discard a Lutheran of yours who does not take part; the defender has as much more Fight, Shoot and Armor as his base Value.',
    cs: 'Stanice, pro Luterány. V souboji: vyřaď svého Luterána, který se ho neúčastní; obránce má navíc tolik k Zápasu, Střelbě a Obraně, kolik byla jeho základní Hodnota.',
  },
  affiliation: 'lutheran',
  bonus: { armour: 3, value: 1 },
  areas: ['station'],
  needs: { affiliation: 'lutheran' },
  uses: [
    {
      timing: 'modifier',
      removes: 'discard',
      condition: ({ world, self }) => topFight(world)!.warzone === self,
      target: aWarrior(isYours, belongsTo('lutheran'), (w, id) => !inCombat(w, id)),
      effect: ({ g, world, target, fight, play }) => {
        const x = baseOf(world, target, VALUE);
        discard(g, target, 'DOT 37.41');
        strengthen(g, play, { on: topFight(world)!.defender!, ratings: plus(x, x, x) }, { fight, rule: 'DOT 24.5.14' });
      },
    },
  ],
});

export const southernEurope = warzone({
  code: '07104',
  name: { en: 'Southern Europe', cs: 'Jižní Evropa' },
  text: {
    en: 'Station, Templars only. Against a Tribal opponent the defender has +3 Fight, Shoot and Armor more.',
    cs: 'Stanice, jen Templáři. Proti kmenovému soupeři má obránce navíc +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'templars',
  bonus: { fight: 3, armour: 2, value: 2 },
  areas: ['station'],
  needs: { affiliation: 'templars' },
  gives: [{ fight: 3, shoot: 3, armour: 3, to: toDefender(against(isTribal)) }],
});
