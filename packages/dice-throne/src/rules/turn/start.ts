/** The game: who starts, then turn after turn. */
import type { Seat } from '@kolbiste/engine';
import { decideStart, passTurn } from '../atoms.ts';
import { define } from '../procedures.ts';
import type { Mode, Rule } from '../state.ts';
import { turn } from './turn.ts';

const START_RULE: Record<Mode, Rule> = { duel: 'DIT 2.7', hill: 'DIT 11.2', teams: 'DIT 10.5' };

/** A roll for who starts; those who tie roll again (DIT R91). Then one turn after another. */
export const wholeGame = define<{ among: Seat[] }, { roll: null; again: null; next: unknown; turn: null }, null>('game', {
  /** Everybody rolls, the highest starts (DIT 2.7). */
  roll(g, v) {
    const dice = v.among.map(() => g.random.die());
    v.among.forEach((seat, i) => g.emit({ type: 'startRolled', seat, die: dice[i]!, rule: START_RULE[g.world.mode] }));
    const most = Math.max(...dice);
    v.among = v.among.filter((_, i) => dice[i] === most);
    return g.go('again', null);
  },
  again(g, v) {
    if (v.among.length > 1) {
      g.emit({ type: 'startTied', seats: v.among.slice(), rule: 'DIT R91' });
      return g.go('roll', null);
    }
    decideStart(g, v.among[0]!);
    return g.go('turn', null);
  },
  /** One after another (DIT 3.1). */
  next(g) {
    passTurn(g.world);
    return g.go('turn', null);
  },
  turn: g => g.call('next', turn({ seat: g.world.active })),
});
