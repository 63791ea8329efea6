/**
 * The mini game's words for a position:
 *
 *   turn: 3                       # the seat whose turn it is follows from it; 3 is the first in which one may attack
 *   Jana: { fate: 5, points: 0, squad: { captain: Captain, hurt: { card: Footman, wounded: true, gear: { s: Sword } } },
 *           hand: { strike: Strike }, library: { top: Bolt } }
 */
import { InputError, type Plain, type ScenarioStart, type Seat } from '../../src/index.ts';
import { turn } from './rules.ts';
import { definitionNamed, emptyWorld, type CardId, type Mini } from './world.ts';

type PlainMap = { readonly [key: string]: Plain };
const wrong = (message: string): never => {
  throw new InputError('scenario', message);
};
const mapOf = (value: Plain | undefined, what: string): PlainMap =>
  value === undefined || value === null
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? (value as PlainMap)
      : wrong(`"${what}" must be a map of names`);
const numberOf = (value: Plain | undefined, preset: number, what: string): number =>
  value === undefined ? preset : typeof value === 'number' ? value : wrong(`"${what}" must be a number`);

export function readScenario(given: Plain, _: unknown, seatNames: readonly string[]): ScenarioStart<Mini> {
  const world = emptyWorld();
  const names: Record<string, string> = {};
  const paths: Record<string, (string | number)[]> = {};

  const put = (owner: Seat, name: string, value: Plain): CardId => {
    if (name in names) wrong(`two things are called "${name}"`);
    const { card, wounded = false, gear } = typeof value === 'string' ? { card: value } : mapOf(value, name);
    const definition = definitionNamed(String(card));
    if (definition < 0) wrong(`there is no card "${String(card)}"`);
    const id = world.cards.length;
    world.cards.push({ definition, owner, wounded: wounded === true, gear: [], host: -1 });
    names[name] = String(id);
    paths[name] = ['cards', id];
    for (const [called, item] of Object.entries(mapOf(gear, 'gear'))) {
      const attached = put(owner, called, item);
      world.cards[id]!.gear.push(attached);
      world.cards[attached]!.host = id;
    }
    return id;
  };

  const parts = mapOf(given, 'given');
  for (const [key, value] of Object.entries(parts)) {
    if (key === 'turn') continue;
    const seat = seatNames.indexOf(key);
    if (seat < 0) wrong(`there is no "${key}" here; there is turn, ${seatNames.join(', ')}`);
    const side = world.sides[seat]!;
    for (const [zone, held] of Object.entries(mapOf(value, key))) {
      if (zone === 'fate' || zone === 'points') side[zone] = numberOf(held, side[zone], zone);
      else if (zone === 'squad' || zone === 'hand' || zone === 'library' || zone === 'grave')
        for (const [name, card] of Object.entries(mapOf(held, zone))) side[zone].push(put(seat, name, card));
      else wrong(`${key} has no "${zone}"; there is fate, points, squad, hand, library, grave`);
    }
  }
  seatNames.forEach((name, seat) => (paths[name] = ['sides', seat]));
  world.turn = numberOf(parts['turn'], 3, 'turn');
  world.active = (world.turn - 1) % 2;
  world.actions = 3;
  return { world, stack: [{ ...turn({ card: -1 }), step: 'action' }], names, paths };
}
