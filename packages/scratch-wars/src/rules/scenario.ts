/**
 * Scenario files: a Duel's position in the book's own words. Anything omitted has its default.
 *
 *   at: actions            # or turn, endOfTurn, round, draw
 *   round: 3
 *   Jana:
 *     lives: 9
 *     hero: { focus: [sword], evening: [heroAttack 2, blessing -1] }
 *     weapons:
 *       w1: { wheel: green heroAttack 3, cost: 1, durability: 3 }
 *       w2: { wheel: [orange shield 2/4, red energy 1], deferred: shield 2/4 }
 *       w3: { card: SWW-0MG5-Z6A3-0ZH }   # a card by its code; of a hero too
 */
import {
  frameAt,
  onlyWords,
  readOneOf,
  readWhole,
  readWords,
  wrongWords,
  type Frame,
  type Plain,
  type ScenarioStart,
  type Seat,
  type Words,
} from '@kolbiste/engine';
import { decodeCard } from '../cards/code/code.ts';
import {
  BONUS_ICONS,
  byTime,
  COLOURS,
  DEFERRED,
  EFFECTS,
  isDeferred,
  isHeroCard,
  NO_KIND,
  SECTORS,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
  type Card,
  type Colour,
  type Deferred,
  type Effect,
  type HeroCard,
  type Sector,
  type Slot,
  type WeaponCard,
} from '../cards/vocabulary.ts';
import type { ScratchWars } from './game.ts';
import { ACTIONS, MAX_WEAPONS, WEAPON_STATES, type Side, type Stored, type Switches, type Weapon, type World } from './state.ts';

const list = (value: Plain | undefined): readonly Plain[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** `shield 2/4`: effect, value and durability. */
function readStored(text: Plain | undefined, where: string): Stored | null {
  if (text === undefined || text === null) return null;
  const match = /^(\w+) (-?\d+)\/(\d+)$/.exec(String(text));
  if (!match || !(DEFERRED as readonly string[]).includes(match[1]!))
    return wrongWords(where, `expected a deferred effect as "shield 2/4" (value/durability), not ${JSON.stringify(text)}`);
  return { effect: match[1] as Deferred, value: Number(match[2]), durability: Number(match[3]) };
}

/** `green heroAttack 3`, `orange shield 2/4`. */
function readSector(text: Plain, where: string): Sector {
  const match = /^(\w+) (\w+) (-?\d+)(?:\/(\d+))?$/.exec(String(text));
  const colour = match?.[1] as Colour,
    effect = match?.[2] as Effect;
  if (!match || !COLOURS.includes(colour) || !EFFECTS.includes(effect))
    return wrongWords(where, `expected a sector as "green heroAttack 3" or "orange shield 2/4", not ${JSON.stringify(text)}`);
  if (isDeferred(effect) !== (match[4] !== undefined))
    return wrongWords(
      where,
      isDeferred(effect) ? `${effect} needs a durability: "${colour} ${effect} ${match[3]}/2"` : `${effect} has no durability`,
    );
  return { colour, effect, value: Number(match[3]), durability: match[4] === undefined ? null : Number(match[4]) };
}

function readCode(code: Plain, where: string): Card {
  const read = decodeCard(String(code));
  return 'problem' in read ? wrongWords(where, `${JSON.stringify(code)} is no card's code: ${read.problem}`) : read.card;
}

/** What a card says, unless the file gives the card by its code. */
const OF_WEAPON = ['wheel', 'type', 'cost', 'durability'];
const OF_HERO = ['lives', 'focus', 'energy', ...TIMES];

function readWeapon(given: Words, owner: Seat, name: string, where: string): Weapon {
  const card = readWeaponCard(given, name, where);
  const deferred = readStored(given['deferred'], `${where}.deferred`);
  const state = readOneOf(given['state'], WEAPON_STATES, deferred ? 'carrying' : 'prepared', `${where}.state`);
  if ((state === 'carrying') !== (deferred !== null)) wrongWords(where, 'a weapon is "carrying" exactly when it has a deferred effect');
  return { owner, card, state, deferred };
}

function readWeaponCard(given: Words, name: string, where: string): WeaponCard {
  const coded = given['card'] !== undefined;
  onlyWords(given, where, ['card', ...(coded ? [] : OF_WEAPON), 'state', 'deferred']);
  if (coded) {
    const card = readCode(given['card']!, `${where}.card`);
    return isHeroCard(card) ? wrongWords(`${where}.card`, 'this is the code of a hero') : card;
  }
  const wheel = list(given['wheel'] ?? 'green energy 1').map((text, i) => readSector(text, `${where}.wheel[${i}]`));
  if (wheel.length === 0 || wheel.length > SECTORS) wrongWords(`${where}.wheel`, `a wheel has ${SECTORS} sectors; fewer are repeated`);
  return {
    kind: NO_KIND,
    name: name.toUpperCase(),
    edition: 'base',
    type: readOneOf(given['type'], WEAPON_TYPES, 'sword', `${where}.type`),
    rarity: 1,
    durability: readWhole(given['durability'], 3, `${where}.durability`),
    cost: readWhole(given['cost'], 1, `${where}.cost`),
    sectors: Array.from({ length: SECTORS }, (_, i) => wheel[i % wheel.length]!),
  };
}

function readSlot(text: Plain, where: string): Slot {
  const match = /^(\w+) (-?\d+)$/.exec(String(text));
  const icon = match?.[1] as Slot['icon'];
  return match && ([...BONUS_ICONS, ...SPECIALS] as readonly string[]).includes(icon)
    ? { icon, value: Number(match[2]) }
    : wrongWords(where, `expected a bonus or special as "heroAttack 2", not ${JSON.stringify(text)}`);
}

function readHero(given: Words, name: string, where: string): HeroCard {
  const coded = given['card'] !== undefined;
  onlyWords(given, where, ['card', ...(coded ? [] : OF_HERO)]);
  if (coded) {
    const card = readCode(given['card']!, `${where}.card`);
    return isHeroCard(card) ? card : wrongWords(`${where}.card`, 'this is the code of a weapon');
  }
  const energy =
    given['energy'] === undefined ? [3, 3, 3, 3] : list(given['energy']).map((n, i) => readWhole(n, 0, `${where}.energy[${i}]`));
  if (energy.length !== 4) wrongWords(`${where}.energy`, 'expected four numbers: morning, noon, evening, night');
  return {
    kind: NO_KIND,
    name,
    island: 'techlandia',
    rarity: 1,
    lives: readWhole(given['lives'], 20, `${where}.lives`),
    focus:
      given['focus'] === undefined
        ? [...WEAPON_TYPES]
        : list(given['focus']).map((type, i) => readOneOf(type, WEAPON_TYPES, 'sword', `${where}.focus[${i}]`)),
    energy: byTime(time => energy[time]!),
    slots: byTime(time => list(given[TIMES[time]!]).map((text, i) => readSlot(text, `${where}.${TIMES[time]}[${i}]`))),
  };
}

const AT = ['actions', 'turn', 'endOfTurn', 'round', 'draw'] as const;
function stackAt(at: (typeof AT)[number], active: Seat, starter: Seat): Frame[] {
  if (at === 'draw') return [frameAt('duel', 'startWeapon', { chooser: 0 })];
  const outer = frameAt('duel', 'end', { chooser: 0 });
  if (at === 'round') return [outer, frameAt('rounds', '', {})];
  const rounds = frameAt('rounds', active === starter ? 'second' : 'begin', {});
  const turn = (step: string): Frame => frameAt('turn', step, { seat: active });
  if (at === 'turn') return [outer, rounds, turn('')];
  return at === 'actions' ? [outer, rounds, turn('act')] : [outer, rounds, turn('over'), frameAt('endOfTurn', '', { seat: active })];
}

export function readScenario(given: Plain, { roundCap, cancelling }: Switches, seatNames: readonly string[]): ScenarioStart<ScratchWars> {
  const all = readWords(given, 'given');
  onlyWords(all, 'given', ['at', 'round', 'active', 'starter', 'actions', ...seatNames]);
  const seatOf = (value: Plain | undefined, preset: Seat, where: string): Seat =>
    value === undefined
      ? preset
      : seatNames.includes(String(value))
        ? seatNames.indexOf(String(value))
        : wrongWords(where, `expected one of ${seatNames.join(', ')}`);
  const names: Record<string, string> = {},
    paths: Record<string, readonly (string | number)[]> = {};
  const weapons: Weapon[] = [];
  const sides = seatNames.map((name, seat): Side => {
    const side = readWords(all[name], name);
    onlyWords(side, name, ['lives', 'energy', 'used', 'hero', 'weapons']);
    const card = readHero(readWords(side['hero'], `${name}.hero`), name, `${name}.hero`);
    const own = Object.entries(readWords(side['weapons'], `${name}.weapons`));
    if (own.length > MAX_WEAPONS) wrongWords(`${name}.weapons`, 'a hero has at most five weapons (SCW 1.5.1.2)');
    paths[name] = ['sides', seat];
    names[name] = String(seat);
    for (const [weaponName, value] of own) {
      if (names[weaponName] !== undefined) wrongWords(`${name}.weapons`, `the name "${weaponName}" is taken`);
      names[weaponName] = String(weapons.length);
      paths[weaponName] = ['weapons', weapons.length];
      paths[`${name}.weapons.${weaponName}`] = ['weapons', weapons.length];
      weapons.push(readWeapon(readWords(value, `${name}.weapons.${weaponName}`), seat, weaponName, `${name}.weapons.${weaponName}`));
    }
    return {
      pool: null,
      hero: card,
      lives: readWhole(side['lives'], card.lives, `${name}.lives`),
      energy: readWhole(side['energy'], card.energy[0], `${name}.energy`),
      starting: null,
      used: list(side['used']).map((n, i) => readWhole(n, 0, `${name}.used[${i}]`)),
    };
  });
  const active = seatOf(all['active'], 0, 'active'),
    starter = seatOf(all['starter'], 0, 'starter');
  const at = readOneOf(all['at'], AT, 'actions', 'at');
  const round = readWhole(all['round'], at === 'draw' ? 0 : 1, 'round');
  const world: World = {
    round: at === 'round' ? round - 1 : round,
    starter: at === 'draw' ? null : starter,
    active,
    actions: readWhole(all['actions'], ACTIONS, 'actions'),
    sides: sides as [Side, Side],
    weapons,
    switches: { roundCap, cancelling },
  };
  return { world, stack: stackAt(at, active, starter), names, paths };
}
