/**
 * Scenario files: a position in the books' own words. What is not named has its default.
 *
 *   at: actions            # or start, window, draw, discard, end, decks
 *   turn: 9
 *   active: Jana
 *   actions: 3
 *   opened: true           # Stations are open
 *   Jana:
 *     destiny: 5
 *     victory: 0
 *     turns: 4             # own turns finished
 *     hand: { shot: Lucky Shot }
 *     squad: { sean: Sean Gallagher, lion: { card: Golden Lion, wounded: true, gear: { sword: Clansman Claymore } } }
 *     cohort: {} station: {} outside: {} hidden: {} library: 20 discard: {} sacrificed: {} sideboard: {}
 *     player: { doomed: { card: Doomed, by: Petr } }
 *
 * `at: decks` is before the game: each player has `decks: { five: <text> }` to choose from, or a ready one.
 */
import { frameAt, InputError, readWhole, readWords, type Plain, type ScenarioStart, type Seat, type Words } from '@kolbiste/engine';
import { definitionNamed } from '../cards/registry.ts';
import { deckCheck, deckRefusal } from '../decks/check.ts';
import { hang, newPool, putCard, putInUnit, setSide, setTable } from './atoms.ts';
import type { Doomtrooper } from './game.ts';
import { deckNamed, type TableOptions } from './options.ts';
import { worldFor } from './setup.ts';
import { newCard, type CardId, type Side, type World, type Zone } from './state.ts';

const wrong = (message: string): never => {
  throw new InputError('scenario', message);
};

const AT = { start: '', window: 'drawn', draw: 'drawStep', actions: 'next', discard: 'discard', end: 'closing' } as const;
const ZONES: readonly Zone[] = [
  'hand',
  'discard',
  'sacrificed',
  'sideboard',
  'squad',
  'cohort',
  'station',
  'outside',
  'hidden',
  'player',
  'table',
  'library',
];
/** What an unnamed library is made of. */
const FILLER = 'Bauhaus Blitzer';
const LIBRARY = 20;
const SIDE_NUMBERS = ['destiny', 'victory', 'debt', 'reserve', 'turns', 'draws', 'countdown', 'missed', 'fewer'] as const;
const CARD_WORDS = ['card', 'wounded', 'covered', 'inside', 'off', 'marks', 'chosen', 'by', 'gear', 'moved', 'sergeant'];

/** A whole number, or nothing; files have always said nothing as -1, too. */
function readOptional(value: Plain | undefined, where: string): number | null {
  const n = readWhole(value, -1, where);
  return n < 0 ? null : n;
}

/** Before the game: the decks everybody may choose from, and their names in the file. */
function readDecks(all: Words, world: World, seatNames: readonly string[]): ScenarioStart<Doomtrooper> {
  const names: Record<string, string> = {};
  const paths: Record<string, (string | number)[]> = {};
  const choice = seatNames.map((name, seat) => {
    paths[name] = ['sides', seat];
    const mine = Object.entries(readWords(readWords(all[name], name)['decks'], 'decks'));
    mine.forEach(([called], i) => (names[called] = String(i)));
    const decks = mine.length ? mine.map(([, text]) => deckNamed(String(text))) : [deckNamed('imperial')];
    if (decks.every(deck => deckRefusal(deck, world) !== null)) wrong(`${name} has no deck that may be played`);
    return decks;
  });
  return { world, stack: [deckCheck({ choice, seat: 0 })], names, paths };
}

/** What a file is being read into. */
class Reading {
  readonly names: Record<string, string> = {};
  readonly paths: Record<string, readonly (string | number)[]> = {};
  private readonly sergeants: { readonly card: CardId; readonly sergeant: string }[] = [];
  private readonly world: World;
  private readonly seatNames: readonly string[];
  constructor(world: World, seatNames: readonly string[]) {
    this.world = world;
    this.seatNames = seatNames;
  }

  seat(value: Plain | undefined, preset: Seat): Seat {
    if (value === undefined) return preset;
    const seat = this.seatNames.indexOf(String(value));
    return seat >= 0 ? seat : wrong(`nobody is called "${String(value)}"`);
  }

  side(seat: Seat, all: Words): void {
    const name = this.seatNames[seat]!;
    const mine = readWords(all[name], name);
    this.paths[name] = ['sides', seat];
    this.names[name] = String(seat);
    setSide(this.world, seat, { destiny: 5, turns: 4, draws: 4 });
    for (const [word, value] of Object.entries(mine)) {
      const number = SIDE_NUMBERS.find(known => known === word);
      if (number) setSide(this.world, seat, { [number]: readWhole(value, 0, word) } satisfies Partial<Side>);
      else if (word === 'sabotaged') setSide(this.world, seat, { sabotaged: (value as Plain[]).map(other => this.seat(other, 0)) });
      else if (word === 'library' && typeof value === 'number') this.fill(seat, value);
      else if (ZONES.includes(word as Zone)) {
        for (const [called, item] of Object.entries(readWords(value, word)))
          this.card(called, item, { owner: seat, by: seat, zone: word as Zone });
        // The file lists a library from the top.
        if (word === 'library') setSide(this.world, seat, { library: this.world.sides[seat]!.library.toReversed() });
      } else wrong(`${name} has no "${word}"; there is ${[...SIDE_NUMBERS, 'sabotaged', ...ZONES].join(', ')}`);
    }
    if (mine['library'] === undefined) this.fill(seat, LIBRARY);
  }

  /** Units are formed when all cards are there. */
  units(): void {
    for (const { card, sergeant } of this.sergeants)
      putInUnit(this.world, card, Number(this.names[sergeant] ?? wrong(`there is no "${sergeant}"`)));
  }

  private fill(seat: Seat, n: number): void {
    for (let i = 0; i < n; i++) putCard(this.world, seat, newCard(defOf(FILLER), seat, 'library'));
  }

  private card(name: string, value: Plain, place: { readonly owner: Seat; readonly by: Seat; readonly zone: Zone }): CardId {
    const { owner, zone } = place;
    const more = typeof value === 'string' ? {} : readWords(value, name);
    for (const word of Object.keys(more)) if (!CARD_WORDS.includes(word)) wrong(`a card has no "${word}"; it has ${CARD_WORDS.join(', ')}`);
    if (name in this.names) wrong(`two things are called "${name}"`);
    const by = this.seat(more['by'], place.by);
    const card = {
      ...newCard(defOf(typeof value === 'string' ? value : more['card']!), zone === 'player' ? by : owner, zone),
      by: zone === 'hand' && more['by'] === undefined ? owner : by,
      ...(zone === 'player' && { at: owner }),
      wounded: more['wounded'] === true,
      covered: more['covered'] === true || zone === 'hidden',
      inside: more['inside'] === true,
      off: more['off'] === true,
      marks: readWhole(more['marks'], 0, 'marks'),
      chosen: readOptional(more['chosen'], 'chosen'),
      moved: readOptional(more['moved'], 'moved'),
    };
    const id = putCard(this.world, owner, card);
    this.names[name] = String(id);
    this.paths[name] = ['cards', id];
    if (more['sergeant'] !== undefined) this.sergeants.push({ card: id, sergeant: String(more['sergeant']) });
    for (const [called, item] of Object.entries(readWords(more['gear'], 'gear')))
      hang(this.world, this.card(called, item, { owner, by: card.by, zone: 'attached' }), id);
    return id;
  }
}
function defOf(name: Plain): number {
  const def = definitionNamed(String(name));
  return def >= 0 ? def : wrong(`there is no card "${String(name)}" in the pool`);
}

export function readScenario(given: Plain, said: TableOptions, seatNames: readonly string[]): ScenarioStart<Doomtrooper> {
  const all = readWords(given, 'given');
  const world = worldFor(said, seatNames.length);
  if (all['at'] === 'decks') return readDecks(all, world, seatNames);
  const reading = new Reading(world, seatNames);
  seatNames.forEach((_, seat) => reading.side(seat, all));
  reading.units();
  for (const word of Object.keys(all))
    if (!['at', 'turn', 'active', 'actions', 'opened', 'lastTurns', ...seatNames].includes(word))
      wrong(`there is no "${word}" here; there is at, turn, active, actions, opened, lastTurns, ${seatNames.join(', ')}`);
  const active = reading.seat(all['active'], 0);
  const at = String(all['at'] ?? 'actions');
  if (!(at in AT)) wrong(`"${at}" is no place to begin; there is ${[...Object.keys(AT), 'decks'].join(', ')}`);
  setTable(world, {
    turn: readWhole(all['turn'], 9, 'turn'),
    active,
    opened: all['opened'] === true,
    lastTurns: readOptional(all['lastTurns'], 'lastTurns'),
    step: 'actions',
    pools: at === 'actions' ? [newPool(active, { open: readWhole(all['actions'], 3, 'actions') })] : [],
  });
  return {
    world,
    stack: [
      frameAt('turns', 'over', { seat: active }),
      frameAt('turn', AT[at as keyof typeof AT], { seat: active, due: [], i: 0, gone: 0 }),
    ],
    names: reading.names,
    paths: reading.paths,
  };
}
