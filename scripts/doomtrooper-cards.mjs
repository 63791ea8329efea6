/** Writes docs/doomtrooper-cards.md out of the pool: node --import tsx scripts/doomtrooper-cards.mjs */
import { writeFileSync } from 'node:fs';
import { cardReport } from '../packages/doomtrooper/test/cards/report.ts';

writeFileSync(new URL('../docs/doomtrooper-cards.md', import.meta.url), cardReport());
