/** Random games: everything the engine promises at every decision, every effect in every way it can be used, paths counted. */
import { exists } from '@kolbiste/rulebooks';
import { census, checkMany, exhaust, newTable, playUntil } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  COLOURS,
  DEFERRED,
  EFFECTS,
  scratchWarsGame,
  SPECIALS,
  type AttackKind,
  type Duel,
  type DuelEvent,
  type Sector,
} from '../src/index.ts';
import { madeUpTable } from './made-up-cards.ts';

describe('random games with every check at every decision', () => {
  const modes = {
    'ready sets': () => ({}),
    'opened packs': () => ({ preparation: 'pack' }),
    'made-up cards': (game: number) => madeUpTable(`checked ${game}`),
    'made-up cards, no cancelling': (game: number) => ({ ...madeUpTable(`kept ${game}`), cancelling: 'never' }),
  };
  it.each(Object.entries(modes))('hold from %s [SCW 2.6.1.2] [SCW 2.7.2.2] [SCW 4.1.2.1] [SCW 1.5.1.2] [SCW R-23]', (name, options) => {
    const { games, finished, failures } = checkMany(scratchWarsGame, { games: 12, seed: name, options, ruleExists: exists });
    expect({ games, finished, failures }).toEqual({ games: 12, finished: 12, failures: [] });
  });

  it('come to an end by the hundred', () => {
    for (const [name, options] of Object.entries(modes)) {
      const { finished, outcomes } = checkMany(scratchWarsGame, { games: 100, seed: `fast ${name}`, options, every: 0 });
      expect([name, finished]).toEqual([name, 100]);
      for (const wins of outcomes.winsBySeat) expect(wins).toBeGreaterThan(15);
    }
  });
});

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
function observer(): (event: DuelEvent, world: Duel) => [string, string][] {
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
  const { missing, seen } = exhaust(scratchWarsGame, {
    seed: 'exhaust',
    items: [...WAYS.keys()],
    ways: [...new Set([...WAYS.values()].flat())],
    except: (item, way) => !WAYS.get(item)!.includes(way),
    options: game => madeUpTable(`exhaust ${game}`),
    maxGames: 2000,
    shows: (event, world) => observe(event as unknown as DuelEvent, world as Duel),
  });
  const missingOf = (...first: readonly string[]) => missing.filter(pair => first.includes(pair.split(' ')[0]!));
  /** What was seen although it cannot be. */
  const impossible = Object.entries(seen).flatMap(([item, ways]) =>
    Object.entries(ways).flatMap(([way, times]) => (times > 0 && !WAYS.get(item)!.includes(way) ? [`${item}: ${way}`] : [])),
  );

  it('use, ignore, trap and cancel every effect in every colour [SCW 3.1.2.1] [SCW 3.1.3.1] [SCW 3.1.4.1] [SCW 3.3.1.2] [SCW 3.5.4.2]', () => {
    expect(missingOf(...COLOURS)).toEqual([]);
  });
  it('strike with every attack in every way it can [SCW 3.5.2.1] [SCW 3.5.2.6] [SCW 2.8.1.2] [SCW 2.8.2.2]', () => {
    expect(missingOf('attack')).toEqual([]);
  });
  it('set aside, use, cancel and destroy every deferred effect [SCW 3.2.3.4] [SCW 3.2.3.5] [SCW R-27] [SCW R-28]', () => {
    expect(missingOf('deferred')).toEqual([]);
  });
  it('count every bonus and malus and use every special [SCW 4.1.1.1] [SCW 4.2.2.1] [SCW 5.1.1.1]', () => {
    expect(missingOf('slot')).toEqual([]);
  });
  it('never show what the rules exclude [SCW 3.1.4.1] [SCW 3.4.6.1] [SCW 3.4.6.3] [SCW 3.4.9.5.1] [SCW 3.5.1.5] [SCW R-55]', () => {
    expect(impossible).toEqual([]);
  });
});

/** How many sequences of answers there are. A change of these numbers is a change of what is legal, or of the cards. */
describe('paths', () => {
  it.each([
    ['starter', {}, [6, 36, 72, 324]],
    ['pack', { preparation: 'pack' }, [3, 24, 192, 1248]],
    ['collection', madeUpTable('census'), [2, 12, 72, 324]],
  ])('from the start of a %s game are as many as ever', (name, options, paths) => {
    const { position } = newTable(scratchWarsGame, { options, seed: `census ${name}` });
    expect(census(scratchWarsGame, position, 4)).toEqual({ paths, ended: [0, 0, 0, 0] });
  });

  it.each([
    ['starter', {}, [6, 26, 116, 445, 1704, 6760]],
    ['pack', { preparation: 'pack' }, [4, 17, 58, 178, 595, 2091]],
    ['collection', madeUpTable('census'), [6, 12, 48, 179, 679, 2773]],
  ])('from the middle of a %s game are as many as ever', (name, options, paths) => {
    const play = newTable(scratchWarsGame, { options, seed: `census ${name}` });
    const middle = (): boolean => play.question === 'turn.acted' && (play.position.world as Duel).round === 3;
    expect(playUntil(play, middle, `census ${name}`)).toBe(true);
    expect(census(scratchWarsGame, play.position, 6)).toEqual({ paths, ended: [0, 0, 0, 0, 0, 0] });
  });
});
