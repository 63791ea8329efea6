/** Chapters 2.4.3, 3.5.1, 3.5.3 and 5.3: what happens at the end of a turn, in the order of SCW 2.4.3.2. */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { payEnergy, release, startRepair, useBonus, useSpecial } from './atoms.ts';
import { newAttack, targetsOf } from './attack.ts';
import { automaticBonus, bonus } from './bonus.ts';
import { carrying, slotsNow, specialNow, weaponsOf, type Duel, type Rule, type Target, type WeaponId } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const { define } = proceduresOf<ScratchWars>();
const sumOf = (w: Duel, ids: readonly WeaponId[]): number => ids.reduce((sum, id) => sum + w.weapons[id]!.deferred!.value, 0);

/** 3.5.1: by itself, all of them as one attack, and they stay. Its bonus counts by itself too. */
const permanentAttack = define<{ readonly seat: Seat }, { strike: null; done: unknown }, null>('permanentAttack', {
  strike(g, { seat }) {
    const ids = carrying(g.world, seat, 'permanentAttack');
    if (ids.length === 0) return g.done(null);
    const slot = automaticBonus(g.world, seat, 'permanentAttack');
    const extra = slot === null ? 0 : useBonus(g, seat, slot, 'SCW 4.1.1.3');
    return g.call('done', newAttack(seat, 'permanentAttack', sumOf(g.world, ids), extra));
  },
  done: g => g.done(null),
});

/** 3.5.3 and 5.3.1: two combos, or one with the detonator; all or none. */
const combo = define<
  { readonly seat: Seat; sum: number; detonator: number },
  { offer: null; decide: 'fire' | 'keep'; fire: number; done: unknown },
  null
>('combo', {
  offer(g, v) {
    const ids = carrying(g.world, v.seat, 'combo'),
      slot = specialNow(g.world, v.seat, 'comboDetonator');
    if (ids.length < (slot < 0 ? 2 : 1)) return g.done(null);
    v.sum = sumOf(g.world, ids);
    const rule: Rule = slot < 0 ? 'SCW 3.5.3.13' : 'SCW 5.3.1.7';
    return g.ask('decide', v.seat, rule, ['fire', 'keep'], {
      sum: v.sum,
      detonator: slot < 0 ? 0 : slotsNow(g.world, v.seat)[slot]!.value,
    });
  },
  decide: (g, v, choice) => (choice === 'keep' ? g.done(null) : g.call('fire', bonus({ seat: v.seat, effect: 'combo', value: v.sum }))),
  fire(g, v, extra) {
    const slot = specialNow(g.world, v.seat, 'comboDetonator');
    if (slot >= 0) v.detonator = useSpecial(g, v.seat, slot, 'SCW 5.3.1.9'); // always counted, for good or ill
    for (const id of carrying(g.world, v.seat, 'combo')) release(g, id, 'deferredUsed', 'SCW 3.5.3.2');
    return g.call('done', newAttack(v.seat, 'combo', v.sum, extra, v.detonator));
  },
  done: g => g.done(null),
});

/** 5.3.2: pays exactly its value, or all that is left, and strikes with as much. */
const nightAttack = define<{ readonly seat: Seat }, { offer: null; decide: 'use' | 'skip'; done: unknown }, null>('nightAttack', {
  offer(g, { seat }) {
    const slot = specialNow(g.world, seat, 'nightAttack'),
      { energy } = g.world.sides[seat]!;
    if (slot < 0 || energy < 1) return g.done(null); // SCW 5.3.2.4
    return g.ask('decide', seat, 'SCW 5.3.2.2', ['use', 'skip'], { power: Math.min(slotsNow(g.world, seat)[slot]!.value, energy) });
  },
  decide(g, { seat }, choice) {
    if (choice === 'skip') return g.done(null);
    const value = useSpecial(g, seat, specialNow(g.world, seat, 'nightAttack'), 'SCW 5.3.2.8');
    const paid = Math.min(value, g.world.sides[seat]!.energy);
    payEnergy(g, seat, paid, 'SCW 5.3.2.3');
    return g.call('done', newAttack(seat, 'nightAttack', paid));
  },
  done: g => g.done(null),
});

/** 5.3.3: repairs one broken weapon, or attacks one of the opponent's; free of charge. */
const mechanic = define<
  { readonly seat: Seat },
  { offer: null; decide: 'skip' | { readonly repair: WeaponId } | Exclude<Target, 'hero'>; done: unknown },
  null
>('mechanic', {
  offer(g, { seat }) {
    const slot = specialNow(g.world, seat, 'mechanic');
    if (slot < 0) return g.done(null);
    const { value } = slotsNow(g.world, seat)[slot]!;
    const repairs = mendable(g.world, seat, value).map(repair => ({ repair }));
    const targets = targetsOf(g.world, seat, 'mechanic') as Exclude<Target, 'hero'>[];
    if (repairs.length + targets.length === 0) return g.done(null);
    return g.ask('decide', seat, 'SCW 5.3.3.1', ['skip', ...repairs, ...targets], { attack: 'mechanic', power: value });
  },
  decide(g, { seat }, choice) {
    if (choice === 'skip') return g.done(null);
    const value = useSpecial(g, seat, specialNow(g.world, seat, 'mechanic'), 'SCW 5.3.3.1');
    if (!('repair' in choice)) return g.call('done', newAttack(seat, 'mechanic', value, 0, 0, choice));
    startRepair(g, choice.repair, true, 'SCW 5.3.3.2.2');
    return g.done(null);
  },
  done: g => g.done(null),
});
export const mendable = (w: Duel, seat: Seat, value: number): WeaponId[] =>
  weaponsOf(w, seat).filter(id => w.weapons[id]!.state === 'broken' && w.weapons[id]!.card.durability <= value);

export const endOfTurn = define<
  { readonly seat: Seat },
  { permanent: null; combo: unknown; night: unknown; mechanic: unknown; done: unknown },
  null
>('endOfTurn', {
  permanent: (g, v) => g.call('combo', permanentAttack({ seat: v.seat })),
  combo: (g, v) => g.call('night', combo({ seat: v.seat, sum: 0, detonator: 0 })),
  night: (g, v) => g.call('mechanic', nightAttack({ seat: v.seat })),
  mechanic: (g, v) => g.call('done', mechanic({ seat: v.seat })),
  done: g => g.done(null),
});

export const endOfTurnProcedures = [endOfTurn, permanentAttack, combo, nightAttack, mechanic];
