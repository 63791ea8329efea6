/** What each seat brings: in secret, ready or not, and with its player to the next match. */
import { readyDeck as readyDoom } from '@kolbiste/doomtrooper';
import type { Plain } from '@kolbiste/engine';
import type { LobbyEntry } from '@kolbiste/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS, doom, heard, starter, tracesOf } from './brought-secrets.ts';
import { cleanUp, Person, startServer } from './harness.ts';

afterEach(cleanUp);
afterEach(() => void vi.restoreAllMocks());

const two = async (url: string): Promise<[Person, Person]> => [await Person.guest(url), await Person.guest(url)];

describe('bringing', () => {
  it.each(CARDS)('a table of %s begins when every seat is taken and ready, and not before', async (game, { options, mine, theirs }) => {
    const server = await startServer();
    const [host, guest] = await two(server.url);
    const { match } = await host.ask('POST', '/api/tables', { game, options, seats: [{ who: 'me' }, { who: 'open' }], listed: true });
    const sat: LobbyEntry = await guest.ask('POST', `/api/tables/${match}/seats`, {});
    expect(sat).toMatchObject({ phase: 'open', seats: [{ ready: false }, { ready: false }] });
    expect(await host.ask('GET', `/api/tables/${match}/brings`)).toMatchObject({ ready: false, brings: null });
    expect(await host.ask('PUT', `/api/tables/${match}/brings`, { brings: mine })).toMatchObject({
      phase: 'open',
      seats: [{ ready: true }, { ready: false }],
    });
    expect(await host.ask('GET', `/api/tables/${match}/brings`)).toMatchObject({ ready: true, brings: mine });
    expect(await guest.ask('PUT', `/api/tables/${match}/brings`, { brings: theirs })).toMatchObject({ phase: 'playing' });
    const { header } = await server.storage.matches.load(match).then(stored => stored!);
    const brought = Object.values(header.options as Record<string, Plain>).find(
      value => JSON.stringify(value) === JSON.stringify([mine, theirs]),
    );
    expect(brought).toEqual([mine, theirs]);
    expect((await host.request('PUT', `/api/tables/${match}/brings`, { brings: mine })).status).toBe(409);
  });

  it('where nothing is brought the table begins by itself, and nobody may bring anything', async () => {
    const [host, guest] = await two((await startServer()).url);
    const make = { game: 'scratch-wars', seats: [{ who: 'me' }, { who: 'open' }], listed: true };
    expect((await host.request('POST', '/api/tables', { ...make, brings: starter(0) })).body).toMatchObject({ code: 'malformed' });
    const { match } = await host.ask('POST', '/api/tables', { ...make, brings: null });
    expect((await guest.ask('GET', `/api/tables/${match}`)).seats[0]).not.toHaveProperty('ready');
    expect((await guest.ask('POST', `/api/tables/${match}/seats`, {})).phase).toBe('playing');
  });

  it.each(CARDS)('one click is enough: %s against a bot begins at once, with something ready at random', async (game, { options }) => {
    const server = await startServer();
    const host = await Person.guest(server.url);
    const seats = [{ who: 'me' }, { who: 'bot', level: 'novice' }];
    const { match } = await host.ask('POST', '/api/tables', { game, options, seats, brings: null });
    expect((await host.ask('GET', `/api/tables/${match}`)).phase).toBe('playing');
    expect((await server.storage.matches.load(match))!.header.seats).toHaveLength(2);
  });

  it('is your own affair: the player who makes the table decides nothing for the others', async () => {
    const [host, guest] = await two((await startServer()).url);
    const make = { game: 'doomtrooper', seats: [{ who: 'me' }, { who: 'open' }], listed: true };
    for (const path of ['/api/tables', '/api/quick'])
      expect((await host.request('POST', path, { ...make, options: { decks: ['imperial', 'mishima'] } })).body).toEqual({
        code: 'malformed',
        text: 'bring your deck to your seat',
      });
    const { match } = await host.ask('POST', '/api/tables', make);
    expect((await guest.request('PUT', `/api/tables/${match}/brings`, { brings: 'imperial' })).status).toBe(403);
    expect((await guest.request('GET', `/api/tables/${match}/brings`)).status).toBe(403);
    await guest.ask('POST', `/api/tables/${match}/seats`, {});
    expect((await guest.request('PUT', `/api/tables/${match}/brings`, { seat: 0, brings: 'imperial' })).status).toBe(403);
    expect((await host.ask('GET', `/api/tables/${match}`)).seats).toMatchObject([{ ready: false }, { ready: false }]);
  });

  it('what may not be played is refused with every rule, and the seat stays as it was', async () => {
    const { url } = await startServer();
    const host = await Person.guest(url);
    const { match } = await host.ask('POST', '/api/tables', { game: 'doomtrooper', seats: [{ who: 'me' }, { who: 'open' }] });
    const bring = (brings: Plain) => host.request('PUT', `/api/tables/${match}/brings`, { brings });
    // Nine of a card in a deck that is too small: the book's limits of copies (DOT 40.4) and cards (DOT 40.1).
    const small = await bring('9 Golden Lion\n');
    expect(small.status).toBe(400);
    expect(small.body.problems.map(({ refusal }: { refusal: { rule: string } }) => refusal.rule)).toEqual(
      expect.arrayContaining(['DOT 40.1', expect.stringMatching(/^DOT 40\.2/)]),
    );
    const unknown = await bring('4 Golden Lion\n3 Golden Lyon\n');
    expect(unknown).toMatchObject({
      status: 400,
      body: { problems: [{ line: 2, refusal: { rule: 'DOT DR-100', params: { card: 'Golden Lyon' } } }] },
    });
    expect((await bring(`# ${'x'.repeat(16_384)}\n1 Golden Lion`)).status).toBe(413);
    expect((await host.ask('GET', `/api/tables/${match}`)).seats[0]).toMatchObject({ ready: false });
    const good = doom('imperial', 'mine');
    expect((await bring(good)).body.seats[0]).toMatchObject({
      ready: true,
      summary: { cards: readyDoom('imperial')!.cards.length, beside: 0 },
    });
    await bring('9 Golden Lion\n');
    expect(await host.ask('GET', `/api/tables/${match}/brings`)).toMatchObject({ ready: true, brings: good });
    const codes = await host.ask('POST', '/api/tables', {
      game: 'scratch-wars',
      options: { preparation: 'collection' },
      seats: [{ who: 'me' }, { who: 'open' }],
    });
    const twice = await host.request('PUT', `/api/tables/${codes.match}/brings`, { brings: [...starter(0), starter(0)[1]!] });
    expect(twice.body.text).toContain('SCW R-14');
  });

  it('nobody who gets up leaves anything behind', async () => {
    const server = await startServer();
    const [host, guest] = await two(server.url);
    const { match } = await host.ask('POST', '/api/tables', { game: 'doomtrooper', seats: [{ who: 'me' }, { who: 'open' }], listed: true });
    await guest.ask('POST', `/api/tables/${match}/seats`, { brings: 'imperial' });
    await guest.ask('DELETE', `/api/tables/${match}/seats`);
    await guest.ask('POST', `/api/tables/${match}/seats`, {});
    expect(await guest.ask('GET', `/api/tables/${match}/brings`)).toMatchObject({ ready: false, brings: null });
  });

  it('two who sit down and get up at once, over and over, never begin a match that is not ready', async () => {
    const server = await startServer();
    const [host, ...others] = await Promise.all(Array.from({ length: 4 }, () => Person.guest(server.url)));
    for (let round = 0; round < 12; round++) {
      const { match } = await host!.ask('POST', '/api/tables', {
        game: 'dice-throne',
        seats: [{ who: 'me' }, { who: 'open' }],
        listed: true,
      });
      const seats = `/api/tables/${match}/seats`;
      await Promise.all([
        host!.request('PUT', `/api/tables/${match}/brings`, { brings: null }),
        ...others.flatMap(person => [
          person.request('POST', seats, round % 2 ? { brings: 'loki' } : {}),
          person.request('DELETE', seats),
          person.request('PUT', `/api/tables/${match}/brings`, { brings: 'thor' }),
        ]),
      ]);
      const stored = await server.storage.matches.load(match);
      const rows = await server.storage.matches.seats(match);
      if (stored) {
        expect(rows.every(({ player, brings }) => player !== null && brings !== null)).toBe(true);
        expect((stored.header.options as { heroes: string[] }).heroes[1]).not.toBe('random');
      } else expect(rows.every(({ player, brings }) => player !== null && brings !== null)).toBe(false);
    }
  });

  it('two who bring the same hero where none may be there twice: one keeps it at random, the other is dealt one', async () => {
    const server = await startServer();
    const [host, guest] = await two(server.url);
    const kept = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const { match } = await host.ask('POST', '/api/tables', {
        game: 'dice-throne',
        seats: [{ who: 'me' }, { who: 'open' }],
        listed: true,
        brings: 'loki',
      });
      await guest.ask('POST', `/api/tables/${match}/seats`, { brings: 'loki' });
      const { heroes } = (await server.storage.matches.load(match))!.header.options as { heroes: string[] };
      expect(heroes.toSorted()).toEqual(['loki', 'random']);
      kept.add(heroes.indexOf('loki'));
    }
    expect([...kept].toSorted()).toEqual([0, 1]);
  });
});

describe('what was brought', () => {
  it('goes with its player to the next match, whose seats are turned', async () => {
    const server = await startServer();
    const people = await two(server.url);
    const { match } = await people[0].ask('POST', '/api/tables', {
      game: 'doomtrooper',
      seats: [{ who: 'me' }, { who: 'open' }],
      listed: true,
      brings: 'imperial',
    });
    await people[1].ask('POST', `/api/tables/${match}/seats`, { brings: 'mishima' });
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) await line.join(match);
    for (const line of lines) await line.ready(match);
    lines[0]!.send({ type: 'concede', match });
    await lines[1]!.next('over');
    await expect.poll(async () => (await people[0].ask('GET', '/api/records')).length).toBe(1);
    const [a, b] = await Promise.all(people.map(person => person.ask('POST', `/api/tables/${match}/rematch`, {})));
    expect(a.match).toBe(b.match);
    const next = (await server.storage.matches.load(a.match))!;
    expect(next.players).toEqual([people[1].player.player, people[0].player.player]);
    expect((next.header.options as { decks: string[] }).decks).toEqual(['mishima', 'imperial']);
  });

  it('plays no part in who meets whom: two with their own decks are paired', async () => {
    const server = await startServer();
    const people = await two(server.url);
    const matches: string[] = [];
    for (const [i, brings] of ['imperial', 'mishima'].entries())
      matches.push((await people[i]!.ask('POST', '/api/quick', { game: 'doomtrooper', brings })).match);
    expect(matches[0]).toBe(matches[1]);
    expect(((await server.storage.matches.load(matches[0]!))!.header.options as { decks: string[] }).decks).toEqual([
      'imperial',
      'mishima',
    ]);
    expect((await people[0].request('POST', '/api/quick', { game: 'doomtrooper', brings: '1 Golden Lion\n' })).status).toBe(400);
  });

  it('what comes at random follows from the table’s seed', async () => {
    const server = await startServer();
    const found = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const [host, guest] = await two(server.url);
      const { match } = await host.ask('POST', '/api/tables', {
        game: 'summoner-wars',
        seats: [{ who: 'me' }, { who: 'open' }],
        listed: true,
        brings: null,
      });
      await server.storage.db.updateTable('match').set({ table_seed: 'the same seed in every run' }).where('id', '=', match).execute();
      await guest.ask('POST', `/api/tables/${match}/seats`, { brings: null });
      found.add(JSON.stringify((await server.storage.matches.load(match))!.header.options));
    }
    expect(found.size).toBe(1);
  });
});

describe('nobody else learns what a seat brings', () => {
  it.each(CARDS)('%s: nobody else learns what a seat brings', async (_, each) => {
    const one = await heard(each, each.mine, 30);
    const other = await heard(each, each.other, 30);
    expect(one.before.length).toBeGreaterThan(15);
    expect(other.before).toEqual(one.before);
    expect(one.log.length).toBeGreaterThan(0);
    for (const text of [...one.all, ...other.all, ...one.log, ...other.log])
      for (const trace of [...each.secrets, ...tracesOf(each.mine), ...tracesOf(each.other)]) expect(text).not.toContain(trace);
  });
});
