/** What players keep: decks, cards, packs, what they have learned. */

/** How many changes a player's decks and cards have seen. */
interface WorkshopTable {
  player: string;
  change: number;
}

interface DeckTable {
  id: string;
  player: string;
  game: string;
  name: string;
  /** A `DeckData`, canonical. */
  data: string;
  revision: number;
  /** Anyone who knows it may look at the deck. */
  share: string | null;
  copied_from: string | null;
  created_at: number;
  changed_at: number;
  deleted_at: number | null;
  /** The player's change that made it so. */
  change: number;
}

interface DeckPastTable {
  deck: string;
  revision: number;
  at: number;
  data: string;
}

interface OwnedTable {
  player: string;
  game: string;
  code: string;
  copies: number;
  origin: 'pack' | 'typed' | 'scanned';
  pack: string | null;
  /** What is printed on a card of cardboard. */
  mark: string | null;
  at: number;
  deleted_at: number | null;
  change: number;
}

/** A pack of the club's; its seed and cards are secret until it is opened. */
interface PackTable {
  id: string;
  player: string;
  size: 'booster' | 'tin';
  edition: string | null;
  seed_hash: string;
  seed: string;
  /** Codes, as JSON. */
  cards: string;
  made_at: number;
  opened_at: number | null;
  change: number;
}

interface ProgressTable {
  player: string;
  game: string;
  item: string;
  state: 'begun' | 'done';
  best: number | null;
  at: number;
  change: number;
}

interface PuzzleTryTable {
  player: string;
  game: string;
  puzzle: string;
  correct: number;
  ms: number;
  at: number;
}

/** How many left a lesson at a step, or ended it. */
interface LessonLeftTable {
  game: string;
  lesson: string;
  /** -1: at no step, it was ended. */
  step: number;
  count: number;
}

export interface WorkshopSchema {
  workshop: WorkshopTable;
  deck: DeckTable;
  deck_past: DeckPastTable;
  owned: OwnedTable;
  pack: PackTable;
  progress: ProgressTable;
  puzzle_try: PuzzleTryTable;
  lesson_left: LessonLeftTable;
}
