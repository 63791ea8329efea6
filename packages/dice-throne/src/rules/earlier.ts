/** Views of earlier versions of these rules as today's board reads them. The rules themselves are kept in `rules/`. */
import type { Plain, Seat } from '@kolbiste/engine';
import { heroNamed, statusNamed } from '../cards/registry.ts';
import { placesOn } from './abilities.ts';
import { billOf } from './ledger.ts';
import { HEAL_ABOVE, type Roll, type Switches } from './state.ts';
import type { AttackView, CardView, DamageView, HeldView, PlayerView, TableView } from './view.ts';

/** Nobody and nothing were -1 and the empty text; marks were words. */
type Player3 = Omit<PlayerView, 'locked' | 'held' | 'permissions' | 'companion' | 'marks'> & { readonly companion: number };
type Roll3 = Omit<Roll, 'foreign' | 'announced' | 'restarts'> & { readonly foreign: number; readonly announced: string };
type Attack3 = Omit<AttackView, 'target' | 'defence' | 'rethrown' | 'survivors' | 'marks'> & {
  readonly target: number;
  readonly defence: string;
};
type Damage3 = Omit<DamageView, 'to' | 'bill'> & { readonly to: number };
interface View3 extends Omit<
  TableView,
  'cap' | 'kings' | 'order' | 'players' | 'playing' | 'rolls' | 'attack' | 'damage' | 'lock' | 'switches'
> {
  readonly players: readonly Player3[];
  readonly playing: readonly CardView[];
  readonly rolls: readonly Roll3[];
  readonly attack: Attack3 | null;
  readonly damage: readonly Damage3[];
  readonly lock: number;
  readonly switches: Omit<Switches, 'holds'>;
}
/** What the view did not tell. */
interface Hidden3 {
  readonly owners: readonly Seat[];
  readonly dials: readonly number[];
  readonly dialsBefore: readonly number[];
}

const some = (n: number): number | null => (n < 0 ? null : n);

function heldOf({ hero, tokens, raised }: Player3): HeldView[] {
  const statuses = [...new Set(tokens.map(({ status }) => status))];
  return statuses.map(status => {
    const { limit, covers } = statusNamed(status);
    const states = tokens.filter(token => token.status === status).map(({ state }) => state);
    const places = placesOn(heroNamed(hero));
    return { status, states, limit: limit + (raised[status] ?? 0), covers: covers ? states.map(state => places[state]!) : [] };
  });
}

function kingsOf({ mode, players, switches }: View3, { dials, dialsBefore }: Hidden3): Seat[] {
  if (mode !== 'hill') return [];
  const of = switches.kingTest === 'now' ? dials : dialsBefore;
  const living = players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
  const most = Math.max(0, ...living.map(seat => of[seat]!));
  return living.filter(seat => of[seat] === most);
}

/** In turn order, the active player first: in teams A1, B1, A2, B2. */
function orderOf({ mode, active, players }: View3): Seat[] {
  const around = mode === 'teams' ? [0, 2, 1, 3] : players.map((_, seat) => seat);
  const from = around.indexOf(active);
  return [...around.slice(from), ...around.slice(0, from)].filter(seat => players[seat]!.alive);
}

const fromVersion3 = (view: View3, hidden: Hidden3): TableView => ({
  ...view,
  cap: view.start + HEAL_ABOVE,
  kings: kingsOf(view, hidden),
  order: orderOf(view),
  players: view.players.map(player => ({
    ...player,
    locked: view.lock >= 0 && view.players[view.lock]!.team !== player.team,
    held: heldOf(player),
    companion: some(player.companion),
    marks: [],
    permissions: [],
  })),
  playing: view.playing.map(card => ({ ...card, owner: hidden.owners[card.id]! })),
  rolls: view.rolls.map(roll => ({ ...roll, foreign: some(roll.foreign), announced: roll.announced || null, restarts: false })),
  attack: view.attack && {
    ...view.attack,
    target: some(view.attack.target),
    defence: view.attack.defence || null,
    rethrown: false,
    survivors: [],
    marks: [],
  },
  // Damage whose target is not known yet is left out: the words of that release would take nobody for a seat.
  damage: view.damage.filter(({ to }) => to >= 0).map(packet => ({ ...packet, bill: billOf(packet, packet) })),
  lock: some(view.lock),
  switches: { ...view.switches, holds: false },
});

export const earlierView = (version: number, view: Plain, position: Plain): Plain =>
  version === 3 ? (fromVersion3(view as unknown as View3, position as unknown as Hidden3) as unknown as Plain) : view;
