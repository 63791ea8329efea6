/** Champions of the Mountain Vargath. */
import { targetsOf } from '../../rules/battle/targets.ts';
import { adjacent } from '../../rules/places.ts';
import { attackAgain, define, harm } from '../../rules/procedures.ts';
import { controllerOf, isCommon, seatOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { champion } = cardsOf('mountain-vargath');

const wallsBeside = (w: World, self: CardId): CardId[] => w.sides.flatMap(({ walls }) => walls.filter(wall => adjacent(w, self, wall)));
export const sunderHammer = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly on: CardId }; over: unknown }, null>(
  'sunderHammer',
  {
    offer: (g, { unit }) =>
      g.ask(
        'chosen',
        seatOf(g.world, controllerOf(g.world, unit)),
        'SUM D7',
        wallsBeside(g.world, unit).map(on => ({ on })),
        { unit },
      ),
    chosen: (g, { unit }, { on }) =>
      g.call('over', harm({ by: controllerOf(g.world, unit), attacker: null, blows: [{ card: on, wounds: 2 }], rule: 'SUM 10.7.5' })),
    over: g => g.done(null),
  },
);
export const growden = champion({
  id: 'growden',
  cost: 6,
  attack: 3,
  range: 'melee',
  life: 6,
  words: {
    cs: { name: 'Growden', ability: 'Bořicí kladivo', text: 'Na konci svého tahu můžeš sousedící zdi dát 2 zranění.' },
    en: { name: 'Growden', ability: 'Sunder Hammer', text: 'At the end of your turn you may put 2 wounds on an adjacent wall.' },
  },
  ability: {
    id: 'sunderHammer',
    rule: 'SUM 10.7.5',
    uses: [
      {
        id: 'sunderHammer',
        at: 'turnEnds',
        cost: 0,
        rule: 'SUM 10.7.5',
        refusal: (w, self) => (wallsBeside(w, self).length ? null : nothingTo()),
        run: (_, unit) => sunderHammer({ unit }),
      },
    ],
  },
});

export const quen = champion({
  id: 'quen',
  cost: 5,
  attack: 2,
  range: 'ranged',
  life: 4,
  words: {
    cs: {
      name: 'Quen',
      ability: 'Řetězový blesk',
      text: 'Jednou za tah, po svém útoku, můžeš zaplatit 1 bod magie a zaútočit jí ještě jednou.',
    },
    en: {
      name: 'Quen',
      ability: 'Chain Lightning',
      text: 'Once per turn, after attacking, you may pay 1 magic to attack with Quen once more.',
    },
  },
  ability: {
    id: 'chainLightning',
    rule: 'SUM G4',
    uses: [
      {
        id: 'chainLightning',
        at: 'attacked',
        cost: 1,
        oncePerTurn: true,
        rule: 'SUM G4',
        refusal: (w, self) => (targetsOf(w, self).length ? null : nothingTo()),
        run: (w, self) => attackAgain({ attacker: self, by: controllerOf(w, self), rule: 'SUM G4' }),
      },
    ],
  },
});

export const torodin = champion({
  id: 'torodin',
  cost: 6,
  attack: 2,
  range: 'melee',
  life: 7,
  words: {
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
  ability: { id: 'trample', rule: 'SUM E9', through: (w, _, other) => isCommon(w, other) },
});

export const championProcedures = [sunderHammer];
