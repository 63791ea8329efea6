/** Everybody against everybody, and leagues: groups of those who are about equally strong. */

/** How many rounds this many players need. */
export const robinRounds = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/** The pairs of a round, counted from 1, by the circle method; who begins comes first. With an odd number somebody rests. */
export function robinRound(players: readonly string[], round: number): readonly (readonly [string, string])[] {
  const circle: (string | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const [fixed, ...turning] = circle;
  const turn = (round - 1) % turning.length;
  const seated = [fixed!, ...turning.slice(turn), ...turning.slice(0, turn)];
  const pairs: (readonly [string, string])[] = [];
  for (let i = 0; i < seated.length / 2; i++) {
    const [a, b] = [seated[i]!, seated[seated.length - 1 - i]!];
    if (a === null || b === null) continue;
    // The first pair turns every round, the others by their place: everybody begins about as often as not.
    pairs.push((i === 0 ? round : i) % 2 === 0 ? [b, a] : [a, b]);
  }
  return pairs;
}

/** Groups of about `size`, the strongest first: sizes differ by at most one. */
export function leagueGroups(ranked: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.round(ranked.length / size));
  const groups: string[][] = [];
  for (let i = 0, from = 0; i < count; i++) {
    const share = Math.floor(ranked.length / count) + (i < ranked.length % count ? 1 : 0);
    groups.push(ranked.slice(from, from + share));
    from += share;
  }
  return groups;
}

/** The order in which a season's players begin the next: the last two of a group change places with the first two of the one below. */
export function afterSeason(groups: readonly (readonly string[])[]): readonly string[] {
  const next = groups.map(group => [...group]);
  for (let i = 0; i + 1 < next.length; i++) {
    const moving = Math.min(2, Math.floor(groups[i]!.length / 2), Math.floor(groups[i + 1]!.length / 2));
    if (moving === 0) continue;
    const down = next[i]!.splice(-moving);
    const up = next[i + 1]!.splice(0, moving);
    next[i]!.push(...up);
    next[i + 1]!.unshift(...down);
  }
  return next.flat();
}
