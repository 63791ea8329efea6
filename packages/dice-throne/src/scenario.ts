/**
 * Scenario files: a position in the book's own words. What is not named has its default.
 *
 *   at: offence            # or turn, upkeep, income, main1, main2, discard
 *   active: Jana
 *   turn: 3
 *   Jana: { hero: thor, health: 40, cp: 5, hand: { willpower: indomitableWill }, deck: { top: sixIt }, upgrades: [hammeredII], tokens: { guardBreak: 2 } }
 *
 * Cards in hand, deck (first is on top) and discard pile are named, so that `play willpower` finds them.
 */
import { InputError, type Frame, type Plain, type ScenarioStart } from '@kolbiste/engine';
import { handBits } from './atoms.ts';
import type { DiceThrone } from './events.ts';
import type { TableOptions } from './options.ts';
import { allHeroes, cardNamed, heroNamed, knownCard, knownStatus } from './registry.ts';
import { newWorld } from './setup.ts';
import { EVERYBODY, type CardId } from './state.ts';
import { boxIndex, teamOf } from './world.ts';

const wrong = (where: string, message: string): never => {
  throw new InputError('scenario', `${where}: ${message}`);
};
type Given = { readonly [word: string]: Plain };
const words = (value: Plain | undefined, where: string): Given =>
  value === undefined || value === null
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? (value as Given)
      : wrong(where, 'expected names with values');
const only = (given: Given, where: string, allowed: readonly string[]): void => {
  for (const word of Object.keys(given))
    if (!allowed.includes(word)) wrong(where, `"${word}" is not known here; known are ${allowed.join(', ')}`);
};
const whole = (value: Plain | undefined, preset: number, where: string): number =>
  value === undefined
    ? preset
    : Number.isInteger(value)
      ? (value as number)
      : wrong(where, `expected a whole number, not ${JSON.stringify(value)}`);

const AT = ['start', 'turn', 'upkeep', 'income', 'main1', 'offence', 'main2', 'discard'] as const;
type At = (typeof AT)[number];
const frame = (procedure: string, step: string, locals: object): Frame => ({ procedure, step, locals, input: null, returns: true });

/** Where the turn goes on: the step of `turn` that calls the phase. */
const STEP: Record<Exclude<At, 'start' | 'turn'>, string> = {
  upkeep: 'upkeep',
  income: 'income',
  main1: 'main1',
  offence: 'offence',
  main2: 'main2',
  discard: 'discard',
};

export function readScenario(given: Plain, options: TableOptions, seatNames: readonly string[]): ScenarioStart<DiceThrone> {
  const all = words(given, 'given');
  only(all, 'given', ['at', 'active', 'turn', 'starter', ...seatNames]);
  const known = allHeroes().map(({ id }) => id);
  const heroes = seatNames.map((name, seat) => {
    const hero = words(all[name], name)['hero'];
    if (hero === undefined) return known[seat]!;
    return known.includes(String(hero)) ? String(hero) : wrong(`${name}.hero`, `expected one of ${known.join(', ')}`);
  });
  const w = newWorld(heroes, options);
  const names: Record<string, string> = {};
  const paths: Record<string, readonly (string | number)[]> = {};
  seatNames.forEach((name, seat) => {
    const side = words(all[name], name);
    only(side, name, ['hero', 'health', 'cp', 'hand', 'deck', 'discard', 'upgrades', 'tokens', 'companion', 'slots', 'raised']);
    const player = w.players[seat]!;
    names[name] = String(seat);
    paths[name] = ['players', seat];
    paths[`${name}.health`] = ['dials', teamOf(w, seat)];
    if (side['health'] !== undefined) w.dials[teamOf(w, seat)] = whole(side['health'], w.start, `${name}.health`);
    player.cp = whole(side['cp'], player.cp, `${name}.cp`);
    const pile = (where: 'hand' | 'deck' | 'discard', bits: number): CardId[] =>
      Object.entries(words(side[where], `${name}.${where}`)).map(([word, card]) => {
        if (!knownCard(String(card))) wrong(`${name}.${where}.${word}`, `there is no card "${String(card)}"`);
        if (names[word] !== undefined) wrong(`${name}.${where}`, `the name "${word}" is taken`);
        const id = w.cards.length;
        w.cards.push(String(card));
        w.owners.push(seat);
        w.known.push(bits);
        names[word] = String(id);
        return id;
      });
    player.hand = pile('hand', handBits(w, seat));
    player.deck = pile('deck', 0).reverse();
    player.discard = pile('discard', EVERYBODY);
    const hero = heroNamed(player.hero);
    for (const card of (side['upgrades'] as readonly Plain[] | undefined) ?? []) {
      const definition = knownCard(String(card)) ? cardNamed(String(card)) : null;
      if (definition?.type !== 'upgrade' || boxIndex(hero, definition.box) < 0)
        return wrong(`${name}.upgrades`, `"${String(card)}" is no upgrade of ${player.hero}`);
      w.cards.push(definition.id);
      w.owners.push(seat);
      w.known.push(EVERYBODY);
      player.upgrades.push(w.cards.length - 1);
      player.levels[boxIndex(hero, definition.box)] = definition.level;
    }
    if (side['tokens'] !== undefined) player.tokens = [];
    for (const [status, value] of Object.entries(words(side['tokens'], `${name}.tokens`))) {
      if (!knownStatus(status)) wrong(`${name}.tokens`, `there is no status "${status}"`);
      // `timeBomb: [2, 1]` gives each token its state.
      const states = Array.isArray(value)
        ? (value as number[])
        : Array.from({ length: whole(value, 1, `${name}.tokens.${status}`) }, () => 0);
      for (const state of states)
        player.tokens.push({
          status,
          by: w.players.findIndex(({ hero: id }) => heroNamed(id).statuses.some(each => each.id === status)),
          state,
        });
    }
    for (const token of player.tokens) if (token.by < 0) (token as { by: number }).by = seat;
    if (side['companion'] !== undefined) player.companion = seatNames.indexOf(String(side['companion']));
    if (side['slots'] !== undefined) player.slots = [...(side['slots'] as number[])];
    for (const [status, n] of Object.entries(words(side['raised'], `${name}.raised`)))
      player.raised[status] = whole(n, 0, `${name}.raised.${status}`);
    return undefined;
  });
  const at = (all['at'] ?? 'offence') as At;
  if (!AT.includes(at)) wrong('at', `expected one of ${AT.join(', ')}`);
  const active = all['active'] === undefined ? 0 : seatNames.indexOf(String(all['active']));
  if (active < 0) wrong('active', `expected one of ${seatNames.join(', ')}`);
  w.starter = all['starter'] === undefined ? active : seatNames.indexOf(String(all['starter']));
  w.active = active;
  w.turn = whole(all['turn'], 2, 'turn');
  w.dialsBefore = w.dials.slice();
  if (at === 'start') {
    w.turn = 0;
    return { world: w, stack: [frame('game', '', { among: w.players.map((_, seat) => seat) })], names, paths };
  }
  const outer = frame('game', 'next', { among: [active] });
  if (at === 'turn') {
    w.turn--;
    return { world: w, stack: [outer, frame('turn', '', { seat: active })], names, paths };
  }
  return { world: w, stack: [outer, frame('turn', STEP[at], { seat: active })], names, paths };
}
