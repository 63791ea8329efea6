import { afterEach, describe, expect, it } from 'vitest';
import { askedLine, cleanUp, Person, playOn, type Line } from '../harness.ts';
import type { ServerProcess } from '../programs/server-process.ts';
import { installation, type Installation } from './nodes.ts';

afterEach(cleanUp);

/** The same person at another server. */
export const at = (url: string, person: Person): Person => Object.assign(new Person(url), { cookie: person.cookie, player: person.player });

describe('two players of a match on two servers', () => {
  let house: Installation;
  let nodes: ServerProcess[];
  it('see one game, with all that belongs to it', async () => {
    house = await installation();
    nodes = await Promise.all([house.start('a'), house.start('b')]);
    const one = await Person.guest(nodes[0]!.url);
    const two = at(nodes[1]!.url, await Person.guest(nodes[0]!.url));
    const { match } = await one.create({ listed: true });
    const lobby = await two.ask('GET', '/api/lobby');
    expect(lobby.map((entry: { match: string }) => entry.match)).toContain(match);
    // Waiting at the table on one server while the last seat is taken on the other.
    const waiting = await one.connect();
    waiting.send({ type: 'join', match, id: 'w' });
    await waiting.next('seating');
    await two.ask('POST', `/api/tables/${match}/seats`, {});
    await waiting.next('snapshot', snapshot => snapshot.match === match);
    const other = await two.connect();
    await other.join(match);
    const lines: Line[] = [waiting, other];
    // Presence
    await waiting.until('both are there', () =>
      waiting.all.some(message => message.type === 'presence' && message.seats.every(({ online }) => online)),
    );
    for (const line of lines) await line.ready(match);
    for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
    // Chat
    waiting.send({ type: 'chat', match, text: 'zdravím' });
    expect(await other.next('chat')).toMatchObject({ text: 'zdravím', number: 1 });
    other.send({ type: 'chat', match, text: 'nápodobně' });
    expect(await waiting.next('chat', chat => chat.number === 2)).toMatchObject({ text: 'nápodobně' });
    // Spectators
    const watcher = await at(nodes[1]!.url, await Person.guest(nodes[0]!.url)).connect();
    await watcher.join(match);
    await waiting.next('presence', presence => presence.spectators === 1);
    await playOn([waiting, other, watcher], match);
    for (const line of [...lines, watcher]) await line.until('over', () => line.state(match).phase === 'over');
    expect(waiting.state(match).result).toEqual(other.state(match).result);
    expect(askedLine(lines, match)).toBeUndefined();
    // The record, from either server
    await expect.poll(async () => (await one.request('GET', `/api/records/${match}`)).status).toBe(200);
    expect(await two.ask('GET', `/api/records/${match}`)).toEqual(await one.ask('GET', `/api/records/${match}`));
    // A rematch
    const { match: next } = await one.ask('POST', `/api/tables/${match}/rematch`);
    expect(await other.next('rematch')).toMatchObject({ next });
  });
});
