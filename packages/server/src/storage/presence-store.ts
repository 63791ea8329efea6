/** Who is at which server, as far as they show it: what servers that share a database tell each other. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export class PresenceStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** What has changed at a server; null: gone. */
  note(node: string, changed: ReadonlyMap<string, { readonly playing: boolean } | null>): Promise<void> {
    return this.db.transaction().execute(async db => {
      const gone = [...changed].flatMap(([player, now]) => (now === null ? [player] : []));
      const here = [...changed].flatMap(([player, now]) => (now === null ? [] : [{ player, node, playing: now.playing ? 1 : 0 }]));
      if (gone.length) await db.deleteFrom('here').where('node', '=', node).where('player', 'in', gone).execute();
      if (here.length)
        await db
          .insertInto('here')
          .values(here)
          .onConflict(on => on.columns(['player', 'node']).doUpdateSet(({ ref }) => ({ playing: ref('excluded.playing') })))
          .execute();
    });
  }

  /** Who is at these servers. */
  async at(nodes: readonly string[]): Promise<{ readonly player: string; readonly playing: boolean }[]> {
    if (nodes.length === 0) return [];
    const rows = await this.db.selectFrom('here').select(['player', 'playing']).where('node', 'in', nodes).execute();
    return rows.map(({ player, playing }) => ({ player, playing: playing === 1 }));
  }
}
