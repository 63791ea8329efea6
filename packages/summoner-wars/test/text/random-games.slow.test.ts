/** Both dictionaries say something about everything that happens, is asked, offered and refused in random games. */
import { keyOf, LANGUAGES, Random, seeded, type GameText, type Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { FACTIONS, game, text as texts } from '../../src/index.ts';

describe.each(LANGUAGES)('the words in %s', language => {
  const text: GameText = texts[language];
  it('are there for whole games: events, questions, options, refusals, the table, the end', () => {
    for (let at = 0; at < 6; at++) {
      const decks = [FACTIONS[at]!.id, FACTIONS[(at + 1) % 6]!.id];
      const choices = new Random(seeded(`${language}${at}`));
      const told: Plain[] = [];
      const position = game.start(at % 2 ? { decks } : {}, 2, `text${at}`, (event, world) =>
        told.push(game.module.redact(world, event, 0)),
      );
      for (let n = 0; position.decision && n < 400; n++) {
        const { seat, about, options } = position.decision;
        const seen = game.see(position, seat);
        const context = { seats: ['Jana', 'Petr'], view: seen.table };
        const { question } = seen.decision!;
        const asked = text.question(question, about, context);
        expect(asked, question).not.toBe(question);
        for (const option of options) expect(text.option(option, question, context, about), `${question}: ${keyOf(option)}`).toMatch(/\S/);
        if (n % 20 === 0) {
          for (const { refusal } of game.explain(position, seat))
            if (refusal) expect(text.refusal(refusal, context), refusal.why).not.toBe(refusal.why);
          expect(text.table(context).length).toBeGreaterThan(0);
        }
        for (const event of told.splice(0)) expect(text.event(event, context)).not.toMatch(/undefined|NaN|\[object/);
        game.answer(position, keyOf(options[choices.integer(options.length)]!), (event, world) =>
          told.push(game.module.redact(world, event, seat)),
        );
      }
      if (position.outcome) expect(text.outcome(position.outcome, { seats: ['Jana', 'Petr'], view: null })).not.toBe(position.outcome.why);
    }
  }, 60_000);
});
