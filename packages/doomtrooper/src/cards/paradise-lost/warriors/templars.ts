/** Paradise Lost: warriors, the Templars. */
import { loseDestiny, mark } from '../../../rules/atoms.ts';
import { choosing } from '../../../rules/procedures.ts';
import { destinyOf } from '../../../rules/queries.ts';
import { ofKind, toItself, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { follows } from '../../pieces.ts';
import { forEachOther } from './pieces.ts';

export const gendarme = warrior({
  code: '07035',
  name: { en: 'Gendarme', cs: 'Četník' },
  text: { en: 'Anyone he wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'templars',
  ratings: { fight: 7, shoot: 8, armour: 8, value: 9 },
  abilities: ['killsOnWound'],
});

export const gendarmeBestal = warrior({
  code: '07036',
  name: { en: 'Gendarme Bestal', cs: 'Četnický poskok' },
  text: {
    en: 'May not have a beast. When it comes, buy markers for 2 destiny points each: its base Fight, Shoot, Armor and Value are higher by their number. After each combat it lives through, one is lost.',
    cs: 'Nesmí mít zvíře. Když přijde, kup žetony po 2 bodech osudu: o jejich počet je vyšší jeho základní Zápas, Střelba, Obrana i Hodnota. Po každém souboji, který přežije, o jeden přijde.',
  },
  affiliation: 'templars',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  abilities: ['noBeast'],
  gives: [{ layer: 'base', fight: 1, shoot: 1, armour: 1, value: 1, to: toItself(), count: ({ world, self }) => world.cards[self]!.marks }],
  on: ({ world, self, event }) => {
    const { by, def, marks } = world.cards[self]!;
    if (event.type === 'entered' && event.card === self) {
      const most = Math.floor(destinyOf(world, by) / 2);
      return most === 0
        ? null
        : choosing({
            seat: by,
            card: self,
            def,
            ask: 'markers',
            options: Array.from({ length: most + 1 }, (_, bid) => ({ bid })),
            args: [],
          });
    }
    return marks > 0 &&
      event.type === 'combatEnded' &&
      event.how === 'resolved' &&
      [event.attacker, event.defender, ...event.helpers].includes(self)
      ? follows(world, self, { def, ask: 'tired' })
      : null;
  },
  answered: ({ g, seat, self, ask, answer }) => {
    if (ask === 'tired') return mark(g, self, -1, 'DOT 7.25');
    const { bid } = answer as { readonly bid: number };
    loseDestiny(g, seat, 2 * bid, { cause: 'ability', rule: 'DOT 3.32' });
    if (bid > 0) mark(g, self, bid, 'DOT 7.25');
  },
});

export const hordeCenturion = warrior({
  code: '07048',
  name: { en: 'Horde Centurion', cs: 'Setník hordy' },
  text: {
    en: 'Commander. Anyone he wounds is killed. Your Horde Troopers have +2 Fight, Shoot and Armor.',
    cs: 'Velitel. Koho zraní, toho zabije. Tvoji Vojáci hordy mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'templars',
  ratings: { fight: 7, shoot: 7, armour: 5, value: 8 },
  labels: ['commander'],
  abilities: ['killsOnWound'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toYours(ofKind('horde-trooper')) }],
});

export const hordeTrooper = warrior({
  code: '07049',
  name: { en: 'Horde Trooper', cs: 'Voják hordy' },
  text: { en: 'Anyone he wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'templars',
  ratings: { fight: 5, shoot: 4, armour: 5, value: 5 },
  abilities: ['killsOnWound'],
});

export const templarLegionnaire = warrior({
  code: '07108',
  name: { en: 'Templar Legionnaire', cs: 'Templářský legionář' },
  text: {
    en: '+2 Fight, Shoot and Armor for each other Templar Legionnaire of yours in the area.',
    cs: '+2 Zápas, Střelba a Obrana za každého dalšího tvého Templářského legionáře v oblasti.',
  },
  affiliation: 'templars',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  gives: forEachOther('templar-legionnaire', 2),
});

export const templarMarine = warrior({
  code: '07109',
  name: { en: 'Templar Marine', cs: 'Templářský mariňák' },
  text: { en: 'Strikes first.', cs: 'Udeří první.' },
  affiliation: 'templars',
  ratings: { fight: 6, shoot: 6, armour: 7, value: 7 },
  abilities: ['firstStrike'],
});
