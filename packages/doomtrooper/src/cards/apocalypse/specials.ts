/** Apocalypse: specials. */
import type { World } from '../../rules/state.ts';
import { fetch } from '../../rules/search.ts';
import { no, type Seat } from '@kolbiste/engine';
import { keepsPoints } from '../../rules/banking.ts';
import { taking } from '../../rules/procedures.ts';
import { destinyOf } from '../../rules/queries.ts';
import { look, stopLooking, toLibrary, discard } from '../../rules/atoms.ts';
import { isFreelancer } from '../../rules/status.ts';
import { discardTarget, placeOnTable, placeOnTargetPlayer } from '../effects.ts';
import { ofType, toAll } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, picked, picks, follows, collectionOf, named, namedIn } from '../pieces.ts';
import { aCard, aPlayer } from '../targets.ts';

const surprises = (w: World, seat: Seat): number[] => collectionOf(w, seat, ({ type, personality }) => type !== 'special' && !personality);

export const aNastySurprise = special({
  code: '06001',
  name: { en: 'A Nasty Surprise', cs: 'Odporné překvapení' },
  text: {
    en: '10 destiny points: take a card of your collection, no special and no personality, into your hand and show it to all. Nothing can answer this card. Removed from the game.',
    cs: '10 bodů osudu: vezmi si ze své sbírky do ruky kartu, která není speciální ani osobnost, a ukaž ji všem. Na tuto kartu nelze nijak odpovědět. Odstraní se ze hry.',
  },
  after: 'sacrifice',
  limit: 1,
  labels: ['unanswerable'],
  timing: 'any',
  destiny: 10,
  condition: ({ world, seat }) => surprises(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'take', options: named(surprises(world, seat)) }),
  answered: ({ g, seat, answer }) => {
    const card = fetch(g, seat, namedIn(answer));
    return card === null ? null : taking({ seat, card, shown: true, over: false, shuffle: false });
  },
});

export const aSecondChance = special({
  code: '06002',
  name: { en: 'A Second Chance', cs: 'Druhá šance' },
  text: {
    en: 'One of your sacrificed cards goes back into your library, which is shuffled. Removed from the game.',
    cs: 'Jedna tvá obětovaná karta se vrátí do knihovny a ta se zamíchá. Odstraní se ze hry.',
  },
  timing: 'any',
  condition: ({ world, seat }) => world.sides[seat]!.sacrificed.length > 0,
  effect: ({ g, world, seat, play }) => {
    const { sacrificed } = world.sides[seat]!;
    look(g, { seat, at: seat, cards: sacrificed, rule: 'DOT 37.19' });
    return asks(g, play, seat, { ask: 'sacrificed', options: picks(sacrificed) });
  },
  answered: ({ g, answer }) => {
    stopLooking(g);
    toLibrary(g, picked(answer), 'DOT 37.19');
  },
  after: 'sacrifice',
  limit: 1,
});

export const administrativeCrackdown = special({
  code: '06004',
  name: { en: 'Administrative Crackdown', cs: 'Administrativní krach' },
  text: {
    en: '1 action, on a player with destiny points: each victory point he earns costs him 1 destiny point, be it one he earns with it; what he does not pay for is lost. Several of them add up. Discarded as soon as he has none.',
    cs: '1 akce, na hráče, který má body osudu: za každý vítězný bod, který získá, zaplatí bod osudu, třeba z těch, které získává s ním; co nezaplatí, propadne. Několik takových karet se sčítá. Vyřadí se, jakmile žádný bod osudu nemá.',
  },
  timing: 'action',
  actions: 1,
  target: aPlayer((w, player) => destinyOf(w, player) > 0),
  effect: placeOnTargetPlayer(),
  earning: ({ world, self, earned }) => {
    const { at, by } = world.cards[self]!;
    return earned.seat === at && !keepsPoints(world, at, by) ? { ...earned, levy: earned.levy + 1 } : earned;
  },
  on: ({ world, self, event }) => {
    const { at, def } = world.cards[self]!;
    return event.type === 'destinyLost' && at !== null && destinyOf(world, at) === 0 ? follows(world, self, { def, ask: 'over' }) : null;
  },
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
  after: 'stays',
});

export const battlefieldChaos = attachment({
  code: '06009',
  name: { en: 'Battlefield Chaos', cs: 'Bitevní chaos' },
  text: {
    en: 'An attack need not be the last action of a turn. One attack in a turn all the same; Sabotage stays last.',
    cs: 'Útok nemusí být poslední akcí kola. V kole zůstává jediný útok; sabotáž je dál poslední.',
  },
  labels: ['attacksFirst'],
  target: null,
  effect: placeOnTable(),
});

export const direPortents = attachment({
  code: '06019',
  name: { en: 'Dire Portents', cs: 'Strašné znamení' },
  text: {
    en: 'Every player has one standard action less in each turn, but at least one. Copies add up.',
    cs: 'Každý hráč má v každém kole o jednu základní akci méně, nejméně však jednu. Kopie se sčítají.',
  },
  labels: ['shortensTurns'],
  copies: 'any',
  target: null,
  effect: placeOnTable(),
});

export const innerShame = special({
  code: '06035',
  name: { en: 'Inner Shame', cs: 'Vnitřní stud' },
  text: { en: 'Discard a KI power in play.', cs: 'Vyřaď kartu síly KI ve hře.' },
  affiliation: 'mishima',
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('ki')),
  effect: discardTarget(),
});

export const promoted = attachment({
  code: '06051',
  name: { en: 'Promoted', cs: 'Podpořen' },
  text: {
    en: 'On a Doomtrooper who is no mercenary: he counts as a Commander.',
    cs: 'Na Doomtroopera, který není žoldnéř: počítá se za Velitele.',
  },
  needs: {
    doomtrooper: true,
    refusal: ({ world, target }) => (isFreelancer(world, target) ? no('DOT 28.16', 'noTarget') : null),
  },
  standing: { label: 'commander' },
});

export const totalWar = special({
  code: '06071',
  name: { en: 'Total War!', cs: 'Totální válka' },
  text: {
    en: '2 actions: as long as it is in play any warrior may attack any warrior of another player.',
    cs: '2 akce: dokud je ve hře, smí každý bojovník útočit na kteréhokoli bojovníka jiného hráče.',
  },
  timing: 'action',
  actions: 2,
  effect: placeOnTable(),
  grants: [{ ability: 'attacksAnyone', to: toAll() }],
  after: 'stays',
});
