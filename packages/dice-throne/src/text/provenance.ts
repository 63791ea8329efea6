/** Where a value and a name come from, in words to be shown beside them; null where everything is printed like that. */
import type { Language } from '@kolbiste/engine';
import type { Source, Sourced, Words } from '../cards/vocabulary.ts';

const VALUES: Record<Exclude<Source, 'fact'>, Words> = {
  uncertain: { en: 'Uncertain value.', cs: 'Nejistá hodnota.' },
  house: { en: 'House-made: the printed value is unknown.', cs: 'Hodnota je naše: tištěnou neznáme.' },
};
const NAMES: Record<NonNullable<Words['ours']>, Words> = {
  cs: { en: '', cs: 'Český název je náš.' },
  en: { en: 'The English name is inferred.', cs: '' },
  both: { en: 'The name is ours.', cs: 'Název je náš.' },
};
export function provenance(language: Language, { name, source, note }: Sourced): string | null {
  const said = [source === 'fact' ? '' : VALUES[source][language], note?.[language] ?? '', name.ours ? NAMES[name.ours][language] : ''];
  return said.filter(text => text !== '').join(' ') || null;
}
