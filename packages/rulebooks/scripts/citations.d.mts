type Game = 'scratch-wars' | 'summoner-wars' | 'dice-throne' | 'doomtrooper';

export const prefixes: Readonly<Record<Game, string>>;
export const games: readonly Game[];
export function citationsIn(text: string): { cite: string; at: number }[];
export function isChapter(cite: string, known: Iterable<string>): boolean;
export function profilesIn(title: string): ('tournament' | 'standard')[];
export function literalsIn(source: string): { kind: 'string' | 'template' | 'comment'; text: string; start: number; end: number }[];
export function declarationsIn(source: string): { title: string; rules: string[]; line: number }[];
export function tagsInTitles(source: string): { tag: string; line: number }[];
export function lineOf(source: string, offset: number): number;
