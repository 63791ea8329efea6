import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';

it(
  'Bogged Down: a turn missed; Forced March: an action fewer; Ruthless Efficiency: a turn more',
  rules('DOT 5.2', 'DOT 5.9', 'DOT 38.1'),
  () => {
    const t = table('tournament', {
      Jana: { hand: { s: 'Bogged Down', m: 'Forced March', r: 'Ruthless Efficiency', x: 'Doomed' } },
      Petr: {},
    });
    t.do('0: meditate', '0: play s at 1', '0: meditate', '0: play m at 1').passWhile();
    expect(t.side(1)).toMatchObject({ missed: 1, fewer: 1 });
    t.do('0: end', '0: keep', '0: play r').passWhile();
    expect([t.world.active, t.world.turn]).toEqual([0, 10]);
    const run = (until: () => boolean) => {
      for (let i = 0; i < 200 && !until(); i++)
        t.answer(t.asked!, t.offers.includes('pass') ? 'pass' : t.offers.includes('keep') ? 'keep' : 'end');
    };
    run(() => t.world.turn === 11);
    // Petr's turn is missed, so it is Jana's again; then his, with an action fewer.
    expect(t.world.active).toBe(0);
    run(() => t.world.active === 1 && t.question === 'acting.act');
    expect(t.world.pools[0]!.open).toBe(2);
  },
);
