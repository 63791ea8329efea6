/** The final number of damage, as page 14 counts it, and the five types of page 10. Written from the book alone. */
import type { Seats } from './seats.ts';
import { agree, num, type Counted, type Told } from './told.ts';

type Kind = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'untyped';
/** Page 10: what cannot be avoided is never lowered, and only three kinds are raised. */
const LOWERED: readonly Kind[] = ['normal', 'undefendable', 'pure', 'collateral', 'untyped'];
const RAISED: readonly Kind[] = ['normal', 'undefendable', 'ultimate'];
/** Collateral damage aims at nobody, and what has no type is not an attack. */
const ATTACKS: readonly Kind[] = ['normal', 'undefendable', 'pure', 'ultimate'];

interface Entry {
  readonly does: string;
  readonly n: number;
  readonly source: string;
}
interface Incoming {
  /** −1 until the target is known. */
  to: number;
  readonly by: number;
  kind: Kind;
  readonly entries: Entry[];
}

/** Three steps: incoming damage, add and subtract, multiply and divide; `held` is what tokens and passives add by themselves. */
export function foldDamage(kind: Kind, entries: readonly Entry[], held: number): number {
  const lowers = LOWERED.includes(kind);
  const sum = (does: string): number => entries.reduce((n, each) => n + (each.does === does ? each.n : 0), 0);
  const subtotal = Math.max(0, sum('base') + sum('plus') + held - (lowers ? sum('minus') : 0));
  let final = subtotal;
  for (const { does, n } of entries) {
    if (does === 'times') final += subtotal * n - subtotal;
    if (does === 'half' && lowers) final -= Math.floor((subtotal + 1) / 2);
    if (does === 'all' && lowers) final -= subtotal;
  }
  return Math.max(0, final);
}

export class DamageReading {
  private readonly seats: Seats;
  private pooled: Incoming[] = [];
  /** Isolated damage, the innermost last; what hits several at once is one entry. */
  private isolated: Incoming[][] = [];
  private lastTold = '';
  private readonly kinetic: number[];
  private readonly upgraded: Set<string>[];
  private readonly health: number[];
  private readonly cap: number;
  private heals: number[];
  private survivors: number[] = [];
  /** The Illusion that counts, and whether Invisibility was just spent. */
  private illusion = 0;
  private veiled = false;

  constructor(seats: Seats) {
    this.seats = seats;
    const start = seats.count === 3 ? 35 : 50;
    this.kinetic = seats.heroes.map(() => 0);
    this.upgraded = seats.heroes.map(() => new Set());
    this.health = Array.from({ length: seats.count === 4 ? 2 : seats.count }, () => start);
    this.cap = start + 10;
    this.heals = seats.heroes.map(() => 0);
  }

  /** Every 2 Kinetic Energy and Black Widow's fifth upgrade raise an attack by 1. */
  private held({ by, kind }: Incoming): number {
    if (!ATTACKS.includes(kind) || !RAISED.includes(kind)) return 0;
    const training = this.seats.heroes[by] === 'black-widow' && this.upgraded[by]!.size >= 5 ? 1 : 0;
    return Math.floor(this.kinetic[by]! / 2) + training;
  }
  private final(incoming: Incoming, isolated = false): number {
    if (this.seats.out.has(incoming.to)) return 0;
    return foldDamage(incoming.kind, incoming.entries, isolated ? 0 : this.held(incoming));
  }

  hear(told: Told): void {
    switch (told.type) {
      case 'damageAdded':
        this.added(told);
        break;
      case 'damageTypeChanged':
        for (const each of this.pooled) if (ATTACKS.includes(each.kind) && each.to === told['to']) each.kind = told['damage'] as Kind;
        break;
      case 'targeted':
        for (const each of this.pooled) if (each.to < 0) each.to = num(told['target']);
        break;
      case 'illusionShown':
        this.shown(num(told['card']), told.rule === 'DIT 7.25');
        break;
      case 'defended': {
        const attack = this.pooled.find(({ kind, to }) => ATTACKS.includes(kind) && to === told['seat']);
        agree(attack !== undefined && (attack.kind === 'normal' || this.veiled), 'only normal damage is defended, or with Invisibility');
        break;
      }
      case 'settled':
        this.settled(told);
        break;
      case 'phaseBegan':
        this.phase(String(told['phase']));
        break;
      default:
        this.life(told);
    }
    this.veiled = told.type === 'statusLeft' && told['status'] === 'invisibility' && told['how'] === 'spent';
    this.lastTold = told.type === 'damageAdded' ? told.rule : told.type;
  }

  private added(told: Told): void {
    const { does, n, source } = told['line'] as Entry;
    const [to, by, kind] = [num(told['to']), num(told['by']), told['damage'] as Kind];
    const apart = told.rule === 'DIT 15.18';
    if (apart) {
      const incoming = { to, by, kind, entries: [{ does, n, source }] };
      // Told in one breath: one source for several players.
      if (this.lastTold === 'DIT 15.18') this.isolated.at(-1)!.push(incoming);
      else this.isolated.push([incoming]);
      return;
    }
    if (does === 'plus') agree(RAISED.includes(kind) && ATTACKS.includes(kind), `${kind} damage is not modified`);
    // Isolated damage is prevented on its own, and nothing raises it.
    const prevents = does === 'minus' || does === 'half' || does === 'all';
    if (prevents) agree(!this.seats.locked(to), 'a locked player prevents nothing');
    const where = (prevents ? this.isolated.at(-1) : null) ?? this.pooled;
    let incoming = where.find(each => each.to === to && each.kind === kind && (each.by === by || kind === 'untyped'));
    if (!incoming) {
      agree(does === 'base', `${source} changes damage that does not threaten`);
      where.push((incoming = { to, by, kind, entries: [] }));
    }
    incoming.entries.push({ does, n, source });
  }
  /** Another Illusion in the place of the one shown: what that one prevented is prevented no more. */
  private shown(card: number, instead: boolean): void {
    if (instead && this.illusion !== 0)
      for (const { entries } of this.pooled) {
        const at = entries.findLastIndex(({ source }) => source === 'illusion');
        if (at >= 0) entries.splice(at, 1);
      }
    this.illusion = card;
  }

  private settled(told: Told): void {
    const isolated = told['isolated'] === true;
    const dealt = isolated ? this.isolated.pop()! : this.pooled;
    const damage = this.seats.heroes.map(() => 0);
    // What somebody left behind who fell before the total is not dealt.
    const counts = ({ to, by }: Incoming): boolean => to >= 0 && (isolated || !this.seats.out.has(by));
    for (const each of dealt) if (counts(each)) damage[each.to]! += this.final(each, isolated);
    const healing = isolated ? this.seats.heroes.map(() => 0) : this.heals;
    agree(String(damage) === String(told['damage']), `damage ${String(told['damage'])}, by the book ${String(damage)}`);
    agree(String(healing) === String(told['healing']), `healing ${String(told['healing'])}, by the book ${String(healing)}`);
    const change = this.health.map(() => 0);
    for (let seat = 0; seat < this.seats.count; seat++) change[this.seats.team(seat)]! += healing[seat]! - damage[seat]!;
    for (let dial = 0; dial < this.health.length; dial++)
      this.health[dial] = Math.max(0, Math.min(this.cap, this.health[dial]! + change[dial]!));
    for (const seat of this.survivors) if (this.health[this.seats.team(seat)] === 0) this.health[this.seats.team(seat)] = 1;
    agree(String(this.health) === String(told['dials']), `health ${String(told['dials'])}, by the book ${String(this.health)}`);
    this.survivors = [];
    if (isolated) return;
    this.pooled = [];
    this.heals = this.seats.heroes.map(() => 0);
  }
  /** A phase leaves no damage behind, unless the one whose turn it was has fallen. */
  private phase(phase: string): void {
    if (phase !== 'targeting' && phase !== 'defence') this.nothingLeft();
    if (phase === 'offence') this.illusion = 0;
  }
  private nothingLeft(): void {
    const left = this.pooled.reduce((n, each) => n + (each.to < 0 ? 0 : this.final(each)), 0);
    agree(left === 0 || this.seats.out.has(this.seats.active), `${left} damage was never dealt`);
    this.pooled = [];
  }

  private life(told: Told): void {
    const seat = num(told['seat']);
    const status = told['status'];
    if (told.type === 'survived') this.survivors.push(seat);
    if (told.type === 'healWaits') this.heals[seat]! += num(told['n']);
    if (told.type === 'healed') this.health[this.seats.team(seat)]! += num(told['gained']);
    if (told.type === 'healthStolen') {
      this.health[this.seats.team(num(told['from']))]! -= num(told['n']);
      this.health[this.seats.team(seat)]! += num(told['gained']);
    }
    if (told.type === 'upgraded') this.upgraded[seat]!.add(String(told['box']));
    if (told.type === 'defeated') {
      this.kinetic[seat] = 0;
      if (this.seats.count === 3) this.health[seat] = 0;
    }
    if (told.type === 'turnBegan') this.nothingLeft();
    if (status !== 'kineticEnergy') return;
    if (told.type === 'statusGained') this.kinetic[seat]! += num(told['n']);
    if (told.type === 'statusLeft') this.kinetic[seat]! -= num(told['n']);
    if (told.type === 'statusMoved') {
      this.kinetic[num(told['from'])]!--;
      this.kinetic[num(told['to'])]!++;
    }
  }

  /** What is on the table must come to the same, line by line. */
  look(damage: Counted): void {
    const apart = damage.filter(({ isolated }) => isolated).length;
    while (this.isolated.flat().length > apart) {
      const gone = this.isolated.pop()!;
      agree(
        gone.every(each => this.final(each, true) === 0),
        'isolated damage was never dealt',
      );
    }
    if (damage.every(({ isolated }) => isolated)) this.nothingLeft();
    const mine = [
      ...this.pooled.map(each => `${each.to} ${foldDamage(each.kind, each.entries, this.held(each))}`),
      ...this.isolated.flat().map(each => `${each.to} ${foldDamage(each.kind, each.entries, 0)} apart`),
    ].sort();
    const theirs = damage.map(({ to, final, isolated }) => `${to ?? -1} ${final}${isolated ? ' apart' : ''}`).sort();
    agree(mine.join() === theirs.join(), `on the table ${theirs.join()}, by the book ${mine.join()}`);
  }
}
