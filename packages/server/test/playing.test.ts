import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, askedLine, begunMatch, Person, playOn, startServer } from './harness.ts';

afterEach(cleanUp);

describe('a match over real sockets', () => {
  it('is created, joined by invitation, played to its end and kept', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const answers = await playOn(lines, match);
    expect(answers).toBeGreaterThan(5);
    const over = await lines[0]!.next('over');
    expect(over.result.by).toBe('rules');
    expect(lines[1]!.state(match).reveal!.tableSeed).toBe(over.reveal.tableSeed);
    const rows = await storage.db.selectFrom('input').select('n').where('match', '=', match).orderBy('n').execute();
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: rows.length }, (_, i) => i + 1));
    expect(rows.length).toBe(answers + 2);
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(1);
    expect(askedLine(lines, match)).toBeUndefined();
  });

  it('shows an answer only after its row is in the database', async () => {
    const { url, storage } = await startServer();
    const { lines, match } = await begunMatch(url);
    const count = storage.sqlite.prepare('select max(n) as n from input where match = ?');
    for (const line of lines)
      line.onMessage = message => {
        if (message.type === 'update' || message.type === 'accepted')
          expect((count.get(match) as { n: number }).n).toBeGreaterThanOrEqual(message.seq);
      };
    await playOn(lines, match, { answers: 20 });
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
