/**
 * Lesson files: a table as a scenario sets it, and steps that a learner walks through. This file is the reader;
 * `lesson-run.ts` plays them. docs/writing-a-lesson.md tells how to write one.
 */
import {
  entryOf,
  FileReader,
  type Entry,
  type Expectation,
  type GivenTable,
  type InBoth,
  type Located,
  type Named,
} from '@kolbiste/testkit/files';

/** What a text points at: `area squad`, `piece hussar`, `hand 3`, `option attack`, `question`, `log`, `dice`. */
export interface Target {
  readonly kind: 'area' | 'piece' | 'hand' | 'option' | 'question' | 'log' | 'dice';
  /** As the file says it, or '' for what there is once. */
  readonly name: string;
}

interface At {
  readonly line: number;
  readonly text: InBoth;
  readonly at: Target | null;
}

export type LessonStep =
  /** Something to read; the learner goes on. */
  | (At & { readonly kind: 'say' })
  /** What just happened, with its rule. */
  | (At & { readonly kind: 'explain'; readonly rule: string | null })
  /** The learner answers: one of the keys, or anything that is offered. */
  | (At & {
      readonly kind: 'expect';
      readonly keys: readonly Named[] | 'any';
      readonly hint: InBoth | null;
      /** What is said to a wrong answer that the file foresees, by its key. */
      readonly wrong: readonly (Named & { readonly text: InBoth })[];
    })
  /** Somebody else answers. */
  | { readonly kind: 'answer'; readonly line: number; readonly seat: string; readonly key: string }
  /** Real play until this holds; a bot moves the others. */
  | (At & { readonly kind: 'free'; readonly until: readonly Expectation[]; readonly bot: string; readonly coach: boolean });

export interface Lesson extends GivenTable {
  readonly title: InBoth;
  readonly rules: readonly Named[];
  /** The learner's seat. */
  readonly me: Named;
  /** Its place among the game's lessons. */
  readonly order: number;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

const PARTS = ['title', 'game', 'options', 'rules', 'seats', 'me', 'order', 'minutes', 'given', 'random', 'steps'] as const;
const TARGETS: readonly string[] = ['area', 'piece', 'hand', 'option', 'question', 'log', 'dice'] satisfies Target['kind'][];
const ALONE: readonly string[] = ['question', 'log', 'dice'];

const FIELDS = {
  say: ['say', 'at'],
  explain: ['explain', 'at', 'rule'],
  expect: ['expect', 'say', 'at', 'hint', 'wrong'],
  answer: ['answer'],
  free: ['free', 'say', 'at'],
} as const;

/** Reads a lesson; wrong form throws a ScenarioError with the line. */
export function readLesson(text: string, file: string): Lesson {
  const reader = new FileReader(text, file, 'a lesson', PARTS);
  const title = reader.inBoth(reader.needed('title'), 'title');
  const me = reader.needed('me');
  const steps = reader.needed('steps');
  reader.needed('seats');
  const lesson: Lesson = {
    ...reader.table(),
    title,
    rules: reader.rules(),
    me: { id: reader.word(me.of, me.line, 'the learner'), line: me.line },
    order: whole(reader, 'order'),
    minutes: whole(reader, 'minutes'),
    steps: reader.listOf(steps).map(item => readStep(reader, item)),
  };
  if (!lesson.steps.some(({ kind }) => kind === 'expect' || kind === 'free'))
    reader.fail(steps.line, 'a lesson in which the learner does nothing teaches nothing');
  return lesson;
}

function whole(reader: FileReader, part: string): number {
  const { of, line } = reader.needed(part);
  return typeof of.value === 'number' && Number.isInteger(of.value) && of.value > 0
    ? of.value
    : reader.fail(line, `"${part}" must be a whole number`);
}

function readStep(reader: FileReader, item: Located): LessonStep {
  if (item.kind !== 'map') return reader.fail(item.line, `a step is a map with one of ${Object.keys(FIELDS).join(', ')}`);
  const kind = (['expect', 'free', 'answer', 'explain', 'say'] as const).find(each => entryOf(item, each));
  if (!kind) return reader.fail(item.line, `a step has one of ${Object.keys(FIELDS).join(', ')}`);
  for (const { key, line } of item.entries)
    if (!(FIELDS[kind] as readonly string[]).includes(key))
      reader.fail(line, `a step with "${kind}" has ${FIELDS[kind].join(', ')}, not "${key}"`);
  const { line } = item;
  const main = entryOf(item, kind)!;
  const at = targetOf(reader, entryOf(item, 'at'));
  const words = (name: string): InBoth => reader.inBoth(entryOf(item, name) ?? reader.fail(line, `the step needs "${name}"`), 'text');
  switch (kind) {
    case 'say':
      return { kind, line, text: words('say'), at };
    case 'explain': {
      const rule = entryOf(item, 'rule');
      return { kind, line, text: words('explain'), at, rule: rule ? reader.word(rule.of, rule.line, 'the rule') : null };
    }
    case 'answer': {
      const only = main.of.kind === 'map' && main.of.entries.length === 1 ? main.of.entries[0]! : null;
      if (!only) return reader.fail(main.line, 'an answer names one seat and what it does: "answer: { Petr: pass }"');
      return { kind, line, seat: only.key, key: reader.word(only.of, only.line, `what ${only.key} does`) };
    }
    case 'expect': {
      const hint = entryOf(item, 'hint');
      return {
        kind,
        line,
        text: words('say'),
        at,
        keys: expectedKeys(reader, main),
        hint: hint ? reader.inBoth(hint, 'hint') : null,
        wrong: wrongAnswers(reader, entryOf(item, 'wrong')),
      };
    }
    case 'free':
      return { kind, line, text: words('say'), at, ...freePlay(reader, main) };
  }
}

function expectedKeys(reader: FileReader, { of, line, key }: Entry): readonly Named[] | 'any' {
  if (of.kind === 'list') return reader.names({ of, line, key }, 'an answer');
  const word = reader.word(of, line, 'the answer');
  return word === 'any' ? 'any' : [{ id: word, line }];
}

function wrongAnswers(reader: FileReader, entry: Entry | undefined): (Named & { readonly text: InBoth })[] {
  if (!entry) return [];
  if (entry.of.kind !== 'map') return reader.fail(entry.line, '"wrong" is a map from answers to what is said to them');
  return entry.of.entries.map(each => ({ id: each.key, line: each.line, text: reader.inBoth(each, 'text') }));
}

function freePlay(reader: FileReader, { of, line }: Entry): { until: readonly Expectation[]; bot: string; coach: boolean } {
  const until = entryOf(of, 'until') ?? reader.fail(line, 'until when is it played? "free: { until: { outcome: … } }"');
  for (const { key, line: at } of of.kind === 'map' ? of.entries : [])
    if (!['until', 'bot', 'coach'].includes(key)) reader.fail(at, `free play has "until", "bot" and "coach", not "${key}"`);
  const bot = entryOf(of, 'bot');
  return {
    until: reader.expectations(until),
    bot: bot ? reader.word(bot.of, bot.line, 'the bot') : 'novice',
    coach: entryOf(of, 'coach')?.of.value === true,
  };
}

export function targetOf(reader: FileReader, entry: Entry | undefined): Target | null {
  if (!entry) return null;
  const [kind = '', ...rest] = reader.word(entry.of, entry.line, 'what it points at').split(' ');
  const name = rest.join(' ');
  if (!TARGETS.includes(kind) || ALONE.includes(kind) !== (name === ''))
    reader.fail(
      entry.line,
      `"at" is one of area …, piece …, hand …, option …, question, log, dice; not "${entry.of.kind === 'scalar' ? entry.of.text : ''}"`,
    );
  return { kind: kind as Target['kind'], name };
}
