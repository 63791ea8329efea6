/** Events of the Mountain Vargath. */
import { no } from '@kolbiste/engine';
import { lookAt, place, reveal, shuffle, take } from '../../rules/atoms.ts';
import { placesBeside, squareNamed, squareOf, topAt } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, controls, definitionOf, isCommon, onBattlefield, seatOf, summonerOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, lasts, lastsFor, nothingTo, placesUpTo, placings, type Placing } from '../makers.ts';
import { factionAt, factionNamed, indexOf } from '../registry.ts';

const { event } = cardsOf('mountain-vargath');

const commonsOf = (w: World, side: Side): CardId[] => w.sides[side]!.units.filter(unit => isCommon(w, unit));
const mustering = placesUpTo('muster', 2, 'SUM E13', (w, side) => {
  const beside = placesBeside(w, squareOf(w, summonerOf(w, side)!));
  return placings(w, commonsOf(w, side), () => beside);
});
export const muster = event({
  id: 'muster',
  words: {
    cs: { name: 'Svolání', text: 'Umísti až 2 své běžné jednotky vedle svého Vyvolavače.' },
    en: { name: 'Muster', text: 'Place up to 2 of your commons beside your Summoner.' },
  },
  rule: 'SUM E13',
  play: side => mustering({ side, done: [] }),
});

export const greaterCommand = event({
  id: 'greater-command',
  words: {
    cs: { name: 'Vyšší velení', text: 'Do konce tahu má Sundervedovo velení dosah 4 místo 2.' },
    en: { name: 'Greater Command', text: 'Until the end of the turn Sunderved\u2019s Command reaches 4 squares instead of 2.' },
  },
  rule: 'SUM G12',
  refusal: (w, side) => (controls(w, side, indexOf('sunderved')) ? null : no('SUM C15', 'unitAbsent')),
  play: side => lastsFor({ definition: 'greater-command', by: side, until: 'turnEnd', rule: 'SUM G12' }),
  lasting: { rule: 'SUM G12' },
});

/** Events of Sunderved's reference card; never a wall. */
const isPlanned = (w: World, card: CardId): boolean => definitionOf(w, card).id in factionAt(factionNamed('mountain-vargath')).list.events;
type Search = { readonly take: CardId } | 'none';
export const planning = define<
  { readonly side: Side; pile: 'draw' | 'discard' },
  { choose: null; pile: { readonly search: 'draw' | 'discard' }; offer: null; found: Search; end: null },
  null
>('superiorPlanning', {
  choose: (g, { side }) => g.ask('pile', seatOf(g.world, side), 'SUM D15', [{ search: 'draw' }, { search: 'discard' }]),
  pile(g, v, { search }) {
    v.pile = search;
    if (search === 'draw') lookAt(g, { side: v.side, of: v.side, pile: 'draw', cards: g.world.sides[v.side]!.draw }, 'SUM D15');
    return g.go('offer', null);
  },
  offer(g, v) {
    const cards = g.world.sides[v.side]![v.pile].filter(card => isPlanned(g.world, card));
    return g.ask('found', seatOf(g.world, v.side), 'SUM D15', ['none', ...cards.map(card => ({ take: card }))], { pile: v.pile });
  },
  found(g, v, choice) {
    if (choice !== 'none') {
      reveal(g, v.side, choice.take, 'SUM D15');
      take(g, { side: v.side, from: v.side, pile: v.pile, card: choice.take }, 'SUM D15');
    }
    return g.go('end', null);
  },
  end(g, v) {
    if (v.pile === 'draw') shuffle(g, v.side, 'SUM D15');
    return g.done(null);
  },
});
export const superiorPlanning = event({
  id: 'superior-planning',
  words: {
    cs: {
      name: 'Promyšlený plán',
      text: 'Prohledej svůj dobírací nebo odhazovací balíček, najdi Sundervedovu kartu události, ukaž ji a vezmi do ruky. Dobírací balíček zamíchej.',
    },
    en: {
      name: 'Superior Planning',
      text: 'Search your draw pile or your discard pile for a Sunderved event card, show it and take it into your hand. Shuffle the draw pile.',
    },
  },
  rule: 'SUM D15',
  play: side => planning({ side, pile: 'draw' }),
});

export const torodinsAdvance = event({
  id: 'torodins-advance',
  words: {
    cs: { name: 'Torodinův postup', text: 'Torodin může jít v této fázi pohybu až o 2 pole dál.' },
    en: { name: 'Torodin\u2019s Advance', text: 'Torodin may go up to 2 squares further in this turn\u2019s Movement phase.' },
  },
  rule: 'SUM E3',
  refusal: (w, side) => (controls(w, side, indexOf('torodin')) ? null : no('SUM C15', 'unitAbsent')),
  play: side => lastsFor({ definition: 'torodins-advance', by: side, until: 'turnEnd', rule: 'SUM E3' }),
  lasting: {
    rule: 'SUM E3',
    steps: (w, { by }, unit) => (controllerOf(w, unit) === by && w.cards[unit]!.definition === indexOf('torodin') ? 2 : 0),
  },
});

/** The wall is chosen now (SUM E15). */
const fallBackNow = define<{ readonly side: Side }, { offer: null; chosen: { readonly wall: CardId }; over: unknown }, null>('fallBack', {
  offer: (g, { side }) =>
    g.ask(
      'chosen',
      seatOf(g.world, side),
      'SUM E15',
      g.world.sides[side]!.walls.map(wall => ({ wall })),
    ),
  chosen: (g, { side }, { wall }) =>
    g.call('over', lasts({ definition: 'fall-back', by: side, against: null, card: wall, until: 'turnEnd', rule: 'SUM E15' })),
  over: g => g.done(null),
});
/** The Summoner and up to two commons, each at most once. */
function retreats(w: World, side: Side, wall: CardId, done: readonly CardId[]): Placing[] {
  const beside = placesBeside(w, squareOf(w, wall));
  const square = squareOf(w, wall);
  if (w.vines[square] === wall && topAt(w, square) === null) beside.push(square);
  const commons = done.filter(unit => isCommon(w, unit)).length < 2 ? commonsOf(w, side) : [];
  return placings(
    w,
    [summonerOf(w, side)!, ...commons].filter(unit => !done.includes(unit)),
    () => beside,
  );
}
export const retreat = define<
  { readonly side: Side; readonly wall: CardId; done: CardId[] },
  { offer: unknown; chosen: 'done' | Placing },
  null
>('retreat', {
  offer(g, v) {
    const w = g.world;
    if (!onBattlefield(w, v.wall)) return g.done(null);
    const options: ('done' | Placing)[] = retreats(w, v.side, v.wall, v.done);
    if (options.length === 0) return g.done(null);
    return g.ask('chosen', seatOf(w, v.side), 'SUM E15', [...options, 'done'], { wall: v.wall });
  },
  chosen(g, v, choice) {
    if (choice === 'done') return g.done(null);
    v.done.push(choice.take);
    place(g, { by: v.side, card: choice.take, to: squareNamed(g.world, choice.to) }, 'SUM E15');
    return g.go('offer', null);
  },
});
export const fallBack = event({
  id: 'fall-back',
  words: {
    cs: {
      name: 'Ústup',
      text: 'Zvol teď jednu svou zeď. Na konci tohoto tahu můžeš umístit svého Vyvolavače a až 2 své běžné jednotky vedle ní.',
    },
    en: {
      name: 'Fall Back',
      text: 'Choose one of your walls now. At the end of this turn you may place your Summoner and up to 2 of your commons beside it.',
    },
  },
  rule: 'SUM E15',
  refusal: (w, side) => (w.sides[side]!.walls.length ? null : nothingTo()),
  play: side => fallBackNow({ side }),
  lasting: {
    rule: 'SUM E15',
    atTurnEnd: (w, { by, card }) => (card !== null && onBattlefield(w, card) ? retreat({ side: by, wall: card, done: [] }) : null),
  },
});

export const eventProcedures = [mustering, planning, fallBackNow, retreat];
