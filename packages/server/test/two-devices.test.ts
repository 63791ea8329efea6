/** Two devices of one account, each with its shelf, on a real database: they converge, and nothing anybody wrote is lost. */
import { canonicalDeck, deckText, type OwnedCard, type RejectedWhy, type StoredDeck, type SyncAnswer } from '@kolbiste/protocol';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sha256 } from '@kolbiste/engine';
import type { Waiting } from '../../web/src/shell/kept.ts';
import { incoming, outgoing, ownedKey, sendable, type Outgoing } from '../../web/src/workshop/exchange.ts';
import { Storage } from '../src/storage/storage.ts';
import { cleanUp, later, tempFolder } from './harness.ts';

afterEach(cleanUp);

const DECKS = 200;
const id = (n: number): string => n.toString(16).padStart(32, '0');
const written = new Set<string>();

/** A device as the page has it, with a clock of its own. */
class Device {
  cursor = 0;
  readonly decks = new Map<string, StoredDeck>();
  readonly owned = new Map<string, OwnedCard>();
  readonly progress = new Map();
  readonly outbox = new Map<string, Waiting>();
  readonly refused: RejectedWhy[] = [];
  private readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  get waiting(): readonly Waiting[] {
    return [...this.outbox.values()];
  }

  edit(n: number, hero: string, at: number, deletedAt: number | null): void {
    const before = this.decks.get(id(n));
    const deck: StoredDeck = {
      id: id(n),
      game: 'dice-throne',
      name: `Deck ${n}`,
      data: { v: 1, game: 'dice-throne', hero },
      revision: (before?.revision ?? 0) + 1,
      createdAt: before?.createdAt ?? at,
      changedAt: at,
      deletedAt,
    };
    written.add(canonicalDeck(deck.data));
    this.decks.set(deck.id, deck);
    const waiting = this.outbox.get(`deck ${deck.id}`);
    this.outbox.set(`deck ${deck.id}`, waiting ?? { kind: 'deck', key: deck.id, base: before?.revision ?? 0 });
  }
  own(n: number, at: number, deletedAt: number | null): void {
    const card: OwnedCard = { game: 'g', code: `${n}`, copies: 1, origin: 'typed', pack: null, mark: null, at, deletedAt };
    this.owned.set(ownedKey(card), card);
    this.outbox.set(`owned ${ownedKey(card)}`, { kind: 'owned', key: ownedKey(card), base: 0 });
  }

  send(): Outgoing {
    const going = outgoing(this, `other than ${this.name}`);
    for (const waiting of going.sent) this.outbox.set(`${waiting.kind} ${waiting.key}`, waiting);
    return going;
  }
  receive(going: Outgoing, answer: SyncAnswer): void {
    for (const step of incoming(this, going, answer, () => sha256(`${this.name} ${this.decks.size}`).slice(0, 32))) {
      if (step.store === 'decks') {
        if ('put' in step) this.decks.set(step.put.id, step.put);
        else this.decks.delete(step.remove as string);
      } else if (step.store === 'owned' && 'put' in step) this.owned.set(ownedKey(step.put), step.put);
      else if (step.store === 'outbox') {
        if ('put' in step) this.outbox.set(`${step.put.kind} ${step.put.key}`, step.put);
        else this.outbox.delete((step.remove as string[]).join(' '));
      }
    }
    this.refused.push(...answer.rejected.map(({ why }) => why));
    this.cursor = answer.cursor;
  }
}

async function account() {
  const storage = await Storage.open(tempFolder());
  later(() => storage.close());
  const aside = (deck: StoredDeck) => ({ id: sha256(`${deck.id}\n${deckText(deck)}`).slice(0, 32), name: `${deck.name} (other device)` });
  return async ({ request }: Outgoing): Promise<SyncAnswer> => {
    const rejected = await storage.workshop.apply('jana', request, { limits: { decks: 10_000, cards: 10_000 }, aside });
    const changed = await storage.workshop.changedSince('jana', request.since);
    const told = new Set(changed.decks.map(deck => deck.id));
    const ids = request.decks.map(deck => deck.id).filter(of => !told.has(of));
    return { ...changed, decks: [...changed.decks, ...(await storage.workshop.decks('jana', ids))], rejected };
  };
}
type Ask = Awaited<ReturnType<typeof account>>;

async function syncAll(device: Device, ask: Ask): Promise<void> {
  for (let rounds = 0; rounds < 40; rounds++) {
    const going = device.send();
    const answer = await ask(going);
    device.receive(going, answer);
    if (!answer.more && sendable(device).length === 0) return;
  }
  throw new Error('the device goes on and on');
}

/** What happens next: on which device, to which deck or card, or a sync that arrives, whose answer does not, or that does not even get there. */
const happening = fc.record({
  device: fc.nat(1),
  what: fc.constantFrom('edit', 'edit', 'edit', 'archive', 'own', 'disown', 'sync', 'answerLost', 'requestLost', 'editMeanwhile'),
  n: fc.nat(DECKS - 1),
  hero: fc.integer({ min: 0, max: 9_999 }),
});

describe('two devices', () => {
  it('with 200 decks, synced in any order, converge and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 30, maxLength: 120 }), fc.boolean(), async (happenings, clockIsBehind) => {
        written.clear();
        const ask = await account();
        const devices = [new Device('a'), new Device('b')];
        for (let n = 0; n < DECKS; n++) devices[n % 2]!.edit(n, `first ${n}`, n + 1, null);
        let clock = 1_000;
        for (const { device: which, what, n, hero } of happenings) {
          const device = devices[which]!;
          // The second device's clock may stand still: order must not depend on it.
          const at = which === 1 && clockIsBehind ? 1_000 : ++clock;
          // A few decks see most of the changes, so that they cross.
          const one = n % 7;
          if (what === 'edit') device.edit(one, `${hero}`, at, null);
          else if (what === 'archive') device.edit(one, `${hero}`, at, at);
          else if (what === 'own' || what === 'disown') device.own(one, at, what === 'own' ? null : at);
          else if (what === 'sync') await syncAll(device, ask);
          else {
            const going = device.send();
            if (what === 'requestLost') continue;
            const answer = await ask(going);
            if (what === 'answerLost') continue;
            device.edit(one, `meanwhile ${hero}`, at, null);
            device.receive(going, answer);
          }
        }
        for (const device of [...devices, ...devices, ...devices]) await syncAll(device, ask);
        const [a, b] = devices as [Device, Device];
        const all = (device: Device) =>
          [...device.decks.values()].map(deck => [deck.id, deck.revision, deckText(deck)].join(' ')).toSorted();
        expect(all(a)).toEqual(all(b));
        expect([...a.owned.values()].map(ownedKey).toSorted()).toEqual([...b.owned.values()].map(ownedKey).toSorted());
        for (const [key, card] of a.owned) expect(b.owned.get(key)).toEqual(card);
        expect([a.refused, b.refused]).toEqual([[], []]);
        for (let n = 0; n < DECKS; n++) expect(a.decks.has(id(n))).toBe(true);
        // Whatever stood on a device when it was last left alone stands somewhere now.
        const there = new Set([...a.decks.values()].map(({ data }) => canonicalDeck(data)));
        for (let n = 7; n < DECKS; n++) expect(there.has(canonicalDeck({ v: 1, game: 'dice-throne', hero: `first ${n}` }))).toBe(true);
      }),
      { numRuns: 25, seed: 20 },
    );
  });

  it('that changed one deck at once keep both, however often', async () => {
    const ask = await account();
    const [a, b] = [new Device('a'), new Device('b')];
    a.edit(1, 'first', 1, null);
    await syncAll(a, ask);
    await syncAll(b, ask);
    for (let round = 0; round < 5; round++) {
      a.edit(1, `a${round}`, 10 + round, null);
      b.edit(1, `b${round}`, 5 + round, null);
      await syncAll(a, ask);
      await syncAll(b, ask);
      await syncAll(a, ask);
    }
    const heroes = [...a.decks.values()].flatMap(({ data }) => (data.game === 'dice-throne' ? [data.hero] : []));
    expect(heroes.toSorted()).toEqual(['a4', 'b0', 'b1', 'b2', 'b3', 'b4']);
    expect(a.decks.get(id(1))).toEqual(b.decks.get(id(1)));
  });

  it('whose answer was lost take it for their own change, not for another device’s', async () => {
    const ask = await account();
    const a = new Device('a');
    a.edit(1, 'first', 1, null);
    await ask(a.send());
    a.edit(1, 'second', 2, null);
    await syncAll(a, ask);
    expect([...a.decks.values()].map(({ data }) => canonicalDeck(data))).toEqual([
      canonicalDeck({ v: 1, game: 'dice-throne', hero: 'second' }),
    ]);
  });
});
