/** Decks and the start; also what scenario files and re-deals arrange without a word. */
import { draft } from '@kolbiste/engine/draft';
import { factionOfSummoner } from '../../cards/deck.ts';
import { factionNamed, indexOf, VINE_WALL } from '../../cards/registry.ts';
import { battlefieldWith, NOWHERE, setupSquare } from '../battlefield.ts';
import type { Here } from '../game.ts';
import { deckFrom } from '../options.ts';
import { KNOWN_TO_ALL, type CardId, type Lasting, type Side, type World } from '../state.ts';
import { putDown } from './arrivals.ts';
import { learn, showAll } from './known.ts';
import { shufflePile } from './piles.ts';

export function chooseDeck(g: Here, side: Side, deck: string): void {
  setDeck(g.world, side, deck);
  g.emit({ type: 'deckChosen', side, rule: 'SUM B1' });
}
/** The deck a side will reveal; told only when a player chose it. */
export function setDeck(w: World, side: Side, deck: string): void {
  draft(w).sides[side]!.chosen = deck;
}
export function setFaction(w: World, side: Side, faction: { readonly index: number; readonly growsVines: boolean }): void {
  const player = draft(w).sides[side]!;
  player.faction = faction.index;
  player.growsVines = faction.growsVines;
}

export function newCard(w: World, definition: number, owner: Side): CardId {
  const card = { definition, owner, controller: owner, square: NOWHERE, wounds: 0, under: [], known: 0, marks: 0 };
  return draft(w).cards.push(card) - 1;
}
export function addVines(w: World, side: Side, count: number): void {
  for (let i = 0; i < count; i++) {
    const vine = newCard(w, VINE_WALL, side);
    showAll(w, vine);
    draft(w).sides[side]!.supply.push(vine);
  }
}

/** Starting cards onto the battlefield, the rest shuffled into the draw pile; nobody holds a card (SUM 6.6, 6.8, 6.10). */
export function revealDeck(g: Here, side: Side): void {
  const w = g.world;
  const deck = deckFrom(w.sides[side]!.chosen!);
  const faction = factionOfSummoner(deck.summoner)!;
  setFaction(w, side, { index: factionNamed(faction.id), growsVines: faction.list.vineWalls > 0 });
  const left: Record<string, number> = { ...deck.cards, [deck.summoner]: 1 };
  for (const { card, column, row } of faction.list.setup) {
    left[card]!--;
    putDown(w, newCard(w, indexOf(card), side), side, setupSquare(battlefieldWith(w.columns), side, column, row));
  }
  const { draw } = draft(w).sides[side]!;
  for (const [card, copies] of Object.entries(left)) for (let i = 0; i < copies; i++) draw.push(newCard(w, indexOf(card), side));
  shufflePile(w, side, g.random);
  addVines(w, side, faction.list.vineWalls);
  g.emit({ type: 'deckRevealed', side, faction: faction.id, rule: w.sides.length === 2 ? 'SUM 6.6' : 'SUM 12.1.5' });
  g.emit({ type: 'shuffled', side, rule: 'SUM 6.8' });
}

export function chooseStarter(g: Here, side: Side): void {
  const w = draft(g.world);
  w.starter = side;
  g.emit({ type: 'starterChosen', side, rule: w.sides.length === 2 ? 'SUM 6.11' : 'SUM 12.1.11' });
}

/** Of a scenario: the turn as the file has it. */
export function arrangeTurn(
  w: World,
  turn: Pick<World, 'starter' | 'active' | 'turn' | 'phase' | 'moves' | 'moveLimit' | 'attacks' | 'attackLimit'> & { lasting: Lasting[] },
): void {
  Object.assign(draft(w), turn);
}
/** Of a scenario: a unit or wall with its wounds and what lies under it. */
export function arrangeUnit(w: World, id: CardId, wounds: number, under: readonly CardId[]): void {
  const card = draft(w).cards[id]!;
  card.wounds = wounds;
  for (const lying of under) {
    learn(w, lying, KNOWN_TO_ALL);
    card.under.push(lying);
  }
}
/** Of a scenario: a card onto a pile, known to some. */
export function arrangePile(
  w: World,
  pile: { side: Side; pile: 'hand' | 'magic' | 'draw' | 'discard'; card: CardId },
  known: number,
): void {
  learn(w, pile.card, known);
  draft(w).sides[pile.side]![pile.pile].push(pile.card);
}
/** Of a re-deal: what an unseen card is. */
export function redefine(w: World, card: CardId, definition: number): void {
  draft(w).cards[card]!.definition = definition;
}
