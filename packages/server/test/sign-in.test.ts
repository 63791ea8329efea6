import { afterEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@kolbiste/protocol';
import { KeptSecrets } from '../src/accounts/kept-secrets.ts';
import { nameFault, skeletonOf } from '../src/accounts/names.ts';
import { LEAKED } from '../src/accounts/leaked-passwords.ts';
import { passwordFault } from '../src/accounts/passwords.ts';
import { base32, stepAt, totpAt } from '../src/accounts/totp.ts';
import { cleanUp, Line, Person, startServer } from './harness.ts';

afterEach(cleanUp);

const PASSWORD = 'correct horse';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const signIn = async (person: Person, name: string, password: string, headers?: Record<string, string>): Promise<number> =>
  (await person.request('POST', '/api/sign-in', { name, password }, headers)).status;

describe('wrong passwords', () => {
  it('are counted by account, however its name is spelt', async () => {
    const { url } = await startServer({ SIGN_INS_PER_HOUR: 2, TRUST_PROXY: true });
    const spellings = ['Jana', 'JANA', 'ｊａｎａ', 'Ｊana', ' jana ', 'jAna', 'ＪＡＮＡ', 'janａ', 'jaｎa', 'JaNa', 'jana', 'ｊana'];
    const statuses = [];
    for (const [i, name] of spellings.entries()) statuses.push(await signIn(new Person(url), name, 'wrong horse', from(`10.0.0.${i}`)));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('of strangers do not keep the owner out: not from a new address, and never from a device that is known', async () => {
    const { url } = await startServer({ SIGN_INS_PER_HOUR: 3, TRUST_PROXY: true });
    const owner = await Person.account(url, 'Jana');
    for (let i = 0; i < 3; i++) expect(await signIn(new Person(url), 'Jana', 'wrong horse', from('10.0.0.1'))).toBe(401);
    expect(await signIn(new Person(url), 'Jana', PASSWORD, from('10.0.0.1'))).toBe(429);
    expect(await signIn(new Person(url), 'Jana', PASSWORD, from('10.0.0.2'))).toBe(200);
    for (let i = 0; i < 20; i++) await signIn(new Person(url), 'Jana', 'wrong horse', from(`10.0.1.${i}`));
    expect(await signIn(new Person(url), 'Jana', PASSWORD, from('10.0.0.3'))).toBe(429);
    expect(await signIn(owner, 'Jana', PASSWORD, from('10.0.0.1'))).toBe(200);
    // The mark of a device is of one name, and has its own tries.
    const thief = new Person(url);
    thief.device = owner.device;
    expect(await signIn(thief, 'Petr', 'wrong horse', from('10.0.0.1'))).toBe(429);
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push(await signIn(thief, 'Jana', 'wrong horse', from('10.0.0.4')));
    expect(tries).toEqual([401, 401, 401, 429, 429]);
    thief.device = `${owner.device}x`;
    expect(await signIn(thief, 'Jana', PASSWORD, from('10.0.0.5'))).toBe(429);
  });

  it('are what is counted, not sign-ins', async () => {
    const { url } = await startServer({ SIGN_INS_PER_HOUR: 3 });
    await Person.account(url, 'Jana');
    for (let i = 0; i < 6; i++) expect(await signIn(new Person(url), 'Jana', PASSWORD)).toBe(200);
  });
});

describe('a session', () => {
  it('is another one after the guest has become an account: who planted the first has nothing', async () => {
    const { url } = await startServer();
    const person = await Person.guest(url);
    const planted = new Person(url);
    planted.cookie = person.cookie;
    const line = await planted.connect();
    await person.ask('POST', '/api/account', { name: 'Jana', password: PASSWORD });
    expect(person.cookie).not.toBe(planted.cookie);
    expect((await planted.request('GET', '/api/me')).status).toBe(401);
    expect(await line.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    expect((await person.ask('GET', '/api/me')).name).toBe('Jana');
  });

  it('of before ends when somebody signs in', async () => {
    const { url } = await startServer();
    await Person.account(url, 'Jana');
    const person = await Person.guest(url);
    const before = new Person(url);
    before.cookie = person.cookie;
    expect(await signIn(person, 'Jana', PASSWORD)).toBe(200);
    expect((await before.request('GET', '/api/me')).status).toBe(401);
  });

  it('behind TLS is not read from a cookie that another host could have set', async () => {
    const { url } = await startServer({ PUBLIC_URL: 'https://play.example.org' });
    const person = new Person(url);
    await person.request('POST', '/api/guest', undefined, { origin: 'https://play.example.org' });
    expect((await person.request('GET', '/api/me')).status).toBe(200);
    person.cookie = person.cookie.replace('__Host-', '');
    expect((await person.request('GET', '/api/me')).status).toBe(401);
  });
});

describe('tokens', () => {
  it('end with a change of the password, their sockets too', async () => {
    const { url } = await startServer();
    const owner = await Person.account(url, 'Jana');
    const { token } = await owner.ask('POST', '/api/tokens', { label: 'a program' });
    const line = await Line.open(url);
    line.send({ type: 'hello', v: 1, token });
    await line.next('welcome');
    await owner.ask('POST', '/api/password', { old: PASSWORD, password: 'another horse' });
    expect(await line.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    const auth = { authorization: `Bearer ${token}` };
    expect((await new Person(url).request('GET', '/api/me', undefined, auth)).status).toBe(401);
    expect(((await owner.ask('GET', '/api/sessions')) as SessionInfo[]).map(({ kind }) => kind)).toEqual(['browser']);
  });

  it('are limited for one player, however many are asked for at once', async () => {
    const { url } = await startServer({ TOKENS_PER_PLAYER: 3 });
    const owner = await Person.guest(url);
    const asked = await Promise.all(Array.from({ length: 8 }, (_, i) => owner.request('POST', '/api/tokens', { label: `${i}` })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  });
});

describe('a name', () => {
  it('that looks like an account’s is refused, to guests too', async () => {
    const { url } = await startServer();
    await Person.account(url, 'Alice');
    const other = await Person.guest(url);
    for (const name of ['Аlice', 'AIice', 'A1ice', 'Aliсe', 'Al ice', 'Alice.', 'ＡＬＩＣＥ']) {
      expect((await other.request('POST', '/api/account', { name, password: PASSWORD })).status).toBe(409);
      expect((await other.request('PATCH', '/api/me', { name })).status).toBe(409);
    }
    // Accents tell names apart.
    expect((await other.request('POST', '/api/account', { name: 'Álice', password: PASSWORD })).status).toBe(201);
  });

  it.each([
    '\u{2800}',
    '\u{3164}',
    '\u{115f}',
    'Ja\u{34f}na',
    '–',
    '…',
    'Champion',
    'Сhampion',
    'Panoš',
    'Guest AB12',
    'bot',
    'a\u0301\u0301\u0301\u0301\u0301',
  ])('%j is nobody’s', async name => {
    const { url } = await startServer();
    const person = await Person.guest(url);
    expect((await person.request('PATCH', '/api/me', { name })).status).toBe(400);
    expect((await person.request('POST', '/api/account', { name, password: PASSWORD })).status).toBe(400);
  });

  it.each(['Jana Nová', 'Žluťoučký kůň', 'Иван', '李', 'X-1', 'Mr. 7', 'Guesthouse'])('%j is good', name => {
    expect(nameFault(name)).toBeNull();
  });

  it('of two guests at one table is told apart', async () => {
    const { url } = await startServer();
    const [one, two] = [await Person.guest(url), await Person.guest(url)];
    for (const person of [one, two]) await person.ask('PATCH', '/api/me', { name: 'Jana' });
    const { match } = await one.create({ listed: true });
    const entry = await two.ask('POST', `/api/tables/${match}/seats`, {});
    expect(entry.seats.map(({ name }: { name: string }) => name)).toEqual(['Jana', 'Jana (2)']);
  });

  it('of an account of before is compared, too', async () => {
    const { url, storage, config, stop } = await startServer();
    await Person.account(url, 'Alice');
    await storage.db.updateTable('player').set({ skeleton: null }).execute();
    await stop();
    const again = await startServer({ DATA_DIR: config.DATA_DIR });
    const other = await Person.guest(again.url);
    expect((await other.request('POST', '/api/account', { name: 'Аlice', password: PASSWORD })).status).toBe(409);
    expect(skeletonOf('Аlice')).toBe(skeletonOf('Alice'));
  });
});

describe('a password', () => {
  it.each([
    'password',
    'Password123',
    'heslo1234',
    'qwertyuiop',
    '12345678',
    '19870423',
    'aaaaaaaa',
    'abababab',
    'Jana Nova',
    'jana nova1',
    'Trustno1',
    'metallica',
    'Metallica99!',
  ])('%j is refused', password => {
    expect(passwordFault(password, 'Jana Nová')).not.toBeNull();
  });
  it('is none of the 3,000 that are tried first', () => {
    expect(LEAKED.size).toBeGreaterThanOrEqual(3_000);
    expect([...LEAKED].filter(word => word.length < 8 || passwordFault(word.toUpperCase(), 'Jana') === null)).toEqual([]);
    expect(passwordFault('correct horse battery', 'Jana')).toBeNull();
  });
  it('is looked at when it is made and when it is changed', async () => {
    const { url } = await startServer();
    const person = await Person.guest(url);
    expect((await person.request('POST', '/api/account', { name: 'Jana', password: 'password' })).status).toBe(400);
    await person.ask('POST', '/api/account', { name: 'Jana', password: PASSWORD });
    expect((await person.request('POST', '/api/password', { old: PASSWORD, password: 'heslo123' })).status).toBe(400);
    expect((await person.request('POST', '/api/password', { old: PASSWORD, password: 'another horse' })).status).toBe(200);
  });
});

describe('printed codes', () => {
  it('bring an account back once each, with a new password, and end all that was open', async () => {
    const { url, storage } = await startServer();
    const owner = await Person.account(url, 'Jana');
    expect((await owner.request('POST', '/api/recovery-codes', { password: 'wrong' })).status).toBe(401);
    await owner.ask('POST', '/api/recovery-codes', { password: PASSWORD });
    const { codes } = await owner.ask('POST', '/api/recovery-codes', { password: PASSWORD });
    expect(codes).toHaveLength(8);
    expect(await owner.ask('GET', '/api/account')).toEqual({ secondFactor: false, codes: 8 });
    expect(JSON.stringify(await storage.db.selectFrom('recovery').selectAll().execute())).not.toContain(codes[0]);
    const { token } = await owner.ask('POST', '/api/tokens', { label: 'a program' });
    const later = new Person(url);
    const recover = async (name: string, code: string): Promise<number> =>
      (await later.request('POST', '/api/recover', { name, code, password: 'another horse' })).status;
    expect(await recover('Jana', 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF')).toBe(401);
    expect(await recover('Nobody', codes[0])).toBe(401);
    expect(await recover('jana', codes[0].toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect((await later.ask('GET', '/api/me')).name).toBe('Jana');
    expect((await owner.request('GET', '/api/me')).status).toBe(401);
    expect((await owner.request('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await recover('Jana', codes[0])).toBe(401);
    expect(await signIn(new Person(url), 'Jana', PASSWORD)).toBe(401);
    expect(await signIn(new Person(url), 'Jana', 'another horse')).toBe(200);
  });

  it('are guessed as seldom as passwords', async () => {
    const { url } = await startServer({ SIGN_INS_PER_HOUR: 2 });
    const statuses = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await new Person(url).request('POST', '/api/recover', { name: 'Jana', code: 'AAAA', password: PASSWORD })).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
  });
});

describe('a second factor', () => {
  it('is the one of RFC 6238', () => {
    const secret = base32(Buffer.from('12345678901234567890'));
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    // The RFC's own examples, of which a six-digit code is the end.
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(totpAt(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it('counts when it was confirmed; then the password alone is not enough, and no code is good twice', async () => {
    let now = 1_800_000_000_000;
    const { url } = await startServer({ now: () => now });
    const owner = await Person.account(url, 'Jana');
    const { codes } = await owner.ask('POST', '/api/recovery-codes', { password: PASSWORD });
    const { secret, uri } = await owner.ask('POST', '/api/second-factor', { password: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect(await signIn(new Person(url), 'Jana', PASSWORD)).toBe(200);
    expect((await owner.request('POST', '/api/second-factor/confirm', { code: '000000' })).status).toBe(401);
    await owner.ask('POST', '/api/second-factor/confirm', { code: totpAt(secret, stepAt(now)) });
    expect((await owner.request('POST', '/api/second-factor', { password: PASSWORD })).status).toBe(409);

    const enter = async (second?: string, password = PASSWORD): Promise<string> => {
      const wish = { name: 'Jana', password, ...(second !== undefined && { second }) };
      const { status, body } = await new Person(url).request('POST', '/api/sign-in', wish);
      return status === 200 ? 'in' : body.code;
    };
    expect(await enter()).toBe('secondFactor');
    expect(await enter(undefined, 'wrong horse')).toBe('unauthorized');
    expect(await enter(totpAt(secret, stepAt(now)))).toBe('unauthorized');
    now += 30_000;
    expect(await enter(totpAt(secret, stepAt(now)), 'wrong horse')).toBe('unauthorized');
    expect(await enter(totpAt(secret, stepAt(now)))).toBe('in');
    expect(await enter(totpAt(secret, stepAt(now)))).toBe('unauthorized');
    expect(await enter(codes[0])).toBe('in');
    expect(await enter(codes[0])).toBe('unauthorized');

    const recover = async (code: string, second?: string): Promise<string> => {
      const wish = { name: 'Jana', code, password: 'another horse', ...(second !== undefined && { second }) };
      const { status, body } = await new Person(url).request('POST', '/api/recover', wish);
      return status === 200 ? 'in' : body.code;
    };
    expect(await recover(codes[1])).toBe('secondFactor');
    expect(await recover(codes[1], codes[1])).toBe('unauthorized');
    expect(await recover(codes[1], codes[2])).toBe('in');
    const back = new Person(url);
    expect((await back.request('POST', '/api/sign-in', { name: 'Jana', password: 'another horse', second: codes[3] })).status).toBe(200);
    expect((await back.request('DELETE', '/api/second-factor', { password: 'another horse', second: '000000' })).status).toBe(401);
    now += 30_000;
    await back.ask('DELETE', '/api/second-factor', { password: 'another horse', second: totpAt(secret, stepAt(now)) });
    expect(await signIn(new Person(url), 'Jana', 'another horse')).toBe(200);
  });

  it('lies locked in the database where the keeper has a key, one of before from its next use on, and is of no use without it', async () => {
    let now = 1_800_000_000_000;
    const before = await startServer({ now: () => now });
    const owner = await Person.account(before.url, 'Jana');
    const { codes } = await owner.ask('POST', '/api/recovery-codes', { password: PASSWORD });
    const { secret } = await owner.ask('POST', '/api/second-factor', { password: PASSWORD });
    await owner.ask('POST', '/api/second-factor/confirm', { code: totpAt(secret, stepAt(now)) });
    const kept = async ({ storage }: Pick<typeof before, 'storage'>): Promise<string> =>
      (await storage.db.selectFrom('factor').select('secret').executeTakeFirstOrThrow()).secret;
    const enter = async (url: string, second: string): Promise<number> => {
      now += 30_000;
      return (await new Person(url).request('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD, second })).status;
    };
    const code = (): string => totpAt(secret, stepAt(now + 30_000));
    expect(await kept(before)).toBe(secret);
    const { DATA_DIR } = before.config;
    await before.stop();

    const locked = await startServer({ now: () => now, DATA_DIR, SECRETS_KEY: 'k'.repeat(32) });
    expect(await enter(locked.url, code())).toBe(200);
    const text = await kept(locked);
    expect(text).toMatch(/^locked:/);
    expect(Buffer.from(text.slice(7), 'base64').toString('latin1')).not.toContain(secret);
    expect(await enter(locked.url, code())).toBe(200);
    await locked.stop();

    const other = await startServer({ now: () => now, DATA_DIR, SECRETS_KEY: 'j'.repeat(32) });
    expect([await enter(other.url, code()), await enter(other.url, codes[0])]).toEqual([401, 200]);
    await other.stop();
    const without = await startServer({ now: () => now, DATA_DIR });
    expect([await enter(without.url, code()), await enter(without.url, codes[1])]).toEqual([401, 200]);
    const key = new KeptSecrets('k'.repeat(32));
    expect(key.open(key.lock(secret, 'jana'), 'jana')).toBe(secret);
    expect(key.open(key.lock(secret, 'jana'), 'petr')).toBeNull();
  });

  it('is nobody’s who is a guest, and goes with the account', async () => {
    const { url, storage } = await startServer();
    const guest = await Person.guest(url);
    expect((await guest.request('POST', '/api/second-factor', { password: PASSWORD })).status).toBe(403);
    const owner = await Person.account(url, 'Jana');
    await owner.ask('POST', '/api/recovery-codes', { password: PASSWORD });
    await owner.ask('POST', '/api/second-factor', { password: PASSWORD });
    expect(JSON.stringify(await owner.ask('GET', '/api/export'))).not.toMatch(/secret|hash/);
    await owner.ask('DELETE', '/api/account', { password: PASSWORD });
    expect(await storage.db.selectFrom('recovery').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('factor').selectAll().execute()).toEqual([]);
  });
});
