/** Backups while the server runs, and the proof that a backup can be played on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Match, recordOf, verifyFairness } from '@kolbiste/table';
import { gameOf, type Config } from '../config.ts';
import { Records } from '../matches/records.ts';
import { DATABASE_FILE, Storage } from './storage.ts';

/** Copies the database of a data folder to a file, whether a server runs on it or not. */
export async function backupTo(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>, file: string): Promise<void> {
  if (config.DATABASE_URL) throw new Error('PostgreSQL makes its own backups: pg_dump --format=custom');
  if (!existsSync(join(config.DATA_DIR, DATABASE_FILE))) throw new Error(`there is no database in ${config.DATA_DIR}`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const storage = await Storage.open(config.DATA_DIR);
  try {
    await storage.backupTo(file);
  } finally {
    await storage.close();
  }
}

export interface BackupReport {
  readonly sound: boolean;
  /** Matches that were played again from their logs. */
  readonly replayed: number;
  /** Matches by rules that are not here. */
  readonly otherRules: number;
  readonly problems: readonly string[];
}

/** Checks a backup: the file itself, and every match by playing it again. */
export async function checkBackup(file: string, config: Pick<Config, 'games'>): Promise<BackupReport> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const storage = await Storage.openFile(file);
  const problems: string[] = [];
  let replayed = 0;
  let otherRules = 0;
  try {
    const integrity = storage.sqlite.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    for (const { integrity_check: told } of integrity) if (told !== 'ok') problems.push(told);
    const store = storage.matches;
    const records = new Records(storage);
    const rows = await storage.db.selectFrom('match').select(['id', 'state', 'result']).where('state', '!=', 'open').execute();
    for (const { id, state, result } of rows) {
      try {
        const stored = (await store.load(id))!;
        const game = await gameOf(config, stored.header.game, stored.header.version);
        if (!game) {
          otherRules++;
          continue;
        }
        const match = Match.rebuild(game, stored.header, stored.rows);
        if (state === 'over' && JSON.stringify(match.result) !== result) problems.push(`${id}: played again, it ends differently`);
        if (state === 'over' && match.result?.by !== 'abort') {
          const { fair, checks } = verifyFairness(game, await records.record(id));
          if (!fair) problems.push(`${id}: ${checks.find(check => !check.ok)?.text ?? 'not fair'}`);
        }
        if (match.result) recordOf(match);
        replayed++;
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await storage.close();
  }
  return { sound: problems.length === 0, replayed, otherRules, problems };
}
