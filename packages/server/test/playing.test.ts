import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, askedLine, begunMatch, Person, playOn, sleep, startServer } from './harness.ts';

afterEach(cleanUp);

describe('a match over real sockets', () => {
  it('is created, joined by invitation, played to its end and kept', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const answers = await playOn(lines, match);
    expect(answers).toBeGreaterThan(5);
    const over = await lines[0]!.next('over');
    expect(over.result.by).toBe('rules');
    expect(lines[1]!.state(match).reveal!.tableSeed).toBe(over.reveal!.tableSeed);
    const rows = await storage.db.selectFrom('input').select(['n', 'data']).where('match', '=', match).orderBy('n').execute();
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: rows.length }, (_, i) => i + 1));
    expect(rows.filter(({ data }) => JSON.parse(data).type === 'answer')).toHaveLength(answers);
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(1);
    expect(askedLine(lines, match)).toBeUndefined();
  });

  it('shows an answer to nobody, not even to someone who joins just then, before its row is in the database', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const asked = askedLine(lines, match)!;
    const other = lines.find(line => line !== asked)!;
    const second = await people[lines.indexOf(asked)]!.connect();
    const heard = (): number => [...lines, second].reduce((sum, line) => sum + line.all.length, 0);
    // Somebody holds the database: nothing can be written meanwhile.
    let release!: () => void;
    const holding = new Promise<void>(done => (release = done));
    const held = storage.db.transaction().execute(() => holding);
    const before = heard();
    const { decision, seen } = asked.state(match);
    asked.send({ type: 'answer', match, id: 'a', decision: decision!, key: seen!.decision!.options[0]!.key });
    await sleep(50);
    second.send({ type: 'join', match });
    await sleep(150);
    expect(heard()).toBe(before);
    release();
    await held;
    const { seq } = await asked.next('accepted');
    expect((await other.next('update', update => update.seq === seq)).seq).toBe(seq);
    expect((await second.next('snapshot')).seq).toBe(seq);
  });

  it('waits for the disk with every commit of the log', async () => {
    const { url, storage } = await startServer();
    const levels: number[] = [];
    storage.log.onCommit = () => levels.push((storage.sqlite.prepare('pragma synchronous').get() as { synchronous: number }).synchronous);
    const { lines, match } = await begunMatch(url);
    await playOn(lines, match, { answers: 5 });
    expect(levels.length).toBeGreaterThanOrEqual(7);
    expect(new Set(levels)).toEqual(new Set([2]));
  });

  it('lets nobody in without an invitation, and only as many as there are seats', async () => {
    const { url } = await startServer();
    const [host, guest, late] = [await Person.guest(url), await Person.guest(url), await Person.guest(url)];
    const { match, invite } = await host.create();
    expect((await guest.request('POST', `/api/tables/${match}/seats`, {})).status).toBe(403);
    const code = new URL(invite, url).searchParams.get('invite');
    expect((await guest.request('POST', `/api/tables/${match}/seats`, { invite: code })).status).toBe(200);
    expect((await late.request('POST', `/api/tables/${match}/seats`, { invite: code })).status).toBe(409);
  });
});
