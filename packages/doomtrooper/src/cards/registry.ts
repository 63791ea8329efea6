/** All definitions, by number. Filled once when the cards are loaded; rules look cards up here and know none by name. */
import type { World, CardId } from '../rules/state.ts';
import { alteredDefinition } from './altered.ts';
import type { Definition } from './vocabulary.ts';

export const DEFINITIONS: Definition[] = [];
let byCode = new Map<string, number>();
let byName = new Map<string, number>();

/** Gives back how to take them out again. */
export function register(definitions: readonly Definition[]): () => void {
  const before = { length: DEFINITIONS.length, byCode: new Map(byCode), byName: new Map(byName) };
  for (const definition of definitions) {
    if (byCode.has(definition.code)) throw new Error(`two cards have the code ${definition.code}`);
    byCode.set(definition.code, DEFINITIONS.length);
    byName.set(definition.name.en.toLowerCase(), DEFINITIONS.length);
    if (!byName.has(definition.name.cs.toLowerCase())) byName.set(definition.name.cs.toLowerCase(), DEFINITIONS.length);
    DEFINITIONS.push(definition);
  }
  return () => {
    DEFINITIONS.length = before.length;
    byCode = before.byCode;
    byName = before.byName;
  };
}

/** What a card is now: as printed, unless it has lost its abilities or has those of another. */
export const definitionOf = (w: World, id: CardId): Definition =>
  w.altered.length > 0 && w.altered.includes(id) ? alteredOf(w, id) : DEFINITIONS[w.cards[id]!.def]!;
function alteredOf(w: World, id: CardId): Definition {
  let lost = false,
    down = false,
    embodied = false;
  const others: number[] = [];
  for (const effect of w.effects) {
    if (effect.what === 'stripped' && effect.on === id) lost = true;
    if (effect.what === 'eclipsed' && effect.on === id) down = true;
    if (effect.what === 'embodied' && effect.on === id) embodied = true;
    if (effect.what === 'copies' && effect.on === id && !others.includes(effect.of)) others.push(effect.of);
  }
  return alteredDefinition(DEFINITIONS, w.cards[id]!.def, { lost, down, embodied, others });
}
/** The number of a card by its English or Czech name or its code, or -1. */
export const definitionNamed = (name: string): number => byCode.get(name) ?? byName.get(name.toLowerCase()) ?? -1;
