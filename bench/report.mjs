/** A run in words: the table for the terminal, and docs/benchmarks.md. */
import { BARS } from './bars.mjs';

const number = value => {
  if (value === null) return '–';
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(value).toLocaleString('en-US');
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toPrecision(3);
};
const wanted = name => (BARS.find(bar => bar.name === name)?.below === undefined ? '≥' : '<');

const table = (head, rows) => {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map(row => row[column].length)));
  // Words to the left, figures to the right.
  const line = cells => `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  return [line(head), `| ${widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`, ...rows.map(line)].join('\n');
};

export const ratioTable = ({ ratios }) =>
  table(
    ['bar', 'wanted', 'measured', 'at worst', ''],
    ratios.map(({ name, value, worst, bar, ok }) => [name, `${wanted(name)} ${number(bar)}`, number(value), number(worst), ok ? 'ok' : 'MISSED']),
  );

export const metricTable = ({ metrics }) =>
  table(
    ['metric', 'median', 'min', 'max', 'unit'],
    Object.entries(metrics).map(([name, { median, min, max, unit }]) => [name, number(median), number(min), number(max), unit]),
  );

const disturbed = ({ machine }) => {
  const suites = Object.entries(machine.quiet).filter(([, share]) => share < 0.6);
  if (!suites.length) return 'The machine was quiet.';
  return `**The machine was busy** while these were measured, they would be faster on a quiet one: ${suites.map(([suite]) => suite).join(', ')}.`;
};

export const document = run => {
  const { machine } = run;
  return `# Benchmarks

Made by \`npm run bench -- --write\`; do not edit. ${machine.quick ? 'This was a **quick run**: one short repetition, good for a first look.' : `Median of ${machine.repetitions} repetitions, each in a fresh process, suites in rotation.`}

| machine | |
| --- | --- |
| date | ${machine.date} |
| processor | ${machine.cpu}, ${machine.cores} cores |
| memory | ${machine.memoryGb} GB |
| system | ${machine.system} |
| Node | ${machine.node} |

${disturbed(run)}

## What must hold

${ratioTable(run)}

"At worst" sets our slowest repetition against the peer's fastest. The run fails when a bar is missed.

Every single figure is in the JSON of a run (\`--json\`, \`--out\`).

## Run it again

\`\`\`
npm run bench                        three repetitions of everything, about a quarter of an hour
npm run bench -- --quick             one short repetition, under four minutes
npm run bench -- --only 'mini|cpu'   some suites; bars that need others are left out
npm run bench -- --reps 5            more repetitions
npm run --silent bench -- --json     one JSON object on stdout: machine, metrics, ratios
npm run bench -- --out before        keeps the run as bench/results/before.json
npm run bench -- --from before       reports a kept run again, without measuring
npm run bench -- --write             writes this page
\`\`\`

The peers are installed by the bench alone, into \`bench/node_modules\`; the game needs none of them.

## What the suites are

| suite | what it plays |
| --- | --- |
| showdown-gen9, showdown-gen1 | pokemon-showdown's \`Battle\`, driven directly by its own random player: no streams, no text protocol in between |
| showdown-clone | the copy of a live battle, the way it offers it: serialize, JSON, deserialize; checked by playing copies on beside their originals |
| bgio-duel, bgio-tic-tac-toe | boardgame.io's reducer in random games, and on recorded moves |
| bgio-server | boardgame.io's server, storage in memory, the duel with 1 and 50 matches at once |
| chessops | random games of chess: no secrets, no interaction |
| ws-duel, ws-duel-durable | a hand-written duel behind a bare WebSocket: the floor of a server. Durable: SQLite, synced to disk before anyone is told; one commit per move (\`each\`) or per turn of the event loop (\`group\`) |
| server | this project's server with the same duel, through its own protocol: guests, tables, sockets, rules, records. \`1m\` and \`50m\`: games at tables that stand ready, as the peers' do, from joining to the record that is kept at the end; \`with_tables\`, in full runs, makes every table over HTTP in between. Every move is synced to disk before anyone is told. A cold start with 10,000 stored games |
| server-beside | the server, the durable floor (\`group\`) and boardgame.io's, all three running, loaded by turns of a second, 50 matches each: the ratio of each turn is its own, so that whatever else the machine does, it does to all of them. The bars are set on this |
| server-games | the server and boardgame.io's by turns, 50 matches each, with the project's four real games of random players: rules, copies and views are the project's on both, so that only the servers differ |
| server-crowd | 2,000 clients in 1,000 games, each with a move a second: from sending a move to the opponent's update, and the memory of a game. \`node bench/soak.mjs\` lets it run for ten minutes and fails when memory grows |
| server-seeks | 1,000 people who look for a game within ten seconds, beside 50 tables that are played at: how long each looks until somebody is found, and how long the moves of the other tables take before and meanwhile |
| server-event | an event of 256, three rounds, beside 50 tables that are played at, while 256 look at its page: how long a pairing takes, until all tables stand, how long looking takes, and how long the moves of the other tables take before and meanwhile |
| abuse | one player's game against a friend and against a squire, while strangers from other addresses do all that the usual limits let them: deck texts, stops, searches, tables of champions, nonsense, reconnecting, silent lines. How long his moves take to be acknowledged, how long his squire takes beside its usual time, and the server's memory |
| builder | the deck builder in Chromium with every card of Doomtrooper: from a letter in the search until its answer is drawn, by the wall and by the page's own thread |
| cpu | what one core allows: integers, random numbers, the duel written by hand |
| mini | our engine with the small game of its own tests: what the engine itself costs |
| scratch-wars, … | our games |

The duel is one small card game with secrets, dice and triggers (\`bench/games/duel-rules.mjs\`), the same in every suite that names it.

## Read it with care

- **Only ratios travel.** Figures of one run belong together; the same machine on another day is another machine.
- **A decision is not a decision.** All count the same thing, one choice of one player from a list of legal ones and everything that follows from it. But
  a Pokémon turn resolves its choices against a much larger book of rules, and a pass in a reaction window does almost nothing. The mini game has few rules: it
  tells what the engine costs, not what a game does. \`decisions_per_game\` and \`games_per_s\` are there for that reason.
- **Silent against aloud.** \`decisions_per_s\` of our games is played silently, as a bot searches: nobody reads events, so nobody keeps them. Showdown
  always writes its log. \`answers_per_s\` is our figure with every event kept, keys instead of indexes and a copy to fall back on: what a table does.
- **Generation 1** is the smaller game, and the faster one. The bars are set against generation 9, the current one; mind that when you quote them.
- **Warm engines.** All get seconds to warm up before anything counts, also in quick runs; Showdown's rate climbs by 40 % in its first eight seconds.
- **Servers by CPU.** Load and server share the machine. \`moves_per_core_s\`, from the server's CPU time per move, is the figure to compare;
  \`moves_per_s\` is bound by whichever of the two is saturated first. \`thinking\` is 500 matches with about a second between moves, in full runs only.
- **Disk.** Durable figures are those of the disk under \`bench/tmp\`; a disk that lies about syncing is fast.
- **Quiet slices.** Time in which other programs got in the way is left out where possible (\`bench/lib/measure.mjs\`), and a repetition that was mostly
  disturbed is made again once. Whatever could not be helped is named above.
`;
};
