/** The rulebook of Summoner Wars as data. Importing this module loads this book and no other. */
import rules from '../../data/summoner-wars.json' with { type: 'json' };
import rulings from '../../data/summoner-wars-rulings.json' with { type: 'json' };
import headings from '../../data/summoner-wars-sections.json' with { type: 'json' };
import principles from '../../data/summoner-wars-principles.json' with { type: 'json' };
import type { RuleBook, RuleEntry, Ruling } from '../rule-book.ts';

export const summonerWars: RuleBook = {
  game: 'summoner-wars',
  rules: rules as readonly RuleEntry[],
  rulings: rulings as readonly Ruling[],
  headings,
  principles,
};
