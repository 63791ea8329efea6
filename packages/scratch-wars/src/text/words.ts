/** The shape of Scratch Wars' dictionary: one function per event, question and refusal, so that none can be forgotten. */
import type { GameText, Language, Option, Refusal, Seat, TextContext } from '@kolbiste/engine';
import {
  heroKind,
  isHeroCard,
  weaponKind,
  type BonusIcon,
  type Colour,
  type Edition,
  type Effect,
  type HeroCard,
  type Island,
  type Special,
  type TimeOfDay,
  type WeaponCard,
  type WeaponType,
} from '../cards/index.ts';
import type { AttackKind, DuelEvent } from '../events.ts';
import type { DuelView } from '../view.ts';
import type { Target, WeaponId, WeaponState } from '../world.ts';

/** Names for the things of one table, in one language. */
export interface Names {
  seat(seat: Seat): string;
  weapon(id: WeaponId): string;
  hero(seat: Seat): string;
  readonly view: DuelView;
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
  option(option: Option, question: string, names: Names): string;
  readonly refusals: { readonly [why: string]: (params: { readonly [name: string]: string | number }) => string };
  readonly outcomes: { readonly [why: string]: (winner: string | null) => string };
  readonly doing: { readonly [step: string]: string };
  readonly options: GameText['options'];
  readonly title: string;
  readonly tagline: string;
  target(target: Target, owner: Seat, names: Names): string;
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
  readonly picked?: readonly number[];
  readonly chosen?: readonly number[];
}

/** What players call a card: its kind, or its own name where it has no kind of ours. */
export const cardName = (card: HeroCard | WeaponCard, language: Language): string =>
  (isHeroCard(card) ? heroKind(card.kind) : weaponKind(card.kind))?.name[language] ?? card.name;

export function namesIn(language: Language, context: TextContext): Names {
  const view = context.view as unknown as DuelView;
  const card = (c: HeroCard | WeaponCard): string => cardName(c, language);
  return {
    seat: seat => context.seats[seat] ?? `#${seat + 1}`,
    weapon: id => (view.weapons[id] ? card(view.weapons[id].card) : `#${id + 1}`),
    hero: seat => (view.sides[seat]?.hero ? card(view.sides[seat].hero) : '?'),
    view,
  };
}

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: DuelWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    event: (event, context) => {
      const happened = event as unknown as DuelEvent;
      return (words.events[happened.type] as (event: DuelEvent, names: Names) => string)(happened, namesIn(language, context));
    },
    question: (question, about, context) => words.questions[question]?.((about ?? {}) as About, namesIn(language, context)) ?? question,
    option: (option, question, context) => words.option(option, question, namesIn(language, context)),
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

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
