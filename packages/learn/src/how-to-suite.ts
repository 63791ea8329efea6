/** A game's how-to page as a vitest suite: it reads, it is short, its rules exist, its pictures can be set. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@kolbiste/engine';
import { repositoryPath, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { Picture, readHowTo } from './how-to.ts';

/** A page that takes longer to read than a lesson takes to play is not read. */
const MOST_WORDS = 900;

export function howToSuite(game: AnyGame, folder: URL, ruleExists: (id: string) => boolean): void {
  const files = scenarioFiles(fileURLToPath(folder)).map(file => [repositoryPath(file), readFileSync(file, 'utf8')] as const);
  const chapters = files.map(([file, text]) => readHowTo(text, file));

  describe(`how to play ${game.module.id}`, () => {
    it('has chapters in an order, some with pictures', () => {
      const orders = chapters.map(({ order }) => order);
      expect(new Set(orders).size).toBe(orders.length);
      expect(chapters.filter(({ me }) => me !== null).length).toBeGreaterThanOrEqual(3);
    });

    it.each(['cs', 'en'] as const)('is read in a few minutes (%s)', language => {
      const said = chapters.flatMap(({ title, paragraphs, callouts }) => [title, ...[...paragraphs, ...callouts].map(({ text }) => text)]);
      const words = said.flatMap(text => text[language].split(/\s+/));
      expect(words.length).toBeGreaterThan(200);
      expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
    });

    it.each(chapters.map(chapter => [chapter.file, chapter] as const))(
      '%s leads to rules that exist, and its picture can be set',
      (_file, chapter) => {
        const { me, paragraphs, callouts } = chapter;
        expect(paragraphs.flatMap(({ rules }) => rules.map(({ id }) => id)).filter(id => !ruleExists(id))).toEqual([]);
        if (me) expect(new Picture(game, { ...chapter, me }).words).toHaveLength(callouts.length);
      },
    );
  });
}
