import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { LobbyEntry } from '@kolbiste/protocol';
import { createGame, type AnyGame } from '@kolbiste/engine';
import { commitmentTo, exportRecord, importRecord, Match, recordOf } from '@kolbiste/table';
import { MatchStore } from '../src/storage/match-store.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { DATABASE_FILE } from '../src/storage/storage.ts';
import { asAt, cleanUp, askedLine, someoneAsked, begunMatch, MINI, Person, playOn, sleep, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

describe('the lobby', () => {
  it('lists open tables, seats those who come, and hides invitation-only tables', async () => {
    const { url } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const open = await host.create({ listed: true, clock: { kind: 'bank', bank: 60_000, increment: 1_000 } });
    await host.create();
    const lobby: LobbyEntry[] = await guest.ask('GET', '/api/lobby');
    expect(lobby).toHaveLength(1);
    expect(lobby[0]).toMatchObject({ match: open.match, phase: 'open', seats: [{ name: host.player.name, kind: 'human' }, null] });
    await guest.ask('POST', `/api/tables/${open.match}/seats`, { seat: 1 });
    expect((await guest.ask('GET', `/api/tables/${open.match}`)).phase).toBe('playing');
    expect(await guest.ask('GET', '/api/tables')).toHaveLength(1);
  });

  it('tells those who wait who sits down, and shows them the match when it begins', async () => {
    const { url } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const { match } = await host.create({ listed: true });
    const line = await host.connect();
    line.send({ type: 'join', match, id: 'j' });
    expect(await line.next('seating')).toMatchObject({ re: 'j', table: { seats: [{ kind: 'human' }, null] } });
    await guest.ask('POST', `/api/tables/${match}/seats`, {});
    const snapshot = await line.next('snapshot');
    expect(snapshot).toMatchObject({ viewer: 0, state: { phase: 'waiting' } });
    expect(snapshot.info.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is sent over the socket to those who watch it, whenever it changes, and to nobody else', async () => {
    const { url } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const line = await guest.connect();
    line.send({ type: 'lobby', watch: true, id: 'l' });
    expect(await line.next('lobby')).toMatchObject({ re: 'l', tables: [] });
    const { match } = await host.create({ listed: true });
    expect((await line.next('lobby')).tables).toMatchObject([{ match, phase: 'open', seats: [{ kind: 'human' }, null] }]);
    await host.create(); // by invitation: nobody's business
    const other = await Person.guest(url);
    await other.ask('POST', `/api/tables/${match}/seats`, {});
    expect((await line.next('lobby', ({ tables }) => tables[0]?.phase === 'playing')).tables).toHaveLength(1);
    const [one, two] = [await host.connect(), await other.connect()];
    for (const player of [one, two]) await player.join(match);
    for (const player of [one, two]) await player.ready(match);
    one.send({ type: 'concede', match, id: 'c' });
    expect((await line.next('lobby', ({ tables }) => tables.length === 0)).tables).toEqual([]);
    line.send({ type: 'lobby', watch: false });
    line.send({ type: 'ping', id: 'p' });
    await line.next('pong');
    const heard = line.all.length;
    await host.create({ listed: true });
    two.send({ type: 'lobby', watch: true });
    await two.next('lobby');
    await sleep(100);
    expect(line.all.length).toBe(heard);
  });

  it('never tells the options that players bring in secret', async () => {
    const { module } = MINI.game;
    const brings = { option: 'target', read: () => 12, summary: () => null, usual: () => 12, gather: () => 12 };
    const secretive = { id: 'mini', game: createGame({ ...module, brings }) as AnyGame };
    const { url } = await startServer({ games: [secretive] });
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const { match } = await host.create({ listed: true, brings: 12 });
    const line = await guest.connect();
    line.send({ type: 'lobby', watch: true });
    const { tables } = await line.next('lobby');
    line.send({ type: 'join', match });
    await line.next('seating');
    const all = [tables, await guest.ask('GET', '/api/lobby'), await guest.ask('GET', `/api/tables/${match}`), line.texts];
    expect(JSON.stringify(all)).not.toContain('target');
    expect(tables).toMatchObject([{ match, options: {} }]);
  });

  it('pairs two who want the same, in either order', async () => {
    const { url } = await startServer();
    const people = await Promise.all(Array.from({ length: 4 }, () => Person.guest(url)));
    const quick = async (person: Person, clock?: object): Promise<string> =>
      (await person.ask('POST', '/api/quick', { game: 'mini', ...(clock && { clock }) })).match;
    const first = await quick(people[0]!);
    expect(await quick(people[0]!)).toBe(first);
    const other = await quick(people[1]!, { kind: 'bank', bank: 60_000, increment: 0 });
    expect(other).not.toBe(first);
    expect(await quick(people[2]!)).toBe(first);
    expect(await quick(people[3]!)).not.toBe(first);
  });

  it('a quick match whose table was written a moment before another, and seen by nobody, does not stay alone', async () => {
    const { url, storage } = await startServer();
    const [late, early] = [await Person.guest(url), await Person.guest(url)];
    const quick = async (person: Person): Promise<string> => (await person.ask('POST', '/api/quick', { game: 'mini' })).match;
    const theirs = await quick(late);
    // By its clock it was made later; and the search of the other one came before it could be seen.
    await storage.db
      .updateTable('match')
      .set(({ eb }) => ({ created_at: eb('created_at', '+', 60_000) }))
      .where('id', '=', theirs)
      .execute();
    const list = storage.tables.openListed.bind(storage.tables);
    storage.tables.openListed = () => {
      storage.tables.openListed = list;
      return Promise.resolve([]);
    };
    expect(await quick(early)).toBe(theirs);
    expect(await list('mini', false)).toEqual([]);
  });

  it('lets a guest get up again, and the host close the table', async () => {
    const { url } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const { match } = await host.create({ listed: true, seats: [{ who: 'open' }, { who: 'open' }] });
    await guest.ask('POST', `/api/tables/${match}/seats`, { seat: 1 });
    await guest.ask('DELETE', `/api/tables/${match}/seats`);
    expect((await host.ask('GET', `/api/tables/${match}`)).seats).toEqual([null, null]);
    expect((await guest.request('DELETE', `/api/tables/${match}`)).status).toBe(403);
    const line = await host.connect();
    line.send({ type: 'join', match });
    await line.next('seating');
    await host.ask('DELETE', `/api/tables/${match}`);
    await line.next('closed');
    expect((await host.request('GET', `/api/tables/${match}`)).status).toBe(404);
  });

  it('refuses options that do not go together', async () => {
    const { url } = await startServer();
    const host = await Person.guest(url);
    const refused = async (body: object): Promise<string> => {
      const { status, body: answer } = await host.request('POST', '/api/tables', {
        game: 'mini',
        seats: [{ who: 'me' }, { who: 'open' }],
        ...body,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      return answer.text;
    };
    expect(await refused({ game: 'chess' })).toContain('no game "chess"');
    expect(await refused({ seats: [{ who: 'me' }] })).toContain('played by 2');
    expect(await refused({ seats: [{ who: 'me' }, { who: 'me' }] })).toContain('one seat');
    expect(await refused({ seats: [{ who: 'me' }, { who: 'bot', level: 'god' }] })).toContain('no level');
    expect(await refused({ options: { house: 1 } })).toContain('no option "house"');
    expect(await refused({ rated: true })).toContain('accounts');
    expect(await refused({ clock: { kind: 'bank', bank: -1, increment: 0 } })).toContain('clock');
  });

  it('clears away tables that never began', async () => {
    const server = await startServer({ OPEN_TABLE_LIFE: 1_000 });
    const host = await Person.guest(server.url);
    const { match } = await host.create({ listed: true });
    await sleep(1_100);
    await server.sweep();
    expect((await host.request('GET', `/api/tables/${match}`)).status).toBe(404);
  });
});

describe('at the table', () => {
  it('two devices of one player see the same, and only the first answer counts', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const seat = lines.findIndex(line => line.state(match).seen!.decision);
    const second = await people[seat]!.connect();
    await second.join(match);
    expect(second.state(match)).toEqual(lines[seat]!.state(match));
    const { decision, seen } = second.state(match);
    const { key } = seen!.decision!.options[0]!;
    lines[seat]!.send({ type: 'answer', match, id: 'phone', decision: decision!, key });
    second.send({ type: 'answer', match, id: 'desk', decision: decision!, key });
    const outcomes = await Promise.race([lines[seat]!.next('refused').then(() => 'phone'), second.next('refused').then(() => 'desk')]);
    const winner = outcomes === 'phone' ? second : lines[seat]!;
    expect(winner.all.some(message => message.type === 'accepted' && message.re === (outcomes === 'phone' ? 'desk' : 'phone'))).toBe(true);
    await second.until('both know the same', () => JSON.stringify(second.state(match)) === JSON.stringify(lines[seat]!.state(match)));
  });

  it('of answers that come in the same moment, from all devices of all players, one counts', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const devices = [...lines];
    for (const person of [...people, ...people]) {
      const device = await person.connect();
      await device.join(match);
      devices.push(device);
    }
    for (let round = 0; round < 5; round++) {
      const asked = (await someoneAsked(devices, match))!;
      const { seq, state } = asked.known.get(match)!;
      const { options } = state.seen!.decision!;
      for (const [i, device] of devices.entries())
        device.send({ type: 'answer', match, id: `${round}-${i}`, decision: state.decision!, key: options[i % options.length]!.key });
      await Promise.all(
        devices.map((device, i) =>
          device.until('an answer', () => device.all.some(message => 're' in message && message.re === `${round}-${i}`)),
        ),
      );
      const outcomes = devices.map((device, i) => device.all.find(message => 're' in message && message.re === `${round}-${i}`)!);
      expect(outcomes.filter(({ type }) => type === 'accepted')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.type === 'refused') expect(['stale', 'notYours']).toContain(outcome.code);
        else expect(outcome).toMatchObject({ type: 'accepted', seq: seq + 1 });
      await asked.until('told', () => asked.known.get(match)!.seq === seq + 1);
    }
    const rows = await storage.db.selectFrom('input').select('n').where('match', '=', match).execute();
    expect(rows).toHaveLength(2 + 2 + 5);
  });

  it('the game begins when the last seat is ready, and what it will be dealt from was committed to before', async () => {
    const { url } = await startServer();
    const [one, two] = [await Person.guest(url), await Person.guest(url)];
    const { match } = await one.create({ listed: true });
    await two.ask('POST', `/api/tables/${match}/seats`, {});
    const lines = [await one.connect(), await two.connect()];
    const snapshots = await Promise.all(lines.map(line => line.join(match)));
    for (const { info, state } of snapshots) {
      expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(state).toMatchObject({ phase: 'waiting', seen: null, decision: null });
    }
    await lines[0]!.ready(match);
    lines[0]!.send({ type: 'answer', match, id: 'early', decision: 1, key: 'pass' });
    expect(await lines[0]!.next('refused')).toMatchObject({ re: 'early', code: 'waiting' });
    expect(lines[1]!.state(match)).toMatchObject({ phase: 'waiting', seats: [{ ready: true }, { ready: false }] });
    await lines[1]!.ready(match);
    await lines[0]!.until('playing', () => lines[0]!.state(match).phase === 'playing');
    lines[0]!.send({ type: 'concede', match });
    const { reveal } = await lines[1]!.next('over');
    expect(commitmentTo(reveal!.tableSeed)).toBe(snapshots[1]!.info.commitment);
  });

  it('an answer sent again under the same name is told that it was taken, and counts once', async () => {
    const { url, storage } = await startServer();
    const { lines, match } = await begunMatch(url);
    const line = askedLine(lines, match)!;
    const { decision, seen } = line.state(match);
    const answer = { type: 'answer', match, id: 'same', decision: decision!, key: seen!.decision!.options[0]!.key } as const;
    line.send(answer);
    const { seq } = await line.next('accepted');
    line.send(answer);
    expect((await line.next('accepted')).seq).toBe(seq);
    const rows = await storage.db.selectFrom('input').select('data').where('match', '=', match).execute();
    expect(rows.filter(({ data }) => data.includes('"same"'))).toHaveLength(1);
  });

  it('stale, foreign and impossible answers are refused and change nothing', async () => {
    const { url, storage } = await startServer();
    const { lines, match } = await begunMatch(url);
    const asked = askedLine(lines, match)!;
    const other = lines.find(line => line !== asked)!;
    const { decision, seen } = asked.state(match);
    const { key } = seen!.decision!.options[0]!;
    const count = async (): Promise<number> =>
      (await storage.db.selectFrom('input').select('n').where('match', '=', match).execute()).length;
    const before = await count();
    other.send({ type: 'answer', match, id: 'foreign', decision: decision!, key });
    expect(await other.next('refused')).toMatchObject({ code: 'notYours', re: 'foreign' });
    asked.send({ type: 'answer', match, id: 'old', decision: decision! - 1, key });
    expect(await asked.next('refused')).toMatchObject({ code: 'stale' });
    asked.send({ type: 'answer', match, id: 'odd', decision: decision!, key: 'win at once' });
    expect(await asked.next('refused')).toMatchObject({ code: 'illegal' });
    expect(await count()).toBe(before);
  });

  it('a player comes back with the full state, and learns what happened since', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    await playOn(lines, match, { answers: 6 });
    const known = lines[1]!.known.get(match)!;
    await lines[1]!.close();
    await playOnAlone(lines[0]!, match);
    const back = await people[1]!.connect();
    const snapshot = await back.join(match, known.seq);
    expect(snapshot.seq).toBe(lines[0]!.known.get(match)!.seq);
    expect(snapshot.history.every(({ seq }) => seq > known.seq)).toBe(true);
    expect(snapshot.state.seats).toEqual(lines[0]!.state(match).seats);
  });

  it('one player plays several games at once on one line', async () => {
    const { url } = await startServer();
    const [one, two] = [await Person.guest(url), await Person.guest(url)];
    const matches: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { match } = await one.create({ listed: true });
      await two.ask('POST', `/api/tables/${match}/seats`, {});
      matches.push(match);
    }
    const lines = [await one.connect(), await two.connect()];
    for (const match of matches)
      for (const line of lines) {
        await line.join(match);
        await line.ready(match);
      }
    for (const match of matches) await lines[0]!.until('playing', () => lines[0]!.state(match).phase === 'playing');
    await Promise.all(matches.map(async match => expect(await playOn(lines, match, { answers: 8 })).toBe(8)));
    const again = await one.connect();
    const welcome = again.all.find(message => message.type === 'welcome')!;
    expect(welcome.type === 'welcome' && welcome.matches.map(({ match }) => match).toSorted()).toEqual(matches.toSorted());
  });

  it('players pause, resume, resign and agree', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url);
    const [one, two] = lines;
    const agree = async (topic: 'pause' | 'resume' | 'draw'): Promise<void> => {
      one!.send({ type: 'propose', match, topic });
      await two!.until('proposed', () => two!.state(match).proposals.some(proposal => proposal.topic === topic));
      two!.send({ type: 'consent', match, proposal: two!.state(match).proposals[0]!.proposal });
    };
    await agree('pause');
    await one!.until('paused', () => one!.state(match).phase === 'paused');
    await agree('resume');
    await one!.until('playing', () => one!.state(match).phase === 'playing');
    await agree('draw');
    expect((await two!.next('over')).result).toMatchObject({ by: 'agreement', places: [1, 1] });

    const other = await begunMatch(url);
    other.lines[1]!.send({ type: 'concede', match: other.match });
    expect((await other.lines[0]!.next('over')).result).toMatchObject({ by: 'concession', places: [1, 2] });
  });

  it('both want another game and meet at one table, seats changed', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    lines[0]!.send({ type: 'concede', match });
    await lines[1]!.next('over');
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(1);
    const stranger = await Person.guest(url);
    expect((await stranger.request('POST', `/api/tables/${match}/rematch`, {})).status).toBe(403);
    const [a, b] = await Promise.all(people.map(person => person.ask('POST', `/api/tables/${match}/rematch`, {})));
    expect(a.match).toBe(b.match);
    await lines[0]!.until('told', () => lines[0]!.all.some(message => message.type === 'rematch' && message.next === a.match));
    const line = await people[0]!.connect();
    expect((await line.join(a.match)).viewer).toBe(1);
  });
});

/** The other one is away: the one who is here answers while they are asked. */
async function playOnAlone(line: Awaited<ReturnType<typeof begunMatch>>['lines'][number], match: string): Promise<void> {
  for (let i = 0; i < 5 && line.state(match).seen?.decision; i++) await line.answer(match);
}

describe('spectators', () => {
  it('see what spectators may, and cannot do anything', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url);
    const watcher = await (await Person.guest(url)).connect();
    const { viewer, state } = await watcher.join(match);
    expect(viewer).toBe('spectator');
    expect(state.seen!.decision).toBeNull();
    watcher.send({ type: 'answer', match, id: 'x', decision: 1, key: 'pass' });
    expect(await watcher.next('refused')).toMatchObject({ code: 'noSeat', re: 'x' });
    await playOn(lines, match, { answers: 5 });
    await watcher.until('followed', () => watcher.known.get(match)!.seq === lines[0]!.known.get(match)!.seq);
    expect(lines[0]!.all.some(message => message.type === 'presence' && message.spectators === 1)).toBe(true);
  });

  it('are kept out where they are not wanted', async () => {
    const { url } = await startServer();
    const { match } = await begunMatch(url, { spectators: false });
    const watcher = await (await Person.guest(url)).connect();
    watcher.send({ type: 'join', match });
    expect(await watcher.next('error')).toMatchObject({ code: 'notAllowed', match });
  });

  it('learn everything later where the table wants it so', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url, { spectatorDelay: 600 });
    const watcher = await (await Person.guest(url)).connect();
    watcher.send({ type: 'join', match });
    await watcher.next('snapshot');
    await playOn(lines, match, { answers: 3 });
    const seq = lines[0]!.known.get(match)!.seq;
    expect(watcher.known.get(match)!.seq).toBeLessThan(seq);
    const late = await (await Person.guest(url)).connect();
    expect((await late.join(match)).seq).toBeLessThan(seq);
    await watcher.until('told at last', () => watcher.known.get(match)!.seq === seq);
    await late.until('told at last', () => late.known.get(match)!.seq === seq);
    const told = watcher.all.find(message => message.type === 'update' && message.seq === seq)!;
    expect(told.type === 'update' && Date.now() - told.now).toBeGreaterThanOrEqual(600);
    expect(watcher.state(match)).toEqual(late.state(match));
  });
});

/** The record of a finished match says what playing it again would. */
async function expectWholeRecord(person: Person, match: string): Promise<void> {
  await expect.poll(async () => (await person.request('GET', `/api/records/${match}`)).status).toBe(200);
  const record = importRecord(JSON.stringify(await person.ask('GET', `/api/records/${match}`)));
  expect(record).toEqual(JSON.parse(exportRecord(recordOf(Match.rebuild(MINI.game, record.header, record.rows)))));
}

describe('after a restart', () => {
  it('a match goes on in the middle of a window, with the same question and the same options', async () => {
    const folder = tempFolder();
    const first = await startServer({ DATA_DIR: folder, SNAPSHOT_EVERY: 3 });
    const { people, lines, match } = await begunMatch(first.url);
    for (const line of lines) {
      line.send({ type: 'stops', match, id: 'stops', stops: { mode: 'everywhere' } });
      await line.until('taken', () => line.state(match).stops!.mode === 'everywhere');
    }
    // On to a question that interrupts the turn.
    const isWindow = (): boolean => lines[0]!.state(match).seen!.doing.some(step => step.startsWith('window.'));
    for (let i = 0; i < 60 && !isWindow(); i++) await playOn(lines, match, { answers: 1 });
    expect(isWindow()).toBe(true);
    const before = lines.map(line => line.state(match));
    await first.stop();
    const second = await startServer({ DATA_DIR: folder, SNAPSHOT_EVERY: 3 });
    const again = await Promise.all(people.map(person => asAt(second.url, person).connect()));
    for (const [seat, line] of again.entries()) {
      const { state } = await line.join(match);
      expect(state).toEqual(before[seat]);
    }
    await playOn(again, match);
    expect(again[0]!.state(match).phase).toBe('over');
  });

  it('a match whose rules have changed is closed with a notice, and what was seen of it is kept', async () => {
    const folder = tempFolder();
    const first = await startServer({ DATA_DIR: folder });
    const { people, lines, match } = await begunMatch(first.url);
    await playOn(lines, match, { answers: 6 });
    const [mini] = first.config.games;
    await first.stop();
    const { createGame } = await import('@kolbiste/engine');
    const newer = { id: 'mini', game: createGame({ ...mini!.game.module, version: 2 }) };
    const second = await startServer({ DATA_DIR: folder, games: [newer] });
    const person = asAt(second.url, people[0]!);
    const line = await person.connect();
    line.send({ type: 'join', match });
    expect(await line.next('error')).toMatchObject({ code: 'unavailable', text: expect.stringContaining('version 1 of the rules') });
    const record = await person.ask('GET', `/api/records/${match}`);
    expect(record.result).toMatchObject({ by: 'abort', why: 'rulesChanged' });
    expect(record.streams).toHaveLength(3);
    expect(record.streams[0].chapters.length).toBeGreaterThan(0);
  });

  it('everyone who joins learns all that happened, and so does the record, though nobody plays the match again', async () => {
    const folder = tempFolder();
    let steps = 0;
    const counting = createGame({
      ...MINI.game.module,
      outcome: world => {
        steps++;
        return MINI.game.module.outcome(world);
      },
    } as typeof MINI.game.module) as AnyGame;
    const settings = { DATA_DIR: folder, SNAPSHOT_EVERY: 10, games: [{ id: 'mini', game: counting }] };
    const first = await startServer(settings);
    const { people, lines, match } = await begunMatch(first.url);
    await playOn(lines, match, { answers: 33 });
    const { header, rows } = (await new MatchStore(first.storage.db).load(match))!;
    const learned = Match.rebuild(MINI.game, header, rows).streams();
    const device = await people[0]!.connect();
    steps = 0;
    expect((await device.join(match)).history).toEqual(learned.get(0));
    expect(steps).toBe(0);
    await first.stop();
    const second = await startServer(settings);
    const again = await Promise.all(people.map(person => asAt(second.url, person).connect()));
    steps = 0;
    for (const [seat, line] of again.entries()) expect((await line.join(match)).history).toEqual(learned.get(seat));
    expect(steps).toBeLessThan(15); // the rows after the last saved state
    await playOn(again, match);
    await expectWholeRecord(asAt(second.url, people[0]!), match);
  });

  it.each([
    // Nothing was kept piece by piece then, and saved states had no hashes.
    ['that an older release has saved', `delete from chapter; update snapshot set data = json_remove(data, '$.hashes')`],
    [
      'of which more was learned than the saved state is good for',
      'update snapshot set version = version - 1; delete from chapter where n > 10',
    ],
  ])('a match %s goes on, with all that happened in it', async (_, change) => {
    const folder = tempFolder();
    const first = await startServer({ DATA_DIR: folder, SNAPSHOT_EVERY: 10 });
    const { people, lines, match } = await begunMatch(first.url);
    await playOn(lines, match, { answers: 25 });
    const { header, rows } = (await new MatchStore(first.storage.db).load(match))!;
    await first.stop();
    const file = openSqlite(join(folder, DATABASE_FILE));
    file.exec(change);
    expect(file.prepare('select count(*) as n from snapshot').get()).toEqual({ n: 1 });
    file.close();
    const second = await startServer({ DATA_DIR: folder, SNAPSHOT_EVERY: 10 });
    const again = await Promise.all(people.map(person => asAt(second.url, person).connect()));
    const learned = Match.rebuild(MINI.game, header, rows).streams();
    for (const [seat, line] of again.entries()) expect((await line.join(match)).history).toEqual(learned.get(seat));
    await playOn(again, match);
    await expectWholeRecord(asAt(second.url, people[0]!), match);
  });

  it('a match that nobody looks at is put away and comes back unchanged', async () => {
    const server = await startServer({ IDLE_AFTER: 100 });
    const { people, lines, match } = await begunMatch(server.url);
    await playOn(lines, match, { answers: 5 });
    const before = lines[0]!.state(match);
    for (const line of lines) await line.close();
    await sleep(200);
    await server.sweep();
    expect(server.matches.peek(match)).toBeUndefined();
    const back = await people[0]!.connect();
    expect((await back.join(match)).state).toEqual(before);
  });
});

describe('coming and going in a hurry', () => {
  it('leaves nobody behind who has gone, however the messages cross', async () => {
    const { url, matches } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    for (let i = 0; i < 10; i++) {
      const line = await people[0]!.connect();
      line.send({ type: 'join', match });
      if (i % 2) line.send({ type: 'leave', match });
      if (i % 3 === 0) line.send({ type: 'concede', match: 'another' });
      line.ws.terminate();
    }
    for (const person of people) {
      const line = await person.connect();
      await line.join(match);
      await line.close();
    }
    for (const line of lines) await line.close();
    await expect.poll(() => matches.peek(match)!.idle).toBe(true);
  });

  it('shows the match to who joined in the very moment in which the last seat was taken', async () => {
    const { url } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const line = await host.connect();
    for (let i = 0; i < 8; i++) {
      const { match } = await host.create({ listed: true });
      const sitting = guest.ask('POST', `/api/tables/${match}/seats`, {});
      await sleep(i);
      line.send({ type: 'join', match });
      await sitting;
      await line.until('the snapshot', () => line.known.has(match));
    }
  });
});
