/** What happens: the effect of every input on the match. Each either happens whole or throws and has changed nothing. */
import { HASH_EVERY, InputError, leftKey, StepError, undoDepth, type Position, type Reproduction, type Sink } from '@kolbiste/engine';
import type { LeaveReason, Result, Seat, Topic } from '@kolbiste/protocol';
import { chargeClock, resumeClock, spentBy, standStill, startClock, stopClock } from './clock.ts';
import { matchSeed } from './fairness.ts';
import type { Row } from './input.ts';
import { askedIn, consentNeeded, hasLeft, type RunningMatch, type Taken } from './running-match.ts';
import { placesOf, sidesIn } from './standing.ts';

/** How often a position is kept, and how many are: an undo plays on from the last one before it. */
const KEPT_EVERY = 16;
const KEPT = 3;

/** What an input did that the state does not tell. */
export interface Effect {
  /** What seats decide together, if this is about that, and whether they now have. */
  readonly topic: Topic | null;
  readonly agreed: boolean;
  /** The first row taken back. */
  readonly undoneFrom: number | null;
}
const PLAIN: Effect = { topic: null, agreed: false, undoneFrom: null };
const about = (topic: Topic): Effect => ({ topic, agreed: false, undoneFrom: null });

/** Does what the row says; it has passed the check. */
export function happen(m: RunningMatch, row: Row, sink: Sink | null): Effect {
  const { data } = m;
  switch (row.type) {
    case 'ready':
      becomeReady(m, row, sink);
      return PLAIN;
    case 'answer':
      takeAnswer(m, row, sink);
      return PLAIN;
    case 'propose':
      return propose(m, row);
    case 'consent':
      return consent(m, row);
    case 'decline':
      return decline(m, row);
    case 'concede':
      leave(m, row, 'concession');
      return PLAIN;
    case 'timeout':
      leave(m, row, 'time');
      return PLAIN;
    case 'forfeit':
      leave(m, row, 'absence');
      return PLAIN;
    case 'stops':
      data.stops = data.stops.with(row.seat, row.stops);
      return PLAIN;
    case 'abort':
      finish(m, { places: m.sides.map(() => 1), by: 'abort', rule: null, why: row.why });
      return PLAIN;
    case 'stopped':
      data.clock = standStill(data.clock, row.ms, row.at);
      return PLAIN;
  }
}

// -- the game --------------------------------------------------------------------------------------------------------------

function becomeReady(m: RunningMatch, row: Row & { readonly type: 'ready' }, sink: Sink | null): void {
  const { data, header, game } = m;
  const nonces = data.nonces.with(row.seat, row.nonce ?? '');
  if (!nonces.includes(null)) {
    data.position = game.start(header.options, header.seats.length, matchSeed(header.tableSeed, nonces as string[]), sink);
    data.proposals = [];
  }
  data.nonces = nonces;
  if (data.position) pose(m, row.at, -header.delay);
}

function takeAnswer(m: RunningMatch, row: Row & { readonly type: 'answer' }, sink: Sink | null): void {
  const { data, header, game } = m;
  const position = data.position!;
  if (data.answers.length % KEPT_EVERY === 0) keep(m, position);
  let progress;
  try {
    progress = game.answerInPlace(position, row.key, sink);
  } catch (error) {
    if (error instanceof InputError) throw error;
    game.restore(position, positionAfter(m, data.answers.length));
    if (error instanceof StepError) {
      const { inputs, ...start } = reproductionOf(m);
      error.reproduction = { ...start, inputs: [...inputs, row.key] };
    }
    throw error;
  }
  const { banks, since } = data.clock;
  // The table's own answers cost nothing, however late its driver woke up.
  const counted = row.auto && since !== null ? Math.min(row.at, since) : row.at;
  stand(m, { n: row.n, seat: row.seat, key: row.key, ...progress, banks, spent: spentBy(data.clock, counted) });
  data.clock = chargeClock(header.clock, data.clock, counted);
  if (data.proposals.length) data.proposals = data.proposals.filter(({ topic }) => topic !== 'undo');
  data.held = false;
  pose(m, row.at, -header.delay);
}

function stand({ data, game }: RunningMatch, taken: Taken): void {
  if (data.answers.push(taken) % HASH_EVERY === 0) data.hashes.push(game.hash(data.position!));
}

/** The answers that stand and what they start from. It holds the seed. */
export function reproductionOf({ header, data }: RunningMatch): Reproduction {
  const { game, options, seats, tableSeed } = header;
  const inputs = data.answers.map(({ key }) => key);
  return { game, options, seats: seats.length, seed: seedOf(tableSeed, data.nonces), inputs };
}

export const seedOf = (tableSeed: string, nonces: readonly (string | null)[]): string =>
  matchSeed(
    tableSeed,
    nonces.map(nonce => nonce ?? ''),
  );

/** Asks what the position asks, or ends the match. `spent`: what of its time the seat has used; the first moments are free. */
function pose(m: RunningMatch, at: number, spent: number): void {
  const { data, header } = m;
  const { decision, outcome } = data.position!;
  if (outcome) {
    finish(m, { places: placesOf(m.sides, data.left, outcome.places), by: 'rules', rule: outcome.rule, why: outcome.why });
    return;
  }
  data.decision++;
  data.askedAt = at;
  data.clock = startClock(header.clock, data.clock, hasLeft(data, decision!.seat) ? null : decision!.seat, at, spent);
}

function finish(m: RunningMatch, result: Result): void {
  const { data } = m;
  data.result = result;
  data.clock = { banks: data.clock.banks, running: null, since: null, spent: 0 };
  data.proposals = [];
  data.pausedAt = null;
  m.kept = [];
}

function leave(m: RunningMatch, { n, seat, at }: Row & { readonly seat: Seat }, why: LeaveReason): void {
  const { data, sides, header, game } = m;
  data.left = [...data.left, { seat, why }];
  data.proposals = [];
  if (sidesIn(sides, data.left).length <= 1) {
    finish(m, { places: placesOf(sides, data.left, null), by: why, rule: null, why });
    return;
  }
  // The others play on; the table answers for the seat from now on, until the rules have taken it out.
  if (game.module.leave) {
    const key = leftKey(seat);
    keep(m, data.position!);
    stand(m, { n, seat, key, ...game.takeRecorded(data.position!, key), banks: data.clock.banks, spent: 0 });
  }
  if (askedIn(data)?.seat === seat) {
    data.clock = startClock(header.clock, data.clock, null, at, 0);
    data.held = false;
    data.askedAt = at;
  }
}

// -- what seats decide together --------------------------------------------------------------------------------------------

function propose(m: RunningMatch, row: Row & { readonly type: 'propose' }): Effect {
  const { seat: by, topic } = row;
  const needs = consentNeeded(m, by, topic, row.at);
  if (needs.length === 0) return agree(m, by, topic, row.at);
  m.data.proposals = [...m.data.proposals, { proposal: row.n, topic, by, needs }];
  return about(topic);
}

function consent(m: RunningMatch, row: Row & { readonly type: 'consent' }): Effect {
  const { data } = m;
  const proposal = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
  const needs = proposal.needs.filter(seat => seat !== row.seat);
  if (needs.length === 0) return agree(m, proposal.by, proposal.topic, row.at);
  data.proposals = data.proposals.map(other => (other === proposal ? { ...proposal, needs } : other));
  return about(proposal.topic);
}

function decline({ data }: RunningMatch, row: Row & { readonly type: 'decline' }): Effect {
  const { topic, by: seat } = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
  data.proposals = data.proposals.filter(({ proposal }) => proposal !== row.proposal);
  data.declined = [...data.declined.filter(other => other.topic !== topic || other.seat !== seat), { topic, seat, at: row.at }];
  return about(topic);
}

function agree(m: RunningMatch, by: Seat, topic: Topic, at: number): Effect {
  const { data, sides } = m;
  let undoneFrom: number | null = null;
  switch (topic) {
    case 'undo':
      undoneFrom = takeBack(m, by, at);
      break;
    case 'draw':
      finish(m, { places: placesOf(sides, data.left, null), by: 'agreement', rule: null, why: 'draw' });
      break;
    case 'abort':
      finish(m, { places: sides.map(() => 1), by: 'abort', rule: null, why: 'agreement' });
      break;
    case 'pause':
      data.pausedAt = at;
      data.clock = stopClock(data.clock, at);
      data.proposals = data.proposals.filter(proposal => proposal.topic !== 'undo');
      break;
    case 'resume':
      data.pausedAt = null;
      data.askedAt = at;
      data.clock = resumeClock(data.clock, at);
      break;
  }
  data.proposals = data.proposals.filter(proposal => proposal.topic !== topic);
  return { topic, agreed: true, undoneFrom };
}

// -- undo --------------------------------------------------------------------------------------------------------------------

function keep(m: RunningMatch, position: Position): void {
  const answers = m.data.answers.length;
  if (m.kept.at(-1)?.answers === answers) return;
  m.kept.push({ answers, position: m.game.clone(position) });
  if (m.kept.length > KEPT) m.kept.shift();
}

/** Back to the seat's last decision, its time and everyone's banks as they were then. Gives the first row undone. */
function takeBack(m: RunningMatch, seat: Seat, at: number): number {
  const { data, game } = m;
  const answers = data.answers.length - undoDepth(data.answers, seat);
  const { n, banks, spent } = data.answers[answers]!;
  game.restore(data.position!, positionAfter(m, answers));
  m.kept = m.kept.filter(kept => kept.answers <= answers);
  data.answers.length = answers;
  data.hashes.length = Math.floor(answers / HASH_EVERY);
  data.clock = { ...data.clock, banks };
  data.held = true;
  pose(m, at, spent);
  return n;
}

/** The position after so many of the answers that stand, its random state included: played on from the last one kept, or anew. */
function positionAfter(m: RunningMatch, answers: number): Position {
  const { game, header, data } = m;
  const kept = m.kept.findLast(earlier => earlier.answers <= answers);
  const position = kept
    ? game.clone(kept.position)
    : game.start(header.options, header.seats.length, seedOf(header.tableSeed, data.nonces));
  for (const { key } of data.answers.slice(kept?.answers ?? 0, answers)) game.takeRecorded(position, key);
  return position;
}
