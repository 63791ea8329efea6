/** Who sits where, whose turn it is and who goes before whom: pages 3, 11 and 15 of the book. */
import { num, type Told } from './told.ts';

export class Seats {
  readonly heroes: readonly string[];
  active = -1;
  readonly out = new Set<number>();
  /** The attacker whose ultimate locks the opponents out. */
  locker: number | null = null;
  constructor(heroes: readonly string[]) {
    this.heroes = heroes;
  }
  get count(): number {
    return this.heroes.length;
  }
  /** Teammates sit side by side. */
  team(seat: number): number {
    return this.count === 4 ? Math.floor(seat / 2) : seat;
  }
  /** Turns alternate between the teams; three go clockwise. */
  after(seat: number): number {
    const round = this.count === 4 ? [0, 2, 1, 3] : this.heroes.map((_, at) => at);
    let at = round.indexOf(seat);
    do at = (at + 1) % round.length;
    while (this.out.has(round[at]!) && round[at] !== seat);
    return round[at]!;
  }
  /** The active player, then the others in the order of play. */
  priority(): number[] {
    const order: number[] = [];
    for (let seat = this.active; !order.includes(seat); seat = this.after(seat)) if (!this.out.has(seat)) order.push(seat);
    return order;
  }
  before(a: number, b: number): boolean {
    const order = this.priority();
    return order.indexOf(a) < order.indexOf(b);
  }
  locked(seat: number): boolean {
    return this.locker !== null && this.team(this.locker) !== this.team(seat);
  }
  hear(told: Told): void {
    if (told.type === 'turnBegan') this.active = num(told['seat']);
    if (told.type === 'defeated') this.out.add(num(told['seat']));
    if (told.type === 'activated' && told['ultimate'] === true) this.locker = num(told['seat']);
    // To the end of the roll phase.
    if (told.type === 'phaseBegan' && told['phase'] !== 'targeting' && told['phase'] !== 'defence') this.locker = null;
    if (told.type === 'turnBegan') this.locker = null;
  }
}
