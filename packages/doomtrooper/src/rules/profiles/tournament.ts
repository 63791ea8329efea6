/** The tournament book, switch by switch. */
import type { Switches } from './switches.ts';

export const tournament: Switches = {
  name: 'tournament',
  target: 40, // DOT 1.1t
  targetRule: 'DOT 1.1t',
  tie: 'extraTurns', // DOT 1.4t
  timeLimit: true, // DOT 1.6t
  bothLibrariesEmptyEnds: false, // DOT 1.21t
  noWarriorLoss: 'onlyWithEmptyLibrary', // DOT 1.16t
  emptyDrawStartsCountdown: false, // DOT 1.23t
  maxCopies: 4, // DOT 40.2t
  copiesRule: 'DOT 40.2t',
  sideboard: 25, // DOT 40.6t
  collection: 'deck', // DOT 37.29t
  discardSeenBy: 'owner', // DOT 37.8t
  sacrificedSeenBy: 'all', // DOT 37.7t
  attachmentsOfSacrificed: 'discarded', // DOT 19.6t
  cardinalsPrivilege: 'always', // DOT 4.7t
  openingIsDrawStep: true, // DOT 4.5
  edgeWindows: false, // DOT 5.10t
  hiddenPersonality: 'firstHidden', // DOT 30.11t
  attackRule: 'totalWar', // DOT 24.2.9t
  warzonePhase: true, // DOT 24.4.1t
  weaponsOptional: false, // DOT 19.4 [DR-51]
  modifierCopies: 'unlimited', // DOT 24.5.18t
  attackerGone: 'choice', // DOT 24.1.2t
  forcedCoverEndsAttack: false, // DOT 9.8t
  coverDutyByNewWarrior: true, // DOT 9.5t
  coverDutyRule: 'DOT 9.5t',
  fortificationCopies: 'perPlayer', // DOT 12.8t
  fortificationRule: 'DOT 12.8t',
  alliances: 'unlimited', // DOT 23.3t
  allianceLeaves: 'sacrifice', // DOT 23.6t
  allianceRule: 'DOT 23.6t',
  symmetryOptional: false, // DOT 13.18t
  noSymmetryAtAll: false, // DOT 36.1
  stationNeedsOpener: true, // DOT 20.8t
  stationDuty: 'everyAction', // DOT 20.5t
  stationDutyRule: 'DOT 20.5t',
  tribesPerStation: 2, // DOT 20.24t
  tribesRule: 'DOT 20.24t',
  influence: 'literal', // DOT 33.2t
  immunity: 'fromOthers', // DOT 29.1t
  alwaysBeatsFirst: true, // DOT 25.16t
  sabotageLast: true, // DOT 26.4t
  sabotageXorAttack: true, // DOT 26.19t
  saboteur: 'capable', // DOT 26.6t
  pointsWindow: 'restricted', // DOT 24.8.7t
  duplicateRule: 'DOT 30.3t',
  sergeantRule: 'DOT 25.6t',
  oneShotsLast: false, // DOT 25.1t
  kiTargets: 'own', // DOT 17.1t
  allAreDoomtroopers: true, // DOT 32.1t
  specialAttackWindow: false, // DOT 24.0.5
  reactingArt: 'anyTime', // DOT 28.11t
  stationWarzonesLocked: true, // DOT 16.18t
  warzoneText: 'all', // DOT 16.11
};
