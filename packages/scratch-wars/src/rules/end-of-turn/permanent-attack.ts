/** Chapter 3.5.1: permanent attacks strike without being asked for, all as one attack, and stay. */
import type { Seat } from '@kolbiste/engine';
import { useBonus } from '../atoms.ts';
import { newAttack } from '../attack/attack.ts';
import { define } from '../game.ts';
import { automaticBonus, carrying, storedSum } from '../queries.ts';

export const permanentAttack = define<{ readonly seat: Seat }, { strike: null; done: unknown }, null>('permanentAttack', {
  strike(g, { seat }) {
    const ids = carrying(g.world, seat, 'permanentAttack');
    if (ids.length === 0) return g.done(null);
    const slot = automaticBonus(g.world, seat, 'permanentAttack');
    const bonus = slot === null ? 0 : useBonus(g, seat, slot, 'SCW 4.1.1.3');
    return g.call('done', newAttack(seat, 'permanentAttack', { printed: storedSum(g.world, ids), bonus }));
  },
  done: g => g.done(null),
});
