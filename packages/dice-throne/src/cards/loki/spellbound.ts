/** Spellbound: tokens on the names of abilities. */
import type { Seat } from '@kolbiste/engine';
import { abilityPlaces, namesNow } from '../../rules/abilities.ts';
import { giveWithState } from '../../rules/atoms.ts';
import { define } from '../../rules/procedures.ts';
import { alive, playerOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { limitOf } from '../../rules/statuses.ts';
import { SEAL } from './names.ts';

/** Abilities a seal may lie on: not the ultimate, no two on one name, one must stay free. */
export function sealable(w: World, seat: Seat): number[] {
  const places = abilityPlaces(w, seat);
  const lying = playerOf(w, seat).tokens.flatMap(({ status, state }) => (status === SEAL ? [state] : []));
  const open = namesNow(w, seat)
    .map(name => places.indexOf(name))
    .filter(at => !lying.includes(at));
  return open.length > 1 && lying.length < limitOf(w, seat, SEAL) ? open : [];
}

interface Locals {
  readonly seat: Seat | null;
  readonly by: Seat;
  left: number;
}
export const sealAbilities = define<Locals, { offer: unknown; chosen: { readonly seal: string } }, null>('sealAbilities', {
  offer(g, { seat, by, left }) {
    if (left <= 0 || seat === null || !alive(g.world, seat)) return g.done(null);
    const names = abilityPlaces(g.world, seat);
    const options = sealable(g.world, seat).map(at => ({ seal: names[at]! }));
    return options.length ? g.ask('chosen', by, 'DIT 6.19', options, { player: seat }) : g.done(null);
  },
  chosen(g, v, { seal }) {
    v.left--;
    const seat = v.seat!;
    giveWithState(g, { to: seat, by: v.by, status: SEAL, rule: 'DIT 15.17' }, abilityPlaces(g.world, seat).indexOf(seal));
    return g.go('offer', null);
  },
});
