/** Base set: warriors, Bauhaus. */
import { no } from '@kolbiste/engine';
import { isLegion } from '../../../rules/status.ts';
import { ofKind, toAll, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { preyOf } from './pieces.ts';

export const bauhausBlitzer = warrior({
  code: '01015',
  name: { en: 'Bauhaus Blitzer', cs: 'Bauhausský bombardér' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'bauhaus',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
});

export const dragoon = warrior({
  code: '01085',
  name: { en: 'Dragoon', cs: 'Dragoun' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'bauhaus',
  ratings: { fight: 1, shoot: 3, armour: 5, value: 3 },
});

export const etoilesMortant = warrior({
  code: '01103',
  name: { en: 'Etoiles Mortant', cs: 'Smrtící hvězdy' },
  text: {
    en: 'On your turn must attack a Dark Legion warrior if any can be attacked, even one of your own; otherwise attacks as usual.',
    cs: 'Ve tvém kole musí útočit na Černou legii, je-li na koho, třeba i na tvou; jinak útočí obvykle.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 4, shoot: 2, armour: 6, value: 4 },
  abilities: ['mustAttackLegion'],
  // On her own turn only: anyone else who makes her attack may choose freely.
  attacks: ({ world, self, defender }) =>
    world.active === world.cards[self]!.by && !isLegion(world, defender) && preyOf(world, self).length
      ? no('DOT 24.2.11', 'legionFirst')
      : null,
});

export const exBauhausFreelancer = warrior({
  code: '01106',
  name: { en: 'Ex-Bauhaus Freelancer', cs: 'Ex-bauhausský žoldnéř' },
  text: {
    en: 'Freelancer: the points it earns become destiny points. May use cards for Bauhaus warriors for 3 destiny points each.',
    cs: 'Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky Bauhausu smí používat za 3 body osudu každou.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 2, shoot: 2, armour: 4, value: 1 },
  kinds: ['freelancer'],
  abilities: ['freelancer'],
});

export const hussar = warrior({
  code: '01157',
  name: { en: 'Hussar', cs: 'Husar' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'bauhaus',
  ratings: { fight: 2, shoot: 2, armour: 3, value: 2 },
});

export const maxSteiner = warrior({
  code: '01202',
  name: { en: 'Max Steiner', cs: 'Max Steiner' },
  text: {
    en: 'Counts as Venusian Ranger. Your Venusian Ranger warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Venušin jezdec. Dokud je ve hře, jsou tvoji bojovníci Venušin jezdec imunní vůči Černé symetrii.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 4, shoot: 7, armour: 9, value: 8 },
  personality: true,
  kinds: ['venusian-ranger'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('venusian-ranger')) }],
});

export const valerieDuval = warrior({
  code: '01330',
  name: { en: 'Valerie Duval', cs: 'Valerie Duvalová' },
  text: {
    en: 'Counts as Etoiles Mortant. All Etoiles Mortant warriors are immune to the Dark Symmetry while she is in play.',
    cs: 'Počítá se za: Smrtící hvězdy. Dokud je ve hře, jsou všichni bojovníci Smrtící hvězdy imunní vůči Černé symetrii.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 8, shoot: 4, armour: 8, value: 8 },
  personality: true,
  kinds: ['etoiles-mortant'],
  grants: [{ ability: 'symmetryImmune', to: toAll(ofKind('etoiles-mortant')) }],
});

export const venusianRanger = warrior({
  code: '01333',
  name: { en: 'Venusian Ranger', cs: 'Venušin jezdec' },
  text: {
    en: 'Immune to general gifts of the Dark Symmetry (not to gifts of the Apostles).',
    cs: 'Imunní vůči obecným darům Černé symetrie (ne vůči darům Apoštolů).',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 4, shoot: 3, armour: 4, value: 4 },
  abilities: ['giftImmune'],
});
