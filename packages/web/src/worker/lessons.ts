/** Lessons in the page's worker: a lesson speaks the protocol of a table, and beside it tells the step the learner is at. */
import { adviceFrom, levelNamed, type BotJob, type Choice } from '@kolbiste/bots';
import { InputError, type AnyGame } from '@kolbiste/engine';
import { LessonRun, readLesson, type Lesson, type Reply, type ShownStep } from '@kolbiste/learn';
import type { AskHint, ClientMessage } from '@kolbiste/protocol';
import { GuidedTable } from './guided-table.ts';
import type { LessonAct, LessonState, LessonSummary } from './messages.ts';

interface LessonDependencies {
  gameNamed(id: string): Promise<AnyGame>;
  /** The texts of a game's lesson files by name. */
  texts(game: string): Promise<{ readonly [name: string]: string }>;
  think(job: Omit<BotJob, 'id'>): Promise<Choice>;
  secret(bytes: number): string;
}

export class Lessons {
  private readonly deps: LessonDependencies;
  private readonly say: (line: number, text: string) => void;
  private readonly open = new Map<number, LessonTable>();

  constructor(deps: LessonDependencies, say: (line: number, text: string) => void) {
    this.deps = deps;
    this.say = say;
  }

  /** In their order. A file that cannot be read is left out: tests find it before anybody does. */
  async list(game: string): Promise<LessonSummary[]> {
    const found = Object.entries(await this.deps.texts(game)).map(([name, text]) => {
      const { title, order, minutes, steps } = readLesson(text, name);
      return { name, title, order, minutes, steps: steps.flatMap(step => ('text' in step ? [step.text] : [])) };
    });
    return found.sort((a, b) => a.order - b.order);
  }

  async start(line: number, id: string, name: string, learner: string): Promise<void> {
    const [game, texts] = await Promise.all([this.deps.gameNamed(id), this.deps.texts(id)]);
    const text = texts[name];
    if (text === undefined) throw new InputError('lesson', `there is no lesson "${name}"`);
    const table = new LessonTable(game, readLesson(text, name), { deps: this.deps, learner, say: said => this.say(line, said) });
    this.open.set(line, table);
    table.begin();
  }

  has(line: number): boolean {
    return this.open.has(line);
  }
  receive(line: number, message: ClientMessage): void {
    this.open.get(line)?.receive(message);
  }
  act(line: number, act: LessonAct): LessonState | null {
    return this.open.get(line)?.act(act) ?? null;
  }
  close(line: number): void {
    this.open.get(line)?.close();
    this.open.delete(line);
  }
}

interface Around {
  readonly deps: LessonDependencies;
  /** What the learner is called. */
  readonly learner: string;
  say(text: string): void;
}

class LessonTable {
  private readonly lesson: Lesson;
  private readonly around: Around;
  private readonly run: LessonRun;
  private readonly table: GuidedTable;
  private readonly game: AnyGame;
  private reply: Reply | null = null;
  /** At which row each step that can be gone back to began. */
  private readonly rows: number[] = [];
  private closed = false;

  constructor(game: AnyGame, lesson: Lesson, around: Around) {
    this.game = game;
    this.lesson = lesson;
    this.around = around;
    this.run = new LessonRun(game, lesson, around.deps.secret(8));
    const { learner, say } = around;
    this.table = new GuidedTable(this.run, {
      game,
      options: lesson.options,
      match: `lesson-${lesson.file}`,
      learner,
      say,
      isAsking: () => this.run.step?.kind === 'expect' || this.run.step?.kind === 'free',
      advises: () => this.run.step?.kind === 'free' && this.run.step.coach,
    });
  }

  begin(): void {
    this.table.begin();
    this.letBotMove();
  }

  receive(message: ClientMessage): void {
    if (message.type === 'answer') this.answer(message.key);
    if (message.type === 'explain') this.table.explain();
    if (message.type === 'hint') this.advise(message);
  }

  /** In free play the learner may ask for advice, or have an answer looked at before it is given; by what they know. */
  private advise({ key, id }: AskHint): void {
    const { step, position, me } = this.run;
    if (step?.kind !== 'free' || !step.coach || position.decision?.seat !== me) return;
    const { deps } = this.around;
    const seed = deps.secret(8);
    const { id: game, version } = this.game.module;
    const about = { game, version, position: this.game.redeal(position, me, seed), seat: me, seed };
    const job = { ...about, level: levelNamed('knight'), advises: true as const, ...(key !== undefined && { played: key }) };
    void deps.think(job).then(choice => {
      if (!this.closed && this.run.position === position) this.table.advise(adviceFrom(this.game, choice), id);
    });
  }

  private answer(key: string): void {
    const before = this.table.seq;
    this.reply = this.run.answer(key);
    if (this.reply.kind === 'right') this.rows.push(before + 1);
    // A wrong answer is told as a row without events: the same question is asked again.
    this.table.tell();
    this.letBotMove();
  }

  act(act: LessonAct): LessonState {
    if (act === 'next') {
      this.reply = null;
      this.rows.push(this.table.seq + 1);
      this.run.next();
      this.table.tell();
      this.letBotMove();
    }
    if (act === 'back' || act === 'again') {
      this.reply = null;
      const gone = act === 'back' ? this.run.back() : this.run.again();
      if (gone > 0) this.table.tellBack(this.rows.splice(-gone)[0]);
    }
    return this.shown();
  }

  close(): void {
    this.closed = true;
  }

  /** In free play a bot moves the others, on a re-deal like everywhere. */
  private letBotMove(): void {
    const { step, position, me } = this.run;
    const seat = position.decision?.seat;
    if (step?.kind !== 'free' || seat === undefined || seat === me) return;
    const { deps } = this.around;
    const seed = deps.secret(8);
    const { id: game, version } = this.game.module;
    const job = { game, version, position: this.game.redeal(position, seat, seed), seat, level: levelNamed(step.bot), seed };
    void deps.think(job).then(({ key }) => {
      if (this.closed || this.run.position !== position) return;
      this.run.answerFor(seat, key);
      this.table.tell();
      this.letBotMove();
    });
  }

  private shown(): LessonState {
    const { step, progress, canGoBack } = this.run;
    return {
      title: this.lesson.title,
      step: step && shownStep(step),
      at: step?.at ? { kind: step.at.kind, word: this.run.wordFor(step.at) } : null,
      wanted: step?.kind === 'expect' ? this.run.wanted() : [],
      wrong: this.reply?.kind === 'wrong' ? { text: this.reply.text, refusal: this.reply.refusal } : null,
      progress,
      canGoBack,
      lost: this.run.lost,
      done: step === null,
    };
  }
}

const shownStep = (step: ShownStep): LessonState['step'] => ({
  kind: step.kind,
  text: step.text,
  hint: step.kind === 'expect' ? step.hint : null,
  rule: step.kind === 'explain' ? step.rule : null,
  coach: step.kind === 'free' && step.coach,
});
