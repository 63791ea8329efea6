/** A local table in one step: the game's usual options, this person against a bot, or bots among themselves. */
import type { NewLocalTable } from '../worker/messages.ts';
import { callLocal } from '../connection/local.ts';
import { t } from '../text/index.svelte.ts';
import { go } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import { toast } from './toast.svelte.ts';

export const myName = (): string => settings.name.trim() || t().settings.namePlaceholder;
export const botName = (level: string): string => t().newTable.levels[level] ?? level;

/** Creates a table and goes there. False when it could not be. */
export async function openLocal(table: NewLocalTable): Promise<boolean> {
  try {
    const { match } = await callLocal('create', table);
    go(`/play/${match}`);
    return true;
  } catch (error) {
    toast(`${t().common.failed} ${error instanceof Error ? error.message : ''}`, 'bad');
    return false;
  }
}

export const playNow = (game: string, level = 'squire'): Promise<boolean> =>
  openLocal({
    game,
    options: {},
    mode: 'bot',
    undo: 'consent',
    seats: [
      { name: myName(), control: { by: 'person' } },
      { name: botName(level), control: { by: 'bot', level } },
    ],
  });

export const watchBots = (game: string): Promise<boolean> =>
  openLocal({
    game,
    options: {},
    mode: 'watch',
    undo: 'none',
    seats: [
      { name: botName('knight'), control: { by: 'bot', level: 'knight' } },
      { name: botName('squire'), control: { by: 'bot', level: 'squire' } },
    ],
  });
