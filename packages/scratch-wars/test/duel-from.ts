/** Positions for tests, in the words of scenario files. Jana sits at 0, Petr at 1; her weapons are numbered first, then his. */
import { scripted, type Plain } from '@kolbiste/engine';
import { Play, type AnyEvent, type AnyPosition } from '@kolbiste/testkit';
import { scratchWarsGame, type Duel } from '../src/index.ts';

export const JANA = 0;
export const PETR = 1;
export const SEATS = ['Jana', 'Petr'] as const;

export interface DuelFrom {
  readonly options?: Plain;
  /** Spins to come. */
  readonly random?: readonly number[];
}

export function duelFrom(given: Plain, { options = {}, random = [] }: DuelFrom = {}): Play {
  const { module } = scratchWarsGame;
  const start = module.scenario.read(given, module.options.read(options), SEATS);
  const events: AnyEvent[] = [];
  const position: AnyPosition = scratchWarsGame.startFrom(start, SEATS.length, scripted(random), event => events.push(event));
  return new Play(scratchWarsGame, position, events);
}

export const worldOf = (play: Play): Duel => play.position.world as Duel;
export const livesOf = (play: Play): number[] => worldOf(play).sides.map(({ lives }) => lives);
export const weaponOf = (play: Play, id: number): Duel['weapons'][number] => worldOf(play).weapons[id]!;
/** The events of one kind, in order. */
export const all = (play: Play, type: string): AnyEvent[] => play.events.filter(event => event.type === type);
/** Rules in the brackets in which titles carry them. */
export const tags = (...rules: readonly (string | null)[]): string =>
  [...new Set(rules)].flatMap(rule => (rule ? [`[${rule}]`] : [])).join(' ');
