/** Mortificator: fortifications. */
import { no, type Seat } from '@kolbiste/engine';
import { choose, place, toHand } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { affiliationOf, copiesInPlay, hasLabel, isHeretic, isKind, isPresent, warriorsOf } from '../../rules/status.ts';
import { healTarget, placeOnTable } from '../effects.ts';
import { followerOfApostle, isBeside, isPersonality, toAll, toYours } from '../filters.ts';
import { fortification } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aWarrior } from '../targets.ts';

export const clubArkadin = fortification({
  code: '04024',
  name: { en: 'Club Arkadin', cs: 'Klub ArkaDin' },
  text: {
    en: 'Outside the areas. All warriors without an affiliation on their card have +5 Fight, Shoot and Armor.',
    cs: 'Mimo oblasti. Všichni bojovníci bez příslušnosti na kartě mají +5 Zápas, Střelba a Obrana.',
  },
  target: null,
  condition: ({ world, seat, self }) => copiesInPlay(world, world.cards[self]!.def, seat).length === 0,
  effect: placeOnTable('DOT 12.1'),
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toAll((w, id) => definitionOf(w, id).affiliation === 0) }],
});

export const golgothasCitadel = fortification({
  code: '04048',
  name: { en: "Golgotha's Citadel", cs: 'Golgothina citadela' },
  text: {
    en: 'Kohort: anyone your followers of Algeroth wound is killed. Discarded, it is removed from the game.',
    cs: 'Kohorta: koho zraní tvoji stoupenci Algerothovi, toho zabijí. Je-li vyřazena, odstraní se ze hry.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  labels: ['citadel'],
  grants: [{ ability: 'killsOnWound', to: toYours(followerOfApostle('algeroth')) }],
  sacrificedInstead: true,
});

export const lunaMemorialHospital = fortification({
  code: '04067',
  name: { en: 'Luna Memorial Hospital', cs: 'Klinika Luna Memorial' },
  text: {
    en: 'Your Squad, one for each player: 2 actions heal a wounded warrior there; 2 actions take the Hospital to your hand, from play or out of your discard pile.',
    cs: 'Do tvého Mužstva, jedna na hráče: za 2 akce vyléčí tamního zraněného bojovníka; za 2 akce si Kliniku vezmi do ruky, ze hry nebo z hrobu.',
  },
  affiliation: 'brotherhood',
  areas: ['squad'],
  uses: [
    { timing: 'action', actions: 2, target: aWarrior(isBeside, (w, id) => w.cards[id]!.wounded), effect: healTarget() },
    { timing: 'action', actions: 2, fromDiscard: true, effect: ({ g, self }) => void toHand(g, self, 'DOT 37.15') },
  ],
});

export const reactiveArmorPlates = fortification({
  code: '04084',
  name: { en: 'Reactive Armor Plates', cs: 'Reaktivní pancéřování' },
  text: {
    en: '2 actions, on a vehicle card of yours, one on each: it cannot be discarded before these plates are. Anyone who loses the vehicle’s warrior loses both.',
    cs: '2 akce, na tvou kartu vozidla, na každé jen jedno: nelze ji vyřadit dřív než toto pancéřování. Odejde-li bojovník, kterému vozidlo patří, odejde obojí.',
  },
  actions: 2,
  target: aCard((w, id, { self }) => !w.cards[id]!.gear.some(card => w.cards[card]!.def === w.cards[self]!.def)),
  part: (w, of) => definitionOf(w, of).type === 'equipment' && hasLabel(w, of, 'vehicle'),
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no('DOT 12.9', 'notYours')),
  abilities: ['guardsFromDiscard'],
  copies: 'any',
});

export const replicantLab = fortification({
  code: '04086',
  name: { en: 'Replicant Lab', cs: 'Replikační laboratoř' },
  text: {
    en: 'Squad or Kohort: further copies of your warriors in play who are no personalities enter without destiny points.',
    cs: 'Mužstvo nebo Kohorta: další kopie tvých bojovníků ve hře, kteří nejsou osobnosti, přicházejí bez bodů osudu.',
  },
  affiliation: 'legion',
  areas: ['squad', 'cohort'],
  discounts: ({ world, self, entering }) => {
    const { def } = world.cards[entering]!;
    const { by } = world.cards[self]!;
    return !isPersonality(world, entering) && copiesInPlay(world, def, by).some(id => id !== entering) ? 0 : 1;
  },
});

const TOLL = 10;
export const theStahlerPalace = fortification({
  code: '04109',
  name: { en: 'The Stahler Palace', cs: 'Stahlerův palác' },
  text: {
    en: 'In your Kohort: anyone who attacks one of your Heretics pays 10 destiny points first; Mortificators do not.',
    cs: 'Do tvé Kohorty: kdo útočí na tvého Kacíře, zaplatí předem 10 bodů osudu; Mortifikátoři ne.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  tolls: ({ world, self, attacker, defender }) =>
    isHeretic(world, defender) && world.cards[defender]!.by === world.cards[self]!.by && !isKind(world, attacker, 'mortificator')
      ? TOLL
      : 0,
});

export const watchTower = fortification({
  code: '04119',
  name: { en: 'Watch Tower', cs: 'Strážní věž' },
  text: {
    en: 'In your Squad: name a warrior there who keeps watch. While he is there, the members of your Squad who share an affiliation with him strike first.',
    cs: 'Do tvého Mužstva: urči bojovníka v něm, který drží hlídku. Dokud tam je, udeří členové tvého Mužstva, kteří s ním sdílejí příslušnost, první.',
  },
  areas: ['squad'],
  condition: ({ world, seat }) => guardsOf(world, seat).length > 0,
  effect: ({ g, world, seat, self, area, play }) => {
    place(g, self, { by: seat, area, at: seat, rule: 'DOT 12.1' });
    return asks(g, play, seat, { ask: 'guard', options: picks(guardsOf(world, seat)) });
  },
  answered: ({ g, self, answer }) => choose(g, self, picked(answer), 'DOT 12.1'),
  grants: [
    {
      ability: 'firstStrike',
      to: {
        who: 'yours',
        at: 'squad',
        where: [
          (w, id, { self }) => {
            const { chosen, by } = w.cards[self]!;
            const keeps = chosen !== null && w.cards[chosen]!.zone === 'squad' && w.cards[chosen]!.by === by && isPresent(w, chosen);
            return keeps && (affiliationOf(w, id) & affiliationOf(w, chosen)) !== 0;
          },
        ],
      },
    },
  ],
});
const guardsOf = (w: World, seat: Seat): CardId[] => warriorsOf(w, seat).filter(id => w.cards[id]!.zone === 'squad');
