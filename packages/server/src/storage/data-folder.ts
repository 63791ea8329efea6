/** The folder of a server's own database: nobody else reads in it, one server uses it, and what it holds is looked at before it is used. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** The folder, or what is in it, cannot be used: one line for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Seeds of running matches, password hashes and the cookie secret are in the files. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Makes the folder, one level after the other: Node's own way never ends where the system makes none, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new DataFolderError('it is not a folder');
    return;
  }
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, OWN_FOLDER);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new DataFolderError(message);
  }
}

/** Makes the file, for its owner alone, if it is not there; what SQLite puts beside it is like it. */
export function makeFile(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(one)) {
      if (one === file && statSync(one).size === 0)
        throw new DataFolderError(`${file} is empty; put a backup in its place, or remove it if this is to be a new server`);
      if ((statSync(one).mode & 0o077) !== 0) tryTo(() => chmodSync(one, OWN_FILE));
    } else if (one === file) closeSync(openSync(file, 'wx', OWN_FILE));
}

/** For a file that must not be there yet. */
export function makeNewFile(file: string): void {
  closeSync(openSync(file, 'wx', OWN_FILE));
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Somebody else's file: it can be read, and that has to do.
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * One server at a time. The lock is the system's, on a small file beside the database: it ends with the process, however that ends, so
 * there is none to be cleared away. Who has it is written in the file.
 */
export function lockFolder(folder: string, node: string): FolderLock {
  const file = join(folder, 'kolbiste.lock');
  let lock: InstanceType<typeof DatabaseSync>;
  try {
    if (!existsSync(file)) makeNewFile(file);
    lock = new DatabaseSync(file);
  } catch {
    // A folder that cannot be written to has no second writer either.
    return { release: () => undefined };
  }
  try {
    lock.exec('PRAGMA busy_timeout=200');
    try {
      lock.exec('begin immediate; create table if not exists holder (node text, pid integer); delete from holder');
      lock.prepare('insert into holder values (?, ?)').run(node, process.pid);
      lock.exec('commit');
    } catch (error) {
      if (isBusy(error)) throw error;
      // No room to write a name; the lock itself needs none.
      if (lock.isTransaction) lock.exec('rollback');
    }
    // Others may read who has it while it is held.
    lock.exec('begin immediate');
  } catch (error) {
    const holder = isBusy(error) ? holderIn(lock) : null;
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderError(`another server uses it${holder}; one folder is one server's`);
  }
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      // Closing alone would keep it while a statement is still known.
      lock.exec('rollback');
      lock.close();
    },
  };
}

const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message);

function holderIn(lock: InstanceType<typeof DatabaseSync>): string {
  try {
    const holder = lock.prepare('select node, pid from holder').get() as { node: string; pid: number } | undefined;
    return holder ? ` (${holder.node}, process ${holder.pid})` : '';
  } catch {
    return '';
  }
}
