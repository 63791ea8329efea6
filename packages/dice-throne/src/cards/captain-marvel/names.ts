/** Captain Marvel: names that board, statuses and cards share. */
import { coined, named } from '../makers.ts';

export const RAY = 'cosmicRay';
export const FLARE = 'cosmicFlare';
export const RADIANCE = 'radiance';
export const punch = named('Photon Punch', 'Fotonový úder');
export const inner = named('Inner Light', 'Vnitřní světlo');
export const aurora = named('Aurora Wave', 'Polární vlna');
export const photonic = named('Photonic', 'Fotonika');
export const torpedo = named('Light Torpedo', 'Světelné torpédo');
export const supernova = named('Supernova', 'Supernova');
export const absorb = coined('Absorb and Return', 'Pohlť a vrať');
