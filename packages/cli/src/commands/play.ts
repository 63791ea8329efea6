/** Playing in the terminal: against a bot, or two at one keyboard. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { choose, LEVELS, type Level } from '@kolbiste/bots';
import {
  freeUndo,
  keyOf,
  questionOf,
  sha256,
  type Answered,
  type GameText,
  type Language,
  type Plain,
  type Position,
  type Seat,
  type TextContext,
  type Viewer,
  type AnyGame,
} from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { exportRecord, Match, newHeader, recordOf, type Input } from '@kolbiste/table';
import { optionsOf, UserError, type Shell } from '../shell.ts';

export type Player = 'human' | Level;

/** What the terminal needs of a game in progress. */
interface Driver {
  readonly game: AnyGame;
  readonly position: Position;
  /** Takes an answer and gives the events as the viewer learns them. */
  answer(seat: Seat, key: string, viewer: Viewer): readonly Plain[];
  /** Takes back the seat's last decision if that is free. */
  undo(seat: Seat): boolean;
  /** The finished match as text to keep. */
  record(): string | null;
}

/** A whole match, from the table's own code. */
function matchDriver(game: AnyGame, options: Plain, names: readonly string[], players: readonly Player[], seed: string): Driver {
  const seats = names.map((name, seat) =>
    players[seat] === 'human' ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, level: players[seat]! },
  );
  const match = new Match(game, newHeader(game, { match: 'terminal', seats, options, tableSeed: sha256(seed), undo: 'free', delay: 0 }));
  let now = 0;
  const apply = (input: Omit<Input, 'at'>, viewer: Viewer) => match.apply({ ...input, at: now++ } as Input, [viewer]);
  players.forEach((player, seat) => player === 'human' && apply({ type: 'ready', seat } as Input, seat));
  return {
    game,
    get position() {
      return match.position!;
    },
    answer(seat, key, viewer) {
      const { messages } = apply({ type: 'answer', seat, decision: match.asked!.decision, key } as Input, viewer);
      return (messages.get(viewer) ?? []).flatMap(message => (message.type === 'update' ? (message.events as unknown as Plain[]) : []));
    },
    undo(seat) {
      const input = { type: 'propose', seat, topic: 'undo', at: now } as Input;
      if (match.check(input)) return false;
      apply(input, seat);
      return true;
    },
    record: () => (match.result ? exportRecord(recordOf(match)) : null),
  };
}

/** A game that goes on from a given position. */
function positionDriver(game: AnyGame, position: Position): Driver {
  const answers: (Answered & { readonly before: Position })[] = [];
  return {
    game,
    position,
    answer(seat, key, viewer) {
      const before = game.clone(position),
        told: Plain[] = [];
      const progress = game.answer(position, key, (event, world) => {
        const seen = game.module.redact(world, event, viewer);
        if (seen !== null) told.push(seen);
      });
      answers.push({ seat, ...progress, before });
      return told;
    },
    undo(seat) {
      if (!freeUndo(answers, seat)) return false;
      game.restore(position, answers.pop()!.before);
      return true;
    },
    record: () => null,
  };
}

export async function play(shell: Shell, [id]: readonly string[]): Promise<number> {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  const { game, text } = gameNamed(id);
  const level = String(shell.flags['bot'] ?? 'squire'),
    hotseat = shell.flags['hotseat'] === true;
  if (!LEVELS.includes(level as Level)) throw new UserError(`--bot "${level}": ${LEVELS.join(', ')}`, 2);
  const players = Array.from({ length: game.module.seats.min }, (_, seat): Player => (seat === 0 || hotseat ? 'human' : (level as Level)));
  const names = players.map((player, seat) =>
    player !== 'human' ? shell.words.bot(player) : hotseat ? shell.words.playerName(seat) : shell.words.you,
  );
  const seed = String(shell.flags['seed'] ?? randomBytes(16).toString('hex'));
  const driver = matchDriver(game, optionsOf(shell) as Plain, names, players, seed);
  return new TerminalTable(shell, driver, text, names, players, seed).run();
}

/** Plays on from a position that is already there. */
export const playFrom = (
  shell: Shell,
  game: AnyGame,
  text: Record<Language, GameText>,
  position: Position,
  names: readonly string[],
  seed: string,
): Promise<number> =>
  new TerminalTable(
    shell,
    positionDriver(game, position),
    text,
    names,
    names.map(() => 'human'),
    seed,
  ).run();

/** Letters to press; u, w and q are commands. */
const LETTERS = 'abcdefghijklmnoprstvxyz';

class TerminalTable {
  private readonly shell: Shell;
  private readonly driver: Driver;
  private readonly words: GameText;
  private readonly names: readonly string[];
  private readonly players: readonly Player[];
  private readonly seed: string;
  private readonly input: Interface = createInterface({ input: process.stdin });
  private readonly lines: AsyncIterator<string> = this.input[Symbol.asyncIterator]();
  private lastHuman: Seat | null = null;
  private decisions = 0;

  constructor(
    shell: Shell,
    driver: Driver,
    text: Record<Language, GameText>,
    names: readonly string[],
    players: readonly Player[],
    seed: string,
  ) {
    this.shell = shell;
    this.driver = driver;
    this.words = text[shell.language];
    this.names = names;
    this.players = players;
    this.seed = seed;
  }

  async run(): Promise<number> {
    const { shell, driver } = this;
    shell.say(shell.words.commandsInPlay);
    try {
      for (let { decision } = driver.position; decision; { decision } = driver.position) {
        const player = this.players[decision.seat]!;
        const key = player === 'human' ? await this.ask(decision.seat) : this.think(decision.seat, player);
        if (key === null) {
          shell.say(shell.words.leaving);
          return 0;
        }
        if (key !== undefined) this.take(decision.seat, key);
      }
      const { outcome } = driver.position;
      if (outcome) shell.say(`\n${this.words.outcome(outcome, this.context(this.lastHuman ?? 'spectator'))}  ${this.dim(outcome.rule)}`);
      this.keep();
      return 0;
    } finally {
      this.input.close();
    }
  }

  private keep(): void {
    const { save } = this.shell.flags,
      record = typeof save === 'string' ? this.driver.record() : null;
    if (typeof save !== 'string' || record === null) return;
    try {
      writeFileSync(save, record);
    } catch (error) {
      throw new UserError(`${save}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.shell.say(this.shell.words.savedReplay(save));
  }

  private context(viewer: Viewer): TextContext {
    return { seats: this.names, view: this.driver.game.see(this.driver.position, viewer).table };
  }
  private dim(rule: string): string {
    return process.stdout.isTTY ? `\u001B[2m[${rule}]\u001B[0m` : `[${rule}]`;
  }
  /** Alone at the keyboard a player sees his own side; two at one see what both may see. */
  private get viewer(): Viewer {
    const humans = this.players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    return humans.length === 1 ? humans[0]! : 'spectator';
  }

  private take(seat: Seat, key: string): void {
    const { viewer } = this,
      told = this.driver.answer(seat, key, viewer);
    this.decisions++;
    for (const event of told)
      this.shell.say(`  ${this.words.event(event, this.context(viewer))}  ${this.dim((event as { readonly rule: string }).rule)}`);
  }

  private think(seat: Seat, level: Level): string {
    const { game, position } = this.driver,
      moment = `${this.seed}/${this.decisions}`;
    this.shell.note(this.shell.words.thinking(this.names[seat]!));
    return choose({ game, position: game.redeal(position, seat, moment) as Position<object>, seat }, level, moment).key;
  }

  /** The key; null to leave; undefined when something else was done instead. */
  private async ask(seat: Seat): Promise<string | null | undefined> {
    const { shell, words, driver } = this,
      { decision } = driver.position,
      { options, about, rule } = decision!;
    if (this.lastHuman !== null && this.lastHuman !== seat) {
      shell.say(`\n— ${this.names[seat]} —\n${shell.words.handOver}`);
      if ((await this.lines.next()).done) return null;
    }
    this.lastHuman = seat;
    const context = this.context(seat),
      question = questionOf(driver.position);
    shell.say(`\n${words.table(context).join('\n')}`);
    shell.say(`\n${this.names[seat]}: ${words.question(question, about, context)}  ${this.dim(rule)}`);
    options.forEach((option, i) => shell.say(`  ${LETTERS[i] ?? i + 1}) ${words.option(option, question, context, about)}`));
    process.stdout.write(`${shell.words.yourMove}: `);
    const line = await this.lines.next();
    if (line.done) return null;
    const typed = line.value.trim();
    switch (typed) {
      case 'q':
        return null;
      case 'u':
        shell.say(driver.undo(seat) ? shell.words.undone : shell.words.cannotUndo);
        return undefined;
      case 'w':
        for (const { option, refusal } of driver.game.explain(driver.position, seat))
          if (refusal)
            shell.say(`  ${words.option(option, question, context, null)}: ${words.refusal(refusal, context)}  ${this.dim(refusal.rule)}`);
        return undefined;
      default: {
        const chosen = /^\d+$/.test(typed) ? options[Number(typed) - 1] : typed.length === 1 ? options[LETTERS.indexOf(typed)] : undefined;
        return chosen === undefined ? options.map(keyOf).find(key => key === typed) : keyOf(chosen);
      }
    }
  }
}
