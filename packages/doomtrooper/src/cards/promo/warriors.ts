/** Promo: warriors. */
import { heal } from '../../rules/atoms.ts';
import { isDoomtrooper, isHeretic, isPresent } from '../../rules/status.ts';
import { attacksTwice, concentrated, concentrates } from '../attacks.ts';
import { against, bearsRelic, ofKind, toItself, toYours } from '../filters.ts';
import { warrior } from '../makers.ts';
import { follows } from '../pieces.ts';

export const aquabeast = warrior({
  code: '08001',
  name: { en: 'Aquabeast', cs: 'Vodní bestie' },
  text: {
    en: 'Has neither equipment nor relics. One attack action may be two Fight attacks, on one warrior or two, both named first.',
    cs: 'Nenosí vybavení ani relikvie. Jedna útočná akce může být dvěma útoky v zápase, na jednoho bojovníka nebo na dva, oba určíš předem.',
  },
  affiliation: 'legion',
  ratings: { fight: 9, shoot: 2, armour: 9, value: 12 },
  follower: 'algeroth',
  limit: 0,
  abilities: ['noEquipment', 'noRelics'],
  ...attacksTwice('fight', { sameAgain: true, keeps: false }),
});

export const golgothaTheWarriorPrincess = warrior({
  code: '08005',
  name: { en: 'Golgotha–The Warrior Princess', cs: 'Golgotha – Princezna bojovnice' },
  text: {
    en: 'Nepharite; never in a Shoot combat, never in cover. Only a Doomtrooper who bears a relic can wound or kill her.',
    cs: 'Nefarit; nikdy se neúčastní střelby ani nevyhledává úkryt. Zranit či zabít ji může jen Doomtrooper s relikvií.',
  },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: null, armour: 8, value: 12 },
  follower: 'algeroth',
  personality: true,
  limit: 0,
  labels: ['nepharite'],
  abilities: ['neverCovers'],
  harmedBy: ({ world, by }) => by !== null && isDoomtrooper(world, by) && bearsRelic(world, by),
});

export const guardianGargoyle = warrior({
  code: '08006',
  name: { en: 'Guardian Gargoyle', cs: 'Strážný chrlič' },
  text: {
    en: 'Immune to Art; never takes gifts. While it is in your Kohort, your specials in play cannot be discarded.',
    cs: 'Imunní vůči Umění; nikdy nepřijímá dary. Dokud je v tvé Kohortě, nelze vyřadit tvé speciální karty ve hře.',
  },
  affiliation: 'legion',
  ratings: { fight: 1, shoot: 1, armour: 4, value: 4 },
  follower: 'semai',
  limit: 0,
  labels: ['guardsSpecials'],
  abilities: ['artImmune', 'neverSymmetry'],
});

export const hunterSpecialForcesBadass = warrior({
  code: '08009',
  name: { en: 'Hunter - Special Forces Badass', cs: 'Frajer Mitch Hunter' },
  text: {
    en: 'Immune to the Dark Symmetry; never a Heretic. Two actions: one Fight attack with twice his modified Fight.',
    cs: 'Imunní vůči Černé symetrii; nikdy Kacířem. Za dvě akce: jeden útok v zápase s dvojnásobkem jeho upraveného Zápasu.',
  },
  affiliation: 'capitol',
  ratings: { fight: 9, shoot: 4, armour: 7, value: 7 },
  personality: true,
  limit: 0,
  abilities: ['symmetryImmune', 'neverHeretic'],
  gives: [{ layer: 'whole', fight: 2, to: toItself(), count: concentrated }],
  uses: [concentrates(2, 'fight')],
});

export const michaelisTheApostate = warrior({
  code: '08011',
  name: { en: 'Michaelis the Apostate', cs: 'Odpadlík Michaelis' },
  text: {
    en: 'A Heretic; casts all Art; receives the gifts of every Apostle.',
    cs: 'Kacíř; používá celé Umění; přijímá dary všech Apoštolů.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 5, value: 7 },
  personality: true,
  limit: 0,
  kinds: ['heretic'],
  abilities: ['casts:all', 'anyGift'],
});

export const nephariteWarlord = warrior({
  code: '08012',
  name: { en: 'Nepharite Warlord', cs: 'Vojevůdce nefaritů' },
  text: {
    en: 'Nepharite. Anyone it wounds is killed. Your Undead Legionnaires have +5 Shoot.',
    cs: 'Nefarit. Koho zraní, toho zabije. Tvoji Nemrtví legionáři mají +5 Střelba.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 6, armour: 4, value: 7 },
  follower: 'algeroth',
  limit: 0,
  labels: ['nepharite'],
  abilities: ['killsOnWound'],
  gives: [{ shoot: 5, to: toYours(ofKind('undead-legionnaire')) }],
});

export const nicholai = warrior({
  code: '08013',
  name: { en: 'Nicholai', cs: 'Nicholai' },
  text: {
    en: 'Counts as a Mortificator. Casts Manipulation and Exorcism, and the personal combat spells of every aspect; anyone he wounds is killed.',
    cs: 'Počítá se za Mortifikátora. Používá aspekty Manipulace a Exorcismus a osobní bojová kouzla všech aspektů; koho zraní, toho zabije.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 5, shoot: 4, armour: 6, value: 8 },
  personality: true,
  limit: 0,
  kinds: ['mortificator'],
  abilities: ['casts:manipulation', 'casts:exorcism', 'castsPersonal', 'killsOnWound'],
});

export const ragathol = warrior({
  code: '08017',
  name: { en: 'Ragathol', cs: 'Ragathol' },
  text: {
    en: 'Nepharite. While he is in your Kohort, Doomtroopers killed by your Heretics are removed from the game.',
    cs: 'Nefarit. Dokud je v tvé Kohortě, Doomtroopeři zabití tvými Kacíři se odstraňují ze hry.',
  },
  affiliation: 'legion',
  ratings: { fight: 10, shoot: 4, armour: 6, value: 7 },
  follower: 'algeroth',
  personality: true,
  limit: 0,
  labels: ['nepharite'],
  grants: [{ ability: 'sacrificesVictims', to: { ...toYours(isHeretic, against(isDoomtrooper)), from: 'cohort' } }],
});

export const wolfeInTheHeat = warrior({
  code: '08020',
  name: { en: 'Wolfe in the Heat', cs: 'Zuřící Wolfe' },
  text: {
    en: 'Immune to the Dark Symmetry; never a Heretic. When wounded and not killed, he heals at once.',
    cs: 'Imunní vůči Černé symetrii; nikdy Kacířem. Je-li zraněn a ne zabit, hned se vyléčí.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 9, shoot: 3, armour: 9, value: 8 },
  personality: true,
  limit: 0,
  abilities: ['symmetryImmune', 'neverHeretic'],
  on: ({ world, self, event }) =>
    event.type === 'wounded' && event.card === self ? follows(world, self, { def: world.cards[self]!.def, ask: 'heal' }) : null,
  answered: ({ g, world, self }) => {
    if (isPresent(world, self)) heal(g, self, 'DOT 7.24');
  },
});
