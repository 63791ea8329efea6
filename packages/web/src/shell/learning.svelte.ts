/** Which lessons were done on this device. */
import { keep, readKept } from './storage.ts';

const KEPT = 'lessons';

/** Games that have lessons. */
const TAUGHT: readonly string[] = ['dice-throne', 'doomtrooper', 'scratch-wars', 'summoner-wars'];
export const isTaught = (game: string): boolean => TAUGHT.includes(game);

function kept(): readonly string[] {
  const found = readKept(KEPT);
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
}

const done = $state({ lessons: kept() });
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const isDone = (game: string, lesson: string): boolean => done.lessons.includes(nameOf(game, lesson));

/** Every lesson that was done, by game. */
export const lessonsDone = (): readonly { readonly game: string; readonly lesson: string }[] =>
  done.lessons.map(name => ({ game: name.slice(0, name.indexOf('/')), lesson: name.slice(name.indexOf('/') + 1) }));

/** Whether somebody has learned anything of the game here. */
export const hasBegun = (game: string): boolean => done.lessons.some(name => name.startsWith(`${game}/`));

let told = (): void => {};
/** Something was learned: anyone who watches is told. */
export const learnedMore = (): void => told();
export function watchLearning(watcher: () => void): void {
  told = watcher;
}

/** Somebody else sits down at this device. */
export function forgetLessons(): void {
  done.lessons = [];
  keep(KEPT, []);
}

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done.lessons = [...done.lessons, nameOf(game, lesson)];
  keep(KEPT, done.lessons);
  learnedMore();
}
