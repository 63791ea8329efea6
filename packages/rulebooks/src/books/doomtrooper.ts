/** The two rulebooks of Doomtrooper, tournament and standard, as data. Importing this module loads this book and no other. */
import rules from '../../data/doomtrooper.json' with { type: 'json' };
import rulings from '../../data/doomtrooper-rulings.json' with { type: 'json' };
import headings from '../../data/doomtrooper-sections.json' with { type: 'json' };
import principles from '../../data/doomtrooper-principles.json' with { type: 'json' };
import differences from '../../data/doomtrooper-profile-differences.json' with { type: 'json' };
import inheritance from '../../data/doomtrooper-inheritance.json' with { type: 'json' };
import type { Inheritance, ProfileDifference, RuleBook, RuleEntry, Ruling } from '../rule-book.ts';

export const doomtrooper: RuleBook = {
  game: 'doomtrooper',
  rules: rules as readonly RuleEntry[],
  rulings: rulings as readonly Ruling[],
  headings,
  principles,
  differences: differences as readonly ProfileDifference[],
  inheritance: inheritance as Inheritance,
};
