import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { rig, table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';

it(
  'Solidarity pays the player who assigned it for each warrior of the corporation, and goes with the last of them',
  rules('DOT 14.10', 'DOT 14.8', 'DOT 37.10', 'DOT 14.7'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 9, hand: { s: 'Solidarity', h: 'Hussar', e: 'Ex-Bauhaus Freelancer', w: 'Wave of Righteousness' } },
      Petr: {},
    });
    t.do('0: play s at 0', '0: of 1', '0: play h', '0: destiny').passWhile();
    expect(t.side(0).destiny).toBe(9);
    t.do('0: play e').passWhile();
    expect([t.side(0).destiny, t.side(0).victory, t.card('s').zone]).toEqual([8, 0, 'player']);
    rig(t.side(0)).destiny = 10;
    untilTurn(t, 10);
    t.do('0: play w on h').passWhile();
    expect(t.card('s').zone).toBe('discard');
  },
);

it('Special Orders: he attacks personalities only, and the first one he kills brings 20', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Cardinal Durand', gear: { x: 'Special Orders' } } } },
    Petr: { destiny: 0, cohort: { d: { card: 'Alakhai the Cunning', wounded: true }, e: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a');
  expect([t.offersKey('defender e'), t.offersKey('defender d')]).toEqual([false, true]);
  const u = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Cardinal Durand', gear: { x: 'Special Orders' } } } },
    Petr: { destiny: 0, cohort: { d: { card: 'Michaelis the Apostate', wounded: true } } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  u.do('0: victory 7').passWhile();
  expect([u.side(0).destiny, u.card('x').zone]).toEqual([20, 'discard']);
});
