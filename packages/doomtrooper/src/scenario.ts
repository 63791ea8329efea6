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
import { InputError, type Frame, type Plain, type ScenarioStart, type Seat } from '@kolbiste/engine';
import { newPool } from './atoms.ts';
import { definitionNamed } from './cards/registry.ts';
import { deckCheck, deckRefusal } from './decks/check.ts';
import type { Doomtrooper } from './doomtrooper.ts';
import { deckNamed, worldFor, type TableOptions } from './options.ts';
import { newCard, NOTHING, type CardId, type World, type Zone } from './world.ts';

const wrong = (message: string): never => {
  throw new InputError('scenario', message);
};
type Words = { readonly [word: string]: Plain };
const words = (value: Plain | undefined, where: string): Words =>
  value === undefined || value === null
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? (value as Words)
      : wrong(`"${where}" needs names with values`);
const whole = (value: Plain | undefined, preset: number, where: string): number =>
  value === undefined ? preset : Number.isInteger(value) ? (value as number) : wrong(`"${where}" must be a whole number`);

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
const SIDE_NUMBERS = ['destiny', 'victory', 'debt', 'turns', 'draws', 'countdown', 'missed', 'fewer'] as const;
const CARD_WORDS = ['card', 'wounded', 'covered', 'inside', 'off', 'marks', 'chosen', 'by', 'gear', 'moved', 'sergeant'];

/** Before the game: the decks everybody may choose from, and their names in the file. */
function readDecks(all: Words, world: World, seatNames: readonly string[]): ScenarioStart<Doomtrooper> {
  const names: Record<string, string> = {};
  const paths: Record<string, (string | number)[]> = {};
  const choice = seatNames.map((name, seat) => {
    paths[name] = ['sides', seat];
    const mine = Object.entries(words(words(all[name], name)['decks'], 'decks'));
    mine.forEach(([called], i) => (names[called] = String(i)));
    const decks = mine.length ? mine.map(([, text]) => deckNamed(String(text))) : [deckNamed('imperial')];
    if (decks.every(deck => deckRefusal(deck, world.profile) !== null)) wrong(`${name} has no deck that may be played`);
    return decks;
  });
  return { world, stack: [deckCheck({ choice, seat: 0 })], names, paths };
}

export function readScenario(given: Plain, said: TableOptions, seatNames: readonly string[]): ScenarioStart<Doomtrooper> {
  const all = words(given, 'given');
  const world = worldFor(said, seatNames.length);
  if (all['at'] === 'decks') return readDecks(all, world, seatNames);
  const names: Record<string, string> = {};
  const paths: Record<string, readonly (string | number)[]> = {};
  const sergeants: [CardId, string][] = [];
  const seatOf = (value: Plain | undefined, preset: Seat): Seat =>
    value === undefined
      ? preset
      : seatNames.includes(String(value))
        ? seatNames.indexOf(String(value))
        : wrong(`nobody is called "${String(value)}"`);

  const defOf = (name: Plain): number => {
    const def = definitionNamed(String(name));
    return def >= 0 ? def : wrong(`there is no card "${String(name)}" in the pool`);
  };
  const put = (owner: Seat, name: string, value: Plain, zone: Zone): CardId => {
    const more = typeof value === 'string' ? {} : words(value, name);
    for (const word of Object.keys(more)) if (!CARD_WORDS.includes(word)) wrong(`a card has no "${word}"; it has ${CARD_WORDS.join(', ')}`);
    if (name in names) wrong(`two things are called "${name}"`);
    const id = world.cards.length;
    const by = seatOf(more['by'], owner);
    const card = newCard(defOf(typeof value === 'string' ? value : more['card']!), zone === 'player' ? by : owner, zone);
    card.by = zone === 'player' || zone === 'hand' ? card.owner : by;
    if (zone === 'player') card.at = owner;
    else if (more['by'] !== undefined) card.by = by;
    card.wounded = more['wounded'] === true;
    card.covered = more['covered'] === true || zone === 'hidden';
    card.inside = more['inside'] === true;
    card.off = more['off'] === true;
    card.marks = whole(more['marks'], 0, 'marks');
    card.chosen = whole(more['chosen'], -1, 'chosen');
    card.moved = whole(more['moved'], -1, 'moved');
    world.cards.push(card);
    names[name] = String(id);
    paths[name] = ['cards', id];
    if (more['sergeant'] !== undefined) sergeants.push([id, String(more['sergeant'])]);
    if (!['hand', 'discard', 'sacrificed', 'sideboard', 'library'].includes(zone)) {
      card.stamp = ++world.stamp;
      world.play = [...world.play, id];
    }
    for (const [called, item] of Object.entries(words(more['gear'], 'gear'))) {
      const attached = put(owner, called, item, 'attached');
      world.cards[attached]!.host = id;
      if (typeof item === 'string' || words(item, called)['by'] === undefined) world.cards[attached]!.by = card.by;
      card.gear.push(attached);
    }
    return id;
  };

  seatNames.forEach((name, seat) => {
    const side = world.sides[seat]!;
    const mine = words(all[name], name);
    paths[name] = ['sides', seat];
    names[name] = String(seat);
    side.destiny = 5;
    side.turns = 4;
    side.draws = 4;
    for (const [word, value] of Object.entries(mine)) {
      const number = SIDE_NUMBERS.find(known => known === word);
      if (number) side[number] = whole(value, 0, word);
      else if (word === 'sabotaged') side.sabotaged = (value as Plain[]).map(other => seatOf(other, 0));
      else if (word === 'library' && typeof value === 'number') fill(seat, value);
      else if (ZONES.includes(word as Zone)) {
        for (const [called, item] of Object.entries(words(value, word))) {
          const id = put(seat, called, item, word as Zone);
          if (word === 'hand' || word === 'discard' || word === 'sacrificed' || word === 'sideboard' || word === 'library')
            side[word].push(id);
        }
        // The file lists a library from the top.
        if (word === 'library') side.library.reverse();
      } else wrong(`${name} has no "${word}"; there is ${[...SIDE_NUMBERS, 'sabotaged', ...ZONES].join(', ')}`);
    }
    if (mine['library'] === undefined) fill(seat, 20);
  });
  function fill(seat: Seat, n: number): void {
    for (let i = 0; i < n; i++) {
      world.sides[seat]!.library.push(world.cards.length);
      world.cards.push(newCard(defOf(FILLER), seat, 'library'));
    }
  }
  for (const [id, sergeant] of sergeants) world.cards[id]!.sergeant = Number(names[sergeant] ?? wrong(`there is no "${sergeant}"`));

  for (const word of Object.keys(all))
    if (!['at', 'turn', 'active', 'actions', 'opened', 'lastTurns', ...seatNames].includes(word))
      wrong(`there is no "${word}" here; there is at, turn, active, actions, opened, lastTurns, ${seatNames.join(', ')}`);
  world.turn = whole(all['turn'], 9, 'turn');
  world.active = seatOf(all['active'], 0);
  world.opened = all['opened'] === true;
  world.lastTurns = whole(all['lastTurns'], -1, 'lastTurns');
  world.step = 'actions';
  const at = String(all['at'] ?? 'actions');
  if (!(at in AT)) wrong(`"${at}" is no place to begin; there is ${[...Object.keys(AT), 'decks'].join(', ')}`);
  if (at === 'actions') world.pools.push(newPool(world.active, true, NOTHING, whole(all['actions'], 3, 'actions'), 0, 0));
  const frame = (procedure: string, step: string, locals: object): Frame => ({ procedure, step, locals, input: null, returns: true });
  return {
    world,
    stack: [
      frame('turns', 'over', { seat: world.active }),
      frame('turn', AT[at as keyof typeof AT], { seat: world.active, due: [], i: 0, forced: false }),
    ],
    names,
    paths,
  };
}
