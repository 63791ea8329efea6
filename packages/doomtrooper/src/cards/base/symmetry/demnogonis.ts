/** Base set: the Dark Symmetry, Demnogonis. */
import { discard, enter, last, look, mark, stopLooking, strengthen } from '../../../rules/atoms.ts';
import { entryRefusal } from '../../../rules/legality.ts';
import { byBook } from '../../../rules/queries.ts';
import { worthOf } from '../../../rules/values.ts';
import { isOpponents, toOpponent } from '../../filters.ts';
import { symmetry } from '../../makers.ts';
import { asks, pickedOrNone, picks, plus } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aPlayer, aWarrior } from '../../targets.ts';
import { corrodes } from './pieces.ts';

export const animateDead = symmetry({
  code: '01007',
  name: { en: 'Animate Dead', cs: 'Oživení mrtvého' },
  text: {
    en: 'Gift of Demnogonis. Once a turn, 3 actions: look through a discard pile and put a warrior of it into your Kohort. His ratings are halved, he has neither Art nor Dark Symmetry, and if he is killed he is removed from the game.',
    cs: 'Demnogonisův dar. Jednou za kolo za 3 akce: prohlédni něčí hrob a dej z něj bojovníka do své Kohorty. Má poloviční hodnoty, nepoužívá Umění ani Černou symetrii, a je-li zabit, odstraní se ze hry.',
  },
  gift: 'demnogonis',
  uses: [
    {
      timing: 'action',
      actions: 3,
      oncePerTurn: true,
      target: aPlayer((w, player) => w.sides[player]!.discard.length > 0),
      effect: ({ g, world, seat, player, play }) => {
        const { discard: pile } = world.sides[player]!;
        look(g, { seat, at: player, cards: pile, rule: byBook(world, 'DOT 37.8t', 'DOT 37.8s') });
        const dead = pile.filter(id => definitionOf(world, id).type === 'warrior' && entryRefusal(world, seat, id) === null);
        return asks(g, play, seat, { ask: 'dead', options: ['stop', ...picks(dead)] });
      },
    },
  ],
  answered: ({ g, seat, self, answer }) => {
    const dead = pickedOrNone(answer);
    stopLooking(g);
    if (dead === null) return;
    const play = { card: self, seat };
    enter(g, dead, { seat, area: 'cohort', rule: 'DOT 37.44' });
    strengthen(g, play, { on: dead, ratings: [0.5, 0.5, 0.5, 0.5], layer: 'multiply' }, { rule: 'DOT 7.25' });
    for (const ability of ['neverArt', 'neverSymmetry', 'sacrificedWhenKilled'] as const)
      last(g, play, { what: 'ability', on: dead, ability }, { rule: 'DOT 7.25' });
  },
});

export const decay = symmetry({
  code: '01070',
  name: { en: 'Decay', cs: 'Zkáza' },
  text: {
    en: 'Gift of Demnogonis. 10 destiny points at any time: discard an equipment card in play.',
    cs: 'Demnogonisův dar. Kdykoli za 10 bodů osudu: vyřaď kartu vybavení ve hře.',
  },
  gift: 'demnogonis',
  uses: [corrodes],
});

export const deform = symmetry({
  code: '01071',
  name: { en: 'Deform', cs: 'Deformace' },
  text: {
    en: 'Gift of Demnogonis. −2 Armor for anyone who fights its bearer.',
    cs: 'Demnogonisův dar. Kdo s nositelem bojuje, má −2 Obrana.',
  },
  gift: 'demnogonis',
  gives: [{ armour: -2, to: toOpponent() }],
});

export const infection = symmetry({
  code: '01165',
  name: { en: 'Infection', cs: 'Infekce' },
  text: { en: 'Gift of Demnogonis. Anyone its bearer wounds is killed.', cs: 'Demnogonisův dar. Koho nositel zraní, toho zabije.' },
  gift: 'demnogonis',
  grants: ['killsOnWound'],
});

export const timeRot = symmetry({
  code: '01321',
  name: { en: 'Time Rot', cs: 'Hniloba času' },
  text: {
    en: 'Gift of Demnogonis. 1 action: a marker of age on an enemy warrior. Every three markers: −1 to all four ratings; at Value 0 he is discarded.',
    cs: 'Demnogonisův dar. Za 1 akci: značka stáří na nepřátelského bojovníka. Za každé tři značky −1 ke všem hodnotám; s Hodnotou 0 je vyřazen.',
  },
  labels: ['weakens'],
  gift: 'demnogonis',
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isOpponents),
      effect: ({ g, world, target, play }) => {
        mark(g, target, 1, 'DOT 7.24');
        if (world.cards[target]!.marks % 3 === 0) strengthen(g, play, { on: target, ratings: plus(-1, -1, -1, -1) }, { rule: 'DOT 7.24' });
        if (worthOf(world, target, null) === 0) discard(g, target, 'DOT 37.41');
      },
    },
  ],
});
