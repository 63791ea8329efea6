import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { table, rig } from '../../fixture.ts';
import { type Words, strike, strikes } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Fortified Entrenchment: +2 Armor for defenders there, and 2 for each equipment card put in', rules('DOT 33.4', 'DOT 37.10'), () => {
  const t = table('tournament', {
    active: 'Petr',
    opened: true,
    Jana: {
      hand: { x: 'Punisher Handgun' },
      squad: { f: { card: 'Fortified Entrenchment', marks: 1 }, d: 'Hussar' },
    },
    Petr: { cohort: { a: 'Razide' } },
  });
  t.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
  expect(strikes(strike(t))[0]!.armour).toBe(7);
  const fed = table('tournament', { Jana: { hand: { x: 'Punisher Handgun' }, squad: { f: 'Fortified Entrenchment' } }, Petr: {} });
  fed.do('0: use f as 0', '0: pick x').passWhile();
  expect([fed.card('f').marks, fed.card('x').zone]).toEqual([1, 'discard']);
});

it(
  'Protective Wall hides up to three; when it falls they are wounded',
  rules('DOT 34.6', 'DOT 34.7', 'DOT 34.8', 'DOT 12.9', 'DOT 33.12', 'DOT 28.16', 'DOT 37.1', 'DOT 37.3'),
  () => {
    const t = table('tournament', {
      Jana: { squad: { w: 'Protective Wall', a: 'Hussar', b: 'Dragoon', c: 'Infantry', e: 'Samurai' }, cohort: { r: 'Razide' } },
      Petr: { hand: { i: 'Surprise Invasion!' }, squad: { x: 'Max Steiner' } },
    });
    expect(t).toRefuse(t.key('use w as 0 on r'), 'DOT 33.12');
    t.do('0: use w as 0 on a', '0: use w as 0 on b', '0: use w as 0 on c').passWhile();
    expect([isCapable(t.world, t.id('a')), isCapable(t.world, t.id('e'))]).toEqual([false, true]);
    untilTurn(t, 10);
    t.passWhile();
    t.do('1: play i on w').passWhile();
    expect(['a', 'b', 'c', 'e'].map(name => t.card(name).wounded)).toEqual([true, true, true, false]);
    expect(isCapable(t.world, t.id('a'))).toBe(true);
  },
);
it('Discreet Meeting Room: victory points by mercenaries', rules('DOT 32.32s', 'DOT 32.32t'), () => {
  const offers = (mine: Words): number => {
    const t = table('tournament', { Jana: { destiny: 0, squad: { a: 'Freelancer Patriarch', ...mine } }, Petr: {} });
    t.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
    return t.side(0).destiny > 0 ? 0 : t.offers.length;
  };
  expect([offers({}), offers({ m: 'Discreet Meeting Room' }) > 1]).toEqual([0, true]);
});

it('Sanctuary: who would be removed from the game is discarded', rules('DOT 37.9', 'DOT 37.25'), () => {
  const at = (f: string) => {
    const t = table('tournament', {
      Jana: { hand: { c: 'Bloody Coup' }, cohort: { a: 'Razide' } },
      Petr: { squad: { f, d: 'President Charles W. Colding' } },
    });
    t.do('0: play c on d').passWhile();
    return [t.card('d').zone, t.card('c').zone];
  };
  expect([at('Sanctuary'), at('Heimburg')]).toEqual([
    ['discard', 'sacrificed'],
    ['sacrificed', 'sacrificed'],
  ]);
});

it(
  'Targeting Installation: the marked die of a wound by your Doomtrooper, and nothing saves them',
  rules('DOT 24.7.3', 'DOT 24.6.4'),
  () => {
    const at = (marked: boolean, attacker: string, side = 'squad') => {
      const t = table('tournament', {
        Jana:
          side === 'squad'
            ? { squad: { f: 'Targeting Installation', a: attacker } }
            : { squad: { f: 'Targeting Installation' }, cohort: { a: attacker } },
        Petr: { destiny: 20, hand: { s: 'Narrow Escape!' }, squad: { d: { card: 'Infantry', gear: { k: 'Try and Stop Me!' } } } },
      });
      if (marked) t.do('0: use f as 0 on d').passWhile();
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
      return [t.card('d').zone, t.card('d').wounded];
    };
    expect([at(true, 'Hussar'), at(false, 'Hussar'), at(true, 'Razide', 'cohort')]).toEqual([
      ['discard', false],
      ['squad', true],
      ['squad', true],
    ]);
  },
);

it('Targeting Installation: so outside combat', rules('DOT 24.7.3'), () => {
  const thrown = (marked: boolean) => {
    const t = table('tournament', {
      actions: 3,
      Jana: { squad: { f: 'Targeting Installation', a: { card: 'Hussar', gear: { x: 'Antipersonnel Grenade' } } } },
      Petr: { destiny: 20, hand: { s: 'Narrow Escape!' }, squad: { d: 'Infantry' } },
    });
    if (marked) t.do('0: use f as 0 on d').passWhile(p => p.question === 'window.answer');
    t.do('0: use x as 0 on d').passWhile();
    return [t.card('d').zone, t.card('d').wounded];
  };
  expect([thrown(true), thrown(false)]).toEqual([
    ['discard', false],
    ['squad', true],
  ]);
});
it('Targeting Installation: a mark goes with it', rules('DOT 7.24'), () => {
  const t = table('tournament', {
    Jana: { hand: { p: 'Planetary Bombing' }, squad: { f: 'Targeting Installation', a: 'Hussar' } },
    Petr: { squad: { d: 'Infantry' } },
  });
  rig(t.world.pools[0]!).open = 6;
  t.do('0: use f as 0 on d').passWhile();
  t.do('0: play p').passWhile();
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect([t.card('f').zone, t.card('d').wounded]).toEqual(['sacrificed', true]);
});

it('Guard Station: a warrior from the hand spoils a Sabotage', rules('DOT 26.10', 'DOT 8.6', 'DOT DR-128'), () => {
  const at = (hand: Record<string, string>) => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Hussar' } },
      Petr: { destiny: 9, hand, squad: { g: 'Guard Station' } },
    });
    return t.do('0: sabotage a against 1');
  };
  const t = at({ h: 'Hussar', i: 'Inspired' });
  expect([t.asked, t.offers]).toEqual([1, ['stop', t.key('pick h')]]);
  t.do('1: pick h').passWhile();
  expect([t.card('h').zone, t.side(1).destiny, t.happened('sabotageFailed'), t.happened('paired')]).toEqual(['squad', 7, true, false]);
  // He is asked whatever he holds.
  const u = at({ i: 'Inspired' });
  expect([u.asked, u.offers]).toEqual([1, ['stop']]);
  u.do('1: stop').passWhile();
  expect(u.happened('sabotaged')).toBe(true);
});

it(
  'Targeting Installation: neither armor that takes wounds nor a Narrow Escape! helps the marked',
  rules('DOT 24.7.3', 'DOT 37.1', 'DOT 37.3'),
  () => {
    const at = (marked: boolean) => {
      const t = table('tournament', {
        Jana: { squad: { f: 'Targeting Installation', a: 'Chemiman' } },
        Petr: { destiny: 20, hand: { s: 'Narrow Escape!' }, squad: { d: { card: 'Infantry', gear: { l: 'Lifeguard Armor' } } } },
      });
      if (marked) t.do('0: use f as 0 on d').passWhile();
      let offered = false;
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
      t.passWhile(() => {
        offered ||= t.offersKey('play s on d');
        return t.offers.includes('pass');
      });
      return [offered, t.card('d').zone];
    };
    expect([at(true), at(false)]).toEqual([
      [false, 'discard'],
      [true, 'squad'],
    ]);
  },
);
