import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, keyOf, scripted } from '@kolbiste/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { mini, miniGame } from '../../engine/test/mini/module.ts';
import { DEFINITIONS, definitionOf, type Event, type World } from '../../engine/test/mini/world.ts';
import { census, censusByKey, exhaust, InvariantError, matchGolden, playthrough, type AnyEvent, type Exhaust } from '../src/index.ts';

const cards = DEFINITIONS.map(({ name }) => name);
const everyCard: Exhaust = {
  seed: 'every card',
  items: cards,
  ways: ['played', 'buried', 'cancelled'],
  except: (item, way) => way === 'cancelled' && DEFINITIONS.find(({ name }) => name === item)!.kind !== 'instant',
  shows: (event: AnyEvent, world: object) => {
    const { type, ...rest } = event as Event;
    const name = 'card' in rest ? definitionOf(world as World, rest.card).name : '';
    return type === 'played' || type === 'buried' || type === 'cancelled' ? [[name, type]] : [];
  },
};

describe('the exhaustive runner', () => {
  it('plays until every card of the mini game was played, buried and, where it can be, cancelled', () => {
    const { missing, seen, games } = exhaust(miniGame, everyCard);
    expect(missing).toEqual([]);
    expect(games).toBeGreaterThan(1);
    for (const name of cards) expect(seen[name]!['played']).toBeGreaterThan(0);
  });

  it('stops at the limit and says what is missing', () => {
    const { missing, games } = exhaust(miniGame, { ...everyCard, items: [...cards, 'Dragon'], except: () => false, maxGames: 3 });
    expect(games).toBe(3);
    expect(missing).toContain('Dragon: played');
    expect(missing).toContain('Captain: cancelled');
    expect(missing).not.toContain('Captain: played');
  });

  it('does not take what nobody asked for', () => {
    expect(() => exhaust(miniGame, { ...everyCard, items: ['Captain'] })).toThrow(/which nobody asked for/);
  });

  it('fails with a reproduction', () => {
    const bad = createGame({
      ...mini,
      outcome: w => {
        if (w.turn === 5) throw new Error('five');
        return mini.outcome(w);
      },
    });
    expect(() => exhaust(bad, everyCard)).toThrow(InvariantError);
    expect(() => exhaust(bad, everyCard)).toThrow(
      /five\nreproduction: \{"game":"mini","options":\{\},"seats":2,"seed":"every card\/0","inputs":\[/,
    );
  });
});

describe('the census', () => {
  const small = () => {
    const start = mini.scenario.read(
      { Jana: { squad: { c: 'Captain' }, hand: { sword: 'Sword' } }, Petr: { squad: { f: 'Footman' } } },
      { target: 12 },
      ['Jana', 'Petr'],
    );
    return miniGame.startFrom(start, 2, scripted([]));
  };

  it('counts what can be counted by hand', () => {
    // end | meditate | attack | sword; Petr, who holds nothing, then has 3; after meditate Jana has 4 again;
    // attack asks for the attacker; the sword for its host.
    expect(census(miniGame, small(), 2)).toEqual({ paths: [4, 3 + 4 + 1 + 1], ended: [0, 0] });
    expect(censusByKey(miniGame, small(), 2)).toEqual({ end: 3, meditate: 4, attack: 1, 1: 1 });
    expect(censusByKey(miniGame, small(), 1)).toEqual({ end: 1, meditate: 1, attack: 1, 1: 1 });
  });

  it('adds up, sees ends, and leaves the position alone', () => {
    const position = small();
    const before = JSON.stringify(position);
    const { paths } = census(miniGame, position, 5);
    expect(Object.values(censusByKey(miniGame, position, 5)).reduce((a, b) => a + b)).toBe(paths[4]);
    expect(JSON.stringify(position)).toBe(before);
    const last = mini.scenario.read({ turn: 40 }, { target: 12 }, ['Jana', 'Petr']);
    const end = miniGame.startFrom(last, 2, scripted([]));
    expect(end.decision!.options.map(keyOf)).toEqual(['end', 'meditate']);
    expect(census(miniGame, end, 1)).toEqual({ paths: [2], ended: [1] });
    expect(census(miniGame, end, 0)).toEqual({ paths: [], ended: [] });
  });

  it('is the same number for the same seed, on which a change of rules would show', () => {
    expect(census(miniGame, miniGame.start({}, 2, 'census'), 5).paths).toEqual([6, 23, 99, 459, 2336]);
  });
});

describe('golden playthroughs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of the mini game are as committed', () => {
    const golden = new URL('golden/mini.txt', import.meta.url).pathname;
    matchGolden(golden, playthrough(miniGame, { seed: 'golden', maxDecisions: 400 }));
  });

  it('hold every decision, every event and the view of every observer', () => {
    const text = playthrough(miniGame, { seed: 'text', maxDecisions: 3 });
    expect(text).toMatch(
      /^mini version 1, 2 seats, options \{\}, seed "text"\n    turnBegan \{ seat: 0, turn: 1 \} \[MINI 2.1\]\n    drew/,
    );
    expect(text.match(/^\d\. seat \d, [\w.]+ \[MINI \d.\d\]: .*>.+<.*$/gm)).toHaveLength(3);
    expect(
      text.match(/^ {4}views 0 [0-9a-f]{8}\/[0-9a-f]{8}, 1 [0-9a-f]{8}\/[0-9a-f]{8}, spectator [0-9a-f]{8}\/[0-9a-f]{8}$/gm),
    ).toHaveLength(4);
    expect(text).toMatch(/broken off after 3 decisions\n$/);
  });

  it('show a change of any observer’s view or events', () => {
    const text = playthrough(miniGame, { seed: 'text', maxDecisions: 3 });
    const seen = createGame({ ...mini, view: (w, v) => (v === 'spectator' ? { turn: w.turn } : mini.view(w, v)) });
    expect(playthrough(seen, { seed: 'text', maxDecisions: 3 })).not.toBe(text);
    const told = createGame({ ...mini, redact: (w, e, v) => (v === 'spectator' ? null : mini.redact(w, e, v)) });
    expect(playthrough(told, { seed: 'text', maxDecisions: 3 })).not.toBe(text);
  });

  it('are compared with a file, told by line, and written only when asked', () => {
    const file = join(folder, 'deep', 'a.txt');
    expect(() => matchGolden(file, 'one\ntwo\n', false)).toThrow('GOLDEN=update writes it');
    matchGolden(file, 'one\ntwo\n', true);
    matchGolden(file, 'one\ntwo\n', false);
    expect(() => matchGolden(file, 'one\nzwei\n', false)).toThrow(`${file}:2: the game went differently\n  was: two\n  is:  zwei`);
    expect(() => matchGolden(file, 'one\n', false)).toThrow(/:2:/);
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    writeFileSync(file, 'one\ntwo\nthree\n');
    expect(() => matchGolden(file, 'one\ntwo\n', false)).toThrow(':3: the game went differently\n  was: three\n  is:  \n');
  });
});
