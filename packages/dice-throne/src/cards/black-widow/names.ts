/** Black Widow: names that board, statuses and cards share. */
import { named, printed } from '../makers.ts';

export const BOMB = 'timeBomb';
export const baton = named('Baton Strike', 'Úder obušky');
export const infiltrate = named('Infiltrate', 'Infiltrace');
export const gauntlets = named('Widow’s Gauntlets', 'Vdoviny rukavice');
export const hacked = named('Hacked', 'Hacknuto');
export const vengeance = named('Vengeance', 'Pomsta');
export const grapple = named('Grapple', 'Chvat');
export const sabotage = printed('Sabotage', 'Sabotáž');
export const training = named('Red Room Training', 'Výcvik z Rudé komnaty');
