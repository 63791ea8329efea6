/** Champions of the Mountain Vargath. */
import { attackAgain, define, harm } from '../../procedures.ts';
import type { CardId, World } from '../../state.ts';
import { adjacent, isCommon, seatOf } from '../../world.ts';
import { targetsOf } from '../../battle/attack.ts';
import { cardsOf, nothingTo } from '../make.ts';

const { champion } = cardsOf('mountain-vargath');

const wallsBeside = (w: World, self: CardId): CardId[] => w.sides.flatMap(({ walls }) => walls.filter(wall => adjacent(w, self, wall)));
export const sunderHammer = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly on: CardId }; over: unknown }, null>(
  'sunderHammer',
  {
    offer: (g, { unit }) =>
      g.ask(
        'chosen',
        seatOf(g.world, g.world.cards[unit]!.controller),
        'SUM D7',
        wallsBeside(g.world, unit).map(on => ({ on })),
        { unit },
      ),
    chosen: (g, { unit }, { on }) => g.call('over', harm(g.world.cards[unit]!.controller, -1, [on], [2], 'SUM 10.7.5')),
    over: g => g.done(null),
  },
);
export const growden = champion(
  'growden',
  { cost: 6, attack: 3, range: 'melee', life: 6 },
  {
    id: 'sunderHammer',
    rule: 'SUM 10.7.5',
    uses: [
      {
        id: 'sunderHammer',
        at: 'turnEnds',
        cost: 0,
        rule: 'SUM 10.7.5',
        refusal: (w, self) => (wallsBeside(w, self).length ? null : nothingTo('SUM 10.7.5')),
        run: (_, unit) => sunderHammer({ unit }),
      },
    ],
  },
  {
    cs: { name: 'Growden', ability: 'Bořící kladivo', text: 'Na konci svého tahu můžeš sousedící zdi dát 2 zranění.' },
    en: { name: 'Growden', ability: 'Sunder Hammer', text: 'At the end of your turn you may put 2 wounds on an adjacent wall.' },
  },
);

export const quen = champion(
  'quen',
  { cost: 5, attack: 2, range: 'ranged', life: 4 },
  {
    id: 'chainLightning',
    rule: 'SUM G4',
    uses: [
      {
        id: 'chainLightning',
        at: 'attacked',
        cost: 1,
        oncePerTurn: true,
        rule: 'SUM G4',
        refusal: (w, self) => (targetsOf(w, self).length ? null : nothingTo('SUM G4')),
        run: (w, self) => attackAgain({ attacker: self, by: w.cards[self]!.controller, rule: 'SUM G4' }),
      },
    ],
  },
  {
    cs: {
      name: 'Quen',
      ability: 'Řetězový blesk',
      text: 'Jednou za tah, po svém útoku, můžeš zaplatit 1 magii a zaútočit jí ještě jednou.',
    },
    en: {
      name: 'Quen',
      ability: 'Chain Lightning',
      text: 'Once per turn, after attacking, you may pay 1 magic to attack with Quen once more.',
    },
  },
);

export const torodin = champion(
  'torodin',
  { cost: 6, attack: 2, range: 'melee', life: 7 },
  { id: 'trample', rule: 'SUM E9', through: (w, _, other) => isCommon(w, other) },
  {
    cs: {
      name: 'Torodin',
      ability: 'Pošlapání',
      text: 'Může se pohybovat skrz běžné jednotky. Každá, skrz kterou prošel, dostane po skončení pohybu 1 zranění. Pohyb musí skončit na volném poli.',
    },
    en: {
      name: 'Torodin',
      ability: 'Trample',
      text: 'He may move through commons. Each one he moved through gets 1 wound when the move is over. The move must end on an empty square.',
    },
  },
);

export const championProcedures = [sunderHammer];
