/** Doctor Strange: names that board, statuses and cards share. */
import { coined, named, printed } from '../makers.ts';

export const DEJA = 'dejaVu';
export const PRE = 'premonition';
export const BANDS = 'crimsonBands';
export const augury = named('Augury', 'Věštba');
export const awareness = named('Universal Awareness', 'Vševědomí');
export const incursion = named('Astral Incursion', 'Astrální vpád');
export const bolts = printed('Mystic Bolts', 'Mystické výboje');
export const binding = named('Binding', 'Spoutání');
export const wand = named('Wand of Watoomb', 'Watoombova hůl');
export const grimoire = coined('Open Grimoire', 'Otevřený grimoár');
export const seal = coined('Seal Ward', 'Pečetní štít');
