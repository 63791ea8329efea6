/** Why an input cannot be taken. Nothing here changes anything. */
import { InputError, keyOf, questionOf, StepError, type Refusal } from '@kolbiste/engine';
import type { RefusalCode, Seat, Topic } from '@kolbiste/protocol';
import { expiresAt } from './clock.ts';
import { isReady, sealed, sealIn, sealOf, unsealBy, withholder } from './fairness.ts';
import { inputFault, type Input } from './input.ts';
import { automaticAnswer, mightBeAutomatic } from './automatic.ts';
import { consentNeeded } from './proposals.ts';
import { hasLeft, hintsAllowed, officialKeys, phaseOf, type RunningMatch } from './state.ts';
import { timeAfterUndo, undoFor } from './undo.ts';

/** How far back a repeated answer is recognised, in rows. */
const REMEMBERED = 64;
/** What players of an event do not agree on: officials stop and end its games. */
const IN_EVENTS_NEVER: readonly Topic[] = ['pause', 'abort'];
/** How long a declined proposal may not be made again. */
const AGAIN_AFTER = 20_000;

export interface Rejection {
  readonly code: RefusalCode;
  readonly text: string;
  /** The rule behind it, where one is. */
  readonly refusal: Refusal | null;
  /** For a repeated answer: the row that took it. */
  readonly seq: number | null;
}

const no = (code: RefusalCode, text: string, refusal: Refusal | null = null, seq: number | null = null): Rejection => ({
  code,
  text,
  refusal,
  seq,
});

/** A failed `take` as a rejection, or null for errors that no input caused. A fault of the rules is told without its reproduction. */
export function rejectionOf(error: unknown): Rejection | null {
  if (error instanceof InputError) return no(error.code as RefusalCode, error.message, error.refusal);
  return error instanceof StepError ? no('fault', 'the rules failed here; nothing has changed') : null;
}

/** Why the match cannot take an input, or null. */
export function rejection(m: RunningMatch, input: Input): Rejection | null {
  const fault = inputFault(input);
  if (fault !== null) return no('malformed', fault);
  return takeRejection(m, input) ?? (input.type === 'answer' ? illegal(m, input) : null);
}

/** The same for a well-formed input, except that the options are left to the engine, which looks the answer up anyway. */
export function takeRejection(m: RunningMatch, input: Input): Rejection | null {
  const { data, header } = m;
  const next = m.rows.length + 1;
  if ('n' in input && input.n !== next) return no('malformed', `the next row is ${next}`);
  if ('seat' in input && input.seat >= header.seats.length) return no('noSeat', `there is no seat ${input.seat}`);
  if (input.type === 'answer') return answerRejection(m, input);
  const phase = phaseOf(data);
  if (phase === 'over') return no('over', 'the match is over');
  const at = Math.max(input.at, data.at);
  switch (input.type) {
    case 'ready':
      return readyRejection(m, input);
    case 'unseal':
      return unsealRejection(m, input);
    case 'propose':
      return proposalRejection(m, input.seat, input.topic, at);
    case 'consent':
    case 'decline':
      return voteRejection(m, input);
    case 'stops':
      return goneRejection(m, input.seat);
    case 'forfeit':
      if (phase === 'waiting' && withholder(m) === input.seat && at >= unsealBy(m)!) return null;
      return phase === 'waiting' ? no('waiting', 'the match has not started') : goneRejection(m, input.seat);
    case 'concede':
      return phase === 'waiting' ? no('waiting', 'the match has not started') : goneRejection(m, input.seat);
    case 'timeout': {
      const expiry = expiresAt(header.clock, data.clock);
      const up = expiry !== null && expiry <= at && data.clock.running === input.seat;
      return up ? null : no('notTimeUp', `the time of seat ${input.seat} is not up`);
    }
    case 'time':
      if (phase !== 'playing') return no(phase, `the match is ${phase}`);
      if (input.called && data.timeUpAt !== null) return null;
      return data.timeUpAt && data.timeUpAt <= at ? null : no('notTimeUp', 'the time of the match is not up');
    case 'halt':
      if (input.on) return phase === 'playing' ? null : no(phase, `the match is ${phase}`);
      return data.halted ? null : no('notPaused', 'no official has stopped the match');
    case 'judge':
      return verdictRejection(m, input);
    case 'automatic':
      return automaticRejection(m, input, at);
    case 'abort':
    case 'stopped':
      return null;
  }
}

/** Who stays at a rated table and does not move loses when an opponent says so. By post the clock alone counts. */
export function claimRejection(m: RunningMatch, seat: Seat, now: number, after: number): Rejection | null {
  const { data, header, sides } = m;
  const phase = phaseOf(data);
  if (phase === 'over') return no('over', 'the match is over');
  if (phase !== 'playing') return no(phase, `the match is ${phase}`);
  const gone = goneRejection(m, seat);
  if (gone) return gone;
  const asked = data.position!.decision!.seat;
  if (!header.rated || header.clock.kind === 'correspondence') return no('notTimeUp', 'there is nothing to claim at this table');
  if (sides[asked] === sides[seat] || hasLeft(data, asked)) return no('notTimeUp', 'no opponent is asked');
  return now < data.askedAt + after ? no('tooSoon', 'the opponent may think a while longer') : null;
}

function verdictRejection(m: RunningMatch, { decision, key }: Input & { readonly type: 'judge' }): Rejection | null {
  if (decision !== m.data.decision) return no('stale', `decision ${decision} is not asked now`);
  return officialKeys(m).includes(key) ? null : no('illegal', 'no official is asked this');
}

const goneRejection = ({ data }: RunningMatch, seat: Seat): Rejection | null =>
  hasLeft(data, seat) ? no('left', `seat ${seat} has left the match`) : null;

function readyRejection(m: RunningMatch, { seat, nonce, seal }: Input & { readonly type: 'ready' }): Rejection | null {
  const { data } = m;
  if (phaseOf(data) !== 'waiting') return no('started', 'the match has started');
  if (nonce !== undefined && seal !== undefined) return no('malformed', 'a seal first, and then its nonce');
  // A table of bots alone starts when any of them says so.
  return isReady(m, seat) && data.nonces.includes(null) ? no('repeated', 'this seat is ready') : null;
}

function unsealRejection(m: RunningMatch, { seat, nonce }: Input & { readonly type: 'unseal' }): Rejection | null {
  if (phaseOf(m.data) !== 'waiting') return no('started', 'the match has started');
  const seal = sealIn(m, seat);
  if (seal === null) return no('notAsked', 'this seat has sealed nothing');
  if (m.data.nonces[seat] !== null) return no('repeated', 'this nonce is known');
  if (!sealed(m).includes(seat)) return no('waiting', 'another seat is not ready yet');
  return sealOf(nonce) === seal ? null : no('illegal', 'this is not the nonce that was sealed');
}

function answerRejection(m: RunningMatch, input: Input & { readonly type: 'answer' }): Rejection | null {
  const { data, header } = m;
  const earlier = earlierRow(m, input);
  if (earlier !== null) return no('repeated', 'this answer was taken before', null, earlier);
  const phase = phaseOf(data);
  if (phase === 'over') return no('over', 'the match is over');
  if (phase === 'waiting') return no('waiting', 'the match has not started');
  if (phase === 'paused') return no('paused', 'the match is paused');
  const { seat } = input;
  const gone = hasLeft(data, seat);
  if (gone && !input.auto) return no('left', `seat ${seat} has left the match`);
  if (input.decision !== data.decision) return no('stale', `decision ${input.decision} is not asked now`);
  const decision = data.position!.decision!;
  if (decision.seat !== seat) return no('notYours', `seat ${decision.seat} is asked`);
  if (officialKeys(m).includes(input.key)) return no('notYours', 'a judge is asked this');
  if (!input.auto) {
    const at = Math.max(input.at, data.at);
    const expiry = expiresAt(header.clock, data.clock);
    if (expiry !== null && expiry <= at) return no('timeUp', 'the time is up');
  } else if (!gone) {
    // Older logs have a row for each; nobody else may send one.
    if (!('n' in input) || !mightBeAutomatic(m, input)) return no('notYours', 'the table does not answer this by itself');
  }
  return null;
}

function automaticRejection(m: RunningMatch, input: Input & { readonly type: 'automatic' }, at: number): Rejection | null {
  if (phaseOf(m.data) !== 'playing') return no('notYours', 'nobody is asked');
  if (input.answers) return 'n' in input ? null : no('malformed', 'the table finds its answers itself'); // Each is judged when it comes to it.
  const due = automaticAnswer(m);
  return due && due.at <= at ? null : no('notYours', 'the table does not answer this by itself');
}

function illegal({ data, game }: RunningMatch, { seat, key }: Input & { readonly type: 'answer' }): Rejection | null {
  const position = data.position!;
  if (position.decision!.options.some(option => keyOf(option) === key)) return null;
  const refusal = game.explain(position, seat).find(move => move.key === key && move.refusal)?.refusal ?? null;
  return no(
    'illegal',
    refusal ? `"${key}" is refused by ${refusal.rule}` : `"${key}" is not an option of ${questionOf(position)}`,
    refusal,
  );
}

/** The row that took this very answer before. */
function earlierRow({ rows }: RunningMatch, { id, decision, seat }: Input & { readonly type: 'answer' }): number | null {
  if (id === undefined) return null;
  for (let i = rows.length - 1; i >= Math.max(0, rows.length - REMEMBERED); i--) {
    const row = rows[i]!;
    if (row.type !== 'answer') continue;
    if (row.decision < decision) return null;
    if (row.id === id && row.decision === decision && row.seat === seat) return row.n;
  }
  return null;
}

function proposalRejection(m: RunningMatch, seat: Seat, topic: Topic, at: number): Rejection | null {
  const phase = phaseOf(m.data);
  if (phase === 'waiting' && topic !== 'abort') return no('waiting', 'the match has not started');
  if (topic === 'resume' && phase !== 'paused') return no('notPaused', 'the match is not paused');
  if (topic === 'resume' && m.data.halted) return no('paused', 'an official has stopped the match');
  if (m.header.event && IN_EVENTS_NEVER.includes(topic)) return no('notAsked', 'in an event an official decides this');
  if ((topic === 'pause' || topic === 'undo') && phase === 'paused') return no('paused', 'the match is paused');
  if (topic === 'hints' && (m.header.rated || m.header.event || hintsAllowed(m))) return no('notAsked', 'there is nothing to agree on');
  const gone = goneRejection(m, seat);
  if (gone) return gone;
  if (topic === 'undo' && undoFor(m, seat) === null) return no('noUndo', 'there is nothing this seat may take back');
  if (topic === 'undo' && !timeAfterUndo(m, seat, at)) return no('noUndo', 'no time would be left to decide again');
  if (consentNeeded(m, seat, topic, at).length === 0) return null;
  if (m.data.proposals.some(proposal => proposal.topic === topic)) return no('pending', 'this is proposed already');
  const declined = m.data.declined.find(proposal => proposal.topic === topic && proposal.seat === seat);
  return declined && at < declined.at + AGAIN_AFTER ? no('tooSoon', 'this was declined a moment ago') : null;
}

function voteRejection({ data }: RunningMatch, input: Input & { readonly type: 'consent' | 'decline' }): Rejection | null {
  const proposal = data.proposals.find(({ proposal }) => proposal === input.proposal);
  if (!proposal) return no('noProposal', `there is no proposal ${input.proposal}`);
  const asked = proposal.needs.includes(input.seat) || (input.type === 'decline' && proposal.by === input.seat);
  return asked ? null : no('notAsked', `seat ${input.seat} is not asked`);
}
