/** Base set: warriors, the Dark Legion. */
import { no, type Seat } from '@kolbiste/engine';
import { last } from '../../../rules/atoms.ts';
import { fetching, hurtingAll } from '../../../rules/procedures.ts';
import { isKind, knownWarriors, warriorsOf } from '../../../rules/status.ts';
import { ratingOf } from '../../../rules/values.ts';
import { notesOf } from '../../../rules/queries.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { healSelf } from '../../effects.ts';
import { either, isAttacking, isDefending, toItself } from '../../filters.ts';
import type { Card, Use } from '../../form.ts';
import { warrior } from '../../makers.ts';
import { definitionNamed } from '../../registry.ts';
import { ARMOUR } from '../../vocabulary.ts';

/** Pays to heal himself at any time. */
const healsFor = (destiny: number): Use => ({
  timing: 'any',
  destiny,
  refusal: ({ world, self }) => (world.cards[self]!.wounded ? null : no('DOT 28.16', 'notWounded')),
  effect: healSelf(),
  spares: 'bearer',
});

/** Whose Armor the screams of a player's legionnaires reach. */
function deafened(w: World, seat: Seat): CardId[] {
  const damage = warriorsOf(w, seat).filter(id => w.cards[id]!.zone !== 'hidden' && isKind(w, id, 'screaming-legionnaire')).length;
  return knownWarriors(w).filter(id => ratingOf(w, id, ARMOUR, null) <= damage);
}

/** After each kill of his, a free warrior out of the collection. */
const raises =
  (code: string): NonNullable<Card['on']> =>
  ({ world, self, event }) =>
    event.type === 'killed' && event.by === self ? fetching({ seat: world.cards[self]!.by, def: definitionNamed(code) }) : null;

export const alakhaiTheCunning = warrior({
  code: '01005',
  name: { en: 'Alakhai the Cunning', cs: 'Záludný Alakhai' },
  text: {
    en: 'Nepharite. Immune to Art. May carry any Dark Symmetry card; gifts of Algeroth may be put on him at any time without an action. Each destiny point he spends on the Dark Symmetry counts double.',
    cs: 'Nefarit. Imunní vůči Umění. Smí mít jakoukoli kartu Černé symetrie; dary Algerothovy lze na něj zahrát kdykoli bez akce. Každý bod osudu, který vloží do Černé symetrie, platí dvojnásobně.',
  },
  affiliation: 'legion',
  ratings: { fight: 9, shoot: 9, armour: 12, value: 12 },
  follower: 'algeroth',
  personality: true,
  labels: ['nepharite'],
  abilities: ['artImmune', 'anyGift', 'freeAlgeroth', 'doubleSymmetry'],
});

export const billy = warrior({
  code: '01019',
  name: { en: 'Billy', cs: 'Billy' },
  text: {
    en: 'Counts as Heretic. Takes general gifts as usual, and gifts of any Apostle for 5 destiny points more each.',
    cs: 'Počítá se za Kacíře. Obecné dary přijímá obvykle, dary kteréhokoli Apoštola za 5 bodů osudu navíc.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 5 },
  personality: true,
  kinds: ['heretic'],
  abilities: ['dearGifts'],
});

export const blessedLegionnaire = warrior({
  code: '01021',
  name: { en: 'Blessed Legionnaire', cs: 'Požehnaný legionář' },
  text: { en: 'Anyone it wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'legion',
  ratings: { fight: 2, shoot: 2, armour: 1, value: 3 },
  follower: 'demnogonis',
  kinds: ['legionnaire'],
  abilities: ['killsOnWound'],
});

export const cairath = warrior({
  code: '01030',
  name: { en: 'Cairath', cs: 'Cairath' },
  text: { en: 'Anyone it wounds is killed and removed from the game.', cs: 'Koho zraní, toho zabije a odstraní ze hry.' },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: 2, armour: 6, value: 6 },
  follower: 'demnogonis',
  abilities: ['killsOnWound', 'sacrificesVictims'],
});

export const callistonianIntruder = warrior({
  code: '01031',
  name: { en: 'Callistonian Intruder', cs: 'Callistonianský vetřelec' },
  text: { en: 'If wounded: heals itself at any time for 6 destiny points.', cs: 'Je-li zraněn: kdykoli se za 6 bodů osudu vyléčí.' },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 6, value: 6 },
  follower: 'semai',
  uses: [healsFor(6)],
});

export const centurion = warrior({
  code: '01035',
  name: { en: 'Centurion', cs: 'Setník' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 5 },
  follower: 'algeroth',
});

export const childOfIlian = warrior({
  code: '01040',
  name: { en: 'Child of Ilian', cs: 'Ilianino dítě' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 1, shoot: 3, armour: 2, value: 2 },
  follower: 'ilian',
});

export const curator = warrior({
  code: '01061',
  name: { en: 'Curator', cs: 'Kurátor' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 4, armour: 3, value: 4 },
  follower: 'demnogonis',
});

export const ezoghoul = warrior({
  code: '01123',
  name: { en: 'Ezoghoul', cs: 'Ezoghůl' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 5, shoot: 8, armour: 7, value: 8 },
  follower: 'algeroth',
});

export const heretic = warrior({
  code: '01153',
  name: { en: 'Heretic', cs: 'Kacíř' },
  text: { en: 'Takes general gifts, but none of the Apostles.', cs: 'Přijímá obecné dary, ale žádné dary Apoštolů.' },
  affiliation: 'legion',
  ratings: { fight: 2, shoot: 2, armour: 2, value: 3 },
  kinds: ['heretic'],
});

export const immaculateFury = warrior({
  code: '01159',
  name: { en: 'Immaculate Fury', cs: 'Neposkvrněná fúrie' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 5, shoot: 12, armour: 7, value: 8 },
  follower: 'algeroth',
});

export const legionnaireOfSemai = warrior({
  code: '01188',
  name: { en: 'Legionnaire of Semai', cs: 'Semaiův legionář' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 1, shoot: 2, armour: 3, value: 2 },
  follower: 'semai',
  kinds: ['legionnaire'],
});

export const necromutant = warrior({
  code: '01214',
  name: { en: 'Necromutant', cs: 'Nekromutant' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  follower: 'algeroth',
});

export const nephariteOfAlgeroth = warrior({
  code: '01219',
  name: { en: 'Nepharite of Algeroth', cs: 'Algerothův nefarit' },
  text: { en: 'Immune to Art.', cs: 'Imunní vůči Umění.' },
  affiliation: 'legion',
  ratings: { fight: 11, shoot: 5, armour: 6, value: 8 },
  follower: 'algeroth',
  labels: ['nepharite'],
  abilities: ['artImmune'],
});

export const nephariteOfDemnogonis = warrior({
  code: '01220',
  name: { en: 'Nepharite of Demnogonis', cs: 'Demnogonisův nefarit' },
  text: {
    en: 'Immune to Art. Each destiny point it spends on the Dark Symmetry counts double. If wounded: heals itself for 7 destiny points.',
    cs: 'Imunní vůči Umění. Každý bod osudu vložený do Černé symetrie platí dvojnásobně. Je-li zraněn: za 7 bodů osudu se vyléčí.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 5, armour: 2, value: 5 },
  follower: 'demnogonis',
  labels: ['nepharite'],
  abilities: ['artImmune', 'doubleSymmetry'],
  uses: [healsFor(7)],
});

export const nephariteOfIlian = warrior({
  code: '01221',
  name: { en: 'Nepharite of Ilian', cs: 'Ilianin nefarit' },
  text: { en: 'Immune to Art. Anyone it wounds in a Fight combat is killed.', cs: 'Imunní vůči Umění. Koho zraní v zápase, toho zabije.' },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: 5, armour: 4, value: 7 },
  follower: 'ilian',
  labels: ['nepharite'],
  abilities: ['artImmune', 'killsOnFightWound'],
});

export const nephariteOfMuawijhe = warrior({
  code: '01222',
  name: { en: 'Nepharite of Muawijhe', cs: 'Muawijheův nefarit' },
  text: {
    en: 'Immune to Art. Anyone it wounds is killed; each kill also brings a Screaming Legionnaire from your collection into your Kohort for nothing.',
    cs: 'Imunní vůči Umění. Koho zraní, toho zabije; každé zabití navíc přivede ze sbírky do tvé Kohorty zdarma Vřeštícího legionáře.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 8, armour: 3, value: 7 },
  follower: 'muawijhe',
  labels: ['nepharite'],
  abilities: ['artImmune', 'killsOnWound'],
  on: raises('01271'),
});

export const nephariteOfSemai = warrior({
  code: '01223',
  name: { en: 'Nepharite of Semai', cs: 'Semaiův nefarit' },
  text: {
    en: 'Immune to Art. Anyone it wounds is killed; each kill also brings a Legionnaire of Semai from your collection into your Kohort for nothing.',
    cs: 'Imunní vůči Umění. Koho zraní, toho zabije; každé zabití navíc přivede ze sbírky do tvé Kohorty zdarma Semaiova legionáře.',
  },
  affiliation: 'legion',
  ratings: { fight: 5, shoot: 4, armour: 5, value: 6 },
  follower: 'semai',
  labels: ['nepharite'],
  abilities: ['artImmune', 'killsOnWound'],
  on: raises('01188'),
});

export const pretorianStalker = warrior({
  code: '01241',
  name: { en: 'Pretorian Stalker', cs: 'Pretoriánský stopař' },
  text: {
    en: 'Immune to Art; may not have Dark Symmetry cards. With two or more Stalkers in your Kohort: +2 Fight and Shoot for one that fights.',
    cs: 'Imunní vůči Umění; nesmí mít karty Černé symetrie. Máš-li v Kohortě dva či více stopařů: bojující má +2 Zápas a Střelba.',
  },
  affiliation: 'legion',
  ratings: { fight: 12, shoot: 3, armour: 8, value: 7 },
  follower: 'algeroth',
  abilities: ['artImmune', 'noSymmetry'],
  gives: [
    {
      fight: 2,
      shoot: 2,
      to: toItself(
        (_, __, { fight }) => fight !== null,
        either(isAttacking, isDefending),
        (w, on) =>
          warriorsOf(w, w.cards[on]!.by).filter(id => w.cards[id]!.zone === 'cohort' && isKind(w, id, 'pretorian-stalker')).length > 1,
      ),
    },
  ],
});

export const razide = warrior({
  code: '01250',
  name: { en: 'Razide', cs: 'Razid' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 9, shoot: 2, armour: 7, value: 7 },
  follower: 'algeroth',
});

export const screamingLegionnaire = warrior({
  code: '01271',
  name: { en: 'Screaming Legionnaire', cs: 'Vřeštící legionář' },
  text: {
    en: 'May not have Dark Symmetry cards. Once in the game, 3 actions: each of your Screaming Legionnaires deals 1 damage to every warrior in play; whose Armor the sum reaches is wounded.',
    cs: 'Nesmí mít karty Černé symetrie. Jednou za hru za 3 akce: každý tvůj Vřeštící legionář způsobí každému bojovníkovi ve hře 1 bod; koho Obrana součtu nestačí, je zraněn.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 2, armour: 1, value: 3 },
  follower: 'muawijhe',
  kinds: ['legionnaire'],
  abilities: ['noSymmetry'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      refusal: ({ world, seat }) => (notesOf(world, 'screamed').some(({ by }) => by === seat) ? no('DOT 7.24', 'usedAlready') : null),
      effect: ({ g, world, seat, self, play }) => {
        last(g, play, { what: 'note', on: null, note: 'screamed' }, { rule: 'DOT 7.24' });
        return hurtingAll({ by: self, earner: seat, victims: deafened(world, seat) });
      },
      wounds: ({ world, pending }) => deafened(world, pending.seat),
    },
  ],
});

export const templar = warrior({
  code: '01315',
  name: { en: 'Templar', cs: 'Chrámová garda' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 7, armour: 5, value: 6 },
  follower: 'ilian',
});

export const undeadLegionnaire = warrior({
  code: '01328',
  name: { en: 'Undead Legionnaire', cs: 'Nemrtvý legionář' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 1, armour: 2, value: 2 },
  follower: 'algeroth',
  kinds: ['legionnaire'],
});

export const zenithianSoulslayer = warrior({
  code: '01341',
  name: { en: 'Zenithian Soulslayer', cs: 'Zenithianský vrah duší' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'legion',
  ratings: { fight: 7, shoot: 2, armour: 6, value: 6 },
  follower: 'muawijhe',
});
