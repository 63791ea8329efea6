/** How often each kept deck was played, and won: online against people, and on this device against bots. */
import type { Plain } from '@kolbiste/engine';
import type { DeckData, DeckTally, StoredDeck, Tally } from '@kolbiste/protocol';
import { deviceStore } from '../shell/device-store.ts';
import type { LocalMatch } from '../worker/local-store.ts';
import { broughtFrom, OPTION_OF } from './brought.ts';
import { decks } from './decks.svelte.ts';

export interface Record {
  readonly played: number;
  readonly won: number;
}
interface RecordOf {
  readonly brought: Plain;
  readonly record: Record;
}

const NOTHING: Record = { played: 0, won: 0 };
const sum = (a: Record, b: Record): Record => ({ played: a.played + b.played, won: a.won + b.won });
const online = ({ wins, losses, draws }: Tally): Record => ({ played: wins + losses + draws, won: wins });

/** What a person brought to a match against bots, and how it ended; null for other matches, and those that go on or were given up. */
export function broughtTo({
  mode,
  control,
  header,
  summary,
}: Pick<LocalMatch, 'mode' | 'control' | 'header' | 'summary'>): RecordOf | null {
  const seat = control.findIndex(({ by }) => by === 'person');
  const option = OPTION_OF[summary.game as DeckData['game']] as string | undefined;
  const { result } = summary;
  if (mode !== 'bot' || seat < 0 || option === undefined || result === null || result.by === 'abort') return null;
  const all = (header.options as { readonly [option: string]: Plain } | null)?.[option];
  const brought = Array.isArray(all) ? (all as readonly Plain[])[seat] : undefined;
  const drawn = result.places.every(place => place === result.places[0]);
  return brought === undefined ? null : { brought, record: { played: 1, won: result.places[seat] === 1 && !drawn ? 1 : 0 } };
}

/** Of each deck, all that was played with what it is now or ever was. */
export function recordsOf(
  all: readonly { readonly deck: string; readonly versions: readonly DeckData[] }[],
  counted: readonly RecordOf[],
): ReadonlyMap<string, Record> {
  const by = new Map<string, Record>();
  for (const { brought, record } of counted) {
    const text = JSON.stringify(brought);
    by.set(text, sum(by.get(text) ?? NOTHING, record));
  }
  return new Map(
    all.map(({ deck, versions }) => [
      deck,
      [...new Set(versions.map(data => JSON.stringify(broughtFrom(data))))].map(text => by.get(text) ?? NOTHING).reduce(sum, NOTHING),
    ]),
  );
}

/** Of the decks of a game; `told` is what the server says of the account's games. */
export async function playedWith(mine: readonly StoredDeck[], told: readonly DeckTally[]): Promise<ReadonlyMap<string, Record>> {
  const [local, all] = await Promise.all([
    deviceStore.all('matches').catch(() => []),
    Promise.all(
      mine.map(async ({ id, data }) => ({ deck: id, versions: [data, ...(await decks.past(id).catch(() => [])).map(past => past.data)] })),
    ),
  ]);
  const games = new Set(mine.map(({ game }) => game as string));
  return recordsOf(all, [
    ...local.filter(({ summary }) => games.has(summary.game)).flatMap(match => broughtTo(match) ?? []),
    ...told
      .filter(({ game, brought }) => games.has(game) && brought !== null)
      .map(tally => ({ brought: tally.brought, record: online(tally) })),
  ]);
}
