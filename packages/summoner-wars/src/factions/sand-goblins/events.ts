/** Events of the Sand Goblins. */
import { heal, place } from '../../atoms.ts';
import type { Ability } from '../../cards/definition.ts';
import { define } from '../../procedures.ts';
import type { CardId, Side, World } from '../../state.ts';
import { allUnits, boardOf, empty, friendly, isCommon, onOwnHalf, placesBeside, seatOf, squareOf, unitOf, within } from '../../world.ts';
import { cardsOf, lasts, placesUpTo, placings, squareIn, type Placing } from '../make.ts';
import { camouflage } from './commons.ts';

const { event } = cardsOf('sand-goblins');

export const duckAndCover = event(
  'duck-and-cover',
  {
    rule: 'SUM 10.12.1',
    play: side => lasts({ definition: 'duck-and-cover', by: side, against: -1, card: -1, until: 'nextTurn', rule: 'SUM 10.12.1' }),
    lasting: {
      rule: 'SUM 10.12.1',
      grants: (w, { by }, unit) => (w.cards[unit]!.controller === by && unitOf(w, unit).faction === 'sand-goblins' ? camouflage : null),
    },
  },
  {
    cs: { name: 'Přikrčit a skrýt', text: 'Do začátku tvého příštího tahu mají všichni Píseční Goblini, které ovládáš, kamufláž.' },
    en: { name: 'Duck and Cover', text: 'Until your next turn begins all Sand Goblin units you control have Camouflage.' },
  },
);

/** Enemy commons, and squares beside one's own Sand Goblins within three squares of each (SUM E13). */
function taunts(w: World, side: Side): Placing[] {
  const goblins = w.sides[side]!.units.filter(unit => unitOf(w, unit).faction === 'sand-goblins');
  const enemies: CardId[] = allUnits(w).filter(unit => isCommon(w, unit) && !friendly(w.cards[unit]!.controller, side));
  return placings(w, enemies, unit => {
    const squares: number[] = [];
    for (const goblin of goblins) if (within(w, goblin, unit, 3)) placesBeside(w, squareOf(w, goblin), squares);
    return squares;
  });
}
const taunting = placesUpTo('taunt', 2, 'SUM E13', taunts);
export const taunt = event(
  'taunt',
  { rule: 'SUM E13', play: side => taunting({ side, done: [] }) },
  {
    cs: {
      name: 'Posměch',
      text: 'Vyber až 2 nepřátelské běžné jednotky a jednu po druhé umísti vedle svého Písečného Goblina, který je do 3 polí od ní.',
    },
    en: {
      name: 'Taunt',
      text: 'Choose up to 2 enemy commons and place each, one at a time, beside a Sand Goblin of yours within 3 squares of it.',
    },
  },
);

const stolenWeapons: Ability = { id: 'stolenWeapons', rule: 'SUM 10.12.1', attack: (w, self) => (w.cards[self]!.under.length ? 2 : 0) };
export const shiny = event(
  'shiny',
  {
    rule: 'SUM 10.12.1',
    play: side => lasts({ definition: 'shiny', by: side, against: -1, card: -1, until: 'turnEnd', rule: 'SUM 10.12.1' }),
    lasting: {
      rule: 'SUM 10.12.1',
      grants: (w, { by }, unit) => (w.cards[unit]!.controller === by && unitOf(w, unit).ability.id === 'scavenge' ? stolenWeapons : null),
    },
  },
  {
    cs: {
      name: 'Blýská se to',
      text: 'Do konce tahu mají tvé jednotky se schopností kořistění o 2 útok víc, leží-li pod nimi aspoň jedna karta.',
    },
    en: { name: 'Shiny', text: 'Until the end of the turn your units with Scavenge have 2 more attack while a card lies under them.' },
  },
);

/** One's own walls and the empty squares of one's half (SUM E16). */
function mirages(w: World, side: Side, done: readonly CardId[]): Placing[] {
  const { names } = boardOf(w);
  const squares = names.map((_, square) => square).filter(square => empty(w, square) && onOwnHalf(w, side, square));
  return w.sides[side]!.walls.filter(wall => !done.includes(wall)).flatMap(take => squares.map(to => ({ take, to: names[to]! })));
}
const mirageMove = define<
  { readonly side: Side; done: CardId[] },
  { offer: unknown; chosen: 'done' | Placing; mend: null; healed: { readonly remove: number } },
  null
>('mirage', {
  offer(g, v) {
    g.world.eventSummons = true; // SUM C18
    const options: ('done' | Placing)[] = mirages(g.world, v.side, v.done);
    if (options.length === 0) return g.done(null);
    return g.ask('chosen', seatOf(g.world, v.side), 'SUM E16', [...options, 'done'], { done: v.done.length });
  },
  chosen(g, v, choice) {
    if (choice === 'done') return g.done(null);
    v.done.push(choice.take);
    place(g, v.side, choice.take, squareIn(g.world, choice.to), 'SUM E16');
    return g.go('mend', null);
  },
  /** Up to three: a wall about to fall may be worth more than a sound one. */
  mend(g, v) {
    const card = v.done.at(-1)!;
    const most = Math.min(3, g.world.cards[card]!.wounds);
    if (most === 0) return g.go('offer', null);
    const options = Array.from({ length: most + 1 }, (_, i) => ({ remove: most - i }));
    return g.ask('healed', seatOf(g.world, v.side), 'SUM E16', options, { card });
  },
  healed(g, v, { remove }) {
    if (remove > 0) heal(g, v.done.at(-1)!, remove, 'SUM E16');
    return g.go('offer', null);
  },
});
export const mirage = event(
  'mirage',
  { rule: 'SUM E16', play: side => mirageMove({ side, done: [] }) },
  {
    cs: {
      name: 'Fata morgána',
      text: 'Své zdi můžeš jednu po druhé umístit na libovolné prázdné pole své poloviny a každé takové odstranit až 3 zranění. V této fázi smíš vyvolávat jednotky.',
    },
    en: {
      name: 'Mirage',
      text: 'One at a time you may place each of your walls on any empty square of your half and remove up to 3 wounds from each wall so placed. You may summon in this Events phase.',
    },
  },
);

export const eventProcedures = [taunting, mirageMove];
