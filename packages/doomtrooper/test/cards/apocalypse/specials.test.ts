import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { PROFILES, Table, table } from '../../fixture.ts';
import { type Words, inWindow } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('A Second Chance brings a sacrificed card back into the library', rules('DOT 37.20', 'DOT 37.9'), () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      at: 'window',
      Jana: { hand: { c: 'A Second Chance' }, sacrificed: { x: 'Positive Karma' }, library: {} },
      Petr: {},
    });
    t.do('0: play c', '0: pick x').passWhile();
    expect([t.side(0).sacrificed, t.happened('returned', { card: t.id('x'), to: 'library' })]).toEqual([[t.id('c')], true]);
  }
});

it('Total War! lets any warrior attack any other player’s, as long as it lies on the table', () => {
  const t = table('standard', { Jana: { hand: { w: 'Total War!' }, squad: { a: 'Hussar' } }, Petr: { squad: { d: 'Dragoon' } } });
  expect(t.offersKey('attack')).toBe(false);
  t.do('0: play w').passWhile();
  expect(t.card('w').zone).toBe('table');
  const u = table('standard', { Jana: { squad: { a: 'Hussar' }, table: { w: 'Total War!' } }, Petr: { squad: { d: 'Dragoon' } } });
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect(u.offersKey('defender d')).toBe(true);
});

it('Inner Shame discards a KI power', () => {
  const t = inWindow(
    { hand: { s: 'Inner Shame' } },
    { squad: { d: { card: 'Samurai', gear: { k: 'Hands of Stone', m: 'Combat Armor' } } } },
  );
  expect(t.offersKey('play s on m')).toBe(false);
  t.do('0: play s on k').passWhile();
  expect(t.card('k').zone).toBe('discard');
});
it('Battlefield Chaos: after an attack other actions, but no second attack', () => {
  const u = table('tournament', {
    Jana: { table: { b: 'Battlefield Chaos' }, squad: { a: 'Infantry', c: 'Infantry' } },
    Petr: { squad: { d: 'Sean Gallagher' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect([u.asked, u.offersKey('meditate'), u.offersKey('attack')]).toEqual([0, true, false]);
});
it('Dire Portents: fewer actions for everybody, never none', rules('DOT 38.19'), () => {
  const actions = (there: Words): number => {
    const t = table('tournament', { Jana: { table: there }, Petr: {} });
    const go = (): Table => t.passWhile(p => p.question === 'window.answer');
    untilTurn(t, t.world.turn + 1);
    go();
    let n = 0;
    for (; t.asked === 1 && t.offersKey('meditate'); n++) {
      t.do('1: meditate');
      go();
    }
    return n;
  };
  expect([actions({}), actions({ x: 'Dire Portents' }), actions({ x: 'Dire Portents', y: 'Dire Portents', z: 'Dire Portents' })]).toEqual([
    3, 2, 1,
  ]);
});
it('Promoted: he takes what Commanders take', rules('DOT 28.16'), () => {
  const given = {
    Jana: { destiny: 9, hand: { p: 'Promoted', s: 'Sachs 9000GL' }, squad: { a: 'Hussar', m: 'Freelancer Patriarch' } },
    Petr: {},
  };
  const t = table('tournament', { at: 'window', ...given });
  expect([t.offersKey('play p on a'), t.offersKey('play p on m')]).toEqual([true, false]);
  expect(table('tournament', given).offersKey('play s on a')).toBe(false);
  const squad = { a: { card: 'Hussar', gear: { q: 'Promoted' } } };
  expect(table('tournament', { ...given, Jana: { ...given.Jana, squad } }).offersKey('play s on a')).toBe(true);
});
it(
  'Administrative Crackdown: victory points cost destiny points, those of the moment too, and what is not paid is lost',
  rules('DOT 3.32'),
  () => {
    const earns = (destiny: number, cards: number, split: string) => {
      const t = table('tournament', {
        Jana: {
          destiny,
          squad: { a: 'Sean Gallagher' },
          player: Object.fromEntries(Array.from({ length: cards }, (_, i) => [`c${i}`, { card: 'Administrative Crackdown', by: 'Petr' }])),
        },
        Petr: {},
      });
      t.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
      t.do(`0: ${split}`).passWhile();
      return [t.side(0).victory, t.side(0).destiny, cards > 0 ? t.card('c0').zone : null];
    };
    expect(earns(3, 0, 'victory 4 destiny 0')).toEqual([4, 3, null]);
    expect(earns(6, 1, 'victory 4 destiny 0')).toEqual([4, 2, 'player']);
    expect(earns(6, 2, 'victory 4 destiny 0')).toEqual([3, 0, 'discard']);
    expect(earns(1, 1, 'victory 4 destiny 0')).toEqual([1, 0, 'discard']);
    expect(earns(1, 1, 'victory 2 destiny 2')).toEqual([2, 1, 'player']);
  },
);
it('Administrative Crackdown lies on somebody who has destiny points, and goes when they are gone', () => {
  const t = table('tournament', {
    Jana: { destiny: 3, hand: { c: 'Administrative Crackdown', i: 'Influence' } },
    Petr: { destiny: 2 },
  });
  expect(table('tournament', { Jana: { hand: { c: 'Administrative Crackdown' } }, Petr: { destiny: 0 } }).offersKey('play c at Petr')).toBe(
    false,
  );
  t.do('0: play c at Petr').answered();
  expect([t.card('c').zone, t.card('c').at]).toEqual(['player', 1]);
  t.do('0: play i at Petr', '0: spend 2').passWhile();
  expect([t.side(1).destiny, t.card('c').zone]).toEqual([0, 'discard']);
});

it('A Nasty Surprise: a card of the collection into the hand, shown to all, and nothing answers it', rules('DOT 37.6', 'DOT 28.4'), () => {
  const t = inWindow(
    { destiny: 12, hand: { n: 'A Nasty Surprise' }, library: { a: 'Hussar', b: 'Inspired', c: 'Max Steiner', d: 'Heimburg' } },
    { hand: { m: 'Miscommunication' } },
  );
  t.do('0: play n');
  // No reaction comes between.
  expect([t.asked, t.offers.toSorted()]).toEqual([0, ['named 01157', 'named 01152'].toSorted()]);
  t.do('0: named 01152');
  const id = t.side(0).hand.find(card => t.world.cards[card]!.def === t.card('d').def)!;
  expect([t.side(0).destiny, t.card('n').zone, t.happened('handShown', { cards: [id] })]).toEqual([2, 'sacrificed', true]);
});
