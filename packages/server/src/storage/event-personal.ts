/** What events hold about one player: to export it, and to erase it. Finished events stay, without the name. */
import type { EventAct } from '@kolbiste/club';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function eventsOf(db: Kysely<Schema>, player: string): Promise<object> {
  const entered = await db.selectFrom('entrant').select(['event', 'state', 'points']).where('player', '=', player).execute();
  const brought = await db
    .selectFrom('entry_brings')
    .select(['event', 'data', 'salt', 'hash', 'at'])
    .where('player', '=', player)
    .execute();
  const official = await db.selectFrom('official').select(['event', 'role']).where('player', '=', player).execute();
  const rulings = await db.selectFrom('ruling').select(['event', 'at', 'kind', 'text']).where('player', '=', player).execute();
  const absence = await db.selectFrom('absence').select(['at', 'until', 'hours']).where('player', '=', player).executeTakeFirst();
  return {
    events: {
      entered,
      brought: brought.map(row => ({ ...row, data: JSON.parse(row.data) as unknown })),
      official,
      rulings,
      absence: absence ?? null,
    },
  };
}

/** `nobody`: what is written where the name was. */
export async function eraseFromEvents(db: Kysely<Schema>, player: string, nobody: string): Promise<void> {
  for (const table of ['entry_brings', 'absence', 'official'] as const) await db.deleteFrom(table).where('player', '=', player).execute();
  const rows = await db
    .selectFrom('event_log')
    .select(['event', 'n', 'by', 'data'])
    .where(({ or, eb }) => or([eb('by', '=', player), eb('data', 'like', `%${player}%`)]))
    .execute();
  for (const { event, n, by, data } of rows) {
    const act = JSON.parse(data) as EventAct;
    const without = withoutName(act, { player, by, nobody });
    if (without !== act)
      await db
        .updateTable('event_log')
        .set({ data: JSON.stringify(without) })
        .where('event', '=', event)
        .where('n', '=', n)
        .execute();
  }
  await db.updateTable('ruling').set({ text: '' }).where('player', '=', player).execute();
}

function withoutName(
  act: EventAct,
  { player, by, nobody }: { readonly player: string; readonly by: string | null; readonly nobody: string },
): EventAct {
  if ((act.type === 'entered' || act.type === 'official') && act.player === player) return { ...act, name: nobody };
  if (act.type === 'created' && by === player) return { ...act, name: nobody };
  // What judges wrote about them goes; that there was a ruling stays.
  if (act.type === 'ruling' && act.player === player) return { ...act, text: '' };
  return act;
}
