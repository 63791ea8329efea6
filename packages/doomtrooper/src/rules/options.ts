/** What players agree on before the game. */
import { choice, custom, flag, InputError, number, schema, type Plain, type Schema } from '@kolbiste/engine';
import { readDeck, type Deck } from '../decks/deck.ts';
import { READY_DECKS, readyDeck } from '../decks/ready.ts';
import type { ProfileName } from './profiles/index.ts';
import type { House, World } from './state.ts';

export interface TableOptions {
  readonly profile: ProfileName;
  readonly mode: World['mode'];
  /** 0: what the book says. */
  readonly target: number;
  /** By seat, a ready deck's name or a deck as text; ready decks in turn without it. */
  readonly decks: readonly string[];
  readonly cardinal: boolean;
  /** DOT 4.6t: at random; DOT 4.6s: as agreed [DR-23]. */
  readonly start: 'lot' | 'first';
  /** Turns of all players together after which time is up (DOT 1.6t); 0 for none. */
  readonly turnLimit: number;
  /** Level when time is up: more turns each, or a draw [DR-102]. */
  readonly timeTie: House['timeTie'];
  /** How many teams, in that mode (DOT 38.8). */
  readonly teams: number;
  /** Whether some cards are limited to one copy or none [DR-101]: as usual is so in the tournament profile only. */
  readonly restrictedList: 'usual' | 'on' | 'off';
  readonly capableSaboteurs: boolean;
  readonly ante: House['ante'];
  readonly judge: boolean;
  /** The player who decides about proposed changes, counted from 1; 0 where all must agree, 8 for an official of the club. */
  readonly arbiter: number;
}

/** The number, beside the players', of an official of the club. */
const OFFICIAL = 8;

/** In an event its officials decide about proposals [DR-100]. */
export const judgedFromOutside = (said: TableOptions): TableOptions | null => (said.judge ? { ...said, arbiter: OFFICIAL } : null);

/** Who decides alone: a seat, an official who has none, or nobody. */
export const arbiterOf = ({ arbiter }: TableOptions): House['arbiter'] =>
  arbiter === 0 ? null : arbiter === OFFICIAL ? 'official' : arbiter - 1;

const decks = custom<readonly string[]>([], (value, name) => {
  if (!Array.isArray(value) || value.some(deck => typeof deck !== 'string') || value.length > 7)
    throw new InputError('options', `option "${name}" must be a list of decks, each the name of a ready one or a text`);
  for (const deck of value as string[]) deckNamed(deck);
  return value as Plain as readonly string[];
});

/** A ready deck, or one that is written out. */
export function deckNamed(said: string): Deck {
  const ready = readyDeck(said);
  if (ready) return ready;
  if (!said.includes('\n'))
    throw new InputError('options', `there is no ready deck "${said}"; there is ${READY_DECKS.map(deck => deck.name).join(', ')}`);
  const { deck, problems } = readDeck('own', said);
  const [first] = problems;
  if (first) {
    const { line, refusal } = first;
    throw new InputError('deck', `line ${line}: ${refusal.why} ${String(refusal.params?.['card'] ?? '')}`, refusal, problems);
  }
  return deck;
}

export const options: Schema<TableOptions> = schema<TableOptions>({
  profile: choice(['tournament', 'standard'], 'tournament'),
  mode: choice(['duel', 'everybody', 'targets', 'teams', 'cartel'], 'duel'),
  target: number(0, 200, 0),
  decks: { ...decks, values: READY_DECKS.map(({ name }) => name) },
  cardinal: flag(true),
  start: choice(['lot', 'first'], 'lot'),
  turnLimit: number(0, 500, 120),
  timeTie: choice(['extraTurns', 'draw'], 'extraTurns'),
  teams: number(2, 3, 2),
  restrictedList: choice(['usual', 'on', 'off'], 'usual'),
  capableSaboteurs: flag(false),
  ante: choice(['off', 'top', 'vote'], 'off'),
  judge: flag(false),
  arbiter: number(0, OFFICIAL, 0),
});
