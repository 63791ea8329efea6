import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

it('A Second Chance brings a sacrificed card back into the library', rules('DOT 37.20'), () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      at: 'window',
      Jana: { hand: { c: 'A Second Chance' }, sacrificed: { x: 'Positive Karma' }, library: {} },
      Petr: {},
    });
    t.do('0: play c', '0: pick x').passWhile();
    expect([t.side(0).sacrificed, t.happened('returned', { card: t.id('x'), to: 'library' })]).toEqual([[t.id('c')], true]);
  }
});
