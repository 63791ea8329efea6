/** Takes a device's changes of decks, cards and progress into the database, or says why not. */
import {
  canonicalDeck,
  LIMITS,
  mergeOwned,
  mergeProgress,
  settle,
  type DeckChange,
  type OwnedCard,
  type Progress,
  type PuzzleTry,
  type Rejected,
  type StoredDeck,
} from '@kolbiste/protocol';
import type { Kysely } from 'kysely';
import { ChangeCounter } from './change-counter.ts';
import type { Schema } from './schema.ts';
import { deckOf, ownedOf, progressOf } from './workshop-rows.ts';

/** Changes this close together are one step of a deck's past. */
const ONE_SITTING = 5 * 60_000;

interface WorkshopLimits {
  readonly decks: number;
  readonly cards: number;
}
export interface DeviceChanges {
  readonly decks: readonly DeckChange[];
  readonly owned: readonly OwnedCard[];
  readonly progress: readonly Progress[];
  readonly tries: readonly PuzzleTry[];
}
export interface ChangeRules {
  readonly limits: WorkshopLimits;
  /** The id and name of the copy that is kept where two devices changed a deck. */
  aside(deck: StoredDeck): Pick<StoredDeck, 'id' | 'name'>;
}
interface Applying {
  readonly changes: DeviceChanges;
  readonly how: ChangeRules;
}

/** Applies them in their order, in the transaction of `db`; returns what was refused. */
export async function applyChanges(db: Kysely<Schema>, player: string, { changes, how }: Applying): Promise<Rejected[]> {
  const { decks, owned, progress, tries } = changes;
  const counter = await ChangeCounter.of(db, player);
  const rejected: Rejected[] = [];
  for (const deck of decks) rejected.push(...(await applyDeck(db, player, { deck, counter, how })));
  for (const card of owned) rejected.push(...(await applyCard(db, player, { card, counter, most: how.limits.cards })));
  for (const item of progress) await applyProgress(db, player, item, counter);
  for (const { right, ...attempt } of tries)
    await db
      .insertInto('puzzle_try')
      .values({ player, ...attempt, correct: right ? 1 : 0 })
      .onConflict(on => on.doNothing())
      .execute();
  await counter.save();
  return rejected;
}

const refused = (kind: Rejected['kind'], id: string, why: Rejected['why'], text: string): Rejected[] => [{ kind, id, why, text }];

interface DeckToApply {
  readonly deck: DeckChange;
  readonly counter: ChangeCounter;
  readonly how: ChangeRules;
}

async function applyDeck(db: Kysely<Schema>, player: string, { deck, counter, how }: DeckToApply): Promise<Rejected[]> {
  const row = await db.selectFrom('deck').selectAll().where('id', '=', deck.id).executeTakeFirst();
  if (row && row.player !== player) return refused('deck', deck.id, 'notYours', 'there is a deck of this id that is not yours');
  const there = row ? deckOf(row) : null;
  const { kept, aside } = settle(there, deck);
  const laid = aside && { ...aside, ...how.aside(aside), revision: 1 };
  const isNew = laid !== null && !(await db.selectFrom('deck').select('id').where('id', '=', laid.id).executeTakeFirst());
  if (!there || isNew) {
    const { count } = await db
      .selectFrom('deck')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    if (count >= how.limits.decks) return refused('deck', deck.id, 'tooMany', `an account has at most ${how.limits.decks} decks`);
  }
  if (kept !== there) {
    if (there) await keepPast(db, there);
    await putDeck(db, player, kept, counter.next());
  }
  if (isNew) await putDeck(db, player, laid, counter.next());
  return [];
}

async function putDeck(db: Kysely<Schema>, player: string, deck: StoredDeck, change: number): Promise<void> {
  const { id, game, name, revision, createdAt: created_at, changedAt: changed_at, deletedAt: deleted_at } = deck;
  const now = { name, data: canonicalDeck(deck.data), revision, created_at, changed_at, deleted_at, change };
  await db
    .insertInto('deck')
    .values({ id, player, game, share: null, copied_from: null, ...now })
    .onConflict(on => on.column('id').doUpdateSet(now))
    .execute();
}

/** How the deck was, unless that is a moment ago; the oldest are forgotten. */
async function keepPast(db: Kysely<Schema>, { id: deck, revision, data, changedAt: at }: StoredDeck): Promise<void> {
  const past = await db.selectFrom('deck_past').select(['revision', 'at']).where('deck', '=', deck).orderBy('revision', 'desc').execute();
  if (past[0] && at - past[0].at < ONE_SITTING) return;
  await db
    .insertInto('deck_past')
    .values({ deck, revision, at, data: canonicalDeck(data) })
    .onConflict(on => on.doNothing())
    .execute();
  const last = past[LIMITS.deckPast - 2];
  if (last) await db.deleteFrom('deck_past').where('deck', '=', deck).where('revision', '<', last.revision).execute();
}

async function applyCard(
  db: Kysely<Schema>,
  player: string,
  { card, counter, most }: { readonly card: OwnedCard; readonly counter: ChangeCounter; readonly most: number },
): Promise<Rejected[]> {
  const { game, code, mark, pack } = card;
  const id = `${game} ${code}`;
  if (pack !== null) {
    const row = await db
      .selectFrom('pack')
      .select(['cards', 'opened_at'])
      .where('id', '=', pack)
      .where('player', '=', player)
      .executeTakeFirst();
    if (!row || row.opened_at === null || card.origin !== 'pack' || !(JSON.parse(row.cards) as string[]).includes(code))
      return refused('owned', id, 'notYours', 'this card did not come from a pack of yours');
  }
  const row = await db
    .selectFrom('owned')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', game)
    .where('code', '=', code)
    .executeTakeFirst();
  const there = row && ownedOf(row);
  const merged = there ? mergeOwned(there, card) : card;
  if (merged === there) {
    // The device has it otherwise, and is to hear of it.
    if (JSON.stringify(there) !== JSON.stringify(card))
      await db
        .updateTable('owned')
        .set({ change: counter.next() })
        .where('player', '=', player)
        .where('game', '=', game)
        .where('code', '=', code)
        .execute();
    return [];
  }
  if (mark !== null && merged.deletedAt === null) {
    const other = await db
      .selectFrom('owned')
      .select('code')
      .where('player', '=', player)
      .where('game', '=', game)
      .where('mark', '=', mark)
      .where('code', '!=', code)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (other) return refused('owned', id, 'sameMark', 'a card with this mark is there already (SCW 1.4.4.2)');
  }
  if (!row) {
    const { count } = await db
      .selectFrom('owned')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    if (count >= most) return refused('owned', id, 'tooMany', `an account has at most ${most} cards`);
  }
  const { deletedAt: deleted_at, ...rest } = merged;
  const now = { ...rest, deleted_at, change: counter.next() };
  await db
    .insertInto('owned')
    .values({ player, ...now })
    .onConflict(on => on.columns(['player', 'game', 'code']).doUpdateSet(now))
    .execute();
  return [];
}

async function applyProgress(db: Kysely<Schema>, player: string, item: Progress, counter: ChangeCounter): Promise<void> {
  const row = await db
    .selectFrom('progress')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', item.game)
    .where('item', '=', item.item)
    .executeTakeFirst();
  const merged = row ? mergeProgress(progressOf(row), item) : item;
  const now = { ...merged, change: counter.next() };
  await db
    .insertInto('progress')
    .values({ player, ...now })
    .onConflict(on => on.columns(['player', 'game', 'item']).doUpdateSet(now))
    .execute();
}
