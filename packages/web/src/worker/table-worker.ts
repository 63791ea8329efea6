/** The page's worker: tables without a server, replays and scenarios. It answers calls and carries the protocol over lines. */
import { InputError, type AnyGame } from '@kolbiste/engine';
import { LEVELS } from '@kolbiste/bots';
import { isGame } from '@kolbiste/games/ids';
import { loadRules, LOADERS } from '@kolbiste/games/lazy';
import { encode } from '@kolbiste/protocol';
import type { MatchHeader } from '@kolbiste/table';
import { lookBack, think } from './bot-client.ts';
import { howTo } from './how-to.ts';
import { localStore as store } from './indexed-store.ts';
import { Lessons } from './lessons.ts';
import { LocalTables } from './local-tables.ts';
import type { CallName, Calls, FromWorker, ToWorker } from './messages.ts';
import { Puzzles } from './puzzles.ts';
import { Replays } from './replays.ts';

const tell = (message: FromWorker): void => postMessage(message);

const secret = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

async function gameNamed(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw new InputError('game', `there is no game "${id}"`);
  return (await LOADERS[id]()).game;
}

/** The game by the rules a match began with; null when they are not here. */
const gameOf = async ({ game, version }: MatchHeader): Promise<AnyGame | null> =>
  isGame(game) ? ((await loadRules(game, version))?.game ?? null) : null;

/** The scenarios of a game are a file of their own, loaded when somebody opens one. */
const SCENARIOS: { readonly [game: string]: () => Promise<{ readonly default: { readonly [name: string]: string } }> } = {
  'scratch-wars': () => import('virtual:scenarios/scratch-wars'),
  'summoner-wars': () => import('virtual:scenarios/summoner-wars'),
  'dice-throne': () => import('virtual:scenarios/dice-throne'),
  doomtrooper: () => import('virtual:scenarios/doomtrooper'),
};

const LESSONS: typeof SCENARIOS = {
  'scratch-wars': () => import('virtual:lessons/scratch-wars'),
  'summoner-wars': () => import('virtual:lessons/summoner-wars'),
  'dice-throne': () => import('virtual:lessons/dice-throne'),
  doomtrooper: () => import('virtual:lessons/doomtrooper'),
};

const PUZZLES: typeof SCENARIOS = {
  'scratch-wars': () => import('virtual:puzzles/scratch-wars'),
  'summoner-wars': () => import('virtual:puzzles/summoner-wars'),
  'dice-throne': () => import('virtual:puzzles/dice-throne'),
  doomtrooper: () => import('virtual:puzzles/doomtrooper'),
};

const HOW_TO: typeof SCENARIOS = {
  'scratch-wars': () => import('virtual:how-to/scratch-wars'),
  'summoner-wars': () => import('virtual:how-to/summoner-wars'),
  'dice-throne': () => import('virtual:how-to/dice-throne'),
  doomtrooper: () => import('virtual:how-to/doomtrooper'),
};

const said = (line: number, text: string): void => tell({ kind: 'said', link: line, text });

const tables = new LocalTables({ store, think, now: Date.now, secret, gameNamed, gameOf, report: error => console.error(error) }, said);
const lessons = new Lessons({ gameNamed, think, secret, texts: async game => (await LESSONS[game]?.())?.default ?? {} }, said);
const puzzles = new Puzzles({ gameNamed, texts: async game => (await PUZZLES[game]?.())?.default ?? {} }, said);
const replays = new Replays({
  store,
  gameNamed,
  gameOf,
  lookBack,
  scenario: async (game, name) => (await SCENARIOS[game]?.())?.default[name],
});

const CALLS: { readonly [C in CallName]: (ask: Calls[C]['ask']) => Promise<Calls[C]['answer']> } = {
  async describe({ game: id }) {
    const { module } = await gameNamed(id);
    const { id: name, version, seats, options, brings } = module;
    return {
      game: name,
      version,
      seats,
      fields: options.fields,
      botLevels: LEVELS,
      ...(brings && { brings: brings.option, ...(brings.uneven && { uneven: brings.uneven }) }),
    };
  },
  howTo: async ({ game }) => howTo(await gameNamed(game), (await HOW_TO[game]?.())?.default ?? {}),
  lessons: ({ game }) => lessons.list(game),
  lesson: async ({ link, act }) => lessons.act(link, act),
  puzzles: ({ game }) => puzzles.list(game),
  puzzle: async ({ link, act }) => puzzles.act(link, act),
  create: ask => tables.create(ask),
  async summary({ match }) {
    const stored = await store.get(match);
    return stored && { ...stored.summary, version: stored.header.version };
  },
  list: async () => (await store.all()).map(({ summary }) => summary).sort((a, b) => b.changedAt - a.changedAt),
  remove: ({ match }) => tables.remove(match).then(() => null),
  openReplay: ask => replays.open(ask),
  openScenario: ask => replays.openScenario(ask),
  frame: async ask => replays.frame(ask),
  lookBack: ask => replays.lookBack(ask),
  verify: async ({ replay, noted }) => replays.verify(replay, noted),
  exported: async ({ replay }) => replays.exported(replay),
  async fork({ replay, step, mode, control }) {
    const { header, rows } = replays.named(replay);
    return tables.fork(header, rows.slice(0, step), mode, control);
  },
};

function answer({ id, call, ask }: Extract<ToWorker, { kind: 'call' }>): void {
  (CALLS[call] as (ask: unknown) => Promise<unknown>)(ask).then(
    answer => tell({ kind: 'answer', id, answer }),
    (error: unknown) => {
      const code = error instanceof InputError ? error.code : 'internal';
      tell({ kind: 'failed', id, code, text: error instanceof Error ? error.message : String(error) });
    },
  );
}

function begun(link: number, start: Promise<void>): void {
  start.catch((error: unknown) => said(link, encode({ type: 'error', code: 'unknownMatch', text: String(error), fatal: true })));
}
const atTableOf = (link: number): Lessons | Puzzles | LocalTables => [lessons, puzzles].find(each => each.has(link)) ?? tables;

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.kind) {
    case 'call':
      answer(message);
      return;
    case 'open':
      void tables.open(message.link, message.match, message.viewer);
      return;
    case 'learn':
      begun(message.link, lessons.start(message.link, message.game, message.lesson, message.learner));
      return;
    case 'solve':
      begun(message.link, puzzles.start(message.link, message.game, message.puzzle, message.learner));
      return;
    case 'say':
      void atTableOf(message.link).receive(message.link, message.message);
      return;
    case 'close':
      void atTableOf(message.link).close(message.link);
      return;
    case 'shown':
      tables.shown(message.link, message.seq);
  }
});
