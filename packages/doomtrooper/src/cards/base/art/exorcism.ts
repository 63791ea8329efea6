/** Base set: the Art, Exorcism. */
import { art } from '../../makers.ts';
import { aCombatant } from '../../targets.ts';
import { giftsAgainst, warding, wardsBy } from './pieces.ts';

export const exorciseDarkInfluences = art({
  code: '01112',
  name: { en: 'Exorcise Dark Influences', cs: 'Vymítání temných sil' },
  text: {
    en: 'Exorcism, combat spell. Per 1 destiny the target is immune to one general gift.',
    cs: 'Exorcismus, bojové kouzlo. Za každý bod osudu je cíl imunní vůči jednomu obecnému daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 1, upTo: ({ world, target }) => giftsAgainst(world, target, 'generic').length },
  target: aCombatant((w, id) => giftsAgainst(w, id, 'generic').length > 0),
  effect: wardsBy(1, 'generic', false),
  ...warding('generic'),
});

export const exorciseDisease = art({
  code: '01113',
  name: { en: 'Exorcise Disease', cs: 'Vymítání choroby' },
  text: {
    en: 'Exorcism, combat spell. Per 2 destiny the target has +1 Armor or is immune to one gift of Demnogonis.',
    cs: 'Exorcismus, bojové kouzlo. Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu Demnogonisovu daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 2 },
  target: aCombatant(),
  effect: wardsBy(2, 'demnogonis', true),
  ...warding('demnogonis'),
});

export const exorciseEvilThoughts = art({
  code: '01114',
  name: { en: 'Exorcise Evil Thoughts', cs: 'Vymítání ďábelských myšlenek' },
  text: {
    en: 'Exorcism, combat spell. Per 2 destiny the target has +1 Armor or is immune to one gift of Muawijhe.',
    cs: 'Exorcismus, bojové kouzlo. Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu Muawijheovu daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 2 },
  target: aCombatant(),
  effect: wardsBy(2, 'muawijhe', true),
  ...warding('muawijhe'),
});

export const exorciseInfection = art({
  code: '01115',
  name: { en: 'Exorcise Infection', cs: 'Vymítání infekce' },
  text: {
    en: 'Exorcism, combat spell. Per 2 destiny the target has +1 Armor or is immune to one gift of Ilian.',
    cs: 'Exorcismus, bojové kouzlo. Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu Ilianinu daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 2 },
  target: aCombatant(),
  effect: wardsBy(2, 'ilian', true),
  ...warding('ilian'),
});

export const exorcisePoison = art({
  code: '01116',
  name: { en: 'Exorcise Poison', cs: 'Vymítání jedu' },
  text: {
    en: 'Exorcism, combat spell. Per 2 destiny the target has +1 Armor or is immune to one gift of Semai.',
    cs: 'Exorcismus, bojové kouzlo. Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu Semaiovu daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 2 },
  target: aCombatant(),
  effect: wardsBy(2, 'semai', true),
  ...warding('semai'),
});

export const exorciseWound = art({
  code: '01118',
  name: { en: 'Exorcise Wound', cs: 'Zažehnání rány' },
  text: {
    en: 'Exorcism, combat spell. Per 2 destiny the target has +1 Armor or is immune to one gift of Algeroth.',
    cs: 'Exorcismus, bojové kouzlo. Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu Algerothovu daru.',
  },
  aspect: 'exorcism',
  casting: 'combat',
  per: { step: 2 },
  target: aCombatant(),
  effect: wardsBy(2, 'algeroth', true),
  ...warding('algeroth'),
});
