/** The shape of Scratch Wars' dictionary: one function per event, question and refusal, so a missing one does not compile. */
import type { GameText, Language, Option, Refusal, Seat, TextContext } from '@kolbiste/engine';
import {
  heroKind,
  isHeroCard,
  weaponKind,
  type BonusIcon,
  type Colour,
  type Deferred,
  type Edition,
  type Effect,
  type HeroCard,
  type Island,
  type Sector,
  type Special,
  type TimeOfDay,
  type WeaponCard,
  type WeaponType,
} from '../cards/index.ts';
import type { AttackKind, DuelEvent } from '../rules/events.ts';
import type { DuelView } from '../rules/view.ts';
import type { Target, WeaponId, WeaponState } from '../rules/state.ts';
import type { WEIGHTS } from '../bot/weights.ts';

/** Names for the things of one table, in one language. No two weapons and no two heroes of a table share a name. */
export interface Names {
  seat(seat: Seat): string;
  weapon(id: WeaponId): string;
  hero(seat: Seat): string;
  /** The reader's pool while choosing: cards with their names. */
  readonly pool: Choices | null;
  readonly view: DuelView;
}

export interface Choices {
  readonly heroes: readonly { readonly name: string; readonly card: HeroCard }[];
  /** With what each costs the chosen hero. */
  readonly weapons: readonly { readonly name: string; readonly card: WeaponCard; readonly cost: number }[];
}

export interface DuelWords {
  readonly effects: Record<Effect, string>;
  readonly specials: Record<Special, string>;
  readonly icons: Record<BonusIcon | Special, string>;
  readonly attacks: Record<AttackKind, string>;
  readonly colours: Record<Colour, string>;
  readonly times: Record<TimeOfDay, string>;
  readonly states: Record<WeaponState, string>;
  readonly types: Record<WeaponType, string>;
  readonly islands: Record<Island, string>;
  readonly editions: Record<Edition, string>;
  /** What an effect does, in our own words. */
  readonly explains: Record<BonusIcon | Special, string>;
  readonly events: { readonly [T in DuelEvent['type']]: (event: Extract<DuelEvent, { readonly type: T }>, names: Names) => string };
  readonly questions: { readonly [question: string]: (about: About, names: Names) => string };
  option(option: Option, question: string, names: Names, about: About): string;
  readonly refusals: { readonly [why: string]: (params: { readonly [name: string]: string | number }) => string };
  readonly outcomes: { readonly [why: string]: (winner: string | null) => string };
  readonly features: Record<keyof typeof WEIGHTS, string>;
  readonly doing: { readonly [step: string]: string };
  readonly options: GameText['options'];
  readonly title: string;
  readonly tagline: string;
  /** What is aimed at: the owner's hero, a weapon, or the deferred effect on one. */
  target(target: Target, deferred: Deferred | null, owner: Seat, names: Names): string;
  /** One side in words. */
  side(seat: Seat, names: Names): string;
  weaponLine(id: WeaponId, names: Names): string;
}

export interface About {
  readonly weapon?: WeaponId;
  readonly sector?: number;
  readonly effect?: Effect;
  readonly value?: number;
  readonly attack?: AttackKind;
  readonly target?: Target;
  readonly power?: number;
  readonly sum?: number;
  readonly detonator?: number;
  readonly actions?: number;
  /** Lives the battle trick costs. */
  readonly price?: number;
  /** Whether one of the maluses must be taken. */
  readonly forced?: boolean;
  readonly picked?: readonly number[];
  readonly chosen?: readonly number[];
}

/** The name shown for a card: its kind's, or its own if it has no kind. */
export const cardName = (card: HeroCard | WeaponCard, language: Language): string =>
  (isHeroCard(card) ? heroKind(card.kind) : weaponKind(card.kind))?.name[language] ?? card.name;

/** Unique names: cards of the same kind add their own name, and a number where that is shared too. */
function distinct(cards: readonly (HeroCard | WeaponCard)[], language: Language): string[] {
  const shared = (names: readonly string[], name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  const kinds = cards.map(card => cardName(card, language));
  const named = kinds.map((kind, i) => (shared(kinds, kind) && kind !== cards[i]!.name ? `${kind} ${cards[i]!.name}` : kind));
  return named.map((name, i) => (shared(named, name) ? `${name} ${i + 1}` : name));
}

export function namesIn(language: Language, context: TextContext): Names {
  const view = context.view as unknown as DuelView;
  const own = view.sides.find(side => side.pool)?.pool ?? null;
  const call = <C extends HeroCard | WeaponCard>(cards: readonly C[]): { readonly name: string; readonly card: C }[] => {
    const names = distinct(cards, language);
    return cards.map((card, i) => ({ name: names[i]!, card }));
  };
  return {
    seat: seat => context.seats[seat] ?? `#${seat + 1}`,
    weapon: id =>
      distinct(
        view.weapons.map(({ card }) => card),
        language,
      )[id] ?? `#${id + 1}`,
    hero: seat => {
      const heroes = view.sides.flatMap(({ hero }) => hero ?? []);
      return heroes.length === view.sides.length ? distinct(heroes, language)[seat]! : '?';
    },
    pool: own && {
      heroes: call(own.heroes),
      weapons: call(own.weapons).map((choice, i) => ({ ...choice, cost: own.costs[i] ?? choice.card.cost })),
    },
    view,
  };
}

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: DuelWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    features: words.features,
    event: (event, context) => {
      const happened = event as unknown as DuelEvent;
      return (words.events[happened.type] as (event: DuelEvent, names: Names) => string)(happened, namesIn(language, context));
    },
    question: (question, about, context) => words.questions[question]?.((about ?? {}) as About, namesIn(language, context)) ?? question,
    option: (option, question, context, about) => words.option(option, question, namesIn(language, context), (about ?? {}) as About),
    refusal: (refusal: Refusal) => words.refusals[refusal.why]?.(refusal.params ?? {}) ?? refusal.why,
    outcome: (outcome, context) => {
      const winner = outcome.places.filter(place => place === 1).length === 1 ? (context.seats[outcome.places.indexOf(1)] ?? null) : null;
      return words.outcomes[outcome.why]?.(winner) ?? outcome.why;
    },
    table: context => {
      const names = namesIn(language, context);
      return names.view.sides.flatMap((side, seat) => {
        if (!side.hero) return [];
        const own = names.view.weapons.flatMap((weapon, id) => (weapon.owner === seat ? [`  · ${words.weaponLine(id, names)}`] : []));
        return [words.side(seat, names), ...own];
      });
    },
    doing: step => words.doing[step] ?? words.doing[step.split('.')[0]!] ?? '',
  };
}

/** The deferred effect on a weapon, as the reader sees the table now. */
export const deferredOn = (id: WeaponId, n: Names): Deferred | null => n.view.weapons[id]?.deferred?.effect ?? null;
export const aimedEffect = (target: Target, n: Names): Deferred | null =>
  typeof target === 'object' && 'effect' in target ? deferredOn(target.effect, n) : null;
export const sectorAt = (weapon: WeaponId | undefined, sector: number | undefined, n: Pick<Names, 'view'>): Sector | undefined =>
  n.view.weapons[weapon ?? -1]?.card.sectors[sector ?? -1];
export const ownerOf = (id: WeaponId, n: Names): string => n.seat(n.view.weapons[id]?.owner ?? n.view.active);

/** Whether the battle trick costs the active hero the last life. */
export const isFatalTrick = ({ price = 0 }: About, { active, sides }: DuelView): boolean => price > 0 && price >= sides[active]!.lives;

/** A number with a typographic minus. */
export const digits = (n: number): string => String(n).replace('-', '−');
/** The same, with its sign. */
export const signed = (n: number): string => (n < 0 ? digits(n) : `+${n}`);
/** As the second part of a sum: `3 − 1`. */
export const added = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
