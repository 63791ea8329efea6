/** All definitions, by number. Filled once when the cards are loaded; rules look cards up here and know none by name. */
import type { World, CardId } from '../rules/state.ts';
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

export const definitionOf = (w: World, id: CardId): Definition => DEFINITIONS[w.cards[id]!.def]!;
/** The number of a card by its English or Czech name or its code, or -1. */
export const definitionNamed = (name: string): number => byCode.get(name) ?? byName.get(name.toLowerCase()) ?? -1;
