import type { ClientMessage, TableMessage } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import type { LinkStatus, TableLink } from '../../src/connection/table-link.ts';
import { MatchClient } from '../../src/table/match-client.svelte.ts';
import { Page } from '../worker/page.ts';

async function sitting(): Promise<{ page: Page; store: MatchClient; sent: ClientMessage[]; match: string }> {
  const page = new Page();
  const match = await page.create();
  const sent: ClientMessage[] = [];
  const store = new MatchClient(match, page.link(match, 0, sent));
  await expect.poll(() => store.state?.seen?.decision ?? null).not.toBe(null);
  return { page, store, sent, match };
}
const explains = (sent: readonly ClientMessage[]): number => sent.filter(({ type }) => type === 'explain').length;

describe('the match store', () => {
  it('follows the table by its patches, and its answers are taken', async () => {
    const { page, store } = await sitting();
    expect(store).toMatchObject({ viewer: 0, status: 'open', failed: null });
    const { decision, seen } = store.state!;
    store.answer(seen!.decision!.options[0]!.key);
    expect(store.sending).toMatchObject({ decision });
    await expect.poll(() => store.state!.decision! > decision!).toBe(true);
    expect(store.sending).toBe(null);
    const { rows } = (await page.store.get(store.match))!;
    await expect.poll(() => store.seq).toBeGreaterThanOrEqual(rows.length);
    expect(store.entries.length).toBeGreaterThan(0);
  });

  it('asks why only when somebody wants to know, once for each decision', async () => {
    const { store, sent } = await sitting();
    expect(explains(sent)).toBe(0);
    const [moves, again] = await Promise.all([store.explain(), store.explain()]);
    expect(moves.length).toBeGreaterThan(0);
    expect(again).toBe(moves);
    expect(await store.explain()).toBe(moves);
    expect(store.explained).toBe(moves);
    expect(explains(sent)).toBe(1);
    const { decision, seen } = store.state!;
    store.answer(seen!.decision!.options[0]!.key);
    await expect.poll(() => store.state!.decision! > decision! && store.state!.seen!.decision !== null).toBe(true);
    expect(store.explained).toBe(null);
    expect(explains(sent)).toBe(1);
    await store.explain();
    expect(explains(sent)).toBe(2);
  });

  it('marks what was taken back, and tells a refusal', async () => {
    const { store } = await sitting();
    const refused: string[] = [];
    store.onRefused = ({ code }) => void refused.push(code);
    store.consent(99);
    await expect.poll(() => refused).toEqual(['noProposal']);
    const { decision } = store.state!;
    store.answer(store.state!.seen!.decision!.options[0]!.key);
    await expect.poll(() => store.state!.decision! > decision! && store.state!.seen!.decision !== null).toBe(true);
    store.propose('undo');
    await expect.poll(() => store.entries.some(({ undone }) => undone)).toBe(true);
    expect(refused).toEqual(['noProposal']);
  });
});

describe('a broken line', () => {
  /** A line whose messages the test gives. */
  function line(): { link: TableLink; sent: ClientMessage[]; say: (message: TableMessage) => void; turn: (status: LinkStatus) => void } {
    const sent: ClientMessage[] = [];
    let onMessage: (message: TableMessage) => void = () => {};
    let onStatus: (status: LinkStatus) => void = () => {};
    return {
      link: {
        local: false,
        send: message => void sent.push(message),
        listen(message, status) {
          onMessage = message;
          onStatus = status;
          return () => {};
        },
      },
      sent,
      say: message => onMessage(message),
      turn: status => onStatus(status),
    };
  }

  it('joins again from where it was, and asks again what was not answered', async () => {
    const { page, match } = await sitting();
    const told = await page.open(match, 0);
    const snapshot = page.heard.get(told)!.find(message => message.type === 'snapshot')!;
    const { link, sent, say, turn } = line();
    const store = new MatchClient(match, link);
    turn('open');
    expect(sent).toEqual([{ type: 'join', match }]);
    say(snapshot);
    void store.explain();
    turn('lost');
    turn('open');
    expect(sent.slice(1)).toEqual([
      { type: 'explain', match },
      { type: 'join', match, after: store.seq },
      { type: 'explain', match },
    ]);
  });

  it('asks for everything when an update is missing', async () => {
    const { page, match } = await sitting();
    const told = await page.open(match, 0);
    const snapshot = page.heard.get(told)!.find(message => message.type === 'snapshot')!;
    const { link, sent, say, turn } = line();
    const store = new MatchClient(match, link);
    turn('open');
    say(snapshot);
    const { seq } = store;
    say({ type: 'update', match, seq: seq + 2, now: 0, act: { type: 'ready', seat: 0 }, events: [], from: seq + 1, patch: [] });
    expect(sent.at(-1)).toEqual({ type: 'join', match, after: seq });
    expect(store.seq).toBe(seq);
  });

  it('fails for good when the table is unknown or closed, and only complains otherwise', () => {
    const { link, say } = line();
    const store = new MatchClient('m', link);
    const troubles: string[] = [];
    store.onTrouble = code => void troubles.push(code);
    say({ type: 'error', code: 'storage', text: '', match: 'm', fatal: false });
    say({ type: 'error', code: 'unknownMatch', text: '', match: 'other', fatal: true });
    expect([store.failed, troubles]).toEqual([null, ['storage']]);
    say({ type: 'closed', match: 'm' });
    expect(store.failed).toBe('closed');
  });
});
