/** The shape of the dictionary: one function per event, question and refusal, so that none can be forgotten. */
import { keyOf, type GameText, type Language, type Option, type Outcome, type Refusal, type TextContext } from '@kolbiste/engine';
import type { GameEvent } from '../rules/events.ts';
import type { Declared } from '../rules/windows.ts';
import type { Aim, Phase } from '../rules/state.ts';
import type { TableView } from '../rules/view.ts';
import { SPELLS } from '../cards/doctor-strange/spells.ts';
import { ILLUSIONS } from '../cards/loki/illusions.ts';
import { cardNamed, heroNamed, statusNamed } from '../cards/registry.ts';
import { describeCard } from './describe.ts';
import { consequenceOf, momentOf, type Moment, type About, type Names } from './moments.ts';
import { cardName, nameOf } from './names.ts';
import type { WEIGHTS } from '../bot/weights.ts';

/** An event with the faces the reader may know. */
export type VisibleEvent<E extends GameEvent = GameEvent> = E & { readonly faces?: { readonly [id: string]: string } };
export interface TableWords {
  readonly title: string;
  readonly tagline: string;
  readonly unknownCard: string;
  readonly phases: Record<Phase, string>;
  readonly events: {
    readonly [T in GameEvent['type']]: (event: VisibleEvent<Extract<GameEvent, { readonly type: T }>>, names: Names) => string;
  };
  readonly questions: { readonly [question: string]: (about: About, names: Names, moment: Moment | null) => string };
  readonly plain: { readonly [option: string]: string };
  readonly option: {
    readonly [word: string]: (option: { readonly [word: string]: string | number | boolean }, names: Names, about: About) => string;
  };
  price(cp: number): string;
  /** What somebody declared. */
  wants(declared: Declared, names: Names): string;
  readonly refusals: { readonly [why: string]: (params: { readonly [name: string]: string | number }) => string };
  readonly outcomes: { readonly [why: string]: (winners: string) => string };
  readonly features: Record<keyof typeof WEIGHTS, string>;
  readonly doing: { readonly [step: string]: string };
  readonly options: GameText['options'];
  /** One player's line of the table. */
  player(line: {
    name: string;
    hero: string;
    health: number;
    cp: number;
    hand: number;
    deck: number;
    tokens: string;
    upgrades: number;
  }): string;
  /** Before the cards in hand that may be seen. */
  readonly inHand: string;
  damage(line: { to: string; n: number; subtotal: number }): string;
  dice(line: { name: string; dice: string }): string;
}

/** What a card is aimed at, in brackets; nothing without an aim. */
export function aimWords(aim: Aim | null, names: Names, die: (place: number, to: number) => string): string {
  if (!aim) return '';
  if ('remove' in aim) return ` (${names.thing(aim.remove)}: ${names.seat(aim.from)})`;
  if ('move' in aim) return ` (${names.thing(aim.move)}: ${names.seat(aim.from)} → ${names.seat(aim.to)})`;
  return 'player' in aim ? ` (${names.seat(aim.player)})` : ` (${die(aim.die, aim.to)})`;
}
/** A sentence that ends with the name of a card ends with its own mark. */
const stopped = (text: string): string => text.replace(/([!?])\.$/, '$1');

export function namesIn(
  language: Language,
  words: TableWords,
  context: TextContext,
  { faces = {}, about = {} }: { readonly faces?: { readonly [id: string]: string }; readonly about?: About } = {},
): Names {
  const view = context.view as unknown as TableView | null;
  const names: Names = {
    wants: declared => words.wants(declared, names),
    does: id => {
      const does = view && about.you !== undefined ? consequenceOf(id, language, about.you, view) : '';
      return does && ` · ${does}`;
    },
    doesFor: (id, seat) => (view ? consequenceOf(id, language, seat, view) : ''),
    die: place => view?.rolls.findLast(({ dice }) => dice.length > 0)?.dice[place - 1] ?? null,
    seat: seat => context.seats[seat] ?? `#${seat + 1}`,
    thing: id => nameOf(language, id),
    spell: spell => SPELLS[spell]!.name[language],
    illusion: card => ILLUSIONS[card]!.name[language],
    card: id => {
      if (faces[id] !== undefined) return cardName(language, faces[id]);
      const piles = view
        ? [view.playing, ...view.players.flatMap(({ hand, discard, upgrades, deckKnown }) => [hand, discard, upgrades, deckKnown])]
        : [];
      for (const pile of piles) {
        const found = pile.find(each => each.id === id);
        if (found && found.card !== '?') return cardName(language, found.card);
      }
      return words.unknownCard;
    },
  };
  return names;
}

/** A dictionary as the clients use it. */
export function gameText(language: Language, words: TableWords): GameText {
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    features: words.features,
    event: (event, context) => {
      const visible = event as unknown as VisibleEvent;
      const tell = words.events[visible.type] as (event: VisibleEvent, names: Names) => string;
      return stopped(tell(visible, namesIn(language, words, context, { ...(visible.faces && { faces: visible.faces }) })));
    },
    // Attempts of one roll: where it stopped.
    spoken: (events, context) => {
      const rolls = events as unknown as readonly VisibleEvent[];
      const last = rolls.at(-1)!;
      const one = rolls.every(
        roll => roll.type === 'rolled' && last.type === 'rolled' && roll.seat === last.seat && roll.purpose === last.purpose,
      );
      return one && last.type === 'rolled' ? words.events.rolled(last, namesIn(language, words, context)) : null;
    },
    question: (question, about, context) => {
      const given = (about ?? {}) as About;
      const names = namesIn(language, words, context, { about: given });
      const moment = context.view === null ? null : momentOf(given, names, context.view as unknown as TableView);
      return words.questions[question]?.(given, names, moment) ?? question;
    },
    option: (option: Option, question, context, about) => {
      const given = (about ?? {}) as About;
      const names = namesIn(language, words, context, { about: given });
      if (typeof option !== 'object') return words.plain[`${question}.${option}`] ?? words.plain[String(option)] ?? String(option);
      const price = given.prices?.[keyOf(option)];
      for (const word in option)
        if (words.option[word]) return words.option[word](option, names, given) + (price === undefined ? '' : ` · ${words.price(price)}`);
      return Object.values(option).join(' ');
    },
    detail: (option, question, context, about) => {
      const { you } = (about ?? {}) as About;
      if (question !== 'window.answer' || typeof option !== 'object' || you === undefined || context.view === null) return '';
      if ('spend' in option) return statusNamed(String(option['spend'])).text[language];
      const { hero, hand } = (context.view as unknown as TableView).players[you]!;
      const held = hand.find(({ id }) => id === option['play']);
      return held && held.card !== '?' ? describeCard(cardNamed(held.card), language, heroNamed(hero)) : '';
    },
    refusal: (refusal: Refusal) => words.refusals[refusal.why]?.(refusal.params ?? {}) ?? refusal.why,
    outcome: (outcome: Outcome, context) =>
      words.outcomes[outcome.why]?.(
        outcome.places.flatMap((place, seat) => (place === 1 ? [context.seats[seat] ?? `#${seat + 1}`] : [])).join(', '),
      ) ?? outcome.why,
    table: context => {
      const view = context.view as unknown as TableView;
      const names = namesIn(language, words, context);
      const lines = view.players.flatMap((player, seat) => {
        const counts = new Map<string, number>();
        for (const { status } of player.tokens) counts.set(status, (counts.get(status) ?? 0) + 1);
        const line = words.player({
          name: names.seat(seat),
          hero: names.thing(player.hero),
          health: player.health,
          cp: player.cp,
          hand: player.hand.length,
          deck: player.deckSize,
          upgrades: player.levels.filter(level => level > 1).length,
          tokens: [...counts].map(([status, n]) => `${names.thing(status)}${n > 1 ? ` ×${n}` : ''}`).join(', '),
        });
        const held = player.hand.filter(({ card }) => card !== '?');
        return held.length ? [line, `  ${words.inHand}: ${held.map(({ id }) => names.card(id)).join(', ')}`] : [line];
      });
      for (const { seat, dice } of view.rolls) if (dice.length) lines.push(words.dice({ name: names.seat(seat), dice: dice.join(' ') }));
      for (const { to, subtotal, final } of view.damage)
        if (to !== null) lines.push(words.damage({ to: names.seat(to), n: final, subtotal }));
      return lines;
    },
    doing: step => words.doing[step] ?? words.doing[step.split('.')[0]!] ?? '',
  };
}
