import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, begunMatch, Person, sleep, startServer } from './harness.ts';

afterEach(cleanUp);

describe('chat', () => {
  it('reaches everyone at the table and is there for who comes later', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    lines[0]!.send({ type: 'chat', match, text: 'ahoj' });
    lines[0]!.send({ type: 'chat', match, preset: 'goodLuck' });
    expect(await lines[1]!.next('chat')).toMatchObject({ number: 1, seat: 0, text: 'ahoj' });
    expect(await lines[1]!.next('chat')).toMatchObject({ number: 2, preset: 'goodLuck' });
    const again = await people[1]!.connect();
    await again.join(match);
    expect((await again.next('chat')).text).toBe('ahoj');
  });

  it('of spectators is not for players while they play', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url);
    const watchers = [await (await Person.guest(url)).connect(), await (await Person.guest(url)).connect()];
    for (const watcher of watchers) await watcher.join(match);
    watchers[0]!.send({ type: 'chat', match, text: 'he has the ace' });
    await watchers[1]!.next('chat');
    await sleep(50);
    expect(lines.flatMap(line => line.all).some(message => message.type === 'chat')).toBe(false);
  });

  it('is limited in length and in rate', async () => {
    const { url } = await startServer({ CHATS_PER_MINUTE: 3 });
    const { lines, match } = await begunMatch(url);
    lines[0]!.send({ type: 'chat', match, text: 'x'.repeat(301), id: 'long' });
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'malformed', re: 'long' });
    for (let i = 0; i < 4; i++) lines[0]!.send({ type: 'chat', match, text: `n${i}`, id: `c${i}` });
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'rateLimited', re: 'c3' });
    lines[1]!.send({ type: 'chat', match, text: 'the other still may' });
    await lines[0]!.next('chat', said => said.seat === 1);
  });

  it('of somebody who is muted is not heard, here and in other matches', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    await people[1]!.ask('POST', `/api/tables/${match}/mutes`, { seat: 0, on: true });
    lines[0]!.send({ type: 'chat', match, text: 'rude' });
    await lines[0]!.next('chat');
    await sleep(50);
    expect(lines[1]!.all.some(message => message.type === 'chat')).toBe(false);
    const again = await people[1]!.connect();
    await again.join(match);
    await people[1]!.ask('POST', `/api/tables/${match}/mutes`, { seat: 0, on: false });
    lines[0]!.send({ type: 'chat', match, text: 'sorry' });
    expect((await again.next('chat')).text).toBe('sorry');
  });
});

describe('the keeper', () => {
  it('sees reports with what was said, and every act is recorded', async () => {
    const { administration: keeper, url } = await startServer({ HEARTBEAT: 50 });
    const { people, lines, match } = await begunMatch(url);
    lines[0]!.send({ type: 'chat', match, text: 'rude words' });
    await lines[1]!.next('chat');
    await people[1]!.ask('POST', `/api/tables/${match}/reports`, { chat: 1, text: 'he is rude' });
    const [report] = await keeper.reports();
    expect(report).toMatchObject({ match, said: 'rude words', text: 'he is rude', about: { player: people[0]!.player.player } });

    await keeper.ban(report!.about!.player, Date.now() + 60_000, { name: 'keeper', player: null }, 'rude');
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    expect((await people[0]!.request('GET', '/api/me')).status).toBe(403);
    await expect(people[0]!.connect()).rejects.toThrow();
    await keeper.closeTable(match, { name: 'keeper', player: null }, 'over');
    expect((await lines[1]!.next('over')).result).toMatchObject({ by: 'abort', why: 'closed' });
    await expect.poll(async () => (await people[1]!.ask('GET', '/api/records')).length).toBe(1);
    const waiting = await people[1]!.create({ listed: true });
    lines[1]!.send({ type: 'join', match: waiting.match });
    await lines[1]!.next('seating');
    await keeper.closeTable(waiting.match, { name: 'keeper', player: null }, 'spam');
    await lines[1]!.next('closed');
    await keeper.closeReport(report!.report, { name: 'keeper', player: null }, 'done');
    expect(await keeper.reports()).toEqual([]);
    await keeper.ban(report!.about!.player, 0, { name: 'keeper', player: null }, 'forgiven');
    expect((await people[0]!.request('GET', '/api/me')).status).toBe(200);
    expect((await keeper.acts()).map(({ what, who }) => `${who} ${what}`).toSorted()).toEqual([
      'keeper ban',
      'keeper closeReport',
      'keeper closeTable',
      'keeper closeTable',
      'keeper unban',
    ]);
  });
});
