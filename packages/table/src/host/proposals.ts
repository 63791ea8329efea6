/** Proposals that the host answers: for bots, and for people who sit at one device. */
import type { Proposal, Seat } from '@kolbiste/protocol';
import { botsThinkHere } from './bots.ts';
import type { Host } from './state.ts';

/** A bot agrees to a draw when it does not think that it is winning. */
const WINNING = 0.5;

export function answerProposals(h: Host): void {
  const { match, ports } = h;
  if (match.proposals.length === 0 || !match.position) return;
  for (const proposal of match.proposals) {
    const seat = proposal.needs.find(needed => answersFor(h, needed));
    if (seat === undefined) continue;
    const type = agrees(h, proposal, seat) ? 'consent' : 'decline';
    h.take({ at: ports.clock.now(), type, seat, proposal: proposal.proposal });
    return;
  }
}

const answersFor = (h: Host, seat: Seat): boolean => (h.match.movers[seat]!.kind === 'bot' ? botsThinkHere(h) : h.settings.device !== null);

/** Judged on a re-deal: a bot does not know more than its seat. */
function agrees({ match, game, ports }: Host, { topic }: Proposal, seat: Seat): boolean {
  if (match.movers[seat]!.kind !== 'bot' || topic !== 'draw') return true;
  const { world } = game.redeal(match.position!, seat, ports.bots.newSeed(), 'seen');
  return game.evaluate(world as never, seat) <= WINNING;
}

/** People at one device are ready at once. */
export function readyAtOnce(h: Host): void {
  const { match, settings, ports } = h;
  if (!settings.device || match.phase !== 'waiting') return;
  const nonce = settings.device.nonce();
  h.take({ at: ports.clock.now(), type: 'ready', seat: match.unready[0] ?? 0, ...(nonce !== undefined && { nonce }) });
}
