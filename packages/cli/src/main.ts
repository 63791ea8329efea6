/** The command `kolbiste`. */
import { InputError } from '@kolbiste/engine';
import { ScenarioError } from '@kolbiste/testkit';
import { cac } from 'cac';
import { languageOf, UserError, voice, WORDS, type Shell } from './shell.ts';
import { painted } from './terminal/lines.ts';

declare const __VERSION__: string | undefined;
const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : '0.1.0';

type Command = (shell: Shell, words: readonly string[]) => Promise<number | void> | number | void;

/** Each command loads what it needs when it runs: `rules` does not start a server. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  sides: async () => (await import('./commands/sides.ts')).sides,
  flow: async () => (await import('./commands/flow.ts')).flow,
  soak: async () => (await import('./commands/soak.ts')).soak,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  puzzle: async () => (await import('./commands/puzzle.ts')).puzzle,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  verify: async () => (await import('./commands/replay.ts')).verify,
  backup: async () => (await import('./commands/keeping.ts')).backup,
  restore: async () => (await import('./commands/keeping.ts')).restore,
  admin: async () => (await import('./commands/keeping.ts')).admin,
  rules: async () => (await import('./commands/rules.ts')).rules,
};

function help(shell: Shell): string {
  const { words } = shell;
  const rows = (of: { readonly [name: string]: string }): string => {
    const width = Math.max(...Object.keys(of).map(name => name.length)) + 2;
    return Object.entries(of)
      .map(([name, what]) => `  ${name.padEnd(width)}${what}`)
      .join('\n');
  };
  return `${words.about}\n\n${words.usage}\n\n${rows(words.commands)}\n\n${rows(words.options)}\n\n${words.examples}`;
}

/** The parser makes a number of what looks like one, and loses digits: a seed, a nonce or a hash is what was typed. */
function asTyped(flags: Record<string, unknown>, argv: readonly string[]): Record<string, unknown> {
  const typed = (name: string): string | undefined => {
    const at = argv.findLastIndex(word => word === `--${name}` || word.startsWith(`--${name}=`));
    return argv[at] === `--${name}` ? argv[at + 1] : argv[at]?.slice(name.length + 3);
  };
  return Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, typeof value === 'number' ? typed(name) : value]));
}

/** Runs the command and gives its exit code: 0 done, 1 failed, 2 not understood. */
export async function main(argv: readonly string[]): Promise<number> {
  const cli = cac('kolbiste');
  const parsed = cli.parse(['node', 'kolbiste', ...argv], { run: false });
  const flags = asTyped(parsed.options, argv);
  try {
    const language = languageOf(flags['lang'], process.env['LC_ALL'] ?? process.env['LC_MESSAGES'] ?? process.env['LANG']);
    const shell: Shell = {
      language,
      words: WORDS[language],
      json: flags['json'] === true,
      flags,
      ...voice(),
    };
    const [command, ...words] = parsed.args;
    if (flags['version'] === true || flags['v'] === true) {
      shell.say(VERSION);
      return 0;
    }
    if (flags['help'] === true || flags['h'] === true || command === 'help') {
      shell.say(help(shell));
      return 0;
    }
    if (command === undefined) {
      shell.note(help(shell));
      return 2;
    }
    const load = COMMANDS[command];
    if (!load) throw new UserError(shell.words.unknownCommand(command), 2);
    return (await (await load())(shell, words)) ?? 0;
  } catch (error) {
    if (error instanceof UserError || error instanceof InputError || error instanceof ScenarioError) {
      process.stderr.write(`kolbiste: ${painted(error.message, false)}\n`);
      return error instanceof UserError ? error.exitCode : 1;
    }
    throw error;
  }
}

// Run as a program: `node build/kolbiste.mjs …`.
if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  // Who reads only the first lines of what is told has heard enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await main(process.argv.slice(2));
}
