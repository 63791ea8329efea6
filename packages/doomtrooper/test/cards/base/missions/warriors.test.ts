import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { rig, table, type Table } from '../../../fixture.ts';
import { kill, strike } from '../../situations.ts';

const earned = (card: string, bearer: Plain, victim: Plain, answers: readonly string[], more: { readonly [word: string]: Plain } = {}) => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { m: card }, squad: { a: bearer } },
    Petr: { squad: { d: victim, ...more } },
  });
  return t.do('0: play m on a', ...answers, '0: attack', '0: attacker a', '0: defender d', '0: fight');
};

it('Prove Your Valor pays only a warrior who survives it', () => {
  const duel = (wounded: boolean): Table => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: 'Hussar', wounded, gear: { m: 'Prove Your Valor', w: 'Cybernetic Power Arm' } } } },
      Petr: { squad: { d: { card: 'Bauhaus Blitzer', wounded: true } } },
    });
    rig(t.card('m')).chosen = t.id('d');
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return strike(t);
  };
  expect([duel(false).happened('missionCompleted'), duel(true).happened('missionCompleted')]).toEqual([true, false]);
});

it('Suicide Mission: 3 more for the one who takes somebody with him', () => {
  const duel = (other: boolean): number => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Hussar', wounded: true, gear: { m: 'Suicide Mission', w: 'Cybernetic Power Arm' } } } },
      Petr: { destiny: 0, squad: { d: { card: 'Bauhaus Blitzer', wounded: other } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    strike(t).passWhile();
    return t.side(0).victory;
  };
  expect([duel(true), duel(false)]).toEqual([5, 2]);
});

it.each([
  ['Clan Infighting', 'Sgt. McBride', 'Golden Lion', 6],
  ['Exonerated Ronin', 'Tatsu', 'Samurai', 6],
  ['Internal Affairs Crackdown', 'Big Bob Watts', 'Infantry', 4],
  ['Recalled', 'Chasseur', 'Machinator', 6],
  ['Traitor Discovered', 'Valerie Duval', 'Hussar', 4],
  ['Whispers of Heresy', 'Crenshaw the Mortificator', 'Valkyrie', 6],
])('%s: twice the Value for one of the same', (card, bearer, victim, points) => {
  const t = earned(card, bearer, { card: victim, wounded: true }, []);
  t.do(`0: victory ${points} destiny 0`, `0: victory ${points / 2}`).passWhile();
  expect(t.side(0).victory).toBe(points * 1.5);
});

it(
  'Traitor Discovered and its like let their bearer attack his own corporation meanwhile (standard)',
  rules('DOT 24.2.9s', 'DOT 24.2.19'),
  () => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Sgt. McBride', gear: { m: 'Clan Infighting' } } } },
      Petr: { squad: { d: 'Golden Lion', e: 'Edward S. Murdoch' }, cohort: { x: 'Razide' } },
    });
    t.do('0: attack', '0: attacker a');
    expect([t.offersKey('defender d'), t.offersKey('defender e')]).toEqual([true, false]);
  },
);

it('Assassination and Prove Your Valor name a victim', rules('DOT 14.3', 'DOT 14.4', 'DOT 14.8'), () => {
  const t = earned('Assassination', 'Sean Gallagher', 'Suicide Warhead', ['0: victim d']);
  t.do('0: victory 6 destiny 0', '0: victory 3').passWhile();
  expect(t.side(0).victory).toBe(9);
  const p = table('tournament', {
    Jana: { hand: { m: 'Prove Your Valor' }, squad: { a: { card: 'Infantry', gear: { g: 'Gehenna Puker' } } } },
    Petr: { squad: { d: { card: 'Free Marine', wounded: true } } },
  });
  p.do(
    '0: play m on a',
    '0: victim d',
    '0: attack',
    '0: attacker a',
    '0: defender d',
    '0: shoot',
    '0: victory 15 destiny 0',
    '0: victory 5',
  ).passWhile();
  expect(p.side(0).victory).toBe(20);
});

it('Inspire the Masses: healed, immune and casting, those in play now', rules('DOT 14.3', 'DOT 14.12', 'DOT 37.35', 'DOT 14.10'), () => {
  const t = table('tournament', {
    Jana: {
      squad: {
        c: 'The Cathedral',
        k: { card: 'Cardinal Dominic', gear: { m: 'Inspire the Masses' } },
        h: { card: 'Hussar', wounded: true },
        v: 'Valkyrie',
      },
      hand: { l: 'Sacred Warrior' },
    },
    Petr: { squad: { x: 'Revisor' } },
  });
  t.do('0: use m as 0').passWhile();
  const { world } = t;
  expect([t.card('h').wounded, has(world, t.id('h'), 'symmetryImmune', null), has(world, t.id('v'), 'casts:all', null)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([has(world, t.id('x'), 'casts:all', null), has(world, t.id('h'), 'casts:all', null), t.card('m').zone]).toEqual([
    true,
    false,
    'discard',
  ]);
  const bare = table('tournament', { Jana: { hand: { m: 'Inspire the Masses' }, squad: { k: 'Cardinal Dominic' } }, Petr: {} });
  expect(bare).toRefuse(bare.key('play m on k'), 'DOT 14.3');
});

it(
  'Portal of the Great Conqueror: no points for the Brother, and nobody in play casts Art any longer',
  rules('DOT 37.35', 'DOT 30.19'),
  () => {
    const t = kill(
      { cohort: { f: 'Citadel of Algeroth', a: { card: 'Nepharite of Algeroth', gear: { m: 'Portal of the Great Conqueror' } } } },
      { squad: { d: { card: 'Mortificator', wounded: true }, e: 'Mystic' } },
    ).passWhile();
    expect([t.side(0).victory, t.side(0).destiny, t.card('d').zone, t.card('m').zone]).toEqual([0, 0, 'discard', 'discard']);
    expect(has(t.world, t.id('e'), 'neverArt', null)).toBe(true);
    const without = kill(
      { cohort: { a: { card: 'Nepharite of Algeroth', gear: { m: 'Portal of the Great Conqueror' } } } },
      { squad: { d: { card: 'Mortificator', wounded: true }, e: 'Mystic' } },
    ).do('0: victory 3');
    expect([without.passWhile().side(0).victory, has(without.world, without.id('e'), 'neverArt', null)]).toEqual([3, false]);
  },
);

it('Fifteen Minutes of Fame: 5 points more for a personality', rules('DOT 14.3'), () => {
  earned('Fifteen Minutes of Fame', 'Blessed Legionnaire', 'Hussar', []);
  const fame = earned('Fifteen Minutes of Fame', 'Suicide Warhead', { card: 'Agent Nick Michaels', wounded: true }, []).do(
    '0: victory 5 destiny 0',
    '0: victory 4',
  );
  expect(fame.side(0).victory).toBe(9);
});

it('Flush Out the Coward pays twice the Value of a warrior in cover', rules('DOT 9.3'), () => {
  const coward = earned('Flush Out the Coward', 'Sean Gallagher', { card: 'Hussar', wounded: true, covered: true }, [], {
    x: 'Hussar',
  }).do('0: victory 4 destiny 0', '0: victory 2');
  expect(coward.side(0).victory).toBe(6);
});

it('Fury of the Clansmen pays for a Dark Legion warrior, in either kind of points', () => {
  const fury = earned('Fury of the Clansmen', 'Sean Gallagher', { card: 'Necromutant', wounded: true }, [])
    .do('0: destiny', '0: victory 4')
    .passWhile();
  expect(fury.side(0)).toMatchObject({ destiny: 16, victory: 4 });
});

it('Suicide Mission pays the Value of its dead bearer', () => {
  const suicide = earned('Suicide Mission', { card: 'Suicide Warhead' }, 'Razide', []);
  suicide.passWhile();
  expect(suicide.side(0).victory).toBe(3);
});
