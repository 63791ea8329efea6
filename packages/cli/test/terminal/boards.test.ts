/** Every game in a terminal of 80 columns, in both languages, at every kind of moment of a random game. */
import { LANGUAGES, type Looking } from '@kolbiste/engine';
import { gameNamed, type GameId } from '@kolbiste/games';
import { TERMINALS } from '@kolbiste/games/terminal';
import { newTable, playUntil, type Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { labelOf } from '../../src/terminal/choices.ts';
import { painted, wrapped } from '../../src/terminal/lines.ts';

const WIDTH = 80;
const lookingAt = (play: Play, seat = play.asked!): Looking => {
  const { table, decision } = play.game.see(play.position, seat);
  const asked = decision && { question: decision.question, about: decision.about, options: decision.options.map(({ option }) => option) };
  return { seats: ['Jana', 'Petr', 'Eva', 'Adam'], view: table, viewer: seat, asked, width: WIDTH };
};
const plain = (line: string): string => painted(line, false);
/** What only a program would say. */
const RAW = /undefined|\bnull\b|NaN|\[object|[{}]|\b[a-z]+[A-Z][a-z]+\b/;

const TABLES: readonly (readonly [GameId, number, object])[] = [
  ['scratch-wars', 2, { preparation: 'pack' }],
  ['summoner-wars', 2, {}],
  ['summoner-wars', 4, {}],
  ['dice-throne', 2, {}],
  ['dice-throne', 4, {}],
  ['doomtrooper', 2, {}],
  ['doomtrooper', 4, { profile: 'standard', mode: 'everybody' }],
];

describe.each(TABLES)('%s for %i', (id, seats, options) => {
  it('shows words that fit, and finds every card an answer is about', () => {
    const { game, text } = gameNamed(id);
    const play = newTable(game, { options: options as never, seats, seed: `terminal ${id}` });
    let moments = 0;
    let found = 0;
    playUntil(
      play,
      () => {
        if (play.asked === null || moments++ > 240) return true;
        if (moments % 11) return false;
        const looking = lookingAt(play);
        for (const language of LANGUAGES) {
          const terminal = TERMINALS[id][language];
          const things = terminal.things(looking);
          const shown = [
            ...terminal.board(looking).flatMap(({ lines }) => lines),
            ...things.flatMap(({ name, lines }) => [name, ...lines]),
            ...looking.asked!.options.map(option => labelOf(option, { text: text[language], terminal }, looking)),
          ].map(plain);
          for (const line of shown.flatMap(each => wrapped(each, WIDTH))) {
            expect(line.length).toBeLessThanOrEqual(WIDTH);
            expect(line).not.toMatch(RAW);
          }
          for (const option of looking.asked!.options)
            for (const thing of terminal.shows(option, looking.asked!.question)) {
              expect(things.map(each => each.id)).toContain(thing);
              found++;
            }
        }
        return false;
      },
      'terminal',
    );
    expect(found).toBeGreaterThan(5);
  });
});

describe('one sees what one may see', () => {
  it('Summoner Wars: the own magic pile, and not that of others', rules('SUM 7.6.3'), () => {
    const play = newTable(gameNamed('summoner-wars').game, { seed: 'magic' });
    const magicOf = (seat: number) => {
      const { view } = lookingAt(play, seat);
      return (view as unknown as { sides: { magicSize: number }[] }).sides[seat]!.magicSize;
    };
    expect(playUntil(play, () => magicOf(0) > 0 && magicOf(1) > 0, 'magic')).toBe(true);
    for (const seat of [0, 1]) {
      const things = TERMINALS['summoner-wars'].en.things(lookingAt(play, seat));
      const piles = things.filter(({ place }) => place.startsWith('Magic')).map(({ place }) => place);
      expect(piles).toEqual(Array.from({ length: magicOf(seat) }, () => `Magic: ${['Jana', 'Petr'][seat]}`));
    }
  });
});
