import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { inPhase, inWindow, strike, strikes, type Words } from '../situations.ts';

const paired = (jana: Words, petr: Words): Table =>
  table('tournament', { Jana: { destiny: 9, cohort: { a: 'Razide' }, ...jana }, Petr: { destiny: 9, squad: { d: 'Mystic' }, ...petr } }).do(
    '0: attack',
    '0: attacker a',
    '0: defender d',
  );

it('Admonish Resistance: the Dark Legion attacks the Brotherhood only, while there is any', rules('DOT 24.2.11'), () => {
  const targets = (petr: Words): boolean[] => {
    const t = table('tournament', {
      Jana: { cohort: { a: 'Razide' }, squad: { x: 'Admonish Resistance' } },
      Petr: { squad: { d: 'Hussar', ...petr } },
    });
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    return [t.offersKey('defender d')];
  };
  expect([targets({}), targets({ m: 'Mystic' })]).toEqual([[true], [false]]);
});

it('Back Door: the attacker has the modifiers of the warzone, too', () => {
  const given = (hand: Words): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, hand, cohort: { a: 'Razide' } },
      Petr: { squad: { d: 'Hussar', z: 'Mercurian Diamond Caverns' } },
    });
    return t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z');
  };
  const [a, d] = strikes(strike(given({})));
  const [b, e] = strikes(strike(given({ x: 'Back Door' }).do('0: play x on d')));
  const mine = d!.rating - 2;
  expect(mine).not.toBe(0);
  expect([b!.rating - a!.rating, e!.rating]).toEqual([mine, d!.rating]);
});

it('Cornered: no more specials in this combat, and Art still', () => {
  const t = paired({ hand: { x: 'Cornered', y: 'Evasive Action' } }, { hand: { s: 'Evasive Action', k: 'Fist of Fury' } });
  t.do('0: fight', '0: play x').answered();
  t.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 1));
  expect([t.offersKey('play s on d'), t.offersKey('play k')]).toEqual([false, true]);
  const u = paired({ hand: { x: 'Cornered' } }, { hand: { s: 'Evasive Action' } }).do('0: fight');
  u.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 1));
  expect(u.offersKey('play s on d')).toBe(true);
});
it('Cornered: what cancels it may be played, and it is over', rules('DOT 28.3', 'DOT 28.16'), () => {
  const t = paired({ hand: { x: 'Cornered' } }, { hand: { m: 'Miscommunication', s: 'Evasive Action' } });
  t.do('0: fight', '0: play x').answered();
  t.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 1));
  expect([t.offersKey('play s on d'), t.offersKey('play m on x')]).toEqual([false, true]);
  t.do('1: play m on x').answered();
  t.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 1));
  expect(t.offersKey('play s on d')).toBe(true);
});

it('Think Again: just after the naming; only its player plays specials', () => {
  const t = paired({ hand: { x: 'Think Again', y: 'Evasive Action' } }, { hand: { s: 'Evasive Action' } });
  t.do('0: play x', '0: fight');
  const can = (seat: number, key: string): boolean => t.passWhile(p => !(inPhase('modifiers')(p) && p.asked === seat)).offersKey(key);
  expect([can(0, 'play y on a'), can(1, 'play s on d')]).toEqual([true, false]);
  const late = paired({ hand: { x: 'Think Again' } }, {}).do('0: fight');
  late.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 0));
  expect(late.offersKey('play x')).toBe(false);
});

it('Entitlement: with more than two, only the two of the combat play anything', () => {
  const given = (hand: Words): Table => {
    const t = table(
      'tournament',
      {
        Jana: { cohort: { a: 'Razide' }, hand },
        Petr: { squad: { d: 'Mystic' } },
        Eva: { hand: { s: 'Evasive Action', f: 'Forgery' }, squad: { q: { card: 'Hussar', gear: { r: 'Armor of the True Assassin' } } } },
      },
      { seats: 3 },
    );
    return t.do('0: attack', '0: attacker a', '0: defender d');
  };
  const t = given({ x: 'Entitlement' });
  t.do('0: play x', '0: fight').passWhile(p => !(inPhase('modifiers')(p) && p.asked === 2));
  expect([t.offersKey('play s on d'), t.offersKey('play f on r')]).toEqual([false, false]);
  const u = given({}).do('0: fight');
  u.passWhile(p => !(inPhase('modifiers')(p) && p.asked === 2));
  expect([u.offersKey('play s on d'), u.offersKey('play f on r')]).toEqual([true, true]);
  expect(paired({ hand: { x: 'Entitlement' } }, {}).offersKey('play x')).toBe(false);
});

it('Dead Zone: no Art and no Dark Symmetry in combats from that warzone', rules('DOT 23.4'), () => {
  const given = (gear: Words, zone: string): Table => {
    const t = table('tournament', {
      Jana: { destiny: 9, cohort: { a: { card: 'Heretic', gear: { g: 'Evil Eye' } } } },
      Petr: { destiny: 9, hand: { s: 'Fist of Fury' }, squad: { d: 'Mystic', z: { card: 'Mercurian Diamond Caverns', gear } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', `1: ${zone}`);
    return t.passWhile(p => !inPhase('modifiers')(p));
  };
  const offered = (t: Table): boolean[] => {
    const can = (seat: number, key: string): boolean => t.passWhile(p => p.asked !== seat).offersKey(key);
    return [can(0, 'use g as 0'), can(1, 'play s')];
  };
  expect(offered(given({ x: 'Dead Zone' }, 'warzone z'))).toEqual([false, false]);
  expect(offered(given({ x: 'Dead Zone' }, 'none'))).toEqual([true, true]);
  const t = table('tournament', {
    Jana: { hand: { x: 'Dead Zone' }, squad: { h: 'Hussar' } },
    Petr: { squad: { z: 'Mercurian Diamond Caverns' } },
  });
  expect(t.offersKey('play x on h')).toBe(false);
  t.do('0: play x on z').passWhile();
  expect([t.card('x').host, t.world.pools[0]!.open]).toEqual([t.id('z'), 1]);
});

it('Listen Up!: area equipment goes and does not come again', rules('DOT 37.10'), () => {
  const t = inWindow(
    { hand: { x: 'Listen Up!' } },
    { squad: { d: { card: 'Hussar', gear: { g: 'Combat Armor' } }, m: 'Surface-To-Air Missile' } },
  );
  t.do('0: play x at 1').passWhile();
  expect([t.card('m').zone, t.card('g').zone]).toEqual(['discard', 'attached']);
  const u = table('tournament', {
    Jana: {
      hand: { m: 'Surface-To-Air Missile', v: 'Punisher Combo' },
      squad: { h: 'Hussar' },
      player: { x: { card: 'Listen Up!', by: 'Petr' } },
    },
    Petr: {},
  });
  expect([u.offersKey('play m to squad'), u.offersKey('play v on h')]).toEqual([false, true]);
});

it('Throwing It All Away: one card at most in a draw step', () => {
  const drawn = (squad: Words): number => {
    const t = table('tournament', { active: 'Petr', turn: 8, Jana: { squad: { a: 'Hussar', ...squad } }, Petr: {} });
    return untilTurn(t, 9)
      .passWhile(p => p.question === 'window.answer')
      .side(0).hand.length;
  };
  expect([drawn({}), drawn({ x: 'Throwing It All Away' })]).toEqual([7, 1]);
});

it('Trust in the Arms: no Art until your next turn', rules('DOT DR-107'), () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Trust in the Arms' } },
    Petr: { destiny: 9, hand: { s: 'Arctic Wave' }, squad: { m: 'Mystic' } },
  });
  t.do('0: meditate');
  t.passWhile(p => p.asked !== 1);
  expect(t.offersKey('play s')).toBe(true);
  t.do('0: play x').answered();
  t.passWhile(p => p.asked !== 1);
  expect(t).toRefuse(t.key('play s'), 'DOT DR-107');
});

it('Try and Stop Me!: what kills at once only wounds; a second wound kills', () => {
  const given = (wounded: boolean): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { g: 'Scythe of Semai' } } } },
      Petr: { destiny: 0, squad: { d: { card: 'Hussar', wounded, gear: { x: 'Try and Stop Me!' } } } },
    });
    return strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
  };
  expect([given(false).card('d').wounded, given(false).happened('killed'), given(true).happened('killed')]).toEqual([true, false, true]);
});

it('Untouchable: no Art at the player, but at his warriors', rules('DOT 29.1s', 'DOT 29.1t', 'DOT 29.6', 'DOT 29.7'), () => {
  const given = (player: Words): Table =>
    inWindow(
      { hand: { s: 'Greater Divination', w: 'Exorcise Injuries' }, squad: { m: 'Mystic' } },
      { player, squad: { d: { card: 'Hussar', wounded: true } } },
    );
  const t = given({ x: { card: 'Untouchable', by: 'Petr' } });
  expect([t.offersKey('play s at 1'), t.offersKey('play w on d')]).toEqual([false, true]);
  expect(given({}).offersKey('play s at 1')).toBe(true);
});
