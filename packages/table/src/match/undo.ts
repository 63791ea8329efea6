/** Taking back: who may, and how the position, the clock and the random state become what they were. */
import { freeUndo, HASH_EVERY, isMark, undoDepth, type Position, type Reproduction } from '@kolbiste/engine';
import type { Seat } from '@kolbiste/protocol';
import { allowance, chargeClock, spentBy } from './clock.ts';
import { ask } from './decision.ts';
import { matchSeed } from './fairness.ts';
import { hasLeft, phaseOf, respondsTo, type RunningMatch, type StandingAnswer } from './state.ts';
import { endAllYields } from './yields.ts';

/** How often a checkpoint is made, and how many are kept: an undo replays from the last one before it. */
const CHECKPOINT_EVERY = 16;
const CHECKPOINTS = 3;

/** Whether, and how, a seat may take back its last decision now. Bots let everything be taken back. */
export function undoFor(m: RunningMatch, seat: Seat): 'free' | 'consent' | null {
  const { header } = m;
  const { undo } = header;
  const { answers } = m.data;
  if (undo === 'none' || phaseOf(m.data) !== 'playing' || hasLeft(m.data, seat)) return null;
  // Whether somebody who may respond has passed before is not to be told by what is free.
  const hidden = header.delay > 0 && respondsTo(m.data, seat);
  if (undo !== 'asked' && !hidden && freeUndo(answers, seat) > 0) return 'free';
  const depth = undoDepth(answers, seat);
  // Leaving cannot be taken back, nor time.
  if (undo === 'free' || depth === 0 || answers.slice(-depth).some(({ key }) => isMark(key))) return null;
  return header.seats.some(({ kind }, other) => kind === 'human' && m.sides[other] !== m.sides[seat] && !hasLeft(m.data, other))
    ? 'consent'
    : 'free';
}

/** Before an answer: a checkpoint, if one is due. */
export function checkpointIfDue(m: RunningMatch): void {
  if (m.data.answers.length % CHECKPOINT_EVERY === 0) checkpoint(m);
}

export function checkpoint(m: RunningMatch): void {
  const answers = m.data.answers.length;
  if (m.checkpoints.at(-1)?.answers === answers) return;
  m.checkpoints.push({ answers, position: m.game.clone(m.data.position!) });
  if (m.checkpoints.length > CHECKPOINTS) m.checkpoints.shift();
}

/** The answer stands. */
export function addAnswer({ data, game }: RunningMatch, answer: StandingAnswer): void {
  if (data.answers.push(answer) % HASH_EVERY === 0) data.hashes.push(game.hash(data.position!));
}

/** Back to the seat's last decision. No time comes back: anyone who thought has thought. Gives the first row undone. */
export function takeBack(m: RunningMatch, seat: Seat, at: number): number {
  const { data, game, header } = m;
  const answers = data.answers.length - undoDepth(data.answers, seat);
  const { n, banks } = data.answers[answers]!;
  const spent = thoughtSince(m, seat, at);
  const clock = chargeClock(header.clock, data.clock, at);
  game.restore(data.position!, positionAfter(m, answers));
  m.checkpoints = m.checkpoints.filter(earlier => earlier.answers <= answers);
  data.answers.length = answers;
  data.hashes.length = Math.floor(answers / HASH_EVERY);
  data.clock = { ...clock, banks: clock.banks.with(seat, banks[seat]!) };
  data.held = true;
  endAllYields(data);
  ask(m, at, spent);
  return n;
}

/** What the seat has thought since its last decision was asked: it goes on with that when the decision is taken back. */
function thoughtSince({ data }: RunningMatch, seat: Seat, at: number): number {
  const undone = data.answers.slice(data.answers.length - undoDepth(data.answers, seat));
  const running = data.clock.running === seat ? Math.max(0, spentBy(data.clock, at)) : 0;
  return undone.reduce((sum, answer) => (answer.seat === seat ? sum + Math.max(0, answer.spent) : sum), running);
}

/** Whether the seat could still decide after taking back: no time comes back. */
export function timeAfterUndo(m: RunningMatch, seat: Seat, at: number): boolean {
  const { data, header } = m;
  const { banks } = data.answers[data.answers.length - undoDepth(data.answers, seat)]!;
  const allowed = allowance(header.clock, banks[seat]!);
  return allowed === null || thoughtSince(m, seat, at) < allowed;
}

/** The position after that many answers, its random state included: replayed from the last checkpoint, or from the start. */
export function positionAfter(m: RunningMatch, answers: number): Position {
  const { game, header, data } = m;
  const from = m.checkpoints.findLast(earlier => earlier.answers <= answers);
  const position = from
    ? game.clone(from.position)
    : game.start(header.options, header.seats.length, seedOf(header.tableSeed, data.nonces));
  for (const { key } of data.answers.slice(from?.answers ?? 0, answers)) game.takeRecorded(position, key);
  return position;
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
