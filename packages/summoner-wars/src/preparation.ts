/** Chapter 6: decks are chosen and revealed, cards set up, and dice decide who starts. */
import type { Random, Seat } from '@kolbiste/engine';
import { putDown, shufflePile } from './atoms.ts';
import { boardWith, NOWHERE, setupSquare } from './board.ts';
import { allFactions, factionNamed, indexOf, VINE_WALL } from './cards/catalogue.ts';
import { factionOfSummoner } from './deck.ts';
import { deckFrom } from './options.ts';
import { define, type Nothing } from './procedures.ts';
import { KNOWN_TO_ALL, type CardId, type Player, type Side, type Switches, type World } from './state.ts';
import { turns } from './turn/turn.ts';
import { seatOf } from './world.ts';

const newPlayer = (chosen: string | null): Player => ({
  chosen,
  faction: -1,
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
  const { squares } = boardWith(columns);
  return {
    columns,
    seats,
    starter: -1,
    turn: 0,
    active: 0,
    phase: 'setup',
    top: Array.from({ length: squares }, () => -1),
    vines: Array.from({ length: squares }, () => -1),
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

export function newCard(w: World, definition: number, owner: Side): CardId {
  return w.cards.push({ definition, owner, controller: owner, square: NOWHERE, wounds: 0, under: [], known: 0, marks: 0 }) - 1;
}
export function addVines(w: World, side: Side, count: number): void {
  for (let i = 0; i < count; i++) {
    const vine = newCard(w, VINE_WALL, side);
    w.cards[vine]!.known = KNOWN_TO_ALL;
    w.sides[side]!.supply.push(vine);
  }
}

/** Starting cards onto the battlefield, the rest shuffled into the draw pile; nobody holds a card (SUM 6.6, 6.8, 6.10). */
export function layOut(w: World, side: Side, random: Random): void {
  const player = w.sides[side]!;
  const deck = deckFrom(player.chosen!);
  const faction = factionOfSummoner(deck.summoner)!;
  player.faction = factionNamed(faction.id);
  player.growsVines = faction.list.vineWalls > 0;
  const left: Record<string, number> = { ...deck.cards, [deck.summoner]: 1 };
  for (const { card, column, row } of faction.list.setup) {
    left[card]!--;
    putDown(w, newCard(w, indexOf(card), side), side, setupSquare(boardWith(w.columns), side, column, row));
  }
  for (const [card, copies] of Object.entries(left)) for (let i = 0; i < copies; i++) player.draw.push(newCard(w, indexOf(card), side));
  shufflePile(w, player, random);
  addVines(w, side, faction.list.vineWalls);
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
    g.world.sides[v.side]!.chosen = deck;
    g.emit({ type: 'deckChosen', side: v.side, rule: 'SUM B1' });
    v.side++;
    return g.go('next', null);
  },
  next: g => g.go('choose', null),
  reveal(g) {
    const w = g.world;
    w.sides.forEach((player, side) => {
      layOut(w, side, g.random);
      g.emit({
        type: 'deckRevealed',
        side,
        faction: allFactions()[player.faction]!.id,
        rule: w.sides.length === 2 ? 'SUM 6.6' : 'SUM 12.1.5',
      });
      g.emit({ type: 'shuffled', side, rule: 'SUM 6.8' });
    });
    return g.go('roll', null);
  },
  roll: g =>
    g.go(
      'rollAgain',
      g.world.sides.map((_, side) => side),
    ),
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
    g.world.starter = start;
    g.world.active = start;
    g.emit({ type: 'starterChosen', side: start, rule: g.world.sides.length === 2 ? 'SUM 6.11' : 'SUM 12.1.11' });
    return g.go('play', null);
  },
  play: g => g.call('end', turns({ at: 0 })),
  end: g => g.done(null),
});
