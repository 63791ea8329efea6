/** Base set: fortifications. */
import { reattach } from '../../atoms.ts';
import { no } from '../../rule.ts';
import { affiliationOf, followerOf, isHidden } from '../../status.ts';
import { AFFILIATION, type Apostle, type Definition, type Move } from '../card.ts';
import { bearer, fortification, into, plus } from '../make.ts';
import { upkeep } from '../pieces.ts';

const { bauhaus, capitol, cybertronic, imperial, mishima, brotherhood, legion } = AFFILIATION;

const citadel = (code: string, name: string, czech: string, apostle: Apostle, whose: string): Definition =>
  fortification(
    code,
    `Citadel of ${name}`,
    czech,
    legion,
    ['cohort'],
    [`Your followers of ${name} have +2 Armor.`, `Tvoji následovníci ${whose} mají +2 Obrana.`],
    {
      labels: ['citadel'],
      gives: [
        { ratings: plus(0, 0, 2), layer: 'add', to: { who: 'yours', fits: (w, _, receiver) => followerOf(w, receiver) === apostle } },
      ],
    },
  );
const city = (code: string, en: string, cs: string, affiliation: number, who: string, whose: string): Definition =>
  fortification(code, en, cs, affiliation, ['squad'], [`Your ${who} warriors have +2 Armor.`, `Tvoji bojovníci ${whose} mají +2 Obrana.`], {
    labels: ['city'],
    gives: [
      {
        ratings: plus(0, 0, 2),
        layer: 'add',
        to: { who: 'yours', fits: (w, _, receiver) => (affiliationOf(w, receiver) & affiliation) !== 0 },
      },
    ],
  });

/** One action moves it to another warrior of yours. */
const moves: Move = {
  timing: 'action',
  actions: 1,
  destiny: 0,
  aim: 'warrior',
  fits: (w, seat, self, on) =>
    w.cards[on]!.by !== seat || isHidden(w, on) || w.cards[self]!.host === on ? no('DOT 12.9', 'noTarget') : null,
  does: (g, play) => {
    reattach(g, play.card, play.on, 'DOT 12.6');
    return null;
  },
};
const dugIn = (code: string, en: string, cs: string, armour: number, fight: number): Definition =>
  fortification(
    code,
    en,
    cs,
    0,
    [],
    [
      `On a warrior: +${armour} Armor${fight ? `, ${fight} Fight` : ''}; he may not start a Fight combat. One action moves it to another of your warriors.`,
      `Na bojovníka: +${armour} Obrana${fight ? `, ${fight} Zápas` : ''}; nesmí začít zápas. Za akci ho přesuneš na jiného svého bojovníka.`.replaceAll(
        '-',
        '−',
      ),
    ],
    {
      copies: 'any',
      gives: [bearer(plus(fight, 0, armour))],
      grants: [
        {
          ability: 'cannotAttackFight',
          to: { who: 'bearer', fits: (_, __, receiver, combat) => combat === null || combat.attacker < 0 || combat.attacker === receiver },
        },
      ],
      uses: [moves],
    },
  );

export const baseFortifications: readonly Definition[] = [
  citadel('01042', 'Algeroth', 'Algerothova citadela', 'algeroth', 'Algerothovi'),
  citadel('01043', 'Demnogonis', 'Demnogonisova citadela', 'demnogonis', 'Demnogonisovi'),
  citadel('01044', 'Ilian', 'Ilianina citadela', 'ilian', 'Ilianini'),
  citadel('01045', 'Muawijhe', 'Muawijheova citadela', 'muawijhe', 'Muawijheovi'),
  citadel('01046', 'Semai', 'Semaiova citadela', 'semai', 'Semaiovi'),
  dugIn('01134', 'Foxhole', 'Kryt', 2, -2),
  city('01137', 'Fukido', 'Fukido', imperial, 'Imperial', 'Imperiálu'),
  city('01152', 'Heimburg', 'Heimburg', bauhaus, 'Bauhaus', 'Bauhausu'),
  dugIn('01174', 'Installation', 'Stavba', 3, -3),
  city('01193', 'Longshore', 'Longshore', mishima, 'Mishima', 'Mishimy'),
  city('01269', 'San Dorado', 'San Dorado', capitol, 'Capitol', 'Kapitolu'),
  fortification(
    '01275',
    'Secret HQ',
    'Tajné velitelství',
    0,
    ['squad', 'cohort'],
    [
      '1 action and 5 destiny points: nobody may sabotage you. In each of your draw steps pay 5 destiny points or discard it.',
      '1 akce a 5 bodů osudu: nikdo tě nesmí sabotovat. V každém kroku lízání zaplať 5 bodů osudu, nebo ho odhoď.',
    ],
    {
      labels: ['againstSabotage'],
      play: into('DOT 12.1', { destiny: 5 }),
      ...upkeep(5),
    },
  ),
  dugIn('01291', 'Spiked Barricade', 'Barikáda z bodců', 1, 0),
  fortification(
    '01317',
    'The Cathedral',
    'Katedrála',
    brotherhood,
    ['squad'],
    ['Your members of the Brotherhood have +2 Armor.', 'Tvoji členové Bratrstva mají +2 Obrana.'],
    {
      kinds: ['cathedral'],
      gives: [
        {
          ratings: plus(0, 0, 2),
          layer: 'add',
          to: { who: 'yours', fits: (w, _, receiver) => (affiliationOf(w, receiver) & brotherhood) !== 0 },
        },
      ],
    },
  ),
  city('01318', 'The HQ', 'Velitelství', cybertronic, 'Cybertronic', 'Kybertroniku'),
];
