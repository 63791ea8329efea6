/** Tables for tests: seats, a start, and a hand to answer with. */
import { copyPlain, InputError, type Plain, type AnyGame } from '@kolbiste/engine';
import type { SeatInfo, TableMessage, Update, Viewer } from '@kolbiste/protocol';
import { Match, newHeader, type Change, type Input, type MatchHeader } from '../src/index.ts';
import { tallyGame } from './tally.ts';

export const people = (...names: string[]): SeatInfo[] => names.map(name => ({ name, kind: 'human' }));
export const BOT: SeatInfo = { name: 'Bot', kind: 'bot', level: 'easy' };

export const table = (settings: Partial<MatchHeader> = {}, game: AnyGame = tallyGame): Match =>
  new Match(game, newHeader(game, { match: 'm1', tableSeed: 'a secret seed of the table', seats: people('Jana', 'Petr'), ...settings }));

/** A table where everyone is ready at moment 0. */
export function started(settings: Partial<MatchHeader> = {}, game: AnyGame = tallyGame): Match {
  const match = table(settings, game);
  match.header.seats.forEach(({ kind }, seat) => {
    if (kind === 'human') match.take({ at: 0, type: 'ready', seat, nonce: `nonce-${seat}` });
  });
  if (match.phase === 'waiting') match.take({ at: 0, type: 'ready', seat: 0 });
  return match;
}

/** The player asked answers. */
export function answer(match: Match, key: string, at = 0, id?: string): Change {
  return match.take({ at, type: 'answer', ...match.asked!, key, ...(id !== undefined && { id }) });
}

/** The table answers by itself, as soon as it may. */
export const byItself = (match: Match): Change => match.take(match.due(match.wakeAt()!)!);

/** The code an input is refused with; a refusal must not change anything. */
export function refusalOf(match: Match, input: Input): string | null {
  const before = JSON.stringify([match.save(), match.log]);
  const code = match.check(input)?.code ?? null;
  if (code !== null) {
    try {
      match.take(input);
      return 'applied in spite of the check';
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== code) throw error;
    }
  }
  return JSON.stringify([match.save(), match.log]) === before ? code : `${code}, but the match changed`;
}

/** What a viewer is told of a change: the update with the whole state, and the end. */
export function messagesFor(change: Change, viewer: Viewer): TableMessage[] {
  const { row, act, undoneFrom, events, states, over } = change;
  const state = states.get(viewer);
  if (!state) return [];
  const update: Update = {
    type: 'update',
    match: 'm1',
    seq: row.n,
    now: row.at,
    act,
    events: events.get(viewer)!,
    ...(undoneFrom !== null && { undoneFrom }),
    state: copyPlain(state),
  };
  return over ? [update, over] : [update];
}

export function updateFor(change: Change, viewer: Viewer): Update {
  const [update] = messagesFor(change, viewer);
  if (update?.type !== 'update') throw new Error(`viewer ${viewer} got no update`);
  return update;
}

export const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain;
