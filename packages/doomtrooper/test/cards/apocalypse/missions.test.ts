import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it(
  'Working on the Sly: its player names whom he attacks and has the points for what he kills',
  rules('DOT 24.2.1', 'DOT 24.2.6', 'DOT 32.32t', 'DOT 14.7', 'DOT 14.14'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: 'Pretorian Behemoth', gear: { m: { card: 'Working on the Sly', by: 'Petr' } } } } },
      Petr: { destiny: 0, squad: { d: { card: 'Hussar', wounded: true }, e: 'Hussar' } },
    });
    t.do('0: attack', '0: attacker a');
    expect([t.asked, t.offers.toSorted()]).toEqual([1, [t.key('defender d'), t.key('defender e')].toSorted()]);
    t.do('1: defender d').passWhile(p => p.question === 'window.answer');
    t.do('0: fight').passWhile(p => p.question === 'window.answer');
    // A warrior of his own, and yet victory points.
    expect([t.asked, t.offersKey('victory 2 destiny 0')]).toEqual([1, true]);
    t.do('1: victory 2 destiny 0').passWhile();
    expect([t.side(1).victory, t.side(0).victory, t.card('m').zone, t.happened('missionCompleted')]).toEqual([2, 0, 'discard', true]);
  },
);
it('Working on the Sly costs the Value of another’s warrior', () => {
  const at = (destiny: number) => {
    const t = table('tournament', {
      Jana: { destiny, hand: { m: 'Working on the Sly' }, squad: { o: 'Hussar' } },
      Petr: { cohort: { a: 'Razide' } },
    });
    return [t.offersKey('play m on a'), t.offersKey('play m on o')];
  };
  expect([at(6), at(7)]).toEqual([
    [false, false],
    [true, false],
  ]);
  const t = table('tournament', { Jana: { destiny: 7, hand: { m: 'Working on the Sly' } }, Petr: { cohort: { a: 'Razide' } } });
  t.do('0: play m on a').answered();
  expect([t.side(0).destiny, t.card('m').host]).toEqual([0, t.id('a')]);
});
