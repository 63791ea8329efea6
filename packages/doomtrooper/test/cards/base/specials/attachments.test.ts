import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import type { World } from '../../../../src/rules/state.ts';
import { affiliationOf, isFreelancer, isHeretic, isLegion } from '../../../../src/rules/status.ts';
import { ratingOf } from '../../../../src/rules/values.ts';
import { table, type Table } from '../../../fixture.ts';
import { combat, window, type Words } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it('Stigmata: Dark Legion for good, even a Cultist and even when what made him a Heretic is gone', rules('DOT 32.26'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      squad: {
        h: { card: 'Hussar', gear: { t: 'Tainted!', g: 'Dark Fire', s: 'Stigmata' } },
        c: { card: 'Demnogonis Cultist', chosen: 1, gear: { f: 'Dark Fire', z: 'Stigmata' } },
      },
    },
    Petr: { destiny: 20, hand: { e: 'Exorcism' }, squad: { m: 'Mystic' } },
  });
  t.do('1: play e on h').passWhile();
  expect([t.card('t').zone, isLegion(t.world, t.id('h')), isLegion(t.world, t.id('c'))]).toEqual(['discard', true, true]);
});

it('Hidden in the Shadows: +3 Armor until your next draw step', () => {
  const t = window({ hand: { s: 'Hidden in the Shadows' }, squad: { a: 'Hussar' } }, {}, '0: play s on a');
  expect(ratingOf(t.world, t.id('a'), 2, null)).toBe(6);
});

it.each([
  ['Dutiful Service', 16],
  ['Knighthood', 8],
  ['Noted Efficiency', 4],
  ['Special Commendation', 2],
  ['Honorary Baptism', 32],
  ['Spoke in the Cog', 1],
])('%s adds an affiliation (%i)', (card, bit) => {
  const name = bit === 1 ? 'Golden Lion' : 'Hussar';
  const t = window({ hand: { s: card }, squad: { a: name, c: 'Machinator' } }, {}, '0: play s on a');
  expect(affiliationOf(t.world, t.id('a')) & bit).toBe(bit);
});

it('Honorary Baptism is not for Cybertronic', () =>
  expect(
    table('tournament', { at: 'window', Jana: { hand: { s: 'Honorary Baptism' }, squad: { a: 'Machinator' } }, Petr: {} }).offersKey(
      'play s on a',
    ),
  ).toBe(false));

it('Tainted! and Dark Visitation are not for Agent Nick Michaels', rules('DOT 36.2'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { s: 'Tainted!', v: 'Dark Visitation' }, squad: { nick: 'Agent Nick Michaels', a: 'Hussar' } },
    Petr: {},
  });
  expect([t.refusal('play s on nick'), t.refusal('play v on nick')]).toEqual(['DOT 36.2', 'DOT 36.2']);
  t.do('0: play s on a').passWhile();
  expect(isHeretic(t.world, t.id('a'))).toBe(true);
});

it('Demoted takes 2 Value and stacks to a discard; Reputation adds 3', rules('DOT 19.1', 'DOT 37.41'), () => {
  const t = window({ hand: { s: 'Demoted', r: 'Demoted' } }, { squad: { a: 'Blood Beret' } }, '0: play s on a');
  expect(ratingOf(t.world, t.id('a'), 3, null)).toBe(2);
  t.do('0: meditate', '0: play r on a').passWhile();
  expect(t.card('a').zone).toBe('discard');
  const r = table('tournament', { Jana: { hand: { s: 'Reputation' }, squad: { a: 'Hussar' } }, Petr: {} });
  r.do('0: play s on a').passWhile();
  expect(ratingOf(r.world, r.id('a'), 3, null)).toBe(5);
});

it('Insubordination takes an affiliation of choice', rules('DOT 32.33', 'DOT 19.1', 'DOT 32.29'), () => {
  const t = window({ hand: { s: 'Insubordination' } }, { squad: { a: { card: 'Hussar', gear: { k: 'Knighthood' } } } }, '0: play s on a');
  // The one a card gave him goes first.
  expect(affiliationOf(t.world, t.id('a'))).toBe(1);
  const u = window(
    { hand: { s: 'Insubordination' } },
    { squad: { a: { card: 'Hussar', gear: { k: 'Knighthood', d: 'Dutiful Service' } } } },
    '0: play s on a',
    '0: lose 16',
  );
  expect(affiliationOf(u.world, u.id('a'))).toBe(9);
});

it('Stigmata lets a Heretic with a gift take any gift at any time', rules('DOT 13.16'), () => {
  const t = window(
    { hand: { s: 'Stigmata', melt: 'Mind Melt' }, cohort: { a: { card: 'Heretic', gear: { g: 'Dark Fire' } } } },
    {},
    '0: play s on a',
    '0: play melt on a',
  );
  expect([t.card('melt').host, t.world.pools[0]!.open]).toEqual([t.id('a'), 3]);
});

it('Necromutant Frenzy: Necromutants strike first in Fight', rules('DOT 25.16t'), () => {
  const t = combat(
    { squad: { a: { card: 'Golden Lion', wounded: true, gear: { g: 'Cybernetic Power Arm' } } } },
    { cohort: { d: 'Necromutant' }, player: { s: 'Necromutant Frenzy' } },
    'fight',
  );
  t.do('1: victory 3').passWhile();
  expect(t.card('d').wounded).toBe(false);
});

it('At Peace with the Art: any spell but combat spells, for 2 more', rules('DOT 21.26'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      destiny: 6,
      hand: { s: 'Item Vision', i: 'Improve Self' },
      squad: { h: { card: 'Hussar', gear: { p: 'At Peace with the Art' } } },
    },
    Petr: { hand: { x: 'Doomed' } },
  });
  t.do('0: play s at 1', '0: spend 4', '0: stop').passWhile();
  expect(t.side(0).destiny).toBe(0);
  const u = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Shield' }, squad: { a: { card: 'Hussar', gear: { p: 'At Peace with the Art' } } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  u.passWhile(p => p.asked !== 0 || (p.position.world as World).fights[0]!.phase !== 'modifiers');
  expect(u).toRefuse(u.key('play s on a'), 'DOT 21.5');
  const c = table('tournament', { at: 'window', Jana: { hand: { p: 'At Peace with the Art' }, squad: { x: 'Chasseur' } }, Petr: {} });
  expect(c).toRefuse(c.key('play p on x'), 'DOT 21.26');
});

it('Tainted Conjurer: a Heretic casts anything for 3 more', () => {
  const t = table('tournament', {
    Jana: { destiny: 5, hand: { s: 'Elemental Ball' }, cohort: { a: { card: 'Heretic', gear: { c: 'Tainted Conjurer' } } } },
    Petr: { squad: { d: 'Max Steiner' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s on a', '0: spend 2');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.side(0).destiny, t.happened('strengthened', { card: t.id('a') })]).toEqual([0, true]);
});

it('Reinstatement: a freelancer belongs to his corporation again and earns victory points', rules('DOT 32.33', 'DOT 32.29'), () => {
  const t = table('tournament', { Jana: { hand: { r: 'Reinstatement' }, squad: { a: 'Ex-Imperial Freelancer' } }, Petr: {} });
  t.do('0: play r on a').passWhile();
  expect([isFreelancer(t.world, t.id('a')), affiliationOf(t.world, t.id('a')), ratingOf(t.world, t.id('a'), 0, null)]).toEqual([
    false,
    8,
    5,
  ]);
  const kill = (gear: Words): Table => {
    const u = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: 'Ex-Imperial Freelancer', gear } } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    u.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    u.passWhile(p => p.question === 'window.answer');
    return u;
  };
  expect(kill({ r: 'Reinstatement' }).offersKey('victory 2 destiny 0')).toBe(true);
  expect(kill({}).passWhile().side(0).destiny).toBe(2);
});

it('Mental Constitution: immune, unless its player chooses otherwise', () => {
  const t = table('standard', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: 'Mind Wall' }, squad: { m: 'Mystic', h: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
    Petr: { cohort: { d: { card: 'Razide', gear: { g: 'Terror' } } } },
  });
  t.passWhile(p => p.asked !== 0);
  expect(t).toRefuse(t.key('play s on h'), 'DOT 29.1s');
  t.do('0: switch c');
  t.passWhile(p => p.asked !== 0);
  expect([t.offersKey('play s on h'), t.offersKey('switch c')]).toEqual([true, false]);
});

it('Hidden in the Shadows stays on him until your next draw step', () => {
  const t = window({ hand: { s: 'Hidden in the Shadows' }, squad: { h: 'Hussar' } }, {}, '0: play s on h');
  expect([ratingOf(t.world, t.id('h'), 2, null), t.card('s').host]).toEqual([6, t.id('h')]);
  untilTurn(t, 11);
  t.passWhile();
  expect([ratingOf(t.world, t.id('h'), 2, null), t.card('s').zone]).toEqual([3, 'discard']);
});

it('Chosen takes any gift; Corrupt Shield and Mental Constitution make immune', () => {
  const t = table('tournament', {
    Jana: {
      squad: {
        a: { card: 'Razide', gear: { x: 'Chosen', y: 'Corrupt Shield' } },
        b: { card: 'Hussar', gear: { z: 'Mental Constitution' } },
      },
    },
    Petr: {},
  });
  const can = (name: string, ability: 'anyGift' | 'artImmune' | 'symmetryImmune') => has(t.world, t.id(name), ability, null);
  expect([can('a', 'anyGift'), can('a', 'artImmune'), can('b', 'artImmune'), can('b', 'symmetryImmune')]).toEqual([true, true, true, true]);
});
