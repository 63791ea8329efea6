/** Thor: names that board, statuses and cards share. */
import { named } from '../makers.ts';

export const EK = 'electrokinesis';
export const hammered = named('Hammered', 'Rány kladivem');
export const mightySummon = named('Mighty Summon', 'Mocné přivolání');
export const chain = named('Chain Lightning', 'Řetězový blesk');
export const odinforce = named('Odinforce', 'Ódinova síla');
export const bottled = named('Bottled Lightning', 'Spoutaný blesk');
export const rod = named('Lightning Rod', 'Hromosvod');
export const bolt = named('Thunder Bolt', 'Úder hromu');
export const wheel = named('Thunder Wheel', 'Hromové kolo');
