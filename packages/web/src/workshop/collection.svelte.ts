/** The cards of this device's collection, and the club's packs: without an account, too. */
import type { ClubPack, OwnedCard } from '@kolbiste/protocol';
import type { Step } from '../shell/kept.ts';
import { inTurn, deviceStore } from '../shell/device-store.ts';
import { ownedKey } from './exchange.ts';

/** A card to be kept. */
export type Find = Pick<OwnedCard, 'game' | 'code' | 'origin'> & Partial<Pick<OwnedCard, 'mark' | 'pack'>>;

let cards: ReadonlyMap<string, OwnedCard> = $state.raw(new Map());
let packs: readonly ClubPack[] = $state.raw([]);
let isLoaded = $state(false);
let loading: Promise<void> | null = null;
let watcher: () => void = () => {};

async function read(): Promise<void> {
  const [owned, found] = await Promise.all([deviceStore.all('owned').catch(() => []), deviceStore.all('packs').catch(() => [])]);
  cards = new Map(owned.map(card => [ownedKey(card), card]));
  packs = found.toSorted((a, b) => a.madeAt - b.madeAt);
  isLoaded = true;
}
const load = (): Promise<void> => (loading ??= read());

/** Later than all that was said of the card, whatever the clocks of devices show. */
const later = (card: OwnedCard | undefined): number => Math.max(Date.now(), card ? Math.max(card.at, card.deletedAt ?? 0) + 1 : 0);

async function write(changed: readonly OwnedCard[]): Promise<void> {
  const next = new Map(cards);
  const steps: Step[] = [];
  for (const card of changed) {
    const key = ownedKey(card);
    next.set(key, card);
    const { refused: _refused, ...waiting } = (await deviceStore.get('outbox', ['owned', key])) ?? { kind: 'owned' as const, key, base: 0 };
    steps.push({ store: 'owned', put: card }, { store: 'outbox', put: waiting });
  }
  cards = next;
  await deviceStore.write(steps);
  watcher();
}

export const collection = {
  get loaded(): boolean {
    void load();
    return isLoaded;
  },
  load,
  async reload(): Promise<void> {
    await (loading = read());
  },
  /** The cards of a game that are there, the newest first. */
  of(game: string): readonly OwnedCard[] {
    void load();
    return [...cards.values()].filter(card => card.game === game && card.deletedAt === null).toSorted((a, b) => b.at - a.at);
  },
  has: (game: string, code: string): boolean => cards.get(ownedKey({ game, code }))?.deletedAt === null,
  /** The card that bears a mark, if it is there: no card is there twice (SCW 1.4.4.2). */
  marked(game: string, mark: string): OwnedCard | null {
    return [...cards.values()].find(card => card.game === game && card.mark === mark && card.deletedAt === null) ?? null;
  },
  get packs(): readonly ClubPack[] {
    void load();
    return packs;
  },
  /** Keeps cards; gives those that were not there before. */
  add: (finds: readonly Find[]): Promise<readonly OwnedCard[]> =>
    inTurn(async () => {
      await load();
      const fresh = finds
        .filter(({ game, code }, i) => !collection.has(game, code) && finds.findIndex(find => find.code === code) === i)
        .map(({ game, code, origin, mark = null, pack = null }): OwnedCard => ({
          game,
          code,
          copies: 1,
          origin,
          pack,
          mark,
          at: later(cards.get(ownedKey({ game, code }))),
          deletedAt: null,
        }));
      await write(fresh);
      return fresh;
    }),
  /** How many one has of each card of a game. */
  copiesOf(game: string): ReadonlyMap<string, number> {
    return new Map(collection.of(game).map(({ code, copies }) => [code, copies]));
  },
  /** This many copies of cards, of games whose cards are many of a kind; none takes a card away. */
  own: (game: string, wanted: readonly (readonly [code: string, copies: number])[]): Promise<void> =>
    inTurn(async () => {
      await load();
      const changed = wanted.flatMap(([code, copies]): OwnedCard[] => {
        const card = cards.get(ownedKey({ game, code }));
        if (copies < 1) return card?.deletedAt === null ? [{ ...card, deletedAt: later(card) }] : [];
        if (card?.deletedAt === null && card.copies === copies) return [];
        return [{ game, code, copies, origin: 'typed', pack: null, mark: null, at: later(card), deletedAt: null }];
      });
      if (changed.length) await write(changed);
    }),
  remove: (game: string, code: string): Promise<void> =>
    inTurn(async () => {
      await load();
      const card = cards.get(ownedKey({ game, code }));
      if (card?.deletedAt !== null) return;
      await write([{ ...card, deletedAt: later(card) }]);
    }),
  /** Keeps a pack of the club's as the server told it. */
  keepPack: (pack: ClubPack): Promise<void> =>
    inTurn(async () => {
      await load();
      packs = [...packs.filter(({ id }) => id !== pack.id), pack];
      await deviceStore.write([{ store: 'packs', put: pack }]);
    }),
  watch(changed: () => void): void {
    watcher = changed;
  },
};
