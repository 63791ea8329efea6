/** Spider-Man: names that board, statuses and cards share. */
import { named } from '../makers.ts';

export const punch = named('Punch', 'Úder');
export const combo = named('C-C-C-Combo', 'K-K-K-Kombo');
export const ensnare = named('Ensnare', 'Do sítě');
export const venomPunch = named('Venom Punch', 'Jedovatý úder');
