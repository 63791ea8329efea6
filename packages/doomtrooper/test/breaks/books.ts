/** Every switch between the two books, turned to the other book. */
import type { DoomtrooperCitation } from '@kolbiste/rulebooks';
import { PROFILES, type Switches } from '../../src/rules/profiles/index.ts';
import type { Break } from './row.ts';

type Rule = DoomtrooperCitation;
/** The switch, the rules of the tournament book that it stands for, and those of the standard book. */
const SWITCHES: readonly (readonly [name: keyof Switches, tournament: readonly Rule[], standard: readonly Rule[]])[] = [
  ['tie', ['DOT 1.4t'], ['DOT 1.4s']],
  ['noWarriorLoss', ['DOT 1.16t'], ['DOT 1.16s']],
  ['cardinalsPrivilege', ['DOT 4.7t'], ['DOT 4.7s']],
  ['edgeWindows', ['DOT 5.10t', 'DOT 5.11t'], ['DOT 5.10s', 'DOT 5.11s']],
  ['fortificationCopies', ['DOT 12.8t'], ['DOT 12.8s']],
  ['warzoneText', ['DOT 16.11'], ['DOT 16.10s']],
  ['kiTargets', ['DOT 17.1t'], ['DOT 17.1s']],
  ['attachmentsOfSacrificed', ['DOT 19.6t'], ['DOT 19.6s']],
  ['stationDuty', ['DOT 20.5t'], ['DOT 20.5s']],
  ['alliances', ['DOT 23.3t'], ['DOT 23.3s']],
  ['allianceLeaves', ['DOT 23.6t'], ['DOT 23.6s']],
  ['warzonePhase', ['DOT 24.0.11t'], ['DOT 24.0.11s']],
  ['attackerGone', ['DOT 24.1.2t'], ['DOT 24.1.2s']],
  ['attackRule', ['DOT 24.2.9t', 'DOT 24.2.10'], ['DOT 24.2.9s']],
  ['modifierCopies', ['DOT 24.5.18t'], ['DOT 24.5.18s']],
  ['pointsWindow', ['DOT 24.8.7t'], ['DOT 24.8.7s']],
  ['saboteur', ['DOT 26.6t'], ['DOT 26.6s']],
  ['reactingArt', ['DOT 28.11t'], ['DOT 28.11s']],
  ['immunity', ['DOT 29.1t'], ['DOT 29.1s']],
  ['hiddenPersonality', ['DOT 30.11t'], ['DOT 30.11s']],
  ['influence', ['DOT 33.2t'], ['DOT 33.2s', 'DOT 33.3']],
  ['sacrificedSeenBy', ['DOT 37.7t'], ['DOT 37.7s']],
  ['discardSeenBy', ['DOT 37.8t'], ['DOT 37.8s']],
  ['collection', ['DOT 37.29t'], ['DOT 37.29s']],
];

const ways = [
  ['tournament', 'standard'],
  ['standard', 'tournament'],
] as const;

export const betweenTheBooks: readonly Break[] = SWITCHES.flatMap(([name, ...rules]) =>
  ways.map(([book, other], i) => ({
    rule: rules[i]!,
    file: 'src/rules/queries.ts',
    find: 'PROFILES[w.profile]',
    replace: `(w.profile === '${book}' ? { ...PROFILES.${book}, ${name}: ${JSON.stringify(PROFILES[other][name])} } : PROFILES[w.profile])`,
    why: `${name} as in the ${other} book`,
  })),
);
