import { describe, expect, it } from 'vitest';
import { prospectsOf, strikesOf, type CombatSide } from '../../src/board/combat.ts';
import type { FightView } from '../../src/index.ts';

/** A combatant of these Fight, Shoot and Armor; none for one who is gone. */
const side = (...ratings: readonly number[]): CombatSide => ({
  id: 1,
  piece: null,
  face: 1,
  helpers: [],
  role: '',
  name: '',
  seat: '',
  weapon: null,
  values: ratings.map((total, which) => ({ which, total, parts: [], formula: '' })),
});
const fight = (tactic: FightView['tactic']): FightView => ({ tactic }) as FightView;

describe('what a combat comes to', () => {
  const both = [side(7, 2, 4), side(3, 6, 7)];

  it('is told for either tactic until one is announced', () => {
    expect(prospectsOf(fight(null), both)).toEqual([
      {
        tactic: 'fight',
        strikes: [
          { by: 0, rating: 7, armour: 7, hits: true },
          { by: 1, rating: 3, armour: 4, hits: false },
        ],
      },
      {
        tactic: 'shoot',
        strikes: [
          { by: 0, rating: 2, armour: 7, hits: false },
          { by: 1, rating: 6, armour: 4, hits: true },
        ],
      },
    ]);
    expect(strikesOf(fight(null), both)).toEqual([]);
  });

  it('is told for the announced tactic alone, and not against nobody', () => {
    expect(prospectsOf(fight('shoot'), both)).toEqual([]);
    expect(strikesOf(fight('shoot'), both).map(({ hits }) => hits)).toEqual([false, true]);
    expect(prospectsOf(fight(null), [both[0]!, side()])).toEqual([]);
  });
});
