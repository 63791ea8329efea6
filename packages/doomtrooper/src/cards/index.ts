/** The pool: every card whose effect is enforced. A card is in exactly one file of its set and type. */
import { baseWarriors } from './base/warriors.ts';
import { register } from './registry.ts';

register(baseWarriors);

export { DEFINITIONS, definitionNamed, definitionOf } from './registry.ts';
export type { Definition } from './card.ts';
