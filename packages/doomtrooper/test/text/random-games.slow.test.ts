/** Both dictionaries have words for everything random games bring: events, questions, options, refusals, outcomes. */
import { keyOf, questionOf, Random, seeded, viewers, type TextContext } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { game, text as texts } from '../../src/index.ts';
import { PROFILES } from '../fixture.ts';

describe('words', () => {
  for (const profile of PROFILES)
    it(`are there for everything that happens and is asked (${profile})`, () => {
      for (const decks of [
        ['imperial', 'algeroth'],
        ['brotherhood', 'apostles'],
        ['mishima', 'tribes'],
      ]) {
        const choices = new Random(seeded(`words ${profile} ${decks[0]}`));
        const told: { event: unknown; view: unknown }[] = [];
        const position = game.start({ profile, decks }, 2, 'words', (event, world) =>
          told.push({ event: game.module.redact(world, event, 0), view: game.module.view(world, 0) }),
        );
        for (let i = 0; i < 350 && position.decision; i++) {
          const { decision } = position;
          const context: TextContext = { seats: ['Jana', 'Petr'], view: game.module.view(position.world, decision.seat) };
          const question = questionOf(position);
          for (const text of [texts.cs, texts.en]) {
            expect(text.question(question, decision.about, context)).not.toBe(question);
            for (const option of decision.options)
              expect([keyOf(option), text.option(option, question, context, decision.about).startsWith('{')]).toEqual([
                keyOf(option),
                false,
              ]);
            if (i % 25 === 0) {
              for (const { refusal } of game.explain(position, decision.seat))
                if (refusal) expect([refusal.why, text.refusal(refusal, context) === refusal.why]).toEqual([refusal.why, false]);
              expect(text.table(context).length).toBeGreaterThan(1);
            }
          }
          game.answer(position, keyOf(decision.options[choices.integer(decision.options.length)]!), (event, world) => {
            for (const viewer of viewers(2)) {
              const redacted = game.module.redact(world, event, viewer);
              for (const text of [texts.cs, texts.en]) {
                const said = text.event(redacted, { seats: ['Jana', 'Petr'], view: game.module.view(world, viewer) });
                expect([event.type, said.length > 4 && !/undefined|NaN|null/.test(said)]).toEqual([event.type, true]);
              }
            }
          });
        }
        expect(told.length).toBeGreaterThan(0);
      }
    });
});
