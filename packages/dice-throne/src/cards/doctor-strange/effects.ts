/** Doctor Strange: effects that board, statuses and cards share. */
import { playerOf } from '../../rules/queries.ts';
import { perform, say } from '../makers.ts';
import type { Op } from '../vocabulary.ts';
import { allowCasting } from './spells.ts';

/** A permission to cast: used at once or later, to the end of defensive step 5. */
export const casting = (times = 1): Op =>
  perform(
    (g, c) => allowCasting(g, c.seat, times),
    say(
      times > 1 ? `you may cast up to ${times} spells` : 'you may cast a spell',
      times > 1 ? `smíš seslat až ${times} kouzla` : 'smíš seslat kouzlo',
    ),
    (w, c) => 2.5 * Math.min(times, playerOf(w, c.seat).slots.length),
  );
