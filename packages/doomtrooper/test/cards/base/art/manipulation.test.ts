import { ratingOf } from '../../../../src/rules/values.ts';
import { has } from '../../../../src/rules/abilities.ts';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { combat, window } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it('Suggestion names the opponent’s attacker', rules('DOT 28.16', 'DOT 5.3'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Golden Lion', b: 'Sean Gallagher' } },
    Petr: { hand: { s: 'Suggestion' }, squad: { m: 'Mystic' }, cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '1: play s on a', '0: defender d', '0: fight').passWhile();
  expect(t.happened('paired', { attacker: t.id('a') })).toBe(true);
});

it('Discern Truth: a true answer about the hand, or 5 destiny points for silence', rules('DOT 3.32'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { s: 'Discern Truth' }, squad: { m: 'Mystic' } },
    Petr: { destiny: 5, hand: { x: 'Lucky Shot' } },
  });
  t.do('0: play s at 1', '0: spend 9', '0: type special', '1: truth');
  expect(t.happened('answered', { seat: 1, what: 'special', yes: true })).toBe(true);
  t.do('0: among special', `0: named 01014`, '1: truth');
  expect(t.happened('answered', { what: '01014', yes: false })).toBe(true);
  t.do('0: of 64', '1: silence').passWhile();
  expect([t.side(1).destiny, t.events.filter(event => event.type === 'answered').length]).toEqual([0, 2]);
});

it('Telepathic Message: he must attack the one named, with anyone he likes', rules('DOT 24.2.11'), () => {
  const t = window(
    { hand: { s: 'Telepathic Message' }, squad: { m: 'Mystic', n: 'Valkyrie' } },
    { cohort: { a: 'Razide', b: 'Centurion' } },
    '0: play s on n',
  );
  untilTurn(t, 10);
  t.passWhile();
  t.do('1: attack').passWhile();
  expect(t.offers.toSorted()).toEqual([t.key('attacker a'), t.key('attacker b')].toSorted());
  t.do('1: attacker a');
  expect(t.offers).toEqual([t.key('defender n')]);
});

it('Greater Telepathy: two others fight, by the tactic the caster names', rules('DOT 28.19', 'DOT 24.2.8'), () => {
  const t = combat(
    { squad: { a: 'Hussar' } },
    { hand: { s: 'Greater Telepathy' }, squad: { d: 'Dragoon', m: 'Mystic' }, cohort: { r: 'Razide', c: 'Centurion' } },
    'fight',
    '1: play s',
    '1: pick r',
    '1: pick c',
    '1: fight',
  );
  expect([t.card('c').wounded, t.card('d').wounded, t.card('a').wounded]).toEqual([true, false, false]);
});

it('Greater Domination takes 2 cards out of a hand', () => {
  const t = window(
    { hand: { s: 'Greater Domination' }, squad: { m: 'Mystic' } },
    { hand: { x: 'Doomed', y: 'Lucky Shot', z: 'Take Aim' } },
    '0: play s at 1',
    '0: spend 5',
    '0: discard x',
    '0: discard y',
  );
  expect([t.side(1).hand.length, t.card('s').zone]).toEqual([1, 'sacrificed']);
});

it('Greater Domination takes as many cards as were paid for', rules('DOT 21.8'), () => {
  const t = window(
    { hand: { s: 'Greater Domination' }, squad: { m: 'Mystic' } },
    { hand: { x: 'Doomed', y: 'Lucky Shot', z: 'Framed!' } },
    '0: play s at 1',
    '0: spend 10',
    '0: discard x',
    '0: discard y',
    '0: discard z',
  );
  expect([
    t.side(1).hand.length,
    t.side(0).destiny,
    has(t.world, t.id('m'), 'casts:all', null),
    ratingOf(t.world, t.id('m'), 0, null),
  ]).toEqual([0, 10, true, 4]);
});

it('Lesser Hypnosis replaces the defender (tournament)', rules('DOT 24.5.20', 'DOT DR-62'), () => {
  const t = combat(
    { hand: { s: 'Lesser Hypnosis' }, squad: { a: 'Mystic' } },
    { cohort: { d: 'Razide', e: 'Undead Legionnaire' } },
    'fight',
    '0: play s on e',
  );
  expect(t.happened('swapped', { card: t.id('e') })).toBe(true);
});
