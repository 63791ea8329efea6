/** Keeping a server: copies of its database, checked by playing every match again, and the acts of its keeper. */
import { UserError, type Shell } from '../shell.ts';

const configOf = async () => {
  const { ConfigError, readConfig } = await import('@kolbiste/server');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UserError(error.message, 2);
    throw error;
  }
};

/** What goes wrong with files and databases is the user's to mend: one line. */
async function plainly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
}

export async function backup(shell: Shell, [file]: readonly string[]): Promise<number> {
  if (!file) throw new UserError(shell.words.missing('<file>'), 2);
  const { backupTo } = await import('@kolbiste/server');
  await plainly(backupTo(await configOf(), file));
  shell.say(shell.words.backedUp(file));
  return 0;
}

export async function restore(shell: Shell, words: readonly string[]): Promise<number> {
  const file = typeof shell.flags['check'] === 'string' ? shell.flags['check'] : words[0];
  if (!file || shell.flags['check'] === undefined) throw new UserError(shell.words.missing('--check <file>'), 2);
  const { checkBackup } = await import('@kolbiste/server');
  const report = await plainly(checkBackup(file, await configOf()));
  if (shell.json) shell.say(JSON.stringify(report));
  else shell.say(report.sound ? shell.words.backupSound(report.replayed) : shell.words.backupUnsound(report.problems.join('; ')));
  return report.sound ? 0 : 1;
}

/** `reports` · `acts` · `learners` (where they left lessons) · `close-report <id>` · `close-table <match>` · `ban <player> [--days n]` · `unban <player>` ·
 * `promote <player>` (to a moderator) · `demote <player>` · `undo <act>`; each act wants --why. */
export async function admin(shell: Shell, [what, about]: readonly string[]): Promise<number> {
  const { Administration, Storage } = await import('@kolbiste/server');
  const storage = await plainly(Storage.of(await configOf()));
  try {
    const keeper = new Administration(storage);
    if (what === 'reports' || what === 'acts' || what === 'learners') {
      const rows = what === 'learners' ? await storage.learners.all() : await keeper[what]();
      for (const row of rows) shell.say(JSON.stringify(row));
      return 0;
    }
    const { why, days = 365, by = process.env['USER'] ?? 'keeper' } = shell.flags;
    if (!about || typeof why !== 'string') throw new UserError(shell.words.missing('<id> --why <text>'), 2);
    const who = { name: String(by), player: null };
    switch (what) {
      case 'close-report':
        await plainly(keeper.closeReport(about, who, why));
        break;
      case 'close-table':
        await plainly(keeper.closeTable(about, who, why));
        break;
      case 'ban':
        await plainly(keeper.ban(about, Date.now() + Number(days) * 86_400_000, who, why));
        break;
      case 'unban':
        await plainly(keeper.ban(about, 0, who, why));
        break;
      case 'promote':
        await plainly(keeper.setRole(about, 'moderator', who, why));
        break;
      case 'demote':
        await plainly(keeper.setRole(about, null, who, why));
        break;
      case 'undo':
        await plainly(keeper.undo(about, who, why));
        break;
      default:
        throw new UserError(
          shell.words.missing('reports | acts | learners | close-report | close-table | ban | unban | promote | demote | undo'),
          2,
        );
    }
    return 0;
  } finally {
    await storage.close();
  }
}
