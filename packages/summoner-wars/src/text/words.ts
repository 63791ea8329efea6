/** The shape of the dictionary: one function per event, question and refusal, so that none can be forgotten. */
import { keyOf, type GameText, type Language, type Option, type Refusal, type TextContext } from '@kolbiste/engine';
import type { WEIGHTS } from '../bot/weights.ts';
import { allCards, allFactions, cardNamed, definitionAt } from '../cards/registry.ts';
import type { Moment } from '../cards/vocabulary.ts';
import type { GameEvent } from '../rules/events.ts';
import type { CardId, Phase, Side } from '../rules/state.ts';
import type { TableView } from '../rules/view.ts';
import { spokenOf, type SpokenWords } from './spoken.ts';

/** An event as a viewer is told it: with the faces he may know. */
type Told<E extends GameEvent = GameEvent> = E & { readonly faces?: { readonly [id: string]: string } };

/** Names for the things of one table, in one language. */
export interface Names {
  side(side: Side): string;
  /** A card by id: its name, or what one calls a card one does not know. */
  card(id: CardId): string;
  /** A card by its id in the catalogue. */
  kind(card: string): string;
  /** What lasts, by the card that left it: a unit's ability, or the event. */
  lasting(card: string): string;
  square(square: number): string;
  faction(id: string): string;
  /** The printed name of the ability a use belongs to. */
  use(use: string): string;
}

interface About {
  readonly side?: Side;
  readonly card?: CardId;
  readonly unit?: CardId;
  readonly at?: Moment;
  readonly moves?: number;
  readonly attacks?: number;
  readonly limit?: number;
  readonly steps?: number;
  readonly left?: number;
  readonly max?: number;
  readonly cost?: number;
  readonly wounds?: number;
  readonly of?: Side;
  readonly pile?: string;
  readonly event?: string;
  readonly ability?: string;
  readonly dice?: readonly number[];
  /** What waits to resolve: a unit by id, a lasting event by its name, or the abilities at the end of the turn. */
  readonly waiting?: readonly (CardId | string)[];
  /** Cards to be put in order. */
  readonly items?: readonly CardId[];
  readonly about?: About | null;
  /** Magic, by the key of the answer. */
  readonly prices?: { readonly [key: string]: number };
  /** What fell, for an answer to it. */
  readonly subject?: { readonly card?: CardId } | null;
}

export interface TableWords extends SpokenWords {
  readonly title: string;
  readonly tagline: string;
  readonly unknownCard: string;
  readonly secondDeck: string;
  readonly phases: Record<Phase, string>;
  readonly events: { readonly [T in GameEvent['type']]: (event: Told<Extract<GameEvent, { readonly type: T }>>, names: Names) => string };
  readonly questions: { readonly [question: string]: (about: About, names: Names) => string };
  option(option: Option, question: string, names: Names, about: About): string;
  /** What an attack rolls against what is left of its target's life; `own`: it is one's own. */
  strike(dice: number, life: number, own: boolean): string;
  /** A unit that is moved to where it stands. */
  stays(unit: string): string;
  price(magic: number): string;
  readonly turnEndAbilities: string;
  readonly refusals: { readonly [why: string]: (params: { readonly [name: string]: string | number }, names: Names) => string };
  readonly outcomes: { readonly [why: string]: (winners: string) => string };
  readonly features: Record<keyof typeof WEIGHTS, string>;
  readonly doing: { readonly [step: string]: string };
  readonly options: GameText['options'];
  turnLine(turn: number, side: string, phase: string): string;
  sideLine(side: string, faction: string, hand: number, magic: number, discard: number): string;
  readonly handLine: string;
}

/** The ability or event that a use belongs to, so that its printed name can be told. */
function useNames(language: Language): Record<string, string> {
  const names: Record<string, string> = {};
  for (const card of allCards())
    if (card.type === 'unit') {
      names[card.ability.id] ??= card.words[language].ability;
      for (const { id } of card.ability.uses ?? []) names[id] = card.words[language].ability;
    }
  return names;
}

/** What lasts bears the name of the event that left it, or of the unit's ability. */
export function lastingName(card: string, language: Language): string {
  const definition = definitionAt(cardNamed(card));
  return definition.type === 'unit' ? definition.words[language].ability : definition.words[language].name;
}

/** `located`: with the square, where two cards of one name must be told apart. */
export function namesIn(
  language: Language,
  words: TableWords,
  context: TextContext,
  { faces = {}, located = false }: { readonly faces?: { readonly [id: string]: string }; readonly located?: boolean } = {},
): Names {
  const view = context.view as unknown as TableView | null;
  const kind = (card: string): string => (cardNamed(card) < 0 ? words.unknownCard : definitionAt(cardNamed(card)).words[language].name);
  const card = (id: CardId): string => {
    if (faces[id] !== undefined) return kind(faces[id]);
    const standing = view?.field.find(each => each.id === id);
    if (standing) return located ? `${kind(standing.card)} (${standing.square})` : kind(standing.card);
    const played = view?.playing.find(each => each.id === id);
    if (played) return kind(played.card);
    for (const side of view?.sides ?? [])
      for (const pile of [
        side.hand ?? [],
        side.magic ?? [],
        side.discard,
        side.drawKnown,
        ...(view?.field.map(({ under }) => under) ?? []),
      ]) {
        const found = pile.find(each => each.id === id);
        if (found) return kind(found.card);
      }
    return words.unknownCard;
  };
  return {
    side: side => {
      const seat = view?.sides[side]?.seat ?? side;
      const second = (view?.sides.findIndex(each => each.seat === seat) ?? side) < side;
      return `${context.seats[seat] ?? `#${side + 1}`}${second ? words.secondDeck : ''}`;
    },
    card,
    kind,
    lasting: id => (cardNamed(id) < 0 ? words.unknownCard : lastingName(id, language)),
    square: square => (view ? `${'abcdefghijkl'[square % view.columns]}${Math.floor(square / view.columns) + 1}` : String(square)),
    use: use => useNames(language)[use] ?? use,
    faction: id => allFactions().find(faction => faction.id === id)?.words[language] ?? id,
  };
}

type Field = TableView['field'];
const isStay = (field: Field, option: { readonly [word: string]: unknown }): boolean =>
  field.some(({ id, square }) => id === option['move'] && square === option['to']);
/** What stands behind an attack: its dice, and the life it meets. */
function strikeOf(words: TableWords, field: Field, option: Option): string {
  if (typeof option !== 'object' || !('attack' in option)) return '';
  const [attacker, target] = [option['attack'], option['on']].map(id => field.find(each => each.id === id));
  if (!attacker || !target) return '';
  const dice = attacker.sums.find(({ against }) => against.includes(target.id))?.sum.total ?? attacker.dice;
  return ` · ${words.strike(dice, target.life - target.wounds, attacker.controller % 2 === target.controller % 2)}`;
}

/** `3/5`: life left and printed. */
function lifeLeft(card: string, wounds: number): string {
  const definition = definitionAt(cardNamed(card));
  return definition.type === 'event' ? '' : `${definition.life - wounds}/${definition.life}`;
}

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: TableWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: {
      ...words.options,
      decks: {
        ...words.options['decks']!,
        values: Object.fromEntries(allFactions().map(faction => [faction.id, faction.words[language]])),
      },
    },
    features: words.features,
    event: (event, context) => {
      const told = event as unknown as Told;
      return (words.events[told.type] as (event: Told, names: Names) => string)(
        told,
        namesIn(language, words, context, { ...(told.faces && { faces: told.faces }) }),
      );
    },
    spoken: (events, context) => {
      const told = events as unknown as readonly Told[];
      return spokenOf(told, words, namesIn(language, words, context, { faces: Object.assign({}, ...told.map(({ faces }) => faces)) }));
    },
    question: (question, about, context) => {
      const given = (about ?? {}) as About;
      return words.questions[question]?.(given.about ? { ...given, ...given.about } : given, namesIn(language, words, context)) ?? question;
    },
    option: (option, question, context, about) => {
      const names = namesIn(language, words, context, { located: true });
      const given = (about ?? {}) as About;
      const price = given.prices?.[keyOf(option)];
      const cost = price === undefined ? '' : ` · ${words.price(price)}`;
      const field = (context.view as unknown as TableView | null)?.field ?? [];
      if (typeof option === 'object' && 'use' in option)
        return `${useNames(language)[String(option['use'])] ?? option['use']}: ${names.card(Number(option['with']))}${cost}`;
      if (typeof option === 'object' && 'move' in option && isStay(field, option)) return words.stays(names.card(Number(option['move'])));
      if (question === 'inTurn.run' && typeof option === 'object') {
        const first = (about as About | null)?.waiting?.[Number(option['first'])];
        if (typeof first === 'number') return names.card(first);
        return first === undefined || first === 'turnEnds' ? words.turnEndAbilities : names.lasting(first);
      }
      return words.option(option, question, names, given) + cost + strikeOf(words, field, option);
    },
    refusal: (refusal: Refusal, context) =>
      words.refusals[refusal.why]?.(refusal.params ?? {}, namesIn(language, words, context)) ?? refusal.why,
    outcome: (outcome, context) =>
      words.outcomes[outcome.why]?.(
        outcome.places.flatMap((place, seat) => (place === 1 ? [context.seats[seat] ?? `#${seat + 1}`] : [])).join(', '),
      ) ?? outcome.why,
    table: context => {
      const view = context.view as unknown as TableView;
      const names = namesIn(language, words, context);
      const lines = [words.turnLine(view.turn, names.side(view.active), words.phases[view.phase])];
      view.sides.forEach((side, i) => {
        if (side.faction === null) return;
        lines.push(words.sideLine(names.side(i), names.faction(side.faction), side.handSize, side.magicSize, side.discard.length));
        const cards = view.field.filter(({ controller }) => controller === i);
        lines.push(
          ...cards.map(
            ({ card, square, wounds, under }) =>
              `  ${square} ${names.kind(card)} ${lifeLeft(card, wounds)}${under.length ? ` +${under.length}` : ''}`,
          ),
        );
        if (side.hand) lines.push(`  ${words.handLine}: ${side.hand.map(({ card }) => names.kind(card)).join(', ') || '–'}`);
      });
      return lines;
    },
    doing: step => words.doing[step] ?? words.doing[step.split('.')[0]!] ?? '',
  };
}
