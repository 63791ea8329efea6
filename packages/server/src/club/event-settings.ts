/** A new event: what was left out has its usual value, what does not fit together is refused. */
import { isPlayable, type EventSettings } from '@kolbiste/club';
import { InputError, type Plain } from '@kolbiste/engine';
import type { ClockConfig, CreateEvent } from '@kolbiste/protocol';
import type { Config } from '../config.ts';
import { assertBringsNothing, countedWish, optionsWith, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { Problem } from '../problem.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long a round of one game, and of more, is played live. */
const ROUND_TIMES: Readonly<Record<string, readonly [number, number]>> = {
  doomtrooper: [60, 120],
  'summoner-wars': [60, 120],
  'dice-throne': [25, 50],
  'scratch-wars': [15, 30],
};
const USUAL_ROUND = [30, 60] as const;
const LIVE_CLOCK: ClockConfig = { kind: 'bank', bank: 15 * MINUTE, increment: 10_000 };
const POST_CLOCK: ClockConfig = { kind: 'correspondence', perMove: 2 * DAY };

export function settleEvent(config: Config, { draft: _draft, ...wish }: CreateEvent): EventSettings {
  const { game } = offered(config, wish.game);
  assertBringsNothing(game, wish.options);
  const { min, max } = game.module.seats;
  if (min > 2 || max < 2) throw new Problem('malformed', `${wish.game} is not played by two`);
  const options = optionsOf(game, wish.options ?? {});
  const pace = wish.pace ?? (wish.kind === 'league' ? 'correspondence' : 'live');
  const games = wish.games ?? 1;
  const clock = wish.clock ?? (pace === 'live' ? LIVE_CLOCK : POST_CLOCK);
  if (!isPlayable({ kind: 'match', games })) throw new Problem('malformed', `there is no match of ${games} games`);
  if (wish.rated && (wish.venue === 'room' || clock.kind === 'none'))
    throw new Problem('malformed', 'a rated event is played online, with a clock');
  const spectatorDelay = wish.spectatorDelay ?? 3 * MINUTE;
  return {
    name: wish.name,
    game: wish.game,
    options,
    kind: wish.kind,
    games,
    rounds: wish.kind === 'swiss' ? (wish.rounds ?? null) : null,
    cut: wish.kind === 'swiss' ? (wish.cut === undefined ? null : wish.cut) : 0,
    venue: wish.venue ?? 'online',
    pace,
    clock,
    roundTime: wish.roundTime ?? (pace === 'live' ? (ROUND_TIMES[wish.game] ?? USUAL_ROUND)[games === 1 ? 0 : 1] * MINUTE : 21 * DAY),
    between: wish.between === undefined ? (pace === 'live' ? 2 * MINUTE : DAY) : wish.between,
    startsAt: wish.startsAt ?? null,
    lateUntil: wish.kind === 'swiss' ? (wish.lateUntil ?? 2) : 0,
    filler: wish.kind === 'swiss' ? (wish.filler ?? 'none') : 'none',
    lists: wish.lists ?? { rounds: 'secret', cut: 'opponent', after: 'public' },
    places: wish.places ?? 64,
    rated: wish.rated ?? false,
    spectators: wish.spectators ?? true,
    spectatorDelay,
    noShow: wish.noShow ?? { game: 5 * MINUTE, match: 10 * MINUTE },
    group: wish.group ?? 6,
    follows: wish.kind === 'league' ? (wish.follows ?? null) : null,
  };
}

function optionsOf(game: ReturnType<typeof offered>['game'], wish: Plain): Plain {
  try {
    const usual = game.module.brings?.usualInEvents;
    const named = typeof wish === 'object' && wish !== null && !Array.isArray(wish);
    const read = game.module.options.readNew(countedWish(game, usual && named ? { ...usual, ...wish } : wish));
    // A judge is not at the table.
    const options = (game.module.judgedFromOutside?.(read) ?? read) as Plain;
    game.start(optionsWith(wantedAt(game, options), { options, brought: [null, null], tableSeed: 'probe' }), 2, 'probe');
    return options;
  } catch (error) {
    if (error instanceof InputError) throw new Problem('malformed', error.message);
    throw error;
  }
}
