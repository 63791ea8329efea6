/** Decks and collections of an account: brought and taken by its devices, shown to anyone with the link; packs of the club's. */
import { EDITIONS, PACK_SIZES } from '@kolbiste/games/packs';
import {
  deckChange,
  firstIssue,
  LIMITS,
  ownedCard,
  parseSync,
  progressItem,
  puzzleTry,
  deckText,
  type RawSync,
  type Rejected,
  type StoredDeck,
  type SyncAnswer,
  type SyncKind,
} from '@kolbiste/protocol';
import { sha256 } from '@kolbiste/engine';
import * as v from 'valibot';
import { makePack } from '../accounts/club-packs.ts';
import type { Identity } from '../accounts/players.ts';
import { newToken } from '../ids.ts';
import { Problem } from '../problem.ts';
import { bodyOf, inBrowser, known, read, type App, type AppDependencies, type Ctx } from './requests.ts';

/** Its bodies may be larger than others'. */
export const SYNC = '/api/sync';

const pack = v.object({ size: v.picklist(PACK_SIZES), edition: v.exactOptional(v.picklist(EDITIONS)) });

const NO_DECK = 'there is no such deck';

/** A guest has one browser, and nothing to bring anywhere. */
async function inAccount(c: Ctx, deps: AppDependencies): Promise<Identity> {
  const identity = await inBrowser(c, deps);
  if (identity.guest) throw new Problem('notAllowed', 'this needs an account');
  return identity;
}

export function workshopRoutes(app: App, deps: AppDependencies): void {
  const { storage, limits, config } = deps;
  const store = storage.workshop;

  app.post('/api/sync', async c => {
    const { player } = await inAccount(c, deps);
    await limits.assert('sync', player);
    const request = read(parseSync((await c.req.text()) || '{}'));
    const { offering, rejected, ids } = sorted(request, config.now());
    const untaken = await store.apply(player, offering, {
      limits: { decks: config.DECKS_PER_PLAYER, cards: config.CARDS_PER_PLAYER },
      aside: deck => ({ id: sha256(`${deck.id}\n${deckText(deck)}`).slice(0, 32), name: asideName(deck, request.otherDevice) }),
    });
    const { decks, ...changed } = await store.changedSince(player, request.since);
    const told = new Set(decks.map(({ id }) => id));
    const settled = await store.decks(
      player,
      ids.filter(id => !told.has(id)),
    );
    return c.json({ ...changed, decks: [...decks, ...settled], rejected: [...rejected, ...untaken] } satisfies SyncAnswer);
  });

  app.get('/api/decks/shared/:share', async c => {
    const deck = await store.shared(c.req.param('share'));
    if (!deck) throw new Problem('unknown', NO_DECK);
    return c.json(deck);
  });
  app.get('/api/decks/:deck', async c => {
    const share = c.req.query('share');
    const identity = share === undefined ? await known(c, deps) : null;
    const deck = share === undefined ? await store.deck(identity?.player ?? '', c.req.param('deck')) : await store.shared(share);
    if (!deck) throw new Problem('unknown', NO_DECK);
    return c.json(deck);
  });
  app.post('/api/decks/:deck/share', async c => {
    const { player } = await inAccount(c, deps);
    const share = await store.share(player, c.req.param('deck'), newToken());
    if (!share) throw new Problem('unknown', NO_DECK);
    return c.json({ share, path: `/deck/${share}` });
  });
  app.delete('/api/decks/:deck/share', async c => {
    const { player } = await inAccount(c, deps);
    if ((await store.share(player, c.req.param('deck'), null)) === undefined) throw new Problem('unknown', NO_DECK);
    return c.json({ ok: true });
  });

  app.post('/api/packs', async c => {
    const { player } = await inAccount(c, deps);
    await limits.assert('sync', player);
    return c.json(await makePack(store, player, await bodyOf(c, pack), config.now()), 201);
  });
  app.post('/api/packs/:pack/open', async c => {
    const { player } = await inAccount(c, deps);
    const opened = await store.openPack(player, c.req.param('pack'), config.now());
    if (!opened) throw new Problem('unknown', 'there is no such pack');
    return c.json(opened);
  });
}

function asideName({ name }: StoredDeck, words: string): string {
  const end = ` (${words})`;
  return [...name].slice(0, LIMITS.deckName - end.length).join('') + end;
}

/** What can be read of a request, each row by itself; nothing in it is later than now. */
function sorted(request: RawSync, now: number) {
  const rejected: Rejected[] = [];
  const past = (at: number): number => Math.min(at, now);
  const rowsOf = <T>(kind: SyncKind, rows: readonly unknown[], schema: v.GenericSchema<unknown, T>, name: (row: T) => string): T[] =>
    rows.flatMap((row, i) => {
      const found = v.safeParse(schema, row, { abortEarly: true });
      if (found.success) return [found.output];
      const id = v.safeParse(v.object({ id: v.string() }), row);
      const cause = `${kind} ${i + 1}: ${firstIssue(found.issues)}`;
      rejected.push({ kind, id: id.success ? id.output.id.slice(0, LIMITS.idLength) : nameIn(row, name), why: 'malformed', text: cause });
      return [];
    });
  const decks = rowsOf('deck', request.decks, deckChange, ({ id }) => id);
  const offering = {
    decks: decks.map(deck => ({
      ...deck,
      createdAt: past(deck.createdAt),
      changedAt: past(deck.changedAt),
      deletedAt: deck.deletedAt === null ? null : past(deck.deletedAt),
    })),
    owned: rowsOf('owned', request.owned, ownedCard, ({ game, code }) => `${game} ${code}`).map(card => ({
      ...card,
      at: past(card.at),
      deletedAt: card.deletedAt === null ? null : past(card.deletedAt),
    })),
    progress: rowsOf('progress', request.progress, progressItem, ({ game, item }) => `${game} ${item}`).map(item => ({
      ...item,
      at: past(item.at),
    })),
    tries: rowsOf('try', request.tries, puzzleTry, ({ game, puzzle }) => `${game} ${puzzle}`).map(item => ({ ...item, at: past(item.at) })),
  };
  return { offering, rejected, ids: decks.map(({ id }) => id) };
}

/** The name of a row that cannot be read, as far as it has one. */
function nameIn<T>(row: unknown, name: (row: T) => string): string {
  try {
    return name(row as T).slice(0, LIMITS.idLength * 2);
  } catch {
    return '';
  }
}
