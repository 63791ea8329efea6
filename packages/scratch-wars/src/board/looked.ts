/** What is looked at closely: a weapon by its number, or the hero of a seat. */
export type Looked = { readonly weapon: number } | { readonly hero: number };
