/** Scarlet Witch: names that board, statuses and cards share. */
import { coined, named } from '../makers.ts';

export const CRACKLE = 'crackle';
export const PM = 'probabilityManipulation';
export const CONJURE = 'conjure';
export const RW = 'realityWarp';
export const hex = named('Hex Bolt', 'Blesk uhranutí');
export const darkhold = named('Darkhold', 'Darkhold');
export const jinx = named('Jinx', 'Smůla');
export const mind = named('Mind Blast', 'Výboj mysli');
export const spellcraft = named('Spellcraft', 'Kouzelnictví');
export const bewitch = named('Bewitch', 'Očarovat');
export const chaos = named('Pure Chaos', 'Čirý chaos');
export const ward = coined('Hex Ward', 'Hradba uhranutí');
