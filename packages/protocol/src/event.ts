/** Events over HTTP: how they are made and asked, and how they are told. What their words mean is in `club`. */
import type { EventCommand, EventKind, EventSettings, EventState, OfficialRole, RulingKind, Standing } from '@kolbiste/club';
import type { Plain, SeenDecision } from '@kolbiste/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { MatchState } from './match.ts';
import { boundedPlain, brought, clockConfig } from './wishes.ts';

/** An event as the list shows it. */
export interface EventSummary {
  readonly event: string;
  readonly name: string;
  readonly game: string;
  readonly kind: EventKind;
  readonly state: EventState['phase'] | 'paused';
  readonly round: number;
  readonly entrants: number;
  readonly startsAt: number | null;
  readonly overAt: number | null;
  /** Brought here as a file: only to be looked at. */
  readonly imported: boolean;
}

/** An event of the player's that is not over. */
export interface OwnEvent extends EventSummary {
  readonly role: OfficialRole | null;
  readonly pace: EventSettings['pace'];
  readonly entered: boolean;
  /** One has entered, and has nothing to play with yet. */
  readonly needsList: boolean;
  /** Where one plays now; without a match at a real table. */
  readonly table: { readonly number: number; readonly match: string | null } | null;
  /** For officials: how many tables call a judge. */
  readonly calls: number;
}

/** What a player brought to an event. */
export interface EventList {
  readonly player: string;
  /** By which its owner and judges name it. */
  readonly number: string;
  readonly hash: string;
  readonly brings: Plain;
}

/** What a judge said of a player, in whatever event. */
export interface EarlierRuling {
  readonly event: string;
  readonly at: number;
  readonly kind: RulingKind;
  readonly text: string;
}

/** A running table through the eyes of a player, for a judge who said that they look. */
export interface SeatLook {
  readonly state: MatchState;
  /** Which seat it is. */
  readonly seat: number;
  /** What only a judge may answer there, in the words of the game; null when nothing is asked of them. */
  readonly asks: SeenDecision | null;
}

/** An event that somebody has played in, and where they came in. */
export interface EventPlace extends EventSummary {
  readonly place: number;
  /** Among this many: of a league, in their group. */
  readonly of: number;
  readonly group: number | null;
  /** They did not play to the end. */
  readonly left: boolean;
}

/** An event as one who asks may know it. */
export interface EventView extends Omit<EventState, 'readers'> {
  readonly event: string;
  readonly imported: boolean;
  /** What the one who asks is here. */
  readonly role: OfficialRole | null;
  /** Players bring lists of their own. */
  readonly brings: boolean;
  readonly standings: readonly Standing[];
  /** The series of every table that has begun, by round and table. */
  readonly tablesOf: readonly {
    readonly round: number;
    readonly table: number;
    readonly series: string;
    readonly matches: readonly string[];
  }[];
}

const text = (max: number) => v.pipe(v.string(), v.regex(/^[^\0]*$/), v.trim(), v.minLength(1), v.maxLength(max));
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idLength));
const MINUTE = 60_000;
const DAY = 86_400_000;
const secrecy = v.picklist(['secret', 'opponent', 'public']);
const score = v.tuple([whole(0, 9), whole(0, 9)]);

/** What one says of an event to be; the rest has its usual value. */
export const createEvent = v.object({
  name: text(80),
  game: id,
  kind: v.picklist(['swiss', 'knockout', 'roundRobin', 'league']),
  options: v.exactOptional(v.custom<Plain>(value => boundedPlain(value), 'options are too big, too deep or not plain data')),
  games: v.exactOptional(v.picklist([1, 3, 5])),
  rounds: v.exactOptional(v.nullable(whole(1, 10))),
  cut: v.exactOptional(v.nullable(v.picklist([0, 2, 4, 8, 16]))),
  venue: v.exactOptional(v.picklist(['online', 'room'])),
  pace: v.exactOptional(v.picklist(['live', 'correspondence'])),
  clock: v.exactOptional(clockConfig),
  roundTime: v.exactOptional(whole(MINUTE, 60 * DAY)),
  between: v.exactOptional(v.nullable(whole(0, DAY))),
  startsAt: v.exactOptional(v.nullable(whole(0, Number.MAX_SAFE_INTEGER))),
  lateUntil: v.exactOptional(whole(0, 10)),
  filler: v.exactOptional(v.picklist(['none', 'squire', 'knight'])),
  lists: v.exactOptional(v.object({ rounds: secrecy, cut: secrecy, after: secrecy })),
  places: v.exactOptional(whole(2, 256)),
  rated: v.exactOptional(v.boolean()),
  spectators: v.exactOptional(v.boolean()),
  spectatorDelay: v.exactOptional(whole(0, DAY)),
  noShow: v.exactOptional(v.object({ game: whole(0, DAY), match: whole(0, DAY) })),
  group: v.exactOptional(whole(4, 8)),
  follows: v.exactOptional(v.nullable(id)),
  draft: v.exactOptional(v.boolean()),
});
export type CreateEvent = v.InferOutput<typeof createEvent>;

const round = whole(1, 255);
const table = whole(1, 256);
/** What one may ask of an event. */
export const eventCommand = v.variant('type', [
  v.object({ type: v.literal('open') }),
  v.object({ type: v.literal('enter'), brings: v.exactOptional(brought) }),
  v.object({ type: v.literal('bring'), brings: brought }),
  v.object({ type: v.literal('drop'), player: v.exactOptional(id) }),
  v.object({ type: v.literal('return'), player: v.exactOptional(id) }),
  v.object({ type: v.literal('official'), player: id, role: v.picklist(['organiser', 'judge']), on: v.boolean() }),
  v.object({ type: v.literal('keep'), players: v.tuple([id, id]), apart: v.boolean() }),
  v.object({ type: v.literal('lock') }),
  v.object({ type: v.literal('unlock'), player: id }),
  v.object({ type: v.literal('pair') }),
  v.object({ type: v.literal('swap'), players: v.tuple([id, id]) }),
  v.object({ type: v.literal('publish') }),
  v.object({ type: v.literal('next') }),
  v.object({ type: v.literal('report'), wins: score, draws: whole(0, 9) }),
  v.object({ type: v.literal('result'), round, table, wins: score, draws: whole(0, 9), why: text(500) }),
  v.object({ type: v.literal('extend'), table, ms: whole(MINUTE, 60 * MINUTE) }),
  v.object({ type: v.literal('call') }),
  v.object({ type: v.literal('rest') }),
  v.object({ type: v.literal('answer'), table }),
  v.object({ type: v.literal('look'), table, player: id }),
  v.object({ type: v.literal('check'), player: v.exactOptional(id) }),
  v.object({
    type: v.literal('ruling'),
    kind: v.picklist(['note', 'warning', 'gameLoss', 'matchLoss', 'disqualified']),
    player: id,
    text: text(1000),
  }),
  v.object({ type: v.literal('verdict'), table, agree: v.boolean() }),
  v.object({ type: v.literal('message'), text: text(500) }),
  v.object({ type: v.literal('pause') }),
  v.object({ type: v.literal('resume') }),
  v.object({ type: v.literal('cancel'), why: text(500) }),
]) satisfies v.GenericSchema<unknown, EventCommand>;

/** `n`: the last entry that the one who asks knows. */
export const eventRequest = v.object({ n: whole(0, Number.MAX_SAFE_INTEGER), command: eventCommand });
