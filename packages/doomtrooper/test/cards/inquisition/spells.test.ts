import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { kindNow, table, type Table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { combat, inWindow, ratingsOf, strikes } from '../situations.ts';

it('Arctic Wave: −2 Fight and Shoot for all, and longer for 4 at the start of the next turn', rules('DOT 3.32', 'DOT 21.14'), () => {
  const given = (): Table =>
    inWindow({ destiny: 4, hand: { s: 'Arctic Wave' }, squad: { m: 'Mystic' } }, { squad: { d: 'Free Marine' } })
      .do('0: play s')
      .passWhile();
  const t = given();
  expect(ratingsOf(t, 'd')).toEqual([2, 4, 4, 5]);
  const turn = t.world.turn;
  const next = untilTurn(t, turn + 2);
  expect(next.offers.toSorted()).toEqual(['pay', 'refuse']);
  next.do('0: pay');
  expect([ratingsOf(next, 'd'), next.side(0).destiny]).toEqual([[2, 4, 4, 5], 0]);
  const u = untilTurn(given(), turn + 2).do('0: refuse');
  expect(ratingsOf(u, 'd')).toEqual([4, 6, 4, 5]);
});

it('Attack Prediction: the attack does not take place, its action is spent', () => {
  const t = table('tournament', {
    Jana: { cohort: { a: 'Razide' } },
    Petr: { destiny: 6, hand: { s: 'Attack Prediction' }, squad: { d: 'Mystic' } },
  });
  t.do('0: attack', '1: play s').passWhile();
  expect([t.happened('attackLost'), t.happened('paired'), t.side(1).destiny]).toEqual([true, false, 0]);
});

it('Exorcise Injuries heals, and makes a death a wound', rules('DOT 7.24'), () => {
  const t = inWindow({ hand: { s: 'Exorcise Injuries' }, squad: { m: 'Mystic', h: { card: 'Hussar', wounded: true } } }, {});
  t.do('0: play s on h').passWhile();
  expect(t.card('h').wounded).toBe(false);
  const given = (wounded: boolean): Table => {
    const u = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { g: 'Scythe of Semai' } } } },
      Petr: { destiny: 0, hand: { s: 'Exorcise Injuries' }, squad: { m: 'Mystic', d: { card: 'Hussar', wounded } } },
    });
    u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => !(kindNow(u) === 'saving' && p.asked === 1));
    return u.do('1: play s on d').passWhile();
  };
  for (const wounded of [true, false]) expect([given(wounded).card('d').zone, given(wounded).card('d').wounded]).toEqual(['squad', true]);
});

it('Fist of Fury is shared out between Armor and Fight', rules('DOT 21.14'), () => {
  const t = combat(
    { hand: { s: 'Fist of Fury' }, squad: { a: 'Mystic' } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s',
    '0: spend 5',
    '0: bid 2',
  );
  const u = combat({ hand: { s: 'Fist of Fury' }, squad: { a: 'Mystic' } }, { cohort: { d: 'Razide' } }, 'fight');
  expect([strikes(t)[0]!.rating - strikes(u)[0]!.rating, strikes(t)[1]!.armour - strikes(u)[1]!.armour]).toEqual([3, 2]);
});

it('Transmutation shares out Fight, Shoot and Armor again, and wounds the caster after the combat', rules('DOT 21.14', 'DOT 22.1'), () => {
  const t = combat(
    { hand: { s: 'Transmutation' }, squad: { a: 'Mystic' } },
    { destiny: 0, cohort: { d: 'Razide' } },
    'fight',
    '0: play s',
    '0: bid 12',
  );
  const u = combat({ squad: { a: 'Mystic' } }, { cohort: { d: 'Razide' } }, 'fight');
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour, strikes(u)[1]!.armour]).toEqual([0, 12, 4]);
  expect([t.card('a').wounded, t.happened('wounded', { card: t.id('a') })]).toEqual([true, true]);
});

it('Greater Divination: a look for 6, and a card goes for each 6 more', rules('DOT 37.10', 'DOT 37.9'), () => {
  const given = (spend: number, pile: string): Table =>
    inWindow(
      { hand: { s: 'Greater Divination' }, squad: { m: 'Mystic' } },
      { library: { l: 'Hussar', k: 'Dragoon' }, discard: { x: 'Forgery' } },
    ).do('0: play s at 1', `0: spend ${spend}`, `0: ${pile}`);
  expect(given(6, 'library').offers).toEqual(['stop']);
  const t = given(12, 'library');
  t.do(`0: ${t.offers.find(key => key !== 'stop')}`, '0: stop').passWhile();
  expect([t.side(1).library.length, t.side(1).discard.length]).toEqual([1, 2]);
  const u = given(12, 'discard').do('0: pick x', '0: stop').passWhile();
  expect([u.card('x').zone, u.card('s').zone]).toEqual(['sacrificed', 'sacrificed']);
});
