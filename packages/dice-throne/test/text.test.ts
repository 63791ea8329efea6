/** Everything a player reads exists in both languages. */
import { keyOf, questionOf, type Plain } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import { describe as suite, expect, it } from 'vitest';
import { allCards, allHeroes, describe, describeCard, diceThroneGame, textCs, textEn } from '../src/index.ts';
import { Random, seeded } from '@kolbiste/engine';

suite('texts', () => {
  it('say every event, question, option and refusal of random games in words of both languages', () => {
    const ids = allHeroes().map(({ id }) => id);
    for (let i = 0; i < 12; i++) {
      const seats = 2 + (i % 3);
      const play = newTable(diceThroneGame, {
        seats,
        seed: `words ${i}`,
        options: { heroes: Array.from({ length: seats }, (_, s) => ids[(i + 3 * s) % 8]!) },
      });
      const random = new Random(seeded(`words ${i}`));
      const names = ['Jana', 'Petr', 'Eva', 'Ivo'].slice(0, seats);
      for (let n = 0; n < 150 && play.asked !== null; n++) {
        const { decision, world } = play.position;
        const context = { seats: names, view: diceThroneGame.module.view(world as never, decision!.seat) };
        for (const text of [textCs, textEn]) {
          const question = questionOf(play.position);
          expect(text.question(question, decision!.about, context), question).not.toBe(question);
          for (const option of decision!.options.slice(0, 12)) {
            const words = text.option(option, question, context, decision!.about);
            expect(words, keyOf(option)).not.toMatch(/undefined|^[a-z]+[A-Z]|: karta$|a card$/);
          }
          for (const { refusal } of diceThroneGame.explain(play.position as never, decision!.seat).slice(-4))
            if (refusal) expect(text.refusal(refusal, context), refusal.why).not.toBe(refusal.why);
          expect(text.table(context)).not.toHaveLength(0);
          for (const event of play.last)
            expect(text.event(event as unknown as Plain, context), event.type).not.toMatch(/undefined|use [a-z]/);
        }
        play.answer(play.asked, play.offers[random.integer(play.offers.length)]!);
      }
    }
  }, 120_000);
  it('tell what every ability, card and status does [DIT 2.11] [DIT 2.12]', () => {
    for (const hero of allHeroes()) {
      for (const { levels } of hero.boxes)
        for (const { abilities, defences } of levels)
          for (const language of ['cs', 'en'] as const) {
            for (const { tiers, id } of abilities)
              for (const { script } of tiers) expect(describe(script, language, hero), id).not.toMatch(/^$|undefined|\bX\b/);
            for (const { script, id } of defences) expect(describe(script, language, hero), id).not.toMatch(/^$|undefined/);
          }
      for (const card of hero.cards)
        for (const language of ['cs', 'en'] as const) expect(describeCard(card, language, hero), card.id).not.toMatch(/^$|undefined/);
    }
    for (const card of allCards()) expect(card.name.cs.length * card.name.en.length).toBeGreaterThan(0);
  });
});
