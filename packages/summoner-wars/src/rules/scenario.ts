/**
 * Scenario files: a position in the game's own words. What is not named has its default.
 *
 *   at: movement               # turn, summon, events, movement, attack, magic, end (default movement)
 *   turn: 5                    # default 5
 *   active: Jana               # default the first seat
 *   Jana:
 *     deck: deep-dwarves       # whose cards; default deep-dwarves
 *     units: { lun: c4, m1: { card: miner, at: c5, wounds: 1, under: { s1: scout } } }   # a name that is a card needs no `card`
 *     walls: { wall: c3 }      # `vines: { v1: c4 }` likewise
 *     hand: { e1: magic-torrent }
 *     magic: { g1: miner }     # from the bottom to the top; a number makes that many fillers
 *     draw: {}                 # same
 *     discard: {}
 *     supply: 15               # vine walls left; default what the faction has
 *   lasting: [ { card: magic-stasis, by: Jana, against: Petr } ]
 *
 * A seat's Summoner stands in the corner of the back row unless the file puts them elsewhere.
 */
import {
  frameAt,
  onlyWords,
  readOneOf,
  readWhole,
  readWords,
  wrongWords,
  type Plain,
  type ScenarioStart,
  type Seat,
  type Words,
} from '@kolbiste/engine';
import type { Frame } from '@kolbiste/engine';
import { allFactions, cardNamed, definitionAt, factionNamed, indexOf } from '../cards/registry.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { addVines, arrangePile, arrangeTurn, arrangeUnit, handBits, newCard, putDown, seatBits, setDeck, setFaction } from './atoms.ts';
import { setupSquare } from './battlefield.ts';
import type { SummonerWars } from './game.ts';
import { switchesOf, type TableOptions } from './options.ts';
import { battlefieldOf, topAt, vineAt } from './places.ts';
import { definitionOf } from './queries.ts';
import { emptyTable, seating } from './setup.ts';
import { KNOWN_TO_ALL, type CardId, type Lasting, type Phase, type Side, type World } from './state.ts';

const AT = ['start', 'turn', 'summon', 'events', 'movement', 'attack', 'magic', 'end'] as const;
type At = (typeof AT)[number];
const PHASES: Record<At, Phase> = {
  start: 'start',
  turn: 'start',
  summon: 'summon',
  events: 'events',
  movement: 'movement',
  attack: 'attack',
  magic: 'magic',
  end: 'end',
};

function stackAt(at: At, side: Side, starter: Side): Frame[] {
  const outer = [frameAt('game', 'end', { side: 9 }), frameAt('turns', 'next', { at: (side ^ starter) + 1 })];
  return [...outer, frameAt('turn', at === 'turn' || at === 'start' ? '' : at, { side })];
}

const isNames = (value: Plain): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file's words into a fresh world, and remembers what the file calls things. */
class Reader {
  readonly world: World;
  readonly sideNames: readonly string[];
  readonly names: Record<string, string> = {};
  readonly paths: Record<string, readonly (string | number)[]> = {};

  constructor(world: World, sideNames: readonly string[]) {
    this.world = world;
    this.sideNames = sideNames;
  }

  square(value: Plain | undefined, where: string): number {
    const { byName, names } = battlefieldOf(this.world);
    return byName.get(String(value)) ?? wrongWords(where, `"${String(value)}" is no square; squares are ${names[0]} to ${names.at(-1)}`);
  }
  side(value: Plain | undefined, where: string): Side | null {
    if (value === undefined) return null;
    const side = this.sideNames.indexOf(String(value));
    return side >= 0 ? side : wrongWords(where, `expected one of ${this.sideNames.join(', ')}, not "${String(value)}"`);
  }

  card(name: string, value: Plain, owner: Side, where: string): CardId {
    if (this.names[name] !== undefined || battlefieldOf(this.world).byName.has(name)) wrongWords(where, `the name "${name}" is taken`);
    const given = isNames(value) ? value['card'] : undefined;
    const called = given ?? (cardNamed(name) >= 0 ? name : typeof value === 'string' && cardNamed(value) >= 0 ? value : undefined);
    const definition = cardNamed(String(called ?? ''));
    if (called === undefined || definition < 0) {
      const meant = called ?? (isNames(value) ? undefined : value) ?? name;
      wrongWords(where, `there is no card "${String(meant)}"`);
    }
    const id = newCard(this.world, definition, owner);
    this.names[name] = String(id);
    this.paths[name] = ['cards', id];
    return id;
  }

  field(side: Side, value: Plain | undefined, kind: 'units' | 'walls' | 'vines', where: string): void {
    const w = this.world;
    for (const [name, text] of Object.entries(readWords(value, where))) {
      const at = `${where}.${name}`;
      const preset = kind === 'walls' ? 'wall' : kind === 'vines' ? 'vine-wall' : null;
      const given = typeof text === 'string' ? { at: text } : readWords(text, at);
      onlyWords(given, at, ['card', 'at', 'wounds', 'under', 'owner']);
      const id = this.card(name, { ...given, ...(preset && { card: preset }) }, readWhole(given['owner'], side, at), at);
      const definition = definitionOf(w, id);
      if ((kind === 'units') !== (definition.type === 'unit')) wrongWords(at, `"${definition.id}" does not belong to ${kind}`);
      const square = this.square(given['at'], at);
      if ((kind === 'vines' ? vineAt : topAt)(w, square) !== null) wrongWords(at, `"${String(given['at'])}" is taken`);
      putDown(w, id, side, square);
      const under = Object.entries(readWords(given['under'], at)).map(([lying, card]) => this.card(lying, card, side, `${at}.under`));
      arrangeUnit(w, id, readWhole(given['wounds'], 0, at), under);
    }
  }

  pile(side: Side, value: Plain | undefined, pile: 'hand' | 'magic' | 'draw' | 'discard', where: string): void {
    const w = this.world;
    const known = { draw: 0, magic: seatBits(w, side), discard: KNOWN_TO_ALL, hand: handBits(w, side) }[pile];
    if (typeof value === 'number') {
      const filler = indexOf(Object.keys(allFactions()[w.sides[side]!.faction!]!.list.commons)[0]!);
      for (let i = 0; i < value; i++) arrangePile(w, { side, pile, card: newCard(w, filler, side) }, known);
      return;
    }
    for (const [name, text] of Object.entries(readWords(value, where)))
      arrangePile(w, { side, pile, card: this.card(name, text, side, `${where}.${name}`) }, known);
  }

  /** The Summoner stands in the corner of the back row unless the file puts them elsewhere. */
  summoner(side: Side, { summoner }: Faction, where: string): void {
    const w = this.world;
    if (w.sides[side]!.units.some(id => w.cards[id]!.definition === indexOf(summoner))) return;
    const called = this.names[summoner] === undefined ? summoner : `${summoner}-${where}`;
    const square = [1, 6, 2, 5].map(column => setupSquare(battlefieldOf(w), side, column, 1)).find(corner => topAt(w, corner) === null)!;
    putDown(w, this.card(called, { card: summoner }, side, where), side, square);
  }

  player(side: Side, value: Plain | undefined): void {
    const w = this.world;
    const name = this.sideNames[side]!;
    const mine = readWords(value, name);
    onlyWords(mine, name, ['deck', 'units', 'walls', 'vines', 'hand', 'magic', 'draw', 'discard', 'supply']);
    this.paths[name] = ['sides', side];
    this.names[name] = String(side);
    const factions = allFactions();
    const index = factionNamed(String(mine['deck'] ?? factions[0]!.id));
    const faction = factions[index];
    if (!faction) {
      const known = factions.map(({ id }) => id).join(', ');
      return wrongWords(`${name}.deck`, `"${String(mine['deck'])}" is no faction; there is ${known}`);
    }
    setDeck(w, side, faction.id);
    setFaction(w, side, { index, growsVines: faction.list.vineWalls > 0 });
    for (const kind of ['units', 'walls', 'vines'] as const) this.field(side, mine[kind], kind, `${name}.${kind}`);
    for (const pile of ['hand', 'magic', 'draw', 'discard'] as const) this.pile(side, mine[pile], pile, `${name}.${pile}`);
    addVines(w, side, readWhole(mine['supply'], faction.list.vineWalls, `${name}.supply`));
    this.summoner(side, faction, name);
  }

  lasting(entry: Plain, active: Side, where: string): Lasting {
    const part = readWords(entry, where);
    onlyWords(part, where, ['card', 'by', 'against', 'on', 'until']);
    const definition = cardNamed(String(part['card']));
    if (definition < 0 || definitionAt(definition).lasting === null)
      wrongWords(where, `"${String(part['card'])}" leaves nothing that lasts`);
    const on = this.names[String(part['on'])];
    return {
      definition,
      by: this.side(part['by'], `${where}.by`) ?? active,
      against: this.side(part['against'], `${where}.against`),
      card: on === undefined ? null : Number(on),
      until: (part['until'] as Lasting['until'] | undefined) ?? 'turnEnd',
    };
  }
}

export function readScenario(given: Plain, options: TableOptions, seatNames: readonly string[]): ScenarioStart<SummonerWars> {
  const all = readWords(given, 'given');
  const seats = seating(seatNames.length, options.doubled);
  const w = emptyTable(seats, switchesOf(options));
  // With three at the table the doubled seat's second deck is called by its name and 2.
  const sideNames = seats.map((seat: Seat, side) => (seats.indexOf(seat) < side ? `${seatNames[seat]}2` : seatNames[seat]!));
  onlyWords(all, 'given', ['at', 'turn', 'active', 'starter', 'moves', 'attacks', 'lasting', ...sideNames]);
  const reader = new Reader(w, sideNames);
  sideNames.forEach((name, side) => reader.player(side, all[name]));
  const active = reader.side(all['active'], 'active') ?? 0;
  const starter = reader.side(all['starter'], 'starter') ?? active;
  const at = readOneOf(all['at'], AT, 'movement', 'at');
  const turn = readWhole(all['turn'], 5, 'turn');
  const lasting = Array.isArray(all['lasting']) ? (all['lasting'] as readonly Plain[]) : [];
  arrangeTurn(w, {
    starter,
    active,
    turn: at === 'turn' || at === 'start' ? turn - 1 : turn,
    phase: PHASES[at],
    moves: readWhole(all['moves'], 0, 'moves'),
    moveLimit: 3,
    attacks: readWhole(all['attacks'], 0, 'attacks'),
    attackLimit: 3,
    lasting: lasting.map((entry, i) => reader.lasting(entry, active, `lasting[${i}]`)),
  });
  return { world: w, stack: stackAt(at, active, starter), names: reader.names, paths: reader.paths };
}
