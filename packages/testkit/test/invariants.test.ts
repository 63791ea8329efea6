import { createGame, permuteUnseen, type Flow, type GameModule, type Next } from '@kolbiste/engine';
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
  failure(() => checkGame(broken(change), { seed: 'broken', asksOpenly: false, ...check })).what;

describe('the invariants runner', () => {
  it('finds nothing wrong with the mini game, and counts what it played', () => {
    const totals = checkMany(miniGame, { games: 12, seed: 'mini', asksOpenly: false, ruleExists: id => /^MINI \d\.\d$/.test(id) });
    expect(totals).toMatchObject({ games: 12, finished: 12, failures: [] });
    const { draws, winsBySeat } = totals.outcomes;
    expect(draws + winsBySeat[0]! + winsBySeat[1]!).toBe(12);
    expect(totals.meanLength).toBe(totals.decisions / 12);
  });

  it('plays the same games whether it looks or not', () => {
    const looked = checkMany(miniGame, { games: 4, seed: 'same', every: 50, asksOpenly: false });
    const fast = checkMany(miniGame, { games: 4, seed: 'same', every: 0 });
    expect(fast).toEqual(looked);
  });

  it('breaks off a game that is too long, without failing it', () => {
    const { inputs, outcome } = checkGame(miniGame, { seed: 'long', maxDecisions: 7, asksOpenly: false });
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

  it('a world that is written by others than atoms', () => {
    expect(found({ drafted: true })).toContain('changed the world unnoticed at $.actions');
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
    expect(
      found({ view: (w, viewer, once) => ({ own: mini.view(w, viewer), all: once ? once('all', () => String(viewer)) : '' }) }),
    ).toMatch(/^seat 1 sees what was made for others at \$\.table\.all/);
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
    const { failures } = checkMany(broken({ procedures }), { games: 3, seed: 'secret', every: 2, asksOpenly: false, keepGoing: true });
    expect(failures[0]?.what).toMatch(/is told \{"type":"meditated".*though the event reveals nothing$/);
  });

  /** The mini game in which a player who meditates looks at the top of their library; `tell` says what happens then. */
  type Peeking = World & { peeked?: { readonly seat: number; readonly card: number } };
  const peeking = (tell: (g: Flow<Mini, { act: Action; react: null }, null>, card: number) => void): Partial<Module> => {
    const seesToo: typeof sees = (w, viewer, card) => {
      const { peeked } = w as Peeking;
      return peeked?.seat === viewer && peeked.card === card ? 'face' : sees(w, viewer, card);
    };
    const procedures = mini.procedures.map(({ id, steps }) => {
      if (id !== 'turn') return { id, steps };
      const act = (g: Flow<Mini, { act: Action; react: null }, null>, v: never, input: never): Next => {
        const { active, sides } = g.world;
        const top = sides[active]!.library.at(-1);
        if (input !== 'meditate' || top === undefined) return (steps['act'] as typeof act)(g, v, input);
        (g.world as Peeking).peeked = { seat: active, card: top };
        tell(g, top);
        return g.go('react', null);
      };
      return { id, steps: { ...steps, act } };
    });
    return {
      procedures,
      clone: w => ({ ...mini.clone(w), ...((w as Peeking).peeked && { peeked: (w as Peeking).peeked }) }),
      view: (w, viewer) => {
        const { peeked } = w as Peeking;
        const top = peeked && seesToo(w, viewer, peeked.card) === 'face' ? DEFINITIONS[w.cards[peeked.card]!.definition]!.name : null;
        return { table: mini.view(w, viewer), top };
      },
      redeal: (world, viewer, random) =>
        permuteUnseen({
          world,
          viewer,
          sees: seesToo,
          random,
          groups: [0, 1].map(seat => world.cards.flatMap((card, id) => (card.owner === seat ? [id] : []))),
          read: id => world.cards[id]!.definition,
          write: (id, definition) => (world.cards[id]!.definition = definition),
        }),
    };
  };
  it('a look at a hidden card of which no event tells', () => {
    const silent = peeking(g => g.emit({ type: 'meditated', seat: g.world.active, rule: 'MINI 3.5' }));
    expect(found(silent)).toMatch(/^seat \d sees what they cannot know after "meditate", which reveals nothing: a re-deal changes \$\.top/);
  });
  it('nothing in a look of which an event tells', () => {
    const told = peeking((g, card) => g.emit({ type: 'drew', seat: g.world.active, card, rule: 'MINI 2.1' }));
    const { games, failures } = checkMany(broken(told), { games: 3, seed: 'told look', asksOpenly: false, keepGoing: true });
    expect({ games, failures }).toEqual({ games: 3, failures: [] });
  });
  it('a view that leaks for a moment only, between two events of an answer', () => {
    const view: Module['view'] = (w, viewer) =>
      w.cancelled.length > 0 ? { library: w.sides[0].library.map(id => w.cards[id]!.definition) } : mini.view(w, viewer);
    const { failures } = checkMany(broken({ view }), { games: 20, seed: 'moment', asksOpenly: false, keepGoing: true });
    expect(failures[0]?.what).toMatch(/ sees after event \w+ what they cannot know: a re-deal changes it at \$\.library/);
  });
  it('a seat that is asked because of what it holds', () => {
    expect(failure(() => checkMany(miniGame, { games: 5, seed: 'asked' })).what).toMatch(
      /which reveals nothing: a re-deal changes \$\.(doing|waiting)|is told .* after a re-deal, though the event reveals nothing/,
    );
  });
  it('a card that keeps the id by which it was seen when it goes back among hidden ones', () => {
    // A fallen card returns to its owner's hand, and everybody has seen it fall.
    const outcome: Module['outcome'] = w => {
      for (const side of w.sides) side.hand.push(...side.grave.splice(0));
      return mini.outcome(w);
    };
    const { failures } = checkMany(broken({ outcome }), { games: 20, seed: 'back', maxDecisions: 300, asksOpenly: false, keepGoing: true });
    expect(failures[0]?.what).toMatch(
      /^after ".*" its id tells seat \d which card of a hand is one they have seen: cards\.\d+\.definition$/,
    );
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
    const every = failure(() => checkGame(bad, { seed: 'short', asksOpenly: false }));
    const seldom = failure(() => checkGame(bad, { seed: 'short', every: 37, asksOpenly: false }));
    expect(seldom.reproduction).toEqual(every.reproduction);
    const { inputs } = every.reproduction;
    expect(() => reproduce(bad, { ...every.reproduction, inputs: inputs.slice(0, -1) }, { asksOpenly: false })).not.toThrow();
  });

  it('is printed as JSON that runs', () => {
    const error = failure(() => checkGame(bad, { seed: 'print', asksOpenly: false }));
    const printed = JSON.parse(error.message.split('reproduction: ')[1]!);
    expect(printed).toEqual({ game: 'mini', options: {}, seats: 2, seed: 'print', inputs: error.reproduction.inputs });
    expect(failure(() => reproduce(bad, printed, { asksOpenly: false })).what).toBe(error.what);
  });

  it('comes from unchecked games too, and from all of a run that keeps going', () => {
    const triggers: Module['triggers'] = (_, event) => {
      if (event.type === 'wounded') throw new Error('ouch');
      return [];
    };
    const totals = checkMany(broken({ triggers }), { games: 4, seed: 'fast', every: 0, asksOpenly: false, keepGoing: true });
    expect(totals.games).toBe(4);
    expect(totals.failures.length + totals.finished).toBe(4);
    for (const { what, reproduction } of totals.failures) {
      expect(what).toContain('ouch');
      expect(failure(() => reproduce(broken({ triggers }), reproduction, { asksOpenly: false })).what).toBe(what);
    }
    expect(totals.failures).not.toHaveLength(0);
  });
});
