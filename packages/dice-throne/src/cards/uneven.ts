/** Heroes that are no fair game for each other: from docs/dice-throne-balance.md. */
import type { Uneven } from '@kolbiste/engine';

export const UNEVEN: readonly Uneven[] = [
  { strong: 'loki', weak: 'scarlet-witch', wins: 88 },
  { strong: 'black-widow', weak: 'thor', wins: 78 },
  { strong: 'spider-man', weak: 'black-widow', wins: 75 },
  { strong: 'spider-man', weak: 'doctor-strange', wins: 73 },
  { strong: 'spider-man', weak: 'thor', wins: 69 },
  { strong: 'scarlet-witch', weak: 'black-panther', wins: 68 },
  { strong: 'scarlet-witch', weak: 'thor', wins: 68 },
  { strong: 'black-panther', weak: 'thor', wins: 66 },
  { strong: 'loki', weak: 'doctor-strange', wins: 65 },
];
