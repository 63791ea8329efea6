import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ask, ratingsOf, strike } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

const sick = (petr: object = {}) =>
  strike(
    table('tournament', {
      turn: 8,
      Jana: { destiny: 0, cohort: { c: { card: 'Curator', gear: { p: 'Plague Bearer' } } } },
      Petr: { destiny: 8, squad: { d: 'Sunset Striker', e: 'Hussar', f: 'Hussar' }, cohort: { l: 'Razide' }, ...petr },
    }).do('0: attack', '0: attacker c', '0: defender d', '0: fight'),
  );
const armour = (t: ReturnType<typeof table>) => ['d', 'e', 'f', 'l'].map(name => ratingsOf(t, name)[2]);

it('Plague Bearer: a Doomtrooper who has fought the bearer has 2 Armor less', rules('DOT DR-113'), () => {
  const clean = armour(
    table('tournament', { Jana: {}, Petr: { squad: { d: 'Sunset Striker', e: 'Hussar', f: 'Hussar' }, cohort: { l: 'Razide' } } }),
  );
  const t = sick();
  expect([t.card('d').zone, armour(t)]).toEqual(['squad', [clean[0]! - 2, ...clean.slice(1)]]);
});
it('Plague Bearer: in his draw step its player passes it on, until he pays', rules('DOT DR-113'), () => {
  const t = untilTurn(sick(), 9).passWhile(p => p.question === 'window.answer');
  expect([t.asked, t.offers.toSorted()]).toEqual([1, [t.key('pick e'), t.key('pick f')].toSorted()]);
  ask(t.do('1: pick e'));
  expect(armour(t)[1]).toBe(1);
  ask(t.do('1: meditate', '1: use p as 0 on d'));
  expect([t.side(1).destiny, ratingsOf(t, 'd')[2]! - armour(sick())[0]!]).toEqual([5, 2]);
});
it('Plague Bearer: without the gift there is no plague', rules('DOT DR-113'), () => {
  const t = sick({ hand: { f1: 'Fallen From Favor' } });
  const ill = armour(t)[0]!;
  untilTurn(t, 9)
    .do('1: pick e', '1: meditate', '1: play f1 on p')
    .passWhile(p => p.question === 'window.answer');
  expect([t.card('p').zone, armour(t)[0]]).toEqual(['discard', ill + 2]);
});
