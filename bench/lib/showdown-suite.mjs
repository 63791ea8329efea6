/** Random battles of one generation: decisions a second. */
import { emit, finish, timed } from './measure.mjs';
import { battles, play } from './showdown.mjs';

export function measureShowdown(format) {
  const made = battles(format, 12345);
  let games = 0;
  let decisions = 0;
  const battle = () => {
    const n = play(made.start(), made.pair());
    games++;
    decisions += n;
    return n;
  };
  // Its rate still climbs by 40 % during the first eight seconds.
  const { perS } = timed(battle, { ms: 6000, warmMs: 9000 });
  emit('decisions_per_s', perS, '1/s');
  emit('decisions_per_game', decisions / games, '');
  emit('games_per_s', (perS * games) / decisions, '1/s');
  finish();
}
