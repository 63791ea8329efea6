/** What loses a game at once, while something else does not, asks "really?" and never stands first: in games by programs that err. */
import { draw, weigh } from '../../bots/src/playout.ts';
import { keyOf, Random, seeded, type AnyGame, type AnyPosition, type Option, type Seat } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { describe, expect, it, vi } from 'vitest';
import * as diceThrone from '../../dice-throne/src/text/confirming.ts';
import * as doomtrooper from '../../doomtrooper/src/text/confirming.ts';
import * as scratchWars from '../../scratch-wars/src/text/confirming.ts';
import * as summonerWars from '../../summoner-wars/src/text/confirming.ts';
import { inOrder } from '../src/table/offering.ts';

vi.setConfig({ testTimeout: 600_000 });

const MANNERS: { readonly [game: string]: Parameters<typeof inOrder>[0] } = {
  'scratch-wars': scratchWars,
  'summoner-wars': summonerWars,
  'dice-throne': diceThrone,
  doomtrooper,
};
const PLAYED: { readonly [game: string]: number } = { 'scratch-wars': 40, 'summoner-wars': 4, 'dice-throne': 16, doomtrooper: 3 };

/** Where one answer alone loses now and then even among programs. */
const OFTEN: readonly string[] = ['scratch-wars', 'dice-throne'];

/**
 * Whether the seat has lost by this answer alone: nothing was left to chance, and nobody else had to do more than pass. `passes`: nor
 * did it do more itself, so that an answer which only puts the end off saves nobody.
 */
function loses(game: AnyGame, position: AnyPosition, [option, seat]: readonly [number, Seat], passes: boolean): boolean {
  const after = game.clone(position);
  const lot = JSON.stringify(after.random);
  let anyway = false;
  game.answer(after, keyOf(position.decision!.options[option]!), event => {
    // It comes with the round, no matter who did what.
    if ((event as { readonly type: string }).type === 'suddenDeath') anyway = true;
  });
  for (let i = 0; i < 20 && after.decision && JSON.stringify(after.random) === lot; i++) {
    const { options, seat: next } = after.decision;
    const pass = options.indexOf('pass');
    if (pass < 0 || (next === seat && options.length > 1 && !passes)) return false;
    game.advance(after, Math.max(0, pass));
  }
  const { outcome } = after;
  return !anyway && outcome !== null && JSON.stringify(after.random) === lot && outcome.places[seat] !== 1;
}

/** A card played into what comes is meant to save its player: where it does not, "really?" would have told nothing. */
const isTry = (game: AnyGame, question: string, option: Option): boolean =>
  game.module.id === 'dice-throne' && question === 'window.answer' && typeof option === 'object' && 'play' in option;

interface Found {
  /** Answers that lose at once, where another does not. */
  losing: number;
  readonly unasked: string[];
  readonly first: string[];
}

function look(game: AnyGame, position: AnyPosition, found: Found): void {
  const { seat, options } = position.decision!;
  if (options.length < 2 || options.length > 60) return;
  const lost = options.map((_, option) => loses(game, position, [option, seat], false));
  if (!lost.includes(true) || options.every((_, option) => loses(game, position, [option, seat], true))) return;
  const manner = MANNERS[game.module.id]!;
  const { table: view, decision } = game.see(position, seat);
  const { question, about } = decision!;
  for (const [i, option] of options.entries()) if (isTry(game, question, option)) lost[i] = false;
  const isLost = (option: Option): boolean => lost[options.findIndex(each => keyOf(each) === keyOf(option))]!;
  for (const [i, option] of options.entries()) {
    if (!lost[i]) continue;
    found.losing++;
    if (!manner.needsConfirming!(question, option, { about, view, seat })) found.unasked.push(`${question}: ${keyOf(option)}`);
  }
  const [first] = inOrder(manner, decision!, { view, seat });
  if (isLost(first!.option)) found.first.push(`${question}: ${first!.key}`);
}

describe.each(GAMES.map(({ id, game }) => [id, game] as const))('%s', (id, game) => {
  it('warns of what loses the game', () => {
    const found: Found = { losing: 0, unasked: [], first: [] };
    for (let i = 0; i < PLAYED[id]!; i++) {
      const random = new Random(seeded(`kind/${id}/${i}`));
      const position: AnyPosition = game.start({}, 2, `kind/${i}`);
      for (let n = 0; n < 4000 && position.decision; n++) {
        look(game, position, found);
        const { options } = position.decision;
        game.advance(position, random.integer(5) === 0 ? random.integer(options.length) : draw(weigh(game, position), random));
      }
    }
    console.info(`${id}: ${found.losing} answers would have lost at once`);
    if (OFTEN.includes(id)) expect(found.losing).toBeGreaterThan(5);
    expect(found.unasked).toEqual([]);
    expect(found.first).toEqual([]);
  });
});
