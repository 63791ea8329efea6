/** The table before the first roll (chapter 2). */
import { InputError, type Random, type Seat } from '@kolbiste/engine';
import { COMMON_CARDS } from '../cards/common.ts';
import { allHeroes, heroNamed } from '../cards/registry.ts';
import { switchesOf, type TableOptions } from './options.ts';
import { handBits } from './queries.ts';
import { OPENING_CP, OPENING_HAND, type CardId, type Mode, type Player, type World } from './state.ts';

export const modeOf = (seats: number): Mode => (seats === 2 ? 'duel' : seats === 3 ? 'hill' : 'teams');

/** Heroes by seat: those named, the rest dealt; none twice unless the table allows it (DIT R92). */
export function dealHeroes(options: TableOptions, seats: number, random: Random): string[] {
  const named = Array.from({ length: seats }, (_, seat) => options.heroes[seat] ?? 'random');
  if (options.heroes.length > seats) throw new InputError('options', `there are ${seats} seats and ${options.heroes.length} heroes`);
  const fixed = named.filter(id => id !== 'random');
  if (!options.mirror && new Set(fixed).size < fixed.length)
    throw new InputError('options', 'the same hero twice needs the option "mirror"');
  const left = allHeroes()
    .map(({ id }) => id)
    .filter(id => !fixed.includes(id));
  random.shuffle(left);
  return named.map(id => (id === 'random' ? left.pop()! : id));
}

export function newPlayer(hero: string, seat: Seat): Player {
  const { boxes, begins } = heroNamed(hero);
  return {
    hero,
    cp: OPENING_CP,
    alive: true,
    fell: null,
    deck: [],
    hand: [],
    discard: [],
    upgrades: [],
    levels: boxes.map(() => 1),
    tokens: Object.entries(begins.tokens).flatMap(([status, n]) => Array.from({ length: n }, () => ({ status, by: seat, state: 0 }))),
    raised: {},
    companion: begins.companion ? seat : null,
    slots: [...begins.slots],
    secret: [],
    marks: [],
    permissions: [],
    leaving: false,
  };
}
/** Starting health: 50, at a table of three 35 (DIT 2.3, 10.7, 11.1). */
export const startingHealth = (mode: Mode): number => (mode === 'hill' ? 35 : 50);

/** All cards of a table, by id. */
export class CardList {
  readonly cards: string[] = [];
  readonly owners: Seat[] = [];
  readonly known: number[] = [];
  add(card: string, owner: Seat, known: number): CardId {
    this.cards.push(card);
    this.owners.push(owner);
    this.known.push(known);
    return this.cards.length - 1;
  }
}

export function newWorld(players: readonly Player[], { cards, owners, known }: CardList, options: TableOptions): World {
  const mode = modeOf(players.length);
  const start = startingHealth(mode);
  const dials = mode === 'teams' ? [start, start] : players.map(() => start);
  return {
    mode,
    turn: 0,
    starter: 0,
    active: 0,
    phase: 'setup',
    start,
    dials,
    dialsBefore: dials.slice(),
    players,
    cards,
    owners,
    known,
    playing: [],
    rolls: [],
    attack: null,
    packets: [],
    isolated: [],
    heals: players.map(() => 0),
    pooling: false,
    lock: null,
    again: null,
    falls: 0,
    switches: switchesOf(options),
  };
}

/** Hero set-up first, then shuffle and draw four (DIT 2.5, 2.6, R93). */
export function setUp(options: TableOptions, seats: number, random: Random): World {
  const table = { mode: modeOf(seats), switches: switchesOf(options) };
  const list = new CardList();
  const players = dealHeroes(options, seats, random).map((hero, seat): Player => {
    const faces = [...COMMON_CARDS, ...heroNamed(hero).cards].map(({ id }) => id);
    random.shuffle(faces);
    const inHand = faces.length - OPENING_HAND;
    const ids = faces.map((face, i) => list.add(face, seat, i < inHand ? 0 : handBits(table, seat)));
    return { ...newPlayer(hero, seat), deck: ids.slice(0, inHand), hand: ids.slice(inHand).reverse() };
  });
  return newWorld(players, list, options);
}
