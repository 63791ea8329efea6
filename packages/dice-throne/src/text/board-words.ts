/** The shape of the words of the board and of the cards page. */
import type { Source } from '../cards/vocabulary.ts';
import type { DamageType, Phase } from '../rules/state.ts';

export type CardClass = 'main' | 'roll' | 'instant' | 'upgrade';
export type StatusKind = 'positive' | 'negative' | 'unique';
export interface BoardWords {
  readonly bring: string;
  readonly usedLast: string;
  /** What is counted for the end of a game. */
  readonly tally: { readonly [what in 'rolls' | 'cards' | 'abilities' | 'taken' | 'healed']: string };
  readonly unknownCard: string;
  readonly cp: string;
  readonly cpLong: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly deck: string;
  readonly discard: string;
  readonly statuses: string;
  companionAt(companion: string, name: string): string;
  readonly spells: string;
  readonly phases: Record<Exclude<Phase, 'setup'>, string>;
  readonly phase: string;
  turn(n: number): string;
  turnOf(name: string): string;
  readonly yourTurn: string;
  readonly king: string;
  readonly target: string;
  readonly hill: string;
  team(n: number): string;
  readonly sharedHealth: string;
  readonly partner: string;
  readonly order: string;
  readonly out: string;
  healthOf(now: number, most: number): string;
  // dice
  readonly tray: string;
  dieIs(n: number, value: number, symbol: string): string;
  readonly kept: string;
  readonly keepIt: string;
  readonly foreign: string;
  readonly foreignOdds: string;
  rollAll(n: number): string;
  rollRest(n: number): string;
  readonly rollFirst: string;
  attempts(left: number): string;
  readonly allKept: string;
  readonly keysHint: string;
  keptDice(dice: string): string;
  readonly rollOf: Record<'offence' | 'defence' | 'target' | 'effect', (name: string, source: string) => string>;
  dieChoice(n: number): string;
  // abilities
  boardOf(name: string, hero: string): string;
  readonly showBoard: string;
  readonly ready: string;
  readonly sealed: string;
  readonly ultimate: string;
  readonly defence: string;
  defenceDice(n: number): string;
  readonly passive: string;
  readonly passiveShort: string;
  level(n: number): string;
  readonly smallStraight: string;
  readonly largeStraight: string;
  chance(percent: string): string;
  bestChance(percent: string): string;
  readonly goal: string;
  goalIs(name: string): string;
  readonly noGoal: string;
  bestKeep(dice: string, percent: string): string;
  bestNone(percent: string): string;
  readonly bestAll: string;
  readonly takeBest: string;
  readonly defendsWith: string;
  // damage
  readonly bill: string;
  readonly lastBill: string;
  readonly noBill: string;
  readonly openBill: string;
  billTo(name: string): string;
  readonly nobodyYet: string;
  readonly damageTypes: Record<DamageType, string>;
  readonly isolated: string;
  readonly subtotal: string;
  readonly heldBonus: string;
  readonly times: string;
  readonly half: string;
  readonly all: string;
  readonly notLowered: string;
  readonly notBelow: string;
  readonly total: string;
  heals(name: string, n: number): string;
  // windows
  readonly window: string;
  mayAnswer(name: string): string;
  readonly youMayAnswer: string;
  readonly windows: { readonly [kind: string]: string };
  announced(name: string, ability: string): string;
  playing(name: string, card: string): string;
  attackOn(by: string, target: string): string;
  readonly locked: string;
  waitingFor(name: string): string;
  readonly idle: Partial<Record<Phase, string>>;
  // doing
  readonly actions: string;
  readonly details: string;
  readonly close: string;
  readonly costs: string;
  readonly choose: string;
  readonly upgradesIn: string;
  readonly emptyPile: string;
  readonly topFirst: string;
  readonly faceDown: string;
  /** What the signs on the board mean. */
  readonly legend: {
    readonly title: string;
    readonly house: string;
    readonly uncertain: string;
    readonly damage: Record<Exclude<DamageType, 'untyped'>, string>;
    readonly kinds: Record<StatusKind, string>;
    readonly odds: string;
    readonly star: string;
  };
  // statuses
  readonly kinds: Record<StatusKind, string>;
  limit(n: number): string;
  readonly next: {
    readonly upkeep: string;
    readonly spend: string;
    readonly spendMain: string;
    readonly fouls: string;
    readonly offence: string;
    readonly rollPhase: string;
    readonly attacked: string;
    readonly attack: string;
    readonly gained: string;
    readonly stays: string;
    readonly now: string;
    bomb(side: number): string;
    sealed(ability: string): string;
  };
  statusOf(name: string, n: number, kind: string, next: string): string;
  // cards page
  readonly sources: Record<Source, string>;
  readonly sourcesShort: Record<Source, string>;
  readonly classes: Record<CardClass, string>;
  readonly classesShort: Record<CardClass, string>;
  readonly modifier: string;
  readonly facets: { readonly hero: string; readonly kind: string; readonly source: string; readonly cost: string };
  readonly entryKinds: Record<'hero' | 'ability' | 'status' | 'companion' | 'spell' | CardClass, string>;
  readonly common: string;
  readonly sourceCommon: string;
  sourceHero(hero: string): string;
  readonly sourceFact: string;
  houseShare(percent: number): string;
  heroEffect(symbols: string, n: number): string;
  readonly complexity: string;
  /** Beside a value that is not printed anywhere we know. */
  readonly estimated: string;
  // choosing heroes
  readonly yourHero: string;
  heroOfPlayer(n: number): string;
  readonly random: string;
}
