/** Events of the Benders. */
import { no } from '@kolbiste/engine';
import { lookAt, moveMagic, pay, reveal, shuffle, take, takeControl } from '../../rules/atoms.ts';
import { payRefusal } from '../../rules/legality.ts';
import { onOwnHalf, squareOf } from '../../rules/places.ts';
import { chooseOpponent, define } from '../../rules/procedures.ts';
import { allUnits, controllerOf, definitionOf, isCommon, opponentsOf, opponentsWithMore, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { event } = cardsOf('benders');

/** Commons of others on the side's own half. */
const controllable = (w: World, side: Side): CardId[] =>
  allUnits(w).filter(unit => isCommon(w, unit) && controllerOf(w, unit) !== side && onOwnHalf(w, side, squareOf(w, unit)));
const controlMind = define<
  { readonly side: Side; target: CardId | null },
  { offer: null; chosen: { readonly on: CardId }; paid: 'pay' | 'pass'; take: null },
  null
>('mindControl', {
  offer: (g, { side }) =>
    g.ask(
      'chosen',
      seatOf(g.world, side),
      'SUM G6',
      controllable(g.world, side).map(on => ({ on })),
    ),
  chosen(g, v, { on }) {
    v.target = on;
    const { cost } = unitOf(g.world, on);
    if (payRefusal(g.world, v.side, cost)) return g.done(null); // the event is wasted (SUM G6)
    return g.ask('paid', seatOf(g.world, v.side), 'SUM G6', ['pay', 'pass'], { card: on, cost });
  },
  paid(g, v, choice) {
    if (choice === 'pass') return g.done(null);
    pay(g, v.side, unitOf(g.world, v.target!).cost);
    return g.go('take', null);
  },
  take(g, v) {
    takeControl(g, v.target!, v.side, 'SUM 10.6.3');
    return g.done(null);
  },
});
export const mindControl = event({
  id: 'mind-control',
  words: {
    cs: {
      name: 'Ovládnutí mysli',
      text: 'Zvol běžnou jednotku na své polovině. Můžeš zaplatit její náklady vyvolání a získat nad ní kontrolu.',
    },
    en: { name: 'Mind Control', text: 'Choose a common standing on your half. You may pay its summon cost to take control of it.' },
  },
  rule: 'SUM G6',
  refusal: (w, side) => (controllable(w, side).length ? null : nothingTo()),
  play: side => controlMind({ side, target: null }),
});

const readable = (w: World, side: Side): Side[] => opponentsOf(w, side);
type MimicSteps = { choose: null; look: Side; offer: null; chosen: 'none' | { readonly take: CardId } };
const mimicking = define<{ readonly side: Side; of: Side | null }, MimicSteps, null>('mimic', {
  choose: (g, { side }) => g.call('look', chooseOpponent({ side, among: readable(g.world, side), rule: 'SUM F14' })),
  look(g, v, of) {
    v.of = of;
    lookAt(g, { side: v.side, of: of, pile: 'hand', cards: g.world.sides[of]!.hand }, 'SUM F14');
    return g.go('offer', null);
  },
  /** An event that is not a wall of any type. */
  offer(g, v) {
    const w = g.world;
    const events = w.sides[v.of!]!.hand.filter(card => definitionOf(w, card).type === 'event');
    return g.ask('chosen', seatOf(w, v.side), 'SUM F14', ['none', ...events.map(card => ({ take: card }))], { of: v.of });
  },
  chosen(g, v, choice) {
    if (choice !== 'none') take(g, { side: v.side, from: v.of!, pile: 'hand', card: choice.take }, 'SUM F14');
    return g.done(null);
  },
});
export const mimic = event({
  id: 'mimic',
  words: {
    cs: {
      name: 'Napodobení',
      text: 'Podívej se zvolenému soupeři do ruky. Můžeš si z ní vzít jednu kartu události, která není zdí žádného druhu.',
    },
    en: {
      name: 'Mimic',
      text: 'Look at a chosen opponent\u2019s hand. You may take one event card that is not a wall of any type into your own hand.',
    },
  },
  rule: 'SUM F14',
  play: side => mimicking({ side, of: null }),
});

const draining = define<{ readonly side: Side; of: Side | null }, { choose: null; offer: Side; chosen: { readonly drain: number } }, null>(
  'magicDrain',
  {
    choose: (g, { side }) => g.call('offer', chooseOpponent({ side, among: opponentsWithMore(g.world, side), rule: 'SUM C16' })),
    offer(g, v, of) {
      v.of = of;
      const most = Math.min(2, g.world.sides[of]!.magic.length);
      if (most === 0) return g.done(null);
      return g.ask(
        'chosen',
        seatOf(g.world, v.side),
        'SUM D14',
        Array.from({ length: most + 1 }, (_, drain) => ({ drain })),
        { of },
      );
    },
    chosen(g, v, { drain }) {
      if (drain) moveMagic(g, { from: v.of!, to: v.side, count: drain }, 'SUM D14');
      return g.done(null);
    },
  },
);
export const magicDrain = event({
  id: 'magic-drain',
  words: {
    cs: {
      name: 'Odčerpání magie',
      text: 'Jen máš-li méně jednotek než zvolený soupeř: přesuň až 2 vrchní karty jeho magického balíčku na svůj.',
    },
    en: {
      name: 'Magic Drain',
      text: 'Only if you have fewer units than a chosen opponent: move up to 2 cards from the top of that magic pile onto yours.',
    },
  },
  rule: 'SUM D14',
  refusal: (w, side) => (opponentsWithMore(w, side).length ? null : no('SUM C16', 'notFewerUnits')),
  play: side => draining({ side, of: null }),
});

const heroSearch = define<{ readonly side: Side }, { look: null; offer: null; found: 'none' | { readonly take: CardId }; end: null }, null>(
  'aHeroIsBorn',
  {
    look(g, { side }) {
      lookAt(g, { side: side, of: side, pile: 'draw', cards: g.world.sides[side]!.draw }, 'SUM D15');
      return g.go('offer', null);
    },
    offer(g, { side }) {
      const w = g.world;
      const heroes = w.sides[side]!.draw.filter(card => {
        const definition = definitionOf(w, card);
        return definition.type === 'unit' && definition.kind === 'champion';
      });
      return g.ask('found', seatOf(w, side), 'SUM D15', ['none', ...heroes.map(card => ({ take: card }))], { pile: 'draw' });
    },
    found(g, { side }, choice) {
      if (choice !== 'none') {
        reveal(g, side, choice.take, 'SUM D15');
        take(g, { side: side, from: side, pile: 'draw', card: choice.take }, 'SUM D15');
      }
      return g.go('end', null);
    },
    end(g, { side }) {
      shuffle(g, side, 'SUM D15');
      return g.done(null);
    },
  },
);
export const aHeroIsBorn = event({
  id: 'a-hero-is-born',
  words: {
    cs: { name: 'Zrození hrdiny', text: 'Prohledej svůj dobírací balíček, najdi hrdinu, ukaž ho a vezmi do ruky. Balíček zamíchej.' },
    en: { name: 'A Hero is Born', text: 'Search your draw pile for a champion, show it and take it into your hand. Shuffle the pile.' },
  },
  rule: 'SUM D15',
  play: side => heroSearch({ side }),
});

export const eventProcedures = [controlMind, mimicking, draining, heroSearch];
