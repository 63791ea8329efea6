/** How-to pages in the page's worker: the chapters in their order, and what their pictures show. */
import type { AnyGame } from '@kolbiste/engine';
import { Picture, readHowTo, type HowToChapter } from '@kolbiste/learn';
import type { HowToChapterShown } from './messages.ts';

export function howTo(game: AnyGame, texts: { readonly [name: string]: string }): HowToChapterShown[] {
  return Object.entries(texts)
    .map(([name, text]) => readHowTo(text, name))
    .sort((a, b) => a.order - b.order)
    .map(chapter => ({
      title: chapter.title,
      paragraphs: chapter.paragraphs.map(({ text, rules }) => ({ text, rules: rules.map(({ id }) => id) })),
      picture: pictureOf(game, chapter),
    }));
}

function pictureOf(game: AnyGame, chapter: HowToChapter): HowToChapterShown['picture'] {
  if (!chapter.me) return null;
  const { seats, me, position, words } = new Picture(game, { ...chapter, me: chapter.me });
  return {
    seats,
    me,
    seen: game.see(position, me),
    callouts: chapter.callouts.map(({ text, at: { kind } }, i) => ({ text, at: { kind, word: words[i]! } })),
  };
}
