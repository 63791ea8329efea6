/** Names and sentences in both languages, and what is in doubt about a value. */
import type { Sourced, Words } from '../vocabulary.ts';

/** A sentence of ours. */
export const say = (en: string, cs: string): Words => ({ en, cs });
/** A name that is printed like this in both languages. */
export const printed = (en: string, cs: string): Words => ({ en, cs });
/** A name whose Czech word is ours: no Czech print of it is known. */
export const named = (en: string, cs: string): Words => ({ en, cs, ours: 'cs' });
/** A name whose English word is inferred from the Czech one. */
export const inferred = (en: string, cs: string): Words => ({ en, cs, ours: 'en' });
/** A name that is ours in both languages. */
export const coined = (en: string, cs: string): Words => ({ en, cs, ours: 'both' });

/** Perhaps not quite what is printed; the note says why. */
export const unsure = <T extends Sourced>(thing: T, note: Words): T => ({
  ...thing,
  source: thing.source === 'house' ? 'house' : 'uncertain',
  note,
});
export const AVERAGE: Words = say(
  'The source gives an average; it is used as if it were printed.',
  'Zdroj udává průměr; bereme ho, jako by byl vytištěn.',
);
export const DAMAGED: Words = say(
  'The box is damaged in the only scan; type and symbols are inferred.',
  'Pole je v jediném skenu poškozené; typ a symboly jsou odvozené.',
);
