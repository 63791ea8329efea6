/** Everything a player reads in random games exists in both languages. */
import { keyOf, type Plain, questionOf, Random, seeded } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import { describe as suite, expect, it } from 'vitest';
import { allHeroes, game, text as texts } from '../../src/index.ts';

suite('texts', () => {
  it('say every event, question, option and refusal of random games in words of both languages', () => {
    const ids = allHeroes().map(({ id }) => id);
    for (let i = 0; i < 12; i++) {
      const seats = 2 + (i % 3);
      const play = newTable(game, {
        seats,
        seed: `words ${i}`,
        options: { heroes: Array.from({ length: seats }, (_, s) => ids[(i + 3 * s) % 8]!) },
      });
      const random = new Random(seeded(`words ${i}`));
      const names = ['Jana', 'Petr', 'Eva', 'Tom'].slice(0, seats);
      for (let n = 0; n < 150 && play.asked !== null; n++) {
        const { decision, world } = play.position;
        const context = { seats: names, view: game.module.view(world as never, decision!.seat) };
        for (const text of [texts.cs, texts.en]) {
          const question = questionOf(play.position);
          expect(text.question(question, decision!.about, context), question).not.toBe(question);
          for (const option of decision!.options.slice(0, 12)) {
            const words = text.option(option, question, context, decision!.about);
            expect(words, keyOf(option)).not.toMatch(/undefined|^[a-z]+[A-Z]|: karta$|a card$/);
          }
          for (const { refusal } of game.explain(play.position as never, decision!.seat).slice(-4))
            if (refusal) expect(text.refusal(refusal, context), refusal.why).not.toBe(refusal.why);
          expect(text.table(context)).not.toHaveLength(0);
          for (const event of play.last)
            expect(text.event(event as unknown as Plain, context), event.type).not.toMatch(/undefined|use [a-z]/);
        }
        play.answer(play.asked, play.offers[random.integer(play.offers.length)]!);
      }
    }
  }, 120_000);
});
