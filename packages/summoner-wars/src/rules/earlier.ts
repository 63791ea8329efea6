/** Views of earlier versions of these rules as today's board reads them. The rules themselves are kept in `rules/`. */
import type { Plain } from '@kolbiste/engine';
import type { FieldCardView, TableView } from './view.ts';

type View1 = Omit<TableView, 'field' | 'switches'> & {
  readonly field: readonly Omit<FieldCardView, 'dice' | 'sums' | 'reach'>[];
  readonly switches: Omit<TableView['switches'], 'guard'>;
};

/** What a unit could reach and what its attacks add up to was not told: dice as printed, no washes on the map. */
const fromVersion1 = (view: View1): TableView => ({
  ...view,
  field: view.field.map(card => ({ ...card, dice: card.attack, sums: [], reach: card.attack + card.steps > 0 ? NOWHERE : null })),
  switches: { ...view.switches, guard: 'everyone' },
});
const NOWHERE: FieldCardView['reach'] = { walk: [], threat: [], sight: { clear: [], cards: [], hidden: [] } };

export const earlierView = (version: number, view: Plain): Plain =>
  version === 1 ? (fromVersion1(view as unknown as View1) as unknown as Plain) : view;
