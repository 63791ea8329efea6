import { measureShowdown } from '../lib/showdown-suite.mjs';

measureShowdown('gen1randombattle');
