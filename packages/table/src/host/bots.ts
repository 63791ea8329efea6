/** Seats moved by bots. A bot thinks on a re-deal of what its seat cannot know, never on the truth. */
import { keyOf, PASS } from '@kolbiste/engine';
import { encode, type Hint, type Seat } from '@kolbiste/protocol';
import { BotsStopped, type BotJob } from './ports.ts';
import type { Host, Sender } from './state.ts';

/** With less than this left on the clock a bot thinks only a share of it. */
const SHORT_OF_TIME = 60_000;

/** This driver wrote the last row, so what follows from it is done here first. */
export const leads = ({ ports, ownSeq, match }: Host): boolean => !ports.cluster.shared || ownSeq === match.seq;

/** From when bots think here instead of where the last row was written; never, when none is asked or one thinks already. */
export function botsFrom(h: Host): number {
  const { match, ports } = h;
  if (!h.hasBots || leads(h)) return Infinity;
  const seat = match.botAsked;
  if ((seat === null || h.thinking === match.asked?.decision) && !match.proposals.length) return Infinity;
  return h.learnedAt + ports.bots.patience(match.movers[seat ?? 0]!.level);
}

export const botsThinkHere = (h: Host): boolean => leads(h) || botsFrom(h) <= h.ports.clock.now();

/** What its seat may know: of the others' decks, what it has seen. */
function jobFor({ match, game, ports }: Host, seat: Seat): Omit<BotJob, 'level'> {
  const seed = ports.bots.newSeed();
  const { game: name, version } = match.header;
  return { game: name, version, position: game.redeal(match.position!, seat, seed, 'seen'), seat, seed };
}

export function letBotsThink(h: Host): void {
  if (!h.hasBots) return;
  const { match, ports } = h;
  const { asked } = match;
  const seat = match.botAsked;
  if (seat === null || !asked || h.thinking === asked.decision || !botsThinkHere(h)) return;
  h.thinking = asked.decision;
  const now = ports.clock.now();
  const remaining = match.remaining(now)[seat] ?? Infinity;
  const passAt = match.botPassAt;
  // At a window it thinks no longer than it takes to pass without a thought.
  const most = Math.min(remaining < SHORT_OF_TIME ? Math.min(500, remaining / 30) : Infinity, passAt === null ? Infinity : passAt - now);
  const job: BotJob = {
    ...jobFor(h, seat),
    level: match.movers[seat]!.level,
    ...(most < Infinity && { milliseconds: Math.max(20, most) }),
  };
  void think(h, job, asked.decision, passAt);
}

/** `passAt`: when it passes, if it does: how long that takes must not tell what there was to think about. */
async function think(h: Host, job: BotJob, decision: number, passAt: number | null): Promise<void> {
  const { bots, clock, owner } = h.ports;
  const { seat } = job;
  try {
    const { key } = await bots.think(job);
    await bots.seen?.(h.newsSeq);
    const rest = (passAt !== null && key === PASS ? passAt : h.shownAt + bots.pace) - clock.now();
    if (rest > 0) await clock.sleep(rest);
    if (h.thinking === decision) h.thinking = null;
    h.take({ at: clock.now(), type: 'answer', seat, decision, key });
  } catch (error) {
    if (error instanceof BotsStopped) return;
    owner.report('fault', h.id, error);
    giveSomeAnswer(h, seat, decision);
  }
}

/** The bot is unavailable: any answer is better than none. */
export function giveSomeAnswer(h: Host, seat: Seat, decision: number): void {
  h.queue.add(() => {
    if (h.thinking === decision) h.thinking = null;
    if (h.match.asked?.decision !== decision) return undefined;
    const { options } = h.match.state(seat).seen!.decision!;
    const key = (options.find(option => option.key === 'pass') ?? options[0]!).key;
    return h.decide({ at: h.ports.clock.now(), type: 'answer', seat, decision, key }, null);
  });
}

/** What would be a good answer for the seat that is asked now, or a better one than `played`; false when there is none. */
export async function hint(h: Host, seat: Seat, { client, re }: Sender, played?: string): Promise<boolean> {
  const asked = await h.queue.ask(() =>
    h.match.asked?.seat === seat && h.match.phase === 'playing' ? { decision: h.match.asked.decision, job: jobFor(h, seat) } : null,
  );
  if (!asked) return false;
  const offered = asked.job.position.decision!.options.map(keyOf);
  if (played !== undefined && !offered.includes(played)) return false;
  const advice = await h.ports.bots.advise({ ...asked.job, ...(played !== undefined && { played }) });
  const hinted: Hint = { type: 'hint', match: h.id, ...(re !== undefined && { re }), decision: asked.decision, ...advice };
  client.send(h.ports.audiences.frame(encode(hinted)));
  return true;
}
