/**
 * What heroes, statuses and cards can say. Numbers are data; what data cannot say are small functions that rules ask by name.
 * No function is ever in the world: the world names a definition and the registry finds it.
 */
import type { Call, Seat } from '@kolbiste/engine';
import type { Here } from '../rules/game.ts';
import type { Aim, DamageType, No, Packet, Rule, World } from '../rules/state.ts';

export interface Words {
  readonly cs: string;
  readonly en: string;
  /** Of a name: the language in which it was made here, because the printed one is unknown. */
  readonly ours?: 'cs' | 'en' | 'both';
}
/**
 * `fact`: from the rulebook or from photographs of the cards; `uncertain`: sources disagree, are damaged, or give an average;
 * `house`: made here because the printed value is unknown.
 */
export type Source = 'fact' | 'uncertain' | 'house';
/** Anything with a name and values; the note says what exactly is in doubt. */
export interface Sourced {
  readonly name: Words;
  readonly source: Source;
  readonly note?: Words;
}

/** Who acts on whom with which dice: what an amount or a condition may look at. */
export interface Context {
  readonly seat: Seat;
  readonly target: Seat | null;
  readonly dice: readonly number[];
  readonly source: string;
  /** Of a card that was aimed when it was declared. */
  readonly aim?: Aim | null;
}
/** A number, or one that is counted when it is needed; this many for each die with a symbol say so themselves. */
export type Amount = number | (((w: World, c: Context) => number) & { readonly per?: { readonly n: number; readonly symbol: string } });
export type Test = (w: World, c: Context) => boolean;

/** The index of a list of effects. */
export type Script = number;

/** `words` are the whole clause, for effects whose number no single word tells. */
export type Op =
  | { readonly op: 'gain' | 'inflict'; readonly status: string; readonly n: Amount }
  | {
      readonly op: 'cp' | 'heal' | 'prevent' | 'modify' | 'loseCp' | 'stealCp' | 'stealHealth';
      readonly n: Amount;
      readonly words?: Words;
    }
  /** Where the book has a rule for this very draw, it is named. */
  | { readonly op: 'draw'; readonly n: Amount; readonly rule: Rule | null }
  | { readonly op: 'deal'; readonly n: Amount; readonly type: DamageType; readonly words?: Words }
  /** Damage beside the attack. */
  | {
      readonly op: 'strike';
      readonly n: Amount;
      readonly type: DamageType;
      readonly to: 'attacker' | 'target' | 'opponents' | 'self';
      readonly isolated: boolean;
      readonly words?: Words;
    }
  /** `restartRoll`: the offensive roll ends and starts again with all attempts. */
  | { readonly op: 'halve' | 'avert' | 'then' | 'undefendable' | 'restartRoll' }
  /** Some of the dice thrown, chosen by the roller: what follows reads only those. */
  | { readonly op: 'pick'; readonly n: number; readonly script: Script }
  | { readonly op: 'roll'; readonly n: Amount; readonly script: Script; readonly reroll: Retry | null; readonly words?: Words }
  | { readonly op: 'if'; readonly test: Test; readonly yes: Script; readonly no: Script; readonly words: Words }
  | {
      readonly op: 'either';
      readonly options: readonly { readonly id: string; readonly script: Script; readonly test: Test | null }[];
      readonly optional: boolean;
      readonly byBearer?: boolean;
    }
  | {
      readonly op: 'player';
      readonly who: 'any' | 'opponent';
      readonly test: ((w: World, c: Context, seat: Seat) => boolean) | null;
      readonly script: Script;
      readonly optional: boolean;
    }
  /** Waits for defensive step 1 when it is part of an offensive ability (DIT 12.6.2). */
  | { readonly op: 'targeted'; readonly script: Script }
  | { readonly op: 'discardToken'; readonly status: string; readonly n: number }
  /** Notes something on the attack, for texts that ask; `words` only where the note is all a card does. */
  | { readonly op: 'mark'; readonly mark: string; readonly words?: Words }
  /** What data cannot say; `worth` judges it for bots, in points of health. */
  | { readonly op: 'call'; readonly make: (w: World, c: Context) => Call<unknown> | null; readonly words: Words; readonly worth: Amount }
  | { readonly op: 'do'; readonly run: (g: Here, c: Context) => void; readonly words: Words; readonly worth: Amount };

/** A line of dice an ability asks for: `AAB` at least those symbols, `SS` and `LS` straights (DIT 5.4 to 5.10). */
export type Needs = string;

export interface Ability {
  readonly id: string;
  readonly name: Words;
  /** From the lowest: the highest that is satisfied applies (DIT R17). */
  readonly tiers: readonly { readonly needs: Needs; readonly script: Script }[];
  readonly ultimate: boolean;
  /** The name it shares with another requirement of its box. */
  readonly under?: string;
  readonly source: Source;
  readonly note?: Words;
}
/** The roller may throw any of the dice again once; the words say when, and are empty for always. */
export interface Retry {
  readonly test: Test;
  readonly words: Words;
}
/** The same for a defender; or all of them each time a token is discarded. */
export interface Reroll extends Retry {
  /** The status of which a token is discarded. */
  readonly discards: string | null;
}
export interface Defence {
  readonly id: string;
  readonly name: Words;
  readonly dice: number;
  readonly reroll?: Reroll;
  readonly script: Script;
  readonly source: Source;
  readonly note?: Words;
}
export interface Passive {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly source: Source;
  /** More damage of the player's attacks (DIT 9.40). */
  readonly attackBonus?: (w: World, seat: Seat) => number;
  readonly upgradesInRollPhase?: boolean;
  readonly upgradePlayed?: Script;
  readonly damaged?: Script;
  readonly spent?: { readonly status: string; readonly script: Script };
}
export interface Level {
  readonly abilities: readonly Ability[];
  readonly defences: readonly Defence[];
  readonly passive: Passive | null;
}
/** A box of the board, with what it is at level I, II and III (DIT 7.13). */
export interface Box {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'offence' | 'defence' | 'passive';
  readonly levels: readonly Level[];
}

export interface Spend {
  /** How many tokens at once. */
  readonly n: number;
  /** It changes dice: usable while a throw of an effect lies open (DIT R08). */
  readonly dice?: boolean;
  readonly oncePerTurn?: boolean;
  /** It cannot wait for a later window: its bearer is asked even at a pause. */
  readonly urgent?: boolean;
  /** Only in a main phase: the player's own, or anybody's (DIT 14.7). */
  readonly main?: 'own' | 'any';
  /** Best spent as soon as the target is known, before the defence: a judgement for bots. */
  readonly early?: boolean;
  readonly refusal: (w: World, seat: Seat, window: string) => No | null;
  readonly script: Script;
  readonly rule: Rule;
}
export interface StatusDefinition {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly kind: 'positive' | 'negative' | 'unique';
  readonly limit: number;
  /** To its bearer, in points of health: a judgement for bots. */
  readonly worth: number;
  /** The same where an opponent gave it and has a say in it. */
  readonly worthGiven?: number;
  readonly movable: boolean;
  readonly removable: boolean;
  readonly persistent?: boolean;
  readonly source: Source;
  readonly note?: Words;
  readonly spend?: Spend;
  /** In the bearer's upkeep, for every token or once for all. */
  readonly upkeep?: { readonly per: 'token' | 'all'; readonly script: Script; readonly rule: Rule };
  /** What a new token remembers. */
  readonly arrives?: (w: World, bearer: Seat, by: Seat) => number;
  /** After a gain is complete (DIT R87). */
  readonly gained?: { readonly test: (w: World, bearer: Seat) => boolean; readonly script: Script };
  readonly attackBonus?: (w: World, seat: Seat) => number;
  /** The bearer became the target of this attack; gives the type it turns into. */
  readonly attacked?: (w: World, packet: Packet) => DamageType | null;
  /** Removed when the bearer begins an offensive roll, of which one die then only counts as a number. */
  readonly fouls?: boolean;
  /** Spent, it lets its bearer defend against an undefendable attack. */
  readonly defends?: boolean;
  /** It waits for damage: a judgement for bots. */
  readonly guards?: boolean;
  /** What a number thrown for it is worth to its bearer, in points of health: a judgement for bots. */
  readonly dieWorth?: (die: number) => number;
  /** Removed when the bearer's offensive roll phase, or the whole roll phase, ends. */
  readonly until?: 'offence' | 'rollPhase';
  /** The bearer may play no cards in their own roll phase. */
  readonly silences?: boolean;
  /** The ability with this place in the list cannot be activated. */
  readonly covers?: boolean;
}

export interface UpgradeCard {
  readonly type: 'upgrade';
  readonly id: string;
  readonly name: Words;
  readonly cost: number;
  readonly box: string;
  readonly level: 2 | 3;
  readonly source: Source;
  readonly note?: Words;
  readonly played: Script;
}
export interface ActionCard {
  readonly type: 'action';
  readonly id: string;
  readonly name: Words;
  readonly cost: number;
  /** When it may be played. */
  readonly timing: 'main' | 'roll' | 'instant';
  /** `modifier`: on the player's own attack (DIT 9.43); `attacked`: by the defender. */
  readonly role: 'modifier' | 'attacked' | null;
  readonly dice: boolean;
  /** It acts on tokens before they act: a player who might hold it is asked even at a pause. */
  readonly urgent: boolean;
  readonly condition: Condition | null;
  /** What it can be aimed at, where that is not a player its effects name. */
  readonly aims: ((w: World, seat: Seat) => readonly Aim[]) | null;
  readonly script: Script;
  readonly source: Source;
  readonly note?: Words;
}
/** When a card may not be played, and the sentence on its face that says so. It may look at nothing hidden. */
export interface Condition {
  readonly refuses: (w: World, seat: Seat, window: string) => No | null;
  /** Null where it only means that the card could do nothing (DIT R81). */
  readonly words: Words | null;
}
export type CardDefinition = UpgradeCard | ActionCard;

export interface Hero {
  readonly id: string;
  readonly name: Words;
  /** From 1 to 6; `house` where no source gives it. */
  readonly complexity: { readonly n: number; readonly source: Source };
  /** The symbol of each face, 0 to 3. */
  readonly die: readonly number[];
  readonly symbols: readonly Words[];
  readonly boxes: readonly Box[];
  readonly statuses: readonly StatusDefinition[];
  readonly cards: readonly CardDefinition[];
  /** Tokens and the companion at the start (DIT 2.9). */
  readonly begins: {
    readonly tokens: { readonly [status: string]: number };
    readonly companion: boolean;
    readonly slots: readonly number[];
  };
  readonly companion: CompanionDefinition | null;
  /** What may be used in the player's own main phase, or whenever a window is open. */
  readonly uses: readonly Use[];
}
export interface CompanionDefinition {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  /** It comes home because the player who had it was defeated. */
  readonly holderFell: Script;
}
/** Something a hero may do besides cards and tokens; an instant action (DIT R10). */
export interface Use {
  readonly id: string;
  readonly name: Words;
  readonly main: boolean;
  /** Public: it must not look at hands. */
  readonly refusal: (w: World, seat: Seat) => No | null;
  readonly script: Script;
  readonly rule: Rule;
}
