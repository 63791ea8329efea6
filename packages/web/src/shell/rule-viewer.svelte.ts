/** Which rule is open over the page. Any citation anywhere opens it; the books are loaded when the first one is. */
export const viewer: { cite: string | null } = $state({ cite: null });

export const openRule = (cite: string): void => void (viewer.cite = cite);
export const closeRule = (): void => void (viewer.cite = null);

/**
 * The page of a citation: "SCW 3.4.1.1" is /rules/scratch-wars/3.4.1.1/. The last stroke keeps servers from taking the number for
 * the name of a file.
 */
const BOOKS: { readonly [prefix: string]: string } = { SCW: 'scratch-wars', SUM: 'summoner-wars', DIT: 'dice-throne', DOT: 'doomtrooper' };
export function rulePath(cite: string): string {
  const [prefix = '', ...rest] = cite.split(' ');
  return `/rules/${BOOKS[prefix] ?? 'scratch-wars'}/${rest.join(' ')}/`;
}
export function citeAt(game: string, id: string): string {
  const prefix = Object.keys(BOOKS).find(prefix => BOOKS[prefix] === game);
  return `${prefix} ${id}`;
}
