/**
 * Scenario files: a position in the book's own words. What is not named has its default.
 *
 *   at: offence            # or turn, upkeep, income, main1, main2, discard
 *   dice: [6, 6, 6, 1, 4]  # at the offensive roll: what has been thrown; attempts: 1 says how many attempts are left, else none
 *   active: Jana
 *   turn: 3
 *   Jana: { hero: thor, health: 40, cp: 5, hand: { willpower: indomitableWill }, deck: { top: sixIt }, upgrades: [hammeredII], tokens: { guardBreak: 2 } }
 *
 * Cards in hand, deck (first is on top) and discard pile are named, so that `play willpower` finds them.
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
} from '@kolbiste/engine';
import { allHeroes, cardNamed, heroNamed, knownCard, knownStatus } from '../cards/registry.ts';
import type { DiceThrone } from './game.ts';
import { switchesOf, type TableOptions } from './options.ts';
import { boxIndex, handBits, teamOf } from './queries.ts';
import { CardList, modeOf, newPlayer, newWorld } from './setup.ts';
import { ATTEMPTS, DICE, EVERYBODY, type CardId, type Player, type Roll, type Token, type World } from './state.ts';

const AT = ['start', 'turn', 'upkeep', 'income', 'main1', 'offence', 'main2', 'discard'] as const;
const SIDE = ['hero', 'health', 'cp', 'hand', 'deck', 'discard', 'upgrades', 'tokens', 'companion', 'slots', 'raised'];

/** What is being read: the file's words, and the table they make so far. */
interface Reading {
  readonly all: { readonly [word: string]: Plain };
  readonly seatNames: readonly string[];
  readonly heroes: readonly string[];
  readonly table: Pick<World, 'mode' | 'switches'>;
  readonly list: CardList;
  readonly names: Record<string, string>;
}

function readHeroes(all: Reading['all'], seatNames: readonly string[]): string[] {
  const known = allHeroes().map(({ id }) => id);
  return seatNames.map((name, seat) => {
    const hero = readWords(all[name], name)['hero'];
    if (hero === undefined) return known[seat]!;
    return known.includes(String(hero)) ? String(hero) : wrongWords(`${name}.hero`, `expected one of ${known.join(', ')}`);
  });
}

/** Named cards of a pile, in the order of the file. */
function readPile(r: Reading, seat: Seat, pile: 'hand' | 'deck' | 'discard', known: number): CardId[] {
  const name = r.seatNames[seat]!;
  const given = readWords(readWords(r.all[name], name)[pile], `${name}.${pile}`);
  return Object.entries(given).map(([word, card]) => {
    if (!knownCard(String(card))) wrongWords(`${name}.${pile}.${word}`, `there is no card "${String(card)}"`);
    if (r.names[word] !== undefined) wrongWords(`${name}.${pile}`, `the name "${word}" is taken`);
    const id = r.list.add(String(card), seat, known);
    r.names[word] = String(id);
    return id;
  });
}
/** Upgrades in play, and the levels they make. */
function readUpgrades(r: Reading, seat: Seat, given: Plain | undefined): Pick<Player, 'upgrades' | 'levels'> {
  const hero = heroNamed(r.heroes[seat]!);
  const levels = hero.boxes.map(() => 1);
  const upgrades = ((given as readonly Plain[] | undefined) ?? []).map(card => {
    const definition = knownCard(String(card)) ? cardNamed(String(card)) : null;
    if (definition?.type !== 'upgrade' || boxIndex(hero, definition.box) < 0)
      return wrongWords(`${r.seatNames[seat]}.upgrades`, `"${String(card)}" is no upgrade of ${hero.id}`);
    levels[boxIndex(hero, definition.box)] = definition.level;
    return r.list.add(definition.id, seat, EVERYBODY);
  });
  return { upgrades, levels };
}
/** `agility: 2` are two tokens; `timeBomb: [2, 1]` gives each its state. */
function readTokens(r: Reading, seat: Seat, given: Plain | undefined): Token[] {
  const where = `${r.seatNames[seat]}.tokens`;
  return Object.entries(readWords(given, where)).flatMap(([status, value]) => {
    if (!knownStatus(status)) wrongWords(where, `there is no status "${status}"`);
    const owner = r.heroes.findIndex(id => heroNamed(id).statuses.some(each => each.id === status));
    const states = Array.isArray(value) ? (value as number[]) : Array.from({ length: readWhole(value, 1, `${where}.${status}`) }, () => 0);
    return states.map(state => ({ status, by: owner < 0 ? seat : owner, state }));
  });
}
function readPlayer(r: Reading, seat: Seat): Player {
  const name = r.seatNames[seat]!;
  const side = readWords(r.all[name], name);
  onlyWords(side, name, SIDE);
  const fresh = newPlayer(r.heroes[seat]!, seat);
  const companion = side['companion'] === undefined ? -1 : r.seatNames.indexOf(String(side['companion']));
  const raised = Object.entries(readWords(side['raised'], `${name}.raised`));
  return {
    ...fresh,
    cp: readWhole(side['cp'], fresh.cp, `${name}.cp`),
    hand: readPile(r, seat, 'hand', handBits(r.table, seat)),
    deck: readPile(r, seat, 'deck', 0).reverse(),
    discard: readPile(r, seat, 'discard', EVERYBODY),
    ...readUpgrades(r, seat, side['upgrades']),
    tokens: side['tokens'] === undefined ? fresh.tokens : readTokens(r, seat, side['tokens']),
    companion: side['companion'] === undefined ? fresh.companion : companion < 0 ? null : companion,
    slots: side['slots'] === undefined ? fresh.slots : [...(side['slots'] as number[])],
    raised: Object.fromEntries(raised.map(([status, n]) => [status, readWhole(n, 0, `${name}.raised.${status}`)])),
  };
}

/** Health by dial: in teams the last of the two that is named counts. */
function readDials({ all, seatNames }: Reading, { dials, start }: World, team: (seat: Seat) => number): number[] {
  const read = dials.slice();
  seatNames.forEach((name, seat) => {
    const { health } = readWords(all[name], name);
    if (health !== undefined) read[team(seat)] = readWhole(health, start, `${name}.health`);
  });
  return read;
}
function readSeat({ all, seatNames }: Reading, word: 'active' | 'starter', preset: Seat): Seat {
  if (all[word] === undefined) return preset;
  const seat = seatNames.indexOf(String(all[word]));
  return seat < 0 ? wrongWords(word, `expected one of ${seatNames.join(', ')}`) : seat;
}

/** The offensive roll when dice have already been thrown; null before the first attempt. */
function readRoll({ all }: Reading, at: string, seat: Seat): Roll | null {
  const given = all['dice'];
  if (given === undefined) return all['attempts'] === undefined ? null : wrongWords('attempts', 'attempts are left only beside "dice"');
  if (at !== 'offence') wrongWords('dice', 'dice lie on the table only "at: offence"');
  const dice = Array.isArray(given) ? given.map((die, i) => readWhole(die, 1, `dice.${i}`)) : [];
  if (dice.length !== DICE || dice.some(die => die < 1 || die > 6)) wrongWords('dice', `expected ${DICE} numbers from 1 to 6`);
  const left = readWhole(all['attempts'], 0, 'attempts');
  if (left >= ATTEMPTS) wrongWords('attempts', `at most ${ATTEMPTS - 1} are left after a throw`);
  return {
    seat,
    purpose: 'offence',
    dice,
    left,
    open: true,
    changed: false,
    foreign: null,
    announced: null,
    restarts: false,
    source: 'offence',
  };
}

export function readScenario(given: Plain, options: TableOptions, seatNames: readonly string[]): ScenarioStart<DiceThrone> {
  const all = readWords(given, 'given');
  onlyWords(all, 'given', ['at', 'dice', 'attempts', 'active', 'turn', 'starter', ...seatNames]);
  const table = { mode: modeOf(seatNames.length), switches: switchesOf(options) };
  const names = Object.fromEntries(seatNames.map((name, seat) => [name, String(seat)]));
  const r: Reading = { all, seatNames, heroes: readHeroes(all, seatNames), table, list: new CardList(), names };
  const players = seatNames.map((_, seat) => readPlayer(r, seat));
  const fresh = newWorld(players, r.list, options);
  const dials = readDials(r, fresh, seat => teamOf(table, seat));
  const at = readOneOf(all['at'], AT, 'offence', 'at');
  const active = readSeat(r, 'active', 0);
  const starter = readSeat(r, 'starter', active);
  const turn = at === 'start' ? 0 : readWhole(all['turn'], 2, 'turn') - (at === 'turn' ? 1 : 0);
  const roll = readRoll(r, at, active);
  const world: World = {
    ...fresh,
    dials,
    dialsBefore: dials.slice(),
    starter,
    active,
    turn,
    ...(roll && { phase: 'offence', rolls: [roll] }),
  };
  const paths = Object.fromEntries(
    seatNames.flatMap((name, seat) => [
      [name, ['players', seat]],
      [`${name}.health`, ['dials', teamOf(table, seat)]],
    ]),
  );
  const stack =
    at === 'start'
      ? [frameAt('game', '', { among: players.map((_, seat) => seat) })]
      : roll
        ? [
            frameAt('game', 'next', { among: [active] }),
            frameAt('turn', 'targeting', { seat: active }),
            frameAt('offence', 'offer', { seat: active, announced: null, reopened: false }),
          ]
        : [frameAt('game', 'next', { among: [active] }), frameAt('turn', at === 'turn' ? '' : at, { seat: active })];
  return { world, stack, names, paths };
}
