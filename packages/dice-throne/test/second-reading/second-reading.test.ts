/** A few random games with the second reading beside them; many in `second-reading.slow.test.ts`. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { playBeside } from './beside.ts';
import { foldDamage } from './damage.ts';

describe('a second reading of the book', () => {
  it('knows the worked example of the book', () => {
    const entry = (does: string, n = 0) => ({ does, n, source: '' });
    const example = [
      entry('base', 9),
      entry('plus', 3),
      entry('half'),
      entry('minus', 2),
      entry('plus', 1),
      entry('plus', 4),
      entry('half'),
    ];
    expect(foldDamage('normal', example, 0)).toBe(0);
    expect(foldDamage('normal', [entry('base', 7), entry('times', 2), entry('half')], 0)).toBe(10);
  });
  it('agrees with random games about damage and about who acts before whom', rules('DIT 13.3', 'DIT 14.1', 'DIT 14.5', 'DIT 14.8'), () => {
    let answers = 0;
    for (let i = 0; i < 24; i++) answers += playBeside(`short ${i}`, 2 + (i % 3), 300);
    expect(answers).toBeGreaterThan(3000);
  });
});
