/** The affiliations of a card. */
import type { Definition } from '../cards/index.ts';
import type { Field } from './board-words.ts';

const BITS: readonly Field[] = [
  'bauhaus',
  'capitol',
  'cybertronic',
  'imperial',
  'mishima',
  'brotherhood',
  'legion',
  'rasputin',
  'templars',
  'crescentia',
  'lutheran',
];
/** The affiliations a number of bits names. */
export const fieldsOf = (bits: number): readonly Field[] => BITS.filter((_, bit) => bits & (1 << bit));
/** What a card is painted in: its one affiliation; the art of the Brotherhood and the gifts of the Legion in theirs. */
export function fieldOf({ affiliation, type }: Definition): Field {
  const fields = fieldsOf(affiliation);
  if (fields.length === 1) return fields[0]!;
  return type === 'art' ? 'brotherhood' : type === 'symmetry' ? 'legion' : type === 'ki' ? 'mishima' : 'free';
}
export const FIELDS: readonly Field[] = [...BITS, 'free'];
