import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, duel, fightOnStation, ratingsOf, station, strikes } from '../../situations.ts';

it('Soldat: +2 for each Schwerwaffe Soldat beside him', () =>
  expect(ratingsOf(station({ a: 'Soldat', b: 'Schwerwaffe Soldat', c: 'Schwerwaffe Soldat' }), 'a')).toEqual([9, 8, 9, 5]));

it('Soldat Kommendant: +3 for the other Soldats', () => {
  const t = station({ k: 'Soldat Kommendant', a: 'Soldat', s: 'Shock Soldat', j: 'Jaeger Commando' });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 's'), ratingsOf(t, 'k'), ratingsOf(t, 'j')]).toEqual([
    [8, 7, 8, 5],
    [8, 8, 9, 6],
    [6, 5, 6, 7],
    [5, 5, 5, 7],
  ]);
});

it('Shock Soldat kills and removes; Flammen Soldat kills; neither has weapons', rules('DOT 36.1'), () => {
  expect(fightOnStation({ a: 'Shock Soldat' }, { d: 'Templar Legionnaire' }, 'fight').card('d').zone).toBe('sacrificed');
  expect(fightOnStation({ a: 'Flammen Soldat' }, { d: 'Templar Legionnaire' }, 'fight').card('d').zone).toBe('discard');
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { w: 'Punisher Handgun', c: 'Combat Armor' }, station: { a: 'Shock Soldat', b: 'Flammen Soldat' } },
    Petr: {},
  });
  for (const name of ['a', 'b']) {
    expect(t).toRefuse(t.key(`play w on ${name}`), 'DOT 36.1');
    expect(t.offersKey(`play c on ${name}`)).toBe(true);
  }
});

it('Cossack Kommendant: +3 for the other Cossacks, and first in Fights', () => {
  const t = station({ k: 'Cossack Kommendant', c: 'Cossack', s: 'Cossack Scout' });
  expect([ratingsOf(t, 'c'), ratingsOf(t, 's')]).toEqual([
    [8, 7, 8, 5],
    [7, 7, 7, 4],
  ]);
  expect(fightOnStation({ a: 'Cossack Kommendant' }, { d: { card: 'Corsair', wounded: true } }, 'fight').card('a').wounded).toBe(false);
});

it('Cossack Scout is before other first strikers, in Fights only', () => {
  const duel = (tactic: string): string =>
    fightOnStation(
      { a: { card: 'Cossack Scout', wounded: true, gear: { p: 'Cybernetic Power Arm', g: 'Gehenna Puker' } } },
      { d: { card: 'Templar Marine', wounded: true } },
      tactic,
    ).card('a').zone;
  expect([duel('fight'), duel('shoot')]).toEqual(['station', 'discard']);
});

it.each<[string, Ability]>([['Cossack', 'firstStrikeFight']])('%s of the Dark Eden: %s', (name, ability) =>
  expect(can(name, ability)).toBe(true),
);

it('Jaeger Commando has +4 when attacking only', () => {
  expect(strikes(duel('Jaeger Commando', 'Hussar', 'fight'))[0]!.rating).toBe(9);
  expect(strikes(duel('Hussar', 'Jaeger Commando', 'fight'))[1]!.rating).toBe(5);
});
