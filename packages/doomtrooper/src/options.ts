/** What players agree on before the game. */
import { choice, custom, flag, InputError, number, schema, type Plain, type Schema } from '@kolbiste/engine';
import { deckProblems, readDeck, type Deck } from './decks/deck.ts';
import { CARTEL_DECKS, READY_DECKS, readyDeck } from './decks/ready.ts';
import { PROFILES, type ProfileName } from './profiles/index.ts';
import { newWorld, type House, type World } from './world.ts';

export interface TableOptions {
  readonly profile: ProfileName;
  readonly mode: World['mode'];
  /** 0: what the book says. */
  readonly target: number;
  /** By seat, a ready deck's name or a deck as text; ready decks in turn without it. */
  readonly decks: readonly string[];
  readonly cardinal: boolean;
  /** DOT 4.6t: by lot; DOT 4.6s: as agreed [DR-23]. */
  readonly start: 'lot' | 'first';
  /** Turns of all players together after which time is up (DOT 1.6t); 0 for none. */
  readonly turnLimit: number;
  readonly capableSaboteurs: boolean;
  readonly ante: House['ante'];
  readonly judge: boolean;
  /** The player who decides about proposed changes, counted from 1; 0 where all must agree. */
  readonly arbiter: number;
}

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
  if (problems.length)
    throw new InputError(
      'deck',
      `line ${problems[0]!.line}: ${problems[0]!.refusal.why} ${String(problems[0]!.refusal.params?.['card'] ?? '')}`,
      problems[0]!.refusal,
    );
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
  capableSaboteurs: flag(false),
  ante: choice(['off', 'top', 'vote'], 'off'),
  judge: flag(false),
  arbiter: number(0, 7, 0),
});

/** The decks by seat, checked. */
export function decksFor(said: TableOptions, seats: number): Deck[] {
  const chosen: Deck[] = [];
  const ready = said.mode === 'cartel' ? CARTEL_DECKS : READY_DECKS.map(({ name }) => name);
  for (let seat = 0; seat < seats; seat++) {
    const deck = deckNamed(said.decks[seat] ?? ready[seat % ready.length]!);
    const [problem] = deckProblems(deck, said.profile);
    if (problem) throw new InputError('deck', `the deck of seat ${seat + 1} may not be played: ${problem.refusal.why}`, problem.refusal);
    chosen.push(deck);
  }
  return chosen;
}

/** What the rules read while playing. */
function houseFor({ cardinal, turnLimit, capableSaboteurs, ante, judge, arbiter }: TableOptions, seats: number): House {
  if (arbiter > seats) throw new InputError('options', `there is no player ${arbiter} to be the judge`);
  return { cardinal, turnLimit, capableSaboteurs, ante, judge, arbiter: arbiter - 1 };
}

/** Which modes a number of players may choose (DOT 38.2, 38.8, 38.12). */
function modeFor(said: TableOptions, seats: number): World['mode'] {
  const { mode } = said;
  if (mode === 'cartel' && seats !== 7)
    throw new InputError('options', 'the Cartel against the Dark Legion is for seven players (DOT 38.12)');
  if (mode === 'teams' && seats % 2 !== 0) throw new InputError('options', 'teams need an even number of players (DOT 38.8)');
  return mode === 'duel' && seats > 2 ? 'everybody' : mode;
}

/** An empty table. */
export function worldFor(said: TableOptions, seats: number): World {
  const mode = modeFor(said, seats);
  const target = said.target || (mode === 'teams' || mode === 'cartel' ? 50 : PROFILES[said.profile].target); // DOT 38.11, 38.21
  return newWorld({ profile: said.profile, target, mode, house: houseFor(said, seats) }, seats);
}
