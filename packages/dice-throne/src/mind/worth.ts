/** What effects are worth to a player, in points of health: read off their words, with a guess where dice decide. */
import type { Seat } from '@kolbiste/engine';
import type { Amount, Context, Script } from '../heroes/definition.ts';
import type { AlterDice } from '../procedures.ts';
import { cardNamed, opsOf, statusNamed } from '../registry.ts';
import { MAX_CP, type CardId, type DamageType, type Packet, type World } from '../state.ts';
import {
  attackBonus,
  attackPacket,
  boxIndex,
  countOf,
  healthCap,
  healthOf,
  heroOf,
  limitOf,
  opponentsOf,
  playerOf,
  sameTeam,
  sumOf,
  teamOf,
} from '../world.ts';

/** A point, a card in hand, and a card more than one can well use. */
export const POINT = 0.9;
const CARD = 1.6;
const SPARE_CARD = 0.9;
/** The more points one has, the less it costs to spend one; and near the end there is little left to spend them on. */
const LAST_TURNS = 3;
export function price(w: World, seat: Seat, cost: number): number {
  const { cp } = playerOf(w, seat);
  let sum = 0;
  for (let left = cp; left > cp - cost; left--) sum += left <= 2 ? POINT : left <= 5 ? 0.6 : 0.3;
  return sum * Math.min(1, turnsLeft(w, seat) / LAST_TURNS);
}
export const MANY_CARDS = 6;
/** What a defence usually takes off a normal attack, and gives back. */
const GUARD = 2;
/** To win, or not to lose, at once. */
export const DECISIVE = 25;

/** Throws that stand for all: every number falls equally often on every die, and the dice do not follow one another. */
const SAMPLES: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, k) => [
  1 + (k % 6),
  1 + ((5 * k + Math.floor(k / 6) * 3 + 2) % 6),
  1 + ((k + Math.floor(k / 2) + 4) % 6),
  1 + ((Math.floor(k / 2) + 3 * (k % 2)) % 6),
  1 + ((7 * k + Math.floor(k / 4) + 1) % 6),
]);

const valueOf = (w: World, c: Context, n: Amount): number => (typeof n === 'number' ? n : n(w, c));

/** What a token on a board is worth to the one who bears it. */
export function tokenWorth(w: World, bearer: Seat, status: string, by: Seat): number {
  const { worth, worthGiven = worth } = statusNamed(status);
  return sameTeam(w, bearer, by) ? worth : worthGiven;
}
/** The same seen from a seat: the others' loss is its gain. */
export const tokenFor = (w: World, seat: Seat, bearer: Seat, status: string, by: Seat): number =>
  (sameTeam(w, seat, bearer) ? 1 : -1) * tokenWorth(w, bearer, status, by);

/** All that threatens the seat now. */
export function threat(w: World, seat: Seat): number {
  let n = 0;
  for (const packet of w.packets) if (packet.to === seat) n += sumOf(w, packet).final;
  for (const packet of w.isolated) if (packet.to === seat) n += sumOf(w, packet).final;
  return n;
}
/** Taking so much off what threatens the seat. */
export function spared(w: World, seat: Seat, n: number): number {
  const all = threat(w, seat),
    health = healthOf(w, seat);
  const less = Math.min(n, all);
  return less + (all >= health && all - less < health ? DECISIVE : 0);
}
/** Taking so much more from somebody's health; what is more than he has is worth nothing. */
function hurt(w: World, seat: Seat, n: number): number {
  const left = healthOf(w, seat) - threat(w, seat);
  return left <= 0 ? 0 : n >= left ? left + DECISIVE : n;
}
/** The opponent an attack will likely meet. */
export function likelyTarget(w: World, seat: Seat): Seat {
  let target = -1;
  for (const other of opponentsOf(w, seat)) if (target < 0 || healthOf(w, other) < healthOf(w, target)) target = other;
  return target;
}

/** Sums up a list of effects; the attack's damage is kept apart, for it is defended as a whole. */
interface Reckoning {
  worth: number;
  attack: number;
  type: DamageType;
}
function reckon(w: World, c: Context, script: Script, share: number, into: Reckoning): void {
  const ops = opsOf(script);
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    switch (op.op) {
      case 'gain': {
        const n = Math.min(valueOf(w, c, op.n), limitOf(w, c.seat, op.status) - countOf(w, c.seat, op.status));
        into.worth += share * n * statusNamed(op.status).worth;
        break;
      }
      case 'inflict': {
        if (c.target < 0) break;
        const n = Math.min(valueOf(w, c, op.n), limitOf(w, c.target, op.status) - countOf(w, c.target, op.status));
        into.worth += share * n * tokenFor(w, c.seat, c.target, op.status, c.seat);
        // And what it does as it comes.
        const { gained } = statusNamed(op.status);
        if (n > 0 && gained?.test(w, c.target))
          into.worth +=
            share * (sameTeam(w, c.seat, c.target) ? 1 : -1) * worthOf(w, { ...c, seat: c.target, target: c.seat }, gained.script);
        break;
      }
      case 'cp':
        into.worth += share * POINT * Math.min(valueOf(w, c, op.n), MAX_CP - playerOf(w, c.seat).cp);
        break;
      case 'loseCp':
        into.worth -= share * POINT * Math.min(valueOf(w, c, op.n), playerOf(w, c.seat).cp);
        break;
      case 'draw':
        into.worth += share * valueOf(w, c, op.n) * (playerOf(w, c.seat).hand.length < MANY_CARDS ? CARD : SPARE_CARD);
        break;
      case 'heal':
        into.worth += share * Math.min(valueOf(w, c, op.n), healthCap(w) - healthOf(w, c.seat));
        break;
      case 'stealCp':
        if (c.target >= 0) into.worth += share * 2 * POINT * Math.min(valueOf(w, c, op.n), playerOf(w, c.target).cp);
        break;
      case 'stealHealth':
        if (c.target >= 0) into.worth += share * 2 * valueOf(w, c, op.n);
        break;
      case 'deal':
        into.attack += share * valueOf(w, c, op.n);
        into.type = op.type;
        break;
      case 'strike': {
        const n = valueOf(w, c, op.n);
        if (op.to === 'self') into.worth -= share * n;
        else if (op.to === 'opponents') for (const seat of opponentsOf(w, c.seat)) into.worth += share * hurt(w, seat, n);
        else {
          const seat = op.to === 'attacker' ? (w.attack?.by ?? c.target) : c.target;
          if (seat >= 0) into.worth += share * hurt(w, seat, n) * (sameTeam(w, seat, c.seat) ? -1 : 1);
        }
        break;
      }
      case 'prevent':
        into.worth += share * spared(w, c.seat, valueOf(w, c, op.n));
        break;
      case 'halve':
        into.worth += share * spared(w, c.seat, Math.ceil(threat(w, c.seat) / 2));
        break;
      case 'avert':
        into.worth += share * spared(w, c.seat, threat(w, c.seat));
        break;
      case 'modify': {
        const packet = attackPacket(w);
        if (packet && packet.to >= 0) into.worth += share * hurt(w, packet.to, valueOf(w, c, op.n));
        break;
      }
      case 'undefendable':
        into.worth += share * GUARD;
        break;
      case 'pick': // the highest of them
        reckon(w, { ...c, dice: [...c.dice].sort((a, b) => b - a).slice(0, op.n) }, op.script, share, into);
        break;
      case 'roll': {
        const n = valueOf(w, c, op.n);
        for (const dice of SAMPLES) reckon(w, { ...c, dice: dice.slice(0, n) }, op.script, share / SAMPLES.length, into);
        break;
      }
      case 'if': {
        const branch = op.test(w, c) ? op.yes : op.no;
        if (branch) reckon(w, c, branch, share, into);
        break;
      }
      case 'either': {
        let best = op.optional ? 0 : -Infinity;
        for (const { script: one, test } of op.options) if (!test || test(w, c)) best = Math.max(best, worthOf(w, c, one));
        if (best > -Infinity) into.worth += share * best;
        break;
      }
      case 'player': {
        let best = op.optional ? 0 : -Infinity;
        for (let seat = 0; seat < w.players.length; seat++) {
          if (!w.players[seat]!.alive || (op.who === 'opponent' && sameTeam(w, seat, c.seat)) || (op.test && !op.test(w, c, seat)))
            continue;
          best = Math.max(best, worthOf(w, { ...c, target: seat }, op.script));
        }
        if (best > -Infinity) into.worth += share * best;
        break;
      }
      case 'targeted':
        reckon(w, c, op.script, share, into);
        break;
      case 'discardToken': {
        const n = Math.min(op.n, countOf(w, c.seat, op.status));
        into.worth -= share * n * statusNamed(op.status).worth;
        break;
      }
      case 'call': {
        const made = op.make(w, c);
        if (made?.procedure === 'prevent') {
          const { seat, does, n } = made.locals as { seat: Seat; does: string; n: number };
          into.worth +=
            share * (sameTeam(w, seat, c.seat) ? 1 : -1) * spared(w, seat, does === 'half' ? Math.ceil(threat(w, seat) / 2) : n);
        } else if (made?.procedure === 'removeToken') into.worth += share * bestRemoval(w, c.seat);
        else if (made?.procedure === 'transferToken') into.worth += share * (bestRemoval(w, c.seat) + 0.5);
        else if (made?.procedure === 'removeAll') into.worth += share * bestStrip(w, c.seat);
        else if (made) into.worth += share * valueOf(w, c, op.worth);
        break;
      }
      case 'do':
        into.worth += share * valueOf(w, c, op.worth);
        break;
      default:
    }
  }
}
/** The whole, with what will likely be left of an attack. */
export function worthOf(w: World, c: Context, script: Script): number {
  const sum: Reckoning = { worth: 0, attack: 0, type: 'normal' };
  reckon(w, c, script, 1, sum);
  if (sum.attack < 0.5 || c.target < 0) return sum.worth;
  const packet: Packet = { to: c.target, by: c.seat, type: sum.type, attack: true, lines: [] };
  const n = sum.attack + attackBonus(w, packet);
  const through = sum.type === 'normal' ? Math.max(n / 2, n - GUARD) : n;
  return sum.worth + hurt(w, c.target, through);
}

export interface Removal {
  readonly remove: string;
  readonly from: Seat;
}
export const removalWorth = (w: World, seat: Seat, { remove, from }: Removal): number => {
  const token = playerOf(w, from).tokens.find(({ status }) => status === remove);
  return token ? -tokenFor(w, seat, from, remove, token.by) : 0;
};
function bestRemoval(w: World, seat: Seat): number {
  let best = -Infinity;
  w.players.forEach(({ alive, tokens }, from) => {
    if (alive)
      for (const { status, by } of tokens) if (statusNamed(status).removable) best = Math.max(best, -tokenFor(w, seat, from, status, by));
  });
  return best > -Infinity ? best : 0;
}
export function stripWorth(w: World, seat: Seat, from: Seat): number {
  let sum = 0;
  for (const { status, by } of playerOf(w, from).tokens) if (statusNamed(status).removable) sum -= tokenFor(w, seat, from, status, by);
  return sum;
}
function bestStrip(w: World, seat: Seat): number {
  let best = -Infinity;
  w.players.forEach(({ alive }, from) => {
    if (alive) best = Math.max(best, stripWorth(w, seat, from));
  });
  return best;
}

/** What a card does to dice, if that is what it does. */
export function diceChange(w: World, c: Context, script: Script): AlterDice | 'attempt' | null {
  for (const op of opsOf(script)) {
    if (op.op !== 'call') continue;
    const made = op.make(w, c);
    if (made?.procedure === 'alterDice') return made.locals as AlterDice;
    if (made?.procedure === 'extraAttempt') return 'attempt';
  }
  return null;
}
/** How many more turns a seat may expect to have. */
export function turnsLeft(w: World, seat: Seat): number {
  let least = Infinity;
  for (const other of opponentsOf(w, seat)) least = Math.min(least, healthOf(w, other));
  return Math.max(1, Math.min(5, Math.min(least, w.dials[teamOf(w, seat)]!) / 7));
}
/** Whether an upgrade would still cover something. */
export function fits(w: World, seat: Seat, id: CardId): boolean {
  const card = cardNamed(w.cards[id]!);
  return card.type === 'upgrade' && playerOf(w, seat).levels[boxIndex(heroOf(w, seat), card.box)]! < card.level;
}
