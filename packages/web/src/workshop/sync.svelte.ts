/** Brings this device's things to the account and back: two seconds after a change, when the page is looked at, when it is online again. */
import type { Player, SyncAnswer } from '@kolbiste/protocol';
import { api, ServerError } from '../connection/api.ts';
import type { Step, Waiting } from '../shell/kept.ts';
import { forgetLessons, lessonsDone, markDone, watchLearning } from '../shell/learning.svelte.ts';
import { forgetPuzzles, forgetTries, markTried, puzzlesTried, triesWaiting } from '../shell/puzzling.svelte.ts';
import { inTurn, deviceStore } from '../shell/device-store.ts';
import { keep, readKept } from '../shell/storage.ts';
import { t } from '../text/index.svelte.ts';
import { collection } from './collection.svelte.ts';
import { decks, newId } from './decks.svelte.ts';
import { incoming, outgoing, ownedKey, progressKey, sendable, type Device } from './exchange.ts';
import { betterThan, learnedFrom, progressFrom } from './learned.ts';

/** The account that this device's things belong to. */
interface Account {
  readonly player: string;
  readonly name: string;
  readonly cursor: number;
}

const KEPT = 'account';
const AFTER_EDIT = 2_000;
const ROUNDS = 100;
/** Of one request, beside its other rows. */
const TRIES = 25;

let account: Account | null = $state.raw(null);
let player: Pick<Player, 'player' | 'name'> | null = $state.raw(null);
/** What the device has for an account that has not been here: to be taken along, or to stay. */
let question = $state.raw<{ readonly decks: number; readonly cards: number } | null>(null);
let state: 'resting' | 'busy' | 'unreachable' | 'failed' = $state('resting');
let waiting: readonly Waiting[] = $state.raw([]);
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

function keptAccount(): Account | null {
  const found = readKept(KEPT) as Partial<Account> | null;
  return typeof found?.player === 'string' && typeof found.cursor === 'number'
    ? { player: found.player, name: String(found.name), cursor: found.cursor }
    : null;
}
function setAccount(next: Account): void {
  account = next;
  keep(KEPT, next);
}

async function device(): Promise<Device> {
  const [all, owned, progress, outbox] = await Promise.all([
    deviceStore.all('decks'),
    deviceStore.all('owned'),
    deviceStore.all('progress'),
    deviceStore.all('outbox'),
  ]);
  return {
    cursor: account?.cursor ?? 0,
    decks: new Map(all.map(deck => [deck.id, deck])),
    owned: new Map(owned.map(card => [ownedKey(card), card])),
    progress: new Map(progress.map(item => [progressKey(item), item])),
    waiting: outbox,
  };
}

/** Lessons done and puzzles tried on this device are progress. */
async function noteLearned(): Promise<void> {
  const known = new Map((await deviceStore.all('progress')).map(item => [progressKey(item), item]));
  const mine = progressFrom({ lessons: lessonsDone(), puzzles: puzzlesTried() }, Date.now());
  const steps = betterThan(known, mine).flatMap((item): Step[] => [
    { store: 'progress', put: item },
    { store: 'outbox', put: { kind: 'progress', key: progressKey(item), base: 0 } },
  ]);
  await deviceStore.write(steps);
}
function takeLearned(answer: SyncAnswer): void {
  const { lessons, puzzles } = learnedFrom(answer.progress);
  for (const { game, lesson } of lessons) markDone(game, lesson);
  for (const puzzle of puzzles) markTried(puzzle);
}

let running: Promise<void> | null = null;
let again = false;
/** Everything there and back. */
function run(): Promise<void> {
  clearTimeout(timer);
  if (!account) return Promise.resolve();
  if (running) {
    again = true;
    return running;
  }
  running = exchange().finally(() => {
    running = null;
    if (again && state === 'resting') soon();
    again = false;
  });
  return running;
}
async function exchange(): Promise<void> {
  state = 'busy';
  try {
    await inTurn(noteLearned);
    for (let round = 0; round < ROUNDS; round++) {
      if (account === null) break;
      const going = await inTurn(async () => {
        const made = outgoing(await device(), t().workshop.otherDevice);
        await deviceStore.write(made.sent.map(put => ({ store: 'outbox', put })));
        return made;
      });
      const tries = triesWaiting().slice(0, TRIES);
      const answer = await api.sync({ ...going.request, tries });
      forgetTries(tries);
      const rest = await inTurn(async () => {
        await deviceStore.write(incoming(await device(), going, answer, newId));
        if (account) setAccount({ ...account, cursor: answer.cursor });
        return sendable(await device());
      });
      takeLearned(answer);
      if (!answer.more && (rest.length === 0 || (going.sent.length === 0 && round > 0))) break;
    }
    state = 'resting';
  } catch (error) {
    state = error instanceof ServerError && error.code !== 'unreachable' ? 'failed' : 'unreachable';
    if (error instanceof ServerError && error.code === 'unauthorized') account = null;
  }
  await Promise.all([decks.reload(), collection.reload()]);
  await count();
}
const count = async (): Promise<void> => void (waiting = await deviceStore.all('outbox').catch(() => []));

function soon(): void {
  void count();
  clearTimeout(timer);
  timer = setTimeout(() => void run(), AFTER_EDIT);
}

async function signedIn(who: Player): Promise<void> {
  if (who.guest) return;
  player = { player: who.player, name: who.name };
  const before = keptAccount();
  if (before?.player === who.player) {
    setAccount({ ...before, name: who.name });
    return run();
  }
  await Promise.all([decks.load(), collection.load()]);
  const all = await device();
  const [mine, cards] = [[...all.decks.values()], [...all.owned.values()]].map(things =>
    things.filter(({ deletedAt }) => deletedAt === null),
  );
  if (mine!.length + cards!.length === 0) return adopt(true);
  question = { decks: mine!.length, cards: cards!.length };
}

/** From now on this is the account of the device's things: they go there, or stay here. */
async function adopt(along: boolean): Promise<void> {
  if (!player) return;
  const { player: id, name } = player;
  await inTurn(async () => {
    const all = await device();
    const entry = (kind: Waiting['kind'], key: string): Step => ({
      store: 'outbox',
      put: { kind, key, base: 0, ...(!along && { held: true }) },
    });
    await deviceStore.write([
      ...[...all.decks.keys()].map(key => entry('deck', key)),
      ...[...all.owned.keys()].map(key => entry('owned', key)),
      ...[...all.progress.keys()].map(key => entry('progress', key)),
      // Packs of another account stay with it.
      ...(await deviceStore.all('packs')).map(({ id: pack }): Step => ({ store: 'packs', remove: pack })),
    ]);
    setAccount({ player: id, name, cursor: 0 });
  });
  question = null;
  await run();
}

export const sync = {
  /** Begins, once, if somebody is signed in. */
  start(): void {
    if (started) return;
    started = true;
    decks.watch(soon);
    collection.watch(soon);
    watchLearning(soon);
    addEventListener('online', () => void run());
    addEventListener('focus', () => void run());
    void count();
    api.me().then(
      who => void signedIn(who),
      (error: unknown) => {
        // Nobody answers: the account is still that of the things here.
        if (error instanceof ServerError && error.code === 'unreachable') {
          const before = keptAccount();
          if (before && readKept('signedOut') !== true) account = before;
        }
      },
    );
  },
  signedIn(who: Player): Promise<void> {
    keep('signedOut', false);
    if (!started) sync.start();
    return signedIn(who);
  },
  /** Ends; what the account has stays on this device, or goes. What it does not have yet stays in any case. */
  async signOut(stays: boolean): Promise<void> {
    await run();
    account = player = null;
    question = null;
    keep('signedOut', true);
    if (stays) return;
    await inTurn(async () => {
      const all = await device();
      const kept = new Set(all.waiting.map(({ kind, key }) => `${kind} ${key}`));
      const gone = [...all.decks.keys()].filter(id => !kept.has(`deck ${id}`));
      const past = (await Promise.all(gone.map(id => deviceStore.all('past', id)))).flat();
      await deviceStore.write([
        ...gone.map((id): Step => ({ store: 'decks', remove: id })),
        ...past.map(({ deck, revision }): Step => ({ store: 'past', remove: [deck, revision] })),
        ...[...all.owned.values()]
          .filter(card => !kept.has(`owned ${ownedKey(card)}`))
          .map(({ game, code }): Step => ({ store: 'owned', remove: [game, code] })),
        ...[...all.progress.values()].map(({ game, item }): Step => ({ store: 'progress', remove: [game, item] })),
        ...(await deviceStore.all('packs')).map(({ id }): Step => ({ store: 'packs', remove: id })),
      ]);
      keep(KEPT, null);
      // What the account does not have yet stays.
      if (!all.waiting.some(({ kind }) => kind === 'progress')) {
        forgetLessons();
        forgetPuzzles();
      }
    });
    await Promise.all([decks.reload(), collection.reload()]);
  },
  answer: adopt,
  now: run,
  get account(): string | null {
    return account?.name ?? null;
  },
  get question() {
    return question;
  },
  get state() {
    return state;
  },
  /** Changes that the account does not have yet. */
  get waiting(): number {
    return waiting.filter(({ held, refused }) => !held && !refused).length;
  },
  /** Those that it does not take. */
  get refused(): readonly Waiting[] {
    return waiting.filter(({ refused }) => refused);
  },
  /** Whether a deck stays on this device. */
  isHeld: (deck: string): boolean => waiting.some(({ kind, key, held }) => kind === 'deck' && key === deck && held),
};
