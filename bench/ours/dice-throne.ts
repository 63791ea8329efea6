import { measureListed } from '../lib/measure-listed.ts';

measureListed('dice-throne');
