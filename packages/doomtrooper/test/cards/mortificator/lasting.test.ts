import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { attackWithoutDestiny, haveAbility, inPhase, inWindow } from '../situations.ts';

it('Blessed Blood: no poison is used against him', rules('DOT 28.16'), () => {
  const offers = (gear: object): boolean[] => {
    const t = attackWithoutDestiny({ squad: { a: { card: 'Mortificator', gear: { m: 'Lotus Blossom', z: 'Death Maze' } } } }, {
      cohort: { d: { card: 'Razide', gear } },
    } as never);
    t.passWhile(p => !(inPhase('status')(p) && p.asked === 0));
    return [t.offersKey('use m as 0'), t.offersKey('use z as 0')];
  };
  expect([offers({}), offers({ b: 'Blessed Blood' })]).toEqual([
    [true, true],
    [false, false],
  ]);
  const dream = (gear: object): boolean =>
    inWindow(
      { squad: { a: { card: 'Mortificator', gear: { m: 'Platinum Dream' } } } },
      {
        squad: { d: { card: 'Hussar', gear: { c: 'Mental Constitution', ...gear } } },
      },
    ).offersKey('use m as 0 on d');
  expect([dream({}), dream({ b: 'Blessed Blood' })]).toEqual([true, false]);
  const t = table('tournament', { Jana: { hand: { b: 'Blessed Blood' } }, Petr: { cohort: { r: 'Razide' } } });
  t.do('0: play b on r');
  expect([
    haveAbility(
      t.passWhile(p => p.question === 'window.answer'),
      'poisonImmune',
      ['r'],
    ),
    t.happened('actionTaken', { n: 2 }),
  ]).toEqual([[true], true]);
});

it('Certified Operator: vehicles of every affiliation but the Dark Legion', rules('DOT 11.18'), () => {
  const offers = (gear: object): boolean[] => {
    const t = table('tournament', {
      Jana: { hand: { v: 'Fukimura No. 12 "Kamikaze"', n: 'Hellhound Necrotank' }, squad: { a: { card: 'Infantry', gear } } },
      Petr: {},
    } as never);
    return [t.offersKey('play v on a'), t.offersKey('play n on a')];
  };
  expect([offers({}), offers({ c: 'Certified Operator' })]).toEqual([
    [false, false],
    [true, false],
  ]);
  const t = table('tournament', { Jana: { hand: { c: 'Certified Operator' }, squad: { a: 'Hussar' }, cohort: { r: 'Razide' } }, Petr: {} });
  expect([t.offersKey('play c on a'), t.offersKey('play c on r')]).toEqual([true, false]);
});

it('Defensive Barrier keeps a fortification until it is gone itself', () => {
  const t = table('tournament', {
    Jana: { hand: { b: 'Defensive Barrier', c: 'Defensive Barrier' }, squad: { f: 'Heimburg', h: 'Hussar' } },
    Petr: { squad: { g: 'The Cathedral' } },
  });
  expect(['f', 'h', 'g'].map(name => t.offersKey(`play b on ${name}`))).toEqual([true, false, false]);
  t.do('0: play b on f').passWhile();
  expect([t.card('b').host, t.offersKey('play c on f')]).toEqual([t.id('f'), false]);
  const invaded = (gear: object): boolean[] => {
    const theirs = { squad: { f: { card: 'The Cathedral', gear } } } as never;
    return [
      table('tournament', { Jana: { hand: { s: 'Surprise Invasion!' } }, Petr: theirs }).offersKey('play s on f'),
      inWindow({ hand: { x: 'Terrorist Attack' } }, theirs).offersKey('play x on f'),
    ];
  };
  expect([invaded({}), invaded({ b: 'Defensive Barrier' })]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('Superior Quality keeps equipment from being discarded', () => {
  const t = table('tournament', {
    Jana: { hand: { q: 'Superior Quality' }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } } },
    Petr: {},
  });
  expect(t.offersKey('play q on a')).toBe(false);
  t.do('0: play q on m').passWhile();
  expect(t.card('q').host).toBe(t.id('m'));
  const offers = (gear: object): boolean =>
    inWindow({ hand: { x: 'Malfunction!' } }, {
      squad: { d: { card: 'Hussar', gear: { m: { card: 'Combat Armor', gear } } } },
    } as never).offersKey('play x on m');
  expect([offers({}), offers({ q: 'Superior Quality' })]).toEqual([true, false]);
});

it('Rising and Falling Market: what Meditation brings; each discards the other', rules('DOT 37.10'), () => {
  const meditate = (table_: object): number => {
    const t = table('tournament', { Jana: { destiny: 0 }, Petr: { table: table_ } } as never);
    t.do('0: meditate');
    return t.side(0).destiny;
  };
  expect([meditate({}), meditate({ m: 'Falling Market' }), meditate({ m: 'Rising Market', n: 'Rising Market' })]).toEqual([1, 0, 2]);
  const sweep = (card: string, other: string): Table =>
    inWindow({ hand: { x: card } }, { table: { m: other, n: other } })
      .do('0: play x')
      .passWhile();
  for (const t of [sweep('Rising Market', 'Falling Market'), sweep('Falling Market', 'Rising Market')])
    expect(['x', 'm', 'n'].map(name => t.card(name).zone)).toEqual(['table', 'discard', 'discard']);
});

it("The Curator's Gift: poisons for a follower of Demnogonis", rules('DOT 11.18'), () => {
  const t = table('tournament', {
    Jana: { hand: { g: "The Curator's Gift", p: 'Lotus Blossom', s: 'Stun Grenade' }, cohort: { c: 'Curator', r: 'Razide' } },
    Petr: {},
  });
  expect([t.offersKey('play p on c'), t.offersKey('play g on r')]).toEqual([false, false]);
  t.do('0: play g on c').passWhile();
  expect([t.offersKey('play p on c'), t.offersKey('play p on r'), t.offersKey('play s on c')]).toEqual([true, false, false]);
});
