/**
 * Every refusal that random games meet, by its rule, with a sample sentence: docs/refusals/<game>.md is to be read by people, who see
 * whether the rule speaks of that very thing. `npm run refusals` writes the files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random, seeded, type Plain } from '@kolbiste/engine';
import { rule, ruling } from '@kolbiste/rulebooks';
import { expect, it } from 'vitest';
import { GAMES, type GameEntry } from '../src/index.ts';

const SEATS = ['Jana', 'Petr', 'Eva', 'Tom'];
const FACTIONS = ['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'shadow-elves', 'mountain-vargath', 'benders'];

interface Tables {
  readonly games: number;
  /** Decisions a game, and every how many of them refusals are asked for. */
  readonly decisions: number;
  readonly every: number;
  readonly seats?: (game: number) => number;
  readonly options: (game: number) => Plain;
}
const TABLES: Record<GameEntry['id'], Tables> = {
  'scratch-wars': { games: 150, decisions: 400, every: 1, options: i => (i % 3 ? { preparation: 'pack' } : {}) },
  'summoner-wars': {
    games: 48,
    decisions: 1500,
    every: 3,
    seats: i => (i % 8 === 7 ? 4 : 2),
    options: i => ({ decks: [0, 1, 2, 3].map(side => FACTIONS[(i * (side + 1) + side) % 6]!) }),
  },
  'dice-throne': { games: 60, decisions: 800, every: 3, seats: i => (i % 5 === 4 ? 4 : 2), options: () => ({ mirror: true }) },
  doomtrooper: { games: 30, decisions: 900, every: 7, options: i => ({ profile: i % 2 ? 'standard' : 'tournament', turnLimit: 40 }) },
};

/** `rule why` → a sentence in which it was said. */
function refusalsOf({ id, game, text }: GameEntry): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const { games, decisions, every, seats, options } = TABLES[id];
  for (let i = 0; i < games; i++) {
    const position = game.start(options(i), seats?.(i) ?? 2, `refusals ${i}`);
    const choices = new Random(seeded(`refusals ${i}`));
    for (let n = 0; position.decision && n < decisions; n++) {
      const { seat } = position.decision;
      if (n % every === 0)
        for (const { refusal } of game.explain(position, seat)) {
          if (refusal === null) continue;
          const name = `${refusal.rule} ${refusal.why}`;
          if (!said.has(name)) said.set(name, text.en.refusal(refusal, { seats: SEATS, view: game.see(position, seat).table }));
        }
      game.advance(position, choices.integer(position.decision.options.length));
    }
  }
  return said;
}

const asked = (citation: string): string => {
  const found = rule(citation);
  return found ? found.en : (ruling(citation)?.decision ?? '');
};
const line = (name: string, sentence: string): string => {
  const [book, number] = name.split(' ');
  const citation = `${book} ${number}`;
  return `| ${citation} | ${asked(citation).replaceAll('|', '/')} | ${name.slice(citation.length + 1)} | ${sentence.replaceAll('|', '/')} |`;
};
/** A row without its sample: rule and reason. */
const subject = (row: string): string => row.split(' | ').toSpliced(1, 1).slice(0, 2).join(' ');

it.each(GAMES.map(entry => [entry.id, entry] as const))(
  'every refusal of %s is listed with its rule',
  (id, entry) => {
    const file = fileURLToPath(new URL(`../../../docs/refusals/${id}.md`, import.meta.url));
    const rows = [...refusalsOf(entry)]
      .map(([name, sentence]) => line(name, sentence))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (process.env['REFUSALS'] === 'update' || !existsSync(file)) {
      const head = `# Refusals: ${id}\n\nWritten by \`npm run refusals\` from random games.\n\n| rule | what it says | refused | for example |\n| --- | --- | --- | --- |\n`;
      writeFileSync(file, `${head}${rows.join('\n')}\n`);
    }
    const listed = new Set(readFileSync(file, 'utf8').split('\n').map(subject));
    expect(rows.map(subject).filter(row => !listed.has(row))).toEqual([]);
  },
  300_000,
);
