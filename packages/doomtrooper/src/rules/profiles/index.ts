/** The two profiles by name. */
import { standard } from './standard.ts';
import type { ProfileName, Switches } from './switches.ts';
import { tournament } from './tournament.ts';

export type { ProfileName, Switches } from './switches.ts';
export const PROFILES: { readonly [name in ProfileName]: Switches } = { tournament, standard };
