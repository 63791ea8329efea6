/** Commons of the Deep Dwarves. */
import { mark, place } from '../../atoms.ts';
import { indexOf } from '../../cards/catalogue.ts';
import { define } from '../../procedures.ts';
import { CHARGED, type CardId, type World } from '../../state.ts';
import { adjacent, boardOf, friendly, marked, no, placeRefusal, placesBeside, seatOf, squareOf } from '../../world.ts';
import { cardsOf, lasts, nothingTo, squareIn } from '../make.ts';

const { common } = cardsOf('deep-dwarves');

export const miner = common(
  'miner',
  { cost: 1, attack: 1, range: 'melee', life: 2 },
  {
    id: 'tunnel',
    rule: 'SUM E11',
    uses: [
      {
        id: 'tunnel',
        at: 'movementBegins',
        cost: 1,
        shared: true,
        rule: 'SUM E11',
        refusal: (w, self) => (minersOf(w, self).length > 1 ? null : nothingTo('SUM E11')),
        run: (w, self) =>
          lasts({ definition: 'miner', by: w.cards[self]!.controller, against: -1, card: -1, until: 'turnEnd', rule: 'SUM E11' }),
      },
    ],
  },
  {
    cs: {
      name: 'Havíř',
      ability: 'Tunel',
      text: 'Na začátku své fáze pohybu můžeš zaplatit 1 magii. V té fázi smí být každý havíř, se kterým bys pohnul, místo pohybu umístěn vedle jiného tvého havíře.',
    },
    en: {
      name: 'Miner',
      ability: 'Tunnel',
      text: 'As your Movement phase begins you may pay 1 magic. In that phase each Miner you move may instead be placed beside another Miner of yours.',
    },
  },
  {
    rule: 'SUM E11',
    insteadOfMove(w, { by }, unit) {
      const { controller, definition } = w.cards[unit]!;
      if (controller !== by || definition !== indexOf('miner') || placeRefusal(w, unit)) return [];
      const squares: number[] = [];
      for (const other of minersOf(w, unit)) if (other !== unit) placesBeside(w, squareOf(w, other), squares);
      return squares;
    },
  },
);
function minersOf(w: World, self: CardId): CardId[] {
  return w.sides[w.cards[self]!.controller]!.units.filter(unit => w.cards[unit]!.definition === w.cards[self]!.definition);
}

const charge = define<{ readonly unit: CardId }, { begin: null }, null>('charge', {
  begin(g, { unit }) {
    mark(g.world, unit, CHARGED);
    return g.done(null);
  },
});
const homes = (w: World, mage: CardId): number[] => {
  const squares: number[] = [];
  for (const wall of w.sides[w.cards[mage]!.controller]!.walls) placesBeside(w, squareOf(w, wall), squares);
  // Onto one's own unoccupied vine wall as well: standing on it is being beside it (SUM 4.17).
  for (const wall of w.sides[w.cards[mage]!.controller]!.walls) {
    const square = squareOf(w, wall);
    if (w.vines[square] === wall && w.top[square]! < 0 && !squares.includes(square)) squares.push(square);
  }
  return squares;
};
export const gemHome = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly to: string } }, null>('gemHome', {
  offer(g, { unit }) {
    const w = g.world;
    const { names } = boardOf(w);
    return g.ask(
      'chosen',
      seatOf(w, w.cards[unit]!.controller),
      'SUM 10.5.1',
      homes(w, unit).map(to => ({ to: names[to]! })),
      { unit },
    );
  },
  chosen(g, { unit }, { to }) {
    place(g, g.world.cards[unit]!.controller, unit, squareIn(g.world, to), 'SUM 10.5.1');
    return g.done(null);
  },
});
export const gemMage = common(
  'gem-mage',
  { cost: 2, attack: 2, range: 'ranged', life: 1 },
  {
    id: 'gemMagic',
    rule: 'SUM C10',
    attack: (w, self) => (marked(w, self, CHARGED) ? 1 : 0),
    uses: [
      {
        id: 'gemCharge',
        at: 'attackBegins',
        cost: 1,
        rule: 'SUM C3',
        refusal: (w, self) => (marked(w, self, CHARGED) ? no('SUM C12', 'usedAbility') : null),
        run: (_, unit) => charge({ unit }),
      },
      {
        id: 'gemHome',
        at: 'attackEnds',
        cost: 1,
        rule: 'SUM C3',
        refusal: (w, self) => placeRefusal(w, self) ?? (homes(w, self).length ? null : nothingTo('SUM 10.5.1')),
        run: (_, unit) => gemHome({ unit }),
      },
    ],
  },
  {
    cs: {
      name: 'Mág drahokamů',
      ability: 'Magie drahokamů',
      text: 'Na začátku své fáze útoku můžeš zaplatit 1 magii: do konce tahu má tento mág o 1 útok víc. Na konci své fáze útoku můžeš zaplatit 1 magii: umísti ho vedle zdi, kterou ovládáš.',
    },
    en: {
      name: 'Gem Mage',
      ability: 'Gem Magic',
      text: 'As your Attack phase begins you may pay 1 magic to give this Gem Mage 1 more attack this turn. As it ends you may pay 1 magic to place him beside a wall you control.',
    },
  },
);

export const scholar = common(
  'scholar',
  { cost: 1, attack: 0, range: 'melee', life: 3 },
  {
    id: 'insight',
    rule: 'SUM C13',
    uses: [
      {
        id: 'insight',
        at: 'anytime',
        cost: 1,
        shared: true,
        rule: 'SUM C13',
        // Once per turn for the player, not for the Scholar (SUM C12).
        refusal: (w, self) =>
          w.lasting.some(({ definition, by }) => definition === w.cards[self]!.definition && by === w.cards[self]!.controller)
            ? no('SUM C12', 'usedAbility')
            : null,
        run: (w, self) =>
          lasts({ definition: 'scholar', by: w.cards[self]!.controller, against: -1, card: -1, until: 'turnEnd', rule: 'SUM C13' }),
      },
    ],
  },
  {
    cs: {
      name: 'Učenec',
      ability: 'Vhled',
      text: 'Jednou za tah, ovládáš-li aspoň jednoho učence, můžeš zaplatit 1 magii: do konce tahu má každý útok tvých jednotek o 1 kostku víc, sousedí-li napadená karta s přátelským učencem. Víc učenců bonus nezvyšuje.',
    },
    en: {
      name: 'Scholar',
      ability: 'Insight',
      text: 'Once per turn, while you control a Scholar, you may pay 1 magic: for the rest of the turn attacks by your units roll 1 more die if the attacked card is beside a friendly Scholar. More Scholars add nothing.',
    },
  },
  {
    rule: 'SUM C13',
    leads(w, { by, definition }, attacker, target) {
      if (w.cards[attacker]!.controller !== by) return 0;
      for (let side = 0; side < w.sides.length; side++)
        if (friendly(side, by))
          for (const unit of w.sides[side]!.units) if (w.cards[unit]!.definition === definition && adjacent(w, unit, target)) return 1;
      return 0;
    },
  },
);

export const commonProcedures = [charge, gemHome];
