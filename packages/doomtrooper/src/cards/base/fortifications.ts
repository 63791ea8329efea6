/** Base set: fortifications. */
import { no } from '@kolbiste/engine';
import { isHidden } from '../../rules/status.ts';
import { moveToTarget } from '../effects.ts';
import { belongsTo, followerOfApostle, toBearer, toYours } from '../filters.ts';
import type { Part, Use } from '../form.ts';
import { fortification } from '../makers.ts';
import { upkeep } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

/** One action moves it to another warrior of yours. */
const relocates: Use = {
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  refusal: ({ world, seat, self, target }) =>
    world.cards[target]!.by !== seat || isHidden(world, target) || world.cards[self]!.host === target ? no('DOT 12.9', 'noTarget') : null,
  effect: moveToTarget('DOT 12.6'),
};

/** Its bearer may not start a Fight combat; one action moves it. */
const dugIn: Part = {
  grants: [
    {
      ability: 'cannotAttackFight',
      to: toBearer((_, id, { fight }) => fight === null || fight.attacker === null || fight.attacker === id),
    },
  ],
  uses: [relocates],
  copies: 'any',
};

export const citadelOfAlgeroth = fortification({
  code: '01042',
  name: { en: 'Citadel of Algeroth', cs: 'Algerothova citadela' },
  text: { en: 'Kohort: your followers of Algeroth have +2 Armor.', cs: 'Kohorta: tvoji stoupenci Algerothovi mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  gives: [{ armour: 2, to: toYours(followerOfApostle('algeroth')) }],
});

export const citadelOfDemnogonis = fortification({
  code: '01043',
  name: { en: 'Citadel of Demnogonis', cs: 'Demnogonisova citadela' },
  text: { en: 'Kohort: your followers of Demnogonis have +2 Armor.', cs: 'Kohorta: tvoji stoupenci Demnogonisovi mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  gives: [{ armour: 2, to: toYours(followerOfApostle('demnogonis')) }],
});

export const citadelOfIlian = fortification({
  code: '01044',
  name: { en: 'Citadel of Ilian', cs: 'Ilianina citadela' },
  text: { en: 'Kohort: your followers of Ilian have +2 Armor.', cs: 'Kohorta: tvoji stoupenci Ilianini mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  gives: [{ armour: 2, to: toYours(followerOfApostle('ilian')) }],
});

export const citadelOfMuawijhe = fortification({
  code: '01045',
  name: { en: 'Citadel of Muawijhe', cs: 'Muawijheova citadela' },
  text: { en: 'Kohort: your followers of Muawijhe have +2 Armor.', cs: 'Kohorta: tvoji stoupenci Muawijheovi mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  gives: [{ armour: 2, to: toYours(followerOfApostle('muawijhe')) }],
});

export const citadelOfSemai = fortification({
  code: '01046',
  name: { en: 'Citadel of Semai', cs: 'Semaiova citadela' },
  text: { en: 'Kohort: your followers of Semai have +2 Armor.', cs: 'Kohorta: tvoji stoupenci Semaiovi mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  gives: [{ armour: 2, to: toYours(followerOfApostle('semai')) }],
});

export const foxhole = fortification({
  code: '01134',
  name: { en: 'Foxhole', cs: 'Kryt' },
  text: {
    en: 'On a warrior: +2 Armor, -2 Fight; he may not start a Fight combat. One action moves it to another of your warriors.',
    cs: 'Na bojovníka: +2 Obrana, −2 Zápas; nesmí začít zápas. Za akci ho přesuneš na jiného svého bojovníka.',
  },
  gives: [{ fight: -2, armour: 2 }],
  ...dugIn,
});

export const fukido = fortification({
  code: '01137',
  name: { en: 'Fukido', cs: 'Fukido' },
  text: { en: 'Squad: your Imperial warriors have +2 Armor.', cs: 'Mužstvo: tvoji bojovníci Imperiálu mají +2 Obrana.' },
  affiliation: 'imperial',
  areas: ['squad'],
  labels: ['city'],
  gives: [{ armour: 2, to: toYours(belongsTo('imperial')) }],
});

export const heimburg = fortification({
  code: '01152',
  name: { en: 'Heimburg', cs: 'Heimburg' },
  text: { en: 'Squad: your Bauhaus warriors have +2 Armor.', cs: 'Mužstvo: tvoji bojovníci Bauhausu mají +2 Obrana.' },
  affiliation: 'bauhaus',
  areas: ['squad'],
  labels: ['city'],
  gives: [{ armour: 2, to: toYours(belongsTo('bauhaus')) }],
});

export const installation = fortification({
  code: '01174',
  name: { en: 'Installation', cs: 'Stavba' },
  text: {
    en: 'On a warrior: +3 Armor, -3 Fight; he may not start a Fight combat. One action moves it to another of your warriors.',
    cs: 'Na bojovníka: +3 Obrana, −3 Zápas; nesmí začít zápas. Za akci ho přesuneš na jiného svého bojovníka.',
  },
  gives: [{ fight: -3, armour: 3 }],
  ...dugIn,
});

export const longshore = fortification({
  code: '01193',
  name: { en: 'Longshore', cs: 'Longshore' },
  text: { en: 'Squad: your Mishima warriors have +2 Armor.', cs: 'Mužstvo: tvoji bojovníci Mishimy mají +2 Obrana.' },
  affiliation: 'mishima',
  areas: ['squad'],
  labels: ['city'],
  gives: [{ armour: 2, to: toYours(belongsTo('mishima')) }],
});

export const sanDorado = fortification({
  code: '01269',
  name: { en: 'San Dorado', cs: 'San Dorado' },
  text: { en: 'Squad: your Capitol warriors have +2 Armor.', cs: 'Mužstvo: tvoji bojovníci Kapitolu mají +2 Obrana.' },
  affiliation: 'capitol',
  areas: ['squad'],
  labels: ['city'],
  gives: [{ armour: 2, to: toYours(belongsTo('capitol')) }],
});

export const secretHQ = fortification({
  code: '01275',
  name: { en: 'Secret HQ', cs: 'Tajné velitelství' },
  text: {
    en: 'Squad or Kohort. 1 action and 5 destiny points: nobody may sabotage you while you have no warriors in play. In each of your draw steps pay 5 destiny points or discard it.',
    cs: 'Mužstvo nebo Kohorta. 1 akce a 5 bodů osudu: dokud nemáš ve hře žádného bojovníka, nikdo tě nesmí sabotovat. V každém kroku dobírání zaplať 5 bodů osudu, nebo ho vyřaď.',
  },
  areas: ['squad', 'cohort'],
  labels: ['againstSabotage'],
  destiny: 5,
  ...upkeep(5),
});

export const spikedBarricade = fortification({
  code: '01291',
  name: { en: 'Spiked Barricade', cs: 'Barikáda z bodců' },
  text: {
    en: 'On a warrior: +1 Armor; he may not start a Fight combat. One action moves it to another of your warriors.',
    cs: 'Na bojovníka: +1 Obrana; nesmí začít zápas. Za akci ho přesuneš na jiného svého bojovníka.',
  },
  gives: [{ armour: 1 }],
  ...dugIn,
});

export const theCathedral = fortification({
  code: '01317',
  name: { en: 'The Cathedral', cs: 'Katedrála' },
  text: { en: 'Squad: your members of the Brotherhood have +2 Armor.', cs: 'Mužstvo: tvoji členové Bratrstva mají +2 Obrana.' },
  affiliation: 'brotherhood',
  areas: ['squad'],
  kinds: ['cathedral'],
  gives: [{ armour: 2, to: toYours(belongsTo('brotherhood')) }],
});

export const theHQ = fortification({
  code: '01318',
  name: { en: 'The HQ', cs: 'Velitelství' },
  text: { en: 'Squad: your Cybertronic warriors have +2 Armor.', cs: 'Mužstvo: tvoji bojovníci Kybertroniku mají +2 Obrana.' },
  affiliation: 'cybertronic',
  areas: ['squad'],
  labels: ['city'],
  gives: [{ armour: 2, to: toYours(belongsTo('cybertronic')) }],
});
