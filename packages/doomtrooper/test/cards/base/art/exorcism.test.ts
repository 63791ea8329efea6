import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Table } from '../../../fixture.ts';
import { combat, strikes } from '../../situations.ts';

it('Exorcise Dark Influences: immune to one general gift for each point', rules('DOT 29.3'), () => {
  const gear = { x: 'Dark Fire', y: 'Blindness' };
  const t = combat(
    { hand: { s: 'Exorcise Dark Influences' }, squad: { a: 'Inquisitor' } },
    { cohort: { d: { card: 'Centurion', gear } } },
    'fight',
    '0: play s on a',
    '0: spend 2',
    '0: pick x',
    '0: pick y',
  );
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.rating]).toEqual([4, 4]);
  const u = combat({ squad: { a: 'Inquisitor' } }, { cohort: { d: { card: 'Centurion', gear } } }, 'fight');
  expect([strikes(u)[0]!.rating, strikes(u)[1]!.rating]).toEqual([2, 5]);
});

it.each([
  ['Exorcise Disease', 'Curator', 'Deform'],
  ['Exorcise Evil Thoughts', 'Zenithian Soulslayer', 'Insane Dance'],
  ['Exorcise Infection', 'Templar', 'Hand of Death'],
  ['Exorcise Poison', 'Callistonian Intruder', 'Mind Melt'],
  ['Exorcise Wound', 'Centurion', 'Indigestion'],
])('%s: per 2 destiny a point of Armor, or no effect of one gift of the Apostle', rules('DOT 21.14'), (card, foe, gift) => {
  const fight = (...answers: readonly string[]): Table =>
    combat(
      { hand: { s: card }, squad: { a: 'Inquisitor' } },
      { cohort: { d: { card: foe, gear: { x: gift, y: 'Terror' } } } },
      'fight',
      ...answers,
    );
  const values = (t: Table): number[] => [strikes(t)[0]!.rating, strikes(t)[1]!.rating, strikes(t)[1]!.armour];
  const bare = values(combat({ squad: { a: 'Inquisitor' } }, { cohort: { d: { card: foe, gear: { y: 'Terror' } } } }, 'fight'));
  const t = fight('0: play s on a', '0: spend 4', '0: pick x');
  expect(values(t)).toEqual([bare[0], bare[1], bare[2]! + 1]);
  const armoured = fight('0: play s on a', '0: spend 4', '0: armour', '0: armour');
  expect(values(armoured)[2]).toBe(values(fight())[2]! + 2);
});
