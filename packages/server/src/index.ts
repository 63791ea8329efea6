/** The server: HTTP, sockets, accounts, lobby, storage. */
import type { Language } from '@kolbiste/engine';
import { ConfigError, readConfig } from './config.ts';
import { createServer } from './server.ts';
import { DataFolderError } from './storage/data-folder.ts';
import { StorageUnreachable } from './storage/storage.ts';

export { Administration } from './accounts/administration.ts';
export { backupTo, checkBackup } from './storage/backup.ts';
export { ConfigError, readConfig } from './config.ts';
export { createServer } from './server.ts';
export { Storage } from './storage/storage.ts';

const WORDS = {
  en: {
    ready: (url: string) => `Kolbiště is ready: ${url}`,
    taken: (port: number) => `port ${port} is taken; name another one in PORT`,
    database: (why: string) => `the database of DATABASE_URL cannot be used: ${why}`,
    folder: (folder: string, why: string) => `the data folder ${folder} cannot be used: ${why}`,
    stopping: 'stopping …',
  },
  cs: {
    ready: (url: string) => `Kolbiště je připraveno: ${url}`,
    taken: (port: number) => `port ${port} je obsazený; zvolte jiný v proměnné PORT`,
    database: (why: string) => `databázi z DATABASE_URL nelze použít: ${why}`,
    folder: (folder: string, why: string) => `složku s daty ${folder} nelze použít: ${why}`,
    stopping: 'končím …',
  },
} satisfies Record<Language, unknown>;

export interface RunSettings {
  readonly env: { readonly [name: string]: string | undefined };
  say(text: string): void;
  readonly language: Language;
}

/** Serves until told to stop; gives the exit code. */
export async function runServer({ env, say, language }: RunSettings): Promise<number> {
  const words = WORDS[language];
  const fail = (text: string): number => {
    process.stderr.write(`kolbiste: ${text}\n`);
    return 1;
  };
  let config;
  let server;
  try {
    config = readConfig(env);
    server = await createServer(config);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    if (error instanceof StorageUnreachable) return fail(words.database(error.message));
    if (error instanceof DataFolderError) return fail(words.folder(config?.DATA_DIR ?? '', error.message));
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail(words.taken(config?.PORT ?? 0));
    if (
      config &&
      (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST' || /database|readonly|disk/i.test(message))
    )
      return fail(words.folder(config.DATA_DIR, message));
    throw error;
  }
  say(words.ready(config.PUBLIC_URL || server.url));
  await new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });
  process.stderr.write(`${words.stopping}\n`);
  await server.stop();
  return 0;
}
