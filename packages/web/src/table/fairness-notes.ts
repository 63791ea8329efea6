/** What this device noted of each match before it began: a server that changes its mind later is caught by it. */
import { keep, readKept } from '../shell/storage.ts';

export interface FairnessNote {
  readonly commitment: string;
  /** What this player sent, as soon as it was. */
  readonly nonce?: string;
  /** By seat: what everybody had sealed before this player told anything. */
  readonly seals?: readonly (string | null)[];
}

type Notes = Readonly<Record<string, FairnessNote>>;
const NAME = 'fairness';
/** The oldest are forgotten. */
const MOST = 300;

const isNote = (value: unknown): value is FairnessNote =>
  typeof value === 'object' && value !== null && typeof (value as FairnessNote).commitment === 'string';

function notes(): Notes {
  const kept = readKept(NAME);
  return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(([, note]) => isNote(note))) : {};
}

function write(match: string, note: FairnessNote): void {
  const { [match]: _, ...others } = notes();
  keep(NAME, Object.fromEntries([...Object.entries(others), [match, note] as const].slice(-MOST)));
}

export const noteOf = (match: string): FairnessNote | null => notes()[match] ?? null;

/** The first commitment seen counts, whatever the server says later. */
export function noteCommitment(match: string, commitment: string): void {
  if (commitment && !noteOf(match)) write(match, { commitment });
}
export function noteNonce(match: string, nonce: string): void {
  const note = noteOf(match);
  if (note) write(match, { ...note, nonce });
}
/** The seals as they are before this player's nonce is told; gives the nonce, once. */
export function noteSeals(match: string, seals: readonly (string | null)[]): string | null {
  const note = noteOf(match);
  if (!note?.nonce) return null;
  // The first seals seen count, too.
  if (!note.seals) write(match, { ...note, seals });
  return note.nonce;
}
