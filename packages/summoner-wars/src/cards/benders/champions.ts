/** Champions of the Benders. */
import { lookAt, putBack } from '../../rules/atoms.ts';
import { targetsOf } from '../../rules/battle/targets.ts';
import { within } from '../../rules/places.ts';
import { attackAgain, define } from '../../rules/procedures.ts';
import { controllerOf, friendly, isCommon, isUnit, marked, seatOf, unitOf } from '../../rules/queries.ts';
import { STUNNED, type CardId, type Side, type World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { champion } = cardsOf('benders');
const GLIMPSED = 4;
const TO_BOTTOM = 2;

/** Sides whose draw pile holds a card. */
const glimpsable = (w: World): Side[] => w.sides.flatMap(({ draw, alive }, side) => (alive && draw.length ? [side] : []));

interface Glimpse {
  readonly unit: CardId;
  of: Side | null;
  cards: CardId[];
  bottom: CardId[];
  top: CardId[];
}
type GlimpseSteps = {
  choose: null;
  look: { readonly look: Side };
  offer: null;
  sunk: 'done' | { readonly bottom: CardId };
  raise: null;
  raised: { readonly under: CardId };
  finish: null;
};
export const glimpse = define<Glimpse, GlimpseSteps, null>('glimpse', {
  choose: (g, { unit }) =>
    g.ask(
      'look',
      seatOf(g.world, controllerOf(g.world, unit)),
      'SUM D16',
      glimpsable(g.world).map(look => ({ look })),
      { unit },
    ),
  look(g, v, { look }) {
    v.of = look;
    v.cards = g.world.sides[look]!.draw.slice(-GLIMPSED);
    lookAt(g, { side: controllerOf(g.world, v.unit), of: look, pile: 'draw', cards: v.cards }, 'SUM D16');
    return g.go('offer', null);
  },
  /** Two to the bottom; with fewer than four cards up to two (SUM D16). */
  offer(g, v) {
    const left = v.cards.filter(card => !v.bottom.includes(card));
    if (v.bottom.length === TO_BOTTOM || left.length === 0) return g.go('raise', null);
    const options: ('done' | { readonly bottom: CardId })[] = left.map(bottom => ({ bottom }));
    if (v.cards.length < GLIMPSED) options.push('done');
    return g.ask('sunk', seatOf(g.world, controllerOf(g.world, v.unit)), 'SUM D16', options, {
      of: v.of,
      cards: v.cards,
      bottom: [...v.bottom],
    });
  },
  sunk(g, v, choice) {
    if (choice === 'done') return g.go('raise', null);
    v.bottom.push(choice.bottom);
    return g.go('offer', null);
  },
  /** The rest goes back on top, the card named first lowest. */
  raise(g, v) {
    const left = v.cards.filter(card => !v.bottom.includes(card) && !v.top.includes(card));
    if (left.length <= 1) {
      v.top.push(...left);
      return g.go('finish', null);
    }
    return g.ask(
      'raised',
      seatOf(g.world, controllerOf(g.world, v.unit)),
      'SUM D16',
      left.map(under => ({ under })),
      { of: v.of, cards: left },
    );
  },
  raised(g, v, { under }) {
    v.top.push(under);
    return g.go('raise', null);
  },
  finish(g, v) {
    putBack(g, { side: controllerOf(g.world, v.unit), of: v.of!, bottom: v.bottom, top: v.top }, 'SUM D16');
    return g.done(null);
  },
});
export const kalal = champion({
  id: 'kalal',
  cost: 7,
  attack: 3,
  range: 'ranged',
  life: 5,
  words: {
    cs: {
      name: 'Kalal',
      ability: 'Záblesk budoucnosti',
      text: 'Jednou za tah, po pohybu Kalal, můžeš zvolit hráče, podívat se na 4 vrchní karty jeho dobíracího balíčku, 2 dát dospod a 2 vrátit navrch.',
    },
    en: {
      name: 'Kalal',
      ability: 'Glimpse the Future',
      text: 'Once per turn, after moving Kalal, you may choose a player, look at the top 4 cards of that draw pile, put 2 on the bottom and 2 back on top.',
    },
  },
  ability: {
    id: 'glimpseTheFuture',
    rule: 'SUM D16',
    uses: [
      {
        id: 'glimpse',
        at: 'moved',
        cost: 0,
        oncePerTurn: true,
        rule: 'SUM D16',
        refusal: w => (glimpsable(w).length ? null : nothingTo('SUM D16')),
        run: (_, unit) => glimpse({ unit, of: null, cards: [], bottom: [], top: [] }),
      },
    ],
  },
});

const commandable = (w: World, self: CardId): CardId[] =>
  w.sides[controllerOf(w, self)]!.units.filter(
    unit => isCommon(w, unit) && within(w, self, unit, 3) && !marked(w, unit, STUNNED) && targetsOf(w, unit).length > 0,
  );
export const telepathicCommand = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly with: CardId }; over: unknown }, null>(
  'telepathicCommand',
  {
    offer: (g, { unit }) =>
      g.ask(
        'chosen',
        seatOf(g.world, controllerOf(g.world, unit)),
        'SUM G4',
        commandable(g.world, unit).map(common => ({ with: common })),
        { unit },
      ),
    chosen: (g, { unit }, choice) =>
      g.call('over', attackAgain({ attacker: choice.with, by: controllerOf(g.world, unit), rule: 'SUM G4' })),
    over: g => g.done(null),
  },
);
export const sorgwen = champion({
  id: 'sorgwen',
  cost: 5,
  attack: 3,
  range: 'ranged',
  life: 3,
  words: {
    cs: {
      name: 'Sorgwen',
      ability: 'Telepatický rozkaz',
      text: 'Na konci své fáze útoku můžeš zvolit svou běžnou jednotku do 3 polí od Sorgwen; ta smí hned zaútočit, i když už v tomto tahu útočila.',
    },
    en: {
      name: 'Sorgwen',
      ability: 'Telepathic Command',
      text: 'As your Attack phase ends you may choose a common you control within 3 squares of Sorgwen; it may attack at once, even if it already attacked this turn.',
    },
  },
  ability: {
    id: 'telepathicCommand',
    rule: 'SUM G4',
    uses: [
      {
        id: 'telepathicCommand',
        at: 'attackEnds',
        cost: 0,
        rule: 'SUM G4',
        refusal: (w, self) => (commandable(w, self).length ? null : nothingTo()),
        run: (_, unit) => telepathicCommand({ unit }),
      },
    ],
  },
});

export const gulldune = champion({
  id: 'gulldune',
  cost: 5,
  attack: 2,
  range: 'ranged',
  life: 4,
  words: {
    cs: {
      name: 'Gulldune',
      ability: 'Zajetí mysli',
      text: 'Když by jeho útok zničil nepřátelskou běžnou jednotku nebo hrdinu, můžeš zranění z toho útoku ignorovat a jednotku ovládnout.',
    },
    en: {
      name: 'Gulldune',
      ability: 'Mind Capture',
      text: 'When his attack would destroy an enemy common or champion, you may ignore that attack\u2019s wounds and take control of the unit.',
    },
  },
  ability: {
    id: 'mindCapture',
    rule: 'SUM G6',
    captures: (w, self, target) =>
      isUnit(w, target) &&
      unitOf(w, target).kind !== 'summoner' &&
      !friendly(controllerOf(w, target), controllerOf(w, self)) &&
      controllerOf(w, self) === w.active,
  },
});

export const championProcedures = [glimpse, telepathicCommand];
