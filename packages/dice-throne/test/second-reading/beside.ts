/** Plays a random game with the second reading beside it. */
import { keyOf, questionOf, Random, seeded } from '@kolbiste/engine';
import { game } from '../../src/index.ts';
import { DamageReading } from './damage.ts';
import { Seats } from './seats.ts';
import { TimingReading } from './timing.ts';
import { Disagreement, type Counted, type Heard, type Told } from './told.ts';

const HEROES = ['black-panther', 'black-widow', 'captain-marvel', 'doctor-strange', 'loki', 'scarlet-witch', 'spider-man', 'thor'];

/** How seldom windows are answered with more than a pass: else hands are empty before anything meets. */
const EAGER = 3;
/** The answer that throws again what is no six: sixes make ultimates, which chance alone seldom does. */
const forSixes = (dice: readonly number[]): string => `reroll ${dice.flatMap((die, i) => (die === 6 ? [] : [i + 1])).join('')}`;

interface Seen {
  readonly damage: Counted;
  readonly players: readonly Pick<Heard, 'hand' | 'cp'>[];
  readonly rolls: readonly { readonly dice: readonly number[] }[];
}
/** Heroes by chance, but those that are named. */
export function playBeside(seed: string, seats: number, most: number, named: readonly string[] = []): number {
  const choices = new Random(seeded(`second reading ${seed}`));
  const heroes = Array.from({ length: seats }, (_, seat) => named[seat] ?? HEROES[choices.integer(HEROES.length)]!);
  const table = new Seats(heroes);
  const damage = new DamageReading(table);
  const timing = new TimingReading(table);
  const hear = (event: object): void => {
    const told = event as Told;
    timing.hear(told);
    damage.hear(told);
    table.hear(told);
  };
  let n = 0;
  try {
    const position = game.start({ heroes, mirror: true }, seats, seed, hear);
    for (; n < most && position.decision; n++) {
      const { seat, options, about } = position.decision;
      const window = about as { readonly kind?: string; readonly subject?: Heard['declared'] } | null;
      const view = game.see(position, seat).table as unknown as Seen;
      const { hand, cp } = view.players[seat]!;
      timing.ask({ seat, question: questionOf(position), kind: window?.kind ?? null, declared: window?.subject ?? null, hand, cp });
      damage.look(view.damage);
      const keys = options.map(keyOf);
      const sixes = forSixes(view.rolls.at(-1)?.dice ?? []);
      const passes = keys[0] === 'pass' && window?.kind !== 'preempt' && choices.integer(EAGER) > 0;
      const key = keys.includes(sixes) && choices.integer(2) === 0 ? sixes : keys[passes ? 0 : choices.integer(keys.length)]!;
      timing.answer(key);
      game.answer(position, key, hear);
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Disagreement ? error.cause : error;
    if (cause instanceof Disagreement) throw new Disagreement(`${seed}, ${heroes.join(' ')}, answer ${n}: ${cause.message}`);
    throw error;
  }
  return n;
}
