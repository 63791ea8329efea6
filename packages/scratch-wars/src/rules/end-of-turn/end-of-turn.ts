/** Chapter 2.4.3: the end of a turn, in the order of SCW 2.4.3.2. */
import type { Seat } from '@kolbiste/engine';
import { define } from '../game.ts';
import { combo } from './combo.ts';
import { mechanic } from './mechanic.ts';
import { nightAttack } from './night-attack.ts';
import { permanentAttack } from './permanent-attack.ts';

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
