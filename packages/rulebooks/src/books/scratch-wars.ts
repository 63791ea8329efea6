/** The rulebook of Scratch Wars as data. Importing this module loads this book and no other. */
import rules from '../../data/scratch-wars.json' with { type: 'json' };
import rulings from '../../data/scratch-wars-rulings.json' with { type: 'json' };
import headings from '../../data/scratch-wars-sections.json' with { type: 'json' };
import principles from '../../data/scratch-wars-principles.json' with { type: 'json' };
import type { RuleBook, RuleEntry, Ruling } from '../rule-book.ts';

export const scratchWars: RuleBook = {
  game: 'scratch-wars',
  rules: rules as readonly RuleEntry[],
  rulings: rulings as readonly Ruling[],
  headings,
  principles,
};
