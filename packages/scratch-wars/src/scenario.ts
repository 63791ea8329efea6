/**
 * Scenario files: a Duel's position in the book's own words. What is not named has its default.
 *
 *   at: actions            # or turn, endOfTurn, round, draw
 *   round: 3
 *   Jana:
 *     lives: 9
 *     hero: { focus: [sword], evening: [heroAttack 2, blessing -1] }
 *     weapons:
 *       w1: { wheel: green heroAttack 3, cost: 1, durability: 3 }
 *       w2: { wheel: [orange shield 2/4, red energy 1], deferred: shield 2/4 }
 */
import { InputError, type Frame, type Plain, type ScenarioStart, type Seat } from '@kolbiste/engine';
import {
  COLOURS,
  DEFERRED,
  EFFECTS,
  isDeferred,
  NO_KIND,
  SECTORS,
  TIMES,
  WEAPON_TYPES,
  BONUS_ICONS,
  SPECIALS,
  type Colour,
  type Deferred,
  type Effect,
  type HeroCard,
  type Sector,
  type Slot,
  type WeaponCard,
  type WeaponType,
} from './cards/card.ts';
import { ACTIONS, type Duel, type Side, type Stored, type Switches, type Weapon, type WeaponState } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const wrong = (where: string, message: string): never => {
  throw new InputError('scenario', `${where}: ${message}`);
};
type Words = { readonly [word: string]: Plain };
const words = (value: Plain | undefined, where: string): Words =>
  value === undefined || value === null
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? (value as Words)
      : wrong(where, 'expected names with values');
const only = (given: Words, where: string, allowed: readonly string[]): void => {
  for (const word of Object.keys(given))
    if (!allowed.includes(word)) wrong(where, `"${word}" is not known here; known are ${allowed.join(', ')}`);
};
const whole = (value: Plain | undefined, preset: number, where: string): number =>
  value === undefined
    ? preset
    : Number.isInteger(value)
      ? (value as number)
      : wrong(where, `expected a whole number, not ${JSON.stringify(value)}`);
const oneOf = <T extends string>(value: Plain | undefined, allowed: readonly T[], preset: T, where: string): T =>
  value === undefined
    ? preset
    : allowed.includes(value as T)
      ? (value as T)
      : wrong(where, `expected one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
const list = (value: Plain | undefined): readonly Plain[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** `shield 2/4`: effect, value and durability. */
function stored(text: Plain | undefined, where: string): Stored | null {
  if (text === undefined || text === null) return null;
  const match = /^(\w+) (-?\d+)\/(\d+)$/.exec(String(text));
  if (!match || !(DEFERRED as readonly string[]).includes(match[1]!))
    return wrong(where, `expected a deferred effect as "shield 2/4" (value/durability), not ${JSON.stringify(text)}`);
  return { effect: match[1] as Deferred, value: Number(match[2]), durability: Number(match[3]) };
}

/** `green heroAttack 3`, `orange shield 2/4`. */
function sector(text: Plain, where: string): Sector {
  const match = /^(\w+) (\w+) (-?\d+)(?:\/(\d+))?$/.exec(String(text));
  const colour = match?.[1] as Colour,
    effect = match?.[2] as Effect;
  if (!match || !COLOURS.includes(colour) || !EFFECTS.includes(effect))
    return wrong(where, `expected a sector as "green heroAttack 3" or "orange shield 2/4", not ${JSON.stringify(text)}`);
  if (isDeferred(effect) !== (match[4] !== undefined))
    return wrong(
      where,
      isDeferred(effect) ? `${effect} needs a durability: "${colour} ${effect} ${match[3]}/2"` : `${effect} has no durability`,
    );
  return { colour, effect, value: Number(match[3]), durability: match[4] === undefined ? null : Number(match[4]) };
}

function weapon(given: Words, owner: Seat, name: string, where: string): Weapon {
  only(given, where, ['wheel', 'type', 'cost', 'durability', 'state', 'deferred']);
  const wheel = list(given['wheel'] ?? 'green energy 1').map((text, i) => sector(text, `${where}.wheel[${i}]`));
  if (wheel.length === 0 || wheel.length > SECTORS) wrong(`${where}.wheel`, `a wheel has ${SECTORS} sectors; fewer are repeated`);
  const card: WeaponCard = {
    kind: NO_KIND,
    name: name.toUpperCase(),
    edition: 'base',
    type: oneOf(given['type'], WEAPON_TYPES, 'sword', `${where}.type`),
    rarity: 1,
    durability: whole(given['durability'], 3, `${where}.durability`),
    cost: whole(given['cost'], 1, `${where}.cost`),
    sectors: Array.from({ length: SECTORS }, (_, i) => wheel[i % wheel.length]!),
  };
  const deferred = stored(given['deferred'], `${where}.deferred`);
  const state = oneOf<WeaponState>(
    given['state'],
    ['prepared', 'carrying', 'broken', 'repairing', 'cursed', 'freed'],
    deferred ? 'carrying' : 'prepared',
    `${where}.state`,
  );
  if ((state === 'carrying') !== (deferred !== null)) wrong(where, 'a weapon is "carrying" exactly when it has a deferred effect');
  return { owner, card, state, deferred };
}

function slot(text: Plain, where: string): Slot {
  const match = /^(\w+) (-?\d+)$/.exec(String(text));
  const icon = match?.[1] as Slot['icon'];
  return match && ([...BONUS_ICONS, ...SPECIALS] as readonly string[]).includes(icon)
    ? { icon, value: Number(match[2]) }
    : wrong(where, `expected a bonus or special as "heroAttack 2", not ${JSON.stringify(text)}`);
}

function hero(given: Words, name: string, where: string): HeroCard {
  only(given, where, ['lives', 'focus', 'energy', ...TIMES]);
  const energy = given['energy'] === undefined ? [3, 3, 3, 3] : list(given['energy']).map((n, i) => whole(n, 0, `${where}.energy[${i}]`));
  if (energy.length !== 4) wrong(`${where}.energy`, 'expected four numbers: morning, noon, evening, night');
  return {
    kind: NO_KIND,
    name,
    island: 'techlandia',
    rarity: 1,
    lives: whole(given['lives'], 20, `${where}.lives`),
    focus:
      given['focus'] === undefined
        ? [...WEAPON_TYPES]
        : list(given['focus']).map((type, i) => oneOf<WeaponType>(type, WEAPON_TYPES, 'sword', `${where}.focus[${i}]`)),
    energy: energy as never,
    slots: TIMES.map(time => list(given[time]).map((text, i) => slot(text, `${where}.${time}[${i}]`))) as never,
  };
}

const AT = ['actions', 'turn', 'endOfTurn', 'round', 'draw'] as const;
const frame = (procedure: string, step: string, locals: object, input: unknown = null): Frame => ({
  procedure,
  step,
  locals,
  input,
  returns: true,
});

function stackAt(at: (typeof AT)[number], active: Seat, starter: Seat): Frame[] {
  if (at === 'draw') return [frame('duel', 'startWeapon', { chooser: 0 })];
  const outer = frame('duel', 'end', { chooser: 0 });
  if (at === 'round') return [outer, frame('rounds', '', {})];
  const rounds = frame('rounds', active === starter ? 'second' : 'begin', {});
  const turn = (step: string): Frame => frame('turn', step, { seat: active });
  if (at === 'turn') return [outer, rounds, turn('')];
  return at === 'actions' ? [outer, rounds, turn('act')] : [outer, rounds, turn('over'), frame('endOfTurn', '', { seat: active })];
}

export function readScenario(
  given: Plain,
  options: { readonly roundCap: number; readonly cancelling: Switches['cancelling'] },
  seatNames: readonly string[],
): ScenarioStart<ScratchWars> {
  const all = words(given, 'given');
  only(all, 'given', ['at', 'round', 'active', 'starter', 'actions', ...seatNames]);
  const seatOf = (value: Plain | undefined, preset: Seat, where: string): Seat =>
    value === undefined
      ? preset
      : seatNames.includes(String(value))
        ? seatNames.indexOf(String(value))
        : wrong(where, `expected one of ${seatNames.join(', ')}`);
  const names: Record<string, string> = {},
    paths: Record<string, readonly (string | number)[]> = {};
  const weapons: Weapon[] = [];
  const sides = seatNames.map((name, seat): Side => {
    const side = words(all[name], name);
    only(side, name, ['lives', 'energy', 'used', 'hero', 'weapons']);
    const card = hero(words(side['hero'], `${name}.hero`), name, `${name}.hero`);
    const own = Object.entries(words(side['weapons'], `${name}.weapons`));
    if (own.length > 5) wrong(`${name}.weapons`, 'a hero has at most five weapons (SCW 1.5.1.2)');
    paths[name] = ['sides', seat];
    names[name] = String(seat);
    for (const [weaponName, value] of own) {
      if (names[weaponName] !== undefined) wrong(`${name}.weapons`, `the name "${weaponName}" is taken`);
      names[weaponName] = String(weapons.length);
      paths[weaponName] = ['weapons', weapons.length];
      paths[`${name}.weapons.${weaponName}`] = ['weapons', weapons.length];
      weapons.push(weapon(words(value, `${name}.weapons.${weaponName}`), seat, weaponName, `${name}.weapons.${weaponName}`));
    }
    return {
      pool: null,
      hero: card,
      lives: whole(side['lives'], card.lives, `${name}.lives`),
      energy: whole(side['energy'], card.energy[0], `${name}.energy`),
      starting: null,
      used: list(side['used']).map((n, i) => whole(n, 0, `${name}.used[${i}]`)),
    };
  });
  const active = seatOf(all['active'], 0, 'active'),
    starter = seatOf(all['starter'], 0, 'starter');
  const at = oneOf(all['at'], AT, 'actions', 'at');
  const round = whole(all['round'], at === 'draw' ? 0 : 1, 'round');
  const world: Duel = {
    round: at === 'round' ? round - 1 : round,
    starter: at === 'draw' ? null : starter,
    active,
    actions: whole(all['actions'], ACTIONS, 'actions'),
    sides: sides as [Side, Side],
    weapons,
    switches: { roundCap: options.roundCap, cancelling: options.cancelling },
  };
  return { world, stack: stackAt(at, active, starter), names, paths };
}
