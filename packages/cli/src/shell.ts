/** What every command needs: its arguments, its language, its voice, and a way to fail in one line. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@kolbiste/engine';
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
