import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';

it('Noble Beast suffers a wound for its rider, once', rules('DOT 24.7.3', 'DOT 24.6.5', 'DOT 24.6.4', 'DOT 11.37', 'DOT 11.38'), () => {
  const at = (attacker: string, marks: number) => {
    const t = table('tournament', {
      opened: true,
      Jana: { station: { a: attacker } },
      Petr: {
        destiny: 9,
        hand: { n: 'Noble Beast' },
        station: { d: { card: 'Horde Trooper', gear: { b: { card: 'Marine Serett', marks } } }, c: 'Cavalier' },
      },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play n on d').passWhile();
    return [t.card('d').wounded, t.card('d').zone, t.card('b').zone, t.card('b').marks];
  };
  expect([at('Valerie Duval', 0), at('Valerie Duval', 1), at('Crenshaw the Redeemer', 0)]).toEqual([
    [false, 'station', 'attached', 1],
    [false, 'station', 'discard', 0],
    [false, 'station', 'discard', 0],
  ]);
});

it(
  'Urban Tactics: vehicles seek cover and use fortifications, but do not come in cover',
  rules('DOT 9.37', 'DOT 11.31', 'DOT 11.33', 'DOT 11.34', 'DOT 9.1', 'DOT 16.12', 'DOT 18.10'),
  () => {
    const tank = { card: 'Hussar', gear: { v: { card: 'T-32 "Wolfclaw" JBT', inside: true } } };
    const at = (more: Record<string, string>) =>
      table('tournament', {
        Jana: {
          hand: { e: 'Eradicator Deathdroid' },
          destiny: 30,
          player: more,
          squad: { f: 'Heimburg', t: tank, d: 'Eradicator Deathdroid', x: 'Hussar', r: 'Rams Air Cavalry' },
        },
        Petr: {},
      });
    const [t, u] = [at({ k: 'Urban Tactics' }), at({})];
    const covers = (of: typeof t): boolean[] => ['t', 'd', 'r'].map(name => of.offersKey(`cover ${name}`));
    expect([covers(t), covers(u)]).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
    expect(ratingsOf(t, 't')[2]! - ratingsOf(u, 't')[2]!).toBe(2);
    expect(t.refusal('hide e')).toBe('DOT 9.37');
    t.do('0: cover t').passWhile();
    expect([t.card('t').covered, t.card('v').inside]).toEqual([true, true]);
  },
);
