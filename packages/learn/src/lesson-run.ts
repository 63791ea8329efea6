/**
 * A lesson while somebody walks through it. The position is the engine's; the lesson only says which answer is wanted.
 * A wrong answer is never carried out: it is explained by the file, or by the rule that refuses it.
 *
 *   reading ──next──▶ reading | asking | playing | done
 *   asking  ──answer (right)──▶ …          asking ──answer (wrong)──▶ asking
 *   playing ──answer, until it holds──▶ …   any ──back──▶ the step before
 */
import { declining, seeded, verdict, type AnyGame, type AnyPosition, type Refusal, type Seat } from '@kolbiste/engine';
import { findKey, holds, ScenarioTable, type InBoth } from '@kolbiste/testkit/files';
import type { Lesson, LessonStep, Target } from './lesson.ts';

type AnyEvent = ScenarioTable['play']['events'][number];

/** Steps that a learner sees; what others answer happens between them. */
export type ShownStep = Exclude<LessonStep, { kind: 'answer' }>;

export type Reply =
  | { readonly kind: 'right' }
  /** `text` where the file foresaw it, `refusal` where a rule speaks, neither where it is only not what is wanted. */
  | { readonly kind: 'wrong'; readonly text: InBoth | null; readonly refusal: Refusal | null };

interface Moment {
  readonly at: number;
  readonly position: AnyPosition;
  readonly events: number;
}

/** More answers between two steps than any lesson needs: a file that runs away says so. */
const MOST = 500;

/** What a file points at, in the words of the engine: a piece's id, an option's key. */
export const wordOf = (table: ScenarioTable, { kind, name }: Target): string =>
  kind === 'option' ? table.translate(name) : (table.wordFor(name) ?? name);

export class LessonRun {
  readonly lesson: Lesson;
  readonly me: Seat;
  private readonly seed: string;
  private readonly table: ScenarioTable;
  private at = 0;
  private readonly past: Moment[] = [];

  /** The seed is for free play, where chance is no longer written down. */
  constructor(game: AnyGame, lesson: Lesson, seed: string) {
    this.lesson = lesson;
    this.seed = seed;
    this.table = new ScenarioTable(game, lesson, []);
    this.me = this.table.seatOf(lesson.me.id, lesson.me.line);
    this.settle();
  }

  get seats(): readonly string[] {
    return this.table.seats;
  }
  get position(): AnyPosition {
    return this.table.play.position;
  }
  get events(): readonly AnyEvent[] {
    return this.table.play.events;
  }
  /** Hears every event from now on, with the world as it is at that moment. */
  listen(onEvent: (event: AnyEvent, world: AnyPosition['world']) => void): void {
    this.table.play.onEvent = onEvent;
  }
  /** The step the learner is at; null when the lesson is done. */
  get step(): ShownStep | null {
    return (this.lesson.steps[this.at] as ShownStep | undefined) ?? null;
  }
  /** What is offered now, to whom it may be. */
  get offers(): readonly string[] {
    return this.table.play.offers;
  }
  /** How far: steps shown so far, and all of them. */
  get progress(): { readonly shown: number; readonly all: number } {
    const shown = (upTo: number): number => this.lesson.steps.slice(0, upTo).filter(({ kind }) => kind !== 'answer').length;
    return { shown: shown(this.at), all: shown(Infinity) };
  }
  /** Real play has ended, and not as the lesson wants it: back, and once more. */
  get lost(): boolean {
    return this.step?.kind === 'free' && this.table.play.asked === null;
  }
  get canGoBack(): boolean {
    return this.past.length > 0;
  }
  /** The words of the engine for a name of the file. */
  wordFor(target: Target): string {
    return wordOf(this.table, target);
  }

  knows(name: string): boolean {
    return this.table.wordFor(name) !== null;
  }

  /** On from something to read. */
  next(): void {
    const { step } = this;
    if (step?.kind !== 'say' && step?.kind !== 'explain') return;
    this.remember();
    this.at++;
    this.settle();
  }

  /** One step back, to the table as it was there; in free play to before the learner's last answer. Gives how many steps it went. */
  back(steps = 1): number {
    const gone = this.past.splice(Math.max(0, this.past.length - steps));
    const [moment] = gone;
    if (!moment) return 0;
    this.at = moment.at;
    this.table.play.restore(moment.position, moment.events);
    return gone.length;
  }

  /** Free play from its beginning. Gives how many steps it went back. */
  again(): number {
    if (this.step?.kind !== 'free') return 0;
    const before = this.past.findLastIndex(({ at }) => at !== this.at);
    return this.back(this.past.length - 1 - before);
  }

  /** The learner's answer. */
  answer(key: string): Reply {
    const { step } = this;
    if (step?.kind !== 'expect' && step?.kind !== 'free') return { kind: 'wrong', text: null, refusal: null };
    const { play } = this.table;
    const offered = play.asked === this.me && play.offers.includes(key);
    if (step.kind === 'free' ? !offered : !offered || !this.isWanted(step, key)) return this.wrong(step, key, offered);
    this.remember();
    this.table.running(step.line, () => play.answer(this.me, key));
    if (step.kind === 'expect') this.at++;
    this.settle();
    return { kind: 'right' };
  }

  /** The answer of somebody else in free play: a bot's. */
  answerFor(seat: Seat, key: string): void {
    const { step } = this;
    if (step?.kind !== 'free' || this.table.play.asked !== seat) return;
    this.table.running(step.line, () => this.table.play.answer(seat, key));
    this.settle();
  }

  /** Every answer that the step takes, of those that are offered. */
  wanted(): string[] {
    const { step } = this;
    const { offers } = this.table.play;
    if (step?.kind === 'free') return [...offers];
    return step?.kind === 'expect' ? offers.filter(key => this.isWanted(step, key)) : [];
  }

  private isWanted(step: LessonStep & { kind: 'expect' }, key: string): boolean {
    return step.keys === 'any' || step.keys.some(({ id }) => this.means(id, key));
  }
  private means(said: string, key: string): boolean {
    const wanted = this.table.translate(said);
    return key === wanted || key.startsWith(`${wanted} `);
  }

  private wrong(step: LessonStep & { kind: 'expect' | 'free' }, key: string, offered: boolean): Reply {
    const foreseen = step.kind === 'expect' ? step.wrong.find(({ id }) => this.means(id, key)) : undefined;
    return { kind: 'wrong', text: foreseen?.text ?? null, refusal: offered ? null : this.table.play.refusalOf(key) };
  }

  private remember(): void {
    const { game, play } = this.table;
    this.past.push({ at: this.at, position: game.clone(play.position) as AnyPosition, events: play.events.length });
  }

  /** Gives the others' answers, and passes what nobody needs to see, up to a step for the learner. */
  private settle(): void {
    for (let given = 0; given < MOST; given++) {
      const step = this.lesson.steps[this.at];
      if (step === undefined || step.kind === 'say' || step.kind === 'explain') return;
      if (step.kind === 'free') {
        if (holds(this.table, step.until)) this.at++;
        else {
          this.letGo();
          const key = this.declined();
          if (key === null) return;
          this.table.running(step.line, () => this.table.play.answer(this.me, key));
        }
      } else if (step.kind === 'answer') this.giveAnswer(step);
      else if (this.isReadyFor(step)) return;
    }
    this.table.fail(this.lesson.steps[this.at]!.line, `the step is never reached: ${this.table.situation()}`);
  }

  /** The answer that does nothing, where the learner could do nothing of use: a table asks only when it matters, and so does a first game. */
  private declined(): string | null {
    const { asked, game, offers, position } = this.table.play;
    if (asked !== this.me) return null;
    const nothing = declining(game, position);
    return nothing !== null && (offers.length === 1 || verdict(game, position) === 'hopeless') ? nothing : null;
  }

  /** From here on chance is real. */
  private letGo(): void {
    const { position } = this.table.play;
    if (position.random.script) position.random = seeded(`${this.seed}/${this.at}`);
  }

  private giveAnswer(step: LessonStep & { kind: 'answer' }): void {
    const { play } = this.table;
    const seat = this.table.seatOf(step.seat, step.line);
    if (play.asked !== seat) return this.pass(step);
    const found = findKey(this.table.translate(step.key), play.offers);
    if (!('key' in found)) return this.table.fail(step.line, `"${step.key}" is not offered: ${this.table.situation()}`);
    this.table.running(step.line, () => play.answer(seat, found.key));
    this.at++;
  }

  /** Whether the learner is asked what the step waits for; otherwise somebody passes. */
  private isReadyFor(step: LessonStep & { kind: 'expect' }): boolean {
    const { play } = this.table;
    if (play.asked === this.me && play.offers.some(key => this.isWanted(step, key))) return true;
    this.pass(step);
    return false;
  }

  private pass({ line }: LessonStep): void {
    const { play } = this.table;
    const key = play.offers.includes('pass') ? 'pass' : play.offers.length === 1 ? play.offers[0]! : null;
    if (play.asked === null || key === null) this.table.fail(line, `this cannot be answered here: ${this.table.situation()}`);
    this.table.running(line, () => play.answer(play.asked!, key));
  }
}
