/** Commons of the Benders. */
import { discardTop, pay, putBack, reveal } from '../../rules/atoms.ts';
import { moveRefusal, payRefusal } from '../../rules/legality.ts';
import { adjacent, within } from '../../rules/places.ts';
import { chooseOpponent, define, push } from '../../rules/procedures.ts';
import { allUnits, controllerOf, friendly, isCommon, opponentsOf, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { common } = cardsOf('benders');

export const deceiver = common({
  id: 'deceiver',
  cost: 1,
  attack: 1,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Klamač',
      ability: 'Omráčení',
      text: 'Nepřátelské běžné jednotky, které začínají tah vedle něj, se v tom tahu nemohou pohnout ani útočit.',
    },
    en: { name: 'Deceiver', ability: 'Stun', text: 'Enemy commons that begin a turn beside it can neither move nor attack in that turn.' },
  },
  ability: {
    id: 'stun',
    rule: 'SUM E7',
    stuns: (w, self, other) => isCommon(w, other) && !friendly(controllerOf(w, self), controllerOf(w, other)) && adjacent(w, self, other),
  },
});

/** Units within two squares that can be moved; never a Controller. */
const blastable = (w: World, self: CardId): CardId[] =>
  allUnits(w).filter(
    unit => unitOf(w, unit).id !== 'controller' && within(w, self, unit, 2) && !moveRefusal(w, unit, controllerOf(w, self)),
  );
export const telekineticBlast = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly push: CardId }; over: unknown }, null>(
  'telekineticBlast',
  {
    offer: (g, { unit }) =>
      g.ask(
        'chosen',
        seatOf(g.world, controllerOf(g.world, unit)),
        'SUM E5',
        blastable(g.world, unit).map(target => ({ push: target })),
        { unit },
      ),
    chosen: (g, { unit }, choice) =>
      g.call('over', push({ card: choice.push, by: controllerOf(g.world, unit), steps: 1, straight: false, rule: 'SUM E5' })),
    over: g => g.done(null),
  },
);
export const controller = common({
  id: 'controller',
  cost: 2,
  attack: 2,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Ovládatel',
      ability: 'Telekinetický úder',
      text: 'Po svém útoku můžeš zvolit jednotku do 2 polí od něj a pohnout jí až o 1 pole. Nikdy ne ovládatele.',
    },
    en: {
      name: 'Controller',
      ability: 'Telekinetic Blast',
      text: 'After it attacks you may choose a unit within 2 squares and move it up to 1 square. Never a Controller.',
    },
  },
  ability: {
    id: 'telekineticBlast',
    rule: 'SUM E5',
    uses: [
      {
        id: 'telekineticBlast',
        at: 'attacked',
        cost: 0,
        rule: 'SUM E5',
        refusal: (w, self) => (blastable(w, self).length ? null : nothingTo()),
        run: (_, unit) => telekineticBlast({ unit }),
      },
    ],
  },
});

const forgetful = (w: World, side: Side): Side[] => opponentsOf(w, side).filter(other => w.sides[other]!.draw.length > 0);
type BreakSteps = { choose: null; reveal: Side; offer: null; decided: 'keep' | 'discard'; answer: null; paid: 'pay' | 'pass'; sink: null };
/** Reveal; discard or not; only then may the owner pay to put it on the bottom instead (SUM D1). */
export const memoryBreak = define<{ readonly unit: CardId; readonly side: Side; of: Side | null; card: CardId | null }, BreakSteps, null>(
  'memoryBreak',
  {
    choose: (g, { side }) => g.call('reveal', chooseOpponent({ side, among: forgetful(g.world, side), rule: 'SUM D2' })),
    reveal(g, v, of) {
      v.of = of;
      v.card = g.world.sides[of]!.draw.at(-1)!;
      reveal(g, of, v.card, 'SUM D1');
      return g.go('offer', null);
    },
    offer: (g, v) => g.ask('decided', seatOf(g.world, v.side), 'SUM D1', ['discard', 'keep'], { of: v.of, card: v.card }),
    decided: (g, _, choice) => (choice === 'keep' ? g.done(null) : g.go('answer', null)),
    answer(g, v) {
      if (payRefusal(g.world, v.of!, 1)) return g.go('paid', 'pass');
      return g.ask('paid', seatOf(g.world, v.of!), 'SUM D1', ['pay', 'pass'], { card: v.card });
    },
    paid(g, v, choice) {
      if (choice === 'pay') {
        pay(g, v.of!, 1);
        return g.go('sink', null);
      }
      discardTop(g, v.of!, g.world.switches.memoryBreak === 'owner' ? v.of! : v.side, 'SUM D1');
      return g.done(null);
    },
    sink(g, v) {
      putBack(g, { side: v.of!, of: v.of!, bottom: [v.card!], top: [] }, 'SUM D1');
      return g.done(null);
    },
  },
);
export const breaker = common({
  id: 'breaker',
  cost: 2,
  attack: 1,
  range: 'ranged',
  life: 1,
  words: {
    cs: {
      name: 'Rozbíječ',
      ability: 'Výpadek paměti',
      text: 'Po útoku na nepřátelskou jednotku můžeš odkrýt vrchní kartu dobíracího balíčku soupeře a pak ji odhodit, pokud její majitel nezaplatí 1 bod magie, aby ji dal dospod.',
    },
    en: {
      name: 'Breaker',
      ability: 'Memory Break',
      text: 'After attacking an enemy unit you may reveal the top card of an opponent\u2019s draw pile and then discard it, unless its owner pays 1 magic to put it on the bottom.',
    },
  },
  ability: {
    id: 'memoryBreak',
    rule: 'SUM D1',
    uses: [
      {
        id: 'memoryBreak',
        at: 'attacked',
        cost: 0,
        rule: 'SUM D2',
        refusal: (w, self, { enemyUnit }) => (enemyUnit && forgetful(w, controllerOf(w, self)).length ? null : nothingTo('SUM D2')),
        run: (w, self) => memoryBreak({ unit: self, side: controllerOf(w, self), of: null, card: null }),
      },
    ],
  },
});

export const commonProcedures = [telekineticBlast, memoryBreak];
