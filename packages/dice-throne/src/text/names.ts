/** Names of everything that has one, by id: heroes, boxes, abilities, statuses, cards, spells. */
import type { Language } from '@kolbiste/engine';
import '../cards/heroes.ts';
import { SPELLS } from '../cards/doctor-strange/spells.ts';
import { ILLUSIONS } from '../cards/loki/illusions.ts';
import type { Words } from '../cards/vocabulary.ts';
import { allCards, allHeroes } from '../cards/registry.ts';

const names: Record<string, Words> = {
  offence: { en: 'offensive roll', cs: 'hod na útok' },
  targeting: { en: 'targeting', cs: 'zacílení' },
  freeUpgrade: { en: 'Play an upgrade for free', cs: 'Zahrát vylepšení zdarma' },
  scout: { en: 'Look at the top 3 cards', cs: 'Podívat se na 3 vrchní karty' },
  borrow: { en: 'Gain a positive status', cs: 'Získat zvýhodňující stav' },
  warp: { en: 'Inflict Reality Warp', cs: 'Přidělit Pokřivení reality' },
  two: { en: 'Draw 2', cs: 'Dobrat 2' },
  three: { en: 'Spend 3, draw 3', cs: 'Využít 3, dobrat 3' },
  bagHeal: { en: 'Heal 2', cs: 'Vyléčit 2' },
  bagCp: { en: 'Gain 1 CP', cs: 'Získat 1 BB' },
  bagDamage: { en: 'Take 2 damage', cs: 'Dostat 2 zranění' },
};
for (const { id, name, boxes, statuses, companion, uses } of allHeroes()) {
  names[id] = name;
  for (const box of boxes) {
    names[box.id] ??= box.name;
    for (const { abilities, defences, passive } of box.levels) {
      for (const each of [...abilities, ...defences]) names[each.id] ??= each.name;
      if (passive) names[passive.id] ??= passive.name;
    }
  }
  for (const status of statuses) names[status.id] = status.name;
  if (companion) names[companion.id] = companion.name;
  for (const use of uses) names[`use ${use.id}`] = use.name;
}
for (const card of allCards()) names[card.id] ??= card.name;
for (const { id, name } of [...SPELLS, ...ILLUSIONS]) names[id] = name;

export const nameOf = (language: Language, id: string): string => names[id]?.[language] ?? id;
export const cardName = (language: Language, id: string): string =>
  allCards().find(card => card.id === id)?.name[language] ?? nameOf(language, id);
/** Heroes by id, for the form of a table. */
export const heroNames = (language: Language): { readonly [id: string]: string } =>
  Object.fromEntries(allHeroes().map(({ id, name }) => [id, name[language]]));
