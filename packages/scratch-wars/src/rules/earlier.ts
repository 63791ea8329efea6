/** Views of earlier versions of these rules as today's board reads them. The rules themselves are kept in `rules/`. */
import type { Plain } from '@kolbiste/engine';
import { costFor } from './queries.ts';
import { MAX_WEAPONS, SUDDEN_DEATH_ROUND } from './state.ts';
import type { DuelView, SideView } from './view.ts';

type Pool = NonNullable<SideView['pool']>;
/** A hero that is not chosen was -1. */
type Pool1 = Omit<Pool, 'most' | 'costs' | 'hero'> & { readonly hero: number };
type Side1 = Omit<SideView, 'pool'> & { readonly pool: Pool1 | null };
type View1 = Omit<DuelView, 'suddenDeathIn' | 'sides'> & { readonly sides: readonly Side1[] };

const poolOf = (pool: Pool1): Pool => {
  const hero = pool.heroes[pool.hero];
  return {
    ...pool,
    hero: hero ? pool.hero : null,
    most: Math.min(MAX_WEAPONS, pool.weapons.length),
    costs: pool.weapons.map(card => (hero ? costFor(hero, card) : card.cost)),
  };
};

const fromVersion1 = (view: View1): DuelView => ({
  ...view,
  suddenDeathIn: Math.max(0, SUDDEN_DEATH_ROUND - view.round),
  sides: view.sides.map(side => ({ ...side, pool: side.pool && poolOf(side.pool) })),
});

export const earlierView = (version: number, view: Plain): Plain =>
  version === 1 ? (fromVersion1(view as unknown as View1) as unknown as Plain) : view;
