import { measureListed } from '../lib/measure-listed.ts';

measureListed('summoner-wars');
