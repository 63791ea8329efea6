/** What every command needs: its arguments, its language, its voice, and a way to fail in one line. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type AnyGame, type Language } from '@kolbiste/engine';
import { painted, wrapped } from './terminal/lines.ts';
import { cs } from './text/cs.ts';
import { en } from './text/en.ts';
import type { CliWords } from './text/words.ts';

export const WORDS: Record<Language, CliWords> = { cs, en };

/** The user asked for something that cannot be done: one line, no stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Shell {
  readonly language: Language;
  readonly words: CliWords;
  readonly json: boolean;
  readonly flags: { readonly [flag: string]: unknown };
  say(text: string): void;
  /** Text of any length, broken at the width of the terminal. */
  lines(lines: readonly string[]): void;
  /** Before something is typed. */
  prompt(text: string): void;
  /** On a terminal, that something is going on, until the next word is said. */
  busy(text: string): void;
  /** Columns to write in. */
  width(): number;
  /** Progress and remarks: never in the way of what is printed for programs. */
  note(text: string): void;
}

export function languageOf(flag: unknown, environment: string | undefined): Language {
  if (flag !== undefined) {
    if (!LANGUAGES.includes(flag as Language)) throw new UserError(`--lang must be cs or en, not "${String(flag)}"`, 2);
    return flag as Language;
  }
  return /^cs/i.test(environment ?? '') ? 'cs' : 'en';
}

export function wholeNumber(shell: Shell, option: string, preset: number): number {
  const value = shell.flags[option.replace(/^--/, '')];
  if (value === undefined) return preset;
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1) throw new UserError(shell.words.notANumber(option, String(value)), 2);
  return n;
}

/** How many sit at the table; without --seats as few as the game needs. */
export function seatsOf(shell: Shell, { module }: AnyGame): number {
  const { min, max } = module.seats;
  const seats = shell.flags['seats'] === undefined ? min : Number(shell.flags['seats']);
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new UserError(shell.words.seats('--seats', min, max), 2);
  return seats;
}

/** Work on a foreign file: what exceeds the stack or an array is the file's fault, told in one line. */
export function bounded<T>(shell: Shell, file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && error.cause instanceof RangeError))
      throw new UserError(shell.words.tooMuch(file));
    throw error;
  }
}

export function readText(shell: Shell, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(shell.words.noFile(file));
  }
}

export function optionsOf(shell: Shell): unknown {
  const { options } = shell.flags;
  if (options === undefined) return {};
  try {
    return JSON.parse(String(options)) as unknown;
  } catch {
    throw new UserError(`--options: ${String(options)} is not JSON`, 2);
  }
}

/** The voice of a shell. Colours only on a terminal, and not where NO_COLOR asks for none. */
export function voice(): Pick<Shell, 'say' | 'lines' | 'prompt' | 'busy' | 'width' | 'note'> {
  const { stdout, stderr, env } = process;
  const colour = stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const transient = stderr.isTTY && stdout.isTTY;
  let busy = false;
  const quiet = (): void => {
    if (busy) stderr.write('\r\u001B[K');
    busy = false;
  };
  const write = (text: string): void => {
    quiet();
    stdout.write(painted(text, colour));
  };
  const width = (): number => Math.max(40, stdout.columns ?? 80);
  return {
    say: text => write(`${text}\n`),
    lines: lines => {
      if (lines.length) write(`${lines.flatMap(line => wrapped(line, width())).join('\n')}\n`);
    },
    prompt: write,
    busy: text => {
      if (transient) stderr.write(`\r${painted(text, false)}\u001B[K`);
      busy = transient;
    },
    width,
    note: text => {
      quiet();
      stderr.write(`${painted(text, false)}\n`);
    },
  };
}

/** A bar on a terminal, nothing elsewhere. */
export function progressBar(total: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const width = 30;
  let last = -1;
  return done => {
    const filled = Math.floor((done / total) * width);
    if (filled === last && done < total) return;
    last = filled;
    stderr.write(`\r[${'█'.repeat(filled)}${' '.repeat(width - filled)}] ${done}/${total}${done >= total ? '\n' : ''}`);
  };
}
