import { afterEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@kolbiste/protocol';
import { cleanUp, begunMatch, Line, Person, playOn, startServer } from './harness.ts';

afterEach(cleanUp);

const PASSWORD = 'correct horse';

describe('guests', () => {
  it('play at once by a signed cookie that scripts and other sites cannot use', async () => {
    const { url } = await startServer();
    const person = new Person(url);
    const { headers, status } = await person.request('POST', '/api/guest');
    expect(status).toBe(201);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(headers.get('set-cookie')).not.toMatch(/Secure/);
    const me = await person.ask('GET', '/api/me');
    expect(me.guest).toBe(true);
    expect((await person.ask('POST', '/api/guest')).player).toBe(me.player);
  });

  it('have a cookie marked Secure behind TLS', async () => {
    const { url } = await startServer({ PUBLIC_URL: 'https://play.example.org' });
    const { headers } = await new Person(url).request('POST', '/api/guest', undefined, { origin: 'https://play.example.org' });
    expect(headers.get('set-cookie')).toMatch(/^__Host-kolbiste=.*; Path=\/;.*; Secure$/);
    expect(headers.get('strict-transport-security')).toBeTruthy();
  });

  it('are nobody with a cookie that was tampered with', async () => {
    const { url } = await startServer();
    const person = await Person.guest(url);
    const [name, value] = person.cookie.split('=') as [string, string];
    const [token, signature] = value.split('.') as [string, string];
    for (const forged of [
      `${token}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
      token,
      `${token[0] === 'x' ? 'y' : 'x'}${token.slice(1)}.${signature}`,
      '.',
      `${token}.`,
    ]) {
      person.cookie = `${name}=${forged}`;
      expect((await person.request('GET', '/api/me')).status).toBe(401);
    }
  });

  it('become accounts and keep their games', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const account = await people[0]!.ask('POST', '/api/account', { name: 'Jana', password: PASSWORD });
    expect(account).toMatchObject({ player: people[0]!.player.player, name: 'Jana', guest: false });
    // Anyone who knew the guest's session does not know the account's: its sockets are cut, and come back.
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    lines[0] = await people[0]!.connect();
    await lines[0].join(match);
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.ask('GET', `/api/records?player=${account.player}`)).length).toBe(1);
    const elsewhere = new Person(url);
    expect((await elsewhere.request('POST', '/api/sign-in', { name: 'jana', password: PASSWORD })).body.player).toBe(account.player);
  });
});

describe('accounts', () => {
  it('have one name each, however it is spelt', async () => {
    const { url } = await startServer();
    await Person.account(url, 'Jana Nová');
    for (const name of ['Jana Nová', 'JANA NOVÁ', 'jana  nová', 'Jana Nova\u0301']) {
      const other = await Person.guest(url);
      expect((await other.request('POST', '/api/account', { name, password: PASSWORD })).status).toBe(409);
      expect((await other.request('PATCH', '/api/me', { name })).status).toBe(409);
    }
  });

  it('store passwords as argon2id and tell nobody whether the name or the password was wrong', async () => {
    const { url, storage } = await startServer();
    await Person.account(url, 'Jana');
    const { password } = await storage.db.selectFrom('player').select('password').where('folded', '=', 'jana').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const wrong = await new Person(url).request('POST', '/api/sign-in', { name: 'Jana', password: 'wrong horse' });
    const nobody = await new Person(url).request('POST', '/api/sign-in', { name: 'Nobody', password: 'wrong horse' });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(nobody.body);
    expect((await new Person(url).request('POST', '/api/account', { name: 'Eva', password: 'short' })).status).toBe(400);
  });

  it('list their sessions and end any of them, sockets included', async () => {
    const { url } = await startServer();
    const home = await Person.account(url, 'Jana');
    const away = new Person(url);
    await away.ask('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD });
    const line = await away.connect();
    const sessions: SessionInfo[] = await home.ask('GET', '/api/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find(session => !session.current)!;
    await home.ask('DELETE', `/api/sessions/${other.session}`);
    expect(await line.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    expect((await away.request('GET', '/api/me')).status).toBe(401);
    const stranger = await Person.guest(url);
    expect((await stranger.request('DELETE', `/api/sessions/${sessions[0]!.session}`)).status).toBe(404);
    await home.ask('POST', '/api/sign-out');
    expect((await home.request('GET', '/api/me')).status).toBe(401);
  });

  it('change their password, which ends every other session', async () => {
    const { url } = await startServer();
    const home = await Person.account(url, 'Jana');
    const away = new Person(url);
    await away.ask('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD });
    expect((await home.request('POST', '/api/password', { old: 'wrong', password: 'another horse' })).status).toBe(401);
    await home.ask('POST', '/api/password', { old: PASSWORD, password: 'another horse' });
    expect((await away.request('GET', '/api/me')).status).toBe(401);
    expect((await home.request('GET', '/api/me')).status).toBe(200);
    expect((await away.request('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD })).status).toBe(401);
  });

  it('take everything known about them with them, and can be forgotten', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    await people[0]!.ask('POST', '/api/account', { name: 'Jana', password: PASSWORD });
    lines[0] = await people[0]!.connect();
    await lines[0].join(match);
    lines[0].send({ type: 'chat', match, text: 'hello there' });
    await lines[1]!.next('chat');
    const taken = await people[0]!.ask('GET', '/api/export');
    expect(taken).toMatchObject({ account: { name: 'Jana' }, said: [{ text: 'hello there' }], matches: [{ id: match }] });
    expect(JSON.stringify(taken)).not.toMatch(/argon2|hash/);
    expect((await people[0]!.request('DELETE', '/api/account', { password: 'wrong' })).status).toBe(401);
    await people[0]!.ask('DELETE', '/api/account', { password: PASSWORD });
    expect((await lines[1]!.next('over')).result).toMatchObject({ by: 'concession', places: [2, 1] });
    const left = JSON.stringify([
      await storage.db.selectFrom('player').selectAll().execute(),
      await storage.db.selectFrom('match').selectAll().execute(),
      await storage.db.selectFrom('seat').selectAll().execute(),
      await storage.db.selectFrom('chat').selectAll().execute(),
      await storage.db.selectFrom('session').selectAll().where('player', '=', people[0]!.player.player).execute(),
    ]);
    expect(left).not.toMatch(/Jana|hello there/);
    expect((await new Person(url).request('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD })).status).toBe(401);
  });
});

describe('tokens', () => {
  it('let a program play, and nothing more', async () => {
    const { url } = await startServer();
    const owner = await Person.account(url, 'Robot');
    const { token } = await owner.ask('POST', '/api/tokens', { label: 'my bot' });
    const program = new Person(url);
    const auth = { authorization: `Bearer ${token}` };
    expect((await program.request('GET', '/api/me', undefined, auth)).body.name).toBe('Robot');
    expect((await program.request('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] }, auth)).status).toBe(
      201,
    );
    for (const [method, path] of [
      ['GET', '/api/sessions'],
      ['GET', '/api/export'],
      ['DELETE', '/api/account'],
      ['POST', '/api/tokens'],
    ] as const)
      expect((await program.request(method, path, method === 'GET' ? undefined : { label: 'x' }, auth)).status).toBe(403);
    const line = await Line.open(url);
    line.send({ type: 'hello', v: 1, token });
    expect((await line.next('welcome')).player.name).toBe('Robot');
    const [session] = ((await owner.ask('GET', '/api/sessions')) as SessionInfo[]).filter(({ kind }) => kind === 'token');
    await owner.ask('DELETE', `/api/sessions/${session!.session}`);
    expect((await program.request('GET', '/api/me', undefined, auth)).status).toBe(401);
  });
});
