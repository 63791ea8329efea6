/** The four games have one floor plan, and docs/architecture.md tells it: the same path means the same thing in each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = (game: string): string => join(ROOT, 'packages', game);

/** What a game does not have, it has no file for. */
const WITHOUT: { readonly [game: string]: readonly string[] } = {
  'scratch-wars': [
    'src/rules/procedures.ts',
    'src/rules/triggers.ts',
    'src/rules/told.ts',
    'src/text/moments.ts',
    'src/board/deck-building.ts',
  ],
  'summoner-wars': ['src/text/moments.ts'],
  'dice-throne': ['src/board/deck-building.ts'],
  doomtrooper: ['src/rules/earlier.ts'],
};

/** Paths out of the table: the first cell of each row names one file, several, or files of the folder that stands first. */
function planned(): string[] {
  const rows = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n');
  const from = rows.findIndex(row => row.startsWith('| file in `packages/<game>/`'));
  const paths: string[] = [];
  for (const row of rows.slice(from + 2)) {
    if (!row.startsWith('|')) break;
    const [first = '', holds = ''] = row.split('|').slice(1);
    const [head = '', ...more] = [...first.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    if (head.endsWith('.ts')) {
      const room = head.includes('/') ? dirname(head) : 'src/rules';
      paths.push(head.includes('/') ? head : join(room, head), ...more.filter(path => path.endsWith('.ts')).map(path => join(room, path)));
    } else if (head.endsWith('/'))
      for (const [, file] of holds.matchAll(/`([\w-]+\.(?:ts|svelte))`/g)) if (head !== 'test/') paths.push(join(head, file!));
  }
  return paths;
}
const PLAN = planned();

function filesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesIn(join(dir, entry.name)) : [join(dir, entry.name)],
  );
}

it('reads the plan', () => {
  expect(PLAN.length).toBeGreaterThan(25);
  expect(PLAN).toEqual(
    expect.arrayContaining(['src/rules/state.ts', 'src/rules/outcome.ts', 'src/bot/weights.ts', 'src/text/confirming.ts']),
  );
});

describe.each(GAMES.map(({ id }) => id))('%s', id => {
  const without = WITHOUT[id]!;
  it('has what the plan names, where it names it', () => {
    const missing = PLAN.filter(path => !existsSync(join(folder(id), path)));
    expect(missing.toSorted()).toEqual([...without].toSorted());
  });
  it('has nothing of that name anywhere else in the same room', () => {
    const rooms = new Map(
      PLAN.filter(path => basename(path) !== 'index.ts').map(path => [`${path.split('/')[1]}/${basename(path)}`, path]),
    );
    const misplaced = filesIn(join(folder(id), 'src'))
      .map(file => file.slice(folder(id).length + 1))
      .filter(file => {
        // `atoms/setup.ts` is the subject, `setup.ts` the thing.
        const plan = rooms.get(`${file.split('/')[1]}/${basename(file)}`);
        return plan !== undefined && plan !== file && !file.startsWith('src/rules/atoms/');
      });
    expect(misplaced).toEqual([]);
  });
});
