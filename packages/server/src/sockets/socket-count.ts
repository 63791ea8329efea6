/** How many sockets each address and each player has: exactly here, and together with the other servers that live. */
import type { Cluster } from '../cluster/cluster.ts';

type Counting = Pick<Cluster, 'countedHere' | 'countElsewhere'>;

export class SocketCount {
  private readonly cluster: Counting;
  private readonly here = new Map<string, Set<object>>();

  constructor(cluster: Counting) {
    this.cluster = cluster;
  }

  /** Lets a socket in, unless whose it is has the most already; false also when it left meanwhile. */
  async enter(whose: string, socket: object, most: number): Promise<boolean> {
    let own = this.here.get(whose);
    if ((own?.size ?? 0) >= most) return false;
    if (!own) this.here.set(whose, (own = new Set()));
    own.add(socket);
    // First told, then asked: of two servers that let somebody in at once, one at least hears of the other.
    await this.cluster.countedHere(whose, own.size);
    const elsewhere = await this.cluster.countElsewhere(whose);
    if (own.size + elsewhere <= most) return own.has(socket);
    await this.leave(whose, socket);
    return false;
  }

  /** Resolves when others can read it, or it could not be written for now. */
  async leave(whose: string, socket: object): Promise<void> {
    const own = this.here.get(whose);
    if (!own?.delete(socket)) return;
    if (own.size === 0) this.here.delete(whose);
    await this.cluster.countedHere(whose, own.size);
  }

  /** Tells everything again, to servers that may have forgotten it. */
  announce(): void {
    for (const [whose, own] of this.here) void this.cluster.countedHere(whose, own.size);
  }
}
