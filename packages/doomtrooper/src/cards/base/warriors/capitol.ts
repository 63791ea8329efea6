/** Base set: warriors, Capitol. */
import { no } from '@kolbiste/engine';
import { order } from '../../../rules/atoms.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { isKind, warriorsOf } from '../../../rules/status.ts';
import { ofKind, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';

/** His attack falls due now, or is on. */
const isAnnounced = (w: World, id: CardId): boolean => {
  const { by } = w.cards[id]!;
  return (
    w.fights.some(({ attacker }) => attacker === id) ||
    w.orders.some(({ attacker, done, due }) => attacker === id && !done && w.active === by && due === w.sides[by]!.turns)
  );
};

const hasPam = (w: World, id: CardId): boolean =>
  warriorsOf(w, w.cards[id]!.by).some(other => w.cards[other]!.zone !== 'hidden' && isKind(w, other, 'pam-afton'));

export const bigBobWatts = warrior({
  code: '01018',
  name: { en: 'Big Bob Watts', cs: 'Big Bob Watts' },
  text: {
    en: 'Counts as Free Marine. Your Free Marine warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Svobodný mariňák. Dokud je ve hře, jsou tvoji bojovníci Svobodný mariňák imunní vůči Černé symetrii.',
  },
  affiliation: 'capitol',
  ratings: { fight: 5, shoot: 8, armour: 7, value: 7 },
  personality: true,
  kinds: ['free-marine'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('free-marine')) }],
});

export const exCapitolFreelancer = warrior({
  code: '01107',
  name: { en: 'Ex-Capitol Freelancer', cs: 'Ex-kapitolský žoldnéř' },
  text: {
    en: 'Freelancer: the points it earns become destiny points. May use cards for Capitol warriors for 3 destiny points each.',
    cs: 'Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky Kapitolu smí používat za 3 body osudu každou.',
  },
  affiliation: 'capitol',
  ratings: { fight: 2, shoot: 4, armour: 2, value: 1 },
  kinds: ['freelancer'],
  abilities: ['freelancer'],
});

export const freeMarine = warrior({
  code: '01136',
  name: { en: 'Free Marine', cs: 'Svobodný mariňák' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'capitol',
  ratings: { fight: 4, shoot: 6, armour: 4, value: 5 },
});

export const infantry = warrior({
  code: '01164',
  name: { en: 'Infantry', cs: 'Pěchota' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'capitol',
  ratings: { fight: 2, shoot: 3, armour: 2, value: 2 },
});

export const laneChung = warrior({
  code: '01187',
  name: { en: 'Lane Chung', cs: 'Lane Chung' },
  text: {
    en: 'Attacks only if you announced it in your turn before; then he must attack.',
    cs: 'Útočí, jen když jsi to ohlásil ve svém předchozím kole; pak zaútočit musí.',
  },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 6, armour: 4, value: 4 },
  personality: true,
  uses: [
    {
      timing: 'ownPeace',
      condition: ({ world, self }) => !hasPam(world, self) && !world.orders.some(({ attacker, done }) => attacker === self && !done),
      effect: ({ g, seat, self }) => order(g, seat, { attacker: self }, 'DOT 24.2.11'),
    },
  ],
  attacks: ({ world, self }) => (isAnnounced(world, self) || hasPam(world, self) ? null : no('DOT 24.2.11', 'notAnnounced')),
});

export const martianBanshee = warrior({
  code: '01201',
  name: { en: 'Martian Banshee', cs: 'Marťanský pozůstalý' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'capitol',
  ratings: { fight: 1, shoot: 5, armour: 3, value: 3 },
});

export const mitchHunter = warrior({
  code: '01208',
  name: { en: 'Mitch Hunter', cs: 'Mitch Hunter' },
  text: {
    en: 'Counts as Infantry. Your Infantry warriors are immune to the Dark Symmetry while he is in play.',
    cs: 'Počítá se za: Pěchota. Dokud je ve hře, jsou tvoji bojovníci Pěchota imunní vůči Černé symetrii.',
  },
  affiliation: 'capitol',
  ratings: { fight: 4, shoot: 7, armour: 7, value: 7 },
  personality: true,
  kinds: ['infantry'],
  grants: [{ ability: 'symmetryImmune', to: toYours(ofKind('infantry')) }],
});

export const pamAfton = warrior({
  code: '01227',
  name: { en: 'Pam Afton', cs: 'Pam Aftonová' },
  text: {
    en: 'While she and Lane Chung are both yours, he attacks without announcement.',
    cs: 'Dokud máš ji i Lanea Chunga, útočí on bez ohlášení.',
  },
  affiliation: 'capitol',
  ratings: { fight: 2, shoot: 5, armour: 4, value: 4 },
  personality: true,
});

export const seaLion = warrior({
  code: '01273',
  name: { en: 'Sea Lion', cs: 'Mořský lev' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 4, armour: 4, value: 4 },
});

export const sunsetStriker = warrior({
  code: '01301',
  name: { en: 'Sunset Striker', cs: 'Útočník soumraku' },
  text: { en: 'No special ability.', cs: 'Bez zvláštní schopnosti.' },
  affiliation: 'capitol',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
});
