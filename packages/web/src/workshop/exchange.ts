/** What a device tells its account, and what it makes of the answer. Pure: `sync.svelte.ts` carries it, the tests play two devices. */
import {
  deckText,
  mergeOwned,
  mergeProgress,
  type OwnedCard,
  type Progress,
  type StoredDeck,
  type SyncAnswer,
  type SyncRequest,
} from '@kolbiste/protocol';
import type { Step, Waiting } from '../shell/kept.ts';

/** What a device has, as its store holds it. */
export interface Device {
  readonly cursor: number;
  readonly decks: ReadonlyMap<string, StoredDeck>;
  /** By game and code. */
  readonly owned: ReadonlyMap<string, OwnedCard>;
  readonly progress: ReadonlyMap<string, Progress>;
  readonly waiting: readonly Waiting[];
}

/** Of one request: less than the account takes at once. */
const ROWS = 150;
const BYTES = 400_000;

export const ownedKey = ({ game, code }: Pick<OwnedCard, 'game' | 'code'>): string => `${game} ${code}`;
export const progressKey = ({ game, item }: Pick<Progress, 'game' | 'item'>): string => `${game} ${item}`;

/** The thing that waits, as one text; null when it is gone. */
function textOf(device: Device, { kind, key }: Pick<Waiting, 'kind' | 'key'>): string | null {
  if (kind === 'deck') {
    const deck = device.decks.get(key);
    return deck ? deckText(deck) : null;
  }
  const thing = kind === 'owned' ? device.owned.get(key) : device.progress.get(key);
  return thing ? JSON.stringify(thing) : null;
}

/** What is to be sent: not what stays on this device, nor what the account has refused as it is. */
export const sendable = (device: Device): readonly Waiting[] => device.waiting.filter(({ held, refused }) => !held && !refused);

export interface Outgoing {
  readonly request: SyncRequest;
  /** What goes out, with its text: to be noted before it goes. */
  readonly sent: readonly Waiting[];
}

/**
 * The next request. While it is not known whether the last one arrived, it only asks: what the account has by then is seen in its answer,
 * and is no second device's change.
 */
export function outgoing(device: Device, otherDevice: string): Outgoing {
  const uncertain = device.waiting.some(({ sent }) => sent !== undefined);
  const decks: SyncRequest['decks'][number][] = [];
  const owned: OwnedCard[] = [];
  const progress: Progress[] = [];
  const sent: Waiting[] = [];
  let bytes = 0;
  for (const waiting of uncertain ? [] : sendable(device)) {
    const text = textOf(device, waiting);
    if (text === null) continue;
    bytes += text.length + 300;
    if (sent.length >= ROWS || bytes > BYTES) break;
    const { kind, key, base } = waiting;
    if (kind === 'deck') decks.push({ ...device.decks.get(key)!, base });
    else if (kind === 'owned') owned.push(device.owned.get(key)!);
    else progress.push(device.progress.get(key)!);
    sent.push({ ...waiting, sent: text });
  }
  return { request: { since: device.cursor, otherDevice, decks, owned, progress, tries: [] }, sent };
}

/** What becomes of the device's store by an answer. The device is as it is now: it may have changed since the request. */
export function incoming(device: Device, { sent }: Pick<Outgoing, 'sent'>, answer: SyncAnswer, freshId: () => string): Step[] {
  const steps: Step[] = [];
  const waits = new Map(device.waiting.map(waiting => [`${waiting.kind} ${waiting.key}`, waiting]));
  const clear = (waiting: Waiting): void => {
    waits.delete(`${waiting.kind} ${waiting.key}`);
    steps.push({ store: 'outbox', remove: [waiting.kind, waiting.key] });
  };
  const keepWaiting = (waiting: Waiting): void => {
    waits.set(`${waiting.kind} ${waiting.key}`, waiting);
    steps.push({ store: 'outbox', put: waiting });
  };
  const went = new Map(sent.map(waiting => [`${waiting.kind} ${waiting.key}`, waiting.sent]));

  for (const { kind, id, why } of answer.rejected) {
    const waiting = waits.get(`${kind} ${id}`);
    if (!waiting) continue;
    const deck = device.decks.get(id);
    if (kind === 'deck' && why === 'notYours' && deck) {
      // It was somebody else's on this device: here it begins again.
      const copy = { ...deck, id: freshId() };
      clear(waiting);
      steps.push({ store: 'decks', remove: id }, { store: 'decks', put: copy }, { store: 'outbox', put: { kind, key: copy.id, base: 0 } });
    } else {
      const { sent: _sent, ...rest } = waiting;
      keepWaiting({ ...rest, refused: why });
    }
    went.delete(`${kind} ${id}`);
  }

  for (const there of answer.decks) {
    const here = device.decks.get(there.id);
    const waiting = waits.get(`deck ${there.id}`);
    const take = (): void => {
      if (here && deckText(here) !== deckText(there)) {
        const { id: deck, revision, data, changedAt: at } = here;
        steps.push({ store: 'past', put: { deck, revision, at, data } });
      }
      steps.push({ store: 'decks', put: there });
      if (waiting) clear(waiting);
    };
    if (!waiting || !here || deckText(here) === deckText(there)) take();
    else if (waiting.sent === deckText(there)) keepWaiting(certain({ ...waiting, base: there.revision }));
    else if (went.get(`deck ${there.id}`) === deckText(here)) take();
  }
  for (const there of answer.owned) {
    const here = device.owned.get(ownedKey(there));
    const name = `owned ${ownedKey(there)}`;
    // What the account says counts; unless the card was changed here while that was on its way.
    const changed = here && waits.has(name) && went.get(name) !== JSON.stringify(here);
    steps.push({ store: 'owned', put: changed ? mergeOwned(here, there) : there });
  }
  for (const there of answer.progress) {
    const here = device.progress.get(progressKey(there));
    steps.push({ store: 'progress', put: here ? mergeProgress(here, there) : there });
  }
  for (const pack of answer.packs) steps.push({ store: 'packs', put: pack });

  // What went and has not changed since is there now; of the rest that is known once all has been read.
  for (const [name, text] of went) {
    const waiting = waits.get(name);
    if (!waiting) continue;
    if (textOf(device, waiting) === text) clear(waiting);
    else if (waiting.sent !== undefined) keepWaiting(certain(waiting));
  }
  if (!answer.more) for (const waiting of waits.values()) if (waiting.sent !== undefined) keepWaiting(certain(waiting));
  return steps;
}

function certain({ sent: _sent, ...waiting }: Waiting): Waiting {
  return waiting;
}
