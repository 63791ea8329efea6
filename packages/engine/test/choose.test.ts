import { describe, expect, it } from 'vitest';
import { chooseMany, order } from '../src/index.ts';
import { lab, offers } from './lab.ts';

/** Asks, answers, and gives the result. */
function ask(call: () => ReturnType<typeof chooseMany> | ReturnType<typeof order>, ...answers: string[]) {
  const { game, start } = lab(call, []);
  const position = start();
  for (const key of answers) game.answer(position, key);
  return position;
}
const cards =
  (more: { min?: number; max?: number; from?: readonly (string | number)[]; about?: string } = {}) =>
  () =>
    chooseMany({ seat: 1, rule: 'LAB 1', from: [4, 7, 9], ...more });

describe('chooseMany', () => {
  it('offers single picks, and done from the least number on', () => {
    const one = ask(cards({ min: 1, about: 'why' }));
    expect(one.decision).toEqual({
      seat: 1,
      rule: 'LAB 1',
      options: [{ pick: 4 }, { pick: 7 }, { pick: 9 }],
      about: { chosen: [], min: 1, max: 3, about: 'why' },
    });
    const two = ask(cards({ min: 1 }), 'pick 7');
    expect(offers(two)).toEqual(['done', 'pick 4', 'pick 9']);
    expect(two.decision!.about).toMatchObject({ chosen: [7] });
    expect(ask(cards({ min: 1 }), 'pick 7', 'done').world.log).toEqual(['result [7]']);
  });

  it('gives the picks in the order they were made', () => {
    expect(ask(cards(), 'pick 9', 'pick 4', 'done').world.log).toEqual(['result [9,4]']);
  });

  it('says done itself at the greatest number, and when nothing is left', () => {
    expect(ask(cards({ max: 2 }), 'pick 4', 'pick 9').world.log).toEqual(['result [4,9]']);
    expect(ask(cards(), 'pick 4', 'pick 9', 'pick 7').world.log).toEqual(['result [4,9,7]']);
  });

  it('may choose none, when none is enough', () => {
    expect(offers(ask(cards()))[0]).toBe('done');
    expect(ask(cards(), 'done').world.log).toEqual(['result []']);
  });

  it('does not ask when there is nothing to choose from or nothing may be chosen', () => {
    expect(ask(cards({ from: [], min: 2 })).world.log).toEqual(['result []']);
    expect(ask(cards({ max: 0 })).world.log).toEqual(['result []']);
  });

  it('asks for all there are when there are fewer than the least number', () => {
    const position = ask(cards({ from: ['a'], min: 5 }));
    expect(offers(position)).toEqual(['pick a']);
    expect(position.decision!.about).toMatchObject({ min: 1 });
    expect(ask(cards({ from: ['a'], min: 5 }), 'pick a').world.log).toEqual(['result ["a"]']);
  });

  it('leaves the list it was given alone', () => {
    const from = [1, 2];
    ask(() => chooseMany({ seat: 0, rule: 'LAB 1', from }), 'pick 1', 'pick 2');
    expect(from).toEqual([1, 2]);
  });

  it('offers what was there when it was called, even if the list was a part of the world that changes', () => {
    const hand = [1, 2];
    const call = chooseMany({ seat: 0, rule: 'LAB 1', from: hand });
    hand.push(3);
    expect(offers(ask(() => call))).toEqual(['done', 'pick 1', 'pick 2']);
  });
});

describe('order', () => {
  const three = () => order({ seat: 0, rule: 'LAB 2', items: ['x', 'y', 'z'], about: 'how' });

  it('asks what is next until one is left, and gives the indexes', () => {
    const position = ask(three);
    expect(position.decision).toEqual({
      seat: 0,
      rule: 'LAB 2',
      options: [{ next: 0 }, { next: 1 }, { next: 2 }],
      about: { items: ['x', 'y', 'z'], order: [], about: 'how' },
    });
    const second = ask(three, 'next 2');
    expect(offers(second)).toEqual(['next 0', 'next 1']);
    expect(second.decision!.about).toMatchObject({ order: [2] });
    expect(ask(three, 'next 2', 'next 0').world.log).toEqual(['result [2,0,1]']);
  });

  it('does not ask about one or none', () => {
    expect(ask(() => order({ seat: 0, rule: 'LAB 2', items: ['x'] })).world.log).toEqual(['result [0]']);
    expect(ask(() => order({ seat: 0, rule: 'LAB 2', items: [] })).world.log).toEqual(['result []']);
  });
});
