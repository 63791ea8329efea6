/** The shape of Doomtrooper's dictionary: one function per event, question and refusal, so that none can be forgotten. */
import { keyOf, plural, type GameText, type Language, type Option, type TextContext } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import { deckText } from './decks.ts';
import type { DoomEvent } from '../rules/events.ts';
import type { GameView, PieceView, ProposalView, SideView } from '../rules/view.ts';
import type { Area, CardId, Tactic } from '../rules/state.ts';
import type { WEIGHTS } from '../bot/weights.ts';
import type { Price } from '../rules/told.ts';
import { momentOf, type Moment, type About, type Names } from './moments.ts';
import { spokenOf, type SpokenWords } from './spoken.ts';

/** A card drawn, as the table tells it. */
type Drawn = Extract<DoomEvent, { readonly type: 'drew' }> & { readonly faces?: { readonly [id: string]: number } };

export interface DoomWords extends SpokenWords {
  readonly title: string;
  readonly tagline: string;
  readonly unknown: string;
  readonly areas: Record<Area | 'outside' | 'player' | 'table', string>;
  readonly ratings: readonly [string, string, string, string];
  readonly events: { readonly [T in DoomEvent['type']]: (event: Extract<DoomEvent, { readonly type: T }>, names: Names) => string };
  /** Several cards drawn one after the other; without names, how many. */
  drewSeveral(seat: string, cards: readonly string[] | number): string;
  readonly questions: { readonly [question: string]: (about: About, names: Names, moment: Moment | null) => string };
  /** A window is asked about its moment. */
  readonly moments: { readonly [moment: string]: (moment: Moment) => string };
  option(option: Option, question: string, names: Names, about: About, moment: Moment | null): string;
  /** Behind an answer that hurts the side of who gives it. */
  readonly harms: string;
  /** What an answer costs, behind it. */
  price(price: Price): string;
  readonly refusals: { readonly [why: string]: string };
  /** Words for the table told in lines. */
  readonly lines: {
    readonly side: (name: string, side: SideView) => string;
    readonly wounded: string;
    readonly covered: string;
    readonly inside: string;
    readonly hidden: string;
    readonly hand: string;
    readonly proposal: (proposal: ProposalView, names: Names) => string;
    readonly fight: (a: string, d: string, tactic: string) => string;
  };
  readonly outcomes: { readonly [why: string]: (winners: string) => string };
  readonly features: Record<keyof typeof WEIGHTS, string>;
  readonly doing: { readonly [step: string]: string };
  readonly options: GameText['options'];
}

/** A card's definition as far as the reader knows it: from the event's faces, or from the table as he sees it. */
function faceOf({ view }: TextContext, id: CardId, faces: { readonly [id: string]: number } = {}): number | null {
  const face = faces[id];
  if (face !== undefined || view === null) return face ?? null;
  const { play, sides, stack, shown, ante, fights } = view as unknown as GameView;
  for (const piece of play) if (piece.id === id) return piece.def;
  for (const side of sides)
    for (const pile of [side.hand, side.discard, side.sacrificed]) for (const card of pile) if (card.id === id) return card.def;
  for (const card of [...stack, ...shown, ...ante, ...fights.flatMap(({ cast }) => cast)]) if (card.id === id) return card.def;
  return null;
}

export function namesIn(language: Language, words: DoomWords, context: TextContext, faces: { readonly [id: string]: number } = {}): Names {
  const view = context.view as unknown as GameView | null;
  return {
    seat: seat => context.seats[seat] ?? `#${seat + 1}`,
    piece: id => view?.play.find(piece => piece.id === id) ?? null,
    card: id => {
      const def = id < 0 ? null : faceOf(context, id, faces);
      return def === null ? words.unknown : DEFINITIONS[def]!.name[language];
    },
  };
}

/** `{cards}`, or with its noun in the right form: `{cards|card|cards}`, in Czech `{cards|karta|karty|karet}`. */
function counted(language: Language, value: string | number, forms: readonly string[]): string {
  if (forms.length === 0) return String(value);
  const [one = '', few = '', other = few] = forms.map(form => `# ${form}`);
  return plural(language, Number(value), { one, few, other });
}

/** Questions about cards: who responds, and where and with what somebody fights. */
const DETAILED: readonly string[] = ['window.answer', 'attacking.zoned', 'attacking.weapon', 'attacking.rearm'];

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: DoomWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    features: words.features,
    side: id => deckText(id, language),
    event: (event, context) => {
      const happened = event as unknown as DoomEvent & { faces?: { readonly [id: string]: number } };
      return (words.events[happened.type] as (event: DoomEvent, names: Names) => string)(
        happened,
        namesIn(language, words, context, happened.faces),
      );
    },
    several: (events, context) => {
      const drawn = events as unknown as readonly (Drawn | { readonly type: 'other' })[];
      const [first] = drawn;
      if (first?.type !== 'drew' || !drawn.every((each): each is Drawn => each.type === 'drew' && each.seat === first.seat)) return null;
      const cards = drawn.map(({ card, faces }) => namesIn(language, words, context, faces).card(card));
      const seat = namesIn(language, words, context).seat(first.seat);
      return words.drewSeveral(seat, cards.every(name => name === words.unknown) ? cards.length : cards);
    },
    spoken: (events, context) => {
      const faces = Object.assign({}, ...(events as unknown as readonly Drawn[]).map(event => event.faces)) as NonNullable<Drawn['faces']>;
      return spokenOf(events as unknown as readonly DoomEvent[], words, namesIn(language, words, context, faces));
    },
    question: (question, about, context) => {
      const names = namesIn(language, words, context);
      const given = (about ?? {}) as About;
      const moment = context.view === null ? null : momentOf(given, names, context.view as unknown as GameView);
      if (question === 'window.answer' && moment) return (words.moments[String(given['kind'])] ?? words.moments['free']!)(moment);
      return words.questions[question]?.(given, names, moment) ?? question;
    },
    option: (option, question, context, about) => {
      const given = (about ?? {}) as About;
      const key = keyOf(option);
      const names = namesIn(language, words, context);
      const price = (given['prices'] as { readonly [key: string]: Price } | undefined)?.[key];
      const harms = (given['harms'] as readonly string[] | undefined)?.includes(key) ?? false;
      const moment = context.view === null ? null : momentOf(given, names, context.view as unknown as GameView);
      const said = words.option(option, question, names, given, moment);
      return [said, price ? words.price(price) : '', harms ? words.harms : ''].filter(Boolean).join(' · ');
    },
    detail: (option, question, context) => {
      if (!DETAILED.includes(question) || typeof option !== 'object') return '';
      const { play, warzone = play, weapon = warzone, use = weapon } = option;
      const def = typeof use === 'number' ? faceOf(context, use) : null;
      return def === null ? '' : DEFINITIONS[def]!.text[language];
    },
    refusal: refusal =>
      (words.refusals[refusal.why] ?? refusal.why).replaceAll(/\{(\w+)((?:\|[^|}]+)*)\}/g, (_, name: string, forms: string) =>
        counted(language, refusal.params?.[name] ?? '', forms.split('|').slice(1)),
      ),
    outcome: (outcome, context) => {
      const winners = outcome.places.every(place => place === 1)
        ? ''
        : outcome.places.flatMap((place, seat) => (place === 1 ? [context.seats[seat] ?? `#${seat + 1}`] : [])).join(', ');
      return words.outcomes[outcome.why]?.(winners) ?? outcome.why;
    },
    table: context => tableLines(language, words, context),
    doing: step => words.doing[step] ?? words.doing[step.split('.')[0]!] ?? '',
  };
}

/** Whose things are where: each player, his warriors with ratings and attachments, the cards in hand that may be seen, and the combat that is on. */
function tableLines(language: Language, words: DoomWords, context: TextContext): string[] {
  const view = context.view as unknown as GameView;
  const names = namesIn(language, words, context);
  const describe = (piece: PieceView): string => {
    const state = [piece.wounded && words.lines.wounded, piece.covered && words.lines.covered, piece.inside && words.lines.inside].filter(
      Boolean,
    );
    const gear = piece.gear.flatMap(id => view.play.filter(other => other.id === id)).map(describe);
    return `${piece.area === 'hidden' && piece.def === null ? words.lines.hidden : names.card(piece.id)}${piece.ratings ? ` ${piece.ratings.join('/')}` : ''}${state.length ? ` (${state.join(', ')})` : ''}${gear.length ? ` [${gear.join(', ')}]` : ''}`;
  };
  const lines: string[] = [];
  view.sides.forEach((side, seat) => {
    lines.push(words.lines.side(names.seat(seat), side));
    for (const area of ['squad', 'cohort', 'station', 'outside', 'hidden', 'player'] as const) {
      const here = view.play.filter(piece => piece.area === area && (area === 'player' ? piece.at : piece.by) === seat);
      if (here.length) lines.push(`  ${area === 'hidden' ? words.lines.hidden : words.areas[area]}: ${here.map(describe).join('; ')}`);
    }
    const held = side.hand.filter(({ def }) => def !== null);
    if (held.length) lines.push(`  ${words.lines.hand}: ${held.map(({ id }) => names.card(id)).join(', ')}`);
  });
  if (view.proposal) lines.push(words.lines.proposal(view.proposal, names));
  for (const fight of view.fights)
    if (fight.attacker >= 0)
      lines.push(
        words.lines.fight(
          names.card(fight.attacker),
          names.card(fight.defender),
          fight.tactic === null ? '' : words.tactics[fight.tactic as Tactic],
        ),
      );
  return lines;
}

/** `+2 Fight, −1 Armor`, or `×2 Fight`: only what is not nothing. */
export const changeText = (change: readonly number[], times: boolean, names: readonly string[]): string =>
  times
    ? change.flatMap((n, i) => (n === 1 ? [] : [`${n === 0.5 ? '½' : `×${n}`} ${names[i]}`])).join(', ')
    : change.flatMap((n, i) => (n === 0 ? [] : [`${n > 0 ? '+' : '−'}${Math.abs(n)} ${names[i]}`])).join(', ');
