/** Choosing a hero for one's seat, blind: all are revealed together. */
import type { Bringing } from '@kolbiste/board-kit/presentation';
import { allHeroes } from '../index.ts';
import { boardWords } from '../text/board.ts';
import BroughtHero from './BroughtHero.svelte';
import { complexityOf } from './catalogue.ts';

export const bringing: Bringing = {
  title: language => boardWords(language).bring,
  ready: language =>
    allHeroes().map(hero => ({
      value: hero.id,
      name: hero.name[language].replace(/ \(.*/, ''),
      about: complexityOf(hero, boardWords(language)),
    })),
  Picture: BroughtHero,
};
