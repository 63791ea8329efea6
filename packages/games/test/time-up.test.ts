/** The table says that time is up: everybody plays one more complete turn, and the game is over. */
import { keyOf, TIME_KEY, type AnyPosition } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed, type GameId } from '../src/index.ts';

type Event = { readonly type: string; readonly rule: string; readonly seat?: number; readonly side?: number };

/** Nobody does much: what ends a turn or passes, if there is such an answer. */
const IDLE = ['pass', 'keep', 'end', 'done', 'stop', 'none'];
function idle(position: AnyPosition): string {
  const keys = position.decision!.options.map(keyOf);
  return IDLE.find(key => keys.includes(key)) ?? keys.at(-1)!;
}

/** Plays until this many turns have begun, calls the time, and plays to the end. */
function called(id: GameId, options: object, after: number) {
  const { game, text } = gameNamed(id);
  const events: Event[] = [];
  const position = game.start(options, 2, 'time', event => void events.push(event)) as AnyPosition;
  const begun = (): Event[] => events.filter(({ type }) => type === 'turnBegan');
  const on = (): void => void game.answer(position, idle(position), event => void events.push(event));
  for (let n = 0; begun().length < after && n < 3_000; n++) on();
  const twin = game.clone(position);
  const told: Event[] = [];
  game.takeRecorded(position, TIME_KEY, event => void told.push(event));
  const turns = begun().length;
  for (let n = 0; position.outcome === null && n < 3_000; n++) on();
  return { game, text, told, later: begun().slice(turns), outcome: position.outcome, twin };
}

const CASES = [
  ['doomtrooper', { turnLimit: 0 }, 'DOT 1.7', /^DOT (1\.8|DR-102)$/],
  ['doomtrooper', { profile: 'standard', timeTie: 'draw' }, 'DOT 1.7', /^DOT (1\.8|DR-102)$/],
  ['summoner-wars', { decks: ['benders', 'sand-goblins'] }, 'SUM B8', /^SUM B8$/],
  ['dice-throne', { heroes: ['thor', 'loki'] }, 'DIT R94', /^DIT R94$/],
  ['scratch-wars', {}, 'SCW R-22', /^SCW R-22$/],
] as const;

describe.each(CASES)('%s %j', (id, options, rule, end) => {
  // Who does nothing for three turns loses at Doomtrooper by the standard rules, having no warrior.
  const after = id === 'scratch-wars' || 'profile' in options ? 1 : 3;
  const { game, text, told, later, outcome, twin } = called(id, options, after);

  it('says so, by its rule and in both languages', () => {
    expect(told).toHaveLength(1);
    expect(told[0]!.rule).toBe(rule);
    for (const language of ['cs', 'en'] as const) {
      const line = text[language].event(game.module.redact(twin.world, told[0], 0), {
        seats: ['Jana', 'Petr'],
        view: game.module.view(twin.world, 0),
      });
      expect(line).toMatch(/Čas vypršel|Time is up/);
    }
  });

  it('everybody plays one more complete turn, and no more', () => {
    // In Scratch Wars the round that is on is played out first; in the two with a cap of turns the one after it ends the game as it begins.
    const capped = id === 'summoner-wars' || id === 'dice-throne';
    const more = id === 'scratch-wars' ? later.slice(-2) : capped ? later.slice(0, -1) : later;
    expect(more.map(({ seat, side }) => (seat ?? side)!).sort()).toEqual([0, 1]);
    if (id === 'scratch-wars') expect(later.length).toBeLessThanOrEqual(3);
  });

  it('the game ends by its rule', () => {
    expect(outcome!.rule).toMatch(end);
    if (rule !== 'DOT 1.7') expect(outcome!.places).toEqual([1, 1]);
  });

  it('what was copied before knows nothing of it', () => {
    const copy = game.clone(twin);
    game.takeRecorded(copy, TIME_KEY);
    expect(copy.world).not.toEqual(twin.world);
  });
});
