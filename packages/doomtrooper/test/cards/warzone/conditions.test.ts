import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it(
  'Shell Shocked: into cover, and there until healed',
  rules('DOT 9.18', 'DOT 9.19', 'DOT 36.1', 'DOT 9.3', 'DOT 19.1', 'DOT 28.16'),
  () => {
    const t = table('tournament', {
      Jana: {
        hand: { s: 'Shell Shocked', d: 'Discovered' },
        squad: { a: { card: 'Hussar', wounded: true }, k: { card: 'Hussar', gear: { f: 'First Aid Kit' } } },
      },
      Petr: { squad: { b: 'Hussar', n: { card: 'Eradicator Deathdroid', wounded: true } } },
    });
    expect([t.refusal('play s on b'), t.refusal('play s on n')]).toEqual(['DOT 28.16', 'DOT 9.18']);
    t.do('0: play s on a').answered();
    t.do('0: play d on a').passWhile();
    expect([t.card('a').covered, t.refusal('uncover a')]).toEqual([true, 'DOT 36.1']);
    t.do('0: meditate', '0: use f as 0 on a').passWhile();
    expect([t.card('a').wounded, t.card('s').zone, t.offersKey('uncover a')]).toEqual([false, 'discard', true]);
  },
);
