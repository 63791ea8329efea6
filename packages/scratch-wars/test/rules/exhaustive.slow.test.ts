/** Random games until every effect was seen in every way it can be used. */
import { exhaust } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  COLOURS,
  DEFERRED,
  EFFECTS,
  game,
  SPECIALS,
  type AttackKind,
  type DuelEvent,
  type Sector,
  type World,
} from '../../src/index.ts';
import { madeUpTable } from '../made-up-cards.ts';

/** Every item with the ways in which it can be seen. */
const WAYS = new Map<string, readonly string[]>();
const NEEDS_TARGET: readonly string[] = ['weaponAttack', 'canbalandAttack', 'curse', 'shrapnel'];

for (const effect of EFFECTS) {
  const always = [
    'used',
    ...(effect === 'canbalandAttack' ? [] : ['trapped']),
    ...(NEEDS_TARGET.includes(effect) ? ['without a target'] : []),
  ];
  WAYS.set(`green ${effect}`, [...always, 'ignored']);
  WAYS.set(`orange ${effect}`, [...always, 'ignored']);
  WAYS.set(`red ${effect}`, always);
}

const onWeapons = ['hits a weapon', 'hits an effect'];
const shields = ['is shielded', 'meets its own shield'];

const ATTACK_WAYS: Record<AttackKind, readonly string[]> = {
  heroAttack: ['hits the hero', 'fails', 'is shielded'],
  bite: ['hits the hero', 'fails', 'is shielded'],
  permanentAttack: ['hits the hero', 'fails', 'is shielded'],
  nightAttack: ['hits the hero', 'fails', 'is shielded'],
  weaponAttack: [...onWeapons, 'fails', ...shields],
  curse: [...onWeapons, 'fails', ...shields],
  shrapnel: [...onWeapons, 'fails', ...shields],
  mechanic: [...onWeapons, 'fails', ...shields],
  universalAttack: ['hits the hero', ...onWeapons, 'fails', ...shields],
  combo: ['hits the hero', ...onWeapons, 'fails', ...shields],
  shrapnelSecond: ['hits the hero', ...onWeapons, 'fails'],
  canbalandAttack: onWeapons,
};

for (const [kind, ways] of Object.entries(ATTACK_WAYS)) WAYS.set(`attack ${kind}`, ways);

for (const effect of DEFERRED)
  WAYS.set(`deferred ${effect}`, ['set aside', 'cancelled', 'destroyed', ...(effect === 'permanentAttack' ? [] : ['used up'])]);

for (const icon of BONUS_ICONS) WAYS.set(`slot ${icon}`, ['bonus', 'malus']);

for (const special of SPECIALS) WAYS.set(`slot ${special}`, ['special']);

/** Turns the events of a game into what they show. */
function observer(): (event: DuelEvent, world: World) => [string, string][] {
  let drawn: Sector | null = null,
    shielded = false;
  return (event, world) => {
    switch (event.type) {
      case 'spun':
        drawn = world.weapons[event.weapon]!.card.sectors[event.sector]!;
        return [];
      case 'effectUsed':
        return [[`${drawn!.colour} ${event.effect}`, 'used']];
      case 'effectIgnored':
        return [[`${drawn!.colour} ${event.effect}`, 'ignored']];
      case 'effectCancelled':
        return [[`${drawn!.colour} ${event.effect}`, event.why === 'trap' ? 'trapped' : 'without a target']];
      case 'aimed':
        shielded = false;
        return [];
      case 'shielded':
        shielded = true;
        return [];
      case 'attacked': {
        const { attack, target, success } = event;
        const own = typeof target === 'object' && 'effect' in target && world.weapons[target.effect]!.deferred === null;
        const hit =
          target === 'hero' ? 'hits the hero' : own ? 'meets its own shield' : 'weapon' in target ? 'hits a weapon' : 'hits an effect';
        const shown: [string, string][] = [[`attack ${attack}`, success ? hit : 'fails']];
        return shielded ? [...shown, [`attack ${attack}`, 'is shielded']] : shown;
      }
      case 'effectDeferred':
        return [[`deferred ${event.effect}`, 'set aside']];
      case 'deferredUsed':
        return [[`deferred ${event.effect}`, 'used up']];
      case 'deferredCancelled':
        return [[`deferred ${event.effect}`, 'cancelled']];
      case 'deferredDestroyed':
        return [[`deferred ${event.effect}`, 'destroyed']];
      case 'bonusUsed':
        return [[`slot ${event.icon}`, event.value < 0 ? 'malus' : 'bonus']];
      case 'specialUsed':
        return [[`slot ${event.special}`, 'special']];
      default:
        return [];
    }
  };
}

describe('random games until everything was seen', () => {
  const observe = observer();
  const { missing, seen } = exhaust(game, {
    seed: 'exhaust',
    items: [...WAYS.keys()],
    ways: [...new Set([...WAYS.values()].flat())],
    except: (item, way) => !WAYS.get(item)!.includes(way),
    options: game => madeUpTable(`exhaust ${game}`),
    maxGames: 2000,
    shows: (event, world) => observe(event as unknown as DuelEvent, world as World),
  });
  const missingOf = (...first: readonly string[]) => missing.filter(pair => first.includes(pair.split(' ')[0]!));
  /** What was seen although it cannot be. */
  const impossible = Object.entries(seen).flatMap(([item, ways]) =>
    Object.entries(ways).flatMap(([way, times]) => (times > 0 && !WAYS.get(item)!.includes(way) ? [`${item}: ${way}`] : [])),
  );

  it(
    'use, ignore, trap and cancel every effect in every colour',
    rules('SCW 3.1.2.1', 'SCW 3.1.3.1', 'SCW 3.1.4.1', 'SCW 3.3.1.2', 'SCW 3.5.4.2'),
    () => {
      expect(missingOf(...COLOURS)).toEqual([]);
    },
  );
  it('strike with every attack in every way it can', rules('SCW 3.5.2.1', 'SCW 3.5.2.6', 'SCW 2.8.1.2', 'SCW 2.8.2.2'), () => {
    expect(missingOf('attack')).toEqual([]);
  });
  it('set aside, use, cancel and destroy every deferred effect', rules('SCW 3.2.3.4', 'SCW 3.2.3.5', 'SCW R-27', 'SCW R-28'), () => {
    expect(missingOf('deferred')).toEqual([]);
  });
  it('count every bonus and malus and use every special', rules('SCW 4.1.1.1', 'SCW 4.2.2.1', 'SCW 5.1.1.1'), () => {
    expect(missingOf('slot')).toEqual([]);
  });
  it(
    'never show what the rules exclude',
    rules('SCW 3.1.4.1', 'SCW 3.4.6.1', 'SCW 3.4.6.3', 'SCW 3.4.9.5.1', 'SCW 3.5.1.5', 'SCW R-55'),
    () => {
      expect(impossible).toEqual([]);
    },
  );
});
