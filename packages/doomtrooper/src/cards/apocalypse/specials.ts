/** Apocalypse: specials. */
import { no } from '@kolbiste/engine';
import { look, stopLooking, toLibrary } from '../../rules/atoms.ts';
import { isFreelancer } from '../../rules/status.ts';
import { discardTarget, placeOnTable } from '../effects.ts';
import { ofType, toAll } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { aCard } from '../targets.ts';

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
    return asks(g, play, seat, 'sacrificed', picks(sacrificed));
  },
  answered: ({ g, answer }) => {
    stopLooking(g);
    toLibrary(g, picked(answer), 'DOT 37.19');
  },
  after: 'sacrifice',
  limit: 1,
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
