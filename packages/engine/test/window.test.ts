import { describe, expect, it } from 'vitest';
import { clockwise, doing, signature, windowOf, type Mind, type Opened, type Seat } from '../src/index.ts';
import { implement, lab, offers, type Lab, type LabGame, type LabPosition, type LabWorld } from './lab.ts';

type Subject = { readonly about: string };
/** Who may react with what: `w.n` counts down reactions, so windows end. */
type May = (w: LabWorld, seat: Seat, window: Opened<Subject>) => readonly string[];

const react = signature<{ readonly seat: Seat; readonly reaction: string; readonly about: string }, null>('react');

/** A game that opens one window over the seats and gives back how many reactions were played. */
function windowed(
  closes: 'round' | 'once',
  may: May,
  might: (seat: Seat) => boolean = () => false,
  seats = 3,
  first = 0,
  more: Parameters<typeof lab>[2] = {},
) {
  const reactions = windowOf<Lab>()<Subject, string>('window', {
    reactions: may,
    mightReact: (_, seat) => might(seat),
    respond: (seat, reaction, { subject }) => react({ seat, reaction, about: subject.about }),
    rule: ({ kind }) => `LAB ${kind}`,
  });
  const reacting = implement(react)<{ play: null; played: number }>({
    play(g, v) {
      g.world.log.push(`${v.seat} ${v.reaction} on ${v.about}`);
      g.world.n++;
      // A reaction opens its own window, about itself.
      return v.reaction.startsWith('big')
        ? g.call('played', reactions.open({ kind: 'reply', subject: { about: v.reaction }, seats: clockwise(v.seat + 1, seats), closes }))
        : g.done(null);
    },
    played(g, v, replies) {
      g.world.log.push(`${v.reaction} got ${replies}`);
      return g.done(null);
    },
  });
  const open = () => reactions.open({ kind: 'any', subject: { about: 'it' }, seats: clockwise(first, seats), closes });
  return lab(open, [reacting, reactions.procedure], more);
}

/** Answers, as `seat key`; each must be the seat that is asked. */
function answers(game: LabGame, position: LabPosition, ...said: string[]): void {
  for (const one of said) {
    const [seat, ...key] = one.split(' ');
    expect([position.decision?.seat, offers(position)]).toEqual([Number(seat), expect.arrayContaining([key.join(' ')])]);
    game.answer(position, key.join(' '));
  }
}

describe('a window that closes after a round of passes', () => {
  const always: May = (w, seat) => (w.n < 9 ? [`act${seat}`] : []);

  it('asks in seat order, offers pass first, and closes when all have passed in a row', () => {
    const { game, start } = windowed('round', always, undefined, 3, 1);
    const position = start(3);
    expect(offers(position)).toEqual(['pass', 'act1']);
    expect(position.decision).toMatchObject({ seat: 1, rule: 'LAB any', about: { kind: 'any', subject: { about: 'it' } } });
    answers(game, position, '1 pass', '2 pass', '0 pass');
    expect(position.world.log).toEqual(['result 0']);
  });

  it('restarts the count with every reaction, so that the one who reacted first may answer the others', () => {
    const { game, start } = windowed('round', always);
    const position = start(3);
    answers(game, position, '0 pass', '1 pass', '2 act2', '0 pass', '1 act1', '2 pass', '0 pass', '1 pass');
    expect(position.world.log).toEqual(['2 act2 on it', '1 act1 on it', 'result 2']);
  });

  it('lets a seat react again when the others have passed', () => {
    const { game, start } = windowed('round', (w, seat) => (seat === 0 && w.n < 2 ? ['act'] : []));
    const position = start(3);
    answers(game, position, '0 act', '0 act');
    expect(position.world.log).toEqual(['0 act on it', '0 act on it', 'result 2']);
  });
});

describe('a window in which each seat reacts at most once', () => {
  it('closes when each was asked once, whatever they did', () => {
    const { game, start } = windowed('once', () => ['act']);
    const position = start(3);
    answers(game, position, '0 act', '1 pass', '2 act');
    expect(position.world.log).toEqual(['0 act on it', '2 act on it', 'result 2']);
  });
});

describe('who is asked', () => {
  it('skips seats that can do nothing, and does not open for nobody', () => {
    const { game, start } = windowed('round', (_, seat) => (seat === 2 ? ['act'] : []));
    const position = start(3);
    answers(game, position, '2 pass');
    expect(position.world.log).toEqual(['result 0']);
    expect(windowed('round', () => []).start(3).world.log).toEqual(['result 0']);
    expect(windowed('once', () => []).start(3).world.log).toEqual(['result 0']);
  });

  it('asks a seat that the others must expect a reaction of, even when it holds nothing: then passing is all it can do', () => {
    const { game, start } = windowed(
      'round',
      () => [],
      seat => seat === 1,
    );
    const position = start(3);
    expect([position.decision?.seat, offers(position)]).toEqual([1, ['pass']]);
    answers(game, position, '1 pass');
    expect(position.world.log).toEqual(['result 0']);
  });

  it('filters by kind, subject and seat, as the policy says', () => {
    const asked: unknown[] = [];
    const { start } = windowed('once', (_, seat, { kind, subject, seats, closes }) => {
      asked.push([seat, kind, subject, [...seats], closes]);
      return [];
    });
    start(2);
    expect(asked).toEqual([0, 1, 2].map(seat => [seat, 'any', { about: 'it' }, [0, 1, 2], 'once']));
  });

  it('looks at the world again each time', () => {
    const { game, start } = windowed('round', (w, seat) => (seat === (w.n === 0 ? 0 : 1) && w.n < 2 ? ['act'] : []));
    const position = start(3);
    answers(game, position, '0 act', '1 act');
    expect(position.world.log).toEqual(['0 act on it', '1 act on it', 'result 2']);
  });
});

describe('windows within windows', () => {
  const may: May = (w, seat, { kind }) => (w.n >= 6 ? [] : kind === 'any' ? [`big${seat}`] : [`big reply${seat}`, `small${seat}`]);

  it('open for the reaction, close, and the outer window goes on where it was', () => {
    const { game, start } = windowed('round', may);
    const position = start(3);
    answers(game, position, '0 big0');
    expect(doing(position)).toEqual(['whole.end', 'window.played', 'react.played', 'window.answer']);
    expect(position.decision).toMatchObject({ seat: 1, rule: 'LAB reply', about: { kind: 'reply', subject: { about: 'big0' } } });
    answers(game, position, '1 big reply1');
    expect(doing(position)).toHaveLength(6);
    expect(position.decision).toMatchObject({ seat: 2, about: { subject: { about: 'big reply1' } } });
    answers(game, position, '2 small2', '0 pass', '1 pass', '2 pass'); // the inmost window closes
    expect(position.world.log.at(-1)).toBe('big reply1 got 1');
    answers(game, position, '2 pass', '0 pass', '1 pass'); // the middle one
    expect(position.world.log.at(-1)).toBe('big0 got 1');
    answers(game, position, '1 pass', '2 pass', '0 pass'); // the outer one: 0 reacted, so 1 is next
    expect(position.world.log.at(-1)).toBe('result 1');
  });

  it('work for windows in which each reacts once, too', () => {
    const { game, start } = windowed('once', may);
    const position = start(3);
    answers(game, position, '0 big0', '1 small1', '2 pass', '0 pass', '1 pass', '2 pass');
    expect(position.world.log).toEqual(['0 big0 on it', '1 small1 on big0', 'big0 got 1', 'result 1']);
  });

  it('are plain data at every depth', () => {
    const { game, start } = windowed('round', may);
    const position = start(3);
    answers(game, position, '0 big0', '1 big reply1');
    const restored = JSON.parse(JSON.stringify(position)) as typeof position;
    for (const one of [position, restored]) answers(game, one, '2 small2', '0 pass', '1 pass', '2 pass', '2 pass', '0 pass', '1 pass');
    expect(restored).toEqual(position);
  });
});

describe('in the tries of a bot', () => {
  const looked: Seat[] = [];
  const may: May = (w, seat) => {
    looked.push(seat);
    return seat === 1 || w.n > 0 ? [] : [`act${seat}`];
  };
  const haste: Mind['haste'] = (_, seat) => (seat === 2 ? 'pass' : seat === 1 ? 'look' : 'ask');
  const given = () => windowed('round', may, () => true, 3, 0, { mind: { weights: {}, measure: () => [], horizon: 8, haste } });
  it('a seat that would pass is not asked, nor is it looked what it holds; one that can do nothing is not asked either', () => {
    const { game, start } = given();
    const position = start(3);
    looked.length = 0;
    game.advance(position, 1, true); // 0 acts: 1 and 2 are passed over, 0 has nothing left and is asked as at a table
    expect([position.decision?.seat, offers(position), looked]).toEqual([0, ['pass'], [1, 0]]);
    game.advance(position, 0, true);
    expect(position.world.log.at(-1)).toBe('result 1');
  });
  it('at a table all are asked', () => {
    const { game, start } = given();
    const position = start(3);
    answers(game, position, '0 act0', '1 pass', '2 pass', '0 pass');
  });
});
