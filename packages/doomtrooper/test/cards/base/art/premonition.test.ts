import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { combat, spellInCombat, strikes, window } from '../../situations.ts';

it('Item Vision shows one hand more for each 4 destiny points', rules('DOT 37.6'), () => {
  const t = table(
    'tournament',
    {
      at: 'window',
      Jana: { destiny: 8, hand: { s: 'Item Vision' }, squad: { m: 'Mystic' } },
      Petr: { hand: { x: 'Doomed' } },
      Eva: { hand: { y: 'Framed!' } },
    },
    { seats: 3, options: { mode: 'everybody' } },
  );
  t.do('0: play s at 1', '0: spend 8', '0: stop', '0: holder 2', '0: stop').passWhile();
  expect([t.happened('looked', { at: 1 }), t.happened('looked', { at: 2 }), t.side(0).destiny]).toEqual([true, true, 0]);
});

it.each<[string, string, string, string, number, number]>([['Presence', 'Mystic', 'fight', 'spend 2', 4, 6]])(
  '%s by %s (%s, %s): %i against, Armor %i',
  rules('DOT 28.16', 'DOT 21.14'),
  spellInCombat,
);

it('Gaze shows a library; its owner may shuffle it', rules('DOT 4.1'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 10, hand: { s: 'Gaze' }, squad: { m: 'Mystic' } },
    Petr: { library: { x: 'Hussar', y: 'Dragoon' } },
  });
  t.do('0: play s at 1', '0: spend 10');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.world.shown.map(({ card }) => card).toSorted()).toEqual([t.id('x'), t.id('y')].toSorted());
  t.do('0: stop', '1: shuffle').passWhile();
  expect([t.world.shown.length, t.happened('libraryShuffled', { seat: 1 }), t.side(0).destiny]).toEqual([0, true, 0]);
});

it('True Path: cards more to choose from, one is kept beyond the usual hand', rules('DOT 6.1', 'DOT 27.4', 'DOT 5.3'), () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: {
      destiny: 6,
      hand: { s: 'True Path' },
      squad: { m: 'Mystic' },
      library: {
        x: 'Hussar',
        y: 'Dragoon',
        a: 'Razide',
        b: 'Razide',
        c: 'Razide',
        d: 'Razide',
        e: 'Razide',
        f: 'Razide',
        g: 'Razide',
        h: 'Razide',
      },
    },
    Petr: {},
  });
  t.do('0: play s', '0: spend 6', '0: pick y').passWhile();
  expect([t.card('x').zone, t.card('y').zone, t.side(0).hand.length]).toEqual(['discard', 'hand', 8]);
});

it('Item Vision shows a hand', () => {
  const t = window({ hand: { s: 'Item Vision' }, squad: { m: 'Mystic' } }, { hand: { x: 'Doomed' } }, '0: play s at 1', '0: spend 4');
  expect(t.happened('looked', { seat: 0, at: 1 })).toBe(true);
});

it('Premonition replaces the defender (tournament)', rules('DOT 24.5.20', 'DOT DR-62'), () => {
  const t = combat(
    { cohort: { a: 'Razide' } },
    { hand: { s: 'Premonition' }, squad: { d: 'Hussar', e: 'Mystic' } },
    'fight',
    '1: play s on e',
  );
  expect(strikes(t)[0]).toMatchObject({ armour: 4 });
});

it('Lesser Telepathy changes the tactic', () => {
  expect(
    strikes(
      combat(
        { hand: { s: 'Lesser Telepathy' }, squad: { a: 'Golden Lion', m: 'Mystic' } },
        { cohort: { d: 'Razide' } },
        'fight',
        '0: play s',
      ),
    )[1]!.rating,
  ).toBe(2);
});
