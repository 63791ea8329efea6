/**
 * What must hold. A bar compares one metric with a number, or with another metric of the same run.
 * A bar whose suites were not asked for, or whose game the project does not have yet, is left out; a bar whose suite failed is missed.
 */
const SHOWDOWN = 'showdown-gen9.decisions_per_s';
const timesShowdown = (game, atLeast) => ({ name: `${game}: times Showdown's decisions a second`, of: `${game}.decisions_per_s`, by: SHOWDOWN, atLeast });

const GAMES = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'];
/** What moves on the boards (suites/60-motion.mjs). */
const MOVING = { 'scratch-wars': 'spin', 'dice-throne': 'roll', 'summoner-wars': 'attack', doomtrooper: 'combat' };
/** What strangers try (ours/abuse.ts). */
const ATTACKS = ['decks', 'stops', 'searches', 'bots', 'nonsense', 'reconnects', 'idle'];

export const BARS = [
  { name: 'mini: decisions a second', of: 'mini.decisions_per_s', atLeast: 1_000_000 },
  { name: 'mini: microseconds a clone', of: 'mini.clone_us', below: 5 },
  timesShowdown('mini', 100),
  timesShowdown('scratch-wars', 100),
  timesShowdown('summoner-wars', 50),
  timesShowdown('dice-throne', 50),
  timesShowdown('doomtrooper', 20),
  { name: "server: times boardgame.io's moves a second per core, ours durable", of: 'server-beside.times_bgio_per_core', atLeast: 2.5 },
  { name: 'server: share of the bare durable floor', of: 'server-beside.share_of_floor', atLeast: 0.45 },
  ...GAMES.map(game => ({ name: `server: ${game}, times boardgame.io's moves a second per core`, of: `server-games.${game}.times_bgio_per_core`, atLeast: 2.5 })),
  { name: 'server: p99 with 2,000 clients in 1,000 games, ms', of: 'server-crowd.p99_ms', below: 100 },
  { name: 'server: the longest search of 1,000 who look for a game within ten seconds, ms', of: 'server-seeks.search_longest_ms', below: 5_000 },
  { name: 'server: p99 of the moves of other tables meanwhile, ms', of: 'server-seeks.moves_p99_ms', below: 100 },
  { name: 'server: the longest pairing of an event of 256, ms', of: 'server-event.pairing_longest_ms', below: 1_000 },
  { name: 'server: p99 of the moves of other tables while an event of 256 is played, ms', of: 'server-event.moves_p99_ms', below: 100 },
  ...GAMES.flatMap(game => [
    { name: `page: ${game}, ms to draw a position`, of: `web.${game}.position_ms`, below: 16 },
    { name: `page: ${game}, ms of the longest block`, of: `web.${game}.longest_block_ms`, below: 50 },
  ]),
  ...Object.entries(MOVING).map(([game, name]) => ({ name: `page: ${game}, frames a second of ${name === 'attack' ? 'an' : 'a'} ${name}`, of: `motion.${game}.${name}_fps`, atLeast: 50 })),
  { name: "deck builder: ms of a keystroke among all cards, the page's thread, 95 of 100", of: 'builder.thread_p95_ms', below: 50 },
  ...GAMES.map(game => ({
    name: `bots: ${game}, share by which a decision exceeds its time`,
    of: `bots.${game}.over_budget_p95`,
    below: 0.1,
  })),
  ...ATTACKS.flatMap(attack => [
    { name: `abuse by ${attack}: p99 of another player's moves, ms`, of: `abuse.${attack}.p99_ms`, below: 50 },
    { name: `abuse by ${attack}: times the squire's usual answer`, of: `abuse.${attack}.squire_times`, below: 1.5 },
  ]),
  { name: 'abuse: memory that is not given back, MB', of: 'abuse.memory_growth_mb', below: 300 },
  { name: 'server: cold start with 10,000 games, ms', of: 'server.cold_start_10000_games_ms', below: 2000 },
];

const suiteOf = metric => metric.slice(0, metric.indexOf('.'));

/** `metrics` by name; `asked` says whether a suite was to be measured and has something to measure. */
export function judge(metrics, asked) {
  return BARS.filter(({ of, by }) => asked(suiteOf(of)) && (!by || asked(suiteOf(by)))).map(({ name, of, by, atLeast, below }) => {
    const bar = atLeast ?? below;
    const top = metrics[of];
    const base = by ? metrics[by] : { median: 1, min: 1, max: 1 };
    if (!top || !base) return { name, value: null, worst: null, bar, ok: false };
    const value = top.median / base.median;
    const worst = atLeast === undefined ? top.max / base.min : top.min / base.max;
    return { name, value, worst, bar, ok: atLeast === undefined ? value < below : value >= atLeast };
  });
}
