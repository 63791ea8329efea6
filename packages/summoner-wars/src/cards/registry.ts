/**
 * All cards and factions there are. Factions add themselves through `addFaction` as the package loads; an index never changes
 * afterwards, so the world can hold indexes.
 */
import type { CardDefinition, Faction, FactionId, LastingRules, UnitDefinition, WallDefinition } from './vocabulary.ts';

const cards: CardDefinition[] = [];
const byId = new Map<string, number>();
const factions: Faction[] = [];
const ids: FactionId[] = [];
/** Filled as the package loads, in whatever order it does. */
export const factionIds: readonly FactionId[] = ids;

export function addCard(card: CardDefinition): number {
  if (byId.has(card.id)) throw new Error(`two cards are called "${card.id}"`);
  byId.set(card.id, cards.length);
  return cards.push(card) - 1;
}

export function addFaction(faction: Faction): void {
  if (factions.some(({ id }) => id === faction.id)) throw new Error(`two factions are called "${faction.id}"`);
  for (const card of faction.cards) addCard(card);
  factions.push(faction);
  ids.push(faction.id);
}

const wall: WallDefinition = {
  type: 'wall',
  id: 'wall',
  faction: '',
  life: 9,
  lasting: null,
  words: {
    cs: { name: 'Zeď', text: 'Stojí na prázdném poli vlastní poloviny. Vedle ní se vyvolávají jednotky.' },
    en: { name: 'Wall', text: 'Stands on an empty square of your half. Units are summoned beside it.' },
  },
};
const vine: WallDefinition = {
  type: 'vine',
  id: 'vine-wall',
  faction: '',
  life: 2,
  lasting: null,
  words: {
    cs: { name: 'Živý plot', text: 'Zeď, na které může stát jednotka. Kdo z ní odchází, hází: 1 až 3 znamená zranění a zůstává.' },
    en: { name: 'Vine Wall', text: 'A wall a unit may stand on. Leaving it takes a roll: on 1 to 3 the unit is wounded and stays.' },
  },
};
export const WALL = addCard(wall);
export const VINE_WALL = addCard(vine);

export const definitionAt = (index: number): CardDefinition => cards[index]!;
export const unitAt = (index: number): UnitDefinition => cards[index] as UnitDefinition;
export const allCards = (): readonly CardDefinition[] => cards;
/** The index of a card, or -1. */
export const cardNamed = (id: string): number => byId.get(id) ?? -1;
export function indexOf(id: string): number {
  const index = cardNamed(id);
  if (index < 0) throw new Error(`there is no card "${id}"`);
  return index;
}
export const lastingRules = (index: number): LastingRules => cards[index]!.lasting!;

export const allFactions = (): readonly Faction[] => factions;
export const factionAt = (index: number): Faction => factions[index]!;
export const factionNamed = (id: FactionId): number => factions.findIndex(faction => faction.id === id);
