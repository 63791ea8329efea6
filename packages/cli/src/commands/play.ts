/** Playing in the terminal: against a bot, or two at one keyboard. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { LEVELS, levelNamed, type Level } from '@kolbiste/bots';
import type { AnyGame, GameText, Language, Plain, Position, Seat, TextContext, Viewer } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import type { SeatInfo } from '@kolbiste/protocol';
import { optionsOf, UserError, type Shell } from '../shell.ts';
import { HostedTable } from './hosted-table.ts';
import { PositionTable } from './position-table.ts';
import type { OnEvents, TerminalTable } from './terminal-table.ts';

export async function play(shell: Shell, [id]: readonly string[]): Promise<number> {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  const { game, text } = gameNamed(id);
  const level = String(shell.flags['bot'] ?? levelNamed(undefined)),
    hotseat = shell.flags['hotseat'] === true;
  if (!LEVELS.includes(level as Level)) throw new UserError(`--bot "${level}": ${LEVELS.join(', ')}`, 2);
  const seats = Array.from({ length: game.module.seats.min }, (_, seat): SeatInfo => {
    if (seat > 0 && !hotseat) return { name: shell.words.bot(level), kind: 'bot', level };
    return { name: hotseat ? shell.words.playerName(seat) : shell.words.you, kind: 'human' };
  });
  const seed = String(shell.flags['seed'] ?? randomBytes(16).toString('hex'));
  const options = optionsOf(shell) as Plain;
  const play = new TerminalPlay(shell, text, seats, (viewer, onEvents) =>
    HostedTable.open({
      game,
      options,
      seats,
      seed,
      viewer,
      onEvents,
      onThinking: seat => shell.note(shell.words.thinking(seats[seat]!.name)),
    }),
  );
  return play.run();
}

/** Plays on from a position that is already there. */
export const playFrom = (
  shell: Shell,
  game: AnyGame,
  text: Record<Language, GameText>,
  position: Position,
  names: readonly string[],
): Promise<number> => {
  const seats = names.map((name): SeatInfo => ({ name, kind: 'human' }));
  const open = (viewer: Viewer, onEvents: OnEvents): Promise<TerminalTable> =>
    Promise.resolve(new PositionTable(game, position, viewer, onEvents));
  return new TerminalPlay(shell, text, seats, open).run();
};

/** Letters to press; u, w and q are commands. */
const LETTERS = 'abcdefghijklmnoprstvxyz';

class TerminalPlay {
  private readonly shell: Shell;
  private readonly words: GameText;
  private readonly names: readonly string[];
  /** Alone at the keyboard a player sees their own side; two see what both may see. */
  private readonly viewer: Viewer;
  private readonly open: (viewer: Viewer, onEvents: OnEvents) => Promise<TerminalTable>;
  private readonly input: Interface = createInterface({ input: process.stdin });
  private readonly lines: AsyncIterator<string> = this.input[Symbol.asyncIterator]();
  private lastHuman: Seat | null = null;

  constructor(
    shell: Shell,
    text: Record<Language, GameText>,
    seats: readonly SeatInfo[],
    open: (viewer: Viewer, onEvents: OnEvents) => Promise<TerminalTable>,
  ) {
    this.shell = shell;
    this.words = text[shell.language];
    this.names = seats.map(({ name }) => name);
    const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.viewer = humans.length === 1 ? humans[0]! : 'spectator';
    this.open = open;
  }

  async run(): Promise<number> {
    const { shell } = this;
    shell.say(shell.words.commandsInPlay);
    let table: TerminalTable | null = null;
    try {
      table = await this.open(this.viewer, events => table && this.tell(table, events));
      for (let seat = await table.next(); seat !== null; seat = await table.next()) {
        const key = await this.ask(table, seat);
        if (key === null) {
          shell.say(shell.words.leaving);
          return 0;
        }
        if (key !== undefined) await table.answer(seat, key);
      }
      const viewer = this.lastHuman ?? this.viewer;
      const { outcome } = table.seen(viewer);
      if (outcome) shell.say(`\n${this.words.outcome(outcome, this.context(table, viewer))}  ${this.dim(outcome.rule)}`);
      this.keep(table);
      return 0;
    } finally {
      table?.close();
      this.input.close();
    }
  }

  private tell(table: TerminalTable, events: readonly Plain[]): void {
    const context = this.context(table, this.viewer);
    for (const event of events)
      this.shell.say(`  ${this.words.event(event, context)}  ${this.dim((event as { readonly rule: string }).rule)}`);
  }

  private keep(table: TerminalTable): void {
    const { save } = this.shell.flags,
      record = typeof save === 'string' ? table.record() : null;
    if (typeof save !== 'string' || record === null) return;
    try {
      writeFileSync(save, record);
    } catch (error) {
      throw new UserError(`${save}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.shell.say(this.shell.words.savedReplay(save));
  }

  private context(table: TerminalTable, viewer: Viewer): TextContext {
    return { seats: this.names, view: table.seen(viewer).table };
  }
  private dim(rule: string): string {
    return process.stdout.isTTY ? `\u001B[2m[${rule}]\u001B[0m` : `[${rule}]`;
  }

  /** The key; null to leave; undefined when something else was done instead. */
  private async ask(table: TerminalTable, seat: Seat): Promise<string | null | undefined> {
    const { shell, words } = this;
    if (this.lastHuman !== null && this.lastHuman !== seat) {
      shell.say(`\n— ${this.names[seat]} —\n${shell.words.handOver}`);
      if ((await this.lines.next()).done) return null;
    }
    this.lastHuman = seat;
    const { question, about, rule, options } = table.seen(seat).decision!;
    const context = this.context(table, seat);
    shell.say(`\n${words.table(context).join('\n')}`);
    shell.say(`\n${this.names[seat]}: ${words.question(question, about, context)}  ${this.dim(rule)}`);
    options.forEach(({ option }, i) => shell.say(`  ${LETTERS[i] ?? i + 1}) ${words.option(option, question, context, about)}`));
    process.stdout.write(`${shell.words.yourMove}: `);
    const line = await this.lines.next();
    if (line.done) return null;
    const typed = line.value.trim();
    switch (typed) {
      case 'q':
        return null;
      case 'u':
        shell.say((await table.undo(seat)) ? shell.words.undone : shell.words.cannotUndo);
        return undefined;
      case 'w':
        for (const { option, refusal } of await table.explain(seat))
          if (refusal)
            shell.say(`  ${words.option(option, question, context, null)}: ${words.refusal(refusal, context)}  ${this.dim(refusal.rule)}`);
        return undefined;
      default: {
        const chosen = /^\d+$/.test(typed) ? options[Number(typed) - 1] : typed.length === 1 ? options[LETTERS.indexOf(typed)] : undefined;
        return (chosen ?? options.find(({ key }) => key === typed))?.key;
      }
    }
  }
}
