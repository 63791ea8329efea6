/**
 * No secret leaves the server. A match is played twice over real sockets with the same seed and the same answers; the second time
 * everything a viewer is shown is made from a world in which all that they cannot know was re-dealt. Not one byte of what any of
 * them receives may differ.
 */
import { copyPlain, createGame, Random, seeded, type AnyGame, type GameModule, type Viewer } from '@kolbiste/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { Offered } from '../src/config.ts';
import { cleanUp, GAMES_HERE, Person, playOn, seededRandom, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

type Anything = GameModule<any, any>;

/** The same game, shown from worlds re-dealt for each viewer, each time differently. */
function redealt({ id, game }: Offered): Offered {
  const { module } = game;
  let deals = 0;
  const forEyesOf = (world: object, viewer: Viewer): object => {
    const dealt = module.clone(world);
    module.redeal(dealt, viewer, new Random(seeded(`deal ${deals++}`)));
    return dealt;
  };
  const shown: Anything = {
    ...module,
    view: (world, viewer) => module.view(forEyesOf(world, viewer), viewer),
    redact: (world, event, viewer) => module.redact(forEyesOf(world, viewer), event, viewer),
  };
  return { id, game: createGame(shown) as AnyGame };
}

/** A game that tells each viewer cards he may not know: the test must notice. */
function leaky({ id, game }: Offered): Offered {
  const { module } = game;
  const shown: Anything = { ...module, view: (world, viewer) => ({ table: module.view(world, viewer), oops: copyPlain(world.cards) }) };
  return { id, game: createGame(shown) as AnyGame };
}

/** Everything the two players and a spectator receive in a whole match, with the ids of this run taken out. */
async function received(offered: Offered, options: object, answers: number): Promise<string[][]> {
  let now = 1_800_000_000_000;
  const server = await startServer({ games: [offered], now: () => now });
  const { url, storage } = server;
  const people = [await Person.guest(url), await Person.guest(url), await Person.guest(url)];
  for (const [i, person] of people.entries()) person.player = await person.ask('PATCH', '/api/me', { name: `Player ${i}` });
  const { match } = await people[0]!.create({ game: offered.id, options: options as never, listed: true });
  await storage.db.updateTable('match').set({ table_seed: 'the same seed in every run' }).execute();
  await people[1]!.ask('POST', `/api/tables/${match}/seats`, { brings: null });
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    await line.join(match);
    lines.push(line);
  }
  for (const [i, line] of lines.slice(0, 2).entries()) {
    // The table passes for nobody: it would do so whenever it likes.
    line.send({ type: 'stops', match, stops: { mode: 'everywhere' } });
    await line.ready(match, `nonce-${i}`);
  }
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  await playOn(lines, match, { answers, random: seededRandom(5) });
  now += 1;
  // Anyone who comes back gets everything again, history included.
  for (const line of lines) await line.join(match);
  const ids = [match, ...people.map(({ player }) => player.player)];
  const told = lines.map(line => line.texts.map(text => ids.reduce((clean, id, i) => clean.replaceAll(id, `id${i}`), text)));
  await server.stop();
  return told;
}

const named = (id: string): Offered => GAMES_HERE.find(game => game.id === id)!;

describe('what a client receives', () => {
  it.each([
    ['mini', {}, Infinity],
    ['scratch-wars', { preparation: 'pack' }, 60],
    ['summoner-wars', {}, 25],
    ['dice-throne', {}, 25],
    ['doomtrooper', {}, 25],
  ] as const)('is the same byte for byte, whatever is hidden from the viewer: %s', async (id, options, answers) => {
    const many = process.env['LONG'] === '1' ? Infinity : answers;
    const truth = await received(named(id), options, many);
    const dealt = await received(redealt(named(id)), options, many);
    for (const [viewer, texts] of truth.entries()) {
      expect(texts.length).toBeGreaterThan(20);
      expect(dealt[viewer]).toEqual(texts);
    }
  });

  it('would differ if a secret leaked', async () => {
    const truth = await received(leaky(named('mini')), {}, 6);
    const dealt = await received(redealt(leaky(named('mini'))), {}, 6);
    expect(dealt).not.toEqual(truth);
  });

  it('holds no seed, no nonce and no key of anybody else before the match is over', async () => {
    const { url, storage } = await startServer();
    const { begunMatch } = await import('./harness.ts');
    const { lines, match } = await begunMatch(url);
    const { table_seed } = await storage.db.selectFrom('match').select('table_seed').executeTakeFirstOrThrow();
    await playOn(lines, match, { answers: 10 });
    for (const [seat, line] of lines.entries()) {
      const text = line.texts.join('\n');
      expect(text).not.toContain(table_seed);
      expect(text).not.toContain(`nonce-of-${1 - seat}`);
    }
  });
});
