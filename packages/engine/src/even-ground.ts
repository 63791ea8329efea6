/** Who plays what, where the lot decides: sides that are dealt make a fair game, as far as is known. */
import type { AnyGame } from './game.ts';
import type { Brings, Uneven } from './module.ts';
import type { Plain } from './plain.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** What is known against a pairing; null where it is fair, or nothing is known of it. */
export const unfairness = (uneven: readonly Uneven[] = [], one: Plain, two: Plain): Uneven | null =>
  uneven.find(({ strong, weak }) => (strong === one && weak === two) || (strong === two && weak === one)) ?? null;

/** One of the sides at random: of those that are fair against the other in a duel, if there are any. */
export function fairSide(sides: readonly string[], uneven: readonly Uneven[], random: Random, rival: Plain = null): string {
  const fair = sides.filter(side => unfairness(uneven, side, rival) === null);
  const among = fair.length ? fair : sides;
  return among[random.integer(among.length)]!;
}

/** By seat: what it brings, or what the lot gives it. `blind`: seats that may not learn by their lot what the other has brought. */
export function dealSides(
  brings: Brings,
  options: Plain,
  own: readonly (Plain | null)[],
  random: (seat: Seat) => Random,
  blind: (seat: Seat) => boolean = () => false,
): Plain[] {
  const all = [...own];
  for (const seat of own.keys()) {
    if (own[seat] !== null) continue;
    const other = own.length === 2 ? 1 - seat : -1;
    const rival = other < 0 || (own[other] !== null && blind(seat)) ? undefined : all[other]!;
    all[seat] = brings.usual(options, seat, random(seat), rival);
  }
  return all;
}

/** The options of a table of one device, with what its seats leave to the lot. */
export function withLots({ module: { brings } }: AnyGame, options: Plain, seats: number, random: (seat: Seat) => Random): Plain {
  if (!brings?.open || typeof options !== 'object' || options === null || !(brings.wanted?.(options) ?? true)) return options;
  const said = (options as { readonly [option: string]: Plain })[brings.option];
  if (said !== undefined && !Array.isArray(said)) return options;
  const own = Array.from({ length: seats }, (_, seat): Plain => {
    const value = (said as readonly Plain[] | undefined)?.[seat];
    return brings.open!(value) ? null : value!;
  });
  return own.includes(null) ? { ...(options as object), [brings.option]: dealSides(brings, options, own, random) } : options;
}
