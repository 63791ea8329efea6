/** A local table in one step: as last time, or bots among themselves. */
import type { NewLocalTable } from '../worker/messages.ts';
import { callLocal } from '../connection/local.ts';
import { t } from '../text/index.svelte.ts';
import { go } from './router.svelte.ts';
import { botName, tableAsLastTime, usualTable } from './setup.ts';
import { toast } from './toast.svelte.ts';

async function opened(table: NewLocalTable): Promise<boolean> {
  const { match } = await callLocal('create', table);
  go(`/play/${match}`);
  return true;
}

/** Creates a table and goes there. False when it could not be. */
export async function openLocal(table: NewLocalTable): Promise<boolean> {
  try {
    return await opened(table);
  } catch (error) {
    toast(`${t().common.failed} ${error instanceof Error ? error.message : ''}`, 'bad');
    return false;
  }
}

/** As last time, or with what is usual; what cannot be opened any more is played as usual too. */
export function playNow(game: string): Promise<boolean> {
  return tableAsLastTime(game)
    .then(opened)
    .catch(() => openLocal(usualTable(game)));
}

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
