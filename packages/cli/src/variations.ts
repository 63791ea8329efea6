/** The tables of each game that long runs play: at random where the game knows how, else its modes in turn. */
import { Random, seeded, type Plain } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';

export interface Variation {
  readonly options: Plain;
  readonly seats: number;
}

/** The table of the n-th game of a run. */
export function variationAt(id: string, seed: string): (game: number) => Variation {
  const { module } = gameNamed(id).game;
  if (module.variation) return game => module.variation!(new Random(seeded(`${seed}/${game}/table`)));
  const all = variationsOf(id);
  return game => all[game % all.length]!;
}

/** Every choice of every option once, each with the others at their defaults, for every number of seats. */
function variationsOf(id: string): readonly Variation[] {
  const { module } = gameNamed(id).game;
  const all: Variation[] = [];
  for (let seats = module.seats.min; seats <= module.seats.max; seats++) {
    all.push({ options: {}, seats });
    for (const { name, values, kind } of module.options.fields) {
      const choices: readonly Plain[] = kind === 'flag' ? [true, false] : (values ?? []);
      for (const value of choices) if (works(module, { [name]: value }, seats)) all.push({ options: { [name]: value }, seats });
    }
  }
  return all;
}

/** Some choices need more than a word (a collection needs its cards): those are left to tests that bring it. */
function works({ id }: { readonly id: string }, options: Plain, seats: number): boolean {
  try {
    gameNamed(id).game.start(options, seats, 'variation');
    return true;
  } catch {
    return false;
  }
}
