/** What seats bring to a table before it begins: reading it, keeping it, and putting it together. Only its owner may know it. */
import { dealSides, InputError, Random, seeded, type AnyGame, type Brings, type Plain } from '@kolbiste/engine';
import { LIMITS } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { WorkshopStore } from '../storage/workshop-store.ts';
import type { SeatRow, TableSettings } from '../storage/match-store.ts';

/** In the seat's row, as JSON. */
export interface Brought {
  /** Null: something ready, at random. */
  readonly value: Plain;
  readonly summary: Plain;
}

/** What seats bring to a table of this game with these options; null when they bring nothing. */
export function wantedAt({ module }: AnyGame, options: Plain): Brings | null {
  const brings = module.brings;
  return brings && (brings.wanted?.(options) ?? true) ? brings : null;
}

/** Every seat is taken, and has brought what it plays with. */
export const allReady = (seats: readonly SeatRow[], wanted: Brings | null): boolean =>
  seats.every(({ kind, player, brings }) => kind === 'bot' || (player !== null && (wanted === null || brings !== null)));

export const broughtIn = ({ brings }: SeatRow): Brought | null => (brings === null ? null : (JSON.parse(brings) as Brought));

/** Nobody decides for others what they bring. */
export function assertBringsNothing({ module: { brings } }: AnyGame, options: Plain | undefined): void {
  if (brings && typeof options === 'object' && options !== null && Object.hasOwn(options, brings.option))
    throw new Problem('malformed', 'bring your deck to your seat');
}

/** Reads what somebody brings to a seat, as it is kept; null when they bring nothing yet. */
export function readBrought(
  wanted: Brings | null,
  { options }: Pick<TableSettings, 'options'>,
  seat: number,
  value: Plain | undefined,
): string | null {
  if (value === undefined) return null;
  if (wanted === null) {
    if (value === null) return null;
    throw new Problem('malformed', 'nothing is brought to this table');
  }
  if (value === null) return JSON.stringify({ value, summary: null } satisfies Brought);
  if (Buffer.byteLength(JSON.stringify(value)) > LIMITS.bringsBytes)
    throw new Problem('tooLarge', `what is brought has at most ${LIMITS.bringsBytes} bytes`);
  try {
    const read = wanted.read(value, options, seat);
    return JSON.stringify({ value: read, summary: wanted.summary(read) } satisfies Brought);
  } catch (error) {
    if (error instanceof InputError) throw new Problem('malformed', error.message, error.problems);
    throw error;
  }
}

/** A wish for options where what counts is played for: what is usual there, unless it says something else. */
export function countedWish({ module: { brings } }: AnyGame, wish: Plain): Plain {
  const named = typeof wish === 'object' && wish !== null && !Array.isArray(wish);
  return brings?.usualRated && named ? { ...brings.usualRated, ...(wish as object) } : wish;
}

/** Where only the club's cards are played, anyone who brings others is refused: their packs are what the club knows of them. */
export async function assertOfClub(
  workshop: Pick<WorkshopStore, 'clubCards'>,
  { player }: Pick<Identity, 'player'>,
  wanted: Brings | null,
  { options, text }: { readonly options: Plain; readonly text: string | null },
): Promise<void> {
  const value = text === null ? null : (JSON.parse(text) as Brought).value;
  const codes = value === null ? [] : (wanted?.ofClub?.(value, options) ?? []);
  if (codes.length === 0) return;
  const owned = await workshop.clubCards(player);
  if (codes.some(code => !owned.has(code)))
    throw new Problem('notAllowed', 'here only cards out of the club’s packs are played', [], { why: 'clubOnly' });
}

/** What a player brought to the match before, if it may still be played. */
export function carried(
  wanted: Brings | null,
  settings: Pick<TableSettings, 'options'>,
  seat: number,
  before: SeatRow | undefined,
): string | null {
  const brought = before && broughtIn(before);
  if (!brought) return null;
  try {
    return readBrought(wanted, settings, seat, brought.value);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** By seat; null for bots, and where nothing was brought. */
interface TableToBe {
  readonly options: Plain;
  readonly brought: readonly (Brought | null)[];
  readonly tableSeed: string;
}

/** The options the match begins with. What is dealt at random follows from the table's seed, and can be verified with it. */
export function optionsWith(wanted: Brings | null, { options, brought, tableSeed }: TableToBe): Plain {
  if (wanted === null) return options;
  const random = (what: string): Random => new Random(seeded(`${tableSeed}/brings/${what}`));
  // A bot is dealt something fair against a player; a player who leaves it to the lot does not learn by it what another has brought.
  const all = dealSides(
    wanted,
    options,
    brought.map(own => own?.value ?? null),
    seat => random(String(seat)),
    seat => brought[seat] !== null,
  );
  return { ...(options as object), [wanted.option]: wanted.gather?.(all, options, random('all')) ?? all };
}
