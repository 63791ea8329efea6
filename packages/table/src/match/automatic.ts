/** What the table answers by itself: single answers, and passes at windows where players do not want to be stopped. */
import {
  copyPlain,
  declining,
  keyOf,
  PASS,
  questionOf,
  sha256,
  verdict,
  type Decision,
  type Plain,
  type Position,
  type Verdict,
} from '@kolbiste/engine';
import type { Passed, Seat, StopMode, Stops } from '@kolbiste/protocol';
import { hasLeft, phaseOf, type RunningMatch } from './state.ts';

/** An answer the table gives for a seat, and the moment from which it may. */
export interface DueAnswer {
  readonly at: number;
  readonly seat: Seat;
  readonly key: string;
}

const wordIn = (about: Plain | undefined, name: string): Plain | undefined =>
  typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { readonly [name: string]: Plain })[name] : undefined;

/** The kinds of window a decision is, for stops, the narrowest first: `reaction:special`, `reaction`; without a kind its question. */
function windowKinds({ about }: Decision, question: string): readonly string[] {
  const kind = wordIn(about, 'kind');
  if (typeof kind !== 'string') return [question];
  const of = wordIn(wordIn(about, 'subject'), 'of');
  return typeof of === 'string' && of ? [`${kind}:${of}`, kind] : [kind];
}

function modeAt(position: Position, decision: Decision, { mode, kinds = {} }: Stops): StopMode {
  const named = windowKinds(decision, questionOf(position)).find(kind => Object.hasOwn(kinds, kind));
  return named === undefined ? mode : kinds[named]!;
}

/** What stands behind the question that is open; asked once for each. */
function verdictOf({ game, data, cache }: RunningMatch): Verdict {
  if (cache.judged !== data.decision || cache.verdict === null) {
    cache.judged = data.decision;
    cache.verdict = verdict(game, data.position!);
  }
  return cache.verdict;
}

/** Whether the seat has passed all of this by hand, and nothing has happened since that could change its mind. */
function declined({ data }: RunningMatch, { seat, options }: Decision): boolean {
  const before = data.declinedOptions?.[seat];
  return !!before && options.every(option => option === PASS || before.includes(keyOf(option)));
}

/** The answer the table gives for a player with these stops, or null. A real choice is the player's; a yield covers windows alone. */
function answerFor(m: RunningMatch, position: Position, decision: Decision): string | null {
  const { options, seat } = decision;
  const stops = m.data.stops[seat]!;
  const nothing = declining(m.game, position);
  const window = nothing === PASS;
  if (window && stops.passing === m.data.decision) return PASS;
  if (nothing !== null && stops.next) return null;
  if (window) {
    if (stops.until) return PASS;
    if (m.header.lastChances && m.game.module.mind.lastChance?.(position)) return null;
  }
  const mode = modeAt(position, decision, stops);
  if (mode === 'everywhere') return null;
  if (options.length === 1) return keyOf(options[0]!);
  return mode === 'never' || whyPassed(m, decision, mode) !== null ? nothing : null;
}

/** Why the table does nothing for a player who wants to be asked where it matters, or whenever something is possible; null where they are asked. */
function whyPassed(m: RunningMatch, decision: Decision, mode: StopMode): 'hopeless' | 'again' | null {
  const found = mode === 'matters' ? verdictOf(m) : null;
  if (found === 'hopeless') return found;
  return found !== 'lastChance' && declined(m, decision) ? 'again' : null;
}

/**
 * How long the table waits before it answers by itself: at random, reproducible, unknown to players, and the same whatever anybody
 * holds; a quick pass by hand falls into the same range. Where nobody is to be deceived, `delay` is 0; a bot that thinks before it
 * passes must still not be told from one that has nothing to think about.
 */
export function waitFor(m: RunningMatch): number {
  return Math.max(randomWait(m), evenWait(m));
}

/** Even pace: how long a window stays open at least, by what everybody sees. */
function evenWait({ header, game, data }: RunningMatch): number {
  if (header.evenPace === undefined) return 0;
  const { decision, world } = data.position!;
  const { seat, options } = decision!;
  return options.includes(PASS) && !hasLeft(data, seat) && game.module.stance?.(world, seat).threatened ? header.evenPace : 0;
}

/** Until when a pass by hand is kept back; null when it counts at once. */
export const heldUntil = (m: RunningMatch): number | null => (evenWait(m) > 0 ? m.data.askedAt + waitFor(m) : null);

function randomWait({ header, movers, data }: RunningMatch): number {
  const { seat, options } = data.position!.decision!;
  const bot = movers[seat]!.kind === 'bot' && options.includes(PASS) && !hasLeft(data, seat);
  const delay = header.delay || (bot ? (header.botDelay ?? 0) : 0);
  if (delay === 0) return 0;
  const share = Number.parseInt(sha256(`${header.tableSeed} wait ${data.decision}`).slice(0, 8), 16) / 2 ** 32;
  return Math.round(delay * (0.5 + 2.5 * share));
}

/** Whether a bot is asked at a window where it takes its time: each such pass is a row of its own, no matter who passes. */
export function botWindow(m: RunningMatch): boolean {
  const { decision } = m.data.position!;
  return decision !== null && m.movers[decision.seat]!.kind === 'bot' && decision.options.includes(PASS) && waitFor(m) > 0;
}

/** The answer the table will give for the asked seat. */
export function automaticAnswer(m: RunningMatch): DueAnswer | null {
  const { data } = m;
  const { position, held } = data;
  if (phaseOf(data) !== 'playing' || !position?.decision || held) return null;
  const { seat, options } = position.decision;
  // For a seat that has left it passes where it can, else takes the first option there is.
  const key = hasLeft(data, seat) ? (options.includes(PASS) ? PASS : keyOf(options[0]!)) : answerFor(m, position, position.decision);
  return key === null ? null : { at: data.askedAt + waitFor(m), seat, key };
}

/** Enough to see what it was about. */
const MOST_TOLD = 12;

/** What is told to a person for whom the table passes; null for bots, for those who left, and where there was nothing else to do. */
export function passedFor(m: RunningMatch, seat: Seat, key: string): Passed | null {
  const { data, game, movers } = m;
  const position = data.position!;
  const { decision } = position;
  if (
    !decision ||
    key !== declining(game, position) ||
    decision.options.length === 1 ||
    data.stops[seat]!.passing === data.decision ||
    movers[seat]!.kind === 'bot' ||
    hasLeft(data, seat)
  )
    return null;
  const stops = data.stops[seat]!;
  const { question, rule, about, options } = game.seeAsked(position, seat).decision!;
  const mode = modeAt(position, decision, stops);
  return copyPlain({
    kind: windowKinds(decision, question)[0]!,
    decision: { question, rule, about, options: options.filter(option => option.key !== key).slice(0, MOST_TOLD) },
    why: (key === PASS && stops.until) || (mode === 'never' ? mode : (whyPassed(m, decision, mode) ?? 'hopeless')),
  });
}

/**
 * Whether a logged answer can have been the table's. It was judged when it was written: the mind that judged it may be another by now.
 */
export function mightBeAutomatic({ data, game }: RunningMatch, { seat, key }: { readonly seat: Seat; readonly key: string }): boolean {
  const { options } = data.position!.decision!;
  return hasLeft(data, seat) || key === declining(game, data.position!) || (options.length === 1 && keyOf(options[0]!) === key);
}
