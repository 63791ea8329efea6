/** The second reading beside the engine, in some random Duels. */
import { expect, it } from 'vitest';
import { madeUpTable } from '../made-up-cards.ts';
import { playBeside } from './beside.ts';

it('the book read a second time agrees with the engine: who is asked, what is offered, what lies on the table', () => {
  const questions = new Map<string, number>();
  for (let i = 0; i < 40; i++) playBeside(i % 2 ? madeUpTable(`second ${i}`) : { preparation: 'pack' }, `second reading ${i}`, questions);
  expect(questions.get('turn.acted')).toBeGreaterThan(500);
  expect([...questions.keys()].toSorted()).toEqual(
    [
      'attack.announce',
      'bonus.take',
      'combo.decide',
      'defence.pick',
      'mechanic.decide',
      'nightAttack.decide',
      'spin.aimAgain',
      'spin.chosen',
      'spin.refuse',
      'turn.acted',
      'turn.breakCurse',
    ].toSorted(),
  );
});
