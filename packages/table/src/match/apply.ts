/** What every input does to the match. Each happens completely, or throws and has changed nothing. */
import { InputError, leftKey, PASS, StepError, TIME_KEY, type Sink } from '@kolbiste/engine';
import type { Act, LeaveReason, Passed, Seat, Viewer } from '@kolbiste/protocol';
import { automaticAnswer, botWindow, mightBeAutomatic, passedFor } from './automatic.ts';
import type { Change } from './change.ts';
import { chargeClock, spentBy, standStill, startClock, stopClock } from './clock.ts';
import { ask, finish } from './decision.ts';
import { matchSeed } from './fairness.ts';
import { graceOf } from './header.ts';
import type { AutomaticAnswer, Row } from './input.ts';
import { goOn, halt } from './halt.ts';
import { consent, decline, propose } from './proposals.ts';
import { placesOf, sidesIn } from './sides.ts';
import { askedIn, type RunningMatch } from './state.ts';
import { addAnswer, checkpoint, checkpointIfDue, positionAfter, reproductionOf } from './undo.ts';
import { beginYields, watchYields } from './yields.ts';

type ChangeParts = Pick<Change, 'act' | 'undoneFrom' | 'row'>;

/** A row for anybody to hear of, and whether somebody has heard of something. */
interface Listening {
  readonly sink: Sink | null;
  heard(): boolean;
  /** Takes what the table passes for people, if anybody listens. */
  readonly passed: Map<Viewer, Passed[]>;
}

/**
 * Does what the row says; it has passed the check. Gives the row as it is written, which lists what the table answered. The act does
 * not tell which option was chosen, nor whether the table chose it.
 */
export function apply(m: RunningMatch, row: Row, listening: Listening): ChangeParts {
  const { data } = m;
  const { sink } = listening;
  const acted = (act: Act): ChangeParts => ({ row, act, undoneFrom: null });
  switch (row.type) {
    case 'answer': {
      const act = actOf(m, row.seat);
      answer(m, row, sink);
      return acted(act);
    }
    case 'automatic':
      return answerByItself(m, row, listening);
    case 'ready':
      becomeReady(m, row, sink);
      break;
    case 'unseal':
      begin(m, row, row.nonce, sink);
      break;
    case 'propose':
      return { row, ...propose(m, row) };
    case 'consent':
      return { row, ...consent(m, row) };
    case 'decline':
      return { row, ...decline(m, row) };
    case 'concede':
      leave(m, row, 'concession');
      break;
    case 'timeout':
      leave(m, row, 'time');
      break;
    case 'forfeit':
      leave(m, row, 'absence');
      break;
    case 'stops':
      data.stops = data.stops.with(row.seat, row.stops);
      break;
    case 'abort':
      finish(m, { places: m.sides.map(() => 1), by: 'abort', rule: null, why: row.why });
      return acted({ type: 'abort', why: row.why });
    case 'time':
      callTime(m, row, sink);
      return acted({ type: 'time' });
    case 'halt':
      if (row.on) halt(data, row.at);
      else goOn(data, row.at);
      return acted({ type: 'halt', on: row.on });
    case 'judge':
      return acted(judged(m, row, sink));
    case 'stopped':
      if (data.timeUpAt && data.pausedAt === null) data.timeUpAt += row.ms;
      data.clock = standStill(data.clock, row.ms, row.at);
      return acted({ type: 'stopped', ms: row.ms });
  }
  return acted({ type: row.type, seat: row.seat });
}

function becomeReady(m: RunningMatch, row: Row & { readonly type: 'ready' }, sink: Sink | null): void {
  const { data } = m;
  if (row.seal === undefined) begin(m, row, row.nonce ?? '', sink);
  else data.seals = (data.seals ?? data.nonces.map(() => null)).with(row.seat, row.seal);
}

/** A seat's nonce is known; with the last one the game starts. */
function begin(m: RunningMatch, row: Row & { readonly seat: Seat }, nonce: string, sink: Sink | null): void {
  const { data, header, game } = m;
  const nonces = data.nonces.with(row.seat, nonce);
  if (!nonces.includes(null)) {
    data.position = game.start(header.options, header.seats.length, matchSeed(header.tableSeed, nonces as string[]), sink);
    data.proposals = [];
    if (header.timeLimit !== undefined) data.timeUpAt = row.at + header.timeLimit;
    if (header.byPost) beginYields(m);
  }
  data.nonces = nonces;
  if (data.position) ask(m, row.at, -graceOf(header));
}

/** At most this many in one row: what follows comes with the next. */
const MOST_AUTOMATIC = 200;

/** Answers for the player asked, until somebody has heard of something, a real question is open, or the match is over. */
function answerByItself(m: RunningMatch, row: Row & { readonly type: 'automatic' }, { sink, heard, passed }: Listening): ChangeParts {
  const { data } = m;
  const { n, at } = row;
  const given: AutomaticAnswer[] = [];
  const most = row.answers?.length ?? MOST_AUTOMATIC;
  let act = actOf(m, 0);
  while (given.length < most) {
    // How a bot came to pass must not be told from the rows either: it passes alone.
    const alone = !row.answers && botWindow(m);
    if (alone && given.length) break;
    const next = row.answers ? logged(m, row.answers[given.length]!) : automaticAnswer(m);
    if (!next) break;
    const { seat, key } = next;
    act = actOf(m, seat);
    const note = sink && passedFor(m, seat, key);
    try {
      answer(m, { n, at, type: 'answer', seat, decision: data.decision, key, auto: true }, sink);
    } catch (error) {
      // What was answered before it stands; the fault comes again, alone.
      if (row.answers || given.length === 0) throw error;
      break;
    }
    given.push({ seat, key });
    if (note) passed.set(seat, [...(passed.get(seat) ?? []), note]);
    if (alone || (!row.answers && heard())) break;
  }
  return { row: { ...row, answers: given }, act, undoneFrom: null };
}

/** An answer as everyone may know it. At a window it does not say at which. */
const actOf = ({ data }: RunningMatch, seat: Seat): Act => ({
  type: 'answer',
  seat,
  decision: data.position!.decision!.options.includes(PASS) ? null : data.decision,
});

function logged(m: RunningMatch, answer: AutomaticAnswer): AutomaticAnswer {
  const asked = askedIn(m.data);
  if (asked?.seat !== answer.seat || !mightBeAutomatic(m, answer))
    throw new InputError('notYours', `the table cannot have answered "${answer.key}" for seat ${answer.seat}`);
  return answer;
}

function answer(m: RunningMatch, row: Row & { readonly type: 'answer' }, sink: Sink | null): void {
  const { data, header, game } = m;
  const position = data.position!;
  checkpointIfDue(m);
  const yields = watchYields(m, row, sink);
  let progress;
  try {
    progress = game.answerInPlace(position, row.key, yields.sink);
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
  addAnswer(m, {
    n: row.n,
    seat: row.seat,
    key: row.key,
    ...progress,
    banks,
    spent: spentBy(data.clock, counted),
    ...(row.auto && { auto: true }),
  });
  yields.settle();
  data.clock = chargeClock(header.clock, data.clock, counted);
  if (data.proposals.length) data.proposals = data.proposals.filter(({ topic }) => topic !== 'undo');
  data.held = false;
  ask(m, row.at, -graceOf(header));
}

/** An official answers in the place of the player asked; where the table was stopped, it still is. */
function judged(m: RunningMatch, { n, at, decision, key }: Row & { readonly type: 'judge' }, sink: Sink | null): Act {
  const { data } = m;
  const { seat } = data.position!.decision!;
  answer(m, { n, at, type: 'answer', seat, decision, key }, sink);
  if (data.pausedAt !== null) data.clock = stopClock(data.clock, at);
  return { type: 'judge' };
}

/** Not a seat's. */
const NOBODY = -1;

/** How the game ends from here on is the rules' affair; the player asked goes on with what they are asked. */
function callTime(m: RunningMatch, { n }: Row, sink: Sink | null): void {
  const { data, game } = m;
  data.timeUpAt = null;
  checkpoint(m);
  const progress = game.takeRecorded(data.position!, TIME_KEY, sink);
  addAnswer(m, { n, seat: NOBODY, key: TIME_KEY, ...progress, banks: data.clock.banks, spent: 0 });
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
    checkpoint(m);
    addAnswer(m, { n, seat, key, ...game.takeRecorded(data.position!, key), banks: data.clock.banks, spent: 0 });
  }
  if (askedIn(data)?.seat === seat) {
    data.clock = startClock(header.clock, data.clock, null, at, 0);
    data.held = false;
    data.askedAt = at;
  }
}
