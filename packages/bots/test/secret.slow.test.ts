/** What is chosen in secret is not known to the others, not in a search either. */
import { createGame, keyOf, scripted, seeded, type AnyGame, type AnyPosition } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { choose } from '../src/index.ts';

const { game } = gameNamed('dice-throne');
const { module } = game;
const { secret, ...seenThrough } = module.mind;

/** Seven damage on their way to Loki, who has an illusion (Mjölnir lies with him and is not thrown): of three cards one prevents four, one half and one nothing. */
function attacked(): AnyPosition {
  const given = { Jana: { hero: 'thor', health: 20, companion: 'Petr' }, Petr: { hero: 'loki', health: 20, tokens: { illusion: 1 } } };
  const start = module.scenario.read(given, module.options.read({}), ['Jana', 'Petr']);
  const position = game.startFrom(start as never, 2, scripted([1, 1, 1, 1, 1])) as AnyPosition;
  const offers = (): string[] => position.decision!.options.map(keyOf);
  for (const key of ['roll', 'stop', 'announce', 'decline']) {
    while (!offers().some(offer => offer.startsWith(key))) game.answer(position, 'pass');
    game.answer(
      position,
      offers().find(offer => offer.startsWith(key))!,
    );
  }
  while ((position.decision!.about as { kind: string }).kind !== 'last') game.answer(position, 'pass');
  return { ...position, random: seeded('on') };
}
/** How much more health than the attacker Loki expects to have, over all tries of these options. */
function health(position: AnyPosition, mind: AnyGame['module']['mind'], keys: RegExp): number {
  const other = createGame({ ...module, mind }) as AnyGame;
  const knowledge = { game: other, position: game.redeal(position, 1, 'deal'), seat: 1 };
  const tried = choose(knowledge, 'champion', 'seed', { iterations: 600 }).thoughts.filter(({ key, visits }) => visits && keys.test(key));
  const at = Object.keys(mind.weights).indexOf('health');
  return tried.reduce((sum, { outlook, visits }) => sum + outlook[at]! * visits, 0) / tried.reduce((sum, { visits }) => sum + visits, 0);
}

describe('a secret choice', () => {
  it('is not known to the seat that answers it', () => {
    expect(secret).toBeDefined();
    const position = attacked();
    game.answer(position, 'spend illusion');
    expect(position.decision!.options).toHaveLength(6);
    expect(health(position, module.mind, /^order/)).toBeGreaterThan(health(position, seenThrough, /^order/) + 1);
  });
  it('is not known deeper in the tree either', () => {
    const position = attacked();
    expect(health(position, module.mind, /^spend/)).toBeGreaterThan(health(position, seenThrough, /^spend/) + 0.5);
  });
});
