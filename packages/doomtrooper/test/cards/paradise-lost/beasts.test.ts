import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { type Table, table } from '../../fixture.ts';
import { ratingsOf, station } from '../situations.ts';

it.each<[string, string, readonly number[]]>([
  ['Crescentian Twotusk', 'Prophet', [7, 3, 8, 8]],
  ['Rivetbull', 'Schwerwaffe Soldat', [7, 7, 8, 8]],
])('%s under %s', (card, rider, ratings) => {
  const t = table('tournament', { opened: true, Jana: { station: { a: { card: rider, gear: { b: card } } } }, Petr: {} });
  expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('a'), rating, null))).toEqual(ratings);
});

it('Marine Serett: more for a Marine, and no airship attacks him', rules('DOT 24.2.11'), () => {
  const t = station({
    m: { card: 'Templar Marine', gear: { b: 'Marine Serett' } },
    h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } },
  });
  expect([ratingsOf(t, 'm'), ratingsOf(t, 'h')]).toEqual([
    [10, 2, 11, 7],
    [7, 0, 7, 5],
  ]);
  const u = station(
    { a: { card: 'Soldat', gear: { v: { card: 'Tailwave', inside: true } } } },
    { h: { card: 'Horde Trooper', gear: { c: 'Marine Serett' } }, x: 'Horde Trooper' },
  );
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect(u.offers).toEqual([u.key('defender x')]);
});

it('Tusked Serett: after a Fight both survive, its rider may fight the same opponent once more', () => {
  const given = (tactic: string): Table => {
    const t = table('tournament', {
      opened: true,
      Jana: { destiny: 0, station: { a: { card: 'Templar Legionnaire', gear: { s: 'Tusked Serett' } } } },
      Petr: { destiny: 0, station: { d: 'Max Steiner', e: 'Hussar' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
    t.passWhile(p => p.question === 'window.answer');
    return t;
  };
  const t = given('fight');
  expect([t.asked, t.offers]).toEqual([0, ['yes', 'no']]);
  t.do('0: yes');
  t.passWhile(p => p.question === 'window.answer');
  if (t.question === 'attacking.chosen') t.do('0: fight').passWhile(p => p.question === 'window.answer');
  expect(t.all('paired').map(event => event['defender'])).toEqual([t.id('d'), t.id('d')]);
  expect(t.all('tacticChosen').map(event => event['tactic'])).toEqual(['fight', 'fight']);
  // Once more, and not again.
  expect([t.world.fights.length, t.offers.includes('yes')]).toEqual([0, false]);
  const shot = given('shoot');
  expect(shot.offers).not.toContain('yes');
});

it(
  'Holy Urox: an attack by its rider takes 2 actions, Predatorian: one on anybody beside it',
  rules('DOT 24.0.9', 'DOT DR-127', 'DOT 24.2.7'),
  () => {
    const at = (actions: number, mine: Plain, theirs: Plain) => {
      const t = table('tournament', {
        actions,
        opened: true,
        Jana: { station: { a: mine } },
        Petr: { station: { d: 'Soldat', e: theirs } },
      });
      return { refused: t.refusal('attack'), t };
    };
    const urox = { card: 'Prophet', gear: { b: 'Holy Urox' } };
    const rider = { card: 'Templar Legionnaire', gear: { c: 'Predatorian' } };
    expect(ratingsOf(at(1, urox, 'Soldat').t, 'a')).toEqual(
      ratingsOf(at(1, 'Prophet', 'Soldat').t, 'a').map((rating, i) => rating + [6, 2, 6, 3][i]!),
    );
    expect([
      at(1, urox, 'Soldat').refused,
      at(2, urox, 'Soldat').refused,
      at(1, 'Prophet', rider).refused,
      at(1, rider, 'Soldat').refused,
    ]).toEqual(['DOT 24.0.9', null, 'DOT 24.0.9', null]);
    // The highest number counts.
    const { t } = at(2, urox, rider);
    t.do('0: attack', '0: attacker a', '0: defender d');
    expect(t.world.pools[0]!.open).toBe(0);
  },
);

it('Mastodont: its rider shoots with two guns', () => {
  const at = (beast: string, gear: Record<string, string>): number => {
    const t = table('tournament', {
      opened: true,
      Jana: { station: { a: { card: 'Prophet', gear: { b: beast, ...gear } } } },
      Petr: { station: { d: 'Soldat' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot').passWhile();
    if (t.offers.some(key => key.startsWith('weapon'))) t.do('0: weapon g').passWhile();
    return (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number }[] }).strikes[0]!.rating;
  };
  const gun = { g: 'AC-40 "Justifier"' };
  const guns = { ...gun, h: 'Punisher Handgun' };
  const [one, two] = [at('Mastodont', gun), at('Mastodont', guns)];
  expect([one - at('Mastodont', {}), at('Crescentian Twotusk', guns) - at('Crescentian Twotusk', gun)]).toEqual([3, 0]);
  expect(two - one).toBeGreaterThan(0);
});

it(
  'Support Artillery Ox: Sabotage of a player who has warriors, 2 actions, 3 points',
  rules('DOT 26.10', 'DOT 26.14', 'DOT DR-128'),
  () => {
    const at = (actions: number) =>
      table('tournament', {
        actions,
        opened: true,
        Jana: { destiny: 0, station: { a: { card: 'Prophet', gear: { b: 'Support Artillery Ox' } } } },
        Petr: { destiny: 0, station: { d: 'Soldat' } },
      });
    expect([at(1).offersKey('use b as 0 at 1'), at(3).offersKey('use b as 0 at 1')]).toEqual([false, true]);
    const t = at(3).do('0: use b as 0 at 1').passWhile();
    expect(t.offers).toContain('victory 3 destiny 0');
    t.do('0: victory 3 destiny 0').passWhile();
    expect([t.side(0).victory, t.happened('paired')]).toEqual([3, false]);
  },
);
it('Eclipse Mammoth: those who mount it fight as one', rules('DOT DR-147', 'DOT 18.2'), () => {
  const t = table('tournament', {
    opened: true,
    actions: 9,
    Jana: {
      destiny: 9,
      hand: { m: 'Eclipse Mammoth' },
      station: { a: 'Prophet', b: 'Prophet', c: 'Prophet', d: 'Prophet' },
    },
    Petr: { station: { e: 'Soldat' } },
  });
  t.do('0: play m on a').passWhile();
  expect(ratingsOf(t, 'a')).toEqual([3, 3, 4, 4]);
  t.do('0: use m as 0 on b').passWhile();
  expect([ratingsOf(t, 'a'), t.card('b').zone, t.world.pools[0]!.open]).toEqual([[6, 6, 8, 8], 'stored', 3]);
  t.do('0: use m as 0 on c').passWhile(() => t.card('c').zone !== 'stored');
  expect([ratingsOf(t, 'a'), t.card('c').zone]).toEqual([[9, 9, 12, 12], 'stored']);
});
