/** What the lot deals: a fair game, as far as is known, and nothing that gives a secret away. */
import { describe, expect, it } from 'vitest';
import {
  dealSides,
  fairSide,
  Random,
  seeded,
  unfairness,
  withLots,
  type AnyGame,
  type Brings,
  type Plain,
  type Uneven,
} from '../src/index.ts';

const SIDES = ['lion', 'wolf', 'hare'];
const UNEVEN: readonly Uneven[] = [{ strong: 'lion', weak: 'hare', wins: 90 }];
const brings = {
  option: 'sides',
  read: (value: Plain) => value,
  summary: () => null,
  usual: (_: Plain, __: number, random: Random, rival?: Plain) => fairSide(SIDES, UNEVEN, random, rival),
  open: (value: Plain | undefined) => value === undefined || value === '',
  uneven: UNEVEN,
} as unknown as Brings;
const lots =
  (name: string) =>
  (seat: number): Random =>
    new Random(seeded(`${name}/${seat}`));
const seen = (deal: (name: string) => readonly unknown[]): Set<string> =>
  new Set(Array.from({ length: 60 }, (_, n) => deal(`n${n}`).join(' ')));

describe('the lot', () => {
  it('knows an unfair pairing from both sides', () => {
    expect(unfairness(UNEVEN, 'hare', 'lion')?.wins).toBe(90);
    expect([unfairness(UNEVEN, 'lion', 'wolf'), unfairness(undefined, 'lion', 'hare')]).toEqual([null, null]);
  });
  it('deals a duel every pairing but the unfair one', () => {
    const dealt = seen(name => dealSides(brings, {}, [null, null], lots(name)));
    expect(dealt.has('lion hare') || dealt.has('hare lion')).toBe(false);
    expect(dealt.size).toBe(7);
  });
  it('deals a bot what is fair against what a player has brought', () => {
    expect(seen(name => dealSides(brings, {}, ['hare', null], lots(name)))).toEqual(new Set(['hare hare', 'hare wolf']));
    expect(seen(name => dealSides(brings, {}, [null, 'lion'], lots(name)))).toEqual(new Set(['lion lion', 'wolf lion']));
  });
  it('tells nobody by his own lot what another keeps secret', () => {
    const blind = (other: string): Set<string> => seen(name => dealSides(brings, {}, [null, other], lots(name), () => true).slice(0, 1));
    expect(blind('hare')).toEqual(blind('lion'));
    expect(blind('hare').size).toBe(3);
  });
  it('minds nothing where more than two play', () => {
    expect(seen(name => dealSides(brings, {}, ['hare', null, 'wolf'], lots(name)).slice(1, 2))).toEqual(new Set(SIDES));
  });
  it('fills the seats of a table that leave it to the lot, and those alone', () => {
    const game = { module: { brings } } as unknown as AnyGame;
    expect(withLots(game, { sides: ['hare', 'lion'], more: 1 }, 2, lots('x'))).toEqual({ sides: ['hare', 'lion'], more: 1 });
    const filled = withLots(game, { sides: ['hare', ''], more: 1 }, 2, lots('x')) as { sides: string[]; more: number };
    expect([filled.sides[0], ['hare', 'wolf'].includes(filled.sides[1]!), filled.more]).toEqual(['hare', true, 1]);
    expect((withLots(game, {}, 2, lots('x')) as { sides: string[] }).sides).toHaveLength(2);
    const { open, ...closed } = brings;
    expect(open!('lion')).toBe(false);
    expect(withLots({ module: { brings: closed } } as unknown as AnyGame, {}, 2, lots('x'))).toEqual({});
  });
});
