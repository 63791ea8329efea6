import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { redact, sees } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { ask } from '../situations.ts';

const meeting = () =>
  table(
    'tournament',
    {
      at: 'window',
      Jana: { hand: { x: 'Summit Meeting', y: 'Summit Meeting', a: 'Hussar', b: 'Dragoon' } },
      Petr: { hand: { p: 'Hussar' } },
      Eva: { hand: { c: 'Sea Lion' } },
      Tom: {},
    },
    { seats: 4, options: { mode: 'teams' } },
  );
it('Summit Meeting: team-mates give each other cards, for good and in secret', rules('DOT DR-112'), () => {
  const t = ask(meeting().do('0: play x'));
  const { def } = t.card('a');
  t.do('0: pick a', '0: holder 2', '0: stop');
  const got = t.side(2).hand.find(id => t.world.cards[id]!.def === def)!;
  expect([t.world.cards[got]!.owner, sees(t.world, 0, got), sees(t.world, 1, got), sees(t.world, 2, got)]).toEqual([2, false, false, true]);
  const told = t.events.filter(event => event.type === 'handedOver');
  expect(told.map(event => JSON.stringify(redact(t.world, event as never, 1)))).toEqual([
    JSON.stringify({ type: 'handedOver', seat: 0, to: 2, rule: 'DOT DR-112', faces: {} }),
  ]);
  expect(t.asked).toBe(2);
  t.answer(
    2,
    t.offers.find(key => key !== 'stop')!,
  );
  t.do('2: holder 0', '2: stop').answered();
  expect([t.side(0).hand.length, t.side(2).hand.length]).toEqual([3, 1]);
});
it('Summit Meeting: once for a team, and for team games only', rules('DOT 38.8'), () => {
  const t = ask(meeting().do('0: play x')).do('0: stop', '2: stop');
  t.passWhile(p => p.question !== 'window.answer' || t.asked !== 0);
  expect(t.offers.filter(key => key.startsWith('play'))).toEqual([]);
  const alone = table('tournament', { at: 'window', Jana: { hand: { x: 'Summit Meeting', y: 'Hussar' } }, Petr: {} });
  expect(alone).toRefuse(alone.key('play x'), 'DOT 28.16');
});
