/** How much a game asks of a person: a program plays as one against a bot, through a real match, and every question is counted. */
import { advise, choose } from '@kolbiste/bots';
import { declining, keyOf, verdict, type AnyGame, type AnyPosition, type Plain } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { Match, newHeader } from '@kolbiste/table';
import { optionsOf, wholeNumber, type Shell } from '../shell.ts';

/** Who plays as the person: a squire, or a keeper, who plays a reaction only where it looks promising, and so holds full hands. */
export const MANNERS = ['squire', 'keeper'] as const;
type Manner = (typeof MANNERS)[number];

export interface Flow {
  games: number;
  /** One is a turn of the person's and one of the bot's. */
  rounds: number;
  /** Questions put to the person. */
  asked: number;
  /** Of these, with an option to do nothing. */
  windows: number;
  /** Of these, with one answer. */
  single: number;
  /** Questions that were a choice: none that was passed or declined, no single answers. */
  real: number;
  /** Milliseconds the table waited before its own answers. */
  waited: number;
  /** Chances of a turn that were passed in it and never offered; only counted where one asks for it, it takes a minute. */
  missed: number;
}

const PERSON = 0;
/** A game of bots ends long before. */
const MOST = 20_000;

interface Run {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
  readonly manner: Manner;
  /** Looks for chances in what the table passes. */
  readonly look?: boolean;
}

/** By this much an answer has to look better than passing to be a chance; and how long it is looked at. */
const CHANCE = 0.05;
const TRIES = 200;

export function measureFlow(run: Run): Flow {
  const flow: Flow = { games: 0, rounds: 0, asked: 0, windows: 0, single: 0, real: 0, waited: 0, missed: 0 };
  for (let i = 0; i < run.games; i++) playOne(run, `${run.seed}/${i}`, flow);
  return flow;
}

function playOne({ game, options, manner, look = false }: Run, seed: string, flow: Flow): void {
  const seats = [
    { name: 'Person', kind: 'human' as const },
    { name: 'Bot', kind: 'bot' as const, level: 'squire' },
  ];
  const match = new Match(
    game,
    newHeader(game, { match: 'flow', tableSeed: `the seed of the table ${seed}`, seats, options: options as Plain }),
  );
  match.take({ at: 0, type: 'ready', seat: PERSON, nonce: 'flow' });
  // Anyone who looks for chances stops everywhere, and answers what the table would answer.
  if (look) match.take({ at: 0, type: 'stops', seat: PERSON, stops: { mode: 'everywhere' } });
  const turn = { chances: new Set<string>(), offered: new Set<string>() };
  let now = 0,
    turns = 0,
    active: unknown = null;
  for (let i = 0; i < MOST && match.asked; i++) {
    const wake = match.wakeAt();
    if (wake !== null) {
      flow.waited += Math.max(0, wake - now);
      now = Math.max(now, wake);
      match.take(match.due(now)!, [], []);
    } else {
      const { seat } = match.asked;
      const position = game.redeal(match.position!, seat, `${seed}/${i}`);
      const { options: answers } = position.decision!;
      const worth = look && seat === PERSON ? verdict(game, position) : 'choice';
      let key = keyOf(answers[0]!);
      if (worth === 'hopeless') {
        key = declining(game, position)!;
        for (const chance of chancesIn(game, position, `${seed}/${i}`)) turn.chances.add(chance);
      } else if (worth !== 'nothing') {
        key = answerOf(game, position, seat === PERSON ? manner : 'squire', `${seed}/${i}`);
        if (seat === PERSON) count(game, position, key, flow);
        if (seat === PERSON) for (const option of answers) turn.offered.add(keyOf(option));
      }
      match.take({ at: now, type: 'answer', ...match.asked, key }, [], []);
    }
    const whose = (match.position!.world as { readonly active?: unknown }).active;
    if (whose !== active) turns++;
    if (whose !== active || !match.asked) {
      for (const chance of turn.chances) if (!turn.offered.has(chance)) flow.missed++;
      turn.chances.clear();
      turn.offered.clear();
    }
    active = whose;
  }
  flow.games++;
  flow.rounds += turns / 2;
}

function answerOf(game: AnyGame, position: AnyPosition, manner: Manner, seed: string): string {
  const { seat } = position.decision!;
  const nothing = declining(game, position);
  if (manner === 'keeper' && nothing !== null && verdict(game, position) !== 'promising') return nothing;
  return choose({ game, position, seat }, 'squire', seed, { iterations: 2 }).key;
}

/** The answers that look better than passing by more than a little. */
function chancesIn(game: AnyGame, position: AnyPosition, seed: string): string[] {
  const { thoughts } = advise({ game, position, seat: PERSON }, seed, { iterations: TRIES });
  const passing = thoughts.find(({ key }) => key === declining(game, position))!.worth;
  return thoughts.filter(({ visits, worth }) => visits > 0 && worth > passing + CHANCE).map(({ key }) => key);
}

function count(game: AnyGame, position: AnyPosition, key: string, flow: Flow): void {
  const nothing = declining(game, position);
  flow.asked++;
  if (nothing !== null) flow.windows++;
  if (position.decision!.options.length === 1) flow.single++;
  else if (key !== nothing) flow.real++;
}

export function flow(shell: Shell, [name]: readonly string[]): void {
  const { game } = gameNamed(name ?? '');
  const manner = MANNERS.find(each => each === shell.flags['as']) ?? 'squire';
  const look = shell.flags['missed'] === true;
  const games = wholeNumber(shell, 'games', 6);
  const measured = measureFlow({ game, games, seed: String(shell.flags['seed'] ?? 'flow'), options: optionsOf(shell), manner, look });
  if (shell.json) shell.say(JSON.stringify(measured));
  else shell.say(shell.words.flow(perRound(measured)) + (look ? ` ${shell.words.missed(perRound(measured).missed)}` : ''));
}

/** The measures of a round, and the share of real questions. */
export function perRound({
  rounds,
  asked,
  real,
  ...measured
}: Flow): Record<'asked' | 'windows' | 'single' | 'share' | 'waited' | 'missed', number> {
  const { windows, single, waited, missed } = measured;
  const each = (n: number): number => n / rounds;
  return {
    asked: each(asked),
    windows: each(windows),
    single: each(single),
    share: real / asked,
    waited: each(waited),
    missed: each(missed),
  };
}
