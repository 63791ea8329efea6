/** What cards are filtered by: a kind, and its values. */
import type { Language } from '@kolbiste/engine';

export interface Facet {
  readonly id: string;
  readonly label: Record<Language, string>;
  readonly values: readonly { readonly id: string; readonly label: Record<Language, string> }[];
}
