import { createGame, type Flow, type GameModule, type Next } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { mini, miniGame, sees } from '../../engine/test/mini/module.ts';
import { DEFINITIONS, type Action, type Event, type Mini, type World } from '../../engine/test/mini/world.ts';
import { checkGame, checkMany, InvariantError, reproduce, type Check } from '../src/index.ts';

type Module = GameModule<Mini, { target: number }>;
/** The mini game with one thing broken. */
const broken = (change: Partial<Module>) => createGame({ ...mini, ...change });

function failure(run: () => unknown): InvariantError {
  try {
    run();
  } catch (error) {
    if (error instanceof InvariantError) return error;
    throw error;
  }
  throw new Error('nothing was found');
}
const found = (change: Partial<Module>, check: Partial<Check> = {}): string =>
  failure(() => checkGame(broken(change), { seed: 'broken', ...check })).what;

describe('the invariants runner', () => {
  it('finds nothing wrong with the mini game, and counts what it played', () => {
    const totals = checkMany(miniGame, { games: 12, seed: 'mini', ruleExists: id => /^MINI \d\.\d$/.test(id) });
    expect(totals).toMatchObject({ games: 12, finished: 12, failures: [] });
    const { draws, winsBySeat } = totals.outcomes;
    expect(draws + winsBySeat[0]! + winsBySeat[1]!).toBe(12);
    expect(totals.meanLength).toBe(totals.decisions / 12);
  });

  it('plays the same games whether it looks or not', () => {
    const looked = checkMany(miniGame, { games: 4, seed: 'same', every: 50 });
    const fast = checkMany(miniGame, { games: 4, seed: 'same', every: 0 });
    expect(fast).toEqual(looked);
  });

  it('breaks off a game that is too long, without failing it', () => {
    const { inputs, outcome } = checkGame(miniGame, { seed: 'long', maxDecisions: 7 });
    expect(inputs).toHaveLength(7);
    expect(outcome).toBeNull();
  });

  it('stops when it is told to', () => {
    expect(checkMany(miniGame, { games: 100, seed: 'stop', every: 0, onGame: played => played < 3 }).games).toBe(3);
  });
});

describe('what the invariants runner finds', () => {
  it('a world that is not plain data', () => {
    const setup: Module['setup'] = (o, s, r) => {
      const start = mini.setup(o, s, r);
      Object.assign(start.world, { since: new Date(0) });
      return start;
    };
    expect(found({ setup, clone: w => ({ ...mini.clone(w), ...(w as object as { since: Date }) }) })).toContain('$.world.since');
  });

  it('a clone that forgets', () => {
    expect(found({ clone: w => ({ ...mini.clone(w), turn: 0 }) })).toContain('a clone differs at $.world.turn');
  });

  it('a clone that shares', () => {
    expect(found({ clone: w => ({ ...mini.clone(w), sides: w.sides }) })).toMatch(/on a clone changed the original at \$\.world\.sides/);
  });

  it('a world whose parts are shared, so that JSON tears them apart', () => {
    const setup: Module['setup'] = (o, s, r) => {
      const start = mini.setup(o, s, r);
      start.world.sides[0].grave = start.world.sides[0].hand;
      return start;
    };
    const clone: Module['clone'] = w => {
      const copy = mini.clone(w);
      copy.sides[0].grave = copy.sides[0].hand;
      return copy;
    };
    expect(found({ setup, clone, invariants: () => [] })).toMatch(/from JSON is elsewhere/);
  });

  it('state outside the position', () => {
    let calls = 0;
    const outcome: Module['outcome'] = w => {
      w.fights += calls++ % 3;
      return mini.outcome(w);
    };
    expect(found({ outcome })).toMatch(/same seed differ|a clone is elsewhere/);
  });

  it('a key that is offered twice', () => {
    const setup: Module['setup'] = (o, s, r) => {
      const start = mini.setup(o, s, r);
      return { ...start, first: { ...start.first, procedure: 'double' } };
    };
    const double = {
      id: 'double',
      steps: { ask: (g: Flow<Mini, { ask: string }, null>): Next => g.ask('ask', 0, 'MINI 1.1', ['a', 'b', 'a']) },
    };
    expect(found({ setup, procedures: [...mini.procedures, double] })).toContain('offers a key twice');
  });

  it('a question without a rule, an event without a rule, a refusal without a rule, an outcome without a rule', () => {
    const without = (id: string) => found({}, { ruleExists: rule => rule !== id });
    expect(without('MINI 3.1')).toBe('the question turn.act cites rule "MINI 3.1", which does not exist');
    expect(without('MINI 2.1')).toBe('event turnBegan cites rule "MINI 2.1", which does not exist');
    expect(without('MINI 3.3')).toBe('the refusal of "attack" cites rule "MINI 3.3", which does not exist');
    const outcome: Module['outcome'] = w => {
      const end = mini.outcome(w);
      return end && { ...end, rule: 'NONE' };
    };
    expect(found({ outcome }, { ruleExists: id => id !== 'NONE', every: 20 })).toBe('the outcome cites rule "NONE", which does not exist');
  });

  it('a view that leaks, to the other seat or to a spectator only', () => {
    const tell = (w: World) => ({ hand: w.sides[0].hand.map(id => w.cards[id]!.definition) });
    expect(found({ view: w => tell(w) })).toMatch(/^seat 1 sees what they cannot know: a re-deal changes their view at \$\.table\.hand/);
    expect(found({ view: (w, viewer) => (viewer === 'spectator' ? tell(w) : mini.view(w, viewer)) })).toMatch(/^a spectator sees/);
  });

  it('a re-deal that depends on the truth, so that a bot could read it', () => {
    const redeal: Module['redeal'] = (w, viewer, random) => {
      const own = [...w.sides[0].library, ...w.sides[1].library].map(id => w.cards[id]!.definition);
      mini.redeal(w, viewer, random);
      const [id] = w.sides[0].library,
        [other] = w.sides[0].library.slice(1);
      if (id !== undefined && other !== undefined && own[0]! > own[1]!) {
        const { definition } = w.cards[id]!;
        w.cards[id]!.definition = w.cards[other]!.definition;
        w.cards[other]!.definition = definition;
      }
    };
    expect(found({ redeal })).toContain('depends on what it cannot know');
  });

  it('a re-deal from which the truth can be worked out', () => {
    // Turning the unseen cards round by one hides them from the view, and a bot that knows the seed turns them back.
    const redeal: Module['redeal'] = (w, viewer) => {
      for (const seat of [0, 1]) {
        const unseen = w.cards.flatMap((card, id) => (card.owner === seat && sees(w, viewer, id) !== 'face' ? [id] : []));
        const definitions = unseen.map(id => w.cards[id]!.definition);
        unseen.forEach((id, i) => (w.cards[id]!.definition = definitions[(i + 1) % definitions.length]!));
      }
    };
    expect(found({ redeal })).toMatch(/^a re-deal for seat 0 depends on what it cannot know, at \$\.world\.cards/);
  });

  it('an event that tells what the viewer cannot see', () => {
    const redact: Module['redact'] = (w, event) =>
      'card' in event ? { ...event, name: DEFINITIONS[w.cards[event.card]!.definition]!.name } : { ...event };
    expect(found({ redact })).toMatch(/learns from event drew what they cannot know/);
  });

  it('a draw that claims to reveal nothing, though it tells the drawer the card', () => {
    const reveals: Module['reveals'] = event => event.type !== 'drew' && mini.reveals(event);
    expect(found({ reveals })).toMatch(/^seat \d is told \{"type":"drew".*though the event reveals nothing$/);
  });

  it('a secret written into an event, which no redaction by ids can find', () => {
    // The player who meditates is told, in the event itself, what the other holds.
    const procedures = mini.procedures.map(({ id, steps }) => {
      if (id !== 'turn') return { id, steps };
      const act = (g: Flow<Mini, { act: Action; react: null }, null>, v: never, input: never): Next => {
        if (input !== 'meditate') return (steps['act'] as typeof act)(g, v, input);
        const [held] = g.world.sides[1 - g.world.active]!.hand;
        const what = held === undefined ? -1 : g.world.cards[held]!.definition;
        g.emit({ type: 'meditated', seat: g.world.active, rule: 'MINI 3.5', what } as Event);
        return g.go('react', null);
      };
      return { id, steps: { ...steps, act } };
    });
    const { failures } = checkMany(broken({ procedures }), { games: 3, seed: 'secret', every: 2, keepGoing: true });
    expect(failures[0]?.what).toMatch(/is told \{"type":"meditated".*though the event reveals nothing$/);
  });

  it('explanations that disagree with the options', () => {
    const explain = mini.explain.bind(mini);
    expect(found({ explain: () => [] })).toMatch(/is an option of .* but explain does not allow it/);
    expect(found({ explain: (p, s) => explain(p, s).map(e => ({ ...e, refusal: null })) })).toMatch(
      /explain allows "attack", which is no option of turn.act/,
    );
    expect(
      found({ explain: (p, s) => [...explain(p, s), { key: 'end', option: 'end', refusal: { rule: 'MINI 3.1', why: 'no' } }] }),
    ).toMatch(/"end" is offered and refused by MINI 3.1 at once|explain allows "end"/);
  });

  it('a look that changes something', () => {
    const measure: Module['mind']['measure'] = w => [++w.turn];
    expect(found({ mind: { weights: { turn: 1 }, measure, horizon: 1 } })).toContain('changed it at $.world.turn');
  });

  it('a judgement that is no number', () => {
    expect(found({ mind: { weights: { x: 1 }, measure: () => [Number.NaN], horizon: 1 } })).toContain('evaluate gives NaN');
  });

  it('a world that breaks the invariants of its game', () => {
    expect(found({ invariants: w => (w.turn > 1 ? ['turn'] : []) })).toBe('the world is wrong: turn');
  });

  it('a step that throws', () => {
    const triggers: Module['triggers'] = (_, event) => {
      if (event.type === 'deployed') throw new Error('no room');
      return [];
    };
    expect(found({ triggers })).toMatch(/^turn\.act failed on input \d+: no room$/);
  });
});

describe('a reproduction', () => {
  const bad = broken({ invariants: w => (w.turn > 2 ? ['turn'] : []) });

  it('is the shortest prefix that fails, even when the runner looked only now and then', () => {
    const every = failure(() => checkGame(bad, { seed: 'short' }));
    const seldom = failure(() => checkGame(bad, { seed: 'short', every: 37 }));
    expect(seldom.reproduction).toEqual(every.reproduction);
    const { inputs } = every.reproduction;
    expect(() => reproduce(bad, { ...every.reproduction, inputs: inputs.slice(0, -1) })).not.toThrow();
  });

  it('is printed as JSON that runs', () => {
    const error = failure(() => checkGame(bad, { seed: 'print' }));
    const printed = JSON.parse(error.message.split('reproduction: ')[1]!);
    expect(printed).toEqual({ game: 'mini', options: {}, seats: 2, seed: 'print', inputs: error.reproduction.inputs });
    expect(failure(() => reproduce(bad, printed)).what).toBe(error.what);
  });

  it('comes from unchecked games too, and from all of a run that keeps going', () => {
    const triggers: Module['triggers'] = (_, event) => {
      if (event.type === 'wounded') throw new Error('ouch');
      return [];
    };
    const totals = checkMany(broken({ triggers }), { games: 4, seed: 'fast', every: 0, keepGoing: true });
    expect(totals.games).toBe(4);
    expect(totals.failures.length + totals.finished).toBe(4);
    for (const { what, reproduction } of totals.failures) {
      expect(what).toContain('ouch');
      expect(failure(() => reproduce(broken({ triggers }), reproduction)).what).toBe(what);
    }
    expect(totals.failures).not.toHaveLength(0);
  });
});
