/** The shape of the command's dictionary. */
import type { EventWrong } from '@kolbiste/club/events';

export interface CliWords {
  readonly about: string;
  readonly usage: string;
  readonly commands: { readonly [command: string]: string };
  readonly options: { readonly [option: string]: string };
  readonly examples: string;
  unknownCommand(command: string): string;
  missing(what: string): string;
  noFile(file: string): string;
  notANumber(option: string, value: string): string;
  readonly you: string;
  /** With a number where there are several. */
  bot(level: string, seat: number | null): string;
  playerName(seat: number): string;
  readonly handOver: string;
  thinking(name: string): string;
  readonly yourMove: string;
  readonly commandsInPlay: string;
  /** Nothing on the list is called like that. */
  wrongKey(typed: string): string;
  readonly cannotPass: string;
  readonly askedNext: string;
  /** The table passed for the player. */
  passed(times: number): string;
  /** Before an answer that cannot be taken back. */
  confirm(answer: string): string;
  readonly nothingRefused: string;
  readonly lookAt: string;
  readonly nothingToLookAt: string;
  noThing(name: string): string;
  /** Under an opened line of the list. */
  readonly back: string;
  seats(option: string, min: number, max: number): string;
  tooMuch(file: string): string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly leaving: string;
  savedReplay(file: string): string;
  simulated(games: number, seconds: string): string;
  readonly table: {
    readonly games: string;
    readonly finished: string;
    readonly errors: string;
    readonly decisions: string;
    readonly perSecond: string;
    readonly meanLength: string;
    readonly draws: string;
    readonly wins: string;
    readonly starter: string;
  };
  scenarioPassed(file: string, title: string): string;
  scenarioFailed(file: string, message: string): string;
  scenarios(passed: number, failed: number): string;
  readonly noScenarios: string;
  puzzlesFound(count: number): string;
  puzzleFound(found: {
    readonly file: string;
    readonly row: number;
    readonly name: string;
    readonly wins: number;
    readonly offers: number;
  }): string;
  puzzlePlayed(answer: string, wins: boolean): string;
  puzzleChecked(checked: { readonly file: string; readonly wins: number; readonly offers: number; readonly nodes: number }): string;
  replayHolds(inputs: number): string;
  /** How many rounds were derived again, of a log of so many entries. */
  eventHolds(rounds: number, entries: number): string;
  eventWithoutSeed(entries: number): string;
  /** `entry`: of the log; null: the event as a whole. */
  eventWrong(what: EventWrong, entry: number | null): string;
  readonly fair: string;
  readonly otherRules: string;
  rulesNotHere(version: number): string;
  readonly comparedWithNote: string;
  readonly comparedWithItself: string;
  readonly notACommitment: string;
  readonly comparedWithSeals: string;
  readonly notSeals: string;
  /** Which check failed. */
  unfair(check: string): string;
  noRule(words: string): string;
  readonly rulings: string;
  readonly tests: string;
  backedUp(file: string): string;
  backupSound(matches: number): string;
  backupUnsound(problems: string): string;
  /** The measures of a round. */
  flow(round: {
    readonly asked: number;
    readonly windows: number;
    readonly single: number;
    readonly share: number;
    readonly waited: number;
  }): string;
  /** Chances of a round that nobody was asked about. */
  missed(chances: number): string;
  /** Pairs of games in the arena. */
  pairs(won: number, split: number, lost: number): string;
  readonly noSides: (game: string) => string;
  readonly beats: string;
  readonly losesTo: string;
  readonly evenGames: string;
  invariantsHold(games: number, decisions: number): string;
}
