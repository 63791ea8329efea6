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
 * A seat's Summoner stands in the corner of the back row unless the file puts him elsewhere.
 */
import { InputError, type Frame, type Plain, type ScenarioStart, type Seat } from '@kolbiste/engine';
import { putDown } from './atoms.ts';
import { setupSquare } from './board.ts';
import { allFactions, cardNamed, definitionAt, factionNamed, indexOf } from './cards/catalogue.ts';
import type { SummonerWars } from './events.ts';
import { switchesOf, type TableOptions } from './options.ts';
import { addVines, emptyTable, newCard, seating } from './preparation.ts';
import { KNOWN_TO_ALL, type CardId, type Lasting, type Phase, type Side, type World } from './state.ts';
import { seatBits } from './atoms.ts';
import { boardOf, partnerOf } from './world.ts';

const wrong = (message: string): never => {
  throw new InputError('scenario', message);
};
type Words = { readonly [word: string]: Plain };
const words = (value: Plain | undefined, where: string): Words => {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return wrong(`${where}: expected names with values`);
  return value as Words;
};
const only = (given: Words, where: string, allowed: readonly string[]): void => {
  for (const word of Object.keys(given))
    if (!allowed.includes(word)) wrong(`${where}: "${word}" is not known here; known are ${allowed.join(', ')}`);
};
const whole = (value: Plain | undefined, preset: number, where: string): number =>
  value === undefined
    ? preset
    : Number.isInteger(value)
      ? (value as number)
      : wrong(`${where}: expected a whole number, not ${JSON.stringify(value)}`);

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

const frame = (procedure: string, step: string, locals: object, input: unknown = null): Frame => ({
  procedure,
  step,
  locals,
  input,
  returns: true,
});

function stackAt(at: At, side: Side, starter: Side): Frame[] {
  const outer = [frame('game', 'end', { side: 9 }), frame('turns', 'next', { at: (side ^ starter) + 1 })];
  if (at === 'turn' || at === 'start') return [...outer, frame('turn', '', { side })];
  const step = { summon: 'summon', events: 'events', movement: 'movement', attack: 'attack', magic: 'magic', end: 'end' }[at];
  return [...outer, frame('turn', step, { side })];
}

class Reader {
  readonly world: World;
  readonly names: Record<string, string> = {};
  readonly paths: Record<string, readonly (string | number)[]> = {};

  constructor(world: World) {
    this.world = world;
  }

  square(value: Plain | undefined, where: string): number {
    const square = boardOf(this.world).byName.get(String(value));
    return (
      square ??
      wrong(`${where}: "${String(value)}" is no square; squares are ${boardOf(this.world).names[0]} to ${boardOf(this.world).names.at(-1)}`)
    );
  }

  card(name: string, value: Plain, owner: Side, where: string): { id: CardId; given: Words } {
    if (this.names[name] !== undefined || boardOf(this.world).byName.has(name)) wrong(`${where}: the name "${name}" is taken`);
    const given: Words = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Words) : { at: value };
    const called = given['card'] ?? (cardNamed(name) >= 0 ? name : typeof value === 'string' && cardNamed(value) >= 0 ? value : undefined);
    const definition = cardNamed(String(called ?? ''));
    if (called === undefined || definition < 0) wrong(`${where}: there is no card "${String(called ?? value ?? name)}"`);
    const id = newCard(this.world, definition, owner);
    this.names[name] = String(id);
    this.paths[name] = ['cards', id];
    return { id, given };
  }

  field(side: Side, value: Plain | undefined, kind: 'units' | 'walls' | 'vines', where: string): void {
    const w = this.world;
    for (const [name, text] of Object.entries(words(value, where))) {
      const at = `${where}.${name}`;
      const preset = kind === 'walls' ? 'wall' : kind === 'vines' ? 'vine-wall' : null;
      const given = typeof text === 'string' ? { at: text } : words(text, at);
      only(given, at, ['card', 'at', 'wounds', 'under', 'owner']);
      const { id } = this.card(name, { ...given, ...(preset && { card: preset }) }, whole(given['owner'], side, at), at);
      const { type } = definitionAt(w.cards[id]!.definition);
      if ((kind === 'units') !== (type === 'unit'))
        wrong(`${at}: "${definitionAt(w.cards[id]!.definition).id}" does not belong to ${kind}`);
      const square = this.square(given['at'], at);
      if ((kind === 'vines' ? w.vines : w.top)[square]! >= 0) wrong(`${at}: "${String(given['at'])}" is taken`);
      putDown(w, id, side, square);
      w.cards[id]!.wounds = whole(given['wounds'], 0, at);
      for (const [under, card] of Object.entries(words(given['under'], at))) {
        const lying = this.card(under, card, side, `${at}.under`).id;
        w.cards[lying]!.known = KNOWN_TO_ALL;
        w.cards[id]!.under.push(lying);
      }
    }
  }

  pile(side: Side, value: Plain | undefined, pile: 'hand' | 'magic' | 'draw' | 'discard', where: string): void {
    const w = this.world;
    const partner = partnerOf(w, side);
    const seen = {
      draw: 0,
      magic: seatBits(w, side),
      discard: KNOWN_TO_ALL,
      hand: seatBits(w, side) | (partner >= 0 && w.switches.sharedHands ? seatBits(w, partner) : 0),
    }[pile];
    const put = (id: CardId): void => {
      w.cards[id]!.known |= seen;
      w.sides[side]![pile].push(id);
    };
    if (typeof value === 'number') {
      const filler = indexOf(Object.keys(allFactions()[w.sides[side]!.faction]!.list.commons)[0]!);
      for (let i = 0; i < value; i++) put(newCard(w, filler, side));
      return;
    }
    for (const [name, text] of Object.entries(words(value, where))) {
      const { id } = this.card(name, text, side, `${where}.${name}`);
      put(id);
    }
  }
}

export function readScenario(given: Plain, options: TableOptions, seatNames: readonly string[]): ScenarioStart<SummonerWars> {
  const all = words(given, 'given');
  const seats = seating(seatNames.length, options.doubled);
  const w = emptyTable(seats, switchesOf(options));
  // With three at the table the doubled seat's second deck is called by its name and 2.
  const sideNames = seats.map((seat: Seat, side) => (seats.indexOf(seat) < side ? `${seatNames[seat]}2` : seatNames[seat]!));
  only(all, 'given', ['at', 'turn', 'active', 'starter', 'moves', 'attacks', 'lasting', ...sideNames]);
  const reader = new Reader(w);
  const sideOf = (value: Plain | undefined, preset: Side, where: string): Side => {
    if (value === undefined) return preset;
    const side = sideNames.indexOf(String(value));
    return side >= 0 ? side : wrong(`${where}: expected one of ${sideNames.join(', ')}, not "${String(value)}"`);
  };
  sideNames.forEach((name, side) => {
    const mine = words(all[name], name);
    only(mine, name, ['deck', 'units', 'walls', 'vines', 'hand', 'magic', 'draw', 'discard', 'supply']);
    reader.paths[name] = ['sides', side];
    reader.names[name] = String(side);
    const faction = factionNamed(String(mine['deck'] ?? 'deep-dwarves'));
    if (faction < 0)
      wrong(
        `${name}.deck: "${String(mine['deck'])}" is no faction; there is ${allFactions()
          .map(({ id }) => id)
          .join(', ')}`,
      );
    const player = w.sides[side]!;
    player.faction = faction;
    player.chosen = allFactions()[faction]!.id;
    player.growsVines = allFactions()[faction]!.list.vineWalls > 0;
    reader.field(side, mine['units'], 'units', `${name}.units`);
    reader.field(side, mine['walls'], 'walls', `${name}.walls`);
    reader.field(side, mine['vines'], 'vines', `${name}.vines`);
    for (const pile of ['hand', 'magic', 'draw', 'discard'] as const) reader.pile(side, mine[pile], pile, `${name}.${pile}`);
    addVines(w, side, whole(mine['supply'], allFactions()[faction]!.list.vineWalls, `${name}.supply`));
    const { summoner } = allFactions()[faction]!;
    if (!player.units.some(id => w.cards[id]!.definition === indexOf(summoner))) {
      const called = reader.names[summoner] === undefined ? summoner : `${summoner}-${name}`;
      const square = [
        [1, 1],
        [6, 1],
        [2, 1],
        [5, 1],
      ]
        .map(([c, r]) => setupSquare(boardOf(w), side, c!, r!))
        .find(free => w.top[free]! < 0)!;
      const { id } = reader.card(called, { card: summoner }, side, name);
      putDown(w, id, side, square);
    }
  });
  const active = sideOf(all['active'], 0, 'active');
  const at = (AT as readonly string[]).includes(String(all['at'] ?? 'movement'))
    ? (String(all['at'] ?? 'movement') as At)
    : wrong(`at: expected one of ${AT.join(', ')}, not "${String(all['at'])}"`);
  w.starter = sideOf(all['starter'], active, 'starter');
  w.active = active;
  w.turn = whole(all['turn'], 5, 'turn');
  if (at === 'turn' || at === 'start') w.turn--;
  w.phase = PHASES[at];
  w.moves = whole(all['moves'], 0, 'moves');
  w.moveLimit = 3;
  w.attacks = whole(all['attacks'], 0, 'attacks');
  w.attackLimit = 3;
  w.lasting = (Array.isArray(all['lasting']) ? (all['lasting'] as readonly Plain[]) : []).map((entry, i): Lasting => {
    const part = words(entry, `lasting[${i}]`);
    only(part, `lasting[${i}]`, ['card', 'by', 'against', 'on', 'until']);
    const definition = cardNamed(String(part['card']));
    if (definition < 0 || definitionAt(definition).lasting === null)
      wrong(`lasting[${i}]: "${String(part['card'])}" leaves nothing that lasts`);
    return {
      definition,
      by: sideOf(part['by'], active, `lasting[${i}].by`),
      against: sideOf(part['against'], -1, `lasting[${i}].against`),
      card: part['on'] === undefined ? -1 : Number(reader.names[String(part['on'])] ?? -1),
      until: (part['until'] as Lasting['until'] | undefined) ?? 'turnEnd',
    };
  });
  return { world: w, stack: stackAt(at, active, w.starter), names: reader.names, paths: reader.paths };
}
