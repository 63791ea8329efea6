/** Boxes of a hero board, and the abilities in them. */
import { script } from '../registry.ts';
import type { Ability, Box, Defence, Level, Needs, Op, Passive, Reroll, Source, Test, Words } from '../vocabulary.ts';
import { deal } from './effects.ts';

interface AbilityText {
  readonly id: string;
  readonly name: Words;
  readonly source: Source;
  readonly needs: Needs;
  /** The box whose name it shares with another requirement, such as the two straights. */
  readonly under?: string;
  readonly effects: readonly Op[];
}
export const ability = ({ id, name, source, needs, under, effects }: AbilityText): Ability => ({
  id,
  name,
  tiers: [{ needs, script: script(...effects) }],
  ultimate: false,
  source,
  ...(under !== undefined && { under }),
});
export const ultimateAbility = (text: AbilityText): Ability => ({ ...ability(text), ultimate: true });

interface BasicText {
  readonly id: string;
  readonly name: Words;
  readonly source: Source;
  readonly symbol: string;
  /** For three, four and five of the symbol. */
  readonly damage: readonly number[];
  /** What comes before the damage. */
  readonly effects?: readonly Op[];
}
/** Three, four and five of one symbol. */
export const basic = ({ id, name, source, symbol, damage, effects = [] }: BasicText): Ability => ({
  id,
  name,
  tiers: damage.map((n, i) => ({ needs: symbol.repeat(3 + i), script: script(...effects, deal(n)) })),
  ultimate: false,
  source,
});

interface DefenceText {
  readonly id: string;
  readonly name: Words;
  readonly source: Source;
  readonly dice: number;
  readonly reroll?: Reroll;
  readonly effects: readonly Op[];
}
export const defence = ({ effects, ...text }: DefenceText): Defence => ({ ...text, script: script(...effects) });
/** Any of the dice may be thrown again once. */
export const rerollIf = (test: Test, words: Words): Reroll => ({ test, words, discards: null });

export const offenceBox = (id: string, name: Words, ...levels: readonly (readonly Ability[])[]): Box => ({
  id,
  name,
  kind: 'offence',
  levels: levels.map((abilities): Level => ({ abilities, defences: [], passive: null })),
});
export const defenceBox = (id: string, name: Words, ...levels: readonly (readonly Defence[])[]): Box => ({
  id,
  name,
  kind: 'defence',
  levels: levels.map((defences): Level => ({ abilities: [], defences, passive: null })),
});
export const passiveBox = (id: string, name: Words, ...levels: readonly Passive[]): Box => ({
  id,
  name,
  kind: 'passive',
  levels: levels.map((passive): Level => ({ abilities: [], defences: [], passive })),
});
