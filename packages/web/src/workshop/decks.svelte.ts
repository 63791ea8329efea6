/** The decks of this device. They need no account and no server; `sync.svelte.ts` brings them to the account and back. */
import { canonicalDeck, deckText, LIMITS, type DeckData, type PastDeck, type StoredDeck } from '@kolbiste/protocol';
import type { Step, Waiting } from '../shell/kept.ts';
import { inTurn, deviceStore } from '../shell/device-store.ts';
import { crosses, drafts, type Draft } from './drafts.ts';

export type { PastDeck, StoredDeck };

/** Changes so close together are one step of the past. */
const ONE_SITTING = 5 * 60_000;

/** What is to be kept; whatever else the deck has stays as it is. */
export interface DeckDraft {
  readonly id: string;
  readonly name: string;
  readonly data: DeckData;
}

/** What became of a change, and the deck that would have been lost by it. */
interface Edit {
  readonly deck: StoredDeck;
  readonly aside: StoredDeck | null;
}

let kept: ReadonlyMap<string, StoredDeck> = $state.raw(new Map());
let loading: Promise<void> | null = null;
let isLoaded = $state(false);
let watcher: () => void = () => {};
/** Other tabs of this page. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kolbiste-decks');
tabs?.addEventListener('message', () => void read());

async function read(): Promise<void> {
  const found = await deviceStore.all('decks').catch(() => []);
  kept = new Map(found.map(deck => [deck.id, deck] as const));
  isLoaded = true;
}
const load = (): Promise<void> => (loading ??= read().then(takeDrafts));

/** What a page that was closed could not bring to the device's store any more. What the store does not take is tried again the next time. */
async function takeDrafts(): Promise<void> {
  for (const draft of drafts.all()) {
    const there = kept.get(draft.id);
    const before = there && !crosses(there, draft) ? there : undefined;
    const id = there && !before ? newId() : draft.id;
    await write(made({ ...draft, id }, before), before, []).then(
      () => drafts.drop(draft.id),
      () => {},
    );
  }
}

/** 128 random bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The steps that keep a deck as it was, if this is the first change of a sitting, and forget what is too old. */
async function pastSteps(before: StoredDeck, now: number): Promise<Step[]> {
  const past = await pastOf(before.id);
  if (past[0] && now - past[0].at < ONE_SITTING) return [];
  const { id: deck, revision, data } = before;
  return [
    { store: 'past', put: { deck, revision, at: now, data } },
    ...past.slice(LIMITS.deckPast - 1).map(old => ({ store: 'past', remove: [deck, old.revision] }) as const),
  ];
}
const pastOf = async (id: string): Promise<readonly PastDeck[]> =>
  (await deviceStore.all('past', id)).toSorted((a, b) => b.revision - a.revision);

async function write(deck: StoredDeck, before: StoredDeck | undefined, past: readonly Step[]): Promise<StoredDeck> {
  kept = new Map(kept).set(deck.id, deck);
  await deviceStore.write([{ store: 'decks', put: deck }, { store: 'outbox', put: await waitingFor(deck.id, before) }, ...past]);
  tabs?.postMessage(deck.id);
  watcher();
  return deck;
}

/** A changed deck waits for the account by the revision that is known there; what was refused before may be taken now. */
async function waitingFor(id: string, before: StoredDeck | undefined): Promise<Waiting> {
  const waiting = await deviceStore.get('outbox', ['deck', id]);
  if (!waiting) return { kind: 'deck', key: id, base: before?.revision ?? 0 };
  const { refused: _refused, ...rest } = waiting;
  return rest;
}

/** As it lies in the device's store: another tab may have written it a moment ago. */
async function current(id: string): Promise<StoredDeck | undefined> {
  await load();
  return (await deviceStore.get('decks', id)) ?? undefined;
}

/** Keeps a new deck, or how an old one is now. What has not changed is not written. */
async function keep({ id, name, data }: DeckDraft): Promise<StoredDeck> {
  const before = await current(id);
  const now = Date.now();
  if (before && before.name === name && before.deletedAt === null && canonicalDeck(before.data) === canonicalDeck(data)) return before;
  return write(made({ id, name, data }, before), before, before ? await pastSteps(before, now) : []);
}

/** The draft as a deck, one revision on. */
function made({ id, name, data }: DeckDraft, before: StoredDeck | undefined): StoredDeck {
  const now = Date.now();
  return {
    id,
    game: data.game,
    name,
    data: JSON.parse(canonicalDeck(data)) as DeckData,
    revision: (before?.revision ?? 0) + 1,
    createdAt: before?.createdAt ?? now,
    changedAt: now,
    deletedAt: null,
  };
}

/** Brings a deck into or out of the archive. */
const archive = (id: string, deletedAt: number | null): Promise<void> =>
  inTurn(async () => {
    const before = await current(id);
    if (!before || before.deletedAt === deletedAt) return;
    await write({ ...before, deletedAt, revision: before.revision + 1, changedAt: Date.now() }, before, []);
  });

export const decks = {
  /** Whether the device's store has been read: before that there are no decks to be seen. */
  get loaded(): boolean {
    void load();
    return isLoaded;
  },
  load,
  /** Reads the device's store again, after somebody else has written to it. */
  async reload(): Promise<void> {
    await (loading = read());
    tabs?.postMessage('');
  },
  /** Those of a game, the last changed first. */
  of: (game: string): readonly StoredDeck[] => listed(game, deck => deck.deletedAt === null),
  archived: (game: string): readonly StoredDeck[] => listed(game, deck => deck.deletedAt !== null),
  get(id: string): StoredDeck | null {
    void load();
    return kept.get(id) ?? null;
  },
  async put({ id, name, data }: DeckDraft): Promise<StoredDeck> {
    const draft = { id, name, data };
    drafts.note({ ...draft, onto: deckText(kept.get(id) ?? { ...draft, deletedAt: null }) });
    const deck = await inTurn(() => keep(draft));
    drafts.drop(id);
    return deck;
  },
  /**
   * The same for a draft that was made of the deck as it says. Where another tab or device has changed the deck meanwhile,
   * both live: this change keeps the place, the other becomes a deck of its own, named by `otherName`.
   */
  edit: (draft: Draft, otherName: (name: string) => string): Promise<Edit> =>
    inTurn(async () => {
      const there = await current(draft.id);
      const aside =
        there?.deletedAt === null && crosses(there, draft) ? await keep({ ...there, id: newId(), name: otherName(there.name) }) : null;
      return { deck: await keep(draft), aside };
    }),
  /** Into the archive. */
  remove: (id: string): Promise<void> => archive(id, Date.now()),
  restore: (id: string): Promise<void> => archive(id, null),
  /** It goes to a table as it is: what is played is remembered, whatever becomes of the deck. */
  toTable: (id: string): Promise<void> =>
    inTurn(async () => {
      const deck = await current(id);
      if (!deck) return;
      const { revision, data, changedAt: at } = deck;
      const past = await pastOf(id);
      if (past.some(other => other.revision === revision)) return;
      await deviceStore.write([
        { store: 'past', put: { deck: id, revision, at, data } },
        ...past.slice(LIMITS.deckPast - 1).map(old => ({ store: 'past', remove: [id, old.revision] }) as const),
      ]);
    }),
  /** How the deck was, the newest first. */
  past: pastOf,
  /** Told after every change that is made here. */
  watch(changed: () => void): void {
    watcher = changed;
  },
};

function listed(game: string, which: (deck: StoredDeck) => boolean): readonly StoredDeck[] {
  void load();
  return [...kept.values()].filter(deck => deck.game === game && which(deck)).toSorted((a, b) => b.changedAt - a.changedAt);
}
