/** Both dictionaries say something about everything that happens, is asked, offered and refused. */
import { keyOf, LANGUAGES, Random, seeded, type GameText, type Plain } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { describe, expect, it } from 'vitest';
import { allCards, FACTIONS, summonerWarsGame, tableOptions, TERMS, textCs, textEn, wordsCs, wordsEn } from '../src/index.ts';

const texts: Record<string, GameText> = { cs: textCs, en: textEn };

it('every word of the book leads to rules that exist', () => {
  for (const [name, { words, rules }] of Object.entries(TERMS)) {
    expect(words.cs && words.en, name).toBeTruthy();
    for (const rule of rules) expect(exists(rule), rule).toBe(true);
  }
});

describe.each(LANGUAGES)('the words in %s', language => {
  const text = texts[language]!;
  const words = language === 'cs' ? wordsCs : wordsEn;

  it('are there for whole games: events, questions, options, refusals, the table, the end', () => {
    for (let game = 0; game < 6; game++) {
      const decks = [FACTIONS[game]!.id, FACTIONS[(game + 1) % 6]!.id];
      const choices = new Random(seeded(`${language}${game}`));
      const told: Plain[] = [];
      const position = summonerWarsGame.start(game % 2 ? { decks } : {}, 2, `text${game}`, (event, world) =>
        told.push(summonerWarsGame.module.redact(world, event, 0)),
      );
      for (let n = 0; position.decision && n < 400; n++) {
        const { seat, about, options } = position.decision;
        const seen = summonerWarsGame.see(position, seat);
        const context = { seats: ['Jana', 'Petr'], view: seen.table };
        const { question } = seen.decision!;
        const asked = text.question(question, about, context);
        expect(asked, question).not.toBe(question);
        for (const option of options) expect(text.option(option, question, context), `${question}: ${keyOf(option)}`).toMatch(/\S/);
        if (n % 20 === 0) {
          for (const { refusal } of summonerWarsGame.explain(position, seat))
            if (refusal) expect(text.refusal(refusal, context), refusal.why).not.toBe(refusal.why);
          expect(text.table(context).length).toBeGreaterThan(0);
        }
        for (const event of told.splice(0)) expect(text.event(event, context)).not.toMatch(/undefined|NaN|\[object/);
        summonerWarsGame.answer(position, keyOf(options[choices.integer(options.length)]!), (event, world) =>
          told.push(summonerWarsGame.module.redact(world, event, seat)),
        );
      }
      if (position.outcome) expect(text.outcome(position.outcome, { seats: ['Jana', 'Petr'], view: null })).not.toBe(position.outcome.why);
    }
  }, 60_000);
  it('name every table option and its values', () => {
    for (const { name, values } of tableOptions.fields) {
      expect(text.options[name], name).toBeDefined();
      for (const value of values ?? []) expect(text.options[name]!.values?.[value], `${name}: ${value}`).toBeTruthy();
    }
  });
  it('name every card and tell what it does', () => {
    for (const card of allCards()) expect(card.words[language].text.length, card.id).toBeGreaterThan(10);
  });
  it('have the same questions and refusals as the other language', () => {
    const other = language === 'cs' ? wordsEn : wordsCs;
    expect(Object.keys(words.questions).sort()).toEqual(Object.keys(other.questions).sort());
    expect(Object.keys(words.refusals).sort()).toEqual(Object.keys(other.refusals).sort());
  });
});
