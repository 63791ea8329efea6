/** Loki: names that board, statuses and cards share. */
import { coined, named } from '../makers.ts';

export const BAG = 'bagOfTricks';
export const SEAL = 'spellbound';
export const ILLUSION = 'illusion';
export const mockery = named('Mockery', 'Výsměch');
export const antics = named('Antics', 'Šprýmy');
export const confuddle = named('Confuddle', 'Zmatení');
export const vilify = named('Vilify', 'Očernění');
export const vex = named('Vex', 'Trýzeň');
export const kneel = named('Kneel To Me', 'Poklekni přede mnou');
export const double = named('Double Take', 'Dvojí pohled');
export const smoke = coined('Smoke and Lies', 'Dým a lži');
