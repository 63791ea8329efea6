/** The standard book, switch by switch. */
import type { Switches } from './switches.ts';

export const standard: Switches = {
  name: 'standard',
  target: 25, // DOT 1.1s
  targetRule: 'DOT 1.1s',
  tie: 'draw', // DOT 1.4s
  timeLimit: false, // DOT 1.6s
  bothLibrariesEmptyEnds: true, // DOT 1.21s
  noWarriorLoss: 'always', // DOT 1.16s
  emptyDrawStartsCountdown: true, // DOT 1.23s
  maxCopies: 5, // DOT 40.2s
  copiesRule: 'DOT 40.2s',
  sideboard: 0, // DOT 40.6s
  collection: 'everything', // DOT 37.29s
  discardSeenBy: 'nobody', // DOT 37.8s
  sacrificedSeenBy: 'nobody', // DOT 37.7s
  attachmentsOfSacrificed: 'sacrificed', // DOT 19.6s
  cardinalsPrivilege: 'optional', // DOT 4.7s
  openingIsDrawStep: false, // [DR-25]
  edgeWindows: true, // DOT 5.10s
  hiddenPersonality: 'nextTurn', // DOT 30.11s
  attackRule: 'affiliation', // DOT 24.2.9s
  warzonePhase: false, // DOT 24.4.1s
  weaponsOptional: true, // DOT 24.5.6 [DR-51]
  modifierCopies: 'onePerKind', // DOT 24.5.18s
  attackerGone: 'mustIfPossible', // DOT 24.1.2s
  forcedCoverEndsAttack: true, // DOT 9.8s
  coverDutyByNewWarrior: false, // DOT 9.5s
  coverDutyRule: 'DOT 9.5s',
  fortificationCopies: 'perArea', // DOT 12.8s
  fortificationRule: 'DOT 12.8s',
  alliances: 'onePerPlayer', // DOT 23.3s
  allianceLeaves: 'never', // DOT 23.6s
  allianceRule: 'DOT 23.6s',
  symmetryOptional: true, // DOT 13.18s
  noSymmetryAtAll: true, // DOT 13.8s
  stationNeedsOpener: false, // DOT 20.8s
  stationDuty: 'actionsWithWarriors', // DOT 20.5s
  stationDutyRule: 'DOT 20.5s',
  tribesPerStation: 1, // DOT 20.24s
  tribesRule: 'DOT 20.24s',
  influence: 'extension', // DOT 33.2s
  immunity: 'total', // DOT 29.1s
  alwaysBeatsFirst: false, // DOT 25.16s
  sabotageLast: false, // DOT 26.4s
  sabotageXorAttack: false, // DOT 26.19s
  saboteur: 'any', // DOT 26.6s
  pointsWindow: 'free', // DOT 24.8.7s
  duplicateRule: 'DOT 30.3s',
  sergeantRule: 'DOT 25.6s',
  oneShotsLast: true, // DOT 25.1s
  kiTargets: 'any', // DOT 17.1s
  allAreDoomtroopers: false, // DOT 32.1s
  specialAttackWindow: true, // DOT 24.0.13
  reactingArt: 'all', // DOT 28.11s
  stationWarzonesLocked: false, // DOT 16.18s
  warzoneText: 'defender', // DOT 16.10s [DR-54]
};
