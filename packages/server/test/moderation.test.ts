/** Moderators: each act does what it says, is recorded with who and why, can be undone by another, and is never done by a party. */
import { READY_DECKS, readyDeck, writeDeck } from '@kolbiste/doomtrooper';
import type { Moderation, ModeratedPlayer } from '@kolbiste/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { begunMatch, cleanUp, Person, startServer, type Line } from './harness.ts';
import type { RunningServer } from '../src/server.ts';

afterEach(cleanUp);

const KEEPER = { name: 'keeper', player: null };
const why = 'as was decided';

async function house(): Promise<{ server: RunningServer; eva: Person; ivo: Person }> {
  const server = await startServer({ HEARTBEAT: 50 });
  const [eva, ivo] = [await Person.account(server.url, 'Eva'), await Person.account(server.url, 'Ivo')];
  for (const { player } of [eva, ivo]) await server.administration.setRole(player.player, 'moderator', KEEPER, 'trusted');
  return { server, eva, ivo };
}
const overview = (moderator: Person): Promise<Moderation> => moderator.ask('GET', '/api/moderation');
const historyOf = (moderator: Person, { player }: Person): Promise<ModeratedPlayer> =>
  moderator.ask('GET', `/api/moderation/players/${player.player}`);
const act = (moderator: Person, body: object) => moderator.request('POST', '/api/moderation/acts', { why, ...body });
/** Another moderator undoes what was done last. */
async function undo(moderator: Person): Promise<number> {
  const [last] = (await overview(moderator)).acts;
  return (await moderator.request('POST', `/api/moderation/acts/${last!.act}/undo`, { why: 'too hard' })).status;
}
async function rudeAt(url: string): Promise<{ match: string; rude: Person; other: Person; lines: Line[] }> {
  const { people, lines, match } = await begunMatch(url);
  lines[0]!.send({ type: 'chat', match, text: 'first words' });
  await lines[1]!.next('chat');
  lines[0]!.send({ type: 'chat', match, text: 'rude words' });
  await lines[1]!.next('chat');
  await people[1]!.ask('POST', `/api/tables/${match}/reports`, { chat: 2, text: 'he is rude' });
  return { match, rude: people[0]!, other: people[1]!, lines };
}

describe('who moderates', () => {
  it('is whom the keeper made one, with an account, until he takes it back; a token is none', async () => {
    const { server, eva } = await house();
    expect(await eva.ask('GET', '/api/me')).toMatchObject({ role: 'moderator' });
    const stranger = await Person.account(server.url, 'Petr');
    expect(await stranger.ask('GET', '/api/me')).not.toHaveProperty('role');
    const paths = [
      ['GET', '/api/moderation'],
      ['GET', `/api/moderation/players/${eva.player.player}`],
      ['POST', '/api/moderation/acts', { what: 'ban', about: eva.player.player, why, days: 1 }],
      ['POST', '/api/moderation/acts/x/undo', { why }],
    ] as const;
    for (const [method, path, body] of paths) expect((await stranger.request(method, path, body)).status).toBe(403);
    const guest = await Person.guest(server.url);
    await expect(server.administration.setRole(guest.player.player, 'moderator', KEEPER, why)).rejects.toThrow('account');
    const { token } = await eva.ask('POST', '/api/tokens', { label: 'program' });
    expect((await new Person(server.url).request('GET', '/api/moderation', undefined, { authorization: `Bearer ${token}` })).status).toBe(
      403,
    );
    await server.administration.setRole(eva.player.player, null, KEEPER, 'tired');
    expect((await eva.request('GET', '/api/moderation')).status).toBe(403);
  });
});

describe('a report', () => {
  it('comes with who, what was said around it and the moment; closing it answers who made it, and can be undone', async () => {
    const { server, eva, ivo } = await house();
    const { match, rude, other } = await rudeAt(server.url);
    const [report] = (await overview(eva)).reports;
    expect(report).toMatchObject({
      by: { player: other.player.player },
      about: { player: rude.player.player },
      text: 'he is rude',
      match: { match, state: 'running', answers: 0 },
      line: 2,
      party: false,
    });
    expect(report!.lines.map(({ text }) => text)).toEqual(['first words', 'rude words']);
    expect((await act(eva, { what: 'closeReport', about: report!.report, answer: 'Thank you.' })).status).toBe(201);
    expect((await overview(eva)).reports).toEqual([]);
    expect(await other.ask('GET', '/api/reports')).toMatchObject([{ text: 'he is rude', closed: true, answer: 'Thank you.' }]);
    expect(await rude.ask('GET', '/api/reports')).toEqual([]);
    expect((await act(ivo, { what: 'closeReport', about: report!.report })).status).toBe(404);
    expect(await undo(ivo)).toBe(201);
    expect((await overview(ivo)).reports).toHaveLength(1);
    expect(await other.ask('GET', '/api/reports')).toMatchObject([{ closed: false, answer: null }]);
  });

  it('is never judged by a party', async () => {
    const { server, eva, ivo } = await house();
    const petr = await Person.guest(server.url);
    await eva.ask('POST', `/api/players/${petr.player.player}/reports`, { text: 'he annoys me' });
    await petr.ask('POST', `/api/players/${eva.player.player}/reports`, { text: 'she annoys me' });
    const [hers, his] = (await overview(eva)).reports;
    expect([hers!.party, his!.party]).toEqual([true, true]);
    for (const { report } of [hers!, his!]) expect((await act(eva, { what: 'closeReport', about: report })).status).toBe(403);
    const about = petr.player.player;
    for (const body of [
      { what: 'ban', about, days: 1 },
      { what: 'silence', about, days: 1 },
      { what: 'rename', about, name: 'Mouse' },
    ])
      expect((await act(eva, body)).status).toBe(403);
    expect((await historyOf(eva, petr)).party).toBe(true);
    // Nor does he undo what another did about it; and nobody decides about himself or another moderator.
    expect((await act(ivo, { what: 'silence', about, days: 1 })).status).toBe(201);
    expect(await undo(eva)).toBe(403);
    for (const { player } of [eva, ivo]) expect((await act(ivo, { what: 'ban', about: player.player, days: 1 })).status).toBe(403);
    expect((await act(ivo, { what: 'closeReport', about: his!.report })).status).toBe(201);
    expect(await undo(eva)).toBe(403);
  });
});

describe('each act', () => {
  it('silence: nothing is said at any table, until another moderator gives the voice back', async () => {
    const { server, eva, ivo } = await house();
    const { match, rude, lines } = await rudeAt(server.url);
    expect((await act(eva, { what: 'silence', about: rude.player.player, days: 2 })).status).toBe(400);
    expect((await act(eva, { what: 'silence', about: rude.player.player, days: 7 })).status).toBe(201);
    expect(((await historyOf(eva, rude)).silencedUntil! - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    for (const words of [{ text: 'more' }, { preset: 'hello' as const }]) {
      lines[0]!.send({ type: 'chat', match, ...words });
      expect(await lines[0]!.next('error')).toMatchObject({ code: 'silenced' });
    }
    expect(await undo(ivo)).toBe(201);
    lines[0]!.send({ type: 'chat', match, text: 'sorry' });
    expect((await lines[1]!.next('chat')).text).toBe('sorry');
    expect((await act(eva, { what: 'silence', about: rude.player.player, days: 1 })).status).toBe(201);
    expect((await act(ivo, { what: 'unsilence', about: rude.player.player })).status).toBe(201);
    lines[0]!.send({ type: 'chat', match, text: 'here again' });
    expect((await lines[1]!.next('chat')).text).toBe('here again');
  });

  it('ban: he is sent away and comes not back, until it is undone', async () => {
    const { server, eva, ivo } = await house();
    const { rude, lines } = await rudeAt(server.url);
    expect((await act(eva, { what: 'ban', about: rude.player.player, days: 30 })).status).toBe(201);
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    expect((await rude.request('GET', '/api/me')).status).toBe(403);
    // What was decided since goes first.
    expect((await act(ivo, { what: 'ban', about: rude.player.player, days: 1 })).status).toBe(201);
    const [second, first] = (await overview(eva)).acts;
    const undoing = (id: string) => eva.request('POST', `/api/moderation/acts/${id}/undo`, { why });
    expect((await undoing(first!.act)).status).toBe(409);
    expect((await undoing(second!.act)).status).toBe(201);
    expect((await rude.request('GET', '/api/me')).status).toBe(403);
    expect((await undoing(first!.act)).status).toBe(201);
    expect((await rude.request('GET', '/api/me')).status).toBe(200);
    expect((await undoing(first!.act)).status).toBe(409);
  });

  it('rename: another name, which nobody else has, and the old one back', async () => {
    const { server, eva, ivo } = await house();
    const rude = await Person.account(server.url, 'Rude Name');
    const about = rude.player.player;
    const { match } = await rude.create({ listed: true });
    expect((await act(eva, { what: 'rename', about, name: 'Ivo' })).status).toBe(409);
    expect((await act(eva, { what: 'rename', about, name: 'Admin' })).status).toBe(400);
    expect((await act(eva, { what: 'rename', about, name: 'Daisy' })).status).toBe(201);
    expect(await rude.ask('GET', '/api/me')).toMatchObject({ name: 'Daisy' });
    expect((await eva.ask('GET', `/api/tables/${match}`)).seats[0].name).toBe('Daisy');
    // The account is signed in to by its new name.
    expect((await new Person(server.url).request('POST', '/api/sign-in', { name: 'Daisy', password: 'correct horse' })).status).toBe(200);
    expect(await undo(ivo)).toBe(201);
    expect((await eva.ask('GET', `/api/tables/${match}`)).seats[0].name).toBe('Rude Name');
    expect((await new Person(server.url).request('POST', '/api/sign-in', { name: 'Rude Name', password: 'correct horse' })).status).toBe(
      200,
    );
  });

  it('closing a table: one that waits can be put back, a match that was ended cannot', async () => {
    const { server, eva, ivo } = await house();
    const petr = await Person.guest(server.url);
    const { match } = await petr.create({ listed: true });
    const line = await petr.connect();
    line.send({ type: 'join', match });
    await line.next('seating');
    expect((await act(eva, { what: 'closeTable', about: match })).status).toBe(201);
    await line.next('closed');
    expect(await petr.ask('GET', '/api/tables')).toEqual([]);
    expect(await undo(ivo)).toBe(201);
    expect(await petr.ask('GET', '/api/tables')).toMatchObject([{ match, phase: 'open' }]);
    const { match: running, lines } = await rudeAt(server.url);
    expect((await act(eva, { what: 'closeTable', about: running })).status).toBe(201);
    expect((await lines[0]!.next('over')).result).toMatchObject({ by: 'abort', why: 'closed' });
    expect((await overview(eva)).acts[0]).toMatchObject({ what: 'closeTable', reversible: false });
    expect(await undo(ivo)).toBe(409);
    // Nobody closes a table at which he plays.
    const own = await eva.create({ listed: true });
    expect((await act(eva, { what: 'closeTable', about: own.match })).status).toBe(403);
  });

  it('is recorded with who, what, about whom and why, and says what was undone', async () => {
    const { server, eva, ivo } = await house();
    const petr = await Person.guest(server.url);
    const about = petr.player.player;
    for (const wrong of [{ what: 'ban', about, days: 1, why: '' }, { what: 'ban', about, days: 0 }, { what: 'role', about }, { about }])
      expect((await act(eva, wrong)).status).toBe(400);
    await act(eva, { what: 'silence', about, days: 1 });
    await undo(ivo);
    const { acts } = await historyOf(ivo, petr);
    expect(acts.map(({ who, what, why: said, undone, name }) => [who, what, said, undone, name])).toEqual([
      ['Ivo', 'unsilence', 'too hard', false, petr.player.name],
      ['Eva', 'silence', why, true, petr.player.name],
    ]);
    expect((await act(eva, { what: 'ban', about: 'nobody', days: 1 })).status).toBe(404);
  });
});

it('forgets a name that was taken away, and a moderator who is gone', async () => {
  const { server, eva, ivo } = await house();
  const rude = await Person.account(server.url, 'Rude Name');
  await act(eva, { what: 'rename', about: rude.player.player, name: 'Daisy' });
  await rude.ask('DELETE', '/api/account', { password: 'correct horse' });
  await eva.ask('DELETE', '/api/account', { password: 'correct horse' });
  const acts = await server.administration.acts();
  expect(acts.find(({ what }) => what === 'rename')).toMatchObject({ who: '–', change: null });
  expect(JSON.stringify(await overview(ivo))).not.toContain('Rude Name');
});

it('shows moderators nothing that is hidden: no deck, no hand, no seed', async () => {
  const { server, eva } = await house();
  const [jana, petr] = [await Person.guest(server.url), await Person.guest(server.url)];
  const deck = `# jana 5e1f\n${writeDeck(readyDeck(READY_DECKS[0]!.name)!)}`;
  const { match, invite } = await jana.ask('POST', '/api/tables', {
    game: 'doomtrooper',
    seats: [{ who: 'me' }, { who: 'open' }],
    brings: deck,
  });
  await petr.ask('POST', `/api/tables/${match}/seats`, { invite: invite.split('invite=')[1], brings: null });
  await petr.ask('POST', `/api/tables/${match}/reports`, { seat: 0, text: 'she looks at me' });
  const row = (await server.storage.matches.row(match))!;
  const seen = [await overview(eva), await historyOf(eva, jana), await historyOf(eva, petr)].map(value => JSON.stringify(value)).join();
  for (const secret of ['5e1f', row.table_seed, row.invite]) expect(seen).not.toContain(secret);
  for (const path of [`/api/tables/${match}/brings`, `/api/records/${match}`])
    expect((await eva.request('GET', path)).status).toBeGreaterThanOrEqual(400);
  // At the table itself he is a spectator like others.
  const line = await eva.connect();
  expect((await line.join(match)).viewer).toBe('spectator');
  expect(line.texts.join()).not.toContain('5e1f');
});
