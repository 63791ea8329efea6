/**
 * Puzzle files: a table as a scenario sets it, a goal, and the moment at which it is too late. The engine is the referee: every line
 * that reaches the goal is right. docs/writing-a-lesson.md tells how to write one.
 */
import { FileReader, type Expectation, type GivenTable, type InBoth, type Named } from '@kolbiste/testkit/files';

/** What puzzles are about: for those who look for more of a kind. */
export const THEMES = ['finish', 'defend', 'order', 'timing', 'saving', 'rule'] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle extends GivenTable {
  readonly title: InBoth;
  readonly rules: readonly Named[];
  /** Who is to solve it. */
  readonly me: Named;
  readonly theme: Theme;
  /** What is to be done, in words. */
  readonly task: InBoth;
  readonly goal: readonly Expectation[];
  /** When this holds and the goal does not, it is too late. */
  readonly until: readonly Expectation[];
  /** Told when it is solved. */
  readonly explain: InBoth;
}

const PARTS = ['title', 'game', 'options', 'rules', 'seats', 'me', 'theme', 'given', 'random', 'task', 'goal', 'until', 'explain'] as const;

/** Reads a puzzle; wrong form throws a ScenarioError with the line. */
export function readPuzzle(text: string, file: string): Puzzle {
  const reader = new FileReader(text, file, 'a puzzle', PARTS);
  const title = reader.inBoth(reader.needed('title'), 'title');
  const me = reader.needed('me');
  const theme = reader.needed('theme');
  reader.needed('seats');
  const goal = reader.needed('goal');
  const puzzle: Puzzle = {
    ...reader.table(),
    title,
    rules: reader.rules(),
    me: { id: reader.word(me.of, me.line, 'who solves it'), line: me.line },
    theme: themeOf(reader.word(theme.of, theme.line, 'the theme')) ?? reader.fail(theme.line, `the theme is one of ${THEMES.join(', ')}`),
    task: reader.inBoth(reader.needed('task'), 'task'),
    goal: reader.expectations(goal),
    until: reader.expectations(reader.part('until')),
    explain: reader.inBoth(reader.needed('explain'), 'text'),
  };
  if (puzzle.goal.length === 0) reader.fail(goal.line, 'a puzzle without a goal is solved by doing nothing');
  return puzzle;
}

const themeOf = (word: string): Theme | undefined => THEMES.find(theme => theme === word);
