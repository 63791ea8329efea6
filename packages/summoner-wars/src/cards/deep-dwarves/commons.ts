/** Commons of the Deep Dwarves. */
import { no } from '@kolbiste/engine';
import { mark, place } from '../../rules/atoms.ts';
import { placeRefusal } from '../../rules/legality.ts';
import { adjacent, battlefieldOf, placesBeside, squareNamed, squareOf, topAt } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, friendly, marked, seatOf } from '../../rules/queries.ts';
import { CHARGED, type CardId, type World } from '../../rules/state.ts';
import { cardsOf, lastsFor, nothingTo } from '../makers.ts';
import { indexOf } from '../registry.ts';

const { common } = cardsOf('deep-dwarves');

export const miner = common({
  id: 'miner',
  cost: 1,
  attack: 1,
  range: 'melee',
  life: 2,
  words: {
    cs: {
      name: 'Havíř',
      ability: 'Tunel',
      text: 'Na začátku své fáze pohybu můžeš zaplatit 1 bod magie. V té fázi můžeš každého svého havíře místo pohybu umístit vedle jiného svého havíře.',
    },
    en: {
      name: 'Miner',
      ability: 'Tunnel',
      text: 'As your Movement phase begins you may pay 1 magic. In that phase each Miner you move may instead be placed beside another Miner of yours.',
    },
  },
  ability: {
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
        run: (w, self) => lastsFor({ definition: 'miner', by: controllerOf(w, self), until: 'turnEnd', rule: 'SUM E11' }),
      },
    ],
  },
  lasting: {
    rule: 'SUM E11',
    insteadOfMove(w, { by }, unit) {
      const { controller, definition } = w.cards[unit]!;
      if (controller !== by || definition !== indexOf('miner') || placeRefusal(w, unit)) return [];
      const squares: number[] = [];
      for (const other of minersOf(w, unit)) if (other !== unit) placesBeside(w, squareOf(w, other), squares);
      return squares;
    },
  },
});
function minersOf(w: World, self: CardId): CardId[] {
  return w.sides[controllerOf(w, self)]!.units.filter(unit => w.cards[unit]!.definition === w.cards[self]!.definition);
}

const charge = define<{ readonly unit: CardId }, { begin: null }, null>('charge', {
  begin(g, { unit }) {
    mark(g.world, unit, CHARGED);
    return g.done(null);
  },
});
const homes = (w: World, mage: CardId): number[] => {
  const squares: number[] = [];
  for (const wall of w.sides[controllerOf(w, mage)]!.walls) placesBeside(w, squareOf(w, wall), squares);
  // Onto an own unoccupied vine wall as well: standing on it is being beside it (SUM 4.17). Only vine walls leave their square free.
  for (const wall of w.sides[controllerOf(w, mage)]!.walls) {
    const square = squareOf(w, wall);
    if (topAt(w, square) === null && !squares.includes(square)) squares.push(square);
  }
  return squares;
};
export const gemHome = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly to: string } }, null>('gemHome', {
  offer(g, { unit }) {
    const w = g.world;
    const { names } = battlefieldOf(w);
    return g.ask(
      'chosen',
      seatOf(w, controllerOf(w, unit)),
      'SUM 10.5.1',
      homes(w, unit).map(to => ({ to: names[to]! })),
      { unit },
    );
  },
  chosen(g, { unit }, { to }) {
    place(g, { by: controllerOf(g.world, unit), card: unit, to: squareNamed(g.world, to) }, 'SUM 10.5.1');
    return g.done(null);
  },
});
export const gemMage = common({
  id: 'gem-mage',
  cost: 2,
  attack: 2,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Mág drahokamů',
      ability: 'Magie drahokamů',
      text: 'Na začátku své fáze útoku můžeš zaplatit 1 bod magie: do konce tahu má tento mág o 1 vyšší útočné číslo. Na konci své fáze útoku můžeš zaplatit 1 bod magie: umísti ho vedle zdi, kterou ovládáš.',
    },
    en: {
      name: 'Gem Mage',
      ability: 'Gem Magic',
      text: 'As your Attack phase begins you may pay 1 magic to give this Gem Mage +1 attack value this turn. As it ends you may pay 1 magic to place him beside a wall you control.',
    },
  },
  ability: {
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
        refusal: (w, self) => placeRefusal(w, self) ?? (homes(w, self).length ? null : nothingTo()),
        run: (_, unit) => gemHome({ unit }),
      },
    ],
  },
});

export const scholar = common({
  id: 'scholar',
  cost: 1,
  attack: 0,
  range: 'melee',
  life: 3,
  words: {
    cs: {
      name: 'Učenec',
      ability: 'Vhled',
      text: 'Jednou za tah, ovládáš-li aspoň jednoho učence, můžeš zaplatit 1 bod magie: do konce tahu má každý útok tvých jednotek o 1 kostku víc, sousedí-li napadená karta s přátelským učencem. Víc učenců bonus nezvyšuje.',
    },
    en: {
      name: 'Scholar',
      ability: 'Insight',
      text: 'Once per turn, while you control a Scholar, you may pay 1 magic: for the rest of the turn attacks by your units roll 1 more die if the attacked card is beside a friendly Scholar. More Scholars add nothing.',
    },
  },
  ability: {
    id: 'insight',
    rule: 'SUM C13',
    uses: [
      {
        id: 'insight',
        at: 'anytime',
        cost: 1,
        shared: true,
        rule: 'SUM C13',
        // Once per turn for the player, not for the Scholar (SUM C12), and only while an attack may follow.
        refusal(w, self) {
          if (w.lasting.some(({ definition, by }) => definition === w.cards[self]!.definition && by === controllerOf(w, self)))
            return no('SUM C12', 'usedAbility');
          return w.phase === 'magic' || w.phase === 'end' ? no('SUM C13', 'attackOver') : null;
        },
        run: (w, self) => lastsFor({ definition: 'scholar', by: controllerOf(w, self), until: 'turnEnd', rule: 'SUM C13' }),
      },
    ],
  },
  lasting: {
    rule: 'SUM C13',
    leads(w, { by, definition }, attacker, target) {
      if (controllerOf(w, attacker) !== by) return 0;
      for (let side = 0; side < w.sides.length; side++)
        if (friendly(side, by))
          for (const unit of w.sides[side]!.units) if (w.cards[unit]!.definition === definition && adjacent(w, unit, target)) return 1;
      return 0;
    },
  },
});

export const commonProcedures = [charge, gemHome];
