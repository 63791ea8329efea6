/** The shape of Doomtrooper's dictionary: one function per event, question and refusal, so that none can be forgotten. */
import { plural, type GameText, type Language, type Option, type Plain, type Seat, type TextContext } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import type { DoomEvent } from '../rules/events.ts';
import type { GameView, PieceView, ProposalView, SideView } from '../rules/view.ts';
import type { Area, CardId, Tactic } from '../rules/state.ts';
import type { WEIGHTS } from '../bot/weights.ts';

/** Names for the things of one table, in one language. */
export interface Names {
  seat(seat: Seat): string;
  card(id: CardId): string;
}
export interface About {
  readonly [word: string]: Plain;
}

export interface DoomWords {
  readonly title: string;
  readonly tagline: string;
  readonly unknown: string;
  readonly areas: Record<Area | 'outside' | 'player' | 'table', string>;
  readonly tactics: Record<Tactic, string>;
  readonly ratings: readonly [string, string, string, string];
  readonly events: { readonly [T in DoomEvent['type']]: (event: Extract<DoomEvent, { readonly type: T }>, names: Names) => string };
  readonly questions: { readonly [question: string]: (about: About, names: Names) => string };
  /** A window is asked about its moment. */
  readonly moments: { readonly [moment: string]: string };
  option(option: Option, question: string, names: Names): string;
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

/** A card's name as far as the reader knows it: from the event's faces, or from the table as he sees it. */
export function namesIn(language: Language, words: DoomWords, context: TextContext, faces: { readonly [id: string]: number } = {}): Names {
  const view = context.view as unknown as GameView | null;
  const known = (id: CardId): number | null => {
    const face = faces[id];
    if (face !== undefined) return face;
    if (view === null) return null;
    for (const piece of view.play) if (piece.id === id) return piece.def;
    for (const side of view.sides)
      for (const pile of [side.hand, side.discard, side.sacrificed]) for (const card of pile) if (card.id === id) return card.def;
    for (const card of [...view.stack, ...view.shown, ...view.ante, ...view.fights.flatMap(({ cast }) => cast)])
      if (card.id === id) return card.def;
    return null;
  };
  return {
    seat: seat => context.seats[seat] ?? `#${seat + 1}`,
    card: id => {
      const def = id < 0 ? null : known(id);
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

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: DoomWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    features: words.features,
    event: (event, context) => {
      const happened = event as unknown as DoomEvent & { faces?: { readonly [id: string]: number } };
      return (words.events[happened.type] as (event: DoomEvent, names: Names) => string)(
        happened,
        namesIn(language, words, context, happened.faces),
      );
    },
    question: (question, about, context) => {
      const names = namesIn(language, words, context);
      const given = (about ?? {}) as About;
      if (question === 'window.answer') return words.moments[String(given['kind'])] ?? words.moments['free']!;
      return words.questions[question]?.(given, names) ?? question;
    },
    option: (option, question, context) => words.option(option, question, namesIn(language, words, context)),
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
