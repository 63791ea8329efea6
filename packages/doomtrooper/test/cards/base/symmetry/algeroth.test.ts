import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../../src/rules/values.ts';
import { table } from '../../../fixture.ts';
import { corrodes, giftInCombat, makesDeadly } from '../../situations.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([['Indigestion', 'Necromutant', 'fight', [4, 4, 2, 1]]])(
  '%s on %s by %s',
  giftInCombat,
);

it.each([['Dimensional Warp', 'Necromutant']])('%s makes %s deadly', makesDeadly);

it.each([['Distort', 'Necromutant']])('%s: 10 destiny points discard an equipment card', corrodes);

it('Necrovisual Link shows a hand for an action; Portal of Dark Healing heals for three', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Nepharite of Semai', wounded: true, gear: { g: 'Necrovisual Link', h: 'Portal of Dark Healing' } } } },
    Petr: { hand: { x: 'Lucky Shot' } },
  });
  t.do('0: use g as 0 at 1');
  t.passWhile();
  const view = t.game.see(t.position, 0).table as never as { shown: { id: number; def: number | null }[] };
  expect(view.shown).toEqual([{ id: t.id('x'), def: t.card('x').def }]);
  const h = table('tournament', {
    Jana: { cohort: { a: { card: 'Nepharite of Semai', wounded: true, gear: { h: 'Portal of Dark Healing' } } } },
    Petr: {},
  });
  h.do('0: use h as 0').passWhile();
  expect(h.card('a').wounded).toBe(false);
});

it('Portal of Undeath brings an Undead Legionnaire for each kill', () => {
  const t = table('tournament', {
    Jana: { discard: { boy: 'Undead Legionnaire' }, cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } } },
    Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
  expect(t.card('boy').zone).toBe('cohort');
});

it('Invoke Frenzy heals for 1 Armor', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { cohort: { n: { card: 'Centurion', gear: { g: 'Invoke Frenzy' } }, r: { card: 'Razide', wounded: true } } },
    Petr: {},
  });
  t.do('0: use g as 0 on r').passWhile();
  expect([t.card('r').wounded, ratingOf(t.world, t.id('r'), 2, null)]).toEqual([false, 6]);
});

it('Flow of Acid hurts all whose Armor it reaches', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, cohort: { a: { card: 'Necromutant', gear: { g: 'Flow of Acid' } } } },
    Petr: { squad: { d: 'Hussar', e: 'Dragoon' } },
  });
  t.do('0: use g as 0', '0: spend 9').passWhile();
  expect([t.card('d').wounded, t.card('e').wounded, t.card('a').wounded]).toEqual([true, false, false]);
});
