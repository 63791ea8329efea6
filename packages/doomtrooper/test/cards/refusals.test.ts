/** What cards of the expansions refuse, and what they take instead. Those of the base set have a file of their own. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { acting, fighting, inWindow, judge, type Words } from './situations.ts';
import { rig, table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

const OK = 'offered';
const NOT_HERE = 'DOT 28.19';
const NOBODY = 'DOT 28.16';

it('Heist takes equipment that another’s warrior carries, and that one’s own may have', rules('DOT 28.16'), () => {
  const t = inWindow(
    { hand: { h: 'Heist' }, squad: { a: { card: 'Golden Lion', gear: { own: 'Combat Armor' } } } },
    {
      squad: {
        d: { card: 'Hussar', gear: { blade: 'Punisher Blade', drill: 'Martial Training' } },
        big: 'Bauhaus Great Infurior',
      },
      cohort: { r: { card: 'Razide', gear: { v: 'Vassht' } } },
    },
  );
  const keys = ['blade', 'own', 'drill', 'big', 'v', 'd'].map(on => `play h on ${on}`);
  expect(judge(t, ...keys)).toEqual([OK, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]);
  const alone = inWindow({ hand: { h: 'Heist' } }, { squad: { d: { card: 'Hussar', gear: { blade: 'Punisher Blade' } } } });
  expect(judge(alone, 'play h on blade')).toEqual([NOBODY]);
});

it('a Bauhaus Bank lends up to ten, and is paid back what is owed', rules('DOT 28.16'), () => {
  const bank = (debt: number) => {
    const t = table('tournament', { at: 'window', Jana: { destiny: 5, debt, player: { b: 'Bauhaus Bank' } }, Petr: {} });
    return judge(t, 'use b as 0', 'use b as 1');
  };
  expect([bank(0), bank(1), bank(20)]).toEqual([
    [OK, NOBODY],
    [OK, OK],
    [NOBODY, OK],
  ]);
});

it('a Protective Wall takes three of those who stand where it stands', rules('DOT 28.16', 'DOT 12.9', 'DOT 33.12'), () => {
  const t = acting(
    { squad: { w: 'Protective Wall', a: 'Golden Lion', b: 'Hussar', c: 'Dragoon', e: 'Clansman' }, cohort: { r: 'Razide' } },
    { squad: { d: 'Hussar' } },
  );
  Object.assign(rig(t.world.pools[0]!), { open: 9 });
  expect(judge(t, ...['a', 'd', 'r'].map(on => `use w as 0 on ${on}`))).toEqual([OK, 'DOT 12.9', 'DOT 33.12']);
  for (const on of ['a', 'b']) t.do(`0: use w as 0 on ${on}`).passWhile(p => p.question === 'window.answer');
  expect(judge(t, ...['a', 'c'].map(on => `use w as 0 on ${on}`))).toEqual([NOBODY, OK]);
  t.do('0: use w as 0 on c').passWhile(p => p.question === 'window.answer');
  expect(judge(t, 'use w as 0 on e')).toEqual([NOBODY]);
});

it(
  'Point Guard and Rear Guard stand in for comrades of their area who are attacked so',
  rules('DOT 28.19', 'DOT 33.12', 'DOT 37.1'),
  () => {
    const guard = (card: string, gear: Words) => ({ card, gear });
    const petr: Words = {
      squad: {
        d: 'Hussar',
        p: guard('Dragoon', { point: 'Point Guard' }),
        r: guard('Dragoon', { rear: 'Rear Guard' }),
        leader: guard('Dragoon', { safe: 'Behind the Wall', idle: 'Point Guard' }),
      },
      cohort: { far: guard('Heretic', { away: 'Point Guard' }) },
    };
    const jana: Words = { squad: { a: 'Golden Lion', mine: guard('Clansman', { own: 'Point Guard' }) } };
    const keys = ['point', 'rear', 'away', 'idle'].map(use => `use ${use} as 0`);
    expect(judge(fighting(jana, petr, 'modifiers', 1, 'fight'), ...keys)).toEqual([OK, NOT_HERE, NOT_HERE, 'DOT 37.1']);
    expect(judge(fighting(jana, petr, 'modifiers', 1, 'shoot'), ...keys)).toEqual([NOT_HERE, OK, NOT_HERE, NOT_HERE]);
    expect(judge(fighting(jana, petr, 'modifiers', 0, 'fight'), 'use own as 0')).toEqual([NOT_HERE]);
    const t = acting({ hand: { g: 'Point Guard' }, squad: { a: 'Hussar' }, cohort: { b: 'Razide' }, station: { c: 'Templar Marine' } }, {});
    expect(judge(t, ...['a', 'b', 'c'].map(on => `play g on ${on}`))).toEqual([OK, OK, 'DOT 33.12']);
  },
);

it('a Panic Button calls a comrade into its bearer’s combat', rules('DOT 28.19', 'DOT 28.16'), () => {
  const bearer = { card: 'Golden Lion', gear: { b: 'Panic Button' } };
  const foe = { cohort: { d: 'Razide' } };
  expect(judge(fighting({ squad: { a: bearer, h: 'Clansman' } }, foe, 'modifiers'), 'use b as 0')).toEqual([OK]);
  expect(judge(fighting({ squad: { a: bearer, h: 'Hussar' } }, foe, 'modifiers'), 'use b as 0')).toEqual([NOBODY]);
  expect(judge(fighting({ squad: { a: 'Clansman', h: bearer, i: 'Blood Beret' } }, foe, 'modifiers'), 'use b as 0')).toEqual([NOT_HERE]);
});

it('an Evil Eye looks once in a combat, at whom its bearer attacks', rules('DOT 28.19', 'DOT 7.24'), () => {
  const eye = (gear: string) => ({ card: 'Heretic', gear: { [gear]: 'Evil Eye' } });
  const jana = { cohort: { a: eye('e'), b: eye('f') } };
  const petr = { squad: { d: 'Hussar' }, cohort: { h: eye('g') } };
  const t = fighting(jana, petr, 'modifiers');
  expect(judge(t, 'use e as 0', 'use f as 0')).toEqual([OK, NOT_HERE]);
  expect(judge(fighting({ cohort: { a: 'Razide' } }, { cohort: { d: eye('g') } }, 'modifiers', 1), 'use g as 0')).toEqual([NOT_HERE]);
  t.do('0: use e as 0').answered();
  t.do('1: refuse').passWhile(() => t.asked !== 0);
  expect(judge(t, 'use e as 0', 'use f as 0')).toEqual(['DOT 7.24', NOT_HERE]);
});

it('Grand Assault and Hidden attack out of turn, but in no combat', rules('DOT 28.16'), () => {
  const jana = { hand: { g: 'Grand Assault' }, squad: { a: 'Golden Lion', m: { card: 'Mortificator', gear: { h: 'Hidden' } } } };
  const petr = { cohort: { d: 'Razide' } };
  expect(judge(inWindow(jana, petr), 'play g', 'use h as 0')).toEqual([OK, OK]);
  expect(judge(inWindow(jana, {}), 'play g')).toEqual([NOBODY]);
  expect(judge(fighting(jana, petr, 'modifiers'), 'play g', 'use h as 0')).toEqual([NOBODY, NOBODY]);
});

it('an Escape Hatch opens outside combats, once, and for nobody in cover', rules('DOT 20.13', 'DOT 7.24', 'DOT 11.33'), () => {
  const hatched = (more: Words, inside: boolean) => ({
    squad: {
      a: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside, gear: { h: 'Escape Hatch' } } }, ...more },
      z: 'Dragoon',
    },
  });
  const t = inWindow(hatched({}, false), { cohort: { d: 'Razide' } });
  expect(judge(t, 'use h as 0')).toEqual([OK]);
  t.do('0: use h as 0').answered();
  t.until('Jana');
  expect([t.card('tank').inside, ...judge(t, 'use h as 0')]).toEqual([true, 'DOT 7.24']);
  expect(judge(inWindow(hatched({ covered: true }, false), {}), 'use h as 0')).toEqual(['DOT 11.33']);
  expect(judge(fighting(hatched({}, true), { cohort: { d: 'Razide' } }, 'modifiers'), 'use h as 0')).toEqual(['DOT 20.13']);
});

it('Miscommunication takes back what another player has played in the combat', rules('DOT 28.16', 'DOT 28.3'), () => {
  const t = fighting(
    { hand: { blow: 'Powerful Blow', own: 'Miscommunication' }, squad: { a: { card: 'Golden Lion', gear: { g: 'Martial Training' } } } },
    { hand: { m: 'Miscommunication', x: 'Doomed' }, cohort: { d: 'Razide' } },
    'modifiers',
  );
  t.do('0: use g as 0', '0: spend 2').answered();
  t.do('0: play blow on a').answered();
  t.passWhile(() => t.asked !== 1);
  expect(judge(t, 'play m on blow', 'play m on g')[0]).toBe(OK);
  expect(t.offersKey('play m on g')).toBe(false);
  t.passWhile(() => t.asked !== 0);
  expect(t.offersKey('play own on blow')).toBe(false);
});
