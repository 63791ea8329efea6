/** Chapter 5.3.2: the night attack costs exactly its value, or all energy left, and strikes with what was paid. */
import type { Seat } from '@kolbiste/engine';
import { payEnergy, useSpecial } from '../atoms.ts';
import { newAttack } from '../attack/attack.ts';
import { define } from '../game.ts';
import { slotsNow, specialNow } from '../queries.ts';

export const nightAttack = define<{ readonly seat: Seat }, { offer: null; decide: 'use' | 'skip'; done: unknown }, null>('nightAttack', {
  offer(g, { seat }) {
    const slot = specialNow(g.world, seat, 'nightAttack'),
      { energy } = g.world.sides[seat]!;
    if (slot === null || energy < 1) return g.done(null); // SCW 5.3.2.4
    return g.ask('decide', seat, 'SCW 5.3.2.2', ['use', 'skip'], { power: Math.min(slotsNow(g.world, seat)[slot]!.value, energy) });
  },
  decide(g, { seat }, choice) {
    if (choice === 'skip') return g.done(null);
    const value = useSpecial(g, seat, specialNow(g.world, seat, 'nightAttack')!, 'SCW 5.3.2.8');
    const paid = Math.min(value, g.world.sides[seat]!.energy);
    payEnergy(g, seat, paid, 'SCW 5.3.2.3');
    return g.call('done', newAttack(seat, 'nightAttack', { printed: paid }));
  },
  done: g => g.done(null),
});
