import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { window } from '../../situations.ts';

it('Gift of Fate takes from the discard pile, for 8 a second; Expedite Request from the library', rules('DOT 37.6', 'DOT 4.1'), () => {
  const g = window(
    { hand: { s: 'Gift of Fate' }, discard: { a: 'Lucky Shot', b: 'Take Aim' } },
    {},
    '0: play s',
    '0: spend 8',
    '0: take a',
    '0: take b',
  );
  expect([g.card('a').zone, g.card('b').zone, g.card('s').zone]).toEqual(['hand', 'hand', 'sacrificed']);
  const e = window({ hand: { s: 'Expedite Request' }, library: { a: 'Lucky Shot', b: 'Take Aim' } }, {}, '0: play s', '0: take b');
  expect(e.side(0).hand.length).toBe(1);
  expect(e.happened('libraryShuffled', { seat: 0 })).toBe(true);
});

it('Strategic Restructuring takes your own card back', () =>
  expect(window({ hand: { s: 'Strategic Restructuring' }, squad: { a: 'Hussar' } }, {}, '0: play s on a').card('a').zone).toBe('hand'));

it('Earthquake, Surprise Invasion!, Malfunction!, Fallen From Favor, Repentance', () => {
  expect(
    window(
      { hand: { s: 'Earthquake' }, squad: { c: 'Fukido' } },
      { cohort: { d: 'Citadel of Ilian', e: 'Industrial Complex' } },
      '0: play s',
    ).world.play,
  ).toHaveLength(1);
  const inv = table('tournament', { Jana: { hand: { s: 'Surprise Invasion!' } }, Petr: { squad: { c: 'Fukido' } } });
  inv.do('0: play s on c').passWhile();
  expect([inv.card('c').zone, inv.world.pools[0]!.open]).toEqual(['discard', 2]);
  expect(
    window({ hand: { s: 'Malfunction!' } }, { squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } } }, '0: play s on m').card('m')
      .zone,
  ).toBe('discard');
  expect(
    window({ hand: { s: 'Fallen From Favor' } }, { cohort: { a: { card: 'Razide', gear: { m: 'Dark Fire' } } } }, '0: play s on m').card(
      'm',
    ).zone,
  ).toBe('discard');
  expect(
    window(
      { hand: { s: 'Repentance' } },
      { cohort: { a: 'Heretic', b: 'Razide' }, squad: { c: { card: 'Hussar', gear: { t: 'Tainted!' } } } },
      '0: play s',
    ).world.play,
  ).toHaveLength(1);
});

it.each([
  ['Essence of Clarity', 'Zenithian Soulslayer'],
  ['Essence of Integrity', 'Callistonian Intruder'],
  ['Essence of Morality', 'Curator'],
  ['Essence of Purity', 'Templar'],
  ['Essence of Virtue', 'Necromutant'],
])('%s strips and wounds %s; it needs a Brother in the Squad', rules('DOT 37.10', 'DOT 28.16'), (card, victim) => {
  const t = window(
    { hand: { s: card }, squad: { m: 'Mystic' } },
    { cohort: { a: { card: victim, gear: { g: 'Dark Fire' } }, b: 'Heretic' } },
    '0: play s',
  );
  expect([t.card('g').zone, t.card('a').wounded, t.card('b').wounded]).toEqual(['discard', true, false]);
  expect(table('tournament', { at: 'window', Jana: { hand: { s: card } }, Petr: { cohort: { a: victim } } }).offersKey('play s')).toBe(
    false,
  );
});

it('Essence of Rectitude strips Heretics', rules('DOT 28.16'), () =>
  expect(
    window(
      { hand: { s: 'Essence of Rectitude' }, squad: { m: 'Mystic' } },
      { cohort: { a: { card: 'Heretic', gear: { g: 'Dark Fire' } } } },
      '0: play s',
    ).card('g').zone,
  ).toBe('discard'),
);

it('Revelation: a Doomtrooper who knows nothing casts a spell of your hand once', rules('DOT 21.5', 'DOT 21.3'), () => {
  const t = window(
    { hand: { r: 'Revelation', s: 'Item Vision', k: 'Shield' }, squad: { h: 'Hussar' } },
    { hand: { x: 'Doomed' } },
    '0: play r on h',
    '0: play s at 1',
    '0: spend 4',
    '0: stop',
  );
  expect([t.card('s').zone, t.card('r').zone, t.side(0).destiny, t.happened('looked', { seat: 0 })]).toEqual([
    'discard',
    'discard',
    16,
    true,
  ]);
  const none = table('tournament', { at: 'window', Jana: { hand: { r: 'Revelation', k: 'Shield' }, squad: { h: 'Hussar' } }, Petr: {} });
  expect(none).toRefuse(none.key('play r on h'), 'DOT 21.5');
});

it.each([
  ['tournament', false],
  ['standard', true],
] as const)(
  'Divine Inspiration takes a card of the collection (%s); one from outside the deck: %s',
  rules('DOT 37.6'),
  (profile, outside) => {
    const t = table(profile, {
      Jana: { hand: { d: 'Divine Inspiration' }, library: { x: 'Hussar' }, discard: { y: 'Dragoon' } },
      Petr: {},
    });
    t.do('0: play d');
    t.passWhile(p => p.question === 'window.answer');
    expect([t.offersKey('take y'), t.offers.includes('named 01274')]).toEqual([true, outside]);
    t.do(outside ? '0: named 01274' : '0: take x').passWhile();
    expect([t.side(0).hand.length, t.card('d').zone]).toEqual([1, 'sacrificed']);
  },
);

it('Efficiency Training rearranges equipment, between Squad and Kohort too', rules('DOT 11.26', 'DOT 11.1'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { e: 'Efficiency Training' },
      squad: { a: { card: 'Hussar', gear: { x: 'Composite Armor', y: 'Punisher Handgun' } } },
      cohort: { r: { card: 'Razide', gear: { v: 'Vassht' } } },
    },
    Petr: {},
  });
  t.do('0: play e', '0: pick x');
  expect(t.offersKey('pick v')).toBe(false);
  t.do('0: pick r').passWhile();
  // The handgun may not go where the Vassht is, and each card moves once.
  expect(t.question).toBe('acting.act');
  expect(t.card('x').host).toBe(t.id('r'));
});

it('Efficiency Training puts nothing on itself: a Field Repair Kit goes to other equipment', rules('DOT 11.8'), () => {
  const t = table('standard', {
    Jana: {
      hand: { e: 'Efficiency Training' },
      squad: { a: { card: 'Hussar', gear: { x: { card: 'Composite Armor', gear: { k: 'Field Repair Kit' } }, y: 'Punisher Handgun' } } },
    },
    Petr: {},
  });
  t.do('0: play e', '0: pick k');
  expect([t.offersKey('pick y'), t.offersKey('pick k')]).toEqual([true, false]);
});

it('Sabotage! strips an organisation of its equipment', rules('DOT 37.10'), () => {
  const t = window(
    { hand: { s: 'Sabotage!' }, squad: { a: { card: 'Hussar', gear: { x: 'Composite Armor' } } } },
    { squad: { b: { card: 'Dragoon', gear: { y: 'Punisher Handgun' } }, c: { card: 'Infantry', gear: { z: 'Punisher Handgun' } } } },
    '0: play s',
    '0: of 1',
  );
  expect([t.card('x').zone, t.card('y').zone, t.card('z').zone]).toEqual(['discard', 'discard', 'attached']);
});
