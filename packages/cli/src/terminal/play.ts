/** A person at the keyboard: the table drawn, the question asked, the answer read. */
import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import {
  keyOf,
  PASS,
  styled,
  type GameText,
  type Looking,
  type Option,
  type Plain,
  type Seat,
  type TerminalText,
  type Viewer,
} from '@kolbiste/engine';
import type { GameEntry } from '@kolbiste/games';
import { TERMINALS } from '@kolbiste/games/terminal';
import type { SeatInfo } from '@kolbiste/protocol';
import { UserError, type Shell } from '../shell.ts';
import { DrawnBoard } from './board.ts';
import { choicesOf, labelOf, onlyAnswer, readLine, type Choice } from './choices.ts';
import { findThings, listThings, thingLines } from './looking.ts';
import { refusalLines } from './refusals.ts';
import type { OnEvents, TerminalTable } from './table.ts';

/** Thrown when the player leaves, or there is no more input. */
const LEFT = Symbol('left');

export class TerminalPlay {
  private readonly shell: Shell;
  private readonly text: GameText;
  private readonly terminal: TerminalText;
  private readonly names: readonly string[];
  /** Alone at the keyboard a player sees their own side; several see what all may see. */
  private readonly viewer: Viewer;
  private readonly open: (viewer: Viewer, onEvents: OnEvents) => Promise<TerminalTable>;
  private readonly input: Interface = createInterface({ input: process.stdin });
  private readonly lines: AsyncIterator<string> = this.input[Symbol.asyncIterator]();
  private readonly board = new DrawnBoard();
  private table!: TerminalTable;
  private lastHuman: Seat | null = null;
  private passed = 0;

  constructor(shell: Shell, { id, text }: GameEntry, seats: readonly SeatInfo[], open: TerminalPlay['open']) {
    this.shell = shell;
    this.text = text[shell.language];
    this.terminal = TERMINALS[id][shell.language];
    this.names = seats.map(({ name }) => name);
    const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.viewer = humans.length === 1 ? humans[0]! : 'spectator';
    this.open = open;
  }

  async run(): Promise<number> {
    const { shell } = this;
    shell.lines([shell.words.commandsInPlay]);
    let table: TerminalTable | null = null;
    try {
      table = this.table = await this.open(this.viewer, events => this.tell(events));
      for (let seat = await table.next(); seat !== null; seat = await table.next()) await this.ask(seat);
      this.finish();
      return 0;
    } catch (error) {
      if (error !== LEFT) throw error;
      shell.say(shell.words.leaving);
      return 0;
    } finally {
      table?.close();
      this.input.close();
    }
  }

  private finish(): void {
    const viewer = this.lastHuman ?? this.viewer;
    const { outcome } = this.table.seen(viewer);
    const looking = this.looking(viewer);
    this.draw(viewer, looking);
    if (outcome) this.shell.lines(['', `${styled('bold', this.text.outcome(outcome, looking))}  ${cited(outcome.rule)}`]);
    this.keep();
  }
  private keep(): void {
    const { save } = this.shell.flags,
      record = typeof save === 'string' ? this.table.record() : null;
    if (typeof save !== 'string' || record === null) return;
    try {
      writeFileSync(save, record);
    } catch (error) {
      throw new UserError(`${save}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.shell.say(this.shell.words.savedReplay(save));
  }

  private tell(events: readonly Plain[]): void {
    const looking = this.looking(this.viewer);
    const told: { line: string; times: number }[] = [];
    for (const event of events) {
      const line = `  ${this.text.event(event, looking)}  ${cited((event as { readonly rule: string }).rule)}`;
      if (told.at(-1)?.line === line) told.at(-1)!.times++;
      else told.push({ line, times: 1 });
    }
    this.shell.lines(told.map(({ line, times }) => (times > 1 ? `${line} ×${times}` : line)));
  }

  private draw(viewer: Viewer, looking: Looking): void {
    const changed = this.board.changed(viewer, this.terminal.board(looking));
    if (changed.length) this.shell.lines(['', ...changed]);
  }
  private looking(viewer: Viewer): Looking {
    const { table, decision } = this.table.seen(viewer);
    const asked = decision && {
      question: decision.question,
      about: decision.about,
      options: decision.options.map(({ option }) => option),
    };
    return { seats: this.names, view: table, viewer, asked, width: this.shell.width() };
  }

  private async read(): Promise<string> {
    const line = await this.lines.next();
    if (line.done) throw LEFT;
    // Keys from a file are not echoed by anything else.
    if (!process.stdin.isTTY) this.shell.say(line.value);
    return line.value;
  }

  private async ask(seat: Seat): Promise<void> {
    const { shell, text, terminal, names } = this;
    this.passed += this.table.passes();
    const looking = this.looking(seat);
    const { question, about, options } = looking.asked!;
    const only = onlyAnswer(options, { text, terminal }, looking);
    if (only !== null) return this.table.answer(seat, keyOf(only));
    if (this.lastHuman !== null && this.lastHuman !== seat) {
      shell.lines(['', `— ${names[seat]} —`, shell.words.handOver]);
      await this.read();
    }
    this.lastHuman = seat;
    if (this.passed > 0) shell.lines([styled('dim', shell.words.passed(this.passed))]);
    this.passed = 0;
    this.draw(seat, looking);
    const rule = this.table.seen(seat).decision!.rule;
    const title = `${styled('bold', `${names[seat]}: ${text.question(question, about, looking)}`)}  ${cited(rule)}`;
    const key = await this.choose(seat, looking, title);
    if (key !== null) await this.table.answer(seat, key);
  }

  /** Reads until there is an answer; null when something was taken back or is to be drawn again. */
  private async choose(seat: Seat, looking: Looking, title: string): Promise<string | null> {
    const { shell, text, terminal } = this;
    const { options } = looking.asked!;
    const words = { text, terminal };
    let choices = choicesOf(options, words, looking, true);
    let opened = false;
    let confirming: Option | null = null;
    const list = (): void => this.list(title, choices, looking, opened);
    list();
    for (;;) {
      shell.prompt(`${shell.words.yourMove}: `);
      const typed = await this.read();
      const meant = readLine(typed, choices, options, terminal);
      switch (meant.does) {
        case 'leave':
          throw LEFT;
        case 'undo': {
          const undone = await this.table.undo(seat);
          shell.say(undone ? shell.words.undone : shell.words.cannotUndo);
          if (undone) return null;
          break;
        }
        case 'redraw':
          if (!opened) {
            this.board.forget(seat);
            return null;
          }
          opened = false;
          choices = choicesOf(options, words, looking, true);
          list();
          break;
        case 'open':
          opened = true;
          choices = choicesOf(meant.options, words, looking, false);
          list();
          break;
        case 'stops':
          if (options.includes(PASS)) {
            await this.table.answer(seat, PASS, meant.stops);
            return null;
          }
          await this.table.wish(seat, meant.stops);
          shell.say(shell.words.askedNext);
          break;
        case 'why': {
          const refused = refusalLines(await this.table.explain(seat), words, looking);
          shell.lines(refused.length ? refused : [shell.words.nothingRefused]);
          break;
        }
        case 'look':
          this.look(meant.at, choices, looking);
          break;
        case 'cannotPass':
          shell.say(shell.words.cannotPass);
          break;
        case 'wrong':
          shell.say(shell.words.wrongKey(typed.trim()));
          break;
        case 'answer':
          if (confirming === meant.option || !terminal.needsConfirming?.(meant.option, looking)) return keyOf(meant.option);
          confirming = meant.option;
          shell.lines([styled('yellow', shell.words.confirm(labelOf(meant.option, words, looking)))]);
      }
    }
  }

  private list(title: string, choices: readonly Choice[], looking: Looking, opened: boolean): void {
    const { shell, terminal } = this;
    const { question, options } = looking.asked!;
    const typed = terminal.typed && options.some(option => terminal.typed!.isTyped(option, question)) ? [`  ${terminal.typed.hint}`] : [];
    shell.lines([
      '',
      title,
      ...typed,
      ...choices.map(({ letter, label }) => `  ${letter}) ${label}`),
      ...(opened ? [`  ${styled('dim', shell.words.back)}`] : []),
    ]);
  }

  private look(at: string, choices: readonly Choice[], looking: Looking): void {
    const { shell, terminal } = this;
    const things = terminal.things(looking);
    if (at === '') {
      shell.lines(things.length ? [...listThings(things), styled('dim', shell.words.lookAt)] : [shell.words.nothingToLookAt]);
      return;
    }
    const found = findThings(at, things, { choices, question: looking.asked!.question, terminal });
    shell.lines(found.length ? found.flatMap(thingLines) : [shell.words.noThing(at)]);
  }
}

const cited = (rule: string): string => styled('dim', `[${rule}]`);
