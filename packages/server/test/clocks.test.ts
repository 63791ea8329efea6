import { afterEach, describe, expect, it } from 'vitest';
import type { MatchState } from '@kolbiste/protocol';
import {
  cleanUp,
  asAt,
  askedLine,
  begunMatch,
  Person,
  playOn,
  seededRandom,
  sleep,
  startServer,
  tempFolder,
  type Line,
} from './harness.ts';

afterEach(cleanUp);

const BANK = { kind: 'bank', bank: 2_000, increment: 0 } as const;

describe('clocks', () => {
  it('call the time by themselves', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url, { clock: { kind: 'bank', bank: 1_000, increment: 0 } });
    const asked = lines.findIndex(line => line.state(match).seen!.decision);
    const over = await lines[0]!.next('over');
    expect(over.result).toMatchObject({ by: 'time' });
    expect(over.result.places[asked]).toBe(2);
  });

  it('refuse an answer of the very moment in which the time is up, and take one of the moment before', async () => {
    let now = Date.now();
    const { url } = await startServer({ now: () => now });
    const { lines, match } = await begunMatch(url, { clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    const first = askedLine(lines, match)!;
    now = first.state(match).clock.expiresAt! - 1;
    await first.answer(match);
    const second = askedLine(lines, match)!;
    const { decision, clock, seen } = second.state(match);
    now = clock.expiresAt!;
    second.send({ type: 'answer', match, id: 'late', decision: decision!, key: seen!.decision!.options[0]!.key });
    expect(await second.next('refused')).toMatchObject({ re: 'late', code: 'timeUp' });
  });

  const answer = async (lines: readonly Line[], match: string, line: Line): Promise<void> => {
    const { seq } = await line.answer(match);
    await Promise.all(lines.map(other => other.until('told', () => other.known.get(match)!.seq >= seq)));
  };
  /** Lets the others answer at once until this seat is asked again. */
  const untilAsked = async (lines: readonly Line[], match: string, line: Line): Promise<MatchState> => {
    while (askedLine(lines, match) !== line) await answer(lines, match, askedLine(lines, match)!);
    return line.state(match);
  };

  it('of byo-yomi use up the bank, then give every decision a fresh period, exactly', async () => {
    let now = Date.now();
    const { url } = await startServer({ now: () => now });
    const { lines, match } = await begunMatch(url, { clock: { kind: 'byoyomi', bank: 10_000, period: 5_000 } });
    const line = askedLine(lines, match)!;
    const seat = lines.indexOf(line);
    expect(line.state(match).clock.expiresAt).toBe(now + 15_000);
    now += 12_000;
    await answer(lines, match, line);
    for (let i = 0; i < 3; i++) {
      const { clock } = await untilAsked(lines, match, line);
      expect(clock.banks[seat]).toBe(0);
      expect(clock.expiresAt).toBe(now + 5_000);
      now += 4_999;
      await answer(lines, match, line);
    }
    const { decision, seen } = await untilAsked(lines, match, line);
    now += 5_000;
    line.send({ type: 'answer', match, id: 'late', decision: decision!, key: seen!.decision!.options[0]!.key });
    expect(await line.next('refused')).toMatchObject({ re: 'late', code: 'timeUp' });
  });

  it('by post give days for every move, each time afresh, over a restart too', async () => {
    const folder = tempFolder();
    const DAYS = 3 * 86_400_000;
    let now = Date.now();
    const first = await startServer({ DATA_DIR: folder, now: () => now });
    const { people, lines, match } = await begunMatch(first.url, { clock: { kind: 'correspondence', perMove: DAYS } });
    const line = askedLine(lines, match)!;
    expect(line.state(match).clock.expiresAt).toBe(now + DAYS);
    now += DAYS - 1;
    await line.answer(match);
    const { expiresAt } = line.state(match).clock;
    expect(expiresAt).toBe(now + DAYS);
    await first.stop();
    const second = await startServer({ DATA_DIR: folder, now: () => now });
    const back = await asAt(second.url, people[0]!).connect();
    const { state } = await back.join(match);
    expect(state).toMatchObject({ phase: 'playing', clock: { expiresAt } });
  });

  it('by post nobody waits for a pass, unless the table waits for people', async () => {
    const { url, storage } = await startServer();
    const headerOf = async (wish: object): Promise<unknown> => {
      const { match } = await begunMatch(url, { clock: { kind: 'correspondence', perMove: 86_400_000 }, ...wish });
      return JSON.parse((await storage.matches.row(match))!.header!);
    };
    const usual = await headerOf({});
    expect(usual).toMatchObject({ byPost: true });
    expect(usual).not.toHaveProperty('lastChances');
    const waiting = await headerOf({ lastChances: true });
    expect(waiting).toMatchObject({ lastChances: true });
    expect(waiting).not.toHaveProperty('byPost');
  });

  it('stand still while no server is there', async () => {
    const folder = tempFolder();
    let offset = 0;
    const now = (): number => Date.now() + offset;
    const first = await startServer({ DATA_DIR: folder, now, HEARTBEAT: 50 });
    const { people, lines, match } = await begunMatch(first.url, { clock: BANK });
    const seat = lines.findIndex(line => line.state(match).seen!.decision);
    await sleep(100);
    await first.stop();
    offset = 3_600_000;
    const second = await startServer({ DATA_DIR: folder, now });
    const person = asAt(second.url, people[seat]!);
    const line = await person.connect();
    const { state } = await line.join(match);
    expect(state.phase).toBe('playing');
    expect(state.clock.expiresAt! - now()).toBeGreaterThan(1_000);
    expect(state.clock.expiresAt! - now()).toBeLessThanOrEqual(2_000);
    const rows = await second.storage.db.selectFrom('input').select('data').where('match', '=', match).orderBy('n').execute();
    expect(JSON.parse(rows.at(-1)!.data)).toMatchObject({ type: 'stopped' });
    await line.answer(match);
  });

  it('run on after a start even when nobody comes back', async () => {
    const folder = tempFolder();
    const first = await startServer({ DATA_DIR: folder });
    const { match, people } = await begunMatch(first.url, { clock: { kind: 'bank', bank: 1_000, increment: 0 } });
    await first.stop();
    const second = await startServer({ DATA_DIR: folder });
    const person = asAt(second.url, people[0]!);
    await expect
      .poll(async () => (await person.ask('GET', '/api/records')).map((record: { match: string }) => record.match), { timeout: 8_000 })
      .toEqual([match]);
  });

  it('let the table pass for a player who wants it to, and only for him', async () => {
    const { url, storage } = await startServer();
    const { lines, match } = await begunMatch(url);
    lines[1]!.send({ type: 'stops', match, stops: { mode: 'never' } });
    lines[0]!.send({ type: 'stops', match, stops: { mode: 'everywhere' } });
    await lines[0]!.until('taken', () => lines[0]!.state(match).stops!.mode === 'everywhere');
    await lines[1]!.until('taken', () => lines[1]!.state(match).stops!.mode === 'never');
    const random = seededRandom(3);
    for (let i = 0; i < 40 && lines[0]!.state(match).phase === 'playing'; i++) {
      const line = askedLine(lines, match);
      if (line) {
        const { options } = line.state(match).seen!.decision!;
        line.send({
          type: 'answer',
          match,
          id: `x${i}`,
          decision: line.state(match).decision!,
          key: options[Math.floor(random() * options.length)]!.key,
        });
      }
      await sleep(10);
    }
    const rows = await storage.db.selectFrom('input').select('data').where('match', '=', match).execute();
    const automatic = rows.map(({ data }) => JSON.parse(data)).flatMap(row => (row.type === 'automatic' ? row.answers : []));
    expect(automatic.length).toBeGreaterThan(0);
    for (const answer of automatic) expect(answer.seat).toBe(1);
  });
});

describe('a player who stays away', () => {
  it('loses after the grace, which is shown to the one who waits', async () => {
    const { url } = await startServer({ ABSENCE_GRACE: 400 });
    const { lines, match } = await begunMatch(url);
    await lines[1]!.close();
    const { seats } = await lines[0]!.next('presence', presence => !presence.seats[1]!.online);
    expect(seats[1]!.forfeitAt! - Date.now()).toBeGreaterThan(0);
    expect((await lines[0]!.next('over')).result).toMatchObject({ by: 'absence', places: [1, 2] });
    expect(lines[0]!.state(match).seats[1]!.left).toBe('absence');
  });

  it('may come back in time', async () => {
    const { url } = await startServer({ ABSENCE_GRACE: 1_500 });
    const { people, lines, match } = await begunMatch(url);
    await lines[1]!.close();
    await lines[0]!.next('presence', presence => presence.seats[1]!.forfeitAt !== undefined);
    const back = await people[1]!.connect();
    await back.join(match);
    const { seats } = await lines[0]!.next('presence', presence => presence.seats[1]!.online);
    expect(seats[1]!.forfeitAt).toBeUndefined();
    await sleep(1_600);
    expect(lines[0]!.state(match).phase).toBe('playing');
  });

  it('loses nothing when nobody waits, nor by post', async () => {
    const { url, matches } = await startServer({ ABSENCE_GRACE: 500 });
    const [empty, post] = [await begunMatch(url), await begunMatch(url, { clock: { kind: 'correspondence', perMove: 86_400_000 } })];
    for (const line of empty.lines) line.ws.terminate();
    await post.lines[0]!.close();
    await sleep(1_000);
    expect(matches.peek(empty.match)!.phase).toBe('playing');
    expect(matches.peek(post.match)!.phase).toBe('playing');
  });
});

describe('a time limit', () => {
  it('is called by the table’s alarm, and the game comes to its end; a game that knows none refuses it', async () => {
    const { url, storage } = await startServer();
    const [host, guest] = [await Person.guest(url), await Person.guest(url)];
    const make = { seats: [{ who: 'me' }, { who: 'open' }], timeLimit: 60_000, listed: true } as const;
    expect((await host.request('POST', '/api/tables', { game: 'mini', ...make })).body).toMatchObject({ code: 'malformed' });
    expect((await host.request('POST', '/api/tables', { game: 'dice-throne', ...make, timeLimit: 5 })).status).toBe(400);
    const { match } = await host.create({ game: 'dice-throne', ...make });
    expect((await guest.ask('GET', `/api/tables/${match}`)).timeLimit).toBe(60_000);
    // Nobody waits a minute in a test.
    const { settings } = (await storage.matches.row(match))!;
    await storage.db
      .updateTable('match')
      .set({ settings: settings.replace('"timeLimit":60000', '"timeLimit":400') })
      .execute();
    await guest.ask('POST', `/api/tables/${match}/seats`, { brings: null });
    const lines = await Promise.all([host, guest].map(person => person.connect()));
    for (const line of lines) expect((await line.join(match)).info.timeLimit).toBe(400);
    for (const line of lines) line.send({ type: 'stops', match, stops: { mode: 'everywhere' } });
    for (const line of lines) await line.ready(match);
    await lines[1]!.until('told', () => lines[1]!.all.some(message => message.type === 'update' && message.act.type === 'time'));
    expect((await storage.matches.rows(match)).filter(({ type }) => type === 'time')).toHaveLength(1);
    const told = lines[1]!.all.find(message => message.type === 'update' && message.act.type === 'time');
    expect(told).toMatchObject({ events: [{ type: 'timeCalled', rule: 'DIT R94' }] });
    await playOn(lines, match, { answers: 500 });
    await lines[0]!.until('over', () => lines[0]!.state(match).phase === 'over');
  });
});
