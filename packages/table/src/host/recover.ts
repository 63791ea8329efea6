/** Making memory what the log says: after a failure, after another driver wrote, and at the beginning. */
import type { AnyGame } from '@kolbiste/engine';
import type { Change } from '../match/change.ts';
import type { Row } from '../match/input.ts';
import { Match, type MatchOptions } from '../match/match.ts';
import type { History } from './history.ts';
import type { StoredMatch } from './ports.ts';
import type { Host } from './state.ts';
import { perform } from './tell.ts';

/** The match, replayed from the last saved state that fits. `history` hears what is not kept yet. */
export function rebuild(game: AnyGame, stored: StoredMatch, history: History | null, options?: MatchOptions): Match {
  const { header, rows, saved, kept } = stored;
  const tell = history && kept < rows.length ? (change: Change): void => history.note(change) : undefined;
  if (saved && saved.version === game.stateVersion && (!tell || saved.rows <= kept)) {
    try {
      return Match.restore(game, header, saved, rows, tell, options);
    } catch {
      // A saved state only saves time: without it all rows are replayed.
    }
  }
  return Match.rebuild(game, header, rows, tell, options);
}

/** Back to what the log says. Rows that nobody here has seen yet are shown. */
export async function recover(h: Host): Promise<void> {
  const stored = await h.ports.log.load(h.id);
  if (!stored) throw new Error(`match ${h.id} is gone`);
  const rows = stored.rows.slice(0, h.shownSeq);
  const saved = stored.saved && stored.saved.rows <= rows.length ? stored.saved : null;
  h.match = rebuild(h.game, { ...stored, rows, saved }, null, { movers: h.match.movers });
  h.memory = 'fresh';
  showRows(h, stored.rows.slice(rows.length));
}

/** Other drivers wrote rows: they are read at once where somebody waits for them, else when somebody comes. */
export function catchUp(h: Host, idle: boolean): void {
  if (h.memory === 'lost') {
    // Any turn begins with a recovery, and that shows them.
    if (!idle && !h.queue.busy) h.queue.add(() => undefined);
  } else if (h.memory !== 'catching') {
    h.memory = idle ? 'behind' : 'catching';
    if (!idle) h.queue.add(() => readRows(h));
  }
}

/** Resolves when everything that was written is known here. */
export function freshen(h: Host): Promise<void> {
  if (h.memory === 'fresh') return Promise.resolve();
  return new Promise(resolve =>
    h.queue.add(
      () => readRows(h).finally(resolve),
      () => resolve(),
    ),
  );
}

export async function readRows(h: Host): Promise<void> {
  h.memory = 'fresh';
  try {
    showRows(h, await h.ports.log.rows(h.id, h.match.seq));
  } catch (error) {
    h.memory = 'behind';
    throw error;
  }
}

function showRows(h: Host, rows: readonly Row[]): void {
  // As rows, not as inputs: only what was written may say what the table answered.
  for (const row of rows) h.show(perform(h, row), null);
}
