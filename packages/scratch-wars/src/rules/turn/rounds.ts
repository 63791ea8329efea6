/** Chapters 2.2 and 2.3: rounds and sudden death. */
import { other } from '@kolbiste/engine';
import { beginRound, strikeBoth } from '../atoms.ts';
import { define } from '../game.ts';
import { SUDDEN_DEATH_ROUND } from '../state.ts';
import { turn } from './turn.ts';

/** The world is all that carries over from round to round. */
type Rounds = Readonly<Record<string, never>>;

/** Rounds without end; the game is over when a hero is defeated (SCW 2.3.2.1). */
export const rounds = define<Rounds, { begin: unknown; suddenDeath: null; first: null; second: unknown }, null>('rounds', {
  begin(g) {
    beginRound(g, 'SCW 2.2.1.3');
    return g.go('suddenDeath', null);
  },
  suddenDeath(g) {
    if (g.world.round >= SUDDEN_DEATH_ROUND) strikeBoth(g);
    return g.go('first', null);
  },
  first: g => g.call('second', turn({ seat: g.world.starter! })), // SCW 2.2.2.1
  second: g => g.call('begin', turn({ seat: other(g.world.starter!) })),
});
