/** The words of tournaments in the reader's language. */
import type { EventRound } from '@kolbiste/club';
import { lang } from '../text/index.svelte.ts';
import { cs } from './events.cs.ts';
import { en, type EventWords } from './events.en.ts';

/** What a round of a bracket is called, by how many are left. */
export const bracketTitle = ({ tables }: Pick<EventRound, 'tables'>): string =>
  tables.length === 1
    ? w().bracket.final
    : tables.length === 2
      ? w().bracket.semi
      : tables.length === 4
        ? w().bracket.quarter
        : w().bracket.round(2 * tables.length);

export const w = (): EventWords => (lang() === 'cs' ? cs : en);
