/** What seats decide together: undo, draw, pause, resume, abort, hints. */
import type { Seat, Topic } from '@kolbiste/protocol';
import type { Change } from './change.ts';
import { finish } from './decision.ts';
import { sealed } from './fairness.ts';
import { goOn, pause } from './halt.ts';
import type { Row } from './input.ts';
import { placesOf } from './sides.ts';
import { hasLeft, type RunningMatch } from './state.ts';
import { takeBack, undoFor } from './undo.ts';

/** All other people who are still in. */
function people({ header, data }: RunningMatch, seat: Seat): Seat[] {
  return header.seats.flatMap(({ kind }, other) => (kind === 'human' && other !== seat && !hasLeft(data, other) ? [other] : []));
}

/** People on other sides who are still in. */
const opponents = (m: RunningMatch, seat: Seat): Seat[] => people(m, seat).filter(other => m.sides[other] !== m.sides[seat]);

/** Who has to consent to a seat's proposal. */
export function consentNeeded(m: RunningMatch, seat: Seat, topic: Topic, at: number): Seat[] {
  const { header, data, sides } = m;
  switch (topic) {
    case 'undo':
      return undoFor(m, seat) === 'consent' ? opponents(m, seat) : [];
    // A bot has to agree to a draw: the table's host decides for it.
    case 'draw':
      return header.seats.flatMap(({ kind }, other) =>
        other !== seat && !hasLeft(data, other) && (kind === 'human' || sides[other] !== sides[seat]) ? [other] : [],
      );
    case 'resume':
      return at >= data.pausedAt! + header.pauseLimit ? [] : people(m, seat);
    case 'pause':
    case 'hints':
      return people(m, seat);
    case 'abort':
      // Once all nonces are sealed, somebody may know what would come.
      return data.position === null && sealed(m).length === 0 ? [] : people(m, seat);
  }
}

type VoteChange = Pick<Change, 'act' | 'undoneFrom'>;
type Vote = Row & { readonly type: 'propose' | 'consent' | 'decline' };

const voted = ({ type, seat }: Vote, topic: Topic, agreed = false, undoneFrom: number | null = null): VoteChange => ({
  act: { type, seat, topic, agreed },
  undoneFrom,
});

export function propose(m: RunningMatch, row: Row & { readonly type: 'propose' }): VoteChange {
  const { seat: by, topic } = row;
  const needs = consentNeeded(m, by, topic, row.at);
  if (needs.length === 0) return agree(m, row, by, topic);
  m.data.proposals = [...m.data.proposals, { proposal: row.n, topic, by, needs }];
  return voted(row, topic);
}

export function consent(m: RunningMatch, row: Row & { readonly type: 'consent' }): VoteChange {
  const { data } = m;
  const proposal = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
  const needs = proposal.needs.filter(seat => seat !== row.seat);
  if (needs.length === 0) return agree(m, row, proposal.by, proposal.topic);
  data.proposals = data.proposals.map(other => (other === proposal ? { ...proposal, needs } : other));
  return voted(row, proposal.topic);
}

export function decline({ data }: RunningMatch, row: Row & { readonly type: 'decline' }): VoteChange {
  const { topic, by: seat } = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
  data.proposals = data.proposals.filter(({ proposal }) => proposal !== row.proposal);
  data.declined = [...data.declined.filter(other => other.topic !== topic || other.seat !== seat), { topic, seat, at: row.at }];
  return voted(row, topic);
}

function agree(m: RunningMatch, row: Vote, by: Seat, topic: Topic): VoteChange {
  const { data, sides } = m;
  const { at } = row;
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
      pause(data, at);
      break;
    case 'hints':
      data.hints = true;
      break;
    case 'resume':
      goOn(data, at);
      break;
  }
  data.proposals = data.proposals.filter(proposal => proposal.topic !== topic);
  return voted(row, topic, true, undoneFrom);
}
