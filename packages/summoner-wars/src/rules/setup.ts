/** Chapter 6: decks are chosen and revealed, cards set up, and dice decide who starts. */
import type { Seat } from '@kolbiste/engine';
import { allFactions } from '../cards/registry.ts';
import { chooseDeck, chooseStarter, revealDeck } from './atoms.ts';
import { battlefieldWith } from './battlefield.ts';
import { define, type Nothing } from './procedures.ts';
import { seatOf } from './queries.ts';
import type { Player, Side, Switches, World } from './state.ts';
import { turns } from './turn/turn.ts';

const newPlayer = (chosen: string | null): Player => ({
  chosen,
  faction: null,
  alive: true,
  leaving: false,
  growsVines: false,
  draw: [],
  hand: [],
  magic: [],
  discard: [],
  supply: [],
  units: [],
  walls: [],
});

/** An empty table: two sides on one board, or four on two joined ones (SUM 12.1.3). */
export function emptyTable(seats: readonly Seat[], switches: Switches, decks: readonly string[] = []): World {
  const columns = seats.length > 2 ? 12 : 6;
  const { squares } = battlefieldWith(columns);
  return {
    columns,
    seats,
    starter: null,
    turn: 0,
    active: 0,
    phase: 'setup',
    top: Array.from({ length: squares }, () => null),
    vines: Array.from({ length: squares }, () => null),
    vinesGrown: 0,
    cards: [],
    sides: seats.map((_, side) => newPlayer(decks[side] || null)),
    playing: [],
    out: [],
    lasting: [],
    moves: 0,
    moveLimit: 0,
    attacks: 0,
    attackLimit: 0,
    eventSummons: false,
    fellTogether: false,
    falling: false,
    switches,
  };
}

/** Who plays which side: with three at the table the doubled seat holds both sides of the second team (SUM 12.1.6, H2). */
export function seating(seats: number, doubled: Seat): Seat[] {
  if (seats !== 3) return Array.from({ length: seats }, (_, seat) => seat);
  const [first, second] = [0, 1, 2].filter(seat => seat !== doubled) as [Seat, Seat];
  return [first, doubled, second, doubled];
}

interface GameSteps {
  choose: unknown;
  chosen: { readonly deck: string };
  next: null;
  reveal: null;
  roll: null;
  rollAgain: Side[];
  decide: Side;
  begin: { readonly start: Side };
  play: null;
  end: unknown;
}

export const game = define<Nothing & { side: Side }, GameSteps, null>('game', {
  choose(g, v) {
    const w = g.world;
    while (v.side < w.sides.length && w.sides[v.side]!.chosen !== null) v.side++;
    if (v.side >= w.sides.length) return g.go('reveal', null);
    const options = allFactions().map(({ id }) => ({ deck: id }));
    const second = w.seats.indexOf(w.seats[v.side]!) < v.side;
    return g.ask('chosen', seatOf(w, v.side), second ? 'SUM 12.1.6' : 'SUM 6.3', options, { side: v.side });
  },
  chosen(g, v, { deck }) {
    chooseDeck(g, v.side, deck);
    v.side++;
    return g.go('next', null);
  },
  next: g => g.go('choose', null),
  reveal(g) {
    for (let side = 0; side < g.world.sides.length; side++) revealDeck(g, side);
    return g.go('roll', null);
  },
  roll: g => g.go('rollAgain', [...g.world.sides.keys()]),
  /** Two players: the higher roll chooses. More: the highest starts, only the tied highest roll again (SUM B2). */
  rollAgain(g, _, sides) {
    const w = g.world;
    const two = w.sides.length === 2;
    const dice = sides.map(side => {
      const die = g.random.die();
      g.emit({ type: 'startRolled', side, die, rule: two ? 'SUM 6.11' : 'SUM 12.1.11' });
      return die;
    });
    const best = sides.filter((_, i) => dice[i] === Math.max(...dice));
    if (best.length > 1) {
      g.emit({ type: 'startTied', sides: best, rule: two ? 'SUM 6.12' : 'SUM 12.1.12' });
      return g.go('rollAgain', best);
    }
    g.emit({ type: 'startDecided', side: best[0]!, chooses: two, rule: 'SUM B2' });
    return two ? g.go('decide', best[0]!) : g.go('begin', { start: best[0]! });
  },
  decide: (g, _, side) => g.ask('begin', seatOf(g.world, side), 'SUM 6.11', [{ start: side }, { start: 1 - side }], { side }),
  begin(g, _, { start }) {
    chooseStarter(g, start);
    return g.go('play', null);
  },
  play: g => g.call('end', turns({ at: 0 })),
  end: g => g.done(null),
});
