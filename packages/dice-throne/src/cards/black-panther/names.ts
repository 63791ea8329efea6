/** Black Panther: names that board, statuses and cards share. */
import { inferred, named, printed } from '../makers.ts';

export const KE = 'kineticEnergy';
export const SUIT = 'vibraniumSuit';
export const claws = named('Vibranium Claws', 'Vibraniové drápy');
export const stealth = printed('Stealth Strike', 'Útok ze zálohy');
export const meteoric = printed('Meteoric Punch', 'Meteorický úder');
export const threat = printed('Triple Threat', 'Trojitá hrozba');
export const ancestral = printed('Ancestral Power', 'Síla předků');
export const absorption = inferred('Energy Absorption', 'Pohlcení energie');
export const honour = inferred('Bashenga’s Honour', 'Bashengova čest');
