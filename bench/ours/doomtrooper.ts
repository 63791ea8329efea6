import { measureListed } from '../lib/measure-listed.ts';

measureListed('doomtrooper');
