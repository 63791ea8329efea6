/** Scenario files as replays: the same positions the scenario suite checks, as each viewer may see them. */
import { gameNamed } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import text from '../../summoner-wars/scenarios/timing/active-player-orders.yaml?raw';
import { playScenario } from '../src/worker/scenario.ts';

describe('a scenario on the board', () => {
  const file = 'active-player-orders.yaml';
  const played = playScenario(gameNamed('summoner-wars').game, text, file);
  it('has a step for its start and one for each answer', () => {
    expect(played.info.stops).toEqual([1, 2, 3]);
    expect(played.info.seats.map(({ name }) => name)).toEqual(['Jana', 'Petr']);
    expect(played.rules).toContain('SUM 10.14.1');
    expect(played.title.cs).toMatch(/^Co nastane ve stejném okamžiku/);
    expect(played.title.en).toMatch(/^What takes effect at the same moment/);
  });
  it('shows at each step who was asked', () => {
    expect(played.frame(1, 0).seen?.waiting?.question).toBe('attackPhase.chosen');
    expect(played.frame(2, 0).seen?.waiting?.question).toBe('inTurn.run');
    const asked = played.frame(3, 'spectator').seen!.waiting!.seat;
    expect(played.frame(3, asked).seen?.decision).not.toBeNull();
    expect(played.frame(3, 1 - asked).seen?.decision).toBeNull();
  });
  it('tells what each answer brought, to each viewer', () => {
    const told = played.info.streams.find(({ viewer }) => viewer === 1)!.chapters;
    expect(told[1]!.events.map(({ type }) => type)).toContain('destroyed');
    expect(told[2]!.events.map(({ type }) => type)).toContain('vineGrew');
  });
  it('that is wrong is refused with its line', () => {
    expect(() => playScenario(gameNamed('summoner-wars').game, text.replace('first 1', 'first 7'), file)).toThrow('first 7');
  });
});
