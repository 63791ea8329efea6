/** What effects are worth to a player, in points of health: read off the effects, with a guess where dice decide. */
import type { Seat } from '@kolbiste/engine';
import { opsOf, statusNamed } from '../cards/registry.ts';
import type { ActionCard, Amount, Context, Script } from '../cards/vocabulary.ts';
import { attackBonus, attackPacket, sumOf } from '../rules/packets.ts';
import type { AlterDice, Prevention } from '../rules/procedures.ts';
import { healthCap, healthOf, opponentsOf, playerOf, sameTeam, teamOf } from '../rules/queries.ts';
import { MAX_CP, type Aim, type DamageType, type Token, type World } from '../rules/state.ts';
import { countOf, limitOf } from '../rules/statuses.ts';

/** A combat point, a card in hand, and a card beyond what can well be used. */
export const POINT = 0.9;
const CARD = 1.6;
const SPARE_CARD = 0.9;
/** The more points a player has, the less it costs to spend one; and near the end there is little left to spend them on. */
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

/** A token as far as its worth goes. */
export type TokenOf = Pick<Token, 'status' | 'by'>;
/** What a token on a board is worth to its bearer. */
export function tokenWorth(w: World, bearer: Seat, { status, by }: TokenOf): number {
  const { worth, worthGiven = worth } = statusNamed(status);
  return sameTeam(w, bearer, by) ? worth : worthGiven;
}
/** The same seen from a seat: the others' loss is its gain. */
export const tokenFor = (w: World, seat: Seat, bearer: Seat, token: TokenOf): number =>
  (sameTeam(w, seat, bearer) ? 1 : -1) * tokenWorth(w, bearer, token);

/** All that threatens the seat now. */
export function threat(w: World, seat: Seat): number {
  let n = 0;
  for (const packet of w.packets) if (packet.to === seat) n += sumOf(w, packet).final;
  for (const packet of w.isolated.flat()) if (packet.to === seat) n += sumOf(w, packet).final;
  return n;
}
/** Taking n off what threatens the seat. */
export function spared(w: World, seat: Seat, n: number): number {
  const all = threat(w, seat),
    health = healthOf(w, seat);
  const less = Math.min(n, all);
  return less + (all >= health && all - less < health ? DECISIVE : 0);
}
/** Taking n more from a seat's health; more than it has is worth nothing. */
function hurt(w: World, seat: Seat, n: number): number {
  const left = healthOf(w, seat) - threat(w, seat);
  return left <= 0 ? 0 : n >= left ? left + DECISIVE : n;
}
/** The opponent an attack will likely meet. */
export function likelyTarget(w: World, seat: Seat): Seat | null {
  let target: Seat | null = null;
  for (const other of opponentsOf(w, seat)) if (target === null || healthOf(w, other) < healthOf(w, target)) target = other;
  return target;
}
/** Dice of an attack are read before its target is known: damage to nobody would count for nothing. */
export const aimed = (w: World, c: Context): Context => (c.target === null ? { ...c, target: likelyTarget(w, c.seat) } : c);

/** Sums up lists of effects; the attack's damage is kept apart, because it is defended as a whole. */
class Tally {
  worth = 0;
  attack = 0;
  type: DamageType = 'normal';
  private readonly world: World;
  constructor(w: World) {
    this.world = w;
  }
  /** `share`: how likely they happen. */
  add(c: Context, script: Script, share: number): void {
    const w = this.world;
    for (const op of opsOf(script)) {
      switch (op.op) {
        case 'gain': {
          const n = Math.min(valueOf(w, c, op.n), limitOf(w, c.seat, op.status) - countOf(w, c.seat, op.status));
          this.worth += share * n * statusNamed(op.status).worth;
          break;
        }
        case 'inflict': {
          if (c.target === null) break;
          const n = Math.min(valueOf(w, c, op.n), limitOf(w, c.target, op.status) - countOf(w, c.target, op.status));
          this.worth += share * n * tokenFor(w, c.seat, c.target, { status: op.status, by: c.seat });
          // And what it does as it comes.
          const { gained } = statusNamed(op.status);
          if (n > 0 && gained?.test(w, c.target))
            this.worth +=
              share * (sameTeam(w, c.seat, c.target) ? 1 : -1) * worthOf(w, { ...c, seat: c.target, target: c.seat }, gained.script);
          break;
        }
        case 'cp':
          this.worth += share * POINT * Math.min(valueOf(w, c, op.n), MAX_CP - playerOf(w, c.seat).cp);
          break;
        case 'loseCp':
          this.worth -= share * POINT * Math.min(valueOf(w, c, op.n), playerOf(w, c.seat).cp);
          break;
        case 'draw':
          this.worth += share * valueOf(w, c, op.n) * (playerOf(w, c.seat).hand.length < MANY_CARDS ? CARD : SPARE_CARD);
          break;
        case 'heal':
          this.worth += share * Math.min(valueOf(w, c, op.n), healthCap(w) - healthOf(w, c.seat));
          break;
        case 'stealCp':
          if (c.target !== null) this.worth += share * 2 * POINT * Math.min(valueOf(w, c, op.n), playerOf(w, c.target).cp);
          break;
        case 'stealHealth':
          if (c.target !== null) this.worth += share * 2 * valueOf(w, c, op.n);
          break;
        case 'deal':
          this.attack += share * valueOf(w, c, op.n);
          this.type = op.type;
          break;
        case 'strike': {
          const n = valueOf(w, c, op.n);
          if (op.to === 'self') this.worth -= share * n;
          else if (op.to === 'opponents') for (const seat of opponentsOf(w, c.seat)) this.worth += share * hurt(w, seat, n);
          else {
            const seat = op.to === 'attacker' ? (w.attack?.by ?? c.target) : c.target;
            if (seat !== null) this.worth += share * hurt(w, seat, n) * (sameTeam(w, seat, c.seat) ? -1 : 1);
          }
          break;
        }
        case 'prevent':
          this.worth += share * spared(w, c.seat, valueOf(w, c, op.n));
          break;
        case 'halve':
          this.worth += share * spared(w, c.seat, Math.ceil(threat(w, c.seat) / 2));
          break;
        case 'avert':
          this.worth += share * spared(w, c.seat, threat(w, c.seat));
          break;
        case 'modify': {
          const packet = attackPacket(w);
          if (packet && packet.to !== null) this.worth += share * hurt(w, packet.to, valueOf(w, c, op.n));
          break;
        }
        case 'undefendable':
          this.worth += share * GUARD;
          break;
        case 'pick': // the highest of them
          this.add({ ...c, dice: [...c.dice].sort((a, b) => b - a).slice(0, op.n) }, op.script, share);
          break;
        case 'roll': {
          const n = valueOf(w, c, op.n);
          for (const dice of SAMPLES) this.add({ ...c, dice: dice.slice(0, n) }, op.script, share / SAMPLES.length);
          break;
        }
        case 'if': {
          const branch = op.test(w, c) ? op.yes : op.no;
          if (branch) this.add(c, branch, share);
          break;
        }
        case 'either': {
          let best = op.optional ? 0 : -Infinity;
          for (const { script: one, test } of op.options) if (!test || test(w, c)) best = Math.max(best, worthOf(w, c, one));
          if (best > -Infinity) this.worth += share * best;
          break;
        }
        case 'player': {
          let best = op.optional ? 0 : -Infinity;
          for (let seat = 0; seat < w.players.length; seat++) {
            if (!w.players[seat]!.alive || (op.who === 'opponent' && sameTeam(w, seat, c.seat)) || (op.test && !op.test(w, c, seat)))
              continue;
            best = Math.max(best, worthOf(w, { ...c, target: seat }, op.script));
          }
          if (best > -Infinity) this.worth += share * best;
          break;
        }
        case 'targeted':
          this.add(c, op.script, share);
          break;
        case 'discardToken': {
          const n = Math.min(op.n, countOf(w, c.seat, op.status));
          this.worth -= share * n * statusNamed(op.status).worth;
          break;
        }
        case 'call': {
          const made = op.make(w, c);
          if (made?.procedure === 'prevent') {
            const { seat, does, n } = made.locals as Prevention;
            this.worth +=
              share * (sameTeam(w, seat, c.seat) ? 1 : -1) * spared(w, seat, does === 'half' ? Math.ceil(threat(w, seat) / 2) : n);
          } else if (made) this.worth += share * valueOf(w, c, op.worth);
          break;
        }
        case 'do':
          this.worth += share * valueOf(w, c, op.worth);
          break;
        default:
      }
    }
  }
}
/** The whole, with what will likely be left of an attack. */
export function worthOf(w: World, c: Context, script: Script): number {
  const { seat, target } = c;
  const sum = new Tally(w);
  sum.add(c, script, 1);
  if (sum.attack < 0.5 || target === null) return sum.worth;
  const n = sum.attack + attackBonus(w, { to: target, by: seat, type: sum.type, attack: true, lines: [] });
  const through = sum.type === 'normal' ? Math.max(n / 2, n - GUARD) : n;
  return sum.worth + hurt(w, target, through);
}

/** What aiming a card there brings. */
export function aimWorth(w: World, seat: Seat, { script, id }: ActionCard, aim: Aim): number {
  if ('remove' in aim) {
    const token = playerOf(w, aim.from).tokens.find(({ status }) => status === aim.remove);
    return token ? -tokenFor(w, seat, aim.from, token) : 0;
  }
  if ('move' in aim) {
    const token = playerOf(w, aim.from).tokens.find(({ status, state }) => status === aim.move && state === aim.state)!;
    return tokenFor(w, seat, aim.to, token) - tokenFor(w, seat, aim.from, token);
  }
  if (!('player' in aim)) return 0;
  const op = opsOf(script).find(each => each.op === 'player');
  return op ? worthOf(w, { seat, target: aim.player, dice: [], source: id }, op.script) : stripWorth(w, seat, aim.player);
}
/** The best that a card with aims of its own can do; null for the others. */
export function bestAim(w: World, seat: Seat, card: ActionCard): number | null {
  const aims = card.aims ? card.aims(w, seat) : [];
  return aims.length ? Math.max(...aims.map(aim => aimWorth(w, seat, card, aim))) : null;
}
function stripWorth(w: World, seat: Seat, from: Seat): number {
  let sum = 0;
  for (const token of playerOf(w, from).tokens) if (statusNamed(token.status).removable) sum -= tokenFor(w, seat, from, token);
  return sum;
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
/** How many more turns a seat can expect. */
export function turnsLeft(w: World, seat: Seat): number {
  let least = Infinity;
  for (const other of opponentsOf(w, seat)) least = Math.min(least, healthOf(w, other));
  return Math.max(1, Math.min(5, Math.min(least, w.dials[teamOf(w, seat)]!) / 7));
}
