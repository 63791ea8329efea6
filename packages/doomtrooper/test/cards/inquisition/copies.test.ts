import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table, type Profile } from '../../fixture.ts';
import { ask } from '../situations.ts';

const copying = (model: string, profile: Profile = 'tournament') =>
  ask(
    table(profile, {
      actions: 5,
      Jana: {
        destiny: 9,
        hand: { p: 'Plagiarize', f: 'Fallen From Favor' },
        cohort: { c: 'Child of Ilian' },
        squad: { h: { card: 'Hussar' } },
      },
      Petr: { destiny: 0, squad: { m: model, v: 'Sean Gallagher', z: 'Mystic' } },
    }).do('0: play p on c'),
  );
it('Plagiarize: its bearer has the abilities printed on a warrior who is no personality', rules('DOT 7.24', 'DOT 13.1'), () => {
  const t = copying('Revisor');
  expect([t.offersKey('pick m'), t.offersKey('pick v'), t.offersKey('pick c')]).toEqual([true, false, false]);
  ask(t.do('0: pick m'));
  expect([has(t.world, t.id('c'), 'casts:mentalism', null), has(t.world, t.id('h'), 'casts:mentalism', null)]).toEqual([true, false]);
  ask(t.do('0: meditate', '0: play f on p'));
  expect([t.card('p').zone, has(t.world, t.id('c'), 'casts:mentalism', null)]).toEqual(['discard', false]);
});
it('Plagiarize: switched off, it gives nothing (standard)', rules('DOT 13.18s', 'DOT 13.1'), () => {
  const t = copying('Revisor', 'standard').do('0: pick m');
  expect(has(t.world, t.id('c'), 'casts:mentalism', null)).toBe(true);
  t.do('0: switch p');
  expect(has(t.world, t.id('c'), 'casts:mentalism', null)).toBe(false);
});
it('Plagiarize: what the model asks, the copy asks', () => {
  const t = table('tournament', {
    actions: 5,
    Jana: { destiny: 0, hand: { p: 'Plagiarize' }, cohort: { c: 'Child of Ilian' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 0, squad: { d: 'Sunset Striker', m: 'Bauhaus Cop' } },
  });
  ask(ask(t.do('0: play p on c')).do('0: pick m', '0: attack', '0: attacker h', '0: defender d', '0: fight'));
  expect([t.card('h').wounded, t.asked, t.offers.toSorted()]).toEqual([true, 0, ['imprison', 'leave']]);
  ask(t.do('0: imprison'));
  expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(true);
});
