/** Commons of the Shadow Elves. */
import { mark, pay, place } from '../../rules/atoms.ts';
import { payRefusal, placeRefusal } from '../../rules/legality.ts';
import { battlefieldOf, freeForUnit, onOwnHalf, squareOf } from '../../rules/places.ts';
import { attackAgain, define } from '../../rules/procedures.ts';
import { controllerOf, marked, onBattlefield, playerOf, seatOf } from '../../rules/queries.ts';
import { USED, type CardId } from '../../rules/state.ts';
import { abilityCost } from '../../rules/values.ts';
import { cardsOf } from '../makers.ts';

const { common } = cardsOf('shadow-elves');

export const swordsman = common({
  id: 'swordsman',
  cost: 1,
  attack: 2,
  range: 'melee',
  life: 1,
  words: {
    cs: { name: 'Šermíř', ability: 'Svižný pohyb', text: 'Ve tvé fázi pohybu může jít o 1 pole dál.' },
    en: { name: 'Swordsman', ability: 'Swift', text: 'It may go 1 square further in your Movement phase.' },
  },
  ability: { id: 'swift', rule: 'SUM 8.2', steps: () => 1 },
});

/** The Ranger steps into the place of what it shot down, and may pay to shoot again. */
export const shadowArrows = define<
  { readonly unit: CardId; readonly square: number },
  { offer: null; chosen: 'stay' | 'advance'; again: null; paid: 'pass' | 'pay'; shoot: null; over: unknown },
  null
>('shadowArrows', {
  offer(g, v) {
    const w = g.world;
    const controller = controllerOf(w, v.unit);
    if (!onBattlefield(w, v.unit) || controller !== w.active || !playerOf(w, controller).alive || marked(w, v.unit, USED))
      return g.done(null);
    if (!freeForUnit(w, v.square) || placeRefusal(w, v.unit)) return g.done(null);
    return g.ask('chosen', seatOf(w, controller), 'SUM F15', ['advance', 'stay'], { unit: v.unit, to: battlefieldOf(w).names[v.square]! });
  },
  chosen(g, v, choice) {
    if (choice === 'stay') return g.done(null);
    mark(g.world, v.unit, USED);
    place(g, { by: controllerOf(g.world, v.unit), card: v.unit, to: v.square }, 'SUM F15');
    return g.go('again', null);
  },
  again(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.unit)) return g.done(null);
    const side = controllerOf(w, v.unit);
    if (payRefusal(w, side, abilityCost(w, side, 1))) return g.done(null);
    return g.ask('paid', seatOf(w, side), 'SUM G4', ['pass', 'pay'], { unit: v.unit });
  },
  paid(g, v, choice) {
    if (choice === 'pass') return g.done(null);
    const side = controllerOf(g.world, v.unit);
    pay(g, side, abilityCost(g.world, side, 1));
    return g.go('shoot', null);
  },
  shoot: (g, v) => g.call('over', attackAgain({ attacker: v.unit, by: controllerOf(g.world, v.unit), rule: 'SUM G4' })),
  over: g => g.done(null),
});
export const ranger = common({
  id: 'ranger',
  cost: 1,
  attack: 1,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Hraničář',
      ability: 'Stínové šípy',
      text: 'Jednou za tah, když zničí jednotku, ho můžeš umístit na její pole. Učiníš-li tak, můžeš zaplatit 1 bod magie a zaútočit jím ještě jednou.',
    },
    en: {
      name: 'Ranger',
      ability: 'Shadow Arrows',
      text: 'Once per turn, when it destroys a unit, you may place it on that unit\u2019s square. If you do, you may pay 1 magic to attack with it once more.',
    },
  },
  ability: {
    id: 'shadowArrows',
    rule: 'SUM G4',
    whenDestroyed: (w, self, { attacker, square }) =>
      attacker === self && !marked(w, self, USED) && controllerOf(w, self) === w.active ? shadowArrows({ unit: self, square }) : null,
  },
});

export const scout = common({
  id: 'scout',
  cost: 0,
  attack: 1,
  range: 'melee',
  life: 1,
  words: {
    cs: {
      name: 'Zvěd',
      ability: 'Průzkum',
      text: 'Je-li na začátku tvého tahu na soupeřově polovině, můžeš v tomto tahu ve fázi pohybu pohnout o 1 jednotku víc.',
    },
    en: {
      name: 'Scout',
      ability: 'Scout',
      text: 'If it is on the opponent\u2019s half when your turn begins, you may move 1 more unit in this turn\u2019s Movement phase.',
    },
  },
  ability: { id: 'scout', rule: 'SUM E2', moreMoves: (w, self) => (onOwnHalf(w, controllerOf(w, self), squareOf(w, self)) ? 0 : 1) },
});
