/** A change of the position by consent [DR-100]. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { NONE } from '../events.ts';
import type { Here } from '../game.ts';
import type { Proposal } from '../state.ts';

const RULE = 'DOT DR-100';

export function propose(g: Here, proposal: Proposal): void {
  draft(g.world).proposal = { ...proposal, waits: [...proposal.waits] };
  const { by, change, card, player } = proposal;
  g.emit({ type: 'proposed', seat: by, change, card: card ?? NONE, player: player ?? NONE, rule: RULE });
}
export function agree(g: Here, seat: Seat): void {
  const proposal = draft(g.world).proposal!;
  draft(g.world).proposal = { ...proposal, waits: proposal.waits.filter(other => other !== seat) };
  g.emit({ type: 'agreed', seat, rule: RULE });
}
export function refuseProposal(g: Here, seat: Seat): void {
  draft(g.world).proposal = null;
  g.emit({ type: 'proposalRefused', seat, rule: RULE });
}
/** Anyone who proposed it takes it back before anybody has decided. */
export function withdrawProposal(g: Here, seat: Seat): void {
  draft(g.world).proposal = null;
  g.emit({ type: 'proposalWithdrawn', seat, rule: RULE });
}
/** All have agreed: the game is marked, and the change is carried out next. */
export function acceptProposal(g: Here): Proposal {
  const w = draft(g.world);
  const proposal = w.proposal!;
  w.proposal = null;
  w.judged = true;
  const { by, change, card, player } = proposal;
  g.emit({ type: 'judged', seat: by, change, card: card ?? NONE, player: player ?? NONE, rule: RULE });
  return proposal;
}
