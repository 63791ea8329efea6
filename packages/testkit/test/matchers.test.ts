import { describe, expect, it } from 'vitest';
import { scripted, ScriptError } from '@kolbiste/engine';
import { miniGame } from '../../engine/test/mini/module.ts';
import { mustBeUsedUp, newTable, Play, playUntil, table } from '../src/index.ts';
import '../src/vitest.ts';

/** A table from the mini game's words for a position. */
function given(position: Parameters<typeof miniGame.module.scenario.read>[0], random: readonly number[] = []): Play {
  const start = miniGame.module.scenario.read(position, { target: 12 }, ['Jana', 'Petr']);
  return table(miniGame, miniGame.startFrom(start, 2, scripted(random)));
}
/** Jana's captain against Petr's footman; ids in order: 0 captain, 1 bolt, 2 sword, 3 footman. */
const duel = (random: readonly number[] = []): Play =>
  given(
    { Jana: { squad: { captain: 'Captain' }, hand: { bolt: 'Bolt', sword: 'Sword' } }, Petr: { squad: { footman: 'Footman' } } },
    random,
  );
const fails = (assertion: () => void): string => {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the matcher was content');
};

describe('the Play driver', () => {
  it('answers by seat and key, or by first words, and keeps what happened', () => {
    const play = duel().answer(0, 'meditate').answer(0, 'pass');
    expect(play.events.map(event => event.type)).toEqual(['meditated']);
    play.answer(0, 2);
    expect(play.last.map(event => event.type)).toEqual(['played']);
    expect(play.events).toHaveLength(2);
  });

  it('refuses an answer of the wrong seat, after the end, or with two meanings', () => {
    expect(() => duel().answer(1, 'end')).toThrow('seat 1 answers "end", but seat 0 is asked turn.act: end | meditate | attack | 2');
    const over = newTable(miniGame, { seed: 'over' });
    expect(playUntil(over, play => play.outcome !== null)).toBe(true);
    expect(() => over.answer(0, 'end')).toThrow('nothing is asked: the game is over');
    const first = newTable(miniGame, { seed: 'x' });
    expect(first.events[0]).toMatchObject({ type: 'turnBegan', turn: 1 });
  });

  it('finds a key by whole words only, and says which several it could be', () => {
    const asks = (options: readonly object[]): Play => {
      const play = duel();
      play.position.decision = { seat: 0, rule: 'MINI 3.1', options: options as never, about: null };
      return play;
    };
    expect(() =>
      asks([
        { move: 4, to: 17 },
        { move: 4, to: 18 },
      ]).answer(0, 'move 4'),
    ).toThrow('"move 4" may mean move 4 to 17 | move 4 to 18');
    expect(() => asks([{ move: 12 }]).answer(0, 'move 1')).toThrow('"move 1" is not an option');
  });

  it('passes windows while it is told to', () => {
    const play = duel().answer(0, 'meditate');
    expect(play).toOffer(['pass', 1]);
    expect(play.passWhile()).toAsk(0, 'turn.act');
  });

  it('knows when a script is not used up', () => {
    const play = duel([4, 2]).answer(0, 'meditate').answer(0, 1);
    expect(() => play.mustBeUsedUp()).toThrow(ScriptError);
    expect(() => mustBeUsedUp(play.position)).toThrow('1 of 2 scripted results were never drawn: [2]');
    expect(() => duel([4]).answer(0, 'meditate').answer(0, 1).mustBeUsedUp()).not.toThrow();
    expect(() => newTable(miniGame).mustBeUsedUp()).not.toThrow();
  });
});

describe('matchers', () => {
  it('toAsk', () => {
    expect(duel()).toAsk(0);
    expect(duel()).toAsk(0, 'turn.act');
    expect(duel()).not.toAsk(1);
    expect(fails(() => expect(duel()).toAsk(0, 'fight.pair'))).toBe('seat 0 is asked turn.act: end | meditate | attack | 2');
  });

  it('toOffer is exact, toOfferAtLeast is not', () => {
    expect(duel()).toOffer(['attack', 2, 'end', 'meditate']);
    expect(fails(() => expect(duel()).toOffer(['end', 'meditate', 'attack', 'dance']))).toContain('missing: dance\nunexpected: 2');
    expect(fails(() => expect(duel()).toOffer(['end', 'meditate', 'attack']))).toContain('missing: nothing\nunexpected: 2');
    expect(duel()).toOfferAtLeast(['end', 2]);
    expect(fails(() => expect(duel()).toOfferAtLeast(['end', 1]))).toContain('of the expected: end');
  });

  it('not.toOfferAtLeast means none of them', () => {
    expect(duel()).not.toOfferAtLeast(['dance', 1]);
    expect(fails(() => expect(duel()).not.toOfferAtLeast(['end', 1]))).toContain('unexpected: end');
  });

  it('toRefuse, with the rule', () => {
    expect(duel()).toRefuse(1, 'MINI 3.4');
    expect(fails(() => expect(duel()).toRefuse(1, 'MINI 4.2'))).toBe('"1" is refused by MINI 3.4, not by MINI 4.2');
    expect(fails(() => expect(duel()).toRefuse('end', 'MINI 4.2'))).toBe('"end" is offered');
    expect(fails(() => expect(duel()).toRefuse('dance', 'MINI 4.2'))).toMatch(/^nothing refuses "dance"/);
  });

  it('toHaveHappened, with fields and rule', () => {
    const play = duel([4]).answer(0, 'meditate').answer(0, 1);
    expect(play).toHaveHappened({ type: 'rolled', die: 4 }, 'MINI 6.4');
    expect(play).toHaveHappened({ type: 'meditated' });
    expect(play).not.toHaveHappened({ type: 'rolled', die: 5 });
    expect(fails(() => expect(play).toHaveHappened({ type: 'rolled' }, 'MINI 6.3'))).toBe('it happened, but by MINI 6.4, not by MINI 6.3');
    expect(fails(() => expect(play).toHaveHappened({ type: 'wounded' }))).toContain('rolled { seat: 0, die: 4 } [MINI 6.4]');
  });

  it('toBeWonBy and toBeDrawn', () => {
    const won = given({ Jana: { points: 11, squad: { reaper: 'Reaper' } }, Petr: { squad: { captain: 'Captain' } } });
    expect(fails(() => expect(won).toBeWonBy(0))).toMatch(/^seat 0 is asked turn.act/);
    won.answers(0, 'attack', 0, 1, 'melee', 1);
    expect(won).toBeWonBy(0);
    expect(won).toBeWonBy([0]);
    expect(won).not.toBeWonBy(1);
    expect(won).not.toBeDrawn();
    expect(given({ turn: 40 }).answer(1, 'end')).toBeDrawn();
  });

  it('look at a Play and nothing else', () => {
    expect(() => expect({}).toAsk(0)).toThrow('this matcher looks at a Play');
  });
});
