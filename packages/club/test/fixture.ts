/** Logs of events, written in a few words. */
import { sha256 } from '@kolbiste/engine';
import type { EventAct, EventEntry, EventSettings, MatchResult } from '../src/event.ts';

export const SEED = 'a seed of 32 bytes';

export const settings = (changes: Partial<EventSettings> = {}): EventSettings => ({
  name: 'Cup',
  game: 'dice-throne',
  options: {},
  kind: 'swiss',
  games: 3,
  rounds: null,
  cut: 0,
  venue: 'room',
  pace: 'live',
  clock: { kind: 'none' },
  roundTime: 3_600_000,
  between: 0,
  startsAt: null,
  lateUntil: 2,
  filler: 'none',
  lists: { rounds: 'secret', cut: 'opponent', after: 'public' },
  places: 64,
  rated: false,
  spectators: true,
  spectatorDelay: 180_000,
  noShow: { game: 300_000, match: 600_000 },
  group: 6,
  follows: null,
  ...changes,
});

export class Log {
  readonly entries: EventEntry[] = [];
  constructor(changes: Partial<EventSettings> = {}) {
    this.add({ type: 'created', settings: settings(changes), seedHash: sha256(SEED), name: 'Olga' }, 'olga');
    this.add({ type: 'opened' });
  }

  add(act: EventAct, by: string | null = null): this {
    const n = this.entries.length + 1;
    this.entries.push({ n, at: n * 1000, by, act });
    return this;
  }

  enter(...players: string[]): this {
    players.forEach((player, i) =>
      this.add({ type: 'entered', player, name: player.toUpperCase(), hash: null, lot: this.entries.length * 10 + i }),
    );
    return this;
  }

  /** A round as somebody wants it: `a b 2 1` is a's table with b, two games to one; `a - bye`. */
  round(...tables: string[]): this {
    const round = this.entries.filter(({ act }) => act.type === 'published').length + 1;
    const read = tables.map(table => table.split(' ') as [string, string, string, string?, string?]);
    this.add({
      type: 'paired',
      round,
      stage: 'swiss',
      pairings: read.map(([a, b], i) => ({ table: i + 1, seats: [a, b === '-' ? null : b] as const })),
    });
    this.add({ type: 'published', round });
    read.forEach(([, b, first, second, draws], i) => {
      if (b === '-') return;
      const wins = [Number(first), Number(second)] as const;
      const result: MatchResult = {
        wins,
        draws: Number(draws ?? 0),
        winner: wins[0] > wins[1] ? 0 : wins[1] > wins[0] ? 1 : 'draw',
      };
      this.add({ type: 'result', round, table: i + 1, result, source: 'report' });
    });
    return this;
  }
}
