/** The rulebook of Dice Throne as data. Importing this module loads this book and no other. */
import rules from '../../data/dice-throne.json' with { type: 'json' };
import rulings from '../../data/dice-throne-rulings.json' with { type: 'json' };
import headings from '../../data/dice-throne-sections.json' with { type: 'json' };
import principles from '../../data/dice-throne-principles.json' with { type: 'json' };
import type { RuleBook, RuleEntry, Ruling } from '../rule-book.ts';

export const diceThrone: RuleBook = {
  game: 'dice-throne',
  rules: rules as readonly RuleEntry[],
  rulings: rulings as readonly Ruling[],
  headings,
  principles,
};
