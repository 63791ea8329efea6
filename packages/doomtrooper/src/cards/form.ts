/**
 * How a card is written: one object with named fields. `define.ts` turns it into the `Definition` that rules read.
 * Every function of a card gets one record, so that it names only what it looks at.
 */
import type { Call, Option, Refusal, Seat } from '@kolbiste/engine';
import type { DoomEvent } from '../rules/events.ts';
import type { Here } from '../rules/game.ts';
import type { Rule } from '../rules/rule.ts';
import type { Choosing } from '../rules/procedures.ts';
import type { Announced, Area, CardId, Happening, World, Watch } from '../rules/state.ts';
import type {
  Ability,
  Affiliation,
  Aim,
  Apostle,
  Aspect,
  Context,
  Definition,
  Earned,
  Gives,
  Grants,
  Label,
  Leaving,
  Move,
  Rating,
  Reach,
  Reward,
  Standing,
  Timing,
  Tried,
} from './vocabulary.ts';

/** In English and Czech. */
export interface Words {
  readonly en: string;
  readonly cs: string;
}
export type Affiliations = Affiliation | readonly Affiliation[];

/** What a card says of the four ratings. What is not named does not change. */
export interface Strength {
  readonly fight?: number;
  readonly shoot?: number;
  readonly armour?: number;
  readonly value?: number;
}

// What functions of a card are given.

/** Who asks: a card, its player, and the combat that is on. */
export interface Asking {
  readonly self: CardId;
  readonly seat: Seat;
  readonly fight: Context;
}
/** A use that is being considered. `target` and `player` are what it is aimed at: a use asks only for what it is aimed at. */
export interface Attempt extends Asking {
  readonly world: World;
  readonly target: CardId;
  readonly player: Seat;
}
/** A use that takes effect now. */
export interface Play {
  readonly g: Here;
  readonly world: World;
  readonly seat: Seat;
  readonly self: CardId;
  readonly target: CardId;
  /** All targets, where there may be several. */
  readonly targets: readonly CardId[];
  readonly player: Seat;
  readonly area: Area;
  /** Destiny points spent on its strength. */
  readonly spent: number;
  readonly caster: CardId;
  readonly fight: number;
  /** What was announced: atoms note it as the source. */
  readonly play: Announced;
}
/** A card works, or would work, on `receiver`. */
export interface Working {
  readonly world: World;
  readonly self: CardId;
  readonly receiver: CardId;
  readonly fight: Context;
}
/** An attack that is being considered. */
export interface Pairing {
  readonly world: World;
  readonly self: CardId;
  readonly attacker: CardId;
  readonly defender: CardId;
}
/** A player has answered a question of the card. */
export interface Answer {
  readonly g: Here;
  readonly world: World;
  readonly seat: Seat;
  readonly self: CardId;
  /** Which of its questions, and what the card remembered since. */
  readonly ask: string;
  readonly args: readonly number[];
  readonly answer: Option;
  readonly asked: Choosing;
}
/** An event has happened; `watch` is the card's own lasting effect that hears it, if it is not the card itself. */
export interface Heard<E extends DoomEvent = DoomEvent> {
  readonly world: World;
  readonly self: CardId;
  readonly event: E;
  readonly watch: Watch | null;
}

// Filters, targets and effects.

/** Which cards are meant. Most facts of `rules/status.ts` are filters as they stand; `filters.ts` has the words. */
export type Filter = (world: World, id: CardId, asking: Asking) => boolean;
export type PlayerFilter = (world: World, player: Seat, asking: Asking) => boolean;
export type Why = Refusal<Rule> | null;

/** What a use is aimed at; the words are in `targets.ts`. */
export interface Target {
  readonly aim: Aim;
  readonly refusal?: (attempt: Attempt) => Why;
}

/** What happens: done at once, or left to a procedure or to other effects. The verbs are in `effects.ts`. */
export interface Effect {
  (play: Play): Outcome;
  /** What it adds to its target's ratings in this combat, where that is all it does: for bots, that plan ahead. */
  readonly adds?: Strength;
}
// oxlint-disable-next-line typescript/no-invalid-void-type -- an effect may end without a word
export type Outcome = Call<unknown> | Effect | readonly Effect[] | null | void;

/** Whom a working card reaches. */
export interface To extends Omit<Reach, 'fits'> {
  readonly where?: readonly Filter[];
}
/** A change of ratings while the card works. Without `to` its bearer has it. */
export interface Bonus extends Strength {
  readonly to?: To;
  readonly layer?: Gives['layer'];
  readonly sergeant?: boolean;
  /** How many times. */
  readonly count?: (working: Working) => number;
}
/** An ability while the card works: the bearer's, or somebody else's. */
export type Grant = Ability | { readonly ability: Grants['ability']; readonly to: To };

/** Who may have the card. Only what is named is asked for. */
export interface Needs {
  readonly affiliation?: Affiliations;
  readonly not?: Affiliations;
  readonly kind?: string;
  readonly follower?: Apostle;
  readonly label?: Label;
  readonly doomtrooper?: boolean;
  readonly legion?: boolean;
  readonly heretic?: boolean;
  readonly area?: Area;
  readonly gift?: 'generic' | Apostle;
  /** Anything else, with its reason. */
  readonly refusal?: (on: { readonly world: World; readonly target: CardId }) => Why;
}
export interface Membership extends Omit<Standing, 'adds' | 'removes' | 'sets' | 'keeps'> {
  readonly adds?: Affiliations;
  readonly removes?: Affiliations;
  readonly keeps?: Affiliations;
  /** Only these are left. */
  readonly sets?: Affiliations;
}

/** How a card is played, or an ability of a card in play is used. */
export interface Use extends Pick<
  Move,
  | 'sums'
  | 'many'
  | 'absent'
  | 'strikesFirst'
  | 'spares'
  | 'saves'
  | 'startsCombat'
  | 'oncePerTurn'
  | 'attack'
  | 'byBearer'
  | 'byAnybody'
  | 'fromDiscard'
  | 'blind'
  | 'removes'
  | 'rule'
> {
  readonly timing: Timing;
  /** None unless it says so. */
  readonly actions?: number;
  readonly destiny?: number;
  /** Paid in steps for strength; at least one. */
  readonly per?: Omit<NonNullable<Move['per']>, 'upTo'> & {
    /** As many steps as there is use for. */
    readonly upTo?: (attempt: Pick<Attempt, 'world' | 'seat' | 'target'>) => number;
  };
  /** What this target costs on top. */
  readonly fee?: (on: { readonly world: World; readonly target: CardId }) => number;
  readonly target?: Target | null;
  /** What must be true, or it would have no effect (DOT 28.16). */
  readonly condition?: (attempt: Attempt) => boolean;
  /** Why it may not be used so, or null. */
  readonly refusal?: (attempt: Attempt) => Why;
  readonly effect: Effect | readonly Effect[];
  /** As the effect's own `adds`, for each step that is paid. */
  readonly adds?: Strength;
  /** Whom it would wound as it was announced. */
  readonly wounds?: (to: { readonly world: World; readonly pending: Announced }) => readonly CardId[];
  /** What it answers, where its timing is something that has just happened: `healed`, `lost`, `found`, `won`. */
  readonly hears?: (to: { readonly world: World; readonly seat: Seat; readonly self: CardId; readonly happening: Happening }) => boolean;
  /** What it answers, for timing `reaction`: the card just announced. */
  readonly answers?: (to: { readonly world: World; readonly seat: Seat; readonly self: CardId; readonly pending: Announced }) => boolean;
}

/** What every card may say, and how it is played where that is not as usual for its type. */
export interface Card
  extends
    Partial<Use>,
    Partial<
      Pick<
        Definition,
        | 'kinds'
        | 'labels'
        | 'abilities'
        | 'personality'
        | 'follower'
        | 'areas'
        | 'after'
        | 'copies'
        | 'atBearersDraw'
        | 'global'
        | 'hand'
        | 'stores'
        | 'extraActions'
        | 'peacefulActions'
        | 'leads'
        | 'meditation'
        | 'recycles'
        | 'sacrificedInstead'
        | 'limit'
        | 'harmful'
        | 'mostDestiny'
        | 'artLimit'
        | 'claimsKills'
        | 'namesTargets'
      >
    > {
  /** Its number in the official list. */
  readonly code: string;
  readonly name: Words;
  readonly text: Words;
  readonly affiliation?: Affiliations;
  readonly needs?: Needs;
  readonly standing?: Membership;
  readonly gives?: readonly Bonus[];
  readonly grants?: readonly Grant[];
  readonly uses?: readonly Use[];
  /** What it counts as once it is in play, where it is not what it is played as. */
  readonly embodies?: Partial<Definition>;
  /** What it costs to keep equipment in play from being lost. */
  readonly holds?: number;
  /** Attached to other equipment: which. */
  readonly part?: Filter;
  /** Whom he may not attack, and who may not attack him (DOT 24.2.11). */
  readonly attacks?: (on: { readonly world: World; readonly self: CardId; readonly defender: CardId }) => Why;
  readonly attackedBy?: (on: { readonly world: World; readonly self: CardId; readonly attacker: CardId }) => Why;
  /** Whether he can be wounded or killed by this one; null where no warrior does it. */
  readonly harmedBy?: (on: { readonly world: World; readonly self: CardId; readonly by: CardId | null }) => boolean;
  /** Why he may not enter play now, and why another may not beside him. */
  readonly enters?: (on: { readonly world: World; readonly self: CardId; readonly seat: Seat }) => Why;
  /** Of others while it is in play: why this one may not attack that one, and what it costs him in destiny points. */
  /** Which cards it keeps from being discarded or sacrificed. */
  readonly guards?: (on: {
    readonly world: World;
    readonly self: CardId;
    readonly card: CardId;
    readonly how: 'discard' | 'sacrifice';
  }) => boolean;
  /** Which cards come to lie under it instead of leaving play: with `stores`. */
  readonly keeps?: (on: { readonly world: World; readonly self: CardId; readonly card: CardId; readonly how: Leaving }) => boolean;
  readonly forbids?: (on: Pairing) => Why;
  readonly tolls?: (on: Pairing) => number;
  /** The same in victory points. */
  readonly levies?: (on: Pairing) => number;
  /** How many actions this attack takes; 1 where it does not say. */
  readonly attackActions?: (on: Pairing) => number;
  /** Names of cards, as kinds, that do nothing to its bearer or to the player it lies on. */
  readonly untouchedBy?: readonly string[];
  /** How many cards fewer this player draws in his draw step; one he draws in any case. */
  readonly drawsFewer?: (on: { readonly world: World; readonly self: CardId; readonly seat: Seat }) => number;
  /** Why something may not be played or used: while it is in play, or while an effect of it says so. */
  readonly prevents?: (tried: Tried) => Why;
  /** How many times what another card gives counts. */
  readonly multiplies?: (working: Working & { readonly source: CardId; readonly rating: Rating }) => number;
  /** Whether cards add nothing to this warrior's ratings, while it is in play. What they take counts. */
  readonly strips?: (working: Working) => boolean;
  /** Whether it keeps its player's points from the cards of others. */
  readonly keepsPoints?: (on: { readonly world: World; readonly self: CardId }) => boolean;
  /** What becomes of points that somebody is about to get, while it is in play. */
  readonly earning?: (on: { readonly world: World; readonly self: CardId; readonly earned: Earned }) => Earned;
  /** What part of his price a warrior of its player costs, and whether he comes at any time without an action. */
  readonly discounts?: (on: { readonly world: World; readonly self: CardId; readonly entering: CardId }) => number;
  readonly admits?: (on: { readonly world: World; readonly self: CardId; readonly entering: CardId }) => boolean;
  readonly bars?: (on: { readonly world: World; readonly self: CardId; readonly entering: CardId; readonly seat: Seat }) => Why;
  /** What follows an event: while it is in play, or while an effect of it keeps watch. */
  readonly on?: (heard: Heard) => Call<unknown> | null;
  /** What follows when it leaves play for a pile: what bore it, and whose it was. */
  readonly lost?: (on: { readonly world: World; readonly self: CardId; readonly host: CardId; readonly by: Seat }) => Call<unknown> | null;
  /** Hears the answer to a question it asked, and goes on. */
  readonly answered?: (answer: Answer) => Done;
  /** At its controller's draw step, or at that of the player it lies on. */
  readonly atDraw?: (on: { readonly g: Here; readonly world: World; readonly self: CardId; readonly seat: Seat }) => Done;
  /** As its controller's discard step begins. */
  readonly atDiscard?: (on: { readonly g: Here; readonly world: World; readonly self: CardId; readonly seat: Seat }) => Done;
}
// oxlint-disable-next-line typescript/no-invalid-void-type -- as above
export type Done = Call<unknown> | null | void;
/** What several cards of a family share. */
export type Part = Partial<Omit<Card, 'code' | 'name' | 'text'>>;
/** The same, with how such cards are played. */
export type Played = Part & Pick<Use, 'timing' | 'effect'>;

export interface WarriorCard extends Card {
  /** Null is struck out: no such combat (DOT 25.22). */
  readonly ratings: {
    readonly fight: number | null;
    readonly shoot: number | null;
    readonly armour: number | null;
    readonly value: number;
  };
}
export interface SpellCard extends Card {
  /** `any`: anyone who casts anything casts it. */
  readonly aspect: Aspect | 'any';
  readonly casting: Definition['casting'];
  readonly effect: Use['effect'];
}
export interface GiftCard extends Card {
  readonly gift: 'generic' | Apostle;
}
export interface MissionCard extends Card {
  /** Whose it is: a warrior's or a player's. */
  readonly for: 'warrior' | 'player';
  /** What an event earns, and whether the mission is over. */
  readonly earns?: (heard: Omit<Heard, 'watch'>) => Reward | null;
}
/** Beasts change their rider, warzones the defender. */
export interface PlaceCard extends Card {
  readonly bonus: Strength;
}
