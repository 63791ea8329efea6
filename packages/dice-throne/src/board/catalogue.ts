/** What a face can be of, and what belongs to whom. */
import type { Language, Plain } from '@kolbiste/engine';
import { allHeroes, describeDefence, provenance, type Box, type Hero, type Source, type Sourced } from '../index.ts';
import type { BoardWords } from '../text/board.ts';
import { linesOf } from '../text/lines.ts';

/** Spells lie beside this hero's board. */
export const SPELL_HERO = 'doctor-strange';

export type Ref =
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'status'; readonly status: string }
  | { readonly is: 'hero'; readonly hero: string }
  | { readonly is: 'box'; readonly hero: string; readonly box: string }
  | { readonly is: 'spell'; readonly spell: string }
  | { readonly is: 'companion'; readonly hero: string }
  | { readonly is: 'back'; readonly hero: string };

/** What the shell was given to show: a card's name, or one of the above. */
export function refOf(card: Plain): Ref {
  if (typeof card === 'string') return card === '?' ? { is: 'back', hero: '' } : { is: 'card', card };
  return card as Ref;
}

const owners = new Map<string, string>();
for (const { id, statuses } of allHeroes()) for (const status of statuses) owners.set(status.id, id);
/** Whose status it is. */
export const ownerOf = (status: string): string => owners.get(status) ?? allHeroes()[0]!.id;

const partsOf = ({ levels }: Box): Sourced[] =>
  levels.flatMap(({ abilities, defences, passive }) => [...abilities, ...defences, ...(passive ? [passive] : [])]);
/** The least certain of its values. */
export const sourceOf = (parts: readonly Sourced[]): Source =>
  parts.some(({ source }) => source === 'house') ? 'house' : parts.some(({ source }) => source === 'uncertain') ? 'uncertain' : 'fact';
export const boxSource = (box: Box): Source => sourceOf(partsOf(box));
/** What exactly is in doubt about it, in words. */
export const noteOf = (parts: readonly Sourced[], language: Language): string =>
  [...new Set(parts.flatMap(part => provenance(language, part) ?? []))].join(' ');
export const boxNote = (box: Box, language: Language): string => noteOf(partsOf(box), language);
/** How much of a hero is house-made or uncertain, from 0 to 1. */
export function houseShare({ boxes, cards }: Hero): number {
  const all = [...boxes.flatMap(partsOf), ...cards];
  return all.filter(({ source }) => source !== 'fact').length / all.length;
}
/** „Složitost 4/6 (náš odhad)“ */
export const complexityOf = ({ complexity: { n, source } }: Hero, t: BoardWords): string =>
  `${t.complexity} ${n}/6${source === 'fact' ? '' : ` (${t.estimated})`}`;
/** Roughly how many letters a box has to tell. */
export function boxLetters({ levels }: Box, hero: Hero, language: Language): number {
  let n = 0;
  for (const { abilities, defences, passive } of levels) {
    for (const ability of abilities) {
      const { text, tiers } = linesOf(ability, hero, language);
      n += 24 + text.length + tiers.reduce((sum, tier) => sum + tier.text.length + 10, 0);
    }
    for (const each of defences) n += 24 + describeDefence(each, language, hero).length;
    n += passive?.text[language].length ?? 0;
  }
  return n;
}
