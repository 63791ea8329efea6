import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { heroNamed, printedName } from '../../src/index.ts';
import { placeOf, placesOf, rerollOf } from '../../src/board/offers.ts';
import { chanceOf } from '../../src/text/chances.ts';
import { faceIn, nextOf, sealedOn, windowKind } from '../../src/board/table.ts';
import { boardWords } from '../../src/text/board.ts';
import { TABLES, watch } from './random-play.ts';

describe('where the answers are on the board of Dice Throne', () => {
  it.each(TABLES)('every answer has exactly one place, at every question of a game of %s and others', (...heroes) => {
    const asked = new Set<string>();
    watch({ heroes }, `offers ${heroes.join()}`, 700, (question, view, seat) => {
      asked.add(question.question);
      const places = placesOf(question, view, seat);
      const placed = [...places.by.values()].flat().length + places.rerolls.size + places.plain.length;
      expect(placed).toBe(question.offered.length);
      for (const place of places.by.keys()) {
        const [kind, first = '', second = ''] = place.split(' ');
        if (kind === 'ability') {
          const names = heroNamed(view.players[Number(first)]!.hero).boxes.flatMap(({ levels }) =>
            levels.flatMap(({ abilities, defences }) => [
              ...abilities.flatMap(each => [each.id, printedName(each)]),
              ...defences.map(({ id }) => id),
            ]),
          );
          expect(names).toContain(second);
        } else if (kind === 'status') expect(view.players[Number(first)]!.held.map(({ status }) => status)).toContain(second);
        else if (kind === 'seat') expect(view.players[Number(first)]?.alive).toBe(true);
        else if (kind === 'die') expect(view.rolls.at(-1)!.dice[Number(first) - 1]).toBeGreaterThan(0);
        else if (kind === 'card') expect(faceIn(view, Number(first))).not.toBeNull();
        else expect(kind).toBe('packet');
      }
      for (const { card } of places.shown) expect(view.players[seat]!.hand.map(({ id }) => id)).not.toContain(card);
    });
    expect(asked.size).toBeGreaterThan(6);
  });
  it('the dice that are not kept are thrown: every way of keeping is an answer, but keeping all', () => {
    let seen = 0;
    watch({ heroes: TABLES[0]! }, 'rerolls', 400, (question, view, seat) => {
      const places = placesOf(question, view, seat);
      const dice = view.rolls.at(-1)?.dice.length ?? 0;
      if (question.question !== 'offence.attempted' || places.rerolls.size === 0) return;
      seen++;
      for (let mask = 0; mask < 1 << dice; mask++) {
        const kept = Array.from({ length: dice }, (_, i) => i).filter(i => mask & (1 << i));
        const offer = rerollOf(places, dice, kept);
        if (kept.length === dice) expect(offer).toBeNull();
        else
          expect([...String((offer!.option as { reroll: number }).reroll)].map(Number)).toEqual(
            [1, 2, 3, 4, 5].filter(n => !kept.includes(n - 1)),
          );
      }
    });
    expect(seen).toBeGreaterThan(3);
  });
  it.each(TABLES)('a panel is lit exactly when its ability can be announced (%s and others)', rules('DIT 12.4.7'), (...heroes) => {
    let seen = 0;
    watch({ heroes }, `lit ${heroes.join()}`, 600, (question, view, seat) => {
      const roll = view.rolls.at(-1);
      if (question.question !== 'offence.announced' || !roll) return;
      seen++;
      const { hero, levels } = view.players[seat]!;
      const sealed = sealedOn(view.players[seat]!);
      const lit = heroNamed(hero).boxes.flatMap(({ levels: of }, box) =>
        of[levels[box]! - 1]!.abilities.flatMap(ability =>
          !sealed.includes(printedName(ability)) && ability.tiers.some(({ needs }) => chanceOf(hero, needs, roll, null, false).lit)
            ? [ability.id]
            : [],
        ),
      );
      const offered = question.offered.flatMap(({ option }) =>
        typeof option === 'object' && 'announce' in option ? [option['announce']] : [],
      );
      expect(lit).toEqual(offered);
    });
    expect(seen).toBeGreaterThan(2);
  });
  it(
    'a status says what it will do next, a played card whose it is, and turns go round in the order of the mode',
    rules('DIT 10.6'),
    () => {
      const t = boardWords('en');
      let played = 0;
      for (const heroes of TABLES)
        watch({ heroes }, `next ${heroes.join()}`, 300, (_, view) => {
          for (const player of view.players)
            for (const held of player.held) {
              expect(nextOf(held, t, 'en')).not.toBe('');
              expect(held.states.length).toBeLessThanOrEqual(held.limit);
            }
          for (const { owner: seat, card } of view.playing) {
            played++;
            const owner = heroNamed(view.players[seat]!.hero);
            const others = view.players
              .filter(({ hero }) => hero !== owner.id)
              .flatMap(({ hero }) => heroNamed(hero).cards.map(each => each.id));
            expect(others).not.toContain(card);
          }
          const { order } = view;
          expect(order[0]).toBe(view.active);
          if (view.mode === 'teams')
            order.slice(1).forEach((seat, i) => expect(view.players[seat]!.team).not.toBe(view.players[order[i]!]!.team));
          expect(view.kings.length > 0).toBe(view.mode === 'hill');
        });
      expect(played).toBeGreaterThan(3);
    },
  );
  it('every window says what it is about, to those who watch, too', () => {
    const kinds = new Set<string>();
    for (const heroes of TABLES)
      watch({ heroes }, `windows ${heroes.join()}`, 400, ({ question, about, rule }) => {
        if (question !== 'window.answer') return;
        for (const kind of [windowKind(rule, about), windowKind(rule, null)]) {
          kinds.add(kind);
          expect(boardWords('cs').windows[kind], kind).toBeTruthy();
          expect(boardWords('en').windows[kind], kind).toBeTruthy();
        }
      });
    expect(kinds.size).toBeGreaterThan(6);
  });
  it('plain answers have no place, cards and tokens do', () => {
    expect(placeOf('pass', null, 0)).toBe('');
    expect(placeOf({ choose: 'two' }, null, 0)).toBe('');
    expect(placeOf({ play: 12 }, null, 0)).toBe('card 12');
    expect(placeOf({ spend: 'webbed' }, null, 1)).toBe('status 1 webbed');
    expect(placeOf({ seal: 'hacked' }, { player: 2 }, 0)).toBe('ability 2 hacked');
    expect(placeOf({ move: 'webbed', from: 1, to: 0, state: 0 }, null, 0)).toBe('status 1 webbed');
  });
});
