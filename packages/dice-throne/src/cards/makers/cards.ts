/** Upgrade and action cards. */
import { script } from '../registry.ts';
import type { ActionCard, Condition, Op, Source, UpgradeCard, Words } from '../vocabulary.ts';

interface UpgradeText {
  readonly box: string;
  /** The name of the box. */
  readonly name: Words;
  readonly level: 2 | 3;
  readonly cost: number;
  readonly source: Source;
  /** What happens when it is played. */
  readonly played?: readonly Op[];
}
export function upgrade({ box, name, level, cost, source, played = [] }: UpgradeText): UpgradeCard {
  const roman = level === 2 ? 'II' : 'III';
  return {
    type: 'upgrade',
    id: `${box}${roman}`,
    name: { ...name, en: `${name.en} ${roman}`, cs: `${name.cs} ${roman}` },
    cost,
    box,
    level,
    source,
    played: script(...played),
  };
}

/** Only then; the sentence stands on the card. */
export const only = (words: Words, refuses: Condition['refuses']): Condition => ({ refuses, words });
/** Only where it could do anything at all (DIT R81). */
export const able = (refuses: Condition['refuses']): Condition => ({ refuses, words: null });

interface ActionText extends Pick<ActionCard, 'id' | 'name' | 'timing' | 'cost' | 'source'> {
  readonly role?: 'modifier' | 'attacked';
  /** It changes dice. */
  readonly dice?: boolean;
  readonly urgent?: boolean;
  readonly condition?: Condition;
  readonly aims?: NonNullable<ActionCard['aims']>;
  readonly effects: readonly Op[];
}
export const action = ({ id, name, timing, cost, source, effects, ...conditions }: ActionText): ActionCard => ({
  type: 'action',
  id,
  name,
  cost,
  timing,
  role: conditions.role ?? null,
  dice: conditions.dice ?? false,
  urgent: conditions.urgent ?? false,
  condition: conditions.condition ?? null,
  aims: conditions.aims ?? null,
  script: script(...effects),
  source,
});
