/** People who play an event: they enter, sit down at the tables of every round, and play them out or give up. */
import type { CreateEvent, EventView } from '@kolbiste/protocol';
import type { EventCommand } from '@kolbiste/club';
import { Person, playOn, seededRandom, sleep, type Line } from './harness.ts';

export interface Cup {
  readonly organiser: Person;
  readonly players: readonly Person[];
  readonly event: string;
}

export const viewOf = (person: Person, event: string): Promise<EventView> => person.ask('GET', `/api/events/${event}`);

/** Asks until it is asked of the event as it is; whatever else is answered is answered. */
export async function ask(person: Person, event: string, command: EventCommand): Promise<{ status: number; body: any }> {
  for (;;) {
    const { n } = await viewOf(person, event);
    const answer = await person.request('POST', `/api/events/${event}/commands`, { n, command });
    if (answer.status !== 409 || answer.body.event === undefined) return answer;
  }
}
/** The same, and it must be done. */
export async function must(person: Person, event: string, command: EventCommand): Promise<EventView> {
  const { status, body } = await ask(person, event, command);
  if (status >= 300) throw new Error(`${command.type}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** An event of this many players, who have entered; of the mini game unless something else is said. */
export async function cupAt(url: string, count: number, wish: Partial<CreateEvent> = {}, brings?: null): Promise<Cup> {
  const organiser = await Person.account(url, 'Olga');
  const { event } = await organiser.ask('POST', '/api/events', {
    name: 'Cup',
    game: 'mini',
    kind: 'swiss',
    between: null,
    spectatorDelay: 0,
    clock: { kind: 'none' },
    ...wish,
  });
  const players: Person[] = [];
  for (let i = 1; i <= count; i++) {
    const player = await Person.account(url, `Player ${i}`);
    players.push(player);
    await must(player, event, { type: 'enter', ...(brings === null && { brings }) });
  }
  return { organiser, players, event };
}

/** The event as soon as something holds of it. */
export async function eventWhen(person: Person, event: string, holds: (view: EventView) => boolean, ms = 20_000): Promise<EventView> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    const view = await viewOf(person, event);
    if (holds(view)) return view;
    await sleep(20);
  }
  throw new Error(`not so: ${JSON.stringify((await viewOf(person, event)).rounds.at(-1))}`);
}

interface OpenTable {
  readonly table: number;
  readonly match: string;
  readonly people: readonly Person[];
}

/** Waits for the last round to have its tables; gives the match of every table without a result. */
export async function openTables(cup: Cup): Promise<OpenTable[]> {
  const view = await eventWhen(
    cup.organiser,
    cup.event,
    ({ rounds }) => (rounds.at(-1)?.phase ?? 'paired') !== 'paired' && rounds.at(-1)!.phase !== 'published',
  );
  const round = view.rounds.at(-1)!;
  return round.tables.flatMap(({ table, seats, result }) => {
    const own = view.tablesOf.findLast(other => other.round === round.round && other.table === table);
    if (result !== null || !own) return [];
    return [
      { table, match: own.matches.at(-1)!, people: seats.flatMap(seat => cup.players.find(({ player }) => player.player === seat) ?? []) },
    ];
  });
}

/** The one table that is played. */
export async function onlyTable(cup: Cup): Promise<OpenTable> {
  const [table] = await openTables(cup);
  return table!;
}

/** Everybody of a table comes and is ready. */
export async function seated(match: string, people: readonly Person[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    await line.join(match);
    lines.push(line);
  }
  for (const line of lines) await line.ready(match);
  for (const line of lines) await line.until('playing', () => line.state(match).phase !== 'waiting');
  return lines;
}

/** A table is played: the seat gives up, or everybody answers at random until it is over. */
export async function playTable(match: string, people: readonly Person[], loser: 0 | 1 | null, seed = 1): Promise<void> {
  const lines = await seated(match, people);
  if (loser === null) await playOn(lines, match, { random: seededRandom(seed) });
  else lines[loser]!.send({ type: 'concede', match, id: 'gone' });
  await lines[0]!.until('over', () => lines[0]!.state(match).phase === 'over');
  for (const line of lines) await line.close();
}

/** The second gives up, wherever the table was when the server died: not begun, or played already. */
export async function giveUp(match: string, people: readonly Person[]): Promise<void> {
  const lines = await Promise.all(people.map(person => person.connect()));
  try {
    for (const line of lines) await line.join(match);
    const phase = (): string => lines[0]!.state(match).phase;
    for (const line of phase() === 'waiting' ? lines : []) line.send({ type: 'ready', match, nonce: 'nonce' });
    await lines[0]!.until('begun', () => phase() !== 'waiting');
    if (phase() !== 'over') lines[1]!.send({ type: 'concede', match, id: 'gone' });
    await lines[0]!.until('over', () => phase() === 'over');
  } finally {
    for (const line of lines) await line.close().catch(() => undefined);
  }
}

/** Every table of the round is played; resolves when the round is over. */
export async function playRound(cup: Cup, loser: (people: readonly Person[]) => 0 | 1 | null = () => 1): Promise<EventView> {
  const { round } = (await viewOf(cup.organiser, cup.event)).rounds.at(-1)!;
  for (;;) {
    const tables = await openTables(cup);
    if (tables.length === 0) break;
    for (const { match, people } of tables) if (people.length === 2) await playTable(match, people, loser(people));
    const view = await eventWhen(cup.organiser, cup.event, ({ rounds }) => {
      const now = rounds.find(other => other.round === round)!;
      return now.phase === 'over' || now.tables.some(({ result, decider }) => result === null && decider !== null);
    });
    if (view.rounds.find(other => other.round === round)!.phase === 'over') return view;
  }
  return eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds.find(other => other.round === round)!.phase === 'over');
}
