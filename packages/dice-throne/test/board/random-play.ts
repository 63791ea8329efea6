/** Random games whose every question is shown as the asked seat's board gets it. */
import { game, text, type TableView } from '../../src/index.ts';
import type { Asked } from '@kolbiste/board-kit/presentation';

export function watch(
  options: { readonly heroes: readonly string[] },
  seed: string,
  most: number,
  look: (asked: Asked, view: TableView, seat: number) => void,
): void {
  const position = game.start(options, options.heroes.length, seed);
  let state = 17;
  for (let i = 0; i < most && !position.outcome; i++) {
    const { seat } = position.decision!;
    const { decision, table } = game.see(position, seat);
    const { question, rule, about, options: offered } = decision!;
    const context = { seats: ['A', 'B', 'C', 'D'], view: table };
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
      table as unknown as TableView,
      seat,
    );
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    game.answer(position, offered[(state >>> 8) % offered.length]!.key);
  }
}

export const TABLES: readonly (readonly string[])[] = [
  ['thor', 'black-widow'],
  ['doctor-strange', 'loki'],
  ['spider-man', 'scarlet-witch', 'black-panther'],
  ['captain-marvel', 'thor', 'loki', 'scarlet-witch'],
];
