import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { affiliationOf, isDoomtrooper, isHeretic } from '../../../../src/rules/status.ts';
import { table } from '../../../fixture.ts';
import { giftInCombat } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([
  ['Mind Melt', 'Legionnaire of Semai', 'shoot', [4, 3, 2, 3]],
])('%s on %s by %s', giftInCombat);

it('Illusion ends its bearer’s combat and covers him', rules('DOT 28.19', 'DOT 9.3'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Golden Lion' } },
    Petr: { destiny: 3, cohort: { d: { card: 'Legionnaire of Semai', gear: { g: 'Illusion' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use g as 0').passWhile();
  expect([t.happened('struck'), t.card('d').covered]).toEqual([false, true]);
});

it('Control Mind: he must attack in the next turn of his player', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { cohort: { n: { card: 'Legionnaire of Semai', gear: { g: 'Control Mind' } } } },
    Petr: { squad: { a: 'Hussar', b: 'Dragoon' } },
  });
  t.do('0: use g as 0 on a', '0: must').passWhile();
  untilTurn(t, 10);
  t.passWhile();
  expect(t).toRefuse('end', 'DOT 24.2.11');
  t.do('1: attack').passWhile();
  expect(t.offers).toEqual([t.key('attacker a')]);
});

it('Control Mind: or he must not', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { cohort: { n: { card: 'Legionnaire of Semai', gear: { g: 'Control Mind' } } } },
    Petr: { squad: { a: 'Hussar' } },
  });
  t.do('0: use g as 0 on a', '0: mustNot').passWhile();
  untilTurn(t, 10);
  t.passWhile();
  expect([t.asked, t.offers.includes('attack')]).toEqual([1, false]);
  untilTurn(t, 12);
  t.passWhile();
  expect(has(t.world, t.id('a'), 'cannotAttack', null)).toBe(false);
});

it('Possess turns a Doomtrooper it kills into a Heretic in the Kohort of his player', rules('DOT 32.27', 'DOT 32.1t', 'DOT 32.29'), () => {
  const kill = (victim: string) => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Callistonian Intruder', gear: { g: 'Possess' } } } },
      Petr: { squad: { d: { card: victim, wounded: true } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    t.passWhile(p => p.question === 'window.answer');
    return t;
  };
  const t = kill('Hussar');
  t.do('0: victory 2').passWhile();
  expect([t.card('d').zone, t.card('d').by, t.card('d').wounded, t.side(0).victory]).toEqual(['cohort', 1, false, 2]);
  expect([isHeretic(t.world, t.id('d')), isDoomtrooper(t.world, t.id('d')), affiliationOf(t.world, t.id('d'))]).toEqual([true, false, 64]);
  expect(kill('Agent Nick Michaels').card('d').zone).toBe('discard');
  expect(kill('Combat Warhead').card('d').zone).toBe('discard');
});

it('a fixed price is halved for the one who counts each point double', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 5, cohort: { n: { card: 'Nepharite of Demnogonis', gear: { g: 'Decay' } } } },
    Petr: { squad: { d: { card: 'Hussar', gear: { x: 'Composite Armor' } } } },
  });
  t.do('0: use g as 0 on x').passWhile();
  expect([t.side(0).destiny, t.card('x').zone]).toEqual([0, 'discard']);
});

it('Shroud: no combats until your next turn', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Callistonian Intruder', gear: { g: 'Shroud' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: use g as 0').passWhile();
  expect(t.refusal('attack')).not.toBeNull();
});
