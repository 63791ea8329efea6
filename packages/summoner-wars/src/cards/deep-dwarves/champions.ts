/** Champions of the Deep Dwarves. */
import { place } from '../../rules/atoms.ts';
import { moveRefusal } from '../../rules/legality.ts';
import { adjacent, battlefieldOf, empty, onOwnHalf, placesBeside, squareNamed, squareOf, within } from '../../rules/places.ts';
import { define, push } from '../../rules/procedures.ts';
import { allUnits, controllerOf, friendly, isCommon, seatOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf, nothingTo, placings, type Placing } from '../makers.ts';

const { champion } = cardsOf('deep-dwarves');

const callable = (w: World, lun: CardId): Placing[] => {
  const beside = placesBeside(w, squareOf(w, lun));
  return placings(
    w,
    allUnits(w).filter(unit => isCommon(w, unit) && within(w, lun, unit, 4)),
    () => beside,
  );
};
export const gemOfCalling = define<{ readonly unit: CardId }, { offer: null; chosen: Placing }, null>('gemOfCalling', {
  offer: (g, { unit }) => g.ask('chosen', seatOf(g.world, controllerOf(g.world, unit)), 'SUM E13', callable(g.world, unit), { unit }),
  chosen(g, { unit }, { take, to }) {
    place(g, { by: controllerOf(g.world, unit), card: take, to: squareNamed(g.world, to) }, 'SUM E13');
    return g.done(null);
  },
});

export const lun = champion({
  id: 'lun',
  cost: 4,
  attack: 3,
  range: 'melee',
  life: 4,
  words: {
    cs: {
      name: 'Lun',
      ability: 'Přivolávací drahokam',
      text: 'Jednou za tah, po pohybu Luna, můžeš zaplatit 1 bod magie: vyber běžnou jednotku do 4 polí od něj, čí chceš, a umísti ji vedle Luna.',
    },
    en: {
      name: 'Lun',
      ability: 'Gem of Calling',
      text: 'Once per turn, after moving Lun, you may pay 1 magic: choose any common within 4 squares of him and place it beside Lun.',
    },
  },
  ability: {
    id: 'gemOfCalling',
    rule: 'SUM E13',
    uses: [
      {
        id: 'gemOfCalling',
        at: 'moved',
        cost: 1,
        oncePerTurn: true,
        rule: 'SUM E13',
        refusal: (w, self) => (callable(w, self).length ? null : nothingTo('SUM E13')),
        run: (_, unit) => gemOfCalling({ unit }),
      },
    ],
  },
});

/** Units within two squares that can be moved; never Kynder himself. */
const pushable = (w: World, kynder: CardId): CardId[] =>
  allUnits(w).filter(unit => unit !== kynder && within(w, kynder, unit, 2) && !moveRefusal(w, unit, controllerOf(w, kynder)));
export const magePush = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly push: CardId }; over: unknown }, null>(
  'magePush',
  {
    offer: (g, { unit }) =>
      g.ask(
        'chosen',
        seatOf(g.world, controllerOf(g.world, unit)),
        'SUM E5',
        pushable(g.world, unit).map(target => ({ push: target })),
        { unit },
      ),
    chosen: (g, { unit }, choice) =>
      g.call('over', push({ card: choice.push, by: controllerOf(g.world, unit), steps: 2, straight: false, rule: 'SUM E5' })),
    over: g => g.done(null),
  },
);

export const kynder = champion({
  id: 'kynder',
  cost: 5,
  attack: 2,
  range: 'melee',
  life: 6,
  words: {
    cs: {
      name: 'Kynder',
      ability: 'Mágovo postrčení',
      text: 'Jednou za tah, kdykoli ve svém tahu, můžeš zaplatit 1 bod magie: vyber jednotku do 2 polí od Kyndera (ne jeho samého) a pohni jí až o 2 pole.',
    },
    en: {
      name: 'Kynder',
      ability: 'Mage Push',
      text: 'Once per turn, at any moment of your turn, you may pay 1 magic: choose a unit within 2 squares of Kynder (not himself) and move it up to 2 squares.',
    },
  },
  ability: {
    id: 'magePush',
    rule: 'SUM E5',
    uses: [
      {
        id: 'magePush',
        at: 'anytime',
        cost: 1,
        oncePerTurn: true,
        rule: 'SUM 10.15.1',
        refusal: (w, self) => (pushable(w, self).length ? null : nothingTo()),
        run: (_, unit) => magePush({ unit }),
      },
    ],
  },
});

/** Walls beside Sprog, anyone's, and the squares each may go to; a friendly wall stays off the other half (SUM F12). */
const restructurings = (w: World, sprog: CardId): Placing[] => {
  const board = battlefieldOf(w);
  const side = controllerOf(w, sprog);
  const all: Placing[] = [];
  const squares = board.names
    .map((_, square) => square)
    .filter(square => empty(w, square) && board.distances[squareOf(w, sprog) * board.squares + square]! <= 2);
  for (const player of w.sides)
    for (const wall of player.walls) {
      if (!adjacent(w, sprog, wall)) continue;
      const own = friendly(controllerOf(w, wall), side);
      for (const to of squares) if (!own || onOwnHalf(w, side, to)) all.push({ take: wall, to: board.names[to]! });
    }
  return all;
};
export const restructure = define<{ readonly unit: CardId }, { offer: null; chosen: Placing }, null>('restructure', {
  offer: (g, { unit }) => g.ask('chosen', seatOf(g.world, controllerOf(g.world, unit)), 'SUM F12', restructurings(g.world, unit), { unit }),
  chosen(g, { unit }, { take, to }) {
    place(g, { by: controllerOf(g.world, unit), card: take, to: squareNamed(g.world, to) }, 'SUM F12');
    return g.done(null);
  },
});

export const sprog = champion({
  id: 'sprog',
  cost: 6,
  attack: 2,
  range: 'ranged',
  life: 6,
  words: {
    cs: {
      name: 'Sprog',
      ability: 'Přestavba',
      text: 'Na konci svého tahu můžeš zaplatit 1 bod magie: vezmi zeď sousedící se Sprogem a umísti ji na prázdné pole do 2 polí od něj. Přátelská zeď nesmí skončit na soupeřově polovině.',
    },
    en: {
      name: 'Sprog',
      ability: 'Restructure',
      text: 'At the end of your turn you may pay 1 magic: take a wall beside Sprog and place it on an empty square within 2 squares of him. A friendly wall may not end on the opponent\u2019s half.',
    },
  },
  ability: {
    id: 'restructure',
    rule: 'SUM F12',
    uses: [
      {
        id: 'restructure',
        at: 'turnEnds',
        cost: 1,
        rule: 'SUM F12',
        refusal: (w, self) => (restructurings(w, self).length ? null : nothingTo('SUM F12')),
        run: (_, unit) => restructure({ unit }),
      },
    ],
  },
});

export const championProcedures = [gemOfCalling, magePush, restructure];
