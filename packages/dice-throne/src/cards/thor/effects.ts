/** Thor: effects that board, statuses and cards share. */
import { call, say } from '../makers.ts';
import type { Op } from '../vocabulary.ts';
import { home, mjolnir } from './mjolnir.ts';

export const fetch: Op = call(
  (w, c) => (home(w, c.seat) ? null : mjolnir(c.seat, { only: 'retrieve' })),
  say('retrieve Mjölnir', 'přivolej Mjölnir'),
  (w, c) => (home(w, c.seat) ? 0 : 0.7),
);
