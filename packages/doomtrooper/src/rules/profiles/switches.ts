/** Where the two books differ, as switches. Each profile is a full table of its own; neither inherits from the other. */
import type { Rule } from '../rule.ts';

export type ProfileName = 'tournament' | 'standard';

export interface Switches {
  readonly name: ProfileName;
  /** Victory points needed, where the table does not say otherwise. */
  readonly target: number;
  readonly targetRule: Rule;
  /** Level beyond the target: one more turn each, or a draw. */
  readonly tie: 'extraTurns' | 'draw';
  readonly timeLimit: boolean;
  readonly bothLibrariesEmptyEnds: boolean;
  readonly noWarriorLoss: 'onlyWithEmptyLibrary' | 'always';
  /** Whether running out of cards in the draw step starts the countdown at once. */
  readonly emptyDrawStartsCountdown: boolean;
  readonly maxCopies: number;
  readonly copiesRule: Rule;
  readonly sideboard: number;
  readonly collection: 'deck' | 'everything';
  readonly discardSeenBy: 'owner' | 'nobody';
  readonly sacrificedSeenBy: 'all' | 'nobody';
  readonly attachmentsOfSacrificed: 'discarded' | 'sacrificed';
  readonly cardinalsPrivilege: 'always' | 'optional';
  /** The opening hand of the starting player is his first draw step. */
  readonly openingIsDrawStep: boolean;
  readonly edgeWindows: boolean;
  readonly hiddenPersonality: 'firstHidden' | 'nextTurn';
  readonly attackRule: 'totalWar' | 'affiliation';
  readonly warzonePhase: boolean;
  /** Whether a warrior may always leave his weapons alone [DR-51]. */
  readonly weaponsOptional: boolean;
  readonly modifierCopies: 'unlimited' | 'onePerKind';
  readonly attackerGone: 'choice' | 'mustIfPossible';
  readonly forcedCoverEndsAttack: boolean;
  readonly coverDutyByNewWarrior: boolean;
  readonly coverDutyRule: Rule;
  readonly fortificationCopies: 'perPlayer' | 'perArea';
  readonly fortificationRule: Rule;
  readonly alliances: 'unlimited' | 'onePerPlayer';
  /** What takes an alliance out of play besides a card that names alliances. */
  readonly allianceLeaves: 'sacrifice' | 'never';
  readonly allianceRule: Rule;
  readonly symmetryOptional: boolean;
  /** Whether "may not receive Dark Symmetry" bars every way, or the normal one only [DR-95]. */
  readonly noSymmetryAtAll: boolean;
  readonly stationNeedsOpener: boolean;
  readonly stationDuty: 'everyAction' | 'actionsWithWarriors';
  readonly stationDutyRule: Rule;
  readonly tribesPerStation: 1 | 2;
  readonly tribesRule: Rule;
  readonly influence: 'literal' | 'extension';
  readonly immunity: 'fromOthers' | 'total';
  readonly alwaysBeatsFirst: boolean;
  readonly sabotageLast: boolean;
  readonly sabotageXorAttack: boolean;
  readonly saboteur: 'capable' | 'any';
  readonly pointsWindow: 'restricted' | 'free';
  readonly duplicateRule: Rule;
  readonly sergeantRule: Rule;
  readonly oneShotsLast: boolean;
  readonly kiTargets: 'own' | 'any';
  readonly allAreDoomtroopers: boolean;
  /** Whether an attack without combat has a window of its own before it strikes. */
  readonly specialAttackWindow: boolean;
  /** Whether a spell that answers a card must be one for any time. */
  readonly reactingArt: 'anyTime' | 'all';
  /** Whether a card may let somebody use warzones across the Station's border [DR-02]. */
  readonly stationWarzonesLocked: boolean;
  /** A warzone's text holds for everybody in the combat, or for the defender. */
  readonly warzoneText: 'all' | 'defender';
}
