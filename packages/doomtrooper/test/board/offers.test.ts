import { describe, expect, it } from 'vitest';
import { game as doomtrooperGame, READY_DECKS, text, type GameView } from '../../src/index.ts';
import type { Plain } from '@kolbiste/engine';
import { actionsOf, atArea, atCard, atPlayer, offerOf, placesOf, visibleIn, wantsTarget, type Offer } from '../../src/board/offers.ts';
import { inArea, onPlayer, onTable, tableOf } from '../../src/text/table.ts';
import type { Asked } from '@kolbiste/board-kit/presentation';

/** Plays at random and shows each question to the callback as the asked seat's board would get it. */
function play(
  options: { readonly [name: string]: Plain },
  seats: number,
  seed: string,
  most: number,
  look: (asked: Asked, view: GameView, seat: number) => void,
): void {
  const position = doomtrooperGame.start(options, seats, seed);
  let state = 7;
  for (let i = 0; i < most && !position.outcome; i++) {
    const { seat } = position.decision!;
    const seen = doomtrooperGame.see(position, seat);
    const { question, rule, about, options: offered } = seen.decision!;
    const context = { seats: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], view: seen.table };
    look(
      {
        decision: i,
        question,
        rule,
        about,
        text: '',
        offered: offered.map(({ key, option }, n) => ({
          key,
          option,
          letter: String(n),
          label: text.en.option(option, question, context, about),
        })),
      },
      seen.table as unknown as GameView,
      seat,
    );
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    // Passing is offered first and would make dull games.
    const pick = offered.length > 1 && state % 3 ? 1 + ((state >>> 8) % (offered.length - 1)) : (state >>> 8) % offered.length;
    doomtrooperGame.answer(position, offered[pick]!.key);
  }
}

const decks = READY_DECKS.map(({ name }) => name);
const TABLES = [
  { options: { decks: decks.slice(0, 2), profile: 'tournament' }, seats: 2 },
  { options: { decks: decks.slice(2, 4), profile: 'standard' }, seats: 2 },
  { options: { decks: decks.slice(4, 6), profile: 'standard', judge: true, ante: 'vote' }, seats: 2 },
  { options: { decks: decks.slice(6, 8), profile: 'tournament' }, seats: 2 },
  { options: { decks: decks.slice(0, 3), mode: 'targets' }, seats: 3 },
  { options: { decks: decks.slice(0, 4), mode: 'teams' }, seats: 4 },
];

describe('every answer has its place on the board', () => {
  for (const [i, { options, seats }] of TABLES.entries())
    it(`in random games of ${seats} (${Object.values(options).join(' ')})`, () => {
      const asked = new Set<string>();
      const lost: string[] = [];
      play(options, seats, `places ${i}`, 400, (question, view, seat) => {
        asked.add(question.question);
        const places = placesOf(question, view, seat);
        const visible = visibleIn(view, seat);
        const numbers = new Set(places.amount ? [...places.amount.offers.values()].map(({ key }) => key) : []);
        const has = (offers: readonly Offer[], { key }: Offer): boolean => offers.some(offer => offer.key === key);
        /** Whether what acts can be pressed, and then what it acts on. */
        const isPlaced = (offer: Offer): boolean => {
          const { key, source, on, at, to } = offer;
          if (numbers.has(key)) return true;
          if (source !== null && !visible.has(source)) return false;
          if (source !== null && !wantsTarget(offer)) return has(actionsOf(places, source), offer);
          if (on !== null) return has(visible.has(on) ? atCard(places, source, on) : source === null ? places.shown : [], offer);
          if (at !== null) return has(atPlayer(places, source, at), offer);
          return has(to === null ? places.plain : atArea(places, source, to), offer);
        };
        for (const offer of places.all) if (!isPlaced(offer)) lost.push(`${question.question}: ${offer.key}`);

        // Every card on the table lies in one place of one side, between the players, or under a card that does.
        const table = tableOf(view);
        const lying = [
          ...view.sides.flatMap((_, side) => [
            ...(['squad', 'station', 'cohort', 'outside', 'hidden'] as const).flatMap(area => inArea(table, side, area)),
            ...onPlayer(table, side),
          ]),
          ...onTable(table),
          ...view.play.filter(({ id, area }) => area === 'attached' && view.play.some(({ gear }) => gear.includes(id))),
        ];
        if (lying.length !== view.play.length || new Set(lying).size !== lying.length) lost.push(`a card at ${question.decision}`);
      });
      expect(lost).toEqual([]);
      expect(asked.size).toBeGreaterThan(3);
    });
});

describe('the words of an answer', () => {
  const offer = (option: Plain): Offer => offerOf({ key: '', option: option as never, letter: 'a', label: '' });

  it('tell what acts, and on what', () => {
    expect(offer({ play: 4, on: 7 })).toMatchObject({ source: 4, on: 7, at: null, to: null });
    expect(offer({ play: 4, at: 1 })).toMatchObject({ source: 4, on: null, at: 1 });
    expect(offer({ play: 4, to: 'station' })).toMatchObject({ source: 4, on: null, to: 'station' });
    expect(offer({ sabotage: 3, against: 2 })).toMatchObject({ source: 3, at: 2 });
    expect(offer({ assign: 3, to: 9 })).toMatchObject({ source: 3, on: 9, to: null });
    expect(offer({ defender: 12 })).toMatchObject({ source: null, on: 12 });
    expect(offer({ player: 0 })).toMatchObject({ source: null, on: null, at: 0 });
    expect(offer('pass')).toMatchObject({ source: null, on: null, at: null, to: null });
  });

  it('make a slider of points to split and of points to spend, and of nothing else', () => {
    const ask = (options: readonly Plain[]): Asked => ({
      decision: 1,
      question: 'q',
      rule: 'DOT 24.8.4',
      about: null,
      text: '',
      offered: options.map((option, i) => ({ key: JSON.stringify(option), option: option as never, letter: String(i), label: '' })),
    });
    const view = doomtrooperGame.see(doomtrooperGame.start({}, 2, 'slider'), 0).table as unknown as GameView;
    const split = placesOf(ask([3, 2, 1, 0].map(victory => ({ victory, destiny: 3 - victory }))), view, 0);
    expect(split.amount).toMatchObject({ kind: 'split', least: 0, most: 3 });
    expect(split.amount!.offers.get(2)!.option).toEqual({ victory: 2, destiny: 1 });
    expect(split.plain).toEqual([]);
    const spend = placesOf(ask(['stop', { spend: 2 }, { spend: 4 }]), view, 0);
    expect(spend.amount).toMatchObject({ kind: 'spend', least: 2, most: 4 });
    expect(spend.plain.map(({ option }) => option)).toEqual(['stop']);
    expect(placesOf(ask(['pass', { play: 1 }]), view, 0).amount).toBe(null);
  });
});
