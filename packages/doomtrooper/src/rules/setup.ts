/** The table before the game: what the options make of it, an empty world, and the decks put into it. */
import { InputError, type Call, type Random, type Seat } from '@kolbiste/engine';
import { deckProblems, isRestricted, type Deck } from '../decks/deck.ts';
import { EARLIER_CARTEL, EARLIER } from '../decks/earlier.ts';
import { putDeck } from './atoms.ts';
import { arbiterOf, deckNamed, type TableOptions } from './options.ts';
import { PROFILES, type ProfileName } from './profiles/index.ts';
import { newSide, type House, type World } from './state.ts';
import { opening } from './turn/opening.ts';

/** The decks by seat, checked. */
function decksFor(said: TableOptions, seats: number): Deck[] {
  const chosen: Deck[] = [];
  // A table that names no decks has those of before, so that what was begun with them goes on; new ones are dealt by `brings`.
  const ready = said.mode === 'cartel' ? EARLIER_CARTEL : Object.keys(EARLIER);
  for (let seat = 0; seat < seats; seat++) {
    const deck = deckNamed(said.decks[seat] ?? ready[seat % ready.length]!);
    const [problem] = deckProblems(deck, said.profile, isRestricted(said.profile, said.restrictedList));
    if (problem) throw new InputError('deck', `the deck of seat ${seat + 1} may not be played: ${problem.refusal.why}`, problem.refusal);
    chosen.push(deck);
  }
  return chosen;
}

/** What the rules read while playing. */
function houseFor(said: TableOptions, seats: number): House {
  const { profile, cardinal, turnLimit, timeTie, restrictedList, capableSaboteurs, ante, judge } = said;
  const arbiter = arbiterOf(said);
  if (typeof arbiter === 'number' && arbiter >= seats) throw new InputError('options', `there is no player ${arbiter + 1} to be the judge`);
  const restricted = isRestricted(profile, restrictedList);
  return { cardinal, turnLimit, timeTie, restricted, capableSaboteurs, ante, judge, arbiter };
}

/** Which modes a number of players may choose (DOT 38.2, 38.8, 38.12). */
function modeFor(said: TableOptions, seats: number): World['mode'] {
  const { mode } = said;
  if (mode === 'cartel' && seats !== 7)
    throw new InputError('options', 'the Cartel against the Dark Legion is for seven players (DOT 38.12)');
  if (mode === 'teams' && seats % 2 !== 0) throw new InputError('options', 'teams need an even number of players (DOT 38.8)');
  if (mode === 'teams' && (seats % said.teams !== 0 || seats === said.teams) && seats > 2)
    throw new InputError('options', `${seats} players cannot be ${said.teams} equal teams (DOT 38.8)`);
  return mode === 'duel' && seats > 2 ? 'everybody' : mode;
}

/** An empty table. */
export function worldFor(said: TableOptions, seats: number): World {
  const mode = modeFor(said, seats);
  const target = said.target || (mode === 'teams' || mode === 'cartel' ? 50 : PROFILES[said.profile].target); // DOT 38.11, 38.21
  return newWorld({ profile: said.profile, target, mode, house: houseFor(said, seats), teams: said.teams }, seats);
}

function newWorld(
  options: { profile: ProfileName; target: number; mode: World['mode']; house: House; teams: number },
  seats: number,
): World {
  const teamOf = (seat: Seat): number | null =>
    options.mode === 'teams' ? seat % options.teams : options.mode === 'cartel' ? (seat === seats - 1 ? 1 : 0) : null;
  return {
    profile: options.profile,
    target: options.target,
    mode: options.mode,
    house: options.house,
    turn: 0,
    active: 0,
    step: 'opening',
    opened: false,
    stamp: 0,
    fightCount: 0,
    cards: [],
    sides: Array.from({ length: seats }, (_, seat) => newSide(teamOf(seat))),
    play: [],
    effects: [],
    fights: [],
    harms: [],
    awards: [],
    announced: [],
    pools: [],
    orders: [],
    secrets: [],
    doer: null,
    deed: null,
    shown: [],
    around: Array.from({ length: seats }, (_, seat) => seat),
    altered: [],
    open: [],
    lastTurns: null,
    lastTurnsWhy: 'time',
    judged: false,
    proposal: null,
    known: [],
    losses: [],
    happenings: [],
    claim: null,
    ended: null,
  };
}

export function setup(said: TableOptions, seats: number, random: Random): { readonly world: World; readonly first: Call<unknown> } {
  const world = worldFor(said, seats);
  decksFor(said, seats).forEach((deck, seat) => putDeck(world, seat, deck));
  const first = said.start === 'lot' ? random.integer(seats) : 0;
  return { world, first: opening({ first, order: [], i: 0, votes: [], voters: [] }) };
}
