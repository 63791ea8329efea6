/**
 * What a card is: data where data can say it, small functions where it cannot. One card has one definition in one place.
 * Definitions are constants of the program; the world holds only their numbers.
 */
import type { Call, Option, Refusal, Seat } from '@kolbiste/engine';
import type { DoomEvent } from '../rules/events.ts';
import type { Here } from '../rules/game.ts';
import type { Rule } from '../rules/rule.ts';
import type { Choosing } from '../rules/procedures.ts';
import type { Announced, Area, CardId, Effect, Fight, Happening, Watch, World } from '../rules/state.ts';
import type { Ability, Apostle, Aspect, CardSet, CardType, Change, Label, Rating, Ratings } from './terms.ts';

export * from './terms.ts';

/** Where a value or ability is asked for: the combat that is on, if any. */
export type Context = Fight | null;

/** A change of ratings that works while its card is in play. */
export interface Gives {
  readonly ratings: Change;
  /** Beasts first, then base, then multiply, then add [DR-56]; last what multiplies the modified rating. */
  readonly layer: 'beast' | 'baseTimes' | 'base' | 'multiply' | 'add' | 'whole';
  readonly to: Reach;
  /** Sergeants' bonuses do not add up [DR-58]. */
  readonly sergeant?: boolean;
  /** Numbers that depend on the table, instead of `ratings`. */
  readonly count?: (w: World, self: CardId, receiver: CardId, fight: Context) => number;
}
export interface Grants {
  readonly ability: Ability;
  readonly to: Reach;
}

/** Whom a working card reaches. `from` and `at` are areas the card itself names [DR-72]. */
export interface Reach {
  readonly who: 'bearer' | 'self' | 'opponent' | 'yours' | 'all' | 'defender' | 'combatants' | 'zone';
  readonly fits?: (w: World, self: CardId, receiver: CardId, fight: Context) => boolean;
  readonly exceptSelf?: boolean;
  readonly from?: Area;
  readonly at?: Area;
}

/** Membership changed by an attachment. */
export interface Standing {
  readonly adds?: number;
  readonly removes?: number;
  /** Only these are left. */
  readonly sets?: number;
  readonly heretic?: boolean;
  readonly noDoomtrooper?: boolean;
  readonly freelancer?: boolean;
  /** Loses the affiliation kept in `chosen`. */
  readonly losesChosen?: boolean;
  /** Counts as this, too (DOT 32.5). */
  readonly kind?: string;
  /** Has this label, too. */
  readonly label?: Label;
  /** Belongs to the corporation printed on him again. */
  readonly regains?: boolean;
  /** What he belongs to of these, nothing takes from him. */
  readonly keeps?: number;
  /** Only what is printed on him counts, and he changes neither sides nor hands. */
  readonly loyal?: boolean;
  /** A Doomtrooper, whatever has made him a Heretic. */
  readonly redeemed?: boolean;
}

/** Who may have the card. Only what is named is asked for. */
export interface Needs {
  readonly affiliation?: number;
  readonly kind?: string;
  readonly follower?: Apostle;
  readonly label?: Label;
  readonly doomtrooper?: boolean;
  readonly legion?: boolean;
  readonly heretic?: boolean;
  readonly not?: number;
  /** Only there, for what is played on him (DOT 33.11). */
  readonly area?: Area;
  readonly gift?: 'generic' | Apostle;
  /** Anything else, with its reason. */
  readonly also?: (w: World, warrior: CardId) => Refusal<Rule> | null;
}

export type Timing =
  | 'action'
  | 'any'
  | 'combat'
  | 'modifier'
  | 'start'
  | 'beforeActions'
  | 'end'
  | 'draw'
  | 'turnsDraw'
  | 'ownTurn'
  | 'ownPeace'
  | 'naming'
  | 'reaction'
  | 'saving'
  | 'points'
  | Happening['what']
  | 'attack'
  | 'duringAttack'
  | 'cancel';

/** What may be aimed at, besides what `needs` says. */
export type Aim = 'none' | 'warrior' | 'combatant' | 'player' | 'opponent' | 'area' | 'card' | 'modifier';

/** The card or the player a move is aimed at. */
export interface Aimed {
  readonly target: CardId | null;
  readonly player: Seat | null;
}
/** How a card, or an ability of a card in play, is used. */
export interface Move {
  readonly timing: Timing;
  readonly actions: number;
  readonly destiny: number;
  /** Paid in steps for strength; at least one. */
  readonly per?: {
    readonly step: number;
    readonly most?: number;
    readonly none?: boolean;
    /** As many steps as there is use for. */
    readonly upTo?: (w: World, seat: Seat, on: CardId | null) => number;
  };
  /** Strengths with prices of their own: one of these is spent. */
  readonly sums?: readonly number[];
  /** What this target costs on top. */
  readonly fee?: (w: World, on: CardId) => number;
  /** May be aimed at several, each for its price (DOT 21.9). */
  readonly many?: boolean;
  /** Works while its bearer is out of play. */
  readonly absent?: boolean;
  readonly aim: Aim;
  /** Why this target will not do, or null (DOT 28.16: what is played must have an effect). */
  readonly fits?: (w: World, seat: Seat, self: CardId, aim: Aimed) => Refusal<Rule> | null;
  /** What happens. A call is run before the card goes to its pile. */
  readonly does: (g: Here, play: Announced) => Call<unknown> | null;
  /** What it adds to a combatant's ratings (for each step that is paid), where that is all it does: for those who plan ahead. */
  readonly adds?: Change;
  /** Whom of a combat it lets strike first, ending the combat by a wound: for the same. */
  readonly strikesFirst?: 'attacker' | 'defender';
  /** What it answers, for timing `reaction`: the card just announced. */
  readonly answers?: (w: World, seat: Seat, self: CardId, pending: Announced) => boolean;
  /** What it answers, for what has just happened to somebody. */
  readonly hears?: (w: World, seat: Seat, self: CardId, happening: Happening) => boolean;
  /** Whom it would wound as it was announced: what heals or shields them answers it (DOT 28.7). */
  readonly wounds?: (w: World, pending: Announced) => readonly CardId[];
  /** Whom it heals or keeps from being wounded, where that is what it does. */
  readonly spares?: 'bearer' | 'target' | 'caster';
  /** Used at any time, and to save somebody from a wound or death besides (DOT 24.7.3). */
  readonly saves?: boolean;
  readonly oncePerTurn?: boolean;
  /** Actions that are an attack without combat (DOT 24.0.5). */
  readonly attack?: boolean;
  /** An attack that does make a combat: what that costs is asked when its defender is named (DOT 38.7). */
  readonly startsCombat?: boolean;
  /** Used out of the discard pile, too. */
  readonly fromDiscard?: boolean;
  /** Used by any player. */
  readonly byAnybody?: boolean;
  /** Used by the player who controls its bearer, not by the one who attached it. */
  readonly byBearer?: boolean;
  /** Needs no property of its target, so that hidden warriors will do [DR-43]. */
  readonly blind?: boolean;
  /** What it does to the card it is aimed at; some withstand it (DOT 37.22). */
  readonly removes?: 'discard' | 'sacrifice';
  readonly rule?: Rule;
}

export interface Mission {
  /** A warrior's or a player's. */
  readonly for: 'warrior' | 'player';
  readonly fits?: (w: World, seat: Seat, self: CardId, aim: Aimed) => Refusal<Rule> | null;
  /** What an event earns: points, their kind, and whether the mission is over. */
  readonly on: (w: World, self: CardId, event: DoomEvent) => Reward | null;
}
export interface Reward {
  readonly points: number;
  readonly kind: 'choice' | 'victory' | 'destiny';
  readonly seat: Seat;
  readonly over: boolean;
  /** Another reward to choose instead, in destiny points. */
  readonly orDestiny?: number;
}

/** Something that would be played or used; `effect` is the card's own lasting effect that is asked about it, if it is not the card itself. */
export interface Tried {
  readonly world: World;
  readonly self: CardId;
  readonly seat: Seat;
  readonly card: CardId;
  /** Which of its abilities; null for playing the card. */
  readonly use: number | null;
  readonly definition: Definition;
  readonly target: CardId | null;
  readonly player: Seat | null;
  readonly effect: Effect | null;
}

/** What may lie under a card, where it does nothing. */
export interface StoreRule {
  /** Nobody but its player sees what it is. */
  readonly faceDown?: boolean;
  /** What lies there counts as in play as far as a second copy is concerned. */
  readonly unique?: boolean;
  /** Each card there gives its player this many actions in each turn that are no attacks. */
  readonly actions?: number;
}
/** How a card would leave play. */
export type Leaving = 'discard' | 'sacrifice' | 'kill';

/** What a card says of a player's hand; what it does not name stays as usual. */
export interface HandRule {
  /** He draws up to this many, and holds this many. */
  readonly draw?: number;
  readonly hold?: number;
  /** Both by this many more; of several cards the one that gives most. */
  readonly more?: (on: { readonly world: World; readonly self: CardId; readonly seat: Seat }) => number;
  /** Both never more than this many. */
  readonly most?: number;
  /** This many cards may go in his discard step where none has to (DOT 27.3). */
  readonly spare?: number;
  /** One more may go for this many destiny points, again and again. */
  readonly price?: number;
}

/** Points that are about to be given. */
export interface Earned {
  readonly seat: Seat;
  readonly victory: number;
  readonly destiny: number;
  /** What each victory point costs in destiny points; what is not paid for is lost. */
  readonly levy: number;
  /** Who has killed somebody for them; null where they are for something else. */
  readonly by: CardId | null;
}

export interface Definition {
  /** Its number in the official list, e.g. `01105`. */
  readonly code: string;
  readonly name: { readonly en: string; readonly cs: string };
  readonly text: { readonly en: string; readonly cs: string };
  readonly set: CardSet;
  readonly type: CardType;
  readonly affiliation: number;
  readonly ratings: Ratings;
  readonly follower: Apostle | null;
  readonly personality: boolean;
  /** Its own name as a kind, and what it counts as (DOT 32.4). */
  readonly kinds: readonly string[];
  readonly labels: readonly Label[];
  readonly abilities: readonly Ability[];
  readonly gives: readonly Gives[];
  readonly grants: readonly Grants[];
  readonly standing: Standing | null;
  readonly needs: Needs;
  /** How it is played from hand; null for warriors, who are brought in. */
  readonly play: Move | null;
  readonly uses: readonly Move[];
  /** Areas it may be placed in, for fortifications, warzones and area equipment; areas a warrior may come to, where they are several. */
  readonly areas: readonly Area[];
  /** What it counts as once it is in play. */
  readonly embodies: Partial<Definition> | null;
  /** What it costs its player to keep a piece of equipment from being lost; null where it does not. */
  readonly holds: number | null;
  /** Attached to other equipment: which. */
  readonly part: ((w: World, of: CardId) => boolean) | null;
  /** `any`: anyone who casts anything casts it. */
  readonly aspect: Aspect | 'any' | null;
  readonly casting: 'combat' | 'personal' | 'any';
  /** Where it goes after use (DOT 3.21). */
  readonly after: 'stays' | 'discard' | 'sacrifice';
  readonly mission: Mission | null;
  /** Any number in play, or one. */
  readonly copies: 'any' | 'one';
  /** Restrictions on whom he may attack, or who may attack him (DOT 24.2.11). */
  readonly attacks: ((w: World, self: CardId, defender: CardId) => Refusal<Rule> | null) | null;
  readonly attackedBy: ((w: World, self: CardId, attacker: CardId) => Refusal<Rule> | null) | null;
  /** Whether he can be wounded or killed by this one. */
  readonly harmedBy: ((w: World, self: CardId, by: CardId | null) => boolean) | null;
  /** Why he may not enter play now. */
  readonly enters: ((w: World, self: CardId, seat: Seat) => Refusal<Rule> | null) | null;
  /** Why one may not attack another while it is in play, and what that costs. */
  readonly forbids: ((w: World, self: CardId, attacker: CardId, defender: CardId) => Refusal<Rule> | null) | null;
  readonly tolls: ((w: World, self: CardId, attacker: CardId, defender: CardId) => number) | null;
  /** The same in victory points. */
  readonly levies: ((w: World, self: CardId, attacker: CardId, defender: CardId) => number) | null;
  /** Names of cards, as kinds, that do nothing to its bearer or to the player it lies on. */
  readonly untouchedBy: readonly string[];
  /** How many cards fewer a player draws in his draw step. */
  readonly drawsFewer: ((w: World, self: CardId, seat: Seat) => number) | null;
  /** How many actions such an attack takes. */
  readonly attackActions: ((w: World, self: CardId, attacker: CardId, defender: CardId) => number) | null;
  /** Why something may not be played or used. */
  readonly prevents: ((tried: Tried) => Refusal<Rule> | null) | null;
  /** How many times what another card gives counts. */
  readonly multiplies:
    | ((w: World, self: CardId, give: { readonly source: CardId; readonly rating: Rating }, receiver: CardId, fight: Context) => number)
    | null;
  /** Which cards it keeps from being discarded or sacrificed. */
  readonly guards: ((w: World, self: CardId, card: CardId, how: 'discard' | 'sacrifice') => boolean) | null;
  /** Whether points for what its bearer kills go to its player, be it a warrior of his. */
  readonly claimsKills: boolean;
  /** Whether its player names whom its bearer attacks. */
  readonly namesTargets: boolean;
  /** Whether cards add nothing to this warrior's ratings. */
  readonly strips: ((w: World, self: CardId, receiver: CardId, fight: Context) => boolean) | null;
  /** Whether it keeps its player's points from the cards of others. */
  readonly keepsPoints: ((w: World, self: CardId) => boolean) | null;
  /** The most destiny points a player may have while it is in play; null where it does not say. */
  readonly mostDestiny: number | null;
  /** The most its bearer may spend on Art from one draw step of its player to the next; null where there is no limit. */
  readonly artLimit: number | null;
  /** What becomes of points that somebody is about to get. */
  readonly earning: ((w: World, self: CardId, earned: Earned) => Earned) | null;
  /** What may be put under it. */
  readonly stores: StoreRule | null;
  /** Which cards come to lie under it instead of leaving play. */
  readonly keeps: ((w: World, self: CardId, card: CardId, how: Leaving) => boolean) | null;
  /** What part of his price a warrior of its player costs, and whether he comes at any time without an action. */
  readonly discounts: ((w: World, self: CardId, entering: CardId) => number) | null;
  readonly admits: ((w: World, self: CardId, entering: CardId) => boolean) | null;
  /** Why another warrior may not enter beside him. */
  readonly bars: ((w: World, self: CardId, entering: CardId, seat: Seat) => Refusal<Rule> | null) | null;
  /** What follows an event: while it is in play, or while an effect of it keeps watch. */
  readonly on: ((w: World, self: CardId, event: DoomEvent, watch: Watch | null) => Call<unknown> | null) | null;
  /** What follows when it leaves play for a pile. */
  readonly lost: ((w: World, self: CardId, host: CardId, by: Seat) => Call<unknown> | null) | null;
  /** Hears the answer to a question it asked, and goes on. */
  readonly answered: ((g: Here, asked: Choosing, answer: Option) => Call<unknown> | null) | null;
  /** At its controller's draw step, or at that of the player it lies on. */
  readonly atDraw: ((g: Here, self: CardId, seat: Seat) => Call<unknown> | null) | null;
  /** As its controller's discard step begins. */
  readonly atDiscard: ((g: Here, self: CardId, seat: Seat) => Call<unknown> | null) | null;
  /** Whether that is the draw step of its bearer's player. */
  readonly atBearersDraw: boolean;
  /** Whether its draw-step effect is global, or whose it is [DR-18]. */
  readonly global: boolean;
  /** How many cards the player it lies on, or its own, draws, holds and discards. */
  readonly hand: HandRule | null;
  /** Actions that are no attacks, which it gives its player in each of his turns. */
  readonly peacefulActions: number;
  /** What a Meditation brings while it is in play; null where it says nothing of it. */
  readonly meditation: number | null;
  /** Actions of any kind it gives its player in each of his turns. */
  readonly extraActions: number;
  /** How many actions a turn it makes attacks, as a Corporate Leader does; null where there is no limit (DOT 7.21). */
  readonly leads: number | null;
  /** Its icon has it sacrificed whenever it would be discarded from play (DOT 3.25). */
  readonly sacrificedInstead: boolean;
  /** Goes back to its owner's library instead of his discard pile. */
  readonly recycles: boolean;
  /** Only this many copies in a deck. */
  readonly limit: number;
  /** A spell that is aimed against its target, so that it helps nobody (DOT 21.21). */
  readonly harmful: boolean;
}
