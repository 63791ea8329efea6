/** Puzzles in the page's worker: a table that answers for the others, as stubbornly as it can. */
import { InputError, type AnyGame } from '@kolbiste/engine';
import { PuzzleRun, readPuzzle, type Puzzle } from '@kolbiste/learn';
import type { ClientMessage } from '@kolbiste/protocol';
import { GuidedTable } from './guided-table.ts';
import type { PuzzleAct, PuzzleState, PuzzleSummary } from './messages.ts';

interface PuzzleDependencies {
  gameNamed(id: string): Promise<AnyGame>;
  /** The texts of a game's puzzle files by name. */
  texts(game: string): Promise<{ readonly [name: string]: string }>;
}

export class Puzzles {
  private readonly deps: PuzzleDependencies;
  private readonly say: (line: number, text: string) => void;
  private readonly open = new Map<number, PuzzleTable>();

  constructor(deps: PuzzleDependencies, say: (line: number, text: string) => void) {
    this.deps = deps;
    this.say = say;
  }

  /** By name: the same order every day, so that everybody has the same puzzle of the day. */
  async list(game: string): Promise<PuzzleSummary[]> {
    return Object.entries(await this.deps.texts(game))
      .map(([name, text]) => {
        const { title, theme } = readPuzzle(text, name);
        return { name, title, theme };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async start(line: number, id: string, name: string, learner: string): Promise<void> {
    const [game, texts] = await Promise.all([this.deps.gameNamed(id), this.deps.texts(id)]);
    const text = texts[name];
    if (text === undefined) throw new InputError('puzzle', `there is no puzzle "${name}"`);
    const table = new PuzzleTable(game, readPuzzle(text, name), learner, said => this.say(line, said));
    this.open.set(line, table);
    table.begin();
  }

  has(line: number): boolean {
    return this.open.has(line);
  }
  receive(line: number, message: ClientMessage): void {
    this.open.get(line)?.receive(message);
  }
  act(line: number, act: PuzzleAct): PuzzleState | null {
    return this.open.get(line)?.act(act) ?? null;
  }
  close(line: number): void {
    this.open.delete(line);
  }
}

class PuzzleTable {
  private readonly puzzle: Puzzle;
  private readonly run: PuzzleRun;
  private readonly table: GuidedTable;
  private readonly ways: number;
  /** At which row each of your own answers was told. */
  private rows: number[] = [];
  private shown = false;

  constructor(game: AnyGame, puzzle: Puzzle, learner: string, say: (text: string) => void) {
    this.puzzle = puzzle;
    this.run = new PuzzleRun(game, puzzle);
    this.ways = this.run.ways();
    const match = `puzzle-${puzzle.file}`;
    this.table = new GuidedTable(this.run, {
      game,
      options: puzzle.options,
      match,
      learner,
      say,
      isAsking: () => this.run.state === 'open' && this.run.isMine,
    });
  }

  begin(): void {
    this.table.begin();
  }

  receive(message: ClientMessage): void {
    if (message.type === 'answer') this.answer(message.key);
    if (message.type === 'explain') this.table.explain();
  }

  act(act: PuzzleAct): PuzzleState {
    if (act === 'show') this.show();
    if (act === 'back') this.goBack();
    if (act === 'again') this.goBack(1);
    const { state, lacksLuck, canGoBack } = this.run;
    // What went wrong is told when it has been seen.
    const mistake = state === 'failed' ? this.run.mistake : null;
    if (act === 'mistake' && mistake !== null) {
      this.goBack(mistake);
      return this.act('look');
    }
    const { title, task, explain, rules } = this.puzzle;
    return {
      title,
      state,
      ways: this.ways,
      lacksLuck,
      mistake,
      canGoBack,
      shown: this.shown,
      task,
      explain,
      rules: rules.map(({ id }) => id),
    };
  }

  private answer(key: string): void {
    const row = this.table.seq + 1;
    if (this.run.answer(key)) this.rows.push(row);
    this.table.tell();
    while (this.run.reply()) this.table.tell();
  }

  /** Gives a right answer; from where there is none it goes back to what gave it away. */
  private show(): void {
    this.shown = true;
    if (this.run.right() === null) this.goBack(this.run.mistake ?? 1);
    const key = this.run.right();
    if (key !== null) this.answer(key);
  }

  private goBack(to = this.rows.length): void {
    if (!this.run.canGoBack) return;
    const [row] = this.rows.splice(to - 1);
    this.run.back(to);
    if (to === 1) this.shown &&= this.run.state !== 'open';
    this.table.tellBack(row);
  }
}
