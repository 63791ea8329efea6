/** Events of the Sand Goblins. */
import { allowSummons, heal, place } from '../../rules/atoms.ts';
import { battlefieldOf, empty, onOwnHalf, placesBeside, squareNamed, squareOf, within } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { allUnits, controllerOf, friendly, isCommon, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, lastsFor, placesUpTo, placings, type Placing } from '../makers.ts';
import type { Ability } from '../vocabulary.ts';
import { camouflage } from './commons.ts';

const { event } = cardsOf('sand-goblins');

export const duckAndCover = event({
  id: 'duck-and-cover',
  words: {
    cs: { name: 'Přikrčit a skrýt', text: 'Do začátku tvého příštího tahu mají všichni Píseční Goblini, které ovládáš, kamufláž.' },
    en: { name: 'Duck and Cover', text: 'Until your next turn begins all Sand Goblin units you control have Camouflage.' },
  },
  rule: 'SUM 10.12.1',
  play: side => lastsFor({ definition: 'duck-and-cover', by: side, until: 'nextTurn', rule: 'SUM 10.12.1' }),
  lasting: {
    rule: 'SUM 10.12.1',
    grants: (w, { by }, unit) => (controllerOf(w, unit) === by && unitOf(w, unit).faction === 'sand-goblins' ? camouflage : null),
  },
});

/** Enemy commons, and squares beside the side's Sand Goblins within three squares of each (SUM E13). */
function taunts(w: World, side: Side): Placing[] {
  const goblins = w.sides[side]!.units.filter(unit => unitOf(w, unit).faction === 'sand-goblins');
  const enemies: CardId[] = allUnits(w).filter(unit => isCommon(w, unit) && !friendly(controllerOf(w, unit), side));
  return placings(w, enemies, unit => {
    const squares: number[] = [];
    for (const goblin of goblins) if (within(w, goblin, unit, 3)) placesBeside(w, squareOf(w, goblin), squares);
    return squares;
  });
}
const taunting = placesUpTo('taunt', 2, 'SUM E13', taunts);
export const taunt = event({
  id: 'taunt',
  words: {
    cs: {
      name: 'Posměch',
      text: 'Vyber až 2 nepřátelské běžné jednotky a jednu po druhé umísti vedle svého Písečného Goblina, který je do 3 polí od ní.',
    },
    en: {
      name: 'Taunt',
      text: 'Choose up to 2 enemy commons and place each, one at a time, beside a Sand Goblin of yours within 3 squares of it.',
    },
  },
  rule: 'SUM E13',
  play: side => taunting({ side, done: [] }),
});

const stolenWeapons: Ability = { id: 'shiny', rule: 'SUM 10.12.1', attack: (w, self) => (w.cards[self]!.under.length ? 2 : 0) };
export const shiny = event({
  id: 'shiny',
  words: {
    cs: {
      name: 'Blýská se to',
      text: 'Do konce tahu mají tvé jednotky se schopností kořistění o 2 vyšší útočné číslo, leží-li pod nimi aspoň jedna karta.',
    },
    en: { name: 'Shiny', text: 'Until the end of the turn your units with Scavenge have +2 attack value while a card lies under them.' },
  },
  rule: 'SUM 10.12.1',
  play: side => lastsFor({ definition: 'shiny', by: side, until: 'turnEnd', rule: 'SUM 10.12.1' }),
  lasting: {
    rule: 'SUM 10.12.1',
    grants: (w, { by }, unit) => (controllerOf(w, unit) === by && unitOf(w, unit).ability.id === 'scavenge' ? stolenWeapons : null),
  },
});

/** The side's walls and the empty squares of its half (SUM E16). */
function mirages(w: World, side: Side, done: readonly CardId[]): Placing[] {
  const { names } = battlefieldOf(w);
  const squares = names.map((_, square) => square).filter(square => empty(w, square) && onOwnHalf(w, side, square));
  return w.sides[side]!.walls.filter(wall => !done.includes(wall)).flatMap(take => squares.map(to => ({ take, to: names[to]! })));
}
const mirageMove = define<
  { readonly side: Side; done: CardId[] },
  { offer: unknown; chosen: 'done' | Placing; mend: null; healed: { readonly remove: number } },
  null
>('mirage', {
  offer(g, v) {
    allowSummons(g.world, true); // SUM C18
    const options: ('done' | Placing)[] = mirages(g.world, v.side, v.done);
    if (options.length === 0) return g.done(null);
    return g.ask('chosen', seatOf(g.world, v.side), 'SUM E16', [...options, 'done'], { done: v.done.length });
  },
  chosen(g, v, choice) {
    if (choice === 'done') return g.done(null);
    v.done.push(choice.take);
    place(g, { by: v.side, card: choice.take, to: squareNamed(g.world, choice.to) }, 'SUM E16');
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
export const mirage = event({
  id: 'mirage',
  words: {
    cs: {
      name: 'Fata morgána',
      text: 'Své zdi můžeš jednu po druhé umístit na libovolné prázdné pole své poloviny a každé takové odstranit až 3 zranění. V této fázi smíš vyvolávat jednotky.',
    },
    en: {
      name: 'Mirage',
      text: 'One at a time you may place each of your walls on any empty square of your half and remove up to 3 wounds from each wall so placed. You may summon in this Events phase.',
    },
  },
  rule: 'SUM E16',
  play: side => mirageMove({ side, done: [] }),
});

export const eventProcedures = [taunting, mirageMove];
