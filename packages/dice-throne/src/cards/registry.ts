/** Where definitions are found by name. Heroes are put in once, when the game is loaded. */
import type { CardDefinition, Hero, Op, Script, StatusDefinition } from './vocabulary.ts';

const scripts: (readonly Op[])[] = [[]];
const heroes: Hero[] = [];
const heroById: Record<string, Hero> = {};
const statusById: Record<string, StatusDefinition> = {};
const cardById: Record<string, CardDefinition> = {};
const urgent: string[] = [];

/** The script that does nothing. */
export const NOTHING: Script = 0;
/** Keeps a list of effects; frames and the world name it by its number. */
export function script(...ops: readonly Op[]): Script {
  if (ops.length === 0) return NOTHING;
  scripts.push(ops);
  return scripts.length - 1;
}
export const opsOf = (of: Script): readonly Op[] => scripts[of]!;

export function addCards(cards: readonly CardDefinition[]): void {
  for (const card of cards) {
    if (cardById[card.id]) throw new Error(`two cards are called ${card.id}`);
    cardById[card.id] = card;
    if (card.type === 'action' && card.urgent) urgent.push(card.id);
  }
}
export function addHero(hero: Hero): void {
  heroes.push(hero);
  heroById[hero.id] = hero;
  for (const status of hero.statuses) {
    if (statusById[status.id]) throw new Error(`two statuses are called ${status.id}`);
    statusById[status.id] = status;
  }
  addCards(hero.cards);
}

export const allHeroes = (): readonly Hero[] => heroes;
export const heroNamed = (id: string): Hero => heroById[id]!;
export const statusNamed = (id: string): StatusDefinition => statusById[id]!;
export const cardNamed = (id: string): CardDefinition => cardById[id]!;
/** The names of the cards that act before what they act on does. */
export const urgentCards = (): readonly string[] => urgent;
export const allStatuses = (): readonly StatusDefinition[] => Object.values(statusById);
export const allCards = (): readonly CardDefinition[] => Object.values(cardById);
export const knownCard = (id: string): boolean => cardById[id] !== undefined;
export const knownStatus = (id: string): boolean => statusById[id] !== undefined;
