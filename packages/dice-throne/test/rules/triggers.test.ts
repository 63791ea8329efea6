/** Triggers of one moment. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('triggers of one moment', () => {
  it('run in turn order from the active player', rules('DIT 12.6.11', 'DIT 13.2', 'DIT R09'), () => {
    // Both Panthers are damaged by one total: the active one gains energy first.
    const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 1, 1], { mirror: true })
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: defend bashengasHonour');
    expect(t.all('statusGained').map(({ seat }) => seat)).toEqual([0, 1]);
    const other = table({ active: 'Petr', Jana: { hero: 'black-panther' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 1, 1], {
      mirror: true,
    })
      .attack('Petr', 'vibraniumClaws')
      .do('Jana: defend bashengasHonour');
    expect(other.all('statusGained').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
