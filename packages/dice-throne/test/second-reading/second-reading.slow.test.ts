/** Hundreds of whole games with the second reading beside them. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { playBeside } from './beside.ts';

it.each([2, 3, 4])('agrees with whole random games among %i', rules('DIT 13.3', 'DIT 14.1', 'DIT 14.5', 'DIT 14.8'), seats => {
  let answers = 0;
  for (let i = 0; i < 100; i++) answers += playBeside(`long ${i}`, seats, 4000);
  expect(answers).toBeGreaterThan(10_000);
});
it('agrees about ultimates whose own text wakes what is locked', rules('DIT 5.26', 'DIT R53'), () => {
  for (let i = 0; i < 60; i++) playBeside(`locked ${i}`, 2, 4000, [i % 2 ? 'thor' : 'spider-man', 'black-panther']);
});
