import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { ratingsOf, station } from '../situations.ts';

it.each<[string, string, readonly number[]]>([
  ['Crescentian Twotusk', 'Prophet', [7, 3, 8, 8]],
  ['Rivetbull', 'Schwerwaffe Soldat', [7, 7, 8, 8]],
])('%s under %s', (card, rider, ratings) => {
  const t = table('tournament', { opened: true, Jana: { station: { a: { card: rider, gear: { b: card } } } }, Petr: {} });
  expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('a'), rating, null))).toEqual(ratings);
});

it('Marine Serett: more for a Marine, and no airship attacks him', rules('DOT 24.2.11'), () => {
  const t = station({
    m: { card: 'Templar Marine', gear: { b: 'Marine Serett' } },
    h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } },
  });
  expect([ratingsOf(t, 'm'), ratingsOf(t, 'h')]).toEqual([
    [10, 2, 11, 7],
    [7, 0, 7, 5],
  ]);
  const u = station(
    { a: { card: 'Soldat', gear: { v: { card: 'Tailwave', inside: true } } } },
    { h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } }, x: 'Horde Trooper' },
  );
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect(u.offers).toEqual([u.key('defender x')]);
});
