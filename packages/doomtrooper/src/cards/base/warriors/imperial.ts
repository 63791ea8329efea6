/** Base set: warriors, Imperial. */
import { no } from '@kolbiste/engine';
import { fetching } from '../../../rules/procedures.ts';
import { affiliationOf, isLegion, warriorsOf } from '../../../rules/status.ts';
import { against, isAttacking, ofKind, toAll, toAllOthers, toItself, toOpponent, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { isFortified } from '../../pieces.ts';
import { definitionNamed } from '../../registry.ts';
import { AFFILIATION } from '../../vocabulary.ts';
import { huntsLegion, shields } from './pieces.ts';

const { imperial } = AFFILIATION;

export const airmanTrevorBartholomew = warrior({
  code: '01004',
  name: { en: 'Airman Trevor Bartholomew', cs: 'Letec Trevor Bartoloměj' },
  text: {
    en: 'Counts as Rams Air Cavalry, airship and vehicle. Shoot combats only; never in cover, no equipment; enemy fortifications do not help against his attacks. All Rams Air Cavalry have +1 Shoot and Armor while he is in play.',
    cs: 'Počítá se za Údernou vzdušnou kavalerii, vzdušný koráb a vozidlo. Jen střelba; nikdy nevyhledává úkryt, nenosí vybavení, opevnění proti němu nepůsobí. Dokud je ve hře, má každá Úderná vzdušná kavalerie +1 Střelba a Obrana.',
  },
  affiliation: 'imperial',
  ratings: { fight: null, shoot: 6, armour: 8, value: 7 },
  personality: true,
  kinds: ['rams-air-cavalry'],
  labels: ['airship', 'vehicle'],
  abilities: ['neverCovers', 'noEquipment', 'ignoresFortifications'],
  gives: [{ shoot: 1, armour: 1, to: toAll(ofKind('rams-air-cavalry')) }],
});

export const bloodBeret = warrior({
  code: '01025',
  name: { en: 'Blood Beret', cs: 'Krvavý baret' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry (not to gifts of the Apostles).',
    cs: 'Imunní vůči obecným darům Černé symetrie (ne vůči darům Apoštolů).',
  },
  affiliation: 'imperial',
  ratings: { fight: 4, shoot: 4, armour: 3, value: 4 },
  abilities: ['giftImmune'],
});

export const clansman = warrior({
  code: '01048',
  name: { en: 'Clansman', cs: 'Příslušník klanu' },
  text: { en: '+1 Fight when attacking the Dark Legion.', cs: '+1 Zápas, když útočí na Černou legii.' },
  affiliation: 'imperial',
  ratings: { fight: 4, shoot: 2, armour: 3, value: 3 },
  gives: [{ fight: 1, to: toItself(isAttacking, against(isLegion)) }],
});

export const edwardSMurdoch = warrior({
  code: '01089',
  name: { en: 'Edward S. Murdoch', cs: 'Edward S. Murdoch' },
  text: {
    en: 'Counts as Golden Lion. Your Golden Lion warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Zlatý lev. Dokud je ve hře, jsou tvoji bojovníci Zlatý lev imunní vůči Černé symetrii.',
  },
  affiliation: 'imperial',
  ratings: { fight: 7, shoot: 4, armour: 7, value: 7 },
  personality: true,
  kinds: ['golden-lion'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('golden-lion')) }],
});

export const exImperialFreelancer = warrior({
  code: '01109',
  name: { en: 'Ex-Imperial Freelancer', cs: 'Ex-imperiálský žoldnéř' },
  text: {
    en: 'Freelancer: the points it earns become destiny points. May use cards for Imperial warriors for 3 destiny points each.',
    cs: 'Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky Imperiálu smí používat za 3 body osudu každou.',
  },
  affiliation: 'imperial',
  ratings: { fight: 4, shoot: 2, armour: 2, value: 1 },
  kinds: ['freelancer'],
  abilities: ['freelancer'],
});

export const goldenLion = warrior({
  code: '01144',
  name: { en: 'Golden Lion', cs: 'Zlatý lev' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'imperial',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
});

export const ramsAirCavalry = warrior({
  code: '01249',
  name: { en: 'Rams Air Cavalry', cs: 'Úderná vzdušná kavalerie' },
  text: {
    en: 'Counts as an airship and a vehicle. Shoot combats only; never in cover, no equipment. Enemy fortifications do not help against its attacks.',
    cs: 'Počítá se za vzdušný koráb a vozidlo. Jen střelba; nikdy nevyhledává úkryt a nenosí vybavení. Proti jeho útokům nepůsobí opevnění.',
  },
  affiliation: 'imperial',
  ratings: { fight: null, shoot: 4, armour: 6, value: 5 },
  labels: ['airship', 'vehicle'],
  abilities: ['neverCovers', 'noEquipment', 'ignoresFortifications'],
});

export const rogue = warrior({
  code: '01264',
  name: { en: 'Rogue', cs: 'Gauner' },
  text: { en: 'Cannot share your Squad with another Imperial warrior.', cs: 'Nesmí být v tvém Mužstvu s jiným bojovníkem Imperiálu.' },
  affiliation: 'imperial',
  ratings: { fight: 5, shoot: 3, armour: 4, value: 4 },
  enters: ({ world, seat, self }) =>
    warriorsOf(world, seat).some(id => id !== self && world.cards[id]!.zone === 'squad' && (affiliationOf(world, id) & imperial) !== 0)
      ? no('DOT 24.2.11', 'rogue')
      : null,
  bars: ({ world, seat, self, entering }) =>
    world.cards[self]!.by === seat && world.cards[self]!.zone === 'squad' && (affiliationOf(world, entering) & imperial) !== 0
      ? no('DOT 24.2.11', 'rogue')
      : null,
});

export const seanGallagher = warrior({
  code: '01274',
  name: { en: 'Sean Gallagher', cs: 'Sean Gallagher' },
  text: {
    en: 'Counts as Clansman. If he attacks, he must choose a Dark Legion warrior where there is one. Your Clansmen are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za Příslušníka klanu. Když útočí, musí si vybrat Černou legii, je-li na koho. Dokud je ve hře, jsou tvoji Příslušníci klanu imunní vůči Černé symetrii.',
  },
  affiliation: 'imperial',
  ratings: { fight: 10, shoot: 3, armour: 8, value: 8 },
  personality: true,
  kinds: ['clansman'],
  grants: [shields('clansman')],
  attacks: huntsLegion,
});

export const sgtMcBride = warrior({
  code: '01278',
  name: { en: 'Sgt. McBride', cs: 'Seržant McBride' },
  text: {
    en: 'Counts as Blood Beret. All other Blood Berets have +1 Fight and Shoot while he is in play.',
    cs: 'Počítá se za Krvavý baret. Dokud je ve hře, mají všechny ostatní Krvavé barety +1 Zápas a Střelba.',
  },
  affiliation: 'imperial',
  ratings: { fight: 5, shoot: 5, armour: 4, value: 5 },
  personality: true,
  kinds: ['blood-beret'],
  gives: [{ fight: 1, shoot: 1, to: toAllOthers(ofKind('blood-beret')) }],
});

export const trencher = warrior({
  code: '01323',
  name: { en: 'Trencher', cs: 'Zákopník' },
  text: { en: '3 actions: take a Foxhole from your collection and put it on him.', cs: 'Za 3 akce: vezmi ze sbírky Kryt a dej mu ho.' },
  affiliation: 'imperial',
  ratings: { fight: 3, shoot: 2, armour: 2, value: 3 },
  uses: [
    {
      timing: 'action',
      actions: 3,
      effect: ({ seat, self }) => fetching({ seat, def: definitionNamed('01134'), onto: self }),
    },
  ],
});

export const wolfbaneLightCavalry = warrior({
  code: '01338',
  name: { en: 'Wolfbane Light Cavalry', cs: 'Wolfbaneova lehká kavalerie' },
  text: {
    en: 'Anyone who fights it has −3 Armor, or +3 Armor if a fortification protects him.',
    cs: 'Kdo s ní bojuje, má −3 Obrana; chrání-li ho opevnění, má místo toho +3 Obrana.',
  },
  affiliation: 'imperial',
  ratings: { fight: 5, shoot: 4, armour: 4, value: 5 },
  gives: [{ armour: -3, to: toOpponent(), count: ({ world, receiver, fight }) => (isFortified(world, receiver, fight) ? -1 : 1) }],
});

export const youngGuard = warrior({
  code: '01340',
  name: { en: 'Young Guard', cs: 'Mladý strážce' },
  text: {
    en: 'Never seeks cover by choice and never profits from fortifications.',
    cs: 'Nikdy sám nevyhledá úkryt a opevnění mu nikdy nepomáhají.',
  },
  affiliation: 'imperial',
  ratings: { fight: 2, shoot: 4, armour: 3, value: 3 },
  abilities: ['seeksNoCover', 'noFortifications'],
});
