/**
 * What must hold. A bar compares one metric with a number, or with another metric of the same run.
 * A bar whose suites were not asked for, or whose game the project does not have yet, is left out; a bar whose suite failed is missed.
 */
const SHOWDOWN = 'showdown-gen9.decisions_per_s';
const timesShowdown = (game, atLeast) => ({ name: `${game}: times Showdown's decisions a second`, of: `${game}.decisions_per_s`, by: SHOWDOWN, atLeast });

export const BARS = [
  { name: 'mini: decisions a second', of: 'mini.decisions_per_s', atLeast: 1_000_000 },
  { name: 'mini: microseconds a clone', of: 'mini.clone_us', below: 5 },
  timesShowdown('mini', 100),
  timesShowdown('scratch-wars', 100),
  timesShowdown('summoner-wars', 50),
  timesShowdown('dice-throne', 50),
  timesShowdown('doomtrooper', 20),
  { name: "server: times boardgame.io's moves, ours durable", of: 'server-beside.times_bgio', atLeast: 5 },
  { name: 'server: share of the bare durable floor', of: 'server-beside.share_of_floor', atLeast: 0.6 },
  { name: 'server: p99 with 2,000 clients in 1,000 games, ms', of: 'server-crowd.p99_ms', below: 100 },
  ...['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'].flatMap(game => [
    { name: `page: ${game}, ms to draw a position`, of: `web.${game}.position_ms`, below: 16 },
    { name: `page: ${game}, ms of the longest block`, of: `web.${game}.longest_block_ms`, below: 50 },
  ]),
  ...['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'].map(game => ({
    name: `bots: ${game}, share by which a decision exceeds its time`,
    of: `bots.${game}.over_budget_p95`,
    below: 0.1,
  })),
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
