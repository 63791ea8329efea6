import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { inWindow } from '../situations.ts';

it('Age of Catastrophe discards all equipment and keeps it away', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 5,
      hand: { x: 'Age of Catastrophe', v: 'Violator Sword' },
      squad: { a: { card: 'Hussar', gear: { g: 'Combat Armor' } } },
    },
    Petr: { hand: { w: 'Punisher Combo' }, squad: { d: { card: 'Hussar', gear: { s: 'Subversive Agent', h: 'Violator Sword' } } } },
  });
  t.do('0: play x').passWhile();
  expect([t.card('g').zone, t.card('h').zone, t.card('s').zone, t.side(0).destiny]).toEqual(['discard', 'discard', 'attached', 0]);
  const mine = table('tournament', {
    Jana: { hand: { v: 'Violator Sword' }, squad: { a: 'Hussar' } },
    Petr: { squad: { x: 'Age of Catastrophe' } },
  });
  expect(mine.offersKey('play v on a')).toBe(false);
});

it(
  'Attraction: two Doomtroopers do each other no harm, until one of them leaves play',
  rules('DOT 19.1', 'DOT 24.2.11', 'DOT 37.10'),
  () => {
    const t = inWindow(
      { hand: { x: 'Attraction' }, squad: { a: 'Mortificator' } },
      { squad: { d: 'Hussar', e: 'Dragoon' }, cohort: { r: 'Razide' } },
    );
    expect(t.offersKey('play x on r')).toBe(false);
    t.do('0: play x on a').answered();
    t.do('0: pick d').passWhile();
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    expect([t.offersKey('defender d'), t.offersKey('defender e')]).toEqual([false, true]);
    const u = inWindow(
      { hand: { x: 'Attraction', w: 'Wave of Righteousness' }, squad: { a: 'Mortificator' } },
      { squad: { d: 'Hussar', e: 'Dragoon' } },
    );
    u.do('0: play x on a').answered();
    u.do('0: pick d', '0: play w on d', '0: stop').passWhile();
    expect([u.card('d').zone, u.card('x').zone]).toEqual(['discard', 'discard']);
  },
);

it('Eternal Curse discards the specials on a warrior and lets none on him', rules('DOT 19.1', 'DOT 37.10'), () => {
  const t = inWindow(
    { hand: { x: 'Eternal Curse', t: 'Tainted!' } },
    { squad: { d: { card: 'Hussar', gear: { s: 'Subversive Agent', c: 'Combat Armor' } }, e: 'Dragoon' } },
  );
  t.do('0: play x on d').answered();
  expect([t.card('s').zone, t.card('c').zone, t.card('x').host]).toEqual(['discard', 'attached', t.id('d')]);
  const u = inWindow({ hand: { t: 'Tainted!' } }, { squad: { d: { card: 'Hussar', gear: { x: 'Eternal Curse' } }, e: 'Dragoon' } });
  expect([u.offersKey('play t on d'), u.offersKey('play t on e')]).toEqual([false, true]);
});

it(
  'Skepticism: Doomtroopers attack the Brotherhood, which still attacks none of them (standard)',
  rules('DOT 24.2.9s', 'DOT 24.2.15', 'DOT 24.2.19'),
  () => {
    const attacks = (given: object, attacker: string): boolean => {
      const t = table('standard', {
        Jana: { squad: { a: attacker }, ...given },
        Petr: { squad: { d: attacker === 'Hussar' ? 'Revisor' : 'Hussar' }, cohort: { r: 'Razide' } },
      });
      t.do('0: attack').passWhile();
      t.do('0: attacker a');
      return t.offersKey('defender d');
    };
    const there = { squad: { a: 'Hussar', x: 'Skepticism' } };
    expect([attacks({}, 'Hussar'), attacks(there, 'Hussar'), attacks({ squad: { a: 'Revisor', x: 'Skepticism' } }, 'Revisor')]).toEqual([
      false,
      true,
      false,
    ]);
  },
);

it('The Fourth Directorate and the Archetypal Timepiece: one action more, which is no attack', rules('DOT 7.18'), () => {
  const next = (squad: object): { open: number; peaceful: number } => {
    const t = untilTurn(table('tournament', { active: 'Petr', turn: 8, Jana: { squad: { a: 'Hussar', ...squad } }, Petr: {} }), 9);
    t.passWhile(p => p.question === 'window.answer');
    const { open, peaceful } = t.world.pools[0]!;
    return { open, peaceful };
  };
  expect([next({}), next({ x: 'The Fourth Directorate' }), next({ b: { card: 'Dragoon', gear: { x: 'Archetypal Timepiece' } } })]).toEqual([
    { open: 3, peaceful: 0 },
    { open: 3, peaceful: 1 },
    { open: 3, peaceful: 1 },
  ]);
  const t = untilTurn(
    table('tournament', {
      active: 'Petr',
      turn: 8,
      Jana: { destiny: 5, squad: { b: { card: 'Dragoon', gear: { x: 'Archetypal Timepiece' } } } },
      Petr: {},
    }),
    9,
  );
  t.do('0: use x as 0');
  expect(t.side(0).destiny).toBe(0);
  t.passWhile(p => p.question === 'window.answer');
  expect(t.world.pools[0]).toMatchObject({ open: 3, peaceful: 2 });
});
