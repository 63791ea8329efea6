/** The form of a new table: what was chosen, at first as last time, and the table it makes. */
import { unfairness, type Field, type GameText, type Language, type Plain } from '@kolbiste/engine';
import type { ClockConfig, CreateSeries, CreateTable, GameInfo, SeatWish, TableCreated, UndoPolicy } from '@kolbiste/protocol';
import type { GamePresentation, KeptThing } from '@kolbiste/board-kit/presentation';
import { api, ServerError } from '../connection/api.ts';
import { callLocal } from '../connection/local.ts';
import { isPlayable, loadPresentation, loadText } from '../games.ts';
import { keepSetup, lastSetup, localTable, placeOf, turned, turnedAll, type Opponent, type Setup } from '../shell/setup.ts';
import { openLocal } from '../shell/start-local.ts';
import { toast } from '../shell/toast.svelte.ts';
import { lang, t } from '../text/index.svelte.ts';
import { broughtFrom } from '../workshop/brought.ts';
import { decks } from '../workshop/decks.svelte.ts';

const MINUTE = 60_000;
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'bank', bank: 5 * MINUTE, increment: 5000 },
  calm: { kind: 'bank', bank: 15 * MINUTE, increment: 10_000 },
  long: { kind: 'bank', bank: 45 * MINUTE, increment: 30_000 },
  days: { kind: 'correspondence', perMove: 3 * 24 * 60 * MINUTE },
} as const satisfies Record<string, ClockConfig>;
export type ClockName = keyof typeof CLOCKS;

const same = (a: Plain | undefined, b: Plain | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
const usualOf = (field: Field): Plain => field.suggested ?? field.default;

/** What the shell knows of the game. */
interface GameParts {
  readonly info: GameInfo;
  readonly texts: Record<Language, GameText>;
  readonly presentation: GamePresentation | null;
}

export class TableForm {
  readonly game: string;
  known: GameParts | null = $state.raw(null);
  opponent: Opponent = $state('bot');
  level = $state('squire');
  seats = $state(2);
  side: Setup['side'] = $state('lot');
  clock: ClockName = $state('none');
  undo: UndoPolicy = $state('consent');
  rated = $state(false);
  spectators = $state(true);
  evenPace = $state(false);
  /** Minutes; 0 for none. */
  timeLimit = $state(0);
  lastChances = $state(false);
  series: CreateSeries['series'] | null = $state.raw(null);
  /** The name of the second player at this device. */
  second = $state('');
  /** By option. Lists by seat begin with the reader's own where two play. */
  values: Readonly<Record<string, Plain>> = $state.raw({});
  busy = $state(false);
  /** Options whose data cannot be read as it is written. */
  #unread: readonly string[] = $state.raw([]);
  readonly #chance = Math.random();

  /** Where the one who makes the table sits. */
  readonly place = $derived.by((): number => placeOf(this, this.#chance));
  readonly words = $derived.by(() => this.known?.texts[lang()].options ?? {});
  readonly online = $derived.by((): boolean => this.opponent === 'friend' || this.opponent === 'anyone');
  /** Online every player brings something to their own seat. */
  readonly #fields = $derived.by((): readonly Field[] =>
    (this.known?.info.fields ?? []).filter(({ name }) => !this.online || name !== this.known?.info.brings),
  );
  readonly #matters = $derived.by((): readonly string[] => this.known?.presentation?.matters?.(this.seats) ?? []);
  readonly main = $derived.by((): readonly Field[] => this.#matters.flatMap(name => this.#fields.find(field => field.name === name) ?? []));
  readonly advanced = $derived.by((): readonly Field[] => this.#fields.filter(({ name }) => !this.#matters.includes(name)));
  /** How many options under Advanced are set otherwise than usual. */
  readonly changed = $derived.by((): number => this.advanced.filter(field => !same(this.values[field.name], usualOf(field))).length);
  /** Two who are no fair game for each other, where both are named. */
  readonly uneven = $derived.by(() => {
    if (!this.known) return null;
    const { info, texts } = this.known;
    const brought = info.brings && !this.online && this.seats === 2 ? this.values[info.brings] : null;
    const found = Array.isArray(brought) && brought.length === 2 ? unfairness(info.uneven, brought[0], brought[1]) : null;
    const nameOf = (side: string): string => texts[lang()].side?.(side).name ?? this.words[info.brings!]?.values?.[side] ?? side;
    return found && { strong: nameOf(found.strong), weak: nameOf(found.weak), wins: found.wins };
  });
  /** Only what differs from the usual is sent, and what is usual for new tables alone. */
  readonly #options = $derived.by((): { [option: string]: Plain } => {
    const out: Record<string, Plain> = {};
    for (const field of this.known?.info.fields ?? []) {
      const value = this.values[field.name];
      if (value !== undefined && (field.suggested !== undefined || !same(value, field.default))) out[field.name] = value;
    }
    return out;
  });
  /** The player's own decks and loadouts, to be chosen like ready ones. */
  readonly mine = $derived.by((): readonly KeptThing[] =>
    decks.of(this.game).map(({ id, name, data }) => ({ id, name: name || t().workshop.untitled, value: broughtFrom(data) })),
  );

  constructor(game: string) {
    this.game = game;
  }

  /** Everything as last time; against `wanted`, where an address names that. */
  async load(wanted: Opponent | null): Promise<void> {
    const { game } = this;
    if (!isPlayable(game)) throw new Error(`no such game: ${game}`);
    const [info, texts, presentation] = await Promise.all([callLocal('describe', { game }), loadText(game), loadPresentation(game)]);
    const last = lastSetup(info);
    this.opponent = wanted ?? last.opponent;
    ({ level: this.level, side: this.side, undo: this.undo, second: this.second, lastChances: this.lastChances, seats: this.seats } = last);
    this.values = Object.fromEntries(info.fields.map(field => [field.name, last.options[field.name] ?? usualOf(field)]));
    this.known = { info, texts, presentation };
  }

  get readable(): boolean {
    return this.#unread.length === 0;
  }

  /** The value of an option as the reader sees it: lists by seat begin with their own. */
  shown(name: string): Plain {
    return turned(this.values[name]!, this.place, this.seats);
  }
  choose(name: string, value: Plain): void {
    this.values = { ...this.values, [name]: turned(value, this.place, this.seats) };
  }
  /** Takes what was written for an option; null while it cannot be read. */
  write(name: string, value: Plain | null): void {
    this.#unread = value === null ? [...this.#unread, name] : this.#unread.filter(each => each !== name);
    if (value !== null) this.values = { ...this.values, [name]: value };
  }

  get #setup(): Setup {
    const { opponent, level, seats, side, undo, second, lastChances } = this;
    return { opponent, level, seats, side, undo, second, lastChances, options: this.#options };
  }

  /** Opens the table. On the server it is the table created, null where that failed or where the table is this device's own. */
  async start(guest: string | null): Promise<TableCreated | null> {
    if (!this.known || !this.readable || this.busy) return null;
    this.busy = true;
    try {
      keepSetup(this.game, this.#setup);
      if (this.online) return await this.#create(guest);
      const chosen = JSON.stringify(this.#options);
      for (const { id, value } of this.mine) if (chosen.includes(JSON.stringify(value))) void decks.toTable(id);
      await openLocal(localTable(this.game, this.#setup, this.#chance));
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #create(guest: string | null): Promise<TableCreated | null> {
    const table = this.#table(guest);
    try {
      return await (this.series && this.seats === 2 ? api.createSeries({ ...table, series: this.series }) : api.createTable(table));
    } catch (error) {
      const told = error instanceof ServerError && error.code !== 'unreachable';
      toast(told ? `${t().common.failed} ${error.message}` : t().common.noServer, 'bad');
      return null;
    }
  }

  #table(guest: string | null): CreateTable {
    const { clock, undo, rated } = this;
    const seats: SeatWish[] = Array.from({ length: this.seats }, (_, i) => ({ who: i === this.place ? 'me' : 'open' }));
    const first = seats.findIndex(seat => seat.who === 'open');
    if (guest !== null && this.opponent === 'friend') seats[first] = { who: 'open', player: guest };
    const options = Object.entries(turnedAll(this.#options, this.place, this.seats));
    return {
      game: this.game,
      options: Object.fromEntries(options.filter(([name]) => this.#fields.some(field => field.name === name))),
      seats,
      // A rated table has a clock, and the opponents are asked for every undo: the server knows what is usual there.
      ...(rated && clock === 'none' ? {} : { clock: CLOCKS[clock] }),
      ...(rated ? (undo === 'none' ? { undo } : {}) : { undo }),
      rated,
      listed: this.opponent === 'anyone',
      spectators: this.spectators,
      ...(this.evenPace && { evenPace: true }),
      ...(this.lastChances && clock === 'days' && { lastChances: true }),
      ...(this.timeLimit && { timeLimit: this.timeLimit * MINUTE }),
    };
  }
}
