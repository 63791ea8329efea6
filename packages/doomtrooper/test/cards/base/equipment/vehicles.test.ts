import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { attack, ratingsOnBearer, strike, strikes } from '../../situations.ts';

it.each<[string, string, readonly number[]]>([
  ['AH/UH-19 Grapeshot Guardian', 'Infantry', [2, 6, 4, 4]],
  ['CAP 7000P', 'Machinator', [3, 6, 6, 6]],
  ['Fukimura No. 12 "Kamikaze"', 'Samurai', [3, 6, 6, 6]],
  ['Imperial Doomlord', 'Golden Lion', [3, 6, 6, 6]],
  ['T-32 "Wolfclaw" JBT', 'Hussar', [4, 4, 6, 4]],
])('%s on %s', ratingsOnBearer);

it('Purple Shark: +4 Shoot and Armor inside; after the combat heads wounds its user and wrecks it', rules('DOT 11.29'), () => {
  const inside = { squad: { a: { card: 'Sea Lion', gear: { s: { card: 'Purple Shark', inside: true } } } } };
  const heads = strike(attack(inside, { squad: { d: 'Hussar' } }, 'shoot', [0]));
  expect([strikes(heads)[0]!.rating, strikes(heads)[1]!.armour]).toEqual([8, 8]);
  heads.passWhile();
  expect([heads.card('s').zone, heads.card('a').wounded]).toEqual(['discard', true]);
  const tails = strike(attack(inside, { squad: { d: 'Hussar' } }, 'shoot', [1])).passWhile();
  expect([tails.card('s').zone, tails.card('a').wounded]).toEqual(['attached', false]);
});

it('Purple Shark escapes from a Fight combat for 5 destiny points', rules('DOT 28.19'), () => {
  const t = table(
    'tournament',
    {
      active: 'Petr',
      Jana: { destiny: 5, squad: { a: { card: 'Sea Lion', gear: { s: 'Purple Shark' } } } },
      Petr: { cohort: { d: 'Razide' } },
    },
    { random: [1] },
  );
  t.do('1: attack', '1: attacker d', '1: defender a', '1: fight', '0: use s as 0').passWhile();
  expect([t.happened('combatEnded', { how: 'brokenOff' }), t.side(0).destiny, t.card('a').wounded]).toEqual([true, 0, false]);
});
