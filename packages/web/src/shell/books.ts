/** The rulebooks, each loaded when it is read, gathered in one library per set of books. */
import type { BookId, RuleBook } from '@kolbiste/rulebooks';
import type { Library, TestsByRule } from '@kolbiste/rulebooks/library';

const LOADERS: { readonly [B in BookId]: () => Promise<RuleBook> } = {
  'scratch-wars': () => import('@kolbiste/rulebooks/scratch-wars').then(module => module.scratchWars),
  'summoner-wars': () => import('@kolbiste/rulebooks/summoner-wars').then(module => module.summonerWars),
  'dice-throne': () => import('@kolbiste/rulebooks/dice-throne').then(module => module.diceThrone),
  doomtrooper: () => import('@kolbiste/rulebooks/doomtrooper').then(module => module.doomtrooper),
};

const opened = new Map<string, Promise<Library>>();

export function openBooks(games: readonly BookId[]): Promise<Library> {
  const name = games.join();
  let library = opened.get(name);
  if (!library) {
    library = Promise.all([import('@kolbiste/rulebooks/library'), ...games.map(game => LOADERS[game]())]).then(
      ([{ openLibrary }, ...books]) => openLibrary(books),
    );
    opened.set(name, library);
    library.catch(() => opened.delete(name));
  }
  return library;
}

export const loadTests = (): Promise<TestsByRule> => import('virtual:tests-by-rule').then(module => module.testsByRule);
