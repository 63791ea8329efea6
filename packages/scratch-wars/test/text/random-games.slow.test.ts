/** Both dictionaries: a sentence for everything that happens, is asked, offered or refused in random games. */
import { keyOf, LANGUAGES, questionOf, Random, seeded, TIME_KEY, type Plain, type TextContext } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { game, text as TEXTS, wordsCs, type DuelEvent } from '../../src/index.ts';
import { SEATS } from '../fixture.ts';
import { faultOf, label, sentence } from './faults.ts';

interface Read {
  readonly faults: string[];
  readonly events: Set<string>;
  readonly questions: Set<string>;
  readonly refusals: Set<string>;
  readonly outcomes: Set<string>;
}

/** Reads everything of a random game in both languages, as the asked player and as a spectator. */
function readGame(seed: string, options: Plain, read: Read): void {
  const choices = new Random(seeded(`${seed}/choices`));
  let batch: DuelEvent[] = [];
  const position = game.start(options, 2, seed, event => batch.push(event));
  const check = (fault: string | null, text: string, what: string): void => {
    if (fault) read.faults.push(`${what}: ${fault}: ${JSON.stringify(text)}`);
  };
  const context = (viewer: 0 | 1 | 'spectator'): TextContext => ({ seats: SEATS, view: game.see(position, viewer).table });
  const tell = (): void => {
    for (const event of batch) {
      read.events.add(event.type);
      for (const language of LANGUAGES) {
        const text = TEXTS[language].event(event as unknown as Plain, context('spectator'));
        check(sentence(text), text, `${language} event ${event.type}`);
      }
    }
    batch = [];
  };
  tell();
  // The clock ends every tenth game.
  let timeAt = seed.endsWith('0') ? 20 : -1;
  while (position.decision) {
    if (timeAt-- === 0) {
      game.takeRecorded(position, TIME_KEY, event => batch.push(event));
      tell();
    }
    const { seat, options: offered, about } = position.decision;
    const question = questionOf(position),
      seen = context(seat as 0 | 1);
    read.questions.add(question);
    const refused = game.explain(position, seat).filter(({ refusal }) => refusal);
    for (const language of LANGUAGES) {
      const text = TEXTS[language];
      const asked = text.question(question, about, seen);
      check(sentence(asked), asked, `${language} question ${question}`);
      const labels = offered.map(option => text.option(option, question, seen, about));
      labels.forEach((said, i) => check(label(said), said, `${language} option ${keyOf(offered[i]!)} of ${question}`));
      if (new Set(labels).size < labels.length)
        read.faults.push(`${language} options of ${question} that read alike: ${labels.join(' | ')}`);
      for (const { option, refusal } of refused) {
        read.refusals.add(refusal!.why);
        const why = text.refusal(refusal!, seen);
        check(sentence(why), why, `${language} refusal ${refusal!.why}`);
        const said = text.option(option, question, seen, null);
        check(label(said), said, `${language} refused option ${keyOf(option)} of ${question}`);
      }
      for (const line of text.table(seen)) check(faultOf(line.trim()), line, `${language} table`);
      for (const step of game.see(position, seat).doing) {
        const doing = text.doing(step);
        check(label(doing), doing, `${language} doing ${step}`);
      }
    }
    game.answer(position, keyOf(offered[choices.integer(offered.length)]!), event => batch.push(event));
    tell();
  }
  read.outcomes.add(position.outcome!.why);
  for (const language of LANGUAGES) {
    const text = TEXTS[language].outcome(position.outcome!, context('spectator'));
    check(sentence(text), text, `${language} outcome`);
  }
}

describe('in 200 random games', () => {
  const read: Read = { faults: [], events: new Set(), questions: new Set(), refusals: new Set(), outcomes: new Set() };
  const modes: Plain[] = [{}, { preparation: 'pack' }, { preparation: 'pack', cancelling: 'never' }, { preparation: 'pack', roundCap: 9 }];
  for (let i = 0; i < 200; i++) readGame(`text ${i}`, modes[i % modes.length]!, read);

  it('everything that happens, is asked, offered or refused has a sentence in both languages', () => {
    expect([...new Set(read.faults)].slice(0, 20)).toEqual([]);
  });

  it('everything the dictionaries know occurs', () => {
    const missing = (known: object, seen: ReadonlySet<string>) => Object.keys(known).filter(key => !seen.has(key));
    expect(missing(wordsCs.events, read.events)).toEqual([]);
    expect(missing(wordsCs.questions, read.questions)).toEqual([]);
    // Two bonuses for one effect are rare on cards, and an action is never asked for without one; explain.test.ts has them.
    const rare = ['noActions', 'bonusUsed', 'malusFirst', 'malusForced'];
    expect(missing(wordsCs.refusals, read.refusals).filter(why => !rare.includes(why))).toEqual([]);
    expect(missing(wordsCs.outcomes, read.outcomes)).toEqual([]);
  });
});
