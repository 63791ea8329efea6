import { describe, expect, it } from 'vitest';
import { keyOf, type Option } from '@kolbiste/engine';
import { game, text, type TableView } from '../../src/index.ts';
import { actionsOf, atSquare, isOwnStrike, offerOf, placesOf, soleOf, type Places } from '../../src/board/offers.ts';
import type { Asked } from '@kolbiste/board-kit/presentation';

const PAIRS = [
  ['deep-dwarves', 'shadow-elves'],
  ['sand-goblins', 'swamp-orcs'],
  ['benders', 'mountain-vargath'],
];

/** Plays at random and shows each question to the callback as the asked seat's board would get it. */
function play(
  decks: readonly string[],
  seats: number,
  seed: string,
  most: number,
  look: (asked: Asked, view: TableView, seat: number) => void,
): void {
  const position = game.start({ decks }, seats, seed);
  let state = 11;
  for (let i = 0; i < most && !position.outcome; i++) {
    const seat = position.decision!.seat;
    const seen = game.see(position, seat);
    const { question, rule, about, options } = seen.decision!;
    const context = { seats: ['A', 'B', 'C', 'D'], view: seen.table };
    look(
      {
        decision: i,
        question,
        rule,
        about,
        text: '',
        offered: options.map(({ key, option }, n) => ({
          key,
          option,
          letter: String(n),
          label: text.en.option(option, question, context, about),
        })),
      },
      seen.table as unknown as TableView,
      seat,
    );
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    game.answer(position, options[Math.floor((state / 0x7fffffff) * options.length) % options.length]!.key);
  }
}

/** Whether the answer can be given on the board alone. */
function reachable(places: Places, key: string, view: TableView, seat: number): boolean {
  const offer = places.all.find(each => each.key === key)!;
  const { source } = offer;
  const lies =
    source === null ||
    offer.shown === source ||
    view.field.some(({ id }) => id === source) ||
    view.sides.some(side => side.seat === seat && side.hand?.some(({ id }) => id === source));
  if (!lies) return false;
  if (offer.square !== null) return atSquare(places, offer.source, offer.square).some(each => each.key === key);
  if (offer.source !== null) return actionsOf(places, offer.source).some(each => each.key === key);
  return places.shown.includes(offer) || places.plain.includes(offer) || [...places.dice.values()].includes(offer);
}

describe('answers on the board', () => {
  it.each(PAIRS)('has a place for every answer: %s against %s', (...decks) => {
    const questions = new Set<string>();
    const lost: string[] = [];
    for (const seed of ['1', '2', '3'])
      play(decks, 2, seed, 300, (asked, view, seat) => {
        questions.add(asked.question);
        const places = placesOf(asked, view, seat);
        lost.push(...asked.offered.filter(({ key }) => !reachable(places, key, view, seat)).map(({ key }) => `${asked.question}: ${key}`));
      });
    expect(lost).toEqual([]);
    expect(questions.size).toBeGreaterThan(6);
  });

  it('has one in team games too', () => {
    const lost: string[] = [];
    play(['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'benders'], 4, '5', 300, (asked, view, seat) => {
      const places = placesOf(asked, view, seat);
      lost.push(...asked.offered.filter(({ key }) => !reachable(places, key, view, seat)).map(({ key }) => `${asked.question}: ${key}`));
    });
    expect(lost).toEqual([]);
  });

  it('tells a way that comes back from staying: both are buttons, one has a way', () => {
    const offer = (option: Option) =>
      offerOf({ key: keyOf(option), option, letter: 'a', label: '' }, 'movementPhase.chosen', {
        squareOf: () => 'c3',
        inHand: () => false,
      });
    expect(offer({ move: 7, to: 'c3' })).toMatchObject({ verb: 'go', source: 7, square: null, by: null });
    expect(offer({ move: 7, to: 'c3', by: 'd3' })).toMatchObject({ verb: 'go', source: 7, square: null, by: 'd3' });
  });
  it('puts moves on squares of the unit that moves, and staying among its buttons', () => {
    let moves = 0;
    play(PAIRS[0]!, 2, '1', 200, (asked, view, seat) => {
      if (asked.question !== 'movementPhase.chosen') return;
      const places = placesOf(asked, view, seat);
      for (const { key, option } of asked.offered) {
        if (typeof option !== 'object' || typeof option['move'] !== 'number') continue;
        moves++;
        const from = view.field.find(({ id }) => id === option['move'])!.square;
        const offer = places.all.find(each => each.key === key)!;
        expect(offer.source).toBe(option['move']);
        if (option['to'] === from) expect([offer.square, actionsOf(places, offer.source).includes(offer)]).toEqual([null, true]);
        else expect([offer.square, atSquare(places, null, String(option['to']))]).toEqual([option['to'], []]);
      }
    });
    expect(moves).toBeGreaterThan(20);
  });

  it('asks again only before a strike at your own', () => {
    let own = 0;
    play(PAIRS[1]!, 2, '2', 400, (asked, view, seat) => {
      for (const offer of placesOf(asked, view, seat).all) {
        if (offer.verb !== 'strike' || offer.source === null || offer.on === null) continue;
        const friends = view.field.find(({ id }) => id === offer.on)!.controller === view.active;
        expect(isOwnStrike(offer, view)).toBe(friends);
        if (friends) own++;
      }
    });
    expect(own).toBeGreaterThan(0);
  });

  const where = { squareOf: (card: number) => (card < 10 ? 'c3' : null), inHand: (card: number) => card >= 10 && card < 20 };
  const placed = (option: Option, question = 'q') => offerOf({ key: keyOf(option), option, letter: 'a', label: '' }, question, where);
  it('tells cards on the map, in hand and elsewhere apart', () => {
    expect(placed({ on: 3 })).toMatchObject({ verb: 'strike', square: 'c3', on: 3, source: null });
    expect(placed({ pick: 12 })).toMatchObject({ source: 12, shown: null });
    expect(placed({ take: 30 })).toMatchObject({ source: null, shown: 30 });
    expect(placed({ take: 30, to: 'b2' })).toMatchObject({ verb: 'go', source: 30, square: 'b2', shown: 30 });
    expect(placed({ summon: 12, to: 'b2' })).toMatchObject({ verb: 'bring', source: 12, square: 'b2', shown: null });
    expect(placed({ move: 1, to: 'b2', by: 'a2' })).toMatchObject({ source: 1, square: 'b2', by: 'a2' });
  });
  it('does not take numbers for cards where they are none', () => {
    expect(placed({ give: 3 }, 'magicPhase.chosen')).toMatchObject({ square: null, source: null, shown: null });
    expect(placed({ give: 30 }, 'harm.give')).toMatchObject({ shown: 30 });
    expect(placed({ next: 3 }, 'order.put')).toMatchObject({ square: null, source: null, shown: null });
    expect(placed({ next: 3 }, 'assault.chosen')).toMatchObject({ square: 'c3', on: 3 });
  });
  it('finds the one thing a card can do', () => {
    const view = { field: [], sides: [{ seat: 0, hand: [{ id: 12, card: 'shiny' }] }] } as unknown as TableView;
    const asked = (options: Option[]): Asked => ({
      decision: 1,
      question: 'eventsPhase.chosen',
      rule: '',
      about: null,
      text: '',
      offered: options.map(option => ({ key: keyOf(option), option, letter: 'a', label: '' })),
    });
    expect(soleOf(placesOf(asked(['end', { play: 12 }]), view, 0), 12)?.key).toBe('play 12');
    expect(soleOf(placesOf(asked(['end', { wall: 12, to: 'a1' }]), view, 0), 12)).toBeNull();
    expect(placesOf(asked(['end', { wall: 12, to: 'a1' }, { wall: 12, to: 'b1' }]), view, 0).only).toBe(12);
  });
});
