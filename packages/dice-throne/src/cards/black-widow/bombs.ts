/** Time Bombs tick, in the bearer's upkeep and when Black Widow advances them. */
import type { Seat } from '@kolbiste/engine';
import { changeToken, take } from '../../rules/atoms.ts';
import { define, isolated, throwDice } from '../../rules/procedures.ts';
import { livingSeats, playerOf } from '../../rules/queries.ts';
import { BOMB } from './names.ts';

interface Bomb {
  readonly seat: Seat;
  readonly state: number;
}
/** Forward: from the longer side to the shorter; from there it goes off (DIT 6.50, 6.51). */
const advance = define<Bomb & { readonly by: Seat }, { begin: null; end: unknown }, null>('advanceBomb', {
  begin(g, v) {
    if (!playerOf(g.world, v.seat).tokens.some(each => each.status === BOMB && each.state === v.state)) return g.done(null);
    if (v.state > 1) {
      changeToken(g, { seat: v.seat, status: BOMB, from: v.state, to: v.state - 1, rule: 'DIT 6.50' });
      return g.go('end', null);
    }
    take(g, { from: v.seat, status: BOMB, n: 1, how: 'expired', rule: 'DIT 6.51', state: v.state });
    return g.call('end', isolated({ to: [v.seat], by: v.by, n: 4, type: 'undefendable', source: BOMB }));
  },
  end: g => g.done(null),
});
/** In the bearer's upkeep, for each bomb (DIT 6.47 to 6.49). */
export const tick = define<Bomb, { roll: null; rolled: readonly number[]; end: unknown }, null>('tickBomb', {
  roll: (g, v) => g.call('rolled', throwDice({ seat: v.seat, n: 1, source: BOMB, reroll: false })),
  rolled(g, v, [die]) {
    if (die !== 6) return g.call('end', advance({ seat: v.seat, state: v.state, by: v.seat }));
    take(g, { from: v.seat, status: BOMB, n: 1, how: 'removed', rule: 'DIT 6.49', state: v.state });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
/** All bombs in play, each once, the shorter sides first. */
export const advanceAll = define<{ readonly by: Seat; bombs: Bomb[] }, { collect: null; next: unknown }, null>('advanceBombs', {
  collect(g, v) {
    for (const seat of livingSeats(g.world))
      for (const { status, state } of playerOf(g.world, seat).tokens) if (status === BOMB) v.bombs.push({ seat, state });
    v.bombs.sort((a, b) => a.state - b.state);
    return g.go('next', null);
  },
  next(g, v) {
    const bomb = v.bombs.shift();
    return bomb ? g.call('next', advance({ seat: bomb.seat, state: bomb.state, by: v.by })) : g.done(null);
  },
});

export const bombProcedures = [advance, tick, advanceAll];
