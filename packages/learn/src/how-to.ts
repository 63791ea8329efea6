/**
 * How-to pages: a game told in a few chapters, each a file with paragraphs and, where there is something to see, a table as a scenario
 * sets it with things pointed at. docs/writing-a-lesson.md tells how to write one.
 */
import type { AnyGame, AnyPosition, Seat } from '@kolbiste/engine';
import { entryOf, FileReader, ScenarioTable, type GivenTable, type InBoth, type Located, type Named } from '@kolbiste/testkit/files';
import { targetOf, type Target } from './lesson.ts';
import { wordOf } from './lesson-run.ts';

export interface Paragraph {
  readonly text: InBoth;
  /** At least one: every paragraph leads to the book. */
  readonly rules: readonly Named[];
}

/** A thing of the picture, numbered in the order of the file. */
export interface Callout {
  readonly text: InBoth;
  readonly at: Target;
  readonly line: number;
}

export interface HowToChapter extends GivenTable {
  readonly title: InBoth;
  readonly order: number;
  readonly paragraphs: readonly Paragraph[];
  /** Whose eyes the picture is seen with; null where there is none. */
  readonly me: Named | null;
  readonly callouts: readonly Callout[];
}

const PARTS = ['title', 'game', 'order', 'text', 'options', 'seats', 'me', 'given', 'random', 'callouts'] as const;

/** Reads a chapter; wrong form throws a ScenarioError with the line. */
export function readHowTo(text: string, file: string): HowToChapter {
  const reader = new FileReader(text, file, 'a chapter of a how-to page', PARTS);
  const order = reader.needed('order');
  const me = reader.part('me');
  const callouts = reader.part('callouts');
  const paragraphs = reader.needed('text');
  if (callouts && !me) reader.fail(callouts.line, 'who looks at the picture? "me" is missing');
  if (me) for (const part of ['seats', 'given', 'callouts']) reader.needed(part);
  const chapter: HowToChapter = {
    ...reader.table(),
    title: reader.inBoth(reader.needed('title'), 'title'),
    order: typeof order.of.value === 'number' ? order.of.value : reader.fail(order.line, '"order" must be a number'),
    paragraphs: reader.listOf(paragraphs).map(item => readParagraph(reader, item)),
    me: me ? { id: reader.word(me.of, me.line, 'who looks'), line: me.line } : null,
    callouts: reader.listOf(callouts).map(item => readCallout(reader, item)),
  };
  if (chapter.paragraphs.length === 0) reader.fail(paragraphs.line, 'a chapter says something');
  return chapter;
}

function readParagraph(reader: FileReader, item: Located): Paragraph {
  const say = entryOf(item, 'say') ?? reader.fail(item.line, 'a paragraph has "say" and "rules"');
  const rules = reader.names(entryOf(item, 'rules'), 'a rule');
  if (rules.length === 0) reader.fail(item.line, 'a paragraph names at least one rule');
  return { text: reader.inBoth(say, 'paragraph'), rules };
}

function readCallout(reader: FileReader, item: Located): Callout {
  const at = targetOf(reader, entryOf(item, 'at')) ?? reader.fail(item.line, 'a callout has "at" and "say"');
  const say = entryOf(item, 'say') ?? reader.fail(item.line, 'a callout has "at" and "say"');
  return { at, text: reader.inBoth(say, 'callout'), line: item.line };
}

/** The picture of a chapter: the position it sets, who looks, and what its callouts are called on the board. */
export class Picture {
  readonly seats: readonly string[];
  readonly me: Seat;
  readonly position: AnyPosition;
  readonly words: readonly string[];

  constructor(game: AnyGame, chapter: HowToChapter & { readonly me: Named }) {
    const table = new ScenarioTable(game, chapter, []);
    this.seats = table.seats;
    this.me = table.seatOf(chapter.me.id, chapter.me.line);
    this.position = table.play.position;
    this.words = chapter.callouts.map(({ at, line }) => {
      if ((at.kind === 'piece' || at.kind === 'hand') && table.wordFor(at.name) === null)
        table.fail(line, `nothing is called "${at.name}" in this picture`);
      return wordOf(table, at);
    });
  }
}
