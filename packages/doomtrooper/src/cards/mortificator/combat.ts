/** Mortificator: specials, combat. */
import { gainDestiny, last, strengthen } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import { isDoomtrooper } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { strengthenTarget } from '../effects.ts';
import { isDefending, isYours, ofKind } from '../filters.ts';
import { special } from '../makers.ts';
import { asks, follows, plus } from '../pieces.ts';
import { aCombatant, aWarrior } from '../targets.ts';
import { FIGHT } from '../vocabulary.ts';

export const intoTheDark = special({
  code: '04057',
  name: { en: 'Into the Dark', cs: 'Krok do neznáma' },
  text: {
    en: 'In combat, on a defender who uses a warzone: −5 Fight, Shoot and Armor.',
    cs: 'V souboji, na obránce, který využívá válečnou zónu: −5 Zápas, Střelba a Obrana.',
  },
  timing: 'modifier',
  target: aCombatant(isDefending, (_, __, { fight }) => fight !== null && fight.warzone !== null),
  effect: strengthenTarget({ fight: -5, shoot: -5, armour: -5 }),
});

export const lifeInsurance = special({
  code: '04061',
  name: { en: 'Life Insurance', cs: 'Životní pojistka' },
  text: {
    en: 'When your Doomtrooper is about to be killed: as he dies you gain destiny points equal to his Value then.',
    cs: 'Když má být tvůj Doomtrooper zabit: jakmile zemře, získáš tolik bodů osudu, jaká je tehdy jeho Hodnota.',
  },
  timing: 'saving',
  target: aWarrior(isYours, isDoomtrooper, (w, id) =>
    w.harms.some(({ victim, saved, kill }) => victim === id && !saved && (kill || w.cards[id]!.wounded)),
  ),
  // [house: if he is saved after all, the card is spent for nothing.]
  effect: ({ g, seat, target, fight, play }) =>
    last(g, play, { what: 'watch', on: target, combat: fight }, { ...(fight ? { fight } : { until: seat }), rule: 'DOT 22.1' }),
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'killed' && event.card === watch.on
      ? follows(world, self, watch.def, 'insured', [watch.by, event.value])
      : null,
  answered: ({ g, args }) => gainDestiny(g, args[0]!, args[1]!, 'card', 'DOT 3.32'),
});

export const noLooseEnds = special({
  code: '04073',
  name: { en: 'No Loose Ends', cs: 'Nevracej se s prázdnou!' },
  text: {
    en: 'In combat, on a Mortificator: his unmodified Fight is tripled.',
    cs: 'V souboji, na Mortifikátora: jeho nezměněný Zápas se ztrojnásobí.',
  },
  affiliation: 'brotherhood',
  timing: 'modifier',
  target: aCombatant(ofKind('mortificator')),
  effect: ({ g, world, target, fight, play }) =>
    strengthen(
      g,
      play,
      { on: target, ratings: plus(2 * baseOf(world, target, FIGHT), 0, 0), layer: 'base' },
      { fight, rule: 'DOT 24.5.14' },
    ),
});

export const toBeOrNotToBe = special({
  code: '04112',
  name: { en: 'To Be or Not to Be', cs: 'Být či nebýt? Zabít!' },
  text: {
    en: 'In combat: +4 or −4 Fight and Shoot, as you choose. Removed from the game.',
    cs: 'V souboji: +4, nebo −4 Zápas a Střelba, jak zvolíš. Odstraní se ze hry.',
  },
  timing: 'modifier',
  target: aCombatant(),
  effect: ({ g, seat, target, play }) => asks(g, play, seat, 'sign', ['stronger', 'weaker'], [target]),
  answered: ({ g, world, seat, self, args, answer }) => {
    const n = answer === 'stronger' ? 4 : -4;
    strengthen(g, { card: self, seat }, { on: args[0]!, ratings: plus(n, n, 0) }, { fight: topFight(world)!.id, rule: 'DOT 24.5.14' });
  },
  after: 'sacrifice',
});
